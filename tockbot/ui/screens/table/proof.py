"""Why the cards of a game were dealt fairly, in two sentences, and all that it takes to check it."""

from __future__ import annotations

from tockbot.tables import Proof, TableSeen
from tockbot.ui.press import GiveUp
from tockbot.ui.screen import Button, Screen, Style
from tockbot.ui.words.person_names import shown_name
from tockbot.ui.words.speaker import Speaker


def secret_screen(say: Speaker, seen: TableSeen) -> Screen:
    """That a seed is secret while its game may be taken up again, and how its people can make an end of that."""
    button = Button(say("button-give-up"), GiveUp(seen.id), Style.DANGER)
    return Screen(say("proof-secret"), ((button,),) if seen.closed_for is not None else ())


def proof_screen(say: Speaker, seen: TableSeen, proof: Proof) -> Screen:
    """The proof of a game's chance, which was checked just now."""
    facts = [say("proof-seed", number=seen.id, seed=proof.seed, hash=proof.seed_hash)]
    if proof.message is None:
        return Screen("\n".join((say("proof-unannounced"), *facts, say("proof-holds"))))
    link = f"https://discord.com/channels/{seen.guild}/{seen.channel}/{proof.message}"
    facts.append(say("proof-message", id=str(proof.message), link=link))
    if proof.cut:
        facts.append(say("proof-cut", cut=shown_name(proof.cut)))
    return Screen("\n".join((say("proof-explained"), *facts, say("proof-holds"))))

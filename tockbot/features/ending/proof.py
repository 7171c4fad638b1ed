"""*Is it fair?*: the chance of a game that is over, checked when somebody asks."""

from __future__ import annotations

from tockbot.bot.boards import link_of
from tockbot.bot.handlers import does
from tockbot.bot.press import AtTable, press
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Screen, Style
from tockbot.bot.shared_presses import ShowProof
from tockbot.bot.words import Speaker, shown_cut
from tockbot.tables import LogError, Proof, TableSeen, commands


@press("give_up")
class GiveUp(AtTable):
    """Agree that a table that was closed is closed for good."""


class Proving:
    """Shows why the cards of a game were dealt fairly."""

    @does(ShowProof)
    async def show_proof(self, request: Request, press: ShowProof) -> None:
        """Say why they were, and whether the game's log bears that out."""
        say = request.say
        try:
            proof = await request.tables.proof(press.table_id)
        except LogError:
            await request.show(Screen(say("proof-fails")))
            return
        seen = request.seen()
        if proof is None:
            await request.show(secret_screen(say, seen, gives_up=request.would_change(commands.give_up)))
        else:
            await request.show(proof_screen(say, seen, proof))

    @does(GiveUp)
    async def give_up(self, request: Request, _: GiveUp) -> None:
        """Agree that a table that was closed is closed for good."""
        step = await request.decide(commands.give_up)
        await request.show(Screen(request.say("given-up", people=len(step.table.not_given_up))))


def secret_screen(say: Speaker, seen: TableSeen, *, gives_up: bool) -> Screen:
    """That a seed is secret while its game may be taken up again, and how whoever may can make an end of that."""
    button = Button(say("button-give-up"), GiveUp(seen.id), Style.DANGER)
    return Screen(say("proof-secret"), ((button,),) if gives_up else ())


def proof_screen(say: Speaker, seen: TableSeen, proof: Proof) -> Screen:
    """The proof of a game's chance, which was checked just now."""
    facts = [say("proof-seed", number=seen.id, seed=proof.seed)]
    if proof.message is None:
        return Screen("\n".join((say("proof-unannounced"), *facts, say("proof-holds"))))
    link = link_of(seen, (seen.channel, proof.message))
    facts.append(say("proof-message", id=str(proof.message), link=link))
    if proof.lobby is not None:
        facts.append(say("proof-lobby", link=link_of(seen, (seen.channel, proof.lobby))))
    if proof.cut:
        facts.append(say("proof-cut", cut=shown_cut(proof.cut)))
    return Screen("\n".join((say("proof-explained"), *facts, say("proof-holds"))))

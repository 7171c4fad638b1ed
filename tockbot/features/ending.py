"""The end of a table: applause, ending it early, reopening it, and the proof that the deal was fair.

A finished game's message is not edited any more, except to list who pressed *Well played*. The names are read from the
message itself, so they survive a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

import discord

from tockbot.bot.handlers import Command, handles
from tockbot.bot.people import Members
from tockbot.bot.pictures import plain_scene
from tockbot.bot.press import AtTable, Cost, Press, PressError, press
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.screen import LAID_OUT_LIMIT, Button, Layout, Picture, Screen, Section, Style
from tockbot.bot.shared_presses import AskToEnd, EndTable, Reopen, SayWellPlayed, ShowFairness, ShowProof
from tockbot.bot.shown import link_of
from tockbot.bot.table_screens import Besides
from tockbot.bot.words import Speaker, language_of, listed, mention, shown_cut, speaker, unmarked
from tockbot.learning import NO_NOTES
from tockbot.render import DARK, DRAWING, CardSeen, PrivateScene, Theme
from tockbot.storage import Preferences
from tockbot.tables import (
    LogError,
    Observation,
    Proof,
    Refused,
    Stage,
    TableId,
    TableSeen,
    commands,
    full_deck,
)


class EndFeature:
    """Ends and reopens tables, and asks for confirmation first."""

    def __init__(self, members: Members) -> None:
        """Create the feature; ``members`` knows what people may do in a channel."""
        self._members = members

    @handles(AskToEnd)
    async def ask(self, request: Request, _: AskToEnd) -> None:
        await _ask(request)

    @Command("server-end", for_managers=True)
    async def end_here(self, request: Request) -> None:
        """End the table in this channel, even if its log cannot be read."""
        if not request.may_manage:
            raise Refused(BotRefusal.NOT_MANAGER)
        unread = request.unreadable
        if unread is not None:
            await request.show(end_screen(request.say, unread, None))
            return
        await _ask(request)

    @handles(Reopen)
    async def reopen(self, request: Request, press: Reopen) -> None:
        await request.check_may_write_at(self._members, request.seen())
        await request.tables.reopen(press.table_id, request.actor)
        await request.show(Screen(request.say("reopened")))

    @handles(EndTable)
    async def end(self, request: Request, press: EndTable) -> None:
        say = request.say
        if request.unreadable == press.table_id and request.may_manage:
            await request.tables.close_unread(request.channel)
        else:
            step = await request.decide(commands.close)
            if step.table.stage.is_open:
                await request.show(Screen(say("asked")))
                return
        await request.show(Screen(say("ended")))


async def _ask(request: Request) -> None:
    """Ask a user who may end the table in this channel for confirmation."""
    request.check(commands.close)
    await request.show(end_screen(request.say, request.table_id, request.seen()))


def end_screen(say: Speaker, table_id: TableId, seen: TableSeen | None) -> Screen:
    """Return the question whether to end a table; ``seen`` is None if its log cannot be read."""
    button = Button(say("button-end"), EndTable(table_id), Style.DANGER)
    asked = "end-game-asked"
    if seen is not None and seen.game is None:
        asked = "end-lobby-asked"
    return Screen(say(asked), ((button,),))


MAX_TABLES: Final = 100
"""Maximum number of tables whose applause is remembered, for presses on a message that is not updated yet."""

MAX_PEOPLE: Final = 40
"""Maximum number of names in the applause."""

APPLAUSE: Final = "👏"
"""The sign at the start of the line, in every language."""


@dataclass(slots=True)
class _Said:
    """Mentions of the people who applauded at a table, in order; the lock lets one press at a time add to them."""

    by: dict[str, None] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class WellPlayedFeature:
    """Handles *Well played*."""

    def __init__(self, besides: Besides) -> None:
        """Create the feature; ``besides`` returns what a table's message shows besides its state."""
        self._besides = besides
        self._said: dict[TableId, _Said] = {}

    @handles(SayWellPlayed)
    async def say_well_played(self, request: Request, press: SayWellPlayed) -> None:
        if request.seen().stage is not Stage.FINISHED:
            raise PressError
        said = self._said[press.table_id] = self._said.pop(press.table_id, _Said())
        if len(self._said) > MAX_TABLES:
            del self._said[next(iter(self._said))]
        async with said.lock:
            await self._add(request, said)
        await offer_looks(request, request.see(press.table_id))

    async def _add(self, request: Request, said: _Said) -> None:
        """Add the user to the names below the poster, once, and while there is room."""
        seen = request.see(request.table_id)
        say = speaker(language_of(seen.language))
        by = dict.fromkeys((*_named_in(request.interaction.message), *said.by, mention(say, request.person)))
        screen = request.screens.message(say, seen, await self._besides(say, seen))
        line = say("well-played", names=listed(say, by))
        room = LAID_OUT_LIMIT - sum(map(len, screen.texts))
        if by.keys() == said.by.keys() or len(by) > MAX_PEOPLE or len(line) > room or screen.layout is None:
            return
        said.by = by
        await request.amend(replace(screen, layout=replace(screen.layout, below=line)))


def _named_in(message: discord.Message | None) -> list[str]:
    """Return the mentions in the applause line of a message; empty if it has none."""
    if message is None:
        return []
    shown = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    texts = [one.content for one in shown if isinstance(one, discord.ui.TextDisplay)]
    line = next((text for text in texts if unmarked(text).startswith(APPLAUSE)), "")
    return [f"<@{one.partition('>')[0]}>" for one in line.split("<@")[1:]]


LOOKS: Final = "offer-looks"
"""The remembered word of a person who has seen the offer of other pictures."""

SAMPLE: Final = 420
"""Width of the sample pictures, in pixels."""


class Look(Enum):
    """Another look; its value is stored in buttons, and ends the keys of its texts."""

    WIDE = "wide"
    DARK = "dark"

    def is_chosen(self, chosen: Preferences, theme: Theme) -> bool:
        """Return whether a person who sees this theme has this look already."""
        return chosen.wide if self is Look.WIDE else theme is DARK

    def choose(self, chosen: Preferences) -> Preferences:
        """Return the preferences with this look."""
        return replace(chosen, wide=True) if self is Look.WIDE else replace(chosen, theme=DARK.name)


@press("chooselook", cost=Cost.BOARD)
class ChooseLook(Press):
    """Choose another look for the user's own pictures: the hand beside the board, or the dark theme."""

    look: Look


async def offer_looks(request: Request, seen: TableSeen) -> None:
    """Offer a player whose game is over other looks for their pictures, once."""
    chosen, theme = await request.viewers.preferences(request.person.id), await request.theme()
    if seen.viewer is None or seen.game is None or chosen.learnt & {LOOKS, NO_NOTES}:
        return
    looks = [look for look in Look if not look.is_chosen(chosen, theme)]
    if looks:
        screen = looks_screen(request.say, seen.game, looks)
        themes = (DARK if look is Look.DARK else theme for look in looks)
        pictures = zip(screen.pictures, themes, strict=True)
        drawn = {one.filename: await DRAWING.drawn(one.scene, its_theme, SAMPLE) for one, its_theme in pictures}
        await request.tell_screen(screen, theme, drawn)
    await request.viewers.learn(request.person.id, LOOKS)


def looks_screen(say: Speaker, game: Observation, looks: Sequence[Look]) -> Screen:
    """Return the offer of other looks, each with a sample of the game that is over."""
    board = replace(plain_scene(say, game), viewer=game.viewer)
    cards = tuple(CardSeen(card, "", playable=True) for card in full_deck(game.rules.law)[:5])
    sections = tuple(
        Section(
            say(f"look-{look.value}-about"),
            Button(say(f"button-look-{look.value}"), ChooseLook(look), Style.MAIN),
            (
                Picture(
                    f"{look.value}.png", say(f"look-{look.value}-alt"), PrivateScene(board, cards, look is Look.WIDE)
                ),
            ),
        )
        for look in looks
    )
    return Screen(say("looks-offered"), layout=Layout(sections=sections))


class LooksFeature:
    """Handles the offer of other looks."""

    @handles(ChooseLook)
    async def choose(self, request: Request, press: ChooseLook) -> None:
        await request.viewers.change(request.person.id, press.look.choose)
        # The offer stays: people may take both looks.
        await request.answer.add({"content": request.say(f"look-{press.look.value}-chosen"), "ephemeral": True})


@press("give_up")
class GiveUp(AtTable):
    """Agree that a closed table is closed permanently."""


class FairnessProofFeature:
    """Shows why the cards of a game are dealt fairly, and proves it afterwards."""

    @handles[ShowFairness | ShowProof](ShowFairness, ShowProof)
    async def show_proof(self, request: Request, press: ShowFairness | ShowProof) -> None:
        """Show the proof if the game is over for good, and otherwise the hash of the secret seed."""
        say, seen = request.say, request.seen()
        if isinstance(press, ShowFairness) and press.seed_hash != seen.seed_hash:
            raise PressError
        if seen.stage.is_open:
            await request.show(Screen("\n".join((say("fair-told"), say("table-seed-hash", hash=seen.seed_hash)))))
            return
        try:
            proof = await request.tables.proof(press.table_id)
        except LogError:
            await request.show(Screen(say("proof-fails")))
            return
        if proof is None:
            await request.show(secret_screen(say, seen, gives_up=request.would_change(commands.give_up)))
        else:
            await request.show(proof_screen(say, seen, proof))

    @handles(GiveUp)
    async def give_up(self, request: Request, _: GiveUp) -> None:
        step = await request.decide(commands.give_up)
        await request.show(Screen(request.say("given-up", people=len(step.table.not_given_up))))


def secret_screen(say: Speaker, seen: TableSeen, *, gives_up: bool) -> Screen:
    """Return the screen saying that the seed stays secret while the game may be resumed.

    Args:
        say: texts in the viewer's language.
        seen: the table as the viewer sees it.
        gives_up: the viewer may agree to close the table permanently.
    """
    button = Button(say("button-give-up"), GiveUp(seen.id), Style.DANGER)
    text = "\n".join((say("proof-secret"), say("table-seed-hash", hash=seen.seed_hash)))
    return Screen(text, ((button,),) if gives_up else ())


def proof_screen(say: Speaker, seen: TableSeen, proof: Proof) -> Screen:
    """Return the proof of a game's deal, which was verified just now."""
    facts = [say("proof-seed", number=seen.id, seed=proof.seed), say("proof-hash", hash=proof.seed_hash)]
    if proof.message is None:
        return Screen("\n".join((say("proof-unannounced"), *facts, say("proof-holds"))))
    link = link_of(seen, (seen.channel, proof.message))
    facts.append(say("proof-message", id=str(proof.message), link=link))
    if proof.lobby is not None:
        facts.append(say("proof-lobby", link=link_of(seen, (seen.channel, proof.lobby))))
    if proof.cut:
        facts.append(say("proof-cut", cut=shown_cut(proof.cut)))
    return Screen("\n".join((say("proof-explained"), *facts, say("proof-holds"))))

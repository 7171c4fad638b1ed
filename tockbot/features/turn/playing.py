"""What the buttons of a turn do, and the commands that show the same."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final

from tockbot.bot.answers import EphemeralHands
from tockbot.bot.handlers import Command, does
from tockbot.bot.move_texts import Teller
from tockbot.bot.press import AtMoment, at
from tockbot.bot.private_screens import is_due
from tockbot.bot.request import Request
from tockbot.bot.shared_presses import ShowHand
from tockbot.bot.words import card_name, shown_name
from tockbot.features.turn.hand import ahead_screen, chooses_ahead, hand_screen, watching_screen
from tockbot.features.turn.note import with_note
from tockbot.features.turn.play import card_screen
from tockbot.features.turn.presses import (
    AskBack,
    BackToHand,
    BuildSeven,
    ChooseAhead,
    ConfirmSeven,
    DropAhead,
    Give,
    LetGo,
    MakePlay,
    ShowCard,
)
from tockbot.features.turn.seven import Compute, seven_at, seven_screen
from tockbot.features.turn.turn import Turn, turn_of
from tockbot.rules import Play
from tockbot.service import traceback_line
from tockbot.tables import Card, Observation, Refusal, Refused, TableId, TableSeen, UserId, Wanted, commands

logger = logging.getLogger(__name__)

MOST_WAITING: Final = 1000
"""Maximum number of hands in channels that are shown again when their person's turn comes."""

Advise = Callable[[Request, TableSeen, Observation, Play | Card], Awaitable[None]]
"""Says a word on a play that was made, or a card that was given, at a table as it was seen before."""


class Playing:
    """What a player does at a table: looks at the hand, plays, gives a card, chooses in advance."""

    def __init__(self, advise: Advise, compute: Compute, listen: Callable[[Callable[[TableId], None]], None]) -> None:
        """Have a word said on plays and gifts, sevens computed, and changes of tables reported by these."""
        self._advise = advise
        self._compute = compute
        self._ephemeral_hands = EphemeralHands()
        self._waiting: dict[tuple[TableId, UserId], Request] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        listen(self._changed)

    @does(ShowHand)
    async def show_hand(self, request: Request, _: ShowHand) -> None:
        """Show a fresh hand, or to whoever watches the board."""
        await self._shows_hand(request)

    @does(BackToHand)
    async def back_to_hand(self, request: Request, _: BackToHand) -> None:
        """Show the hand in place of what was chosen from it."""
        await request.show(hand_screen(request.say, request.seen_seated(), asked_for=True))

    @does(ShowCard)
    async def show_card(self, request: Request, press: ShowCard) -> None:
        """Show what a card can do; while others play on it is shown as it is then.

        Raises:
            Refused: NOT_SEATED, NOT_STARTED, STALE.
            PressError: there is no such card.
        """
        seen, game = request.seen_in_game()
        if game.stamp != press.stamp and game.turn in (None, game.viewer):
            raise Refused(Refusal.STALE)
        await request.show(card_screen(request.say, seen, press.card, press.group))

    @does(BuildSeven)
    async def build_seven(self, request: Request, press: BuildSeven) -> None:
        """Show a seven as far as it is put together."""
        seen, _ = _now(request, press)
        state = await seven_at(seen, press, self._compute)
        await request.show(seven_screen(request.say, seen, press.card, press.path, press.group, state=state))

    @does(ConfirmSeven)
    async def confirm_seven(self, request: Request, press: ConfirmSeven) -> None:
        """Play a seven."""
        seen, game = _now(request, press)
        held, turn = at(game.hand, press.card), turn_of(seen)
        state = await seven_at(seen, press, self._compute)
        await self._make(request, turn, at(state.ways or (), press.play), held)

    @does(MakePlay)
    async def make_play(self, request: Request, press: MakePlay) -> None:
        """Make a play, or choose it in advance."""
        seen, game = _now(request, press)
        pressed = None if press.from_card is None else at(game.hand, press.from_card)
        turn = turn_of(seen)
        await self._make(request, turn, _listed(turn, press.play), pressed)

    @does(LetGo)
    async def let_go(self, request: Request, press: LetGo) -> None:
        """Let all cards go, of which none can be played before the next deal."""
        _now(request, press)
        await request.show_hand(await request.play(partial(commands.let_go, stamp=press.stamp)))

    @does(Give)
    async def give(self, request: Request, press: Give) -> None:
        """Choose the card to give, and show it where it was pressed."""
        before, game = _now(request, press)
        card = at(game.hand, press.card)
        seen = await request.play(partial(commands.give, card=card, stamp=game.stamp))
        await request.show_hand(seen)
        await self._advise(request, before, game, card)

    @does(ChooseAhead)
    async def choose_ahead(self, request: Request, _: ChooseAhead) -> None:
        """Show what can be chosen in advance; whose turn has come meanwhile sees what is due."""
        seen = request.seen_seated()
        chosen = ahead_screen(request.say, seen) if chooses_ahead(seen) else hand_screen(request.say, seen)
        await request.show(chosen)

    @does(DropAhead)
    async def drop_ahead(self, request: Request, _: DropAhead) -> None:
        """Take back what was chosen in advance, and show the hand; nothing if it was made already."""
        await request.show(hand_screen(request.say, await request.play(commands.unqueue)))

    @does(AskBack)
    async def ask_back(self, request: Request, press: AskBack) -> None:
        """Ask for a play back."""
        seen = await request.play(partial(commands.ask_back, number=press.stamp))
        waits = any(one.wanted is Wanted.BACK for one in seen.asked)
        await request.show(hand_screen(request.say, seen, request.say("back-asked") if waits else ""))

    async def _make(self, request: Request, turn: Turn, chosen: Play, card: Card | None) -> None:
        """Make a play, or choose it in advance where it is another's turn, and show the hand where it was pressed."""
        before, game = request.seen(), turn.game
        if turn.is_ahead:
            seen = await request.play(partial(commands.queue, chosen=chosen, stamp=game.stamp, card=card))
            await request.show(hand_screen(request.say, seen))
            return
        seen = await request.play(partial(commands.play, chosen=chosen, stamp=game.stamp, card=card))
        told = Teller(request.say, game).play(chosen)
        if card is not None:
            told = request.say("card-does", card=card_name(request.say, card), deeds=told)
        done = request.say("played", play=shown_name(told))
        await request.show_hand(seen, done)
        await self._advise(request, before, game, chosen)

    @Command("table")
    async def table(self, request: Request) -> None:
        """See your cards and the board, and have direct messages tried again; or watch."""
        if not await self._shows_hand(request):
            return
        await request.viewers.change(request.person.id, lambda chosen: replace(chosen, dm_closed=False))
        request.viewers.direct.release(request.person.id)
        await request.call_again()

    async def _shows_hand(self, request: Request) -> bool:
        """Show a fresh hand, or to whoever does not play here the board; whether it was a hand."""
        seen = request.seen()
        if seen.viewer is None and seen.home is None and seen.game is not None:
            guesses = (await request.viewers.choices(seen.guild)).guesses and request.grants(commands.look_on)
            await request.show(watching_screen(request.say, seen, seen.game, guesses=guesses))
            return False
        await self._show_fresh_hand(request)
        return True

    async def _show_fresh_hand(self, request: Request) -> None:
        """Show a hand, in place of the one shown before, with what its viewer is told once."""
        seen = request.seen_seated()
        learnt = (await request.viewers.preferences(request.person.id)).learnt
        screen, note = with_note(request.say, hand_screen(request.say, seen, asked_for=True), seen, learnt)
        await request.show(screen)
        if not await request.has_shown_hand(seen):
            await self._ephemeral_hands.replace(request.table_id, request.answer)
            self._wait(request, seen)
        if note is not None:
            await request.viewers.learn(request.person.id, note.word)

    def _wait(self, request: Request, seen: TableSeen) -> None:
        """Remember a hand beside the direct messages that shows no turn, for as long as Discord lets it be changed."""
        self._waiting = {one: shown for one, shown in self._waiting.items() if not shown.interaction.is_expired()}
        self._waiting.pop((seen.id, request.user), None)
        if not is_due(seen) and len(self._waiting) < MOST_WAITING:
            self._waiting[seen.id, request.user] = request

    def _changed(self, table_id: TableId) -> None:
        """Show their turn to those who still see in the channel that others play."""
        for key in [one for one in self._waiting if one[0] == table_id]:
            task = asyncio.create_task(self._show_turn(key, self._waiting[key]), name=f"hand at table {table_id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _show_turn(self, key: tuple[TableId, UserId], request: Request) -> None:
        try:
            seen = request.seen()
            if not is_due(seen) or self._waiting.get(key) is not request:
                return
            del self._waiting[key]
            if not request.interaction.is_expired():
                await request.show(hand_screen(request.say, seen, asked_for=True))
        except Exception as error:  # noqa: BLE001 - they are called by direct message all the same
            logger.info("a hand in the channel could not show that it is its person's turn: %s", traceback_line(error))


def _listed(turn: Turn, place: int) -> Play:
    """The play at this place among those listed.

    Raises:
        Refused: NOT_LEGAL.
    """
    if place >= len(turn.plays):
        raise Refused(Refusal.NOT_LEGAL)
    return turn.plays[place]


def _now(request: Request, press: AtMoment) -> tuple[TableSeen, Observation]:
    """The table and its game, if a press belongs to this moment of it.

    Raises:
        Refused: NOT_SEATED, NOT_STARTED, STALE.
    """
    seen, game = request.seen_in_game()
    if game.stamp != press.stamp:
        raise Refused(Refusal.STALE)
    return seen, game

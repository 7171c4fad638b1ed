"""``/tock hint``: a hint for whoever asks, of which the whole table is told."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from tockbot.computer import Hint
from tockbot.rules import Seat
from tockbot.tables import Kind, Level, Question, Refusal, Refused, Stamp, TableId, question_for, wishes
from tockbot.ui.incoming.own_games import OwnGames
from tockbot.ui.incoming.request import Request
from tockbot.ui.limits import Limits
from tockbot.ui.remembered import Remembered
from tockbot.ui.screens.turn.hint import hint_screen
from tockbot.ui.words.speaker import speaker


class Hinter(Protocol):
    """Who gives hints."""

    async def hint(self, question: Question) -> Hint:
        """What may be done best, and why."""


class Hints:
    """Gives hints to those who ask."""

    def __init__(self, hinter: Hinter, limits: Limits, own_games: OwnGames) -> None:
        """Let this one think, once a moment for each seat, and remember as many hints as the limits say.

        At a table that began from a position nobody asks what is best in a game of their own.
        """
        self._hinter = hinter
        self._own_games = own_games
        self._given: Remembered[tuple[TableId, Stamp, Seat], Hint] = Remembered(limits.hints)

    async def hint(self, request: Request) -> None:
        """Ask what to play, or which card to give."""
        table_id = request.table_id
        seen, game = request.seen_in_game()
        seat = seen.viewer
        if seat is None:
            raise Refused(Refusal.NOT_SEATED)
        if seen.kind is Kind.ANALYSIS:
            await self._own_games.check(request, seen.rules, game.pawns, table_id)
        step = await request.decide(partial(wishes.hint, stamp=game.stamp), quietly=True)
        question = question_for(table_id, seat, game, Level.HARD)
        given = await self._given.get((table_id, game.stamp, seat), lambda: self._hinter.hint(question))
        left = request.seen().hints_left
        await request.show(hint_screen(request.say, game, given, left))
        if step.entries and seen.kind is not Kind.PRACTICE:
            await request.tell_everybody(speaker(seen.language)("hint-told", name=request.mention))

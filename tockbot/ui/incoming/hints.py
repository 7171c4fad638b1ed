"""``/tock hint``: a hint for whoever asks, of which the whole table is told."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from tockbot.computer import Hint
from tockbot.tables import Level, Question, Refusal, Refused, question_for, wishes
from tockbot.ui.incoming.request import Request
from tockbot.ui.screens.hint import hint_screen
from tockbot.ui.words.speaker import speaker


class Hinter(Protocol):
    """Who gives hints."""

    async def hint(self, question: Question) -> Hint:
        """What may be done best, and why."""


class Hints:
    """Gives hints to those who ask."""

    def __init__(self, hinter: Hinter) -> None:
        """Let this one think."""
        self._hinter = hinter

    async def hint(self, request: Request) -> None:
        """Ask what to play, or which card to give."""
        table_id = request.table_id
        seen, game = request.seen_in_game()
        seat = seen.viewer
        if seat is None:
            raise Refused(Refusal.NOT_SEATED)
        step = await request.decide(partial(wishes.hint, stamp=game.stamp), quietly=True)
        given = await self._hinter.hint(question_for(table_id, seat, game, Level.HARD))
        left = request.seen().hints_left
        await request.show(hint_screen(request.say, game, given, left))
        if step.entries:
            await request.tell_everybody(speaker(seen.language)("hint-told", name=request.mention))

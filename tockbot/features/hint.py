"""A hint for whoever presses for one; the table's message tells that they did."""

from __future__ import annotations

from functools import partial

from tockbot.bot.cache import BoundedCache
from tockbot.bot.handlers import handles
from tockbot.bot.move_texts import MoveFormatter, format_advice, format_reasons
from tockbot.bot.press import Limits
from tockbot.bot.request import OwnGameGuard, Request
from tockbot.bot.screen import Screen
from tockbot.bot.shared_presses import AskHint
from tockbot.bot.words import Speaker
from tockbot.computer import Hint, PooledPlayer
from tockbot.rules import Seat
from tockbot.tables import Kind, Level, Observation, Refusal, Refused, Stamp, TableId, commands, question_for


class Hints:
    """Gives hints to those who ask."""

    def __init__(self, player: PooledPlayer, limits: Limits, own_games: OwnGameGuard) -> None:
        """Let this one think, once a moment for each seat, and remember as many hints as the limits say.

        In an analysis or a practice game nobody asks what is best in a game of their own.
        """
        self._player = player
        self._own_games = own_games
        self._given: BoundedCache[tuple[TableId, Stamp, Seat], Hint] = BoundedCache(limits.hints)

    @handles(AskHint)
    async def hint(self, request: Request, _: AskHint) -> None:
        table_id = request.table_id
        seen, game = request.seen_in_game()
        seat = seen.viewer
        if seat is None:
            raise Refused(Refusal.NOT_SEATED)
        if seen.kind is not Kind.GAME:
            await self._own_games.check_advice(request, seen.rules, (game.pawns,))
        await request.decide(partial(commands.hint, stamp=game.stamp), quietly=seen.kind is Kind.PRACTICE)
        question = question_for(table_id, seat, game, Level.HARD)
        given = await self._given.get((table_id, game.stamp, seat), lambda: self._player.hint(question))
        left = request.seen().hints_left
        await request.show(hint_screen(request.say, game, given, left))


def hint_screen(say: Speaker, game: Observation, hint: Hint, left: int | None) -> Screen:
    """The hint for the viewer's eyes, and how many more there may be; None is as many as anybody likes."""
    teller = MoveFormatter(say, game, marked=True)
    lines = [say("hint-header")]
    for place, advice in enumerate(hint, 1):
        what = format_advice(say, teller, advice)
        lines.append(say("hint-line", place=place, what=what, percent=round(100 * advice.chance)))
        if advice.reasons:
            lines.append(f"-# {format_reasons(say, game, teller, advice)}")
    if left is not None:
        # A blank line, or Discord takes what follows for a part of the list.
        lines += ["", say("hint-left", hints=left)]
    return Screen("\n".join(lines))

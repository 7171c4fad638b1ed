"""Hints for the player who asks; the table's message shows that they had one."""

from __future__ import annotations

from functools import partial

from tockbot.bot.cache import BoundedCache
from tockbot.bot.game_access import OwnGameGuard
from tockbot.bot.handlers import handles
from tockbot.bot.move_texts import MoveFormatter, format_advice, format_reasons
from tockbot.bot.press import Limits
from tockbot.bot.request import Request
from tockbot.bot.screen import Screen
from tockbot.bot.shared_presses import AskHint
from tockbot.bot.words import Speaker
from tockbot.computer import Hint, PooledPlayer
from tockbot.rules import Seat
from tockbot.tables import Kind, Level, Observation, Refusal, Refused, Stamp, TableId, commands, question_for


class Hints:
    """Handles the hint button."""

    def __init__(self, player: PooledPlayer, limits: Limits, own_games: OwnGameGuard) -> None:
        """Create the feature.

        In an analysis or practice game, the bot refuses hints on positions of the user's own running games.

        Args:
            player: computes hints, once per moment and seat.
            limits: ``hints`` is the maximum number of remembered hints.
            own_games: guards the user's running games.
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
        after = request.seen()
        hint = hint_screen(request.say, game, given, after.hints_left)
        if request.answer.new_message or request.answer.is_below:
            await request.show_panel(hint, after)
        else:
            # It was asked for on a hand in the channel, which keeps its buttons.
            await request.show_hand(after, hint.text)


def hint_screen(say: Speaker, game: Observation, hint: Hint, left: int | None) -> Screen:
    """Return the hint, with the number of hints left; None is unlimited."""
    teller = MoveFormatter(say, game, marked=True)
    lines = [say("hint-header")]
    for place, advice in enumerate(hint, 1):
        what = format_advice(say, teller, advice)
        lines.append(say("hint-line", place=place, what=what, percent=round(100 * advice.chance)))
        if reasons := format_reasons(say, game, teller, advice):
            lines.append(f"-# {reasons}")
        elif place == 1 and not advice.reasons:
            lines.append(f"-# {say('hint-no-reason')}")
    if left is not None:
        # Without a blank line, Discord would make the next line part of the list.
        lines += ["", say("hint-left", hints=left)]
    return Screen("\n".join(lines))

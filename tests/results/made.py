"""Makes results for tests without playing a game."""

from __future__ import annotations

from datetime import timedelta

from tests.tables.live import GUILD, MOMENT
from tockbot.results import Figures, Result, SeatResult, Sitting
from tockbot.tables import Kind, Level, PersonId

Played = PersonId | Level
"""The player of a seat."""


def seat_result(player: Played, place: int, *, turns: int = 50, stand_in: int = 0) -> SeatResult:
    """Return the result of a seat that a person played, and in which a computer player made ``stand_in`` more turns."""
    sittings = () if isinstance(player, Level) else (Sitting(player, turns),)
    computer = turns if isinstance(player, Level) else stand_in
    level = player if isinstance(player, Level) else Level.NORMAL if stand_in else None
    figures = Figures(hits_given=5, hits_taken=3, pawns_home=4 if place == 1 else 2, longest_walk=90, entered="KKA")
    return SeatResult(place, sittings, level, computer, figures)


def result(*players: Played, winners: int = 0, in_teams: bool = True, number: int = 0, **changes: int) -> Result:
    """Return the result of a rated game; it ended ``number`` minutes after ``MOMENT``."""
    sides = len(players) // 2 if in_teams else len(players)
    seats = tuple(
        seat_result(player, 1 if seat % sides == winners else 2, **changes) for seat, player in enumerate(players)
    )
    ended = MOMENT + timedelta(minutes=number)
    beginners = tuple((player, seat) for seat, player in enumerate(players) if not isinstance(player, Level))
    return Result(
        guild=GUILD,
        ruleset="swiss",
        options="",
        in_teams=in_teams,
        began=MOMENT,
        ended=ended,
        rounds=9,
        beginners=beginners,
        kind=Kind.GAME,
        from_position=False,
        is_over=True,
        rated=beginners,
        lost=False,
        series=None,
        seats=seats,
    )

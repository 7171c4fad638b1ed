"""Tournaments for tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final, TypeVar

from tockbot.tables import ChannelId, GuildId, PersonId
from tockbot.tournaments import Game, Mode, Number, Outcome, Tournament, begin, enter, go_on, over

T = TypeVar("T")

NOW: Final = datetime(2026, 3, 1, 20, tzinfo=UTC)


def as_they_are(teams: Sequence[T]) -> Sequence[T]:
    """Return teams in their given order, in place of a draw."""
    return teams


def evening(people: int, mode: Mode = Mode.SINGLES, rounds: int = 3) -> Tournament:
    """Return a tournament that this many people have entered."""
    made = Tournament(Number(1), GuildId(5), ChannelId(7), PersonId(1), "en", mode, "swiss", rounds, 30, NOW)
    for person in range(1, people + 1):
        made = enter(made, PersonId(person))
    return made


def begun(people: int, mode: Mode = Mode.SINGLES, rounds: int = 3) -> Tournament:
    """Return a tournament whose first round is in play."""
    return begin(evening(people, mode, rounds), NOW, as_they_are)


def won(tournament: Tournament, *sides: int) -> Tournament:
    """Return the tournament after a round in which everyone came; the last side given wins all games that follow."""
    for number, game in enumerate(tournament.games):
        side = sides[min(number, len(sides) - 1)]
        came = tournament.with_game(number, replace(game, here=game.people))
        points = (2, 0) if side == 0 else (0, 2)
        tournament = over(came, number, Outcome(points, (8, 3) if side == 0 else (3, 8)))
    return go_on(tournament, NOW)


def met(games: Sequence[Game]) -> list[tuple[PersonId, PersonId]]:
    """Return the people who sat at each table."""
    return [(one, other) for game in games for one in game.people for other in game.people if one < other]

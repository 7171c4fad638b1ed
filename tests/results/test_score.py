"""Tests the score between the sides of a table: only games of exactly these sides count."""

from __future__ import annotations

from tockbot.results import Part, Side, wins_among
from tockbot.tables import PersonId

ANNA, BRUNO, CARL, DORA = map(PersonId, range(1, 5))
SIDES = [Side({ANNA, BRUNO}), Side({CARL, DORA})]


def pairs(game: int, winners: int, *, first: tuple[PersonId, PersonId] = (ANNA, BRUNO)) -> list[Part]:
    """Return a game of two pairs, which the first (0) or the second (1) won."""
    second = tuple(one for one in (ANNA, BRUNO, CARL, DORA) if one not in first)
    places = {first: int(winners != 0) + 1, (second[0], second[1]): int(winners != 1) + 1}
    return [Part(game, one, other, place) for (a, b), place in places.items() for one, other in ((a, b), (b, a))]


def test_wins_are_counted_by_side() -> None:
    assert wins_among([*pairs(1, 0), *pairs(2, 1), *pairs(3, 0)], SIDES) == [2, 1]
    assert wins_among([], SIDES) == [0, 0]


def test_games_with_other_partners_do_not_count() -> None:
    assert wins_among([*pairs(1, 0, first=(ANNA, CARL)), *pairs(2, 1)], SIDES) == [0, 1]


def test_people_alone_are_sides_of_their_own() -> None:
    alone = [Part(1, ANNA, None, 1), Part(1, BRUNO, None, 2), Part(1, CARL, None, 2)]
    assert wins_among(alone, [Side({ANNA}), Side({BRUNO}), Side({CARL})]) == [1, 0, 0]
    assert wins_among(alone, [Side({ANNA}), Side({BRUNO})]) == [0, 0]

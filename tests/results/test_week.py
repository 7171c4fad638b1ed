"""Tests the summary of a week."""

from __future__ import annotations

from tests.results.made import result
from tockbot.results import Participation, Score, participations_of, week_of
from tockbot.tables import PersonId

ANNA, BRUNO, CLARA, DAVID = (PersonId(one) for one in range(1, 5))


def played(*winners: int) -> list[tuple[int, Participation]]:
    """Return games of the four people, each won by the side with the given number."""
    games = [(number, result(ANNA, BRUNO, CLARA, DAVID, winners=side)) for number, side in enumerate(winners)]
    return [(number, one) for number, game in games for one in participations_of(game)]


def test_week_names_its_winners_and_records() -> None:
    week = week_of(played(0, 0, 1), {})
    assert (week.games, week.players, week.hits) == (3, 4, 60)
    assert week.winners == (
        (1, ANNA, Score(3, 2)),
        (1, CLARA, Score(3, 2)),
        (3, BRUNO, Score(3, 1)),
        (3, DAVID, Score(3, 1)),
    )
    assert week.hitter == (ANNA, 15)
    assert week.walker == (ANNA, 90)


def test_week_counts_only_the_given_games() -> None:
    week = week_of([one for one in played(0, 1) if one[1].person == BRUNO], {})
    assert (week.games, week.players, week.hits) == (2, 1, 10)
    assert week.winners == ((1, BRUNO, Score(2, 1)),)
    lost = week_of([one for one in played(0) if one[1].person == BRUNO], {})
    assert lost.winners == ()


def test_equal_predictors_share_a_place() -> None:
    week = week_of([], {ANNA: 3, BRUNO: 7, CLARA: 3, DAVID: 0})
    assert week.guessers == ((BRUNO, 7), (ANNA, 3), (CLARA, 3))
    assert week_of([], {}).guessers == ()

"""Tests the statistics of a person's games."""

from __future__ import annotations

from dataclasses import replace

from tests.results.made import result
from tockbot.results import Participation, Score, participations_of, statistics_of
from tockbot.tables import Level, PersonId

ANNA, BRUNO, CLARA, DAVID = map(PersonId, range(1, 5))


def of_anna(*games: tuple[int, PersonId | Level]) -> list[Participation]:
    """Return Anna's games, each given by the side that won (she is on side 0) and the player of her partner's seat."""
    found = []
    for number, (winners, partner) in enumerate(games):
        parts = participations_of(result(ANNA, BRUNO, partner, DAVID, winners=winners, number=number))
        found += [one for one in parts if one.person == ANNA]
    return found


def test_statistics_add_up_all_games() -> None:
    found = statistics_of(of_anna((0, CLARA), (0, CLARA), (0, Level.HARD), (1, CLARA)))
    assert found.score == Score(4, 3)
    assert found.by_ruleset == (("swiss", Score(4, 3)),)
    assert found.by_partner == ((CLARA, Score(3, 2)),)
    assert (found.streak, found.best_streak) == (-1, 3)
    assert [*found.figures.numbers.values()] == [20, 12, 14, 90, 0]
    assert (found.favourite, len(found.figures.entered)) == (("K", 8), 12)
    assert (found.turns, found.missed) == (200, 0)


def test_games_are_counted_by_ruleset_most_played_first() -> None:
    games = [
        replace(result(ANNA, BRUNO, CLARA, DAVID, winners=winners, number=number), ruleset=ruleset)
        for number, (ruleset, winners) in enumerate((("dog", 0), ("keezen", 1), ("jackaroo", 0), ("keezen", 0)))
    ]
    found = statistics_of([one for game in games for one in participations_of(game) if one.person == ANNA])
    assert found.by_ruleset == (("keezen", Score(2, 1)), ("dog", Score(1, 1)), ("jackaroo", Score(1, 1)))


def test_no_games_give_empty_statistics() -> None:
    found = statistics_of([])
    assert (found.score, found.favourite, found.by_partner) == (Score(0, 0), None, ())


def test_seat_belongs_to_the_player_of_half_its_turns() -> None:
    assert len(participations_of(result(ANNA, BRUNO, CLARA, DAVID, stand_in=50))) == 4
    assert participations_of(result(ANNA, BRUNO, CLARA, DAVID, stand_in=51)) == ()

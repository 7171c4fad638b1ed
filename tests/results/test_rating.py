"""Tests ratings computed from rated games."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.results.made import result
from tockbot.results import UNRATED, Ladder, Rating, rated_after
from tockbot.results.statistics import LEVELS
from tockbot.tables import Level, PersonId

ANNA, BRUNO, CLARA, DAVID = map(PersonId, range(1, 5))
FOUR = (ANNA, BRUNO, CLARA, DAVID)
NORMAL = Level.NORMAL


def test_winners_gain_losers_lose_and_uncertainty_shrinks() -> None:
    after = rated_after(result(*FOUR), {})
    assert after[ANNA] == after[CLARA]
    assert after[ANNA].points > UNRATED.points > after[BRUNO].points
    assert all(one.sigma < UNRATED.sigma and one.games == 1 for one in after.values())
    assert after[ANNA].is_new


def test_winners_gain_from_a_computer_when_a_player_left() -> None:
    game = result(ANNA, Level.EASY, in_teams=False)
    left = replace(game, beginners=((ANNA, 0), (BRUNO, 1)), rated=((ANNA, 0), (BRUNO, 1)))
    after = rated_after(left, {})
    assert after[ANNA] == rated_after(game, {})[ANNA]
    assert after[BRUNO] == rated_after(result(ANNA, BRUNO, in_teams=False), {})[BRUNO]


def test_no_one_gains_from_a_game_lost_by_absence() -> None:
    for winners in (0, 1):
        absent = replace(result(ANNA, BRUNO, winners=winners, in_teams=False), rated=((BRUNO, 1),), lost=True)
        assert rated_after(absent, {}) == {BRUNO: rated_after(result(ANNA, BRUNO, in_teams=False), {})[BRUNO]}


def test_fourth_game_of_a_day_changes_no_rating() -> None:
    ladder, played = Ladder(), 0

    def changed(*seats: PersonId, days: int = 0, in_teams: bool = True) -> bool:
        nonlocal played
        played += 1
        before = {kind: dict(ratings) for kind, ratings in ladder.ratings.items()}
        ladder.add(result(*seats, number=played + days * 24 * 60, in_teams=in_teams))
        return ladder.ratings != before

    assert [changed(*FOUR), changed(*FOUR, in_teams=False), changed(BRUNO, CLARA, ANNA, DAVID)] == [True] * 3
    assert not changed(*FOUR)
    assert not changed(DAVID, CLARA, BRUNO, ANNA), "on other seats, they are still the same people"
    assert not changed(*FOUR, in_teams=False)
    assert changed(ANNA, BRUNO, in_teams=False), "two of the people differ"
    assert changed(*FOUR, days=1)


def test_player_with_few_opponents_stays_new() -> None:
    assert Rating(games=10, opponents=4).is_new
    assert Rating(games=9, opponents=5).is_new
    assert not Rating(games=10, opponents=5).is_new
    ladder = Ladder()
    ladder.add(result(*FOUR))
    assert {other for in_teams, one, other in ladder.met if (in_teams, one) == (True, ANNA)} == {BRUNO, DAVID}


def test_computer_ratings_are_fixed_and_beating_the_strong_pays() -> None:
    strong = rated_after(result(ANNA, Level.HARD, BRUNO, Level.HARD), {})
    weak = rated_after(result(ANNA, Level.EASY, BRUNO, Level.EASY), {})
    assert set(strong) == {ANNA, BRUNO}
    assert strong[ANNA].points > weak[ANNA].points
    assert LEVELS[Level.EASY] < LEVELS[NORMAL] < LEVELS[Level.HARD]


def test_earlier_side_of_many_gains_more() -> None:
    game = result(*FOUR, in_teams=False)
    places = replace(game, seats=tuple(replace(seat, place=place) for place, seat in enumerate(game.seats, 1)))
    after = rated_after(places, {})
    assert [after[one].points for one in FOUR] == sorted((after[one].points for one in FOUR), reverse=True)


def test_rating_finds_a_known_strength() -> None:
    """Three players are equal, and one wins three games out of four with any partner."""
    rng, ratings = Random(1), dict[PersonId, Rating]()
    for _ in range(60):
        seats = rng.sample(FOUR, 4)
        strong = seats.index(ANNA) % 2
        ratings |= rated_after(result(*seats, winners=strong if rng.random() < 0.75 else 1 - strong), ratings)
    best = max(FOUR, key=lambda one: ratings[one].mean)
    assert best == ANNA
    assert ratings[ANNA].points - ratings[ANNA].margin > UNRATED.points
    assert ratings[ANNA].games == 60

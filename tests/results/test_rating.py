"""Which games are rated, and what ratings follow from them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.results.made import result
from tockbot.results import UNRATED, Rating, Result, is_rated, rated_after
from tockbot.results.rating import LEVELS
from tockbot.tables import Kind, Level, PersonId

ANNA, BRUNO, CLARA, DAVID = map(PersonId, range(1, 5))
FOUR = (ANNA, BRUNO, CLARA, DAVID)
NORMAL = Level.NORMAL


def test_a_game_of_two_people_counts_and_of_one_does_not() -> None:
    assert is_rated(result(*FOUR))
    assert is_rated(result(ANNA, BRUNO, NORMAL, NORMAL))
    assert is_rated(result(ANNA, NORMAL, BRUNO, NORMAL))
    assert not is_rated(result(ANNA, NORMAL, NORMAL, NORMAL))


@pytest.mark.parametrize(
    "changed",
    [
        replace(result(*FOUR), kind=Kind.PRACTICE),
        replace(result(*FOUR), kind=Kind.ANALYSIS),
        replace(result(*FOUR), from_position=True),
        replace(result(*FOUR), rated=False),
    ],
    ids=["practice", "analysis", "position", "unrated"],
)
def test_practice_positions_and_unrated_tables_do_not_count(changed: Result) -> None:
    assert not is_rated(changed)


def test_a_side_whose_people_left_more_than_half_of_their_turns_to_computers_does_not_count() -> None:
    assert is_rated(result(*FOUR, stand_in=50))
    assert not is_rated(result(*FOUR, stand_in=51))


def test_winners_gain_and_losers_lose_and_everybody_is_better_known() -> None:
    after = rated_after(result(*FOUR), {})
    assert after[ANNA] == after[CLARA]
    assert after[ANNA].points > UNRATED.points > after[BRUNO].points
    assert all(one.sigma < UNRATED.sigma and one.games == 1 for one in after.values())
    assert after[ANNA].is_new


def test_computer_players_never_change_and_beating_the_strong_is_worth_more() -> None:
    strong = rated_after(result(ANNA, Level.HARD, BRUNO, Level.HARD), {})
    weak = rated_after(result(ANNA, Level.EASY, BRUNO, Level.EASY), {})
    assert set(strong) == {ANNA, BRUNO}
    assert strong[ANNA].points > weak[ANNA].points
    assert LEVELS[Level.EASY] < LEVELS[NORMAL] < LEVELS[Level.HARD]


def test_of_many_sides_whoever_came_earlier_gains_more() -> None:
    game = result(*FOUR, in_teams=False)
    places = replace(game, seats=tuple(replace(seat, place=place) for place, seat in enumerate(game.seats, 1)))
    after = rated_after(places, {})
    assert [after[one].points for one in FOUR] == sorted((after[one].points for one in FOUR), reverse=True)


def test_a_known_strength_is_found() -> None:
    """Three equal players and one who wins three games of four, whoever is the partner."""
    rng, ratings = Random(1), dict[PersonId, Rating]()
    for _ in range(60):
        seats = rng.sample(FOUR, 4)
        strong = seats.index(ANNA) % 2
        ratings |= rated_after(result(*seats, winners=strong if rng.random() < 0.75 else 1 - strong), ratings)
    best = max(FOUR, key=lambda one: ratings[one].mean)
    assert best == ANNA
    assert ratings[ANNA].points - ratings[ANNA].give_or_take > UNRATED.points
    assert not ratings[ANNA].is_new

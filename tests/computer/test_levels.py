"""Tests the levels: legal, fair and repeatable decisions, as strong as intended."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from tests.sampled import some
from tests.tables.live import QUICK_RULESETS, arranged, rules_id, started
from tests.tables.recordings import recorded
from tests.tables.test_observation import shuffled_behind
from tockbot.computer.knowledge import Trial
from tockbot.computer.levels import SKILLS, choose_gift, choose_play
from tockbot.computer.search import SearchBudget, ranked_plays, search_gift, search_play
from tockbot.rules import (
    MovePlay,
    Phase,
    Seat,
    TableRules,
    is_legal,
    legal_plays,
    side_is_home,
    table_rules,
)
from tockbot.tables import Game, Level, Table, observe

FOUR = table_rules("swiss", 4)
EVERY = pytest.mark.parametrize("rules", some(QUICK_RULESETS, 3), ids=rules_id)
LEVELS = pytest.mark.parametrize("level", Level)
HALF = pytest.mark.parametrize("first", [0, pytest.param(1, marks=pytest.mark.long)])
"""Half of the positions that are tried; the long tests try the other half."""
OUT = "r,r,r,r"
SMALL = SearchBudget(tried=3, playouts=4)


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


LESS_THOUGHT: Final = {
    level: skill if skill.play is None else replace(skill, play=SMALL, gift=SMALL) for level, skill in SKILLS.items()
}
"""Smaller budgets: the result of these tests does not depend on the budget."""


@EVERY
@LEVELS
@HALF
def test_every_level_plays_legally_and_passes_held_cards(rules: TableRules, level: Level, first: int) -> None:
    for table in recorded(rules).tables[20 * first :: 40]:
        game = game_of(table)
        if game.position.phase is Phase.EXCHANGE:
            for seat in rules.seats:
                if game.hands[seat]:
                    assert choose_gift(observe(table, game, seat), level, 1, LESS_THOUGHT) in game.hands[seat]
        elif game.position.turn is not None:
            assert is_legal(
                game.position, choose_play(observe(table, game, game.position.turn), level, 1, LESS_THOUGHT)
            )


@EVERY
@LEVELS
@HALF
def test_decision_ignores_hidden_hands(rules: TableRules, level: Level, first: int) -> None:
    """With the same seed, a seat makes the same decision for any hidden cards."""
    rng = Random(1)
    for table in recorded(rules).tables[40 * first :: 80]:
        game = game_of(table)
        for seat in rules.seats:
            other = shuffled_behind(table, seat, rng)
            here, there = observe(table, game, seat), observe(other, game_of(other), seat)
            if game.position.turn == seat:
                assert choose_play(there, level, 7, LESS_THOUGHT) == choose_play(here, level, 7, LESS_THOUGHT)
            elif game.position.phase is Phase.EXCHANGE and game.hands[seat]:
                assert choose_gift(there, level, 7, LESS_THOUGHT) == choose_gift(here, level, 7, LESS_THOUGHT)


def test_search_differs_with_another_hand() -> None:
    """Show that the test above can fail: if the seat has another hand, the search returns other numbers."""
    tables = [table for table in recorded(FOUR).tables if game_of(table).position.turn is not None]
    table = next(table for table in tables if len(legal_plays(game_of(table).position)) > 3)
    seat = game_of(table).position.turn
    assert seat is not None
    here = search_play(observe(table, game_of(table), seat), SMALL, 7)
    changed = shuffled_behind(table, Seat((seat + 1) % 4), Random(3))
    there = search_play(observe(changed, game_of(changed), seat), SMALL, 7)
    assert [trial.total for trial in here] != [trial.total for trial in there]


@LEVELS
@pytest.mark.parametrize(
    ("rules", "pawns", "hand"),
    [
        (FOUR, f"69+,h2,h3,h4/{OUT}/h1,h2,h3,h4/{OUT}", "A5K"),
        (FOUR, f"h1,h2,h3,h4/{OUT}/33+,h2,h3,h4/{OUT}", "A7K"),
        (table_rules("swiss", 2), "65,h2,h3,h4/20,r,r,r", "57K"),
        (table_rules("ttg", 3), f"62,h2,h3,h4/{OUT}/{OUT}", "59Q"),
    ],
)
def test_every_level_makes_a_winning_play(rules: TableRules, pawns: str, hand: str, level: Level) -> None:
    live = arranged(rules, pawns, (hand, *["5"] * (rules.party.players - 1)), 0)
    play = choose_play(observe(live.table, live.game, Seat(0)), level, 1)
    assert isinstance(play, MovePlay)
    assert side_is_home(rules, play.pawns, Seat(0))


@LEVELS
def test_no_level_hits_its_partner_for_nothing(level: Level) -> None:
    """The five would hit the partner's pawn that is nearly home; the six does no harm."""
    live = arranged(FOUR, f"20,r,r,r/{OUT}/25+,h2,h3,h4/{OUT}", ("56", "2", "2", "2"), 0)
    for seed in range(5):
        play = choose_play(observe(live.table, live.game, Seat(0)), level, seed)
        assert isinstance(play, MovePlay)
        assert not any(hit.seat == 2 for move in play.moves for hit in move.hits)


@LEVELS
@pytest.mark.parametrize(
    "rules", [FOUR, table_rules("ttg", 4, options={"jokers": "on"})], ids=["swiss", "ttg with jokers"]
)
def test_joker_is_kept_when_another_card_does_the_same(rules: TableRules, level: Level) -> None:
    live = arranged(rules, "/".join([OUT] * 4), ("479K*", "2345", "2345", "2345"), 0)
    for seed in range(5):
        assert choose_play(observe(live.table, live.game, Seat(0)), level, seed).spent == "K"


def test_joker_that_may_not_finish_is_also_tried() -> None:
    rules = table_rules("swiss", 4, options={"no_joker_finish": "on"})
    live = arranged(rules, "/".join([OUT] * 4), ("K*", "2", "2", "2"), 0)
    assert {trial.what.spent for trial in ranked_plays(observe(live.table, live.game, Seat(0)))} == {"K", "*"}


def test_discarding_keeps_the_joker() -> None:
    rules = table_rules("ttg", 4, options={"jokers": "on", "jack_discard": "on"})
    live = arranged(rules, f"20,r,r,r/{OUT}/{OUT}/{OUT}", ("J", "5*", "2", "2"), 0)
    live.play(next(play for play in legal_plays(live.game.position) if isinstance(play, MovePlay)))
    assert live.game.position.phase is Phase.DISCARD
    assert [trial.what.spent for trial in ranked_plays(observe(live.table, live.game, Seat(1)))] == ["5"]


def test_easy_and_normal_play_any_nearly_best_move() -> None:
    live = arranged(FOUR, f"20,30,r,r/40,r,r,r/{OUT}/{OUT}", ("2356", "2", "2", "2"), 0)
    seen = observe(live.table, live.game, Seat(0))
    for level in (Level.EASY, Level.NORMAL):
        assert len({choose_play(seen, level, seed) for seed in range(20)}) > 1
    best, *_, worst = ranked_plays(seen)
    assert best.chance > worst.chance + SKILLS[Level.EASY].carelessness
    assert worst.what not in {choose_play(seen, Level.EASY, seed) for seed in range(20)}


def test_choices_are_compared_on_the_same_deals() -> None:
    best = Trial("best", 0.0, 0.5, [0.5, 0.5, 0.9, 0.9], 2.8)
    dropped = Trial("dropped", 0.0, 0.5, [0.5, 0.5], 1.0)
    assert dropped.chance < best.chance
    assert dropped.gap_to(best) == 0.0


def test_search_uses_exactly_its_budget() -> None:
    live = arranged(FOUR, f"20,30,r,r/40,r,r,r/{OUT}/{OUT}", ("2356", "29", "2T", "2K"), 0)
    trials = search_play(observe(live.table, live.game, Seat(0)), SearchBudget(tried=8, playouts=64), 1)
    assert len(trials) == 8
    assert 50 <= sum(trial.tries for trial in trials) <= 64
    assert trials[0].tries == max(trial.tries for trial in trials)
    assert all(0 <= trial.chance <= 1 for trial in trials)


def test_budget_is_smaller_with_more_players() -> None:
    budget = SearchBudget(tried=8, playouts=64, fewer=40, in_python=16)
    tables = [FOUR, table_rules("toctoc", 4), table_rules("swiss", 8)]
    assert [budget.rounds(rules, compiled=True) for rules in tables] == [64, 40, 22]
    assert [budget.rounds(rules, compiled=False) for rules in tables] == [16, 16, 5]
    assert SearchBudget(tried=8, playouts=64).rounds(tables[1], compiled=False) == 64


def test_search_refuses_seats_that_are_not_to_act() -> None:
    live = started(FOUR)
    with pytest.raises(ValueError, match="seat to act"):
        search_play(observe(live.table, live.game, Seat(0)), SMALL, 1)
    with pytest.raises(ValueError, match="seat with cards"):
        search_gift(observe(live.table, live.game, None), SMALL, 1)
    live.exchange(Random(1))
    with pytest.raises(ValueError, match="seat with cards"):
        search_gift(observe(live.table, live.game, Seat(0)), SMALL, 1)

"""Tests a seat's knowledge of hidden cards against the real cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.tables.live import EVERY_RULESET, rules_id, started
from tests.tables.recordings import recorded
from tests.tables.test_observation import shuffled_behind
from tockbot.computer.knowledge import Chance, Knowledge, known
from tockbot.computer.levels import needed
from tockbot.rules import Draw, Exchange, Phase, Seat, TableRules, table_rules
from tockbot.tables import Game, Level, Table, TableId, full_deck, observe, question_for, rank_of, ranks_of

FOUR = table_rules("swiss", 4)
EVERY = pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def held_ranks(knows: Knowledge) -> Counter[str]:
    return Counter(rank for _, rank in knows.held)


@EVERY
def test_unseen_cards_are_in_other_hands_and_the_stock(rules: TableRules) -> None:
    deck = Counter(map(rank_of, full_deck(rules.law)))
    for table in recorded(rules).tables[::7]:
        game = game_of(table)
        for seat in rules.seats:
            knows = known(observe(table, game, seat))
            seen = Counter(map(rank_of, (*game.hands[seat], *game.discards)))
            assert Counter(knows.unseen) + held_ranks(knows) + seen == deck
            others = Counter(rank for other in rules.seats if other != seat for rank in ranks_of(game.hands[other]))
            assert others <= Counter(knows.unseen) + held_ranks(knows), "the others hold unseen or known cards"


@EVERY
def test_known_cards_are_in_the_named_hands(rules: TableRules) -> None:
    known_to_be = 0
    for table in recorded(rules).tables[::3]:
        game = game_of(table)
        for seat in rules.seats:
            for holder, rank in known(observe(table, game, seat)).held:
                known_to_be += 1
                assert rank in game.position.hands[holder]
                assert holder != seat
    gives = rules.law.exchange is not Exchange.NONE and not rules.law.places
    draws = any(isinstance(one.play, Draw) for one in game_of(recorded(rules).tables[-1]).history)
    assert (known_to_be > 0) == (gives or draws)


@EVERY
def test_possible_hands_agree_with_everything_known(rules: TableRules) -> None:
    chance = Chance(5)
    for table in recorded(rules).tables[::13]:
        game = game_of(table)
        for seat in rules.seats:
            knows = known(observe(table, game, seat))
            hands = knows.hands(chance)
            assert hands[seat] == ranks_of(game.hands[seat])
            assert [len(hand) for hand in hands] == [len(hand) for hand in game.hands]
            assert all(hand == "".join(sorted(hand, key="A23456789TJQK*".index)) for hand in hands)
            spread = Counter("".join(hands)) - Counter(hands[seat])
            assert spread <= Counter(knows.unseen) + held_ranks(knows)
            for holder, rank in knows.held:
                assert rank in hands[holder]


def test_every_possible_card_is_sometimes_dealt() -> None:
    live = started(FOUR)
    knows = known(observe(live.table, live.game, Seat(0)))
    chance = Chance(6)
    seen = {rank for _ in range(200) for rank in knows.hands(chance)[1]}
    assert seen == set(knows.unseen)


def test_card_chosen_for_passing_is_still_in_the_hand() -> None:
    live = started(FOUR)
    live.give(Seat(0))
    assert live.game.position.phase is Phase.EXCHANGE
    assert known(observe(live.table, live.game, Seat(0))).held == ()


def test_played_card_like_the_passed_one_may_be_it() -> None:
    tables = [table for table in recorded(FOUR).tables if game_of(table).history]
    table = next(table for table in tables if game_of(table).hands[game_of(table).history[-1].seat])
    game = game_of(table)
    last = game.history[-1]
    giver = Seat((last.seat + 2) % 4)
    gifts = list(game.gifts)
    gifts[giver] = last.cards[0]
    gone = replace(game, gifts=tuple(gifts))
    assert known(observe(table, gone, giver)).held == ()
    before = replace(gone, history=game.history[:-1])
    assert known(observe(table, before, giver)).held == ((last.seat, rank_of(last.cards[0])),)


@EVERY
def test_knowledge_ignores_hidden_hands(rules: TableRules) -> None:
    rng = Random(1)
    for table in recorded(rules).tables[::9]:
        for seat in rules.seats:
            other = shuffled_behind(table, seat, rng)
            here, there = (known(observe(one, game_of(one), seat)) for one in (table, other))
            assert here == there
            assert here.hands(Chance(2)) == there.hands(Chance(2))


def test_repr_of_knowledge_contains_no_card() -> None:
    live = started(FOUR)
    knows = known(observe(live.table, live.game, Seat(0)))
    assert repr(knows) == f"Knowledge(viewer=0, sizes={knows.sizes!r})"


def test_a_spectator_knows_no_hand() -> None:
    live = started(FOUR)
    with pytest.raises(ValueError, match="spectator"):
        known(observe(live.table, live.game, None))


@EVERY
def test_worker_knows_as_much_from_the_current_round(rules: TableRules) -> None:
    for table in recorded(rules).tables[::9]:
        for seat in rules.seats:
            question = question_for(TableId(1), seat, observe(table, game_of(table), seat), Level.HARD)
            assert known(needed(question).observation) == known(question.observation)
            assert all(one.round == game_of(table).round for one in needed(question).observation.history)

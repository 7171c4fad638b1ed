"""What a seat may know of the cards it does not see, against the cards as they lie."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.tables.live import EVERY_RULESET, rules_id, started
from tests.tables.recordings import record
from tests.tables.test_observation import shuffled_behind
from tockbot.computer.knowledge import known
from tockbot.rules.board import Seat
from tockbot.rules.position import Phase
from tockbot.rules.table_rules import TableRules, table_rules
from tockbot.rules.turn import receiver
from tockbot.tables.cards import Card, full_deck, rank_of, ranks_of
from tockbot.tables.game import Game
from tockbot.tables.observation import observe
from tockbot.tables.table import Table

FOUR = table_rules("swiss", 4)
EVERY = pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


@EVERY
def test_the_unseen_cards_are_those_in_other_hands_and_in_the_stock(rules: TableRules) -> None:
    deck = Counter(map(rank_of, full_deck(rules.law)))
    for table in record(rules).tables[::7]:
        game = game_of(table)
        for seat in rules.seats:
            knows = known(observe(table, game, seat))
            seen = Counter(map(rank_of, (*game.hands[seat], *game.discards)))
            given = Counter(() if knows.given is None else knows.given[1])
            assert Counter(knows.unseen) + given + seen == deck
            others = Counter(rank for other in rules.seats if other != seat for rank in ranks_of(game.hands[other]))
            assert others <= Counter(knows.unseen) + given, "what others hold is among it"


@EVERY
def test_where_the_card_given_must_be_it_is(rules: TableRules) -> None:
    known_to_be = 0
    for table in record(rules).tables[::3]:
        game = game_of(table)
        for seat in rules.seats:
            given = known(observe(table, game, seat)).given
            if given is not None:
                known_to_be += 1
                assert given[1] in game.position.hands[given[0]]
                assert given[0] == receiver(game.position, seat)
    assert (known_to_be > 0) == (rules.law.exchange.value != "none" and not rules.law.places)


@EVERY
def test_hands_that_may_be_agree_with_all_that_is_known(rules: TableRules) -> None:
    rng = Random(5)
    for table in record(rules).tables[::13]:
        game = game_of(table)
        for seat in rules.seats:
            knows = known(observe(table, game, seat))
            hands = knows.hands(rng)
            assert hands[seat] == ranks_of(game.hands[seat])
            assert [len(hand) for hand in hands] == [len(hand) for hand in game.hands]
            assert all(hand == "".join(sorted(hand, key="A23456789TJQK*".index)) for hand in hands)
            spread = Counter("".join(hands)) - Counter(hands[seat])
            assert spread <= Counter(knows.unseen) + Counter(() if knows.given is None else knows.given[1])
            if knows.given is not None:
                assert knows.given[1] in hands[knows.given[0]]


def test_every_card_that_may_be_there_sometimes_is() -> None:
    live = started(FOUR)
    knows = known(observe(live.table, live.game, Seat(0)))
    rng = Random(6)
    seen = {rank for _ in range(200) for rank in knows.hands(rng)[1]}
    assert seen == set(knows.unseen)


def test_while_the_exchange_is_on_the_card_chosen_is_still_in_the_hand() -> None:
    live = started(FOUR)
    live.give(Seat(0))
    assert live.game.position.phase is Phase.EXCHANGE
    assert known(observe(live.table, live.game, Seat(0))).given is None


def test_a_card_like_the_one_given_that_is_played_may_be_that_one() -> None:
    table = next(table for table in record(FOUR).tables if game_of(table).happenings)
    game = game_of(table)
    last = game.happenings[-1]
    giver = Seat((last.seat + 2) % 4)
    gifts = list(game.gifts)
    gifts[giver] = Card(last.cards[0])
    gone = replace(game, gifts=tuple(gifts))
    assert known(observe(table, gone, giver)).given is None
    before = replace(gone, happenings=())
    assert (known(observe(table, before, giver)).given is None) == (not game.hands[last.seat])


@EVERY
def test_what_is_known_does_not_depend_on_what_others_hold(rules: TableRules) -> None:
    rng = Random(1)
    for table in record(rules).tables[::9]:
        for seat in rules.seats:
            other = shuffled_behind(table, seat, rng)
            here, there = (known(observe(one, game_of(one), seat)) for one in (table, other))
            assert here == there
            assert here.hands(Random(2)) == there.hands(Random(2))


def test_no_repr_holds_a_card() -> None:
    live = started(FOUR)
    knows = known(observe(live.table, live.game, Seat(0)))
    assert repr(knows) == f"Knowledge(viewer=0, sizes={knows.sizes!r})"


def test_a_spectator_knows_no_hand() -> None:
    live = started(FOUR)
    with pytest.raises(ValueError, match="spectator"):
        known(observe(live.table, live.game, None))

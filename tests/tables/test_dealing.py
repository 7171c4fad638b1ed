"""docs/rules.md 2.1 and 2.2: decks, hand sizes, the order of dealing, shuffling."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.tables.live import SEED, started
from tests.tables.recordings import Recording
from tockbot.rules import Lead, Phase, Seat, Shuffling, TableRules, side_is_home, table_rules
from tockbot.tables import JOKER, Card, Dealt, Game, full_deck, rank_of, ranks_of
from tockbot.tables.game import shuffled
from tockbot.tables.players import sorted_cards, take


@pytest.mark.parametrize(
    ("rules", "cards", "jokers"),
    [
        (table_rules("swiss", 4), 110, 6),
        (table_rules("toctoc", 4), 52, 0),
        (table_rules("italian", 4), 52, 0),
        (table_rules("ttg", 4), 52, 0),
        (table_rules("ttg", 4, options={"jokers": "on"}), 54, 2),
    ],
)
def test_2_2_the_deck_has_so_many_cards(rules: TableRules, cards: int, jokers: int) -> None:
    deck = full_deck(rules.law)
    assert len(deck) == cards
    assert deck.count(JOKER) == jokers
    assert set(Counter(card for card in deck if card != JOKER).values()) == {rules.law.suits // 4}
    assert len({card for card in deck if card != JOKER}) == 52


def test_cards_are_taken_by_rank_and_the_rest_stays() -> None:
    hand = (Card("As"), Card("Ah"), Card("7c"), JOKER)
    assert take(hand, "A*") == ((Card("As"), JOKER), (Card("Ah"), Card("7c")))
    with pytest.raises(ValueError, match="not in the hand"):
        take(hand, "77")


def test_held_cards_are_sorted_like_the_notation() -> None:
    hand = (JOKER, Card("Kc"), Card("Td"), Card("2h"), Card("Ac"), Card("As"))
    assert ranks_of(sorted_cards(hand)) == ranks_of(hand) == "AA2TK*"


@pytest.mark.parametrize("rules", [table_rules("swiss", 4), table_rules("ttg", 3), table_rules("italian", 5)])
def test_2_2_deal_goes_card_by_card_from_the_seat_after_dealer(rules: TableRules) -> None:
    live = started(rules)
    stock = list(shuffled(SEED, "shuffle 1", full_deck(rules.law)))
    hands: list[list[Card]] = [[] for _ in rules.seats]
    seat = live.game.position.dealer + 1
    for _ in range(rules.law.hand_sizes[0] * rules.party.players):
        hands[seat % rules.party.players].append(stock.pop(0))
        seat += 1
    assert live.game.hands == tuple(sorted_cards(hand) for hand in hands)
    assert live.game.stock == tuple(stock)


def test_2_1_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = Counter(started(table_rules("swiss", 4), bytes([n]) * 32).game.position.dealer for n in range(60))
    assert set(dealers) == set(range(4))


def deals(recording: Recording) -> list[tuple[Game, Game]]:
    """Return each deal after the first: the game before it, and the game just dealt."""
    pairs = zip(recording.games, recording.games[1:], strict=False)
    return [(before, after) for before, after in pairs if after.round == before.round + 1]


def test_2_2_hand_sizes_follow_the_sequence_and_repeat(recording: Recording) -> None:
    law = recording.rules.law
    dealt = [event.hands for event in recording.events if isinstance(event, Dealt)]
    assert len(dealt) > 1
    for number, hands in enumerate(dealt):
        assert {len(hand) for hand in hands} - {0} == {law.hand_sizes[number % len(law.hand_sizes)]}


def test_2_2_no_card_is_ever_lost_or_made(recording: Recording) -> None:
    deck = Counter(full_deck(recording.rules.law))
    for game in recording.games:
        there = Counter((*game.stock, *game.discards, *(card for hand in game.hands for card in hand)))
        assert there == deck


def test_the_cards_held_are_the_ranks_that_the_rules_see(recording: Recording) -> None:
    for game in recording.games:
        assert tuple(ranks_of(hand) for hand in game.hands) == game.position.hands


def test_2_2_shuffling_happens_per_cycle_or_when_cards_run_short(recording: Recording) -> None:
    law = recording.rules.law
    for before, after in deals(recording):
        needed = sum(map(len, after.hands))
        if law.shuffling is Shuffling.EACH_CYCLE:
            assert (after.shuffles > before.shuffles) == (before.round % len(law.hand_sizes) == 0)
        else:
            assert (after.shuffles > before.shuffles) == (needed > len(before.stock))


def test_2_2_short_stock_is_dealt_before_the_shuffled_discards() -> None:
    rules = table_rules("italian", 6)
    live, rng = started(rules), Random(3)
    before = live.game
    while live.game.round == 1:
        before = live.game
        live.step(rng)
    assert len(before.stock) == 52 - 30 < 24
    after = live.game
    pile = (*before.discards, *after.history[-1].cards)
    rest = shuffled(SEED, "shuffle 2", pile)
    order = [*before.stock, *rest]
    hands: list[list[Card]] = [[] for _ in rules.seats]
    for place in range(24):
        hands[(after.position.dealer + 1 + place) % 6].append(order[place])
    assert after.hands == tuple(sorted_cards(hand) for hand in hands)
    assert after.stock == tuple(order[24:])
    assert after.discards == ()


def test_2_1_the_dealer_moves_on_or_the_leader_stays(recording: Recording) -> None:
    for before, after in deals(recording):
        old, new = before.position.dealer, after.position.dealer
        law = recording.rules.law
        if law.lead is Lead.NEVER or (law.lead is Lead.EACH_CYCLE and before.round % len(law.hand_sizes)):
            assert new == old
        else:
            steps = 1
            while side_is_home(recording.rules, after.position.pawns, seat_after(recording, old, steps)):
                steps += 1
            assert new == seat_after(recording, old, steps)


def seat_after(recording: Recording, seat: int, steps: int) -> Seat:
    return Seat((seat + steps) % recording.rules.party.players)


def test_2_1_the_player_after_the_dealer_leads() -> None:
    live = started(table_rules("ttg", 4, in_teams=False))
    assert live.game.position.phase is Phase.PLAY
    assert live.game.position.turn == (live.game.position.dealer + 1) % 4


def test_every_rank_dealt_is_one_of_the_deck(recording: Recording) -> None:
    ranks = {rank_of(card) for event in recording.events if isinstance(event, Dealt) for h in event.hands for card in h}
    assert ranks <= set(recording.rules.law.deck_ranks)

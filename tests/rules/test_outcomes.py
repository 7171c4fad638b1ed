"""The outcomes of a card are what its legal plays leave, and nothing else."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from benchmarks.random_games import random_game
from tests.tables.live import EVERY_RULESET, rules_id
from tockbot.rules import (
    BestOutcomes,
    MovePlay,
    Pawns,
    Phase,
    TableRules,
    after_legal,
    after_outcome,
    legal_plays,
    outcomes,
    parse_position,
)

POSITIONS = 60
PLAYS = 2000


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_they_are_where_the_plays_of_one_card_leave_the_pawns(rules: TableRules) -> None:
    looked_at = 0
    for position, plays in random_game(rules, Random(3)):
        seat = position.turn
        if seat is None or position.phase is not Phase.PLAY:
            continue
        cards = "".join(dict.fromkeys(position.hands[seat]))
        for card, each in outcomes(rules, position.pawns, seat, cards).items():
            left = {play.pawns.bits for play in plays if isinstance(play, MovePlay) and play.spent == card}
            found = set(each)
            assert left <= found
            assert found == left or not rules.law.joker_finishes
        looked_at += 1
        if looked_at == POSITIONS:
            return


class AnyWorth(dict[int, float]):
    """What a seat's pawns are worth: something else for each number, and for each seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def __missing__(self, number: int) -> float:
        return float((number + self.seat) * 7919 % 100_003)


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_the_best_outcome_is_the_best_of_all(rules: TableRules) -> None:
    worths = [AnyWorth(seat) for seat in rules.seats]
    finder = BestOutcomes(rules, worths)

    def worth(pawns: Pawns) -> float:
        return sum(worths[seat][number] for seat, number in enumerate(pawns.numbers()))

    positions = [position for position, _ in islice(random_game(rules, Random(6)), 200)]
    for position in positions[::4]:
        seat, pawns = position.turn, position.pawns
        assert seat is not None
        cards = "".join(dict.fromkeys(position.hands[seat]))
        best = finder.of(pawns, seat, cards)
        for card, left in outcomes(rules, pawns, seat, cards).items():
            gain = best[card]
            assert (gain is None) == (not left)
            if gain is not None:
                assert gain.after in left
                assert gain.gain == worth(pawns.numbered(gain.after)) - worth(pawns)
                assert gain.gain == max(worth(pawns.numbered(one)) for one in left) - worth(pawns)


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_the_position_after_an_outcome_is_the_one_after_its_play(rules: TableRules) -> None:
    """Whether a card's play is told in full or only by what it leaves, the turn goes on the same."""
    compared = 0
    for position, plays in random_game(rules, Random(5)):
        for play in plays:
            if isinstance(play, MovePlay) and play.rank == play.spent:
                assert after_outcome(position, play.spent, play.pawns) == after_legal(position, play)
                compared += 1
        if compared > PLAYS:
            return


@pytest.mark.parametrize(
    "where", ["ttg+jack_discard 4t d0 pm 0 {}/{}/{}/{} JQ/2/3/4", "italian+places 3s d0 pm 0 {}/{}/{} TQ/2/4"]
)
def test_an_outcome_makes_the_next_discard_brings_places_and_ends_the_game_like_its_play(where: str) -> None:
    home, away = "h1,h2,h3,h4", "20,25,h3,h4"
    for first in ("71,h2,h3,h4", "60,61,62,70", "10,h2,h3,h4"):
        for second in (home, away):
            if where.startswith("ttg") and second == home:
                continue
            position = parse_position(where.format(first, second, "40,41,42,43", "33,r,r,r"))
            for play in legal_plays(position):
                if isinstance(play, MovePlay):
                    assert after_outcome(position, play.spent, play.pawns) == after_legal(position, play)

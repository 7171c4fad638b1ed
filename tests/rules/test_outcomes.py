"""The best outcome of a card is the best that its legal plays leave, and an outcome is told like its play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from benchmarks.random_games import random_game
from tests.tables.live import EVERY_RULESET, rules_id
from tockbot.rules import (
    BestOutcomes,
    MovePlay,
    Phase,
    Play,
    Position,
    TableRules,
    after_legal,
    after_outcome,
    legal_plays,
    parse_position,
    played_seat,
    side_is_home,
)

POSITIONS = 240
PLAYS = 2000


class AnyWorth(dict[int, float]):
    """What a seat's pawns are worth: something else for each number, and for each seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def __missing__(self, number: int) -> float:
        return float((number + self.seat) * 7919 % 100_003)


FINISH = 1e30
HOME = "h1,h2,h3,h4"


def check(position: Position, plays: Sequence[Play]) -> None:
    """The finder finds for each card the best of all that its plays leave."""
    seat, pawns = position.turn, position.pawns
    assert seat is not None
    worths = [AnyWorth(one) for one in position.rules.seats]

    def gain(play: MovePlay) -> float:
        if side_is_home(position.rules, play.pawns, seat):
            return FINISH
        changed = zip(worths, pawns.numbers(), play.pawns.numbers(), strict=True)
        return sum(worth[now] - worth[before] for worth, before, now in changed)

    cards = "".join(dict.fromkeys(position.hands[seat]))
    found = BestOutcomes(position.rules, worths, FINISH).of(pawns.bits, seat, cards)
    for card, best in zip(cards, found, strict=True):
        gains = {play.pawns.bits: gain(play) for play in plays if isinstance(play, MovePlay) and play.spent == card}
        assert (best is None) == (not gains)
        if best is not None:
            gained, after, own = best
            assert gained == gains[after] == max(gains.values())
            assert own == pawns.numbered(after).number(played_seat(position.rules, pawns, seat))


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_the_best_outcome_is_the_best_of_all(rules: TableRules) -> None:
    for position, _ in islice(random_game(rules, Random(6)), 0, POSITIONS, 4):
        if position.phase is Phase.PLAY:
            light = replace(position, rules=rules.with_own_sevens())
            check(light, legal_plays(light))


@pytest.mark.parametrize("options", ["", "+no_joker_finish"])
@pytest.mark.parametrize("own", ["69+,h2,h3,h4", "67+,h1,h2,h3", "60+,61+,62+,h4", HOME])
@pytest.mark.parametrize("partner", [HOME, "33+,h2,h3,h4", "30+,31+,h3,h4"])
def test_5_1_to_come_home_is_best_where_the_card_may(options: str, own: str, partner: str) -> None:
    if own == partner:
        return
    position = parse_position(f"swiss{options} 4t d0 pm 0 {own}/20,r,r,r/{partner}/1,40+,r,r A457J*/2/3/4")
    check(position, legal_plays(position))


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

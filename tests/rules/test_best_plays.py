"""The best play found is the best of all legal plays, and the game continues from it as from that play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random
from zlib import crc32

import pytest

from benchmarks.games import random_game
from tests.sampled import some
from tests.tables.live import EVERY_RULESET, rules_id
from tockbot.rules import (
    Group,
    MovePlay,
    Phase,
    Play,
    Position,
    Scale,
    TableRules,
    after_legal,
    after_outcome,
    best_play,
    in_reserve,
    legal_plays,
    parse_position,
    played_seat,
    side_is_home,
    table_rules,
    without,
)

POSITIONS = 240
PLAYS = 2000


def any_number(*of: object) -> int:
    return crc32(repr(of).encode()) % 100_003


def any_kept(hand: str, group: Group) -> int:
    return any_number(hand, in_reserve(group))


FINISH = 1 << 40
HOME = "h1,h2,h3,h4"
SCALE = Scale(any_number, FINISH, any_kept, sharing=True)


def check(position: Position, plays: Sequence[Play]) -> None:
    """Check that the best play of a hand, and of each of its cards, is found, and the first among equal ones."""
    rules, pawns, seat = position.rules, position.pawns, position.turn
    assert seat is not None

    def value(play: MovePlay, hand: str) -> int:
        gain = FINISH if side_is_home(rules, play.pawns, seat) else any_number(play.pawns)
        return gain + any_kept(without(hand, play.spent), play.pawns[played_seat(rules, play.pawns, seat)])

    moving = [play for play in plays if isinstance(play, MovePlay) and len(play.spent) == 1]
    for hand in (*dict.fromkeys(position.hands[seat]), position.hands[seat]):
        possible = [play for play in moving if play.spent in hand]
        found = best_play(rules, SCALE, pawns, seat, hand)
        assert (found is None) == (not possible)
        if found is not None:
            best = max(possible, key=partial(value, hand=hand))
            assert found == (value(best, hand), best.spent, best.pawns)


@pytest.mark.parametrize("rules", some(EVERY_RULESET, 2), ids=rules_id)
def test_best_play_equals_the_best_of_all_plays(rules: TableRules) -> None:
    for position, _ in islice(random_game(rules, Random(6)), 0, POSITIONS, 8):
        if position.phase is Phase.PLAY:
            light = replace(position, rules=rules.with_own_sevens())
            check(light, legal_plays(light))


@pytest.mark.parametrize("rules", [table_rules("swiss", 2), table_rules("swiss", 3)], ids=rules_id)
def test_4_5_best_shared_seven_is_legal_and_no_worse_than_own(rules: TableRules) -> None:
    better = 0
    for position, _ in islice(random_game(rules, Random(6)), 0, POSITIONS, 12):
        seat = position.turn
        if position.phase is not Phase.PLAY or seat is None:
            continue
        found = best_play(rules, SCALE, position.pawns, seat, "7")
        own = best_play(rules.with_own_sevens(), SCALE, position.pawns, seat, "7")
        assert found is not None or own is None
        if found is not None and found != own:
            alone = replace(position, hands=tuple("7" for _ in rules.seats))
            assert any(isinstance(play, MovePlay) and play.pawns == found.pawns for play in legal_plays(alone))
            assert own is None or found.value > own.value
            better += 1
    assert better


@pytest.mark.parametrize("options", ["", "+no_joker_finish"])
@pytest.mark.parametrize("own", ["69+,h2,h3,h4", "67+,h1,h2,h3", "60+,61+,62+,h4", HOME])
@pytest.mark.parametrize("partner", [HOME, "33+,h2,h3,h4", "30+,31+,h3,h4"])
def test_5_1_coming_home_is_best_when_possible(options: str, own: str, partner: str) -> None:
    if own == partner:
        return
    position = parse_position(f"swiss{options} 4t d0 pm 0 {own}/20,r,r,r/{partner}/1,40+,r,r A457J*/2/3/4")
    check(position, legal_plays(position))


@pytest.mark.parametrize("rules", some(EVERY_RULESET, 2), ids=rules_id)
def test_the_position_after_an_outcome_is_the_one_after_its_play(rules: TableRules) -> None:
    """The turn continues alike from a full play and from its outcome alone."""
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
def test_outcome_has_the_consequences_of_its_play(where: str) -> None:
    home, away = "h1,h2,h3,h4", "20,25,h3,h4"
    for first in ("71,h2,h3,h4", "60,61,62,70", "10,h2,h3,h4"):
        for second in (home, away):
            if where.startswith("ttg") and second == home:
                continue
            position = parse_position(where.format(first, second, "40,41,42,43", "33,r,r,r"))
            for play in legal_plays(position):
                if isinstance(play, MovePlay):
                    assert after_outcome(position, play.spent, play.pawns) == after_legal(position, play)

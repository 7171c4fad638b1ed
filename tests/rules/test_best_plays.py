"""The best play that is found is the best of all that are legal, and what it leaves goes on like it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random
from zlib import crc32

import pytest

from benchmarks.games import random_game
from tests.tables.live import EVERY_RULESET, rules_id
from tockbot.rules import (
    PAWNS,
    RESERVE,
    BestPlays,
    Choice,
    MovePlay,
    Phase,
    Play,
    Position,
    Scale,
    Seat,
    TableRules,
    after_legal,
    after_outcome,
    at_home,
    group_of,
    is_home,
    legal_plays,
    location_of,
    parse_position,
    side_is_home,
    table_rules,
    without,
)

POSITIONS = 240
PLAYS = 2000


def any_number(*of: object) -> float:
    return float(crc32(repr(of).encode()) % 100_003)


class AnyWorth(dict[int, float]):
    """What a seat's pawns are worth: something else for each beside whoever is at home, and for how many are where."""

    def __init__(self, rules: TableRules, seat: Seat) -> None:
        super().__init__()
        self.rules, self.seat = rules, seat

    def __missing__(self, number: int) -> float:
        pawns = [one for one in group_of(self.rules, self.seat, number) if location_of(one) != RESERVE]
        home = tuple(one for one in pawns if is_home(location_of(one)))
        return sum(any_number(self.seat, one, home) for one in pawns) + any_number(self.seat, len(pawns), home)


class AnyChoices(dict[str, Choice]):
    """What can be spent of a hand: what is left is worth something else each time."""

    def __missing__(self, hand: str) -> Choice:
        ranks = tuple(dict.fromkeys(hand))
        rests = tuple(without(hand, rank) for rank in ranks)
        return Choice(ranks, rests, tuple((any_number(rest),) * 2 for rest in rests))


class AnyNeeds(dict[int, int | None]):
    """What is needed: one thing or another, and nothing where all are home."""

    def __init__(self, rules: TableRules) -> None:
        super().__init__()
        self.rules = rules

    def __missing__(self, number: int) -> int | None:
        return None if at_home(group_of(self.rules, Seat(0), number)) == PAWNS else number % 2


FINISH = 1e30
HOME = "h1,h2,h3,h4"
SOLO = table_rules("swiss", 3)
SOLO_OVER = table_rules("swiss", 3, options={"home_entry": "over"})


def check(position: Position, plays: Sequence[Play]) -> None:
    """Of a hand, and of each of its cards alone, the best is found of all that their plays leave."""
    rules, pawns, seat = position.rules, position.pawns, position.turn
    assert seat is not None
    worths, choices = [AnyWorth(rules, one) for one in rules.seats], AnyChoices()
    finder = BestPlays(rules, Scale(worths, FINISH, choices, AnyNeeds(rules)))

    def gain(play: MovePlay) -> float:
        if side_is_home(rules, play.pawns, seat):
            return FINISH
        changed = zip(worths, pawns.numbers(), play.pawns.numbers(), strict=True)
        return sum(worth[now] - worth[before] for worth, before, now in changed)

    def kept(play: MovePlay, hand: str) -> float:
        ranks, _, worth = choices[hand]
        return worth[ranks.index(play.spent)][0]

    moving = [play for play in plays if isinstance(play, MovePlay) and len(play.spent) == 1]
    for hand in (*dict.fromkeys(position.hands[seat]), position.hands[seat]):
        possible = [play for play in moving if play.spent in hand]
        found = finder.of(pawns.bits, seat, hand)
        assert (found is None) == (not possible)
        if found is not None:
            rank, rest, after, gained = found
            assert rest == without(hand, rank)
            made = next(play for play in possible if play.spent == rank and play.pawns.bits == after)
            assert gained == gain(made)
            assert gained + kept(made, hand) == max(gain(play) + kept(play, hand) for play in possible)


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_the_best_play_is_the_best_of_all(rules: TableRules) -> None:
    for position, _ in islice(random_game(rules, Random(6)), 0, POSITIONS, 4):
        if position.phase is Phase.PLAY:
            light = replace(position, rules=rules.with_own_sevens())
            check(light, legal_plays(light))


@pytest.mark.parametrize("rules", [table_rules("swiss", 2), SOLO, SOLO_OVER], ids=rules_id)
def test_4_5_a_seven_shared_with_another_is_legal_and_better_than_those_of_ones_own_pawns(rules: TableRules) -> None:
    worths, better = [AnyWorth(rules, one) for one in rules.seats], 0
    scale = partial(Scale, worths, FINISH, AnyChoices(), AnyNeeds(rules))
    for position, _ in islice(random_game(rules, Random(6)), 0, POSITIONS, 12):
        seat = position.turn
        if position.phase is not Phase.PLAY or seat is None:
            continue
        before, alone = position.pawns, replace(position, hands=tuple("7" for _ in rules.seats))
        found = BestPlays(rules, scale()).of(before.bits, seat, "7")
        own = BestPlays(rules.with_own_sevens(), scale()).of(before.bits, seat, "7")
        assert found is not None or own is None
        if found is not None and found != own:
            _, _, after, gain = found
            assert any(isinstance(play, MovePlay) and play.pawns.bits == after for play in legal_plays(alone))
            changed = zip(worths, before.numbers(), before.numbered(after).numbers(), strict=True)
            won = side_is_home(rules, before.numbered(after), seat)
            assert gain == (FINISH if won else sum(worth[now] - worth[then] for worth, then, now in changed))
            assert own is None or gain > own[3]
            better += 1
    assert better


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

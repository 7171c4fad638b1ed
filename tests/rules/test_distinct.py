"""docs/rules.md 4.6: no play is listed twice, in any position and with any hand, at every possible table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import pytest

from tests.rules.test_table import every_table
from tests.sampled import some
from tockbot.rules import (
    CENTRE,
    HOME,
    JOKER,
    PAWNS,
    RESERVE,
    Location,
    PawnOwner,
    Phase,
    Play,
    Position,
    Seat,
    TableRules,
    format_position,
    format_ruleset,
    legal_plays,
    parse_position,
    perft,
    plays_without_sevens,
    sorted_hand,
)
from tockbot.rules.engine import pawn

POSITIONS = 5
"""Number of positions at each table."""

FOUND = [
    ("ttg+jokers+ten_swap 4t d3 pm 0 c,r,r,r/3,r,r,r/r,r,r,r/r,r,r,r A278*/56JJK/79TTQ/33469", 11),
    ("swiss+canadian_seven 4t d0 pm 0 23,31+,32+,h2/26,r,r,r/22+,29+,r,r/28,h1,h3,h4 27J*/-/-/Q", 1_335),
    ("swiss+board=dog 5s d0 pm 0 r,r,r,r/53++,54++,r,r/r,r,r,r/49+,57++,h2,r/0,47++,h4,r 27*/3/-/4/J", 2_991),
    (
        f"swiss+board=dog+home_entry=over 8t d0 pm 0 83,84,88,r{'/r,r,r,r' * 7} 3*{'/-' * 7}",
        86,
    ),
]
"""Positions and their numbers of plays, with different plays that have the same result.

These are a joker that swaps as a ten and as a jack, sevens of one cluster that hit on different fields, and a joker as
a five, which may go on to the centre, and as an ace, which may not.
"""

NEAR = 14
"""Most pawns are within this many fields in a row, so that they hit, pass and swap with each other."""


def table_id(rules: TableRules) -> str:
    """Return the rules of a table as the notation writes them."""
    return f"{format_ruleset(rules)} {rules.party.players}{'t' if rules.party.in_teams else 's'}"


def random_position(rules: TableRules, rng: Random) -> Position:
    """Return any position in which seat 0 is to play: pawns close together, some hands empty, jokers if possible."""
    board = rules.board
    near = rng.randrange(board.fields)
    free = [Location((near + field) % board.fields) for field in range(NEAR)] + [*board.starts, *board.entries]
    free += [CENTRE] if rules.law.centre else []
    free = rng.sample(free := [*dict.fromkeys(free)], len(free))
    # A seven with everyone's pawns has hundreds of thousands of results if many are on the board.
    crowd = 2 if rules.law.seven_moves is PawnOwner.ANYONE else PAWNS
    groups = []
    for seat in rules.seats:
        at_home = rng.choice((0, 0, 1, 3, PAWNS))
        homes = rng.sample(HOME, at_home)
        out = [free.pop() for _ in range(min(rng.randint(0, PAWNS - at_home), crowd, len(free)))]
        groups.append(
            sorted(
                pawn(
                    one,
                    protected=rules.marks_protection and one == board.starts[seat] and rng.random() < 0.5,
                    touches=rng.randint(0, rules.most_touches) if one <= CENTRE else 0,
                )
                for one in (*homes, *out, *[RESERVE] * (PAWNS - at_home - len(out)))
            )
        )
    deck = rules.law.deck_ranks
    hands = [rng.choices(deck, k=rng.choice((0, 1, 4))) for _ in rules.seats]
    hands[0] = [JOKER if JOKER in deck else rng.choice(deck), *rng.choices(deck, k=3)]
    texts = tuple(sorted_hand("".join(hand)) for hand in hands)
    return Position(rules, Seat(0), Phase.PLAY, Seat(0), tuple(map(tuple, groups)), texts)


@lru_cache(maxsize=8)
def random_positions(rules: TableRules) -> list[tuple[Position, Sequence[Play]]]:
    """Return some positions of a table, each with its legal plays."""
    rng = Random(table_id(rules))
    positions = [random_position(rules, rng) for _ in range(POSITIONS)]
    return [(position, legal_plays(position)) for position in positions]


@pytest.mark.parametrize("rules", some(every_table(), 3), ids=table_id)
def test_4_6_no_play_is_listed_twice(rules: TableRules) -> None:
    for position, plays in random_positions(rules):
        for listed in (plays, plays_without_sevens(position)):
            assert len(set(listed)) == len(listed), format_position(position)


@pytest.mark.parametrize(("line", "count"), FOUND)
def test_4_6_plays_with_the_same_result_are_one_play(line: str, count: int) -> None:
    position = parse_position(line)
    assert (len(legal_plays(position)), perft(position, 1)) == (count, count)

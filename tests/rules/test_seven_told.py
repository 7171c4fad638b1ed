"""The ways in which a seven can end, and its description in the fewest parts (docs/rules.md 4.3, 4.6)."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from tests.rules.games import random_game
from tockbot.rules import (
    RESERVE,
    Location,
    MovePlay,
    Part,
    Parts,
    Position,
    Seat,
    Spot,
    Walk,
    distinct_parts,
    in_fewest_parts,
    legal_plays,
    parse_position,
    seven_cards,
    seven_parts,
    seven_plays,
    seven_ways,
    table_rules,
)

OUT = "r,r,r,r"


def at(pawns: str, ruleset: str = "swiss 4t", hand: str = "7") -> Position:
    """Return a position with the pawns of two seats, in which the first is to play."""
    groups = pawns.split("/")
    empty = "/".join([*groups, *[OUT] * (4 - len(groups))])
    return parse_position(f"{ruleset} d3 pm 0 {empty} {hand}/5/5/5")


def made(position: Position, *walks: tuple[int, int]) -> Parts:
    """Return parts of the first seat's pawns, given by their origins and steps."""
    parts: Parts = ()
    for origin, steps in walks:
        parts = (*parts, next(one for one in seven_parts(position, "7", parts) if begins(one, origin, steps)))
    return parts


def begins(part: Part, origin: int, steps: int) -> bool:
    return isinstance(part, Walk) and (part.seat, part.origin, part.steps) == (0, origin, steps)


def told(position: Position, *walks: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the fewest parts of a seven made of these parts."""
    (play,) = seven_plays(position, "7", made(position, *walks))
    shorter = in_fewest_parts(position, play)
    assert shorter == play
    assert isinstance(shorter, MovePlay)
    return [(move.origin, move.steps) for move in shorter.moves if isinstance(move, Walk)]


def sevens(position: Position, card: str) -> set[MovePlay]:
    return {
        play for play in legal_plays(position) if isinstance(play, MovePlay) and play.in_parts and card in play.spent
    }


@pytest.mark.parametrize(
    ("ruleset", "players"), [("swiss", 4), ("swiss", 8), ("toctoc", 4), ("ttg", 4), ("ttg", 6), ("italian", 4)]
)
def test_4_3_the_ways_of_a_seven_are_its_legal_plays_each_once(ruleset: str, players: int) -> None:
    shown = 0
    for one in islice(random_game(table_rules(ruleset, players), Random(3)), 0, 300, 5):
        position = one.before
        for card in seven_cards(position):
            ways = seven_ways(position, card, (), most=10_000)
            assert ways is not None
            legal = sevens(position, card)
            assert {play for play in legal if play.spent == card} <= set(ways) <= legal
            assert len(set(ways)) == len(ways)
            for way in ways:
                assert in_fewest_parts(position, way) == way
            if len(ways) > 1:
                assert seven_ways(position, card, (), most=len(ways) - 1) is None
            shown += len(ways)
    assert shown


def test_4_3_the_ways_go_on_from_the_parts_that_were_made() -> None:
    position = at("5,20,40,r")
    begun = made(position, (5, 3))
    ways = seven_ways(position, "7", begun, most=25)
    assert ways is not None
    assert {way.moves[0] for way in ways} == set(begun)
    assert len(ways) == 5, "four steps for two pawns; the first could have gone on at once"
    assert seven_ways(at("5,r,r,r"), "7", made(at("5,r,r,r"), (5, 3)), most=25) != ()


def test_4_3_a_part_that_only_goes_on_is_not_offered() -> None:
    position = at("5,20,r,r")
    after = made(position, (5, 3))
    assert {part.origin for part in seven_parts(position, "7", after)} == {8, 20}
    assert {part.origin for part in distinct_parts(position, "7", after)} == {20}


def test_4_3_continuing_part_is_offered_if_stopping_would_hit() -> None:
    """In the Italian game, a seven hits only where a part ends."""
    position = at("5,20,r,r/8,r,r,r", "italian 4t")
    after = made(position, (5, 3))
    assert after[0].hits == (Spot(Seat(1), Location(8)),)
    assert 8 in {part.origin for part in distinct_parts(position, "7", after)}


def test_4_3_where_only_one_pawn_can_go_on_it_is_offered() -> None:
    position = at("5,r,r,r")
    assert {part.origin for part in distinct_parts(position, "7", made(position, (5, 3)))} == {8}


def test_4_3_parts_of_one_pawn_are_joined() -> None:
    assert told(at("5,20,r,r"), (5, 1), (6, 2), (20, 4)) == [(5, 3), (20, 4)]
    assert told(at("5,20,r,r"), (20, 1), (5, 3), (21, 3)) == [(20, 4), (5, 3)]


def test_4_3_waiting_part_is_listed_when_it_is_possible() -> None:
    """The first pawn can pass the second one's field only after the second has left; otherwise it would hit it."""
    assert told(at("9,10,r,r"), (10, 1), (9, 1), (11, 1), (10, 1), (12, 3)) == [(10, 5), (9, 2)]


def test_4_3_stop_with_a_hit_stays_a_part() -> None:
    position = at("5,20,r,r/8,r,r,r", "italian 4t")
    assert told(position, (5, 3), (8, 4)) == [(5, 3), (8, 4)]


def test_4_6_joined_parts_keep_the_pawn_that_was_hit() -> None:
    """Of two own pawns, the one that reaches the field later hits the other; the board is the same either way."""
    position = at("5,6,r,r", "italian 4t")
    parts = made(position, (6, 1), (5, 3), (7, 1), (8, 2))
    assert [len(part.hits) for part in parts] == [0, 0, 1, 0]
    (play,) = seven_plays(position, "7", parts)
    shorter = in_fewest_parts(position, play)
    assert isinstance(shorter, MovePlay)
    assert [move.hits for move in shorter.moves if move.hits] == [(Spot(Seat(0), Location(8)),)]
    hitter = next(move for move in shorter.moves if move.hits)
    assert isinstance(hitter, Walk)
    assert hitter.origin in {6, 7}
    assert play.pawns == shorter.pawns
    assert RESERVE not in {move.origin for move in shorter.moves if isinstance(move, Walk)}


def test_parts_that_are_no_seven_stay_as_they_are() -> None:
    position = at("5,20,r,r", hand="9")
    for play in legal_plays(position):
        assert in_fewest_parts(position, play) is play

"""Highlights of a finished game, checked against an independent count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.tables.live import rules_id
from tests.tables.recordings import recorded
from tockbot.rules import (
    HOME,
    RESERVE,
    Board,
    BoardKind,
    Discard,
    Enter,
    Location,
    Seat,
    Spot,
    TableRules,
    Walk,
    table_rules,
)
from tockbot.tables import FirstHome, HitOfTheGame, LongestWalk, Numbering, PawnId, PlayRecord, follow, highlights

BOARD = Board(BoardKind.CORNER, 4)


def story() -> tuple[PlayRecord, ...]:
    """Red enters, walks 5 and 6, is hit by blue in round 2; blue walks home in round 3."""
    numbering: Numbering = ((RESERVE,) * 4, (Location(70), *(RESERVE,) * 3), *((RESERVE,) * 4,) * 2)
    moves = (
        (1, Enter(Seat(0), BOARD.starts[0], ())),
        (1, Walk(Seat(0), BOARD.starts[0], Location(5), 5, ())),
        (2, Walk(Seat(0), Location(5), Location(11), 6, ())),
        (2, Walk(Seat(1), Location(70), Location(11), 13, (Spot(Seat(0), Location(11)),))),
        (3, Walk(Seat(1), Location(11), HOME[0], 6, ())),
    )
    records = []
    for number, move in moves:
        moved = follow(numbering, (move,))
        records.append(PlayRecord(move.seat, None, (), Discard("2"), numbering, number, moved=moved))
        numbering = moved[-1].after
    return tuple(records)


def test_highlights_of_an_example() -> None:
    found = highlights(BOARD, story())
    assert found.rounds == 3
    assert (found.hits_given, found.hits_taken) == ((0, 1, 0, 0), (1, 0, 0, 0))
    assert found.longest_walk == LongestWalk(PawnId(Seat(1), 1), 19)
    assert found.walks == (11, 19, 0, 0)
    assert found.hit_of_the_game == HitOfTheGame(Seat(1), PawnId(Seat(0), 1), 59, 2, 3)
    assert found.first_home == FirstHome(PawnId(Seat(1), 1), 3, 4)


def test_hit_counts_fields_to_home_when_the_pawn_went_back() -> None:
    four_back = Location(BOARD.starts[0] - 4 + BOARD.fields)
    numbering: Numbering = ((BOARD.starts[0], *(RESERVE,) * 3), (Location(60), *(RESERVE,) * 3), *((RESERVE,) * 4,) * 2)
    moves = (
        Walk(Seat(0), BOARD.starts[0], four_back, -4, ()),
        Walk(Seat(1), Location(60), four_back, four_back - 60, (Spot(Seat(0), four_back),)),
    )
    records = []
    for move in moves:
        moved = follow(numbering, (move,))
        records.append(PlayRecord(move.seat, None, (), Discard("2"), numbering, 1, moved=moved))
        numbering = moved[-1].after
    hit = highlights(BOARD, records).hit_of_the_game
    assert hit is not None
    assert hit.fields == BOARD.entries[0] - four_back


def test_game_without_plays_has_no_highlights() -> None:
    found = highlights(BOARD, ())
    assert (found.longest_walk, found.hit_of_the_game, found.first_home) == (None, None, None)


@pytest.mark.parametrize("rules", [table_rules("swiss", 4), table_rules("ttg", 6)], ids=rules_id)
def test_every_hit_of_a_game_is_counted_once(rules: TableRules) -> None:
    game = recorded(rules).tables[-1].game
    assert game is not None
    found = highlights(rules.board, game.history)
    assert sum(found.hits_given) == sum(found.hits_taken) == sum(len(record.struck) for record in game.history)
    assert sum(found.hits_given)
    assert found.first_home is not None


def test_hit_on_an_own_pawn_is_no_hit_of_the_game() -> None:
    first, second, third, hit, last = story()
    own = replace(hit, seat=Seat(0))
    found = highlights(BOARD, (first, second, third, own, last))
    assert found.hit_of_the_game is None
    assert (found.hits_given, found.hits_taken) == ((1, 0, 0, 0), (1, 0, 0, 0))

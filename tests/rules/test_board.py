"""docs/rules.md 1: the board, the seats, the sides."""

from __future__ import annotations

import pytest

from tockbot.rules import RULESETS, Board, BoardKind, Location, Seat, format_pawns, opening, table_rules


@pytest.mark.parametrize(
    ("players", "sectors", "fields"),
    [
        (2, (0, 2), 72),
        (3, (0, 1, 2), 72),
        (4, (0, 1, 2, 3), 72),
        (5, (0, 1, 2, 3, 4), 108),
        (6, (0, 1, 2, 3, 4, 5), 108),
        (8, (0, 1, 2, 3, 4, 5, 6, 7), 144),
    ],
)
def test_1_2_the_seats_used(players: int, sectors: tuple[int, ...], fields: int) -> None:
    board = Board(BoardKind.CANADIAN, players)
    assert (board.sectors, board.fields) == (sectors, fields)
    assert board.starts == tuple(18 * sector for sector in sectors)


@pytest.mark.parametrize(
    ("kind", "number_on_start", "entries", "number_on_entry"),
    [
        (BoardKind.CANADIAN, 1, (69, 15, 33, 51), 16),
        (BoardKind.CORNER, 18, (70, 16, 34, 52), 16),
        (BoardKind.DOG, 16, (0, 16, 32, 48), 16),
        (BoardKind.KEEZEN, 16, (63, 15, 31, 47), 15),  # rules-family.md K1
        (BoardKind.JACKAROO, 19, (74, 17, 36, 55), 17),  # rules-family.md J1
    ],
)
def test_1_3_starts_and_entries(
    kind: BoardKind, number_on_start: int, entries: tuple[int, ...], number_on_entry: int
) -> None:
    board = Board(kind, 4)
    assert {board.number(start) for start in board.starts} == {number_on_start}
    assert board.entries == entries
    assert {board.number(entry) for entry in board.entries} == {number_on_entry}


@pytest.mark.parametrize(
    ("kind", "eights"),
    [(BoardKind.CANADIAN, (7, 25, 43, 61)), (BoardKind.CORNER, (8, 26, 44, 62)), (BoardKind.DOG, (8, 24, 40, 56))],
)
def test_1_3_fields_are_numbered_clockwise_from_the_start(kind: BoardKind, eights: tuple[int, ...]) -> None:
    assert Board(kind, 4).eights == eights
    assert Board(kind, 4).number(Location(3)) == (4 if kind is BoardKind.CANADIAN else 3)


def test_1_3_each_ruleset_has_its_board() -> None:
    assert {name: table_rules(name, 4).board.kind for name in RULESETS} == {
        "swiss": BoardKind.CANADIAN,
        "dog": BoardKind.DOG,
        "ttg": BoardKind.CORNER,
        "toctoc": BoardKind.CORNER,
        "italian": BoardKind.CORNER,
        "keezen": BoardKind.KEEZEN,
        "jackaroo": BoardKind.JACKAROO,
    }
    assert table_rules("swiss", 4, options={"board": "dog"}).board.kind is BoardKind.DOG


@pytest.mark.parametrize(
    ("players", "sides"), [(4, ((0, 2), (1, 3))), (6, ((0, 3), (1, 4), (2, 5))), (8, ((0, 4), (1, 5), (2, 6), (3, 7)))]
)
def test_1_5_partners_sit_opposite(players: int, sides: tuple[tuple[int, int], ...]) -> None:
    rules = table_rules("swiss", players)
    assert rules.sides == sides
    assert all(rules.partners[seat] == partner and rules.partners[partner] == seat for seat, partner in sides)
    assert all(rules.side_of(Seat(seat)) == side for side in sides for seat in side)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("ruleset", ["swiss", "ttg", "italian"])
def test_1_5_two_three_and_five_play_alone(ruleset: str, players: int) -> None:
    rules = table_rules(ruleset, players)
    assert not rules.party.in_teams
    assert rules.sides == tuple((seat,) for seat in rules.seats)


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("ruleset", ["ttg", "italian"])
def test_1_5_four_and_six_choose_and_default_to_teams(ruleset: str, players: int) -> None:
    assert table_rules(ruleset, players).party.in_teams
    assert not table_rules(ruleset, players, in_teams=False).party.in_teams


@pytest.mark.parametrize(
    ("ruleset", "players", "pawns"),
    [
        ("swiss", 4, "/".join(["r,r,r,r"] * 4)),
        ("ttg", 2, "r,r,r,r/r,r,r,r"),
        ("swiss", 2, "0!,r,r,r/36!,r,r,r"),
        ("swiss", 3, "0!,r,r,r/18!,r,r,r/36!,r,r,r"),
    ],
)
def test_1_6_the_opening(ruleset: str, players: int, pawns: str) -> None:
    assert format_pawns(opening(table_rules(ruleset, players), Seat(0)).pawns) == pawns


def test_1_6_first_pawn_touched_its_start_on_the_dog_board() -> None:
    """docs/readings.md A3."""
    rules = table_rules("swiss", 2, options={"board": "dog"})
    assert format_pawns(opening(rules, Seat(0)).pawns) == "0!+,r,r,r/32!+,r,r,r"

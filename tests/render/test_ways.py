from __future__ import annotations

from tockbot.render import way
from tockbot.rules import HOME, Board, BoardKind, Location, Seat, Walk

CANADIAN = Board(BoardKind.CANADIAN, 4)
DOG = Board(BoardKind.DOG, 4)


def walked(board: Board, seat: int, origin: int, goal: int, steps: int) -> tuple[int, ...]:
    return way(board, Walk(Seat(seat), Location(origin), Location(goal), steps, ()))


def test_forward_along_the_track() -> None:
    assert walked(CANADIAN, 1, 3, 6, 3) == (3, 4, 5, 6)


def test_over_the_last_field_to_the_first() -> None:
    assert walked(CANADIAN, 1, 70, 1, 3) == (70, 71, 0, 1)


def test_backward_along_the_track() -> None:
    assert walked(CANADIAN, 1, 1, 69, -4) == (1, 0, 71, 70, 69)


def test_forward_into_the_home() -> None:
    assert walked(CANADIAN, 0, 67, HOME[2], 5) == (67, 68, 69, *HOME[:3])


def test_backward_into_the_home() -> None:  # rules.md 3.7: from two past the entry, h2 after four
    assert walked(CANADIAN, 0, 71, HOME[1], -4) == (71, 70, 69, HOME[0], HOME[1])


def test_from_the_entry_field_itself() -> None:
    assert walked(DOG, 1, 16, HOME[3], 4) == (16, *HOME)
    assert walked(DOG, 1, 16, HOME[3], -4) == (16, *HOME)


def test_inside_the_home() -> None:
    assert walked(CANADIAN, 0, HOME[0], HOME[2], 2) == HOME[:3]
    assert walked(CANADIAN, 0, HOME[2], HOME[0], -2) == HOME[2::-1]

from __future__ import annotations

from tests.render.scenes import numbering
from tockbot.render.board import Journey, journeys
from tockbot.rules import RESERVE, Board, BoardKind, Enter, Jump, Location, Move, Seat, Spot, Swap, Walk
from tockbot.tables import MoveResult, PawnId, follow

A, B = Seat(0), Seat(1)
NONE = "r r r r"
"""All four pawns in reserve."""


def spot(seat: Seat, field: int) -> Spot:
    return Spot(seat, Location(field))


def walk(seat: Seat, origin: int, goal: int, *hits: Spot) -> Walk:
    return Walk(seat, Location(origin), Location(goal), goal - origin, hits)


def moved(before: tuple[str, str], *moves: Move) -> tuple[MoveResult, ...]:
    return follow(numbering(Board(BoardKind.CORNER, 2), before), moves)


def followed(before: tuple[str, str], *moves: Move) -> list[tuple[int, int, int | None]]:
    return [(one.pawn.seat, one.origin, one.place) for one in journeys(moved(before, *moves))[0]]


def test_pawn_moved_twice_makes_one_journey() -> None:
    assert followed(("3 r r r", NONE), walk(A, 3, 5), walk(A, 5, 9)) == [(0, 3, 9)]


def test_two_pawns_make_two_journeys() -> None:
    assert followed(("3 4 r r", NONE), walk(A, 3, 5), walk(A, 4, 9)) == [(0, 3, 5), (0, 4, 9)]


def test_journey_of_a_pawn_hit_after_moving_has_no_end() -> None:
    assert followed(("3 r r r", "1 r r r"), walk(A, 3, 5), walk(B, 1, 5, spot(A, 5))) == [(0, 3, None), (1, 1, 5)]


def test_hit_pawn_that_never_moved_makes_no_journey() -> None:
    assert followed(("3 r r r", "5 r r r"), Jump(A, Location(3), Location(5), (spot(B, 5),))) == [(0, 3, 5)]


def test_journey_of_an_entering_pawn_starts_in_its_reserve() -> None:
    assert followed((NONE, NONE), Enter(A, Location(0), ()), walk(A, 0, 3)) == [(0, RESERVE, 3)]


def test_swap_makes_two_journeys() -> None:
    swap = Swap(A, Location(3), spot(B, 8))
    assert followed(("3 r r r", "8 r r r"), swap, walk(A, 8, 9), walk(B, 3, 4)) == [(0, 3, 9), (1, 8, 4)]


def test_journeys_know_the_pawns_of_each_move() -> None:
    swap = Swap(A, Location(5), spot(B, 8))
    _, of_moves = journeys(moved(("r 3 r r", "8 r r r"), walk(A, 3, 5), swap))
    first = Journey(PawnId(A, 2), Location(3), Location(8))
    assert of_moves == ((first,), (first, Journey(PawnId(B, 1), Location(8), Location(5))))


def test_pawn_sent_back_and_entered_makes_two_journeys() -> None:
    moves = (walk(A, 3, 5), walk(B, 1, 5, spot(A, 5)), Enter(A, Location(0), ()))
    assert followed(("3 14 15 16", "1 r r r"), *moves) == [(0, 3, None), (1, 1, 5), (0, RESERVE, 0)]

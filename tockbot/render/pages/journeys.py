"""Where pawns came from and went in a row of moves: each pawn's moves are joined until it is sent back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tockbot.rules import Location
from tockbot.tables import Moved, Numbering, PawnId


@dataclass(frozen=True, slots=True)
class Journey:
    """A pawn, where it set out, and where it is now; None once it was sent back to its reserve."""

    pawn: PawnId
    origin: Location
    place: Location | None


def journeys(moves: Iterable[Moved]) -> tuple[tuple[Journey, ...], tuple[tuple[Journey, ...], ...]]:
    """The journeys of all pawns that moved by their own or by a swap, and for each move those that it is part of.

    A pawn that is sent back and enters again makes a second journey.
    """
    found: list[Journey] = []
    under_way: dict[PawnId, int] = {}
    of_moves: list[tuple[int, ...]] = []
    for moved in moves:
        pawns = (moved.pawn,) if moved.swapped is None else (moved.pawn, moved.swapped)
        for pawn in pawns:
            if pawn not in under_way:
                under_way[pawn] = len(found)
                found.append(Journey(pawn, _place(moved.before, pawn), None))
            found[under_way[pawn]] = replace(found[under_way[pawn]], place=_place(moved.after, pawn))
        of_moves.append(tuple(under_way[pawn] for pawn in pawns))
        for pawn in moved.struck:
            if pawn in under_way:
                ended = under_way.pop(pawn)
                found[ended] = replace(found[ended], place=None)
    return tuple(found), tuple(tuple(found[index] for index in indices) for indices in of_moves)


def _place(numbering: Numbering, pawn: PawnId) -> Location:
    return numbering[pawn.seat][pawn.number - 1]

"""Where one pawn could go if it stood alone on the board (rules.md 3, 4).

Invariant: nothing here asks who else is there. A path says in masks of places (:mod:`~tockbot.rules.engine.layout`)
what it goes over and where it lands, and whoever knows the other pawns tests that against where they stand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Generic, NamedTuple, TypeVar, assert_never

from tockbot.rules.board import CENTRE, HOME, PAWNS, Location, Seat, is_home
from tockbot.rules.engine.fields import TABLES, ways, ways_back
from tockbot.rules.engine.layout import Layout, layout_of
from tockbot.rules.engine.pawns import IN_RESERVE, TOUCHES, Pawn, location_of, pawn
from tockbot.rules.law import (
    Action,
    Backward,
    DrawCard,
    EnterPawn,
    Forward,
    FromCentre,
    HomeEntry,
    Seven,
    SwapPawns,
    ToCentre,
    meanings,
)
from tockbot.rules.moves import Enter, Jump, MayHit, PawnMove, Walk
from tockbot.rules.table import TableRules

M_co = TypeVar("M_co", bound=MayHit, covariant=True)


class Path(NamedTuple, Generic[M_co]):
    """One move of a pawn, with the places that matter to it as masks.

    Attributes:
        over: what it goes over, the last included: nothing blocking may stand there (rules.md 3.3, 3.5).
        clear: where no pawn of its own colour may stand, blocking or not (3.2, 3.4).
        lands: the track field or the centre on which it ends and hits; nothing at home (3.2).
        arrived: the pawn at its end.
        move: the move, as it is when it hits nobody.
    """

    over: int
    clear: int
    lands: int
    arrived: Pawn
    move: M_co


NOTHING: Final = 0


@lru_cache(maxsize=TABLES)
def layout(rules: TableRules) -> Layout:
    """Where the bits of these rules' pawns lie."""
    return layout_of(rules.board, rules.most_touches, rules.marks_protection)


def paths(rules: TableRules, seat: Seat, mover: Pawn, card: str) -> tuple[tuple[str, Path[PawnMove]], ...]:
    """What a pawn can do with a card by itself, each with the rank for which the card then stands.

    Sevens, swaps and draws are not among it.
    """
    return tuple(
        (rank, path)
        for rank in meanings(card)
        for action in rules.law.cards[rank]
        for path in _paths(rules, seat, mover, action)
    )


def _paths(  # noqa: C901 - a match over a closed union has as many cases
    rules: TableRules, seat: Seat, mover: Pawn, action: Action
) -> Iterator[Path[PawnMove]]:
    origin = location_of(mover)
    match action:
        case EnterPawn():
            if mover == IN_RESERVE:
                start = rules.board.starts[seat]
                yield Path(NOTHING, 1 << start, 1 << start, entered_pawn(rules, seat), Enter(seat, start, ()))
        case Forward(steps):
            yield from forward_paths(rules, seat, mover, steps)
        case Backward(steps):
            yield from _backward_paths(rules, seat, mover, steps)
        case ToCentre():
            if origin in rules.board.eights:
                yield straight_path(rules, seat, mover, CENTRE)
        case FromCentre():
            if origin == CENTRE:
                for eight in rules.board.eights:
                    yield straight_path(rules, seat, mover, eight)
        case Seven() | SwapPawns() | DrawCard():
            pass
        case _:
            assert_never(action)


def entered_pawn(rules: TableRules, seat: Seat) -> Pawn:
    """A pawn just entered: on its start field, with the marks that these rules read (rules.md 1.6, 3.3, 3.6)."""
    start = rules.board.starts[seat]
    touches = min(1, rules.most_touches) if start == rules.board.entries[seat] else 0
    return pawn(start, protected=rules.marks_protection, touches=touches)


def straight_path(rules: TableRules, seat: Seat, mover: Pawn, goal: Location) -> Path[Jump]:
    """Straight onto a field or into the centre, past whoever is between (rules.md 4.11 to 4.13)."""
    lands = 1 << layout(rules).place(goal)
    clear = lands if rules.law.own_colour_blocks else NOTHING
    return Path(NOTHING, clear, lands, set_down(rules, seat, mover, goal), Jump(seat, location_of(mover), goal, ()))


def set_down(rules: TableRules, seat: Seat, mover: Pawn, goal: Location) -> Pawn:
    """A pawn set down elsewhere without walking: unprotected, its touches kept (rules.md 3.6, readings.md A53, A58)."""
    touched = goal == rules.board.entries[seat]
    return Pawn(goal << 3 | _touches(rules, mover, touched=touched))


def forward_paths(rules: TableRules, seat: Seat, mover: Pawn, steps: int) -> tuple[Path[Walk], ...]:
    """Forward: on along the track, home where it may turn in, and on inside home (rules.md 3.1, 3.5, 3.7)."""
    origin = location_of(mover)
    if is_home(origin):
        return _inside_home(rules, seat, origin, steps)
    if origin >= CENTRE:
        return ()
    board = rules.board
    ahead = ways(rules)[origin]
    to_entry = (board.entries[seat] - origin) % board.fields
    goal = Location((origin + steps) % board.fields)
    touches = _touches(rules, mover, touched=0 < to_entry <= steps)
    found = [Path(ahead[steps], NOTHING, 1 << goal, Pawn(goal << 3 | touches), Walk(seat, origin, goal, steps, ()))]
    depth = steps - to_entry
    if 0 < depth <= PAWNS and may_turn_in(rules, mover, to_entry):
        found.append(_turning_home(rules, ahead[to_entry], Walk(seat, origin, HOME[depth - 1], steps, ())))
    return tuple(found)


def _backward_paths(rules: TableRules, seat: Seat, mover: Pawn, steps: int) -> tuple[Path[Walk], ...]:
    """Backward along the track, or under ``touched`` home over the entry field (rules.md 3.7)."""
    origin = location_of(mover)
    if origin >= CENTRE:
        return ()
    board = rules.board
    behind = ways_back(rules)[origin]
    from_entry = (origin - board.entries[seat]) % board.fields
    found: list[Path[Walk]] = []
    depth = steps - from_entry
    if rules.law.home_entry is HomeEntry.TOUCHED and mover & TOUCHES and 0 < depth <= PAWNS:
        found.append(_turning_home(rules, behind[from_entry], Walk(seat, origin, HOME[depth - 1], -steps, ())))
    goal = Location((origin - steps) % board.fields)
    touches = _touches(rules, mover, touched=0 < from_entry <= steps)
    found.append(
        Path(behind[steps], NOTHING, 1 << goal, Pawn(goal << 3 | touches), Walk(seat, origin, goal, -steps, ()))
    )
    return tuple(found)


def paths_back_at_home(rules: TableRules, seat: Seat, mover: Pawn, steps: int) -> tuple[Path[Walk], ...]:
    """Back inside home, never out of it (rules.md 4.7)."""
    origin = location_of(mover)
    return _inside_home(rules, seat, origin, -steps) if is_home(origin) else ()


def _touches(rules: TableRules, mover: Pawn, *, touched: bool) -> int:
    """How often a pawn has touched its entry field once it has moved, as far as counted (rules.md 3.6)."""
    return min((mover & TOUCHES) + touched, rules.most_touches)


def may_turn_in(rules: TableRules, mover: Pawn, to_entry: int) -> bool:
    """Whether a pawn so many fields before its entry field may turn home forward (rules.md 3.7)."""
    match rules.law.home_entry:
        case HomeEntry.TOUCHED | HomeEntry.FORWARD:
            return True
        case HomeEntry.OVER:
            return to_entry > 0
        case HomeEntry.TWICE:
            return (mover & TOUCHES) + (to_entry > 0) >= rules.most_touches


def fields_to_go(rules: TableRules, seat: Seat, mover: Pawn) -> int:
    """How many fields a pawn on the track has to go to its entry field, a whole round if it cannot turn in from it."""
    to_go = (rules.board.entries[seat] - location_of(mover)) % rules.board.fields
    return rules.board.fields if to_go == 0 and not may_turn_in(rules, mover, to_go) else to_go


def _turning_home(rules: TableRules, way: int, move: Walk) -> Path[Walk]:
    """The path of a walk over these track fields, the entry field last, and on into home."""
    return Path(way | _between(rules, HOME[0], move.goal), NOTHING, NOTHING, pawn(move.goal), move)


def _inside_home(rules: TableRules, seat: Seat, origin: Location, steps: int) -> tuple[Path[Walk], ...]:
    """The path inside home, by exact count (rules.md 3.5)."""
    goal = Location(origin + steps)
    if not is_home(goal):
        return ()
    over = _between(rules, min(origin, goal), max(origin, goal)) ^ 1 << layout(rules).place(origin)
    return (Path(over, NOTHING, NOTHING, pawn(goal), Walk(seat, origin, goal, steps, ())),)


def _between(rules: TableRules, first: Location, last: Location) -> int:
    """These locations at home and all between them, as a mask."""
    place = layout(rules).place
    return (1 << place(last) + 1) - (1 << place(first))

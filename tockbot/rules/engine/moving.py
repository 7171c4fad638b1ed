"""Moving one pawn, or two that change places, on a board with others: who is hit (rules.md 3.2, 4.8).

Law: each way to move comes with the number of all pawns after it; what it was is told when somebody asks. Nothing here
decides whose turn it is or which cards are held; :mod:`~tockbot.rules.legal` does.
"""

from __future__ import annotations

from collections.abc import Iterable

from tockbot.rules.board import PAWNS, Location, Seat
from tockbot.rules.engine.layout import each
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.paths import straight_path
from tockbot.rules.engine.steps import Lifted, Step, SwapStep, pawn_of, step_of


def pawn_moves(look: Lookup, bits: int, seat: Seat, cards: Iterable[str]) -> list[tuple[str, int, str, Step]]:
    """Every move of one pawn of this seat that these cards allow: the card, all pawns after it, its rank, the step."""
    where, rows = look.layout, look.steps[seat]
    whole, group = where.whole[seat], bits >> where.shifts[seat] & where.region
    own = left = group & where.places
    movers = []
    while left:
        lowest = left & -left
        left ^= lowest
        movers.append(rows[group & whole[lowest.bit_length() - 1]])
    if len(movers) < PAWNS:
        movers.append(rows[0])
    taken, barred = where.taken(bits), look.blocked[bits & look.any_blocking] | own & look.own_bars
    found = []
    for card in cards:
        for row in movers:
            for step in row[card]:
                over, clear, lands, change, rank, _ = step
                if over & barred or clear & own:
                    continue
                if lands & taken:
                    change ^= where.wiped(bits, lands)
                found.append((card, bits ^ change, rank, step))
    return found


def put_straight(look: Lookup, bits: int, seat: Seat, place: int, goal: Location) -> list[tuple[int, Step]]:
    """The pawn on a place put straight onto a field or into the centre, if its own colour lets it (4.11 to 4.13)."""
    where = look.layout
    group = bits >> where.shifts[seat]
    one = group & where.whole[seat][place]
    path = straight_path(look.rules, seat, pawn_of(where, seat, one), goal)
    if path.clear & group:
        return []
    step = step_of(where, seat, one, "", path)
    return [(bits ^ step.change ^ where.wiped(bits, path.lands), step)]


def swaps(look: Lookup, bits: int, seat: Seat, others: Iterable[Seat]) -> list[tuple[int, SwapStep]]:
    """A pawn of the seat changes places with a pawn of one of these others (rules.md 4.8)."""
    free = look.layout.on_track_or_centre
    if not look.rules.law.blocking_can_swap:
        free &= ~look.blocked[bits & look.any_blocking]
    ours = _lifted(look, bits, seat, free)
    theirs = [one for other in others for one in _lifted(look, bits, other, free)] if ours else []
    return [
        (
            bits ^ mine.bits ^ other.bits ^ mine.on(other.place) ^ other.on(mine.place),
            SwapStep(seat, mine.place, other.seat, other.place),
        )
        for mine in ours
        for other in theirs
    ]


def _lifted(look: Lookup, bits: int, seat: Seat, places: int) -> list[Lifted]:
    """The pawns of a seat that stand on these places."""
    group, whole, rows = bits >> look.layout.shifts[seat], look.layout.whole[seat], look.lifted[seat]
    return [rows[group & whole[place]] for place in each(group & places)]

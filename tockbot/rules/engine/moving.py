"""Moving one pawn, or two that change places, on a board with others (rules.md 3.2, 4.8).

Law: a way to move is found by what stops it alone. Where the pawns stand after it, whom it hits, and what it was, each
step works out when somebody asks. Nothing here decides whose turn it is or which cards are held;
:mod:`~tockbot.rules.legal.legal` does.
"""

from __future__ import annotations

from collections.abc import Iterable

from tockbot.rules.board import PAWNS, Location, Seat
from tockbot.rules.engine.layout import each
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.paths import straight_path
from tockbot.rules.engine.steps import Lifted, Step, SwapStep, pawn_of, step_of, stops

CardStep = tuple[str, Step]
"""A move of one pawn by a card."""


class Standing:
    """Where all pawns stand, as one seat finds them: worked out once for all the cards of a hand.

    Attributes:
        look: the rules of the table.
        bits: all pawns.
        seat: whose pawns are to move.
        own: the places on which these stand.
        lone: each of them by itself, as the bits that it has in the seat's region.
        bars: what stops their steps (:func:`~tockbot.rules.engine.steps.stops`).
        movers: what each of them can do by itself, the reserve's last.
    """

    __slots__ = ("bars", "bits", "lone", "look", "movers", "own", "seat")

    def __init__(self, look: Lookup, bits: int, seat: Seat) -> None:
        """Find each pawn of the seat."""
        self.look, self.bits, self.seat = look, bits, seat
        where, rows = look.layout, look.steps[seat]
        group = bits >> where.shifts[seat] & where.region
        self.own = own = group & where.places
        self.lone = where.apart(seat, group)
        self.bars = stops(where, look.blocked[bits & look.any_blocking] | own & look.own_bars, own)
        self.movers = [rows[one] for one in self.lone]
        if len(self.movers) < PAWNS:
            self.movers.append(rows[0])


def pawn_moves(standing: Standing, cards: Iterable[str]) -> list[CardStep]:
    """Every move of one pawn that these cards allow, no two of a card alike (rules.md 4.6)."""
    bars, own, movers = standing.bars, standing.own, standing.movers
    found = [(card, step) for card in cards for row in movers for step in row[card] if not step.stops & bars]
    if not standing.look.rules.law.own_colour_blocks and len([one for one in found if one[1].lands & own]) > 1:
        return _without_alike(standing, found)
    return found


def _without_alike(standing: Standing, found: list[CardStep]) -> list[CardStep]:
    """Of moves by one card that leave the same only the first: a pawn may hit one of its own colour or another."""
    where, bits, forcing = standing.look.layout, standing.bits, standing.look.rules.forcing_rank
    distinct: dict[tuple[str, int, bool], CardStep] = {}
    for card, step in found:
        distinct.setdefault((card, step.after(where, bits), step.rank == forcing), (card, step))
    return list(distinct.values())


def put_straight(look: Lookup, bits: int, seat: Seat, place: int, goal: Location) -> Step | None:
    """The pawn on a place put straight onto a field or into the centre, if its own colour lets it (4.11 to 4.13)."""
    where = look.layout
    group = bits >> where.shifts[seat]
    one = group & where.whole[seat][place]
    path = straight_path(look.rules, seat, pawn_of(where, seat, one), goal)
    return None if path.clear & group else step_of(where, seat, one, "", path)


def swaps(standing: Standing, others: Iterable[Seat], rank: str) -> list[SwapStep]:
    """A pawn of the seat changes places with a pawn of one of these others (rules.md 4.8)."""
    look, bits = standing.look, standing.bits
    free = look.layout.on_track_or_centre
    if not look.rules.law.blocking_can_swap:
        free &= ~look.blocked[bits & look.any_blocking]
    ours = _lifted(look, bits, standing.seat, free)
    theirs = [one for other in others for one in _lifted(look, bits, other, free)] if ours else []
    return [SwapStep(rank, mine, other) for mine in ours for other in theirs]


def _lifted(look: Lookup, bits: int, seat: Seat, places: int) -> list[Lifted]:
    """The pawns of a seat that stand on these places."""
    group, whole, rows = bits >> look.layout.shifts[seat], look.layout.whole[seat], look.lifted[seat]
    return [rows[group & whole[place]] for place in each(group & places)]

"""What a lone pawn can do with a card, as changes of the number of all pawns: rows of a table, filled when needed.

Law: a step is one :class:`~tockbot.rules.engine.paths.Path`, said in the bits of the whole board.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tockbot.rules.board import Seat
from tockbot.rules.engine.layout import Layout
from tockbot.rules.engine.memory import MEMORY
from tockbot.rules.engine.paths import Path, layout, paths, set_down
from tockbot.rules.engine.pawns import IN_RESERVE, Pawn
from tockbot.rules.law import JOKER, RANKS
from tockbot.rules.moves import Move, PawnMove, Spot, Swap
from tockbot.rules.table import TableRules


@dataclass(slots=True, eq=False)
class Step:
    """One move of a pawn. Never changed once made; were it frozen, making it would take three times as long.

    Attributes:
        stops: the places it goes over, and above them those that must be clear, as :func:`stops` says.
        lands: the place on the track or the centre on which it ends and hits; nothing at home (3.2).
        change: what it does to all pawns if it hits nobody.
        rank: the rank for which the card stands.
        move: the move, as it is when it hits nobody.
    """

    stops: int
    lands: int
    change: int
    rank: str
    move: PawnMove

    def after(self, where: Layout, bits: int) -> int:
        """All pawns after it, those that it hits sent away."""
        return bits ^ self.change ^ where.wiped(bits, self.lands)

    def told(self, where: Layout, bits: int) -> PawnMove:
        """The move with whom it hits, from the pawns before it."""
        hits = self.lands & where.taken(bits)
        return self.move.hitting(where.spots(bits, hits)) if hits else self.move


def stops(where: Layout, over: int, clear: int) -> int:
    """What stops a step, or is stopped by one: two masks of places as one.

    Of a step: the places it goes over, where nothing blocking may stand (rules.md 3.3, 3.5), and those where no pawn
    of its own colour may stand, blocking or not (3.2, 3.4). Of a board: the places that block, and those of the
    colour's own pawns. Where the two have a bit in common, the step cannot be made.
    """
    return over | clear << where.places.bit_length()


class SwapStep(NamedTuple):
    """Two pawns change places (rules.md 4.8, 4.10), by a card that then stands for this rank."""

    rank: str
    mine: Lifted
    other: Lifted

    def after(self, _where: Layout, bits: int) -> int:
        """All pawns after it."""
        mine, other = self.mine, self.other
        return bits ^ mine.bits ^ other.bits ^ mine.on(other.place) ^ other.on(mine.place)

    def told(self, where: Layout, _bits: int) -> Move:
        """The swap as a move."""
        mine, other = self.mine, self.other
        return Swap(mine.seat, where.location(mine.place), Spot(other.seat, where.location(other.place)))


class LonePawns(dict[int, "LonePawn"]):
    """``rows[one][card]``: what a lone pawn of a seat, given by its bits in the region, can do; 0 is the reserve."""

    def __init__(self, rules: TableRules, seat: Seat) -> None:
        super().__init__()
        self._rules, self._seat = rules, seat

    def __missing__(self, one: int) -> LonePawn:
        row = self[one] = LonePawn(self._rules, self._seat, one)
        return row


class LonePawn(dict[str, tuple[Step, ...]]):
    """The steps of one lone pawn by card, no two alike: a joker may do the same as two ranks."""

    def __init__(self, rules: TableRules, seat: Seat, one: int) -> None:
        super().__init__()
        self._rules, self._seat, self._one = rules, seat, one

    def __missing__(self, card: str) -> tuple[Step, ...]:
        rules, seat, one, where = self._rules, self._seat, self._one, layout(self._rules)
        if card == JOKER:
            found = [step for rank in RANKS for step in self[rank]]
        else:
            mover = pawn_of(where, seat, one)
            found = [step_of(where, seat, one, rank, path) for rank, path in paths(rules, seat, mover, card)]
            MEMORY.held += len(found)
        distinct: dict[tuple[int, int, bool], Step] = {}
        for step in found:
            distinct.setdefault((step.change, step.lands, step.rank == rules.forcing_rank), step)
        steps = self[card] = tuple(distinct.values())
        return steps


class Lifted(NamedTuple):
    """A lone pawn to be set down elsewhere on the track or in the centre.

    Attributes:
        seat: whose it is.
        place: where it stands.
        bits: its bits among those of all pawns.
        at_nought: its bits as if it stood on place 0, without protection: each mark lies as far from its place as ever.
        entry: the place of its entry field.
        on_entry: its bits there, where it touches (rules.md 3.6).
    """

    seat: Seat
    place: int
    bits: int
    at_nought: int
    entry: int
    on_entry: int

    def on(self, place: int) -> int:
        """Its bits on another place."""
        return self.on_entry if place == self.entry else self.at_nought << place


class LiftedPawns(dict[int, Lifted]):
    """``rows[one]``: a lone pawn of one seat, given by its bits in the region, lifted."""

    def __init__(self, rules: TableRules, seat: Seat) -> None:
        super().__init__()
        self._rules, self._seat, self._layout = rules, seat, layout(rules)

    def __missing__(self, one: int) -> Lifted:
        where, seat, entry = self._layout, self._seat, self._rules.board.entries[self._seat]
        shift, place = where.shifts[seat], (one & where.places).bit_length() - 1
        on_entry = where.alone(set_down(self._rules, seat, where.pawn(seat, one, place), entry))
        at_nought = (one & ~where.protected) >> place
        lifted = self[one] = Lifted(seat, place, one << shift, at_nought << shift, entry, on_entry << shift)
        MEMORY.held += 1
        return lifted


def step_of(where: Layout, seat: Seat, one: int, rank: str, path: Path[PawnMove]) -> Step:
    """A path of a lone pawn, given by its bits, as a step."""
    change = (one ^ where.alone(path.arrived)) << where.shifts[seat]
    return Step(stops(where, path.over, path.clear), path.lands, change, rank, path.move)


def pawn_of(where: Layout, seat: Seat, one: int) -> Pawn:
    """A lone pawn of a seat from its bits, none being the reserve's."""
    return where.pawn(seat, one, (one & where.places).bit_length() - 1) if one else IN_RESERVE

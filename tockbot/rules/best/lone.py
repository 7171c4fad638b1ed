"""What a lone pawn gains by what it can do, for one side: rows, filled when first needed.

Law: a step that neither enters, nor ends at home, nor begins there gains the same whoever else is about on the track.
How much may depend on who of its seat is at home, so there are rows for each *home*: these pawns, by their number.
"""

from __future__ import annotations

from typing import NamedTuple

from tockbot.rules.best.scale import Scale
from tockbot.rules.board import Seat
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.steps import Lifted


class LoneStep(NamedTuple):
    """A step of a lone pawn.

    Attributes:
        gain: what it gains; None where that depends on the other pawns of its seat.
        stops: what stops it, as :class:`~tockbot.rules.engine.steps.Step` says it.
        over: the places it goes over.
        lands: where it hits.
        change: what it does to all pawns if it hits nobody.
    """

    gain: float | None
    stops: int
    over: int
    lands: int
    change: int


class LoneSteps(dict[tuple[int, str], list[LoneStep]]):
    """``steps[one, card]``: what a lone pawn of a seat, given by its bits, can do with a card; 0 is the reserve."""

    def __init__(self, look: Lookup, seat: Seat, home: int, scale: Scale) -> None:
        """Weigh the steps of a seat's pawns while these are at home."""
        super().__init__()
        self.look, self.seat, self.home, self.scale = look, seat, home, scale

    def __missing__(self, key: tuple[int, str]) -> list[LoneStep]:
        one, card = key
        where, worth, shift = self.look.layout, self.scale.worths[self.seat], self.look.layout.shifts[self.seat]
        found = self[key] = []
        for step in self.look.steps[self.seat][one][card]:
            then = one ^ step.change >> shift
            outside = one & where.on_track_or_centre and then & where.on_track_or_centre
            gain = worth[then | self.home] - worth[one | self.home] if outside else None
            found.append(LoneStep(gain, step.stops, step.stops & where.places, step.lands, step.change))
        self.scale.held += 1 + len(found)
        return found


class LoneSwaps(dict[int, "SwapsFrom"]):
    """``swaps[one][there]``: what it gains to put a seat's lone pawn on another place, and the change of all pawns."""

    def __init__(self, look: Lookup, seat: Seat, home: int, scale: Scale) -> None:
        """Weigh where a seat's pawns may be put while these are at home."""
        super().__init__()
        self._look, self._seat, self._home, self._scale = look, seat, home, scale

    def __missing__(self, one: int) -> SwapsFrom:
        lifted, shift = self._look.lifted[self._seat][one], self._look.layout.shifts[self._seat]
        found = self[one] = SwapsFrom(lifted, shift, self._home, self._scale)
        return found


class SwapsFrom(dict[int, tuple[float, int]]):
    """Where one lone pawn may be put."""

    def __init__(self, lifted: Lifted, shift: int, home: int, scale: Scale) -> None:
        """Weigh it from where it stands while these are at home."""
        super().__init__()
        self._lifted, self._shift, self._home, self._scale = lifted, shift, home, scale

    def __missing__(self, there: int) -> tuple[float, int]:
        before, after = self._lifted.bits, self._lifted.on(there)
        worth, home = self._scale.worths[self._lifted.seat], self._home
        gain = worth[after >> self._shift | home] - worth[before >> self._shift | home]
        found = self[there] = (gain, before ^ after)
        self._scale.held += 1
        return found

"""What a lone pawn can do as one part of a seven, as changes of the number of all pawns (rules.md 4.3, 4.4, 4.7).

Law: whom a part hits is not asked here; it says where it goes, and where it would hit whoever stands there.
"""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules.board import Seat
from tockbot.rules.engine.layout import Layout
from tockbot.rules.engine.memory import MEMORY
from tockbot.rules.engine.paths import Path, forward_paths, layout, paths_back_at_home
from tockbot.rules.engine.steps import pawn_of
from tockbot.rules.moves import Part, Walk
from tockbot.rules.table import TableRules


@dataclass(slots=True, eq=False)
class PartStep:
    """One part of a seven. Never changed once made.

    Attributes:
        length: how many of the seven steps it uses.
        over: the places it goes over, the last included.
        lands: the place on the track on which it ends and hits; nothing at home.
        change: what it does to all pawns if it hits nobody.
        origin: the seat and the place where the pawn stood, as one number.
        goal: the same of where it ends.
        touches: all places that matter to it.
        move: the part, as it is when it hits nobody.
    """

    length: int
    over: int
    lands: int
    change: int
    origin: int
    goal: int
    touches: int
    move: Part

    def told(self, where: Layout, bits: int, hits: int) -> Part:
        """The part with whom it hits, from the pawns before it and the places of all those hit."""
        return self.move.hitting(where.spots(bits, hits, self.origin & 0xFF)) if hits else self.move


class LoneParts(dict[int, "LonePart"]):
    """``rows[one][lengths]``: the parts of these lengths that a lone pawn of a seat, given by its bits, can make."""

    def __init__(self, rules: TableRules, seat: Seat) -> None:
        super().__init__()
        self._rules, self._seat = rules, seat

    def __missing__(self, one: int) -> LonePart:
        row = self[one] = LonePart(self._rules, self._seat, one)
        return row


class LonePart(dict[range, tuple[PartStep, ...]]):
    """The parts of one lone pawn by their lengths."""

    def __init__(self, rules: TableRules, seat: Seat, one: int) -> None:
        super().__init__()
        self._rules, self._seat, self._one = rules, seat, one

    def __missing__(self, lengths: range) -> tuple[PartStep, ...]:
        if len(lengths) == 1:
            found = [self._part(path, lengths[0]) for path in self._paths(lengths[0])]
            MEMORY.held += len(found)
        else:
            found = [step for length in lengths for step in self[range(length, length + 1)]]
        parts = self[lengths] = tuple(found)
        return parts

    def _paths(self, length: int) -> tuple[Path[Walk], ...]:
        rules, seat = self._rules, self._seat
        mover = pawn_of(layout(rules), seat, self._one)
        paths = forward_paths(rules, seat, mover, length)
        if rules.law.seven_backs_at_home:
            paths += paths_back_at_home(rules, seat, mover, length)
        return paths

    def _part(self, path: Path[Walk], length: int) -> PartStep:
        where, seat, one = layout(self._rules), self._seat, self._one
        place = (one & where.places).bit_length() - 1
        return PartStep(
            length,
            path.over,
            path.lands,
            (one ^ where.alone(path.arrived)) << where.shifts[seat],
            seat << 8 | place,
            seat << 8 | where.place(path.move.goal),
            path.over | 1 << place,
            path.move,
        )

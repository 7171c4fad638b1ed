"""What a lone pawn can do as one part of a seven, as changes of the number of all pawns (rules.md 4.3, 4.4, 4.7).

Law: whom a part hits is not asked here; it says where it goes, and where it would hit whoever stands there.
"""

from __future__ import annotations

from typing import NamedTuple

from tockbot.rules.board import Seat
from tockbot.rules.engine.layout import Layout
from tockbot.rules.engine.memory import MEMORY
from tockbot.rules.engine.paths import Path, forward_paths, layout, paths_back_at_home
from tockbot.rules.engine.steps import pawn_of
from tockbot.rules.law import SEVEN_STEPS, SevenHits, SevenMoves
from tockbot.rules.moves import Part, Walk
from tockbot.rules.table import TableRules


class PartStep(NamedTuple):
    """One part of a seven.

    Attributes:
        over: the places it goes over, the last included.
        lands: the place on the track on which it ends and hits; nothing at home.
        change: what it does to all pawns if it hits nobody.
        sweeps: where it hits pawns that the seven does not move, for :mod:`~tockbot.rules.engine.clusters`.
        origin: the seat and the place where the pawn stood, as one number.
        goal: the same of where it ends.
        touches: all places that matter to it.
        move: the part, as it is when it hits nobody.
    """

    over: int
    lands: int
    change: int
    sweeps: int
    origin: int
    goal: int
    touches: int
    move: Part

    def told(self, where: Layout, bits: int, hits: int) -> Part:
        """The part with whom it hits, from the pawns before it and the places of all those hit."""
        return self.move.hitting(where.spots(bits, hits, self.origin & 0xFF)) if hits else self.move


class LoneParts(dict[int, tuple[tuple[PartStep, ...], ...]]):
    """``rows[one][length]``: the parts of a length that a lone pawn of a seat, given by its bits, can make."""

    def __init__(self, rules: TableRules, seat: Seat) -> None:
        super().__init__()
        self._rules, self._seat, self._layout = rules, seat, layout(rules)

    def __missing__(self, one: int) -> tuple[tuple[PartStep, ...], ...]:
        rules, seat = self._rules, self._seat
        mover = pawn_of(self._layout, seat, one)
        rows: list[tuple[PartStep, ...]] = []
        for length in range(SEVEN_STEPS + 1):
            paths = forward_paths(rules, seat, mover, length) if length else ()
            if rules.law.seven_backs_at_home and length:
                paths += paths_back_at_home(rules, seat, mover, length)
            rows.append(tuple([self._part(one, path) for path in paths]))
            MEMORY.held += len(paths)
        row = self[one] = tuple(rows)
        return row

    def _part(self, one: int, path: Path[Walk]) -> PartStep:
        where, seat = self._layout, self._seat
        place = (one & where.places).bit_length() - 1
        return PartStep(
            path.over,
            path.lands,
            (one ^ where.alone(path.arrived)) << where.shifts[seat],
            self._sweeps(path),
            seat << 8 | place,
            seat << 8 | where.place(path.move.goal),
            path.over | 1 << place,
            path.move,
        )

    def _sweeps(self, path: Path[Walk]) -> int:
        """Where a part hits anybody, and above that where it hits opponents only, above all pawns (rules.md 4.4)."""
        where, law = self._layout, self._rules.law
        if law.seven_moves is SevenMoves.ANYONE:
            return 0
        passed = path.over & where.track
        match law.seven_hits:
            case SevenHits.EVERYONE:
                return passed << where.end
            case SevenHits.OPPONENTS:
                return (path.lands | passed << where.fields) << where.end
            case SevenHits.NOBODY:
                return path.lands << where.end

"""Where all pawns stand, for whoever wants to move one: what is in its way, and whom it meets (rules.md 3.2 to 3.5)."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from tockbot.rules.board import CENTRE, Seat
from tockbot.rules.engine.pawns import FIRST_AT_HOME, PROTECTED, Pawn, Pawns
from tockbot.rules.law import Blocking, OwnPawns
from tockbot.rules.table import TableRules

Met = tuple[tuple[Seat, Pawn], ...]
"""Whose pawns stand on a way, and these pawns, in the order in which one comes to them."""


class Standing:
    """All pawns as they stand at one moment.

    Attributes:
        rules: the rules of the table.
        pawns: all pawns.
        at: whose pawn stands on each field that is taken, or in the centre, and this pawn.
        blocked: the fields of blocking pawns (rules.md 3.3).
    """

    __slots__ = ("at", "blocked", "pawns", "rules")

    def __init__(self, rules: TableRules, pawns: Pawns) -> None:
        """Look where they stand."""
        self.rules, self.pawns = rules, pawns
        self.at = {
            one >> 3: (seat, one)
            for seat, group in zip(rules.seats, pawns, strict=True)
            for one in group
            if one < FIRST_AT_HOME
        }
        starts = enumerate(rules.board.starts)
        self.blocked = [start for seat, start in starts if start in self.at and self._blocks(seat, *self.at[start])]

    def _blocks(self, seat: int, owner: Seat, one: Pawn) -> bool:
        """Whether a pawn that stands on the start field of a seat blocks it (3.3)."""
        match self.rules.law.blocking:
            case Blocking.ENTERED:
                return bool(one & PROTECTED)
            case Blocking.OWN_START:
                return owner == seat
            case Blocking.NONE:
                return False

    def is_clear(self, seat: Seat, origin: int, steps: int, *, lands: bool = True, hits: bool = False) -> bool:
        """Whether nothing stops a seat's pawn on so many fields after one, or below zero before it (3.2, 3.3).

        On the last of them it ``lands``, or passes that too. Where it ``hits`` all it passes, only blocking pawns stop
        it (rules-family.md W8).
        """
        fields, length, turn = self.rules.board.fields, abs(steps), 1 if steps > 0 else -1
        for wall in self.blocked:
            if (turn * (wall - origin) - 1) % fields < length:
                return False
        law, passed = self.rules.law, length - lands
        if hits:
            return True
        if law.own_pawns is not OwnPawns.PASSED_AND_HIT:
            barred = passed if law.own_pawns is OwnPawns.HIT_ONLY else length
            for one in self.pawns[seat]:
                if one >> 3 < CENTRE and (turn * ((one >> 3) - origin) - 1) % fields < barred:
                    return False
        return not (law.pairs_block and self._has_pair(origin, turn * passed))

    def _has_pair(self, origin: int, steps: int) -> bool:
        """Whether two pawns stand side by side on so many fields after one, or below zero before it (W7)."""
        fields, turn = self.rules.board.fields, 1 if steps > 0 else -1
        taken = [(origin + turn * step) % fields in self.at for step in range(1, abs(steps) + 1)]
        return any(one and other for one, other in pairwise(taken))

    def is_home_clear(self, seat: Seat, first: int, last: int) -> bool:
        """Whether none of a seat's pawns stands at home from one depth to another, 1 to 4 (3.5)."""
        return not any(first <= (one >> 3) - CENTRE <= last for one in self.pawns[seat])

    def on(self, location: int) -> Met:
        """Who stands on a field or in the centre, if anybody does."""
        found = self.at.get(location)
        return () if found is None else (found,)

    def passed(self, origin: int, steps: int, seats: Collection[Seat]) -> Met:
        """Whose pawns of these seats stand on so many fields after one."""
        if not seats:
            return ()
        at, fields = self.at, self.rules.board.fields
        ahead = [at.get((origin + step) % fields) for step in range(1, steps + 1)]
        return tuple([met for met in ahead if met is not None and met[0] in seats])

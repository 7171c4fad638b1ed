"""Where all pawns stand, for whoever wants to move one: what is in its way, and whom it meets (rules.md 3.2 to 3.5)."""

from __future__ import annotations

from collections.abc import Collection

from tockbot.rules.board import CENTRE, PAWNS, Seat
from tockbot.rules.engine.pawns import FIRST_AT_HOME, IN_RESERVE, PROTECTED, Pawn, Pawns
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

    def reach(self, seat: Seat, origin: int, turn: int, *, hits: bool = False) -> tuple[int, int]:
        """How many fields after one (``turn`` 1) or before it (-1) nothing stops a seat's pawn (rules.md 3.2, 3.3).

        The first number is how far it may go and land, the second how many fields it may pass. Where it ``hits`` all
        it passes, only blocking pawns stop it (rules-family.md W8).
        """
        law, fields = self.rules.law, self.rules.board.fields
        passes = fields
        for wall in self.blocked:
            passes = min(passes, (turn * (wall - origin) - 1) % fields)
        lands = passes
        if law.own_pawns is not OwnPawns.PASSED_AND_HIT and not hits:
            for one in self.pawns[seat]:
                if one >> 3 < CENTRE:
                    passes = min(passes, (turn * ((one >> 3) - origin) - 1) % fields)
            lands = min(lands, passes + (law.own_pawns is OwnPawns.HIT_ONLY))
        if law.pairs_block and not hits:
            pair = self._pair_ahead(origin, turn)
            lands, passes = min(lands, pair + 1), min(passes, pair)
        return lands, passes

    def _pair_ahead(self, origin: int, turn: int) -> int:
        """How far after a field, or before it, the nearer of two pawns stands that are side by side (W7)."""
        fields = self.rules.board.fields
        pairs = [one for one in self.at if one < CENTRE and one != origin and (one + turn) % fields in self.at]
        return min([turn * (one - origin) % fields for one in pairs], default=fields)

    def home_reach(self, seat: Seat, depth: int, turn: int = 1) -> int:
        """How far a seat's pawn can go on at home from a depth of 0 to 4, or with ``turn`` -1 back (3.5)."""
        taken = [(one >> 3) - CENTRE for one in self.pawns[seat] if FIRST_AT_HOME <= one < IN_RESERVE]
        stop = 0 if turn < 0 else PAWNS + 1
        for one in taken:
            if turn * depth < turn * one < turn * stop:
                stop = one
        return turn * (stop - depth) - 1

    def on(self, location: int) -> Met:
        """Who stands on a field or in the centre, if anybody does."""
        found = self.at.get(location)
        return () if found is None else (found,)

    def ahead(self, origin: int, steps: int, seats: Collection[Seat]) -> list[tuple[int, tuple[Seat, Pawn]]]:
        """Whose pawns of these seats stand on so many fields after one, and how many steps away."""
        at, fields = self.at, self.rules.board.fields
        found = [(step, at[field]) for step in range(1, steps + 1) if (field := (origin + step) % fields) in at]
        return [(step, met) for step, met in found if met[0] in seats]

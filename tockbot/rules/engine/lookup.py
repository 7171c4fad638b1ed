"""What the engine looks up in every position of a table, worked out once.

Law: everything here follows from the rules of the table alone.
"""

from __future__ import annotations

from typing import Final

from tockbot.rules.engine.fields import seven_reaches
from tockbot.rules.engine.memory import MEMORY, MOST_HELD
from tockbot.rules.engine.parts import LoneParts
from tockbot.rules.engine.paths import layout
from tockbot.rules.engine.steps import LiftedPawns, LonePawns
from tockbot.rules.law import JOKER, Blocking, HomeEntry, SevenHits
from tockbot.rules.table import TableRules

TABLES: Final = 64
"""For so many kinds of table this is kept."""


class BlockedFields(dict[int, int]):
    """The fields of blocking pawns as a mask, by the bits that say which seats have one: few ways of being set."""

    def __init__(self, starts: list[int], blocking: list[int]) -> None:
        super().__init__({0: 0})
        self._starts, self._blocking = starts, blocking

    def __missing__(self, bits: int) -> int:
        fields = self[bits] = sum(
            start for start, blocking in zip(self._starts, self._blocking, strict=True) if bits & blocking
        )
        return fields


class Lookup:
    """The rules of a table as masks and rows.

    Attributes:
        rules: the rules of the table.
        layout: where the bits of its pawns lie.
        homes: for each seat the bits of its home, all set when its four pawns are there (rules.md 2.7).
        sides: the sides, each with the bits of its homes (5.1).
        side_home: for each seat those of its side.
        blocked: the fields of blocking pawns, by those bits of :attr:`any_blocking` that are set (3.3).
        any_blocking: the bits of all seats that say that a pawn on its start field blocks.
        own_bars: of a seat's places those that bar its own pawns when taken: home, and under some rules all (3.2, 3.5).
        special: the cards that do more than move one pawn, in the order of a hand: they are listed after the others.
        splitting: those of them that make sevens (4.3).
        steps: for each seat what a lone pawn can do with a card.
        lifted: for each seat its lone pawns, to be set down elsewhere.
        parts: for each seat what a lone pawn can do as a part of a seven.
        single_parts: whether n parts of one step do the same as a part of n steps (4.3, readings.md A31).
        reaches: for each seat and place where a seven could bring a pawn.
        eights: the 8s from which a second card leads to the centre, as a mask (4.12).
    """

    def __init__(self, rules: TableRules) -> None:
        """Work it out for a table, the rows empty."""
        where, law = layout(rules), rules.law
        self.rules = rules
        self.layout = where
        self.homes = [where.home << shift for shift in where.shifts]
        self.sides = [(side, sum(self.homes[seat] for seat in side)) for side in rules.sides]
        self.side_home = [self.sides[seat % len(self.sides)][1] for seat in rules.seats]
        starts = [1 << start for start in rules.board.starts]
        by_start = law.blocking is Blocking.OWN_START
        blocking = [
            (start if by_start else where.protected) << shift for start, shift in zip(starts, where.shifts, strict=True)
        ]
        self.any_blocking = sum(blocking)
        self.blocked = BlockedFields(starts, blocking)
        self.own_bars = where.home | (where.track if law.own_colour_blocks else 0)
        self.special = "".join(card for card in law.deck_ranks if not _is_simple(rules, card))
        self.splitting = "".join(card for card in law.deck_ranks if rules.splitting[card])
        self.steps = [LonePawns(rules, seat) for seat in rules.seats]
        self.lifted = [LiftedPawns(rules, seat) for seat in rules.seats]
        self.parts = [LoneParts(rules, seat) for seat in rules.seats]
        self.single_parts = law.seven_hits is SevenHits.EVERYONE and law.home_entry is not HomeEntry.OVER
        self.reaches = seven_reaches(rules)
        self.eights = sum(1 << eight for eight in rules.board.eights) if law.centre_second_cards else 0


def _is_simple(rules: TableRules, card: str) -> bool:
    """Whether a card does nothing but move one pawn."""
    more = rules.swapping[card] or rules.splitting[card] or card in rules.drawing_cards
    return card not in (JOKER, rules.forcing_rank) and not more


_TABLES: Final[dict[TableRules, Lookup]] = {}


def lookup(rules: TableRules) -> Lookup:
    """What is looked up under these rules."""
    found = _TABLES.get(rules)
    if found is None or MEMORY.held > MOST_HELD:
        if MEMORY.held > MOST_HELD or len(_TABLES) >= TABLES:
            MEMORY.held = 0
            _TABLES.clear()
        found = _TABLES[rules] = Lookup(rules)
    return found

"""The measures of a table's board in masks, worked out once: what lies ahead, behind, and within reach of a seven."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tockbot.rules.board import HOME, Location, Seat
from tockbot.rules.law import SEVEN_STEPS
from tockbot.rules.table import TableRules

TABLES: Final = 64
"""For so many kinds of table the measures are kept."""

Masks = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=TABLES)
def ways(rules: TableRules) -> Masks:
    """``ways(rules)[field][n]``: the n fields after a field, clockwise, as a mask."""
    return _ways(rules, 1)


@lru_cache(maxsize=TABLES)
def ways_back(rules: TableRules) -> Masks:
    """``ways_back(rules)[field][n]``: the n fields before a field, as a mask."""
    return _ways(rules, -1)


def _ways(rules: TableRules, direction: int) -> Masks:
    fields, longest = rules.board.fields, rules.law.longest_walk

    def way(field: int, length: int) -> int:
        return sum(1 << (field + direction * step) % fields for step in range(1, length + 1))

    return tuple(tuple(way(field, length) for length in range(longest + 1)) for field in range(fields))


def fields_behind(rules: TableRules, field: Location, count: int) -> int:
    """So many fields before a track field, at most as many as the longest walk has, as a mask."""
    return ways_back(rules)[field][count]


@lru_cache(maxsize=TABLES)
def seven_reaches(rules: TableRules) -> Masks:
    """``seven_reaches(rules)[seat][place]``: where a pawn stands and every field to which seven steps could bring it.

    A home is one bit above the track, each seat's its own. A seven moves no pawn in the centre: that reaches nothing.
    """
    fields, ahead = rules.board.fields, ways(rules)

    def reach(seat: Seat, place: int) -> int:
        home = 1 << fields + 1 + seat
        if place >= fields:
            return home if place > fields else 0
        turns_in = (rules.board.entries[seat] - place) % fields < SEVEN_STEPS
        return 1 << place | ahead[place][SEVEN_STEPS] | turns_in * home

    return tuple(tuple(reach(seat, place) for place in range(fields + 1 + len(HOME))) for seat in rules.seats)

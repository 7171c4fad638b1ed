"""The measures of a table's board in bits, worked out once: what lies ahead, behind, and within reach of a seven."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tockbot.rules.board import CENTRE, HOME, RESERVE, Location, Seat
from tockbot.rules.law import SEVEN_STEPS
from tockbot.rules.table import TableRules

TABLES: Final = 64
"""For so many kinds of table the measures are kept."""

Masks = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=TABLES)
def ways(rules: TableRules) -> Masks:
    """``ways(rules)[field][n]``: the n fields after a field, clockwise, as a bit mask."""
    return _ways(rules, 1)


@lru_cache(maxsize=TABLES)
def ways_back(rules: TableRules) -> Masks:
    """``ways_back(rules)[field][n]``: the n fields before a field, as a bit mask."""
    return _ways(rules, -1)


def _ways(rules: TableRules, direction: int) -> Masks:
    fields, longest = rules.board.fields, rules.law.longest_walk

    def way(field: int, length: int) -> int:
        return sum(1 << (field + direction * step) % fields for step in range(1, length + 1))

    return tuple(tuple(way(field, length) for length in range(longest + 1)) for field in range(fields))


def fields_behind(rules: TableRules, field: Location, count: int) -> int:
    """So many fields before a track field, at most as many as the longest walk has, as a bit mask."""
    return ways_back(rules)[field][count]


@lru_cache(maxsize=TABLES)
def seven_places(rules: TableRules) -> Masks:
    """``seven_places(rules)[seat][location]``: a pawn's place as a bit, its whole home as one; none off the board."""
    track = [1 << field for field in range(CENTRE)]
    return tuple((*track, 0, *(1 << (RESERVE + 1 + seat) for _ in HOME), 0) for seat in rules.seats)


@lru_cache(maxsize=TABLES)
def seven_reaches(rules: TableRules) -> Masks:
    """``seven_reaches(rules)[seat][location]``: where a pawn stands and wherever seven steps could bring it."""
    fields, ahead = rules.board.fields, ways(rules)

    def reach(seat: Seat, location: int, place: int) -> int:
        if location >= fields:
            return place
        turns_in = (rules.board.entries[seat] - location) % fields < SEVEN_STEPS
        return place | ahead[location][SEVEN_STEPS] | turns_in * places[seat][HOME[0]]

    places = seven_places(rules)
    return tuple(
        tuple(reach(seat, location, place) for location, place in enumerate(places[seat])) for seat in rules.seats
    )


@lru_cache(maxsize=TABLES)
def eights_to_centre(rules: TableRules) -> int:
    """The 8s from which a second card leads to the centre, as a bit mask; 0 where none does (rules.md 4.12)."""
    return sum(1 << eight for eight in rules.board.eights) if rules.law.centre_second_cards else 0

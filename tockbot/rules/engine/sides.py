"""Sides, and how far they are: who is home, whose pawns a seat plays, who is still in play (rules.md 2.7, 5.1)."""

from __future__ import annotations

from tockbot.rules.board import Seat
from tockbot.rules.engine.layout import Pawns, read_group
from tockbot.rules.engine.lookup import Lookup, lookup
from tockbot.rules.engine.pawns import Group
from tockbot.rules.table import TableRules


def side_is_home(rules: TableRules, pawns: Pawns, seat: Seat) -> bool:
    """Whether all pawns of a seat's side are home (rules.md 5.1)."""
    home = lookup(rules).side_home[seat]
    return pawns.bits & home == home


def sides_home(rules: TableRules, pawns: Pawns) -> list[tuple[Seat, ...]]:
    """The sides all of whose pawns are home (rules.md 5.1)."""
    bits = pawns.bits
    return [side for side, home in lookup(rules).sides if bits & home == home]


def is_over(rules: TableRules, pawns: Pawns) -> bool:
    """Whether the game has ended: one side home, or with ``places`` all but one (rules.md 5.1)."""
    return len(sides_home(rules, pawns)) >= rules.sides_to_end


def played_seat(rules: TableRules, pawns: Pawns, seat: Seat) -> Seat:
    """Whose pawns a seat plays: its own, or in teams, once those are home, its partner's (rules.md 2.7)."""
    return seat_played(lookup(rules), pawns.bits, seat)


def seat_played(look: Lookup, bits: int, seat: Seat) -> Seat:
    """The same from the number of all pawns."""
    partner, home = look.rules.partners[seat], look.homes[seat]
    return partner if partner is not None and bits & home == home else seat


def next_in_play(rules: TableRules, pawns: Pawns, seat: Seat) -> Seat:
    """The next seat clockwise that has not finished (rules.md 4.9, 5.1)."""
    players = rules.party.players
    for step in range(1, players):
        after = Seat((seat + step) % players)
        if not side_is_home(rules, pawns, after):
            return after
    return seat


def group_of(rules: TableRules, seat: Seat, number: int) -> Group:
    """The pawns of a seat from their number (:meth:`~tockbot.rules.engine.layout.Pawns.numbers`)."""
    return read_group(lookup(rules).layout, seat, number)


def pawns_apart(rules: TableRules, seat: Seat, number: int) -> list[int]:
    """The pawns of a seat on the board, each as a number of its own, from their number."""
    return lookup(rules).layout.apart(seat, number)


def fields_taken(rules: TableRules, pawns: Pawns) -> list[int]:
    """The track fields on which each seat's pawns stand, as masks."""
    where = lookup(rules).layout
    return [pawns.bits >> shift & where.track for shift in where.shifts]

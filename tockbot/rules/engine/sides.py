"""Sides, and how far they are: who is home, whose pawns a seat plays, who is still in play (rules.md 2.7, 5.1)."""

from __future__ import annotations

from tockbot.rules.board import Seat
from tockbot.rules.engine.pawns import Pawns, all_home
from tockbot.rules.table import TableRules


def side_is_home(rules: TableRules, pawns: Pawns, seat: Seat) -> bool:
    """Whether all pawns of a seat's side are home (rules.md 5.1)."""
    return all_home(pawns[seat]) and all(all_home(pawns[member]) for member in rules.side_of(seat))


def sides_home(rules: TableRules, pawns: Pawns) -> list[tuple[Seat, ...]]:
    """The sides all of whose pawns are home (rules.md 5.1)."""
    return [side for side in rules.sides if side_is_home(rules, pawns, side[0])]


def is_over(rules: TableRules, pawns: Pawns) -> bool:
    """Whether the game has ended: one side home, or with ``places`` all but one (rules.md 5.1)."""
    return len(sides_home(rules, pawns)) >= rules.sides_to_end


def played_seat(rules: TableRules, pawns: Pawns, seat: Seat) -> Seat:
    """Whose pawns a seat plays: its own, or in teams, once those are home, its partner's (rules.md 2.7)."""
    partner = rules.partners[seat]
    return partner if partner is not None and all_home(pawns[seat]) else seat


def next_in_play(rules: TableRules, pawns: Pawns, seat: Seat) -> Seat:
    """The next seat clockwise that has not finished (rules.md 4.9, 5.1)."""
    players = rules.party.players
    for step in range(1, players):
        after = Seat((seat + step) % players)
        if not side_is_home(rules, pawns, after):
            return after
    return seat


def may_leave(rules: TableRules, pawns: Pawns, seat: Seat, card: str) -> bool:
    """Whether a seat's card may leave the pawns so: not every joker may finish (rules.md 4.14)."""
    return rules.may_finish(card) or not side_is_home(rules, pawns, seat)

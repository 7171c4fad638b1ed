"""Sides, and how far they are: who is home, whose pawns a seat plays, who is still in play (rules.md 2.7, 5.1)."""

from __future__ import annotations

from tockbot.rules.board import Seat
from tockbot.rules.engine.pawns import FIRST_AT_HOME, IN_RESERVE, Pawns, all_home
from tockbot.rules.table import TableRules


def side_is_home(rules: TableRules, pawns: Pawns, seat: Seat) -> bool:
    """Whether all pawns of a seat's side are home (rules.md 5.1)."""
    for member in rules.side_of(seat):  # noqa: SIM110 - a generator takes three times as long
        if not all_home(pawns[member]):
            return False
    return True


def sides_home(rules: TableRules, pawns: Pawns) -> list[tuple[Seat, ...]]:
    """The sides all of whose pawns are home (rules.md 5.1)."""
    home: list[tuple[Seat, ...]] = []
    for side in rules.sides:
        for member in side:
            group = pawns[member]
            if group[-1] >= IN_RESERVE or group[0] < FIRST_AT_HOME:
                break
        else:
            home.append(side)
    return home


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

"""What an arrangement of pawns is worth to a side, at a glance.

Hand-written, in fields of progress: a pawn in reserve counts nothing, one on the track what it has behind it, one at
home a whole way round and more the deeper it stands. Opponents count against, shared out over how many sides there are.
"""

from __future__ import annotations

from typing import Final

from tockbot.rules import (
    CENTRE,
    HOME,
    RESERVE,
    Location,
    Pawn,
    Pawns,
    Seat,
    TableRules,
    is_home,
    is_protected,
    location_of,
    side_is_home,
    touches_of,
)

ENTERED: Final = 12.0
HOME_BONUS: Final = 14.0
DEPTH_BONUS: Final = 1.5
PROTECTED_BONUS: Final = 3.0
NEAR_HOME_BONUS: Final = 5.0
REACH: Final = 13
WIN: Final = 10_000.0


def pawn_value(rules: TableRules, seat: Seat, one: Pawn) -> float:
    """What one pawn is worth to its owner."""
    location = location_of(one)
    fields = rules.board.fields
    if location == RESERVE:
        return 0.0
    if is_home(location):
        return ENTERED + fields + HOME_BONUS + DEPTH_BONUS * (location - HOME[0])
    if location == CENTRE:
        return ENTERED + fields / 2
    return ENTERED + _progress(rules, seat, location, touches_of(one)) + PROTECTED_BONUS * is_protected(one)


def _progress(rules: TableRules, seat: Seat, field: Location, touches: int) -> float:
    """Fields behind a pawn on the track; those past the entry field that may turn back in count as near home."""
    fields = rules.board.fields
    behind = (field - rules.board.starts[seat]) % fields
    to_entry = (rules.board.entries[seat] - field) % fields
    just_past = touches >= rules.most_touches > 0 and behind <= REACH
    near = to_entry <= REACH and behind > 0
    return behind + NEAR_HOME_BONUS * near + (fields / 3) * just_past


def side_value(rules: TableRules, pawns: Pawns, seat: Seat) -> float:
    """What the arrangement is worth to a seat's side."""
    if side_is_home(rules, pawns, seat):
        return WIN
    mine = rules.side_of(seat)
    values = [sum(pawn_value(rules, one, pawn) for pawn in pawns[one]) for one in rules.seats]
    own = sum(values[one] for one in mine)
    others = sum(values) - own
    if not rules.law.places and any(side_is_home(rules, pawns, side[0]) for side in rules.sides):
        return -WIN
    return own - others / (len(rules.sides) - 1)

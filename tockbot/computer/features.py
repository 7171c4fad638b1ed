"""What of a position the evaluation weighs: numbers read off the pawns of one seat, of two, and off a hand.

Each function gives pairs of a feature's index and how much of it there is. Distances are counted along the owner's own
way, so the same weights serve every seat and every size of board.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Final

from tockbot.rules import (
    CENTRE,
    HAND_ORDER,
    HOME,
    PAWNS,
    RESERVE,
    Group,
    Location,
    Pawn,
    Pawns,
    Seat,
    TableRules,
    at_home,
    can_be_hit,
    fields_to_go,
    in_reserve,
    is_home,
    is_protected,
    location_of,
    touches_of,
)

NEAR: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 18)
"""Fields to go to the entry field at which the evaluation has a weight of its own; between two it is drawn straight."""

FAR: Final = (0.25, 0.5, 0.75, 1.0)
"""The same, farther off, as parts of what is left of the way round."""

KNOTS: Final = len(NEAR) + len(FAR)

MOST_PAST: Final = 5
"""So many fields past the entry field a pawn is still worth a look: a four may bring it back."""

REACH: Final = 13
"""How far one card moves a pawn that may hit."""

FOUR: Final = 4
"""How far one moves it back."""

WHOLE: Final = 64
"""As many parts a way round has, when it is said how much is lost with a pawn."""

GROUP_NAMES: Final = (
    *(f"to go {distance}" for distance in NEAR),
    *(f"to go far {part}" for part in FAR),
    *(f"past {distance}" for distance in range(1, MOST_PAST + 1)),
    *(f"past {distance} touched" for distance in range(1, MOST_PAST + 1)),
    "on start",
    "protected",
    "centre",
    *(f"h{depth}" for depth in range(1, PAWNS + 1)),
    "home blocked",
    *(f"reserve {count}" for count in range(1, PAWNS + 1)),
    "none on track",
    *(f"home {count}" for count in range(1, PAWNS + 1)),
    *(f"last to go {distance}" for distance in NEAR),
    *(f"last to go far {part}" for part in FAR),
)
"""Of one seat's pawns."""

DANGER_NAMES: Final = ("four ahead", *(f"{way} behind" for way in range(1, REACH + 1)), "on their start")
"""Of one seat's pawns: an opponent's so many fields away, which may hit them, or one that may enter where they stand;
each counts as much as there is to lose."""

ALONE_NAMES: Final = tuple(f"alone: {name}" for name in GROUP_NAMES)
"""What one seat's pawns are worth beyond that once its partners' are home, and all cards of the side are for them."""

PAWN_NAMES: Final = (*GROUP_NAMES, *DANGER_NAMES, *ALONE_NAMES)
"""Of pawns, whatever anybody holds."""

HAND_NAMES: Final = (
    *(f"holds {rank}" for rank in HAND_ORDER),
    *(f"another {rank}" for rank in HAND_ORDER),
    "way out",
    "way out when stuck",
    "ways out",
)
"""Of a hand, once a card of it is spent."""

NAMES: Final = (*PAWN_NAMES, *HAND_NAMES)
"""Every feature, by its index."""

ALONE: Final = slice(len(PAWN_NAMES) - len(ALONE_NAMES), len(PAWN_NAMES))
"""Where :data:`ALONE_NAMES` are among them."""

_INDEX: Final = {name: index for index, name in enumerate(NAMES)}
_FAR: Final = _INDEX[f"to go far {FAR[0]}"]
_LAST: Final = _INDEX[f"last to go {NEAR[0]}"]
_PAST: Final = _INDEX["past 1"] - 1
_TOUCHED: Final = _INDEX["past 1 touched"] - 1
_ON_START: Final = _INDEX["on start"]
_PROTECTED: Final = _INDEX["protected"]
_CENTRE: Final = _INDEX["centre"]
_HOME: Final = _INDEX["h1"]
_BLOCKED: Final = _INDEX["home blocked"]
_RESERVE: Final = _INDEX["reserve 1"] - 1
_NONE_ON_TRACK: Final = _INDEX["none on track"]
_AT_HOME: Final = _INDEX["home 1"] - 1
_HOLDS: Final = _INDEX[f"holds {HAND_ORDER[0]}"]
_ANOTHER: Final = _INDEX[f"another {HAND_ORDER[0]}"]
_WAY_OUT: Final = _INDEX["way out"]

Found = list[tuple[int, float]]


def only_first_free(group: Group) -> bool:
    """Whether only ``h1`` is free at home: then much hangs on the last pawn."""
    return at_home(group) == PAWNS - 1 and not _blocked(group)


def last_features(by_itself: Found) -> Found:
    """What a pawn is like besides if it is the last of its seat and only ``h1`` is free."""
    return [(_LAST + index, amount) for index, amount in by_itself if index < KNOTS]


def pawn_features(rules: TableRules, seat: Seat, one: Pawn) -> Found:
    """What one pawn is like by itself; nothing in reserve, where only how many there are counts."""
    location = location_of(one)
    if location == RESERVE:
        return []
    if is_home(location):
        return [(_HOME + location - HOME[0], 1.0)]
    if location == CENTRE:
        return [(_CENTRE, 1.0)]
    found = list(_on_track(rules, seat, one))
    if is_protected(one):
        found.append((_PROTECTED, 1.0))
    return found


def shape_features(group: Group) -> Found:
    """How many of a seat's pawns are where."""
    found: Found = []
    reserve, home = in_reserve(group), at_home(group)
    if reserve:
        found.append((_RESERVE + reserve, 1.0))
    if home:
        found.append((_AT_HOME + home, 1.0))
        blocked = _blocked(group)
        if blocked:
            found.append((_BLOCKED, float(blocked)))
    if reserve + home == PAWNS:
        found.append((_NONE_ON_TRACK, 1.0))
    return found


def _on_track(rules: TableRules, seat: Seat, one: Pawn) -> Iterator[tuple[int, float]]:
    board, field = rules.board, location_of(one)
    past = (field - board.entries[seat]) % board.fields
    if 0 < past <= MOST_PAST:
        yield _PAST + past, 1.0
        if touches_of(one) >= rules.most_touches > 0:
            yield _TOUCHED + past, 1.0
            return
    if field == board.starts[seat]:
        yield _ON_START, 1.0
    to_go = fields_to_go(rules, seat, one)
    if to_go <= NEAR[-1]:
        above = next(index for index, knot in enumerate(NEAR) if knot >= to_go)
        if NEAR[above] == to_go:
            yield above, 1.0
            return
        part = (to_go - NEAR[above - 1]) / (NEAR[above] - NEAR[above - 1])
        yield above - 1, 1.0 - part
        yield above, part
        return
    left = (to_go - NEAR[-1]) / (board.fields - NEAR[-1]) * len(FAR)
    below = min(int(left), len(FAR) - 1)
    yield _FAR + below - 1, 1.0 - (left - below)
    yield _FAR + below, left - below


def _blocked(group: Group) -> int:
    """How many free home fields lie behind a pawn at home, where no pawn can pass it."""
    depths = [location_of(one) - HOME[0] for one in group if is_home(location_of(one))]
    return PAWNS - depths[0] - len(depths)


def stake(rules: TableRules, seat: Seat, field: Location) -> float:
    """How much of the way round a pawn on the track would lose if it were hit, 0 to 1."""
    board = rules.board
    past = (field - board.entries[seat]) % board.fields
    if 0 < past < (board.starts[seat] - board.entries[seat]) % board.fields:
        return 1.0
    return 1.0 - (board.entries[seat] - field) % board.fields / board.fields


def lost_with(rules: TableRules, seat: Seat, one: Pawn) -> int:
    """How much is lost with a pawn if it is hit, in parts of the way round; 0 where others may not hit it."""
    field = location_of(one)
    if field >= CENTRE or not can_be_hit(rules, seat, one):
        return 0
    return round(WHOLE * (0.2 + stake(rules, seat, field)))


def alone(rules: TableRules, pawns: Pawns) -> list[Seat]:
    """The seats with partners, all of whom are home while they are not."""
    found: list[Seat] = []
    for side in rules.sides:
        left = [seat for seat in side if at_home(pawns[seat]) < PAWNS]
        if len(left) == 1 < len(side):
            found += left
    return found


class Need(IntEnum):
    """How much whoever moves these pawns needs a card that brings one from the reserve."""

    NONE = 0
    SOME = 1
    STUCK = 2


def need(group: Group) -> Need:
    """How much a way out of the reserve is needed."""
    if not in_reserve(group):
        return Need.NONE
    return Need.SOME if location_of(group[0]) <= CENTRE else Need.STUCK


def hand_features(hand: str, ways_out: str, needed: Need) -> Found:
    """What a hand is like; ``ways_out`` are the ranks that bring a pawn from the reserve."""
    found: Found = []
    for rank in dict.fromkeys(hand):
        index = HAND_ORDER.index(rank)
        found.append((_HOLDS + index, 1.0))
        more = hand.count(rank) - 1
        if more:
            found.append((_ANOTHER + index, float(more)))
    if needed:
        held = sum(rank in ways_out for rank in hand)
        if held:
            found.append((_WAY_OUT, 1.0))
            if needed is Need.STUCK:
                found.append((_WAY_OUT + 1, 1.0))
        if held > 1:
            found.append((_WAY_OUT + 2, float(held - 1)))
    return found

"""The moves that one action of a card allows, each with the pawns as it leaves them (rules.md 3, 4).

Each function lists outcomes: a move, and the pawns after it. Nothing here decides whose turn it is or which cards are
held; :mod:`~tockbot.rules.legal` does.
"""

from __future__ import annotations

from collections.abc import Iterable

from tockbot.rules.board import CENTRE, HOME, PAWNS, Location, Seat, is_home
from tockbot.rules.law import HomeEntry, SevenHits
from tockbot.rules.pawns import IN_RESERVE, TOUCHES, Pawn, Pawns, location_of, pawn, replaced
from tockbot.rules.plays import Enter, Jump, Spot, Swap, Walk
from tockbot.rules.standing import Standing
from tockbot.rules.table_rules import TableRules

FIRST_HOME = HOME[0]


def put(pawns: Pawns, seat: Seat, old: Pawn, new: Pawn, hits: Iterable[tuple[Seat, Pawn]]) -> Pawns:
    """The pawns once one has moved and those it hits are back in reserve (rules.md 3.2)."""
    groups = list(pawns)
    groups[seat] = replaced(groups[seat], old, new)
    for owner, victim in hits:
        groups[owner] = replaced(groups[owner], victim, IN_RESERVE)
    return tuple(groups)


def spots(hits: tuple[tuple[Seat, Pawn], ...]) -> tuple[Spot, ...]:
    """The places at which pawns were hit."""
    return tuple(Spot(owner, location_of(victim)) for owner, victim in hits)


def entered_pawn(rules: TableRules, seat: Seat) -> Pawn:
    """A pawn just entered: on its start field, with the marks that these rules read (rules.md 1.6, 3.3, 3.6)."""
    start = rules.board.starts[seat]
    touches = min(1, rules.most_touches) if start == rules.board.entries[seat] else 0
    return pawn(start, protected=rules.marks_protection, touches=touches)


def enter(stands: Standing, seat: Seat) -> list[tuple[Enter, Pawns]]:
    """Enter a reserve pawn (rules.md 3.4)."""
    rules = stands.rules
    start = rules.board.starts[seat]
    there = stands.at.get(start)
    if stands.pawns[seat][-1] != IN_RESERVE or (there is not None and there[0] == seat):
        return []
    entered = entered_pawn(rules, seat)
    hits = () if there is None else (there,)
    return [(Enter(seat, start, spots(hits)), put(stands.pawns, seat, IN_RESERVE, entered, hits))]


def forward(
    stands: Standing, seat: Seat, mover: Pawn, steps: int, hitter: Seat | None = None
) -> list[tuple[Walk, Pawns]]:
    """Move one pawn forward: on along the track, and home where it may turn in (rules.md 3.1, 3.7).

    Args:
        stands: all pawns, read once.
        seat: whose pawn moves.
        mover: the pawn.
        steps: how many fields.
        hitter: the player of a seven, which may hit in passing (4.4).
    """
    rules = stands.rules
    origin = location_of(mover)
    if origin >= FIRST_HOME:
        return _forward_at_home(stands, seat, mover, steps)
    if origin == CENTRE:
        return []
    outcomes: list[tuple[Walk, Pawns]] = []
    board = rules.board
    barred = stands.barred(seat)
    ways = rules.ways[origin]
    to_entry = (board.entries[seat] - origin) % board.fields
    touches = mover & TOUCHES
    if not ways[steps] & barred:
        goal = Location((origin + steps) % board.fields)
        if 0 < to_entry <= steps:
            touches = min(touches + 1, rules.most_touches)
        way = ways[steps] if hitter is not None else 1 << goal
        hits = _hits(stands, origin, way, goal, hitter)
        after = put(stands.pawns, seat, mover, Pawn(goal << 3 | touches), hits)
        outcomes.append((Walk(seat, origin, goal, steps, spots(hits)), after))
    depth = steps - to_entry
    if 0 < depth <= PAWNS and not ways[to_entry] & barred and _may_turn_in(rules, mover, to_entry):
        goal = HOME[depth - 1]
        if not _home_is_taken(stands.pawns[seat], FIRST_HOME, goal):
            hits = _hits(stands, origin, ways[to_entry], None, hitter) if hitter is not None else ()
            after = put(stands.pawns, seat, mover, pawn(goal), hits)
            outcomes.append((Walk(seat, origin, goal, steps, spots(hits)), after))
    return outcomes


def _may_turn_in(rules: TableRules, mover: Pawn, to_entry: int) -> bool:
    """Whether a pawn so many fields before its entry field may turn home forward (rules.md 3.7)."""
    match rules.law.home_entry:
        case HomeEntry.TOUCHED | HomeEntry.FORWARD:
            return True
        case HomeEntry.OVER:
            return to_entry > 0
        case HomeEntry.TWICE:
            return (mover & TOUCHES) + (to_entry > 0) >= rules.most_touches


def _hits(
    stands: Standing, origin: Location, way: int, goal: Location | None, hitter: Seat | None
) -> tuple[tuple[Seat, Pawn], ...]:
    """The pawns hit on a way, in order: at its goal always, before it as a seven's rule says (rules.md 3.2, 4.4)."""
    rules = stands.rules
    taken = way & stands.taken
    if not taken:
        return ()
    spared: tuple[Seat, ...] = ()
    if hitter is not None and rules.law.seven_hits is not SevenHits.EVERYONE:
        spared = rules.seats if rules.law.seven_hits is SevenHits.NOBODY else rules.side_of(hitter)
    hits = []
    while taken:
        lowest = taken & -taken
        field = Location(lowest.bit_length() - 1)
        there = stands.at[field]
        if field == goal or there[0] not in spared:
            hits.append(there)
        taken ^= lowest
    if len(hits) > 1:
        hits.sort(key=lambda hit: (location_of(hit[1]) - origin) % rules.board.fields)
    return tuple(hits)


def _home_is_taken(group: tuple[Pawn, ...], first: int, last: int) -> bool:
    """Whether a pawn of the group stands on one of these home fields."""
    return any(first <= location_of(one) <= last for one in group)


def _forward_at_home(stands: Standing, seat: Seat, mover: Pawn, steps: int) -> list[tuple[Walk, Pawns]]:
    """Move a pawn on inside its home, by exact count and over no other (rules.md 3.5)."""
    origin = location_of(mover)
    goal = Location(origin + steps)
    if not is_home(goal) or not is_home(origin) or _home_is_taken(stands.pawns[seat], origin + 1, goal):
        return []
    return [(Walk(seat, origin, goal, steps, ()), put(stands.pawns, seat, mover, pawn(goal), ()))]


def backward_at_home(stands: Standing, seat: Seat, mover: Pawn, steps: int) -> list[tuple[Walk, Pawns]]:
    """Move a pawn back inside its home, never out of it (rules.md 4.7)."""
    origin = location_of(mover)
    goal = Location(origin - steps)
    if not is_home(goal) or not is_home(origin) or _home_is_taken(stands.pawns[seat], goal, origin - 1):
        return []
    return [(Walk(seat, origin, goal, -steps, ()), put(stands.pawns, seat, mover, pawn(goal), ()))]


def backward(stands: Standing, seat: Seat, mover: Pawn, steps: int) -> list[tuple[Walk, Pawns]]:
    """Move one pawn backward along the track, or under ``touched`` home over its entry field (rules.md 3.7)."""
    rules = stands.rules
    origin = location_of(mover)
    if origin >= CENTRE:
        return []
    outcomes: list[tuple[Walk, Pawns]] = []
    board = rules.board
    barred = stands.barred(seat)
    ways = rules.ways_back[origin]
    from_entry = (origin - board.entries[seat]) % board.fields
    touches = mover & TOUCHES
    depth = steps - from_entry
    may_turn_in = rules.law.home_entry is HomeEntry.TOUCHED and touches and 0 < depth <= PAWNS
    if may_turn_in and not ways[from_entry] & barred:
        goal = HOME[depth - 1]
        if not _home_is_taken(stands.pawns[seat], FIRST_HOME, goal):
            after = put(stands.pawns, seat, mover, pawn(goal), ())
            outcomes.append((Walk(seat, origin, goal, -steps, ()), after))
    if not ways[steps] & barred:
        goal = Location((origin - steps) % board.fields)
        if 0 < from_entry <= steps:
            touches = min(touches + 1, rules.most_touches)
        hits = _hits(stands, origin, 1 << goal, goal, None)
        after = put(stands.pawns, seat, mover, Pawn(goal << 3 | touches), hits)
        outcomes.append((Walk(seat, origin, goal, -steps, spots(hits)), after))
    return outcomes


def jump(stands: Standing, seat: Seat, mover: Pawn, goal: Location) -> list[tuple[Jump, Pawns]]:
    """Put one pawn straight onto a field or into the centre, hitting what stands there (rules.md 4.11 to 4.13)."""
    rules = stands.rules
    there = stands.at.get(goal)
    if there is not None and there[0] == seat and rules.law.own_colour_blocks:
        return []
    hits = () if there is None else (there,)
    after = put(stands.pawns, seat, mover, _carried(rules, seat, mover, goal), hits)
    return [(Jump(seat, location_of(mover), goal, spots(hits)), after)]


def swaps(stands: Standing, seat: Seat, mover: Pawn, others: tuple[Seat, ...]) -> list[tuple[Swap, Pawns]]:
    """Change places with a pawn of one of these other seats (rules.md 4.8)."""
    rules = stands.rules
    origin = location_of(mover)
    if origin > CENTRE or _is_bound(stands, origin):
        return []
    outcomes: list[tuple[Swap, Pawns]] = []
    for goal, (owner, other) in stands.at.items():
        if owner in others and not _is_bound(stands, goal):
            groups = list(stands.pawns)
            groups[seat] = replaced(groups[seat], mover, _carried(rules, seat, mover, goal))
            groups[owner] = replaced(groups[owner], other, _carried(rules, owner, other, origin))
            outcomes.append((Swap(seat, origin, Spot(owner, goal)), tuple(groups)))
    return outcomes


def _is_bound(stands: Standing, location: Location) -> bool:
    """Whether the pawn here may not be swapped (rules.md 4.8)."""
    return not stands.rules.law.blocking_can_swap and bool(stands.blocked >> location & 1)


def _carried(rules: TableRules, seat: Seat, mover: Pawn, goal: Location) -> Pawn:
    """A pawn set down elsewhere without walking: unprotected, its touches kept (rules.md 3.6, readings.md A53, A58)."""
    touches = mover & TOUCHES
    if goal == rules.board.entries[seat]:
        touches = min(touches + 1, rules.most_touches)
    return Pawn(goal << 3 | touches)

"""The seven: seven steps, split over pawns as the player likes (rules.md 4.3 to 4.7).

A seven is searched layer by layer: all arrangements of pawns reachable with one step used, with two, and so on. There
may be thousands of orders in which to make the parts, but only so many arrangements; each keeps one way that led to it,
for the eye.
"""

from __future__ import annotations

from collections.abc import Iterator

from tockbot.rules.board import CENTRE, RESERVE, Location, Seat, is_home
from tockbot.rules.law import SevenMoves
from tockbot.rules.moves import backward_at_home, forward, jump
from tockbot.rules.pawns import Pawns, location_of
from tockbot.rules.plays import Jump, Walk
from tockbot.rules.position import played_seat
from tockbot.rules.standing import standing
from tockbot.rules.table_rules import TableRules

STEPS = 7

Part = Walk | Jump
Parts = tuple[Part, ...]
Arrangement = tuple[Pawns, int]
"""Pawns, and where centre cards matter the 8s on which pawns stand that this seven moved, as a bit mask (4.12)."""


def moving_seats(rules: TableRules, pawns: Pawns, player: Seat) -> tuple[Seat, ...]:
    """Whose pawns the next part of a seven may move (rules.md 4.5)."""
    match rules.law.seven_moves:
        case SevenMoves.OWN:
            return (played_seat(rules, pawns, player),)
        case SevenMoves.TEAM:
            return rules.side_of(player)
        case SevenMoves.ANYONE:
            return rules.seats


def _parts(rules: TableRules, pawns: Pawns, player: Seat, lengths: range) -> Iterator[tuple[int, Walk, Pawns]]:
    """Each part of one of these lengths that can be made now, with its length."""
    stands = standing(rules, pawns)
    for seat in moving_seats(rules, pawns, player):
        for mover in dict.fromkeys(pawns[seat]):
            location = location_of(mover)
            if location in (CENTRE, RESERVE):
                continue
            for steps in lengths:
                for part, after in forward(stands, seat, mover, steps, player):
                    yield steps, part, after
                if rules.law.seven_backs_at_home and is_home(location):
                    for part, after in backward_at_home(stands, seat, mover, steps):
                        yield steps, part, after


def sevens(rules: TableRules, pawns: Pawns, player: Seat) -> dict[Arrangement, Parts]:
    """Every arrangement that a seven can leave, with the parts of one way to it."""
    single = rules.seven_by_single_steps
    layers: list[dict[Arrangement, Parts]] = [{} for _ in range(STEPS + 1)]
    layers[0][pawns, 0] = ()
    for used in range(STEPS):
        lengths = range(1, 2) if single else range(1, STEPS - used + 1)
        for (before, marked), made in layers[used].items():
            for steps, part, after in _parts(rules, before, player, lengths):
                arrangement = (after, _stepped_on_eights(rules, marked, part))
                parts = _joined(made, part) if single else (*made, part)
                known = layers[used + steps].get(arrangement)
                if known is None or len(known) > len(parts):
                    layers[used + steps][arrangement] = parts
    return layers[STEPS] | {(after, 0): (move,) for move, after in diagonals(rules, pawns, player)}


def _joined(made: Parts, part: Walk) -> Parts:
    """The parts with one more, made one with the last if the same pawn walks on."""
    if made and isinstance(last := made[-1], Walk) and last.seat == part.seat and last.goal == part.origin:
        whole = Walk(part.seat, last.origin, part.goal, last.steps + part.steps, last.hits + part.hits)
        return (*made[:-1], whole)
    return (*made, part)


def next_parts(
    rules: TableRules, pawns: Pawns, player: Seat, made: Parts, goals: frozenset[Pawns]
) -> tuple[tuple[Part, Pawns], ...]:
    """The parts that may follow those made, each with the pawns after it, so that the seven can still be used in full.

    Args:
        rules: the rules of the table.
        pawns: the pawns before the seven.
        player: who plays it.
        made: the parts so far.
        goals: the arrangements in which the whole seven may end.

    Raises:
        ValueError: a part made so far is none that may be made.
    """
    if not made:
        first = tuple((move, after) for move, after in diagonals(rules, pawns, player) if after in goals)
        return first + _parts_towards(rules, pawns, player, STEPS, goals)
    left = STEPS
    for part in made:
        if isinstance(part, Jump):
            return ()
        offered = dict(_parts_towards(rules, pawns, player, left, goals))
        if part not in offered:
            raise ValueError("no such part can be made here")
        pawns = offered[part]
        left -= abs(part.steps)
    return _parts_towards(rules, pawns, player, left, goals)


def _parts_towards(
    rules: TableRules, pawns: Pawns, player: Seat, left: int, goals: frozenset[Pawns]
) -> tuple[tuple[Walk, Pawns], ...]:
    """The parts, of all the lengths left, from which one of the goals can be reached with just the rest."""
    reached: dict[tuple[Pawns, int], bool] = {}
    single = rules.seven_by_single_steps

    def reaches(now: Pawns, rest: int) -> bool:
        if rest == 0:
            return now in goals
        known = reached.get((now, rest))
        if known is None:
            lengths = range(1, 2) if single else range(1, rest + 1)
            known = any(reaches(after, rest - steps) for steps, _, after in _parts(rules, now, player, lengths))
            reached[now, rest] = known
        return known

    return tuple(
        (part, after)
        for steps, part, after in _parts(rules, pawns, player, range(1, left + 1))
        if reaches(after, left - steps)
    )


def _stepped_on_eights(rules: TableRules, marked: int, part: Walk) -> int:
    """The 8s on which pawns stand that the seven moved, after one more part (rules.md 4.12)."""
    if not rules.law.centre_second_cards:
        return 0
    marked &= ~(1 << part.origin)
    for hit in part.hits:
        marked &= ~(1 << hit.location)
    if part.goal in rules.board.eights:
        marked |= 1 << part.goal
    return marked


def diagonals(rules: TableRules, pawns: Pawns, player: Seat) -> list[tuple[Jump, Pawns]]:
    """The ways straight across the board with a whole seven (rules.md 4.13)."""
    if not rules.law.seven_diagonal:
        return []
    found: list[tuple[Jump, Pawns]] = []
    stands = standing(rules, pawns)
    seat = played_seat(rules, pawns, player)
    for mover in pawns[seat]:
        origin = location_of(mover)
        if origin in rules.sevens:
            goal = Location((origin + rules.board.fields // 2) % rules.board.fields)
            found.extend(jump(stands, seat, mover, goal))
    return found

"""A seven, part by part: seven steps, split over pawns as the player likes (rules.md 4.3 to 4.7).

What all its parts together can come to, :mod:`~tockbot.rules.sevens` works out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from tockbot.rules.board import Location, Seat
from tockbot.rules.law import SEVEN_STEPS, SevenHits, SevenMoves
from tockbot.rules.moves import gone, straight
from tockbot.rules.paths import forward_paths, paths_back_at_home
from tockbot.rules.pawns import Pawns, location_of
from tockbot.rules.plays import Jump, Walk
from tockbot.rules.position import played_seat
from tockbot.rules.standing import standing
from tockbot.rules.table_rules import TableRules

STEPS: Final = SEVEN_STEPS

Part = Walk | Jump
Parts = tuple[Part, ...]
Arrangement = tuple[Pawns, int]
"""Pawns, and where centre cards matter the 8s on which pawns stand that this seven moved, as a bit mask (4.12)."""
Order = tuple[int, int]
"""What the search needs of a part to skip what it would only find again: its place in an order of all parts, and the
locations it touches, as a bit mask. Of two parts that follow each other and touch nothing in common either may come
first, and the outcome is the same; so only the one in order is followed up."""
ANY_ORDER: Final[Order] = (0, 0)


class Movers(NamedTuple):
    """Who plays a seven, and whose pawns its next part may move."""

    player: Seat
    seats: tuple[Seat, ...]


def movers(rules: TableRules, pawns: Pawns, player: Seat) -> Movers:
    """Whose pawns the next part of a seven may move (rules.md 4.5)."""
    match rules.law.seven_moves:
        case SevenMoves.OWN:
            return Movers(player, (played_seat(rules, pawns, player),))
        case SevenMoves.TEAM:
            return Movers(player, rules.side_of(player))
        case SevenMoves.ANYONE:
            return Movers(player, rules.seats)


def parts_now(
    rules: TableRules, pawns: Pawns, who: Movers, lengths: range, last: Order = ANY_ORDER
) -> Iterator[tuple[int, Order, Walk, Pawns]]:
    """Each part of one of these lengths that can be made now, if it is in order after the last.

    With each go its length, its place in the order, and the pawns after it.
    """
    first, touched = last
    stands = standing(rules, pawns)
    in_passing = stands.taken & ~stands.taken_by(_spared(rules, who.player))
    backs = rules.law.seven_backs_at_home
    for seat in who.seats:
        barred = stands.barred(seat)
        for mover in pawns[seat]:
            place = seat << 8 | mover >> 3
            for steps in lengths:
                found = forward_paths(rules, seat, mover, steps)
                if backs:
                    found += paths_back_at_home(seat, mover, steps)
                for path in found:
                    if path.over & barred:
                        continue
                    fields = path.over | 1 << (mover >> 3)
                    if place < first and not fields & touched:
                        continue
                    yield steps, (place, fields), *gone(stands, seat, mover, path, path.over & in_passing | path.lands)


def _spared(rules: TableRules, player: Seat) -> tuple[Seat, ...]:
    """Whose pawns a seven does not hit in passing (rules.md 4.4)."""
    match rules.law.seven_hits:
        case SevenHits.EVERYONE:
            return ()
        case SevenHits.OPPONENTS:
            return rules.side_of(player)
        case SevenHits.NOBODY:
            return rules.seats


def next_parts(
    rules: TableRules, pawns: Pawns, player: Seat, made: Parts, may_end: Callable[[Pawns], bool]
) -> tuple[Part, ...]:
    """The parts that may follow those made so that the seven can still be used in full, the longest of a pawn first.

    Args:
        rules: the rules of the table.
        pawns: the pawns before the seven.
        player: who plays it.
        made: the parts so far.
        may_end: whether the whole seven may leave the pawns so.

    Raises:
        ValueError: a part made so far is none that may be made.
    """
    (now, _), left = _replayed(rules, pawns, player, made)
    reached: dict[tuple[Pawns, int], bool] = {}
    single = rules.seven_by_single_steps

    def reaches(now: Pawns, rest: int) -> bool:
        if rest == 0:
            return may_end(now)
        known = reached.get((now, rest))
        if known is None:
            lengths = range(1, 2) if single else range(1, rest + 1)
            parts = parts_now(rules, now, movers(rules, now, player), lengths)
            known = any(reaches(after, rest - steps) for steps, _, _, after in parts)
            reached[now, rest] = known
        return known

    across = () if made else tuple(move for move, after in diagonals(rules, pawns, player) if may_end(after))
    walks = parts_now(rules, now, movers(rules, now, player), range(left, 0, -1))
    return across + tuple(part for steps, _, part, after in walks if reaches(after, left - steps))


def after_parts(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> Pawns:
    """The pawns after these parts of a seven.

    Raises:
        ValueError: a part cannot be made.
    """
    return _replayed(rules, pawns, player, parts)[0][0]


def whole_seven(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> Arrangement:
    """What these parts, one after another, leave.

    Raises:
        ValueError: a part cannot be made, or they are no whole seven.
    """
    arrangement, left = _replayed(rules, pawns, player, parts)
    if left:
        raise ValueError("a seven is used in full")
    return arrangement


def steps_of(part: Part) -> int:
    """How many of the seven steps a part uses (rules.md 4.3, 4.13)."""
    return abs(part.steps) if isinstance(part, Walk) else STEPS


def _replayed(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> tuple[Arrangement, int]:
    """The pawns after these parts, and the steps left.

    Raises:
        ValueError: a part cannot be made.
    """
    marked, left = 0, STEPS
    for part in parts:
        length = steps_of(part)
        if isinstance(part, Jump):
            outcomes: Iterable[tuple[Part, Pawns]] = diagonals(rules, pawns, player) if left == STEPS else ()
        else:
            lengths = range(length, min(length, left) + 1)
            walks = parts_now(rules, pawns, movers(rules, pawns, player), lengths)
            outcomes = ((walk, after) for _, _, walk, after in walks)
        after = next((after for one, after in outcomes if one == part), None)
        if after is None:
            raise ValueError("no such part can be made here")
        if isinstance(part, Walk):
            marked = stepped_on_eights(rules, marked, part)
        pawns, left = after, left - length
    return (pawns, marked), left


def stepped_on_eights(rules: TableRules, marked: int, part: Walk) -> int:
    """The 8s on which pawns stand that the seven moved, after one more part (rules.md 4.12)."""
    if not rules.ways_to_centre:
        return 0
    marked &= ~(1 << part.origin)
    for one in part.hits:
        marked &= ~(1 << one.location)
    return marked | 1 << part.goal & rules.ways_to_centre


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
            found += straight(stands, seat, mover, goal)
    return found

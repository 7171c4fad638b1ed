"""A seven, part by part: seven steps, split over pawns as the player likes (rules.md 4.3 to 4.7).

What all its parts together can come to, :mod:`~tockbot.rules.engine.seven_outcomes` works out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from tockbot.rules.board import Location, Seat
from tockbot.rules.engine.fields import eights_to_centre
from tockbot.rules.engine.moving import moved_along, moved_straight
from tockbot.rules.engine.occupancy import occupancy
from tockbot.rules.engine.paths import forward_paths, paths_back_at_home
from tockbot.rules.engine.pawns import Pawns, location_of
from tockbot.rules.engine.sides import played_seat
from tockbot.rules.law import SEVEN_STEPS, HomeEntry, SevenHits, SevenMoves
from tockbot.rules.moves import Jump, Part, Parts, Walk, steps_of
from tockbot.rules.table import TableRules

Outcome = tuple[Pawns, int]
"""What parts of a seven leave: the pawns, and where a second card leads from an 8 to the centre (rules.md 4.12), the 8s
on which pawns stand that this seven moved, as a bit mask."""
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


def by_single_steps(rules: TableRules) -> bool:
    """Whether n parts of one step do the same as a part of n steps (rules.md 4.3, readings.md A31)."""
    return rules.law.seven_hits is SevenHits.EVERYONE and rules.law.home_entry is not HomeEntry.OVER


def possible_parts(
    rules: TableRules, pawns: Pawns, who: Movers, lengths: range, last: Order = ANY_ORDER
) -> Iterator[tuple[int, Order, Walk, Pawns]]:
    """Each part of one of these lengths that can be made now, if it is in order after the last.

    With each go its length, its place in the order, and the pawns after it.
    """
    first, touched = last
    occupied = occupancy(rules, pawns)
    in_passing = occupied.taken & ~occupied.taken_by(_spared(rules, who.player))
    backs = rules.law.seven_backs_at_home
    for seat in who.seats:
        barred = occupied.barred(seat)
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
                    hitting = path.over & in_passing | path.lands
                    yield steps, (place, fields), *moved_along(occupied, seat, mover, path, hitting)


def whole_walks(rules: TableRules, pawns: Pawns, seat: Seat) -> Iterator[Walk]:
    """The walks on which a pawn of this seat can spend a seven whole."""
    whole = range(SEVEN_STEPS, SEVEN_STEPS + 1)
    return (walk for _, _, walk, _ in possible_parts(rules, pawns, Movers(seat, (seat,)), whole))


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
    single = by_single_steps(rules)

    def reaches(now: Pawns, rest: int) -> bool:
        if rest == 0:
            return may_end(now)
        known = reached.get((now, rest))
        if known is None:
            lengths = range(1, 2) if single else range(1, rest + 1)
            parts = possible_parts(rules, now, movers(rules, now, player), lengths)
            known = any(reaches(after, rest - steps) for steps, _, _, after in parts)
            reached[now, rest] = known
        return known

    across = () if made else tuple(move for move, after in diagonals(rules, pawns, player) if may_end(after))
    walks = possible_parts(rules, now, movers(rules, now, player), range(left, 0, -1))
    return across + tuple(part for steps, _, part, after in walks if reaches(after, left - steps))


def pawns_after(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> Pawns:
    """The pawns after these parts of a seven.

    Raises:
        ValueError: a part cannot be made.
    """
    return _replayed(rules, pawns, player, parts)[0][0]


def outcome_of_parts(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> Outcome:
    """What these parts, one after another, leave.

    Raises:
        ValueError: a part cannot be made, or they are no whole seven.
    """
    arrangement, left = _replayed(rules, pawns, player, parts)
    if left:
        raise ValueError("a seven is used in full")
    return arrangement


def _replayed(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> tuple[Outcome, int]:
    """The pawns after these parts, and the steps left.

    Raises:
        ValueError: a part cannot be made.
    """
    marked, left, eights = 0, SEVEN_STEPS, eights_to_centre(rules)
    for part in parts:
        length = steps_of(part)
        if isinstance(part, Jump):
            outcomes: Iterable[tuple[Part, Pawns]] = diagonals(rules, pawns, player) if left == SEVEN_STEPS else ()
        else:
            lengths = range(length, min(length, left) + 1)
            walks = possible_parts(rules, pawns, movers(rules, pawns, player), lengths)
            outcomes = ((walk, after) for _, _, walk, after in walks)
        after = next((after for one, after in outcomes if one == part), None)
        if after is None:
            raise ValueError("no such part can be made here")
        if isinstance(part, Walk) and eights:
            marked = stepped_on_eights(eights, marked, part)
        pawns, left = after, left - length
    return (pawns, marked), left


def stepped_on_eights(eights: int, marked: int, part: Walk) -> int:
    """Of these 8s those on which pawns stand that the seven moved, after one more part (rules.md 4.12)."""
    marked &= ~(1 << part.origin)
    for one in part.hits:
        marked &= ~(1 << one.location)
    return marked | 1 << part.goal & eights


def diagonals(rules: TableRules, pawns: Pawns, player: Seat) -> list[tuple[Jump, Pawns]]:
    """The ways straight across the board with a whole seven (rules.md 4.13)."""
    if not rules.law.seven_diagonal:
        return []
    found: list[tuple[Jump, Pawns]] = []
    occupied = occupancy(rules, pawns)
    seat = played_seat(rules, pawns, player)
    for mover in pawns[seat]:
        origin = location_of(mover)
        if origin in rules.board.sevens:
            goal = Location((origin + rules.board.fields // 2) % rules.board.fields)
            found += moved_straight(occupied, seat, mover, goal)
    return found

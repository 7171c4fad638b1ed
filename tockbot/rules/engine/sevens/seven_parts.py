"""A seven, part by part: seven steps, split over pawns as the player likes (rules.md 4.3 to 4.7).

Law: each part is a move of its own, from the pawns as the part before left them. What all its parts together can come
to, :mod:`~tockbot.rules.engine.sevens.seven_outcomes` works out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tockbot.rules.board import Location, Seat
from tockbot.rules.engine.layout import each
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.moving import put_straight
from tockbot.rules.engine.parts import PartStep
from tockbot.rules.engine.sides import seat_played
from tockbot.rules.law import SEVEN_STEPS, SevenHits, SevenMoves
from tockbot.rules.moves import Jump, Part, Parts, steps_of
from tockbot.rules.table import TableRules


class PartMade(NamedTuple):
    """A part that can be made, whom it hits, by place, and the pawns after it."""

    step: PartStep
    hits: int
    after: int


def movers(look: Lookup, bits: int, player: Seat) -> tuple[Seat, ...]:
    """Whose pawns the next part of a seven may move (rules.md 4.5)."""
    match look.rules.law.seven_moves:
        case SevenMoves.OWN:
            return (seat_played(look, bits, player),)
        case SevenMoves.TEAM:
            return look.rules.side_of(player)
        case SevenMoves.ANYONE:
            return look.rules.seats


def spared(rules: TableRules, player: Seat) -> tuple[Seat, ...]:
    """Whose pawns a seven does not hit in passing (rules.md 4.4)."""
    match rules.law.seven_hits:
        case SevenHits.EVERYONE:
            return ()
        case SevenHits.OPPONENTS:
            return rules.side_of(player)
        case SevenHits.NOBODY:
            return rules.seats


def possible_parts(look: Lookup, bits: int, player: Seat, lengths: range) -> list[PartMade]:
    """Each part of one of these lengths that can be made now, pawn by pawn."""
    where, blocked = look.layout, look.blocked[bits & look.any_blocking]
    taken, passed = _hit(look, bits, player)
    found: list[PartMade] = []
    for seat in movers(look, bits, player):
        group, whole, rows = bits >> where.shifts[seat] & where.region, where.whole[seat], look.parts[seat]
        barred = blocked | group & look.own_bars
        for place in each(group & where.places):
            found += [
                _made(look, bits, step, step.over & passed | step.lands & taken)
                for step in rows[group & whole[place]][lengths]
                if not step.over & barred
            ]
    return found


def _hit(look: Lookup, bits: int, player: Seat) -> tuple[int, int]:
    """The places whose pawns a part hits when it ends there, and those whose pawns it hits in passing (4.4)."""
    where, not_passed = look.layout, spared(look.rules, player)
    taken = passed = where.taken(bits)
    if not_passed:
        passed = 0
        for seat in look.rules.seats:
            if seat not in not_passed:
                passed |= bits >> where.shifts[seat]
    return taken, passed & where.track


def _made(look: Lookup, bits: int, step: PartStep, hits: int) -> PartMade:
    after = bits ^ step.change ^ (look.layout.wiped(bits, hits) if hits else 0)
    return PartMade(step, hits, after)


def remade(look: Lookup, bits: int, player: Seat, step: PartStep) -> PartMade:
    """A part that is known to be possible, on these pawns."""
    taken, passed = _hit(look, bits, player)
    return _made(look, bits, step, step.over & passed | step.lands & taken)


def diagonals(look: Lookup, bits: int, player: Seat) -> list[PartMade]:
    """The ways straight across the board with a whole seven (rules.md 4.13)."""
    rules, where = look.rules, look.layout
    if not rules.law.seven_diagonal:
        return []
    seat = seat_played(look, bits, player)
    taken = where.taken(bits)
    found: list[PartMade] = []
    for place in each(bits >> where.shifts[seat] & where.track):
        if place in rules.board.sevens:
            goal = Location((place + rules.board.fields // 2) % rules.board.fields)
            step = put_straight(look, bits, seat, place, goal)
            if step is not None:
                jump, origin, ends = Jump(seat, Location(place), goal, ()), seat << 8 | place, seat << 8 | goal
                part = PartStep(SEVEN_STEPS, 0, step.lands, step.change, origin, ends, 1 << place | step.lands, jump)
                found.append(PartMade(part, step.lands & taken, step.after(where, bits)))
    return found


def whole_walks(look: Lookup, bits: int, seat: Seat) -> Iterator[Part]:
    """The ways in which a pawn of this seat can spend a seven whole."""
    where = look.layout
    for made in possible_parts(look, bits, seat, range(SEVEN_STEPS, SEVEN_STEPS + 1)):
        if made.step.origin >> 8 == seat:
            yield made.step.told(where, bits, made.hits)
    for made in diagonals(look, bits, seat):
        yield made.step.told(where, bits, made.hits)


def next_parts(look: Lookup, bits: int, player: Seat, made: Parts, may_end: Callable[[int], bool]) -> Parts:
    """The parts that may follow those made so that the seven can still be used in full, the longest of a pawn first.

    Args:
        look: the rules of the table.
        bits: the pawns before the seven.
        player: who plays it.
        made: the parts so far.
        may_end: whether the whole seven may leave the pawns so.

    Raises:
        ValueError: a part made so far is none that may be made.
    """
    now, _, left = replayed(look, bits, player, made)
    reached: dict[tuple[int, int], bool] = {}

    def reaches(now: int, rest: int) -> bool:
        if rest == 0:
            return may_end(now)
        known = reached.get((now, rest))
        if known is None:
            lengths = range(1, 2) if look.single_parts else range(1, rest + 1)
            known = any(
                reaches(one.after, rest - one.step.length) for one in possible_parts(look, now, player, lengths)
            )
            reached[now, rest] = known
        return known

    ways = [] if made else [one for one in diagonals(look, bits, player) if may_end(one.after)]
    walks = possible_parts(look, now, player, range(left, 0, -1))
    ways += [one for one in walks if reaches(one.after, left - one.step.length)]
    return tuple(one.step.told(look.layout, now, one.hits) for one in ways)


def pawns_after(look: Lookup, bits: int, player: Seat, parts: Parts) -> int:
    """The pawns after these parts of a seven.

    Raises:
        ValueError: a part cannot be made.
    """
    return replayed(look, bits, player, parts)[0]


def outcome_of_parts(look: Lookup, bits: int, player: Seat, parts: Parts) -> tuple[int, int]:
    """The pawns after these parts, and the 8s marked by them (:func:`stepped_on_eights`).

    Raises:
        ValueError: a part cannot be made, or they are no whole seven.
    """
    now, marked, left = replayed(look, bits, player, parts)
    if left:
        raise ValueError("a seven is used in full")
    return now, marked


def replayed(look: Lookup, bits: int, player: Seat, parts: Parts) -> tuple[int, int, int]:
    """The pawns after these parts, the 8s marked, and the steps left.

    Raises:
        ValueError: a part cannot be made.
    """
    marked, left = 0, SEVEN_STEPS
    for part in parts:
        length = steps_of(part)
        if isinstance(part, Jump):
            ways = diagonals(look, bits, player) if left == SEVEN_STEPS else []
        else:
            ways = possible_parts(look, bits, player, range(length, min(length, left) + 1))
        chosen = next((one for one in ways if one.step.told(look.layout, bits, one.hits) == part), None)
        if chosen is None:
            raise ValueError("no such part can be made here")
        if look.eights:
            marked = stepped_on_eights(look.eights, marked, chosen.step, chosen.hits)
        bits, left = chosen.after, left - length
    return bits, marked, left


def stepped_on_eights(eights: int, marked: int, step: PartStep, hits: int) -> int:
    """Of these 8s those on which pawns stand that the seven moved, after one more part (rules.md 4.12)."""
    return marked & ~(1 << (step.origin & 0xFF) | hits) | 1 << (step.goal & 0xFF) & eights

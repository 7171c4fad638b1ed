"""How a seven that was begun can end, told in the fewest parts; and any seven told in fewer (rules.md 4.3, 4.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from heapq import heappop, heappush
from itertools import combinations
from math import inf
from typing import NamedTuple

from tockbot.rules.board import RESERVE, Location, Seat
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.sevens.seven_parts import diagonals, possible_parts, replayed, stepped_on_eights
from tockbot.rules.moves import Jump, Part, Parts, Spot, Walk, steps_of

Fates = dict[Spot, Location]
"""Where each pawn that had a part in a seven ends, by where it stood before; one that was hit, in its reserve."""


class Reached(NamedTuple):
    """What parts lead to: the pawns, the 8s marked (rules.md 4.12), the steps left."""

    bits: int
    marked: int
    left: int


Fit = Callable[[Parts], int | None]
"""How far parts are what somebody looks for, as a number; None where no seven that begins with them is."""


def all_fit(_parts: Parts) -> int:
    """Whatever it begins with, a seven is looked for."""
    return 0


def seven_endings(  # noqa: PLR0913, PLR0917 - the seven, and what is asked of it
    look: Lookup,
    bits: int,
    player: Seat,
    made: Parts,
    may_end: Callable[[int], bool],
    fit: Fit = all_fit,
    most: float = inf,
) -> Iterator[Parts]:
    """A seven of which these parts were made, to every outcome once, by as few further parts as can be.

    Those that fit best come first, then those of few parts, so that whoever asks may stop when there are enough.

    Args:
        look: the rules of the table.
        bits: the pawns before the seven.
        player: who plays it.
        made: the parts so far.
        may_end: whether the whole seven may leave the pawns so.
        fit: asked of each seven begun. Of two that leave the same and fit as far, only the first is gone on with.
        most: so many sevens begun are looked at.

    Raises:
        ValueError: a part made so far is none that may be made.
    """
    begun = Reached(*replayed(look, bits, player, made))
    if not begun.left:
        yield made
        return
    known: set[tuple[Reached, int]] = set()
    fresh = [(0, len(made), 0, begun, made)]
    while fresh:
        *_, at, parts = heappop(fresh)
        ways = possible_parts(look, at.bits, player, range(at.left, 0, -1))
        for one in (*diagonals(look, bits, player), *ways) if not parts else ways:
            most -= 1
            if most < 0:
                return
            marked = stepped_on_eights(look.eights, at.marked, one.step, one.hits) if look.eights else 0
            then = Reached(one.after, marked, at.left - one.step.length)
            further = (*parts, one.step.told(look.layout, at.bits, one.hits))
            fits = fit(further)
            if fits is None or (then, fits) in known:
                continue
            known.add((then, fits))
            if then.left:
                heappush(fresh, (-fits, len(further), len(known), then, further))
            elif may_end(then.bits):
                yield further


def fewest_parts(look: Lookup, bits: int, player: Seat, parts: Parts) -> Parts:
    """The same seven, whole or not, in fewer parts where two of one pawn can be made in one go.

    Every pawn ends where it did, and the same pawns are hit.

    Raises:
        ValueError: a part cannot be made.
    """
    wanted = replayed(look, bits, player, parts), _fates(parts)
    for fewer in _with_two_in_one(parts):
        made = _made(look, bits, player, fewer)
        if made is not None and (replayed(look, bits, player, made), _fates(made)) == wanted:
            return fewest_parts(look, bits, player, made)
    return parts


def _with_two_in_one(parts: Parts) -> list[Parts]:
    """The parts with two of one pawn made in one go, in place of the first or of the second of them."""
    found: list[Parts] = []
    for (place, one), (later, two) in combinations(enumerate(parts), 2):
        if not isinstance(one, Walk) or not isinstance(two, Walk) or one.seat != two.seat or one.goal != two.origin:
            continue
        if (one.steps > 0) == (two.steps > 0):
            both = replace(one, goal=two.goal, steps=one.steps + two.steps)
            between = parts[place + 1 : later]
            found += [
                (*parts[:place], both, *between, *parts[later + 1 :]),
                (*parts[:place], *between, both, *parts[later + 1 :]),
            ]
    return found


def _made(look: Lookup, bits: int, player: Seat, parts: Parts) -> Parts | None:
    """These parts with what each of them hits when they are made in this order; None if one cannot be made."""
    made: Parts = ()
    for part in parts:
        length = steps_of(part)
        across = diagonals(look, bits, player) if isinstance(part, Jump) else []
        ways = (*across, *possible_parts(look, bits, player, range(length, length + 1)))
        told = ((one.step.told(look.layout, bits, one.hits), one.after) for one in ways)
        again = next(((one, after) for one, after in told if _is_same_way(one, part)), None)
        if again is None:
            return None
        one, bits = again
        made = (*made, one)
    return made


def _is_same_way(one: Part, other: Part) -> bool:
    return one.hitting(()) == other.hitting(())


def _fates(parts: Parts) -> Fates:
    stood: dict[Spot, Spot] = {}
    fates: Fates = {}
    for part in parts:
        for one in part.hits:
            fates[stood.pop(one, one)] = RESERVE
        mover = Spot(part.seat, part.origin)
        first = stood.pop(mover, mover)
        stood[Spot(part.seat, part.goal)] = first
        fates[first] = part.goal
    return fates

"""A seven made again from its parts, and told in the fewest (rules.md 4.3, 4.6)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from tockbot.rules.board import RESERVE, Location, Seat
from tockbot.rules.engine.pawns import Pawns
from tockbot.rules.engine.sevens import Begun, next_parts
from tockbot.rules.moves import Part, Parts, Spot, Walk, steps_of
from tockbot.rules.table import TableRules

Fates = dict[Spot, Location]
"""Where each pawn that had a part in a seven ends, by where it stood before; one that was hit, in its reserve."""


def replayed(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> Begun:
    """How far a player's seven of these parts has come.

    Raises:
        ValueError: a part cannot be made.
    """
    begun, made = _made(rules, pawns, player, parts)
    if made != parts:
        raise ValueError("no such part can be made here")
    return begun


def _made(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> tuple[Begun, Parts]:
    """How far a seven of these parts comes, and the parts as they are made in this order: each hits whom it meets.

    They end before the first that cannot be made.
    """
    begun, made = Begun(pawns), list[Part]()
    for part in parts:
        length = steps_of(part)
        ways = next_parts(rules, begun, player, range(length, min(length, begun.left) + 1))
        told = ((way, way.part()) for way in ways)
        found = next(((way, one) for way, one in told if replace(one, hits=()) == replace(part, hits=())), None)
        if found is None:
            break
        begun = begun.after(rules, found[0])
        made.append(found[1])
    return begun, tuple(made)


def fewest_parts(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> Parts:
    """The same seven, whole or not, in fewer parts where two of one pawn can be made in one go.

    Every pawn ends where it did, and the same pawns are hit.

    Raises:
        ValueError: a part cannot be made.
    """
    wanted = replayed(rules, pawns, player, parts), _fates(parts)
    for fewer in _with_two_in_one(parts):
        begun, made = _made(rules, pawns, player, fewer)
        if len(made) == len(fewer) and (begun, _fates(made)) == wanted:
            return fewest_parts(rules, pawns, player, made)
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

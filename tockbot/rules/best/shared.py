"""The best of the sevens that move one pawn of somebody else's, and one's own with what is left of it (rules.md 4.5).

Law: each walk is weighed as if it were the only one. The two that look best together are then made, the other's first,
and what that comes to counts. Sevens of three pawns or more, or of two of others', are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tockbot.rules.best.scale import Change, Scale
from tockbot.rules.board import Seat
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.sevens.seven_outcomes import all_but
from tockbot.rules.engine.sevens.seven_parts import spared
from tockbot.rules.law import SEVEN_STEPS

LENGTHS: Final = range(1, SEVEN_STEPS + 1)


class Walk(NamedTuple):
    """What it comes to that one pawn walks as a part of a seven.

    Attributes:
        length: how many of the seven steps it uses.
        over: the places it goes over, the last included.
        lands: the field on which it ends.
        gain: what it gains if it hits nobody else's pawns.
        change: what it then does to all pawns.
    """

    length: int
    over: int
    lands: int
    gain: float
    change: int


class Walks(NamedTuple):
    """How the pawns of one seat can walk.

    Attributes:
        over: where others matter to any of them.
        each: every walk.
        best: what the best of each length comes to where nobody else is about, from none to seven steps.
    """

    over: int
    each: list[Walk]
    best: list[Change | None]


class SharedSevens:
    """Finds them for one player, who has no partner, and remembers what came up before."""

    def __init__(self, look: Lookup, scale: Scale) -> None:
        """With what things are worth to the player."""
        self._look, self._scale = look, scale
        self._walks: dict[tuple[Seat, int], Walks] = {}

    def best(self, pawns: int, player: Seat, least: float) -> Change | None:
        """The best of them with all pawns, by their number; None if none looks like gaining more than the least."""
        own, home = self._by_length(pawns, player, player), self._look.homes[player]
        chosen: tuple[Change, int] | None = None
        for other in self._look.rules.seats:
            if other != player:
                theirs = self._by_length(pawns, other, player)
                for length in LENGTHS:
                    first, then = theirs[length], own[SEVEN_STEPS - length]
                    if first and then and first[0] + then[0] > least:
                        least, chosen = first[0] + then[0], (first, SEVEN_STEPS - length)
        if chosen is None:
            return None
        (gain, change), left = chosen
        then = self._by_length(pawns ^ change, player, player)[left]
        if then is None:
            return None
        change ^= then[1]
        return self._scale.finish if (pawns ^ change) & home == home else gain + then[0], change

    def _by_length(self, pawns: int, mover: Seat, player: Seat) -> Sequence[Change | None]:
        """The best walk of a seat's pawns of each length, from none to seven steps."""
        look, where = self._look, self._look.layout
        number = pawns >> where.shifts[mover] & where.region
        known = self._walks.get((mover, number)) or self._weighed(mover, number, player)
        others = all_but(look, pawns, player, (mover,))
        if not known.over & others.there:
            return known.best
        found: list[Walk] = []
        for walk in known.each:
            if walk.over & others.blocked:
                continue
            hits = walk.over & others.passed | walk.lands & others.there
            if hits:
                length, over, lands, gain, change = walk
                gain += self._scale.lost(where, others.bits, hits)
                found.append(Walk(length, over, lands, gain, change ^ where.wiped(others.bits, hits)))
            else:
                found.append(walk)
        return _best(found)

    def _weighed(self, mover: Seat, number: int, player: Seat) -> Walks:
        """How these pawns can walk, by their number; never so that somebody else comes home with all of them."""
        look, where, shift = self._look, self._look.layout, self._look.layout.shifts[mover]
        bars = look.blocked[number << shift & look.any_blocking] | number & look.own_bars
        passes = mover not in spared(look.rules, player)
        worth, over = self._scale.worths[mover], 0
        found: list[Walk] = []
        for one in where.apart(mover, number):
            rest, at_home = number & ~one, number & where.home
            for part in look.parts[mover][one][LENGTHS]:
                hits = (part.over & where.track if passes else part.lands) & rest
                change = part.change ^ where.wiped(rest, hits) << shift
                then, lone = number ^ change >> shift, one ^ part.change >> shift
                home = then & where.home == where.home
                if part.over & bars or (home and mover != player):
                    continue
                if home:
                    gain = self._scale.finish
                elif not hits and one & where.track and lone & where.track:
                    # These numbers come up again and again; those of all pawns do not.
                    gain = worth[lone | at_home] - worth[one | at_home]
                else:
                    gain = worth[then] - worth[number]
                found.append(Walk(part.length, part.over, part.lands, gain, change))
                over |= part.over
        self._scale.held += 1 + len(found)
        known = self._walks[mover, number] = Walks(over, found, _best(found))
        return known


def _best(walks: Iterable[Walk]) -> list[Change | None]:
    """The best of these walks of each length, from none to seven steps."""
    best: list[Change | None] = [(0.0, 0), *(None for _ in LENGTHS)]
    for length, _, _, gain, change in walks:
        known = best[length]
        if known is None or gain > known[0]:
            best[length] = gain, change
    return best

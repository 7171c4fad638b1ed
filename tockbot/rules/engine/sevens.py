"""A seven, part by part: seven steps, split over pawns as the player likes (rules.md 4.3 to 4.7).

Law: each part is a way of its own, from where the part before left all pawns. Nothing else decides what a seven can
come to: :func:`seven_endings` tries every part after every other, and keeps each arrangement of pawns once. A pawn that
has just walked rests where walking on would do what one longer part does: it hit nobody where it ended whom it does not
hit in passing too.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from tockbot.rules.board import Location, Seat
from tockbot.rules.engine.pawns import FIRST_AT_HOME, IN_RESERVE, Pawn, Pawns
from tockbot.rules.engine.sides import played_seat
from tockbot.rules.engine.standing import Standing
from tockbot.rules.engine.ways import Way, forward, inside_home, straight
from tockbot.rules.law import SEVEN_STEPS, OwnPawns, SevenHits, Whose
from tockbot.rules.moves import Part, Parts
from tockbot.rules.table import TableRules


class Begun(NamedTuple):
    """How far a seven has come.

    Attributes:
        pawns: all pawns.
        left: the steps that are left.
        eights: the 8s on which pawns stand that it moved, where a second card may go on from there (rules.md 4.12).
        moved: where it is split over two pawns at most, the one that has moved, and whose (rules-family.md W2).
    """

    pawns: Pawns
    left: int = SEVEN_STEPS
    eights: frozenset[Location] = frozenset()
    moved: tuple[Seat, Pawn] | None = None

    def after(self, rules: TableRules, way: Way) -> Begun:
        """The same after one more part."""
        eights = self.eights
        if rules.law.centre_second_cards:
            left = {way.mover >> 3, *(one >> 3 for _, one in way.hits)}
            eights = eights.difference(left).union({Location(way.arrived >> 3)}.intersection(rules.board.eights))
        left_over = self.left - (abs(way.steps) or SEVEN_STEPS)
        moved = (way.seat, way.arrived) if rules.law.seven_pawns and left_over else None
        return Begun(way.after(self.pawns), left_over, eights, moved)


def movers(rules: TableRules, pawns: Pawns, player: Seat) -> tuple[Seat, ...]:
    """Whose pawns the next part of a seven may move (rules.md 4.5)."""
    match rules.law.seven_moves:
        case Whose.OWN:
            return (played_seat(rules, pawns, player),)
        case Whose.TEAM:
            return rules.side_of(player)
        case Whose.ANYONE:
            return rules.seats


def hit_in_passing(rules: TableRules, player: Seat) -> tuple[Seat, ...]:
    """Whose pawns a seven hits that it passes (rules.md 4.4)."""
    match rules.law.seven_hits:
        case SevenHits.EVERYONE:
            return rules.seats
        case SevenHits.OPPONENTS:
            return rules.opponents[player]
        case SevenHits.NOBODY:
            return ()


Resting = Collection[tuple[Seat, Pawn]]
"""Pawns, and whose they are, that need not move again."""


def next_parts(rules: TableRules, begun: Begun, player: Seat, lengths: range, resting: Resting = ()) -> list[Way]:
    """The parts of these lengths that may be made next, pawn by pawn; before the first, ways straight across too."""
    standing = Standing(rules, begun.pawns)
    found = straight_across(standing, player) if begun.left == SEVEN_STEPS else []
    if begun.moved is not None:
        lengths, resting = range(begun.left, begun.left + (begun.left in lengths)), (begun.moved,)
    for seat in movers(rules, begun.pawns, player):
        found += parts(standing, player, seat, lengths, resting)
    return found


def parts(standing: Standing, player: Seat, seat: Seat, lengths: range, resting: Resting = ()) -> list[Way]:
    """The parts of these lengths that a player's seven can make with the pawns of a seat (rules.md 4.4, 4.7)."""
    law, passed = standing.rules.law, hit_in_passing(standing.rules, player)
    found: list[Way] = []
    for mover in standing.pawns[seat]:
        if mover == IN_RESERVE:
            break
        if (seat, mover) in resting:
            continue
        goes_back = law.seven_backs_at_home and mover >= FIRST_AT_HOME
        for length in lengths:
            found += forward(standing, seat, mover, length, passed)
            if goes_back:
                found += inside_home(standing, seat, mover, -length)
    return found


def straight_across(standing: Standing, player: Seat) -> list[Way]:
    """The ways straight across the board with a whole seven (rules.md 4.13)."""
    rules, board = standing.rules, standing.rules.board
    seat, half = played_seat(rules, standing.pawns, player), board.fields // 2
    return [
        way
        for mover in standing.pawns[seat]
        if rules.law.seven_diagonal and mover >> 3 in board.sevens
        for way in straight(standing, seat, mover, Location(((mover >> 3) + half) % board.fields))
    ]


Made = tuple["Made", Way] | None
"""How a seven was made: what was made before the last part, and this part; None before the first."""


class Reached(NamedTuple):
    """What parts lead to: a way to make them, and the pawns that need not walk on, for they could have gone further."""

    made: Made
    resting: set[tuple[Seat, Pawn]]


def seven_endings(rules: TableRules, pawns: Pawns, player: Seat) -> dict[Begun, Made]:
    """All that a seven can leave, each with a way to make it."""
    law = rules.law
    passed, goes_back = hit_in_passing(rules, player), law.seven_backs_at_home
    # Elsewhere a longer part may be stopped by whom a shorter one hits where it ends.
    passes_all = law.own_pawns is not OwnPawns.HIT_ONLY and not law.pairs_block
    layers: list[dict[Begun, Reached]] = [{} for _ in range(SEVEN_STEPS + 1)]
    layers[SEVEN_STEPS][Begun(pawns)] = Reached(None, set())
    for left in range(SEVEN_STEPS, 0, -1):
        for begun, (made, resting) in layers[left].items():
            for way in next_parts(rules, begun, player, range(1, left + 1), resting):
                after = begun.after(rules, way)
                reached = layers[after.left].get(after)
                if reached is None:
                    reached = layers[after.left][after] = Reached((made, way), set())
                if way.arrived >= FIRST_AT_HOME and goes_back:
                    continue
                if not way.hits or (passes_all and all(owner in passed for owner, _ in way.hits)):
                    reached.resting.add((way.seat, way.arrived))
    return {begun: made for begun, (made, _) in layers[0].items()}


def told(made: Made) -> Parts:
    """The parts of a seven."""
    found: list[Part] = []
    while made is not None:
        made, way = made
        found.append(way.part())
    return tuple(reversed(found))

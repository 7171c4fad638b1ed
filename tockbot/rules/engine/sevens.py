"""A seven, part by part: seven steps, split over pawns as the player likes (rules.md 4.3 to 4.7).

Law: each part is a way of its own, from where the part before left all pawns. Nothing else decides what a seven can
come to: :func:`_begun` tries every part after every other, and keeps each arrangement of pawns once. A pawn that has
just walked rests where walking on would do what one longer part does: it hit nobody where it ended whom it does not hit
in passing too. Pawns that cannot meet in one seven are tried apart, and what they come to is joined: in which order
they move makes no difference.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from tockbot.rules.board import CENTRE, Location, Seat
from tockbot.rules.engine.pawns import FIRST_AT_HOME, IN_RESERVE, Pawn, Pawns
from tockbot.rules.engine.sides import played_seat
from tockbot.rules.engine.standing import Standing
from tockbot.rules.engine.ways import Way, fields_to_go, forward, inside_home, straight
from tockbot.rules.law import SEVEN_STEPS, OwnPawns, SevenHits, Whose
from tockbot.rules.moves import Parts
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
    seats = movers(rules, begun.pawns, player)
    if all((seat, one) in resting for seat in seats for one in begun.pawns[seat] if one != IN_RESERVE):
        return []
    standing = Standing(rules, begun.pawns)
    found = straight_across(standing, player, resting) if begun.left == SEVEN_STEPS else []
    if begun.moved is not None:
        lengths, resting = range(begun.left, begun.left + (begun.left in lengths)), (begun.moved,)
    for seat in seats:
        found += parts(standing, player, seat, lengths, resting)
    return found


def parts(standing: Standing, player: Seat, seat: Seat, lengths: range, resting: Resting = ()) -> list[Way]:
    """The parts of these lengths that a player's seven can make with the pawns of a seat (rules.md 4.4, 4.7)."""
    law, passed = standing.rules.law, hit_in_passing(standing.rules, player)
    turns = (1, -1) if law.seven_backs_at_home else (1,)
    found: list[Way] = []
    for mover in standing.pawns[seat]:
        if mover != IN_RESERVE and (seat, mover) not in resting:
            if mover < FIRST_AT_HOME:
                found += forward(standing, seat, mover, lengths, passed)
            else:
                found += inside_home(standing, seat, mover, lengths, turns)
    return found


def straight_across(standing: Standing, player: Seat, resting: Resting = ()) -> list[Way]:
    """The ways straight across the board with a whole seven (rules.md 4.13)."""
    rules, board = standing.rules, standing.rules.board
    seat, half = played_seat(rules, standing.pawns, player), board.fields // 2
    return [
        way
        for mover in standing.pawns[seat]
        if rules.law.seven_diagonal and mover >> 3 in board.sevens and (seat, mover) not in resting
        for way in straight(standing, seat, mover, Location(((mover >> 3) + half) % board.fields))
    ]


Made = tuple["Made", Way] | None
"""How a seven was made: what was made before the last part, and this part; None before the first."""


def seven_endings(rules: TableRules, pawns: Pawns, player: Seat) -> dict[Begun, Made]:
    """All that a seven can leave, each with a way to make it."""
    apart = clusters(rules, pawns, player)
    everybody = {one for cluster in apart for one in cluster}
    alone = sorted([_begun(rules, pawns, player, everybody - cluster) for cluster in apart], key=len)
    found: dict[Begun, Made] = {Begun(pawns): None}
    for place, more in enumerate(alone):
        found = _joined(rules, found, more, ends=more is alone[-1]) if place else more
    return {begun: made for begun, made in found.items() if not begun.left}


def clusters(rules: TableRules, pawns: Pawns, player: Seat) -> list[set[tuple[Seat, Pawn]]]:
    """The pawns that a seven may move, apart where they cannot meet in it: what some do is then nothing to the others.

    They may meet where one can come to where another stands or can come to. All are together where only some of them
    may be moved, or others once these are home.
    """
    board, found = rules.board, list[tuple[set[int], set[tuple[Seat, Pawn]]]]()
    together = bool(rules.law.seven_pawns) or _may_help(rules, pawns, player)
    for seat in movers(rules, pawns, player):
        home = -1 - seat
        for one in pawns[seat]:
            if one >> 3 != CENTRE and one != IN_RESERVE:
                ahead = range(one >> 3, (one >> 3) + SEVEN_STEPS + 1) if one < FIRST_AT_HOME else ()
                zone = {home} if one >= FIRST_AT_HOME else {field % board.fields for field in ahead}
                if board.entries[seat] in zone:
                    zone.add(home)
                cluster = {(seat, one)}
                for other in [other for other in found if together or not zone.isdisjoint(other[0])]:
                    found.remove(other)
                    zone, cluster = zone | other[0], cluster | other[1]
                found.append((zone, cluster))
    return [cluster for _, cluster in found]


def _may_help(rules: TableRules, pawns: Pawns, player: Seat) -> bool:
    """Whether a seven may bring all pawns of its player home, and move a partner's with what is left (rules.md 2.7)."""
    group = pawns[player]
    if rules.partners[player] is None or rules.law.seven_moves is not Whose.OWN or IN_RESERVE in group:
        return False
    to_go = [fields_to_go(rules, player, one) + 1 for one in group if one < FIRST_AT_HOME]
    return 0 < sum(to_go) <= SEVEN_STEPS


class Reached(NamedTuple):
    """What parts lead to: a way to make them, and the pawns that need not walk on, for they could have gone further."""

    made: Made
    resting: set[tuple[Seat, Pawn]]


def _begun(rules: TableRules, pawns: Pawns, player: Seat, others: set[tuple[Seat, Pawn]]) -> dict[Begun, Made]:
    """All that a seven can come to, whole or not, without moving others, each with a way to make it."""
    law = rules.law
    passed, goes_back = hit_in_passing(rules, player), law.seven_backs_at_home
    # Elsewhere a longer part may be stopped by whom a shorter one hits where it ends.
    passes_all = law.own_pawns is not OwnPawns.HIT_ONLY and not law.pairs_block
    layers: list[dict[Begun, Reached]] = [{} for _ in range(SEVEN_STEPS + 1)]
    layers[SEVEN_STEPS][Begun(pawns)] = Reached(None, others)
    for left in range(SEVEN_STEPS, 0, -1):
        for begun, (made, resting) in layers[left].items():
            for way in next_parts(rules, begun, player, range(1, left + 1), resting):
                after = begun.after(rules, way)
                reached = layers[after.left].get(after)
                if reached is None:
                    reached = layers[after.left][after] = Reached((made, way), set(others))
                if way.arrived >= FIRST_AT_HOME and goes_back:
                    continue
                if not way.hits or (passes_all and all(owner in passed for owner, _ in way.hits)):
                    reached.resting.add((way.seat, way.arrived))
    return {begun: made for layer in layers for begun, (made, _) in layer.items()}


def _joined(rules: TableRules, found: dict[Begun, Made], more: dict[Begun, Made], *, ends: bool) -> dict[Begun, Made]:
    """What was found, gone on with by what others can do; where it ``ends``, only what is whole then."""
    joined: dict[Begun, Made] = {}
    further: list[list[list[Way]]] = [[] for _ in range(SEVEN_STEPS + 1)]
    for begun, made in more.items():
        further[SEVEN_STEPS - begun.left].append(_ways(made))
    for begun, made in found.items():
        for length in range(begun.left * ends, begun.left + 1):
            for ways in further[length]:
                after, how = begun, made
                for way in ways:
                    after, how = after.after(rules, way), (how, way)
                joined[after] = how
    return joined


def _ways(made: Made) -> list[Way]:
    """The ways by which a seven was made."""
    found: list[Way] = []
    while made is not None:
        made, way = made
        found.append(way)
    return found[::-1]


def told(made: Made) -> Parts:
    """The parts of a seven."""
    return tuple(way.part() for way in _ways(made))

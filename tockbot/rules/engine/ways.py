"""The ways in which one pawn can go (rules.md 3, 4.1, 4.11 to 4.13), and in which two change places (4.8).

Law: a way is found from where all pawns stand; it may be gone. Nothing here decides whose turn it is or which cards
are held.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple, assert_never

from tockbot.rules.board import CENTRE, HOME, PAWNS, RESERVE, Location, Seat, is_home
from tockbot.rules.engine.pawns import (
    FIRST_AT_HOME,
    IN_RESERVE,
    TOUCHES,
    Group,
    Pawn,
    Pawns,
    location_of,
    pawn,
    replaced,
)
from tockbot.rules.engine.standing import Met, Standing
from tockbot.rules.law import (
    SEVEN_STEPS,
    Action,
    Backward,
    BurnCard,
    DrawCard,
    EnterPawn,
    Forward,
    FromCentre,
    HomeEntry,
    OwnPawns,
    Seven,
    Swappable,
    SwapPawns,
    ToCentre,
    Whose,
    meanings,
)
from tockbot.rules.moves import Enter, Jump, Move, Part, PawnMove, Spot, Swap, Walk
from tockbot.rules.table import TableRules


class Way(NamedTuple):
    """One way in which a pawn can go.

    Attributes:
        seat: whose pawn it is.
        mover: the pawn before.
        arrived: and after it.
        steps: how far it walks, below zero backward; 0 where it enters or goes straight.
        hits: whose pawns it sends away, and these pawns, in the order in which it comes to them.
    """

    seat: Seat
    mover: Pawn
    arrived: Pawn
    steps: int
    hits: Met

    @property
    def length(self) -> int:
        """How many steps of a seven it takes: straight across, all of them (rules.md 4.13)."""
        return abs(self.steps) or SEVEN_STEPS

    def after(self, pawns: Pawns) -> Pawns:
        """All pawns after it."""
        for owner, one in self.hits:
            pawns = replaced(pawns, owner, one, IN_RESERVE)
        return replaced(pawns, self.seat, self.mover, self.arrived)

    def moves(self) -> tuple[Move]:
        """What is told of it, as a play has it."""
        return (self.told(),)

    def told(self) -> PawnMove:
        """What the pawn does."""
        return Enter(self.seat, location_of(self.arrived), self._spots()) if self.mover == IN_RESERVE else self.part()

    def part(self) -> Part:
        """The same of a pawn that is on the board: it may be a part of a seven."""
        origin, goal = location_of(self.mover), location_of(self.arrived)
        if self.steps:
            return Walk(self.seat, origin, goal, self.steps, self._spots())
        return Jump(self.seat, origin, goal, self._spots())

    def _spots(self) -> tuple[Spot, ...]:
        return tuple(Spot(owner, location_of(one)) for owner, one in self.hits)


class SwapWay(NamedTuple):
    """Two pawns change places: whose they are, and each before and after it."""

    seat: Seat
    mover: Pawn
    arrived: Pawn
    owner: Seat
    other: Pawn
    gone: Pawn

    def after(self, pawns: Pawns) -> Pawns:
        """All pawns after it."""
        pawns = replaced(pawns, self.seat, self.mover, self.arrived)
        return replaced(pawns, self.owner, self.other, self.gone)

    def moves(self) -> tuple[Move]:
        """What is told of it, as a play has it."""
        return (Swap(self.seat, location_of(self.mover), Spot(self.owner, location_of(self.other))),)


def ways_by_card(standing: Standing, seat: Seat, card: str) -> list[tuple[str, Way]]:
    """What a card can do with one pawn of a seat, pawn by pawn, each with the rank for which the card then stands."""
    cards = standing.rules.law.cards
    actions = [(rank, action) for rank in meanings(card) for action in cards[rank]]
    return [
        (rank, way)
        for mover in dict.fromkeys(standing.pawns[seat])
        for rank, action in actions
        for way in ways(standing, seat, mover, action)
    ]


def ways(standing: Standing, seat: Seat, mover: Pawn, action: Action) -> list[Way]:
    """The ways in which an action moves a pawn of a seat by itself."""
    if mover == IN_RESERVE:
        return _entering(standing, seat) if isinstance(action, EnterPawn) else []
    match action:
        case Forward(steps, hits_passed):
            passed = standing.rules.seats if hits_passed else ()
            return forward(standing, seat, mover, range(steps, steps + 1), passed, hits=hits_passed)
        case Backward(steps):
            return _backward(standing, seat, mover, steps)
        case ToCentre():
            return straight(standing, seat, mover, CENTRE) if mover >> 3 in standing.rules.board.eights else []
        case FromCentre():
            eights = standing.rules.board.eights if mover >> 3 == CENTRE else ()
            return [way for eight in eights for way in straight(standing, seat, mover, eight)]
        case EnterPawn() | Seven() | SwapPawns() | DrawCard() | BurnCard():
            return []
        case _:
            assert_never(action)


def _entering(standing: Standing, seat: Seat) -> list[Way]:
    """From the reserve to the start field, unless the own colour stands there (rules.md 3.4)."""
    met = standing.on(standing.rules.board.starts[seat])
    if met and met[0][0] == seat:
        return []
    return [Way(seat, IN_RESERVE, entered_pawn(standing.rules, seat), 0, met)]


def entered_pawn(rules: TableRules, seat: Seat) -> Pawn:
    """A pawn just entered: on its start field, with the marks that these rules read (rules.md 1.6, 3.3, 3.6)."""
    start = rules.board.starts[seat]
    touches = min(1, rules.most_touches) if start == rules.board.entries[seat] else 0
    return pawn(start, protected=rules.marks_protection, touches=touches)


def straight(standing: Standing, seat: Seat, mover: Pawn, goal: Location) -> list[Way]:
    """Straight onto a field or into the centre, past whoever is between (rules.md 4.11 to 4.13)."""
    met = standing.on(goal)
    if met and met[0][0] == seat and standing.rules.law.own_pawns is OwnPawns.NEITHER:
        return []
    return [Way(seat, mover, set_down(standing.rules, seat, mover, goal), 0, met)]


def set_down(rules: TableRules, seat: Seat, mover: Pawn, goal: Location) -> Pawn:
    """A pawn set down elsewhere without walking: unprotected, its touches kept (rules.md 3.6, readings.md A53, A58)."""
    return _moved(rules, mover, goal, touched=goal == rules.board.entries[seat])


def _moved(rules: TableRules, mover: Pawn, goal: Location, *, touched: bool) -> Pawn:
    """A pawn that moved, with its touches as far as they are counted (rules.md 3.6)."""
    return Pawn(goal << 3 | min((mover & TOUCHES) + touched, rules.most_touches))


def forward(  # noqa: PLR0913 - how it goes on
    standing: Standing,
    seat: Seat,
    mover: Pawn,
    lengths: range,
    hit_in_passing: Collection[Seat] = (),
    *,
    hits: bool = False,
    pushed: bool = False,
) -> list[Way]:
    """On along the track, home where it may turn in, and on inside home (rules.md 3.1, 3.5, 3.7).

    Args:
        standing: all pawns.
        seat: whose pawn it is.
        mover: the pawn.
        lengths: how far it may go: the ways of each length, one after another.
        hit_in_passing: whose pawns it hits when it passes them, besides whom it lands on.
        hits: whether it hits all and is stopped by blocking pawns alone (rules-family.md W8).
        pushed: whether an opponent moves it, along the track and past its entry field (rules-family.md W9).
    """
    origin, rules, board = mover >> 3, standing.rules, standing.rules.board
    if origin >= CENTRE:
        return inside_home(standing, seat, mover, lengths)
    fields = board.fields
    to_entry = (board.entries[seat] - origin) % fields
    lands, passes = standing.reach(seat, origin, 1, hits=hits)
    if not (pushed or rules.law.passes_entry):
        lands = min(lands, to_entry)
    ahead = standing.ahead(origin, max(lengths, default=0), hit_in_passing) if hit_in_passing else ()
    found: list[Way] = []
    for steps in lengths:
        if steps <= lands:
            goal = Location((origin + steps) % fields)
            arrived = _moved(rules, mover, goal, touched=0 < to_entry <= steps)
            met = standing.on(goal)
            if ahead:
                met = (*[one for step, one in ahead if step < steps], *met)
            found.append(Way(seat, mover, arrived, steps, met))
        if steps > to_entry and passes >= to_entry and not pushed and may_turn_in(rules, mover, to_entry):
            depth = steps - to_entry
            if depth <= standing.home_reach(seat, 0):
                met = tuple([one for step, one in ahead if step <= to_entry])
                found.append(Way(seat, mover, pawn(HOME[depth - 1]), steps, met))
    return found


def _backward(standing: Standing, seat: Seat, mover: Pawn, steps: int) -> list[Way]:
    """Backward along the track, or under ``touched`` home over the entry field (rules.md 3.7)."""
    origin, rules, board = mover >> 3, standing.rules, standing.rules.board
    if origin >= CENTRE:
        return []
    found: list[Way] = []
    from_entry = (origin - board.entries[seat]) % board.fields
    lands, passes = standing.reach(seat, origin, -1)
    turns_in = rules.law.home_entry is HomeEntry.TOUCHED and mover & TOUCHES and passes >= from_entry
    if turns_in and 0 < steps - from_entry <= standing.home_reach(seat, 0):
        found.append(Way(seat, mover, pawn(HOME[steps - from_entry - 1]), -steps, ()))
    if steps <= lands:
        goal = Location((origin - steps) % board.fields)
        arrived = _moved(rules, mover, goal, touched=0 < from_entry <= steps)
        found.append(Way(seat, mover, arrived, -steps, standing.on(goal)))
    return found


def inside_home(
    standing: Standing, seat: Seat, mover: Pawn, lengths: range, turns: tuple[int, ...] = (1,)
) -> list[Way]:
    """On inside home by exact count, or by a turn of -1 back; never out of it or past another (rules.md 3.5, 4.7)."""
    if mover < FIRST_AT_HOME:
        return []
    possible = [length for length in lengths if length < PAWNS]
    if not possible:
        return []
    depth = (mover >> 3) - CENTRE
    free = [(turn, standing.home_reach(seat, depth, turn)) for turn in turns]
    return [
        Way(seat, mover, pawn(HOME[depth + turn * length - 1]), turn * length, ())
        for length in possible
        for turn, most in free
        if length <= most
    ]


def may_turn_in(rules: TableRules, mover: Pawn, to_entry: int) -> bool:
    """Whether a pawn so many fields before its entry field may turn home forward (rules.md 3.7)."""
    match rules.law.home_entry:
        case HomeEntry.TOUCHED | HomeEntry.FORWARD:
            return True
        case HomeEntry.OVER:
            return to_entry > 0
        case HomeEntry.TWICE:
            return (mover & TOUCHES) + (to_entry > 0) >= rules.most_touches


def fields_to_go(rules: TableRules, seat: Seat, mover: Pawn) -> int:
    """How many fields a pawn on the track has to go to its entry field, a whole round if it cannot turn in from it."""
    to_go = (rules.board.entries[seat] - location_of(mover)) % rules.board.fields
    return rules.board.fields if to_go == 0 and not may_turn_in(rules, mover, to_go) else to_go


def steps_to_go(rules: TableRules, seat: Seat, group: Group) -> int:
    """Return how many steps the pawns of a seat still have to go until all are home and in place.

    A pawn in the reserve has to enter and go a whole round, one in the centre half of it.
    """
    fields, steps = rules.board.fields, sum(range(1, PAWNS + 1))
    for mover in group:
        location = location_of(mover)
        if is_home(location):
            steps -= location - CENTRE
        elif location == RESERVE:
            steps += fields + 1
        else:
            steps += fields // 2 if location == CENTRE else fields_to_go(rules, seat, mover)
    return steps


def pushes_by_card(standing: Standing, mine: Seat, card: str) -> Iterator[tuple[str, Way]]:
    """What a card can do with the pawns of others by walking, for whoever plays these pawns (rules-family.md W9)."""
    rules = standing.rules
    side = rules.side_of(mine)
    for rank, action in rules.pushing[card]:
        passed = rules.seats if action.hits_passed else ()
        for seat in rules.seats:
            is_meant = seat in side or action.pawns is Whose.ANYONE
            for mover in standing.pawns[seat] if is_meant and seat != mine else ():
                if mover >> 3 < CENTRE and mover >> 3 not in standing.blocked:
                    lengths, pushed = range(action.steps, action.steps + 1), seat not in side
                    on = forward(standing, seat, mover, lengths, passed, hits=action.hits_passed, pushed=pushed)
                    for way in on:
                        yield rank, way


def swaps_by_card(standing: Standing, player: Seat, mine: Seat, card: str) -> Iterator[tuple[str, SwapWay]]:
    """The swaps of a card that a player spends on the pawns that it plays (rules.md 4.8, 4.10)."""
    rules = standing.rules
    for rank, action in rules.swapping[card]:
        spared = rules.side_of(player) if action.opponents_only or mine != player else (mine,)
        for mover in _to_be_swapped(standing, mine, Swappable.OWNER):
            for owner in rules.seats:
                if owner not in spared:
                    for other in _to_be_swapped(standing, owner, Swappable.ANYONE):
                        arrived = set_down(rules, mine, mover, location_of(other))
                        gone = set_down(rules, owner, other, location_of(mover))
                        yield rank, SwapWay(mine, mover, arrived, owner, other, gone)


def _to_be_swapped(standing: Standing, seat: Seat, by: Swappable) -> list[Pawn]:
    """A seat's pawns on the track and in the centre but those that block, unless these may swap them too."""
    spared = () if standing.rules.law.blocking_can_swap in {by, Swappable.ANYONE} else standing.blocked
    return [one for one in standing.pawns[seat] if one >> 3 <= CENTRE and one >> 3 not in spared]

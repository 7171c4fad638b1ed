"""Finds where pawns can go: single walks, swaps, and sevens (rules.md 3, 4).

Everything here depends only on the pawns. :mod:`~tockbot.rules.legal` adds the hands, :mod:`~tockbot.rules.turn` the
turns.

A pawn is a number: its location in the upper bits, its marks in the lower three. Sorting pawns therefore sorts them as
the notation does (rules.md 6.1). The pawns of a seat are always sorted.

A seven is seven steps, which the player splits among pawns (rules.md 4.3 to 4.7). Each part is a walk of its own, from
the position after the previous part. :func:`_begun` tries every sequence of parts, and keeps each arrangement of pawns
once. Two shortcuts make this fast and lose no result:

- A pawn that has just walked *rests* if walking on would give the same result as one longer part. That is so if it hit
  no pawn, or only pawns that a seven also hits in passing.
- Pawns that cannot meet during one seven are tried separately (:func:`clusters`), and the results are combined: the
  order in which such pawns move makes no difference.

The module also has helpers for sides (rules.md 2.7, 5.1) and for hands, which are strings of ranks in the notation's
order (rules.md 2.4, 6.1).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple, NewType, assert_never

from tockbot.rules.law import (
    CENTRE,
    HAND_ORDER,
    HOME,
    PAWNS,
    RESERVE,
    SEVEN_STEPS,
    Action,
    Backward,
    Blocking,
    BurnCard,
    DrawCard,
    Enter,
    EnterPawn,
    Forward,
    FromCentre,
    HomeEntry,
    Jump,
    Location,
    Move,
    OwnPawns,
    Part,
    Parts,
    PawnMove,
    PawnOwner,
    Seat,
    Seven,
    SevenHits,
    Spot,
    Swap,
    Swappable,
    SwapPawns,
    ToCentre,
    Walk,
    is_home,
    meanings,
)
from tockbot.rules.table import TableRules

Pawn = NewType("Pawn", int)
"""``location << 3 | protected << 2 | touches``."""

Group = tuple[Pawn, ...]
"""The four pawns of one seat, sorted."""

Pawns = tuple[Group, ...]
"""All pawns of a game, a group for each seat in play."""

PROTECTED: Final = 4
TOUCHES: Final = 3


def pawn(location: Location, *, protected: bool = False, touches: int = 0) -> Pawn:
    """Return a pawn at a location with its marks (rules.md 3.3, 3.6)."""
    return Pawn(location << 3 | protected << 2 | touches)


FIRST_AT_HOME: Final = pawn(HOME[0])
IN_RESERVE: Final = pawn(RESERVE)


def location_of(code: Pawn) -> Location:
    """Return the location of a pawn."""
    return Location(code >> 3)


def is_protected(code: Pawn) -> bool:
    """Return whether a pawn was entered by a card and has not moved since (rules.md 3.3)."""
    return bool(code & PROTECTED)


def touches_of(code: Pawn) -> int:
    """Return how often a pawn has touched its entry field, as far as the rules count (rules.md 3.6, 3.7)."""
    return code & TOUCHES


def in_reserve(group: Group) -> int:
    """Return the number of a seat's pawns in reserve."""
    return group.count(IN_RESERVE)


def at_home(group: Group) -> int:
    """Return the number of a seat's pawns at home."""
    return sum([FIRST_AT_HOME <= one < IN_RESERVE for one in group])


def all_home(group: Group) -> bool:
    """Return whether all pawns of a seat are home."""
    return group[0] >= FIRST_AT_HOME and group[-1] < IN_RESERVE


def replaced(pawns: Pawns, seat: Seat, before: Pawn, after: Pawn) -> Pawns:
    """Return all pawns with one pawn of a seat replaced."""
    group = list(pawns[seat])
    group[group.index(before)] = after
    group.sort()
    return (*pawns[:seat], tuple(group), *pawns[seat + 1 :])


def side_is_home(rules: TableRules, pawns: Pawns, seat: Seat) -> bool:
    """Return whether all pawns of a seat's side are home (rules.md 5.1)."""
    return all_home(pawns[seat]) and all(all_home(pawns[member]) for member in rules.side_of(seat))


def sides_home(rules: TableRules, pawns: Pawns) -> list[tuple[Seat, ...]]:
    """Return the sides whose pawns are all home (rules.md 5.1)."""
    return [side for side in rules.sides if side_is_home(rules, pawns, side[0])]


def is_over(rules: TableRules, pawns: Pawns) -> bool:
    """Return whether the game is over: one side is home or, with ``Law.places``, all sides but one (rules.md 5.1)."""
    return len(sides_home(rules, pawns)) >= rules.sides_to_end


def played_seat(rules: TableRules, pawns: Pawns, seat: Seat) -> Seat:
    """Return the seat whose pawns a seat plays: its own, or its partner's once all its own are home (rules.md 2.7)."""
    partner = rules.partners[seat]
    return partner if partner is not None and all_home(pawns[seat]) else seat


def next_in_play(rules: TableRules, pawns: Pawns, seat: Seat) -> Seat:
    """Return the next seat clockwise that has not finished (rules.md 4.9, 5.1)."""
    players = rules.party.players
    for step in range(1, players):
        after = Seat((seat + step) % players)
        if not side_is_home(rules, pawns, after):
            return after
    return seat


def may_leave(rules: TableRules, pawns: Pawns, seat: Seat, card: str) -> bool:
    """Return whether a card may move the pawns to these places; some jokers may not finish (rules.md 4.14)."""
    return rules.may_finish(card) or not side_is_home(rules, pawns, seat)


PawnsMet = tuple[tuple[Seat, Pawn], ...]
"""Pawns met on a walk, each with its owner, in the order in which they are met."""


class Occupancy:
    """All pawns at one moment, by location.

    Attributes:
        rules: the rules of the table.
        pawns: all pawns.
        at: the owner and the pawn on each occupied track field, and in the centre.
        blocked: the fields of blocking pawns (rules.md 3.3).
    """

    __slots__ = ("at", "blocked", "pawns", "rules")

    def __init__(self, rules: TableRules, pawns: Pawns) -> None:
        self.rules, self.pawns = rules, pawns
        self.at = {
            one >> 3: (seat, one)
            for seat, group in zip(rules.seats, pawns, strict=True)
            for one in group
            if one < FIRST_AT_HOME
        }
        starts = enumerate(rules.board.starts)
        self.blocked = [start for seat, start in starts if start in self.at and self._blocks(seat, *self.at[start])]

    def _blocks(self, seat: int, owner: Seat, one: Pawn) -> bool:
        """Return whether a pawn on a seat's start field blocks it (3.3)."""
        match self.rules.law.blocking:
            case Blocking.ENTERED:
                return bool(one & PROTECTED)
            case Blocking.OWN_START:
                return owner == seat
            case Blocking.NONE:
                return False

    def reach(self, seat: Seat, origin: int, turn: int, *, hits: bool = False) -> tuple[int, int]:
        """Return how far a seat's pawn may walk and land, and how many fields it may pass (rules.md 3.2, 3.3).

        Args:
            seat: the owner of the pawn.
            origin: the field from which it walks.
            turn: 1 for forward, -1 for backward.
            hits: whether it hits every pawn that it passes, so that only blocking pawns stop it (rules-family.md W8).
        """
        law, fields = self.rules.law, self.rules.board.fields
        passes = fields
        for wall in self.blocked:
            passes = min(passes, (turn * (wall - origin) - 1) % fields)
        lands = passes
        if law.own_pawns is not OwnPawns.PASSED_AND_HIT and not hits:
            for one in self.pawns[seat]:
                if one >> 3 < CENTRE:
                    passes = min(passes, (turn * ((one >> 3) - origin) - 1) % fields)
            lands = min(lands, passes + (law.own_pawns is OwnPawns.HIT_ONLY))
        if law.pairs_block and not hits:
            pair = self._pair_ahead(origin, turn)
            lands, passes = min(lands, pair + 1), min(passes, pair)
        return lands, passes

    def _pair_ahead(self, origin: int, turn: int) -> int:
        """Return the distance to the nearest two pawns side by side, in this direction (rules-family.md W7)."""
        fields = self.rules.board.fields
        pairs = [one for one in self.at if one < CENTRE and one != origin and (one + turn) % fields in self.at]
        return min([turn * (one - origin) % fields for one in pairs], default=fields)

    def home_reach(self, seat: Seat, depth: int, turn: int = 1) -> int:
        """Return the number of free places after a depth (0 to 4) at home, or before it if ``turn`` is -1 (3.5)."""
        taken = [(one >> 3) - CENTRE for one in self.pawns[seat] if FIRST_AT_HOME <= one < IN_RESERVE]
        stop = 0 if turn < 0 else PAWNS + 1
        for one in taken:
            if turn * depth < turn * one < turn * stop:
                stop = one
        return turn * (stop - depth) - 1

    def on(self, location: int) -> PawnsMet:
        """Return the pawn on a field or in the centre, if there is one."""
        found = self.at.get(location)
        return () if found is None else (found,)

    def ahead(self, origin: int, steps: int, seats: Collection[Seat]) -> list[tuple[int, tuple[Seat, Pawn]]]:
        """Return the pawns of these seats on the next fields, each with its distance in steps."""
        at, fields = self.at, self.rules.board.fields
        found = [(step, at[field]) for step in range(1, steps + 1) if (field := (origin + step) % fields) in at]
        return [(step, met) for step, met in found if met[0] in seats]


class Way(NamedTuple):
    """One possible move of a pawn, with the marks of the pawn before and after.

    Attributes:
        seat: the owner of the pawn.
        mover: the pawn before.
        arrived: the pawn after.
        steps: number of steps, negative backward; 0 if it enters or jumps.
        hits: the pawns that it hits, in the order in which it meets them.
    """

    seat: Seat
    mover: Pawn
    arrived: Pawn
    steps: int
    hits: PawnsMet

    @property
    def length(self) -> int:
        """The number of steps of a seven that this way uses; a jump across the board uses all (rules.md 4.13)."""
        return abs(self.steps) or SEVEN_STEPS

    def after(self, pawns: Pawns) -> Pawns:
        """Return all pawns after it."""
        for owner, one in self.hits:
            pawns = replaced(pawns, owner, one, IN_RESERVE)
        return replaced(pawns, self.seat, self.mover, self.arrived)

    def moves(self) -> tuple[Move]:
        """Return it as the moves of a play."""
        return (self.move(),)

    def move(self) -> PawnMove:
        """Return this way as the move of one pawn."""
        return Enter(self.seat, location_of(self.arrived), self._spots()) if self.mover == IN_RESERVE else self.part()

    def part(self) -> Part:
        """Return this way as a part of a seven; the pawn must not come from the reserve."""
        origin, goal = location_of(self.mover), location_of(self.arrived)
        if self.steps:
            return Walk(self.seat, origin, goal, self.steps, self._spots())
        return Jump(self.seat, origin, goal, self._spots())

    def _spots(self) -> tuple[Spot, ...]:
        return tuple(Spot(owner, location_of(one)) for owner, one in self.hits)


class SwapWay(NamedTuple):
    """Two pawns that swap places: the owner of each, and each pawn before and after."""

    seat: Seat
    mover: Pawn
    arrived: Pawn
    owner: Seat
    other: Pawn
    other_arrived: Pawn

    def after(self, pawns: Pawns) -> Pawns:
        """Return all pawns after it."""
        pawns = replaced(pawns, self.seat, self.mover, self.arrived)
        return replaced(pawns, self.owner, self.other, self.other_arrived)

    def moves(self) -> tuple[Move]:
        """Return it as the moves of a play."""
        return (Swap(self.seat, location_of(self.mover), Spot(self.owner, location_of(self.other))),)


def ways_by_card(occupancy: Occupancy, seat: Seat, card: str) -> list[tuple[str, Way]]:
    """Return the ways in which a card can move a seat's pawns, each with the rank that the card counts as."""
    cards = occupancy.rules.law.cards
    actions = [(rank, action) for rank in meanings(card) for action in cards[rank]]
    return [
        (rank, way)
        for mover in dict.fromkeys(occupancy.pawns[seat])
        for rank, action in actions
        for way in ways(occupancy, seat, mover, action)
    ]


def ways(occupancy: Occupancy, seat: Seat, mover: Pawn, action: Action) -> list[Way]:
    """Return the ways in which an action moves one pawn; none for a swap or a split seven."""
    if mover == IN_RESERVE:
        return _entering(occupancy, seat) if isinstance(action, EnterPawn) else []
    match action:
        case Forward(steps, hits_passed):
            passed = occupancy.rules.seats if hits_passed else ()
            return forward(occupancy, seat, mover, range(steps, steps + 1), passed, hits=hits_passed)
        case Backward(steps):
            return _backward(occupancy, seat, mover, steps)
        case ToCentre():
            return straight(occupancy, seat, mover, CENTRE) if mover >> 3 in occupancy.rules.board.eights else []
        case FromCentre():
            eights = occupancy.rules.board.eights if mover >> 3 == CENTRE else ()
            return [way for eight in eights for way in straight(occupancy, seat, mover, eight)]
        case EnterPawn() | Seven() | SwapPawns() | DrawCard() | BurnCard():
            return []
        case _:
            assert_never(action)


def _entering(occupancy: Occupancy, seat: Seat) -> list[Way]:
    """Return the way from the reserve to the start field, unless a pawn of the same colour is there (rules.md 3.4)."""
    met = occupancy.on(occupancy.rules.board.starts[seat])
    if met and met[0][0] == seat:
        return []
    return [Way(seat, IN_RESERVE, entered_pawn(occupancy.rules, seat), 0, met)]


def entered_pawn(rules: TableRules, seat: Seat) -> Pawn:
    """Return a pawn that has just entered, with the marks that these rules use (rules.md 1.6, 3.3, 3.6)."""
    start = rules.board.starts[seat]
    touches = min(1, rules.most_touches) if start == rules.board.entries[seat] else 0
    return pawn(start, protected=rules.marks_protection, touches=touches)


def straight(occupancy: Occupancy, seat: Seat, mover: Pawn, goal: Location) -> list[Way]:
    """Return the way straight onto a field or into the centre, past all pawns between (rules.md 4.11 to 4.13)."""
    met = occupancy.on(goal)
    if met and met[0][0] == seat and occupancy.rules.law.own_pawns is OwnPawns.NEITHER:
        return []
    return [Way(seat, mover, set_down(occupancy.rules, seat, mover, goal), 0, met)]


def set_down(rules: TableRules, seat: Seat, mover: Pawn, goal: Location) -> Pawn:
    """Return a pawn set down without walking: unprotected, with its touches (rules.md 3.6, readings.md A53, A58)."""
    return _moved(rules, mover, goal, touched=goal == rules.board.entries[seat])


def _moved(rules: TableRules, mover: Pawn, goal: Location, *, touched: bool) -> Pawn:
    """Return a pawn after a move, with its touches as far as they are counted (rules.md 3.6)."""
    return Pawn(goal << 3 | min((mover & TOUCHES) + touched, rules.most_touches))


def forward(  # noqa: PLR0913 - the flags of a walk
    occupancy: Occupancy,
    seat: Seat,
    mover: Pawn,
    lengths: range,
    hit_in_passing: Collection[Seat] = (),
    *,
    hits: bool = False,
    pushed: bool = False,
) -> list[Way]:
    """Return the ways forward: along the track, into the home, and inside it (rules.md 3.1, 3.5, 3.7).

    Args:
        occupancy: all pawns.
        seat: the owner of the pawn.
        mover: the pawn.
        lengths: numbers of steps to try.
        hit_in_passing: owners of the pawns that it hits when it passes them; it always hits a pawn on which it lands.
        hits: whether it hits every pawn that it passes and is stopped by blocking pawns alone (rules-family.md W8).
        pushed: whether an opponent moves it; it then stays on the track, and may pass its entry field
            (rules-family.md W9).
    """
    origin, rules, board = mover >> 3, occupancy.rules, occupancy.rules.board
    if origin >= CENTRE:
        return inside_home(occupancy, seat, mover, lengths)
    fields = board.fields
    to_entry = (board.entries[seat] - origin) % fields
    lands, passes = occupancy.reach(seat, origin, 1, hits=hits)
    if not (pushed or rules.law.passes_entry):
        lands = min(lands, to_entry)
    ahead = occupancy.ahead(origin, max(lengths, default=0), hit_in_passing) if hit_in_passing else ()
    found: list[Way] = []
    for steps in lengths:
        if steps <= lands:
            goal = Location((origin + steps) % fields)
            arrived = _moved(rules, mover, goal, touched=0 < to_entry <= steps)
            met = occupancy.on(goal)
            if ahead:
                met = (*[one for step, one in ahead if step < steps], *met)
            found.append(Way(seat, mover, arrived, steps, met))
        if steps > to_entry and passes >= to_entry and not pushed and may_turn_in(rules, mover, to_entry):
            depth = steps - to_entry
            if depth <= occupancy.home_reach(seat, 0):
                met = tuple([one for step, one in ahead if step <= to_entry])
                found.append(Way(seat, mover, pawn(HOME[depth - 1]), steps, met))
    return found


def _backward(occupancy: Occupancy, seat: Seat, mover: Pawn, steps: int) -> list[Way]:
    """Return the ways backward: along the track, or under ``touched`` into the home (rules.md 3.7)."""
    origin, rules, board = mover >> 3, occupancy.rules, occupancy.rules.board
    if origin >= CENTRE:
        return []
    found: list[Way] = []
    from_entry = (origin - board.entries[seat]) % board.fields
    lands, passes = occupancy.reach(seat, origin, -1)
    turns_in = rules.law.home_entry is HomeEntry.TOUCHED and mover & TOUCHES and passes >= from_entry
    if turns_in and 0 < steps - from_entry <= occupancy.home_reach(seat, 0):
        found.append(Way(seat, mover, pawn(HOME[steps - from_entry - 1]), -steps, ()))
    if steps <= lands:
        goal = Location((origin - steps) % board.fields)
        arrived = _moved(rules, mover, goal, touched=0 < from_entry <= steps)
        found.append(Way(seat, mover, arrived, -steps, occupancy.on(goal)))
    return found


def inside_home(
    occupancy: Occupancy, seat: Seat, mover: Pawn, lengths: range, turns: tuple[int, ...] = (1,)
) -> list[Way]:
    """Return the ways inside home, by exact count: never out of it, and never past another pawn (rules.md 3.5, 4.7).

    ``turns`` are the directions: 1 is forward, -1 backward.
    """
    if mover < FIRST_AT_HOME:
        return []
    possible = [length for length in lengths if length < PAWNS]
    if not possible:
        return []
    depth = (mover >> 3) - CENTRE
    free = [(turn, occupancy.home_reach(seat, depth, turn)) for turn in turns]
    return [
        Way(seat, mover, pawn(HOME[depth + turn * length - 1]), turn * length, ())
        for length in possible
        for turn, most in free
        if length <= most
    ]


def may_turn_in(rules: TableRules, mover: Pawn, to_entry: int) -> bool:
    """Return whether a pawn this many fields before its entry field may turn home forward (rules.md 3.7)."""
    match rules.law.home_entry:
        case HomeEntry.TOUCHED | HomeEntry.FORWARD:
            return True
        case HomeEntry.OVER:
            return to_entry > 0
        case HomeEntry.TWICE:
            return (mover & TOUCHES) + (to_entry > 0) >= rules.most_touches


def fields_to_go(rules: TableRules, seat: Seat, mover: Pawn) -> int:
    """Return the number of fields from a pawn on the track to its entry field.

    A pawn on its entry field that cannot turn home from there has a whole round to go.
    """
    to_go = (rules.board.entries[seat] - location_of(mover)) % rules.board.fields
    return rules.board.fields if to_go == 0 and not may_turn_in(rules, mover, to_go) else to_go


def steps_to_go(rules: TableRules, seat: Seat, group: Group) -> int:
    """Return the number of steps until all pawns of a seat are home and in place.

    A pawn in reserve has to enter and go a whole round, a pawn in the centre half a round.
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


def pushes_by_card(occupancy: Occupancy, mine: Seat, card: str) -> Iterator[tuple[str, Way]]:
    """Yield the walks of a card with other seats' pawns; ``mine`` is the seat whose pawns are played (W9)."""
    rules = occupancy.rules
    side = rules.side_of(mine)
    for rank, action in rules.pushing[card]:
        passed = rules.seats if action.hits_passed else ()
        for seat in rules.seats:
            is_meant = seat in side or action.pawns is PawnOwner.ANYONE
            for mover in occupancy.pawns[seat] if is_meant and seat != mine else ():
                if mover >> 3 < CENTRE and mover >> 3 not in occupancy.blocked:
                    lengths, pushed = range(action.steps, action.steps + 1), seat not in side
                    on = forward(occupancy, seat, mover, lengths, passed, hits=action.hits_passed, pushed=pushed)
                    for way in on:
                        yield rank, way


def swaps_by_card(occupancy: Occupancy, player: Seat, mine: Seat, card: str) -> Iterator[tuple[str, SwapWay]]:
    """Yield the swaps of a card that ``player`` spends to move the pawns of ``mine`` (rules.md 4.8, 4.10)."""
    rules = occupancy.rules
    for rank, action in rules.swapping[card]:
        spared = rules.side_of(player) if action.opponents_only or mine != player else (mine,)
        for mover in _to_be_swapped(occupancy, mine, Swappable.OWNER):
            for owner in rules.seats:
                if owner not in spared:
                    for other in _to_be_swapped(occupancy, owner, Swappable.ANYONE):
                        arrived = set_down(rules, mine, mover, location_of(other))
                        other_arrived = set_down(rules, owner, other, location_of(mover))
                        yield rank, SwapWay(mine, mover, arrived, owner, other, other_arrived)


def _to_be_swapped(occupancy: Occupancy, seat: Seat, by: Swappable) -> list[Pawn]:
    """Return a seat's pawns on the track or in the centre; blocking ones only if the rules let ``by`` swap them."""
    spared = () if occupancy.rules.law.blocking_can_swap in {by, Swappable.ANYONE} else occupancy.blocked
    return [one for one in occupancy.pawns[seat] if one >> 3 <= CENTRE and one >> 3 not in spared]


class BegunSeven(NamedTuple):
    """A seven that has been begun, whole or not.

    Attributes:
        pawns: all pawns.
        left: number of steps left.
        eights: fields numbered 8 with a pawn that it moved, which a second card may put into the centre (rules.md
            4.12).
        moved: the owner and the pawn that has moved, under a limit of two pawns; else None (rules-family.md W2).
    """

    pawns: Pawns
    left: int = SEVEN_STEPS
    eights: frozenset[Location] = frozenset()
    moved: tuple[Seat, Pawn] | None = None

    def after(self, rules: TableRules, way: Way) -> BegunSeven:
        """Return the seven after one more part."""
        eights = self.eights
        if rules.law.centre_second_cards:
            left = {way.mover >> 3, *(one >> 3 for _, one in way.hits)}
            eights = eights.difference(left).union({Location(way.arrived >> 3)}.intersection(rules.board.eights))
        left_over = self.left - (abs(way.steps) or SEVEN_STEPS)
        moved = (way.seat, way.arrived) if rules.law.seven_pawns and left_over else None
        return BegunSeven(way.after(self.pawns), left_over, eights, moved)


def movable_seats(rules: TableRules, pawns: Pawns, player: Seat) -> tuple[Seat, ...]:
    """Return the seats whose pawns the next part of a seven may move (rules.md 4.5)."""
    match rules.law.seven_moves:
        case PawnOwner.OWN:
            return (played_seat(rules, pawns, player),)
        case PawnOwner.TEAM:
            return rules.side_of(player)
        case PawnOwner.ANYONE:
            return rules.seats


def hit_in_passing(rules: TableRules, player: Seat) -> tuple[Seat, ...]:
    """Return the seats whose pawns a seven hits when it passes them (rules.md 4.4)."""
    match rules.law.seven_hits:
        case SevenHits.EVERYONE:
            return rules.seats
        case SevenHits.OPPONENTS:
            return rules.opponents[player]
        case SevenHits.NOBODY:
            return ()


Resting = Collection[tuple[Seat, Pawn]]
"""Pawns, each with its owner, that need not move again."""


def next_parts(
    rules: TableRules, begun: BegunSeven, player: Seat, lengths: range, resting: Resting = ()
) -> Iterator[Way]:
    """Yield the possible next parts of these lengths, pawn by pawn, for callers that may need only the first.

    The first part may also go straight across the board.
    """
    seats = movable_seats(rules, begun.pawns, player)
    if all((seat, one) in resting for seat in seats for one in begun.pawns[seat] if one != IN_RESERVE):
        return
    occupancy = Occupancy(rules, begun.pawns)
    if begun.left == SEVEN_STEPS:
        yield from straight_across(occupancy, player, resting)
    if begun.moved is not None:
        lengths, resting = range(begun.left, begun.left + (begun.left in lengths)), (begun.moved,)
    for seat in seats:
        yield from parts(occupancy, player, seat, lengths, resting)


def parts(occupancy: Occupancy, player: Seat, seat: Seat, lengths: range, resting: Resting = ()) -> Iterator[Way]:
    """Yield the parts of these lengths that a player's seven can make with a seat's pawns (rules.md 4.4, 4.7)."""
    law, passed = occupancy.rules.law, hit_in_passing(occupancy.rules, player)
    turns = (1, -1) if law.seven_backs_at_home else (1,)
    for mover in occupancy.pawns[seat]:
        if mover != IN_RESERVE and (seat, mover) not in resting:
            if mover < FIRST_AT_HOME:
                yield from forward(occupancy, seat, mover, lengths, passed)
            else:
                yield from inside_home(occupancy, seat, mover, lengths, turns)


def straight_across(occupancy: Occupancy, player: Seat, resting: Resting = ()) -> list[Way]:
    """Return the ways straight across the board with a whole seven (rules.md 4.13)."""
    rules, board = occupancy.rules, occupancy.rules.board
    seat, half = played_seat(rules, occupancy.pawns, player), board.fields // 2
    return [
        way
        for mover in occupancy.pawns[seat]
        if rules.law.seven_diagonal and mover >> 3 in board.sevens and (seat, mover) not in resting
        for way in straight(occupancy, seat, mover, Location(((mover >> 3) + half) % board.fields))
    ]


PartChain = tuple["PartChain", Way] | None
"""The parts of a begun seven as a linked list: the parts before the last one, and the last one; None if empty."""


def seven_endings(rules: TableRules, pawns: Pawns, player: Seat) -> dict[BegunSeven, PartChain]:
    """Return every result of a whole seven, each with one way to make it."""
    apart = clusters(rules, pawns, player)
    everybody = {one for cluster in apart for one in cluster}
    alone = sorted([_begun(rules, pawns, player, everybody - cluster) for cluster in apart], key=len)
    found: dict[BegunSeven, PartChain] = {BegunSeven(pawns): None}
    for place, more in enumerate(alone):
        found = _joined(rules, found, more, ends=more is alone[-1]) if place else more
    return {begun: made for begun, made in found.items() if not begun.left}


def clusters(rules: TableRules, pawns: Pawns, player: Seat) -> list[set[tuple[Seat, Pawn]]]:
    """Group the pawns that a seven may move; pawns of different groups cannot affect each other.

    Two pawns can meet if one can reach a field that the other occupies or can reach. There is only one group if the
    rules limit the number of pawns, or if the seven may bring the player's last pawn home and go on with a partner's.
    """
    board, found = rules.board, list[tuple[set[int], set[tuple[Seat, Pawn]]]]()
    together = bool(rules.law.seven_pawns) or _may_help(rules, pawns, player)
    for seat in movable_seats(rules, pawns, player):
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
    """Return whether a seven may bring its player's last pawns home and go on with a partner's (rules.md 2.7)."""
    group = pawns[player]
    if rules.partners[player] is None or rules.law.seven_moves is not PawnOwner.OWN or IN_RESERVE in group:
        return False
    to_go = [fields_to_go(rules, player, one) + 1 for one in group if one < FIRST_AT_HOME]
    return 0 < sum(to_go) <= SEVEN_STEPS


class ReachedSeven(NamedTuple):
    """The parts of a begun seven, and the pawns that rest (see the module's docstring)."""

    chain: PartChain
    resting: set[tuple[Seat, Pawn]]


def _begun(
    rules: TableRules, pawns: Pawns, player: Seat, others: set[tuple[Seat, Pawn]]
) -> dict[BegunSeven, PartChain]:
    """Return every seven that can be begun without moving ``others``, whole or not, each with one way to make it."""
    law = rules.law
    passed, goes_back = hit_in_passing(rules, player), law.seven_backs_at_home
    # Under other rules, a pawn that a shorter part hits where it ends may stop a longer part.
    passes_all = law.own_pawns is not OwnPawns.HIT_ONLY and not law.pairs_block
    layers: list[dict[BegunSeven, ReachedSeven]] = [{} for _ in range(SEVEN_STEPS + 1)]
    layers[SEVEN_STEPS][BegunSeven(pawns)] = ReachedSeven(None, others)
    for left in range(SEVEN_STEPS, 0, -1):
        for begun, (made, resting) in layers[left].items():
            for way in next_parts(rules, begun, player, range(1, left + 1), resting):
                after = begun.after(rules, way)
                reached = layers[after.left].get(after)
                if reached is None:
                    reached = layers[after.left][after] = ReachedSeven((made, way), set(others))
                if way.arrived >= FIRST_AT_HOME and goes_back:
                    continue
                if not way.hits or (passes_all and all(owner in passed for owner, _ in way.hits)):
                    reached.resting.add((way.seat, way.arrived))
    return {begun: made for layer in layers for begun, (made, _) in layer.items()}


def _joined(
    rules: TableRules, found: dict[BegunSeven, PartChain], more: dict[BegunSeven, PartChain], *, ends: bool
) -> dict[BegunSeven, PartChain]:
    """Continue each begun seven of ``found`` with those of ``more``; with ``ends``, keep only whole sevens."""
    joined: dict[BegunSeven, PartChain] = {}
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


def _ways(made: PartChain) -> list[Way]:
    """Return the parts of a seven in order."""
    found: list[Way] = []
    while made is not None:
        made, way = made
        found.append(way)
    return found[::-1]


def chain_parts(chain: PartChain) -> Parts:
    """Return the parts of a seven as moves."""
    return tuple(way.part() for way in _ways(chain))


PLACE_IN_HAND: Final = {rank: place for place, rank in enumerate(HAND_ORDER)}


def sorted_hand(ranks: str) -> str:
    """Return ranks in the notation's order (rules.md 6.1)."""
    return "".join(sorted(ranks, key=PLACE_IN_HAND.__getitem__))


def without(hand: str, spent: str) -> str:
    """Return a hand without the spent ranks."""
    for rank in spent:
        hand = hand.replace(rank, "", 1)
    return hand


def next_holder(hands: Sequence[str], seat: Seat) -> Seat | None:
    """Return the next seat clockwise that holds a card, the seat itself last, or None (rules.md 2.4)."""
    players = len(hands)
    for step in range(1, players + 1):
        after = (seat + step) % players
        if hands[after]:
            return Seat(after)
    return None

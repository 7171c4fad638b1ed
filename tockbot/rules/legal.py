"""Lists the legal plays of a position: the only source of legality (rules.md 2.5, 2.6, 4).

Invariants:

- No two listed plays spend the same cards and leave the same position (rules.md 4.6). If there are several ways to make
  a play, one is listed: if possible, one that is not a split seven.
- The listing has a fixed order: by card, then by effect (:data:`Order`).

A position can have tens of thousands of sevens. Screens therefore list :func:`plays_without_sevens` and build a seven
part by part (rules.md 4.3): :func:`seven_parts` gives the parts that may follow, :func:`in_fewest_parts` merges parts
of one pawn, and :func:`seven_plays` makes the play.

For play-outs, :func:`best_play` finds the most valuable play that spends one card. Among equal plays, the first of the
listing wins. If a seven may move every player's pawns, there are too many plays to weigh. Then it weighs those with the
player's own pawns and, at a table of few players, one good play that also moves another player's pawn.

:func:`threats` lists who can hit a pawn with one card (rules.md 3.2, 3.3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from functools import lru_cache, partial
from heapq import heappop, heappush
from itertools import combinations
from math import inf
from operator import itemgetter
from typing import Final, NamedTuple, assert_never

from tockbot.rules.engine import (
    IN_RESERVE,
    PLACE_IN_HAND,
    BegunSeven,
    Group,
    Occupancy,
    PartChain,
    Pawn,
    Pawns,
    Way,
    all_home,
    chain_parts,
    in_reserve,
    is_over,
    is_protected,
    location_of,
    may_leave,
    next_in_play,
    next_parts,
    parts,
    played_seat,
    pushes_by_card,
    replaced,
    seven_endings,
    side_is_home,
    sorted_hand,
    straight,
    straight_across,
    swaps_by_card,
    ways_by_card,
    without,
)
from tockbot.rules.law import (
    CENTRE,
    HAND_ORDER,
    JOKER,
    PAWNS,
    RANKS,
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
    Jump,
    Law,
    Location,
    Part,
    Parts,
    PawnMove,
    PawnOwner,
    Seat,
    Seven,
    Spot,
    SwapPawns,
    ToCentre,
    Unplayable,
    Walk,
    is_track,
    steps_of,
)
from tockbot.rules.position import Burn, Discard, Draw, MovePlay, Moves, Phase, Play, Position, ThrowIn
from tockbot.rules.table import TableRules

NONE: Final = frozenset[Location]()


class CardEffect(NamedTuple):
    """A possible effect of a card on the pawns.

    Attributes:
        rank: the rank that the card counts as.
        pawns: all pawns afterwards.
        moves: returns the moves.
        in_parts: whether it is a split seven.
        eights: fields numbered 8 with a pawn that it moved by steps, which a second card may put into the centre
            (rules.md 4.12).
    """

    rank: str
    pawns: Pawns
    moves: Callable[[], Moves]
    in_parts: bool
    eights: frozenset[Location]


Order = tuple[tuple[int, ...], int, tuple[tuple[int, ...], ...], bool]
"""The identity of a play, and its place in a listing.

The items are:

- the places of its cards in a hand
- 0 if pawns move, 1 if a card is drawn, 2 if a card is burnt
- all pawns after it, or the seat that loses a card
- whether another player must discard or choose
"""


def card_plays(position: Position, seat: Seat, hand: str, *, with_sevens: bool = True) -> list[MovePlay | Draw | Burn]:
    """Return every distinct play of the hand that is not a discard or throw-in, in the order of a listing."""
    rules, occupancy = position.rules, Occupancy(position.rules, position.pawns)
    splits = with_sevens and any(rules.splitting[card] for card in hand)
    endings = seven_endings(rules, position.pawns, seat) if splits else {}
    listed: dict[Order, MovePlay | Draw | Burn] = {}
    for card in dict.fromkeys(hand):
        place, may_finish = _in_hand(card), rules.may_finish(card)
        for rank, pawns, moves, in_parts, eights in effects_by_card(occupancy, seat, card, endings):
            if may_finish or may_leave(rules, pawns, seat, card):
                forces = rank == rules.forcing_rank and forces_discard(position, seat, rank, pawns)
                play = MovePlay(card, pawns, forces, rank, moves, in_parts)
                listed.setdefault((place, 0, pawns, forces), play)
                for more in with_second_card(rules, position.hands[seat], play, eights) if eights else ():
                    listed.setdefault((_in_hand(more.spent), 0, more.pawns, False), more)
        if card in rules.drawing_cards:
            for other in rules.seats:
                if other != seat and position.hands[other]:
                    listed[place, 1, ((other,),), False] = Draw(card, other)
        victim = burnt_seat(position, seat) if rules.burning[card] else None
        if victim is not None:
            for choice in rules.burning[card]:
                listed[place, 2, ((victim,),), choice] = Burn(card, victim, choice)
    return [play for _, play in sorted(listed.items(), key=itemgetter(0))]


def burnt_seat(position: Position, seat: Seat) -> Seat | None:
    """Return the seat that would lose a card if this seat burns one, or None if it has none (rules-family.md W10)."""
    other = next_in_play(position.rules, position.pawns, seat)
    return other if other != seat and position.hands[other] else None


@lru_cache(maxsize=len(HAND_ORDER) ** 2)
def _in_hand(cards: str) -> tuple[int, ...]:
    return tuple([PLACE_IN_HAND[card] for card in cards])


def effects_by_card(
    occupancy: Occupancy, seat: Seat, card: str, endings: dict[BegunSeven, PartChain]
) -> list[CardEffect]:
    """Return the possible effects of a card on pawns: walks, swaps, and these endings of a seven."""
    rules, pawns = occupancy.rules, occupancy.pawns
    mine = played_seat(rules, pawns, seat)
    found: list[CardEffect] = []
    for rank, way in ways_by_card(occupancy, mine, card):
        goes_on = rules.law.centre_second_cards and way.steps
        eights = frozenset({Location(way.arrived >> 3)}).intersection(rules.board.eights) if goes_on else NONE
        found.append(CardEffect(rank, way.after(pawns), way.moves, in_parts=False, eights=eights))
    for rank, way in pushes_by_card(occupancy, mine, card) if rules.pushing[card] else ():
        found.append(CardEffect(rank, way.after(pawns), way.moves, in_parts=False, eights=NONE))
    for rank, swap in swaps_by_card(occupancy, seat, mine, card) if rules.swapping[card] else ():
        found.append(CardEffect(rank, swap.after(pawns), swap.moves, in_parts=False, eights=NONE))
    for rank in rules.splitting[card]:
        for begun, made in endings.items():
            found.append(CardEffect(rank, begun.pawns, partial(chain_parts, made), in_parts=True, eights=begun.eights))
    return found


def with_second_card(rules: TableRules, hand: str, play: MovePlay, eights: frozenset[Location]) -> Iterator[MovePlay]:
    """Yield the plays that go on with a second card, from one of these 8s into the centre (rules.md 4.12)."""
    if not eights:
        return
    occupancy = Occupancy(rules, play.pawns)
    seconds = [card for card in dict.fromkeys(without(hand, play.spent)) if card in rules.law.centre_second_cards]
    for eight in eights:
        for owner, one in occupancy.on(eight):
            for way in straight(occupancy, owner, one, CENTRE):
                for second in seconds:
                    yield replace(
                        play,
                        spent=sorted_hand(play.spent + second),
                        pawns=way.after(play.pawns),
                        forces_discard=False,
                        lazy_moves=partial(_both, play, way),
                    )


def _both(play: MovePlay, way: Way) -> Moves:
    return (*play.moves, way.move())


def forces_discard(position: Position, seat: Seat, rank: str, after: Pawns) -> bool:
    """Return whether the next player must discard a card afterwards (rules.md 4.9, 4.10, readings.md A13, A16)."""
    rules = position.rules
    if rank != rules.forcing_rank or is_over(rules, after):
        return False
    return bool(position.hands[next_in_play(rules, after, seat)])


Destinations = dict[Spot, Location]
"""The last location of each pawn that a seven moves or hits, by its first location."""


def replayed(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> BegunSeven:
    """Return a player's seven after these parts."""
    begun, made = _made(rules, pawns, player, parts)
    if made != parts:
        raise ValueError("no such part can be made here")
    return begun


def _made(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> tuple[BegunSeven, Parts]:
    """Return a seven after these parts, and the parts with the pawns that each one now hits.

    The parts end before the first one that cannot be made.
    """
    begun, made = BegunSeven(pawns), list[Part]()
    for part in parts:
        length = steps_of(part)
        ways = next_parts(rules, begun, player, range(length, min(length, begun.left) + 1))
        candidates, wanted = ((way, way.part()) for way in ways), _without_hits(part)
        found = next(((way, one) for way, one in candidates if _without_hits(one) == wanted), None)
        if found is None:
            break
        begun = begun.after(rules, found[0])
        made.append(found[1])
    return begun, tuple(made)


def _without_hits(part: Part) -> Part:
    return replace(part, hits=()) if part.hits else part


def fewest_parts(rules: TableRules, pawns: Pawns, player: Seat, parts: Parts) -> Parts:
    """Return the same seven, whole or not, with parts of one pawn merged if possible.

    Every pawn ends on the same location, and the same pawns are hit.
    """
    merged = _with_two_in_one(parts)
    if not merged:
        return parts
    wanted = replayed(rules, pawns, player, parts), _destinations(parts)
    for fewer in merged:
        begun, made = _made(rules, pawns, player, fewer)
        if len(made) == len(fewer) and (begun, _destinations(made)) == wanted:
            return fewest_parts(rules, pawns, player, made)
    return parts


def _with_two_in_one(parts: Parts) -> list[Parts]:
    """Return the ways to merge two parts of one pawn, in place of the first or of the second."""
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


def _destinations(parts: Parts) -> Destinations:
    stood: dict[Spot, Spot] = {}
    fates: Destinations = {}
    for part in parts:
        for one in part.hits:
            fates[stood.pop(one, one)] = RESERVE
        mover = Spot(part.seat, part.origin)
        first = stood.pop(mover, mover)
        stood[Spot(part.seat, part.goal)] = first
        fates[first] = part.goal
    return fates


Fit = Callable[[Parts], int | None]
"""Rates how well parts fit a search; None if no seven that begins with them fits."""


def seven_cards(position: Position) -> str:
    """Return the cards of the hand that can be split among pawns now."""
    if position.turn is None or position.phase is not Phase.PLAY:
        return ""
    hand, splitting = position.hands[position.turn], position.rules.splitting
    return "".join(
        card for card in splitting if splitting[card] and card in hand and any(_parts_to_an_end(position, card, ()))
    )


def seven_parts(position: Position, spent: str, made: Parts = ()) -> tuple[Part, ...]:
    """Return the next parts after which all steps can still be used, the longest of each pawn first (4.3, 4.14).

    Raises:
        ValueError: one of the parts so far is not possible, or no seat is to play.
    """
    return tuple(_parts_to_an_end(position, spent, made))


def _parts_to_an_end(position: Position, spent: str, made: Parts) -> Iterator[Part]:
    """Yield the parts of :func:`seven_parts` as they are found, for callers that need only the first."""
    player, rules = _player(position), position.rules
    known: dict[BegunSeven, bool] = {}

    def can_end(begun: BegunSeven) -> bool:
        if not begun.left:
            return may_leave(rules, begun.pawns, player, spent)
        if begun not in known:
            following = next_parts(rules, begun, player, range(begun.left, 0, -1))
            known[begun] = any(can_end(begun.after(rules, way)) for way in following)
        return known[begun]

    begun = replayed(rules, position.pawns, player, made)
    ways = next_parts(rules, begun, player, range(begun.left, 0, -1))
    yield from (way.part() for way in ways if can_end(begun.after(rules, way)))


def distinct_parts(position: Position, spent: str, made: Parts = ()) -> tuple[Part, ...]:
    """Return the parts that may follow, without those that only extend an earlier part; all, if there are no others.

    Raises:
        ValueError: one of the parts so far is not possible, or no seat is to play.
    """
    parts = seven_parts(position, spent, made)
    apart = tuple(one for one in parts if len(_in_fewest_parts(position, (*made, one))) > len(made))
    return apart or parts


def seven_ways(position: Position, spent: str, made: Parts, most: int) -> tuple[MovePlay, ...] | None:
    """Return the distinct plays in which a begun seven can end, each in as few parts as possible.

    As in :func:`distinct_parts`, plays that only extend an earlier part are left out if there are others.

    Args:
        position: the position.
        spent: the card spent as a seven.
        made: the parts so far.
        most: maximum number of plays; if there are more, return None.

    Raises:
        ValueError: one of the parts so far is not possible, or no seat is to play.
    """
    apart: dict[MovePlay, None] = {}
    going_on: dict[MovePlay, None] = {}
    for ending in _endings(position, spent, made):
        some = apart if not made or _in_fewest_parts(position, ending) == ending else going_on
        for play in seven_plays(position, spent, ending):
            some.setdefault(play)
        if len(apart) > most:
            return None
    ways = tuple(apart or going_on)
    return ways if len(ways) <= most else None


class SevenStep(NamedTuple):
    """A seven that a player is building, with its possible continuations.

    Attributes:
        spent: the card spent as a seven.
        parts: the parts chosen so far.
        offered: the parts that may come next, as :func:`distinct_parts` lists them.
        ways: the plays in which it can end, as :func:`seven_ways` lists them; None if there are too many.
        only: for each offered part, the only play in which the seven can then end; None if there are more.
    """

    spent: str
    parts: Parts
    offered: Parts
    ways: tuple[MovePlay, ...] | None
    only: tuple[MovePlay | None, ...]

    @property
    def left(self) -> int:
        """The number of steps left."""
        return SEVEN_STEPS - sum(map(steps_of, self.parts))

    @property
    def may_be_played(self) -> bool:
        """True if the seven can end in only one way, or only a second card may still follow (rules.md 4.12)."""
        return self.ways is not None and (not self.left or len(self.ways) == 1)


def seven_step(position: Position, spent: str, path: tuple[int, ...], most: int) -> SevenStep:
    """Return a seven after the chosen parts, with everything that a screen offers next.

    On a crowded board this looks at more than a thousand positions, so call it in a worker process.

    Args:
        position: the position, in which a seat is to play.
        spent: the card spent as a seven.
        path: the chosen parts, each by its index among those offered.
        most: maximum number of plays to list, and of offered parts for which ``only`` is computed; if there are more,
            it is computed only for those that end the seven.

    Raises:
        IndexError: a chosen part was not offered.
    """
    parts: Parts = ()
    for place in path:
        parts = (*parts, _offered(position, spent, parts)[place])
    offered = _offered(position, spent, parts)
    left = SEVEN_STEPS - sum(map(steps_of, parts))
    ends = [
        seven_ways(position, spent, (*parts, part), most=1) if len(offered) <= most or steps_of(part) == left else None
        for part in offered
    ]
    only = tuple(plays[0] if plays else None for plays in ends)
    return SevenStep(spent, parts, offered, seven_ways(position, spent, parts, most), only)


def _offered(position: Position, spent: str, parts: Parts) -> Parts:
    return distinct_parts(position, spent, parts) if sum(map(steps_of, parts)) < SEVEN_STEPS else ()


def sevens_that_fit(position: Position, spent: str, fit: Fit, most: int) -> Iterator[MovePlay]:
    """Yield the sevens of a card that fit a search, each once: first the best fit, then those with few parts.

    Args:
        position: the position.
        spent: the card spent as a seven.
        fit: rates each begun seven.
        most: maximum number of begun sevens to look at; there may be hundreds of thousands.

    Raises:
        ValueError: no seat is to play.
    """
    for made in _endings(position, spent, (), fit, most):
        yield from seven_plays(position, spent, made)


def _endings(position: Position, spent: str, made: Parts, fit: Fit = lambda _: 0, most: float = inf) -> Iterator[Parts]:
    """Yield the parts of a begun seven, continued to every distinct ending with as few parts as possible.

    The best fit comes first, then few parts, so that a caller can stop when it has enough. Of two begun sevens with the
    same pawns and the same fit, only the first is continued.
    """
    rules, player = position.rules, _player(position)
    begun = replayed(rules, position.pawns, player, made)
    known: set[tuple[BegunSeven, int]] = set()
    fresh = [(0, len(made), 0, begun, made)]
    if not begun.left:
        yield made
        return
    while fresh:
        *_, begun, parts = heappop(fresh)
        for way in next_parts(rules, begun, player, range(begun.left, 0, -1)):
            most -= 1
            if most < 0:
                return
            after, further = begun.after(rules, way), (*parts, way.part())
            fits = fit(further)
            if fits is None or (after, fits) in known:
                continue
            known.add((after, fits))
            if after.left:
                heappush(fresh, (-fits, len(further), len(known), after, further))
            elif may_leave(rules, after.pawns, player, spent):
                yield further


def in_fewest_parts(position: Position, play: Play) -> Play:
    """Return the same play with its seven in fewer parts, if two parts of one pawn can be merged (rules.md 4.3).

    A play that is not legal is returned unchanged.
    """
    if not isinstance(play, MovePlay) or not play.in_parts:
        return play
    parts, more = parts_of(play)
    try:
        return replace(play, lazy_moves=(*_in_fewest_parts(position, parts), *more))
    except ValueError:
        return play


def parts_of(play: MovePlay) -> tuple[Parts, Moves]:
    """Return the parts of a seven, and the moves of a second card after them."""
    last = len(play.moves) - (len(play.spent) - 1)
    return tuple(move for move in play.moves[:last] if isinstance(move, Walk | Jump)), play.moves[last:]


def _in_fewest_parts(position: Position, parts: Parts) -> Parts:
    return fewest_parts(position.rules, position.pawns, _player(position), parts)


def seven_plays(position: Position, spent: str, parts: Parts) -> tuple[MovePlay, ...]:
    """Return the play of a whole seven with these parts, and those that go on with a second card (rules.md 4.3, 4.12).

    Raises:
        ValueError: the parts are not a whole seven that can be played.
    """
    player, rules = _player(position), position.rules
    begun = replayed(rules, position.pawns, player, parts)
    if begun.left:
        raise ValueError("a seven is used in full")
    if not may_leave(rules, begun.pawns, player, spent):
        return ()
    rank = rules.splitting[spent][0]
    forces = forces_discard(position, player, rank, begun.pawns)
    play = MovePlay(spent, begun.pawns, forces, rank, parts, in_parts=True)
    return (play, *with_second_card(rules, position.hands[player], play, begun.eights))


def after_parts(position: Position, parts: Parts) -> Pawns:
    """Return the pawns after these parts of a seven of the seat to act.

    Raises:
        ValueError: a part cannot be made, or no seat is to play.
    """
    return replayed(position.rules, position.pawns, _player(position), parts).pawns


def _player(position: Position) -> Seat:
    if position.turn is None or position.phase is not Phase.PLAY:
        raise ValueError("nobody is to play a card")
    return position.turn


def legal_plays(position: Position) -> tuple[Play, ...]:
    """Return the distinct legal plays of the seat to act; empty if no seat is to act (rules.md 4.6, 6.2).

    With sevens there may be tens of thousands.
    """
    seat = position.turn
    if seat is None:
        return ()
    hand = position.hands[seat]
    if position.phase is Phase.DISCARD:
        return _discards(hand)
    plays = card_plays(position, seat, hand)
    if not plays:
        return unplayable(position, seat, hand)
    if position.rules.law.may_spare_partner and _all_hit(plays, position.pawns, position.rules.partners[seat]):
        return (*plays, *_discards(hand))
    return tuple(plays)


def plays_without_sevens(position: Position) -> tuple[Play, ...]:
    """Return the legal plays without split sevens, of which there may be tens of thousands.

    If this and :func:`seven_cards` are both empty, no seat is to act.
    """
    seat = position.turn
    if seat is None or position.phase is Phase.DISCARD:
        return legal_plays(position)
    if position.rules.law.may_spare_partner:
        return tuple(play for play in legal_plays(position) if not (isinstance(play, MovePlay) and play.in_parts))
    hand = position.hands[seat]
    plays = card_plays(position, seat, hand, with_sevens=False)
    if not plays and not seven_cards(position):
        return unplayable(position, seat, hand)
    return tuple(plays)


def is_legal(position: Position, play: Play) -> bool:
    """Return whether a play is legal, without listing every seven."""
    return play in plays_without_sevens(position) or play in _sevens_of_its_parts(position, play)


def equivalent_play(position: Position, play: Play) -> Play | None:
    """Return the legal play with the same cards, moves and hits as a play from another position, or None.

    All other pawns may have moved since.
    """
    listed = plays_without_sevens(position)
    if not isinstance(play, MovePlay):
        return play if play in listed else None
    made = (play.spent, play.rank, play.moves)
    same = (one for one in (*listed, *_sevens_of_its_parts(position, play)) if isinstance(one, MovePlay))
    return next((one for one in same if (one.spent, one.rank, one.moves) == made), None)


def _sevens_of_its_parts(position: Position, play: Play) -> tuple[MovePlay, ...]:
    """Return the sevens that can be made of the parts of a play; empty if it is not a possible seven."""
    seat = position.turn
    if not isinstance(play, MovePlay) or seat is None or position.phase is not Phase.PLAY:
        return ()
    parts, _ = parts_of(play)
    splitting = position.rules.splitting
    cards = [card for card in play.spent if splitting.get(card) and card in position.hands[seat]]
    try:
        return tuple(one for card in cards for one in seven_plays(position, card, parts))
    except ValueError:
        return ()


def some_play(position: Position) -> Play:
    """Return a legal play; if there are only sevens, the one with the longest parts.

    Raises:
        ValueError: no seat is to act.
    """
    listed = plays_without_sevens(position)
    if listed:
        return listed[0]
    card = seven_cards(position)[0]
    parts: Parts = ()
    while following := seven_parts(position, card, parts):
        parts = (*parts, following[0])
    return seven_plays(position, card, parts)[0]


def _discards(hand: str) -> tuple[Discard, ...]:
    return tuple(Discard(rank) for rank in dict.fromkeys(hand))


def is_hand_stuck(position: Position, seat: Seat) -> bool:
    """Return whether a hand cannot be used before the next deal, whatever the others do (rules.md 2.6).

    That is so if all pawns of the seat are in reserve and every card needs a pawn on the board.
    """
    law, hand = position.rules.law, position.hands[seat]
    waits = in_reserve(position.pawns[seat]) == PAWNS
    acts = JOKER in hand or any(_needs_no_pawn(law, action) for rank in hand for action in law.cards.get(rank, ()))
    return bool(hand) and waits and not acts


def _needs_no_pawn(law: Law, action: Action) -> bool:
    """Return whether this action may be possible for a seat whose pawns are all in reserve."""
    match action:
        case EnterPawn() | DrawCard() | BurnCard():
            return True
        case Forward(pawns=pawns):
            return pawns is not PawnOwner.OWN
        case Seven():
            return law.seven_moves is not PawnOwner.OWN
        case Backward() | SwapPawns() | ToCentre() | FromCentre():
            return False
        case _:
            assert_never(action)


def unplayable(position: Position, seat: Seat, hand: str) -> tuple[ThrowIn] | tuple[Discard, ...]:
    """Return the plays of a player who can play no card (rules.md 2.6)."""
    match position.rules.law.unplayable:
        case Unplayable.THROW_IN:
            return (ThrowIn(hand),)
        case Unplayable.DISCARD:
            return _discards(hand)
        case Unplayable.THROW_IN_OFF_TRACK:
            own = position.pawns[seat]
            off_track = not any(is_track(location_of(pawn)) or location_of(pawn) == CENTRE for pawn in own)
            plays_own = played_seat(position.rules, position.pawns, seat) == seat
            return (ThrowIn(hand),) if off_track and plays_own else _discards(hand)


class Hindrance(Enum):
    """A reason why no card of a hand can be played, if no single pawn is in the way."""

    NO_WAY_OUT = "no way out"
    """Pawns are in reserve, none is on the track, and no card brings one out."""

    NO_MOVE = "no move"
    """No pawn can move so, even if no other player's pawn blocked it."""


def why_unplayable(position: Position) -> tuple[Spot, ...] | Hindrance:
    """Return why the seat to act can play no card (rules.md 2.6).

    If pawns are in the way, return those without each of which a card could be played; none, if only several together
    are the reason. Draws and burnt cards don't count: no pawn is in their way.

    Raises:
        ValueError: no seat is to play.
    """
    seat, rules, pawns = _player(position), position.rules, position.pawns
    mine = played_seat(rules, pawns, seat)
    own = pawns[mine]
    is_off_track = all(location_of(one) > CENTRE for one in own)
    enters = any(brings_out(rules.law, card) for card in position.hands[seat])
    if mine == seat and is_off_track and in_reserve(own) and not enters:
        return Hindrance.NO_WAY_OUT
    suspects = _suspects(position, mine)
    found = tuple(
        Spot(owner, location_of(one)) for owner, one in suspects if _could_play(position, mine, ((owner, one),))
    )
    others = tuple(one for one in suspects if one[0] != mine)
    return found or (() if _could_play(position, mine, others) else Hindrance.NO_MOVE)


def _suspects(position: Position, mine: Seat) -> list[tuple[Seat, Pawn]]:
    """Return the pawns that may be in the way: blocking ones, the player's own, and those that can form a wall."""
    rules, occupancy = position.rules, Occupancy(position.rules, position.pawns)
    out = [occupancy.at[field] for field in sorted(occupancy.at if rules.law.pairs_block else occupancy.blocked)]
    own = [(mine, one) for one in position.pawns[mine] if one != IN_RESERVE]
    return [*dict.fromkeys((*out, *own))]


def _could_play(position: Position, mine: Seat, removed: Iterable[tuple[Seat, Pawn]]) -> bool:
    """Return whether the seat to act could move a pawn with a card if these pawns were in reserve."""
    seat, pawns = _player(position), position.pawns
    for owner, one in removed:
        pawns = replaced(pawns, owner, one, IN_RESERVE)
    without_them = replace(position, pawns=pawns)
    plays = card_plays(without_them, seat, position.hands[seat], with_sevens=False)
    moves = [play.moves[0] for play in plays if isinstance(play, MovePlay)]
    # A removed pawn must not enter.
    may_enter = in_reserve(position.pawns[mine]) > 0
    return any(may_enter or not isinstance(move, Enter) for move in moves) or bool(seven_cards(without_them))


def brings_out(law: Law, rank: str) -> bool:
    """Return whether a card can bring a pawn out of the reserve."""
    return rank == JOKER or any(isinstance(action, EnterPawn) for action in law.cards.get(rank, ()))


def _all_hit(plays: Sequence[Play], pawns: Pawns, seat: Seat | None) -> bool:
    """Return whether every play hits a pawn of this seat, so that a partner may be spared (2.6, readings.md A14)."""
    if seat is None:
        return False
    waiting = in_reserve(pawns[seat])
    return all(isinstance(play, MovePlay) and in_reserve(play.pawns[seat]) > waiting for play in plays)


class Scale(NamedTuple):
    """The values that a side uses to compare its plays.

    Attributes:
        lead: returns how far the side is ahead with these pawns.
        finish: the value of bringing the side's last pawn home (rules.md 5.1), greater than any other value.
        kept: returns the value of a hand that is kept, for a player with these pawns.
        sharing: whether to consider sevens that also move another player's pawn.
    """

    lead: Callable[[Pawns], int]
    finish: int
    kept: Callable[[str, Group], int]
    sharing: bool


class BestPlay(NamedTuple):
    """The best play: its value with the cards kept, the card spent, and all pawns after it."""

    value: int
    card: str
    pawns: Pawns


def best_play(rules: TableRules, scale: Scale, pawns: Pawns, seat: Seat, hand: str) -> BestPlay | None:
    """Return the best play of a hand for its seat, or None if no card can move a pawn."""
    best: BestPlay | None = None
    for card, after in _outcomes(rules, scale, pawns, seat, hand):
        if may_leave(rules, after, seat, card):
            gain = scale.finish if side_is_home(rules, after, seat) else scale.lead(after)
            value = gain + scale.kept(without(hand, card), after[played_seat(rules, after, seat)])
            equal = best is not None and (value, card) == best[:2]
            if best is None or value > best.value or (equal and after < best.pawns):
                best = BestPlay(value, card, after)
    return best


def _outcomes(rules: TableRules, scale: Scale, pawns: Pawns, seat: Seat, hand: str) -> Iterator[tuple[str, Pawns]]:
    """Yield each possible arrangement of the pawns after a card of the hand, with the card."""
    occupancy = Occupancy(rules, pawns)
    splits = any(rules.splitting[card] for card in hand)
    endings = seven_endings(rules.with_own_sevens(), pawns, seat) if splits else {}
    shares = splits and scale.sharing and rules.law.seven_moves is PawnOwner.ANYONE
    shared = _shared_seven(scale, occupancy, seat) if shares else None
    for card in dict.fromkeys(hand):
        for found in effects_by_card(occupancy, seat, card, endings):
            yield card, found.pawns
        if shared is not None and rules.splitting[card]:
            yield card, shared


def _shared_seven(scale: Scale, occupancy: Occupancy, player: Seat) -> Pawns | None:
    """Return the result of a good seven that moves one pawn of another player and one of its own (rules.md 4.5).

    Each walk is weighed as if it were the only one. The best pair is then made, the other player's pawn first.
    """
    own = _best_walks(scale, occupancy, player, player)
    found: tuple[int, Pawns, int] | None = None
    for other in occupancy.rules.seats:
        if other != player:
            for length, (gain, after) in sorted(_best_walks(scale, occupancy, player, other).items()):
                left = SEVEN_STEPS - length
                if left in own and (found is None or gain + own[left][0] > found[0]):
                    found = gain + own[left][0], after, left
    if found is None:
        return None
    _, after, left = found
    walks = _best_walks(scale, Occupancy(occupancy.rules, after), player, player)
    return walks[left][1] if left in walks else None


def _best_walks(scale: Scale, occupancy: Occupancy, player: Seat, mover: Seat) -> dict[int, tuple[int, Pawns]]:
    """Return the best part of each length that moves a pawn of a seat: its gain, and all pawns after it.

    Parts that bring another player's last pawn home are left out.
    """
    best, before = {0: (0, occupancy.pawns)}, scale.lead(occupancy.pawns)
    for way in parts(occupancy, player, mover, range(1, SEVEN_STEPS + 1)):
        after = way.after(occupancy.pawns)
        home = all_home(after[mover])
        if not home or mover == player:
            gain = scale.finish if home else scale.lead(after) - before
            length = abs(way.steps)
            if length not in best or gain > best[length][0]:
                best[length] = gain, after
    return best


WHOLE_SEVEN: Final = range(SEVEN_STEPS, SEVEN_STEPS + 1)


class Threat(NamedTuple):
    """A way to hit a pawn: the seat that could, the rank it needs, and the move."""

    seat: Seat
    rank: str
    move: PawnMove


def can_be_hit(rules: TableRules, seat: Seat, one: Pawn) -> bool:
    """Return whether a player who can reach this seat's pawn may hit it there (rules.md 3.2, 3.3)."""
    if location_of(one) > CENTRE or is_protected(one):
        return False
    return rules.law.blocking is not Blocking.OWN_START or location_of(one) != rules.board.starts[seat]


def threats(rules: TableRules, pawns: Pawns, target: Spot, attackers: Iterable[Seat]) -> list[Threat]:
    """Return every way in which these seats could hit a pawn with one card that moves only one of their own pawns."""
    if target.location > CENTRE:
        return []
    occupancy = Occupancy(rules, pawns)
    return [
        Threat(seat, rank, way.move())
        for seat in attackers
        for rank in RANKS
        for way in _ways_of_one_pawn(occupancy, seat, rank)
        if any(Spot(owner, location_of(one)) == target for owner, one in way.hits)
    ]


def _ways_of_one_pawn(occupancy: Occupancy, seat: Seat, rank: str) -> Iterator[Way]:
    for _, way in ways_by_card(occupancy, seat, rank):
        yield way
    if Seven() in occupancy.rules.law.cards[rank]:
        yield from parts(occupancy, seat, seat, WHOLE_SEVEN)
        yield from straight_across(occupancy, seat)

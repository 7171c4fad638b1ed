"""Why a play, or a gift, is good or risky: facts that the engine and the search have, for others to put into words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Final

from tockbot.computer.features import fields_to_go
from tockbot.rules import (
    CENTRE,
    IN_RESERVE,
    RANKS,
    SEVEN_STEPS,
    Enter,
    Jump,
    Location,
    MovePlay,
    Movers,
    PawnMove,
    Pawns,
    Play,
    Seat,
    Seven,
    Spot,
    Standing,
    Swap,
    TableRules,
    Walk,
    diagonals,
    is_home,
    location_of,
    parts_now,
    pawn_moves,
    played_seat,
    side_is_home,
    standing,
)

NEAR: Final = 4
WORTH_SAYING: Final = 0.15
"""A part of the rounds played out from which on what happened in them is worth a word."""

ENOUGH: Final = 10
"""So many rounds must have been played out before a part of them says anything; a hint in a hurry plays out fewer."""


@dataclass(frozen=True, slots=True)
class Wins:
    """It wins the game."""


@dataclass(frozen=True, slots=True)
class Finishes:
    """It brings one's side home when others are already: in which place, from 2 (rules.md 5.1)."""

    place: int


@dataclass(frozen=True, slots=True)
class OnlyOne:
    """There is nothing else to choose."""


@dataclass(frozen=True, slots=True)
class ComesHome:
    """A pawn comes home: where it stood."""

    pawn: Spot


@dataclass(frozen=True, slots=True)
class Enters:
    """A pawn of this seat leaves the reserve."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HitsOpponent:
    """A pawn of an opponent is hit: where it stood."""

    pawn: Spot


@dataclass(frozen=True, slots=True)
class HitsOwnSide:
    """A pawn of one's own side is hit: where it stood."""

    pawn: Spot


@dataclass(frozen=True, slots=True)
class Escapes:
    """A pawn gets out of everybody's reach: where it stood, who could have hit it there, and with which card."""

    pawn: Spot
    hunter: Seat
    rank: str


@dataclass(frozen=True, slots=True)
class StaysInReach:
    """A pawn that moves ends within reach: where it stood, who can hit it then, and with which card."""

    pawn: Spot
    hunter: Seat
    rank: str


@dataclass(frozen=True, slots=True)
class NearsHome:
    """A pawn gets closer to home, and close: where it stood, and how many fields are left to its entry field."""

    pawn: Spot
    fields: int


@dataclass(frozen=True, slots=True)
class LikelyHome:
    """In this part of the rounds played out, 0 to 1, one's side brought a pawn home after it."""

    share: float


@dataclass(frozen=True, slots=True)
class LikelyHit:
    """In this part of the rounds played out, 0 to 1, one's side lost a pawn after it."""

    share: float


@dataclass(frozen=True, slots=True)
class WayOut:
    """The card given brings the receiver's pawn out of the reserve."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KeepsWayOut:
    """The card that brings a pawn out of the reserve stays in the hand: its rank."""

    rank: str = field(repr=False)


Reason = (
    Wins
    | Finishes
    | OnlyOne
    | ComesHome
    | Enters
    | HitsOpponent
    | HitsOwnSide
    | Escapes
    | StaysInReach
    | NearsHome
    | LikelyHome
    | LikelyHit
    | WayOut
    | KeepsWayOut
)


def play_reasons(rules: TableRules, before: Pawns, seat: Seat, play: Play) -> Iterator[Reason]:
    """What a play does, the weightiest first."""
    if not isinstance(play, MovePlay):
        return
    if side_is_home(rules, play.pawns, seat):
        before_us = sum(side_is_home(rules, before, side[0]) for side in rules.sides)
        yield Finishes(before_us + 1) if before_us else Wins()
    side = rules.side_of(seat)
    ended, hit = _followed(play)
    moved = {origin: goal for origin, goal in ended.items() if origin.seat in side}
    yield from (ComesHome(pawn) for pawn, goal in moved.items() if is_home(goal) and not is_home(pawn.location))
    yield from (HitsOwnSide(pawn) if pawn.seat in side else HitsOpponent(pawn) for pawn in hit)
    yield from (Enters(move.seat) for move in play.moves if isinstance(move, Enter))
    yield from _of_reach(rules, before, seat, play, moved)
    yield from _nearer(rules, before, play.pawns, moved)


def _nearer(rules: TableRules, before: Pawns, after: Pawns, moved: dict[Spot, Location]) -> Iterator[Reason]:
    for origin, goal in moved.items():
        if goal < CENTRE:
            left = _to_go(rules, after, Spot(origin.seat, goal))
            if left <= NEAR and (origin.location >= CENTRE or left < _to_go(rules, before, origin)):
                yield NearsHome(origin, left)


def _to_go(rules: TableRules, pawns: Pawns, spot: Spot) -> int:
    """How many fields a pawn on the track has to go to the entry field from which it can turn in."""
    one = next(one for one in pawns[spot.seat] if location_of(one) == spot.location)
    return fields_to_go(rules, spot.seat, one)


def _followed(play: MovePlay) -> tuple[dict[Spot, Location], list[Spot]]:
    """Where each pawn that moved on the board began, and where it ended; and where each pawn that was hit began."""
    began: dict[Spot, Spot] = {}
    hit: list[Spot] = []
    for move in play.moves:
        match move:
            case Walk() | Jump():
                first = began.pop(Spot(move.seat, move.origin), Spot(move.seat, move.origin))
                hit += [began.pop(one, one) for one in move.hits]
                began[Spot(move.seat, move.goal)] = first
            case Swap(seat, origin, other):
                began[Spot(seat, other.location)] = Spot(seat, origin)
            case Enter():
                hit += move.hits
    return {first: now.location for now, first in began.items()}, hit


def _of_reach(
    rules: TableRules, before: Pawns, seat: Seat, play: MovePlay, moved: dict[Spot, Location]
) -> Iterator[Reason]:
    """Which of the pawns moved get out of an opponent's reach, and which end within it."""
    for origin, goal in moved.items():
        was = hunter_of(rules, before, seat, origin)
        now = hunter_of(rules, play.pawns, seat, Spot(origin.seat, goal))
        if was is not None and now is None:
            yield Escapes(origin, *was)
        if now is not None:
            yield StaysInReach(origin, *now)


def hunter_of(rules: TableRules, pawns: Pawns, seat: Seat, prey: Spot) -> tuple[Seat, str] | None:
    """An opponent who can hit a pawn with one card, the one with the shortest way first, and that card."""
    if prey.location > CENTRE:
        return None
    stands = standing(rules, pawns)
    found = [
        (_length(move), other, rank)
        for other in rules.opponents[seat]
        for rank in RANKS
        for move in _whole_moves(stands, other, rank)
        if prey in move.hits
    ]
    return min(found, key=itemgetter(0))[1:] if found else None


def _whole_moves(stands: Standing, seat: Seat, rank: str) -> Iterator[PawnMove]:
    """The moves of one pawn on which a card can be spent whole."""
    yield from (move for _, move, _ in pawn_moves(stands, seat, rank))
    if Seven() in stands.rules.law.cards[rank]:
        whole = range(SEVEN_STEPS, SEVEN_STEPS + 1)
        yield from (walk for _, _, walk, _ in parts_now(stands.rules, stands.pawns, Movers(seat, (seat,)), whole))
        yield from (jump for jump, _ in diagonals(stands.rules, stands.pawns, seat))


def _length(move: PawnMove) -> int:
    """The fields that a pawn goes on its feet; any other way counts as longer than all of these."""
    return abs(move.steps) if isinstance(move, Walk) else CENTRE


def seen_in_playouts(rules: TableRules, seat: Seat, after: Pawns, ends: Sequence[Pawns]) -> Iterator[Reason]:
    """What the rounds played out came to, where it came to that often enough."""
    if len(ends) < ENOUGH:
        return
    side = rules.side_of(seat)
    homes, waiting = _count(side, after)
    home = sum(_count(side, end)[0] > homes for end in ends) / len(ends)
    hit = sum(_count(side, end)[1] > waiting for end in ends) / len(ends)
    if home >= WORTH_SAYING:
        yield LikelyHome(home)
    if hit >= WORTH_SAYING:
        yield LikelyHit(hit)


def _count(side: Sequence[Seat], pawns: Pawns) -> tuple[int, int]:
    """How many pawns of a side are home, and how many in reserve."""
    own = [one for member in side for one in pawns[member]]
    return sum(is_home(location_of(one)) for one in own), sum(one == IN_RESERVE for one in own)


def gift_reasons(rules: TableRules, pawns: Pawns, to: Seat, rank: str) -> Iterator[Reason]:
    """What the receiver can do with a card given."""
    if rank in rules.law.entering_ranks and _waits(rules, pawns, to):
        yield WayOut(to)


def rest_reasons(rules: TableRules, pawns: Pawns, seat: Seat, rank: str, rest: str) -> Iterator[Reason]:
    """What the giver of a card can do with the rest of the hand."""
    ways_out = rules.law.entering_ranks
    kept = [one for one in rest if one in ways_out]
    if kept and rank not in ways_out and _waits(rules, pawns, seat):
        yield KeepsWayOut(kept[0])


def _waits(rules: TableRules, pawns: Pawns, seat: Seat) -> bool:
    """Whether a pawn that a seat plays is in reserve."""
    return pawns[played_seat(rules, pawns, seat)][-1] == IN_RESERVE

"""The reasons why a play, or a passed card, is good or risky.

Reasons are facts that the engine and the search know. Other packages put them into words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from tockbot.rules import (
    CENTRE,
    Burn,
    Enter,
    Location,
    Move,
    MovePlay,
    Pawns,
    Play,
    Seat,
    Spot,
    TableRules,
    Walk,
    at_home,
    fields_to_go,
    in_reserve,
    is_home,
    location_of,
    played_seat,
    side_is_home,
    threats,
)
from tockbot.tables import Numbering, PawnId, follow, numbered

NEAR: Final = 4
WORTH_SAYING: Final = 0.15
"""Minimum share of play-outs in which something must happen to be mentioned."""

ENOUGH: Final = 10
"""Minimum number of play-outs before their share means anything; a quick hint has fewer."""


@dataclass(frozen=True, slots=True)
class Wins:
    """The play wins the game."""


@dataclass(frozen=True, slots=True)
class Finishes:
    """The play brings the side home after other sides, in this place, from 2 (rules.md 5.1)."""

    place: int


@dataclass(frozen=True, slots=True)
class OnlyOne:
    """There is no other choice."""


@dataclass(frozen=True, slots=True)
class ComesHome:
    """A pawn from this place comes home."""

    pawn: Spot


@dataclass(frozen=True, slots=True)
class Enters:
    """A pawn of this seat leaves the reserve."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HitsOpponent:
    """An opponent's pawn in this place is hit."""

    pawn: Spot


@dataclass(frozen=True, slots=True)
class HitsOwnSide:
    """A pawn of the player's own side in this place is hit."""

    pawn: Spot


@dataclass(frozen=True, slots=True)
class Escapes:
    """A pawn from this place leaves every opponent's reach; there, this seat could have hit it with this card."""

    pawn: Spot
    hunter: Seat
    rank: str


@dataclass(frozen=True, slots=True)
class StaysInReach:
    """A pawn from this place ends within reach of an opponent, who can hit it with this card."""

    pawn: Spot
    hunter: Seat
    rank: str


@dataclass(frozen=True, slots=True)
class NearsHome:
    """A pawn from this place moves nearer to home, to only this many fields before its entry field."""

    pawn: Spot
    fields: int


@dataclass(frozen=True, slots=True)
class TakesTurn:
    """The play costs this opponent a card and a turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LikelyHome:
    """In this share of the play-outs, 0 to 1, the player's side brought a pawn home."""

    share: float


@dataclass(frozen=True, slots=True)
class LikelyHit:
    """In this share of the play-outs, 0 to 1, the player's side lost a pawn."""

    share: float


@dataclass(frozen=True, slots=True)
class WayOut:
    """The passed card can bring the receiver's pawn out of the reserve."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KeepsWayOut:
    """The hand keeps a card of this rank, which can bring a pawn out of the reserve."""

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
    | TakesTurn
    | LikelyHome
    | LikelyHit
    | WayOut
    | KeepsWayOut
)


def play_reasons(rules: TableRules, before: Pawns, seat: Seat, play: Play) -> Iterator[Reason]:
    """Yield the effects of a play, the most important first."""
    if isinstance(play, Burn):
        yield TakesTurn(play.seat)
    if not isinstance(play, MovePlay):
        return
    if side_is_home(rules, play.pawns, seat):
        before_us = sum(side_is_home(rules, before, side[0]) for side in rules.sides)
        yield Finishes(before_us + 1) if before_us else Wins()
    side = rules.side_of(seat)
    ended, hit = _moved_and_hit(before, play)
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
    """Return the number of fields from a pawn on the track to the entry field where it can turn in."""
    one = next(one for one in pawns[spot.seat] if location_of(one) == spot.location)
    return fields_to_go(rules, spot.seat, one)


def _moved_and_hit(before: Pawns, play: MovePlay) -> tuple[dict[Spot, Location], list[Spot]]:
    """Return the first and the last location of each pawn that moved on the board, and the first of each pawn hit."""
    stood = now = numbered(before)
    on_their_way: dict[PawnId, Spot] = {}
    hit: list[Spot] = []
    for one in follow(stood, play.moves):
        now = one.after
        for struck in one.struck:
            on_their_way.pop(struck, None)
            hit.append(_place(stood, struck))
        if not isinstance(one.move, Enter):
            on_their_way.pop(one.pawn, None)
            on_their_way[one.pawn] = _place(stood, one.pawn)
    return {began: _place(now, pawn).location for pawn, began in on_their_way.items()}, hit


def _place(numbering: Numbering, pawn: PawnId) -> Spot:
    return Spot(pawn.seat, numbering[pawn.seat][pawn.number - 1])


def _of_reach(
    rules: TableRules, before: Pawns, seat: Seat, play: MovePlay, moved: dict[Spot, Location]
) -> Iterator[Reason]:
    """Yield a reason for each moved pawn that leaves an opponent's reach or ends within it."""
    for origin, goal in moved.items():
        was = attacker_of(rules, before, seat, origin)
        now = attacker_of(rules, play.pawns, seat, Spot(origin.seat, goal))
        if was is not None and now is None:
            yield Escapes(origin, *was)
        if now is not None:
            yield StaysInReach(origin, *now)


def attacker_of(rules: TableRules, pawns: Pawns, seat: Seat, target: Spot) -> tuple[Seat, str] | None:
    """Return the opponent with the shortest way to hit a pawn with one card, and that card; None if there is none."""
    found = threats(rules, pawns, target, rules.opponents[seat])
    if not found:
        return None
    shortest = min(found, key=lambda threat: _length(threat.move))
    return shortest.seat, shortest.rank


def _length(move: Move) -> int:
    """Return the number of fields that a pawn walks; any other move counts as longer than every walk."""
    return abs(move.steps) if isinstance(move, Walk) else CENTRE


def seen_in_playouts(rules: TableRules, seat: Seat, after: Pawns, ends: Sequence[Pawns]) -> Iterator[Reason]:
    """Yield what happened in enough of the play-outs."""
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
    """Return the number of a side's pawns at home, and in reserve."""
    groups = [pawns[member] for member in side]
    return sum(map(at_home, groups)), sum(map(in_reserve, groups))


def gift_reasons(rules: TableRules, pawns: Pawns, to: Seat, rank: str) -> Iterator[Reason]:
    """Yield what the receiver can do with a passed card."""
    if rank in rules.law.entering_ranks and _waits(rules, pawns, to):
        yield WayOut(to)


def rest_reasons(rules: TableRules, pawns: Pawns, seat: Seat, rank: str, rest: str) -> Iterator[Reason]:
    """Yield what the giver can do with the rest of the hand."""
    ways_out = rules.law.entering_ranks
    kept = [one for one in rest if one in ways_out]
    if kept and rank not in ways_out and _waits(rules, pawns, seat):
        yield KeepsWayOut(kept[0])


def _waits(rules: TableRules, pawns: Pawns, seat: Seat) -> bool:
    """Return whether a pawn that the seat plays is in reserve."""
    return in_reserve(pawns[played_seat(rules, pawns, seat)]) > 0

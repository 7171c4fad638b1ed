"""Where pawns came from and went in a row of moves, each pawn followed through all it did and suffered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from tockbot.rules import RESERVE, Enter, Jump, Location, Move, Seat, Spot, Swap, Walk


@dataclass(slots=True)
class Journey:
    """What a pawn did: where it set out, and where it is; None once it is back in its reserve."""

    seat: Seat
    origin: Location
    place: Location | None


def journeys(moves: Iterable[Move]) -> tuple[tuple[Journey, ...], tuple[tuple[Journey, ...], ...]]:
    """The journeys of all pawns that moved by their own or by a swap, and for each move those that it is part of."""
    followed = _Followed({}, [])
    of_moves = tuple(followed.after(move) for move in moves)
    return tuple(followed.all), of_moves


@dataclass(frozen=True, slots=True)
class _Followed:
    """The pawns being followed, by where they stand."""

    at: dict[Spot, Journey]
    all: list[Journey]

    def after(self, move: Move) -> tuple[Journey, ...]:
        match move:
            case Enter(seat, goal, hits):
                self._strike(hits)
                return (self._arrive(self._new(seat, RESERVE), goal),)
            case Walk(seat, origin, goal, _, hits) | Jump(seat, origin, goal, hits):
                pawn = self._depart(seat, origin)
                self._strike(hits)
                return (self._arrive(pawn, goal),)
            case Swap(seat, origin, other):
                mine, theirs = self._depart(seat, origin), self._depart(other.seat, other.location)
                return self._arrive(mine, other.location), self._arrive(theirs, origin)
            case _:
                assert_never(move)

    def _new(self, seat: Seat, origin: Location) -> Journey:
        journey = Journey(seat, origin, origin)
        self.all.append(journey)
        return journey

    def _depart(self, seat: Seat, origin: Location) -> Journey:
        return self.at.pop(Spot(seat, origin), None) or self._new(seat, origin)

    def _arrive(self, journey: Journey, goal: Location) -> Journey:
        journey.place = goal
        self.at[Spot(journey.seat, goal)] = journey
        return journey

    def _strike(self, hits: tuple[Spot, ...]) -> None:
        for spot in hits:
            if (struck := self.at.pop(spot, None)) is not None:
                struck.place = None

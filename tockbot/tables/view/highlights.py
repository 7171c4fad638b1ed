"""What is worth telling of a game that is over, read off the records of its plays: for the poster and for the words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tockbot.rules import CENTRE, Board, Location, Seat, Walk, is_home
from tockbot.tables.state.game.record import PawnId, PlayRecord


@dataclass(frozen=True, slots=True)
class LongestWalk:
    """The pawn that walked most fields between entering and the end of its way, and how many."""

    pawn: PawnId
    fields: int


@dataclass(frozen=True, slots=True)
class HitOfTheGame:
    """The hit that sent another's pawn back farthest: who made it, the pawn, how far it had come, the round, the play.

    It is whoever plays that makes it, also with a pawn of somebody else, which a seven may move.
    """

    by: Seat
    pawn: PawnId
    fields: int
    round: int
    play: int


@dataclass(frozen=True, slots=True)
class FirstHome:
    """The first pawn that came home, the round, and which play, counted from 0, brought it there."""

    pawn: PawnId
    round: int
    play: int


@dataclass(frozen=True, slots=True)
class Highlights:
    """What is told of a game; None where there is nothing to tell.

    Attributes:
        rounds: how many were dealt.
        hits_given: by seat, how many pawns it hit.
        hits_taken: by seat, how many it lost.
        walks: by seat, the most fields that one of its pawns walked.
        longest_walk: the longest of these.
        hit_of_the_game: the hit that sent a pawn back farthest.
        first_home: the first pawn that came home.
    """

    rounds: int
    hits_given: tuple[int, ...]
    hits_taken: tuple[int, ...]
    walks: tuple[int, ...]
    longest_walk: LongestWalk | None
    hit_of_the_game: HitOfTheGame | None
    first_home: FirstHome | None


def highlights(board: Board, history: Iterable[PlayRecord]) -> Highlights:
    """What is worth telling of these plays on this board; of equals the first."""
    given, taken, walks = [0] * board.players, [0] * board.players, [0] * board.players
    walked: dict[PawnId, int] = {}
    walk, hit, first, rounds = None, None, None, 0
    for play, record in enumerate(history):
        rounds = record.round
        for moved in record.moved:
            if isinstance(moved.move, Walk):
                walked[moved.pawn] = walked.get(moved.pawn, 0) + abs(moved.move.steps)
                walks[moved.pawn.seat] = max(walks[moved.pawn.seat], walked[moved.pawn])
                if walk is None or walked[moved.pawn] > walk.fields:
                    walk = LongestWalk(moved.pawn, walked[moved.pawn])
            for lost in moved.struck:
                given[record.seat] += 1
                taken[lost.seat] += 1
                walked.pop(lost, None)
                fields = _come(board, lost, moved.before[lost.seat][lost.number - 1])
                if lost.seat != record.seat and (hit is None or fields > hit.fields):
                    hit = HitOfTheGame(record.seat, lost, fields, record.round, play)
            if first is None and is_home(moved.after[moved.pawn.seat][moved.pawn.number - 1]):
                first = FirstHome(moved.pawn, record.round, play)
    return Highlights(rounds, tuple(given), tuple(taken), tuple(walks), walk, hit, first)


def _come(board: Board, pawn: PawnId, place: Location) -> int:
    """How far from its start field a pawn stands, along the track; the centre counts as half the way round."""
    if place == CENTRE:
        return board.fields // 2
    return (place - board.starts[pawn.seat]) % board.fields

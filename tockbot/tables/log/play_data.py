"""Plays and their moves as plain data, and back."""

from __future__ import annotations

from typing import Any, assert_never

from tockbot.rules import (
    Discard,
    Draw,
    Enter,
    Jump,
    Move,
    MovePlay,
    Play,
    Spot,
    Swap,
    TableRules,
    ThrowIn,
    Walk,
    format_pawns,
    parse_pawns,
)
from tockbot.tables.log.plain import Data, LogError, read_bool, read_int, read_location, read_seat, read_str


def play_data(play: Play) -> Data:
    """A play as plain data, ready for JSON."""
    match play:
        case MovePlay(spent, pawns, forces_discard, rank, moves):
            return {
                "play": "move",
                "spent": spent,
                "rank": rank,
                "moves": [_move_data(move) for move in moves],
                "pawns": format_pawns(pawns),
                "forces_discard": forces_discard,
            }
        case Draw(spent, seat):
            return {"play": "draw", "spent": spent, "from": seat}
        case ThrowIn(spent):
            return {"play": "throw in", "spent": spent}
        case Discard(spent):
            return {"play": "discard", "spent": spent}
        case _:
            assert_never(play)


def _move_data(move: Move) -> list[Any]:
    match move:
        case Enter(seat, goal, hits):
            return ["enter", seat, goal, _spots_data(hits)]
        case Walk(seat, origin, goal, steps, hits):
            return ["walk", seat, origin, goal, steps, _spots_data(hits)]
        case Jump(seat, origin, goal, hits):
            return ["jump", seat, origin, goal, _spots_data(hits)]
        case Swap(seat, origin, other):
            return ["swap", seat, origin, [other.seat, other.location]]
        case _:
            assert_never(move)


def _spots_data(spots: tuple[Spot, ...]) -> list[list[int]]:
    return [[spot.seat, spot.location] for spot in spots]


def read_play(data: Data, rules: TableRules) -> Play:
    """The play that was written, at a table with these rules.

    Raises:
        LogError, KeyError, ValueError, TypeError: it is none.
    """
    spent = read_str(data["spent"])
    match data["play"]:
        case "move":
            moves = tuple(_move(move) for move in data["moves"])
            pawns, forces_discard = parse_pawns(rules, data["pawns"]), read_bool(data["forces_discard"])
            return MovePlay(spent, pawns, forces_discard, read_str(data["rank"]), moves)
        case "draw":
            return Draw(spent, read_seat(data["from"]))
        case "throw in":
            return ThrowIn(spent)
        case "discard":
            return Discard(spent)
        case other:
            raise LogError(f"{other!r} is no kind of play")


def _move(data: list[Any]) -> Move:
    match data:
        case ["walk", seat, origin, goal, steps, hits]:
            return Walk(read_seat(seat), read_location(origin), read_location(goal), read_int(steps), _spots(hits))
        case ["enter", seat, goal, hits]:
            return Enter(read_seat(seat), read_location(goal), _spots(hits))
        case ["jump", seat, origin, goal, hits]:
            return Jump(read_seat(seat), read_location(origin), read_location(goal), _spots(hits))
        case ["swap", seat, origin, [owner, location]]:
            return Swap(read_seat(seat), read_location(origin), Spot(read_seat(owner), read_location(location)))
        case _:
            raise LogError("a move cannot be read")


def _spots(data: list[list[int]]) -> tuple[Spot, ...]:
    return tuple([Spot(read_seat(seat), read_location(location)) for seat, location in data]) if data else ()

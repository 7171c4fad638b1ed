"""A play in the notation of docs/notation.md, and the legal play that a text means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from tockbot.rules import (
    Burn,
    Discard,
    Draw,
    Enter,
    Jump,
    Move,
    MovePlay,
    Parts,
    Phase,
    Play,
    Position,
    Seat,
    Spot,
    Swap,
    ThrowIn,
    Walk,
    location_name,
    plays_without_sevens,
    sevens_that_fit,
)

THROW_IN = "throw in"
DISCARD = "discard"
CHOSEN = " by choice"
PARTS_READ: Final = 10_000
"""So many parts of a seven are compared with a text; no seven has so many to choose from, one after another."""


def play_text(position: Position, seat: Seat, play: Play) -> str:
    """A play of a seat without its cards: ``15>28 x1:28``, ``as K r>0``, ``draw 2``, ``burn 1``, ``throw in``."""
    match play:
        case MovePlay(spent, _, _, rank, moves):
            told = " ".join(_move_text(position, seat, move) for move in moves)
            return told if rank == spent else f"as {rank} {told}"
        case Draw(_, other):
            return f"draw {sector(position, other)}"
        case Burn(_, other, choice):
            return f"burn {sector(position, other)}{CHOSEN * choice}"
        case ThrowIn():
            return THROW_IN
        case Discard():
            return DISCARD
        case _:
            assert_never(play)


def find_play(position: Position, seat: Seat, spent: str, text: str) -> Play | None:
    """The legal play of the seat to act that spends these ranks and is written so; None if there is none."""
    for play in (*plays_without_sevens(position), *_sevens(position, seat, spent, text)):
        if play.spent == spent and play_text(position, seat, play) == text:
            return play
    return None


def sector(position: Position, seat: Seat) -> int:
    """What a seat is called in the notation: by the arm of the board it sits at (rules.md 6.1)."""
    return position.rules.board.sectors[seat]


def _sevens(position: Position, seat: Seat, spent: str, text: str) -> Iterator[Play]:
    """The sevens whose parts are written so; there may be too many to list them all."""
    if position.turn is None or position.phase is not Phase.PLAY:
        return
    written = text.split(" ", 2)[2] if text.startswith("as ") and text.count(" ") > 1 else text
    written += " "

    def fit(parts: Parts) -> int | None:
        told = " ".join(_move_text(position, seat, part) for part in parts)
        return 0 if written.startswith(f"{told} ") else None

    for card in dict.fromkeys(spent):
        if position.rules.splitting.get(card) and card in position.hands[position.turn]:
            yield from sevens_that_fit(position, card, fit, PARTS_READ)


def _move_text(position: Position, seat: Seat, move: Move) -> str:
    owner = "" if move.seat == seat else f"{sector(position, move.seat)}:"
    hits = "".join(f" x{_spot(position, hit)}" for hit in move.hits)
    match move:
        case Enter(_, goal):
            return f"{owner}r>{location_name(goal)}{hits}"
        case Walk(_, origin, goal, steps):
            way = ">" if steps > 0 else "<"
            return f"{owner}{location_name(origin)}{way}{location_name(goal)}{hits}"
        case Jump(_, origin, goal):
            return f"{owner}{location_name(origin)}>>{location_name(goal)}{hits}"
        case Swap(_, origin, other):
            return f"{owner}{location_name(origin)}~{_spot(position, other)}"
        case _:
            assert_never(move)


def _spot(position: Position, spot: Spot) -> str:
    return f"{sector(position, spot.seat)}:{location_name(spot.location)}"

"""Counting play sequences, the classic proof of a move generator (rules.md 6.3)."""

from __future__ import annotations

from tockbot.rules.legal.legal import legal_plays
from tockbot.rules.plays import takes_from
from tockbot.rules.position import Position
from tockbot.rules.turn import after_legal


def perft(position: Position, depth: int) -> int:
    """How many distinct sequences of so many plays there are; a draw, a round's and the game's end cut one short."""
    if depth == 0 or position.turn is None:
        return 1
    plays = legal_plays(position)
    if depth == 1:
        return len(plays)
    return sum(1 if takes_from(play) is not None else perft(after_legal(position, play), depth - 1) for play in plays)

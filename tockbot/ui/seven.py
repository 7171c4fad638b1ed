"""A seven put together part by part (rules.md 4.3): what was chosen, what may follow, and the play once it is whole."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tockbot.rules.legal import legal_plays
from tockbot.rules.pawns import Pawns
from tockbot.rules.plays import MovePlay, Walk
from tockbot.rules.seven import STEPS, Part, Parts, next_parts
from tockbot.tables.observation import Observation

SEVEN = "7"


@dataclass(frozen=True, slots=True)
class SevenSoFar:
    """A seven being put together.

    Attributes:
        parts: the parts chosen.
        left: the steps left.
        offered: the parts that may come next; none when the seven is whole.
        play: the play, once the seven is whole.
    """

    parts: Parts
    left: int
    offered: tuple[Part, ...]
    play: MovePlay | None


def seven_so_far(game: Observation, spent: str, path: tuple[int, ...]) -> SevenSoFar:
    """The seven, spent as this rank, of which these parts were chosen, each by its place among those offered.

    Raises:
        IndexError: a part chosen was not offered.
        ValueError: it is not the viewer's turn.
    """
    if game.viewer is None or game.viewer != game.turn:
        raise ValueError("only the seat to act plays a seven")
    plays = {
        play.pawns: play for play in legal_plays(game.position()) if isinstance(play, MovePlay) and play.spent == spent
    }
    goals = frozenset(plays)
    pawns: Pawns = game.pawns
    parts: Parts = ()
    left = STEPS
    for place in path:
        offered = next_parts(game.rules, game.pawns, game.viewer, parts, goals)
        part, pawns = offered[place]
        parts = (*parts, part)
        left -= abs(part.steps) if isinstance(part, Walk) else STEPS
    if left == 0:
        play = replace(plays[pawns], rank=SEVEN, moves=parts)
        return SevenSoFar(parts, 0, (), play)
    following = next_parts(game.rules, game.pawns, game.viewer, parts, goals)
    return SevenSoFar(parts, left, tuple(part for part, _ in following), None)


def can_be_seven(game: Observation, spent: str) -> bool:
    """Whether a card, spent as this rank, can be played as a seven now."""
    return game.viewer is not None and game.viewer == game.turn and bool(seven_so_far(game, spent, ()).offered)

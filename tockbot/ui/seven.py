"""A seven put together part by part (rules.md 4.3): what was chosen, what may follow, and the play once it is whole."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tockbot.rules.board import CENTRE
from tockbot.rules.law import JOKER
from tockbot.rules.legal import legal_plays
from tockbot.rules.moves import jump
from tockbot.rules.pawns import Pawns
from tockbot.rules.plays import Jump, MovePlay, Play, Walk
from tockbot.rules.seven import STEPS, Part, Parts, next_parts
from tockbot.rules.standing import standing
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
        with_second: the plays that then put a pawn in the centre with a second card (rules.md 4.12), each with its
            place among the legal plays and its last move.
    """

    parts: Parts
    left: int
    offered: tuple[Part, ...]
    play: MovePlay | None
    with_second: tuple[tuple[int, MovePlay, Jump], ...] = ()


def seven_card(play: MovePlay) -> str:
    """Which card of a play that is a seven is the seven; the other, if any, is the second card (rules.md 4.12)."""
    return SEVEN if SEVEN in play.spent else JOKER


def seven_so_far(game: Observation, spent: str, path: tuple[int, ...]) -> SevenSoFar:
    """The seven, spent as this rank, of which these parts were chosen, each by its place among those offered.

    Raises:
        IndexError: a part chosen was not offered.
        ValueError: it is not the viewer's turn.
    """
    if game.viewer is None or game.viewer != game.turn:
        raise ValueError("only the seat to act plays a seven")
    legal = legal_plays(game.position())
    plays = {
        play.pawns: play
        for play in legal
        if isinstance(play, MovePlay) and play.spent == spent and not play.forces_discard
    }
    goals = frozenset(plays)
    pawns: Pawns = game.pawns
    parts: Parts = ()
    left = STEPS
    for place in path:
        offered = next_parts(game.rules, game.pawns, game.viewer, parts, goals)
        part, pawns = offered[place]
        parts = (*parts, part)
        left -= steps_of(part)
    if left == 0:
        play = replace(plays[pawns], rank=SEVEN, moves=parts)
        return SevenSoFar(parts, 0, (), play, _with_second(game, spent, pawns, legal))
    following = next_parts(game.rules, game.pawns, game.viewer, parts, goals)
    return SevenSoFar(parts, left, tuple(part for part, _ in following), None)


def _with_second(
    game: Observation, spent: str, pawns: Pawns, legal: tuple[Play, ...]
) -> tuple[tuple[int, MovePlay, Jump], ...]:
    """The legal plays that go on from these pawns, a whole seven, with a second card."""
    found: list[tuple[int, MovePlay, Jump]] = []
    stands = standing(game.rules, pawns)
    for place, play in enumerate(legal):
        if not isinstance(play, MovePlay) or play.rank != SEVEN or len(play.spent) == 1 or seven_card(play) != spent:
            continue
        last = play.moves[-1]
        there = stands.at.get(last.origin) if isinstance(last, Jump) else None
        if there is not None:
            found.extend((place, play, move) for move, after in jump(stands, *there, CENTRE) if after == play.pawns)
    return tuple(found)


def steps_of(part: Part) -> int:
    """How many of the seven steps a part uses (rules.md 4.3, 4.13)."""
    return abs(part.steps) if isinstance(part, Walk) else STEPS


def can_be_seven(game: Observation, spent: str) -> bool:
    """Whether a card, spent as this rank, can be played as a seven now."""
    return game.viewer is not None and game.viewer == game.turn and bool(seven_so_far(game, spent, ()).offered)

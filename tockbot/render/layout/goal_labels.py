"""What the labels of the goals say, and where they lie: each on its own goal and no larger, so it covers nothing else.

Invariant: two labels never touch, and none reaches beyond its field; where a pawn would be hit or swapped the label is
smaller, and the pawn is seen around it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tockbot.render.layout.board_layout import BOARD_SIZE, Layout
from tockbot.render.layout.points import Point
from tockbot.render.scene import BoardScene, Goal

FEW: Final = 2
"""So many labels of buttons stand one below the other, more of them in pairs."""


@dataclass(frozen=True, slots=True)
class GoalLabel:
    """The labels of the buttons to one goal, in rows; where it is, in pixels of a board; whether a pawn is there."""

    at: Point
    rows: tuple[str, ...]
    taken: bool


def goal_labels(scene: BoardScene, layout: Layout) -> tuple[GoalLabel, ...]:
    """The labels of a scene's goals, one for each place."""
    goals: dict[Point, list[Goal]] = {}
    for goal in scene.goals:
        goals.setdefault(layout.place(goal.seat, goal.goal, 1), []).append(goal)
    pawns = {layout.place(seen.seat, pawn.location, pawn.number) for seen in scene.seats for pawn in seen.pawns}
    return tuple(
        GoalLabel(at.scaled(BOARD_SIZE), _rows([*dict.fromkeys(goal.label for goal in there)]), at in pawns)
        for at, there in goals.items()
    )


def _rows(labels: list[str]) -> tuple[str, ...]:
    if len(labels) <= FEW:
        return tuple(labels)
    return tuple("/".join(labels[first : first + 2]) for first in range(0, len(labels), 2))

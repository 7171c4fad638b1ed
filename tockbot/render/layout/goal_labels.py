"""Where the labels of the goals lie: at their goals, or beside them where a pawn stands, and nowhere on each other.

Theory of operation: a label is a rectangle with round ends, that is all points so near to a smaller rectangle, its
core; two are apart if their cores are farther apart than their two radii. Labels of few numbers at free goals come
first, for those always fit; then longer ones, then those of goals where a pawn stands. Each is tried at its goal, then
on wider and wider rings around it, and lies where it first is off all others and all pawns, on the side with most room.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from tockbot.render.layout.board_layout import BOARD_SIZE, Layout
from tockbot.render.layout.points import Box, Point
from tockbot.render.scene import BoardScene, Goal

SizeOf = Callable[[tuple[str, ...], float], tuple[float, float]]

PAWN_RADIUS: Final = 0.42
"""The radius of a pawn, in pitches."""

CORNER_RADIUS: Final = 0.42
"""The radius of a label's corners, in pitches, without its rim."""

RINGS: Final = tuple(step * 0.15 for step in range(15))
"""How far from its goal a label may lie, in pitches."""

SIDES: Final = 16

FEW: Final = 2
"""So many numbers fit a field one below the other."""

NEAR: Final = 5
"""What is farther than this from a goal, in pitches, is not in the way of its label."""


@dataclass(frozen=True, slots=True)
class GoalLabel:
    """The labels of the buttons that lead to one goal, in rows, and where they lie: pixels of a whole board."""

    goal: Point
    taken: bool
    rows: tuple[str, ...]
    at: Point
    core: Box
    radius: float

    def gap(self, core: Box, radius: float) -> float:
        """How far it is to something else with round ends; less than nothing if they overlap."""
        across = max(core.left - self.core.right, self.core.left - core.right, 0)
        down = max(core.top - self.core.bottom, self.core.top - core.bottom, 0)
        return math.hypot(across, down) - radius - self.radius


def goal_labels(scene: BoardScene, layout: Layout, size_of: SizeOf) -> tuple[GoalLabel, ...]:
    """The labels of a scene's goals, one for each place.

    Args:
        scene: the scene.
        layout: where all of its board stands.
        size_of: how wide and high rows of numbers are drawn on a board of a pitch, all in pixels.
    """
    goals: dict[Point, list[Goal]] = {}
    for goal in scene.goals:
        goals.setdefault(layout.place(goal.seat, goal.goal, 1).scaled(BOARD_SIZE), []).append(goal)
    pawns = [
        layout.place(seen.seat, pawn.location, pawn.number).scaled(BOARD_SIZE)
        for seen in scene.seats
        for pawn in seen.pawns
    ]
    taken = {at for at in goals if at in pawns}
    pitch = layout.pitch * BOARD_SIZE
    placed: list[GoalLabel] = []
    for at in sorted(goals, key=lambda at: (at in taken, len(goals[at]))):
        rows = _rows([*dict.fromkeys(goal.label for goal in goals[at])])
        placing = _Placing(at, at in taken, rows, pitch, size_of(rows, pitch))
        placed.append(placing.best(tuple(placed), tuple(pawns)))
    return tuple(placed)


def _rows(words: list[str]) -> tuple[str, ...]:
    """One or two labels one below the other, more of them in pairs."""
    if len(words) <= FEW:
        return tuple(words)
    return tuple("/".join(words[first : first + 2]) for first in range(0, len(words), 2))


@dataclass(frozen=True, slots=True)
class _Placing:
    """Where the label of one goal might lie; its pitch and size are in pixels."""

    goal: Point
    taken: bool
    rows: tuple[str, ...]
    pitch: float
    size: tuple[float, float]

    def best(self, others: tuple[GoalLabel, ...], pawns: tuple[Point, ...]) -> GoalLabel:
        """The label off all others and all pawns, or as far off as can be."""
        in_the_way = [(other.core, other.radius) for other in others if self._is_near(other.at)]
        in_the_way += [(Box(*at, *at), PAWN_RADIUS * self.pitch) for at in pawns if self._is_near(at)]

        def room(label: GoalLabel) -> float:
            return round(min((label.gap(*one) for one in in_the_way), default=math.inf), 6)

        all_rings: list[GoalLabel] = []
        for ring in RINGS:
            ways = list(self._on(ring))
            best = max(ways, key=room, default=None)
            if best is not None and room(best) >= 0:
                return best
            all_rings += ways
        return max(all_rings, key=room)

    def _is_near(self, at: Point) -> bool:
        return math.dist(self.goal, at) < NEAR * self.pitch

    def _on(self, ring: float) -> Iterator[GoalLabel]:
        """The labels inside the picture that lie so far from the goal."""
        width, height = self.size
        radius = min(CORNER_RADIUS * self.pitch, width / 2, height / 2)
        for side in range(SIDES if ring else 1):
            angle = 2 * math.pi * side / SIDES - math.pi / 2
            x = self.goal.x + math.cos(angle) * ring * self.pitch
            y = self.goal.y + math.sin(angle) * ring * self.pitch
            box = Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
            if min(box) >= 0 and max(box) <= BOARD_SIZE:
                yield GoalLabel(self.goal, self.taken, self.rows, Point(x, y), box.grown(-radius), radius)

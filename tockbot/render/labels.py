"""Where the numbers of the choices lie: at their goals, or beside them where a pawn stands, and nowhere on each other.

Theory of operation: a label is a rectangle with round ends, that is all points so near to a smaller rectangle, its
core; two are apart if their cores are farther apart than their two radii. Labels of few numbers at free goals come
first, for those always fit; then longer ones, then those of goals where a pawn stands. Each is tried at its goal, then
on wider and wider rings around it, and lies where it first is off all others and all pawns, on the side with most room.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tockbot.render.geometry import SIZE, Layout
from tockbot.render.marks import badge_size
from tockbot.render.points import Box, Point
from tockbot.render.scene import BoardScene, Goal

PAWN: Final = 0.42
"""The radius of a pawn, in pitches."""

ROUND: Final = 0.42
"""The radius of a label's corners, in pitches, without its rim."""

RINGS: Final = tuple(step * 0.15 for step in range(15))
"""How far from its goal a label may lie, in pitches."""

SIDES: Final = 16

FEW: Final = 2
"""So many numbers fit a field one below the other."""

NEAR: Final = 5
"""What is farther than this from a goal, in pitches, is not in the way of its label."""


@dataclass(frozen=True, slots=True)
class Label:
    """The numbers of the choices that lead to one goal, in rows, and where they lie: pixels of a whole board."""

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


def labels(scene: BoardScene, plan: Layout) -> tuple[Label, ...]:
    """The labels of a scene's choices, one for each goal."""
    goals: dict[Point, list[Goal]] = {}
    for choice in scene.goals:
        goals.setdefault(plan.place(choice.seat, choice.goal, 1).scaled(SIZE), []).append(choice)
    pawns = [
        plan.place(seen.seat, pawn.location, pawn.number).scaled(SIZE) for seen in scene.seats for pawn in seen.pawns
    ]
    taken = {at for at in goals if at in pawns}
    placed: list[Label] = []
    for at in sorted(goals, key=lambda at: (at in taken, len(goals[at]))):
        tried = _Tried(at, at in taken, _rows(sorted(choice.number for choice in goals[at])), plan.pitch * SIZE)
        placed.append(tried.best(tuple(placed), tuple(pawns)))
    return tuple(placed)


def _rows(numbers: list[int]) -> tuple[str, ...]:
    """One or two numbers one below the other, more of them in pairs."""
    words = [str(number) for number in numbers]
    if len(words) <= FEW:
        return tuple(words)
    return tuple("/".join(words[first : first + 2]) for first in range(0, len(words), 2))


@dataclass(frozen=True, slots=True)
class _Tried:
    """Where the label of one goal might lie; the pitch is in pixels."""

    goal: Point
    taken: bool
    rows: tuple[str, ...]
    pitch: float

    def best(self, others: tuple[Label, ...], pawns: tuple[Point, ...]) -> Label:
        """The label off all others and all pawns, or as far off as can be."""
        in_the_way = [(other.core, other.radius) for other in others if self._is_near(other.at)]
        in_the_way += [(Box(*at, *at), PAWN * self.pitch) for at in pawns if self._is_near(at)]

        def room(label: Label) -> float:
            return round(min((label.gap(*one) for one in in_the_way), default=math.inf), 6)

        all_rings: list[Label] = []
        for ring in RINGS:
            ways = list(self._on(ring))
            best = max(ways, key=room, default=None)
            if best is not None and room(best) >= 0:
                return best
            all_rings += ways
        return max(all_rings, key=room)

    def _is_near(self, at: Point) -> bool:
        return math.dist(self.goal, at) < NEAR * self.pitch

    def _on(self, ring: float) -> Iterator[Label]:
        """The labels inside the picture that lie so far from the goal."""
        width, height = badge_size(self.rows, self.pitch)
        radius = min(ROUND * self.pitch, width / 2, height / 2)
        for side in range(SIDES if ring else 1):
            angle = 2 * math.pi * side / SIDES - math.pi / 2
            x = self.goal.x + math.cos(angle) * ring * self.pitch
            y = self.goal.y + math.sin(angle) * ring * self.pitch
            box = Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
            if min(box) >= 0 and max(box) <= SIZE:
                yield Label(self.goal, self.taken, self.rows, Point(x, y), box.grown(-radius), radius)

"""The picture of how a game went: each side's chance to win from beginning to end, below it who they are."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tockbot.render.ink.png import encoded
from tockbot.render.ink.sprites import cut, hand_sprite, lay
from tockbot.render.ink.themes import WOOD, Theme
from tockbot.render.layout.points import Point
from tockbot.render.pages.private import page_of_hand
from tockbot.render.pieces.graphs import Graph, graph
from tockbot.render.pieces.plates import Plate, plate
from tockbot.render.scene import CourseScene

WIDTH: Final = 1000
MARGIN: Final = 24
GRAPH: Final = 480
PLATE: Final = 64
COLUMNS: Final = 2


def draw_course(scene: CourseScene, theme: Theme = WOOD) -> bytes:
    """Draw how a game went."""
    return encoded(course_page(scene, theme))


def course_page(scene: CourseScene, theme: Theme) -> Image.Image:
    """The graph, and a plate for each area, the lowest first."""
    rows = -(-len(scene.sides) // COLUMNS)
    page = page_of_hand(theme, WIDTH, MARGIN + GRAPH + rows * (PLATE + MARGIN) + MARGIN)
    wide = WIDTH - 2 * MARGIN
    shown = Graph(tuple(seat for seat, _ in scene.sides), scene.shares, scene.rounds, scene.marks)
    lay(page, cut(theme, graph(theme, shown, wide, GRAPH), theme.hand), Point(WIDTH / 2, MARGIN + GRAPH / 2))
    width = wide // COLUMNS - MARGIN
    for place, (seat, name) in enumerate(scene.sides):
        row, column = divmod(place, COLUMNS)
        at = Point(
            MARGIN + width / 2 + column * (width + 2 * MARGIN), MARGIN * 2 + GRAPH + row * (PLATE + MARGIN) + PLATE / 2
        )
        won = seat in scene.winners
        lay(page, hand_sprite(plate, theme, Plate(seat, name, turn=False, won=won), width, PLATE), at)
    return page

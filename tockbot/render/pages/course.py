"""The picture of how a game went: each side's chance to win from beginning to end, below it who they are.

The chances are areas of the seats' colours that fill the height together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.files import encoded
from tockbot.render.ink.fonts import Weight
from tockbot.render.ink.sprites import cut, hand_sprite, lay
from tockbot.render.ink.themes import WHITE, WOOD, Theme
from tockbot.render.layout.points import Box, Point
from tockbot.render.pages.hands import page_of_hand
from tockbot.render.pieces.plates import Plate, plate
from tockbot.render.scene import CourseScene

WIDTH: Final = 1000
MARGIN: Final = 24
GRAPH: Final = 480
PLATE: Final = 64
COLUMNS: Final = 2

MARK: Final = 26
"""The radius of a mark."""

LETTERS: Final = 34

SIGN: Final = 30
"""How high the signs along the edges are."""

APART: Final = 60
"""So far apart two numbers of rounds stand at least."""


def draw_course(scene: CourseScene, theme: Theme = WOOD) -> bytes:
    """Draw how a game went."""
    return encoded(course_page(scene, theme))


def course_page(scene: CourseScene, theme: Theme) -> Image.Image:
    """The graph, and a plate for each area, the lowest first."""
    rows = -(-len(scene.sides) // COLUMNS)
    page = page_of_hand(theme, WIDTH, MARGIN + GRAPH + rows * (PLATE + MARGIN) + MARGIN)
    wide = WIDTH - 2 * MARGIN
    lay(page, cut(theme, graph(theme, scene, wide, GRAPH), theme.hand), Point(WIDTH / 2, MARGIN + GRAPH / 2))
    width = wide // COLUMNS - MARGIN
    for place, (seat, name) in enumerate(scene.sides):
        row, column = divmod(place, COLUMNS)
        column = COLUMNS - 1 - column if scene.leftward else column
        at = Point(
            MARGIN + width / 2 + column * (width + 2 * MARGIN), MARGIN * 2 + GRAPH + row * (PLATE + MARGIN) + PLATE / 2
        )
        won = seat in scene.winners
        lay(page, hand_sprite(plate, theme, Plate(seat, name, won=won, leftward=scene.leftward), width, PLATE), at)
    return page


def graph(theme: Theme, scene: CourseScene, width: int, height: int) -> Image.Image:
    """The areas, a line at every round and one in the middle, and the marks."""
    canvas = Canvas(width, height, oversampling=2)
    fine = ImageDraw.Draw(canvas.picture)

    def at(moment: int, share: float) -> Point:
        return Point(moment * width / max(1, len(scene.shares) - 1), height * (1 - share))

    for area in range(len(scene.sides)):
        below = [at(moment, _edge(shares, area)) for moment, shares in enumerate(scene.shares)]
        above = [at(moment, _edge(shares, area + 1)) for moment, shares in enumerate(scene.shares)]
        outline = [(point.x * 2, point.y * 2) for point in (*below, *reversed(above))]
        fine.polygon(outline, fill=theme.seats[scene.sides[area][0]].fill)
    for area in range(1, len(scene.sides)):
        edge = [at(moment, _edge(shares, area)) for moment, shares in enumerate(scene.shares)]
        canvas.line(edge, 6, WHITE)
    for x in range(0, width, 40):
        canvas.line((Point(x, height / 2), Point(x + 14, height / 2)), 2, WHITE)
    _axes(canvas, theme, [at(moment, 0) for moment in scene.rounds])
    for number, (moment, area) in enumerate(scene.marks, 1):
        _mark(canvas, theme, number, at(moment, _edge(scene.shares[moment], area)))
    return canvas.finished()


def _axes(canvas: Canvas, theme: Theme, rounds: Sequence[Point]) -> None:
    """Per cent along the left edge, and along the lower one the numbers of rounds, as far as they have room."""
    height, last = canvas.size[1], float(-APART)
    for part in (100, 50):
        _sign(canvas, theme, f"{part} %", Point(SIGN * 1.6, max(SIGN * 0.7, height * (1 - part / 100))))
    for number, point in enumerate(rounds, 1):
        canvas.line((point, Point(point.x, point.y - 0.03 * height)), 3, WHITE)
        if point.x >= last + APART and point.x < canvas.size[0] - SIGN:
            _sign(canvas, theme, str(number), Point(point.x + SIGN * 0.7, height - SIGN * 0.7))
            last = point.x


def _sign(canvas: Canvas, theme: Theme, text: str, at: Point) -> None:
    """Small letters that stand apart from any seat's colour."""
    half = Point(SIGN * (0.25 + 0.29 * len(text)), SIGN * 0.55)
    canvas.box(Box(at.x - half.x, at.y - half.y, at.x + half.x, at.y + half.y), 0.3 * SIGN, theme.way_edge)
    canvas.text(text, at, SIGN * 0.8, WHITE, Weight.BOLD)


def _edge(shares: Sequence[float], area: int) -> float:
    """How high the lower edge of an area lies."""
    return min(1.0, sum(shares[:area]))


def _mark(canvas: Canvas, theme: Theme, number: int, at: Point) -> None:
    width, height = canvas.size
    inside = Point(min(max(at.x, MARK + 4), width - MARK - 4), min(max(at.y, MARK + 4), height - MARK - 4))
    canvas.disc(inside, MARK + 3, theme.way_edge)
    canvas.disc(inside, MARK, WHITE)
    canvas.text(str(number), inside, LETTERS, theme.way_edge)

"""A graph of shares over time: areas of the seats' colours that fill the height together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.themes import WHITE, Theme
from tockbot.render.layout.points import Point

MARK: Final = 26
"""The radius of a mark."""

LETTERS: Final = 34


@dataclass(frozen=True, slots=True)
class Graph:
    """What a graph shows.

    Attributes:
        seats: the seat in whose colour each area is, the lowest first.
        shares: for each moment the share of each area, 0 to 1, together 1.
        rounds: the moments at which rounds begin.
        marks: moments that are marked, the first with 1, and with the area at whose upper edge.
    """

    seats: tuple[int, ...]
    shares: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    marks: tuple[tuple[int, int], ...]


def graph(theme: Theme, shown: Graph, width: int, height: int) -> Image.Image:
    """The areas, a line at every round and one in the middle, and the marks."""
    canvas = Canvas(width, height, oversampling=2)
    fine = ImageDraw.Draw(canvas.picture)

    def at(moment: int, share: float) -> Point:
        return Point(moment * width / max(1, len(shown.shares) - 1), height * (1 - share))

    for area in range(len(shown.seats)):
        below = [at(moment, _edge(shares, area)) for moment, shares in enumerate(shown.shares)]
        above = [at(moment, _edge(shares, area + 1)) for moment, shares in enumerate(shown.shares)]
        outline = [(point.x * 2, point.y * 2) for point in (*below, *reversed(above))]
        fine.polygon(outline, fill=theme.seats[shown.seats[area]].fill)
    for area in range(1, len(shown.seats)):
        edge = [at(moment, _edge(shares, area)) for moment, shares in enumerate(shown.shares)]
        canvas.line(edge, 6, WHITE)
    for moment in shown.rounds:
        canvas.line((at(moment, 0), at(moment, 0.03)), 3, WHITE)
    for x in range(0, width, 40):
        canvas.line((Point(x, height / 2), Point(x + 14, height / 2)), 2, WHITE)
    for number, (moment, area) in enumerate(shown.marks, 1):
        _mark(canvas, theme, number, at(moment, _edge(shown.shares[moment], area)))
    return canvas.finished()


def _edge(shares: Sequence[float], area: int) -> float:
    """How high the lower edge of an area lies."""
    return min(1.0, sum(shares[:area]))


def _mark(canvas: Canvas, theme: Theme, number: int, at: Point) -> None:
    width, height = canvas.size
    inside = Point(min(max(at.x, MARK + 4), width - MARK - 4), min(max(at.y, MARK + 4), height - MARK - 4))
    canvas.disc(inside, MARK + 3, theme.way_edge)
    canvas.disc(inside, MARK, WHITE)
    canvas.text(str(number), inside, LETTERS, theme.way_edge)

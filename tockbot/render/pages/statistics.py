"""The picture of what somebody's games come to: numbers in tiles, and below them bars."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.files import encoded
from tockbot.render.ink.fonts import Weight, fitted, legible, legible_name, width_of
from tockbot.render.ink.sprites import cut, lay
from tockbot.render.ink.themes import WHITE, WOOD, Colour, Theme, darker
from tockbot.render.layout.board_layout import BOARD_SIZE
from tockbot.render.layout.points import Box, Point
from tockbot.render.pages.hands import page_of_hand
from tockbot.render.scene import Bar, StatisticsScene, Tile, Trend

MARGIN: Final = 24
TITLE: Final = 84
ACROSS: Final = 3
TILE: Final = 148
HEADING: Final = 68
LINE: Final = 58
LETTERS: Final = 40
"""How large letters are beside bars; on a telephone a third of that."""

LEAST: Final = 0.8
"""Long lines are written in letters of this part of their size, and then cut."""

NUMBER: Final = 66
BAR: Final = Box(440, -15, 780, 15)
"""Where a bar lies, from the left, and around the middle of its line."""

RIM: Final = 4
"""How wide the line around a bar is, empty or full."""

TREND: Final = 240
"""How high the graph of a trend is."""

AXIS: Final = 130
"""So much room its per cent have beside it."""

LINE_WIDE: Final = 6
POINT: Final = 11

DARK_BELOW: Final = 380


def draw_statistics(scene: StatisticsScene, theme: Theme = WOOD) -> bytes:
    """Draw the name, the tiles, and the bars under their headings."""
    return encoded(statistics_page(scene, theme))


def statistics_page(scene: StatisticsScene, theme: Theme) -> Image.Image:
    """The same as a page; it is the higher the more there is to tell."""
    rows = -(-len(scene.tiles) // ACROSS)
    lines = sum(len(bars) for _, bars in scene.bars)
    height = TITLE + rows * (TILE + MARGIN) + len(scene.bars) * HEADING + lines * LINE + 2 * MARGIN
    height += 0 if scene.trend is None else HEADING + TREND + MARGIN
    canvas = Canvas(BOARD_SIZE, height, oversampling=1)
    ink = _ink(theme)
    name = legible_name(scene.name, scene.fallback)
    whole = Box(MARGIN, 0, BOARD_SIZE - MARGIN, 0)
    _line(canvas, name, _placed(scene, whole, MARGIN + TITLE / 2), NUMBER, ink, leftward=scene.leftward)
    across = (BOARD_SIZE - MARGIN) / ACROSS
    top = float(TITLE + MARGIN)
    for number, tile in enumerate(scene.tiles):
        row, column = divmod(number, ACROSS)
        left = MARGIN + column * across
        y = top + row * (TILE + MARGIN)
        _tile(canvas, theme, tile, _placed(scene, Box(left, 0, left + across - MARGIN, TILE), y))
    y = top + rows * (TILE + MARGIN)
    for heading, bars in scene.bars:
        _line(canvas, legible(heading), _placed(scene, whole, y + HEADING / 2), LETTERS, ink, leftward=scene.leftward)
        y += HEADING
        for bar in bars:
            _bar(canvas, theme, bar, scene, y + LINE / 2)
            y += LINE
    if scene.trend is not None:
        room = _placed(scene, whole, y + HEADING / 2)
        _line(canvas, legible(scene.trend.heading), room, LETTERS, ink, leftward=scene.leftward)
        _trend(canvas, scene.trend, scene, y + HEADING, ink)
    page = page_of_hand(theme, BOARD_SIZE, height)
    lay(page, cut(theme, canvas.finished(), theme.hand), Point(BOARD_SIZE / 2, height / 2))
    return page


def _tile(canvas: Canvas, theme: Theme, tile: Tile, box: Box) -> None:
    canvas.box(box, 20, theme.plate)
    wide = box.width - MARGIN
    middle = (box.left + box.right) / 2
    for text, down, letters in ((tile.number, 0.36, NUMBER), (tile.label, 0.77, LETTERS)):
        told, y = legible(text), box.top + down * TILE
        size = min(letters, letters * wide / max(1.0, width_of(told, letters, Weight.BOLD)))
        canvas.text(told, Point(middle, y), canvas.letter_size(size), theme.text, Weight.BOLD)


def _bar(canvas: Canvas, theme: Theme, bar: Bar, scene: StatisticsScene, y: float) -> None:
    ink, leftward = _ink(theme), scene.leftward
    label = _placed(scene, Box(MARGIN, 0, BAR.left - MARGIN, 0), y)
    _line(canvas, legible_name(bar.label, "?"), label, LETTERS, ink, leftward=leftward)
    box = _placed(scene, BAR, y)
    canvas.box(box, BAR.height / 2, ink)
    inner = box.grown(-RIM)
    canvas.box(inner, inner.height / 2, theme.hand)
    if bar.part > 0:
        full = Box(BAR.left, BAR.top, BAR.left + max(BAR.height, bar.part * BAR.width), BAR.bottom)
        canvas.box(_placed(scene, full, y), box.height / 2, ink)
    told = _placed(scene, Box(BAR.right + MARGIN, 0, BOARD_SIZE - MARGIN, 0), y)
    _line(canvas, legible(bar.told), told, LETTERS, ink, leftward=leftward)


def _trend(canvas: Canvas, trend: Trend, scene: StatisticsScene, y: float, ink: Colour) -> None:
    """A point for each time, joined by a line, from 50 % up where all are above it; with the per cent beside it."""
    low = 0.5 if min(trend.parts) >= 0.5 else 0.0  # noqa: PLR2004 - half
    box = Box(MARGIN + AXIS, y + MARGIN, BOARD_SIZE - 2 * MARGIN, y + TREND)

    def at(across: float, part: float) -> Point:
        x = box.left + across * box.width
        return Point(BOARD_SIZE - x if scene.leftward else x, box.bottom - (part - low) / (1 - low) * box.height)

    for part in (1.0, (1 + low) / 2, low):
        canvas.line((at(0, part), at(1, part)), 2, ink)
        label = _placed(scene, Box(MARGIN, 0, MARGIN + AXIS, 0), at(0, part).y)
        _line(canvas, f"{round(100 * part)} %", label, LETTERS, ink, leftward=scene.leftward)
    step = 1 / max(1, len(trend.parts) - 1)
    points = [at(0.02 + 0.96 * place * step, part) for place, part in enumerate(trend.parts)]
    canvas.line(points, LINE_WIDE, ink)
    for point in points:
        canvas.disc(point, POINT, ink)


def _placed(scene: StatisticsScene, box: Box, y: float) -> Box:
    """Where a box lies whose place is told from the side at which the words of a picture begin, so far down."""
    left, right = (BOARD_SIZE - box.right, BOARD_SIZE - box.left) if scene.leftward else (box.left, box.right)
    return Box(left, box.top + y, right, box.bottom + y)


def _line(canvas: Canvas, text: str, room: Box, letters: float, ink: Colour, *, leftward: bool) -> None:  # noqa: PLR0913 - all that a line needs
    """A line of text from where a room begins."""
    fits = letters * room.width / max(1.0, width_of(text, letters, Weight.BOLD))
    size = canvas.letter_size(min(letters, max(LEAST * letters, fits)))
    start = Point(room.right if leftward else room.left, room.top)
    canvas.text_from(fitted(text, size, Weight.BOLD, room.width), start, size, ink, Weight.BOLD, leftward=leftward)


def _ink(theme: Theme) -> Colour:
    return WHITE if sum(theme.hand) < DARK_BELOW else darker(theme.text, 0.2)

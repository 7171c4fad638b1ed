"""Draws pages about whole games and about people, in one type scale.

- the poster of a finished game: the winners, the decisive moment, three facts, and the winning chances
- the course of a game: each side's winning chance as an area of its colour; together the areas fill the height
- statistics and rankings: numbers in tiles, rows with bars, and a trend
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import Final

from PIL import Image, ImageDraw

from tockbot.render.board import board_page, shrunk
from tockbot.render.cards import Plate, plate, plate_of
from tockbot.render.fonts import (
    ARROWS,
    ELLIPSIS,
    FIGURE,
    LARGE,
    LEFTWARD,
    SMALL,
    TEXT,
    Weight,
    face_for,
    fitted,
    legible,
    legible_name,
    runs_left,
    width_of,
)
from tockbot.render.hands import page_of_hand
from tockbot.render.ink import Canvas, cut, encoded, hand_sprite, lay, palette, silhouette, star
from tockbot.render.layout import Box, Point
from tockbot.render.scene import Bar, CourseScene, Fact, PosterScene, StatisticsScene, Tile, Trend
from tockbot.render.themes import BRONZE, GOLD, SILVER, WHITE, WOOD, Colour, Theme, darker
from tockbot.tables import SeatSeen

WIDTH: Final = 1000
MARGIN: Final = 32
"""Margin around a page."""

GAP: Final = 20
"""Gap between panels."""

PADDING: Final = 24
"""Margin inside a panel."""

ROUNDING: Final = 20
"""Radius of a panel's corners."""

MIN_LETTERS: Final = 26
"""Minimum size of the letters of a long line; a longer line is cut."""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """A part of a page, drawn in pixels from its upper left corner; ``leftward`` mirrors the places of everything."""

    canvas: Canvas
    theme: Theme
    leftward: bool

    @classmethod
    def blank(cls, theme: Theme, height: float, *, leftward: bool, width: float = WIDTH) -> _Sheet:
        return cls(Canvas(width, height, oversampling=2), theme, leftward)

    def lay_on(self, page: Image.Image, top: float, left: float = 0) -> None:
        """Lay it on a page with its corner at this place."""
        width, height = self.canvas.size
        at = Point(left + width / 2, top + height / 2)
        lay(page, cut(self.theme, self.canvas.finished(), self.theme.hand), at)

    def placed(self, box: Box) -> Box:
        """Return a box that is given from the side where reading begins."""
        width = self.canvas.size[0]
        return Box(width - box.right, box.top, width - box.left, box.bottom) if self.leftward else box

    def panel(self, box: Box) -> None:
        self.canvas.box(self.placed(box), ROUNDING, self.theme.panel)

    def line(self, text: str, room: Box, letters: float, ink: Colour, *, ends: bool = False) -> None:
        """Draw a line of text in the middle of a box's height, from where the box begins, or to where it ends."""
        size = self.canvas.letter_size(_fitting([text], letters, room.width))
        place, leftward = self.placed(room), self.leftward is not ends
        start = Point(place.right if leftward else place.left, place.middle.y)
        self.canvas.text_from(
            fitted(text, size, Weight.BOLD, room.width), start, size, ink, Weight.BOLD, leftward=leftward
        )

    def sign(self, seat: int, at: Point, radius: float) -> None:
        """Draw a seat's silhouette."""
        look = self.theme.seats[seat]
        place = Point(self.canvas.size[0] - at.x if self.leftward else at.x, at.y)
        self.canvas.polygon(silhouette(look.shape), place, radius, WHITE, rounding=0.3 * radius)
        self.canvas.polygon(silhouette(look.shape), place, radius, darker(look.fill, 0.6), rounding=0.18 * radius)
        self.canvas.polygon(silhouette(look.shape), place, radius, look.fill, rounding=0.06 * radius)

    def bar(self, box: Box, part: float) -> None:
        """Draw a bar, of which this share is full."""
        self.canvas.box(self.placed(box), box.height / 2, self.theme.track)
        if part > 0:
            full = Box(box.left, box.top, box.left + max(box.height, min(1.0, part) * box.width), box.bottom)
            self.canvas.box(self.placed(full), box.height / 2, self.theme.accent)


def _fitting(texts: Iterable[str], letters: float, width: float) -> float:
    """Return the size up to this one at which each line fits into a width, or the smallest size."""
    widest = max((width_of(text, letters, Weight.BOLD) for text in texts), default=0.0)
    return min(letters, max(MIN_LETTERS, letters * width / max(1.0, widest)))


PLATES_A_ROW: Final = 2
PLATE: Final = 84
PLATE_OF_MANY: Final = 72
"""Height of a winner's plate, and the same if there is more than one row."""

MOMENT: Final = 572
"""Width and height of the board with the decisive moment."""

LINE: Final = 50
"""Height of a line of text."""

MAX_MOMENT_LINES: Final = 3
"""Maximum number of lines that describe the moment; if it needs more, its letters are smaller."""

MAX_FACT_NAMES: Final = 2
"""Maximum number of names below a fact."""

GRAPH_OF_POSTER: Final = 264


def draw_poster(scene: PosterScene, theme: Theme = WOOD) -> bytes:
    """Draw the winners with crowns, the decisive moment on the whole board, facts, and the winning chances."""
    return encoded(poster_page(scene, theme))


def poster_page(scene: PosterScene, theme: Theme) -> Image.Image:
    """Return the poster as a page; its height depends on the number of winners, and on what there is to show."""
    leftward = scene.board.leftward
    winners = [seen for seen in scene.board.seats if seen.seat in scene.board.winners]
    rows = -(-len(winners) // PLATES_A_ROW)
    high = PLATE if rows <= 1 else PLATE_OF_MANY
    lines = _moment_lines(scene.moment_text)
    top = MARGIN + rows * (high + GAP) + len(scene.lines) * LINE
    below = top + MOMENT + GAP
    graphed = below + len(lines) * LINE + (GAP if lines else 0)
    height = graphed + (GRAPH_OF_POSTER + GAP if scene.course is not None else 0) + MARGIN - GAP
    page = page_of_hand(theme, WIDTH, round(height))
    _winners(page, theme, winners, high, leftward=leftward)
    _lines(page, theme, list(map(legible, scene.lines)), top - len(scene.lines) * LINE - GAP / 2, leftward=leftward)
    left = MARGIN if scene.facts else (WIDTH - MOMENT) // 2
    board = shrunk(board_page(scene.moment or scene.board, theme), MOMENT)
    at = (WIDTH - left - MOMENT if leftward else left, top)
    page.paste(board.quantize(palette=palette(theme), dither=Image.Dither.NONE), at)
    _facts(page, theme, scene.facts, Box(MARGIN + MOMENT + GAP, top, WIDTH - MARGIN, top + MOMENT), leftward=leftward)
    _lines(page, theme, lines, below, leftward=leftward)
    if scene.course is not None:
        drawing = graph(theme, scene.course, WIDTH - 2 * MARGIN, GRAPH_OF_POSTER)
        at_graph = Point(WIDTH / 2, graphed + GRAPH_OF_POSTER / 2)
        lay(page, cut(theme, drawing, theme.hand), at_graph)
    return page


def _winners(page: Image.Image, theme: Theme, winners: list[SeatSeen], high: int, *, leftward: bool) -> None:
    """Draw the winners' plates, two in a row."""
    width = (WIDTH - 2 * MARGIN - GAP) // PLATES_A_ROW
    for first in range(0, len(winners), PLATES_A_ROW):
        row = winners[first : first + PLATES_A_ROW][:: -1 if leftward else 1]
        left = (WIDTH - len(row) * (width + GAP) + GAP) / 2
        y = MARGIN + first // PLATES_A_ROW * (high + GAP) + high / 2
        for place, seen in enumerate(row):
            drawing = plate(theme, plate_of(seen, won=True, leftward=leftward), width, high)
            lay(page, cut(theme, drawing, theme.hand), Point(left + place * (width + GAP) + width / 2, y))


def _facts(page: Image.Image, theme: Theme, facts: Sequence[Fact], room: Box, *, leftward: bool) -> None:
    """Draw facts one below another, each in a panel: its label, its number, and whose it is."""
    if not facts:
        return
    high = (room.height + GAP) / len(facts) - GAP
    sheet = _Sheet.blank(theme, room.height, leftward=leftward, width=room.width)
    for place, fact in enumerate(facts):
        top = place * (high + GAP)
        sheet.panel(Box(0, top, room.width, top + high))
        middle, width = top + high / 2, room.width - PADDING
        letters = SMALL if len(fact.names) == 1 else MIN_LETTERS
        # Beside three or four signs there is no room for names, which are on the board's plates.
        rows = [(fact.names, "")] if len(fact.names) > MAX_FACT_NAMES else [((one,), one[1]) for one in fact.names]
        middle -= (len(rows) - 1) * 0.5 * letters
        first, last = middle - 0.5 * FIGURE - 0.5 * SMALL, middle + 0.5 * FIGURE + 0.5 * letters
        number = legible(fact.number)
        # Joined letters are higher.
        size = LARGE if face_for(number).joined else FIGURE
        sheet.line(legible(fact.label), Box(PADDING, first, width, first), SMALL, theme.faint)
        sheet.line(number, Box(PADDING, middle, width, middle), size, theme.ink)
        for row, (owners, name) in enumerate(rows):
            y = last + 1.1 * row * letters
            for column, (seat, _) in enumerate(owners):
                sheet.sign(seat, Point(PADDING + (0.45 + 1.2 * column) * SMALL, y), 0.42 * letters)
            sheet.line(legible_name(name, ""), Box(PADDING + 1.35 * SMALL, y, width, y), letters, theme.ink)
    sheet.lay_on(page, room.top, WIDTH - room.right if leftward else room.left)


def _lines(page: Image.Image, theme: Theme, lines: Sequence[str], top: float, *, leftward: bool) -> None:
    """Draw legible lines of text across a page."""
    if lines:
        sheet = _Sheet.blank(theme, len(lines) * LINE, leftward=leftward)
        for row, text in enumerate(lines):
            room = Box(MARGIN, row * LINE, WIDTH - MARGIN, (row + 1) * LINE)
            sheet.line(text, room, TEXT, theme.ink)
        sheet.lay_on(page, top)


_UNBROKEN: Final = re.compile(rf"(?<=[{ARROWS}]) | (?=[{ARROWS}] )")
"""Blanks at which no line is broken: those around arrows."""


def _moment_lines(text: str) -> tuple[str, ...]:
    """Return a description in lines; what does not fit is cut."""
    width = WIDTH - 2 * MARGIN
    lines = tuple(_wrapped(text, width))
    if len(lines) > MAX_MOMENT_LINES:
        lines = tuple(_wrapped(text, width * TEXT / MIN_LETTERS))
    if len(lines) <= MAX_MOMENT_LINES:
        return lines
    return (*lines[: MAX_MOMENT_LINES - 1], f"{lines[MAX_MOMENT_LINES - 1]} {ELLIPSIS}")


def _wrapped(text: str, width: float) -> Iterator[str]:
    """Yield a text in lines of at most this width, broken between words; all run in the direction of the text."""
    text = legible(text)
    start = LEFTWARD if runs_left(text) else ""
    line = ""
    for word in _UNBROKEN.sub("\u00a0", text).split(" "):
        longer = f"{line} {word}".strip()
        if line and width_of(longer, TEXT, Weight.BOLD) > width:
            yield start + line
            longer = word
        line = longer
    if line:
        yield start + line


GRAPH: Final = 560
COURSE_PLATE: Final = 72
COLUMNS: Final = 2

AXIS: Final = 96
"""Room for the percentages beside a graph."""

FOOT: Final = 48
"""Room for the numbers of rounds below a graph."""

MARK: Final = 24
"""Radius of a mark above a graph."""

APART: Final = 72
"""Minimum distance between two numbers of rounds."""


def draw_course(scene: CourseScene, theme: Theme = WOOD) -> bytes:
    """Draw the course of a game."""
    return encoded(course_page(scene, theme))


def course_page(scene: CourseScene, theme: Theme) -> Image.Image:
    """Return the graph and a plate for each area, the lowest first, as a page."""
    rows = -(-len(scene.sides) // COLUMNS)
    page = page_of_hand(theme, WIDTH, MARGIN + GRAPH + rows * (COURSE_PLATE + GAP) + MARGIN)
    drawing = graph(theme, scene, WIDTH - 2 * MARGIN, GRAPH)
    lay(page, cut(theme, drawing, theme.hand), Point(WIDTH / 2, MARGIN + GRAPH / 2))
    width = (WIDTH - 2 * MARGIN - GAP) // COLUMNS
    for place, (seat, name) in enumerate(scene.sides):
        row, column = divmod(place, COLUMNS)
        column = COLUMNS - 1 - column if scene.leftward else column
        at = Point(
            MARGIN + width / 2 + column * (width + GAP),
            MARGIN + GRAPH + GAP + row * (COURSE_PLATE + GAP) + COURSE_PLATE / 2,
        )
        shown = Plate(seat, name, won=seat in scene.winners, leftward=scene.leftward)
        lay(page, hand_sprite(plate, theme, shown, width, COURSE_PLATE), at)
    return page


def graph(theme: Theme, scene: CourseScene, width: int, height: int) -> Image.Image:
    """Return the areas, with marks above them, percentages beside them, and the numbers of rounds below them."""
    canvas = Canvas(width, height, oversampling=2)
    fine = ImageDraw.Draw(canvas.picture)
    box = Box(AXIS, 2 * MARK + GAP if scene.marks else 0.6 * SMALL, width, height - FOOT)

    def at(moment: int, share: float) -> Point:
        return Point(box.left + moment * box.width / max(1, len(scene.shares) - 1), box.bottom - box.height * share)

    def edge_of(area: int) -> list[Point]:
        return [at(moment, _edge(shares, area)) for moment, shares in enumerate(scene.shares)]

    for area, (seat, _) in enumerate(scene.sides):
        outline = [(point.x * 2, point.y * 2) for point in (*edge_of(area), *reversed(edge_of(area + 1)))]
        fine.polygon(outline, fill=theme.seats[seat].fill)
    fine_lines = len(scene.sides) > COLUMNS
    for thick, ink in ((5, theme.way_edge), (2, WHITE)) if fine_lines else ((9, theme.way_edge), (5, WHITE)):
        for area in range(1, len(scene.sides)):
            canvas.line(edge_of(area), thick, ink)
    _axes(canvas, theme, box, [at(moment, 0) for moment in scene.rounds], scene.percent)
    _marks(canvas, theme, box, [at(moment, _edge(scene.shares[moment], area)) for moment, area in scene.marks])
    return canvas.finished()


def _axes(canvas: Canvas, theme: Theme, box: Box, rounds: Sequence[Point], percent: str) -> None:
    """Draw percentages beside the areas, a line in their middle, and the numbers of rounds that fit below them."""
    for part in (100, 50, 0):
        y = box.bottom - box.height * part / 100
        shown = legible(percent.format(part))
        canvas.text_from(shown, Point(box.left - 14, y), SMALL, theme.faint, Weight.BOLD, leftward=True)
    for x in range(round(box.left), round(box.right), 40):
        for thick, ink in ((6, theme.way_edge), (2, WHITE)):
            canvas.line((Point(x + 8, box.middle.y), Point(x + 20, box.middle.y)), thick, ink)
    last = -float(APART)
    for number, point in enumerate(rounds, 1):
        canvas.line((Point(point.x, box.bottom + 4), Point(point.x, box.bottom + 10)), 4, theme.faint)
        if point.x >= last + APART and point.x < box.right - SMALL / 2:
            at = Point(point.x, box.bottom + FOOT / 2 + 6)
            canvas.text(str(number), at, SMALL, theme.faint, Weight.BOLD)
            last = point.x


def _marks(canvas: Canvas, theme: Theme, box: Box, marked: Sequence[Point]) -> None:
    """Draw marks above the areas, each joined to its place on an edge: numbers, or a star if there is one only."""
    room = 2 * MARK + 8
    order = sorted(range(len(marked)), key=lambda place: marked[place].x)
    xs: list[float] = []
    for place in order:
        xs.append(max(marked[place].x, xs[-1] + room if xs else box.left))
    # Marks that reach beyond the right edge push those before them back.
    limit = box.right - MARK
    for index in range(len(xs) - 1, -1, -1):
        xs[index] = min(xs[index], limit)
        limit = xs[index] - room
    for place, x in zip(order, xs, strict=True):
        above, point = Point(x, MARK + 2), marked[place]
        for thick, ink in ((7, theme.way_edge), (3, WHITE)):
            canvas.line((above, Point(point.x, box.top), point), thick, ink)
        canvas.disc(point, 11, theme.way_edge)
        canvas.disc(point, 8, WHITE)
        canvas.disc(above, MARK, theme.way_edge)
        canvas.disc(above, MARK - 3, WHITE)
        if len(marked) == 1:
            canvas.polygon(star(1.0, 0.46), above, 0.62 * MARK, theme.way_edge, rounding=1)
        else:
            canvas.text(str(place + 1), above, SMALL, theme.way_edge)


def _edge(shares: Sequence[float], area: int) -> float:
    """Return the height of the lower edge of an area."""
    return min(1.0, sum(shares[:area]))


TITLE: Final = 64
"""Height of a title."""

ACROSS: Final = 3
"""Maximum number of tiles in a row. Those of the first row have larger numbers."""

FIRST_TILE: Final = 168
TILE: Final = 132
HEADING: Final = 60
ROW: Final = 84
"""Height of a row, of which the lower part is a bar."""

MAX_VALUE: Final = 450
"""Maximum width of the value of a row."""

ROW_GAP: Final = 12
DISC: Final = 24
"""Radius of the disc with a place in a ranking."""

MEDALS: Final = (GOLD, SILVER, BRONZE)

TREND: Final = 260
"""Height of the graph of a trend."""


def draw_statistics(scene: StatisticsScene, theme: Theme = WOOD) -> bytes:
    """Draw the title, the tiles, the rows under their headings, and the trend."""
    return encoded(statistics_page(scene, theme))


def statistics_page(scene: StatisticsScene, theme: Theme) -> Image.Image:
    """Return statistics or a ranking as a page; its height depends on their number."""
    rows = _tile_rows(scene.tiles)
    high = [TILE if place else FIRST_TILE for place in range(len(rows))]
    height = MARGIN + TITLE + GAP + sum(one + GAP for one in high)
    height += sum((HEADING if heading else 0) + len(bars) * (ROW + ROW_GAP) for heading, bars in scene.bars)
    height += 0 if scene.trend is None else HEADING + TREND + GAP
    sheet = _Sheet.blank(theme, height - GAP + MARGIN, leftward=scene.leftward)
    name = legible_name(scene.name, scene.fallback)
    sheet.line(name, Box(MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + TITLE), LARGE, theme.ink)
    y = float(MARGIN + TITLE + GAP)
    for row, tall in zip(rows, high, strict=True):
        across = (WIDTH - 2 * MARGIN + GAP) / len(row)
        with_bar = any(tile.part is not None for tile in row)
        numbers, inside = (legible(tile.number) for tile in row), across - GAP - 2 * PADDING
        letters = _fitting(numbers, FIGURE if row is rows[0] else LARGE, inside)
        for column, tile in enumerate(row):
            left = MARGIN + column * across
            _tile(sheet, tile, Box(left, y, left + across - GAP, y + tall), letters, with_bar=with_bar)
        y += tall + GAP
    for heading, bars in scene.bars:
        if heading:
            sheet.line(legible(heading), Box(MARGIN, y, WIDTH - MARGIN, y + HEADING), SMALL, theme.faint)
            y += HEADING
        values = _fitting((legible(bar.value) for bar in bars), TEXT, MAX_VALUE)
        for bar in bars:
            _row(sheet, bar, Box(MARGIN, y, WIDTH - MARGIN, y + ROW), values)
            y += ROW + ROW_GAP
    if scene.trend is not None:
        sheet.line(legible(scene.trend.heading), Box(MARGIN, y, WIDTH - MARGIN, y + HEADING), SMALL, theme.faint)
        _trend(sheet, scene.trend, Box(MARGIN, y + HEADING, WIDTH - MARGIN, y + HEADING + TREND))
    page = page_of_hand(theme, *sheet.canvas.size)
    sheet.lay_on(page, 0)
    return page


def _tile_rows(tiles: Sequence[Tile]) -> list[Sequence[Tile]]:
    """Return the tiles in as few rows as possible, of which the first ones may have one tile more."""
    count = ceil(len(tiles) / ACROSS)
    ends = [ceil(row * len(tiles) / count) for row in range(count + 1)] if tiles else []
    return [tiles[begin:end] for begin, end in pairwise(ends)]


def _tile(sheet: _Sheet, tile: Tile, box: Box, letters: float, *, with_bar: bool) -> None:
    """Draw a number above its label, and its share, if any, as a bar; leave room for one."""
    sheet.panel(box)
    left, right = box.left + PADDING, box.right - PADDING
    middle = box.middle.y - (0.1 if with_bar else 0.02) * box.height
    number, label = middle - 0.5 * SMALL, middle + 0.5 * letters + 2
    sheet.line(legible(tile.number), Box(left, number, right, number), letters, sheet.theme.ink)
    sheet.line(legible(tile.label), Box(left, label, right, label), SMALL, sheet.theme.faint)
    if tile.part is not None:
        sheet.bar(Box(left, box.bottom - 26, right, box.bottom - 14), tile.part)


def _row(sheet: _Sheet, bar: Bar, box: Box, letters: float) -> None:
    """Draw a row: its place, if it has one, its label, its value in such letters at the end, and a bar below them."""
    sheet.panel(box)
    left, right, y = box.left + PADDING, box.right - PADDING, box.top + (0.5 if bar.part is None else 0.43) * box.height
    if bar.place:
        at = Point(left + DISC, y)
        place = sheet.placed(Box(at.x, at.y, at.x, at.y)).middle
        is_medal = bar.place <= len(MEDALS)
        ground = MEDALS[bar.place - 1] if is_medal else sheet.theme.track
        sheet.canvas.disc(place, DISC, ground)
        ink = sheet.theme.text if is_medal else sheet.theme.ink
        shown = str(bar.place)
        size = min(SMALL, SMALL * 1.6 * DISC / width_of(shown, SMALL))
        sheet.canvas.text(shown, place, sheet.canvas.letter_size(size), ink, Weight.BOLD)
        left += 2 * DISC + 0.7 * PADDING
    value = legible(bar.value)
    wide = min(MAX_VALUE, width_of(value, letters, Weight.BOLD))
    sheet.line(value, Box(right - wide, y, right, y), letters, sheet.theme.ink, ends=True)
    sheet.line(legible_name(bar.label, "?"), Box(left, y, right - wide - PADDING, y), TEXT, sheet.theme.ink)
    if bar.part is not None:
        sheet.bar(Box(left, box.bottom - 18, right, box.bottom - 10), bar.part)


def _trend(sheet: _Sheet, trend: Trend, room: Box) -> None:
    """Draw a point for each value, joined by a line, with percentages; the scale starts at 50% if all are above."""
    sheet.panel(room)
    low = 0.5 if min(trend.parts) >= 0.5 else 0.0  # noqa: PLR2004 - half
    theme, canvas = sheet.theme, sheet.canvas
    box = Box(room.left + PADDING + AXIS, room.top + 36, room.right - PADDING - 8, room.bottom - 36)

    def at(across: float, part: float) -> Point:
        x = box.left + across * box.width
        return Point(WIDTH - x if sheet.leftward else x, box.bottom - (part - low) / (1 - low) * box.height)

    for part in (1.0, (1 + low) / 2, low):
        y = at(0, part).y
        canvas.line((at(0, part), at(1, part)), 2, theme.track)
        shown = legible(trend.percent.format(round(100 * part)))
        sheet.line(shown, Box(room.left + PADDING, y, box.left, y), SMALL, theme.faint)
    step = 1 / max(1, len(trend.parts) - 1)
    points = [at(0.02 + 0.96 * place * step, part) for place, part in enumerate(trend.parts)]
    canvas.line(points, 6, theme.accent)
    for point in points:
        canvas.disc(point, 10, theme.panel)
        canvas.disc(point, 8, theme.accent)

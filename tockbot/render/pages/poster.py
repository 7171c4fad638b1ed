"""The picture of a game that is over: who has won, the last board, the moment of the game, and its hits as bars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.files import encoded, palette
from tockbot.render.ink.fonts import Weight, fitted, legible, width_of
from tockbot.render.ink.shapes import silhouette
from tockbot.render.ink.sprites import cut, lay
from tockbot.render.ink.themes import WHITE, WOOD, Colour, SeatLook, Theme, darker, mix
from tockbot.render.layout.board_layout import BOARD_SIZE
from tockbot.render.layout.points import Box, Point
from tockbot.render.pages.board import board_page, game_board_of, shrunk
from tockbot.render.pages.hands import page_of_hand
from tockbot.render.pieces.plates import plate, plate_of
from tockbot.render.scene import BoardScene, PosterScene
from tockbot.tables import SeatSeen

WIDTH: Final = 1000
MARGIN: Final = 20
BOARD: Final = 620
MOMENT: Final = WIDTH - BOARD - 3 * MARGIN
"""How wide the moment of the game is, beside the last board."""

PLATES_A_ROW: Final = 2
PLATE: Final = 104
PLATE_OF_MANY: Final = 84
"""How high a winner's plate is, and where there are more than fit a row."""

LINE: Final = 46
LETTERS: Final = 40
"""How high a line of text is, and its letters: what was told is read on a phone, where the page is 350 pixels wide."""

BARS: Final = 210
"""How high the part with the hits is."""

LOWEST: Final = 12.0
"""How high a bar is at least, so that it is seen that there is none."""

LEGEND: Final = 250
"""How wide the words beside the bars are."""

AROUND: Final = 90
LEAST_PART: Final = 420
"""So much of a board is shown around the moment's ways, and so much of it at least, in its own pixels."""

DARK_BELOW: Final = 380
"""A ground whose red, green and blue add up to less is dark."""


def draw_poster(scene: PosterScene, theme: Theme = WOOD) -> bytes:
    """Draw the winners with their crowns, the last board, the moment of the game, and how many hits each seat made."""
    return encoded(poster_page(scene, theme))


def poster_page(scene: PosterScene, theme: Theme) -> Image.Image:
    """The poster as a page; it is the higher the more have won."""
    winners = [seen for seen in scene.board.seats if seen.seat in scene.board.winners]
    rows = -(-len(winners) // PLATES_A_ROW)
    high = PLATE if rows <= 1 else PLATE_OF_MANY
    top = MARGIN + rows * (high + MARGIN) + len(scene.lines) * LINE
    page = page_of_hand(theme, WIDTH, top + BOARD + BARS + 2 * MARGIN)
    leftward = scene.board.leftward
    _winners(page, theme, winners, high, leftward=leftward)
    for row, line in enumerate(scene.lines):
        drawing = told_lines(theme, (line,), WIDTH - 2 * MARGIN, leftward=leftward)
        lay(page, cut(theme, drawing, theme.hand), Point(WIDTH / 2, top - (len(scene.lines) - row - 0.5) * LINE))
    # The last board is where reading begins.
    beside = MARGIN if leftward else WIDTH - MARGIN - MOMENT
    _paste(page, theme, board_page(scene.board, theme), BOARD, (WIDTH - MARGIN - BOARD if leftward else MARGIN, top))
    if scene.moment is not None:
        left, upper, right, lower = map(round, part_of(scene.moment))
        moment = board_page(scene.moment, theme).crop((left, upper, right, lower))
        _paste(page, theme, moment, MOMENT, (beside, top))
        room = (BOARD - MOMENT - MARGIN) // LINE
        drawing = told_lines(theme, tuple(wrapped(scene.told, MOMENT))[:room], MOMENT, leftward=leftward)
        at = Point(beside + MOMENT / 2, top + MOMENT + MARGIN + drawing.height / 2)
        lay(page, cut(theme, drawing, theme.hand), at)
    hits = bars(theme, scene, WIDTH - 2 * MARGIN, BARS)
    lay(page, cut(theme, hits, theme.hand), Point(WIDTH / 2, top + BOARD + MARGIN + BARS / 2))
    return page


def _winners(page: Image.Image, theme: Theme, winners: list[SeatSeen], high: int, *, leftward: bool) -> None:
    """The plates of those who have won, two in a row."""
    width = (WIDTH - MARGIN) // PLATES_A_ROW - MARGIN
    for first in range(0, len(winners), PLATES_A_ROW):
        row = winners[first : first + PLATES_A_ROW][:: -1 if leftward else 1]
        left = (WIDTH - len(row) * (width + MARGIN) + MARGIN) / 2
        y = MARGIN + first // PLATES_A_ROW * (high + MARGIN) + high / 2
        for place, seen in enumerate(row):
            drawing = plate(theme, plate_of(seen, won=True, leftward=leftward), width, high)
            lay(page, cut(theme, drawing, theme.hand), Point(left + place * (width + MARGIN) + width / 2, y))


def _paste(page: Image.Image, theme: Theme, board: Image.Image, size: int, at: tuple[int, int]) -> None:
    page.paste(shrunk(board, size).quantize(palette=palette(theme), dither=Image.Dither.NONE), at)


def part_of(scene: BoardScene) -> Box:
    """The square part of a board's picture, in its pixels, in which the plays of a scene are to be seen."""
    layout = game_board_of(scene).layout
    spots = [
        layout.place(moved.pawn.seat, place, moved.pawn.number).scaled(BOARD_SIZE)
        for play in scene.plays
        for moved in play.moved
        for place in (numbering[moved.pawn.seat][moved.pawn.number - 1] for numbering in (moved.before, moved.after))
    ]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    side = min(BOARD_SIZE, max(LEAST_PART, right - left + 2 * AROUND, bottom - top + 2 * AROUND))
    x = max(0, min(BOARD_SIZE - side, (left + right - side) / 2))
    y = max(0, min(BOARD_SIZE - side, (top + bottom - side) / 2))
    return Box(x, y, x + side, y + side)


def wrapped(text: str, width: int) -> Iterator[str]:
    """A text in lines that are no wider than that, broken between words."""
    line = ""
    for word in legible(text).split():
        longer = f"{line} {word}".strip()
        if line and width_of(longer, LETTERS, Weight.BOLD) > width:
            yield line
            longer = word
        line = longer
    yield line


def told_lines(theme: Theme, lines: tuple[str, ...], width: int, *, leftward: bool) -> Image.Image:
    """Lines of text, one below another, each cut where it is too long."""
    canvas = Canvas(width, max(1, len(lines)) * LINE, oversampling=2)
    for row, line in enumerate(lines):
        shown = fitted(legible(line), LETTERS, Weight.BOLD, width)
        start = Point(width if leftward else 0, (row + 0.5) * LINE)
        canvas.text_from(shown, start, LETTERS, _ink(theme), Weight.BOLD, leftward=leftward)
    return canvas.finished()


def bars(theme: Theme, scene: PosterScene, width: int, height: int) -> Image.Image:
    """For each heading and seat a bar in its seat's colour as high as its number; the second heading's are hollow."""
    seats, hits, leftward = scene.board.seats, scene.hits, scene.board.leftward
    canvas = Canvas(width, height, oversampling=2)
    foot, letters = height - 56, 30

    def across(x: float) -> float:
        """So far from where reading begins."""
        return width - x if leftward else x

    most = max((number for _, numbers in hits for number in numbers), default=0)
    column = (width - LEGEND) / max(1, len(seats))
    thick = min(44.0, 0.34 * column)
    for row, (heading, _) in enumerate(hits):
        y = foot - (len(hits) - row - 0.5) * LINE
        left = across(28) if leftward else 0
        _bar(canvas, theme, None, Box(left, y - 14, left + 28, y + 14), hollow=row > 0)
        shown = fitted(legible(heading), letters, Weight.BOLD, LEGEND - 60)
        canvas.text_from(shown, Point(across(42), y), letters, _ink(theme), Weight.BOLD, leftward=leftward)
    for place, seen in enumerate(seats):
        middle, look = across(LEGEND + (place + 0.5) * column), theme.seats[seen.seat]
        for row, (_, numbers) in enumerate(hits):
            aside = (row - len(hits) / 2 + 0.5) * (thick + 8)
            x = middle - aside if leftward else middle + aside
            top = foot - max(LOWEST, (foot - letters - 8) * numbers[seen.seat] / max(1, most))
            _bar(canvas, theme, look, Box(x - thick / 2, top, x + thick / 2, foot), hollow=row > 0)
            canvas.text(str(numbers[seen.seat]), Point(x, top - letters / 2 - 4), letters, _ink(theme), Weight.BOLD)
        at = Point(middle, height - 26)
        canvas.polygon(silhouette(look.shape), at, 19, look.edge, rounding=5)
        canvas.polygon(silhouette(look.shape), at, 19, look.fill, rounding=1)
    return canvas.finished()


def _bar(canvas: Canvas, theme: Theme, look: SeatLook | None, box: Box, *, hollow: bool) -> None:
    """A bar in a seat's colour, or in that of words; hollow it is only its edge."""
    edge, fill = (_ink(theme), _ink(theme)) if look is None else (look.edge, look.fill)
    canvas.box(box, 5, edge if look is None else mix(fill, edge, 0.4))
    canvas.box(box.grown(-4 if hollow else -2), 3, mix(fill, theme.hand, 0.75) if hollow else fill)


def _ink(theme: Theme) -> Colour:
    return WHITE if sum(theme.hand) < DARK_BELOW else darker(theme.text, 0.2)

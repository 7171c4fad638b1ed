"""The picture of the games to choose from: a small board each, its name below it, and a frame around the one chosen."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.files import encoded
from tockbot.render.ink.fonts import Weight, legible, width_of
from tockbot.render.ink.sprites import cut, lay
from tockbot.render.ink.themes import WHITE, WOOD, Theme, darker
from tockbot.render.layout.points import Box, Point
from tockbot.render.pages.hands import page_of_hand
from tockbot.render.pages.lobby import rounded, small_board
from tockbot.render.scene import GamesScene

ACROSS: Final = 4
"""Two rows of them are wide rather than high, so that all are in sight with what is below the picture."""

WIDTH: Final = 1000
BOARD: Final = 226
NAME: Final = 84
"""How high the two lines are on which a name has room."""

MARGIN: Final = 16
LETTERS: Final = 36
"""How large letters are; on a telephone a third of that."""

FRAME: Final = 7
ROUNDING: Final = 18
DARK_BELOW: Final = 380


def draw_games(scene: GamesScene, theme: Theme = WOOD) -> bytes:
    """Draw each game's board and name."""
    return encoded(games_page(scene, theme))


def games_page(scene: GamesScene, theme: Theme) -> Image.Image:
    """The same as a page; it is the higher the more games there are."""
    down = BOARD + NAME + MARGIN
    rows = -(-len(scene.games) // ACROSS)
    canvas = Canvas(WIDTH, rows * down + MARGIN, oversampling=1)
    ink = WHITE if sum(theme.hand) < DARK_BELOW else darker(theme.text, 0.2)
    across, middles = WIDTH / ACROSS, []
    for number, game in enumerate(scene.games):
        row, column = divmod(number, ACROSS)
        # A last row that is not full stands in the middle.
        beside = min(ACROSS, len(scene.games) - row * ACROSS)
        aside = (column - (beside - 1) / 2) * across
        middle = Point(WIDTH / 2 + (-aside if game.board.leftward else aside), MARGIN + row * down + BOARD / 2)
        middles.append(middle)
        lines = _lines(legible(game.name), across - MARGIN)
        first = middle.y + (BOARD + NAME) / 2 - (len(lines) - 1) / 2 * LETTERS
        for place, line in enumerate(lines):
            at = Point(middle.x, first + place * LETTERS)
            size = min(LETTERS, LETTERS * (across - MARGIN) / max(1.0, width_of(line, LETTERS, Weight.BOLD)))
            canvas.text(line, at, canvas.letter_size(size), ink, Weight.BOLD)
        if number == scene.chosen:
            box = Box(middle.x, middle.y, middle.x, middle.y).grown(BOARD / 2 + FRAME)
            canvas.box(box, ROUNDING, ink)
    page = page_of_hand(theme, *canvas.size)
    lay(page, cut(theme, canvas.finished(), theme.hand), canvas.middle)
    for middle, game in zip(middles, scene.games, strict=True):
        corner = (round(middle.x - BOARD / 2), round(middle.y - BOARD / 2))
        page.paste(small_board(theme, game.board, BOARD), corner, rounded(BOARD))
    return page


def _lines(name: str, room: float) -> tuple[str, ...]:
    """A name on one line where it has room there, else on two: what is in brackets below, or about as long."""
    if width_of(name, LETTERS, Weight.BOLD) <= room or " " not in name:
        return (name,)
    spaces = [place for place, letter in enumerate(name) if letter == " "]
    between = min(spaces, key=lambda place: (name[place + 1] != "(", abs(len(name) - 1 - 2 * place)))
    return name[:between], name[between + 1 :]

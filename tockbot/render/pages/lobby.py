"""The picture of a table before its game: a small board, and around it the plates of who sits where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.files import encoded, palette
from tockbot.render.ink.sprites import hand_sprite, lay
from tockbot.render.ink.themes import WHITE, WOOD, Theme
from tockbot.render.layout.board_layout import BoardLayout
from tockbot.render.layout.points import Box, Point
from tockbot.render.pages.board import game_board_of, lay_pawns, shrunk
from tockbot.render.pages.game_board import game_board_page
from tockbot.render.pages.hands import page_of_hand
from tockbot.render.pieces.plates import partners_of, plate, plate_of, strip
from tockbot.render.scene import BoardScene, LobbyScene
from tockbot.rules import Seat
from tockbot.tables import SeatSeen

SIZE: Final = (1000, 560)
"""Wide, because on a phone the seats' buttons stand below it, and must be in sight with it."""

BOARD: Final = 376
ROUNDING: Final = 14
PLATE: Final = (278, 70)
STRIP: Final = 36
BETWEEN: Final = 6
"""Between a plate and its strip."""

MARGIN: Final = 14
ROW: Final = 150
"""From one plate at a side to the next."""

SMALL_BOARDS_KEPT: Final = 32
"""How many small boards are kept: a hundred and sixty thousand bytes each."""

MIDDLE: Final = 0.1
"""A seat whose arm ends so near the middle, in parts of the board, has its plate above or below it."""


def draw_lobby(scene: LobbyScene, theme: Theme = WOOD) -> bytes:
    """Draw the board as it will be, its pawns in the reserves of those who sit there, and everybody's plate."""
    return encoded(lobby_page(scene, theme))


def lobby_page(scene: LobbyScene, theme: Theme) -> Image.Image:
    """The board and the plates as a page."""
    page = page_of_hand(theme, *SIZE)
    left, top = (SIZE[0] - BOARD) // 2, (SIZE[1] - BOARD) // 2
    pawns = tuple(replace(seen, name="") for seen in scene.board.seats)
    board = small_board(theme, replace(scene.board, seats=pawns), BOARD)
    page.paste(board, (left, top), rounded(BOARD))
    for seen, at, is_beside in _places(scene.board):
        _plate(page, theme, scene.board, seen, at, above=is_beside)
    return page


@lru_cache(maxsize=2)
def rounded(size: int) -> Image.Image:
    """Which pixels of a small board are seen."""
    mask = Canvas(size, size)
    mask.box(Box(0, 0, size, size), ROUNDING, WHITE)
    return mask.finished().getchannel("A").convert("1")


@lru_cache(maxsize=SMALL_BOARDS_KEPT)
def small_board(theme: Theme, scene: BoardScene, size: int) -> Image.Image:
    """The board of a scene, with pawns and without plates; to make it smaller takes ten times as long as the rest."""
    board = game_board_page(theme, game_board_of(scene)).copy()
    lay_pawns(board, scene, theme)
    return shrunk(board, size).quantize(palette=palette(theme), dither=Image.Dither.NONE)


def _places(scene: BoardScene) -> Iterator[tuple[SeatSeen, Point, bool]]:
    """Each seat, the middle of its plate and strip, towards where its arm points, and whether that is left or right."""
    layout = game_board_of(scene).layout
    ends = {seen.seat: _end_of_arm(scene, layout, seen.seat) for seen in scene.seats}
    width, height = SIZE
    for seen in scene.seats:
        across, down = ends[seen.seat]
        if abs(across) < MIDDLE:
            from_edge = MARGIN + PLATE[1] / 2
            yield seen, Point(width / 2, height - from_edge if down > 0 else from_edge), False
            continue
        beside = sorted((y, seat) for seat, (x, y) in ends.items() if abs(x) >= MIDDLE and (x > 0) == (across > 0))
        place = beside.index((down, seen.seat)) - (len(beside) - 1) / 2
        from_edge = MARGIN + PLATE[0] / 2
        yield seen, Point(width - from_edge if across > 0 else from_edge, height / 2 + place * ROW), True


def _end_of_arm(scene: BoardScene, layout: BoardLayout, seat: Seat) -> Point:
    """Where a seat's arm ends, from the middle of the board, in parts of it."""
    end = layout.track[scene.board.entries[seat]]
    return Point(end.x - 0.5, end.y - 0.5)


def _plate(page: Image.Image, theme: Theme, scene: BoardScene, seen: SeatSeen, at: Point, *, above: bool) -> None:  # noqa: PLR0913 - where a plate lies
    """A seat's plate with its strip below, or where there is no room beside it; a point is the middle of both."""
    width, height = PLATE
    partners = partners_of(scene.seats, seen)
    if partners:
        linked = hand_sprite(strip, theme, None, partners, STRIP)
        down, right = (STRIP + BETWEEN, 0) if above else (0, linked.size[0] + BETWEEN)
        lay(page, linked, Point(at.x + (width + BETWEEN) / 2 * (right > 0), at.y + (height + BETWEEN) / 2 * (down > 0)))
        at = Point(at.x - right / 2, at.y - down / 2)
    shown = plate_of(seen, free=not seen.pawns, leftward=scene.leftward)
    lay(page, hand_sprite(plate, theme, shown, width, height), at)

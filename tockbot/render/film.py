"""Draws films: animated GIF files that run once and stop at their last shot.

- a film of a game, or of a part of one, at half the size of a board
- a board with its last moves, at its own size. Its first picture is the present board, which is all that people see
  whose client plays no animations. Then come the pawns as they were, each pawn on its way, and the present board again.
  It costs little, because every board is already in the theme's palette, and only changes are packed.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Final

from PIL import GifImagePlugin, Image, ImageChops

from tockbot.render import pieces
from tockbot.render.board import board_page, game_board_of, shows_centre, shrunk
from tockbot.render.ink import lay, palette, track_sprite
from tockbot.render.layout import BOARD_SIZE, Box, Point
from tockbot.render.scene import BoardFilmScene, BoardShot, FilmScene, Shot
from tockbot.render.themes import WOOD, Theme
from tockbot.rules import Location
from tockbot.tables import PawnId

FILM_SIZE: Final = 500
AS_BEFORE: Final = 255
MAX_SHOTS: Final = 100
"""Maximum number of shots in a film of a round: more would take seconds, and megabytes."""

MAX_DRAWN_SHOTS: Final = 800
"""Maximum number of shots that are drawn, from the end: they take a quarter of a minute, and a few megabytes."""


MAX_BYTES: Final = 8_000_000
"""Maximum size of a file in bytes: Discord accepts ten million."""

MIN_FILM_SIZE: Final = 250
"""Minimum size of a film in pixels: a file that is too large is drawn smaller, and at this size with fewer shots."""


def draw_film(scene: FilmScene, theme: Theme = WOOD, *, size: int = FILM_SIZE, most_bytes: int = MAX_BYTES) -> bytes:
    """Draw a film, ``size`` pixels wide and high, or less if the file gets too large.

    It runs once and stops at its last shot.
    """
    shots = scene.shots[-MAX_DRAWN_SHOTS:]
    if not shots:
        raise ValueError("a film needs a shot")
    while len(film := _drawn(shots, theme, size)) > most_bytes and len(shots) > 1:
        if size > MIN_FILM_SIZE:
            # A file grows with the area, plus a small constant part.
            size = max(MIN_FILM_SIZE, int(0.9 * size * (most_bytes / len(film)) ** 0.5))
        else:
            shots = shots[len(shots) // 2 :]
    return film


def _drawn(shots: Sequence[Shot], theme: Theme, size: int) -> bytes:
    file = BytesIO()
    pages = _changes(_page(shot, theme, size) for shot in shots)
    next(pages).save(
        file,
        "GIF",
        save_all=True,
        append_images=pages,
        duration=[shot.milliseconds for shot in shots],
        transparency=AS_BEFORE,
        disposal=1,
        optimize=False,
    )
    return file.getvalue()


def _changes(pages: Iterator[Image.Image]) -> Iterator[Image.Image]:
    """Yield the first page, then only what changes on each page: this makes a file a fifth as large."""
    before = next(pages)
    yield before
    for page in pages:
        same = ImageChops.difference(before, page).point([255] + [0] * 255, "1")
        before = page.copy()
        page.paste(AS_BEFORE, mask=same)
        yield page


def _page(shot: Shot, theme: Theme, size: int) -> Image.Image:
    return shrunk(board_page(shot.scene, theme), size).quantize(palette=palette(theme), dither=Image.Dither.NONE)


MAX_BOARD_FILM_BYTES: Final = 300_000
"""Maximum size of the film of a board, in bytes: it is loaded by everyone who sees the channel."""

FIRST: Final = 700
"""Milliseconds for which the film of a board shows the present board before it begins."""

COLOURS: Final = 256
HEADER: Final = 13
"""Bytes of a GIF file before its colours."""


def draw_board_film(scene: BoardFilmScene, theme: Theme = WOOD) -> bytes:
    """Draw the film of a board; without its first shots if the file would be too large, or with none."""
    still, board = board_page(scene.still, theme), _Moving(scene, theme)
    first = _part(still, (0, 0), FIRST)
    shots = scene.shots
    while True:
        parts = [first, *board.parts(still, shots)]
        size = HEADER + 3 * COLOURS + sum(map(len, parts)) + 1
        if size <= MAX_BOARD_FILM_BYTES or not shots:
            break
        shots = shots[len(shots) // 2 + 1 :]
    width, height = still.size
    colours = bytes(still.getpalette() or ()).ljust(3 * COLOURS, b"\0")
    # A global table of 256 colours, no background, square pixels; without a loop count a film runs once.
    header = b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF7, 0, 0)
    return b"".join((header, colours, *parts, b";"))


class _Moving:
    """Moves pawns over a board on which all others stay."""

    def __init__(self, scene: BoardFilmScene, theme: Theme) -> None:
        self._theme, self._moving = theme, scene.moving
        without = tuple(
            replace(seen, pawns=tuple(one for one in seen.pawns if (seen.seat, one.number) not in scene.moving))
            for seen in scene.still.seats
        )
        board = replace(scene.still, seats=without, plays=(), centre=shows_centre(scene.still))
        self._layout = game_board_of(board).layout
        self._pitch = self._layout.pitch * BOARD_SIZE
        self._empty = board_page(board, theme)

    def parts(self, still: Image.Image, shots: Sequence[BoardShot]) -> Iterator[bytes]:
        """Yield what changes with each shot, from the present board, and back to it."""
        if not shots:
            return
        page, before = self._empty.copy(), tuple(map(self._at, self._moving, shots[0].places))
        self._lay(page, before, (0, 0))
        yield _change(still, page, (0, 0), shots[0].milliseconds)
        for shot in shots[1:]:
            after = tuple(map(self._at, self._moving, shot.places))
            moved = [point for pair in zip(before, after, strict=True) if pair[0] != pair[1] for point in pair]
            if moved:
                xs, ys = [x for x, _ in moved], [y for _, y in moved]
                around = Box(min(xs), min(ys), max(xs), max(ys)).grown(0.7 * self._pitch)
                box = (max(0, int(around.left)), max(0, int(around.top)), int(around.right), int(around.bottom))
                part = self._empty.crop(box)
                self._lay(part, after, box[:2])
                yield _change(page.crop(box), part, box[:2], shot.milliseconds)
                page.paste(part, box[:2])
            before = after
        yield _change(page, still, (0, 0), FIRST)

    def _at(self, pawn: PawnId, place: Location) -> Point:
        return self._layout.place(pawn.seat, place, pawn.number).scaled(BOARD_SIZE)

    def _lay(self, page: Image.Image, points: Sequence[Point], corner: tuple[int, int]) -> None:
        for (seat, number), (x, y) in zip(self._moving, points, strict=True):
            sprite = track_sprite(pieces.pawn, self._theme, seat, number, self._pitch)
            lay(page, sprite, Point(x - corner[0], y - corner[1]))


def _change(before: Image.Image, page: Image.Image, corner: tuple[int, int], milliseconds: int) -> bytes:
    """Return the part of a page that differs from the one before it, as a picture of a GIF file."""
    differs = ImageChops.difference(before, page)
    box = differs.getbbox() or (0, 0, 1, 1)
    part = page.crop(box)
    part.paste(AS_BEFORE, mask=differs.crop(box).point([255] + [0] * 255, "1"))
    return _part(part, (corner[0] + box[0], corner[1] + box[1]), milliseconds)


def _part(picture: Image.Image, at: tuple[int, int], milliseconds: int) -> bytes:
    """Return a picture of a GIF file, laid on the one before it."""
    return b"".join(
        GifImagePlugin.getdata(picture, at, duration=milliseconds, transparency=AS_BEFORE, disposal=1, optimize=False)
    )

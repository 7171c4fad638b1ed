"""Draws shapes and text, makes sprites, and packs picture files.

A :class:`Canvas` draws finer than the final pixels, so that edges are smooth. Outlines (the seats' silhouettes and the
suits of cards) lie around the origin and reach about 1 from it.

A drawing is a picture with smooth edges (RGBA). Cut out, it becomes a :class:`Sprite`: pixels in the theme's palette,
edges blended once with the background that it is meant for, and a mask of the pixels that it covers. A page therefore
has one byte per pixel, and laying a sprite on it costs a few microseconds. Every sprite is drawn once and cached until
newer ones replace it.

Empty boards and palettes are read from the files that ``tools/bake.py`` drew. Pages are packed as PNG files. Their rows
are unfiltered and compressed by ISA-L, which takes a fifth of zlib's time.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec

from isal import isal_zlib
from PIL import Image, ImageDraw
from PIL.PngImagePlugin import PngImageFile

from tockbot.render.fonts import LETTER_STEP, Weight, font, middle_of, pieces_of
from tockbot.render.layout import Box, Point
from tockbot.render.themes import Colour, Shape, Theme, mix
from tockbot.tables import SUITS

Outline = tuple[Point, ...]


def silhouette(shape: Shape) -> Outline:
    """Return the outline of a seat's pawns."""
    return _silhouettes()[shape]


@lru_cache(maxsize=1)
def _silhouettes() -> dict[Shape, Outline]:
    arm, waist = 1.06, 0.56
    quarter = (Point(-waist, -arm), Point(waist, -arm), Point(waist, -waist))
    return {
        Shape.CIRCLE: regular(48, 1.07),
        Shape.SQUARE: regular(4, 1.22, turn=45),
        Shape.TRIANGLE: _moved(regular(3, 1.3), 0, 0.17),
        Shape.DIAMOND: regular(4, 1.2),
        Shape.HEXAGON: regular(6, 1.1, turn=30),
        Shape.STAR: _moved(star(1.26, 0.74), 0, 0.05),
        Shape.SHIELD: _mirrored(
            (Point(0, -0.92), Point(0.9, -0.92), Point(0.9, 0.16), Point(0.62, 0.7), Point(0, 1.12))
        ),
        Shape.CROSS: tuple(turned(point, quarters * math.pi / 2) for quarters in range(4) for point in quarter),
    }


@lru_cache(maxsize=len(SUITS))
def suit(name: str) -> tuple[Outline, ...]:
    """Return the outlines that make up a suit, one of ``shdc``."""
    stem = _mirrored(_curve((0, 0.1), (0.04, 0.6), (0.12, 0.85), (0.36, 0.97)))
    match name:
        case "h":
            lobe = _curve((0, -0.45), (0.12, -1.02), (1.0, -1.02), (0.98, -0.32))
            return (_mirrored(lobe + _curve((0.98, -0.32), (0.95, 0.25), (0.3, 0.5), (0, 0.98))),)
        case "d":
            upper = _curve((0, -1.0), (0.2, -0.6), (0.5, -0.22), (0.74, 0))
            return (_mirrored(upper + _curve((0.74, 0), (0.5, 0.22), (0.2, 0.6), (0, 1.0))),)
        case "s":
            upper = _curve((0, -1.0), (0.25, -0.5), (0.95, -0.2), (0.95, 0.25))
            return _mirrored(upper + _curve((0.95, 0.25), (0.93, 0.8), (0.2, 0.78), (0.03, 0.34))), stem
        case _:
            leaf = regular(48, 0.44)
            leaves = tuple(_moved(leaf, dx, dy) for dx, dy in ((0, -0.52), (-0.5, 0.2), (0.5, 0.2)))
            return *leaves, _moved(regular(4, 0.42), 0, 0.05), stem


def regular(corners: int, radius: float, *, turn: float = 0) -> Outline:
    """Return a regular polygon with a corner at the top, turned clockwise by this many degrees."""
    first = math.radians(turn - 90)
    step = 2 * math.pi / corners
    return tuple(
        Point(radius * math.cos(first + step * k), radius * math.sin(first + step * k)) for k in range(corners)
    )


def star(tips: float, dents: float) -> Outline:
    """Return a star with five tips, one at the top; ``tips`` and ``dents`` are their distances from the middle."""
    pairs = zip(regular(5, tips), regular(5, dents, turn=36), strict=True)
    return tuple(point for pair in pairs for point in pair)


def turned(point: Point, angle: float) -> Point:
    """Return a point turned clockwise around the origin."""
    cos, sin = math.cos(angle), math.sin(angle)
    return Point(point.x * cos - point.y * sin, point.x * sin + point.y * cos)


def _moved(outline: Outline, dx: float, dy: float) -> Outline:
    return tuple(Point(x + dx, y + dy) for x, y in outline)


def _mirrored(right: Outline) -> Outline:
    """Return a whole outline from its right half, given from top to bottom."""
    return right + tuple(Point(-x, y) for x, y in reversed(right))


def _curve(
    start: tuple[float, float], lean: tuple[float, float], pull: tuple[float, float], end: tuple[float, float]
) -> Outline:
    """Return a cubic Bézier curve."""
    points = []
    for step in range(21):
        t = step / 20
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        corners = (start, lean, pull, end)
        points.append(
            Point(
                sum(w * x for w, (x, _) in zip(weights, corners, strict=True)),
                sum(w * y for w, (_, y) in zip(weights, corners, strict=True)),
            )
        )
    return tuple(points)


SMOOTH: Final = 40
"""Number of points from which an outline counts as round: it is drawn larger, instead of with rounded corners."""

SHARES_BEFORE: Final = {"l": 0.0, "m": 0.5, "r": 1.0}
"""The share of a text's width before the point at which it is anchored."""

Ink = Colour | tuple[int, int, int, int]
"""A colour to draw with; a fourth number is its opacity, 0 to 255."""


class Canvas:
    """Draws in pixels of the finished picture; until it is finished, ``oversampling`` times finer on each side."""

    def __init__(
        self, width: float, height: float, *, background: Image.Image | None = None, oversampling: int = 3
    ) -> None:
        self.oversampling = oversampling
        self.size = (math.ceil(width), math.ceil(height))
        fine = (self.size[0] * oversampling, self.size[1] * oversampling)
        if background is None:
            self.picture = Image.new("RGBA", fine, (0, 0, 0, 0))
        else:
            self.picture = background.resize(fine, Image.Resampling.BILINEAR)
        self._draw = ImageDraw.Draw(self.picture)

    @property
    def middle(self) -> Point:
        """The middle of the picture."""
        return Point(self.size[0] / 2, self.size[1] / 2)

    def finished(self) -> Image.Image:
        """Return the picture at its own size."""
        return self.picture.reduce(self.oversampling)

    def start_from(self, fine: Image.Image) -> None:
        """Put the picture of another canvas of the same size and oversampling on an empty one."""
        self.picture.paste(fine)

    def disc(self, at: Point, radius: float, ink: Ink) -> None:
        """Draw a filled circle."""
        self._draw.ellipse(self._around(at, radius), fill=ink)

    def ring(self, at: Point, radius: float, width: float, ink: Ink, *, dashes: int = 0) -> None:
        """Draw a circle's line; ``radius`` is that of the middle of the line."""
        box, thick = self._around(at, radius + width / 2), round(width * self.oversampling)
        if not dashes:
            self._draw.ellipse(box, outline=ink, width=thick)
        for dash in range(dashes):
            self._draw.arc(box, 360 / dashes * dash, 360 / dashes * (dash + 0.6), fill=ink, width=thick)

    def polygon(self, outline: Outline, at: Point, radius: float, ink: Ink, *, rounding: float = 0) -> None:
        """Draw a filled outline with its corners rounded outward."""
        if len(outline) >= SMOOTH:
            radius += rounding
            rounding = 0
        points = [
            ((at.x + x * radius) * self.oversampling, (at.y + y * radius) * self.oversampling) for x, y in outline
        ]
        self._draw.polygon(points, fill=ink)
        if rounding:
            self._stroke([*points, points[0]], rounding * 2, ink)

    def line(self, points: Iterable[Point], width: float, ink: Ink) -> None:
        """Draw a line with round joints and ends."""
        self._stroke([(x * self.oversampling, y * self.oversampling) for x, y in points], width, ink)

    def box(self, box: Box, radius: float, ink: Ink) -> None:
        """Draw a filled rectangle with round corners."""
        self._draw.rounded_rectangle(box.scaled(self.oversampling), radius * self.oversampling, fill=ink)

    def border(self, box: Box, radius: float, width: float, ink: Ink) -> None:
        """Draw the line around a rectangle with round corners; the box is its outer edge."""
        thick = round(width * self.oversampling)
        self._draw.rounded_rectangle(
            box.scaled(self.oversampling), radius * self.oversampling, outline=ink, width=thick
        )

    def letter_size(self, pixels: float) -> float:
        """Return the largest possible size of letters that is not above this one."""
        return max(LETTER_STEP, pixels * self.oversampling // LETTER_STEP * LETTER_STEP) / self.oversampling

    def text(self, text: str, at: Point, pixels: float, ink: Ink, weight: Weight = Weight.BLACK) -> None:
        """Draw a text whose letters are centred on a point."""
        self._text(text, at, pixels, ink, weight, "m")

    def text_from(  # noqa: PLR0913 - the parameters of a text
        self,
        text: str,
        at: Point,
        pixels: float,
        ink: Ink,
        weight: Weight = Weight.BLACK,
        *,
        leftward: bool = False,
    ) -> None:
        """Draw a text from a point to the right, or ``leftward``, with capitals centred on the point's height."""
        self._text(text, at, pixels, ink, weight, "r" if leftward else "l")

    def _text(  # noqa: PLR0913, PLR0917 - the parameters of a text
        self, text: str, at: Point, pixels: float, ink: Ink, weight: Weight, anchor: str
    ) -> None:
        size = max(LETTER_STEP, round(pixels * self.oversampling / LETTER_STEP) * LETTER_STEP)
        where = (at.x * self.oversampling, at.y * self.oversampling + middle_of(text, weight, size))
        pieces = [(piece, font(weight, size, face)) for piece, face in pieces_of(text)]
        if len(pieces) > 1:
            x, y = where
            where = x - sum(letters.getlength(piece) for piece, letters in pieces) * SHARES_BEFORE[anchor], y
            anchor = "l"
        for piece, letters in pieces:
            self._draw.text(where, piece, font=letters, fill=ink, anchor=f"{anchor}s")
            where = where[0] + letters.getlength(piece), where[1]

    def _around(self, at: Point, radius: float) -> Box:
        return Box(at.x, at.y, at.x, at.y).grown(radius).scaled(self.oversampling)

    def _stroke(self, points: list[tuple[float, float]], width: float, ink: Ink) -> None:
        thick = width * self.oversampling
        self._draw.line(points, fill=ink, width=round(thick))
        for x, y in points:
            self._draw.ellipse(Box(x, y, x, y).grown(thick / 2), fill=ink)


ART: Final = Path(__file__).parent / "art"

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
BITS: Final = 8
INDEXED: Final = 3
LEVEL: Final = 1


def palette_file(theme: Theme, folder: Path = ART) -> Path:
    """Return the path of a theme's palette."""
    return folder / theme.name / "palette.png"


def empty_board_file(theme: Theme, name: str, folder: Path = ART) -> Path:
    """Return the path of an empty board in a theme."""
    return folder / theme.name / f"{name}.png"


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """Return a picture with the theme's colours, up to 256."""
    return _loaded(palette_file(theme))


def empty_board(theme: Theme, name: str) -> Image.Image:
    """Return an empty board, in a palette of its own."""
    return _loaded(empty_board_file(theme, name))


def _loaded(path: Path) -> Image.Image:
    # Image.open would first load the readers of every other format, which is slow.
    with PngImageFile(path) as picture:
        picture.load()
        return picture


def encoded(page: Image.Image) -> bytes:
    """Return a page as the bytes of a PNG file."""
    width, height = page.size
    # Each row begins with a byte for its filter: 0 is none. Pillow puts a 0 after each row.
    rows, packer = page.tobytes("raw", "P", width + 1), isal_zlib.compressobj(LEVEL)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, BITS, INDEXED, 0, 0, 0)),
            _chunk(b"PLTE", bytes(page.getpalette() or ())),
            _chunk(b"IDAT", packer.compress(b"\0") + packer.compress(memoryview(rows)[:-1]) + packer.flush()),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", isal_zlib.crc32(data, isal_zlib.crc32(kind)))


Details = ParamSpec("Details")
Draw = Callable[Concatenate[Theme, Details], Image.Image]

COVERS: Final = [0] * 128 + [255] * 128
"""By opacity, 255 if a pixel covers what is below it, which it does from half on."""


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A picture in a theme's palette, and a mask of the pixels that cover what is below.

    Attributes:
        picture: the part of the drawing that covers anything.
        mask: the pixels that do; sprites of the same outline share one.
        corner: place of its upper left corner in the drawing.
        size: size of the whole drawing.
    """

    picture: Image.Image
    mask: Image.Image
    corner: tuple[int, int]
    size: tuple[int, int]


def cut(theme: Theme, drawing: Image.Image, background: Colour) -> Sprite:
    """Cut out a drawing that will lie on about this colour."""
    mask = drawing.getchannel("A").point(COVERS, "1")
    box = mask.getbbox() or (0, 0, 1, 1)
    size, drawing, mask = drawing.size, drawing.crop(box), mask.crop(box)
    flat = Image.new("RGB", drawing.size, background)
    flat.paste(drawing, (0, 0), drawing)
    picture = flat.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return Sprite(picture, _mask(mask.size, mask.tobytes()), box[:2], size)


@lru_cache(maxsize=256)
def _mask(size: tuple[int, int], pixels: bytes) -> Image.Image:
    return Image.frombytes("1", size, pixels)


def track_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """Return the sprite of a drawing on the track, from the cache or newly drawn."""
    return _kept_for_track(draw, theme, details)


def plate_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """Return the sprite of a drawing beside the track about a table; there are many, and small ones."""
    return _kept_for_plates(draw, theme, details)


def pile_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """Return the sprite of a drawing of cards on the board."""
    return _kept_for_piles(draw, theme, details)


def hand_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """Return the sprite of a drawing among the cards of a hand."""
    return _kept_for_hand(draw, theme, details, theme.hand)


def foot_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """Return the sprite of the foot of a card of a hand; there are many, different in each language."""
    return _kept_for_feet(draw, theme, details)


AnyDraw = Callable[..., Image.Image]


# Sizes of the caches. A sprite on the track takes 8 kB (the ring around a reserve 27), a plate 4 to 20 (a table of four
# has four), a pile 35, a card of a hand up to 82 (52 cards and jokers, playable or not, in both shapes), its foot 7 to
# 16. Masks are shared.


@lru_cache(maxsize=1024)
def _kept_for_track(draw: AnyDraw, theme: Theme, details: tuple[Any, ...]) -> Sprite:
    return cut(theme, draw(theme, *details), theme.lane)


@lru_cache(maxsize=2048)
def _kept_for_plates(draw: AnyDraw, theme: Theme, details: tuple[Any, ...]) -> Sprite:
    return cut(theme, draw(theme, *details), _wood(theme))


@lru_cache(maxsize=128)
def _kept_for_piles(draw: AnyDraw, theme: Theme, details: tuple[Any, ...]) -> Sprite:
    return cut(theme, draw(theme, *details), _wood(theme))


@lru_cache(maxsize=1024)
def _kept_for_feet(draw: AnyDraw, theme: Theme, details: tuple[Any, ...]) -> Sprite:
    return cut(theme, draw(theme, *details), theme.hand)


@lru_cache(maxsize=320)
def _kept_for_hand(draw: AnyDraw, theme: Theme, details: tuple[Any, ...], background: Colour) -> Sprite:
    return cut(theme, draw(theme, *details), background)


def _wood(theme: Theme) -> Colour:
    """Return the colour of the board beside the track."""
    return mix(theme.grain_dark, theme.grain_light, 0.5)


def lay(page: Image.Image, one: Sprite, at: Point) -> None:
    """Lay a sprite on a page, with the middle of its drawing on a point."""
    (width, height), (left, top) = one.size, one.corner
    page.paste(one.picture, (round(at.x - width / 2) + left, round(at.y - height / 2) + top), one.mask)

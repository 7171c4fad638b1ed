"""A canvas that draws finer than the pixels it ends up in, so that edges are smooth."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from tockbot.render.ink.fonts import LETTER_STEP, Weight, as_drawn, face_for, font, middle_of
from tockbot.render.ink.shapes import Outline
from tockbot.render.ink.themes import Colour
from tockbot.render.layout.points import Box, Point

SMOOTH: Final = 40
"""An outline of so many points counts as round: instead of having its corners rounded, it is drawn larger."""

Ink = Colour | tuple[int, int, int, int]
"""A colour to draw with; a fourth number says how opaque it is, 0 to 255."""


class Canvas:
    """Draws in pixels of the finished picture, ``oversampling`` times finer on a side until it is finished."""

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
        """The picture at its own size."""
        return self.picture.reduce(self.oversampling)

    def start_from(self, fine: Image.Image) -> None:
        """Lay the picture of another canvas of the same size and oversampling on an empty one."""
        self.picture.paste(fine)

    def disc(self, at: Point, radius: float, ink: Ink) -> None:
        """A filled circle."""
        self._draw.ellipse(self._around(at, radius), fill=ink)

    def ring(self, at: Point, radius: float, width: float, ink: Ink, *, dashes: int = 0) -> None:
        """A circle's line; ``radius`` is that of the middle of the line."""
        box, thick = self._around(at, radius + width / 2), round(width * self.oversampling)
        if not dashes:
            self._draw.ellipse(box, outline=ink, width=thick)
        for dash in range(dashes):
            self._draw.arc(box, 360 / dashes * dash, 360 / dashes * (dash + 0.6), fill=ink, width=thick)

    def polygon(self, outline: Outline, at: Point, radius: float, ink: Ink, *, rounding: float = 0) -> None:
        """A filled outline, its corners rounded outward."""
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
        """A line with round joints and ends."""
        self._stroke([(x * self.oversampling, y * self.oversampling) for x, y in points], width, ink)

    def box(self, box: Box, radius: float, ink: Ink) -> None:
        """A filled rectangle with round corners."""
        self._draw.rounded_rectangle(box.scaled(self.oversampling), radius * self.oversampling, fill=ink)

    def border(self, box: Box, radius: float, width: float, ink: Ink) -> None:
        """The line around a rectangle with round corners; the box is its outer edge."""
        thick = round(width * self.oversampling)
        self._draw.rounded_rectangle(
            box.scaled(self.oversampling), radius * self.oversampling, outline=ink, width=thick
        )

    def letter_size(self, pixels: float) -> float:
        """The nearest size not above this one in which letters are drawn."""
        return max(LETTER_STEP, pixels * self.oversampling // LETTER_STEP * LETTER_STEP) / self.oversampling

    def text(self, text: str, at: Point, pixels: float, ink: Ink, weight: Weight = Weight.BLACK) -> None:
        """A text whose letters are centred on a point: as a line of capitals, or of joined ones, is."""
        self._text(text, at, pixels, ink, weight, "m")

    def text_from(  # noqa: PLR0913 - all that a text needs
        self,
        text: str,
        at: Point,
        pixels: float,
        ink: Ink,
        weight: Weight = Weight.BLACK,
        *,
        leftward: bool = False,
    ) -> None:
        """A text that starts at a point and goes to the right or ``leftward``, its capitals centred on that height."""
        self._text(text, at, pixels, ink, weight, "r" if leftward else "l")

    def _text(  # noqa: PLR0913, PLR0917 - all that a text needs
        self, text: str, at: Point, pixels: float, ink: Ink, weight: Weight, anchor: str
    ) -> None:
        size = max(LETTER_STEP, round(pixels * self.oversampling / LETTER_STEP) * LETTER_STEP)
        where = (at.x * self.oversampling, at.y * self.oversampling + middle_of(text, weight, size))
        shown = as_drawn(text)
        self._draw.text(where, shown, font=font(weight, size, face_for(text)), fill=ink, anchor=f"{anchor}s")

    def blur(self, radius: float) -> None:
        """Soften what was drawn so far."""
        self.picture = self.picture.filter(ImageFilter.GaussianBlur(radius * self.oversampling))
        self._draw = ImageDraw.Draw(self.picture)

    def _around(self, at: Point, radius: float) -> Box:
        return Box(at.x, at.y, at.x, at.y).grown(radius).scaled(self.oversampling)

    def _stroke(self, points: list[tuple[float, float]], width: float, ink: Ink) -> None:
        thick = width * self.oversampling
        self._draw.line(points, fill=ink, width=round(thick))
        for x, y in points:
            self._draw.ellipse(Box(x, y, x, y).grown(thick / 2), fill=ink)

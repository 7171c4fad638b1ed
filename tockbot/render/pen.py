"""A pen that draws finer than the pixels it ends up in, so that edges are smooth."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PIL import Image, ImageDraw, ImageFilter

from tockbot.render.fonts import Weight, font, width_of
from tockbot.render.points import Box, Point
from tockbot.render.shapes import Outline
from tockbot.render.theme import Colour

Ink = Colour | tuple[int, int, int, int]


class Pen:
    """Draws in pixels of the finished picture, ``finesse`` times finer on a side until it is finished."""

    def __init__(self, width: float, height: float, *, ground: Image.Image | None = None, finesse: int = 4) -> None:
        self.finesse = finesse
        self.size = (math.ceil(width), math.ceil(height))
        fine = (self.size[0] * finesse, self.size[1] * finesse)
        if ground is None:
            self.picture = Image.new("RGBA", fine, (0, 0, 0, 0))
        else:
            self.picture = ground.resize(fine, Image.Resampling.BILINEAR)
        self._draw = ImageDraw.Draw(self.picture)

    @property
    def middle(self) -> Point:
        """The middle of the picture."""
        return Point(self.size[0] / 2, self.size[1] / 2)

    def finished(self) -> Image.Image:
        """The picture at its own size."""
        return self.picture.reduce(self.finesse)

    def disc(self, at: Point, radius: float, ink: Ink) -> None:
        """A filled circle."""
        self._draw.ellipse(self._around(at, radius), fill=ink)

    def ring(self, at: Point, radius: float, width: float, ink: Ink, *, dashes: int = 0) -> None:
        """A circle's line; ``radius`` is its middle."""
        frame, thick = self._around(at, radius + width / 2), round(width * self.finesse)
        if not dashes:
            self._draw.ellipse(frame, outline=ink, width=thick)
        for dash in range(dashes):
            self._draw.arc(frame, 360 / dashes * dash, 360 / dashes * (dash + 0.6), fill=ink, width=thick)

    def outline(self, outline: Outline, at: Point, radius: float, ink: Ink, *, rounding: float = 0) -> None:
        """A filled outline, its corners rounded outward."""
        points = [((at.x + x * radius) * self.finesse, (at.y + y * radius) * self.finesse) for x, y in outline]
        self._draw.polygon(points, fill=ink)
        if rounding:
            self._stroke([*points, points[0]], rounding * 2, ink)

    def line(self, points: Iterable[Point], width: float, ink: Ink) -> None:
        """A line with round joints and ends."""
        self._stroke([(x * self.finesse, y * self.finesse) for x, y in points], width, ink)

    def box(self, box: Box, radius: float, ink: Ink) -> None:
        """A filled rectangle with round corners."""
        self._draw.rounded_rectangle(box.scaled(self.finesse), radius * self.finesse, fill=ink)

    def frame(self, box: Box, radius: float, width: float, ink: Ink) -> None:
        """The line around a rectangle with round corners; the box is its outer edge."""
        thick = round(width * self.finesse)
        self._draw.rounded_rectangle(box.scaled(self.finesse), radius * self.finesse, outline=ink, width=thick)

    def text(self, text: str, at: Point, pixels: float, ink: Ink, weight: Weight = Weight.BLACK) -> None:
        """A text whose capitals and digits are centred on a point."""
        letters = font(weight, round(pixels * self.finesse))
        _, top, _, bottom = letters.getbbox("0", anchor="ls")
        self._draw.text(
            (at.x * self.finesse, at.y * self.finesse - (top + bottom) / 2), text, font=letters, fill=ink, anchor="ms"
        )

    def text_from(self, text: str, at: Point, pixels: float, ink: Ink, weight: Weight = Weight.BLACK) -> None:
        """A text that starts at a point, its capitals and digits centred on the point's height."""
        self.text(text, Point(at.x + width_of(text, pixels, weight) / 2, at.y), pixels, ink, weight)

    def blur(self, radius: float) -> None:
        """Soften what was drawn so far."""
        self.picture = self.picture.filter(ImageFilter.GaussianBlur(radius * self.finesse))
        self._draw = ImageDraw.Draw(self.picture)

    def _around(self, at: Point, radius: float) -> Box:
        return Box(at.x, at.y, at.x, at.y).grown(radius).scaled(self.finesse)

    def _stroke(self, points: list[tuple[float, float]], width: float, ink: Ink) -> None:
        thick = width * self.finesse
        self._draw.line(points, fill=ink, width=round(thick), joint="curve")
        for x, y in points:
            self._draw.ellipse(Box(x, y, x, y).grown(thick / 2), fill=ink)


def paste(picture: Image.Image, sprite: Image.Image, at: Point) -> None:
    """Lay a small picture on a large one, its middle on a point."""
    # paste() lets other threads run meanwhile, alpha_composite() would not.
    picture.paste(sprite, (round(at.x - sprite.width / 2), round(at.y - sprite.height / 2)), sprite)

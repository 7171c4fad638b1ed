"""Reads and compares pictures."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops

from tockbot.render.layout import Point

Colour = tuple[int, int, int]


def opened(png: bytes) -> Image.Image:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return Image.open(BytesIO(png)).convert("RGB")


def share_of(picture: Image.Image, colour: Colour, at: Point, radius: float) -> float:
    """Return the share of the square around a point that has about this colour."""
    box = tuple(round(edge) for edge in (at.x - radius, at.y - radius, at.x + radius, at.y + radius))
    square = picture.crop((box[0], box[1], box[2], box[3]))
    red, green, blue = ImageChops.difference(square, Image.new("RGB", square.size, colour)).split()
    furthest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return sum(furthest.histogram()[:12]) / (square.width * square.height)


def difference(one: Image.Image, other: Image.Image, tile: int = 10) -> float:
    """Return the largest difference between two pictures in the mean level of a tile.

    A line moved by half a pixel makes a small one, a missing pawn a large one.
    """
    return max(abs(a - b) for a, b in zip(one.reduce(tile).tobytes(), other.reduce(tile).tobytes(), strict=True))

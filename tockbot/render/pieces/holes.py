"""The holes of a board: start and entry fields, gates, homes and reserves. ``pitch`` is the board's, in pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.shapes import regular, silhouette
from tockbot.render.ink.themes import WHITE, Colour, Theme, darker, mix
from tockbot.render.layout.points import Box, Point

HOLE_RADIUS: Final = 0.37
"""A hole's radius, in pitches."""

KEPT: Final = 64
"""How many drawings of each kind are kept; the largest, that of a centre, takes 43 kB, most others 15."""

DARK_BELOW: Final = 450
"""A colour whose red, green and blue add up to less is dark: what stands on it is written in white."""

Shades = tuple[Colour, Colour, Colour]
"""Of a hole: its floor, its shadow, its lit edge."""


def draw_hole(canvas: Canvas, at: Point, radius: float, shades: Shades) -> None:
    """Draw a drilled hole with light from above: its upper wall in the shadow, its lower edge lit."""
    floor, low, high = shades
    canvas.disc(Point(at.x, at.y + 0.13 * radius), radius, high)
    canvas.disc(at, radius, low)
    canvas.disc(Point(at.x, at.y + 0.09 * radius), radius * 0.91, mix(low, floor, 0.55))
    canvas.disc(Point(at.x, at.y + 0.15 * radius), radius * 0.83, floor)


@lru_cache(maxsize=KEPT)
def seat_hole(theme: Theme, seat: int, pitch: float) -> Image.Image:
    """A hole in a seat's home or reserve."""
    fill = theme.seats[seat].fill
    canvas = Canvas(pitch, pitch)
    shades = darker(fill, 0.34), darker(fill, 0.6), mix(fill, WHITE, 0.5)
    draw_hole(canvas, canvas.middle, HOLE_RADIUS * pitch, shades)
    return canvas.finished()


@lru_cache(maxsize=KEPT)
def start_field(theme: Theme, seat: int, pitch: float) -> Image.Image:
    """A start field: a disc in the seat's colour, on it the silhouette, on that room for the number."""
    look = theme.seats[seat]
    canvas = Canvas(1.2 * pitch, 1.2 * pitch)
    canvas.disc(canvas.middle, 0.55 * pitch, look.edge if look.edge == WHITE else darker(look.fill, 0.5))
    canvas.disc(canvas.middle, 0.51 * pitch, look.fill)
    pale = mix(look.fill, WHITE, 0.8 if look.digit == WHITE else 0.55)
    outline, middle = silhouette(look.shape), canvas.middle
    canvas.polygon(outline, middle, 0.38 * pitch, darker(look.fill, 0.5), rounding=0.04 * pitch)
    canvas.polygon(outline, middle, 0.36 * pitch, pale, rounding=0.02 * pitch)
    return canvas.finished()


@lru_cache(maxsize=KEPT)
def entry_field(theme: Theme, seat: int, pitch: float) -> Image.Image:
    """An entry field: a hole in a ring of the seat's colour."""
    fill = theme.seats[seat].fill
    canvas = Canvas(1.1 * pitch, 1.1 * pitch)
    canvas.disc(canvas.middle, 0.5 * pitch, darker(fill, 0.45))
    canvas.disc(canvas.middle, 0.47 * pitch, fill)
    draw_hole(canvas, canvas.middle, HOLE_RADIUS * pitch, (theme.hole, theme.hole_shadow, theme.hole_light))
    return canvas.finished()


@lru_cache(maxsize=KEPT)
def house(theme: Theme, ink: Colour, pitch: float) -> Image.Image:  # noqa: ARG001 - as every drawing
    """The sign in the first place of a home, which says where it begins."""
    canvas = Canvas(0.7 * pitch, 0.7 * pitch)
    x, y = canvas.middle
    roof = (Point(0, -0.25), Point(0.27, 0), Point(-0.27, 0))
    canvas.polygon(roof, canvas.middle, pitch, ink, rounding=0.02 * pitch)
    canvas.box(Box(x - 0.18 * pitch, y - 0.03 * pitch, x + 0.18 * pitch, y + 0.21 * pitch), 0.02 * pitch, ink)
    canvas.box(Box(x - 0.06 * pitch, y + 0.06 * pitch, x + 0.06 * pitch, y + 0.21 * pitch), 0, (0, 0, 0, 0))
    return canvas.finished()


@lru_cache(maxsize=KEPT)
def gate_field(theme: Theme, pitch: float) -> Image.Image:
    """A gate field: a hole in a lozenge, as the centre has."""
    canvas = Canvas(1.4 * pitch, 1.4 * pitch)
    _lozenge(canvas, theme, 0.62 * pitch)
    return canvas.finished()


@lru_cache(maxsize=KEPT)
def centre_field(theme: Theme, pitch: float) -> Image.Image:
    """The centre field."""
    canvas = Canvas(2 * pitch, 2 * pitch)
    _lozenge(canvas, theme, 0.86 * pitch)
    canvas.polygon(regular(4, 1), canvas.middle, 0.17 * pitch, theme.number)
    return canvas.finished()


def _lozenge(canvas: Canvas, theme: Theme, radius: float) -> None:
    rim = radius * 0.08
    canvas.polygon(regular(4, 1), canvas.middle, radius, theme.lane_edge, rounding=rim)
    canvas.polygon(regular(4, 1), canvas.middle, radius, theme.gate)
    hole = min(radius * 0.6, radius * HOLE_RADIUS / 0.62)
    draw_hole(canvas, canvas.middle, hole, (theme.hole, theme.hole_shadow, mix(theme.gate, WHITE, 0.4)))


@lru_cache(maxsize=KEPT)
def gate_tag(theme: Theme, number: str, pitch: float) -> Image.Image:
    """The number that gate fields bear."""
    canvas = Canvas(0.5 * pitch, 0.5 * pitch)
    canvas.box(Box(0, 0, *canvas.size), 0.12 * pitch, theme.gate)
    is_dark = sum(theme.gate) < DARK_BELOW
    canvas.text(number, canvas.middle, 0.46 * pitch, WHITE if is_dark else (20, 16, 24))
    return canvas.finished()

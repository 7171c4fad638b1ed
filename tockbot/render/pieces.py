"""Draws the pieces of a board: marks of moves, holes, and pawns.

``pitch`` is always the board's, in pixels. The way of a move is a row of chevrons along the track, or a straight arrow
put together from parts. Badges beside fields say more.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from tockbot.render.fonts import ISOLATES, SIMILAR, Weight, width_of
from tockbot.render.ink import Canvas, regular, silhouette, turned
from tockbot.render.layout import Box, Point
from tockbot.render.themes import SEATS, WHITE, Colour, SeatLook, Shape, Theme, darker, mix

HOLE_RADIUS: Final = 0.37
"""Radius of a hole, in pitches."""

MAX_CACHED: Final = 64
"""Number of cached drawings of each kind; the largest, a centre, takes 43 kB, most others 15."""

DARK_BELOW: Final = 450
"""A colour whose red, green and blue add up to less is dark: text on it is white."""

Shades = tuple[Colour, Colour, Colour]
"""The colours of a hole: its floor, its shadow, its lit edge."""


def draw_hole(canvas: Canvas, at: Point, radius: float, shades: Shades) -> None:
    """Draw a drilled hole with light from above: its upper wall in the shadow, its lower edge lit."""
    floor, low, high = shades
    canvas.disc(Point(at.x, at.y + 0.13 * radius), radius, high)
    canvas.disc(at, radius, low)
    canvas.disc(Point(at.x, at.y + 0.09 * radius), radius * 0.91, mix(low, floor, 0.55))
    canvas.disc(Point(at.x, at.y + 0.15 * radius), radius * 0.83, floor)


@lru_cache(maxsize=MAX_CACHED)
def seat_hole(theme: Theme, seat: int, pitch: float) -> Image.Image:
    """Return a hole in a seat's home or reserve."""
    fill = theme.seats[seat].fill
    canvas = Canvas(pitch, pitch)
    shades = darker(fill, 0.34), darker(fill, 0.6), mix(fill, WHITE, 0.5)
    draw_hole(canvas, canvas.middle, HOLE_RADIUS * pitch, shades)
    return canvas.finished()


@lru_cache(maxsize=MAX_CACHED)
def start_field(theme: Theme, seat: int, pitch: float) -> Image.Image:
    """Return a start field: a disc in the seat's colour, its silhouette, and room for the number."""
    look = theme.seats[seat]
    canvas = Canvas(1.2 * pitch, 1.2 * pitch)
    canvas.disc(canvas.middle, 0.55 * pitch, look.edge if look.edge == WHITE else darker(look.fill, 0.5))
    canvas.disc(canvas.middle, 0.51 * pitch, look.fill)
    pale = mix(look.fill, WHITE, 0.8 if look.digit == WHITE else 0.55)
    outline, middle = silhouette(look.shape), canvas.middle
    canvas.polygon(outline, middle, 0.38 * pitch, darker(look.fill, 0.5), rounding=0.04 * pitch)
    canvas.polygon(outline, middle, 0.36 * pitch, pale, rounding=0.02 * pitch)
    return canvas.finished()


@lru_cache(maxsize=MAX_CACHED)
def entry_field(theme: Theme, seat: int, pitch: float) -> Image.Image:
    """Return an entry field: a hole in a ring of the seat's colour."""
    fill = theme.seats[seat].fill
    canvas = Canvas(1.1 * pitch, 1.1 * pitch)
    canvas.disc(canvas.middle, 0.5 * pitch, darker(fill, 0.45))
    canvas.disc(canvas.middle, 0.47 * pitch, fill)
    draw_hole(canvas, canvas.middle, HOLE_RADIUS * pitch, (theme.hole, theme.hole_shadow, theme.hole_light))
    return canvas.finished()


@lru_cache(maxsize=MAX_CACHED)
def house(theme: Theme, ink: Colour, pitch: float) -> Image.Image:  # noqa: ARG001 - the signature that every drawing has
    """Return the sign in the first place of a home, which shows where it begins."""
    canvas = Canvas(0.7 * pitch, 0.7 * pitch)
    x, y = canvas.middle
    roof = (Point(0, -0.25), Point(0.27, 0), Point(-0.27, 0))
    canvas.polygon(roof, canvas.middle, pitch, ink, rounding=0.02 * pitch)
    canvas.box(Box(x - 0.18 * pitch, y - 0.03 * pitch, x + 0.18 * pitch, y + 0.21 * pitch), 0.02 * pitch, ink)
    canvas.box(Box(x - 0.06 * pitch, y + 0.06 * pitch, x + 0.06 * pitch, y + 0.21 * pitch), 0, (0, 0, 0, 0))
    return canvas.finished()


@lru_cache(maxsize=MAX_CACHED)
def gate_field(theme: Theme, pitch: float) -> Image.Image:
    """Return a gate field: a hole in a lozenge, like the centre."""
    canvas = Canvas(1.4 * pitch, 1.4 * pitch)
    _lozenge(canvas, theme, 0.62 * pitch)
    return canvas.finished()


@lru_cache(maxsize=MAX_CACHED)
def centre_field(theme: Theme, pitch: float) -> Image.Image:
    """Return the centre field."""
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


@lru_cache(maxsize=MAX_CACHED)
def gate_tag(theme: Theme, number: str, pitch: float) -> Image.Image:
    """Return the tag with the number of the gate fields."""
    canvas = Canvas(0.5 * pitch, 0.5 * pitch)
    canvas.box(Box(0, 0, *canvas.size), 0.12 * pitch, theme.gate)
    is_dark = sum(theme.gate) < DARK_BELOW
    canvas.text(number, canvas.middle, 0.46 * pitch, WHITE if is_dark else (20, 16, 24))
    return canvas.finished()


LABEL: Final = 0.92
"""Size of a goal's label, in pitches."""

BADGES: Final = (0.38, 0.27)
"""Radius of badges, in pitches: with room, and between four pawns."""

BADGE_LETTERS: Final = 1.56
"""Size of a badge's letters, as a multiple of its radius."""

LETTERS: Final = {1: 0.62, 2: 0.47, 3: 0.32}
"""Size of a label's letters by its number of rows, as a share of the label's size."""

DRAWABLE: Final = {**ISOLATES, **{ord(sign): drawn for sign, drawn in SIMILAR.items()}}
"""Signs that the font lacks, and what replaces them."""


def origin_ring(theme: Theme, pitch: float) -> Image.Image:
    """Return the dashed ring around a place that a pawn has left and another has taken."""
    canvas = Canvas(1.2 * pitch, 1.2 * pitch)
    canvas.ring(canvas.middle, 0.49 * pitch, 0.14 * pitch, theme.way_edge)
    canvas.ring(canvas.middle, 0.49 * pitch, 0.08 * pitch, theme.origin, dashes=8)
    return canvas.finished()


def arrival_ring(theme: Theme, pitch: float) -> Image.Image:
    """Return the bright ring around a pawn that has just arrived."""
    return _shining(theme, 0.54, pitch)


def wide_arrival_ring(theme: Theme, pitch: float) -> Image.Image:
    """Return the bright ring around an arrived pawn that already has a protected pawn's ring."""
    return _shining(theme, 0.63, pitch)


def _shining(theme: Theme, radius: float, pitch: float) -> Image.Image:
    canvas = Canvas(1.6 * pitch, 1.6 * pitch)
    canvas.ring(canvas.middle, radius * pitch, 0.22 * pitch, theme.way_edge)
    canvas.ring(canvas.middle, radius * pitch, 0.13 * pitch, theme.glow)
    return canvas.finished()


def struck_ring(theme: Theme, pitch: float) -> Image.Image:
    """Return the ring around a pawn that was sent back to its reserve."""
    canvas = Canvas(1.4 * pitch, 1.4 * pitch)
    canvas.ring(canvas.middle, 0.52 * pitch, 0.2 * pitch, WHITE)
    canvas.ring(canvas.middle, 0.52 * pitch, 0.12 * pitch, theme.hit)
    return canvas.finished()


def struck_reserve_ring(theme: Theme, width: int, height: int, pitch: float) -> Image.Image:
    """Return the ring around a whole reserve to which a pawn would be sent."""
    canvas = Canvas(width + 0.3 * pitch, height + 0.3 * pitch)
    edge = Box(0, 0, *canvas.size)
    canvas.border(edge, 0.5 * pitch, 0.2 * pitch, WHITE)
    canvas.border(edge.grown(-0.04 * pitch), 0.46 * pitch, 0.12 * pitch, theme.hit)
    return canvas.finished()


def pickable_ring(theme: Theme, pitch: float) -> Image.Image:
    """Return the ring around a pawn that can be chosen."""
    canvas = Canvas(1.2 * pitch, 1.2 * pitch)
    canvas.ring(canvas.middle, 0.5 * pitch, 0.15 * pitch, WHITE)
    canvas.ring(canvas.middle, 0.5 * pitch, 0.09 * pitch, theme.goal)
    return canvas.finished()


def protected_ring(theme: Theme, pitch: float) -> Image.Image:
    """Return the steel ring around a protected pawn."""
    canvas = Canvas(1.4 * pitch, 1.4 * pitch)
    canvas.ring(canvas.middle, 0.5 * pitch, 0.17 * pitch, theme.way_edge)
    canvas.ring(canvas.middle, 0.5 * pitch, 0.1 * pitch, theme.guard)
    return canvas.finished()


def chevron(theme: Theme, degrees: int, pitch: float) -> Image.Image:
    """Return one step of a way, pointing this many degrees clockwise from the right."""
    canvas = Canvas(0.8 * pitch, 0.8 * pitch)
    points = _turned(canvas, ((-0.1, -0.21), (0.12, 0), (-0.1, 0.21)), degrees, pitch)
    canvas.line(points, 0.24 * pitch, theme.way_edge)
    canvas.line(points, 0.135 * pitch, theme.way)
    return canvas.finished()


def head(theme: Theme, degrees: int, pitch: float) -> Image.Image:
    """Return the head of an arrow across the board, its tip a little before the middle of the picture."""
    canvas = Canvas(1.3 * pitch, 1.3 * pitch)
    points = _turned(canvas, ((0.26, 0), (-0.3, -0.36), (-0.16, 0), (-0.3, 0.36)), degrees, pitch)
    canvas.polygon(tuple(points), Point(0, 0), 1, theme.way_edge, rounding=0.11 * pitch)
    canvas.polygon(tuple(points), Point(0, 0), 1, theme.way, rounding=0.03 * pitch)
    return canvas.finished()


def link(theme: Theme, degrees: int, pitch: float) -> Image.Image:
    """Return a piece of an arrow's shaft."""
    canvas = Canvas(0.8 * pitch, 0.8 * pitch)
    points = _turned(canvas, ((-0.13, 0), (0.13, 0)), degrees, pitch)
    canvas.line(points, 0.3 * pitch, theme.way_edge)
    canvas.line(points, 0.17 * pitch, theme.way)
    return canvas.finished()


def direction_arrow(theme: Theme, seat: int, degrees: int, pitch: float) -> Image.Image:
    """Return the arrow on the board that shows the direction of play, in a seat's colour."""
    canvas = Canvas(1.7 * pitch, 1.7 * pitch)
    look = theme.seats[seat]
    shaft = _turned(canvas, ((-0.5, 0), (0.3, 0)), degrees, pitch)
    tip = _turned(canvas, ((0.55, 0), (0.18, -0.22), (0.18, 0.22)), degrees, pitch)
    for width, ink in ((0.1, look.edge if look.edge == WHITE else darker(look.fill, 0.6)), (0, look.fill)):
        canvas.line(shaft, (0.13 + width) * pitch, ink)
        canvas.polygon(tuple(tip), Point(0, 0), 1, ink, rounding=(0.02 + width / 2) * pitch)
    return canvas.finished()


def _turned(canvas: Canvas, corners: tuple[tuple[float, float], ...], degrees: int, pitch: float) -> list[Point]:
    """Return corners, given in pitches around a canvas's middle, turned clockwise."""
    angle = math.radians(degrees)
    points = (turned(Point(x * pitch, y * pitch), angle) for x, y in corners)
    return [Point(canvas.middle.x + x, canvas.middle.y + y) for x, y in points]


def hit_badge(theme: Theme, reach: float, pitch: float) -> Image.Image:
    """Return the badge of a pawn that was hit; ``reach`` is the radius of a badge in pitches."""
    canvas = _badge(WHITE, theme.hit, reach, pitch)
    x, y, arm = *canvas.middle, 0.43 * reach * pitch
    for slant in (-1, 1):
        canvas.line((Point(x - arm, y - arm * slant), Point(x + arm, y + arm * slant)), 0.34 * reach * pitch, WHITE)
    return canvas.finished()


def order_badge(theme: Theme, number: str, reach: float, pitch: float) -> Image.Image:
    """Return the badge with the number of a move among several."""
    return _lettered(_badge(theme.way_edge, theme.way, reach, pitch), number, theme.way_edge, reach * pitch)


def padlock(theme: Theme, reach: float, pitch: float) -> Image.Image:
    """Return the badge of a protected pawn."""
    canvas = _badge(theme.way_edge, theme.guard, reach, pitch)
    (x, y), unit = canvas.middle, reach * pitch
    canvas.ring(Point(x, y - 0.23 * unit), 0.31 * unit, 0.19 * unit, theme.way_edge)
    canvas.box(Box(x - 0.5 * unit, y - 0.17 * unit, x + 0.5 * unit, y + 0.52 * unit), 0.08 * unit, theme.way_edge)
    return canvas.finished()


def goal_badge(theme: Theme, row: str, reach: float, pitch: float) -> Image.Image:
    """Return the badge beside a goal where a pawn stands: the labels of buttons that lead there."""
    return _lettered(_badge(WHITE, theme.goal, reach, pitch), row.translate(DRAWABLE), theme.goal_text, reach * pitch)


def _badge(edge: Colour, fill: Colour, reach: float, pitch: float) -> Canvas:
    canvas = Canvas(2.4 * reach * pitch, 2.4 * reach * pitch)
    canvas.disc(canvas.middle, reach * pitch, edge)
    canvas.disc(canvas.middle, (reach - 0.035) * pitch, fill)
    return canvas


def _lettered(canvas: Canvas, text: str, ink: Colour, reach: float) -> Image.Image:
    """Return a badge with a few letters on it; ``reach`` is its radius in pixels."""
    canvas.text(text, canvas.middle, min(BADGE_LETTERS * reach, 1.6 * reach / width_of(text, 1)), ink)
    return canvas.finished()


def taken_ring(theme: Theme, pitch: float) -> Image.Image:
    """Return the ring around a pawn that stands at a goal; the goal's badges lie on it."""
    canvas = Canvas(1.3 * pitch, 1.3 * pitch)
    canvas.ring(canvas.middle, 0.51 * pitch, 0.16 * pitch, theme.goal)
    canvas.ring(canvas.middle, 0.51 * pitch, 0.09 * pitch, theme.goal_text)
    return canvas.finished()


def goal_label(theme: Theme, rows: tuple[str, ...], pitch: float) -> Image.Image:
    """Return the labels of the buttons that lead to one free goal, as large as a field."""
    canvas = Canvas(LABEL * pitch, LABEL * pitch)
    size = LABEL * pitch
    edge = Box(*canvas.middle, *canvas.middle).grown(size / 2)
    canvas.box(edge, 0.45 * size, WHITE)
    canvas.box(edge.grown(-0.04 * pitch), 0.42 * size, theme.goal)
    shown = [row.translate(DRAWABLE) for row in rows]
    letters = min(LETTERS[min(len(rows), len(LETTERS))] * size, *(0.84 * size / width_of(row, 1) for row in shown))
    for line, row in enumerate(shown):
        y = canvas.middle.y + (line - (len(rows) - 1) / 2) * 0.8 * letters
        canvas.text(row, Point(canvas.middle.x, y), letters, theme.goal_text)
    return canvas.finished()


DIGIT_DROP: Final = {Shape.TRIANGLE: 0.055, Shape.STAR: 0.02, Shape.SHIELD: -0.015}
"""Distance below the middle at which a silhouette has most room for its digit, in pitches."""

RISE: Final = 0.03
"""Distance by which a pawn is above the middle of its picture, in pitches, to leave room for its thicker lower edge."""

MARBLE: Final = 0.44
"""Radius of a marble, in pitches."""

GLASS_SHADES: Final = 6


def pawn(theme: Theme, seat: int, number: int, pitch: float) -> Image.Image:
    """Return a pawn with its digit."""
    look = theme.seats[seat]
    canvas = Canvas(1.1 * pitch, 1.16 * pitch)
    canvas.start_from(_body(look, pitch))
    drop = DIGIT_DROP.get(look.shape, 0) - RISE
    canvas.text(str(number), Point(canvas.middle.x, canvas.middle.y + drop * pitch), 0.54 * pitch, look.digit)
    return canvas.finished()


@lru_cache(maxsize=len(SEATS))
def _body(look: SeatLook, pitch: float) -> Image.Image:
    """Return a pawn without its digit, in a canvas's fine pixels: a glass marble with its seat's silhouette inlaid."""
    canvas = Canvas(1.1 * pitch, 1.16 * pitch)
    middle = Point(canvas.middle.x, canvas.middle.y - RISE * pitch)
    canvas.disc(Point(middle.x, middle.y + 0.055 * pitch), MARBLE * pitch, (14, 10, 8))
    canvas.disc(middle, MARBLE * pitch, look.edge)
    _glass(canvas, look, middle, (MARBLE - 0.035) * pitch)
    shape = silhouette(look.shape)
    canvas.polygon(shape, middle, 0.29 * pitch, mix(look.fill, WHITE, 0.6), rounding=0.06 * pitch)
    canvas.polygon(shape, middle, 0.29 * pitch, look.fill, rounding=0.025 * pitch)
    shine = Canvas(*canvas.size, oversampling=canvas.oversampling)
    for angle in range(200, 262, 4):
        at = Point(
            middle.x + 0.355 * pitch * math.cos(math.radians(angle)),
            middle.y + 0.355 * pitch * math.sin(math.radians(angle)),
        )
        shine.disc(at, 0.032 * pitch, WHITE)
    canvas.picture.paste(WHITE, (0, 0), shine.picture.getchannel("A").point(lambda level: level * 200 // 255))
    return canvas.picture


def _glass(canvas: Canvas, look: SeatLook, middle: Point, radius: float) -> None:
    """Draw a ball of tinted glass: dark above, where it is thick, and lit from below, where the light gathers."""
    deep, lit = glass_of(look)
    for step in range(GLASS_SHADES):
        share = step / (GLASS_SHADES - 1)
        at = Point(middle.x, middle.y + 0.22 * radius * share)
        canvas.disc(at, radius * (1 - 0.24 * share), mix(deep, lit, share))


def glass_of(look: SeatLook) -> tuple[Colour, Colour]:
    """Return the darkest and the lightest tint of a seat's marbles: both differ clearly from the inlay."""
    if look.edge == WHITE:
        return mix(look.fill, WHITE, 0.42), mix(look.fill, WHITE, 0.3)
    return darker(look.fill, 0.68), darker(look.fill, 0.45)


def ghost(theme: Theme, seat: int, number: str, pitch: float) -> Image.Image:
    """Return the outline of a pawn that is no longer here, in a dashed ring, around the number of the field."""
    look = theme.seats[seat]
    canvas = Canvas(1.2 * pitch, 1.2 * pitch)
    canvas.ring(canvas.middle, 0.49 * pitch, 0.14 * pitch, theme.way_edge)
    canvas.ring(canvas.middle, 0.49 * pitch, 0.08 * pitch, theme.origin, dashes=8)
    shape = silhouette(look.shape)
    canvas.polygon(shape, canvas.middle, 0.33 * pitch, look.edge, rounding=0.06 * pitch)
    canvas.polygon(shape, canvas.middle, 0.33 * pitch, look.fill, rounding=0.025 * pitch)
    canvas.polygon(shape, canvas.middle, 0.24 * pitch, darker(look.fill, 0.6), rounding=0.025 * pitch)
    canvas.polygon(shape, canvas.middle, 0.24 * pitch, theme.hole)
    if number:
        canvas.text(number, canvas.middle, (0.4 if len(number) < 3 else 0.32) * pitch, theme.number, Weight.BOLD)  # noqa: PLR2004 - three digits
    return canvas.finished()

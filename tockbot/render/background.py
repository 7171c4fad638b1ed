"""The board without pawns and names: drawn once for each kind of board and side it is seen from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import shake_256

from PIL import Image, ImageFilter, ImageOps

from tockbot.render.fonts import Weight
from tockbot.render.geometry import Layout, layout
from tockbot.render.pen import Pen
from tockbot.render.points import Box, Point
from tockbot.render.shapes import silhouette
from tockbot.render.sprites import darker
from tockbot.render.theme import WHITE, Colour, SeatLook, Theme, mix
from tockbot.rules.board import Board, Location, Seat

HOLE = 0.37
"""A hole's radius, in pitches."""


@lru_cache(maxsize=12)
def background(theme: Theme, board: Board, bottom: Seat, *, centre: bool, size: int) -> Image.Image:
    """The empty board; not to be drawn on."""
    plan = layout(board, bottom, with_centre=centre)
    pitch = plan.pitch * size
    wood = _wood(theme, size).copy()
    wood.paste(darker(theme.wood_dark, 0.55), (0, 0), _shadow(plan, size))
    pen = Pen(size, size, ground=wood, finesse=3)
    artist = _Artist(pen, theme, plan, pitch, size)
    artist.rim()
    artist.lanes(board)
    artist.fields(board)
    for seat in range(board.players):
        artist.home(Seat(seat))
        artist.reserve(Seat(seat))
    if centre:
        artist.centre()
    return _rounded(pen.finished(), theme, pitch)


@dataclass(frozen=True, slots=True)
class _Artist:
    """Draws the parts of one background."""

    pen: Pen
    theme: Theme
    plan: Layout
    pitch: float
    size: int

    def rim(self) -> None:
        """The frame of the board."""
        for inset, width, colour in (
            (0.07, 0.14, self.theme.rim),
            (0.16, 0.05, mix(self.theme.wood_light, WHITE, 0.2)),
        ):
            low, high = inset * self.pitch, self.size - inset * self.pitch
            corners = (Point(low, low), Point(high, low), Point(high, high), Point(low, high), Point(low, low))
            self.pen.line(corners, width * self.pitch, colour)

    def lanes(self, board: Board) -> None:
        """The track's strip, and each home's strip in its seat's colour."""
        track = [point.scaled(self.size) for point in self.plan.track]
        ring = [*track, track[0]]
        gates = [
            [track[board.entries[seat]], *(point.scaled(self.size) for point in home)]
            for seat, home in enumerate(self.plan.homes)
        ]
        for gate in gates:
            self.pen.line(gate, 1.04 * self.pitch, self.theme.lane_edge)
        self.pen.line(ring, 1.04 * self.pitch, self.theme.lane_edge)
        for seat, gate in enumerate(gates):
            self.pen.line(gate[1:], 0.92 * self.pitch, self._tint(self.theme.seats[seat]))
        self.pen.line(ring, 0.94 * self.pitch, self.theme.lane)
        for seat, gate in enumerate(gates):
            self._gate(gate[0], gate[1], self.theme.seats[seat])

    def fields(self, board: Board) -> None:
        """The track's fields with their indices; start and entry fields in their seats' colours."""
        starts = {start: self.theme.seats[seat] for seat, start in enumerate(board.starts)}
        entries = {entry: self.theme.seats[seat] for seat, entry in enumerate(board.entries)}
        for field, point in enumerate(self.plan.track):
            at = point.scaled(self.size)
            if Location(field) in starts:
                self._start(at, starts[Location(field)], str(field))
                continue
            if Location(field) in entries:
                look = entries[Location(field)]
                self.pen.disc(at, 0.5 * self.pitch, darker(look.fill, 0.45))
                self.pen.disc(at, 0.47 * self.pitch, look.fill)
            self._hole(at, self.theme.hole, self.theme.hole_low, self.theme.hole_high)
            self.pen.text(str(field), at, self._letters(field), self.theme.number, Weight.BOLD)

    def home(self, seat: Seat) -> None:
        """The four holes of a home column."""
        for depth, point in enumerate(self.plan.homes[seat], start=1):
            at = point.scaled(self.size)
            self._seat_hole(at, self.theme.seats[seat])
            self.pen.text(f"h{depth}", at, 0.38 * self.pitch, self._faint(self.theme.seats[seat]), Weight.BOLD)

    def reserve(self, seat: Seat) -> None:
        """A seat's box with its four slots."""
        look, camp = self.theme.seats[seat], self.plan.camps[seat]
        box = camp.reserve.scaled(self.size)
        shade = 0.07 * self.pitch
        self.pen.box(
            Box(box.left + shade, box.top + shade * 2, box.right + shade, box.bottom + shade * 2),
            0.4 * self.pitch,
            darker(self.theme.wood_dark, 0.5),
        )
        self.pen.box(box, 0.4 * self.pitch, self._rim_of(look))
        self.pen.box(box.grown(-0.06 * self.pitch), 0.35 * self.pitch, self._tint(look))
        for slot in camp.slots:
            self._seat_hole(slot.scaled(self.size), look)

    def centre(self) -> None:
        """The centre field."""
        at = self.plan.centre.scaled(self.size)
        self.pen.disc(at, 0.62 * self.pitch, self.theme.lane_edge)
        self.pen.disc(at, 0.57 * self.pitch, self.theme.lane)
        self._hole(at, self.theme.hole, self.theme.hole_low, self.theme.hole_high)
        self.pen.outline(silhouette(self.theme.seats[5].shape), at, 0.16 * self.pitch, self.theme.number)

    def _start(self, at: Point, look: SeatLook, index: str) -> None:
        """A start field: a disc in the seat's colour, on it the silhouette, on that the index."""
        self.pen.disc(at, 0.55 * self.pitch, self._rim_of(look))
        self.pen.disc(at, 0.51 * self.pitch, look.fill)
        pale = mix(look.fill, WHITE, 0.8) if look.ink == WHITE else mix(look.fill, WHITE, 0.55)
        self.pen.outline(
            silhouette(look.shape), at, 0.38 * self.pitch, darker(look.fill, 0.5), rounding=0.04 * self.pitch
        )
        self.pen.outline(silhouette(look.shape), at, 0.36 * self.pitch, pale, rounding=0.02 * self.pitch)
        self.pen.text(index, at, self._letters(int(index)), self.theme.text, Weight.BLACK)

    def _gate(self, entry: Point, first: Point, look: SeatLook) -> None:
        """The passage from the entry field into the home."""
        part = Point(entry.x + (first.x - entry.x) * 0.62, entry.y + (first.y - entry.y) * 0.62)
        self.pen.line((part, first), 0.5 * self.pitch, self._tint(look))

    def _seat_hole(self, at: Point, look: SeatLook) -> None:
        self._hole(at, darker(look.fill, 0.34), darker(look.fill, 0.6), mix(look.fill, WHITE, 0.5))

    def _hole(self, at: Point, floor: Colour, low: Colour, high: Colour) -> None:
        radius = HOLE * self.pitch
        self.pen.disc(Point(at.x, at.y + 0.05 * self.pitch), radius, high)
        self.pen.disc(at, radius, low)
        self.pen.disc(Point(at.x, at.y + 0.025 * self.pitch), radius * 0.93, floor)

    def _letters(self, index: int) -> float:
        """The size of a field's index: as large as its hole allows."""
        return (0.46 if index < 100 else 0.39) * self.pitch  # noqa: PLR2004

    def _tint(self, look: SeatLook) -> Colour:
        return mix(look.fill, self.theme.lane, 0.3)

    def _faint(self, look: SeatLook) -> Colour:
        return mix(look.fill, WHITE, 0.35) if sum(look.fill) < 600 else darker(look.fill, 0.12)  # noqa: PLR2004

    def _rim_of(self, look: SeatLook) -> Colour:
        return look.edge if look.edge == WHITE else darker(look.fill, 0.5)


@lru_cache(maxsize=4)
def _wood(theme: Theme, size: int) -> Image.Image:
    """Boards of wood with a level grain, the same each time."""
    layers = [_noise(columns, max(1, size // rows), size) for columns, rows in ((5, 9), (3, 40), (12, 2))]
    grain = Image.blend(Image.blend(layers[0], layers[1], 0.5), layers[2], 0.25)
    grain = ImageOps.autocontrast(grain.filter(ImageFilter.GaussianBlur(size / 1600)), 1)
    # Few shades make broad even bands, and those pack well.
    grain = grain.point([level // 14 * 14 for level in range(256)])
    return ImageOps.colorize(grain, theme.wood_dark, theme.wood_light)


def _noise(columns: int, rows: int, size: int) -> Image.Image:
    levels = shake_256(f"wood {columns} {rows}".encode()).digest(columns * rows)
    return Image.frombytes("L", (columns, rows), levels).resize((size, size), Image.Resampling.BICUBIC)


def _shadow(plan: Layout, size: int) -> Image.Image:
    """The soft shadow of the track on the wood."""
    pen = Pen(size, size, finesse=1)
    pitch = plan.pitch * size
    points = [Point(x * size, y * size + 0.09 * pitch) for x, y in plan.track]
    pen.line([*points, points[0]], 1.1 * pitch, (0, 0, 0, 130))
    pen.blur(0.1 * pitch)
    return pen.picture.getchannel("A")


def _rounded(picture: Image.Image, theme: Theme, pitch: float) -> Image.Image:
    """The picture with its corners rounded off."""
    mask = Pen(*picture.size, finesse=2)
    mask.box(Box(0, 0, *picture.size), 0.45 * pitch, WHITE)
    page = Image.new("RGB", picture.size, theme.page)
    page.paste(picture, (0, 0), mask.finished().getchannel("A"))
    return page

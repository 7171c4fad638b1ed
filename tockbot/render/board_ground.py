"""The board of one game without pawns and names: an empty board with its numbers and everybody's colours."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from tockbot.render import prints
from tockbot.render.art import ground, palette
from tockbot.render.fonts import LATIN, Weight, font, rise
from tockbot.render.geometry import SIZE, STARS, Layout, layout
from tockbot.render.pen import Pen
from tockbot.render.points import Box, Point
from tockbot.render.theme import WHITE, Colour, SeatLook, Theme, darker, mix
from tockbot.rules import Board, Location, Seat

KEPT: Final = 16
"""How many boards are kept: a million bytes each."""

THREE_DIGITS: Final = 100
PALE: Final = 600
"""The levels of a colour, summed, above which it is pale."""


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on a board: whose arm is at the bottom, the centre field, and the number of the gate fields.

    A *gate* is a field from which a way leads to the centre or across the board; ``gate`` is the number it bears, or 0.
    """

    board: Board
    bottom: Seat
    centre: bool
    gate: int

    @property
    def plan(self) -> Layout:
        """Where all of it stands."""
        return layout(self.board, self.bottom, with_centre=self.centre)


@lru_cache(maxsize=KEPT)
def board_ground(theme: Theme, printed: Printed) -> Image.Image:
    """The board in the theme's palette; not to be drawn on."""
    return draw_board_ground(theme, printed).quantize(palette=palette(theme), dither=Image.Dither.NONE)


def draw_board_ground(theme: Theme, printed: Printed, empty: Image.Image | None = None) -> Image.Image:
    """The board in full colour, on the empty one that is baked or, while baking, on another."""
    star = STARS[printed.board.kind, printed.board.sector_count]
    picture = (empty or ground(theme, star.name)).convert("RGB")
    printer = _Printer(picture, theme, printed, printed.plan, printed.plan.pitch * SIZE, ImageDraw.Draw(picture))
    for seat in range(printed.board.players):
        printer.home(Seat(seat))
        printer.reserve(Seat(seat))
    printer.gates()
    printer.fields()
    if printed.centre:
        printer.centre()
    return picture


@dataclass(frozen=True, slots=True)
class _Printer:
    """Prints the parts of one board."""

    picture: Image.Image
    theme: Theme
    printed: Printed
    plan: Layout
    pitch: float
    draw: ImageDraw.ImageDraw

    def home(self, seat: Seat) -> None:
        """The home column's strip in its seat's colour, and its four holes."""
        look = self.theme.seats[seat]
        holes = [point.scaled(SIZE) for point in self.plan.homes[seat]]
        entry = self.plan.track[self.printed.board.entries[seat]].scaled(SIZE)
        first = holes[0]
        gap = Point(entry.x + (first.x - entry.x) * 0.6, entry.y + (first.y - entry.y) * 0.6)
        left, top = min(x for x, _ in holes) - self.pitch, min(y for _, y in holes) - self.pitch
        width, height = max(x for x, _ in holes) - left, max(y for _, y in holes) - top
        pen = Pen(width + self.pitch, height + self.pitch, finesse=2)
        # The drawing begins on a whole pixel, or the strip would lie beside its holes.
        corner = Point(round(left), round(top))
        line = [Point(x - corner.x, y - corner.y) for x, y in (holes[0], holes[-1])]
        pen.line(line, 0.96 * self.pitch, rim_of(look))
        pen.line(line, 0.88 * self.pitch, tint(self.theme, look))
        pen.line([Point(x - corner.x, y - corner.y) for x, y in (gap, first)], 0.5 * self.pitch, tint(self.theme, look))
        strip = pen.finished()
        self.picture.paste(strip, (round(corner.x), round(corner.y)), strip)
        hole = prints.seat_hole(self.theme, seat, self.pitch)
        for depth, at in enumerate(holes, start=1):
            self._paste(hole, at)
            self._text(f"h{depth}", at, 0.38 * self.pitch, _faint(look), Weight.BOLD)

    def reserve(self, seat: Seat) -> None:
        """A seat's box with its four slots."""
        look, camp = self.theme.seats[seat], self.plan.camps[seat]
        box = camp.reserve.scaled(SIZE)
        shade = 0.14 * self.pitch
        pen = Pen(box.width + shade, box.height + shade, finesse=2)
        whole = Box(0, 0, box.width, box.height)
        shadow = Box(shade / 2, shade, box.width + shade / 2, box.height + shade)
        pen.box(shadow, 0.4 * self.pitch, darker(self.theme.ground, 0.5))
        pen.box(whole, 0.4 * self.pitch, rim_of(look))
        pen.box(whole.grown(-0.06 * self.pitch), 0.35 * self.pitch, tint(self.theme, look))
        drawing = pen.finished()
        self.picture.paste(drawing, (round(box.left), round(box.top)), drawing)
        hole = prints.seat_hole(self.theme, seat, self.pitch)
        for slot in camp.slots:
            self._paste(hole, slot.scaled(SIZE))

    def gates(self) -> None:
        """The lozenges under the gate fields, and beside each the number it bears."""
        if not self.printed.gate:
            return
        lozenge = prints.gate(self.theme, self.pitch)
        tag = prints.gate_tag(self.theme, str(self.printed.gate), self.pitch)
        board = self.printed.board
        for field in map(Location, range(board.fields)):
            if board.number(field) == self.printed.gate:
                self._paste(lozenge, self.plan.track[field].scaled(SIZE))
                self._paste(tag, self.plan.beside(field).scaled(SIZE))

    def fields(self) -> None:
        """The track's fields with their indices; start and entry fields in their seats' colours."""
        board = self.printed.board
        starts = dict(zip(board.starts, self.theme.seats, strict=False))
        entries = dict(zip(board.entries, range(board.players), strict=True))
        for field in map(Location, range(board.fields)):
            at = self.plan.track[field].scaled(SIZE)
            ink, weight = self.theme.number, Weight.BOLD
            if field in starts:
                self._paste(prints.start(self.theme, board.starts.index(field), self.pitch), at)
                ink, weight = (24, 20, 18), Weight.BLACK
            elif field in entries:
                self._paste(prints.entry(self.theme, entries[field], self.pitch), at)
            # As large as the hole allows.
            self._text(str(field), at, (0.46 if field < THREE_DIGITS else 0.39) * self.pitch, ink, weight)

    def centre(self) -> None:
        """The centre field."""
        self._paste(prints.centre(self.theme, self.pitch), self.plan.centre.scaled(SIZE))

    def _paste(self, drawing: Image.Image, at: Point) -> None:
        corner = round(at.x - drawing.width / 2), round(at.y - drawing.height / 2)
        self.picture.paste(drawing, corner, drawing)

    def _text(self, text: str, at: Point, pixels: float, ink: Colour, weight: Weight) -> None:
        where = (at.x, at.y + rise(weight, round(pixels)))
        self.draw.text(where, text, font=font(weight, round(pixels), LATIN), fill=ink, anchor="ms")


def tint(theme: Theme, look: SeatLook) -> Colour:
    """A seat's colour as the ground of its home and reserve."""
    return mix(look.fill, theme.lane, 0.3)


def rim_of(look: SeatLook) -> Colour:
    """The line around what belongs to a seat."""
    return look.edge if look.edge == WHITE else darker(look.fill, 0.5)


def _faint(look: SeatLook) -> Colour:
    return mix(look.fill, WHITE, 0.35) if sum(look.fill) < PALE else darker(look.fill, 0.12)

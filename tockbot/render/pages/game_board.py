"""The board of one game without pawns and names: an empty board with its numbers and everybody's colours."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.files import empty_board, palette
from tockbot.render.ink.fonts import LATIN, Weight, capital_middle, font
from tockbot.render.ink.themes import WHITE, Colour, SeatLook, Theme, darker, mix
from tockbot.render.layout.board_layout import BOARD_SIZE, BoardLayout, layout_of
from tockbot.render.layout.board_shape import BOARD_SHAPES
from tockbot.render.layout.points import Box, Point
from tockbot.render.pieces import holes
from tockbot.render.pieces.marks import direction_arrow
from tockbot.rules import Board, Location, Seat

GAME_BOARDS_KEPT: Final = 48
"""How many boards are kept: a million bytes each."""

NUMBERED: Final = 5
"""Every so manyth field bears its number, and each start and entry field."""

NUMBERED_AMONG_MANY: Final = 10
"""The same where holes are so small that fewer numbers, and larger ones, are easier to read on a phone."""

SMALL: Final = 50
"""Holes nearer to each other than so many pixels are small."""

THREE_DIGITS: Final = 100
PALE: Final = 165
"""A colour is pale that the eye sees as lighter than this; of 255."""


@dataclass(frozen=True, slots=True)
class GameBoard:
    """A board as it is all through a game: whose arm is at the bottom, whether there is a centre field, and its gates.

    Every field bears its number, or only where that helps. A *gate* is a field from which a way leads to the centre or
    across the board; ``gate`` is the number it bears, or 0.
    """

    board: Board
    bottom: Seat
    centre: bool
    gate: int
    every_number: bool = False

    @property
    def layout(self) -> BoardLayout:
        """Where all of it stands."""
        return layout_of(self.board, self.bottom, with_centre=self.centre)


@lru_cache(maxsize=GAME_BOARDS_KEPT)
def game_board_page(theme: Theme, game_board: GameBoard) -> Image.Image:
    """The board in the theme's palette; not to be drawn on."""
    return draw_game_board(theme, game_board).quantize(palette=palette(theme), dither=Image.Dither.NONE)


def draw_game_board(theme: Theme, game_board: GameBoard, empty: Image.Image | None = None) -> Image.Image:
    """The board in full colour, on the empty one that is baked or, while baking, on another."""
    shape = BOARD_SHAPES[game_board.board.kind, game_board.board.sector_count]
    picture = (empty or empty_board(theme, shape.name)).convert("RGB")
    layout = game_board.layout
    drawing = _Drawing(picture, theme, game_board, layout, layout.pitch * BOARD_SIZE, ImageDraw.Draw(picture))
    for seat in range(game_board.board.players):
        drawing.home(Seat(seat))
        drawing.reserve(Seat(seat))
    drawing.directions()
    drawing.gates()
    drawing.fields()
    if game_board.centre:
        drawing.centre()
    return picture


@dataclass(frozen=True, slots=True)
class _Drawing:
    """Draws the parts of one board."""

    picture: Image.Image
    theme: Theme
    game_board: GameBoard
    layout: BoardLayout
    pitch: float
    draw: ImageDraw.ImageDraw

    def home(self, seat: Seat) -> None:
        """Draw the home column's strip in its seat's colour, and its four holes."""
        look = self.theme.seats[seat]
        column = [point.scaled(BOARD_SIZE) for point in self.layout.homes[seat]]
        entry = self.layout.track[self.game_board.board.entries[seat]].scaled(BOARD_SIZE)
        first = column[0]
        gap = Point(entry.x + (first.x - entry.x) * 0.6, entry.y + (first.y - entry.y) * 0.6)
        left, top = min(x for x, _ in column) - self.pitch, min(y for _, y in column) - self.pitch
        width, height = max(x for x, _ in column) - left, max(y for _, y in column) - top
        canvas = Canvas(width + self.pitch, height + self.pitch, oversampling=2)
        # The drawing begins on a whole pixel, or the strip would lie beside its holes.
        corner = Point(round(left), round(top))
        line = [Point(x - corner.x, y - corner.y) for x, y in (column[0], column[-1])]
        canvas.line(line, 0.96 * self.pitch, rim_of(look))
        canvas.line(line, 0.88 * self.pitch, tint(self.theme, look))
        canvas.line(
            [Point(x - corner.x, y - corner.y) for x, y in (gap, first)], 0.5 * self.pitch, tint(self.theme, look)
        )
        strip = canvas.finished()
        self.picture.paste(strip, (round(corner.x), round(corner.y)), strip)
        hole = holes.seat_hole(self.theme, seat, self.pitch)
        for depth, at in enumerate(column, start=1):
            self._paste(hole, at)
            if depth == 1:
                self._paste(holes.house(self.theme, ink_in_home(look), self.pitch), at)
            else:
                self._text(f"h{depth}", at, 0.38 * self.pitch, ink_in_home(look), Weight.BOLD)

    def reserve(self, seat: Seat) -> None:
        """Draw a seat's reserve with the places of its four pawns."""
        look, area = self.theme.seats[seat], self.layout.areas[seat]
        box = area.reserve.scaled(BOARD_SIZE)
        shade = 0.14 * self.pitch
        canvas = Canvas(box.width + shade, box.height + shade, oversampling=2)
        whole = Box(0, 0, box.width, box.height)
        shadow = Box(shade / 2, shade, box.width + shade / 2, box.height + shade)
        canvas.box(shadow, 0.4 * self.pitch, darker(self.theme.grain_dark, 0.5))
        canvas.box(whole, 0.4 * self.pitch, rim_of(look))
        canvas.box(whole.grown(-0.06 * self.pitch), 0.35 * self.pitch, tint(self.theme, look))
        drawing = canvas.finished()
        self.picture.paste(drawing, (round(box.left), round(box.top)), drawing)
        hole = holes.seat_hole(self.theme, seat, self.pitch)
        for place in area.places:
            self._paste(hole, place.scaled(BOARD_SIZE))

    def gates(self) -> None:
        """Draw the lozenges under the gate fields, and beside each the number it bears."""
        if not self.game_board.gate:
            return
        lozenge = holes.gate_field(self.theme, self.pitch)
        tag = holes.gate_tag(self.theme, str(self.game_board.gate), self.pitch)
        board = self.game_board.board
        for field in map(Location, range(board.fields)):
            if board.number(field) == self.game_board.gate:
                self._paste(lozenge, self.layout.track[field].scaled(BOARD_SIZE))
                self._paste(tag, self.layout.tag_place(field).scaled(BOARD_SIZE))

    def fields(self) -> None:
        """Draw the track's fields with their numbers; start and entry fields in their seats' colours."""
        board = self.game_board.board
        starts = dict(zip(board.starts, self.theme.seats, strict=False))
        entries = dict(zip(board.entries, range(board.players), strict=True))
        is_small = self.pitch < SMALL
        numbered = NUMBERED_AMONG_MANY if is_small else NUMBERED
        for field in map(Location, range(board.fields)):
            at = self.layout.track[field].scaled(BOARD_SIZE)
            ink, weight = self.theme.number, Weight.BOLD
            if field in starts:
                self._paste(holes.start_field(self.theme, board.starts.index(field), self.pitch), at)
                ink, weight = (24, 20, 18), Weight.BLACK
            elif field in entries:
                self._paste(holes.entry_field(self.theme, entries[field], self.pitch), at)
            if self.game_board.every_number or field % numbered == 0 or field in starts or field in entries:
                size = number_size(field) if field in starts or not is_small else large_number_size(field)
                self._text(str(field), at, size * self.pitch, ink, weight)

    def directions(self) -> None:
        """Draw beside each start field an arrow that says which way round it goes."""
        board = self.game_board.board
        for seat, start in enumerate(board.starts):
            arrow = self.layout.direction_at(start)
            if arrow is not None:
                at, onward = arrow
                self._paste(direction_arrow(self.theme, seat, onward, self.pitch), at.scaled(BOARD_SIZE))

    def centre(self) -> None:
        """Draw the centre field."""
        self._paste(holes.centre_field(self.theme, self.pitch), self.layout.centre.scaled(BOARD_SIZE))

    def _paste(self, drawing: Image.Image, at: Point) -> None:
        corner = round(at.x - drawing.width / 2), round(at.y - drawing.height / 2)
        self.picture.paste(drawing, corner, drawing)

    def _text(self, text: str, at: Point, pixels: float, ink: Colour, weight: Weight) -> None:
        where = (at.x, at.y + capital_middle(weight, round(pixels)))
        self.draw.text(where, text, font=font(weight, round(pixels), LATIN), fill=ink, anchor="ms")


def number_size(field: Location) -> float:
    """How large the letters of a field's number are, in pitches: as large as the hole allows."""
    return 0.46 if field < THREE_DIGITS else 0.39


def large_number_size(field: Location) -> float:
    """The same where the hole may be filled, because it is small."""
    return 0.62 if field < THREE_DIGITS else 0.48


def tint(theme: Theme, look: SeatLook) -> Colour:
    """A seat's colour, as it lies under the holes of its home and its reserve."""
    return mix(look.fill, theme.lane, 0.3)


def rim_of(look: SeatLook) -> Colour:
    """The line around what belongs to a seat."""
    return look.edge if look.edge == WHITE else darker(look.fill, 0.5)


def ink_in_home(look: SeatLook) -> Colour:
    """What the places of a seat's home are numbered with: it stands apart from the floors of their holes."""
    red, green, blue = look.fill
    is_pale = 0.3 * red + 0.6 * green + 0.1 * blue > PALE
    return darker(look.fill, 0.93) if is_pale else mix(look.fill, WHITE, 0.85)

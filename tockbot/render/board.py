"""Draws the board at one moment of a game: the last plays, and the goals to choose from.

A game's board has numbers and the players' colours, but no pawns or names (:class:`GameBoard`). Everything else is laid
on it (:class:`Overlay`). The moves of each pawn are joined to a *journey*, which ends when the pawn is hit.

Invariants: every pawn is fully visible; what is said about it is around it, or on badges beside it. The labels of two
goals never touch, and no label reaches beyond its field.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Final, assert_never

from PIL import Image, ImageDraw

from tockbot.render import cards, pieces
from tockbot.render.cards import (
    MAX_BELOW,
    Mark,
    burning_card,
    card_face,
    cards_below,
    step_of_pile,
)
from tockbot.render.fonts import LATIN, Weight, capital_middle, font, legible
from tockbot.render.ink import Canvas, empty_board, encoded, lay, palette, pile_sprite, plate_sprite, track_sprite
from tockbot.render.layout import BOARD_SHAPES, BOARD_SIZE, BoardLayout, Box, Point, layout_of, way
from tockbot.render.pieces import direction_arrow, goal_badge, goal_label, hit_badge, order_badge, padlock
from tockbot.render.scene import BoardScene, Goal
from tockbot.render.themes import WHITE, WOOD, Colour, SeatLook, Theme, darker, mix
from tockbot.rules import CENTRE, RESERVE, Board, Enter, Jump, Location, Move, Seat, Swap, Walk, is_track
from tockbot.tables import Card, MoveResult, Numbering, PawnId, SeatSeen

MAX_CACHED_GAME_BOARDS: Final = 48
"""Number of cached boards; each takes a million bytes."""

SMALL: Final = 50
"""Holes closer together than this, in pixels, are small."""

THREE_DIGITS: Final = 100
PALE: Final = 165
"""Colours that look lighter than this, out of 255, are pale."""


@dataclass(frozen=True, slots=True)
class GameBoard:
    """The board of a game: the seat whose arm is at the bottom, whether there is a centre field, and its gates.

    A *gate* is a field that is connected to the centre or across the board; ``gate`` is the number printed on it, or 0.
    The fields of the track and of homes show their numbers only if ``every_number`` is true.
    """

    board: Board
    bottom: Seat
    centre: bool
    gate: int
    every_number: bool = False

    @property
    def layout(self) -> BoardLayout:
        """The place of everything on it."""
        return layout_of(self.board, self.bottom, with_centre=self.centre)


@lru_cache(maxsize=MAX_CACHED_GAME_BOARDS)
def game_board_page(theme: Theme, game_board: GameBoard) -> Image.Image:
    """Return the board in the theme's palette; it must not be changed."""
    return draw_game_board(theme, game_board).quantize(palette=palette(theme), dither=Image.Dither.NONE)


def draw_game_board(theme: Theme, game_board: GameBoard, empty: Image.Image | None = None) -> Image.Image:
    """Return the board in full colour, drawn on the baked empty board, or while baking on another."""
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
        # The drawing begins on a whole pixel; otherwise the strip would be beside its holes.
        corner = Point(round(left), round(top))
        line = [Point(x - corner.x, y - corner.y) for x, y in (column[0], column[-1])]
        canvas.line(line, 0.96 * self.pitch, rim_of(look))
        canvas.line(line, 0.88 * self.pitch, tint(self.theme, look))
        canvas.line(
            [Point(x - corner.x, y - corner.y) for x, y in (gap, first)], 0.5 * self.pitch, tint(self.theme, look)
        )
        strip = canvas.finished()
        self.picture.paste(strip, (round(corner.x), round(corner.y)), strip)
        hole = pieces.seat_hole(self.theme, seat, self.pitch)
        for depth, at in enumerate(column, start=1):
            self._paste(hole, at)
            if depth == 1:
                self._paste(pieces.house(self.theme, ink_in_home(look), self.pitch), at)
            elif self.game_board.every_number:
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
        hole = pieces.seat_hole(self.theme, seat, self.pitch)
        for place in area.places:
            self._paste(hole, place.scaled(BOARD_SIZE))

    def gates(self) -> None:
        """Draw the lozenges under the gate fields, and beside each the number it bears."""
        if not self.game_board.gate:
            return
        lozenge = pieces.gate_field(self.theme, self.pitch)
        tag = pieces.gate_tag(self.theme, str(self.game_board.gate), self.pitch)
        board = self.game_board.board
        for field in map(Location, range(board.fields)):
            if board.number(field) == self.game_board.gate:
                self._paste(lozenge, self.layout.track[field].scaled(BOARD_SIZE))
                self._paste(tag, self.layout.tag_place(field).scaled(BOARD_SIZE))

    def fields(self) -> None:
        """Draw the track's fields, with their numbers if wanted; start and entry fields in their seats' colours."""
        board = self.game_board.board
        starts = dict(zip(board.starts, self.theme.seats, strict=False))
        entries = dict(zip(board.entries, range(board.players), strict=True))
        is_small = self.pitch < SMALL
        for field in map(Location, range(board.fields)):
            at = self.layout.track[field].scaled(BOARD_SIZE)
            ink, weight = self.theme.number, Weight.BOLD
            if field in starts:
                self._paste(pieces.start_field(self.theme, board.starts.index(field), self.pitch), at)
                ink, weight = (24, 20, 18), Weight.BLACK
            elif field in entries:
                self._paste(pieces.entry_field(self.theme, entries[field], self.pitch), at)
            if self.game_board.every_number:
                size = number_size(field) if field in starts or not is_small else large_number_size(field)
                self._text(str(field), at, size * self.pitch, ink, weight)

    def directions(self) -> None:
        """Draw beside each start field an arrow that shows the direction of play."""
        board = self.game_board.board
        for seat, start in enumerate(board.starts):
            arrow = self.layout.direction_at(start)
            if arrow is not None:
                at, onward = arrow
                self._paste(direction_arrow(self.theme, seat, onward, self.pitch), at.scaled(BOARD_SIZE))

    def centre(self) -> None:
        """Draw the centre field."""
        self._paste(pieces.centre_field(self.theme, self.pitch), self.layout.centre.scaled(BOARD_SIZE))

    def _paste(self, drawing: Image.Image, at: Point) -> None:
        corner = round(at.x - drawing.width / 2), round(at.y - drawing.height / 2)
        self.picture.paste(drawing, corner, drawing)

    def _text(self, text: str, at: Point, pixels: float, ink: Colour, weight: Weight) -> None:
        where = (at.x, at.y + capital_middle(weight, round(pixels)))
        self.draw.text(where, text, font=font(weight, round(pixels), LATIN), fill=ink, anchor="ms")


def number_size(field: Location) -> float:
    """Return the size of a field's number, in pitches: as large as the hole allows."""
    return 0.46 if field < THREE_DIGITS else 0.39


def large_number_size(field: Location) -> float:
    """Return the same for small holes, which the number may fill."""
    return 0.62 if field < THREE_DIGITS else 0.48


def tint(theme: Theme, look: SeatLook) -> Colour:
    """Return a seat's colour as it is under the holes of its home and its reserve."""
    return mix(look.fill, theme.lane, 0.3)


def rim_of(look: SeatLook) -> Colour:
    """Return the colour of the line around what belongs to a seat."""
    return look.edge if look.edge == WHITE else darker(look.fill, 0.5)


def ink_in_home(look: SeatLook) -> Colour:
    """Return the colour of the numbers in a seat's home, which is distinct from the floors of its holes."""
    red, green, blue = look.fill
    is_pale = 0.3 * red + 0.6 * green + 0.1 * blue > PALE
    return darker(look.fill, 0.93) if is_pale else mix(look.fill, WHITE, 0.85)


ROOM: Final = 0.5
"""Gap between an arrow and the fields it joins, in pitches."""

MIN_ARROW: Final = 1.2
HEAD: Final = 0.26
"""Distance from the middle of an arrow's head to its tip, in pitches."""

LINK: Final = 0.52
"""Distance between two pieces of an arrow's shaft, in pitches."""

DEGREES: Final = 3
"""Step between the directions of arrows, in degrees; otherwise every picture would need its own sprites."""

OFF_A_PAWN: Final = 0.44
"""Distance between a field's middle and a badge's edge, in pitches: just clear of a pawn on the field."""

ROUNDING: Final = 0.01
"""A lack of room, in pitches, too small to see."""

BURNING: Final = 1.4
"""Height of a burning card, as a multiple of its owner's plate."""

COUNT: Final = 0.34
"""Height of the number of cards in the deck, as a share of the deck's."""

LEGIBLE: Final = 0.9
"""Minimum height of a card in the middle, in pitches: where there is less room, it is left out."""

MAX_LABELS_PER_COLUMN: Final = 2
"""Maximum number of a goal's labels in one column; more are shown in pairs."""


@dataclass(frozen=True)
class Overlay:
    """Draws over one picture of a board."""

    page: Image.Image
    scene: BoardScene
    layout: BoardLayout
    theme: Theme

    @property
    def pitch(self) -> float:
        """The board's pitch in pixels."""
        return self.layout.pitch * BOARD_SIZE

    @cached_property
    def _moved(self) -> tuple[MoveResult, ...]:
        return tuple(moved for play in self.scene.plays for moved in play.moved)

    @cached_property
    def _badges(self) -> list[Point]:
        """The places of badges so far, of the tags of gates, and of the arrows that show the direction of play."""
        board, gate = self.scene.board, self.scene.gate
        fields = [Location(field) for field in range(board.fields) if gate and board.number(Location(field)) == gate]
        starts = tuple(board.starts[seen.seat] for seen in self.scene.seats)
        return [*map(self.layout.tag_place, fields), *self.layout.directions(starts)]

    @cached_property
    def _journeys(self) -> tuple[tuple[Journey, ...], tuple[tuple[Journey, ...], ...]]:
        return journeys(self._moved)

    def below_pawns(self) -> None:
        """Draw where pawns came from and went, their ways, and rings; each may reach a little below other pawns."""
        all_journeys, of_moves = self._journeys
        for journey in all_journeys:
            self._origin(journey)
        for seat, place in {(one.pawn.seat, one.place) for one in all_journeys if one.place is not None}:
            ring = pieces.wide_arrival_ring if self._is_protected(seat, place) else pieces.arrival_ring
            lay(self.page, track_sprite(ring, self.theme, self.pitch), self._at(seat, place))
        noted = [play for play in self.scene.plays if not play.rings_reserves]
        for seat, number in {pawn for play in noted for pawn in play.struck}:
            lay(self.page, track_sprite(pieces.struck_ring, self.theme, self.pitch), self._at(seat, RESERVE, number))
        for goal in self.scene.goals:
            if goal.origin != RESERVE:
                at = self._at(goal.seat, goal.origin)
                lay(self.page, track_sprite(pieces.pickable_ring, self.theme, self.pitch), at)
        for label in goal_labels(self.scene, self.layout):
            if label.taken:
                lay(self.page, track_sprite(pieces.taken_ring, self.theme, self.pitch), label.at)
        for moved, journeys_of_move in zip(self._moved, of_moves, strict=True):
            self._way(moved.move, journeys_of_move[0])

    def above_pawns(self) -> None:
        """Draw badges beside pawns, and the labels of the goals."""
        for moved in self._moved:
            for spot in moved.move.hits:
                self._badge(self._at(spot.seat, spot.location), hit_badge)
        for seat in {pawn.seat for play in self.scene.plays if play.rings_reserves for pawn in play.struck}:
            self._ring_reserve(seat)
        for seat, card in (play.burnt for play in self.scene.plays if play.burnt is not None):
            self._burn(seat, card)
        self._order()
        self._goals()
        for seen in self.scene.seats:
            for place in (pawn.location for pawn in seen.pawns if pawn.protected):
                self._badge(self._at(seen.seat, place), padlock)

    def _order(self) -> None:
        """Number several plays, each at the goals of its moves, unless fields have numbers."""
        plays = self.scene.plays
        if self.scene.bare or self.scene.every_number or len(plays) == 1:
            return
        for number, play in enumerate(plays, 1):
            for move in play.moves:
                self._badge(self._end(move), order_badge, str(number))

    def _badge(self, at: Point, draw: Callable[..., Image.Image], *details: str) -> None:
        """Lay a badge beside a field, as far as possible from everything legible, and large if there is room."""
        middle = at.scaled(1 / BOARD_SIZE)
        large, small = (
            (reach, *self.layout.beside(middle, OFF_A_PAWN + reach, self._badges)) for reach in pieces.BADGES
        )
        reach, place, _ = large if large[2] >= OFF_A_PAWN + large[0] - ROUNDING else small
        self._badges.append(place)
        lay(self.page, track_sprite(draw, self.theme, *details, reach, self.pitch), place.scaled(BOARD_SIZE))

    def _way(self, move: Move, journey: Journey) -> None:
        match move:
            case Walk():
                places = [self._at(move.seat, place) for place in way(self.scene.board, move)]
                for one, other in pairwise(places):
                    middle = Point((one.x + other.x) / 2, (one.y + other.y) / 2)
                    chevron = track_sprite(pieces.chevron, self.theme, _degrees(one, other), self.pitch)
                    lay(self.page, chevron, middle)
            case Enter():
                self._arrow(self._reserve_place(journey), self._at(move.seat, move.goal))
            case Jump():
                self._arrow(self._at(move.seat, move.origin), self._at(move.seat, move.goal))
            case Swap():
                self._arrow(self._at(move.seat, move.origin), self._end(move), both=True)
            case _:
                assert_never(move)

    def _origin(self, journey: Journey) -> None:
        """Draw the ghost of a pawn where it came from, or only a ring if another pawn is there."""
        if journey.origin == journey.place:
            return
        if journey.origin == RESERVE:
            if journey.place is not None:
                lay(self.page, track_sprite(pieces.origin_ring, self.theme, self.pitch), self._reserve_place(journey))
            return
        seat = journey.pawn.seat
        at = self._at(seat, journey.origin)
        if not self._occupied(seat, journey.origin):
            is_numbered = self.scene.every_number or (not self.scene.bare and len(self.scene.plays) == 1)
            number = str(journey.origin) if is_numbered and is_track(journey.origin) else ""
            lay(self.page, track_sprite(pieces.ghost, self.theme, seat, number, self.pitch), at)
        elif all(journey.origin != one.place for one in self._journeys[0]):
            lay(self.page, track_sprite(pieces.origin_ring, self.theme, self.pitch), at)

    def _reserve_place(self, journey: Journey) -> Point:
        """Return the place in its reserve that a pawn left, or the reserve's middle if it was sent back since."""
        seat, number = journey.pawn
        if journey.place is not None:
            return self._at(seat, RESERVE, number)
        return self.layout.areas[seat].reserve.middle.scaled(BOARD_SIZE)

    def _end(self, move: Move) -> Point:
        return self._at(move.seat, move.other.location if isinstance(move, Swap) else move.goal)

    def _occupied(self, seat: Seat, location: Location) -> bool:
        owners = self.scene.seats if is_track(location) or location == CENTRE else (self.scene.seats[seat],)
        return any(pawn.location == location for owner in owners for pawn in owner.pawns)

    def _is_protected(self, seat: Seat, location: Location) -> bool:
        return any(pawn.protected for pawn in self.scene.seats[seat].pawns if pawn.location == location)

    def _goals(self) -> None:
        for label in goal_labels(self.scene, self.layout):
            if label.taken:
                for row in label.rows:
                    self._badge(label.at, goal_badge, row)
            elif label.rows:
                lay(self.page, track_sprite(goal_label, self.theme, label.rows, self.pitch), label.at)

    def _burn(self, seat: Seat, card: Card) -> None:
        """Lay a card in flames on the end of a seat's plate."""
        box = self.layout.areas[seat].plate.scaled(BOARD_SIZE)
        sprite = pile_sprite(burning_card, self.theme, card, round(BURNING * box.height))
        x = box.right - sprite.size[0] / 3 if box.middle.x < BOARD_SIZE / 2 else box.left + sprite.size[0] / 3
        y = min(max(box.middle.y, sprite.size[1] / 2), BOARD_SIZE - sprite.size[1] / 2)
        lay(self.page, sprite, Point(x, y))

    def _ring_reserve(self, seat: Seat) -> None:
        """Ring a whole reserve to which a pawn would be sent."""
        box = self.layout.areas[seat].reserve.scaled(BOARD_SIZE).grown(0.1 * self.pitch)
        ring = track_sprite(pieces.struck_reserve_ring, self.theme, round(box.width), round(box.height), self.pitch)
        lay(self.page, ring, box.middle)

    def _arrow(self, start: Point, end: Point, *, both: bool = False) -> None:
        """Draw a straight arrow, unless its fields are neighbours and leave no room for one."""
        length = math.dist(start, end) / self.pitch
        if length < MIN_ARROW:
            return
        step = Point((end.x - start.x) / length, (end.y - start.y) / length)

        def along(pitches: float) -> Point:
            return Point(start.x + step.x * pitches, start.y + step.y * pitches)

        first, last = ROOM + HEAD, length - ROOM - HEAD
        for number in range(round((last - first) / LINK) + 1):
            if last - number * LINK > first - HEAD:
                link = track_sprite(pieces.link, self.theme, _degrees(start, end), self.pitch)
                lay(self.page, link, along(last - number * LINK))
        lay(self.page, track_sprite(pieces.head, self.theme, _degrees(start, end), self.pitch), along(last))
        if both:
            lay(self.page, track_sprite(pieces.head, self.theme, _degrees(end, start), self.pitch), along(first))

    def _at(self, seat: Seat, location: Location, number: int = 1) -> Point:
        return self.layout.place(seat, location, number).scaled(BOARD_SIZE)


def _degrees(start: Point, end: Point) -> int:
    """Return the direction from one point to another, clockwise from the right."""
    degrees = math.degrees(math.atan2(end.y - start.y, end.x - start.x))
    return round(degrees / DEGREES) * DEGREES % 360


@dataclass(frozen=True, slots=True)
class Journey:
    """A pawn, where it set out, and where it is now; None once it was sent back to its reserve."""

    pawn: PawnId
    origin: Location
    place: Location | None


def journeys(moves: Iterable[MoveResult]) -> tuple[tuple[Journey, ...], tuple[tuple[Journey, ...], ...]]:
    """Return the journeys of all pawns that moved or were swapped, and for each move the journeys that include it.

    A pawn that is sent back and enters again makes a second journey.
    """
    found: list[Journey] = []
    under_way: dict[PawnId, int] = {}
    of_moves: list[tuple[int, ...]] = []
    for moved in moves:
        pieces = (moved.pawn,) if moved.swapped is None else (moved.pawn, moved.swapped)
        for pawn in pieces:
            if pawn not in under_way:
                under_way[pawn] = len(found)
                found.append(Journey(pawn, _place(moved.before, pawn), None))
            found[under_way[pawn]] = replace(found[under_way[pawn]], place=_place(moved.after, pawn))
        of_moves.append(tuple(under_way[pawn] for pawn in pieces))
        for pawn in moved.struck:
            if pawn in under_way:
                ended = under_way.pop(pawn)
                found[ended] = replace(found[ended], place=None)
    return tuple(found), tuple(tuple(found[index] for index in indices) for indices in of_moves)


def _place(numbering: Numbering, pawn: PawnId) -> Location:
    return numbering[pawn.seat][pawn.number - 1]


@dataclass(frozen=True, slots=True)
class GoalLabel:
    """The labels of the buttons for one goal, in rows; its place in a board's pixels; whether a pawn is there."""

    at: Point
    rows: tuple[str, ...]
    taken: bool


def goal_labels(scene: BoardScene, layout: BoardLayout) -> tuple[GoalLabel, ...]:
    """Return the labels of a scene's goals, one for each place; a pawn that is chosen before its goal has none."""
    goals: dict[Point, list[Goal]] = {}
    for goal in (one for one in scene.goals if one.goal != one.origin):
        goals.setdefault(layout.place(goal.seat, goal.goal, 1), []).append(goal)
    pieces = {layout.place(seen.seat, pawn.location, pawn.number) for seen in scene.seats for pawn in seen.pawns}
    return tuple(
        GoalLabel(at.scaled(BOARD_SIZE), _rows([*dict.fromkeys(one.label for one in there if one.label)]), at in pieces)
        for at, there in goals.items()
    )


def _rows(labels: list[str]) -> tuple[str, ...]:
    if len(labels) <= MAX_LABELS_PER_COLUMN:
        return tuple(labels)
    return tuple("/".join(labels[first : first + 2]) for first in range(0, len(labels), 2))


ALWAYS_A_CENTRE = 8
"""Number of players whose boards always show a centre field."""


def draw_board(scene: BoardScene, theme: Theme = WOOD, *, size: int = BOARD_SIZE) -> bytes:
    """Draw a board, ``size`` pixels wide and high."""
    page = board_page(scene, theme)
    if size != page.width:
        page = shrunk(page, size).quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return encoded(page)


def shrunk(page: Image.Image, size: int) -> Image.Image:
    """Return a square page at a smaller size, in full colour."""
    picture = page.convert("RGB")
    if page.width % size == 0:
        return picture.reduce(page.width // size)
    return picture.resize((size, size), Image.Resampling.LANCZOS, reducing_gap=2.0)


def board_page(scene: BoardScene, theme: Theme) -> Image.Image:
    """Return the whole board with pawns, plates, the last plays and the goals to choose from, as a page."""
    page = game_board_page(theme, game_board_of(scene)).copy()
    _fill(page, scene, theme)
    return page


def lay_board(page: Image.Image, scene: BoardScene, theme: Theme) -> None:
    """Lay the whole board into the upper left corner of a page."""
    page.paste(game_board_page(theme, game_board_of(scene)), (0, 0))
    _fill(page, scene, theme)


def _fill(page: Image.Image, scene: BoardScene, theme: Theme) -> None:
    """Lay everything on an empty board."""
    layout = game_board_of(scene).layout
    overlay = Overlay(page, scene, layout, theme)
    _beside_pile(page, scene, theme, layout)
    overlay.below_pawns()
    if scene.top_card is not None:
        _pile(page, theme, scene.top_card, min(MAX_BELOW, scene.discards - 1), layout.card.scaled(BOARD_SIZE))
    _seat_areas(page, scene, theme, layout)
    lay_pawns(page, scene, theme)
    overlay.above_pawns()
    caption = legible(scene.caption)
    if caption:
        box = layout.caption.scaled(BOARD_SIZE)
        lay(page, plate_sprite(cards.caption, theme, caption, round(box.width), round(box.height)), box.middle)


def _pile(page: Image.Image, theme: Theme, card: Card, below: int, box: Box) -> None:
    """Draw the discard pile: its last card, and the edges of the cards below it."""
    height = round(box.height)
    if below > 0:
        lay(page, pile_sprite(cards_below, theme, below, height), box.middle)
    aside = max(0, below) * step_of_pile(height) / 2
    lay(page, pile_sprite(card_face, theme, card, height), Point(box.middle.x - aside, box.middle.y - aside))


def _beside_pile(page: Image.Image, scene: BoardScene, theme: Theme, layout: BoardLayout) -> None:
    """Draw the deck with its number of cards, and the cards before the last one of the pile."""
    shown = [place for place in layout.earlier if place.height >= LEGIBLE * layout.pitch]
    for card, place in zip(scene.earlier, shown, strict=False):
        box = place.scaled(BOARD_SIZE)
        lay(page, pile_sprite(card_face, theme, card, round(box.height)), box.middle)
    if scene.deck and layout.deck.height >= LEGIBLE * layout.pitch:
        box = layout.deck.scaled(BOARD_SIZE)
        height, below = round(box.height), min(MAX_BELOW, scene.deck - 1)
        lay(page, pile_sprite(cards.deck, theme, below, height), box.middle)
        aside = below * step_of_pile(height) / 2
        at = Point(box.middle.x - aside, box.middle.y - aside)
        lay(page, plate_sprite(cards.deck_count, theme, scene.deck, round(COUNT * height)), at)


def game_board_of(scene: BoardScene) -> GameBoard:
    """Return the board on which a scene is drawn."""
    bottom = Seat(0) if scene.viewer is None else scene.viewer
    return GameBoard(scene.board, bottom, shows_centre(scene), scene.gate, scene.every_number)


def shows_centre(scene: BoardScene) -> bool:
    """Return whether the board shows a centre field."""
    places = {pawn.location for seat in scene.seats for pawn in seat.pawns}
    for move in (move for play in scene.plays for move in play.moves):
        match move:
            case Swap():
                places |= {move.origin, move.other.location}
            case Enter():
                pass
            case _:
                places |= {move.origin, move.goal}
    places |= {place for goal in scene.goals for place in (goal.origin, goal.goal)}
    return scene.centre or scene.board.players == ALWAYS_A_CENTRE or CENTRE in places


def _seat_areas(page: Image.Image, scene: BoardScene, theme: Theme, layout: BoardLayout) -> None:
    """Draw the name plates and strips of the seats in play; the plate of the player to act glows."""
    for seen in scene.seats:
        area = layout.areas[seen.seat]
        shown = cards.plate_of(seen, won=seen.seat in scene.winners, leftward=scene.leftward)
        box = area.plate.scaled(BOARD_SIZE)
        if seen.seat == scene.turn or seen.seat in scene.passing:
            # Laid below the plate, so that each name is cached once, instead of once more with its glow.
            lay(page, plate_sprite(cards.glow, theme, round(box.width), round(box.height)), box.middle)
        lay(page, plate_sprite(cards.plate, theme, shown, round(box.width), round(box.height)), box.middle)
        _strip(page, scene, seen, theme, area.strip.scaled(BOARD_SIZE), area.reserve.scaled(BOARD_SIZE))


def _strip(  # noqa: PLR0913, PLR0917 - the place of a strip
    page: Image.Image, scene: BoardScene, seen: SeatSeen, theme: Theme, room: Box, reserve: Box
) -> None:
    """Draw a seat's strip, as near to the reserve as its room allows."""
    partners = cards.partners_of(scene.seats, seen)
    mark = Mark.PASSING if seen.seat in scene.passing else Mark.PASSED if seen.seat in scene.passed else None
    strip = plate_sprite(cards.strip, theme, seen.cards, partners, round(room.height), mark)
    x, width = room.middle.x, strip.size[0]
    if room.left > reserve.right:
        x = room.left + width / 2
    elif room.right < reserve.left:
        x = room.right - width / 2
    lay(page, strip, Point(x, room.middle.y))


def lay_pawns(page: Image.Image, scene: BoardScene, theme: Theme) -> None:
    """Lay all pawns on an empty board."""
    layout = game_board_of(scene).layout
    pitch = layout.pitch * BOARD_SIZE
    standing = [
        (layout.place(seen.seat, pawn.location, pawn.number).scaled(BOARD_SIZE), seen.seat, pawn)
        for seen in scene.seats
        for pawn in seen.pawns
    ]
    # Rings come before all pawns, because a ring reaches a little over the pawns beside it.
    for at, _, pawn in standing:
        if pawn.protected:
            lay(page, track_sprite(pieces.protected_ring, theme, pitch), at)
    for at, seat, pawn in standing:
        lay(page, track_sprite(pieces.pawn, theme, seat, pawn.number, pitch), at)

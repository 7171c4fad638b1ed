"""What stands beside a seat's reserve: its name plate, and a strip that tells of its cards and partners."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.fonts import Weight, drawn_name, face_for, fitted, width_of
from tockbot.render.ink.shapes import silhouette
from tockbot.render.ink.themes import WHITE, Colour, SeatLook, Theme, darker, mix
from tockbot.render.layout.points import Box, Point
from tockbot.tables import SeatSeen

GLOW = 0.36
"""How far a plate's glow reaches beyond it, in parts of its height."""

MOST_LETTERS = {False: 0.66, True: 0.58}
LEAST_LETTERS = {False: 0.42, True: 0.36}
"""The height of a short name's letters and of a long one's, in parts of the plate's: joined ones reach further."""

LEAST_OF_A_WORD = 0.26
"""The height of the letters of a single long word, which is broken only if they would be smaller still."""

PARTNER = 0.66
"""From one partner's silhouette on a strip to the next, in parts of its height."""

FREE = 0.5
"""How much of the track's colour the plate of a free seat has."""

BRACKETS = (("(", ")"), ("[", "]"))


@dataclass(frozen=True, slots=True)
class Plate:
    """What a name plate shows, always in this order, as its words run: the silhouette, the name, a crown, a robot.

    Attributes:
        seat: whose silhouette and colour it has.
        name: who sits there.
        turn: whether it glows, because it is that seat's turn.
        won: whether it has a crown.
        computer: whether it has a robot.
        free: whether it is paler, because nobody sits there yet.
        leftward: whether it begins at the right.
    """

    seat: int
    name: str
    turn: bool = False
    won: bool = False
    computer: bool = False
    free: bool = False
    leftward: bool = False


def plate_of(seen: SeatSeen, *, won: bool = False, free: bool = False, leftward: bool = False) -> Plate:
    """The plate of a seat."""
    return Plate(seen.seat, seen.name, won=won, computer=seen.is_computer, free=free, leftward=leftward)


def partners_of(seats: Collection[SeatSeen], seen: SeatSeen) -> tuple[int, ...]:
    """The seats beside this one on its team."""
    return tuple(one.seat for one in seats if seen.team is not None and one.team == seen.team and one.seat != seen.seat)


def plate(theme: Theme, shown: Plate, width: int, height: int) -> Image.Image:
    """A name plate; its glow is part of the picture."""
    pad = round(GLOW * height)
    canvas = Canvas(width + 2 * pad, height + 2 * pad, oversampling=2)
    edge = Box(pad, pad, pad + width, pad + height)
    if shown.turn:
        _glow(canvas, theme, edge, height)
    ground = theme.plate_won if shown.won else mix(theme.plate, theme.lane, FREE) if shown.free else theme.plate
    canvas.box(edge, 0.46 * height, darker(theme.seats[shown.seat].fill, 0.5))
    canvas.box(edge.grown(-0.06 * height), 0.41 * height, ground)

    def at(x: float, down: float = 0.0) -> Point:
        """A point so far from where the plate begins."""
        return Point(canvas.size[0] - x if shown.leftward else x, canvas.middle.y + down)

    _token(canvas, theme.seats[shown.seat], at(pad + 0.56 * height), height)
    end = edge.right - 0.28 * height
    if shown.computer:
        _robot(canvas, at(end - 0.3 * height, 0.04 * height), 0.3 * height, theme)
        end -= 0.74 * height
    if shown.won:
        _crown(canvas, at(end - 0.34 * height), 0.3 * height, theme)
        end -= 0.84 * height
    name = drawn_name(shown.name, shown.seat + 1)
    ink = mix(theme.text, ground, 0.3) if shown.free else theme.text
    begin, end = sorted((at(pad + 1.06 * height).x, at(end - 0.06 * height).x))
    _name(canvas, ink, name, Box(begin, edge.top, end, edge.bottom), leftward=shown.leftward)
    return canvas.finished()


def glow(theme: Theme, width: int, height: int) -> Image.Image:
    """What glows below the plate of whoever is to act: the same below every name."""
    pad = round(GLOW * height)
    canvas = Canvas(width + 2 * pad, height + 2 * pad, oversampling=2)
    _glow(canvas, theme, Box(pad, pad, pad + width, pad + height), height)
    return canvas.finished()


def _glow(canvas: Canvas, theme: Theme, edge: Box, height: int) -> None:
    canvas.box(edge.grown(0.22 * height), 0.66 * height, theme.way_edge)
    canvas.box(edge.grown(0.16 * height), 0.6 * height, theme.glow)


def strip(theme: Theme, cards: int | None, partners: tuple[int, ...], height: int) -> Image.Image:
    """A strip that says how many cards a seat holds, unless there is no game yet, and which seats are its partners."""
    of_cards = 0.0 if cards is None else 1.26 + 0.44 * (cards > 9)  # noqa: PLR2004 - two digits
    of_partners = (0.3 + PARTNER * len(partners)) * bool(partners)
    canvas = Canvas(height * (0.36 + of_cards + of_partners), height, oversampling=3)
    canvas.box(Box(0, 0, *canvas.size), 0.3 * height, darker(theme.plate, 0.5))
    canvas.box(Box(0, 0, *canvas.size).grown(-0.05 * height), 0.26 * height, theme.plate)
    x = 0.26 * height
    if cards is not None:
        _card_back(canvas, Point(x + 0.24 * height, canvas.middle.y), height, theme)
        canvas.text_from(str(cards), Point(x + 0.62 * height, canvas.middle.y), 0.82 * height, theme.text)
        x += of_cards * height
    if partners:
        _partners(canvas, theme, partners, Point(x, canvas.middle.y), height)
    return canvas.finished()


def caption(theme: Theme, text: str, width: int, height: int) -> Image.Image:
    """A small sign, its letters smaller if it would be wider than its room, and cut if that does not help."""
    room = width - 0.5 * height
    letters = max(0.4, min(0.74, 0.98 * room / width_of(text, height, Weight.BOLD))) * height
    text = fitted(text, letters, Weight.BOLD, room)
    canvas = Canvas(min(width, width_of(text, letters, Weight.BOLD) + 0.7 * height), height)
    canvas.box(Box(0, 0, *canvas.size), 0.48 * height, theme.way_edge)
    canvas.text(text, canvas.middle, letters, WHITE, Weight.BOLD)
    return canvas.finished()


def _name(canvas: Canvas, ink: Colour, name: str, room: Box, *, leftward: bool) -> None:
    """A name, in smaller letters if it is long, in two lines if that does not help, and cut if nothing does."""
    widest = 0.98 * room.width / width_of(name, room.height, Weight.BOLD)
    joined = face_for(name).joined
    if widest < (LEAST_OF_A_WORD if name.isalnum() else LEAST_LETTERS[joined]):
        _two_lines(canvas, ink, name, room, leftward=leftward)
        return
    letters = canvas.letter_size(min(MOST_LETTERS[joined], widest) * room.height)
    start = Point(room.right if leftward else room.left, room.middle.y)
    canvas.text_from(name, start, letters, ink, Weight.BOLD, leftward=leftward)


def _two_lines(canvas: Canvas, ink: Colour, name: str, room: Box, *, leftward: bool) -> None:
    letters = canvas.letter_size(LEAST_LETTERS[face_for(name).joined] * room.height)
    for row, y in zip(_halves(name, letters), (0.32, 0.7), strict=True):
        shown = fitted(row, letters, Weight.BOLD, room.width)
        start = Point(room.right if leftward else room.left, room.top + y * room.height)
        canvas.text_from(shown, start, letters, ink, Weight.BOLD, leftward=leftward)


def _halves(name: str, letters: float) -> tuple[str, str]:
    """A name broken where both lines are shortest, if it can be at the end of a word, and never inside a bracket."""
    ends = [
        at
        for at in range(1, len(name))
        if not name[at - 1].isalnum() and all(name.count(a, 0, at) <= name.count(b, 0, at) for a, b in BRACKETS)
    ] or range(1, len(name))
    breaks = [(name[:at].rstrip(), name[at:].lstrip()) for at in ends]
    return min(breaks, key=lambda rows: max(width_of(row, letters, Weight.BOLD) for row in rows))


def _partners(canvas: Canvas, theme: Theme, partners: tuple[int, ...], start: Point, height: float) -> None:
    """The silhouettes of partners, linked to what is before them."""
    first = start.x + 0.5 * height
    last = Point(first + (len(partners) - 1) * PARTNER * height, start.y)
    canvas.line((Point(start.x, start.y), last), 0.1 * height, mix(theme.plate, theme.text, 0.45))
    for place, seat in enumerate(partners):
        look, at = theme.seats[seat], Point(first + place * PARTNER * height, start.y)
        canvas.polygon(silhouette(look.shape), at, 0.24 * height, darker(look.fill, 0.75), rounding=0.07 * height)
        canvas.polygon(silhouette(look.shape), at, 0.24 * height, look.fill, rounding=0.02 * height)


def _token(canvas: Canvas, look: SeatLook, at: Point, height: float) -> None:
    outline = silhouette(look.shape)
    canvas.polygon(outline, at, 0.27 * height, darker(look.fill, 0.75), rounding=0.08 * height)
    canvas.polygon(outline, at, 0.27 * height, look.fill, rounding=0.025 * height)


def _card_back(canvas: Canvas, at: Point, height: float, theme: Theme) -> None:
    card = Box(at.x - 0.23 * height, at.y - 0.34 * height, at.x + 0.23 * height, at.y + 0.34 * height)
    canvas.box(card, 0.09 * height, theme.text)
    canvas.box(card.grown(-0.05 * height), 0.05 * height, WHITE)
    canvas.box(card.grown(-0.1 * height), 0.03 * height, theme.suit_red)


def _robot(canvas: Canvas, at: Point, radius: float, theme: Theme) -> None:
    head = Box(at.x - radius, at.y - 0.62 * radius, at.x + radius, at.y + 0.8 * radius)
    canvas.line((Point(at.x, at.y - radius * 0.5), Point(at.x, at.y - radius * 1.02)), 0.18 * radius, theme.text)
    canvas.disc(Point(at.x, at.y - radius * 1.05), 0.2 * radius, theme.text)
    canvas.box(head, 0.32 * radius, theme.text)
    for side in (-1, 1):
        canvas.disc(Point(at.x + side * 0.42 * radius, at.y), 0.22 * radius, theme.plate)
    mouth = (Point(at.x - 0.34 * radius, at.y + 0.45 * radius), Point(at.x + 0.34 * radius, at.y + 0.45 * radius))
    canvas.line(mouth, 0.14 * radius, theme.plate)


def _crown(canvas: Canvas, at: Point, radius: float, theme: Theme) -> None:
    spikes = ((-1, 0.8), (-1.1, -0.55), (-0.5, 0.05), (0, -0.95), (0.5, 0.05), (1.1, -0.55), (1, 0.8))
    canvas.polygon(tuple(Point(x, y) for x, y in spikes), at, radius, theme.text, rounding=0.1 * radius)
    foot = at.y + 0.5 * radius
    canvas.line((Point(at.x - 0.7 * radius, foot), Point(at.x + 0.7 * radius, foot)), 0.16 * radius, theme.plate_won)

"""What stands beside a seat's reserve: its name plate, and a strip with its cards and marks."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from tockbot.render.fonts import Weight, fitted, label, width_of
from tockbot.render.pen import Pen
from tockbot.render.points import Box, Point
from tockbot.render.shapes import silhouette
from tockbot.render.theme import WHITE, SeatLook, Theme, darker

GLOW = 0.36
"""How far a plate's glow reaches beyond it, in parts of its height."""

LEAST_LETTERS = 0.42
"""The height of a long name's letters, in parts of the plate's."""

TEAMS = "ABCD"


@dataclass(frozen=True, slots=True)
class Plate:
    """What a name plate shows."""

    seat: int
    name: str
    turn: bool
    won: bool


def plate(theme: Theme, shown: Plate, width: int, height: int) -> Image.Image:
    """A name plate, glowing if it is its seat's turn, with a crown if it has won; the glow is part of the picture."""
    pad = round(GLOW * height)
    pen = Pen(width + 2 * pad, height + 2 * pad, finesse=2)
    frame = Box(pad, pad, pad + width, pad + height)
    if shown.turn:
        pen.box(frame.grown(0.22 * height), 0.66 * height, theme.way_edge)
        pen.box(frame.grown(0.16 * height), 0.6 * height, theme.glow)
    pen.box(frame, 0.46 * height, darker(theme.seats[shown.seat].fill, 0.5))
    pen.box(frame.grown(-0.06 * height), 0.41 * height, theme.plate_won if shown.won else theme.plate)
    _token(pen, theme.seats[shown.seat], Point(pad + 0.56 * height, pen.middle.y), height)
    end = frame.right - 0.36 * height
    if shown.won:
        _crown(pen, Point(end - 0.34 * height, pen.middle.y), 0.3 * height, theme)
        end -= 0.9 * height
    room = Box(pad + 1.06 * height, frame.top, end, frame.bottom)
    _name(pen, theme, label(shown.name, f"#{shown.seat + 1}"), room)
    return pen.finished()


def marks(theme: Theme, cards: int, team: int | None, height: int, computer: bool) -> Image.Image:  # noqa: FBT001
    """A strip that says how many cards a seat holds, which team it is of, and whether a computer plays it."""
    wide = height * (1.62 + 0.44 * (cards > 9) + 0.95 * (team is not None) + 1.0 * computer)  # noqa: PLR2004
    pen = Pen(wide, height, finesse=3)
    pen.box(Box(0, 0, *pen.size), 0.3 * height, darker(theme.plate, 0.5))
    pen.box(Box(0, 0, *pen.size).grown(-0.05 * height), 0.26 * height, theme.plate)
    x = 0.26 * height
    _card_back(pen, Point(x + 0.24 * height, pen.middle.y), height, theme)
    x += 0.62 * height
    pen.text_from(str(cards), Point(x, pen.middle.y), 0.82 * height, theme.text)
    x += width_of(str(cards), 0.82 * height) + 0.3 * height
    if team is not None:
        middle = Point(x + 0.38 * height, pen.middle.y)
        pen.disc(middle, 0.38 * height, theme.text)
        pen.text(TEAMS[team % len(TEAMS)], middle, 0.62 * height, theme.plate)
        x += 0.95 * height
    if computer:
        _robot(pen, Point(x + 0.4 * height, pen.middle.y + 0.05 * height), 0.37 * height, theme)
    return pen.finished()


def caption(theme: Theme, text: str, width: int, height: int) -> Image.Image:
    """A small sign, its letters smaller if it would be wider than its room, and cut if that does not help."""
    room = width - 0.5 * height
    letters = max(0.4, min(0.74, 0.98 * room / width_of(text, height, Weight.BOLD))) * height
    text = fitted(text, letters, Weight.BOLD, room)
    pen = Pen(min(width, width_of(text, letters, Weight.BOLD) + 0.7 * height), height)
    pen.box(Box(0, 0, *pen.size), 0.48 * height, theme.way_edge)
    pen.text(text, pen.middle, letters, WHITE, Weight.BOLD)
    return pen.finished()


def _name(pen: Pen, theme: Theme, name: str, room: Box) -> None:
    """A name, in smaller letters if it is long, in two lines if that does not help, and cut if nothing does."""
    widest = 0.98 * room.width / width_of(name, room.height, Weight.BOLD)
    if widest < LEAST_LETTERS:
        _two_lines(pen, theme, name, room)
        return
    letters = pen.letters(min(0.66, widest) * room.height)
    pen.text_from(name, Point(room.left, room.middle.y), letters, theme.text, Weight.BOLD)


def _two_lines(pen: Pen, theme: Theme, name: str, room: Box) -> None:
    letters = pen.letters(LEAST_LETTERS * room.height)
    for row, y in zip(_halves(name, letters), (0.32, 0.7), strict=True):
        shown = fitted(row, letters, Weight.BOLD, room.width)
        pen.text_from(shown, Point(room.left, room.top + y * room.height), letters, theme.text, Weight.BOLD)


def _halves(name: str, letters: float) -> tuple[str, str]:
    """A name broken where both lines are shortest, if it can be at the end of a word."""
    ends = [at for at in range(1, len(name)) if not name[at - 1].isalnum()] or range(1, len(name))
    breaks = [(name[:at].rstrip(), name[at:].lstrip()) for at in ends]
    return min(breaks, key=lambda rows: max(width_of(row, letters, Weight.BOLD) for row in rows))


def _token(pen: Pen, look: SeatLook, at: Point, height: float) -> None:
    outline = silhouette(look.shape)
    pen.outline(outline, at, 0.27 * height, darker(look.fill, 0.75), rounding=0.08 * height)
    pen.outline(outline, at, 0.27 * height, look.fill, rounding=0.025 * height)


def _card_back(pen: Pen, at: Point, height: float, theme: Theme) -> None:
    card = Box(at.x - 0.23 * height, at.y - 0.34 * height, at.x + 0.23 * height, at.y + 0.34 * height)
    pen.box(card, 0.09 * height, theme.text)
    pen.box(card.grown(-0.05 * height), 0.05 * height, WHITE)
    pen.box(card.grown(-0.1 * height), 0.03 * height, theme.suit_red)


def _robot(pen: Pen, at: Point, radius: float, theme: Theme) -> None:
    head = Box(at.x - radius, at.y - 0.62 * radius, at.x + radius, at.y + 0.8 * radius)
    pen.line((Point(at.x, at.y - radius * 0.5), Point(at.x, at.y - radius * 1.02)), 0.18 * radius, theme.text)
    pen.disc(Point(at.x, at.y - radius * 1.05), 0.2 * radius, theme.text)
    pen.box(head, 0.32 * radius, theme.text)
    for side in (-1, 1):
        pen.disc(Point(at.x + side * 0.42 * radius, at.y), 0.22 * radius, theme.plate)
    mouth = (Point(at.x - 0.34 * radius, at.y + 0.45 * radius), Point(at.x + 0.34 * radius, at.y + 0.45 * radius))
    pen.line(mouth, 0.14 * radius, theme.plate)


def _crown(pen: Pen, at: Point, radius: float, theme: Theme) -> None:
    spikes = ((-1, 0.8), (-1.1, -0.55), (-0.5, 0.05), (0, -0.95), (0.5, 0.05), (1.1, -0.55), (1, 0.8))
    pen.outline(tuple(Point(x, y) for x, y in spikes), at, radius, theme.text, rounding=0.1 * radius)
    foot = at.y + 0.5 * radius
    pen.line((Point(at.x - 0.7 * radius, foot), Point(at.x + 0.7 * radius, foot)), 0.16 * radius, theme.plate_won)

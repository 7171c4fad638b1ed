"""Draws cards, and what is beside a seat's reserve: its name plate, and a strip with its number of cards and partners.

A card looks the same in a hand and in the middle of the board.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PIL import Image

from tockbot.render.fonts import Weight, drawn_name, face_for, fitted, legible, width_of
from tockbot.render.ink import Canvas, regular, silhouette, star, suit
from tockbot.render.layout import CARD_PROPORTION, Box, Point
from tockbot.render.themes import WHITE, Colour, SeatLook, Theme, darker, mix
from tockbot.tables import JOKER, Card, SeatSeen, rank_of

FOOT = 0.25
"""Share of a card's height that its caption takes."""

RANK = 0.52
"""Share of a card's height that its rank takes."""

MAX_BELOW = 3
"""Maximum number of cards visible below the last one of a pile."""

RED_SUITS = "hd"

FLAMES: Final = tuple(
    Point(*one)
    for one in (
        (-0.9, 1.0),
        (-1.0, 0.3),
        (-0.82, -0.35),
        (-0.62, 0.1),
        (-0.42, -0.8),
        (-0.18, -0.15),
        (0.1, -1.0),
        (0.3, -0.1),
        (0.52, -0.7),
        (0.66, 0.1),
        (0.86, -0.4),
        (1.0, 0.3),
        (0.9, 1.0),
    )
)
"""The outline of a fire, with its foot at the bottom of the square around the origin."""

TAILED = "Q"
"""Ranks that reach below the line, toward the suit."""


def card_face(
    theme: Theme,
    card: Card,
    height: int,
    caption: str | None = None,
    playable: bool = True,  # noqa: FBT001, FBT002 - the caches of sprites take no keyword arguments
) -> Image.Image:
    """Return a card with its caption; an empty caption leaves an empty foot."""
    canvas = _blank(theme, height, caption)
    width, full = canvas.size
    face = Box(0, 0, width, full if caption is None else full - FOOT * height)
    if card == JOKER:
        _joker(canvas, theme, face)
    else:
        _rank_and_suit(canvas, theme, card, face)
    picture = canvas.finished()
    return picture if playable else _greyed(picture, theme)


def card_foot(
    theme: Theme,
    caption: str,
    height: int,
    playable: bool = True,  # noqa: FBT001, FBT002 - as above
) -> Image.Image:
    """Return the foot of a card with its caption, to be laid on the card, which is the same in every language."""
    picture = _blank(theme, height, caption).finished()
    picture.paste((0, 0, 0, 0), (0, 0, picture.width, round(height * (1 - FOOT))))
    return picture if playable else _greyed(picture, theme)


def _blank(theme: Theme, height: int, caption: str | None) -> Canvas:
    """Return a card without a rank, with its caption if it has one."""
    canvas = Canvas(height * CARD_PROPORTION, height)
    body, line = Box(0, 0, *canvas.size), 0.012 * height
    canvas.box(body, 0.075 * height, theme.card_edge)
    canvas.box(body.grown(-line), 0.068 * height, theme.card)
    if caption is not None:
        _foot(canvas, theme, legible(caption), line)
    return canvas


def _rank_and_suit(canvas: Canvas, theme: Theme, card: Card, face: Box) -> None:
    """Draw the rank as large as possible, and one suit below it."""
    rank = "10" if rank_of(card) == "T" else rank_of(card)
    ink = theme.suit_red if card[1] in RED_SUITS else theme.suit_black
    full = canvas.size[1]
    letters = (0.52 if rank in TAILED else 0.62) * full
    letters *= min(1.0, face.width * 0.8 / width_of(rank, letters))
    canvas.text(rank, Point(face.middle.x, face.top + (0.255 if rank in TAILED else 0.3) * full), letters, ink)
    room = face.height - RANK * full
    radius = min(0.125 * full, 0.47 * room)
    at = Point(face.middle.x, face.top + RANK * full + room * 0.45)
    for outline in suit(card[1]):
        canvas.polygon(outline, at, radius, ink)


def _joker(canvas: Canvas, theme: Theme, face: Box) -> None:
    """Draw a star with a bell at each tip."""
    full = canvas.size[1]
    canvas.text("JOKER", Point(face.middle.x, face.top + 0.125 * full), 0.21 * full, theme.joker)
    room = face.bottom - face.top - 0.22 * full
    radius = min(0.25 * full, room * 0.4)
    middle = Point(face.middle.x, face.top + 0.22 * full + room * 0.5 + radius * 0.06)
    canvas.polygon(star(1.0, 0.46), middle, radius, theme.joker, rounding=0.008 * full)
    for tip, colour in zip(regular(5, 1.0), theme.joker_bells, strict=True):
        at = Point(middle.x + tip.x * radius, middle.y + tip.y * radius)
        canvas.disc(at, 0.058 * full, theme.card)
        canvas.disc(at, 0.046 * full, colour)


def _foot(canvas: Canvas, theme: Theme, caption: str, line: float) -> None:
    """Draw the caption in one or two lines, as large as fits."""
    width, height = canvas.size
    foot = Box(line, height * (1 - FOOT), width - line, height - line)
    canvas.box(Box(foot.left, foot.top, foot.right, foot.bottom), 0.068 * height, theme.card_foot)
    canvas.box(Box(foot.left, foot.top, foot.right, foot.top + 0.08 * height), 0, theme.card_foot)
    rows, letters = max(
        ((rows, _letters(rows, width * 0.92, height)) for rows in _breaks(caption)), key=lambda one: one[1]
    )
    for index, row in enumerate(rows):
        y = foot.middle.y + (index - (len(rows) - 1) / 2) * 0.108 * height
        canvas.text(row, Point(width / 2, y), letters, theme.card_text, Weight.BLACK)


def _breaks(caption: str) -> Iterator[tuple[str, ...]]:
    """Yield a caption in one line, and in two."""
    yield (caption,)
    words = caption.split()
    for at in range(1, len(words)):
        rows = " ".join(words[:at]), " ".join(words[at:])
        yield tuple(row.strip(" ·") for row in rows)


def _letters(rows: tuple[str, ...], width: float, height: float) -> float:
    """Return the possible size of a caption's letters in these lines."""
    largest = (0.135 if len(rows) == 1 else 0.115) * height
    return largest * min(1.0, *(width / max(1.0, width_of(row, largest)) for row in rows))


def burning_card(theme: Theme, card: Card, height: int) -> Image.Image:
    """Return a card in flames, which are behind it and reach over its foot."""
    wide, high = 1.3 * height * CARD_PROPORTION, 1.4 * height
    behind, before = Canvas(wide, high), Canvas(wide, high)
    for canvas, top, tall in ((behind, 0.0, high), (before, 0.74 * high, 0.26 * high)):
        for size, ink in ((1.0, theme.hit), (0.78, theme.glow)):
            outline = tuple(
                Point(wide / 2 * (1 + x * size * 0.98), top + tall * (1 - size * (1 - y) / 2)) for x, y in FLAMES
            )
            canvas.polygon(outline, Point(0, 0), 1.0, ink)
    picture, face = behind.finished(), card_face(theme, card, height)
    picture.paste(face, ((picture.width - face.width) // 2, round(0.3 * height)), face)
    picture.alpha_composite(before.finished())
    return picture


def card_back(theme: Theme, height: int) -> Image.Image:
    """Return a card that lies face down."""
    canvas = Canvas(height * CARD_PROPORTION, height)
    body = Box(0, 0, *canvas.size)
    for inset, rounding, ink in (
        (0.0, 0.075, theme.card_edge),
        (0.012, 0.068, theme.card),
        (0.05, 0.05, theme.suit_red),
        (0.075, 0.035, theme.card),
        (0.087, 0.03, theme.suit_red),
    ):
        canvas.box(body.grown(-inset * height), rounding * height, ink)
    canvas.polygon(star(1.0, 0.46), body.middle, 0.2 * height, theme.card, rounding=0.01 * height)
    return canvas.finished()


def _greyed(picture: Image.Image, theme: Theme) -> Image.Image:
    """Return a card as it looks when it cannot be played."""
    veil = Image.new("RGBA", picture.size, theme.unplayable)
    veil.putalpha(picture.getchannel("A"))
    return Image.blend(picture, veil, 0.6)


def cards_below(theme: Theme, below: int, height: int) -> Image.Image:
    """Return the edges of cards below the last one of a pile, with room for that one in the upper left."""
    step = step_of_pile(height)
    width = math.ceil(height * CARD_PROPORTION)
    canvas = Canvas(width + below * step, height + below * step)
    for depth in range(below, 0, -1):
        edge = Box(depth * step, depth * step, depth * step + width, depth * step + height)
        canvas.box(edge, 0.075 * height, theme.card_edge)
        canvas.box(edge.grown(-0.012 * height), 0.068 * height, theme.card_foot)
    return canvas.finished()


def deck(theme: Theme, below: int, height: int) -> Image.Image:
    """Return the deck: a card that lies face down on the edges of others."""
    picture = cards_below(theme, below, height)
    back = card_back(theme, height)
    picture.paste(back, (0, 0), back)
    return picture


def deck_count(theme: Theme, cards: int, height: int) -> Image.Image:
    """Return the sign with the number of cards in the deck; ``height`` is that of the sign."""
    letters = 0.86 * height
    canvas = Canvas(max(height, width_of(str(cards), letters) + 0.6 * height), height)
    canvas.box(Box(0, 0, *canvas.size), 0.4 * height, theme.card_edge)
    canvas.box(Box(0, 0, *canvas.size).grown(-0.06 * height), 0.36 * height, theme.card)
    canvas.text(str(cards), canvas.middle, letters, theme.suit_black)
    return canvas.finished()


def step_of_pile(height: int) -> int:
    """Return the offset of each card of a pile, to the right and down, from the one above it."""
    return round(0.028 * height)


def button_number(theme: Theme, number: int, pixels: int, playable: bool) -> Image.Image:  # noqa: FBT001 - part of a cache key
    """Return the number of a card's button."""
    canvas = Canvas(pixels, pixels)
    fill: Colour = theme.button if playable else mix(theme.unplayable, theme.hand, 0.3)
    canvas.disc(canvas.middle, pixels / 2, WHITE if playable else mix(theme.unplayable, WHITE, 0.3))
    canvas.disc(canvas.middle, pixels / 2 - 0.05 * pixels, fill)
    canvas.text(str(number), canvas.middle, 0.78 * pixels, WHITE)
    return canvas.finished()


def pressed_frame(theme: Theme, height: int) -> Image.Image:
    """Return the bright frame of a pressed card."""
    around = 0.05 * height
    canvas = Canvas(height * CARD_PROPORTION + 2 * around, height + 2 * around)
    edge = Box(0, 0, *canvas.size)
    canvas.box(edge, 0.11 * height, theme.way_edge)
    canvas.box(edge.grown(-0.012 * height), 0.1 * height, theme.glow)
    return canvas.finished()


def solved_badge(theme: Theme, pixels: int) -> Image.Image:
    """Return the badge of a solved puzzle: a tick."""
    canvas = Canvas(pixels, pixels)
    canvas.disc(canvas.middle, pixels / 2, WHITE)
    canvas.disc(canvas.middle, 0.44 * pixels, theme.received)
    tick = (
        Point(0.28 * pixels, 0.52 * pixels),
        Point(0.44 * pixels, 0.68 * pixels),
        Point(0.73 * pixels, 0.34 * pixels),
    )
    canvas.line(tick, 0.11 * pixels, WHITE)
    return canvas.finished()


def received_badge(theme: Theme, pixels: int) -> Image.Image:
    """Return the badge of a received card: an arrow that points into the hand."""
    canvas = Canvas(pixels, pixels)
    canvas.disc(canvas.middle, pixels / 2, WHITE)
    canvas.disc(canvas.middle, 0.44 * pixels, theme.received)
    tip, tail, reach = 0.34 * pixels, 0.68 * pixels, 0.3 * pixels
    low = pixels - tip
    for other in (Point(tail, pixels - tail), Point(tip, low - reach), Point(tip + reach, low)):
        canvas.line((Point(tip, low), other), 0.1 * pixels, WHITE)
    return canvas.finished()


def given_badge(theme: Theme, pixels: int) -> Image.Image:
    """Return the badge of a card to be passed: an arrow that points out of the hand."""
    return received_badge(theme, pixels).transpose(Image.Transpose.ROTATE_180)


GLOW = 0.36
"""Distance that a plate's glow reaches beyond it, as a share of its height."""

MAX_LETTERS = {False: 0.66, True: 0.58}
MIN_LETTERS = {False: 0.42, True: 0.36}
"""Heights of the letters of short and of long names, as shares of the plate's; joined letters reach further."""

MIN_OF_A_WORD = 0.26
"""Height of the letters of a single long word; a word is broken only if they would be smaller still."""

PARTNER = 0.66
"""Distance between partners' silhouettes on a strip, as a share of its height."""

FREE = 0.5
"""Share of the track's colour in the plate of a free seat."""

BRACKETS = (("(", ")"), ("[", "]"))


@dataclass(frozen=True, slots=True)
class Plate:
    """The contents of a name plate, always in reading order: the silhouette, the name, a crown, a robot.

    Attributes:
        seat: the seat whose silhouette and colour it has.
        name: name of the player.
        turn: whether it glows, because it is that seat's turn.
        won: whether it has a crown.
        computer: whether it has a robot.
        free: whether it is paler, because no one sits there yet.
        leftward: whether it begins on the right.
    """

    seat: int
    name: str
    turn: bool = False
    won: bool = False
    computer: bool = False
    free: bool = False
    leftward: bool = False


def plate_of(seen: SeatSeen, *, won: bool = False, free: bool = False, leftward: bool = False) -> Plate:
    """Return the plate of a seat."""
    return Plate(seen.seat, seen.name, won=won, computer=seen.is_computer, free=free, leftward=leftward)


def partners_of(seats: Collection[SeatSeen], seen: SeatSeen) -> tuple[int, ...]:
    """Return the other seats of this one's team."""
    return tuple(one.seat for one in seats if seen.team is not None and one.team == seen.team and one.seat != seen.seat)


def plate(theme: Theme, shown: Plate, width: int, height: int) -> Image.Image:
    """Return a name plate; its glow is part of the picture."""
    pad = round(GLOW * height)
    canvas = Canvas(width + 2 * pad, height + 2 * pad, oversampling=2)
    edge = Box(pad, pad, pad + width, pad + height)
    if shown.turn:
        _glow(canvas, theme, edge, height)
    ground = theme.plate_won if shown.won else mix(theme.plate, theme.lane, FREE) if shown.free else theme.plate
    canvas.box(edge, 0.46 * height, darker(theme.seats[shown.seat].fill, 0.5))
    canvas.box(edge.grown(-0.06 * height), 0.41 * height, ground)

    def at(x: float, down: float = 0.0) -> Point:
        """Return the point this far from the plate's beginning."""
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
    """Return the glow below the plate of the player to act, which is the same for every name."""
    pad = round(GLOW * height)
    canvas = Canvas(width + 2 * pad, height + 2 * pad, oversampling=2)
    _glow(canvas, theme, Box(pad, pad, pad + width, pad + height), height)
    return canvas.finished()


def _glow(canvas: Canvas, theme: Theme, edge: Box, height: int) -> None:
    canvas.box(edge.grown(0.22 * height), 0.66 * height, theme.way_edge)
    canvas.box(edge.grown(0.16 * height), 0.6 * height, theme.glow)


class Mark(Enum):
    """A mark on a strip: the seat still has to choose a card to pass, or has chosen one."""

    PASSING = "passing"
    PASSED = "passed"


def strip(
    theme: Theme, cards: int | None, partners: tuple[int, ...], height: int, mark: Mark | None = None
) -> Image.Image:
    """Return a strip with the number of a seat's cards, unless there is no game yet, a mark, and its partners."""
    of_cards = 0.0 if cards is None else 1.26 + 0.44 * (cards > 9)  # noqa: PLR2004 - two digits
    of_partners = (0.3 + PARTNER * len(partners)) * bool(partners)
    canvas = Canvas(height * (0.36 + of_cards + of_partners), height, oversampling=3)
    canvas.box(Box(0, 0, *canvas.size), 0.3 * height, darker(theme.plate, 0.5))
    canvas.box(Box(0, 0, *canvas.size).grown(-0.05 * height), 0.26 * height, theme.plate)
    x = 0.26 * height
    if cards is not None:
        at = Point(x + 0.24 * height, canvas.middle.y)
        if mark is None:
            _card_back(canvas, at, height, theme)
        else:
            _mark(canvas, theme, mark, at, 0.36 * height)
        canvas.text_from(str(cards), Point(x + 0.62 * height, canvas.middle.y), 0.82 * height, theme.text)
        x += of_cards * height
    if partners:
        _partners(canvas, theme, partners, Point(x, canvas.middle.y), height)
    return canvas.finished()


def caption(theme: Theme, text: str, width: int, height: int) -> Image.Image:
    """Return a small sign; a text too wide for it gets smaller letters, and is cut if that is not enough."""
    room = width - 0.5 * height
    letters = max(0.4, min(0.74, 0.98 * room / width_of(text, height, Weight.BOLD))) * height
    text = fitted(text, letters, Weight.BOLD, room)
    canvas = Canvas(min(width, width_of(text, letters, Weight.BOLD) + 0.7 * height), height)
    canvas.box(Box(0, 0, *canvas.size), 0.48 * height, theme.way_edge)
    canvas.text(text, canvas.middle, letters, WHITE, Weight.BOLD)
    return canvas.finished()


def _name(canvas: Canvas, ink: Colour, name: str, room: Box, *, leftward: bool) -> None:
    """Draw a name, in smaller letters if it is long, in two lines if that is not enough, and cut as a last resort."""
    widest = 0.98 * room.width / width_of(name, room.height, Weight.BOLD)
    joined = face_for(name).joined
    if widest < (MIN_OF_A_WORD if name.isalnum() else MIN_LETTERS[joined]):
        _two_lines(canvas, ink, name, room, leftward=leftward)
        return
    letters = canvas.letter_size(min(MAX_LETTERS[joined], widest) * room.height)
    start = Point(room.right if leftward else room.left, room.middle.y)
    canvas.text_from(name, start, letters, ink, Weight.BOLD, leftward=leftward)


def _two_lines(canvas: Canvas, ink: Colour, name: str, room: Box, *, leftward: bool) -> None:
    letters = canvas.letter_size(MIN_LETTERS[face_for(name).joined] * room.height)
    for row, y in zip(_halves(name, letters), (0.32, 0.7), strict=True):
        shown = fitted(row, letters, Weight.BOLD, room.width)
        start = Point(room.right if leftward else room.left, room.top + y * room.height)
        canvas.text_from(shown, start, letters, ink, Weight.BOLD, leftward=leftward)


def _halves(name: str, letters: float) -> tuple[str, str]:
    """Return a name in two lines, as short as possible, broken after a word if possible and never inside a bracket."""
    ends = [
        at
        for at in range(1, len(name))
        if not name[at - 1].isalnum() and all(name.count(a, 0, at) <= name.count(b, 0, at) for a, b in BRACKETS)
    ] or range(1, len(name))
    breaks = [(name[:at].rstrip(), name[at:].lstrip()) for at in ends]
    return min(breaks, key=lambda rows: max(width_of(row, letters, Weight.BOLD) for row in rows))


def _partners(canvas: Canvas, theme: Theme, partners: tuple[int, ...], start: Point, height: float) -> None:
    """Draw the silhouettes of partners, linked to what is before them."""
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


def _mark(canvas: Canvas, theme: Theme, mark: Mark, at: Point, radius: float) -> None:
    """Draw a disc with an arrow that points out of the hand, or with a tick."""
    shape: tuple[tuple[float, float], ...] = ((-0.42, 0.02), (-0.12, 0.34), (0.44, -0.32))
    if mark is Mark.PASSING:
        shape = ((-0.4, 0.4), (0.38, -0.38), (-0.16, -0.38), (0.38, -0.38), (0.38, 0.16))
    canvas.disc(at, radius, theme.button if mark is Mark.PASSING else theme.received)
    canvas.line((Point(at.x + x * radius, at.y + y * radius) for x, y in shape), 0.24 * radius, WHITE)


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

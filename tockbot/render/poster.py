"""A picture with everything on it that a theme can show, from which its palette is taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PIL import Image

from tockbot.render import marks, pawns, plates
from tockbot.render.board_ground import Printed, draw_board_ground
from tockbot.render.card_face import card_face, card_pile, number_button, received_mark
from tockbot.render.theme import BLACK, WHITE, Colour, Theme, mix
from tockbot.rules import Board, BoardKind, Seat
from tockbot.tables import JOKER, Card

COLOURS: Final = 256
PITCH: Final = 44.0
PLATE: Final = 48
CARD: Final = 200
SHEET: Final = (1000, 1100)

BOARD: Final = Printed(Board(BoardKind.CORNER, 8), Seat(0), centre=True, gate=8)
"""The board that shows most."""


def colours(theme: Theme, empty: Image.Image) -> Image.Image:
    """The theme's palette: its signal colours as they are, and the best few for the rest of its poster.

    Args:
        theme: the theme.
        empty: the empty board for eight.
    """
    signals = _signals(theme)
    free = COLOURS - len(signals)
    rest = _poster(theme, empty).quantize(free, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    shades = (rest.getpalette() or [])[: 3 * free]
    palette = Image.frombytes("P", (16, 16), bytes(range(COLOURS)))
    palette.putpalette([level for colour in signals for level in colour] + shades)
    return palette


def _signals(theme: Theme) -> tuple[Colour, ...]:
    """The colours that carry a meaning and may cover few pixels."""
    grounds = (theme.number, theme.hole, theme.lane, theme.card, theme.suit_red, theme.cloth, theme.gate, theme.plate)
    signs = (theme.glow, theme.way, theme.way_edge, theme.hit, theme.choice, theme.choice_ink, theme.guard)
    hand = (theme.received, theme.button, theme.joker, *theme.joker_bells)
    seats = tuple(colour for look in theme.seats for colour in (look.fill, look.ink))
    return tuple(dict.fromkeys((BLACK, WHITE, *grounds, *signs, *hand, *seats)))


def _poster(theme: Theme, empty: Image.Image) -> Image.Image:
    """A board for eight, above it all sprites on the grounds they are meant for."""
    board = draw_board_ground(theme, BOARD, empty)
    sheet = Image.new("RGB", (SHEET[0], SHEET[1] + board.height), theme.lane)
    sheet.paste(board, (0, SHEET[1]))
    x = y = tall = 0
    for ground, drawing in _drawings(theme):
        if x + drawing.width > SHEET[0]:
            x, y, tall = 0, y + tall, 0
        sheet.paste(ground, (x, y, x + drawing.width, y + drawing.height))
        sheet.paste(drawing, (x, y), drawing)
        x, tall = x + drawing.width, max(tall, drawing.height)
    return sheet


def _drawings(theme: Theme) -> Iterator[tuple[Colour, Image.Image]]:
    """Each kind of sprite, and the ground it lies on."""
    lane, ground, cloth = theme.lane, mix(theme.ground, theme.ground_light, 0.5), theme.cloth
    for seat in range(len(theme.seats)):
        yield ground, plates.plate(theme, plates.Plate(seat, "Tock", turn=seat == 0, won=seat == 1), 6 * PLATE, PLATE)
        for number in range(1, 5):
            yield lane, pawns.pawn(theme, seat, number, PITCH)
        yield lane, pawns.ghost(theme, seat, PITCH)
    for ring in (pawns.left_ring, pawns.goal_ring, pawns.struck_ring, pawns.choice_ring, pawns.guard, pawns.padlock):
        yield lane, ring(theme, PITCH)
    for degrees in range(0, 360, 45):
        yield lane, marks.chevron(theme, degrees, PITCH)
        yield ground, marks.arrow_head(theme, degrees, PITCH)
    yield lane, marks.hit(theme, PITCH)
    yield lane, marks.order(theme, "2", PITCH)
    yield lane, marks.badge(theme, ("1/2", "3"), PITCH)
    yield ground, plates.marks(theme, 5, 0, PLATE, computer=True)
    yield ground, plates.caption(theme, "Tock", 3 * PLATE, PLATE)
    yield ground, card_pile(theme, Card("Kh"), 3, CARD)
    for card in (Card("7h"), Card("Ks"), JOKER, Card("Qd")):
        yield cloth, card_face(theme, card, CARD, "Tock")
    yield cloth, card_face(theme, Card("7h"), CARD, "Tock", playable=False)
    yield cloth, number_button(theme, 3, PLATE, playable=True)
    yield cloth, number_button(theme, 3, PLATE, playable=False)
    yield cloth, received_mark(theme, PLATE)

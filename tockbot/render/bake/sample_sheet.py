"""A picture with all on it that a theme can show: its sample sheet, from which the theme's palette is taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PIL import Image

from tockbot.render.ink.themes import BLACK, WHITE, Colour, Theme, mix
from tockbot.render.pages.game_board import GameBoard, draw_game_board
from tockbot.render.pieces import arrows, badges, pawns, plates, rings
from tockbot.render.pieces.cards import button_number, card_face, cards_below, received_badge
from tockbot.rules import Board, BoardKind, Seat
from tockbot.tables import JOKER, Card

COLOURS: Final = 256
PITCH: Final = 44.0
PLATE: Final = 48
CARD: Final = 200
SHEET: Final = (1000, 1100)

SAMPLE_BOARD: Final = GameBoard(Board(BoardKind.CORNER, 8), Seat(0), centre=True, gate=8)
"""The board that shows most."""


def palette_of(theme: Theme, empty: Image.Image) -> Image.Image:
    """The theme's palette: its signal colours as they are, and those that suit the rest of its sample sheet best.

    Args:
        theme: the theme.
        empty: the empty board for eight.
    """
    signals = _signals(theme)
    free = COLOURS - len(signals)
    rest = _sample_sheet(theme, empty).quantize(free, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    shades = (rest.getpalette() or [])[: 3 * free]
    palette = Image.frombytes("P", (16, 16), bytes(range(COLOURS)))
    palette.putpalette([level for colour in signals for level in colour] + shades)
    return palette


def _signals(theme: Theme) -> tuple[Colour, ...]:
    """The colours that carry a meaning and may cover few pixels."""
    surfaces = (theme.number, theme.hole, theme.lane, theme.card, theme.suit_red, theme.hand, theme.gate, theme.plate)
    signs = (theme.glow, theme.way, theme.way_edge, theme.hit, theme.goal, theme.goal_text, theme.guard)
    hand = (theme.received, theme.button, theme.joker, *theme.joker_bells)
    seats = tuple(colour for look in theme.seats for colour in (look.fill, look.digit))
    return tuple(dict.fromkeys((BLACK, WHITE, *surfaces, *signs, *hand, *seats)))


def _sample_sheet(theme: Theme, empty: Image.Image) -> Image.Image:
    """A board for eight, above it each kind of drawing on the colour it is meant for."""
    board = draw_game_board(theme, SAMPLE_BOARD, empty)
    sheet = Image.new("RGB", (SHEET[0], SHEET[1] + board.height), theme.lane)
    sheet.paste(board, (0, SHEET[1]))
    x = y = tall = 0
    for background, drawing in _drawings(theme):
        if x + drawing.width > SHEET[0]:
            x, y, tall = 0, y + tall, 0
        sheet.paste(background, (x, y, x + drawing.width, y + drawing.height))
        sheet.paste(drawing, (x, y), drawing)
        x, tall = x + drawing.width, max(tall, drawing.height)
    return sheet


def _drawings(theme: Theme) -> Iterator[tuple[Colour, Image.Image]]:
    """Each kind of drawing, and the colour it lies on."""
    lane, board, hand = theme.lane, mix(theme.grain_dark, theme.grain_light, 0.5), theme.hand
    for seat in range(len(theme.seats)):
        shown = plates.Plate(seat, "Tock", turn=seat == 0, won=seat == 1)
        yield board, plates.plate(theme, shown, 6 * PLATE, PLATE)
        for number in range(1, 5):
            yield lane, pawns.pawn(theme, seat, number, PITCH)
        yield lane, pawns.ghost(theme, seat, "31", PITCH)
    for ring in (rings.origin_ring, rings.arrival_ring, rings.struck_ring, rings.pickable_ring, rings.protected_ring):
        yield lane, ring(theme, PITCH)
    yield lane, pawns.padlock(theme, PITCH)
    for degrees in range(0, 360, 45):
        yield lane, arrows.chevron(theme, degrees, PITCH)
        yield board, arrows.head(theme, degrees, PITCH)
    yield lane, badges.hit_badge(theme, PITCH)
    yield lane, badges.order_badge(theme, "2", PITCH)
    yield lane, badges.goal_badge(theme, ("1/2", "3"), taken=False, pitch=PITCH)
    yield board, plates.strip(theme, 5, 0, PLATE, computer=True)
    yield board, plates.caption(theme, "Tock", 3 * PLATE, PLATE)
    pile, face = cards_below(theme, 3, CARD), card_face(theme, Card("Kh"), CARD)
    pile.paste(face, (0, 0), face)
    yield board, pile
    for card in (Card("7h"), Card("Ks"), JOKER, Card("Qd")):
        yield hand, card_face(theme, card, CARD, "Tock")
    yield hand, card_face(theme, Card("7h"), CARD, "Tock", playable=False)
    yield hand, button_number(theme, 3, PLATE, playable=True)
    yield hand, button_number(theme, 3, PLATE, playable=False)
    yield hand, received_badge(theme, PLATE)

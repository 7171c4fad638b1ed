"""Redraws the art in ``tockbot/render/art/``, from code alone: ``python -m tools.bake``.

For every theme it draws the empty boards, without players, and a sample sheet from which the theme's palette is taken.
The same version of Pillow draws the same bytes each time; ``requirements.txt`` says which version drew the committed
files.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import shake_256
from pathlib import Path
from typing import Final

from PIL import Image, ImageFilter, ImageOps

from tockbot.render import cards, pieces
from tockbot.render.board import GameBoard, draw_game_board
from tockbot.render.cards import button_number, card_face, cards_below, received_badge
from tockbot.render.ink import ART, Canvas, empty_board_file, palette_file
from tockbot.render.layout import BOARD_SHAPES, BOARD_SIZE, Box, Point, layout_of
from tockbot.render.pieces import HOLE_RADIUS, draw_hole
from tockbot.render.themes import BLACK, THEMES, WHITE, Colour, Theme, darker, mix
from tockbot.rules import Board, BoardKind, Seat
from tockbot.tables import JOKER, Card

OVERSAMPLING: Final = 3
LANE_WIDTH: Final = 0.94
"""Width of a lane, the strip under a row of holes, in pitches."""

LANE_EDGE_WIDTH: Final = 0.05
"""Width of a lane's edge, in pitches."""

BOARD_COLOURS: Final = 64
"""Maximum number of colours of an empty board."""

COLOURS: Final = 255
"""Number of colours of a palette; in films, one more number means that a pixel stays as it was."""

PITCH: Final = 44.0
PLATE: Final = 48
CARD: Final = 200
SHEET: Final = (1000, 1100)
SAMPLE_BOARD: Final = GameBoard(Board(BoardKind.CORNER, 8), Seat(0), centre=True, gate=8)
"""The board with the most different parts."""


def draw_empty_board(theme: Theme, board: Board) -> Image.Image:
    """Return a board with a player in each sector, but without their pawns and areas, in full colour."""
    layout = layout_of(board, Seat(0), with_centre=False)
    pitch = layout.pitch * BOARD_SIZE
    picture = _grain(theme).copy()
    ring = [point.scaled(BOARD_SIZE) for point in (*layout.track, layout.track[0])]
    homes = [
        [point.scaled(BOARD_SIZE) for point in (layout.track[entry], *home)]
        for entry, home in zip(board.entries, layout.homes, strict=True)
    ]
    picture.paste(darker(theme.grain_dark, 0.55), (0, 0), _shadow([ring, *homes], pitch))
    canvas = Canvas(BOARD_SIZE, BOARD_SIZE, background=picture, oversampling=OVERSAMPLING)
    _rim(canvas, theme, pitch)
    for line in (ring, *homes):
        canvas.line(line, (LANE_WIDTH + 2 * LANE_EDGE_WIDTH) * pitch, theme.lane_edge)
    for line in (ring, *homes):
        canvas.line(line, LANE_WIDTH * pitch, theme.lane)
    for at in (*ring[1:], *(point for home in homes for point in home[1:])):
        draw_hole(canvas, at, HOLE_RADIUS * pitch, (theme.hole, theme.hole_shadow, theme.hole_light))
    return _rounded(canvas.finished(), theme, pitch)


def _rim(canvas: Canvas, theme: Theme, pitch: float) -> None:
    """Draw the rim of the board."""
    for inset, width, colour in ((0.07, 0.14, theme.rim), (0.16, 0.05, theme.rim_light)):
        low, high = inset * pitch, BOARD_SIZE - inset * pitch
        corners = (Point(low, low), Point(high, low), Point(high, high), Point(low, high), Point(low, low))
        canvas.line(corners, width * pitch, colour)


def _grain(theme: Theme) -> Image.Image:
    """Return the grain of the board, from left to right, the same each time."""
    layers = [_noise(columns, max(1, BOARD_SIZE // rows)) for columns, rows in ((5, 9), (3, 40), (12, 2))]
    grain = Image.blend(Image.blend(layers[0], layers[1], 0.5), layers[2], 0.25)
    grain = ImageOps.autocontrast(grain.filter(ImageFilter.GaussianBlur(BOARD_SIZE / 1600)), 1)
    # Few shades make broad even bands, which compress well.
    grain = grain.point([level // 14 * 14 for level in range(256)])
    return ImageOps.colorize(grain, theme.grain_dark, theme.grain_light)


def _noise(columns: int, rows: int) -> Image.Image:
    levels = shake_256(f"wood {columns} {rows}".encode()).digest(columns * rows)
    return Image.frombytes("L", (columns, rows), levels).resize((BOARD_SIZE, BOARD_SIZE), Image.Resampling.BICUBIC)


def _shadow(lines: list[list[Point]], pitch: float) -> Image.Image:
    """Return the soft shadow of the lanes on the board."""
    canvas = Canvas(BOARD_SIZE, BOARD_SIZE, oversampling=1)
    for line in lines:
        canvas.line([Point(x, y + 0.09 * pitch) for x, y in line], 1.1 * pitch, (0, 0, 0, 130))
    return canvas.picture.filter(ImageFilter.GaussianBlur(0.1 * pitch)).getchannel("A")


def _rounded(picture: Image.Image, theme: Theme, pitch: float) -> Image.Image:
    """Return the picture with its corners rounded."""
    mask = Canvas(*picture.size, oversampling=2)
    mask.box(Box(0, 0, *picture.size), 0.45 * pitch, WHITE)
    rounded = Image.new("RGB", picture.size, theme.outside)
    rounded.paste(picture, (0, 0), mask.finished().getchannel("A"))
    return rounded


def palette_of(theme: Theme, empty: Image.Image) -> Image.Image:
    """Return the theme's palette: its signal colours unchanged, and those that suit the rest of its sample sheet best.

    Args:
        theme: the theme.
        empty: the empty board for eight.
    """
    signals = _signals(theme)
    free = COLOURS - len(signals)
    rest = _sample_sheet(theme, empty).quantize(free, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    shades = (rest.getpalette() or [])[: 3 * free]
    palette = Image.frombytes("P", (COLOURS, 1), bytes(range(COLOURS)))
    palette.putpalette([level for colour in signals for level in colour] + shades)
    return palette


def _signals(theme: Theme) -> tuple[Colour, ...]:
    """Return the colours that carry a meaning and may cover few pixels."""
    surfaces = (theme.number, theme.hole, theme.lane, theme.card, theme.suit_red, theme.hand, theme.gate, theme.plate)
    signs = (theme.glow, theme.way, theme.way_edge, theme.hit, theme.goal, theme.goal_text, theme.guard)
    hand = (theme.received, theme.button, theme.joker, *theme.joker_bells)
    page = (theme.ink, theme.faint, theme.panel, theme.track, theme.accent)
    seats = tuple(colour for look in theme.seats for colour in (look.fill, look.digit))
    return tuple(dict.fromkeys((BLACK, WHITE, *surfaces, *signs, *hand, *page, *seats)))


def _sample_sheet(theme: Theme, empty: Image.Image) -> Image.Image:
    """Return a board for eight, with each kind of drawing above it on its usual background."""
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
    """Yield each kind of drawing, with its usual background."""
    lane, board, hand = theme.lane, mix(theme.grain_dark, theme.grain_light, 0.5), theme.hand
    for seat in range(len(theme.seats)):
        shown = cards.Plate(seat, "Tock", turn=seat == 0, won=seat == 1, computer=seat > 1)
        yield board, cards.plate(theme, shown, 6 * PLATE, PLATE)
        for number in range(1, 5):
            yield lane, pieces.pawn(theme, seat, number, PITCH)
        yield lane, pieces.ghost(theme, seat, "31", PITCH)
    for ring in (
        pieces.origin_ring,
        pieces.arrival_ring,
        pieces.struck_ring,
        pieces.pickable_ring,
        pieces.protected_ring,
    ):
        yield lane, ring(theme, PITCH)
    yield lane, pieces.padlock(theme, pieces.BADGES[0], PITCH)
    for degrees in range(0, 360, 45):
        yield lane, pieces.chevron(theme, degrees, PITCH)
        yield board, pieces.head(theme, degrees, PITCH)
    yield lane, pieces.hit_badge(theme, pieces.BADGES[0], PITCH)
    yield lane, pieces.order_badge(theme, "2", pieces.BADGES[0], PITCH)
    yield lane, pieces.goal_label(theme, ("1/2", "3"), PITCH)
    yield lane, pieces.goal_badge(theme, "2", pieces.BADGES[0], PITCH)
    yield board, cards.strip(theme, 5, (0, 1), PLATE)
    yield board, cards.caption(theme, "Tock", 3 * PLATE, PLATE)
    pile, face = cards_below(theme, 3, CARD), card_face(theme, Card("Kh"), CARD)
    pile.paste(face, (0, 0), face)
    yield board, pile
    for card in (Card("7h"), Card("Ks"), JOKER, Card("Qd")):
        yield hand, card_face(theme, card, CARD, "Tock")
    yield hand, card_face(theme, Card("7h"), CARD, "Tock", playable=False)
    yield hand, button_number(theme, 3, PLATE, playable=True)
    yield hand, button_number(theme, 3, PLATE, playable=False)
    yield hand, received_badge(theme, PLATE)


def bake(theme: Theme, folder: Path = ART) -> None:
    """Draw a theme's empty boards, each in the few colours that suit it best, and its palette from one of them."""
    boards = {shape: Board(kind, sectors) for (kind, sectors), shape in BOARD_SHAPES.items()}
    for shape, board in boards.items():
        empty = draw_empty_board(theme, board).quantize(
            BOARD_COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE
        )
        _save(empty, empty_board_file(theme, shape.name, folder))
        if shape == BOARD_SHAPES[SAMPLE_BOARD.board.kind, SAMPLE_BOARD.board.sector_count]:
            _save(palette_of(theme, empty), palette_file(theme, folder))


def _save(picture: Image.Image, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, "PNG", compress_level=9)


if __name__ == "__main__":
    for each in THEMES.values():
        bake(each)

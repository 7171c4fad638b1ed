"""Draws boards with hands, and other pictures around a board.

- a player's private view: the board turned to them, with their hand below it or beside it
- a moment of a finished game with the hands that are shown
- a lobby: a small board with the plates of its seats around it
- the games to choose from: a small board and a name for each, with a frame around the chosen one
- a solved puzzle without its position: an empty board, the hand face down, and a tick
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PIL import Image

from tockbot.render.board import board_page, game_board_of, game_board_page, lay_board, lay_pawns, shrunk
from tockbot.render.cards import (
    Plate,
    card_back,
    card_face,
    card_foot,
    given_badge,
    partners_of,
    plate,
    plate_of,
    pressed_frame,
    received_badge,
    solved_badge,
    strip,
)
from tockbot.render.fonts import SMALL, Weight, legible, width_of
from tockbot.render.ink import Canvas, cut, encoded, foot_sprite, hand_sprite, lay, palette
from tockbot.render.layout import BOARD_SIZE, CARD_PROPORTION, BoardLayout, Box, Point
from tockbot.render.scene import (
    BoardScene,
    CardSeen,
    CoveredScene,
    GameSeen,
    GamesScene,
    HandSeen,
    LobbyScene,
    OpenHandsScene,
    PrivateScene,
)
from tockbot.render.themes import THEMES, WHITE, WOOD, Theme
from tockbot.rules import Seat
from tockbot.tables import SeatSeen

TALL: Final = (BOARD_SIZE, 1245)
WIDE: Final = (1571, BOARD_SIZE)
"""The sizes of both shapes. Discord's desktop client would shrink a picture wider than 11 to 7."""

GAP: Final = 14
"""Minimum gap between cards."""

RISE: Final = 12
"""Distance by which a pressed card is above the others."""

BADGE: Final = 46

COLUMNS: Final = 2
MIN_ROWS: Final = 3
"""Number of columns of a hand in the wide shape, and number of rows that limits the size of its cards."""

HANDS_A_ROW: Final = 2
MARGIN: Final = 16
CARD: Final = 96
"""Height of a card; a hand alone in its row has larger ones."""

ALONE: Final = 150
PLATE: Final = (162, 46)
BETWEEN: Final = 5


@dataclass(frozen=True, slots=True)
class _Tray:
    """The place of a hand: cells of a box, row by row."""

    box: Box
    columns: int
    rows: int

    @property
    def card_height(self) -> int:
        """The height of cards that fit the cells, one of them raised."""
        width, height = self.box.width / self.columns, self.box.height / self.rows
        return int(min(height - GAP - RISE, (width - GAP) / CARD_PROPORTION))

    def places(self) -> Iterator[Point]:
        """Yield the middles of the cards, those of each row close together around its middle."""
        height = self.card_height
        across = min(self.box.width / self.columns, height * CARD_PROPORTION + 2 * GAP)
        left = self.box.middle.x - across * self.columns / 2
        for cell in range(self.rows * self.columns):
            row, column = divmod(cell, self.columns)
            y = self.box.top + (row + 0.5) * self.box.height / self.rows + RISE / 2
            yield Point(round(left + (column + 0.5) * across), round(y))


def draw_private(scene: PrivateScene, theme: Theme = WOOD, *, width: int | None = None) -> bytes:
    """Draw a board and a hand, at another width if one is given.

    The hand is below the board, or right of it if the scene is ``wide``.
    """
    page = private_page(scene, theme)
    if width is not None:
        size = (width, round(page.height * width / page.width))
        small = page.convert("RGB").resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
        page = small.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return encoded(page)


def private_page(scene: PrivateScene, theme: Theme) -> Image.Image:
    """Return the board, and the cards with the numbers of their buttons, as a page."""
    width, height = WIDE if scene.wide else TALL
    page = page_of_hand(theme, width, height)
    lay_board(page, scene.board, theme)
    tray = _tray(len(scene.cards), wide=scene.wide)
    for card, middle in zip(scene.cards, tray.places(), strict=False):
        _card(page, theme, card, tray.card_height, middle)
    return page


def _tray(cards: int, *, wide: bool) -> _Tray:
    if wide:
        rows = max(MIN_ROWS, math.ceil(cards / COLUMNS))
        return _Tray(Box(BOARD_SIZE, 0, *WIDE).grown(-GAP / 2), COLUMNS, rows)
    return _Tray(Box(0, BOARD_SIZE, *TALL).grown(-GAP / 2), max(1, cards), 1)


def page_of_hand(theme: Theme, width: int, height: int) -> Image.Image:
    """Return a page in the background colour of hands."""
    page = Image.new("P", (width, height), _hand_index(theme))
    page.putpalette(palette(theme).getpalette() or ())
    return page


@lru_cache(maxsize=len(THEMES))
def _hand_index(theme: Theme) -> int:
    """Return the palette index of the background colour of hands; finding it takes a millisecond."""
    dot = Image.new("RGB", (1, 1), theme.hand).quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return dot.tobytes()[0]


def _card(page: Image.Image, theme: Theme, seen: CardSeen, height: int, at: Point) -> None:
    if seen.pressed:
        at = Point(at.x, at.y - RISE)
        lay(page, hand_sprite(pressed_frame, theme, height), at)
    lay(page, hand_sprite(card_face, theme, seen.card, height, "" if seen.caption else None, seen.playable), at)
    if seen.caption:
        lay(page, foot_sprite(card_foot, theme, seen.caption, height, seen.playable), at)
    if seen.received or seen.given:
        corner = Point(at.x + height * CARD_PROPORTION / 2 - 0.4 * BADGE, at.y - height / 2 + 0.3 * BADGE)
        lay(page, hand_sprite(given_badge if seen.given else received_badge, theme, BADGE), corner)


def draw_open_hands(scene: OpenHandsScene, theme: Theme = WOOD) -> bytes:
    """Draw the board of a moment, and below it each hand that is shown, beside the plate of its holder."""
    return encoded(open_hands_page(scene, theme))


def open_hands_page(scene: OpenHandsScene, theme: Theme) -> Image.Image:
    """Return the board and the hands as a page; its height depends on the number of hands."""
    columns = min(HANDS_A_ROW, max(1, len(scene.hands)))
    rows = -(-len(scene.hands) // columns)
    width = (BOARD_SIZE - MARGIN) / columns
    # All cards are so small that those of the longest hand fit beside its plate.
    most = max((len(hand.cards) for hand in scene.hands), default=0)
    fits = (_room(width - MARGIN) + BETWEEN) / max(1, most) - BETWEEN
    card = min(ALONE if columns == 1 else CARD, int(fits / CARD_PROPORTION))
    page = page_of_hand(theme, BOARD_SIZE, BOARD_SIZE + rows * (card + MARGIN) + (MARGIN if rows else 0))
    page.paste(board_page(scene.board, theme), (0, 0))
    for place, hand in enumerate(scene.hands):
        row, column = divmod(place, columns)
        middle = BOARD_SIZE + MARGIN + row * (card + MARGIN) + card / 2
        box = Box(MARGIN + column * width, middle, (column + 1) * width, middle)
        if scene.board.leftward:
            box = Box(BOARD_SIZE - box.right, middle, BOARD_SIZE - box.left, middle)
        _hand(page, theme, hand, card, box, leftward=scene.board.leftward)
    return page


def _room(width: float) -> float:
    """Return the width that a plate leaves for cards beside it."""
    return width - PLATE[0] - 3 * BETWEEN


def _hand(page: Image.Image, theme: Theme, hand: HandSeen, card: int, box: Box, *, leftward: bool) -> None:  # noqa: PLR0913 - the parameters of a hand
    """Draw a plate and the cards beside it."""
    wide, high = PLATE
    shown = Plate(hand.seat, hand.name, turn=hand.turn, computer=hand.computer, leftward=leftward)
    at = box.right - wide / 2 if leftward else box.left + wide / 2
    lay(page, hand_sprite(plate, theme, shown, wide, high), Point(at, box.top))
    if not hand.cards:
        return
    across = card * CARD_PROPORTION
    step = across + BETWEEN
    unused = _room(box.width) - across - step * (len(hand.cards) - 1)
    first = box.left + across / 2 + (unused if leftward else wide + 3 * BETWEEN)
    for place, one in enumerate(hand.cards):
        lay(page, hand_sprite(card_face, theme, one, card), Point(first + place * step, box.top))


SIZE: Final = (1000, 560)
"""Wide, because on a phone the seats' buttons are below it and must be visible with it."""

LOBBY_BOARD: Final = 376
LOBBY_ROUNDING: Final = 14
LOBBY_PLATE: Final = (278, 70)
STRIP: Final = 36
LOBBY_BETWEEN: Final = 6
"""Distance between a plate and its strip."""

LOBBY_MARGIN: Final = 14
ROW: Final = 150
"""Distance between plates on one side."""

MAX_CACHED_SMALL_BOARDS: Final = 32
"""Number of cached small boards; each takes 160,000 bytes."""

MIDDLE: Final = 0.1
"""If a seat's arm ends this near the middle, as a share of the board, its plate is above or below it."""


def draw_lobby(scene: LobbyScene, theme: Theme = WOOD) -> bytes:
    """Draw the board of the coming game, with pawns in the reserves of taken seats, and every seat's plate."""
    return encoded(lobby_page(scene, theme))


def lobby_page(scene: LobbyScene, theme: Theme) -> Image.Image:
    """Return the board and the plates as a page."""
    page = page_of_hand(theme, *SIZE)
    left, top = (SIZE[0] - LOBBY_BOARD) // 2, (SIZE[1] - LOBBY_BOARD) // 2
    pawns = tuple(replace(seen, name="") for seen in scene.board.seats)
    board = small_board(theme, replace(scene.board, seats=pawns), LOBBY_BOARD)
    page.paste(board, (left, top), rounded(LOBBY_BOARD))
    for seen, at, is_beside in _places(scene.board):
        _plate(page, theme, scene.board, seen, at, above=is_beside)
    return page


@lru_cache(maxsize=2)
def rounded(size: int) -> Image.Image:
    """Return the mask of a small board's visible pixels."""
    mask = Canvas(size, size)
    mask.box(Box(0, 0, size, size), LOBBY_ROUNDING, WHITE)
    return mask.finished().getchannel("A").convert("1")


@lru_cache(maxsize=MAX_CACHED_SMALL_BOARDS)
def small_board(theme: Theme, scene: BoardScene, size: int) -> Image.Image:
    """Return the board of a scene, with pawns and without plates; shrinking it takes ten times as long as the rest."""
    board = game_board_page(theme, game_board_of(scene)).copy()
    lay_pawns(board, scene, theme)
    return shrunk(board, size).quantize(palette=palette(theme), dither=Image.Dither.NONE)


def _places(scene: BoardScene) -> Iterator[tuple[SeatSeen, Point, bool]]:
    """Yield each seat, the middle of its plate and strip, near its arm's end, and whether that is left or right."""
    layout = game_board_of(scene).layout
    ends = {seen.seat: _end_of_arm(scene, layout, seen.seat) for seen in scene.seats}
    width, height = SIZE
    for seen in scene.seats:
        across, down = ends[seen.seat]
        if abs(across) < MIDDLE:
            from_edge = LOBBY_MARGIN + LOBBY_PLATE[1] / 2
            yield seen, Point(width / 2, height - from_edge if down > 0 else from_edge), False
            continue
        beside = sorted((y, seat) for seat, (x, y) in ends.items() if abs(x) >= MIDDLE and (x > 0) == (across > 0))
        place = beside.index((down, seen.seat)) - (len(beside) - 1) / 2
        from_edge = LOBBY_MARGIN + LOBBY_PLATE[0] / 2
        yield seen, Point(width - from_edge if across > 0 else from_edge, height / 2 + place * ROW), True


def _end_of_arm(scene: BoardScene, layout: BoardLayout, seat: Seat) -> Point:
    """Return the place where a seat's arm ends, from the middle of the board, as a share of the board."""
    end = layout.track[scene.board.entries[seat]]
    return Point(end.x - 0.5, end.y - 0.5)


def _plate(page: Image.Image, theme: Theme, scene: BoardScene, seen: SeatSeen, at: Point, *, above: bool) -> None:  # noqa: PLR0913 - the place of a plate
    """Draw a seat's plate with its strip below it, or beside it if there is no room; ``at`` is the middle of both."""
    width, height = LOBBY_PLATE
    partners = partners_of(scene.seats, seen)
    if partners:
        linked = hand_sprite(strip, theme, None, partners, STRIP)
        down, right = (STRIP + LOBBY_BETWEEN, 0) if above else (0, linked.size[0] + LOBBY_BETWEEN)
        lay(
            page,
            linked,
            Point(at.x + (width + LOBBY_BETWEEN) / 2 * (right > 0), at.y + (height + LOBBY_BETWEEN) / 2 * (down > 0)),
        )
        at = Point(at.x - right / 2, at.y - down / 2)
    shown = plate_of(seen, free=not seen.pawns, leftward=scene.leftward)
    lay(page, hand_sprite(plate, theme, shown, width, height), at)


ACROSS: Final = 4
"""Games in a row. Two rows make a picture wide rather than high, so that it is visible with what is below it."""

WIDTH: Final = 1000
GAMES_BOARD: Final = 206
NAME: Final = 92
"""Height of the two lines for a name."""

GAMES_MARGIN: Final = 16
INSIDE: Final = 14
"""Margin of a board in its panel."""

FRAME: Final = 8
GAMES_ROUNDING: Final = 22
SPECIAL: Final = 78
"""Height of the cards on a game's board."""

FRAMES: Final = (0, 1, 2, 3, 6, 7, 5, 4)
"""The seats whose colours surround games; white and black come last, because they look like the chosen game's frame."""

APART: Final = 1.08
"""Distance between these cards, as a share of a card's width."""


def draw_games(scene: GamesScene, theme: Theme = WOOD) -> bytes:
    """Draw each game's board, its special cards, and its name."""
    return encoded(games_page(scene, theme))


def games_page(scene: GamesScene, theme: Theme) -> Image.Image:
    """Return the games as a page, each in a panel of its colour; the page's height depends on their number."""
    across = (WIDTH - GAMES_MARGIN) / ACROSS
    down = GAMES_BOARD + NAME + INSIDE + GAMES_MARGIN
    canvas = Canvas(WIDTH, -(-len(scene.games) // ACROSS) * down + GAMES_MARGIN, oversampling=1)
    middles = []
    for number, game in enumerate(scene.games):
        row, column = divmod(number, ACROSS)
        # The games of an incomplete last row are centred.
        beside = min(ACROSS, len(scene.games) - row * ACROSS)
        aside = (column - (beside - 1) / 2) * across
        middle = Point(
            WIDTH / 2 + (-aside if game.board.leftward else aside),
            GAMES_MARGIN + row * down + INSIDE + GAMES_BOARD / 2,
        )
        middles.append(middle)
        half = (across - GAMES_MARGIN) / 2
        box = Box(middle.x - half, middle.y - GAMES_BOARD / 2 - INSIDE, middle.x + half, 0)
        _game_panel(canvas, theme, game, box, chosen=number == scene.chosen)
    page = page_of_hand(theme, *canvas.size)
    lay(page, cut(theme, canvas.finished(), theme.hand), canvas.middle)
    for middle, game in zip(middles, scene.games, strict=True):
        corner = (round(middle.x - GAMES_BOARD / 2), round(middle.y - GAMES_BOARD / 2))
        page.paste(small_board(theme, game.board, GAMES_BOARD), corner, rounded(GAMES_BOARD))
        step = APART * SPECIAL * CARD_PROPORTION
        for place, card in enumerate(game.cards):
            at = Point(middle.x + (place - (len(game.cards) - 1) / 2) * step, middle.y)
            lay(page, hand_sprite(card_face, theme, card, SPECIAL), at)
    return page


def _game_panel(canvas: Canvas, theme: Theme, game: GameSeen, box: Box, *, chosen: bool) -> None:
    """Draw a game's panel, its colour around the board, and the lines of its name, with a frame if it is chosen."""
    box = Box(box.left, box.top, box.right, box.top + GAMES_BOARD + NAME + INSIDE).grown(-FRAME / 2)
    fill = theme.seats[FRAMES[game.number % len(FRAMES)]].fill
    if chosen:
        canvas.box(box.grown(FRAME), GAMES_ROUNDING + FRAME, theme.ink)
    canvas.box(box, GAMES_ROUNDING, theme.panel)
    foot = box.top + GAMES_BOARD + 1.5 * INSIDE
    canvas.box(Box(box.left, box.top, box.right, foot), GAMES_ROUNDING, fill)
    canvas.box(Box(box.left, foot - GAMES_ROUNDING, box.right, foot), 0, fill)
    lines = _lines(legible(game.name), box.width - 2 * INSIDE)
    first = (foot + box.bottom) / 2 - (len(lines) - 1) / 2 * (SMALL + 2)
    for place, line in enumerate(lines):
        at = Point(box.middle.x, first + place * (SMALL + 2))
        size = min(SMALL, SMALL * (box.width - 2 * INSIDE) / max(1.0, width_of(line, SMALL, Weight.BOLD)))
        canvas.text(line, at, canvas.letter_size(size), theme.ink, Weight.BOLD)


def _lines(name: str, room: float) -> tuple[str, ...]:
    """Return a name in one line if it fits, or in two: brackets go below, otherwise both are about as long."""
    if width_of(name, SMALL, Weight.BOLD) <= room or " " not in name:
        return (name,)
    spaces = [place for place, letter in enumerate(name) if letter == " "]
    between = min(spaces, key=lambda place: (name[place + 1] != "(", abs(len(name) - 1 - 2 * place)))
    return name[:between], name[between + 1 :]


COVERED_BOARD: Final = 376
COVERED_MARGIN: Final = 12
COVERED_CARD: Final = 124
STEP: Final = 0.62
"""Distance between overlapping cards, as a share of a card's width."""

COVERED_BADGE: Final = 84


def draw_covered(scene: CoveredScene, theme: Theme = WOOD) -> bytes:
    """Draw the board with cards face down on it."""
    return encoded(covered_page(scene, theme))


def covered_page(scene: CoveredScene, theme: Theme) -> Image.Image:
    """Return the board, the cards and the tick as a page."""
    side = COVERED_BOARD + 2 * COVERED_MARGIN
    page = page_of_hand(theme, side, side)
    page.paste(small_board(theme, scene.board, COVERED_BOARD), (COVERED_MARGIN, COVERED_MARGIN), rounded(COVERED_BOARD))
    back = hand_sprite(card_back, theme, COVERED_CARD)
    width = COVERED_CARD * CARD_PROPORTION
    step = min(STEP * width, (COVERED_BOARD - width) / max(1, scene.cards - 1))
    for place in range(scene.cards):
        lay(page, back, Point(round(side / 2 + (place - (scene.cards - 1) / 2) * step), side // 2))
    lay(page, hand_sprite(solved_badge, theme, COVERED_BADGE), Point(side // 2, side / 2 + COVERED_CARD / 2))
    return page

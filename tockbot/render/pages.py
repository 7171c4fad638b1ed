"""Draws pages about whole games, small signs, and the bot's profile pictures.

- the poster of a finished game: the winners, the last board, the game's best moment, and the hits as bars
- the course of a game: each side's winning chance as an area of its colour; together the areas fill the height
- the statistics of a person: numbers in tiles, with bars below
- emojis for text and buttons: suits, cards, and silhouettes, with a white edge because they appear at about 22 pixels
  on dark and on light
- the bot's icon and cover for Discord
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from tockbot.render.board import board_page, game_board_of, shrunk
from tockbot.render.cards import Plate, plate, plate_of
from tockbot.render.fonts import Weight, fitted, legible, legible_name, width_of
from tockbot.render.hands import page_of_hand
from tockbot.render.ink import (
    Canvas,
    cut,
    empty_board,
    encoded,
    hand_sprite,
    lay,
    palette,
    regular,
    silhouette,
    star,
    suit,
)
from tockbot.render.layout import BOARD_SIZE, Box, Point
from tockbot.render.scene import Bar, BoardScene, CourseScene, PosterScene, StatisticsScene, Tile, Trend
from tockbot.render.themes import SEATS, WHITE, WOOD, Colour, SeatLook, Theme, darker, mix
from tockbot.tables import JOKER, SUITS, Card, SeatSeen, rank_of

COURSE_WIDTH: Final = 1000
COURSE_MARGIN: Final = 24
GRAPH: Final = 480
COURSE_PLATE: Final = 64
COLUMNS: Final = 2

MARK: Final = 26
"""Radius of a mark."""

COURSE_LETTERS: Final = 34

SIGN: Final = 30
"""Height of the signs along the edges."""

APART: Final = 60
"""Minimum distance between two numbers of rounds."""


def draw_course(scene: CourseScene, theme: Theme = WOOD) -> bytes:
    """Draw the course of a game."""
    return encoded(course_page(scene, theme))


def course_page(scene: CourseScene, theme: Theme) -> Image.Image:
    """Return the graph and a plate for each area, the lowest first, as a page."""
    rows = -(-len(scene.sides) // COLUMNS)
    page = page_of_hand(
        theme, COURSE_WIDTH, COURSE_MARGIN + GRAPH + rows * (COURSE_PLATE + COURSE_MARGIN) + COURSE_MARGIN
    )
    wide = COURSE_WIDTH - 2 * COURSE_MARGIN
    lay(
        page,
        cut(theme, graph(theme, scene, wide, GRAPH), theme.hand),
        Point(COURSE_WIDTH / 2, COURSE_MARGIN + GRAPH / 2),
    )
    width = wide // COLUMNS - COURSE_MARGIN
    for place, (seat, name) in enumerate(scene.sides):
        row, column = divmod(place, COLUMNS)
        column = COLUMNS - 1 - column if scene.leftward else column
        at = Point(
            COURSE_MARGIN + width / 2 + column * (width + 2 * COURSE_MARGIN),
            COURSE_MARGIN * 2 + GRAPH + row * (COURSE_PLATE + COURSE_MARGIN) + COURSE_PLATE / 2,
        )
        won = seat in scene.winners
        lay(
            page,
            hand_sprite(plate, theme, Plate(seat, name, won=won, leftward=scene.leftward), width, COURSE_PLATE),
            at,
        )
    return page


def graph(theme: Theme, scene: CourseScene, width: int, height: int) -> Image.Image:
    """Return the areas, a line at every round and one in the middle, and the marks."""
    canvas = Canvas(width, height, oversampling=2)
    fine = ImageDraw.Draw(canvas.picture)

    def at(moment: int, share: float) -> Point:
        return Point(moment * width / max(1, len(scene.shares) - 1), height * (1 - share))

    for area in range(len(scene.sides)):
        below = [at(moment, _edge(shares, area)) for moment, shares in enumerate(scene.shares)]
        above = [at(moment, _edge(shares, area + 1)) for moment, shares in enumerate(scene.shares)]
        outline = [(point.x * 2, point.y * 2) for point in (*below, *reversed(above))]
        fine.polygon(outline, fill=theme.seats[scene.sides[area][0]].fill)
    for area in range(1, len(scene.sides)):
        edge = [at(moment, _edge(shares, area)) for moment, shares in enumerate(scene.shares)]
        canvas.line(edge, 6, WHITE)
    for x in range(0, width, 40):
        canvas.line((Point(x, height / 2), Point(x + 14, height / 2)), 2, WHITE)
    _axes(canvas, theme, [at(moment, 0) for moment in scene.rounds])
    for number, (moment, area) in enumerate(scene.marks, 1):
        _mark(canvas, theme, number, at(moment, _edge(scene.shares[moment], area)))
    return canvas.finished()


def _axes(canvas: Canvas, theme: Theme, rounds: Sequence[Point]) -> None:
    """Draw percentages along the left edge, and the numbers of rounds that fit along the lower edge."""
    height, last = canvas.size[1], float(-APART)
    for part in (100, 50):
        _sign(canvas, theme, f"{part}%", Point(SIGN * 1.6, max(SIGN * 0.7, height * (1 - part / 100))))
    for number, point in enumerate(rounds, 1):
        canvas.line((point, Point(point.x, point.y - 0.03 * height)), 3, WHITE)
        if point.x >= last + APART and point.x < canvas.size[0] - SIGN:
            _sign(canvas, theme, str(number), Point(point.x + SIGN * 0.7, height - SIGN * 0.7))
            last = point.x


def _sign(canvas: Canvas, theme: Theme, text: str, at: Point) -> None:
    """Draw small letters that are distinct from every seat's colour."""
    half = Point(SIGN * (0.25 + 0.29 * len(text)), SIGN * 0.55)
    canvas.box(Box(at.x - half.x, at.y - half.y, at.x + half.x, at.y + half.y), 0.3 * SIGN, theme.way_edge)
    canvas.text(text, at, SIGN * 0.8, WHITE, Weight.BOLD)


def _edge(shares: Sequence[float], area: int) -> float:
    """Return the height of the lower edge of an area."""
    return min(1.0, sum(shares[:area]))


def _mark(canvas: Canvas, theme: Theme, number: int, at: Point) -> None:
    width, height = canvas.size
    inside = Point(min(max(at.x, MARK + 4), width - MARK - 4), min(max(at.y, MARK + 4), height - MARK - 4))
    canvas.disc(inside, MARK + 3, theme.way_edge)
    canvas.disc(inside, MARK, WHITE)
    canvas.text(str(number), inside, COURSE_LETTERS, theme.way_edge)


SIZE: Final = 96
"""Width and height in pixels."""

EDGE: Final = 0.07 * SIZE
"""Width of the white edge."""

RED_SUITS: Final = "hd"
PLAIN_RANKS: Final = "A23456789TJQK"
TAILED: Final = "Q"
"""Ranks that reach below the line, toward the suit."""


def draw_emojis() -> dict[str, bytes]:
    """Draw all emojis as PNG files, by name: ``suit_s``, ``card_Ts``, ``card_joker``, ``seat_1``."""
    return {name: _file(picture) for name, picture in _pictures()}


def _file(picture: Image.Image) -> bytes:
    written = BytesIO()
    picture.save(written, "PNG")
    return written.getvalue()


def _pictures() -> Iterator[tuple[str, Image.Image]]:
    for name in SUITS:
        yield f"suit_{name}", _suit(name)
        for rank in PLAIN_RANKS:
            yield f"card_{rank}{name}", _card(Card(rank + name))
    yield "card_joker", _card(JOKER)
    for seat, look in enumerate(SEATS, 1):
        yield f"seat_{seat}", seat_sign(look)


def _suit(name: str) -> Image.Image:
    canvas = Canvas(SIZE, SIZE)
    for outline in suit(name):
        canvas.polygon(outline, canvas.middle, 0.4 * SIZE, WHITE, rounding=EDGE)
    for outline in suit(name):
        canvas.polygon(outline, canvas.middle, 0.4 * SIZE, _emoji_ink(name))
    return canvas.finished()


def _emoji_ink(name: str) -> tuple[int, int, int]:
    return WOOD.suit_red if name in RED_SUITS else WOOD.suit_black


def seat_sign(look: SeatLook, size: int = SIZE) -> Image.Image:
    """Return a seat's silhouette, this many pixels wide and high."""
    canvas = Canvas(size, size)
    shape, radius = silhouette(look.shape), 0.33 * size
    canvas.polygon(shape, canvas.middle, radius, WHITE, rounding=0.13 * size)
    canvas.polygon(shape, canvas.middle, radius, mix(look.fill, (0, 0, 0), 0.45), rounding=0.06 * size)
    canvas.polygon(shape, canvas.middle, radius, look.fill, rounding=0.02 * size)
    return canvas.finished()


def _card(card: Card) -> Image.Image:
    """Return a card of two lines, with its rank as large as possible."""
    canvas = Canvas(SIZE, SIZE)
    body = Box(0.07 * SIZE, 0, 0.93 * SIZE, SIZE)
    canvas.box(body, 0.14 * SIZE, WOOD.card_edge)
    canvas.box(body.grown(-0.03 * SIZE), 0.12 * SIZE, WOOD.card)
    if card == JOKER:
        middle = Point(canvas.middle.x, 0.53 * SIZE)
        canvas.polygon(star(1.0, 0.46), middle, 0.29 * SIZE, WOOD.joker, rounding=0.01 * SIZE)
        for tip, colour in zip(regular(5, 1.0), WOOD.joker_bells, strict=True):
            canvas.disc(Point(middle.x + tip.x * 0.29 * SIZE, middle.y + tip.y * 0.29 * SIZE), 0.07 * SIZE, colour)
        return canvas.finished()
    rank = "10" if rank_of(card) == "T" else rank_of(card)
    letters = (0.62 if rank in TAILED else 0.72) * SIZE
    letters *= min(1.0, 0.74 * SIZE / width_of(rank, letters))
    canvas.text(rank, Point(canvas.middle.x, (0.27 if rank in TAILED else 0.31) * SIZE), letters, _emoji_ink(card[1]))
    for outline in suit(card[1]):
        canvas.polygon(outline, Point(canvas.middle.x, 0.76 * SIZE), 0.19 * SIZE, _emoji_ink(card[1]))
    return canvas.finished()


WIDTH: Final = 1000
MARGIN: Final = 20
BOARD: Final = 620
MOMENT: Final = WIDTH - BOARD - 3 * MARGIN
"""Width of the game's best moment, beside the last board."""

PLATES_A_ROW: Final = 2
PLATE: Final = 104
PLATE_OF_MANY: Final = 84
"""Height of a winner's plate, and the same if there is more than one row."""

LINE: Final = 46
LETTERS: Final = 40
"""Height of a line of text, and size of its letters, which must be legible on a phone, at 350 pixels' width."""

BARS: Final = 210
"""Height of the part with the hits."""

MIN_BAR_HEIGHT: Final = 12.0
"""Minimum height of a bar, so that a bar of 0 is visible."""

LEGEND: Final = 250
"""Width of the words beside the bars."""

AROUND: Final = 90
MIN_PART: Final = 420
"""Margin around the moment's ways, and minimum size of the part shown, in the board's pixels."""

DARK_BELOW: Final = 380
"""A background whose red, green and blue add up to less is dark."""


def draw_poster(scene: PosterScene, theme: Theme = WOOD) -> bytes:
    """Draw the winners with crowns, the last board, the moment of the game, and the number of hits of each seat."""
    return encoded(poster_page(scene, theme))


def poster_page(scene: PosterScene, theme: Theme) -> Image.Image:
    """Return the poster as a page; its height depends on the number of winners."""
    winners = [seen for seen in scene.board.seats if seen.seat in scene.board.winners]
    rows = -(-len(winners) // PLATES_A_ROW)
    high = PLATE if rows <= 1 else PLATE_OF_MANY
    top = MARGIN + rows * (high + MARGIN) + len(scene.lines) * LINE
    page = page_of_hand(theme, WIDTH, top + BOARD + BARS + 2 * MARGIN)
    leftward = scene.board.leftward
    _winners(page, theme, winners, high, leftward=leftward)
    for row, line in enumerate(scene.lines):
        drawing = log_lines_text(theme, (line,), WIDTH - 2 * MARGIN, leftward=leftward)
        lay(page, cut(theme, drawing, theme.hand), Point(WIDTH / 2, top - (len(scene.lines) - row - 0.5) * LINE))
    # The last board is where reading begins.
    beside = MARGIN if leftward else WIDTH - MARGIN - MOMENT
    _paste(page, theme, board_page(scene.board, theme), BOARD, (WIDTH - MARGIN - BOARD if leftward else MARGIN, top))
    if scene.moment is not None:
        left, upper, right, lower = map(round, part_of(scene.moment))
        moment = board_page(scene.moment, theme).crop((left, upper, right, lower))
        _paste(page, theme, moment, MOMENT, (beside, top))
        room = (BOARD - MOMENT - MARGIN) // LINE
        drawing = log_lines_text(theme, tuple(wrapped(scene.moment_text, MOMENT))[:room], MOMENT, leftward=leftward)
        at = Point(beside + MOMENT / 2, top + MOMENT + MARGIN + drawing.height / 2)
        lay(page, cut(theme, drawing, theme.hand), at)
    hits = bars(theme, scene, WIDTH - 2 * MARGIN, BARS)
    lay(page, cut(theme, hits, theme.hand), Point(WIDTH / 2, top + BOARD + MARGIN + BARS / 2))
    return page


def _winners(page: Image.Image, theme: Theme, winners: list[SeatSeen], high: int, *, leftward: bool) -> None:
    """Draw the winners' plates, two in a row."""
    width = (WIDTH - MARGIN) // PLATES_A_ROW - MARGIN
    for first in range(0, len(winners), PLATES_A_ROW):
        row = winners[first : first + PLATES_A_ROW][:: -1 if leftward else 1]
        left = (WIDTH - len(row) * (width + MARGIN) + MARGIN) / 2
        y = MARGIN + first // PLATES_A_ROW * (high + MARGIN) + high / 2
        for place, seen in enumerate(row):
            drawing = plate(theme, plate_of(seen, won=True, leftward=leftward), width, high)
            lay(page, cut(theme, drawing, theme.hand), Point(left + place * (width + MARGIN) + width / 2, y))


def _paste(page: Image.Image, theme: Theme, board: Image.Image, size: int, at: tuple[int, int]) -> None:
    page.paste(shrunk(board, size).quantize(palette=palette(theme), dither=Image.Dither.NONE), at)


def part_of(scene: BoardScene) -> Box:
    """Return the square part of a board's picture, in pixels, that contains the plays of a scene."""
    layout = game_board_of(scene).layout
    spots = [
        layout.place(moved.pawn.seat, place, moved.pawn.number).scaled(BOARD_SIZE)
        for play in scene.plays
        for moved in play.moved
        for place in (numbering[moved.pawn.seat][moved.pawn.number - 1] for numbering in (moved.before, moved.after))
    ]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    side = min(BOARD_SIZE, max(MIN_PART, right - left + 2 * AROUND, bottom - top + 2 * AROUND))
    x = max(0, min(BOARD_SIZE - side, (left + right - side) / 2))
    y = max(0, min(BOARD_SIZE - side, (top + bottom - side) / 2))
    return Box(x, y, x + side, y + side)


def wrapped(text: str, width: int) -> Iterator[str]:
    """Yield a text in lines of at most this width, broken between words."""
    line = ""
    for word in legible(text).split():
        longer = f"{line} {word}".strip()
        if line and width_of(longer, LETTERS, Weight.BOLD) > width:
            yield line
            longer = word
        line = longer
    yield line


def log_lines_text(theme: Theme, lines: tuple[str, ...], width: int, *, leftward: bool) -> Image.Image:
    """Return lines of text, one below another, each cut if it is too long."""
    canvas = Canvas(width, max(1, len(lines)) * LINE, oversampling=2)
    for row, line in enumerate(lines):
        shown = fitted(legible(line), LETTERS, Weight.BOLD, width)
        start = Point(width if leftward else 0, (row + 0.5) * LINE)
        canvas.text_from(shown, start, LETTERS, _ink(theme), Weight.BOLD, leftward=leftward)
    return canvas.finished()


def bars(theme: Theme, scene: PosterScene, width: int, height: int) -> Image.Image:
    """Return a bar for each heading and seat, as high as its number; the second heading's bars are hollow."""
    seats, hits, leftward = scene.board.seats, scene.hits, scene.board.leftward
    canvas = Canvas(width, height, oversampling=2)
    foot, letters = height - 56, 30

    def across(x: float) -> float:
        """Return the place this far from where reading begins."""
        return width - x if leftward else x

    most = max((number for _, numbers in hits for number in numbers), default=0)
    column = (width - LEGEND) / max(1, len(seats))
    thick = min(44.0, 0.34 * column)
    for row, (heading, _) in enumerate(hits):
        y = foot - (len(hits) - row - 0.5) * LINE
        left = across(28) if leftward else 0
        _bar(canvas, theme, None, Box(left, y - 14, left + 28, y + 14), hollow=row > 0)
        shown = fitted(legible(heading), letters, Weight.BOLD, LEGEND - 60)
        canvas.text_from(shown, Point(across(42), y), letters, _ink(theme), Weight.BOLD, leftward=leftward)
    for place, seen in enumerate(seats):
        middle, look = across(LEGEND + (place + 0.5) * column), theme.seats[seen.seat]
        for row, (_, numbers) in enumerate(hits):
            aside = (row - len(hits) / 2 + 0.5) * (thick + 8)
            x = middle - aside if leftward else middle + aside
            top = foot - max(MIN_BAR_HEIGHT, (foot - letters - 8) * numbers[seen.seat] / max(1, most))
            _bar(canvas, theme, look, Box(x - thick / 2, top, x + thick / 2, foot), hollow=row > 0)
            canvas.text(str(numbers[seen.seat]), Point(x, top - letters / 2 - 4), letters, _ink(theme), Weight.BOLD)
        at = Point(middle, height - 26)
        canvas.polygon(silhouette(look.shape), at, 19, look.edge, rounding=5)
        canvas.polygon(silhouette(look.shape), at, 19, look.fill, rounding=1)
    return canvas.finished()


def _bar(canvas: Canvas, theme: Theme, look: SeatLook | None, box: Box, *, hollow: bool) -> None:
    """Draw a bar in a seat's colour, or in that of words; a hollow one is only an edge."""
    edge, fill = (_ink(theme), _ink(theme)) if look is None else (look.edge, look.fill)
    canvas.box(box, 5, edge if look is None else mix(fill, edge, 0.4))
    canvas.box(box.grown(-4 if hollow else -2), 3, mix(fill, theme.hand, 0.75) if hollow else fill)


def _ink(theme: Theme) -> Colour:
    return WHITE if sum(theme.hand) < DARK_BELOW else darker(theme.text, 0.2)


PROFILE_BOARD: Final = "empty-board-4-2-6"

ICON: Final = 512
COVER: Final = (1600, 900)

LARGE: Final = 200
"""Width and height of a seat's sign, in pixels of the board."""

CORNERS: Final = ((70, 70), (730, 70), (730, 730), (70, 730))
"""The places of the four seats' signs on the board."""


def draw_icon() -> bytes:
    """Draw a wooden board from above, with a seat's sign in each corner: a PNG file of 512 by 512 pixels."""
    board = empty_board(WOOD, PROFILE_BOARD).convert("RGB")
    for corner, look in zip(CORNERS, SEATS, strict=False):
        sign = seat_sign(look, LARGE)
        board.paste(sign, corner, sign)
    return _profile_file(board.resize((ICON, ICON), Image.Resampling.LANCZOS))


def draw_cover() -> bytes:
    """Draw the middle of the same board, wide: a PNG file of 1600 by 900 pixels."""
    board = empty_board(WOOD, PROFILE_BOARD).convert("RGB")
    height = board.width * COVER[1] // COVER[0]
    top = (board.height - height) // 2
    middle = board.crop((0, top, board.width, top + height))
    for place, look in enumerate(SEATS[:4]):
        sign = seat_sign(look, LARGE // 2)
        middle.paste(sign, (308 + 95 * place, (height - sign.height) // 2), sign)
    return _profile_file(middle.resize(COVER, Image.Resampling.LANCZOS))


def _profile_file(picture: Image.Image) -> bytes:
    written = BytesIO()
    picture.save(written, "PNG", optimize=True)
    return written.getvalue()


TILES_MARGIN: Final = 24
TITLE: Final = 84
ACROSS: Final = 3
TILE: Final = 148
HEADING: Final = 68
TILES_LINE: Final = 58
TILES_LETTERS: Final = 40
"""Size of letters beside bars; on a phone they appear a third as large."""

MIN_LETTERS_SHARE: Final = 0.8
"""Minimum size of the letters of long lines, as a share of their size; longer lines are cut."""

NUMBER: Final = 66
BAR: Final = Box(440, -15, 780, 15)
"""Box of a bar: from the left edge, and around the middle of its line."""

RIM: Final = 4
"""Width of the line around a bar."""

TREND: Final = 240
"""Height of the graph of a trend."""

AXIS: Final = 130
"""Room for the percentages beside the graph."""

LINE_WIDE: Final = 6
POINT: Final = 11

TILES_DARK_BELOW: Final = 380


def draw_statistics(scene: StatisticsScene, theme: Theme = WOOD) -> bytes:
    """Draw the name, the tiles, and the bars under their headings."""
    return encoded(statistics_page(scene, theme))


def statistics_page(scene: StatisticsScene, theme: Theme) -> Image.Image:
    """Return the statistics as a page; its height depends on their number."""
    rows = -(-len(scene.tiles) // ACROSS)
    lines = sum(len(bars) for _, bars in scene.bars)
    height = TITLE + rows * (TILE + TILES_MARGIN) + len(scene.bars) * HEADING + lines * TILES_LINE + 2 * TILES_MARGIN
    height += 0 if scene.trend is None else HEADING + TREND + TILES_MARGIN
    canvas = Canvas(BOARD_SIZE, height, oversampling=1)
    ink = _tiles_ink(theme)
    name = legible_name(scene.name, scene.fallback)
    whole = Box(TILES_MARGIN, 0, BOARD_SIZE - TILES_MARGIN, 0)
    _line(canvas, name, _placed(scene, whole, TILES_MARGIN + TITLE / 2), NUMBER, ink, leftward=scene.leftward)
    across = (BOARD_SIZE - TILES_MARGIN) / ACROSS
    top = float(TITLE + TILES_MARGIN)
    for number, tile in enumerate(scene.tiles):
        row, column = divmod(number, ACROSS)
        left = TILES_MARGIN + column * across
        y = top + row * (TILE + TILES_MARGIN)
        _tile(canvas, theme, tile, _placed(scene, Box(left, 0, left + across - TILES_MARGIN, TILE), y))
    y = top + rows * (TILE + TILES_MARGIN)
    for heading, bars in scene.bars:
        _line(
            canvas,
            legible(heading),
            _placed(scene, whole, y + HEADING / 2),
            TILES_LETTERS,
            ink,
            leftward=scene.leftward,
        )
        y += HEADING
        for bar in bars:
            _tiles_bar(canvas, theme, bar, scene, y + TILES_LINE / 2)
            y += TILES_LINE
    if scene.trend is not None:
        room = _placed(scene, whole, y + HEADING / 2)
        _line(canvas, legible(scene.trend.heading), room, TILES_LETTERS, ink, leftward=scene.leftward)
        _trend(canvas, scene.trend, scene, y + HEADING, ink)
    page = page_of_hand(theme, BOARD_SIZE, height)
    lay(page, cut(theme, canvas.finished(), theme.hand), Point(BOARD_SIZE / 2, height / 2))
    return page


def _tile(canvas: Canvas, theme: Theme, tile: Tile, box: Box) -> None:
    canvas.box(box, 20, theme.plate)
    wide = box.width - TILES_MARGIN
    middle = (box.left + box.right) / 2
    for text, down, letters in ((tile.number, 0.36, NUMBER), (tile.label, 0.77, TILES_LETTERS)):
        shown, y = legible(text), box.top + down * TILE
        size = min(letters, letters * wide / max(1.0, width_of(shown, letters, Weight.BOLD)))
        canvas.text(shown, Point(middle, y), canvas.letter_size(size), theme.text, Weight.BOLD)


def _tiles_bar(canvas: Canvas, theme: Theme, bar: Bar, scene: StatisticsScene, y: float) -> None:
    ink, leftward = _tiles_ink(theme), scene.leftward
    label = _placed(scene, Box(TILES_MARGIN, 0, BAR.left - TILES_MARGIN, 0), y)
    _line(canvas, legible_name(bar.label, "?"), label, TILES_LETTERS, ink, leftward=leftward)
    box = _placed(scene, BAR, y)
    canvas.box(box, BAR.height / 2, ink)
    inner = box.grown(-RIM)
    canvas.box(inner, inner.height / 2, theme.hand)
    if bar.part > 0:
        full = Box(BAR.left, BAR.top, BAR.left + max(BAR.height, bar.part * BAR.width), BAR.bottom)
        canvas.box(_placed(scene, full, y), box.height / 2, ink)
    room = _placed(scene, Box(BAR.right + TILES_MARGIN, 0, BOARD_SIZE - TILES_MARGIN, 0), y)
    _line(canvas, legible(bar.value), room, TILES_LETTERS, ink, leftward=leftward)


def _trend(canvas: Canvas, trend: Trend, scene: StatisticsScene, y: float, ink: Colour) -> None:
    """Draw a point for each value, joined by a line, with percentages; the scale starts at 50% if all are above."""
    low = 0.5 if min(trend.parts) >= 0.5 else 0.0  # noqa: PLR2004 - half
    box = Box(TILES_MARGIN + AXIS, y + TILES_MARGIN, BOARD_SIZE - 2 * TILES_MARGIN, y + TREND)

    def at(across: float, part: float) -> Point:
        x = box.left + across * box.width
        return Point(BOARD_SIZE - x if scene.leftward else x, box.bottom - (part - low) / (1 - low) * box.height)

    for part in (1.0, (1 + low) / 2, low):
        canvas.line((at(0, part), at(1, part)), 2, ink)
        label = _placed(scene, Box(TILES_MARGIN, 0, TILES_MARGIN + AXIS, 0), at(0, part).y)
        _line(canvas, f"{round(100 * part)}%", label, TILES_LETTERS, ink, leftward=scene.leftward)
    step = 1 / max(1, len(trend.parts) - 1)
    points = [at(0.02 + 0.96 * place * step, part) for place, part in enumerate(trend.parts)]
    canvas.line(points, LINE_WIDE, ink)
    for point in points:
        canvas.disc(point, POINT, ink)


def _placed(scene: StatisticsScene, box: Box, y: float) -> Box:
    """Return a box given from the side where reading begins, moved down by ``y``."""
    left, right = (BOARD_SIZE - box.right, BOARD_SIZE - box.left) if scene.leftward else (box.left, box.right)
    return Box(left, box.top + y, right, box.bottom + y)


def _line(canvas: Canvas, text: str, room: Box, letters: float, ink: Colour, *, leftward: bool) -> None:  # noqa: PLR0913 - the parameters of a line
    """Draw a line of text from where a box begins."""
    fits = letters * room.width / max(1.0, width_of(text, letters, Weight.BOLD))
    size = canvas.letter_size(min(letters, max(MIN_LETTERS_SHARE * letters, fits)))
    start = Point(room.right if leftward else room.left, room.top)
    canvas.text_from(fitted(text, size, Weight.BOLD, room.width), start, size, ink, Weight.BOLD, leftward=leftward)


def _tiles_ink(theme: Theme) -> Colour:
    return WHITE if sum(theme.hand) < TILES_DARK_BELOW else darker(theme.text, 0.2)

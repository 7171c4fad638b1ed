"""Measure pictures on one core: the bot's frames beside alternatives, each frame another position of one game.

Times are processor time of the thread, because on a busy machine wall-clock time would measure other work too.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from itertools import islice
from random import Random
from statistics import median
from time import thread_time
from typing import TypeVar

from isal import isal_zlib
from PIL import Image

from benchmarks.games import random_game
from tockbot.render import THEMES, WOOD, BoardScene, CardSeen, DrawnPlay, PrivateScene, draw_board, draw_private
from tockbot.render.board import board_page
from tockbot.rules import MovePlay, Position, after_legal, is_protected, location_of, table_rules
from tockbot.tables import JOKER, SUITS, Card, MoveResult, PawnSeen, SeatSeen, follow, numbered

Given = TypeVar("Given")

FRAMES = 150
SKIPPED = 300
"""Number of plays before the first picture: by then pawns are all over the board."""

STARTS = 5
FIRST = """
from time import thread_time
from benchmarks.picture_speed import game_scenes
from tockbot.render import draw_board, warm_up
scene = next(game_scenes())
{before}
began = thread_time()
draw_board(scene)
print(thread_time() - began)
"""
NAMES = ("Léa", "Maxime_42", "Élodie", "xX_DarkTock_Xx", "Zoë", "Władysław", "Jean-Philippe", "Ω Владимир")


def main() -> None:
    """Measure and print."""
    scenes = list(islice(game_scenes(), FRAMES))
    pages = [board_page(scene, WOOD) for scene in scenes]
    for scene in scenes:
        draw_board(scene)
    floor, ours, files = _together(
        [page.tobytes() for page in pages], lambda pixels: isal_zlib.compress(bytearray(pixels), 1), scenes, draw_board
    )
    print(f"{'eight players, wood':<34}{'p50 ms':>9}{'best ms':>9}{'x floor':>9}{'kB':>6}")
    _row("our frame: position to file", ours, floor, files)
    _row("(c) floor: copy and isal level 1", floor, floor)
    few = pages[:8]
    default = [_timed(_default_png, page.convert("RGB")) for page in few]
    _row("(a) Pillow's default RGB PNG", [seconds for seconds, _ in default], floor, [file for _, file in default])
    _chess(floor)
    for theme in THEMES.values():
        sizes = [len(draw_board(scene, theme)) / 1000 for scene in scenes[::10]]
        print(f"{'largest of ' + theme.name:<34}{max(sizes):>33.0f}")
    for shape, wide in (("tall", False), ("wide", True)):
        private = [PrivateScene(scene, _hand(), wide) for scene in scenes]
        draw_private(private[0])
        drawn = [_timed(draw_private, one) for one in private]
        _row(f"private, {shape}", [seconds for seconds, _ in drawn], floor, [file for _, file in drawn])
    for name, before in (("first picture of a process", ""), ("first picture after warming up", "warm_up()")):
        _row(name, [_first(before) for _ in range(STARTS)], floor)


def game_scenes() -> Iterator[BoardScene]:
    """Yield the boards of a random game of eight, each with its last play drawn over it."""
    rules = table_rules("swiss", 8)
    rng = Random(8)
    for position, plays in islice(random_game(rules, rng), SKIPPED, None):
        moving = [play for play in plays if isinstance(play, MovePlay)]
        if moving:
            # Of a few plays, take the one with most to draw.
            play = max(rng.choices(moving, k=3), key=_drawn)
            after = after_legal(position, play, None)
            yield _scene(after, play, follow(numbered(position.pawns), play.moves))


def _drawn(play: MovePlay) -> int:
    return sum(1 + len(move.hits) for move in play.moves)


def _scene(position: Position, play: MovePlay, moved: tuple[MoveResult, ...]) -> BoardScene:
    rules = position.rules
    protected = [{location_of(pawn) for pawn in group if is_protected(pawn)} for group in position.pawns]
    seats = tuple(
        SeatSeen(
            seat=seat,
            name=NAMES[seat],
            is_computer=seat % 2 == 1,
            team=seat % 4,
            pawns=tuple(
                PawnSeen(number, location, location in protected[seat])
                for number, location in enumerate(moved[-1].after[seat], 1)
            ),
            cards=len(position.hands[seat]),
        )
        for seat in rules.seats
    )
    plays = (DrawnPlay(moved),)
    card = JOKER if play.spent[0] == "*" else Card(play.spent[0] + SUITS[play.pawns[0][0] % len(SUITS)])
    scene = BoardScene(rules.board, seats, position.turn, (), plays, card, "Round 12", discards=20, centre=True, gate=8)
    return replace(scene, earlier=(Card("5d"), Card("Kh")), deck=52)


def _hand() -> tuple[CardSeen, ...]:
    cards = ("As", "7h", "Kd", "Tc", JOKER, "Jh")
    return tuple(CardSeen(Card(card), "enter · 1 · 11", playable=card != "Kd") for card in cards)


def _together(
    pixels: list[bytes], floor: Callable[[bytes], bytes], scenes: list[BoardScene], ours: Callable[[BoardScene], bytes]
) -> tuple[list[float], list[float], list[bytes]]:
    """Return the times of the floor and of ours, frame by frame in turn, and our files."""
    rows = [(*_timed(floor, raw), *_timed(ours, scene)) for raw, scene in zip(pixels, scenes, strict=True)]
    return [row[0] for row in rows], [row[2] for row in rows], [row[3] for row in rows]


def _timed(work: Callable[[Given], bytes], given: Given) -> tuple[float, bytes]:
    began = thread_time()
    file = work(given)
    return thread_time() - began, file


def _default_png(picture: Image.Image) -> bytes:
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def _chess(floor: list[float]) -> None:
    """Measure pictures of the same size by python-chess and CairoSVG, if Cairo is available."""
    try:
        import cairosvg  # type: ignore[import-untyped]  # noqa: PLC0415 - needs a library that may be missing
        import chess.svg  # noqa: PLC0415 - only for this comparison
    except (ImportError, OSError):
        print("(b) python-chess through CairoSVG: not installed")
        return

    def drawn(board: chess.Board) -> bytes:
        svg = chess.svg.board(board, size=1000, lastmove=board.peek())
        return bytes(cairosvg.svg2png(svg, output_width=1000, output_height=1000))

    board = chess.Board()
    for move in ("e4", "e5", "Nf3", "Nc6", "Bb5"):
        board.push_san(move)
    times = [_timed(drawn, board) for _ in range(8)]
    _row("(b) python-chess through CairoSVG", [seconds for seconds, _ in times], floor, [file for _, file in times])


def _first(before: str) -> float:
    """Return the seconds to the first picture of a new process, with its modules loaded and ``before`` done."""
    return float(subprocess.check_output([sys.executable, "-c", FIRST.format(before=before)]))  # noqa: S603 - our own words


def _row(name: str, times: list[float], floor: list[float], files: list[bytes] | None = None) -> None:
    size = "" if files is None else f"{median(map(len, files)) / 1000:.0f}"
    ratio = median(times) / median(floor)
    print(f"{name:<34}{1000 * median(times):>9.2f}{1000 * min(times):>9.2f}{ratio:>9.2f}{size:>6}")


if __name__ == "__main__":
    main()

"""Who draws, away from the event loop: threads of the bot's or, where many pictures wait, a process of its own.

Half of a picture is Python, during which nobody else in the process gets on. So threads do for few tables, and with
hundreds whoever presses a button would wait for the pictures of others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Final, assert_never

from tockbot.render.board import draw_board
from tockbot.render.hands import draw_covered, draw_film, draw_games, draw_lobby, draw_open_hands, draw_private
from tockbot.render.layout import BOARD_SIZE
from tockbot.render.pages import draw_course, draw_poster, draw_statistics
from tockbot.render.scene import (
    BoardScene,
    CardSeen,
    CourseScene,
    CoveredScene,
    DrawnPlay,
    FilmScene,
    GamesScene,
    LobbyScene,
    OpenHandsScene,
    PosterScene,
    PrivateScene,
    Scene,
    StatisticsScene,
)
from tockbot.render.themes import THEMES, WOOD, Theme
from tockbot.rules import RESERVE, Board, BoardKind, Location, Seat, Walk
from tockbot.tables import JOKER, Card, PawnSeen, SeatSeen, follow
from tockbot.workers import asked, limited

logger = logging.getLogger(__name__)

THREADS: Final = 2
"""One picture is packed while the next is drawn; more threads would only hold each other up."""

MANY: Final = 12
"""More pictures than that are asked for at once by more than one table: a deal among eight takes nine."""


LONGEST: Final = 30.0
"""Seconds for which a picture is waited for: a process that is killed while it answers may leave it unanswered."""

AGAIN: Final = 60.0
"""Seconds before another process is begun than the last: to begin one takes a processor for a second or two."""

PLAYERS: Final = (4, 6, 8)


def draw(scene: Scene, theme: Theme = WOOD, size: int | None = None) -> bytes:  # noqa: C901 - a case for each picture
    """The file of a picture; a board as many pixels wide as ``size`` says, if it does."""
    match scene:
        case BoardScene():
            return draw_board(scene, theme, size=size or BOARD_SIZE)
        case LobbyScene():
            return draw_lobby(scene, theme)
        case CoveredScene():
            return draw_covered(scene, theme)
        case GamesScene():
            return draw_games(scene, theme)
        case PosterScene():
            return draw_poster(scene, theme)
        case PrivateScene():
            return draw_private(scene, theme)
        case CourseScene():
            return draw_course(scene, theme)
        case OpenHandsScene():
            return draw_open_hands(scene, theme)
        case FilmScene():
            return draw_film(scene, theme)
        case StatisticsScene():
            return draw_statistics(scene, theme)
        case _:
            assert_never(scene)


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A picture as it is asked for: the theme by its name, because there is one object a theme in each process."""

    scene: Scene
    theme: str
    size: int | None


class Drawing:
    """Draws in threads, and in a process once many pictures have waited, as long as it is not lost."""

    def __init__(self, again: float = AGAIN) -> None:
        """Begin with threads, each made when first needed, and with no more than one process in so many seconds."""
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="drawing")
        self._waiting = 0
        self._again = again
        self._make: Callable[[], Executor] | None = None
        self._process: Executor | None = None
        self._warm: Future[None] | None = None
        self._begun = -inf

    def allow(self, make_process: Callable[[], Executor]) -> None:
        """Draw in a process from when many pictures wait; threads go on until it is there and warmed up."""
        self._make = make_process

    @property
    def is_in_process(self) -> bool:
        """Whether a process draws."""
        return self._warm is not None and self._warm.done()

    def end(self) -> None:
        """Let the process go, and draw in threads."""
        if self._process is not None:
            self._process.shutdown(wait=False, cancel_futures=True)
        self._make = self._process = self._warm = None

    async def drawn(self, scene: Scene, theme: Theme = WOOD, size: int | None = None) -> bytes:
        """The file of a picture, whoever asks first first."""
        wanted, process = _Wanted(scene, theme.name, size), self._process
        if process is not None and self.is_in_process:
            try:
                async with asyncio.timeout(LONGEST):
                    return await asked(process, limited, _draw, wanted)
            except (BrokenExecutor, TimeoutError):
                if self._process is process:
                    logger.warning("the process that draws was lost; threads draw until many pictures wait again")
                    self._let_go()
        self._waiting += 1
        try:
            if self._waiting > MANY:
                self._begin()
            return await asyncio.get_running_loop().run_in_executor(self._threads, _draw, wanted)
        finally:
            self._waiting -= 1

    def _begin(self) -> None:
        """Begin a process where there is none and may be one."""
        if self._make is None or self._process is not None or monotonic() < self._begun + self._again:
            return
        self._begun = monotonic()
        try:
            self._process = self._make()
            self._warm = self._process.submit(warm_up)
        except OSError as error:
            logger.warning("no process to draw can be begun, so threads go on: %s", error)
            self._let_go()

    def _let_go(self) -> None:
        if self._process is not None:
            self._process.shutdown(wait=False)
        self._process = self._warm = None


def _draw(wanted: _Wanted) -> bytes:
    return draw(wanted.scene, THEMES[wanted.theme], wanted.size)


DRAWING: Final = Drawing()
"""Who draws for this program: pictures are the same whoever asks for them."""


def warm_up() -> None:
    """Draw a board of each size with a hand, for nobody, in the default theme. It takes a fraction of a second."""
    cards = CardSeen(Card("As"), "1", playable=True), CardSeen(JOKER, "", playable=False)
    for players in PLAYERS:
        draw_private(PrivateScene(_scene(Board(BoardKind.CANADIAN, players)), cards))


def _scene(board: Board) -> BoardScene:
    """The beginning of a game, and a pawn's first steps."""
    pawns = tuple(PawnSeen(number, RESERVE, protected=number == 1) for number in range(1, 5))
    seats = tuple(
        SeatSeen(Seat(seat), "Tock", is_computer=True, team=0, pawns=pawns, cards=6) for seat in range(board.players)
    )
    steps = Walk(Seat(0), Location(0), Location(board.sector_length), board.sector_length, ())
    before = ((Location(0), RESERVE, RESERVE, RESERVE), *((RESERVE,) * 4,) * (board.players - 1))
    return BoardScene(board, seats, Seat(0), (), (DrawnPlay(follow(before, (steps,))),), Card("Kh"), "1")

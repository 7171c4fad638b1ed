"""Draws pictures away from the event loop: in threads, or in a separate process if many pictures wait.

Half of the time of a picture is spent in Python, which stops every other thread of the process. Threads are enough for
a few tables. With hundreds of tables, a player who presses a button would have to wait for other tables' pictures.
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
from tockbot.render.film import draw_board_film, draw_film
from tockbot.render.hands import draw_covered, draw_games, draw_lobby, draw_open_hands, draw_private
from tockbot.render.layout import BOARD_SIZE
from tockbot.render.pages import draw_course, draw_poster, draw_statistics
from tockbot.render.scene import (
    BoardFilmScene,
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
"""Number of threads: one packs a picture while the other draws. More threads would only block each other."""

MAX_WAITING: Final = 12
"""Number of waiting pictures above which a process is started; a deal among eight asks for nine."""


TIMEOUT_SECONDS: Final = 30.0
"""Timeout for a picture in seconds: a process that is killed while it answers may leave a request unanswered."""

MIN_RESTART_SECONDS: Final = 60.0
"""Minimum time between two starts of a process, in seconds: a start takes a processor for a second or two."""

MAX_WORK_SECONDS: Final = 1.0
"""Seconds of work that may wait for the drawing of pictures; with more, no film of a board is drawn."""

MAX_BOARD_FILM_SECONDS: Final = 0.8
"""Seconds in which a board's film must be ready; otherwise the board is shown without."""

WEIGHT_OF_LAST: Final = 0.1
"""Weight of the last picture in the mean duration of pictures."""

PLAYERS: Final = (4, 6, 8)


def draw(scene: Scene, theme: Theme = WOOD, size: int | None = None) -> bytes:  # noqa: C901 - one case for each kind of picture
    """Return the file of a picture; ``size`` is the width in pixels of a board, or of a board with a hand."""
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
            return draw_private(scene, theme, width=size)
        case CourseScene():
            return draw_course(scene, theme)
        case OpenHandsScene():
            return draw_open_hands(scene, theme)
        case FilmScene():
            return draw_film(scene, theme)
        case BoardFilmScene():
            return draw_board_film(scene, theme)
        case StatisticsScene():
            return draw_statistics(scene, theme)
        case _:
            assert_never(scene)


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A requested picture, with its theme by name, because every process has its own theme objects."""

    scene: Scene
    theme: str
    size: int | None


class Drawing:
    """Draws in threads, and in a process once many pictures have waited, until that process is lost."""

    def __init__(self, again: float = MIN_RESTART_SECONDS) -> None:
        """Start with threads; ``again`` is the minimum time between two starts of a process, in seconds."""
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="drawing")
        self._waiting = 0
        self._again = again
        self._make: Callable[[], Executor] | None = None
        self._process: Executor | None = None
        self._warm: Future[None] | None = None
        self._begun = -inf
        self._asked = 0
        self._mean = 0.0
        # One film at a time, in a thread of its own: boards must not wait for films.
        self._board_films = ThreadPoolExecutor(1, thread_name_prefix="board-film")
        self._board_film: asyncio.Future[bytes] | None = None

    def allow(self, make_process: Callable[[], Executor]) -> None:
        """Allow a process to draw once many pictures wait; threads draw until it is ready."""
        self._make = make_process

    @property
    def is_in_process(self) -> bool:
        """True if a process draws."""
        return self._warm is not None and self._warm.done()

    def end(self) -> None:
        """Stop the process and draw in threads."""
        if self._process is not None:
            self._process.shutdown(wait=False, cancel_futures=True)
        self._make = self._process = self._warm = None

    @property
    def work(self) -> float:
        """Seconds until a picture that is asked for now would be ready, about."""
        return self._asked * self._mean

    async def drawn(self, scene: Scene, theme: Theme = WOOD, size: int | None = None) -> bytes:
        """Return the file of a picture, in the order of the requests."""
        self._asked += 1
        began, before = monotonic(), self._asked
        try:
            return await self._drawn(scene, theme, size)
        finally:
            self._asked -= 1
            self._mean += WEIGHT_OF_LAST * ((monotonic() - began) / before - self._mean)

    async def board_film(self, scene: BoardFilmScene, theme: Theme = WOOD) -> bytes | None:
        """Return a board's film; None if too much work waits, if another film is drawn, or if it is not ready soon.

        A process draws it if there is one, otherwise a thread of its own.
        """
        if self.work > MAX_WORK_SECONDS or (self._board_film is not None and not self._board_film.done()):
            return None
        wanted = _Wanted(scene, theme.name, None)
        if self._process is not None and self.is_in_process:
            self._board_film = asyncio.ensure_future(asked(self._process, limited, _draw, wanted))
        else:
            self._board_film = asyncio.get_running_loop().run_in_executor(self._board_films, _draw, wanted)
        try:
            async with asyncio.timeout(MAX_BOARD_FILM_SECONDS):
                return await asyncio.shield(self._board_film)
        except (BrokenExecutor, TimeoutError):
            # What a lost process leaves behind is replaced with the next picture.
            self._board_film.add_done_callback(lambda film: film.cancelled() or film.exception())
            return None

    async def _drawn(self, scene: Scene, theme: Theme, size: int | None) -> bytes:
        wanted, process = _Wanted(scene, theme.name, size), self._process
        if process is not None and self.is_in_process:
            try:
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    return await asked(process, limited, _draw, wanted)
            except (BrokenExecutor, TimeoutError):
                if self._process is process:
                    logger.warning("the drawing process was lost; drawing in threads until many pictures wait again")
                    self._stop_process()
        self._waiting += 1
        try:
            if self._waiting > MAX_WAITING:
                self._begin()
            return await asyncio.get_running_loop().run_in_executor(self._threads, _draw, wanted)
        finally:
            self._waiting -= 1

    def _begin(self) -> None:
        """Start a process, if one is allowed and none is running."""
        if self._make is None or self._process is not None or monotonic() < self._begun + self._again:
            return
        self._begun = monotonic()
        try:
            self._process = self._make()
            self._warm = self._process.submit(warm_up)
        except OSError as error:
            logger.warning("could not start a drawing process, so threads go on drawing: %s", error)
            self._stop_process()

    def _stop_process(self) -> None:
        if self._process is not None:
            self._process.shutdown(wait=False)
        self._process = self._warm = None


def _draw(wanted: _Wanted) -> bytes:
    return draw(wanted.scene, THEMES[wanted.theme], wanted.size)


DRAWING: Final = Drawing()
"""The drawing of this program; pictures do not depend on who asks for them."""


def warm_up() -> None:
    """Draw a board of each size with a hand, in the default theme, to fill caches. This takes a split second."""
    cards = CardSeen(Card("As"), "1", playable=True), CardSeen(JOKER, "", playable=False)
    for players in PLAYERS:
        draw_private(PrivateScene(_scene(Board(BoardKind.CANADIAN, players)), cards))


def _scene(board: Board) -> BoardScene:
    """Return a board at the beginning of a game, with a pawn's first steps."""
    pawns = tuple(PawnSeen(number, RESERVE, protected=number == 1) for number in range(1, 5))
    seats = tuple(
        SeatSeen(Seat(seat), "Tock", is_computer=True, team=0, pawns=pawns, cards=6) for seat in range(board.players)
    )
    steps = Walk(Seat(0), Location(0), Location(board.sector_length), board.sector_length, ())
    before = ((Location(0), RESERVE, RESERVE, RESERVE), *((RESERVE,) * 4,) * (board.players - 1))
    return BoardScene(board, seats, Seat(0), (), (DrawnPlay(follow(before, (steps,))),), Card("Kh"), "1")

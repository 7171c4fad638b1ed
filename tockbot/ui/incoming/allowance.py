"""How often one person may ask for what costs everybody else something: a bucket a person that fills up again.

Generous for people, hopeless for scripts. It is kept in memory only: a restart fills every bucket, and does no harm.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tockbot.tables import Refused, UserId
from tockbot.ui.limits import ONLY_WHEN_DONE, Asked, Limits, Rate
from tockbot.ui.objections import Objection
from tockbot.ui.press import (
    AskToBeForgotten,
    BeForgotten,
    ComeBack,
    ExportGame,
    FilmGame,
    GotIt,
    HideStatistics,
    Learn,
    Leave,
    LookBack,
    OpenReplay,
    PlayAgain,
    Press,
    Reopen,
    SayHere,
    SeriesAgain,
    ShareReview,
    ShowLesson,
    ShowLog,
    ShowProof,
    ShowPuzzle,
    ShowReview,
    ShowStandings,
    Sit,
    SitAgain,
    StandIn,
    Study,
    Watch,
)


def _now() -> float:
    """Seconds on a clock that nobody sets back."""
    return time.monotonic()


class Allowance:
    """What everybody who asked lately may still ask for."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = _now) -> None:
        """Allow as much as these limits say, by a clock that gives seconds."""
        self._rates = limits.rates
        self._most = limits.people
        self._clock = clock
        self._full_again: dict[tuple[UserId, Asked], float] = {}

    def __len__(self) -> int:
        return len(self._full_again)

    def spend(self, user: UserId, asked: Asked) -> None:
        """Count that somebody asks for something once more.

        Raises:
            Refused: TOO_OFTEN, with the seconds after which it may be asked for again.
        """
        rate, now = self._rates[asked], self._clock()
        # A bucket is told by the moment at which it is full again; each asking puts that off by the rate's seconds.
        full_again = max(now, self._full_again.pop((user, asked), now)) + rate.seconds
        wait = full_again - now - _room(rate)
        if wait > 0:
            self._keep(user, asked, full_again - rate.seconds)
            raise Refused(Objection.TOO_OFTEN, seconds=math.ceil(wait))
        self._keep(user, asked, full_again)

    @contextmanager
    def spending(self, user: UserId, asked: Asked | None) -> Iterator[None]:
        """Count what somebody asks for within, where that is limited.

        Raises:
            Refused: TOO_OFTEN, or what it is refused with.
        """
        if asked is None:
            yield
            return
        self.spend(user, asked)
        try:
            yield
        except Refused:
            if asked in ONLY_WHEN_DONE and (user, asked) in self._full_again:
                self._full_again[user, asked] -= self._rates[asked].seconds
            raise

    def _keep(self, user: UserId, asked: Asked, full_again: float) -> None:
        self._full_again[user, asked] = full_again
        if len(self._full_again) > self._most:
            del self._full_again[next(iter(self._full_again))]


def _room(rate: Rate) -> float:
    """How far off the moment may be at which a bucket is full again."""
    return rate.at_once * rate.seconds


def asked_by(press: Press) -> Asked | None:
    """What a press asks for, if that is counted."""
    match press:
        case Sit() | Leave() | ComeBack() | StandIn() | SayHere():
            return Asked.SEAT
        case Watch() | ShowPuzzle():
            return Asked.BOARD
        case PlayAgain() | SeriesAgain() | SitAgain() | Reopen():
            return Asked.AGAIN
        case ShowLog() | ShowProof():
            return Asked.LOG
        case Learn() | ShowLesson() | Study() | GotIt():
            return Asked.LESSON
        case OpenReplay() | LookBack():
            return Asked.REPLAY
        case ExportGame() | FilmGame() | ShowReview() | ShareReview():
            return Asked.EXPORT
        case ShowStandings():
            return Asked.STATISTICS
        case AskToBeForgotten() | BeForgotten() | HideStatistics():
            return Asked.PRIVACY
        case _:
            return None

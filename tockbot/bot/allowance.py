"""How often one person may ask for what, and how much is remembered: every such limit stands here.

Generous for people, hopeless for scripts. What was asked is kept in memory only: a restart fills every bucket, and does
no harm.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Final

from tockbot.bot.objections import Objection
from tockbot.tables import Refused, UserId

LONGEST_TYPED: Final = 500
"""So many characters may be typed for an option, as the commands say, or are read of what is typed so far."""


class Cost(Enum):
    """What somebody can ask for again and again, at some cost to everybody else."""

    TABLE = "table"
    """A new table."""

    AGAIN = "again"
    """Another table like the one that is over, where others were: it calls them."""

    POSITION = "position"
    """A table that begins from a position, which is found in a file or in a game that is over."""

    SETUP = "setup"
    """To change a table before its game: each change is written to its log."""

    SEAT = "seat"
    """To sit down or to get up, or to see to it that another does."""

    BOARD = "board"
    LESSON = "lesson"
    """A press in a lesson, each of which draws a picture."""

    LOG = "log"
    HINT = "hint"

    REPLAY = "replay"
    """To look at a moment of a game that is over."""

    EXPORT = "export"

    STATISTICS = "statistics"
    """What games came to, of somebody or of a server."""

    PRIVACY = "privacy"
    """To see what is kept of oneself."""

    PRESS = "press"
    """Any other press or command."""

    SUGGEST = "suggest"
    """Suggestions while a command is typed."""


ONLY_WHEN_DONE: Final = frozenset({Cost.TABLE, Cost.AGAIN})
"""What is not charged if it is refused, as after a slip in typing, unless the bot made a counted request for it."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How often one person may ask for something: so many times at once, then once in so many seconds.

    Attributes:
        at_once: how many times in a row, after a pause.
        seconds: how long it takes until it may be asked for once more.
    """

    at_once: int
    seconds: float


RATES: Final[Mapping[Cost, Rate]] = MappingProxyType(
    {
        Cost.TABLE: Rate(5, 60),
        Cost.POSITION: Rate(5, 60),
        Cost.AGAIN: Rate(3, 180),
        Cost.SETUP: Rate(20, 6),
        Cost.SEAT: Rate(10, 15),
        Cost.BOARD: Rate(10, 5),
        Cost.LESSON: Rate(30, 1),
        Cost.LOG: Rate(6, 10),
        Cost.HINT: Rate(6, 10),
        Cost.REPLAY: Rate(30, 1.5),
        Cost.EXPORT: Rate(4, 20),
        Cost.STATISTICS: Rate(10, 5),
        Cost.PRIVACY: Rate(3, 60),
        Cost.PRESS: Rate(40, 1),
        Cost.SUGGEST: Rate(50, 1),
    }
)
"""More than a person in a hurry comes to, and far less than a program can use to hold up the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits of the user interface.

    Attributes:
        rates: how often one person may ask for what.
        people: of so many people who asked lately it is known how often.
        hints: so many hints are remembered.
        films: so many films are remembered, each of them up to 1 MB.
        reviews: so many reviews of games that are over are remembered.
        game_films: so many films of whole games are remembered, each of them up to 6 MB.
        films_waiting: so many films may wait to be drawn, the one being drawn among them.
        rules: of so many tables' rules the boards are remembered, each up to 0.5 MB.
        listings: so many lists of plays to type are remembered.
        requests_a_second: so many requests that Discord counts may be made a second; it lets one bot make 50. What may
            be made at once comes on top, and a busy machine makes some late.
    """

    rates: Mapping[Cost, Rate] = field(default_factory=lambda: RATES)
    people: int = 10_000
    hints: int = 256
    films: int = 16
    reviews: int = 64
    game_films: int = 4
    films_waiting: int = 4
    rules: int = 16
    listings: int = 64
    requests_a_second: float = 40


LIMITS: Final = Limits()
"""The limits unless somebody says otherwise."""


def _now() -> float:
    """Seconds on a clock that nobody sets back."""
    return time.monotonic()


@dataclass(slots=True)
class _Noted:
    """The number of counted requests that one piece of work has made."""

    requests: int = 0


_noted: ContextVar[_Noted | None] = ContextVar("noted", default=None)


def note_request() -> None:
    """Note that a counted request is made for whoever asked for something."""
    if (noted := _noted.get()) is not None:
        noted.requests += 1


class Allowance:
    """What everybody who asked lately may still ask for."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = _now) -> None:
        """Allow as much as these limits say, by a clock that gives seconds."""
        self._rates = limits.rates
        self._most = limits.people
        self._clock = clock
        self._full_again: dict[tuple[UserId, Cost], float] = {}

    def __len__(self) -> int:
        return len(self._full_again)

    def spend(self, user: UserId, asked: Cost) -> None:
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
    def spending(self, user: UserId, asked: Cost) -> Iterator[None]:
        """Count what somebody asks for within.

        Raises:
            Refused: TOO_OFTEN, or what it is refused with.
        """
        self.spend(user, asked)
        noted = _Noted()
        token = _noted.set(noted)
        try:
            yield
        except Refused:
            if asked in ONLY_WHEN_DONE and not noted.requests and (user, asked) in self._full_again:
                self._full_again[user, asked] -= self._rates[asked].seconds
            raise
        finally:
            _noted.reset(token)

    def _keep(self, user: UserId, asked: Cost, full_again: float) -> None:
        self._full_again[user, asked] = full_again
        if len(self._full_again) > self._most:
            del self._full_again[next(iter(self._full_again))]


def _room(rate: Rate) -> float:
    """How far off the moment may be at which a bucket is full again."""
    return rate.at_once * rate.seconds

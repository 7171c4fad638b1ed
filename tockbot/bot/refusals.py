"""Requests that Discord refused: it shuts out whoever is refused 10,000 times in ten minutes, on all of its machine.

Theory of operation. What counts is what Discord counts: the statuses 401, 403 and 429, whatever was asked for, but not
a 429 of what several bots share. Of the requests that a process may make in ten minutes a few may be refused; from
:data:`FROM` on it makes fewer, the fewer the more were refused, and hardly any at :data:`UP_TO`. At forty a second
these are 1,000 and 2,000. Processes that share the forty share these numbers too. Answers to presses do not wait.

Why something asked is refused by the user interface, before or beside any table.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from enum import Enum
from typing import Final

logger = logging.getLogger(__name__)

REFUSED: Final = frozenset({401, 403, 429})
"""The statuses that Discord counts: who is nobody, who may not, and what was too much."""

SECONDS: Final = 600.0
"""For so long Discord counts a refusal."""

FROM: Final = 1 / 24
"""Where this part of all requests that may be made was refused, fewer are made."""

UP_TO: Final = 1 / 12
"""Where this part was refused, hardly any are made."""

LEAST: Final = 1 / 100
"""This part of them is made whatever happens, to see whether it is over."""


class Refusals:
    """How many requests were refused lately."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with none."""
        self._now = now
        self._at: deque[float] = deque()
        self._slow = False

    def add(self) -> None:
        """Count one that was refused just now."""
        self._at.append(self._now())

    @property
    def lately(self) -> int:
        """How many were refused in the last ten minutes."""
        while self._at and self._at[0] <= self._now() - SECONDS:
            self._at.popleft()
        return len(self._at)

    def pace(self, a_second: float) -> float:
        """Which part of so many requests a second is to be made now."""
        refused = self.lately / (a_second * SECONDS)
        if self._slow != (refused >= FROM / 2 if self._slow else refused > FROM):
            self._slow = not self._slow
            if self._slow:
                logger.warning(
                    "Discord refused %d requests in ten minutes (401, 403 or 429), so fewer are made now: it shuts out"
                    " whoever comes to 10,000",
                    self.lately,
                )
            else:
                logger.warning("Discord refused few requests lately, so as many are made again as before")
        return min(1.0, max(LEAST, (UP_TO - refused) / (UP_TO - FROM)))


class BotRefusal(Enum):
    """Every such reason; its value is the id of its sentence in ``locales/``."""

    CHANNEL_TAKEN = "refused-channel-taken"
    AMBIGUOUS = "refused-ambiguous"
    PERMISSIONS = "refused-permissions"
    OWN_PERMISSIONS = "refused-own-permissions"
    EXTERNAL_APPS = "refused-external-apps"
    NOT_IN_SERVER = "refused-not-in-server"
    ELSEWHERE = "refused-elsewhere"
    NEEDS_SERVER = "refused-needs-server"
    NOT_MANAGER = "refused-not-manager"
    RULES_RULESET = "refused-rules-ruleset"
    RULES_PARTY = "refused-rules-party"
    RULES_OPTION = "refused-rules-option"
    RULES_NO_OPTION = "refused-rules-no-option"
    TOO_OFTEN = "refused-too-often"
    ONE_FILM_AT_A_TIME = "refused-film-one-at-a-time"
    ONE_REVIEW_AT_A_TIME = "refused-review-one-at-a-time"
    REVIEW_OF_OTHERS = "refused-review-of-others"
    FILMS_BUSY = "refused-films-busy"
    RULES_VALUE = "refused-rules-value"
    NO_STATISTICS = "refused-no-statistics"
    STATISTICS_ELSEWHERE = "refused-statistics-elsewhere"
    OWN_GAME = "refused-own-game"
    MANY_WATCH = "refused-many-watch"
    PLAYS_HERE = "refused-plays-here"
    GUESSES_OFF = "refused-guesses-off"
    CALLS_OFF = "refused-calls-off"
    CALL_OF_HOST = "refused-call-of-host"
    CALL_NO_SEAT = "refused-call-no-seat"
    CALL_TOO_SOON = "refused-call-too-soon"
    CALL_NOBODY = "refused-call-nobody"
    ROLE_EVERYONE = "refused-role-everyone"
    ROLE_MENTION = "refused-role-mention"
    ROLE_RANK = "refused-role-rank"
    ROLE_POWERS = "refused-role-powers"
    ROLE_CHANNELS = "refused-role-channels"
    ROLE_CHOOSER = "refused-role-chooser"
    GIVES_FIRST = "refused-gives-first"
    QUIET_HOURS = "refused-quiet-hours"
    GAME_TEXT = "refused-game-text"
    GAME_TEXT_SIZE = "refused-game-text-size"
    NO_SUCH_PLAY = "refused-no-such-play"
    PAGE_OF_OTHERS = "refused-page-of-others"
    GAME_OVER_THERE = "refused-game-over-there"
    QUIET_ZONE = "refused-quiet-zone"
    AWAY_ZONE = "refused-away-zone"
    TOURNAMENT_PLACE = "refused-tournament-place"
    TOURNAMENT_MANAGERS = "refused-tournament-managers"

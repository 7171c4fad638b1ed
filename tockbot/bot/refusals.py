"""Refusals: the reasons why the bot refuses a request of a person, and the requests that Discord refuses the bot.

Discord blocks every bot on a machine for a while after 10,000 refused requests in ten minutes. It counts the statuses
401, 403 and 429 of any request, except a 429 for a limit that several bots share. So the bot may be refused a few of
the requests that it can make in ten minutes. From the share :data:`FROM` it makes fewer requests, and hardly any at
:data:`UP_TO`. At forty requests a second these are 1,000 and 2,000 refusals. Processes that share the forty requests
share these numbers, too. Answers to presses are not delayed.
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
"""The statuses that Discord counts: not authenticated, not allowed, too many requests."""

SECONDS: Final = 600.0
"""Seconds for which Discord counts a refusal."""

FROM: Final = 1 / 24
"""Refused share of all possible requests from which the bot makes fewer."""

UP_TO: Final = 1 / 12
"""Refused share of all possible requests from which the bot makes hardly any."""

LEAST: Final = 1 / 100
"""Share of requests that is made in any case, to notice when the problem is over."""


class Refusals:
    """The requests that Discord refused lately."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with none."""
        self._now = now
        self._at: deque[float] = deque()
        self._slow = False

    def add(self) -> None:
        """Count a request that was refused just now."""
        self._at.append(self._now())

    @property
    def lately(self) -> int:
        """Number of requests that were refused in the last ten minutes."""
        while self._at and self._at[0] <= self._now() - SECONDS:
            self._at.popleft()
        return len(self._at)

    def pace(self, a_second: float) -> float:
        """Return the share of the allowed requests a second that may be made now."""
        refused = self.lately / (a_second * SECONDS)
        if self._slow != (refused >= FROM / 2 if self._slow else refused > FROM):
            self._slow = not self._slow
            if self._slow:
                logger.warning(
                    "Discord refused %d requests in ten minutes (401, 403 or 429), so the bot makes fewer: Discord"
                    " blocks a bot that is refused 10,000 times",
                    self.lately,
                )
            else:
                logger.warning("Discord refused few requests lately, so the bot makes as many as before")
        return min(1.0, max(LEAST, (UP_TO - refused) / (UP_TO - FROM)))


class BotRefusal(Enum):
    """The bot's reasons to refuse a request, apart from a table's; each value is the message key of its sentence."""

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

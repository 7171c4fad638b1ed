"""Logs and counts why tables cannot be shown.

While Discord cannot be reached, every table fails at every attempt. The log gets one line when an outage begins and one
when it ends, and a metric counts the errors. Any other failure is logged once per table, until the table is shown
again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from typing import Final

import aiohttp
import discord

from tockbot.metrics import PAINT_ERRORS
from tockbot.service import traceback_line
from tockbot.tables import TableId

logger = logging.getLogger(__name__)

SERVER_ERRORS: Final = 500
"""The first HTTP status of Discord's own problems."""


def is_away(problem: BaseException) -> bool:
    """Return whether Discord could not be reached, or had problems of its own."""
    if isinstance(problem, discord.HTTPException):
        return problem.status >= SERVER_ERRORS
    return isinstance(problem, aiohttp.ClientError | OSError)


class Troubles:
    """The tables that could not be shown at the last attempt."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with none; the clock gives seconds."""
        self._clock = clock
        self._away: set[TableId] = set()
        self._since = 0.0
        self._errors = 0
        self._logged: dict[TableId, set[str]] = {}

    def attempted(self, table_id: TableId, problems: Iterable[BaseException] = ()) -> None:
        """Report the result of an attempt to show a table."""
        waits_for_discord, others = False, set[str]()
        for problem in problems:
            if is_away(problem):
                self._count_outage(problem, table_id)
                waits_for_discord = True
            else:
                is_refusal = isinstance(problem, discord.HTTPException)
                PAINT_ERRORS.labels("refused" if is_refusal else "failed").inc()
                others.add(traceback_line(problem))
        for line in others - self._logged.get(table_id, set()):
            logger.error("could not show table %d: %s", table_id, line)
        if others:
            self._logged.setdefault(table_id, set()).update(others)
        elif not waits_for_discord:
            self._logged.pop(table_id, None)
        if not waits_for_discord:
            self._reached(table_id)

    def _count_outage(self, problem: BaseException, table_id: TableId) -> None:
        PAINT_ERRORS.labels("away").inc()
        if not self._away:
            self._since, self._errors = self._clock(), 0
            logger.warning("could not reach Discord, tables are shown when it is back: %s", traceback_line(problem))
        self._errors += 1
        self._away.add(table_id)

    def _reached(self, table_id: TableId) -> None:
        if table_id in self._away:
            self._away.discard(table_id)
            if not self._away:
                seconds = self._clock() - self._since
                logger.warning("reached Discord again after %.0f s and %d errors", seconds, self._errors)

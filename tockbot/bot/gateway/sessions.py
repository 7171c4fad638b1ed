"""How many sessions Discord still lets the bot begin: it resets the token of one that begins too many in a day.

Theory of operation. Before each session Discord is asked how many are left, and that is kept in the database, less the
one that is begun: for all processes, and for the time when Discord does not say it. Where only the last hundred are
left none is begun until Discord counts anew. That costs a bot its day, where a bot that dies again and again would cost
its token; what is connected stays so, and a session that is resumed does not count.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Protocol

from tockbot.bot.gateway.patience import answer_soon, reason
from tockbot.service import traceback_line

if TYPE_CHECKING:
    # Discord's library cannot import its own types in this order.
    from discord.types.gateway import SessionStartLimit

logger = logging.getLogger(__name__)

SPARED: Final = 100
"""Of so many sessions none is begun: somebody may have to begin some by hand."""

LOOK_EVERY: Final = 600.0
"""Seconds after which whoever waits asks Discord again, though it counts anew only later."""

UNKNOWN: Final = float("nan")


class SessionStore(Protocol):
    """Where it is kept for all processes. Every method may raise."""

    async def keep_sessions(self, total: int, left: int, until: int) -> None:
        """Keep how many sessions are left of how many, until Discord counts anew (milliseconds since 1970)."""

    async def kept_sessions(self) -> tuple[int, int, int] | None:
        """The same as it was kept last; None if it never was."""


class Gateway(Protocol):
    """Where Discord says how many there are."""

    async def get_bot_gateway(self) -> tuple[int, str, SessionStartLimit]:
        """The shards that Discord recommends, where its gateway is, and how many sessions may be begun."""


class TooFewSessionsError(Exception):
    """No session may be begun now."""


@dataclass(frozen=True, slots=True)
class _Known:
    total: int
    left: int
    until: float


class Sessions:
    """The sessions that the bot may still begin.

    Attributes:
        trouble: why none may be begun now, in one sentence; None where some may.
    """

    def __init__(self, store: SessionStore, now: Callable[[], float] = time.time) -> None:
        """Keep it here; ``now`` gives seconds since 1970."""
        self.trouble: str | None = None
        self._store = store
        self._now = now
        self._known: _Known | None = None

    @property
    def left(self) -> float:
        """How many are left as far as is known; not a number where nothing is."""
        if self._known is None:
            return UNKNOWN
        return self._known.total if self._now() >= self._known.until else self._known.left

    async def look(self) -> None:
        """Read what any process has kept last.

        Raises:
            Exception: the database cannot be read.
        """
        kept = await self._store.kept_sessions()
        if kept is not None:
            total, left, until = kept
            self._known = _Known(total, left, until / 1000)

    async def take_when_there(self, http: Gateway) -> None:
        """Take a session that is begun next, as soon as there are enough."""
        while True:
            try:
                await self.take(http)
            except TooFewSessionsError:
                seconds = 0.0 if self._known is None else self._known.until - self._now()
                await asyncio.sleep(min(max(seconds, 1.0), LOOK_EVERY))
            else:
                return

    async def take(self, http: Gateway) -> None:
        """Take a session that is begun next.

        Raises:
            TooFewSessionsError: too few are left.
        """
        await self._ask(http)
        known = self._known
        if known is None or known.until <= self._now():
            return  # nobody knows; whoever could not ask can hardly begin one
        if known.left < SPARED:
            self._tell(known)
            raise TooFewSessionsError
        self._known = replace(known, left=known.left - 1)
        if self.trouble is not None:
            self.trouble = None
            logger.warning("Discord lets the bot begin %d sessions again", known.left)
        try:
            await self._store.keep_sessions(known.total, known.left - 1, int(1000 * known.until))
        except Exception as error:  # noqa: BLE001 - it is kept for others, and Discord tells them too
            logger.warning("it could not be kept how many sessions are left: %s", traceback_line(error))

    async def _ask(self, http: Gateway) -> None:
        """Ask Discord, and where it does not answer, the database."""
        try:
            _, _, limit = await answer_soon(http.get_bot_gateway())
            self._known = _Known(limit["total"], limit["remaining"], self._now() + limit["reset_after"] / 1000)
        except Exception as error:  # noqa: BLE001 - whatever Discord says, the database knows
            logger.warning("Discord does not say how many sessions are left: %s", reason(error))
        else:
            return
        try:
            await self.look()
        except Exception as error:  # noqa: BLE001 - then what this process knows has to do
            logger.warning("it could not be read how many sessions are left: %s", traceback_line(error))

    def _tell(self, known: _Known) -> None:
        """Say so, once."""
        until = datetime.fromtimestamp(known.until, UTC).strftime("%Y-%m-%d %H:%M")
        is_news = self.trouble is None
        self.trouble = (
            f"Of the {known.total} sessions that Discord lets a bot begin only {known.left} are left, so none is begun"
            f" before {until} UTC; the log says why so many were."
        )
        if is_news:
            logger.error("%s", self.trouble)

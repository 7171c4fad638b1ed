"""Keeps the bot connected, whatever Discord answers, and ends it only if its own token is wrong.

discord.py's own loop ends the bot if the login fails and after some close codes of the gateway, and reconnects at once
after all others. Here every failure is logged in one sentence, and the pauses grow. A refused token (401, or close code
4004) ends the client, because every further attempt would be refused too. The other requests of a start are repeated
in the background, because games go on.

*Another process.* Discord reports every press to each process that is connected with a token, and takes the first
answer. If the only answer that this process sent to a press gets 40060 (already acknowledged), another process
answered. An answer that seemed to fail (502, a lost connection) may have arrived, so a press that was answered twice
proves nothing.

*Sessions.* Discord resets the token of a bot that begins too many sessions in a day. Before each one, the bot asks how
many are left and stores that number, less the one that it begins, for all processes and for times when Discord does not
say. It leaves the last hundred alone until Discord counts again. That costs the bot a day; losing its token would cost
more. Open sessions continue, and a session that is resumed does not count.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import HTTPClient, Route

from tockbot.metrics import ANSWERED_ELSEWHERE
from tockbot.service import traceback_line
from tockbot.storage import StoredSessions

logger = logging.getLogger(__name__)

T = TypeVar("T")

RARELY: Final = (60.0, 3600.0)
"""Seconds to wait while a setting is wrong or Discord refuses a request at the start: at first, and at most."""

MAX_REASON: Final = 300
"""Maximum length of a reason, in characters: Discord lists every invalid field of a payload."""

SLOW: Final = 10.0
"""Seconds after which a request counts as refused: discord.py waits as long as Discord asks, without a word."""


LONG: Final = 3600.0
"""Seconds that a request may take if the bot also works for it, such as drawing pictures, and lets others go first."""


def pauses(first: float, longest: float) -> Iterator[float]:
    """Yield seconds to wait, twice as long after each attempt."""
    while True:
        yield first
        first = min(2 * first, longest)


def reason(error: BaseException) -> str:
    """Return in one line what went wrong, without the web pages that Discord's front end (Cloudflare) sends."""
    if isinstance(error, discord.GatewayNotFound) and error.__cause__ is not None:
        return reason(error.__cause__)
    if isinstance(error, discord.HTTPException):
        is_page = not error.code and "<" in error.text
        said = "a web page, not an answer of its API" if is_page else "; ".join(error.text.splitlines())
        said = f"status {error.status}, code {error.code}: {said or error.response.reason}"
    elif isinstance(error, aiohttp.ClientError | OSError):
        said = " ".join(str(error).split()) or type(error).__name__
    else:
        said = traceback_line(error)
    return said if len(said) <= MAX_REASON else f"{said[:MAX_REASON]}…"


def seconds_asked(error: BaseException) -> float:
    """Return for how many seconds Discord asks the bot to wait; 0 if it does not say."""
    headers = getattr(getattr(error, "response", error), "headers", None) or {}
    try:
        return max(0.0, float(headers.get("Retry-After", 0)))
    except ValueError:
        return 0.0


async def answer_soon(asking: Coroutine[Any, Any, T]) -> T:
    """Return Discord's answer to something that the bot can do without.

    The request goes on if it takes longer: discord.py must not be interrupted while it waits out a rate limit.

    Raises:
        TimeoutError: there is no answer yet.
        Exception: Discord refuses, or cannot be reached.
    """
    request = asyncio.ensure_future(asking)
    done, _ = await asyncio.wait({request}, timeout=SLOW)
    if not done:
        # Its result no longer matters.
        request.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        raise TimeoutError("no answer yet")
    return request.result()


async def until_done(
    failure: str,
    attempt: Callable[[], Awaitable[object]],
    waits: Iterator[float],
    *,
    failed: Callable[[], None] = lambda: None,
    patience: float = LONG,
) -> None:
    """Attempt something until it succeeds. Log the first failure, each new reason, and the success after failures.

    Args:
        failure: the failed action, for the log.
        attempt: performs the action, and raises if it fails.
        waits: the seconds between two attempts.
        failed: called after each failure, and if an attempt is slow.
        patience: seconds after which an attempt is reported as slow; it goes on.
    """
    logged: str | None = None

    def note(why: str, then: str) -> None:
        nonlocal logged
        failed()
        if why != logged:
            logger.warning("%s: %s; %s", failure, why, then)
        logged = why

    for wait in waits:
        slow = asyncio.get_running_loop().call_later(patience, note, "Discord makes the bot wait", "still trying")
        try:
            await attempt()
        except Exception as error:  # noqa: BLE001 - for whatever reason, the games go on without it
            pause = max(wait, seconds_asked(error))
            note(reason(error), f"next attempt in {pause:.0f} seconds")
        else:
            if logged is not None:
                logger.warning("solved: %s", failure)
            return
        finally:
            slow.cancel()
        await asyncio.sleep(pause)


UNAUTHORIZED: Final = 401
BAD_REQUEST: Final = 400
ALREADY_ACKNOWLEDGED: Final = 40060

CALLBACK: Final = re.compile(r"/api/v\d+/interactions/(\d+)/[^/]+/callback$")
"""The path of the first answer to a press or a command."""

MAX_INTERACTIONS: Final = 1000
"""Maximum number of interactions whose answers are counted."""

SOON: Final = 60.0
"""Seconds within which several presses must be answered elsewhere, if a single one proves nothing."""

SHOWN: Final = 600.0
"""Seconds for which the last press answered elsewhere is reported as a problem."""

OTHER_PROCESS: Final = (
    "Another process runs with the same DISCORD_TOKEN and answers the same presses: stop one of the two, or press Reset"
    " Token in Discord's developer portal if it is not yours."
)


class TokenWatch:
    """Watches Discord's answers for signs that the bot's token is refused, or used by another process.

    Attributes:
        doubted: set when Discord answers 401 to a request with the bot's token.
    """

    def __init__(self, needed: int = 1, now: Callable[[], float] = time.monotonic) -> None:
        """Report another process after it has answered ``needed`` presses.

        Args:
            needed: 1 if one press proves it. Processes that share the servers need more: while a shard changes
                hands, two of them may answer a press if their database is away.
            now: the time in seconds.
        """
        self.doubted = asyncio.Event()
        self._needed = needed
        self._now = now
        self._sent: dict[str, int] = {}
        self._elsewhere: deque[float] = deque(maxlen=needed)
        self._reported_at: float | None = None

    @property
    def trouble(self) -> str | None:
        """Return in one sentence that another process uses the token; None if there is no recent sign of it."""
        at = self._reported_at
        return None if at is None or self._now() - at > SHOWN else OTHER_PROCESS

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Watch every request of the sessions that are given this trace."""

        async def begun(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, begun: aiohttp.TraceRequestStartParams
        ) -> None:
            if (named := CALLBACK.search(begun.url.path)) is not None:
                self._sent[named[1]] = self._sent.get(named[1], 0) + 1
                if len(self._sent) > MAX_INTERACTIONS:
                    del self._sent[next(iter(self._sent))]

        async def answered(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
        ) -> None:
            response = answered.response
            if response.status == UNAUTHORIZED and answered.headers.get("Authorization", "").startswith("Bot "):
                self.doubted.set()
            if response.status != BAD_REQUEST or (named := CALLBACK.search(answered.url.path)) is None:
                return
            said = None
            with suppress(ValueError):
                said = json.loads(await response.read())
            code = said.get("code") if isinstance(said, dict) else None
            if code == ALREADY_ACKNOWLEDGED and self._sent.get(named[1]) == 1:
                self._answered_elsewhere()

        trace.on_request_start.append(begun)
        trace.on_request_end.append(answered)

    def _answered_elsewhere(self) -> None:
        """Count a press that another process has answered."""
        ANSWERED_ELSEWHERE.inc()
        now = self._now()
        self._elsewhere.append(now)
        if len(self._elsewhere) < self._needed or (self._needed > 1 and now - self._elsewhere[0] > SOON):
            return
        is_news = self.trouble is None
        self._reported_at = now
        if is_news:
            logger.warning("%s", OTHER_PROCESS)


SPARED: Final = 100
"""Number of sessions that are never used: a person may have to begin some by hand."""

LOOK_EVERY: Final = 600.0
"""Maximum seconds before a waiting process asks Discord again, even if the count is reset only later."""

UNKNOWN: Final = float("nan")


class TooFewSessionsError(Exception):
    """Too few sessions are left to begin one."""


@dataclass(frozen=True, slots=True)
class _Known:
    total: int
    left: int
    until: float


class Sessions:
    """The sessions that the bot may still begin.

    Attributes:
        trouble: why none may begin now, in one sentence; None if some may.
    """

    def __init__(self, store: StoredSessions, now: Callable[[], float] = time.time) -> None:
        """Store the number of sessions here; ``now`` returns seconds since 1970."""
        self.trouble: str | None = None
        self._store = store
        self._now = now
        self._known: _Known | None = None

    @property
    def left(self) -> float:
        """Number of sessions left, as far as is known; not a number if it is unknown."""
        if self._known is None:
            return UNKNOWN
        return self._known.total if self._now() >= self._known.until else self._known.left

    async def look(self) -> None:
        """Read the number that any process stored last.

        Raises:
            Exception: the database cannot be read.
        """
        kept = await self._store.saved_sessions()
        if kept is not None:
            total, left, until = kept
            self._known = _Known(total, left, until / 1000)

    async def take_when_there(self, http: HTTPClient) -> None:
        """Take the next session to begin, as soon as enough are left."""
        while True:
            try:
                await self.take(http)
            except TooFewSessionsError:
                seconds = 0.0 if self._known is None else self._known.until - self._now()
                await asyncio.sleep(min(max(seconds, 1.0), LOOK_EVERY))
            else:
                return

    async def take(self, http: HTTPClient) -> None:
        """Take the next session to begin.

        Raises:
            TooFewSessionsError: too few are left.
        """
        await self._ask(http)
        known = self._known
        if known is None or known.until <= self._now():
            return  # unknown: a process that cannot ask Discord can hardly begin a session either
        if known.left < SPARED:
            self._tell(known)
            raise TooFewSessionsError
        self._known = replace(known, left=known.left - 1)
        if self.trouble is not None:
            self.trouble = None
            logger.warning("Discord allows sessions again: %d are left", known.left)
        try:
            await self._store.save_sessions(known.total, known.left - 1, int(1000 * known.until))
        except Exception as error:  # noqa: BLE001 - stored for other processes, which also ask Discord
            logger.warning("could not save how many sessions are left: %s", traceback_line(error))

    async def _ask(self, http: HTTPClient) -> None:
        """Ask Discord, or the database if Discord does not answer."""
        try:
            _, _, limit = await answer_soon(http.get_bot_gateway())
            self._known = _Known(limit["total"], limit["remaining"], self._now() + limit["reset_after"] / 1000)
        except Exception as error:  # noqa: BLE001 - for whatever reason, the database may know
            logger.warning("Discord does not say how many sessions are left: %s", reason(error))
        else:
            return
        try:
            await self.look()
        except Exception as error:  # noqa: BLE001 - this process's own count has to do
            logger.warning("could not read how many sessions are left: %s", traceback_line(error))

    def _tell(self, known: _Known) -> None:
        """Report that too few sessions are left, and log it the first time."""
        until = datetime.fromtimestamp(known.until, UTC).strftime("%Y-%m-%d %H:%M")
        is_news = self.trouble is None
        self.trouble = (
            f"Only {known.left} of the {known.total} sessions that Discord allows are left, so none begins before"
            f" {until} UTC. See the log for why so many began."
        )
        if is_news:
            logger.error("%s", self.trouble)


REFUSED: Final = (
    "Discord does not accept DISCORD_TOKEN: press Reset Token in Discord's developer portal, and copy the new token."
)

AUTHENTICATION_FAILED: Final = 4004
"""The gateway's close code for a wrong token."""

WRONG_SETTINGS: Final[Mapping[int, str]] = {
    4010: "Discord refuses the shard (4010): see TOCKBOT_SHARDS, and 'tockbot database shards' (docs/postgresql.md)",
    4011: "the bot is in too many servers for its number of shards (4011): use PostgreSQL, and give it more shards"
    " with 'tockbot database shards' (docs/postgresql.md)",
    4012: "Discord no longer supports this version of its gateway (4012): update tockbot",
    4013: "Discord does not know the intents that the bot asks for (4013): update tockbot",
    4014: "Discord does not allow the intents that the bot asks for (4014): see Privileged Gateway Intents on the Bot"
    " page of Discord's developer portal, or update tockbot",
}
"""The wrong setting by close code of the gateway. Only a person can correct it."""

LOGIN_AGAIN: Final = (2.0, 600.0)
"""Seconds to wait after the first failed login, and at most."""

CONNECT_AGAIN: Final = (2.0, 300.0)
"""Seconds to wait after a connection could not be opened or was lost, and at most."""

USUAL: Final = 2
"""Number of consecutive connections that Discord may end normally, without a longer wait."""

LASTING: Final = 120.0
"""Seconds after which a connection counts as stable, so that its loss is the first in a row."""

OPENING: Final = 60.0
"""Seconds that opening a connection may take."""

TAKEN_FOR: Final = 30.0
"""Seconds after which a session that was taken but has not begun must be taken again."""


class SteadyClient(discord.Client):
    """A client that stays connected to Discord.

    Attributes:
        unreached: why it is not connected, in one sentence; None if nothing is wrong.
    """

    def __init__(self, sessions: Sessions, token: TokenWatch, **options: Any) -> None:  # noqa: ANN401 - as discord.py has them
        """Begin only sessions that ``sessions`` allows, and watch the token."""
        super().__init__(**options)
        self.unreached: str | None = None
        self._sessions = sessions
        self._token_watch = token
        self._taken_at: float | None = None
        self._has_begun = False

    async def setup_hook(self) -> None:
        """Record that the login succeeded: later failures are not Discord's."""
        self._has_begun = True

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay connected until closed, whatever Discord answers.

        Raises:
            discord.LoginFailure: Discord does not accept the token, or no longer does.
        """
        await self.until_refused(super().start(token, reconnect=reconnect))

    async def until_refused(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work until it ends or Discord refuses the token.

        Raises:
            discord.LoginFailure: Discord does not accept the token, or no longer does.
        """
        running = asyncio.create_task(work, name="connected to Discord")
        watching = asyncio.create_task(self._watch_token(), name="watching the token")
        try:
            await asyncio.wait({running, watching}, return_when=asyncio.FIRST_COMPLETED)
            for ended in (running, watching):
                if ended.done():
                    await ended
        finally:
            for task in (running, watching):
                task.cancel()
            await asyncio.gather(running, watching, return_exceptions=True)

    async def _watch_token(self) -> None:
        """Wait until Discord refuses the token itself, and not only one request."""
        doubted = self._token_watch.doubted
        while await doubted.wait():
            try:
                await self.http.request(Route("GET", "/users/@me"))
            except discord.HTTPException as error:
                if error.status == UNAUTHORIZED:
                    raise discord.LoginFailure(REFUSED) from error
            except Exception as error:  # noqa: BLE001 - Discord did not say that the token is wrong
                logger.info("could not check the token: %s", reason(error))
            doubted.clear()

    async def login(self, token: str) -> None:
        """Log in, and try again for as long as Discord does not answer.

        Raises:
            discord.LoginFailure: Discord does not accept the token.
        """
        for wait in pauses(*LOGIN_AGAIN):
            try:
                await super().login(token)
            except Exception as error:
                if self._has_begun:
                    raise
                if isinstance(error, discord.LoginFailure) or getattr(error, "status", None) == UNAUTHORIZED:
                    raise discord.LoginFailure(REFUSED) from error
                pause = max(wait, seconds_asked(error))
                self._note_unreached(f"could not log in to Discord: {reason(error)}", pause)
            else:
                self.unreached = None
                return
            # The next attempt opens a new HTTP session.
            await self.http.close()
            self.http.connector = discord.utils.MISSING
            await asyncio.sleep(pause)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected to the gateway until closed.

        discord.py's own loop closes the bot after some close codes and connects again at once after all others.

        Raises:
            discord.LoginFailure: Discord no longer accepts the token.
        """
        del reconnect
        resumed: dict[str, Any] = {}
        waits, rare_waits = pauses(*CONNECT_AGAIN), pauses(*RARELY)
        lost_in_a_row = 0
        while not self.is_closed():
            began = self.loop.time()
            error = await self._until_lost(resumed)
            self.dispatch("disconnect")
            if self.is_closed():
                return
            # No longer wait: the next attempt begins a new session.
            is_too_old = bool(resumed) and isinstance(error, ReconnectWebSocket) and not error.resume
            resumed = self._resumable(error)
            if isinstance(error, TooFewSessionsError):
                continue
            if self.loop.time() - began > LASTING:
                waits, rare_waits, lost_in_a_row = pauses(*CONNECT_AGAIN), pauses(*RARELY), 0
            lost_in_a_row += 1
            code = error.code if isinstance(error, discord.ConnectionClosed) else None
            if code == AUTHENTICATION_FAILED:
                raise discord.LoginFailure(REFUSED) from error
            if code is not None and code in WRONG_SETTINGS:
                resumed, pause = {}, next(rare_waits)
                self._note_unreached(WRONG_SETTINGS[code], pause)
            elif isinstance(error, ReconnectWebSocket) and (lost_in_a_row <= USUAL or is_too_old):
                pause = min(lost_in_a_row - 1, 1)
                logger.info("Discord ended the connection to its gateway; connecting again")
            else:
                pause = max(next(waits), seconds_asked(error))
                why = "Discord ended it" if isinstance(error, ReconnectWebSocket) else reason(error)
                self._note_unreached(f"lost the connection to Discord's gateway: {why}", pause)
            await asyncio.sleep(pause)

    async def _until_lost(self, resumed: Mapping[str, Any]) -> Exception:
        """Stay connected as long as possible, with the session to resume or a new one; return what ended it."""
        try:
            if not resumed:
                await self._sessions.take_when_there(self.http)
                self._taken_at = self.loop.time()
            # A connection that begins no session ends automatically: nothing answers its heartbeats.
            opening = DiscordWebSocket.from_client(self, initial=self.ws is None, shard_id=self.shard_id, **resumed)
            self.ws = await asyncio.wait_for(opening, OPENING)
            while True:
                await self.ws.poll_event()
        except Exception as error:  # noqa: BLE001 - for whatever reason, the bot connects again
            if not isinstance(error, ReconnectWebSocket | discord.ConnectionClosed) and self.ws is not None:
                with suppress(Exception):
                    await self.ws.close()
            return error

    def _resumable(self, error: Exception) -> dict[str, Any]:
        """Return the arguments to resume the lost session; empty if it cannot be resumed."""
        last: DiscordWebSocket | None = self.ws
        is_over = isinstance(error, ReconnectWebSocket) and not error.resume
        if last is None or last.session_id is None or is_over:
            return {}
        session = {"resume": True, "session": last.session_id, "sequence": last.sequence}
        # Discord has more than one gateway: a session of one that cannot be reached is resumed at another.
        is_reachable = isinstance(error, ReconnectWebSocket | discord.ConnectionClosed)
        return session | ({"gateway": last.gateway} if is_reachable else {})

    def _note_unreached(self, why: str, pause: float) -> None:
        """Log why the bot is not connected, and keep the reason for the health check."""
        self.unreached = f"{why[:1].upper()}{why[1:]}."
        logger.warning("%s; next attempt in %.0f seconds", why, pause)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Make sure that enough sessions are left, unless one was taken just now."""
        del shard_id, initial
        taken_at, self._taken_at = self._taken_at, None
        if taken_at is None or self.loop.time() - taken_at > TAKEN_FOR:
            await self._sessions.take(self.http)

"""A client that stays at Discord whatever Discord answers, and ends only if its token is wrong.

discord.py's own loop ends the bot if the login fails and after some close codes of the gateway, and connects again at
once after all others. Here every failure is logged in one sentence, and the pauses grow. A refused token (401, or close
code 4004) ends the client, because every further attempt would be refused too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import Any, Final

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import Route

from tockbot.bot.gateway.patience import RARELY, pauses, reason, seconds_asked
from tockbot.bot.gateway.sessions import Sessions, TooFewSessionsError
from tockbot.bot.gateway.token_watch import UNAUTHORIZED, TokenWatch

logger = logging.getLogger(__name__)

REFUSED: Final = (
    "Discord does not accept DISCORD_TOKEN: press Reset Token in Discord's developer portal, and copy the new token."
)

AUTHENTICATION_FAILED: Final = 4004
"""The code with which the gateway refuses a wrong token."""

WRONG_SETTINGS: Final[Mapping[int, str]] = {
    4010: "Discord refuses the shard (4010): see TOCKBOT_SHARDS, and 'tockbot database shards' (docs/operating.md)",
    4011: "the bot is in too many servers for its number of shards (4011): use PostgreSQL, and give it more shards"
    " with 'tockbot database shards' (docs/operating.md)",
    4012: "Discord no longer supports this version of its gateway (4012): update tockbot",
    4013: "Discord does not know the intents that the bot asks for (4013): update tockbot",
    4014: "Discord does not allow the intents that the bot asks for (4014): see Privileged Gateway Intents on the Bot"
    " page of Discord's developer portal, or update tockbot",
}
"""By close code of the gateway, which setting is wrong. Nothing but a person can change that."""

LOGIN_AGAIN: Final = (2.0, 600.0)
"""Seconds to wait after the first failed login, and at most."""

CONNECT_AGAIN: Final = (2.0, 300.0)
"""Seconds to wait after a connection could not be opened or was lost again, and at most."""

USUAL: Final = 2
"""Number of connections in a row that Discord ends in good order: one, and the next if its session is too old."""

LASTING: Final = 120.0
"""Seconds after which a connection counts as good, so that its loss is the first in a row."""

OPENING: Final = 60.0
"""Seconds that opening a connection may take."""

TAKEN_FOR: Final = 30.0
"""Seconds after which a session that was taken and not begun is asked for anew."""


class SteadyClient(discord.Client):
    """A client that stays at Discord.

    Attributes:
        unreached: why it is not at Discord, in one sentence; None if nothing is wrong.
    """

    def __init__(self, sessions: Sessions, token: TokenWatch, **options: Any) -> None:  # noqa: ANN401 - as discord.py has them
        """Begin no more sessions than may begin, and listen for doubts about the token."""
        super().__init__(**options)
        self.unreached: str | None = None
        self._sessions = sessions
        self._token_watch = token
        self._taken_at: float | None = None
        self._has_begun = False

    async def setup_hook(self) -> None:
        """Note that the login succeeded: what fails from here on is not Discord's fault."""
        self._has_begun = True

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay connected until closed, whatever Discord answers.

        Raises:
            discord.LoginFailure: Discord does not accept the token, or no longer does.
        """
        running = asyncio.create_task(super().start(token, reconnect=reconnect), name="connected to Discord")
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
        """Wait until Discord refuses the token itself, and not only one request.

        Raises:
            discord.LoginFailure: Discord does not accept the token any more.
        """
        doubted = self._token_watch.doubted
        while await doubted.wait():
            try:
                await self.http.request(Route("GET", "/users/@me"))
            except discord.HTTPException as error:
                if error.status == UNAUTHORIZED:
                    raise discord.LoginFailure(REFUSED) from error
            except Exception as error:  # noqa: BLE001 - Discord did not say that it is wrong
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
            discord.LoginFailure: Discord does not accept the token any more.
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
            elif isinstance(error, ReconnectWebSocket) and lost_in_a_row <= USUAL:
                pause = lost_in_a_row - 1
                logger.info("Discord ended the connection to its gateway; connecting again")
            else:
                pause = max(next(waits), seconds_asked(error))
                why = "Discord ended it" if isinstance(error, ReconnectWebSocket) else reason(error)
                self._note_unreached(f"lost the connection to Discord's gateway: {why}", pause)
            await asyncio.sleep(pause)

    async def _until_lost(self, resumed: Mapping[str, Any]) -> Exception:
        """Be connected as long as that lasts, with the session that is resumed or a new one; return what ended it."""
        try:
            if not resumed:
                await self._sessions.take_when_there(self.http)
                self._taken_at = self.loop.time()
            # A connection that begins no session ends by itself: nobody answers its heartbeats.
            opening = DiscordWebSocket.from_client(self, initial=self.ws is None, shard_id=self.shard_id, **resumed)
            self.ws = await asyncio.wait_for(opening, OPENING)
            while True:
                await self.ws.poll_event()
        except Exception as error:  # noqa: BLE001 - whatever it is, the bot connects again
            if not isinstance(error, ReconnectWebSocket | discord.ConnectionClosed) and self.ws is not None:
                with contextlib.suppress(Exception):
                    await self.ws.close()
            return error

    def _resumable(self, error: Exception) -> dict[str, Any]:
        """Return how the session that was lost is resumed; nothing if it cannot be."""
        last: DiscordWebSocket | None = self.ws
        is_over = isinstance(error, ReconnectWebSocket) and not error.resume
        if last is None or last.session_id is None or is_over:
            return {}
        session = {"resume": True, "session": last.session_id, "sequence": last.sequence}
        # Discord has more than one gateway: a session of one that cannot be reached is resumed at another.
        is_reachable = isinstance(error, ReconnectWebSocket | discord.ConnectionClosed)
        return session | ({"gateway": last.gateway} if is_reachable else {})

    def _note_unreached(self, why: str, pause: float) -> None:
        """Log, and keep for the health check, why the bot is not at Discord."""
        self.unreached = f"{why[:1].upper()}{why[1:]}."
        logger.warning("%s; next attempt in %.0f seconds", why, pause)

    def why_unreached(self) -> str | None:
        """Return in one sentence why the bot is not at Discord; None if nothing is wrong."""
        return self.unreached

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """See that enough sessions are left, unless that was seen just now.

        Raises:
            TooFewSessionsError: they are not.
        """
        del shard_id, initial
        taken_at, self._taken_at = self._taken_at, None
        if taken_at is None or self.loop.time() - taken_at > TAKEN_FOR:
            await self._sessions.take(self.http)

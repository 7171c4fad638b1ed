"""Sends, edits and deletes messages with interaction tokens, which does not count towards Discord's rate limit.

A press or command leaves a token that is valid for a quarter of an hour. With it the bot answers the press, and sends
more messages. If the press was acknowledged as one that changes its message (types 6 and 7), the token can also change
that message, which is then named ``@original``. Discord behaves like this but hardly documents it. So every use of a
token must fall back to a counted request if it fails.

Each request is tried once, without waiting: here Discord has no nonce to recognise a message that is sent twice.
Discord's answers say how many requests a token, or its channel, still accepts; the last one is reserved for answers to
people.

A token is stored before its press is answered, so that nothing is lost if the bot is killed in between, but Discord
does not accept it until then. So it is used only once this process has answered its press
(:meth:`InteractionTokens.answered`). A token that this process does not know comes from another process, or from before
a restart. It is used from :data:`ANSWERED_ELSEWHERE` seconds after its press, and never again if Discord says that the
press was not answered.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from types import SimpleNamespace
from typing import Any, Final, TypeGuard, TypeVar

import aiohttp
import discord

from tockbot.metrics import TOKENS
from tockbot.storage import MessageAt, Token

logger = logging.getLogger(__name__)

V = TypeVar("V")

LIFE_SECONDS: Final = 15 * 60

LIFE: Final = LIFE_SECONDS * 1000 << 22
"""Lifetime of a token, in the time unit of Discord's ids."""

MARGIN: Final = 5000 << 22
"""Time before its end from which a token is no longer used, in the time unit of Discord's ids."""

UNANSWERED: Final = 10015
"""Discord's code for a token that is unknown, for example because its press has no answer yet."""

ENDED: Final = 50027
"""Discord's code for a token that has expired."""

SOON: Final = 5.0
"""Maximum seconds for which it is worth waiting for a token, rather than doing without it."""

ANSWERED_ELSEWHERE: Final = 1.0
"""Seconds after which another process has answered a press: it acknowledges one after a quarter of a second."""

RETRY: Final = 0.25
MAX_RETRY: Final = 30.0
"""Seconds between two attempts to delete a message with a token, at first and at most."""

SPARE: Final = 1
"""Number of requests that a token still accepts, but that are reserved for answers to people."""

MAX_RESTING: Final = 1000
"""Maximum number of tokens in memory that are suspended for a while."""

MAX_REFUSED: Final = 1000
"""Maximum number of tokens in memory that cannot edit a message, or send one that others see."""

MAX_ANSWERED: Final = 1000
"""Maximum number of tokens in memory whose press is answered. Older ones count as answered by their age."""

TOO_MANY: Final = 429
SERVER_ERRORS: Final = 500
"""The first HTTP status of Discord's own problems."""

OF_TOKEN: Final = re.compile(r"/api/v\d+/webhooks/\d+/([^/]+)")

_once: Final = ContextVar("_once", default=False)
"""True while a request is tried only once."""


def token_of(interaction: discord.Interaction[discord.Client]) -> Token:
    """Return the token of a press or command."""
    TOKENS.inc()
    return Token(interaction.token, interaction.id + LIFE)


def lives(token: Token) -> bool:
    """Return whether a token is still valid."""
    return token.until - MARGIN > present_id()


def present_id() -> int:
    """Return the lowest id that Discord could assign now."""
    return discord.utils.time_snowflake(discord.utils.utcnow())


class InteractionTokens:
    """Sends, edits and deletes messages with interaction tokens."""

    def __init__(self, client: Callable[[], discord.Client], now: Callable[[], float] = time.monotonic) -> None:
        """Use this client, once there is one; ``now`` is in seconds."""
        self._client = client
        self._now = now
        self._resting: dict[str, float] = {}
        # Tokens with messages that they cannot edit, and tokens that send nothing for everyone.
        self._refused: dict[str, None] = {}
        self._hiding: dict[str, None] = {}
        self._answered: dict[str, None] = {}
        self._deleting: set[asyncio.Task[None]] = set()

    def answered(self, token: str) -> None:
        """Allow the use of a token from now on: this process has answered its press."""
        _add(self._answered, token, None, MAX_ANSWERED)

    def serves(self, token: Token | None) -> TypeGuard[Token]:
        """Return whether a token can be used now, as far as is known."""
        return token is not None and self._seconds_until_usable(token) <= 0

    def serves_soon(self, token: Token | None) -> bool:
        """Return whether a token cannot be used now, but can in a few seconds."""
        return token is not None and 0 < self._seconds_until_usable(token) <= SOON

    def _seconds_until_usable(self, token: Token) -> float:
        if not lives(token) or self._client().application_id is None:
            return inf
        resting = self._resting.get(token.text, 0.0) - self._now()
        return resting if token.text in self._answered else max(resting, ANSWERED_ELSEWHERE - _age(token))

    def may_edit(self, token: Token, message: int) -> bool:
        """Return whether a token may be able to edit a message: Discord has not refused that."""
        return f"{token.text} {message}" not in self._refused

    def hides(self, token: Token) -> bool:
        """Return whether a token sends nothing for everyone: Discord refuses, or shows it to one person only."""
        return token.text in self._hiding

    def note_hiding(self, token: Token) -> None:
        """Send nothing for everyone with a token: its person may not let an app do so there."""
        _add(self._hiding, token.text, None, MAX_REFUSED)

    async def send(self, token: Token, content: dict[str, Any], *, ephemeral: bool = False) -> MessageAt | None:
        """Send a message in the channel of the token's press; return None if it was certainly not sent.

        A message for everyone that Discord shows to one person only is deleted, and counts as not sent.

        Args:
            token: the token.
            content: the message, from :func:`~tockbot.bot.sending.sending`.
            ephemeral: whether only the person who pressed sees it.

        Raises:
            discord.DiscordServerError, aiohttp.ClientError, OSError: it may have been sent.
        """
        try:
            with self._trying_once(token):
                message = await self._webhook(token).send(**content, ephemeral=ephemeral, wait=True)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            logger.info("could not send a message with a token: %s", error)
            if not ephemeral and _is_lasting(error):
                # A press allows few where only a person installed the app.
                self.note_hiding(token)
            return None
        if message.flags.ephemeral and not ephemeral:
            self.note_hiding(token)
            await self.delete_soon(token, message.id)
            return None
        return message.channel.id, message.id

    async def edit(self, token: Token, message: int, content: dict[str, Any]) -> bool:
        """Edit the message that was pressed, or one sent with the token; return whether that worked.

        Raises:
            discord.DiscordServerError, aiohttp.ClientError, OSError: Discord failed, or could not be reached.
        """
        refusal = await self._refusal(token, self._webhook(token).edit_message(_name(token, message), **content))
        if refusal is not None and _is_lasting(refusal):
            _add(self._refused, f"{token.text} {message}", None, MAX_REFUSED)
        return refusal is None

    async def delete(self, token: Token, message: int) -> bool:
        """Delete the message that was pressed, or one sent with the token; return whether that worked.

        Raises:
            aiohttp.ClientError, OSError: Discord could not be reached.
        """
        try:
            return await self._refusal(token, self._webhook(token).delete_message(_name(token, message))) is None
        except discord.DiscordServerError as error:
            logger.info("could not delete a message with a token: %s", error)
            return False

    async def delete_soon(self, token: Token, message: int) -> None:
        """Delete a message that only this token can change; a failure is tried again in the background."""
        if self.serves(token) and await self._is_deleted(token, message):
            return
        if self.serves(token) or self.serves_soon(token):
            deleting = asyncio.create_task(self._delete_later(token, message), name="deleting a message by its token")
            self._deleting.add(deleting)
            deleting.add_done_callback(self._deleting.discard)

    async def _delete_later(self, token: Token, message: int) -> None:
        pause = RETRY
        while lives(token):
            await asyncio.sleep(pause)
            if self.serves(token):
                if await self._is_deleted(token, message):
                    return
                pause = min(2 * pause, MAX_RETRY)

    async def _is_deleted(self, token: Token, message: int) -> bool:
        try:
            with self._trying_once(token):
                await self._webhook(token).delete_message(_name(token, message))
        except discord.NotFound as error:
            return error.code != UNANSWERED
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            logger.info("could not delete a message with a token: %s", error)
            return False
        return True

    async def _refusal(self, token: Token, doing: Awaitable[object]) -> discord.HTTPException | None:
        """Do something with a token, and return why Discord refused it; None if it was done."""
        try:
            with self._trying_once(token):
                await doing
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            logger.info("could not change a message with a token: %s", error)
            return error
        return None

    def _webhook(self, token: Token) -> Any:  # noqa: ANN401 - the library wants a number, but the id may be @original
        client = self._client()
        if client.application_id is None:
            raise RuntimeError("the client must log in before it uses tokens")
        webhook = discord.Webhook.partial(client.application_id, token.text, client=client)
        webhook.type = discord.WebhookType.application
        return webhook

    @contextmanager
    def _trying_once(self, token: Token) -> Iterator[None]:
        before = _once.set(True)
        try:
            yield
        except discord.HTTPException as error:
            if error.code in {UNANSWERED, ENDED}:
                # Discord may learn late of an answer. A press that this process did not answer stays unanswered.
                is_late = error.code == UNANSWERED and self._answered.pop(token.text, ...) is None
                self._rest(token.text, SOON if is_late else LIFE_SECONDS)
            raise
        finally:
            _once.reset(before)

    def _rest(self, token: str, seconds: float) -> None:
        _add(self._resting, token, self._now() + seconds, MAX_RESTING)

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Read in Discord's answers how many requests each token still accepts."""

        async def answered(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
        ) -> None:
            named = OF_TOKEN.match(answered.url.path)
            if named is None:
                return
            response = answered.response
            left, seconds = (response.headers.get(f"X-RateLimit-{name}", "") for name in ("Remaining", "Reset-After"))
            is_refused = response.status == TOO_MANY
            if is_refused or (left.isdecimal() and int(left) <= SPARE):
                self._rest(named[1], _seconds(response.headers.get("Retry-After", "") if is_refused else seconds))
            if _once.get() and (is_refused or response.status >= SERVER_ERRORS):
                # The library would wait and try again.
                response.close()
                failed = discord.HTTPException if is_refused else discord.DiscordServerError
                raise failed(response, None)

        trace.on_request_end.append(answered)


def _add(known: dict[str, V], token: str, value: V, limit: int) -> None:
    """Remember a token, and forget the oldest one beyond the limit."""
    known.pop(token, None)
    known[token] = value
    if len(known) > limit:
        del known[next(iter(known))]


def _is_lasting(refusal: discord.HTTPException) -> bool:
    """Return whether Discord would refuse the same request of a token again, though the token serves or will."""
    return refusal.status != TOO_MANY and refusal.code not in {UNANSWERED, ENDED}


def _age(token: Token) -> float:
    """Return the seconds since a token's press, by Discord's clock and ours."""
    return (present_id() - token.until + LIFE >> 22) / 1000


def _seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 1.0


class _Original:
    """The message that was pressed; as plain text, the library would escape its ``@``."""

    def __str__(self) -> str:
        return "@original"


_ORIGINAL: Final = _Original()


def _name(token: Token, message: int) -> int | _Original:
    """Return the id of a message for a token's requests: a message older than the press is the one that was pressed."""
    return _ORIGINAL if message < token.until - LIFE else message

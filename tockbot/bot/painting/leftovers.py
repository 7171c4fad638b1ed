"""Messages in place of which others stand, until they are taken away."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from math import inf
from typing import Final

import discord

from tockbot.bot.messages.budget import Budget, Urgency
from tockbot.bot.messages.sending import UNKNOWN_CHANNEL, is_refused
from tockbot.bot.messages.tokens import Tokens
from tockbot.bot.painting.shown_messages import BusyError, ScreenTurns
from tockbot.storage import MessageAt, ShownMessage, Token

logger = logging.getLogger(__name__)

MOST_TAKEN: Final = 10_000
"""So many messages are known to be taken away already."""

AGAIN_SECONDS: Final = 3600.0
"""Seconds after which a message is tried again that Discord refused to delete."""


class Leftovers:
    """Those that are remembered beside what stands."""

    def __init__(
        self,
        client: discord.Client,
        tokens: Tokens,
        budget: Budget,
        turns: ScreenTurns,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take them away with this client, in turn with presses on them; the clock gives seconds."""
        self._client = client
        self._tokens = tokens
        self._budget = budget
        self._turns = turns
        self._clock = clock
        self._not_before: dict[MessageAt, float] = {}

    def is_gone(self, at: MessageAt) -> bool:
        """Whether a message is known to be taken away."""
        return self._not_before.get(at) == inf

    def of(self, shown: ShownMessage) -> tuple[MessageAt, ...]:
        """The messages that are still to be taken away."""
        return tuple(one for one in shown.leftovers if not self.is_gone(one))

    async def tidy(self, shown: ShownMessage, before: ShownMessage | None = None) -> bool:
        """Take away what is to be taken away: with the token of the one ``before``, where that is the one.

        Returns:
            Whether some were gone before: what is saved of them is out of date.

        Raises:
            BusyError: a press on one of them is being answered; the others were taken away.
            discord.HTTPException: some could not be taken away; the others were.
        """
        failed: discord.HTTPException | BusyError | None = None
        were_gone = False
        for one in self.of(shown):
            if self._turns.is_answering(one):
                failed = failed or BusyError()
                continue
            if self._clock() < self._not_before.get(one, 0.0):
                continue
            try:
                token = before.token if before is not None and before.at == one else None
                were_gone |= not await self.take_away(one, token)
            except discord.HTTPException as error:
                failed = error
        if failed is not None:
            raise failed
        return were_gone

    async def take_away(self, at: MessageAt, token: Token | None = None) -> bool:
        """Take away one: with a token, where that can be used.

        Returns:
            False if it was gone before.

        Raises:
            discord.HTTPException: Discord has problems; it is tried again soon.
        """
        channel, message = at
        try:
            if not (self._tokens.serves(token) and await self._tokens.delete(token, message)):
                await self._budget.take(Urgency.TIDY)
                await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            # Which channels are gone is decided elsewhere.
            is_gone = isinstance(error, discord.NotFound) and error.code != UNKNOWN_CHANNEL
            logger.info("an old message of a table %s: %s", "is gone" if is_gone else "stays", error)
            self._rest(at, inf if is_gone else self._clock() + AGAIN_SECONDS)
            return not is_gone
        self._rest(at, inf)
        return True

    def _rest(self, at: MessageAt, until: float) -> None:
        self._not_before.pop(at, None)
        self._not_before[at] = until
        if len(self._not_before) > MOST_TAKEN:
            del self._not_before[next(iter(self._not_before))]

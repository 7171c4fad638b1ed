"""Messages in place of which others stand, until they are taken away."""

from __future__ import annotations

import logging
from typing import Final

import discord

from tockbot.bot.messages.budget import Budget, Urgency
from tockbot.bot.messages.tokens import Tokens
from tockbot.bot.painting.shown_messages import BusyError, ScreenTurns
from tockbot.tables import MessageAt, ShownMessage, Token

logger = logging.getLogger(__name__)

MOST_TAKEN: Final = 10_000
"""So many messages are known to be taken away already."""


class Leftovers:
    """Those that are remembered beside what stands."""

    def __init__(self, client: discord.Client, tokens: Tokens, budget: Budget, turns: ScreenTurns) -> None:
        """Take them away with this client, in turn with presses on them."""
        self._client = client
        self._tokens = tokens
        self._budget = budget
        self._turns = turns
        self._taken: dict[MessageAt, None] = {}

    def is_gone(self, at: MessageAt) -> bool:
        """Whether a message is known to be taken away."""
        return at in self._taken

    def of(self, shown: ShownMessage) -> tuple[MessageAt, ...]:
        """The messages that are still to be taken away."""
        return tuple(one for one in shown.leftovers if one not in self._taken)

    async def tidy(self, shown: ShownMessage, before: ShownMessage | None = None) -> None:
        """Take away what is to be taken away: with the token of the one ``before``, where that is the one.

        Raises:
            BusyError: a press on one of them is being answered; the others were taken away.
            discord.HTTPException: some could not be taken away; the others were.
        """
        failed: discord.HTTPException | BusyError | None = None
        for one in self.of(shown):
            if self._turns.is_answering(one):
                failed = failed or BusyError()
                continue
            try:
                await self.take_away(one, before.token if before is not None and before.at == one else None)
            except discord.HTTPException as error:
                failed = error
        if failed is not None:
            raise failed

    async def take_away(self, at: MessageAt, token: Token | None = None) -> None:
        """Take away one: with a token, where that can be used.

        Raises:
            discord.HTTPException: it could not be taken away.
        """
        channel, message = at
        try:
            if not (self._tokens.serves(token) and await self._tokens.delete(token, message)):
                await self._budget.take(Urgency.TIDY)
                await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except (discord.Forbidden, discord.NotFound) as error:
            logger.info("an old message of a table is gone, or stays: %s", error)
        self._taken[at] = None
        if len(self._taken) > MOST_TAKEN:
            del self._taken[next(iter(self._taken))]

"""Who is still in a server: asked of Discord, and remembered for an hour."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

import discord

from tockbot.tables import GuildId, Person, UserId
from tockbot.ui.outgoing.budget import Budget, Urgency

logger = logging.getLogger(__name__)

REMEMBERED: Final = 3600.0
"""For so many seconds an answer is good."""

MOST_ASKED: Final = 10_000
"""So many of the answers given last are remembered."""


class Members:
    """The people of servers, as far as anybody wanted to know."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.monotonic) -> None:
        """Ask as often as there are requests for it, and remember by a clock that gives seconds."""
        self._budget = budget
        self._clock = clock
        self._answers: dict[tuple[GuildId, UserId], tuple[float, bool]] = {}

    async def is_in(self, guild: discord.Guild, person: Person) -> bool:
        """Whether somebody is in a server; whoever Discord cannot be asked about is taken to be there."""
        return await self._known(guild, GuildId(guild.id), person) is not False

    async def is_surely_in(self, client: discord.Client, guild: GuildId, person: Person) -> bool:
        """Whether somebody is known to be in a server, also one whose events another process is told of."""
        return await self._known(client, guild, person) is True

    async def _known(self, asked_by: discord.Guild | discord.Client, guild: GuildId, person: Person) -> bool | None:
        """Whether somebody is in a server; None where Discord cannot be asked."""
        if person.user is None:
            return False
        key, now = (guild, person.user), self._clock()
        asked, is_there = self._answers.pop(key, (now - REMEMBERED, True))
        if now - asked >= REMEMBERED:
            await self._budget.take(Urgency.CALL)
            try:
                asked, is_there = now, await _ask(asked_by, guild, person.user)
            except discord.HTTPException as error:
                logger.warning("it could not be asked whether somebody is in a server: %s", error)
                return None
        self._answers[key] = asked, is_there
        if len(self._answers) > MOST_ASKED:
            del self._answers[next(iter(self._answers))]
        return is_there


async def _ask(asked_by: discord.Guild | discord.Client, guild: GuildId, user: UserId) -> bool:
    try:
        if isinstance(asked_by, discord.Client):
            asked_by = asked_by.get_guild(guild) or await asked_by.fetch_guild(guild, with_counts=False)
        await asked_by.fetch_member(user)
    except discord.NotFound:
        return False
    return True

"""Messages that were sent by a token by somebody who was gone before they could be remembered.

Discord knows them by no name. So it is written down first that one is under way, and what it says; whoever finds that
without its message looks for one that says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Final

import discord

from tockbot.bot.messages.budget import Budget, Urgency
from tockbot.bot.messages.sending import is_refused, said_by
from tockbot.bot.painting.shown_messages import CALL, EVERYBODY, ShownMessages
from tockbot.storage import MessageAt, ShownMessage
from tockbot.tables import PersonId, TableSeen

MOST_LOOKED: Final = 100
"""So many messages are looked through for one that was under way."""


class Strays:
    """Finds them, where it may be read what was said."""

    def __init__(self, client: discord.Client, messages: ShownMessages, budget: Budget) -> None:
        """Look for them with this client; here it is remembered what is under way."""
        self._client = client
        self._messages = messages
        self._budget = budget

    async def settle(self, seen: TableSeen, rows: Mapping[PersonId, ShownMessage]) -> dict[PersonId, ShownMessage]:
        """What stands of a table, once nothing is under way any more: whoever sent it is gone.

        Raises:
            discord.HTTPException: it could not be looked for.
            StorageError: it could not be remembered.
        """
        settled = dict(rows)
        for person in (EVERYBODY, CALL):
            row = rows.get(person)
            if row is not None and row.under_way:
                found = await self.look_for(row, seen.channel)
                now = replace(row, under_way="", leftovers=(*row.leftovers, *found))
                await self._messages.replace(seen.id, person, row, now)
                settled[person] = replace(now, token=None)
        return settled

    async def look_for(self, row: ShownMessage, channel: int) -> tuple[MessageAt, ...]:
        """What is under way, if it is there; it is not found where nothing that was said before may be read.

        Raises:
            discord.HTTPException: it could not be looked for.
        """
        await self._budget.take(Urgency.CALL)
        recently = discord.utils.utcnow() - timedelta(hours=1)
        after = recently if row.at is None else discord.Object(row.at[1])
        said = self._client.get_partial_messageable(channel).history(after=after, limit=MOST_LOOKED)
        try:
            found = [(channel, one.id) async for one in said if self._is_own(one) and said_by(one) == row.under_way]
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            return ()
        return tuple(one for one in found if one != row.at and one not in row.leftovers)

    def _is_own(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id

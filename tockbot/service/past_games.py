"""Games that are over, read from their logs when somebody looks at them: one at a time, the last few are remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import Final

from tockbot.service.tables import utc_now
from tockbot.storage import PeopleBook, StoredLog
from tockbot.tables import ChannelId, GuildId, LogError, PastGame, People, Refusal, Refused, TableId, past_game

REMEMBERED: Final = 8
"""So many of the games that were looked at last are kept in memory; a long one of eight has 3 MB."""


class PastGames:
    """The games that are over. Who may look at which is for others to say."""

    def __init__(self, log: StoredLog, people: PeopleBook, now: Callable[[], datetime] = utc_now) -> None:
        """Read them here; ``now`` gives the time, by which a game that was closed is over for good."""
        self._log = log
        self._people = people
        self._now = now
        self._known: dict[TableId, PastGame] = {}
        self._reading = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._known)

    async def last_in(self, channel: ChannelId) -> TableId | None:
        """The table of the last game in a channel that was played to its end.

        Raises:
            Exception: the database cannot be read.
        """
        return await self._log.last_game(channel)

    async def get(self, table_id: TableId) -> PastGame:
        """A game that is over for good.

        Raises:
            Refused: NO_PAST_GAME, because there is none, it may go on, or this version cannot read it.
            Exception: the database cannot be read.
        """
        if table_id in self._known and not await self._log.is_kept(table_id):
            # It goes with its log, here too.
            self._known.pop(table_id, None)
            raise Refused(Refusal.NO_PAST_GAME)
        if table_id not in self._known:
            async with self._reading:
                if table_id not in self._known:
                    self._known[table_id] = await self._read(table_id)
        # Put back as the one that was looked at last.
        past = self._known[table_id] = self._known.pop(table_id)
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return past

    async def people_of(self, past: PastGame, guild: GuildId) -> People:
        """Return the people that a game knows, under their names in a server; NO_GUILD for their global names.

        Raises:
            Exception: the database cannot be read.
        """
        return {person.id: person for person in await self._people.read(past.people, guild)}

    async def _read(self, table_id: TableId) -> PastGame:
        try:
            entries = await self._log.read(table_id)
            # In a thread: a long game takes a few tenths of a second.
            past = await asyncio.to_thread(past_game, table_id, entries, self._now())
        except LogError as error:
            raise Refused(Refusal.NO_PAST_GAME) from error
        if past is None:
            raise Refused(Refusal.NO_PAST_GAME)
        return past

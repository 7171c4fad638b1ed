"""Forgets a person on request: they get up for good first, then nobody can tell who they were.

The logs name people by numbers of our own, so old games still replay (docs/privacy.md).
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from tockbot.service.tables import Tables
from tockbot.service.tracebacks import traceback_line
from tockbot.storage import StoredPersonalData, StoredTournaments
from tockbot.tables import Actor, Person, PersonId, Refusal, Refused, TableId, commands

logger = logging.getLogger(__name__)


class Forgetting:
    """Shows people what is kept of them, and forgets them."""

    def __init__(self, tables: Tables, data: StoredPersonalData, tournaments: StoredTournaments) -> None:
        """Forget people who sit at these tables and play in these tournaments, and what is kept of them here."""
        self._tables = tables
        self._data = data
        self._tournaments = tournaments

    async def kept(self, person: PersonId) -> dict[str, Any]:
        """All that is kept of a person, as plain data that JSON can hold.

        Raises:
            Exception: the database cannot be read.
        """
        return await self._data.of(person)

    async def forget(self, person: PersonId) -> None:
        """Let a person get up everywhere, and forget who they are.

        Raises:
            Refused: NOT_SAVED, UNKNOWN; asked again, what is left of it is done.
        """
        try:
            known = await self._data.last_person()
            for table_id in await self._data.unfinished_tables(person):
                await self._get_up(table_id, person, known)
            await self._tournaments.withdraw(person)
            await self._data.forget(person)
        except Refused:
            raise
        except Exception as error:
            logger.error("a person could not be forgotten: %s", traceback_line(error))  # noqa: TRY400 - a traceback may hold cards
            raise Refused(Refusal.in_trouble(error)) from error
        self._tables.renamed(Person(person, None, ""))

    async def _get_up(self, table_id: TableId, person: PersonId, known: PersonId) -> None:
        try:
            await self._tables.fetch(table_id)
            await self._tables.decide(table_id, Actor(person), partial(commands.be_forgotten, known=known))
        except Refused as refusal:
            if refusal.is_trouble:
                raise
            # The table is over for good, or it cannot be read: then nobody plays at it.
            logger.info("somebody who is to be forgotten need not get up at table %d: %s", table_id, refusal)

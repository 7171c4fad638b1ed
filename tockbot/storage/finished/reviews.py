"""What a long search made of games that are over: worked out once, kept, and read by all who may."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from tockbot.storage.database import Database, Statement, Transaction
from tockbot.storage.moments import moment_text
from tockbot.tables import GuildId, PersonId, TableId


class Accuracies(NamedTuple):
    """How near to the best people chose in a game, in per cent.

    Attributes:
        guild: the server in which it was played.
        ended: when it ended.
        of: of each person who chose in it.
    """

    guild: GuildId
    ended: datetime
    of: Mapping[PersonId, int]


class StoredReviews:
    """The reviews in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def keep(self, table_id: TableId, data: str, accuracies: Accuracies | None) -> None:
        """Keep the review of a game, as JSON, unless there is one; with None nobody's accuracy counts."""

        async def save(transaction: Transaction) -> None:
            insert = (
                "INSERT INTO reviews (table_id, data) SELECT id, $2 FROM tables WHERE id = $1"
                " ON CONFLICT (table_id) DO NOTHING RETURNING table_id"
            )
            if not await transaction.rows(insert, table_id, data) or accuracies is None:
                return
            guild, ended, of = accuracies
            rows = [(person, guild, moment_text(ended), table_id, accuracy) for person, accuracy in of.items()]
            for row in rows:
                await transaction.rows(_KEEP, *row)

        await self._database.transact(save, lasting=False)

    async def find(self, table_id: TableId) -> str | None:
        """The review of a game, as JSON; None where there is none yet."""
        rows = await self._database.rows("SELECT data FROM reviews WHERE table_id = $1", table_id)
        return next((str(data) for (data,) in rows), None)

    async def share(self, table_id: TableId) -> None:
        """Let others than its people read the review of a game."""
        await self._database.save(Statement("UPDATE reviews SET shared = 1 WHERE table_id = $1", (table_id,)))

    async def is_shared(self, table_id: TableId) -> bool:
        """Whether others may read it."""
        rows = await self._database.rows("SELECT shared FROM reviews WHERE table_id = $1", table_id)
        return any(bool(shared) for (shared,) in rows)

    async def accuracies(self, person: PersonId, guild: GuildId | None) -> list[int]:
        """How near to the best a person chose in each game looked over, in a server or with None anywhere, in order."""
        where, given = ("", (person,)) if guild is None else (" AND guild = $2", (person, guild))
        sql = f"SELECT accuracy FROM accuracies WHERE person = $1{where} ORDER BY ended_at, table_id"  # noqa: S608 - as above
        return [int(accuracy) for (accuracy,) in await self._database.rows(sql, *given)]


_KEEP = (
    "INSERT INTO accuracies (person, guild, ended_at, table_id, accuracy) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (person, guild, ended_at, table_id) DO NOTHING"
)

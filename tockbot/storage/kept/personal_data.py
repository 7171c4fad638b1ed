"""What is kept of one person, shown to them and forgotten on request (docs/privacy.md)."""

from __future__ import annotations

from typing import Any, Final

from tockbot.storage.database import Database, Transaction
from tockbot.tables import PersonId, TableId

COLUMNS: Final = (
    "user_id",
    "name",
    "language",
    "theme",
    "dm_closed",
    "wide",
    "every_number",
    "dm_channel",
    "quiet_zone",
    "quiet_begins",
    "quiet_ends",
    "learnt",
    "hidden",
)
"""What the row of a person holds besides the number that the logs know."""

GAME: Final = (
    "table_id",
    "guild",
    "ended_at",
    "partner",
    "place",
    "decided",
    "turns",
    "missed",
    "hits_given",
    "hits_taken",
    "pawns_home",
    "longest_walk",
    "entered",
)
"""What is told of each game that a person played."""

EMPTY: Final = (
    "user_id = NULL, name = '', language = NULL, theme = NULL, dm_closed = 0, wide = 0, dm_channel = NULL,"
    " quiet_zone = NULL, quiet_begins = NULL, quiet_ends = NULL, learnt = '', hidden = 0, every_number = 0"
)
"""The row of somebody who was forgotten."""


class StoredPersonalData:
    """The personal data in a database."""

    def __init__(self, database: Database) -> None:
        """Look for it, and forget it, in this database."""
        self._database = database

    async def of(self, person: PersonId) -> dict[str, Any]:
        """All that is kept of a person, as plain data: who they are, where they sat, which messages show their hand.

        Raises:
            StorageError: the database could not be read.
        """
        row = await self._database.rows(f"SELECT {', '.join(COLUMNS)} FROM people WHERE id = $1", person)  # noqa: S608 - columns of this file
        tables = await self._database.rows(
            "SELECT tables.id, guild, channel, (SELECT min(at) FROM entries WHERE table_id = tables.id),"
            " (SELECT count(*) FROM entries WHERE table_id = tables.id AND actor = $1)"
            " FROM seated JOIN tables ON tables.id = seated.table_id WHERE person = $1 ORDER BY tables.id",
            person,
        )
        messages = await self._database.rows(
            "SELECT table_id, channel, message FROM messages WHERE person = $1 ORDER BY table_id", person
        )
        watching = await self._database.rows(
            "SELECT table_id FROM watching WHERE person = $1 ORDER BY table_id", person
        )
        puzzles = await self._database.rows(
            "SELECT day, guild, solved FROM puzzle_answers WHERE person = $1 ORDER BY day", person
        )
        games = await self._database.rows(
            f"SELECT {', '.join(GAME)} FROM participations WHERE person = $1 ORDER BY ended_at, table_id",  # noqa: S608 - columns of this file
            person,
        )
        return {
            "person": {"number": person, **dict(zip(COLUMNS, row[0], strict=True))} if row else None,
            "tables": [
                dict(zip(("table", "server", "channel", "opened", "entries"), one, strict=True)) for one in tables
            ],
            "games": [dict(zip(GAME, one, strict=True)) for one in games],
            "watching": [table_id for (table_id,) in watching],
            "puzzles": [dict(zip(("day", "server", "solved"), one, strict=True)) for one in puzzles],
            "messages": [dict(zip(("table", "channel", "message"), one, strict=True)) for one in messages],
        }

    async def open_tables(self, person: PersonId) -> list[TableId]:
        """The open tables at which a person sits, or sat, or with which they had to do in another way.

        Raises:
            StorageError: the database could not be read.
        """
        sql = (
            "SELECT seated.table_id FROM seated JOIN open_tables ON open_tables.table_id = seated.table_id"
            " WHERE person = $1 ORDER BY seated.table_id"
        )
        return [TableId(table_id) for (table_id,) in await self._database.rows(sql, person)]

    async def unfinished_tables(self, person: PersonId) -> list[TableId]:
        """The tables with which a person had to do and whose game may go on: open ones, and those that were closed.

        Raises:
            StorageError: the database could not be read.
        """
        # Nothing follows the play that ends a game.
        sql = (
            "SELECT seated.table_id FROM seated JOIN tables ON tables.id = seated.table_id"
            " JOIN entries ON entries.table_id = tables.id AND number = tables.entries"
            " LEFT JOIN open_tables ON open_tables.table_id = tables.id"
            " WHERE person = $1 AND (kind <> 'play' OR open_tables.table_id IS NOT NULL) ORDER BY seated.table_id"
        )
        return [TableId(table_id) for (table_id,) in await self._database.rows(sql, person)]

    async def forget(self, person: PersonId) -> None:
        """Empty the row of a person: nobody can tell any more who it was that the logs name by this number.

        Raises:
            StorageError: it could not be saved; nothing is forgotten then.
        """

        async def empty(transaction: Transaction) -> None:
            await transaction.rows(f"UPDATE people SET {EMPTY} WHERE id = $1", person)  # noqa: S608 - columns of this file
            await transaction.rows("DELETE FROM messages WHERE person = $1", person)
            await transaction.rows("DELETE FROM watching WHERE person = $1", person)
            await transaction.rows("DELETE FROM seated WHERE person = $1", person)
            await transaction.rows("DELETE FROM puzzle_answers WHERE person = $1", person)

        await self._database.transact(empty)

"""Who wants to be told when a table has ended."""

from __future__ import annotations

from tockbot.storage.database import Database, Statement, Transaction
from tockbot.tables import PersonId, TableId


class StoredWatching:
    """The watchers in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def watch(self, table_id: TableId, person: PersonId, most: int) -> bool:
        """Tell a person when an open table has ended; False if so many are told of it, or of so many, already."""

        async def add(transaction: Transaction) -> bool:
            insert = (
                "INSERT INTO watching (table_id, person) SELECT table_id, $2 FROM open_tables WHERE table_id = $1"
                " ON CONFLICT (table_id, person) DO NOTHING"
            )
            for count in ("table_id = $1", "person = $1"):
                of = table_id if count.startswith("table") else person
                ((watching,),) = await transaction.rows(f"SELECT count(*) FROM watching WHERE {count}", of)  # noqa: S608 - as above
                if watching >= most:
                    return False
            await transaction.rows(insert, table_id, person)
            return True

        return await self._database.transact(add)

    async def unwatch(self, table_id: TableId, person: PersonId) -> bool:
        """Do not tell a person; False if they were not to be told, or somebody else tells them now."""
        sql = "DELETE FROM watching WHERE table_id = $1 AND person = $2 RETURNING person"
        return bool((await self._database.save(Statement(sql, (table_id, person)))).rows)

    async def watchers(self, table_id: TableId) -> list[PersonId]:
        """Who is to be told of a table."""
        rows = await self._database.rows("SELECT person FROM watching WHERE table_id = $1 ORDER BY person", table_id)
        return [PersonId(person) for (person,) in rows]

"""What stands on Discord of which table: it is painted anew when the table changes, also after a restart."""

from __future__ import annotations

import json
from typing import Any

from tockbot.storage.database import Database, Statement, Transaction
from tockbot.storage.engines.engine import Value
from tockbot.tables import MessageAt, PersonId, ShownMessage, TableId, Token


class StoredMessages:
    """The remembered messages in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def replace(
        self,
        table_id: TableId,
        person: PersonId,
        before: ShownMessage | None,
        shown: ShownMessage,
        *,
        lasting: bool = False,
    ) -> bool:
        """Remember what stands for a person, if what was remembered before is still what stands there.

        The messages are the same if they are at the same place, with the same stamp. Of two tokens for one message that
        which lives longer stays: people press while others write. What is remembered outlives the
        program. Were all of it to outlive the machine too, the disk would be waited for several times a play.

        Args:
            table_id: the table.
            person: for whom it stands.
            before: what was remembered when it was last looked; None for nothing.
            shown: what stands there now.
            lasting: whether it has to outlive the machine.

        Returns:
            Whether it is remembered; False if somebody else was quicker.
        """
        if before is None:
            sql = (
                "INSERT INTO messages (table_id, person, channel, message, stamp, shows, token, token_until)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (table_id, person) DO NOTHING RETURNING person"
            )
            values: tuple[Value, ...] = (table_id, person, *_row(shown))
        else:
            sql = (
                "UPDATE messages SET channel = $3, message = $4, stamp = $5, shows = $6, token ="
                " CASE WHEN message = $4 AND token_until > COALESCE(CAST($8 AS BIGINT), 0) THEN token ELSE $7 END,"
                " token_until = CASE WHEN message = $4 AND token_until > COALESCE(CAST($8 AS BIGINT), 0)"
                " THEN token_until ELSE $8 END"
                " WHERE table_id = $1 AND person = $2 AND message = $9 AND stamp = $10 RETURNING person"
            )
            values = (table_id, person, *_row(shown), _at(before)[1], before.stamp)
        saved = await self._database.save(Statement(sql, values), lasting=lasting)
        return bool(saved.rows)

    async def recall(self, table_id: TableId, person: PersonId) -> ShownMessage | None:
        """What stands for a person."""
        sql = f"SELECT {_COLUMNS} FROM messages WHERE table_id = $1 AND person = $2"  # noqa: S608 - columns of this file
        for row in await self._database.look_up(sql, table_id, person):
            return _shown(*row)
        return None

    async def of_table(self, table_id: TableId) -> dict[PersonId, ShownMessage]:
        """All that stands of a table, by the person for whom it stands."""
        sql = f"SELECT person, {_COLUMNS} FROM messages WHERE table_id = $1"  # noqa: S608 - columns of this file
        return {PersonId(person): _shown(*row) for person, *row in await self._database.look_up(sql, table_id)}

    async def forget(self, table_id: TableId) -> None:
        """Forget all messages of a table: they are painted no more."""

        async def delete(transaction: Transaction) -> None:
            for name in ("messages", "unshown"):
                await transaction.rows(f"DELETE FROM {name} WHERE table_id = $1", table_id)  # noqa: S608 - named above

        await self._database.transact(delete, lasting=False)

    async def drop_tokens(self, until: int) -> None:
        """Forget the tokens that ended before Discord gave such ids."""
        sql = "UPDATE messages SET token = NULL, token_until = NULL WHERE token_until <= $1"
        await self._database.save(Statement(sql, (until,)), lasting=False)

    async def ended_tables(self) -> list[TableId]:
        """The tables that ended and whose messages are not forgotten: these may not show the end."""
        sql = "SELECT table_id FROM unshown ORDER BY table_id"
        return [TableId(table_id) for (table_id,) in await self._database.rows(sql)]


_COLUMNS = "channel, message, stamp, shows, token, token_until"
_NOWHERE: MessageAt = (0, 0)


def _at(shown: ShownMessage) -> MessageAt:
    return shown.at or _NOWHERE


def _row(shown: ShownMessage) -> tuple[int, int, int, str, str | None, int | None]:
    said = {"face": shown.face, "leftovers": shown.leftovers, "under_way": shown.under_way}
    shows = json.dumps({name: one for name, one in said.items() if one}, separators=(",", ":"))
    token = (None, None) if shown.token is None else (shown.token.text, shown.token.until)
    return *_at(shown), shown.stamp, shows, *token


def _shown(  # noqa: PLR0913, PLR0917 - the columns of a row
    channel: int, message: int, stamp: int, shows: str, token: str | None, until: int | None
) -> ShownMessage:
    read: dict[str, Any] = json.loads(shows)
    return ShownMessage(
        at=(channel, message) if message else None,
        stamp=stamp,
        face=read.get("face", ""),
        leftovers=tuple((of, left) for of, left in read.get("leftovers", ())),
        token=None if token is None or until is None else Token(token, until),
        under_way=read.get("under_way", ""),
    )

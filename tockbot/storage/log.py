"""The log of every table, one row an event."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime

from tockbot.rules import TableRules
from tockbot.storage.database import Database, StorageError
from tockbot.tables import Chosen, Event, LogError, Opened, decode, encode


class SqliteLog:
    """The tables' log in a database."""

    def __init__(self, database: Database) -> None:
        """Keep the log in this database."""
        self._database = database

    async def open(self, opened: Opened, then: Sequence[Event] = ()) -> int | None:
        """Begin a table's log with its opening and what follows; give its number, or None if the channel has a table.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._database.transaction() as connection:
            taken = "SELECT 1 FROM game WHERE channel = ? AND is_open = 1"
            async with connection.execute(taken, (opened.channel,)) as cursor:
                if await cursor.fetchone() is not None:
                    return None
            insert = "INSERT INTO game (guild, channel) VALUES (?, ?)"
            async with connection.execute(insert, (opened.guild, opened.channel)) as cursor:
                game = cursor.lastrowid
            if game is None:
                raise StorageError("The database gave the new table no number.")
            rows = [_row(game, number, event) for number, event in enumerate((opened, *then), 1)]
            await connection.executemany(_INSERT_EVENT, rows)
        return game

    async def append(self, game: int, first: int, events: Sequence[Event], *, ends: bool) -> None:
        """Add events to a table's log, the first of them with this number, all or none.

        Args:
            game: the table.
            first: the number of the first event.
            events: the events.
            ends: whether the table is no longer open after them.

        Raises:
            StorageError: they could not be saved, or somebody else has written events with these numbers.
        """
        rows = [_row(game, number, event) for number, event in enumerate(events, first)]
        async with self._database.transaction() as connection:
            await connection.executemany(_INSERT_EVENT, rows)
            if ends:
                await connection.execute("UPDATE game SET is_open = 0 WHERE id = ?", (game,))

    async def read(self, game: int) -> list[Event]:
        """All events of a table, in order.

        Raises:
            LogError: the rows are no log.
            StorageError: the database could not be read.
        """
        rows = await self._database.rows("SELECT number, kind, data FROM event WHERE game = ? ORDER BY number", game)
        events: list[Event] = []
        rules: TableRules | None = None
        for expected, (number, kind, data) in enumerate(rows, 1):
            if number != expected:
                raise LogError(f"event {expected} is missing")
            try:
                event = decode(str(kind), json.loads(str(data)), rules)
            except json.JSONDecodeError as error:
                raise LogError(f"event {expected} is no JSON") from error
            if isinstance(event, Opened | Chosen):
                rules = event.rules
            events.append(event)
        return events

    async def shelve(self, game: int) -> None:
        """Count a table as ended, though its log does not say so; the log stays as it is.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._database.transaction() as connection:
            await connection.execute("UPDATE game SET is_open = 0 WHERE id = ?", (game,))

    async def open_games(self) -> list[int]:
        """The tables that are open.

        Raises:
            StorageError: the database could not be read.
        """
        return [int(game) for (game,) in await self._database.rows("SELECT id FROM game WHERE is_open = 1 ORDER BY id")]


_INSERT_EVENT = "INSERT INTO event (game, number, at, kind, data) VALUES (?, ?, ?, ?, ?)"


def _row(game: int, number: int, event: Event) -> tuple[int, int, str, str, str]:
    kind, data = encode(event)
    at = datetime.now(UTC).isoformat(timespec="milliseconds")
    return game, number, at, kind, json.dumps(data, separators=(",", ":"))

"""All that follows from the logs of games that are over, made again from them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from typing import Final

from tockbot.results import ResultError, read_result
from tockbot.storage.database import Database, Place, StorageError, Transaction
from tockbot.storage.finished.participations import keep_participations
from tockbot.storage.finished.ratings import rate_anew
from tockbot.storage.finished.results import StoredResults
from tockbot.tables import GuildId, LogError, TableId

AT_A_TIME: Final = 500
"""So many results are read again at a time."""


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What was made again.

    Attributes:
        counted: games whose results were worked out from their logs.
        kept: games whose logs are deleted, and whose results were kept as they are.
        unreadable: tables whose logs this version cannot read.
    """

    counted: int
    kept: int
    unreadable: tuple[TableId, ...]


async def rebuild(place: Place) -> Rebuilt:
    """Forget what follows from logs, and work it out again. What is left when it is stopped, the next start does.

    Raises:
        StorageError: the database cannot be used, is in use, or holds a result that this version cannot read.
    """
    database = await Database.open(place)
    try:
        kept = await database.transact(_forget)
        await _keep_again(database)
        stored = StoredResults(database)
        tables: dict[GuildId, list[TableId]] = {}
        for (guild,) in await database.rows("SELECT DISTINCT guild FROM results ORDER BY guild"):
            tables[GuildId(guild)] = []
        for table_id, guild in await stored.uncounted():
            tables.setdefault(guild, []).append(table_id)
        counted, unreadable = 0, list[TableId]()
        for guild, of_guild in tables.items():
            counted += await _count(database, stored, guild, of_guild, unreadable)
        return Rebuilt(counted, kept, tuple(unreadable))
    finally:
        await database.close()


async def _count(
    database: Database, stored: StoredResults, guild: GuildId, tables: list[TableId], unreadable: list[TableId]
) -> int:
    """Count the games of a server and give how many, adding those that cannot be read; its ratings come with the last.

    While there is a game left to count, whoever counts it finds no ratings and works out all of them.
    """
    counted, rated = 0, False
    for table_id in tables:
        try:
            rated = await stored.count(table_id, rates=table_id == tables[-1]) is not None
        except LogError:
            rated = False
            unreadable.append(table_id)
        counted += rated
    if not rated:
        await database.transact(partial(rate_anew, guild=guild))
    return counted


async def _forget(transaction: Transaction) -> int:
    """Count every table that ended and has a log as not counted; how many results there are of others."""
    for derived in ("participations", "ratings", "rated_against", "rated_until"):
        await transaction.rows(f"DELETE FROM {derived}")  # noqa: S608 - named above
    ended = "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM open_tables)"
    await transaction.rows(f"DELETE FROM results WHERE table_id IN ({ended})")  # noqa: S608 - the text above
    again = f"INSERT INTO uncounted (table_id) {ended} ON CONFLICT (table_id) DO NOTHING"
    await transaction.rows(again)
    ((kept,),) = await transaction.rows("SELECT count(*) FROM results")
    return int(kept)


async def _keep_again(database: Database) -> None:
    """Make again what follows from results whose logs are deleted."""
    last = 0
    page = f"SELECT table_id, data FROM results WHERE table_id > $1 ORDER BY table_id LIMIT {AT_A_TIME}"  # noqa: S608 - a number of this file
    while rows := await database.rows(page, last):

        async def save(transaction: Transaction, rows: list[tuple[int, str]] = rows) -> None:
            for table_id, data in rows:
                try:
                    result = read_result(json.loads(data))
                except ResultError as error:
                    raise StorageError(f"The result of game {table_id} cannot be read by this version.") from error
                await keep_participations(transaction, TableId(table_id), result)

        await database.transact(save)
        last = rows[-1][0]

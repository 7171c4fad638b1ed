"""All that follows from the logs of games that are over, made again from them, a server at a time.

Theory of operation. Of each server first what follows is forgotten, a page at a time, and in the same transaction its
tables become uncounted; then these are counted. So what is left when it is stopped the next start of the bot does, and
begun again it goes on with the server at which it was. What it saves lasts with the note that a server is done.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from tockbot.results import ResultError, read_result
from tockbot.storage.database import Database, Place, Statement, StorageError, Transaction
from tockbot.storage.finished.participations import keep_participations
from tockbot.storage.finished.ratings import rate_anew
from tockbot.storage.finished.results import StoredResults
from tockbot.storage.under_way import Tell, done_until, go_on, is_done, open_whole
from tockbot.tables import NO_GUILD, GuildId, LogError, TableId

AT_A_TIME: Final = 200
"""So many results are forgotten, or read again, at a time."""

REBUILD: Final = "rebuild"


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


async def rebuild(place: Place, tell: Tell) -> Rebuilt:
    """Forget what follows from logs, and work it out again. What is left when it is stopped, the next start does.

    Raises:
        StorageError: the database cannot be used, is in use, or holds a result that this version cannot read.
    """
    if isinstance(place, Path):
        await (await Database.read(place)).close()  # a mistyped path creates no new database
    database = await open_whole(place)
    try:
        last = await done_until(database, REBUILD)
        guilds = [NO_GUILD, *(GuildId(guild) for (guild,) in await database.rows("SELECT id FROM guilds ORDER BY id"))]
        counted, kept, unreadable = 0, 0, list[TableId]()
        for number, guild in enumerate(guilds, 1):
            if last is not None and guild <= last:
                continue
            kept += await _forget(database, guild)
            counted += await _count(database, guild, unreadable)
            await go_on(database, REBUILD, guild)
            tell("servers rebuilt", number, len(guilds))
        await is_done(database, REBUILD)
        return Rebuilt(counted, kept, tuple(unreadable))
    finally:
        await database.close()


async def _forget(database: Database, guild: GuildId) -> int:
    """Count every table of a server that ended and has a log as not counted; how many results there are of others."""
    for derived in ("ratings", "rated_against", "rated_until"):
        await database.save(Statement(f"DELETE FROM {derived} WHERE guild = $1", (guild,)), lasting=False)  # noqa: S608 - named above
    kept, ended, last = 0, "", 0
    results = (
        "SELECT ended_at, table_id, data FROM results WHERE guild = $1 AND (ended_at, table_id) > ($2, $3)"  # noqa: S608 - a number of this file
        f" ORDER BY ended_at, table_id LIMIT {AT_A_TIME}"
    )
    while rows := await database.rows(results, guild, ended, last):
        ended, last, _ = rows[-1]
        kept += await database.transact(
            partial(_forget_some, [(table_id, data) for _, table_id, data in rows]), lasting=False
        )
    last = 0
    tables = f"SELECT id FROM tables WHERE guild = $1 AND id > $2 ORDER BY id LIMIT {AT_A_TIME}"  # noqa: S608 - as above
    while rows := await database.rows(tables, guild, last):
        await database.save(Statement(_UNCOUNTED, (guild, last, rows[-1][0])), lasting=False)
        last = rows[-1][0]
    return kept


_UNCOUNTED: Final = (
    "INSERT INTO uncounted (table_id, guild, at) SELECT id, guild, coalesce(ended_at, '') FROM tables"
    " WHERE guild = $1 AND id > $2 AND id <= $3 AND state <> 'open' ON CONFLICT (table_id) DO NOTHING"
)


async def _forget_some(results: list[tuple[int, str]], transaction: Transaction) -> int:
    """Forget results that follow from logs, and make again what follows from the others; how many these are."""
    kept = 0
    for table_id, data in results:
        await transaction.rows("DELETE FROM participations WHERE table_id = $1", table_id)
        if await transaction.rows("SELECT id FROM tables WHERE id = $1", table_id):
            await transaction.rows("DELETE FROM results WHERE table_id = $1", table_id)
            await transaction.rows(_UNCOUNTED_ONE, table_id)
            continue
        kept += 1
        try:
            result = read_result(json.loads(data))
        except ResultError as error:
            raise StorageError(f"The result of game {table_id} cannot be read by this version.") from error
        await keep_participations(transaction, TableId(table_id), result)
    return kept


_UNCOUNTED_ONE: Final = (
    "INSERT INTO uncounted (table_id, guild, at) SELECT id, guild, coalesce(ended_at, '') FROM tables WHERE id = $1"
    " ON CONFLICT (table_id) DO NOTHING"
)


async def _count(database: Database, guild: GuildId, unreadable: list[TableId]) -> int:
    """Count the games of a server and give how many, adding those that cannot be read; its ratings come at the end.

    While there is a game left to count, whoever counts it finds no ratings and works out all of them.
    """
    stored, counted = StoredResults(database), 0
    uncounted = "SELECT table_id FROM uncounted WHERE guild = $1 ORDER BY at, table_id"
    for (table_id,) in await database.rows(uncounted, guild):
        try:
            counted += await stored.count(table_id, rates=False) is not None
        except LogError:
            unreadable.append(TableId(table_id))
    if await database.rows("SELECT table_id FROM results WHERE guild = $1 LIMIT 1", guild):
        await database.transact(partial(rate_anew, guild=guild), lasting=False)
    return counted

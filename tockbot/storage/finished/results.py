"""What games that are over came to: worked out once from their logs, and kept."""

from __future__ import annotations

import asyncio
import json

from tockbot.results import Result, plain_result, result_of
from tockbot.storage.database import Database, Transaction
from tockbot.storage.finished.participations import keep_participations
from tockbot.storage.finished.ratings import rate, rate_anew
from tockbot.storage.kept.guesses import guesses_at, keep_points
from tockbot.storage.kept.log import StoredLog
from tockbot.storage.moments import moment_text
from tockbot.tables import GuildId, Stage, TableId, replay, scored


class StoredResults:
    """The results in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database
        self._log = StoredLog(database)

    async def uncounted(self) -> list[tuple[TableId, GuildId]]:
        """The tables that ended and were not counted yet, with their servers, in the order in which they ended."""
        sql = "SELECT table_id, guild FROM uncounted ORDER BY at, table_id"
        return [(TableId(table_id), GuildId(guild)) for table_id, guild in await self._database.rows(sql)]

    async def count(self, table_id: TableId, *, rates: bool = True) -> Result | None:
        """Work out what a game came to and keep it, unless somebody has; None where it was not played to its end.

        Args:
            table_id: its table.
            rates: whether its server's ratings are carried on by it; if not, somebody has to work them out anew.

        Raises:
            LogError: its log is none that this version can read.
            StorageError: it could not be read or saved.
        """
        table = await asyncio.to_thread(replay, await self._log.read(table_id))
        result = result_of(table)

        async def save(transaction: Transaction) -> None:
            done = "DELETE FROM uncounted WHERE table_id = $1 RETURNING table_id"
            if not await transaction.rows(done, table_id):
                return
            pack_at = None if table.over_for_good_at is None else moment_text(table.over_for_good_at)
            # What is packed already is so for good, also where a game is counted once more.
            ended = (
                "UPDATE tables SET ended_at = $2, pack_at = $3 WHERE id = $1"
                " AND NOT EXISTS (SELECT 1 FROM packed WHERE table_id = id)"
            )
            await transaction.rows(ended, table_id, moment_text(table.at), pack_at)
            if result is not None:
                await keep(transaction, table_id, result, rates=rates)
            if table.game is not None and table.stage is Stage.FINISHED:
                guesses = await guesses_at(transaction, table_id)
                told = scored(table.rules, table.game.history, table.game.finished, guesses)
                await keep_points(transaction, table_id, told)

        await self._database.transact(save, lasting=False)
        return result


async def keep(transaction: Transaction, table_id: TableId, result: Result, *, rates: bool = True) -> None:
    """Keep a result and what follows from it, but for ratings if it ``rates`` not.

    Somebody may have lost the game by being absent before it was taken up again: what it came to since replaces that.
    """
    data = json.dumps(plain_result(result), separators=(",", ":"))
    ended = moment_text(result.ended)
    follows = result.series.follows if result.series is not None and result.is_over else None
    group = result.group if result.rated else None
    before = await transaction.rows("DELETE FROM results WHERE table_id = $1 RETURNING table_id", table_id)
    insert = (
        "INSERT INTO results (table_id, guild, ended_at, data, follows, rated_group) VALUES ($1, $2, $3, $4, $5, $6)"
    )
    await transaction.rows(insert, table_id, result.guild, ended, data, follows, group)
    await keep_participations(transaction, table_id, result)
    if before:
        await rate_anew(transaction, result.guild)
    elif rates:
        await rate(transaction, table_id, result)

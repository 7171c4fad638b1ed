"""Stores the results of finished games: participations, ratings, and packed or deleted logs.

Each server has a ladder for all time and one per season; games are counted in the order in which they ended. A game is
packed once it can no longer be resumed, and much later its log is deleted. Its results stay.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from tockbot import results
from tockbot.storage.database import Stored
from tockbot.storage.engine import Database, Row, Transaction, Value, moment_text
from tockbot.storage.log import DELETE_TABLE, StoredLog, packed, unpacked
from tockbot.storage.shown import guesses_at, save_points
from tockbot.tables import GuildId, PersonId, Stage, TableId, replay, scored

COLUMNS: Final = (
    "person, guild, ended_at, ruleset, in_teams, players, partner, place, decided, turns, missed, figures, table_id"
)
"""The columns that :func:`participation` reads, in this order."""

_INSERT: Final = (
    f"INSERT INTO participations ({COLUMNS})"  # noqa: S608 - columns of this file
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
)


async def save_participations(transaction: Transaction, table_id: TableId, result: results.Result) -> None:
    """Save the result of a game for each person who played it."""
    rows = [_row(table_id, one) for one in results.participations_of(result)]
    if rows:
        await transaction.run_many(_INSERT, rows)


def _row(table_id: TableId, one: results.Participation) -> tuple[Value, ...]:
    return (
        one.person,
        one.guild,
        moment_text(one.ended),
        one.ruleset,
        int(one.in_teams),
        one.players,
        one.partner,
        one.place,
        int(one.decided),
        one.turns,
        one.missed,
        results.FIGURES_JSON.write(one.figures),
        table_id,
    )


def participation(row: Row) -> results.Participation:
    """Return the participation in a row of :data:`COLUMNS`."""
    person, guild, ended, ruleset, in_teams, players, partner, place, decided, turns, missed, figures, _ = row
    return results.Participation(
        person=PersonId(person),
        guild=GuildId(guild),
        ended=datetime.fromisoformat(ended),
        ruleset=ruleset,
        in_teams=bool(in_teams),
        players=players,
        partner=None if partner is None else PersonId(partner),
        place=place,
        decided=bool(decided),
        turns=turns,
        missed=missed,
        figures=results.FIGURES_JSON.read(figures),
    )


ROWS_PER_QUERY: Final = 500
"""Number of results that are read at a time when ratings are computed again."""


def ladder_of(season: results.Season | None) -> str:
    """Return the stored name of a season's ladder, or with None of the ladder for all time."""
    return "" if season is None else season.name


async def rate(transaction: Transaction, table_id: TableId, result: results.Result) -> None:
    """Update a server's ratings by a result that was just saved; if later games were rated, compute them all again.

    Raises:
        ResultError: this version cannot read one of the results.
    """
    guild, moment = result.guild, (moment_text(result.ended), int(table_id))
    ended, last = await _lock_ratings(transaction, guild)
    if not ended or (ended, last) > moment:
        await _compute_ratings(transaction, guild)
        return
    if result.rated:
        games = await _played_that_day(transaction, result, moment)
        for name in _ladders_of(result):
            ladder = await _known(transaction, result, name)
            ladder.games[result.ended.date(), result.group] = games
            ladder.add(result)
            await _keep(transaction, guild, name, ladder)
    await _until(transaction, guild, moment)


def _ladders_of(result: results.Result) -> tuple[str, str]:
    """Return the names of the ladders that a result counts for."""
    return ladder_of(None), ladder_of(results.season_at(result.ended))


async def recompute_ratings(transaction: Transaction, guild: GuildId) -> None:
    """Compute a server's ratings from all its results.

    Raises:
        ResultError: this version cannot read one of them.
    """
    await _lock_ratings(transaction, guild)
    await _compute_ratings(transaction, guild)


async def _lock_ratings(transaction: Transaction, guild: GuildId) -> tuple[str, int]:
    """Return the last game that was rated in a server, and lock its ratings until the transaction ends."""
    hold = (
        "INSERT INTO rated_until (guild, ended_at, table_id) VALUES ($1, '', 0)"
        " ON CONFLICT (guild) DO UPDATE SET guild = excluded.guild RETURNING ended_at, table_id"
    )
    ((ended, last),) = await transaction.rows(hold, guild)
    return ended, last


async def _compute_ratings(transaction: Transaction, guild: GuildId) -> None:
    await transaction.rows("DELETE FROM ratings WHERE guild = $1", guild)
    await transaction.rows("DELETE FROM rated_against WHERE guild = $1", guild)
    ladders: defaultdict[str, results.Ladder] = defaultdict(results.Ladder)
    moment = ("", 0)
    page = (
        "SELECT ended_at, table_id, data FROM results WHERE guild = $1 AND (ended_at, table_id) > ($2, $3)"  # noqa: S608 - a number of this file
        f" ORDER BY ended_at, table_id LIMIT {ROWS_PER_QUERY}"
    )
    while rows := await transaction.rows(page, guild, *moment):
        await asyncio.to_thread(_go_on, ladders, [data for _, _, data in rows])
        moment = (rows[-1][0], rows[-1][1])
    for name, ladder in ladders.items():
        await _keep(transaction, guild, name, ladder)
    await _until(transaction, guild, moment)


def _go_on(ladders: Mapping[str, results.Ladder], data: Sequence[str]) -> None:
    for text in data:
        result = results.RESULT_JSON.read(text)
        for name in _ladders_of(result):
            ladders[name].add(result)


async def _known(transaction: Transaction, result: results.Result, name: str) -> results.Ladder:
    """Return the part of a server's ladder that a game needs, without how often the same people played that day."""
    ladder = results.Ladder()
    sql = "SELECT mean, sigma, games FROM ratings WHERE guild = $1 AND season = $2 AND in_teams = $3 AND person = $4"
    for person in result.people:
        for row in await transaction.rows(sql, result.guild, name, int(result.in_teams), person):
            ladder.ratings[result.in_teams][person] = results.Rating(*row)
    return ladder


async def _played_that_day(transaction: Transaction, result: results.Result, moment: tuple[str, int]) -> int:
    """Return how many rated games the people of a game had played before it on the same day."""
    same = (
        "SELECT count(*) FROM results"
        " WHERE guild = $1 AND ended_at >= $2 AND (ended_at, table_id) < ($3, $4) AND rated_group = $5"
    )
    day = result.ended.date().isoformat()
    ((games,),) = await transaction.rows(same, result.guild, day, *moment, result.group)
    return int(games)


async def _keep(transaction: Transaction, guild: GuildId, name: str, ladder: results.Ladder) -> None:
    rows: list[tuple[Any, ...]] = [
        (guild, name, int(in_teams), person, now.mean, now.sigma, now.games)
        for in_teams, ratings in ladder.ratings.items()
        for person, now in ratings.items()
    ]
    sql = (
        "INSERT INTO ratings (guild, season, in_teams, person, mean, sigma, games) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        " ON CONFLICT (guild, season, in_teams, person)"
        " DO UPDATE SET mean = excluded.mean, sigma = excluded.sigma, games = excluded.games"
    )
    met = (
        "INSERT INTO rated_against (guild, season, in_teams, person, opponent) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT (guild, season, in_teams, person, opponent) DO NOTHING"
    )
    if rows:
        await transaction.run_many(sql, rows)
    if ladder.met:
        await transaction.run_many(met, [(guild, name, int(in_teams), *two) for in_teams, *two in sorted(ladder.met)])


async def _until(transaction: Transaction, guild: GuildId, moment: tuple[str, int]) -> None:
    sql = "UPDATE rated_until SET ended_at = $2, table_id = $3 WHERE guild = $1"
    await transaction.rows(sql, guild, *moment)


class StoredResults(Stored):
    """The results in a database."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        super().__init__(database)
        self._log = StoredLog(database)

    async def uncounted(self) -> list[tuple[TableId, GuildId]]:
        """Return the ended tables that were not counted yet, with their servers, in the order in which they ended."""
        sql = "SELECT table_id, guild FROM uncounted ORDER BY at, table_id"
        return [(TableId(table_id), GuildId(guild)) for table_id, guild in await self._database.rows(sql)]

    async def count(self, table_id: TableId, *, rates: bool = True) -> results.Result | None:
        """Compute and save the result of a game, unless that was done; return None if it was not played to its end.

        Args:
            table_id: its table.
            rates: update the ratings of its server; if False, the caller has to compute them again.

        Raises:
            LogError: this version cannot read its log.
        """
        table = await asyncio.to_thread(replay, await self._log.read(table_id))
        result = results.result_of(table)

        async def save(transaction: Transaction) -> None:
            done = "DELETE FROM uncounted WHERE table_id = $1 RETURNING table_id"
            if not await transaction.rows(done, table_id):
                return
            pack_at = None if table.final_from is None else moment_text(table.final_from)
            # A packed log can no longer be resumed, even if its game is counted again.
            ended = (
                "UPDATE tables SET ended_at = $2, pack_at = $3 WHERE id = $1"
                " AND NOT EXISTS (SELECT 1 FROM packed WHERE table_id = id)"
            )
            await transaction.rows(ended, table_id, moment_text(table.at), pack_at)
            if result is not None:
                await save_result(transaction, table_id, result, rates=rates)
            if table.game is not None and table.stage is Stage.FINISHED:
                guesses = await guesses_at(transaction, table_id)
                points = scored(table.rules, table.game.history, table.game.finished, guesses)
                await save_points(transaction, table_id, points)

        await self._database.transact(save, lasting=False)
        return result


async def save_result(
    transaction: Transaction, table_id: TableId, result: results.Result, *, rates: bool = True
) -> None:
    """Save a result and what follows from it, without ratings unless it ``rates``.

    A game may have been counted as lost by absence before it was resumed: the new result replaces that one.
    """
    data = results.RESULT_JSON.write(result)
    ended = moment_text(result.ended)
    follows = result.series.follows if result.series is not None and result.is_over else None
    group = result.group if result.rated else None
    before = await transaction.rows("DELETE FROM results WHERE table_id = $1 RETURNING table_id", table_id)
    insert = (
        "INSERT INTO results (table_id, guild, ended_at, data, follows, rated_group) VALUES ($1, $2, $3, $4, $5, $6)"
    )
    await transaction.rows(insert, table_id, result.guild, ended, data, follows, group)
    await save_participations(transaction, table_id, result)
    if before:
        await recompute_ratings(transaction, result.guild)
    elif rates:
        await rate(transaction, table_id, result)


class StoredOldGames(Stored):
    """The old games in a database."""

    def __init__(self, database: Database) -> None:
        """Pack them in this database, and delete them from it."""
        super().__init__(database)
        self._log = StoredLog(database)

    async def to_pack(self, now: datetime, most: int) -> list[tuple[TableId, GuildId]]:
        """Return tables that are over for good and not packed, at most ``most``, with their servers."""
        rows = await self._database.rows(TO_PACK, moment_text(now), most)
        return [(TableId(table_id), GuildId(guild)) for table_id, guild in rows]

    async def pack(self, table_id: TableId) -> bool:
        """Pack the log of a table that is over for good; if it is not, or entries are missing, return False.

        Raises:
            LogError: part of it is packed and cannot be unpacked.
        """
        rows = await self._log.rows(table_id)
        data = await asyncio.to_thread(packed, rows)
        is_whole = [row[0] for row in rows] == list(range(1, len(rows) + 1)) and unpacked(data) == rows

        async def replace(transaction: Transaction) -> bool:
            count = "UPDATE tables SET pack_at = NULL WHERE id = $1 AND pack_at IS NOT NULL RETURNING entries"
            if await transaction.rows(count, table_id) != [(len(rows),)] or not is_whole:
                return False
            await transaction.rows(_PACK, table_id, data)
            await transaction.rows("DELETE FROM entries WHERE table_id = $1", table_id)
            return True

        return await self._database.transact(replace, lasting=False)

    async def forget(self, before: datetime, most: int) -> int:
        """Delete tables that ended before a moment, the oldest first, at most ``most``; return their number.

        Only counted games are deleted: the result of a game is the checkpoint from which all else can be computed.
        """

        async def delete(transaction: Transaction) -> int:
            found = await transaction.rows(OLD, moment_text(before), most)
            for table_id in found:
                for sql in DELETE_TABLE:
                    await transaction.rows(sql, *table_id)
            return len(found)

        return await self._database.transact(delete, lasting=False)


TO_PACK: Final = "SELECT id, guild FROM tables WHERE pack_at <= $1 ORDER BY pack_at, id LIMIT $2"

_PACK: Final = (
    "INSERT INTO packed (table_id, entries) VALUES ($1, $2)"
    " ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries"
)

OLD: Final = (
    "SELECT id FROM tables WHERE ended_at < $1"
    " AND id NOT IN (SELECT table_id FROM uncounted) ORDER BY ended_at, id LIMIT $2"
)

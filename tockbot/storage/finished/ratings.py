"""How well people play: kept by server, and carried on game by game in the order in which they ended.

Each server has a ladder for all time, and one for each season, which begins from nothing and knows its games alone.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tockbot.results import Ladder, Rating, Result, Season, read_result, season_at
from tockbot.storage.engines.engine import Transaction
from tockbot.storage.moments import moment_text
from tockbot.tables import GuildId, TableId

AT_A_TIME: Final = 500
"""So many results are read at a time where ratings are worked out anew."""


def ladder_of(season: Season | None) -> str:
    """How the ladder of a season is written in a row, or with None that for all time."""
    return "" if season is None else season.name


async def rate(transaction: Transaction, table_id: TableId, result: Result) -> None:
    """Carry a server's ratings on by a result that was just kept; where it ended before others, from the beginning.

    Raises:
        ResultError: there is a result that this version cannot read.
    """
    guild, moment = result.guild, (moment_text(result.ended), int(table_id))
    ended, last = await _hold(transaction, guild)
    if not ended or (ended, last) > moment:
        await _work_out(transaction, guild)
        return
    if result.rated:
        games = await _played_that_day(transaction, result, moment)
        for name in _ladders_of(result):
            ladder = await _known(transaction, result, name)
            ladder.games[result.ended.date(), result.group] = games
            ladder.go_on(result)
            await _keep(transaction, guild, name, ladder)
    await _until(transaction, guild, moment)


def _ladders_of(result: Result) -> tuple[str, str]:
    """The ladders that a result carries on."""
    return ladder_of(None), ladder_of(season_at(result.ended))


async def rate_anew(transaction: Transaction, guild: GuildId) -> None:
    """Work a server's ratings out from all its results.

    Raises:
        ResultError: there is one that this version cannot read.
    """
    await _hold(transaction, guild)
    await _work_out(transaction, guild)


async def _hold(transaction: Transaction, guild: GuildId) -> tuple[str, int]:
    """Up to which game a server is rated; whoever else rates it waits from now on."""
    hold = (
        "INSERT INTO rated_until (guild, ended_at, table_id) VALUES ($1, '', 0)"
        " ON CONFLICT (guild) DO UPDATE SET guild = excluded.guild RETURNING ended_at, table_id"
    )
    ((ended, last),) = await transaction.rows(hold, guild)
    return ended, last


async def _work_out(transaction: Transaction, guild: GuildId) -> None:
    await transaction.rows("DELETE FROM ratings WHERE guild = $1", guild)
    await transaction.rows("DELETE FROM rated_against WHERE guild = $1", guild)
    ladders: defaultdict[str, Ladder] = defaultdict(Ladder)
    moment = ("", 0)
    page = (
        "SELECT ended_at, table_id, data FROM results WHERE guild = $1 AND (ended_at, table_id) > ($2, $3)"  # noqa: S608 - a number of this file
        f" ORDER BY ended_at, table_id LIMIT {AT_A_TIME}"
    )
    while rows := await transaction.rows(page, guild, *moment):
        await asyncio.to_thread(_go_on, ladders, [data for _, _, data in rows])
        moment = (rows[-1][0], rows[-1][1])
    for name, ladder in ladders.items():
        await _keep(transaction, guild, name, ladder)
    await _until(transaction, guild, moment)


def _go_on(ladders: Mapping[str, Ladder], data: Sequence[str]) -> None:
    for text in data:
        result = read_result(json.loads(text))
        for name in _ladders_of(result):
            ladders[name].go_on(result)


async def _known(transaction: Transaction, result: Result, name: str) -> Ladder:
    """As much of a server's ladder as a game asks for, but for how many the same people played that day."""
    ladder = Ladder()
    sql = "SELECT mean, sigma, games FROM ratings WHERE guild = $1 AND season = $2 AND in_teams = $3 AND person = $4"
    for person in result.people:
        for row in await transaction.rows(sql, result.guild, name, int(result.in_teams), person):
            ladder.ratings[result.in_teams][person] = Rating(*row)
    return ladder


async def _played_that_day(transaction: Transaction, result: Result, moment: tuple[str, int]) -> int:
    """How many rated games the people of a game that ended at a moment had played that day before."""
    same = (
        "SELECT count(*) FROM results"
        " WHERE guild = $1 AND ended_at >= $2 AND (ended_at, table_id) < ($3, $4) AND rated_group = $5"
    )
    day = result.ended.date().isoformat()
    ((games,),) = await transaction.rows(same, result.guild, day, *moment, result.group)
    return int(games)


async def _keep(transaction: Transaction, guild: GuildId, name: str, ladder: Ladder) -> None:
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

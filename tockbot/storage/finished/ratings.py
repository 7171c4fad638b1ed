"""How well people play: kept by server, and carried on game by game in the order in which they ended."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any, Final

from tockbot.results import Rating, Result, is_rated, rated_after, rated_people, read_result
from tockbot.storage.engines.engine import Transaction
from tockbot.storage.moments import moment_text
from tockbot.tables import GuildId, PersonId, TableId

AT_A_TIME: Final = 500
"""So many results are read at a time where ratings are worked out anew."""

Ratings = dict[tuple[bool, PersonId], Rating]
"""By whether in teams, and by person."""


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
    if is_rated(result):
        before = await _ratings(transaction, result)
        await _keep(
            transaction, guild, {(result.in_teams, one): now for one, now in rated_after(result, before).items()}
        )
    await _until(transaction, guild, moment)


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
    ratings: Ratings = {}
    moment = ("", 0)
    page = (
        "SELECT ended_at, table_id, data FROM results WHERE guild = $1 AND (ended_at, table_id) > ($2, $3)"  # noqa: S608 - a number of this file
        f" ORDER BY ended_at, table_id LIMIT {AT_A_TIME}"
    )
    while rows := await transaction.rows(page, guild, *moment):
        await asyncio.to_thread(_carry_on, ratings, [data for _, _, data in rows])
        moment = (rows[-1][0], rows[-1][1])
    await _keep(transaction, guild, ratings)
    await _until(transaction, guild, moment)


def _carry_on(ratings: Ratings, data: Sequence[str]) -> None:
    for text in data:
        result = read_result(json.loads(text))
        if is_rated(result):
            known = {person: ratings.get((result.in_teams, person)) for person in rated_people(result)}
            before = {person: rating for person, rating in known.items() if rating is not None}
            ratings |= {(result.in_teams, one): now for one, now in rated_after(result, before).items()}


async def _ratings(transaction: Transaction, result: Result) -> dict[PersonId, Rating]:
    """The ratings of those who played a game."""
    found: dict[PersonId, Rating] = {}
    sql = "SELECT mean, sigma, games FROM ratings WHERE guild = $1 AND in_teams = $2 AND person = $3"
    for person in rated_people(result):
        for row in await transaction.rows(sql, result.guild, int(result.in_teams), person):
            found[person] = Rating(*row)
    return found


async def _keep(transaction: Transaction, guild: GuildId, ratings: Ratings) -> None:
    rows: list[tuple[Any, ...]] = [
        (guild, int(in_teams), person, now.mean, now.sigma, now.games) for (in_teams, person), now in ratings.items()
    ]
    sql = (
        "INSERT INTO ratings (guild, in_teams, person, mean, sigma, games) VALUES ($1, $2, $3, $4, $5, $6)"
        " ON CONFLICT (guild, in_teams, person)"
        " DO UPDATE SET mean = excluded.mean, sigma = excluded.sigma, games = excluded.games"
    )
    if rows:
        await transaction.run_many(sql, rows)


async def _until(transaction: Transaction, guild: GuildId, moment: tuple[str, int]) -> None:
    sql = "UPDATE rated_until SET ended_at = $2, table_id = $3 WHERE guild = $1"
    await transaction.rows(sql, guild, *moment)

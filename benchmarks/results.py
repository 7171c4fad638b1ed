"""Measure how long results and statistics take, on both databases: ``python -m benchmarks.results``.

Statistics are asked of a database with a hundred thousand games, made up row by row. Results are computed, and rebuilt,
from the logs of whole games.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tests.storage.places import Server
from tests.tables.live import MOMENT, LiveTable, started
from tockbot.bot.words import speaker
from tockbot.features.statistics import StatisticsView, statistics_screen
from tockbot.render import StatisticsScene, draw_statistics
from tockbot.results import FIGURES_JSON, Figures, Score, result_of, statistics_of
from tockbot.rules import table_rules
from tockbot.storage import (
    Database,
    DatabaseLocation,
    StoredLog,
    StoredResults,
    StoredStatistics,
    open_database,
    rebuild,
)
from tockbot.storage.engine import Transaction, moment_text
from tockbot.tables import GuildId, Person, PersonId, replay
from tools.arena import quantile

GAMES: Final = 100_000
SERVERS: Final = 100
PEOPLE: Final = 40
"""Number of people in each server; the first one plays in every other game, so the busiest person has many games."""

FIGURES: Final = Figures(hits_given=4, hits_taken=3, pawns_home=4, longest_walk=90)
AT_A_TIME: Final = 5_000
TIMES: Final = 20
LOGS: Final = 8
COPIES: Final = 8
"""Number of copies of each game, so that opening the database hardly counts."""


def main() -> None:
    """Measure both databases."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_measure("SQLite", Path(folder) / "games.sqlite3", Path(folder) / "logs.sqlite3"))
    server = Server()
    try:
        asyncio.run(_measure("PostgreSQL", server.new_database(), server.new_database()))
    finally:
        server.close()


async def _measure(engine: str, place: DatabaseLocation, logs: DatabaseLocation) -> None:
    database = await open_database(place)
    try:
        await _fill(database)
        statistics, guild, busiest = StoredStatistics(database), GuildId(1), PersonId(1)
        games = len(await statistics.games(busiest, guild))
        print(f"{engine}, {GAMES} games; the busiest person of a server played {games} of its {GAMES // SERVERS}")
        asked: dict[str, Callable[[], Awaitable[object]]] = {
            "/tock stats of the busiest, picture included": partial(_stats, statistics, busiest, guild),
            "/tock leaderboard, rating": partial(statistics.rated, guild, in_teams=True),
            "/tock leaderboard, the month": partial(statistics.scores, guild, MOMENT + timedelta(days=300)),
            "/tock leaderboard, pairs": partial(statistics.pairs, guild, MOMENT),
        }
        for what, ask in asked.items():
            took = sorted([await _timed(ask) for _ in range(TIMES)])
            spent = time.process_time()
            for _ in range(TIMES):
                await ask()
            spent = 1000 * (time.process_time() - spent) / TIMES
            print(f"  {what}: {quantile(took, 0.5):.1f} ms, at most {took[-1]:.1f}; {spent:.1f} of processor time")
    finally:
        await database.close()
    await _measure_logs(logs)


async def _stats(statistics: StoredStatistics, person: PersonId, guild: GuildId) -> None:
    """Do what the command does, except for Discord."""
    together = statistics_of(await statistics.games(person, guild))
    shown = await statistics.shown([one for one, _ in together.by_partner[:8]])
    partners: list[tuple[Person, Score]] = [(shown[one], score) for one, score in together.by_partner if one in shown]
    teams, alone = [await statistics.rating(person, guild, in_teams=in_teams) for in_teams in (True, False)]
    content = StatisticsView(Person(person, None, "Anna"), together, tuple(partners[:4]), teams, alone)
    picture = statistics_screen(speaker("en"), content, here=True).picture
    if picture is not None and isinstance(picture.scene, StatisticsScene):
        await asyncio.to_thread(draw_statistics, picture.scene)


async def _timed(ask: Callable[[], Awaitable[object]]) -> float:
    began = time.perf_counter()
    await ask()
    return 1000 * (time.perf_counter() - began)


async def _fill(database: Database) -> None:
    rng = Random(1)

    async def people(transaction: Transaction) -> None:
        sql = "INSERT INTO people (id, user_id, name) VALUES ($1, $1, $2)"
        await transaction.run_many(sql, [(one, f"Person {one}") for one in range(1, SERVERS * PEOPLE + 1)])
        rated = "INSERT INTO ratings (guild, in_teams, person, mean, sigma, games) VALUES ($1, 1, $2, $3, 100000, 99)"
        rows = [
            (1 + (one - 1) // PEOPLE, one, rng.randrange(700_000, 1_300_000)) for one in range(1, SERVERS * PEOPLE + 1)
        ]
        await transaction.run_many(rated, rows)
        met = "INSERT INTO rated_against (guild, in_teams, person, opponent) VALUES ($1, 1, $2, $3)"
        neighbours = [(guild, one, one + by) for guild, one, _ in rows for by in range(1, PEOPLE // 2)]
        await transaction.run_many(met, neighbours)

    await database.transact(people)
    for first in range(0, GAMES, AT_A_TIME):
        results, played = [], []
        for number in range(first + 1, first + AT_A_TIME + 1):
            guild = 1 + number % SERVERS
            base = (guild - 1) * PEOPLE
            seats = rng.sample(range(base + 2, base + PEOPLE + 1), 4)
            if number // SERVERS % 2:
                seats[0] = base + 1
            ended = moment_text(MOMENT + timedelta(minutes=5 * number))
            results.append((number, guild, ended))
            played += [
                (
                    person,
                    guild,
                    ended,
                    number,
                    seats[(seat + 2) % 4],
                    1 + seat % 2,
                    FIGURES_JSON.write(replace(FIGURES, entered=rng.choice(["KKA", "A*", "KKKAA"]))),
                )
                for seat, person in enumerate(seats)
            ]
        await database.transact(partial(_save, results=results, played=played))


async def _save(
    transaction: Transaction,
    results: list[tuple[int, int, str]],
    played: list[tuple[int, int, str, int, int, int, str]],
) -> None:
    sql = "INSERT INTO results (table_id, guild, ended_at, data) VALUES ($1, $2, $3, '{}')"
    await transaction.run_many(sql, results)
    sql = (
        "INSERT INTO participations (person, guild, ended_at, table_id, ruleset, in_teams, players, partner, place,"
        " turns, missed, figures)"
        " VALUES ($1, $2, $3, $4, 'swiss', 1, 4, $5, $6, 50, 1, $7)"
    )
    await transaction.run_many(sql, played)


def _whole_game(seed: int) -> LiveTable:
    live = started(table_rules("swiss", 4), bytes([seed]) * 32)
    live.finish(Random(seed))
    return live


async def _measure_logs(place: DatabaseLocation) -> None:
    lives = [_whole_game(seed) for seed in range(LOGS)]
    database = await open_database(place)
    try:
        log = StoredLog(database)
        for live in lives * COPIES:
            table_id = await log.open(live.entries[:1])
            if table_id is not None:
                await log.append(table_id, live.entries[1:], ends=True)
        results = StoredResults(database)
        began = time.process_time()
        for table_id, _ in await results.uncounted():
            await results.count(table_id)
        each = (time.process_time() - began) / (LOGS * COPIES)
    finally:
        await database.close()
    began = time.process_time()
    for live in lives:
        result_of(replay(live.entries))
    alone = (time.process_time() - began) / LOGS
    began = time.process_time()
    await rebuild(place, lambda *_: None)
    again = (time.process_time() - began) / (LOGS * COPIES)
    entries = sum(len(live.entries) for live in lives) / LOGS
    print(
        f"  a game of {entries:.0f} entries, processor time: counted in {1000 * each:.1f} ms, of which the projection"
    )
    print(f"  takes {1000 * alone:.1f}; rebuilt at {1 / again:.0f} games per second")


if __name__ == "__main__":
    main()

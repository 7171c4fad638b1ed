"""What an append costs on a Citus beside a plain PostgreSQL, in turns: ``python -m benchmarks.distributed``.

Both write to the disk of this machine: the plain database is one of the coordinator's, the tables of the other lie
on two workers. A ratio is that of the medians.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from statistics import median, quantiles
from time import perf_counter

from tests.storage.clusters import Cluster
from tests.storage.places import outside
from tests.tables.live import HOST, MOMENT, opening_of
from tockbot.rules import table_rules
from tockbot.storage import StoredLog, open_database
from tockbot.tables import Entry, Left, TableId

FOUR = table_rules("swiss", 4)
APPENDS = 1000
TABLES = 8


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.distributed", description=__doc__)
    parser.add_argument("--appends", type=int, default=APPENDS)
    appends = parser.parse_args(arguments).appends
    cluster = Cluster(settings=())
    try:
        outside(cluster.nodes[0].address("postgres"), "CREATE DATABASE plain")
        places = {"PostgreSQL": cluster.nodes[0].address("plain"), "Citus": cluster.new_database()}
        found = asyncio.run(_measured(places, appends))
    finally:
        cluster.close()
    for name, seconds in found.items():
        last = quantiles(seconds, n=100)[98]
        print(f"{name:<12} median {1000 * median(seconds):6.2f} ms   99th percentile {1000 * last:6.2f} ms")
    print(f"Citus takes {median(found['Citus']) / median(found['PostgreSQL']):.2f} times as long")


async def _measured(places: dict[str, str], appends: int) -> dict[str, list[float]]:
    opened = {name: await open_database(address) for name, address in places.items()}
    logs = {name: StoredLog(database) for name, database in opened.items()}
    found: dict[str, list[float]] = {name: [] for name in places}
    tables = {name: [await _table(log, channel) for channel in range(TABLES)] for name, log in logs.items()}
    for number in range(2, 2 + appends // TABLES):
        for place in range(TABLES):
            for name, log in logs.items():
                entry = Entry(number, MOMENT, HOST, Left(FOUR.seats[0]))
                began = perf_counter()
                await log.append(tables[name][place], [entry], ends=False)
                found[name].append(perf_counter() - began)
    for database in opened.values():
        await database.close()
    return found


async def _table(log: StoredLog, channel: int) -> TableId:
    table_id = await log.open([Entry(1, MOMENT, HOST, opening_of(FOUR, channel))])
    if table_id is None:
        raise RuntimeError("the channel has a table")
    return table_id


if __name__ == "__main__":
    main()

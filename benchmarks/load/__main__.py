"""Measure the real bot over HTTP and WebSocket, with many tables: ``python -m benchmarks.load --help``.

Four people sit at each table in the middle of a game and play random moves in direct messages, one play every few
seconds per table. With ``--in-channel`` they play in the channel, where every player first opens their hand. With
``--computers`` one person plays against three hard computer players, from the first deal on. The bot runs in processes
of its own against the loopback, which is in this process, with Discord's limits. ``--against`` measures another
checkout's bot in turns with this one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import socket
import tempfile
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import aiohttp

from benchmarks.load.people import NAMES, Seen, Table, open_hands, save_games
from loopback import Bot, Launcher, Loopback
from loopback.bots import ROOT
from tests.storage.places import Server, outside
from tockbot.storage import DatabaseLocation
from tools.arena import quantile

QUIET_SECONDS: Final = 3.0
"""Seconds without a request after which the bot has nothing left to do."""

MAX_BEHIND: Final = 120.0

MAX_WAITING: Final = 300.0
"""Maximum time in seconds until all tables are shown."""

SYNCED: Final = re.compile(r"^tockbot_database_synced_total ([\d.e+]+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Load:
    """The load on the bot.

    Attributes:
        tables: number of tables.
        pace: seconds between two plays at a table.
        seconds: duration of the measurement.
        processes: number of the bot's processes.
        people: number of people at a table; the other seats have hard computer players.
        in_channel: whether hands are shown in the channel.
    """

    tables: int
    pace: float
    seconds: float
    processes: int = 1
    people: int = len(NAMES)
    in_channel: bool = False


def main() -> None:
    """Read the arguments, measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 30], help="numbers of tables, one after the other")
    parser.add_argument("--pace", type=float, default=30.0, help="seconds between two plays at a table")
    parser.add_argument("--seconds", type=float, default=90.0, help="duration of each measurement")
    parser.add_argument("--processes", type=int, default=1, help="processes of the bot; more than one needs PostgreSQL")
    parser.add_argument(
        "--database", choices=("sqlite", "postgresql"), default="sqlite", help="postgresql is started for this"
    )
    parser.add_argument("--computers", action="store_true", help="one person per table against three hard players")
    parser.add_argument("--in-channel", action="store_true", help="show all hands in the channel")
    parser.add_argument("--against", type=Path, help="another checkout, measured in turns with this one")
    parser.add_argument("--against-by-message", action="store_true", help="the other bot shows hands by direct message")
    parser.add_argument("--turns", type=int, default=1, help="number of measurements of each")
    given = parser.parse_args()
    if given.processes > 1 and given.database == "sqlite":
        parser.error("several processes need --database postgresql")
    loads = ", ".join(f"{average:.1f}" for average in os.getloadavg())
    print(f"load of the machine before: {loads}; processors: {os.cpu_count()}")
    roots = [root.resolve() for root in (given.against, ROOT) if root is not None]
    for tables in given.tables:
        load = Load(
            tables, given.pace, given.seconds, given.processes, 1 if given.computers else len(NAMES), given.in_channel
        )
        theirs = replace(load, in_channel=load.in_channel and not given.against_by_message)
        turns = [
            [_measured(load if root == ROOT else theirs, root, given.database) for root in roots]
            for _ in range(given.turns)
        ]
        if given.against is not None:
            parts = ", ".join(f"{ours / other:.2f}" for other, ours in turns)
            print(f"\n{tables} tables, processor time per play as a share of that of {given.against}: {parts}")


def _measured(load: Load, root: Path, database: str) -> float:
    """Measure a checkout's bot with a new database, and return the milliseconds of processor time per play."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "bot.log"
        if database != "postgresql":
            return asyncio.run(measure(load, Path(folder) / "load.sqlite3", log, root))
        server = Server()
        try:
            return asyncio.run(measure(load, server.new_database(), log, root))
        finally:
            server.close()


async def measure(load: Load, place: DatabaseLocation, log: Path, root: Path) -> float:
    """Start a checkout's bot on games in progress, let people play, and print the results.

    Returns:
        Milliseconds of processor time per play.
    """
    loopback, seen = Loopback(), Seen()
    await loopback.start()
    tables = [Table.new(loopback, number, load.people, in_channel=load.in_channel) for number in range(load.tables)]
    await save_games(root, place, tables)
    launcher = Launcher(loopback, root)
    settings = {"TOCKBOT_LOG_LEVEL": "WARNING", "TOCKBOT_SHARDS": str(load.processes)}
    ports = [free_port() for _ in range(load.processes)]
    bots = [await launcher.start(place, log, {**settings, "TOCKBOT_METRICS_PORT": str(port)}) for port in ports]
    async with contextlib.AsyncExitStack() as closing:
        closing.push_async_callback(loopback.stop)
        closing.push_async_callback(launcher.close)
        closing.push_async_callback(_stop, bots)
        await _shared_out(place, load.processes)
        # The first table allocates what all of them need.
        await _until(lambda: any(table.is_shown for table in tables))
        one, others = _memory(bots), sum(not table.is_shown for table in tables)
        await _until(lambda: all(table.is_shown for table in tables))
        await _quiet(loopback)
        if load.in_channel:
            await open_hands(tables)
            await _quiet(loopback)
        memory = (_memory(bots) - one) / max(1, others)
        loopback.listeners.append(seen.message)
        before = await _Count.now(loopback, bots, ports)
        playing = [asyncio.create_task(table.play_on(load.pace, seen)) for table in tables]
        await asyncio.sleep(load.seconds)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        behind = await _quiet(loopback)
        used = (await _Count.now(loopback, bots, ports)).since(before)
    print(f"\n{root.name}: ", end="")
    _print(load, seen, used, behind, memory)
    for refusal in dict.fromkeys(loopback.refusals):
        print(f"    refused: {refusal}")
    _print_log(log)
    return 1000 * used.bot / max(1, seen.plays)


async def _until(check: Callable[[], bool]) -> None:
    """Wait until a condition holds; with hundreds of tables one check takes time."""
    async with asyncio.timeout(MAX_WAITING):
        while not check():  # noqa: ASYNC110 - the bot changes it, which sets no event
            await asyncio.sleep(0.5)


async def _quiet(loopback: Loopback) -> float:
    """Wait until the bot sends no more requests, and return for how many seconds it went on."""
    began = last = time.perf_counter()
    asked = loopback.requests.total()
    while time.perf_counter() - last < QUIET_SECONDS and last - began < MAX_BEHIND:
        await asyncio.sleep(0.05)
        if loopback.requests.total() != asked:
            asked, last = loopback.requests.total(), time.perf_counter()
    return last - began


async def _shared_out(place: DatabaseLocation, processes: int) -> None:
    """Wait until each of several processes has its share of the work."""
    sql = "SELECT count(DISTINCT owner) FROM shards WHERE owner <> ''"
    async with asyncio.timeout(60):
        while processes > 1 and await asyncio.to_thread(outside, place, sql) != [(processes,)]:  # noqa: ASYNC110 - others change it
            await asyncio.sleep(0.2)


def _memory(bots: Sequence[Bot]) -> int:
    return sum(bot.memory() for bot in bots)


async def _stop(bots: Sequence[Bot]) -> None:
    for bot in bots:
        bot.ask_to_stop()
    for bot in bots:
        await bot.ended()


@dataclass(frozen=True, slots=True)
class _Count:
    """Usage up to a moment: processor seconds, requests, transactions."""

    bot: float
    loopback: float
    counted: int
    all_requests: int
    too_many: int
    synced: float

    @classmethod
    async def now(cls, loopback: Loopback, bots: Sequence[Bot], ports: Sequence[int]) -> _Count:
        return cls(
            sum(bot.processor_seconds() for bot in bots),
            time.process_time(),
            loopback.counted,
            loopback.requests.total(),
            loopback.rates.refused,
            await synced(ports),
        )

    def since(self, before: _Count) -> _Count:
        return _Count(
            self.bot - before.bot,
            self.loopback - before.loopback,
            self.counted - before.counted,
            self.all_requests - before.all_requests,
            self.too_many - before.too_many,
            self.synced - before.synced,
        )


def _print(load: Load, seen: Seen, used: _Count, behind: float, memory: float) -> None:
    plays = max(1, seen.plays)
    answers = [press.answered_after for press in seen.presses if press.answered_after is not None]
    screens = [press.shown_after for press in seen.presses if press.shown_after is not None]
    loads = ", ".join(f"{average:.1f}" for average in os.getloadavg())
    print(f"{load.tables} tables, a play every {load.pace:g} s each, {load.seconds:g} s, processes {load.processes};")
    print(f"  hands {'in the channel' if load.in_channel else 'by direct message'};")
    print(f"  load of the machine {loads}")
    print(f"  plays {seen.plays}, presses {len(seen.presses)}, unanswered {seen.unanswered}, changed {seen.changed}")
    for what, times in (("answer", answers), ("screen", screens), ("board", seen.boards)):
        print(f"  {what:7} {_times(times)}")
    print(f"  processor per play: bot {1000 * used.bot / plays:.1f} ms, loopback {1000 * used.loopback / plays:.1f} ms")
    each = f"{used.counted / plays:.2f} counted, {used.all_requests / plays:.2f} in all"
    print(f"  requests per play: {each}; refused as too many: {used.too_many}")
    print(f"  transactions per play: {used.synced / plays:.2f}")
    print(f"  memory per table after the first: {memory / 2**20:.2f} MiB")
    print(f"  delay at the end: {behind:.1f} s, boards never shown {sum(map(len, seen.waiting.values()))}")


def _print_log(log: Path) -> None:
    """Print each distinct line of the bot's log once."""
    for line in dict.fromkeys(line[20:] for line in log.read_text().splitlines()):
        print(f"    log: {line}")


def _times(times: list[float]) -> str:
    if not times:
        return "none"
    ordered = sorted(times)
    shown = [f"{name} {1000 * quantile(ordered, part):.0f} ms" for name, part in (("p50", 0.5), ("p99", 0.99))]
    return f"{', '.join(shown)}, most {1000 * ordered[-1]:.0f} ms, of {len(ordered)}"


def free_port() -> int:
    """Return a free port."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


async def synced(ports: Collection[int]) -> float:
    """Return the number of durable transactions of the database, from the metrics of all bots at these ports."""
    count = 0.0
    async with aiohttp.ClientSession() as session:
        for port in ports:
            async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                found = SYNCED.search(await answer.text())
                count += 0.0 if found is None else float(found[1])
    return count


if __name__ == "__main__":
    main()

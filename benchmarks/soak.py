"""Measure whether the bot's memory grows, table after table: ``python -m benchmarks.soak --help``.

Tables are opened and ended over the wire, every fifth after its game has begun. The bot's memory is printed after each
fifth of them; a leak shows as a slope that does not flatten.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import tempfile
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from loopback import Channel, Interaction, Launcher, Loopback, Message, Person, Rates
from tests.wire.player import offered
from tockbot.bot.shared_presses import EndTable

TABLES_EACH: Final = 5
"""Number of tables that one person may open in a row."""

AT_ONCE: Final = 6
"""Number of tables opened and ended at the same time."""

LOOKS: Final = 5

TIMEOUT_SECONDS: Final = 30.0
"""Seconds until an answer must arrive."""


def main() -> None:
    """Read the number of tables, open and end them, and print the bot's memory."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000, help="number of tables")
    tables = parser.parse_args().tables
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(soak(tables, Path(folder)))


async def soak(tables: int, folder: Path) -> None:
    """Open and end this many tables, and print the bot's memory now and then."""
    # Discord's rate limit is not the subject here.
    loopback = Loopback(rates=Rates(a_second=0, buckets={}))
    await loopback.start()
    hosts = [_host(loopback, number) for number in range(-(-tables // TABLES_EACH))]
    log = folder / "bot.log"
    launcher = Launcher(loopback)
    bot = await launcher.start(folder / "soak.sqlite3", log, {"TOCKBOT_LOG_LEVEL": "WARNING"})
    async with contextlib.AsyncExitStack() as closing:
        closing.push_async_callback(loopback.stop)
        closing.push_async_callback(launcher.close)
        closing.push_async_callback(bot.ended)
        closing.callback(bot.ask_to_stop)
        await loopback.until(lambda: loopback.routes.commands and loopback.gateway.connected(), 60)
        print(f"load of the machine: {os.getloadavg()[0]:.1f}; {bot.memory() / 2**20:.0f} MiB before the first table")
        some = asyncio.Semaphore(AT_ONCE)
        for look in range(LOOKS):
            now = hosts[look * len(hosts) // LOOKS : (look + 1) * len(hosts) // LOOKS]
            await asyncio.gather(*(_tables_of(loopback, some, host) for host in now))
            opened = (look + 1) * len(hosts) // LOOKS * TABLES_EACH
            print(f"after {opened:5} tables: {bot.memory() / 2**20:.0f} MiB", flush=True)
    for line in dict.fromkeys(line[20:] for line in log.read_text().splitlines()):
        print(f"    log: {line}")


@dataclass(frozen=True, slots=True)
class Host:
    """A person who opens tables, with the channels for them in a server of their own."""

    person: Person
    channels: tuple[Channel, ...]


def _host(loopback: Loopback, number: int) -> Host:
    person = Person(loopback, f"Player {number}")
    guild = loopback.world.add_guild(f"Club {number}", [person.user])
    return Host(person, tuple(loopback.world.add_channel(guild, "tock") for _ in range(TABLES_EACH)))


async def _tables_of(loopback: Loopback, some: asyncio.Semaphore, host: Host) -> None:
    """Let a person open and end their tables, one after the other; in the first a game begins."""
    async with some:
        for number, channel in enumerate(host.channels):
            begin = () if number else ("tock seat computer",) * 3 + ("tock start",)
            for words in ("tock new", *begin, "tock end"):
                await _shown(await host.person.type_command(channel, words))
            await loopback.until(partial(_asked, host.person, channel), TIMEOUT_SECONDS)
            message, custom_id = _asked(host.person, channel)[0]
            await _shown(await host.person.press(message, custom_id))


async def _shown(interaction: Interaction) -> None:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        await interaction.shown.wait()


def _asked(person: Person, channel: Channel) -> list[tuple[Message, str]]:
    """Return the message that asks the person to confirm the end, and the button that confirms it."""
    return [
        (message, custom_id)
        for message in person.sees(channel)
        for press, (custom_id, _) in offered(message).items()
        if isinstance(press, EndTable)
    ]


if __name__ == "__main__":
    main()

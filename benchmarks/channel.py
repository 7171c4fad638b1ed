"""Measure how many Discord requests a table needs at people's pace: ``python -m benchmarks.channel --help``.

The real bot plays against the loopback with Discord's limits, in real time, from the start of a game. If hands are
shown in the channel, every player opens theirs once; from then on there is one press on the board every quarter of an
hour. Someone chats after every fifth play. The counts come from the bot's own metrics.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

import aiohttp

from benchmarks.load.__main__ import free_port
from loopback import Channel, Interaction, Launcher, Loopback, Message, NoAnswerError, NotThereError, Person
from tests.wire.player import Player, offered, shown, text_of, who_plays
from tockbot.rules import table_rules
from tockbot.service import Tables
from tockbot.storage import DatabaseLocation, StoredLog, StoredPeople, open_database
from tockbot.tables import Actor, ChannelId, GuildId, Opened, UserId, commands

NAMES: Final = ("Anna", "Bruno", "Chloé", "Dario")
CHAT_EVERY: Final = 5
PRESS_EVERY: Final = 15 * 60.0
LOOK_SECONDS: Final = 0.2
LOOKED_AT_SECONDS: Final = 3.0
"""Seconds for which people look at a new board before they press."""

COUNTED: Final = re.compile(
    r'^tockbot_discord_requests_total\{method="(\w+)",route="/?((?:channels|users/@me/channels)[^"]*)".*\} ([\d.e+]+)$',
    re.MULTILINE,
)
"""The bot's metrics of requests that count towards Discord's rate limit, without those of its own start."""


def main() -> None:
    """Read the arguments, play, and print the costs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=4, help="number of people; the other seats have computer players")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=15.0, help="seconds between two plays by people")
    parser.add_argument("--by-message", action="store_true", help="hands come by direct message")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_measure(Path(folder), given))


async def _measure(folder: Path, given: argparse.Namespace) -> None:
    """Play a game from its start, and print the costs."""
    in_channel: bool = not given.by_message
    loopback, place = Loopback(), folder / "t.sqlite3"
    await loopback.start()
    people = [Person(loopback, name) for name in NAMES[: given.people]]
    guild = loopback.world.add_guild("Club", [person.user for person in people])
    channel = loopback.world.add_channel(guild, "tock")
    await _begin(place, channel, people, in_channel=in_channel)
    launcher, port = Launcher(loopback), free_port()
    settings = {"TOCKBOT_LOG_LEVEL": "INFO", "TOCKBOT_METRICS_PORT": str(port)}
    bot = await launcher.start(place, folder / "bot.log", settings)
    luck = Random(1)
    players = [Player(loopback, person, channel, luck, in_channel=in_channel) for person in people]
    table = _Table(loopback, channel, players, given.pace)
    try:
        await loopback.until(lambda: any("round" in text_of(one) for one in table.boards()))
        await asyncio.sleep(LOOKED_AT_SECONDS)
        await table.play(60 * given.minutes)
        _print(table, await _counted(port), in_channel=in_channel)
    finally:
        bot.ask_to_stop()
        await bot.ended()
        await launcher.close()
        await loopback.stop()
    for line, times in Counter(line[20:] for line in (folder / "bot.log").read_text().splitlines()).items():
        print(f"    log, {times} times: {line}")


class _Table:
    """A table and its people, who play in turns.

    Attributes:
        players: the people.
        plays: number of presses that settled a turn.
        presses: all presses.
        on_board: number of presses on the board.
        unanswered: number of presses that the bot did not answer.
        most_boards: maximum number of boards in the channel, checked after each play.
    """

    def __init__(self, loopback: Loopback, channel: Channel, players: Sequence[Player], pace: float) -> None:
        self.players = players
        self.plays = self.on_board = self.unanswered = self.most_boards = 0
        self.presses: list[Interaction] = []
        self._loopback = loopback
        self._channel = channel
        self._pace = pace

    def boards(self) -> list[Message]:
        """Return the messages in the channel with buttons for everyone."""
        return [one for one in self._channel.seen_by() if offered(one)]

    async def play(self, seconds: float) -> None:
        """Play for this long, or to the end of the game."""
        in_channel = self.players[0].in_channel
        for player in self.players if in_channel else ():
            await self._look(player)
        due = pressed = time.monotonic()
        ends = due + seconds
        while time.monotonic() < ends and not any("🏁" in text_of(one) for one in self.boards()):
            if in_channel and time.monotonic() - pressed >= PRESS_EVERY:
                pressed = time.monotonic()
                await self._look(self.players[0])
            await self._make_one_play(ends)
            self.most_boards = max(self.most_boards, len(self.boards()))
            if self.plays % CHAT_EVERY == 0:
                await self._loopback.say(self._channel, self.players[-1].person.id, "Well played")
            due = max(due + self._pace, time.monotonic())
            await asyncio.sleep(due - time.monotonic())

    async def _make_one_play(self, ends: float) -> None:
        while time.monotonic() < ends:
            player = who_plays(self.players)
            try:
                done = None if player is None else await player.play_at_random(self.presses)
            except NotThereError:
                # The screen has just changed.
                done = None
            except NoAnswerError:
                self.unanswered, done = self.unanswered + 1, None
            if done is not None:
                self.plays += 1
                await shown(done)
                return
            await asyncio.sleep(LOOK_SECONDS)

    async def _look(self, player: Player) -> None:
        done = await player.ask_for_hand()
        self.presses.append(done)
        self.on_board += 1
        await shown(done)


async def _begin(place: DatabaseLocation, channel: Channel, people: Sequence[Person], *, in_channel: bool) -> None:
    """Open a table and start its game as the bot would, with computer players on the remaining seats."""
    database = await open_database(place)
    book = StoredPeople(database)
    known = []
    for one in people:
        person = await book.meet(UserId(one.id), str(one.user["global_name"]), "en")
        await book.change(person.id, partial(replace, in_channel=in_channel, dm_channel=ChannelId(one.dm.id)))
        known.append(person)
    tables = Tables(StoredLog(database), book)
    where = GuildId(channel.guild or 0), ChannelId(channel.id)
    opened = Opened(*where, known[0].id, "en", table_rules("swiss", 4), sha256(b"channel").digest())
    table = await tables.open(opened, commands.join)
    for person in known[1:]:
        await tables.decide(table, Actor(person.id), commands.join)
    await tables.decide(table, Actor(known[0].id), commands.fill_and_start)
    await database.close()


async def _counted(port: int) -> Counter[str]:
    """Return the bot's own count of rate-limited requests, by route."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        text = await answer.text()
    found: Counter[str] = Counter()
    for method, route, number in COUNTED.findall(text):
        found[f"{method} {route}"] += int(float(number))
    return found


def _print(table: _Table, counted: Counter[str], *, in_channel: bool) -> None:
    people, plays = len(table.players), max(1, table.plays)
    where = "in the channel" if in_channel else "by direct message"
    print(f"{people} people, {len(NAMES) - people} computer players, hands {where}: {table.plays} plays by people")
    print(f"  counted by the bot: {counted.total()}, {counted.total() / plays:.2f} per play: {dict(counted)}")
    print(f"  presses per play: {len(table.presses) / plays:.2f}, presses on the board: {table.on_board}")
    print(f"  unanswered {table.unanswered}, boards at most {table.most_boards}")


if __name__ == "__main__":
    main()

"""A Discord server with the real bot in a process of its own, which can be killed, and what the database has stored."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial, reduce
from hashlib import sha256
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final, TypeVar

from loopback import Bot, Channel, Launcher, Loopback, Message, Person, Rates, walk
from loopback.server import TIMEOUT_SECONDS
from tests.wire.player import Player, labelled, text_of
from tockbot.bot.press import Press
from tockbot.bot.sending import by_name_at_discord
from tockbot.features.turn.turn import BuildSeven, Give, MakePlay, ShowCard
from tockbot.render import draw_emojis
from tockbot.rules import Position
from tockbot.service import Tables, shard_of
from tockbot.storage import (
    Database,
    DatabaseLocation,
    StorageError,
    StoredLog,
    StoredPeople,
    open_database,
    read_database,
)
from tockbot.tables import (
    NO_GUILD,
    Actor,
    ChannelId,
    Entry,
    GuildId,
    Opened,
    People,
    PersonId,
    PlaceKind,
    Stamp,
    Table,
    TableId,
    TableSeen,
    UserId,
    commands,
    fold,
    replay,
    see,
)

T = TypeVar("T")

NAMES: Final = ("Anna", "Bruno", "Chloé", "Dario")
TABLE: Final = TableId(1)
LOOK_SECONDS: Final = 0.02
QUIET_LOOK_SECONDS: Final = 0.05

MAX_BOARDS: Final = 3
"""Maximum number of boards if nothing fails: the previous, the next, and one of a process that lost its shard."""

OF_HAND: Final = re.compile(r"(A|10|[2-9]|J|Q|K|Joker)[^\w +]?(?: →| as | \(|$)")
"""Start of a card button's label: the card's number in the hand, and the card."""

UNHURRIED: Final = 60.0
"""Seconds that the bot may take to answer a press in tests that are not about Discord's three: machines may be busy."""


@dataclass
class House:
    """A Discord server, its people, and the bot.

    Attributes:
        loopback: the simulated Discord.
        launcher: starts the bot.
        place: database of the games.
        log: output of the bot.
        channels: channels of the tables, in the order of their ids.
        people: everyone, in the order of their seats.
        in_channel: seats of the players who get their cards in the channel.
        shards: number of parts into which the processes divide the work.
        is_new: the bot has neither a profile nor emojis at Discord yet, and draws them.
        bots: running processes.
        starts: number of started processes.
        promised: moments at which a person was shown that a press had settled a turn, and the person.
        pressed: moments in which a person pressed anything, and the person: they need no ping any more.
        unanswered: people whose last press got no answer: they look on their own.
        kills: number of kills of any kind.
        too_many: maximum number of boards in the channel beyond those that have a reason.
        shown_cards: each card of a hand that was shown, with the person, the moment and its position in the hand.
        shown_to_all: cards that were shown to everyone, which is a defect.
        lately: recent changes of messages and kills, printed if a test fails.
    """

    loopback: Loopback
    launcher: Launcher
    place: DatabaseLocation
    log: Path
    channels: list[Channel]
    people: list[Person]
    in_channel: Collection[int] = ()
    shards: int = 1
    is_new: bool = False
    bots: list[Bot] = field(default_factory=list)
    starts: int = 0
    promised: list[tuple[Stamp, Person]] = field(default_factory=list)
    pressed: set[tuple[Stamp, int]] = field(default_factory=set)
    unanswered: set[int] = field(default_factory=set)
    kills: int = 0
    too_many: int = 0
    shown_cards: set[tuple[int, Stamp, int, str]] = field(default_factory=set)
    shown_to_all: list[Press] = field(default_factory=list)
    lately: deque[str] = field(default_factory=partial(deque[str], maxlen=2000))
    _reading: Database | None = None
    _wrong_before: int = 0
    _table: Table | None = None
    _players: People = field(default_factory=dict)
    _seen: dict[PersonId | None, TableSeen] = field(default_factory=dict)

    @property
    def channel(self) -> Channel:
        """Return the channel of the first table."""
        return self.channels[0]

    async def start_bot(self) -> None:
        """Start a process of the bot, and wait until it works and receives events."""
        settings = {
            "TOCKBOT_LOG_LEVEL": "WARNING",
            "TOCKBOT_SHARDS": str(self.shards),
            "TOCKBOT_SET_UP_PROFILE": "yes" if self.is_new else "no",
        }
        bot = await self.launcher.start(self.place, self.log, settings)
        self.bots.append(bot)
        self.starts += 1

        reaches = self.loopback.gateway.reaches
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while not (self.loopback.routes.commands and reaches(self.channel.guild) and reaches(None)):
                assert bot.is_running, self.log.read_text()
                await asyncio.sleep(LOOK_SECONDS)
        if self.shards > 1:
            await self._until_known(bot)

    async def _until_known(self, bot: Bot) -> None:
        """Wait until the other processes know this one: a process that is starting exits if the database is down."""
        sql, name = "SELECT id FROM processes WHERE id LIKE $1", f"%/{bot.number}/%"
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while not await self._read(lambda database: database.rows(sql, name)):
                assert bot.is_running, self.log.read_text()
                await asyncio.sleep(LOOK_SECONDS)

    async def kill_bot(self, place: int = 0) -> None:
        """Kill one of the processes, as in a crash."""
        bot = self.bots.pop(place)
        assert bot.is_running, self.log.read_text()
        bot.kill()
        await bot.ended()
        if not self.bots:
            await self.loopback.until(lambda: not self.loopback.gateway.connected())

    async def stop_bots(self) -> None:
        """Ask all processes to stop, and wait for them."""
        for bot in self.bots:
            assert bot.is_running, self.log.read_text()
            bot.ask_to_stop()
        async with asyncio.timeout(TIMEOUT_SECONDS):
            for bot in self.bots:
                await bot.ended()

    def workers_left(self) -> int:
        """Return the number of worker processes left by bots that have ended."""
        return sum(bot.workers_left() for bot in self.launcher.bots if not bot.is_running)

    async def entries(self) -> list[Entry]:
        """Return the saved log of the table."""
        return await self._read(lambda database: StoredLog(database).read(TABLE))

    async def seen(self, person: Person | None = None) -> TableSeen:
        """Return the saved table as a person may see it."""
        known = self._table
        after = 0 if known is None else known.entries
        new = await self._read(lambda database: StoredLog(database).read(TABLE, after))
        if known is None or new:
            self._table = replay(new) if known is None else reduce(fold, new, known)
            everyone = [PersonId(number) for number in range(1, len(self.people) + 1)]
            read = await self._read(lambda database: StoredPeople(database).read(everyone))
            self._players = {one.id: one for one in read}
            self._seen.clear()
        assert self._table is not None
        users = {one.user: one.id for one in self._players.values()}
        viewer = None if person is None else users.get(UserId(person.id))
        if viewer not in self._seen:
            self._seen[viewer] = see(TABLE, self._table, viewer, self._players)
        return self._seen[viewer]

    async def told(self) -> str:
        """Return everything known about past and present messages, for a test that fails."""
        rows = await self._read(lambda database: database.rows("SELECT * FROM messages WHERE table_id = $1", TABLE))
        return "\n".join([*self.lately, *map(str, rows), self.log.read_text()])

    async def moved(self, since: int, seconds: float) -> bool:
        """Wait until the table's log has more entries. Return False if it gains none, or the bot is restarted."""
        starts, sql = self.starts, "SELECT id FROM tables WHERE id = $1 AND entries > $2"
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.starts == starts:
                    if await self._read(lambda database: database.rows(sql, TABLE, since)):
                        return True
                    await asyncio.sleep(LOOK_SECONDS)
        return False

    async def owners(self) -> dict[int, int]:
        """Return the number of the process that holds each shard; 0 for none."""
        rows = await (await self._reader()).rows("SELECT shard, owner FROM shards")
        return {shard: int(owner.split("/")[1]) if owner else 0 for shard, owner in rows}

    async def until_shared(self, processes: int) -> None:
        """Wait until this number of processes hold all shards."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while len(owners := set((await self.owners()).values())) != processes or 0 in owners:  # noqa: ASYNC110 - another process sets no event
                    await asyncio.sleep(LOOK_SECONDS)
        except TimeoutError as error:
            reader = await self._reader()
            shards, beats = [await reader.rows(f"SELECT * FROM {table}") for table in ("shards", "processes")]  # noqa: S608 - the bot's own tables
            running = [bot.is_running for bot in self.bots]
            raise AssertionError(
                f"shards {shards}, processes {beats}, running {running}: {self.log.read_text()}"
            ) from error

    async def _read(self, ask: Callable[[Database], Awaitable[T]]) -> T:
        """Read something, however long a killed server takes to come back on a busy machine."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while True:
                with suppress(StorageError):
                    return await ask(await self._reader())
                await asyncio.sleep(LOOK_SECONDS)

    async def _reader(self) -> Database:
        if self._reading is None:
            self._reading = await read_database(self.place)
        return self._reading

    async def close(self) -> None:
        """Kill what still runs, and close everything."""
        if self._reading is not None:
            await self._reading.close()
        await self.launcher.close()
        await self.loopback.stop()

    def players(self, seed: int) -> list[Player]:
        """Return everyone as players."""
        return [
            Player(self.loopback, person, self.channel, Random(seed), in_channel=place in self.in_channel)
            for place, person in enumerate(self.people)
        ]

    def calls(self) -> list[Message]:
        """Return the messages in the channel that currently ping someone."""
        said = [one for one in self.channel.seen_by() if one.payload["author"]["bot"]]
        return [one for one in said if ">: " in one.payload["content"]]

    def boards(self) -> list[Message]:
        """Return the public messages in the channel that show the board."""
        return [message for message in self.channel.seen_by() if has_picture(message)]

    def is_called(self, person: Person) -> bool:
        """Return whether a person is currently pinged in the channel."""
        return any(f"<@{person.id}>" in one.payload["content"] for one in self.calls())

    def note(self, what: str) -> None:
        """Remember for a while that something happened now."""
        self.lately.append(f"{datetime.now(UTC):%T.%f} {what}")

    def watch(self, what: str, message: Message) -> None:
        """Note what a new or changed message shows."""
        viewer = message.viewer or message.channel.recipient
        where = "the channel" if message.channel.recipient is None else "a direct message"
        self.note(f"{what} {message.id} in {where} for {viewer or 'all'}: {text_of(message)[:60]!r}")
        wrong, boards = self.kills + self.loopback.troubles.affected, len(self.boards())
        if boards <= 1:
            self._wrong_before = wrong
        # Each failure since there was one board may have left another one, until it is deleted.
        self.too_many = max(self.too_many, boards - MAX_BOARDS - (wrong - self._wrong_before))
        for press, label in labelled(message):
            is_part = isinstance(press, BuildSeven) and bool(press.path)
            if what != "delete" and isinstance(press, Give | ShowCard | BuildSeven | MakePlay) and not is_part:
                if viewer is None:
                    self.shown_to_all.append(press)
                    continue
                place = press.from_card if isinstance(press, MakePlay) else press.card
                card = OF_HAND.match(label)
                if place is not None and card is not None:
                    self.shown_cards.add((viewer, press.stamp, place, card[1]))

    def hands(self, person: Person) -> list[Message]:
        """Return the messages sent to a person, except ephemeral answers."""
        return person.dm.seen_by()

    async def quiet(self, seconds: float = 1.0) -> None:
        """Wait until the bot has made no request for a while."""
        asked, since = -1, monotonic()
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while monotonic() - since < seconds or asked != self.loopback.requests.total():
                if asked != (now := self.loopback.requests.total()):
                    asked, since = now, monotonic()
                await asyncio.sleep(QUIET_LOOK_SECONDS)


def has_picture(message: Message) -> bool:
    """Return whether a message shows a picture."""
    return bool(message.payload["attachments"]) or any(one["type"] == 12 for one, _ in walk(message.components))


@asynccontextmanager
async def house(  # noqa: PLR0913 - options of tests
    place: DatabaseLocation,
    folder: Path,
    position: Position | None = None,
    *,
    processes: int = 1,
    shards: int = 1,
    a_second: int = 0,
    in_channel: Collection[int] = (),
    is_new: bool = False,
    tables: int = 1,
) -> AsyncIterator[House]:
    """Start a server with four people and the bot; if a position is given, their game has started from it.

    The loopback lets ``a_second`` requests through, or any number if it is 0. The players on the seats ``in_channel``
    get their cards in the channel. With several ``tables``, the same four people play the same game in as many
    channels. A bot that ``is_new`` has to set up its profile and upload its emojis.
    """
    rates = Rates(a_second, buckets={})
    loopback = Loopback(rates=rates, queues=shards, answer_seconds=UNHURRIED)
    await loopback.start()
    people = [Person(loopback, name) for name in NAMES]
    users = [person.user for person in people]
    guild = loopback.world.add_guild("Tock club", users)
    # The first shard receives direct messages, and the last one receives the events of this server.
    while shard_of(GuildId(guild), shards) < shards - 1:
        guild = loopback.world.add_guild("Tock club", users)
    channels = [loopback.world.add_channel(guild, f"tock-{number}") for number in range(1, tables + 1)]
    made = House(
        loopback,
        Launcher(loopback, prepare="tests.wire.warm"),
        place,
        folder / "bot.log",
        channels,
        people,
        in_channel,
        shards,
        is_new,
    )
    if not is_new:
        for name in by_name_at_discord(draw_emojis()):
            loopback.routes.add_emoji(name)
    loopback.listeners.append(made.watch)
    try:
        if position is not None:
            await begin(made, position)
        for _ in range(processes):
            await made.start_bot()
        yield made
        await made.stop_bots()
        assert not made.shown_to_all
    finally:
        await made.close()


async def begin(house: House, position: Position, kind: PlaceKind = PlaceKind.HOME) -> None:
    """Save a game in each channel that starts from a position, as the bot would in places of this kind."""
    database = await open_database(house.place)
    book = StoredPeople(database)
    players = [await book.meet(UserId(one.id), one.user["global_name"], "en") for one in house.people]
    for place in house.in_channel:
        await book.change(players[place].id, lambda chosen: replace(chosen, in_channel=True))
    tables = Tables(StoredLog(database), book)
    for number, channel in enumerate(house.channels):
        seed = sha256(b"wire" + b"+" * number).digest()
        where = GuildId(channel.guild or 0) if kind is PlaceKind.HOME else NO_GUILD, ChannelId(channel.id)
        opened = Opened(*where, players[0].id, "en", position.rules, seed, place=kind)
        table_id = await tables.open(opened, commands.join)
        for player in players[1:]:
            await tables.decide(table_id, Actor(player.id), commands.join)
        await tables.decide(table_id, Actor(PersonId(players[0].id)), partial(commands.start, position=position))
    await database.close()

"""A server with the real bot in a process of its own, that can be killed, and what the database says of its table."""

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
from tockbot.features.turn.turn import BuildSeven, Give, MakePlay, ShowCard
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
    Actor,
    ChannelId,
    Entry,
    GuildId,
    Opened,
    PersonId,
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

MAX_BOARDS: Final = 3
"""That stand at a time where nothing went wrong: the one before, the next, that of whoever has just lost a shard."""

OF_HAND: Final = re.compile(r"(\d+) · (A|10|[2-9]|J|Q|K|Joker)[^\w ]?(?: ·|$)")
"""How the button of a card of a hand begins: the card's number in it, and what it is."""

UNHURRIED: Final = 60.0
"""Seconds that the bot may take to answer a press where no test is about Discord's three: the machine may be busy."""


@dataclass
class House:
    """A server, its people, and the bot.

    Attributes:
        loopback: its Discord.
        launcher: what starts the bot.
        place: where the games are.
        log: what the bot writes.
        channels: where all tables are, in the order of their ids.
        people: everybody, in the order of their seats.
        in_channel: the places of those who play in the channel.
        shards: into how many parts the processes divide the work.
        sets_up_profile: whether the bot draws its profile, where it has none yet.
        bots: the processes that run.
        starts: how often one was started.
        promised: the moments at which somebody was shown that a press had settled a turn, and who.
        pressed: the moments in which somebody pressed anything, and who: they need no call any more.
        unanswered: who pressed something last and was shown nothing: they look by themselves.
        kills: how often something was killed, whatever it was.
        too_many: how many boards stood in the channel at most, beyond those for which there is a reason.
        shown_cards: to whom which card of their hand was ever shown: the person, the moment, its place, its rank.
        shown_to_all: what of a hand was ever shown to everybody, which is a defect.
        lately: what came, changed and went in the channel lately, and what was killed: a test that fails tells it.
    """

    loopback: Loopback
    launcher: Launcher
    place: DatabaseLocation
    log: Path
    channels: list[Channel]
    people: list[Person]
    in_channel: Collection[int] = ()
    shards: int = 1
    sets_up_profile: bool = False
    bots: list[Bot] = field(default_factory=list)
    starts: int = 0
    promised: list[tuple[Stamp, Person]] = field(default_factory=list)
    pressed: set[tuple[Stamp, int]] = field(default_factory=set)
    unanswered: set[int] = field(default_factory=set)
    kills: int = 0
    too_many: int = 0
    shown_cards: set[tuple[int, Stamp, int, str]] = field(default_factory=set)
    shown_to_all: list[Press] = field(default_factory=list)
    lately: deque[str] = field(default_factory=partial(deque[str], maxlen=60))
    _reading: Database | None = None
    _wrong_before: int = 0
    _looked: tuple[list[Entry], Table | None] = ([], None)

    @property
    def channel(self) -> Channel:
        """The channel of the first table."""
        return self.channels[0]

    async def start_bot(self) -> None:
        """Start a process of the bot, and wait until it works and somebody is told of what people do."""
        settings = {
            "TOCKBOT_LOG_LEVEL": "WARNING",
            "TOCKBOT_SHARDS": str(self.shards),
            "TOCKBOT_SET_UP_PROFILE": "yes" if self.sets_up_profile else "no",
        }
        bot = await self.launcher.start(self.place, self.log, settings)
        self.bots.append(bot)
        self.starts += 1

        def is_up() -> bool:
            assert bot.is_running, self.log.read_text()
            reaches = self.loopback.gateway.reaches
            return bool(self.loopback.routes.commands) and reaches(self.channel.guild) and reaches(None)

        await self.loopback.until(is_up)
        if self.shards > 1:
            await self._until_known(bot)

    async def _until_known(self, bot: Bot) -> None:
        """Wait until the others know a process: one that only begins ends where the database is away."""
        sql, name = "SELECT id FROM processes WHERE id LIKE $1", f"%/{bot.number}/%"
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while not await self._read(lambda database: database.rows(sql, name)):
                assert bot.is_running, self.log.read_text()
                await asyncio.sleep(LOOK_SECONDS)

    async def kill_bot(self, place: int = 0) -> None:
        """Kill one of the processes, as when it fails."""
        bot = self.bots.pop(place)
        assert bot.is_running, self.log.read_text()
        bot.kill()
        await bot.ended()
        if not self.bots:
            await self.loopback.until(lambda: not self.loopback.gateway.connected())

    async def stop_bots(self) -> None:
        """Ask all to stop, and wait until they have."""
        for bot in self.bots:
            assert bot.is_running, self.log.read_text()
            bot.ask_to_stop()
        async with asyncio.timeout(TIMEOUT_SECONDS):
            for bot in self.bots:
                await bot.ended()

    def workers_left(self) -> int:
        """How many workers there are of bots that have ended."""
        return sum(bot.workers_left() for bot in self.launcher.bots if not bot.is_running)

    async def entries(self) -> list[Entry]:
        """The log of the table, as it is saved."""
        return await self._read(lambda database: StoredLog(database).read(TABLE))

    async def seen(self, person: Person | None = None) -> TableSeen:
        """The table as it is saved, and as somebody may see it."""
        table = self._folded(await self.entries())
        everybody = [PersonId(number) for number in range(1, len(self.people) + 1)]
        read = await self._read(lambda database: StoredPeople(database).read(everybody))
        players = {one.id: one for one in read}
        known = None if person is None else next((one.id for one in players.values() if one.user == person.id), None)
        return see(TABLE, table, known, players)

    def _folded(self, entries: list[Entry]) -> Table:
        """The table after these entries; those that a look before has folded are not folded again."""
        before, table = self._looked
        if table is None or entries[: len(before)] != before:
            table = replay(entries)
        else:
            table = reduce(fold, entries[len(before) :], table)
        self._looked = entries, table
        return table

    async def told(self) -> str:
        """All that is known of what stands and stood, for a test that fails."""
        rows = await self._read(lambda database: database.rows("SELECT * FROM messages WHERE table_id = $1", TABLE))
        return "\n".join([*self.lately, *map(str, rows), self.log.read_text()])

    async def moved(self, since: int, seconds: float) -> bool:
        """Wait until the table's log has more entries than so many; False if it gains none, or the bot is restarted."""
        starts, sql = self.starts, "SELECT id FROM tables WHERE id = $1 AND entries > $2"
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.starts == starts:
                    if await self._read(lambda database: database.rows(sql, TABLE, since)):
                        return True
                    await asyncio.sleep(LOOK_SECONDS)
        return False

    async def owners(self) -> dict[int, int]:
        """The number of the process that holds each shard; 0 for nobody."""
        rows = await (await self._reader()).rows("SELECT shard, owner FROM shards")
        return {shard: int(owner.split("/")[1]) if owner else 0 for shard, owner in rows}

    async def until_shared(self, processes: int) -> None:
        """Wait until so many processes hold all shards."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while len(owners := set((await self.owners()).values())) != processes or 0 in owners:  # noqa: ASYNC110 - another process sets no event
                    await asyncio.sleep(LOOK_SECONDS)
        except TimeoutError as error:
            reader = await self._reader()
            shards, beats = [await reader.rows(f"SELECT * FROM {table}") for table in ("shards", "processes")]  # noqa: S608 - its own tables
            running = [bot.is_running for bot in self.bots]
            raise AssertionError(
                f"shards {shards}, processes {beats}, running {running}: {self.log.read_text()}"
            ) from error

    async def _read(self, ask: Callable[[Database], Awaitable[T]]) -> T:
        """Read something, however long a server that was killed takes to come back on a busy machine."""
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
        """Everybody, to play."""
        return [
            Player(self.loopback, person, self.channel, Random(seed), in_channel=place in self.in_channel)
            for place, person in enumerate(self.people)
        ]

    def calls(self) -> list[Message]:
        """The messages in the channel by which somebody is called now."""
        said = [one for one in self.channel.seen_by() if one.payload["author"]["bot"]]
        return [one for one in said if ">: " in one.payload["content"]]

    def boards(self) -> list[Message]:
        """The messages in the channel that show the board to everybody."""
        return [message for message in self.channel.seen_by() if has_picture(message)]

    def is_called(self, person: Person) -> bool:
        """Whether somebody is called in the channel now."""
        return any(f"<@{person.id}>" in one.payload["content"] for one in self.calls())

    def note(self, what: str) -> None:
        """Remember for a while that something happened now."""
        self.lately.append(f"{datetime.now(UTC):%T.%f} {what}")

    def watch(self, what: str, message: Message) -> None:
        """Note what a message shows that came or changed."""
        if message.channel is self.channel:
            who, said = message.viewer or "all", text_of(message)[:60]
            self.note(f"{what} {message.id} for {who}: {said}")
        wrong, boards = self.kills + self.loopback.troubles.befallen, len(self.boards())
        if boards <= 1:
            self._wrong_before = wrong
        # Whatever went wrong since there was one board may have left one more, until that is taken away.
        self.too_many = max(self.too_many, boards - MAX_BOARDS - (wrong - self._wrong_before))
        viewer = message.viewer or message.channel.recipient
        for press, label in labelled(message):
            if what != "delete" and isinstance(press, Give | ShowCard | BuildSeven | MakePlay):
                if viewer is None:
                    self.shown_to_all.append(press)
                    continue
                place = press.from_card if isinstance(press, MakePlay) else press.card
                card = OF_HAND.match(label)
                if place is not None and card is not None and card[1] == str(place + 1):
                    self.shown_cards.add((viewer, press.stamp, place, card[2]))

    def hands(self, person: Person) -> list[Message]:
        """What the bot has sent somebody; what it answered for a moment does not count."""
        return person.dm.seen_by()

    async def quiet(self, seconds: float = 1.0) -> None:
        """Wait until the bot has asked for nothing for a while."""
        asked, since = -1, 0.0

        def is_quiet() -> bool:
            nonlocal asked, since
            now = self.loopback.requests.total()
            if now != asked:
                asked, since = now, monotonic()
            return monotonic() - since >= seconds

        await self.loopback.until(is_quiet)


def has_picture(message: Message) -> bool:
    """Whether a message shows a picture."""
    return bool(message.payload["attachments"]) or any(one["type"] == 12 for one, _ in walk(message.components))


@asynccontextmanager
async def house(  # noqa: PLR0913 - what a test may choose
    place: DatabaseLocation,
    folder: Path,
    position: Position | None = None,
    *,
    processes: int = 1,
    shards: int = 1,
    a_second: int = 0,
    in_channel: Collection[int] = (),
    sets_up_profile: bool = False,
    tables: int = 1,
) -> AsyncIterator[House]:
    """A server with four people and the bot, and where a position is given, with their game begun from it.

    So many requests ``a_second`` are let through, 0 for any number. Those of these places play in the channel. With
    several ``tables``, the same four people play the same game in as many channels.
    """
    rates = Rates(a_second, buckets={})
    loopback = Loopback(rates=rates, queues=shards, answer_seconds=UNHURRIED)
    await loopback.start()
    people = [Person(loopback, name) for name in NAMES]
    users = [person.user for person in people]
    guild = loopback.world.add_guild("Tock club", users)
    # Direct messages are told to the first shard, and what happens in this server to the last.
    while shard_of(GuildId(guild), shards) < shards - 1:
        guild = loopback.world.add_guild("Tock club", users)
    channels = [loopback.world.add_channel(guild, f"tock-{number}") for number in range(1, tables + 1)]
    made = House(
        loopback,
        Launcher(loopback),
        place,
        folder / "bot.log",
        channels,
        people,
        in_channel,
        shards,
        sets_up_profile,
    )
    loopback.told.append(made.watch)
    try:
        if position is not None:
            await _begin(made, position)
        for _ in range(processes):
            await made.start_bot()
        yield made
        await made.stop_bots()
        assert not made.shown_to_all
    finally:
        await made.close()


async def _begin(house: House, position: Position) -> None:
    """Save a game in each channel that begins from a position, as the bot would."""
    database = await open_database(house.place)
    book = StoredPeople(database)
    players = [await book.meet(UserId(one.id), one.user["global_name"], "en") for one in house.people]
    for place in house.in_channel:
        await book.change(players[place].id, lambda chosen: replace(chosen, in_channel=True))
    tables = Tables(StoredLog(database), book)
    for number, channel in enumerate(house.channels):
        seed = sha256(b"wire" + b"+" * number).digest()
        where = GuildId(channel.guild or 0), ChannelId(channel.id)
        table_id = await tables.open(Opened(*where, players[0].id, "en", position.rules, seed), commands.join)
        for player in players[1:]:
            await tables.decide(table_id, Actor(player.id), commands.join)
        await tables.decide(table_id, Actor(PersonId(players[0].id)), partial(commands.start, position=position))
    await database.close()

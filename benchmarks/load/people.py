"""The people of the load: four or one at each table, who play what luck has it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from random import Random
from typing import Final

from benchmarks.games import game_log
from loopback import Channel, Interaction, Loopback, Message, NoAnswerError, NotThereError, Person
from tests.wire.player import Player, offered, shown
from tockbot.rules import table_rules
from tockbot.storage import Database, Place, StoredLog, StoredPeople
from tockbot.tables import DEFAULT_PACE, ChannelId, GuildId, Opened, PersonId, UserId

NAMES: Final = ("Anna", "Bruno", "Chloé", "Dario")
RULES: Final = table_rules("swiss", 4)

MOMENTS: Final = range(12, 112)
"""After so many entries of their logs games go on: some in an exchange, most in a round, as it is at any time."""

SAVED_AT_ONCE: Final = 20
"""Tables that are saved, and at which hands are opened, side by side."""


@dataclass
class Seen:
    """What people saw.

    Attributes:
        presses: all that were made.
        waiting: by channel, when plays were pressed that its board does not show.
        painted: by channel, when its board was last shown: a press may be answered after its board.
        boards: seconds from such a press to the next board of its channel.
        plays: how many presses settled a turn.
        unanswered: how many presses the bot took no note of.
        changed: how many were no longer there when they were to be made.
    """

    presses: list[Interaction] = field(default_factory=list)
    waiting: dict[int, list[float]] = field(default_factory=dict)
    painted: dict[int, float] = field(default_factory=dict)
    boards: list[float] = field(default_factory=list)
    plays: int = 0
    unanswered: int = 0
    changed: int = 0

    def message(self, what: str, message: Message) -> None:
        """A message came or changed: if it is a board, plays are shown."""
        if what == "delete" or message.viewer is not None or not message.components:
            return
        now = self.painted[message.channel.id] = time.perf_counter()
        self.boards += [now - pressed for pressed in self.waiting.pop(message.channel.id, [])]

    def play(self, channel: int, pressed: float) -> None:
        """A play was pressed, and answered since."""
        self.plays += 1
        shown = self.painted.get(channel, 0.0)
        if shown >= pressed:
            self.boards.append(shown - pressed)
        else:
            self.waiting.setdefault(channel, []).append(pressed)


@dataclass
class Table:
    """A table and its people, in a server of their own."""

    channel: Channel
    players: list[Player]
    luck: Random
    in_channel: bool = False

    @classmethod
    def new(cls, loopback: Loopback, number: int, most: int, *, in_channel: bool = False) -> Table:
        """One whose people, so many, are there, and at which nothing has begun."""
        people = [Person(loopback, f"{name} {number}") for name in NAMES[:most]]
        guild = loopback.world.add_guild(f"Club {number}", [person.user for person in people])
        channel, luck = loopback.world.add_channel(guild, "tock"), Random(number)
        players = [Player(loopback, person, channel, luck, in_channel=in_channel) for person in people]
        return cls(channel, players, luck, in_channel)

    @property
    def is_shown(self) -> bool:
        """Whether its board is there, and somebody can play, or is called to look at their hand."""
        if self.in_channel:
            return any(offered(message) for message in self.channel.seen_by())
        return bool(self.channel.messages) and any(player.turn() for player in self.players)

    async def open_hands(self) -> None:
        """Have everybody look at their hand in the channel."""
        for player in self.players:
            await shown(await player.ask_for_hand())

    async def play_on(self, pace: float, seen: Seen) -> None:
        """Make a play every ``pace`` seconds until cancelled."""
        await asyncio.sleep(self.luck.uniform(0, pace))
        due = time.perf_counter()
        while True:
            # In an exchange all four may give a card: one of them does, or a table would make several plays at once.
            player = next((player for player in self.players if player.turn()), None)
            if player is not None:
                await self._play(player, seen)
            due += pace
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def _play(self, player: Player, seen: Seen) -> None:
        try:
            settled = await player.play_at_random(seen.presses)
        except NoAnswerError:
            seen.unanswered += 1
        except NotThereError:
            seen.changed += 1
        else:
            if settled is not None:
                seen.play(self.channel.id, time.perf_counter() - settled.age)


async def open_hands(tables: Iterable[Table]) -> None:
    """Have everybody look at their hand, some tables at a time."""
    some = asyncio.Semaphore(SAVED_AT_ONCE)

    async def look(table: Table) -> None:
        async with some:
            await table.open_hands()

    await asyncio.gather(*map(look, tables))


async def save_games(place: Place, tables: Iterable[Table]) -> None:
    """Save a game in its midst for each table, so that the bot finds it there when it starts."""
    database = await Database.open(place)
    people, log, some = StoredPeople(database), StoredLog(database), asyncio.Semaphore(SAVED_AT_ONCE)

    async def met(player: Player) -> PersonId:
        person = await people.meet(UserId(player.person.id), str(player.person.user["global_name"]), "en")
        await people.change(
            person.id, partial(replace, dm_channel=ChannelId(player.person.dm.id), in_channel=player.in_channel or None)
        )
        return person.id

    async def save(table: Table) -> None:
        async with some:
            everybody = [await met(player) for player in table.players]
            # Computer players have to think for themselves, from the first deal on.
            most = table.luck.choice(MOMENTS) if len(everybody) == len(RULES.seats) else 0
            # In a thread: a database that is not heard for seconds is taken for lost.
            entries = await asyncio.to_thread(game_log, _opened(table, everybody), everybody, datetime.now(UTC), most)
            await log.open(entries)

    await asyncio.gather(*map(save, tables))
    await database.close()


def _opened(table: Table, everybody: Sequence[PersonId]) -> Opened:
    channel, guild = ChannelId(table.channel.id), GuildId(table.channel.guild or 0)
    return Opened(guild, channel, everybody[0], "en", RULES, sha256(str(channel).encode()).digest(), DEFAULT_PACE)

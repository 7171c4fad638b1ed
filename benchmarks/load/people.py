"""The people of the load: four or one at each table, who play at random."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from loopback import Channel, Interaction, Loopback, Message, NoAnswerError, NotThereError, Person
from tests.wire.player import Player, offered, shown, who_plays
from tockbot.storage import DatabaseLocation

NAMES: Final = ("Anna", "Bruno", "Chloé", "Dario")
MOMENTS: Final = range(12, 112)
"""Numbers of log entries at which games go on: some in an exchange, most within a round, as at any time."""

OPENED_AT_ONCE: Final = 20
"""Number of tables at which hands are opened at the same time."""


@dataclass
class Seen:
    """Observations of the people.

    Attributes:
        presses: all presses.
        waiting: by channel, the times of plays that its board does not show yet.
        painted: by channel, the time at which its board was last shown: a press may be answered after its board.
        boards: seconds from such a press to the next board of its channel.
        plays: number of presses that settled a turn.
        unanswered: number of presses that the bot did not answer.
        changed: number of buttons that were gone when they were to be pressed.
    """

    presses: list[Interaction] = field(default_factory=list)
    waiting: dict[int, list[float]] = field(default_factory=dict)
    painted: dict[int, float] = field(default_factory=dict)
    boards: list[float] = field(default_factory=list)
    plays: int = 0
    unanswered: int = 0
    changed: int = 0

    def message(self, what: str, message: Message) -> None:
        """Record a new or changed message: if it is a board, plays are shown."""
        if what == "delete" or message.viewer is not None or not message.components:
            return
        now = self.painted[message.channel.id] = time.perf_counter()
        self.boards += [now - pressed for pressed in self.waiting.pop(message.channel.id, [])]

    def play(self, channel: int, pressed: float) -> None:
        """Record a play that was pressed and answered."""
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
        """Return a table with this many people, at which nothing has begun."""
        people = [Person(loopback, f"{name} {number}") for name in NAMES[:most]]
        guild = loopback.world.add_guild(f"Club {number}", [person.user for person in people])
        channel, luck = loopback.world.add_channel(guild, "tock"), Random(number)
        players = [Player(loopback, person, channel, luck, in_channel=in_channel) for person in people]
        return cls(channel, players, luck, in_channel)

    @property
    def is_shown(self) -> bool:
        """True if its board is shown and someone can play, or open their hand."""
        if self.in_channel:
            return any(offered(message) for message in self.channel.seen_by())
        return bool(self.channel.messages) and any(player.turn() for player in self.players)

    async def open_hands(self) -> None:
        """Let every player open their hand in the channel, with a second try if the bot does not answer."""
        for player in self.players:
            with suppress(NoAnswerError):
                await shown(await player.ask_for_hand())
                continue
            await shown(await player.ask_for_hand())

    async def play_on(self, pace: float, seen: Seen) -> None:
        """Make a play every ``pace`` seconds until cancelled."""
        await asyncio.sleep(self.luck.uniform(0, pace))
        due = time.perf_counter()
        while True:
            player = who_plays(self.players)
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
    """Let every player open their hand, some tables at a time."""
    some = asyncio.Semaphore(OPENED_AT_ONCE)

    async def look(table: Table) -> None:
        async with some:
            await table.open_hands()

    await asyncio.gather(*map(look, tables))


async def save_games(root: Path, place: DatabaseLocation, tables: Iterable[Table]) -> None:
    """Save a game in progress for each table, so that a checkout's bot finds it when it starts."""
    games = [
        {
            "guild": table.channel.guild or 0,
            "channel": table.channel.id,
            "people": [
                {"id": one.person.id, "name": str(one.person.user["global_name"]), "dm": one.person.dm.id}
                for one in table.players
            ],
            "in_channel": table.in_channel,
            # Computer players have to think themselves, from the first deal on.
            "most": table.luck.choice(MOMENTS) if len(table.players) == len(NAMES) else 0,
        }
        for table in tables
    ]
    saving = await asyncio.create_subprocess_exec(
        sys.executable,
        str(root / "benchmarks" / "load" / "saving.py"),
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        stdin=asyncio.subprocess.PIPE,
    )
    wanted = {"place": str(place), "is_file": isinstance(place, Path), "games": games}
    await saving.communicate(json.dumps(wanted).encode())
    if saving.returncode:
        raise RuntimeError("the games could not be saved")

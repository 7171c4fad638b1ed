"""The bot in one of several processes that share its work, with a client for each shard that the process holds.

One more client, the sender, is logged in and makes all requests that answer no press. Once a second the fleet renews
its leases on shards. It starts a client for each shard that it now holds, and ends the client of each shard that it
gave away.
While the database is away, no shard is known to have changed hands, so all clients stay; but nothing is shown and no
game goes on. Afterwards every table is looked at again.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Self

import discord

from tockbot.bot.budget import RateBudget
from tockbot.bot.client import Heard, Lifecycle, TockClient, learning
from tockbot.bot.connection import SteadyClient, TokenWatch, answer_soon, pauses, reason
from tockbot.bot.dispatch import Dispatch
from tockbot.service import BEAT, Leases, Part, Tables, shard_of, traceback_line
from tockbot.storage import StoredShards
from tockbot.tables import ChannelId, GuildId, TableId

logger = logging.getLogger(__name__)

IDENTIFY_EVERY: Final = 5.0
"""Seconds between two sessions that a bot begins in one queue; Discord refuses earlier ones. Most bots have
one queue, large ones more; a shard's queue is its number modulo the number of queues."""

LATE: Final = 0.5
"""Seconds after its turn in which a session may still begin. Turns are this much further apart, because Discord counts
when a session is sent, not when it was planned."""

CONNECTING: Final = 1.0
"""Seconds allowed for opening a connection to Discord."""

AGAIN: Final = (5.0, 300.0)
"""Seconds to wait before a client that failed starts again, at first and at most."""


AnyChannel = (
    discord.TextChannel
    | discord.VoiceChannel
    | discord.StageChannel
    | discord.ForumChannel
    | discord.CategoryChannel
    | discord.Thread
    | discord.abc.PrivateChannel
)
"""Everything that discord.py returns as a channel."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """The parts that the processes of a fleet share.

    Attributes:
        leases: the shards that this process holds.
        turns: decides which process may begin a session next.
        take_up: loads and shows the tables of a shard one by one, and yields channels whose table cannot be read.
        take_up_again: does so in the background for the given tables that were loaded before.
        queues: number of shards that may begin their sessions at the same time.
    """

    leases: Leases
    turns: StoredShards
    take_up: Callable[[int], Awaitable[AsyncIterator[ChannelId]]]
    take_up_again: Callable[[Iterable[TableId]], None]
    queues: int = 1


@dataclass(frozen=True, slots=True)
class OneShard:
    """One of the shards that this process holds."""

    leases: Leases
    part: Part

    def seconds_left(self, guild: GuildId) -> float:
        """Return for how many seconds this process still shows a server of this shard; 0 for any other server."""
        is_its = self.part == (shard_of(guild, self.leases.count), self.leases.count)
        return self.leases.seconds_left(guild) if is_its else 0.0


async def _nothing() -> None:
    """Do nothing: the client of one shard has no background work, and nothing to close."""


class ShardClient(TockClient):
    """The client of one shard."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts of a client, and its shard
        self, tables: Tables, dispatch: Dispatch, heard: Heard, lifecycle: Lifecycle, sharing: Sharing, part: Part
    ) -> None:
        """Create the client for one of the shared shards."""
        shard, self._shards = part
        own = replace(
            lifecycle,
            restore=lambda: sharing.take_up(shard),
            stop=_nothing,
            close=_nothing,
            shards=OneShard(sharing.leases, part),
            # Only the process that holds the first shard, which always exists, registers the commands.
            registers=shard == 0,
            # The fleet watches the token for all of its clients.
            token=TokenWatch(),
        )
        super().__init__(tables, dispatch, heard, own, shard=part)
        self._leases, self._part = sharing.leases, part
        self._turns = sharing.turns
        self._turn: float | None = None
        self._queue = shard % sharing.queues

    async def is_first(self, event: int) -> bool:
        """Return whether no other client handles a new event: while a shard changes hands, two receive it."""
        if not await super().is_first(event):
            return False
        with self._dispatch.under_way.one(self):
            return await self._leases.is_first(event, self._part)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Open the connection shortly before its turn: nothing is read from it until the session begins."""
        self._turn = await self._next_turn()
        await asyncio.sleep(self._turn - CONNECTING - self.loop.time())
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this shard's turn to begin a session; if it comes too late, wait for another turn."""
        await super().before_identify_hook(shard_id, initial=initial)
        turn, self._turn = self._turn, None
        if turn is None:
            turn = await self._next_turn()
        await asyncio.sleep(turn - self.loop.time())
        while self.loop.time() > turn + LATE:
            turn = await self._next_turn()
            await asyncio.sleep(turn - self.loop.time())

    async def _next_turn(self) -> float:
        """Return when this shard may begin a session, by the clock of the loop."""
        now, asked_at = self.loop.time(), time.time()
        if self._shards == 1:
            # A single shard begins one session at a time anyway.
            return now
        pause = int(1000 * (IDENTIFY_EVERY + LATE))
        try:
            at = await self._turns.turn_to_identify(self._queue, int(1000 * asked_at), pause, pause * self._shards)
        except Exception as error:  # noqa: BLE001 - Discord refuses a session that begins too early; try again then
            logger.warning("could not find out whose turn it is to connect: %s", traceback_line(error))
            return now + IDENTIFY_EVERY
        return now + at / 1000 - asked_at


class Sender(SteadyClient):
    """The client with which a fleet makes its requests. It knows the servers that the clients of the shards know."""

    def __init__(self, lifecycle: Lifecycle, clients: Mapping[Part, ShardClient]) -> None:
        """Know what these clients know."""
        nothing = discord.Intents.none()
        super().__init__(lifecycle.sessions, lifecycle.token, intents=nothing, http_trace=lifecycle.http_trace)
        self._clients = clients

    def get_guild(self, id: int, /) -> discord.Guild | None:  # noqa: A002 - as discord.py names it
        """Return a server that the client of its shard knows."""
        client = self._client_of(GuildId(id))
        return None if client is None else client.get_guild(id)

    def has_left(self, guild: GuildId) -> bool:
        """Return whether the bot has certainly left a server; False if no client knows the server's shard."""
        client = self._client_of(guild)
        return client is not None and client.has_left(guild)

    def _client_of(self, guild: GuildId) -> ShardClient | None:
        its = [client for (shard, of), client in self._clients.items() if shard == shard_of(guild, of)]
        return next((client for client in its if client.is_ready()), its[0] if its else None)

    def get_channel(self, id: int, /) -> AnyChannel | None:  # noqa: A002 - as discord.py names it
        """Return a channel that one of the clients knows."""
        found = (client.get_channel(id) for client in self._clients.values())
        return next((channel for channel in found if channel is not None), None)


class Fleet:
    """The bot in one of several processes: the clients of the shards that it holds, and one to send with.

    Attributes:
        tables: the tables of the bot.
        sender: the client that sends messages and makes other requests.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - the parts of a client, and those that are shared
        self,
        tables: Tables,
        dispatch: Dispatch,
        heard: Heard,
        lifecycle: Lifecycle,
        sharing: Sharing,
        budget: RateBudget,
        requests: float,
    ) -> None:
        """Share the work and this number of requests a second; ``dispatch`` receives all presses and commands."""
        self.tables = tables
        self._dispatch = dispatch
        self._heard = heard
        self._lifecycle = lifecycle
        self._sharing = sharing
        self._budget = budget
        self._requests = requests
        self._clients: dict[Part, ShardClient] = {}
        self.sender = Sender(lifecycle, self._clients)
        self._token = ""
        self._running: dict[Part, asyncio.Task[None]] = {}
        self._ending: set[asyncio.Task[None]] = set()
        self._out_of_reach: set[Part] = set()
        self._refused: discord.LoginFailure | None = None
        self._learning: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.sender.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def start(self, token: str) -> None:
        """Log in to send messages, and stay connected with every shard that this process holds, until closed.

        Raises:
            discord.LoginFailure: Discord does not accept the token, or no longer does.
        """
        await self.sender.until_refused(self._start(token))

    async def _start(self, token: str) -> None:
        self._token = token
        await self.sender.login(token)
        await self._lifecycle.restore()
        try:
            _, _, limit = await answer_soon(self.sender.http.get_bot_gateway())
        except Exception as error:  # noqa: BLE001 - beginning one at a time is always allowed
            logger.warning("Discord does not say how many sessions may begin at once: %s", reason(error))
        else:
            self._sharing = replace(self._sharing, queues=limit["max_concurrency"])
        # The holder of the first shard uploads them.
        self._learning = learning(self._dispatch.emojis, self.sender, puts_up=False)
        self._budget.allow(self._sharing.leases.share_of(self._requests))
        while not self.sender.is_closed():
            if self._refused is not None:
                raise self._refused
            self._follow()
            await asyncio.sleep(BEAT)
            late = await self._sharing.leases.beat(math.ceil(self._budget.wanted() / BEAT), self.connected)
            self._budget.allow(self._sharing.leases.share_of(self._requests))
            for shard in late:
                self._sharing.take_up_again(self.tables.in_shard(shard, self._sharing.leases.count))

    async def trouble(self) -> str | None:
        """Return in one sentence what is wrong with the bot, or with one of its shards; None if nothing is."""
        clients = (self.sender, *self._clients.values())
        unreached = next((client.unreached for client in clients if client.unreached is not None), None)
        # All shards that this process holds must be connected.
        claimed = self._sharing.leases.claimed
        is_ready = all(part in self._clients and self._clients[part].is_ready() for part in claimed)
        return await self._lifecycle.trouble(unreached, is_ready=is_ready)

    @property
    def connected(self) -> list[int]:
        """The shards, by the current number of shards, to which this process is connected."""
        count = self._sharing.leases.count
        return [shard for (shard, of), client in self._clients.items() if of == count and client.is_ready()]

    def _follow(self) -> None:
        """Start clients for shards that were taken, and end those of shards that were given away."""
        claimed = self._sharing.leases.claimed
        for part in sorted(claimed - self._running.keys()):
            self._running[part] = asyncio.create_task(self._run(part), name=f"shard {part[0]} of {part[1]}")
        for part in self._running.keys() - claimed:
            self._end(self._running.pop(part))

    def _end(self, running: asyncio.Task[None]) -> None:
        """End a client, which first answers all presses."""
        running.cancel()
        self._ending.add(running)
        running.add_done_callback(self._ending.discard)

    async def _run(self, part: Part) -> None:
        """Stay connected with one shard until cancelled."""
        for wait in pauses(*AGAIN):
            lifecycle = replace(self._lifecycle, reached=partial(self._reached, part))
            client = ShardClient(self.tables, self._dispatch, self._heard, lifecycle, self._sharing, part)
            self._clients[part] = client
            try:
                async with client:
                    await client.start(self._token)
            except discord.LoginFailure as error:
                self._refused = error
                return
            except Exception as error:  # noqa: BLE001 - the other shards go on, and this one starts again
                logger.error("lost shard %d: %s", part[0], traceback_line(error))  # noqa: TRY400 - as everywhere
            finally:
                if self._clients.get(part) is client:
                    del self._clients[part]
                    self._reached(part, True)  # noqa: FBT003 - a shard that was given away must not stop the clocks
            await asyncio.sleep(wait)

    def _reached(self, part: Part, reached: bool) -> None:  # noqa: FBT001 - as the lifecycle has it
        """Let clocks run while all shards can be reached."""
        if reached:
            self._out_of_reach.discard(part)
        else:
            self._out_of_reach.add(part)
        self._lifecycle.reached(not self._out_of_reach)

    async def close(self) -> None:
        """Hand all shards over, end the background work, disconnect, then close what was opened for the bot."""
        if self._running:
            await self._sharing.leases.hand_over()
        while self._sharing.leases.claimed:
            await self._sharing.leases.look()
            self._follow()
            await asyncio.sleep(BEAT / 4)
        for running in self._running.values():
            self._end(running)
        self._running.clear()
        await asyncio.gather(*self._ending, return_exceptions=True)
        if self._learning is not None:
            self._learning.cancel()
        await self._lifecycle.stop()
        await self.sender.close()
        await self._lifecycle.close()

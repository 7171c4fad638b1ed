"""The gateway: the WebSockets over which Discord tells a bot, shard by shard, what happens."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Final, Protocol

from loopback.faults import Json
from loopback.world import World

HEARTBEAT_SECONDS: Final = 41.25
IDENTIFY_SECONDS: Final = 5.0
"""So long after a session has begun another one of its queue may begin."""

ACK_SECONDS: Final = 0.02
MAX_KEPT: Final = 10_000
"""So many events are kept for a session that resumes."""

SESSIONS: Final = 1000
"""So many sessions a bot may begin in a day; Discord resets the token of one that begins more."""

DAY_SECONDS: Final = 86_400.0

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 7, 9, 10, 11

GUILD_MESSAGES: Final = 1 << 9
DIRECT_MESSAGES: Final = 1 << 12
PRIVILEGED: Final = 1 << 1 | 1 << 8 | 1 << 15
"""Intents that Discord gives to a bot only when asked: members, presences, the content of messages."""

ABNORMAL: Final = 4000
BAD_TOKEN: Final = 4004
ALREADY_IDENTIFIED: Final = 4005
BAD_SHARD: Final = 4010
DISALLOWED_INTENTS: Final = 4014


class Socket(Protocol):
    """One connection to the gateway, over a network or direct."""

    async def send_str(self, text: str) -> None:
        """Send a text."""

    async def send_bytes(self, packed: bytes) -> None:
        """Send a compressed text."""

    async def close(self, code: int) -> None:
        """Close the connection with this code."""

    def received(self) -> AsyncIterator[str]:
        """Yield the texts that the other side sends, until it is gone."""


class Connection:
    """One WebSocket, and the compression of what is sent over it."""

    def __init__(self, socket: Socket, *, compressed: bool) -> None:
        """Send over this one."""
        self.socket = socket
        self._compressor = zlib.compressobj() if compressed else None

    async def send(self, op: int, data: object = None, *, number: int | None = None, event: str | None = None) -> None:
        """Send one payload; nothing where the other side has gone."""
        text = json.dumps({"op": op, "d": data, "s": number, "t": event})
        try:
            if self._compressor is None:
                await self.socket.send_str(text)
            else:
                packed = self._compressor.compress(text.encode()) + self._compressor.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)
        except ConnectionError:
            return


@dataclass(eq=False, slots=True)
class Session:
    """A session, which may outlive its connection.

    Attributes:
        shard: which shard it is of how many.
        intents: what it wants to be told of.
        connection: over which it is told; None while there is none.
        id: what it is resumed by.
        number: of the event last told.
        told: the last events, by number.
    """

    shard: tuple[int, int]
    intents: int
    connection: Connection | None
    id: str
    number: int = 0
    told: deque[tuple[int, str, Json]] = field(default_factory=lambda: deque(maxlen=MAX_KEPT))

    def has(self, guild: int | None) -> bool:
        """Return whether it gets the events of a server, or of direct messages, which all go to the first shard."""
        index, shards = self.shard
        return index == (0 if guild is None else (guild >> 22) % shards)

    async def tell(self, event: str, data: Json) -> None:
        """Tell of an event, now or when it is resumed."""
        self.number += 1
        self.told.append((self.number, event, data))
        if self.connection is not None:
            await self.connection.send(DISPATCH, data, number=self.number, event=event)


class Gateway:
    """All sessions.

    Attributes:
        queues: in so many queues shards may begin sessions side by side.
        sessions: so many may still be begun; nobody who begins another is let in again.
        reset_after: seconds in which they are said to be counted anew, which is for a test to do.
        refuse_with: the close code for everyone who begins a session or resumes one; None lets them in.
        identified: how often a session was begun.
        asked: how often anyone tried to begin a session or to resume one.
        resumed: how often one was taken up again.
        repeats: number of events that were sent before, and are sent again to a session that is resumed.
    """

    def __init__(self, world: World, token: str, *, queues: int = 1) -> None:
        """Let in who has the token, one every five seconds in each of so many queues."""
        self._world = world
        self._token = token
        self.queues = queues
        self.sessions = SESSIONS
        self.reset_after = DAY_SECONDS
        self.refuse_with: int | None = None
        self._last_identified: dict[int, float] = {}
        self._sessions: list[Session] = []
        self.identified = 0
        self.resumed = 0
        self.repeats = 0
        self.asked = 0
        self.address = ""

    def limit(self) -> Json:
        """Return how many sessions may begin, until when, and how many at the same time."""
        return {
            "total": SESSIONS,
            "remaining": self.sessions,
            "reset_after": int(1000 * self.reset_after),
            "max_concurrency": self.queues,
        }

    def connected(self) -> list[Session]:
        """The sessions that have a connection."""
        return [session for session in self._sessions if session.connection is not None]

    def reaches(self, guild: int | None) -> bool:
        """Return whether a client now gets the events of a server, or of direct messages."""
        return any(session.has(guild) for session in self.connected())

    async def dispatch(self, event: str, data: Json, guild: int | None, *, intent: int = 0) -> None:
        """Tell those who have a server's shard, or the first, and who want to be told.

        Args:
            event: what happened.
            data: to whom, and how.
            guild: where; None for what happens in direct messages.
            intent: what one must have asked for; 0 where nothing need be.
        """
        for session in self._sessions:
            if session.has(guild) and (not intent or session.intents & intent):
                await session.tell(event, data)

    async def reconnect(self, shard: int) -> None:
        """Ask a shard to connect again, as Discord does every few hours."""
        for session in self.connected():
            if session.shard[0] == shard and session.connection is not None:
                await session.connection.send(RECONNECT)

    async def drop(self, shard: int, code: int = ABNORMAL) -> None:
        """Cut the connection of a shard, as a network does, or close it with another code."""
        for session in self.connected():
            if session.shard[0] == shard and session.connection is not None:
                await session.connection.socket.close(code=code)

    def forget_sessions(self) -> None:
        """Let no session be resumed that is without a connection from now on, as after a trouble of Discord's own."""
        for session in self._sessions:
            session.id = self._world.surroundings.name()

    async def serve(self, socket: Socket, *, compressed: bool) -> None:
        """Serve one connection, as long as it lasts."""
        connection = Connection(socket, compressed=compressed)
        await connection.send(HELLO, {"heartbeat_interval": HEARTBEAT_SECONDS * 1000})
        session: Session | None = None
        try:
            async for text in socket.received():
                asked = json.loads(text)
                match asked["op"]:
                    case 1:
                        # An answer quicker than any network's overtakes what discord.py notes of its heartbeat.
                        await asyncio.sleep(ACK_SECONDS)
                        await connection.send(HEARTBEAT_ACK)
                    case 2 | 6 if self._turns_away():
                        await socket.close(code=self.refuse_with or ABNORMAL)
                    case 2 if session is not None:
                        await socket.close(code=ALREADY_IDENTIFIED)
                    case 2:
                        session = await self._identify(connection, asked["d"])
                    case 6:
                        session = await self._resume(connection, asked["d"])
                    case _:
                        continue
        finally:
            if session is not None and session.connection is connection:
                session.connection = None

    def _turns_away(self) -> bool:
        """Count an attempt to begin a session or to resume one; return whether it is refused."""
        self.asked += 1
        return self.refuse_with is not None

    async def _identify(self, connection: Connection, data: Json) -> Session | None:
        index, shards = data.get("shard") or (0, 1)
        refused = {
            BAD_TOKEN: data["token"] != self._token or not self.sessions,
            BAD_SHARD: not 0 <= index < shards,
            DISALLOWED_INTENTS: bool(data["intents"] & PRIVILEGED),
        }
        for code, is_so in refused.items():
            if is_so:
                await connection.socket.close(code=code)
                return None
        now, queue = self._world.surroundings.monotonic(), index % self.queues
        if shards > 1 and now - self._last_identified.get(queue, -IDENTIFY_SECONDS) < IDENTIFY_SECONDS:
            await connection.send(INVALID_SESSION, data=False)
            return None
        self._last_identified[queue] = now
        self.sessions -= 1
        self.identified += 1
        session = Session((index, shards), data["intents"], connection, self._world.surroundings.name())
        # Nobody will resume one that is without a connection, now that another has begun.
        self._sessions = [one for one in self._sessions if one.connection is not None or one.shard != session.shard]
        guilds = [guild for guild in self._world.guilds if session.has(guild) and self._world.is_bot_in(guild)]
        ready: Json = {
            "v": 10,
            "user": self._world.bot,
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [index, shards],
            "application": {"id": self._world.bot["id"], "flags": 0},
            "private_channels": [],
        }
        await session.tell("READY", ready)
        for guild in guilds:
            if guild not in self._world.unavailable:
                await session.tell("GUILD_CREATE", self.guild_payload(guild))
        self._sessions.append(session)
        return session

    def guild_payload(self, guild: int) -> Json:
        """A server as Discord tells a bot that may not know the members: of these it is told of itself alone."""
        told = self._world.guilds[guild]
        return {**told, "members": told["members"][:1], "threads": self._world.threads(guild)}

    async def _resume(self, connection: Connection, data: Json) -> Session | None:
        session = next((one for one in self._sessions if one.id == data["session_id"]), None)
        if session is None or data["token"] != self._token or data["seq"] > session.number:
            await connection.send(INVALID_SESSION, data=False)
            return None
        self.resumed += 1
        missed = [one for one in session.told if one[0] > data["seq"] - self.repeats]
        for number, event, told in missed:
            await connection.send(DISPATCH, told, number=number, event=event)
        session.connection = connection
        await session.tell("RESUMED", {})
        return session

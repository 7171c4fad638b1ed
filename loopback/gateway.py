"""Simulates the gateway: the WebSockets over which Discord sends events to a bot, shard by shard."""

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
"""Minimum seconds between the starts of two sessions in the same queue."""

ACK_SECONDS: Final = 0.02
MAX_KEPT: Final = 10_000
"""Maximum number of events that are kept for a session that resumes."""

SESSIONS: Final = 1000
"""Maximum number of sessions that a bot may start in a day; Discord resets the token of a bot that starts more."""

DAY_SECONDS: Final = 86_400.0

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 7, 9, 10, 11

GUILD_MESSAGES: Final = 1 << 9
DIRECT_MESSAGES: Final = 1 << 12
PRIVILEGED: Final = 1 << 1 | 1 << 8 | 1 << 15
"""Intents that a bot has only after a request to Discord: members, presences, the content of messages."""

ABNORMAL: Final = 4000
BAD_TOKEN: Final = 4004
ALREADY_IDENTIFIED: Final = 4005
BAD_SHARD: Final = 4010
DISALLOWED_INTENTS: Final = 4014


class Socket(Protocol):
    """A connection to the gateway, over a network or direct."""

    async def send_str(self, text: str) -> None:
        """Send a text."""

    async def send_bytes(self, packed: bytes) -> None:
        """Send a compressed text."""

    async def close(self, code: int) -> None:
        """Close the connection with this code."""

    def received(self) -> AsyncIterator[str]:
        """Yield the texts that the other side sends, until it disconnects."""


class Connection:
    """A WebSocket, and the compression of outgoing texts."""

    def __init__(self, socket: Socket, *, compressed: bool) -> None:
        """Send over this socket."""
        self.socket = socket
        self._compressor = zlib.compressobj() if compressed else None

    async def send(self, op: int, data: object = None, *, number: int | None = None, event: str | None = None) -> None:
        """Send a payload, unless the other side has disconnected."""
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
        shard: the number of the shard, and the number of shards.
        intents: the kinds of events that the bot asked for.
        connection: the open connection; None if there is none.
        id: the id by which the bot resumes it.
        number: the number of the last event.
        recent: the last events, with their numbers.
    """

    shard: tuple[int, int]
    intents: int
    connection: Connection | None
    id: str
    number: int = 0
    recent: deque[tuple[int, str, Json]] = field(default_factory=lambda: deque(maxlen=MAX_KEPT))

    def has(self, guild: int | None) -> bool:
        """Return whether its shard has a server, or for None direct messages, which the first shard has."""
        index, shards = self.shard
        return index == (0 if guild is None else (guild >> 22) % shards)

    async def send(self, event: str, data: Json) -> None:
        """Send an event, now or when the session is resumed."""
        self.number += 1
        self.recent.append((self.number, event, data))
        if self.connection is not None:
            await self.connection.send(DISPATCH, data, number=self.number, event=event)


class Gateway:
    """The server side of all connections and sessions.

    Attributes:
        queues: number of sessions that may start at the same time.
        sessions: number of sessions that may still start; after the last one, the token is invalid.
        reset_after: seconds that the gateway reports until the count starts over; a test must reset it.
        refuse_with: the close code for every attempt to start or resume a session; None allows them.
        identified: number of sessions that were started.
        asked: number of attempts to start or resume a session.
        resumed: number of resumed sessions.
        repeats: number of events that a resumed session gets again.
    """

    def __init__(self, world: World, token: str, *, queues: int = 1) -> None:
        """Allow clients with this token, one every five seconds in each queue."""
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
        """Return the limit on starting sessions, in Discord's form."""
        return {
            "total": SESSIONS,
            "remaining": self.sessions,
            "reset_after": int(1000 * self.reset_after),
            "max_concurrency": self.queues,
        }

    def connected(self) -> list[Session]:
        """Return the sessions that have a connection."""
        return [session for session in self._sessions if session.connection is not None]

    def reaches(self, guild: int | None) -> bool:
        """Return whether a connected client gets the events of a server, or of direct messages for None."""
        return any(session.has(guild) for session in self.connected())

    async def dispatch(self, event: str, data: Json, guild: int | None, *, intent: int = 0) -> None:
        """Send an event to the sessions that have the server's shard and the intent.

        Args:
            event: the name of the event.
            data: its payload.
            guild: the server; None for direct messages.
            intent: the required intent; 0 for none.
        """
        for session in self._sessions:
            if session.has(guild) and (not intent or session.intents & intent):
                await session.send(event, data)

    async def reconnect(self, shard: int) -> None:
        """Ask a shard to connect again, as Discord does every few hours."""
        for session in self.connected():
            if session.shard[0] == shard and session.connection is not None:
                await session.connection.send(RECONNECT)

    async def drop(self, shard: int, code: int = ABNORMAL) -> None:
        """Cut the connection of a shard, as a network failure does, or close it with another code."""
        for session in self.connected():
            if session.shard[0] == shard and session.connection is not None:
                await session.connection.socket.close(code=code)

    def forget_sessions(self) -> None:
        """Let no current session be resumed after it loses its connection, as after a failure of Discord."""
        for session in self._sessions:
            session.id = self._world.surroundings.name()

    async def serve(self, socket: Socket, *, compressed: bool) -> None:
        """Serve a connection until it ends."""
        connection = Connection(socket, compressed=compressed)
        await connection.send(HELLO, {"heartbeat_interval": HEARTBEAT_SECONDS * 1000})
        session: Session | None = None
        try:
            async for text in socket.received():
                asked = json.loads(text)
                match asked["op"]:
                    case 1:
                        # Without a delay, the answer arrives before discord.py has recorded its heartbeat.
                        await asyncio.sleep(ACK_SECONDS)
                        await connection.send(HEARTBEAT_ACK)
                    case 2 | 6 if self._is_refused():
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

    def _is_refused(self) -> bool:
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
        for code, is_refused in refused.items():
            if is_refused:
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
        # The new session replaces sessions of this shard that have lost their connections.
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
        await session.send("READY", ready)
        for guild in guilds:
            if guild not in self._world.unavailable:
                await session.send("GUILD_CREATE", self.guild_payload(guild))
        self._sessions.append(session)
        return session

    def guild_payload(self, guild: int) -> Json:
        """Return a server as Discord sends it without the intent for members: the bot is the only member in it."""
        found = self._world.guilds[guild]
        return {**found, "members": found["members"][:1], "threads": self._world.threads(guild)}

    async def _resume(self, connection: Connection, data: Json) -> Session | None:
        session = next((one for one in self._sessions if one.id == data["session_id"]), None)
        if session is None or data["token"] != self._token or data["seq"] > session.number:
            await connection.send(INVALID_SESSION, data=False)
            return None
        self.resumed += 1
        missed = [one for one in session.recent if one[0] > data["seq"] - self.repeats]
        for number, event, payload in missed:
            await connection.send(DISPATCH, payload, number=number, event=event)
        session.connection = connection
        await session.send("RESUMED", {})
        return session

"""Divides the shards of Discord's gateway, and the requests that Discord allows, among the processes of one bot.

Discord delivers a server's events to one *shard*, and all direct messages to shard 0. A process leases shards and
renews the lease; any process may decide at any table, but only the holder of a table's shard shows it.

Leases. Each shard has an owner in the database, and each process a heartbeat counter that it increases every second
(:data:`BEAT`). No clock is compared with another's. A process holds its shards until :data:`LEASE` after it *began* a
heartbeat; others take them when they have seen the same counter for :data:`STALE`, which begins later and is longer. So
no two processes ever hold the same shard, and a killed process loses its shards within ten seconds, or at once if the
operating system says that it is gone.

Shares are equal: a free shard goes to the process with the fewest, and the process with the most gives one away while
another has at least two fewer. It stops showing a shard before giving it away, but stays connected and answers until
the new holder is connected. The same happens if the number of shards changes: a process stays connected to what it held
until each of the new shards is connected. No one shows anything for the length of one lease, in which other processes
may not have noticed the change.

So while a shard changes hands, two processes receive the same events. A process that may not be the only one asks the
database before it acts on an event (:meth:`Leases.is_first`); at all other times no one asks.

Names. A process name contains the boot id of the machine and its process namespace, so containers and machines of one
name are not confused, and a process on the same machine can be checked at once. If the system provides neither, a name
does not say where its process is.

Requests. With each heartbeat a process says how many requests per second it would make, and reads what the others said;
all compute the same shares from that. No share is 0, so a new process may send at once; in the second before others
know of it, all together exceed the limit by at most its share.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final, Protocol

from tockbot.service.tasks import traceback_line
from tockbot.storage import Heartbeats, StoredShards
from tockbot.tables import GuildId

STARTED: Final = Path("/proc/sys/kernel/random/boot_id")
NUMBERS: Final = Path("/proc/self/ns/pid")


def new_name() -> str:
    """Return a new name for this process."""
    return f"{_here()}/{os.getpid()}/{secrets.token_hex(8)}"


def is_gone(name: str) -> bool:
    """Return whether the process of this name is known to be gone; False if that cannot be known."""
    here, _, rest = name.partition("/")
    number = rest.partition("/")[0]
    if not here or here != _here() or not number.isdecimal():
        return False
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


def _here() -> str:
    """Return a text that two processes share if they see each other's process numbers; empty if unknown."""
    try:
        return f"{STARTED.read_text().strip()}-{NUMBERS.stat().st_ino}"
    except OSError:
        return ""


MIN_REQUESTS_PER_SECOND: Final = 2
"""Requests per second that every process is assumed to want, so that a new one can send before others know of it."""


def fair_share(me: str, wants: Mapping[str, int], total: float) -> float:
    """Return how many of ``total`` requests per second a process may make.

    A process that wants little gets it, and the others share the rest equally. What no one wants is divided equally.

    Args:
        me: the process.
        wants: requests per second that each process, including this one, would make.
        total: requests per second for all processes.
    """
    left, waiting = total, len(wants)
    mine = 0.0
    for process in sorted(wants, key=lambda one: (wants[one], one)):
        given = min(max(MIN_REQUESTS_PER_SECOND, wants[process]), left / waiting)
        left, waiting = left - given, waiting - 1
        if process == me:
            mine = given
    return mine + left / len(wants)


SERVER_BITS: Final = 22
"""Number of lowest bits of a Discord id that do not encode its time; a server's shard is computed without them."""


def shard_of(guild: GuildId, count: int) -> int:
    """Return the shard, out of ``count``, that receives a server's events; 0 for what belongs to no server."""
    return (guild >> SERVER_BITS) % count


class Shards(Protocol):
    """The lease of this process on its shards."""

    def seconds_left(self, guild: GuildId) -> float:
        """Return for how many seconds this process still holds the shard of a server; 0 if it does not.

        A request that shows a table of this server must end by then; ask again before each.
        """


class Held(Shards, Protocol):
    """A lease that also lists its shards."""

    @property
    def held(self) -> frozenset[int]:
        """Shards that this process holds now."""


class EveryShard:
    """Holds everything for ever, for a process that is the only one."""

    held = frozenset({0})

    def seconds_left(self, guild: GuildId) -> float:
        """Return infinity."""
        del guild
        return float("inf")


EVERY_SHARD: Final = EveryShard()


logger = logging.getLogger(__name__)

BEAT: Final = 1.0
"""Seconds between two heartbeats."""

LEASE: Final = 5.0
"""Seconds, from the beginning of a heartbeat, for which a process still holds its shards."""

STALE: Final = 6.0
"""Seconds without a new heartbeat after which others take the shards of a process."""

HANDOVER_SECONDS: Final = 60.0
"""Seconds for which a process stays connected to a shard it gave away, unless the new holder connects sooner."""

CLAIM_SECONDS: Final = 1.0
"""Maximum seconds for finding out which of two connected processes acts; Discord waits three seconds."""

MIN_LEASE_LEFT: Final = 2.0
"""If less than this was left of a lease when it was renewed, actions may have been missed; in seconds."""


Part = tuple[int, int]
"""A shard, and the total number of shards it belongs to."""


@dataclass(frozen=True, slots=True)
class Moves:
    """The shards that a process should take and give away for equal shares."""

    takes: tuple[int, ...] = ()
    gives: tuple[int, ...] = ()


def fair_moves(me: str, owners: Mapping[int, str], alive: Collection[str]) -> Moves:
    """Return what a process should do, given the owner of each shard and the processes that are alive.

    Each free shard goes to the process with the fewest; all processes compute the same, so each takes its own. If no
    shard is free, the process with the most gives one away if another has at least two fewer.
    """
    held = {process: [shard for shard in sorted(owners) if owners[shard] == process] for process in sorted(alive)}
    free = [shard for shard in sorted(owners) if owners[shard] not in held]
    takes: list[int] = []
    for shard in free:
        poorest = min(held, key=lambda process: len(held[process]))
        held[poorest].append(shard)
        if poorest == me:
            takes.append(shard)
    fewest = min(map(len, held.values()))
    richest = max(held, key=lambda process: len(held[process]))
    if not free and me == richest and len(held[me]) > fewest + 1:
        # The first shard has all direct messages, so it changes hands last.
        return Moves(gives=(held[me][-1],))
    return Moves(takes=tuple(takes))


def _until_connected(count: int) -> float:
    """Return the seconds within which this many shards connect, if they ever do."""
    return HANDOVER_SECONDS + count * HANDOVER_SECONDS / 10


class Leases:
    """The shards that this process leases."""

    def __init__(self, store: StoredShards, count: int, now: Callable[[], float] = monotonic) -> None:
        """Lease some of ``count`` shards, unless the database has another count; ``now`` is a monotonic clock."""
        self._store = store
        self.count = count
        self._now = now
        self._me = new_name()
        self._held: set[int] = set()
        self._given: dict[Part, float] = {}
        self._alone: dict[Part, float] = {}
        self._divided = 0.0
        self._until = 0.0
        self._looked = 0.0
        self._seen: dict[str, tuple[int, float]] = {}
        self._wants = {self._me: 0}

    @property
    def held(self) -> frozenset[int]:
        """Shards that it holds now."""
        return frozenset(self._held) if self._divided <= self._now() < self._until else frozenset()

    @property
    def claimed(self) -> frozenset[Part]:
        """Shards to be connected to: those it holds, and those it gave away that no one else is connected to yet."""
        return frozenset({(shard, self.count) for shard in self._held} | self._given.keys())

    def seconds_left(self, guild: GuildId) -> float:
        """Return for how many seconds this process still holds the shard of a server; 0 if it does not."""
        return max(0.0, self._until - self._now()) if shard_of(guild, self.count) in self.held else 0.0

    @property
    def seconds(self) -> float:
        """Seconds for which the shards are still held; 0 if the lease has run out."""
        return max(0.0, self._until - self._now())

    async def is_first(self, event: int, part: Part) -> bool:
        """Return whether this process is to act on an event that it received.

        It is not if another process received the event too and was quicker. If that cannot be found out, it is: acting
        twice is better than not at all.
        """
        if part not in self._given and self._now() >= self._alone.get(part, 0.0):
            return True
        try:
            async with asyncio.timeout(CLAIM_SECONDS):
                return await self._store.claim(event, f"{self._me} {part}")
        except Exception as error:  # noqa: BLE001 - as said above
            logger.warning("could not find out which process is to act on an event: %s", traceback_line(error))
            return True

    def share_of(self, requests: float) -> float:
        """Return this process's share of the requests per second that all processes make."""
        return fair_share(self._me, self._wants, requests)

    async def start(self) -> None:
        """Register this process, and take free shards now or at a later heartbeat.

        Raises:
            Exception: the database cannot be used.
        """
        wanted, self.count = self.count, await self._store.prepare(self.count)
        if self.count != wanted:
            text = "the processes share %d shards; `tockbot database shards %d` changes that to %d"
            logger.warning(text, self.count, wanted, wanted)
        await self.beat()

    async def beat(self, wants: int = 0, connected: Collection[int] = ()) -> frozenset[int]:
        """Renew the lease and balance the shares; while the database is away, the lease runs out.

        Args:
            wants: requests per second that this process would make.
            connected: shards that it is connected to.

        Returns:
            The shards that were renewed late: actions that became due at their tables meanwhile may have been missed.
        """
        try:
            return await self._beat(wants, connected)
        except Exception as error:  # noqa: BLE001 - it is tried again until the lease runs out
            logger.warning("could not renew the shards of this process: %s", traceback_line(error))
            return frozenset()

    async def _beat(self, wants: int, connected: Collection[int]) -> frozenset[int]:
        began = self._now()
        beats = await self._store.renew(self._me, wants, connected)
        if len(beats.shards) != self.count:
            self._divide(len(beats.shards))
        owners = {shard: beat.owner for shard, beat in beats.shards.items()}
        mine = {shard for shard, owner in owners.items() if owner == self._me}
        is_late = self._until - self._now() < MIN_LEASE_LEFT
        late = frozenset(self._held & mine) if is_late else frozenset()
        if 0 < self._divided <= began:
            late, self._divided = frozenset(mine), 0.0
        # The database is right: a shard may have been taken or kept although the answer was an error.
        self._hold(mine)
        self._until = began + LEASE
        alive = self._alive(beats.processes)
        self._wants = {process: beats.wants.get(process, 0) for process in alive}
        # For what is given away below, others connect later than these heartbeats say.
        self._let_go(beats)
        moves = fair_moves(self._me, owners, alive)
        for shard in moves.takes:
            if await self._store.take(shard, beats.shards[shard], self._me):
                self._hold(self._held | {shard})
                logger.info("this process now holds shard %d of %d", shard, self.count)
        for shard in moves.gives:
            self._held.discard(shard)
            self._given[shard, self.count] = self._now() + HANDOVER_SECONDS
            # By the next heartbeat, requests on their way to Discord have arrived.
            await asyncio.sleep(BEAT)
            await self._store.give(shard, self._me)
            logger.info("this process gives away shard %d of %d", shard, self.count)
        for process in beats.processes.keys() - alive:
            await self._store.forget(process, beats.processes[process])
            # If it comes back, its counter starts from the same number as before.
            del self._seen[process]
        return late

    def _hold(self, shards: set[int]) -> None:
        """Hold these shards. A previous holder stays connected for a while, and may learn of the new one late."""
        until = self._now() + _until_connected(self.count) + STALE
        self._alone = {(shard, self.count): self._alone.get((shard, self.count), until) for shard in shards}
        self._held = shards

    def _divide(self, count: int) -> None:
        """Continue with another number of shards; none of them is held yet."""
        logger.info("the number of shards is now %d instead of %d", count, self.count)
        until = self._now() + _until_connected(count)
        self._given |= {(shard, self.count): until for shard in self._held}
        self._held, self.count, self._divided = set(), count, self._now() + LEASE

    def _let_go(self, beats: Heartbeats) -> None:
        """Disconnect from given-away shards that others are connected to."""
        are_all_told = all(beat.is_connected for beat in beats.shards.values())
        for (shard, count), until in [*self._given.items()]:
            if count != self.count:
                is_over = are_all_told
            else:
                now = beats.shards[shard]
                is_over = now.owner == self._me or now.is_connected
            if is_over or self._now() >= until:
                del self._given[shard, count]

    def _alive(self, processes: Mapping[str, int]) -> set[str]:
        """Return the processes whose counter was seen to change lately, and this one."""
        now = self._now()
        if now - self._looked > STALE / 2:
            # The database was away, so no one could increase a counter.
            self._seen = {process: (beat, now) for process, (beat, _) in self._seen.items()}
        self._looked = now
        seen = {process: self._seen.get(process, (0, now)) for process in processes}
        self._seen = {
            process: seen[process] if seen[process][0] == beat else (beat, now) for process, beat in processes.items()
        }
        lately = {process for process, (_, since) in self._seen.items() if now - since < STALE}
        return {process for process in lately if not is_gone(process)} | {self._me}

    async def hand_over(self) -> None:
        """Give all shards away but stay connected until others are: :meth:`look` finds out."""
        self._given |= {(shard, self.count): self._now() + HANDOVER_SECONDS for shard in self._held}
        await self.close()

    async def look(self) -> None:
        """See which shards others have taken over; if the database is away, stop waiting."""
        try:
            beats = await self._store.look()
        except Exception as error:  # noqa: BLE001 - as above
            logger.warning("could not see who takes over the shards of this process: %s", traceback_line(error))
            self._given.clear()
            return
        others = [process for process in beats.processes if process != self._me and not is_gone(process)]
        if not others or len(beats.shards) != self.count:
            self._given.clear()
        self._let_go(beats)

    async def close(self) -> None:
        """Give all shards away."""
        self._held.clear()
        try:
            await self._store.leave(self._me)
        except Exception as error:  # noqa: BLE001 - others take them in a few seconds
            logger.warning("could not hand over the shards of this process: %s", traceback_line(error))

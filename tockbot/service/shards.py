"""Shards of Discord's gateway are leased: held while they are renewed, taken by others when they no longer are.

Theory of operation. Beside each shard stands its owner and a number, its *beat*, that the owner counts up every second
(:data:`BEAT`). No clock is compared with another's. A process counts a shard as its own until :data:`LEASE` after it
*began* to count up; others take it when they have seen the same beat for :data:`STALE`, which begins later and is
longer. So no two processes ever hold a shard at one time, and one that is killed loses its shards within ten seconds;
at once where the system says that it is gone.

Shares are fair: what nobody holds goes to whoever has fewest, and whoever has most gives one away while somebody has
two less. What is given away is no longer shown before it is given; but whoever gave it stays told of it, and answers,
until its new holder is told too. So it is where the work is divided into another number of shards: all that a process
held it is told of until somebody is told of each of the new ones, and nobody shows anything for the time of a lease, in
which others may not have heard of it.

So while a shard changes hands two are told of the same. Whoever may not be the only one then asks the database whose it
is before anything is done (:meth:`Leases.is_first`); nobody asks at any other time.

What a process is called among those that share a database, and how one finds out that another is gone.

Of a process on the same machine the system says at once whether it is there. A name holds the machine's start and the
space of its process numbers: containers and machines of one name are not taken for one another. Where the system
tells neither, a name says nothing of where its process is.

The requests that Discord lets one bot make, divided among its processes by what each would make.

Theory of operation. With each beat a process says how many requests it would make a second, and reads what the others
said. All work out the same shares from that. Nobody's share is 0, so whoever has just begun may send at once; for the
second in which others have not heard of it, all together make more, by its share at most.

Which part of Discord's gateway this process holds, and with it the tables that it shows and lets go on.

Discord delivers a server's events to one *shard* of the gateway, and all direct messages to shard 0. A process holds
shards for a while and renews that; any process decides at any table, but only the holder of a table's shard shows it.
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
    """A name for this process."""
    return f"{_here()}/{os.getpid()}/{secrets.token_hex(8)}"


def is_gone(name: str) -> bool:
    """Whether the process of this name is known to be gone; false where nobody can know."""
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
    """What is the same for two processes if they are on one machine and see each other's numbers; empty if unknown."""
    try:
        return f"{STARTED.read_text().strip()}-{NUMBERS.stat().st_ino}"
    except OSError:
        return ""


LEAST: Final = 2
"""So many a second count as wanted by everybody: a first call has to go out before anybody is told of it."""


def fair_share(me: str, wants: Mapping[str, int], total: float) -> float:
    """How many of so many requests a second a process may make, given how many each of all, itself too, would make.

    Whoever wants little gets it; the others get equal parts of what is left. What nobody wants is divided evenly.
    """
    left, waiting = total, len(wants)
    mine = 0.0
    for process in sorted(wants, key=lambda one: (wants[one], one)):
        given = min(max(LEAST, wants[process]), left / waiting)
        left, waiting = left - given, waiting - 1
        if process == me:
            mine = given
    return mine + left / len(wants)


SERVER_BITS: Final = 22
"""The lowest bits of a Discord id say nothing of when it was made; Discord leaves them out to find a server's shard."""


def shard_of(guild: GuildId, count: int) -> int:
    """The shard, of so many, to which Discord delivers a server's events; 0 for what belongs to no server."""
    return (guild >> SERVER_BITS) % count


class Shards(Protocol):
    """What this process holds of the gateway."""

    def seconds_left(self, guild: GuildId) -> float:
        """How long this process still holds the shard of a server, in seconds; 0 if it does not.

        A request that shows a table of this server has to be over by then; ask again before each.
        """


class Held(Shards, Protocol):
    """The same, and the numbers of the shards."""

    @property
    def held(self) -> frozenset[int]:
        """The shards that it holds now."""


class EveryShard:
    """The only process there is holds everything, for ever."""

    held = frozenset({0})

    def seconds_left(self, guild: GuildId) -> float:
        """For ever."""
        del guild
        return float("inf")


EVERY_SHARD: Final = EveryShard()


logger = logging.getLogger(__name__)

BEAT: Final = 1.0
"""Seconds between two beats."""

LEASE: Final = 5.0
"""So long after it began to count up a process still holds its shards."""

STALE: Final = 6.0
"""So long a process must be seen without a new beat before others take what it holds."""

HANDED_OVER: Final = 60.0
"""For so long a process stays told of a shard that it gave away, unless its new holder is told sooner."""

CLAIMED: Final = 1.0
"""Seconds that it may take to find out who is to do what two are told of: Discord waits for three."""

SHORT: Final = 2.0
"""Where less than so long was left before shards were renewed, something may have been left undone at their tables."""


Part = tuple[int, int]
"""A shard, and of how many it is one."""


@dataclass(frozen=True, slots=True)
class Moves:
    """What a process does for a fair share: the shards that it takes, and those that it gives away."""

    takes: tuple[int, ...] = ()
    gives: tuple[int, ...] = ()


def fair_moves(me: str, owners: Mapping[int, str], alive: Collection[str]) -> Moves:
    """What a process does, given who holds each shard and which processes, itself among them, are alive.

    What nobody holds goes one by one to whoever has fewest; all see the same, so each takes what is its own. Where
    nothing is free, whoever has most gives one away if somebody has at least two less.
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
        # The first shard has all direct messages: it changes hands last.
        return Moves(gives=(held[me][-1],))
    return Moves(takes=tuple(takes))


def _until_connected(count: int) -> float:
    """Within so many seconds all of so many shards are connected, if they ever are."""
    return HANDED_OVER + count * HANDED_OVER / 10


class Leases:
    """The shards that this process holds."""

    def __init__(self, store: StoredShards, count: int, now: Callable[[], float] = monotonic) -> None:
        """Hold some of so many shards, unless others share another number; ``now`` is a clock that is never set."""
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
        """The shards that it holds now."""
        return frozenset(self._held) if self._divided <= self._now() < self._until else frozenset()

    @property
    def claimed(self) -> frozenset[Part]:
        """Of what it is to be told: what nobody else is known to hold, and what it gave away and is told of alone."""
        return frozenset({(shard, self.count) for shard in self._held} | self._given.keys())

    def seconds_left(self, guild: GuildId) -> float:
        """How long this process still holds the shard of a server, in seconds; 0 if it does not."""
        return max(0.0, self._until - self._now()) if shard_of(guild, self.count) in self.held else 0.0

    @property
    def seconds(self) -> float:
        """How long all that is held is still held; 0 where that has run out."""
        return max(0.0, self._until - self._now())

    async def is_first(self, event: int, part: Part) -> bool:
        """Whether what Discord tells of a part is to be done by whoever is told of it here.

        It is not where another was told of it as well and was quicker. Where that cannot be found out it is done: what
        nobody does would be worse than what is done twice.
        """
        if part not in self._given and self._now() >= self._alone.get(part, 0.0):
            return True
        try:
            async with asyncio.timeout(CLAIMED):
                return await self._store.claim(event, f"{self._me} {part}")
        except Exception as error:  # noqa: BLE001 - as said above
            logger.warning("it cannot be found out who is to do what was asked: %s", traceback_line(error))
            return True

    def share_of(self, requests: float) -> float:
        """How many of so many requests a second, which all processes share, this one may make."""
        return fair_share(self._me, self._wants, requests)

    async def start(self) -> None:
        """Say that this process is there, and take what nobody holds, now or at a later beat.

        Raises:
            Exception: the database cannot be used.
        """
        wanted, self.count = self.count, await self._store.prepare(self.count)
        if self.count != wanted:
            told = "the processes share %d shards; `tockbot database shards %d` lets them have %d"
            logger.warning(told, self.count, wanted, wanted)
        await self.beat()

    async def beat(self, wants: int = 0, connected: Collection[int] = ()) -> frozenset[int]:
        """Renew what is held and do what makes shares fair; if the database is away, nothing is held after a while.

        Args:
            wants: how many requests a second this process would make.
            connected: the shards of which it is told.

        Returns:
            The shards that were renewed late: of what became due at their tables meanwhile some may be left undone.
        """
        try:
            return await self._beat(wants, connected)
        except Exception as error:  # noqa: BLE001 - it is tried again, and runs out meanwhile
            logger.warning("the shards of this process could not be renewed: %s", traceback_line(error))
            return frozenset()

    async def _beat(self, wants: int, connected: Collection[int]) -> frozenset[int]:
        began = self._now()
        beats = await self._store.renew(self._me, wants, connected)
        if len(beats.shards) != self.count:
            self._divide(len(beats.shards))
        owners = {shard: beat.owner for shard, beat in beats.shards.items()}
        mine = {shard for shard, owner in owners.items() if owner == self._me}
        is_late = self._until - self._now() < SHORT
        late = frozenset(self._held & mine) if is_late else frozenset()
        if 0 < self._divided <= began:
            late, self._divided = frozenset(mine), 0.0
        # What the database has counts: a shard may have been taken, or not given, though that was said to have failed.
        self._hold(mine)
        self._until = began + LEASE
        alive = self._alive(beats.processes)
        self._wants = {process: beats.wants.get(process, 0) for process in alive}
        # Of what is given away below others are told later than these beats say.
        self._let_go(beats)
        moves = fair_moves(self._me, owners, alive)
        for shard in moves.takes:
            if await self._store.take(shard, beats.shards[shard], self._me):
                self._hold(self._held | {shard})
                logger.info("this process now holds shard %d of %d", shard, self.count)
        for shard in moves.gives:
            self._held.discard(shard)
            self._given[shard, self.count] = self._now() + HANDED_OVER
            # What was on its way to Discord has arrived by the next beat.
            await asyncio.sleep(BEAT)
            await self._store.give(shard, self._me)
            logger.info("this process gives shard %d of %d to another", shard, self.count)
        for process in beats.processes.keys() - alive:
            await self._store.forget(process, beats.processes[process])
            # Should it be back, it counts from the same number as before.
            del self._seen[process]
        return late

    def _hold(self, shards: set[int]) -> None:
        """Hold these. Whoever held one before is told of it for a while yet, and may hear later that others hold it."""
        until = self._now() + _until_connected(self.count) + STALE
        self._alone = {(shard, self.count): self._alone.get((shard, self.count), until) for shard in shards}
        self._held = shards

    def _divide(self, count: int) -> None:
        """Go on with another number of shards, none of which is held yet."""
        logger.info("the work is divided into %d shards, which were %d", count, self.count)
        until = self._now() + _until_connected(count)
        self._given |= {(shard, self.count): until for shard in self._held}
        self._held, self.count, self._divided = set(), count, self._now() + LEASE

    def _let_go(self, beats: Heartbeats) -> None:
        """Be told no more of what others are told of."""
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
        """The processes whose beat was seen to change lately, and this one."""
        now = self._now()
        if now - self._looked > STALE / 2:
            # The database was away, and nobody could count up.
            self._seen = {process: (beat, now) for process, (beat, _) in self._seen.items()}
        self._looked = now
        seen = {process: self._seen.get(process, (0, now)) for process in processes}
        self._seen = {
            process: seen[process] if seen[process][0] == beat else (beat, now) for process, beat in processes.items()
        }
        lately = {process for process, (_, since) in self._seen.items() if now - since < STALE}
        return {process for process in lately if not is_gone(process)} | {self._me}

    async def hand_over(self) -> None:
        """Give everything away, to be told of it until others are: :meth:`look` sees whether they are."""
        self._given |= {(shard, self.count): self._now() + HANDED_OVER for shard in self._held}
        await self.close()

    async def look(self) -> None:
        """See what others have taken over; if the database is away, nobody can be waited for."""
        try:
            beats = await self._store.look()
        except Exception as error:  # noqa: BLE001 - as above
            logger.warning("it cannot be seen who takes over the shards of this process: %s", traceback_line(error))
            self._given.clear()
            return
        others = [process for process in beats.processes if process != self._me and not is_gone(process)]
        if not others or len(beats.shards) != self.count:
            self._given.clear()
        self._let_go(beats)

    async def close(self) -> None:
        """Give everything away."""
        self._held.clear()
        try:
            await self._store.leave(self._me)
        except Exception as error:  # noqa: BLE001 - then others take it in a few seconds
            logger.warning("the shards of this process could not be handed over: %s", traceback_line(error))

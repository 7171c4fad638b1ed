"""Stores the holders of gateway shards, the running processes, the turns to identify, and who handles which event."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import Final

from tockbot.storage.database import Stored
from tockbot.storage.engine import Statement, Transaction
from tockbot.storage.records import Heartbeat, Heartbeats

NOBODY: Final = ""

KNOWN: Final = int(timedelta(minutes=15) / timedelta(milliseconds=1)) << 22
"""Difference between Discord ids of events a quarter of an hour apart; Discord delivers nothing older."""

SHARD_OF: Final = "(({} >> 22) % (SELECT CASE count(*) WHEN 0 THEN 1 ELSE count(*) END FROM shards))"
"""The shard of a server, in SQL: the one to which Discord delivers its events."""


class StoredShards(Stored):
    """The shards, in a database that several processes share."""

    async def prepare(self, count: int) -> int:
        """Create ``count`` shards if there are none or no process holds others; return the number there is."""

        async def make(transaction: Transaction) -> int:
            ((found,),) = await transaction.rows("SELECT count(*) FROM shards")
            if found == count or (found and await transaction.rows("SELECT id FROM processes LIMIT 1")):
                return int(found)
            await _divide(transaction, count)
            return count

        # If a shard is taken, that is saved durably, and this with it.
        return await self._database.transact(make, lasting=False)

    async def divide(self, count: int) -> int:
        """Divide the work into ``count`` shards from now on, which no one holds yet; return the earlier number."""

        async def divide(transaction: Transaction) -> int:
            ((before,),) = await transaction.rows("SELECT count(*) FROM shards")
            if before != count:
                await _divide(transaction, count)
            return int(before)

        return await self._database.transact(divide)

    async def renew(self, process: str, wants: int, connected: Collection[int] = ()) -> Heartbeats:
        """Send a heartbeat for a process and the shards it holds, and return the state of everything.

        Args:
            process: the process.
            wants: requests per second that it would make.
            connected: those of its shards to which it is connected.
        """
        flag = f"CASE WHEN shard IN ({', '.join(map(str, sorted(connected)))}) THEN 1 ELSE 0 END" if connected else "0"

        async def count(transaction: Transaction) -> Heartbeats:
            await transaction.rows(
                "INSERT INTO processes (id, beat, wants) VALUES ($1, 1, $2)"
                " ON CONFLICT (id) DO UPDATE SET beat = processes.beat + 1, wants = excluded.wants",
                process,
                wants,
            )
            renewed = f"UPDATE shards SET beat = beat + 1, connected = {flag} WHERE owner = $1"  # noqa: S608 - numbers
            await transaction.rows(renewed, process)
            return await _beats(transaction)

        return await self._database.transact(count, lasting=False)

    async def look(self) -> Heartbeats:
        """Return the state of everything."""
        return await self._database.transact(_beats, lasting=False)

    async def take(self, shard: int, seen: Heartbeat, process: str) -> bool:
        """Take a shard if it has not changed since it was seen."""
        sql = (
            "UPDATE shards SET owner = $4, beat = beat + 1, connected = 0 WHERE shard = $1 AND owner = $2 AND beat = $3"
            " RETURNING shard"
        )
        values = (shard, seen.owner, seen.number, process)
        return bool((await self._database.save(Statement(sql, values))).rows)

    async def give(self, shard: int, process: str) -> None:
        """Give away a shard that a process holds."""
        sql = "UPDATE shards SET owner = $3, beat = beat + 1, connected = 0 WHERE shard = $1 AND owner = $2"
        await self._database.save(Statement(sql, (shard, process, NOBODY)))

    async def leave(self, process: str) -> None:
        """Give away all shards of a process that stops."""

        async def free(transaction: Transaction) -> None:
            sql = "UPDATE shards SET owner = $2, beat = beat + 1, connected = 0 WHERE owner = $1"
            await transaction.rows(sql, process, NOBODY)
            await transaction.rows("DELETE FROM processes WHERE id = $1", process)

        await self._database.transact(free)

    async def forget(self, process: str, beat: int) -> None:
        """Delete a process that is gone, unless it has sent a heartbeat since."""
        sql = "DELETE FROM processes WHERE id = $1 AND beat = $2"
        await self._database.save(Statement(sql, (process, beat)), lasting=False)

    async def claim(self, event: int, client: str) -> bool:
        """Claim an event for a client; return True if the client was the first to claim it, now or before.

        Args:
            event: the id of a message or an interaction, which increases with time.
            client: a unique name of the process and the shard that received it.
        """
        claimed = Statement(
            "INSERT INTO heard (event, client) VALUES ($1, $2)"
            " ON CONFLICT (event) DO UPDATE SET client = heard.client RETURNING client",
            (event, client),
        )
        forgotten = Statement("DELETE FROM heard WHERE event < $1 AND TRUE /*found*/ RETURNING event", (event - KNOWN,))
        return (await self._database.save(claimed, forgotten, lasting=False)).rows == [(client,)]

    async def turn_to_identify(self, queue: int, now: int, pause: int, longest: int) -> int:
        """Return when the caller may identify, in milliseconds since 1970; the next caller waits longer.

        Each queue, counted from 0, advances on its own. A turn further away than the longest wait was taken before a
        clock was set back, and no longer counts.
        """
        sql = (
            "INSERT INTO identifying (id, free_at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET free_at ="
            " CASE WHEN identifying.free_at > $3 AND identifying.free_at <= $5 THEN identifying.free_at ELSE $3 END"
            " + $4 RETURNING free_at - $4"
        )
        values = queue + 1, now + pause, now, pause, now + longest
        ((at,),) = (await self._database.save(Statement(sql, values))).rows
        return int(at)


async def _divide(transaction: Transaction, count: int) -> None:
    await transaction.rows("DELETE FROM shards")
    insert = "INSERT INTO shards (shard, owner, beat) VALUES ($1, $2, 0) ON CONFLICT (shard) DO NOTHING"
    await transaction.run_many(insert, [(shard, NOBODY) for shard in range(count)])
    await transaction.rows(f"UPDATE open_tables SET shard = {SHARD_OF.format('guild')}")  # noqa: S608 - a text of this file


async def _beats(transaction: Transaction) -> Heartbeats:
    processes = await transaction.rows("SELECT id, beat, wants FROM processes")
    shards = await transaction.rows("SELECT shard, owner, beat, connected FROM shards ORDER BY shard")
    return Heartbeats(
        {name: beat for name, beat, _ in processes},
        {shard: Heartbeat(owner, beat, bool(connected)) for shard, owner, beat, connected in shards},
        {name: wanted for name, _, wanted in processes},
    )


class StoredSessions(Stored):
    """The number of gateway sessions left, in a database, for all its processes."""

    async def save_sessions(self, total: int, left: int, until: int) -> None:
        """Save how many sessions are left of how many, until Discord resets them (milliseconds since 1970)."""
        sql = (
            "INSERT INTO sessions (id, total, remaining, until) VALUES (1, $1, $2, $3) ON CONFLICT (id) DO UPDATE SET"
            " total = excluded.total, remaining = excluded.remaining, until = excluded.until"
        )
        await self._database.save(Statement(sql, (total, left, until)))

    async def saved_sessions(self) -> tuple[int, int, int] | None:
        """Return what was saved last: total, left and until; None if nothing was."""
        rows = await self._database.rows("SELECT total, remaining, until FROM sessions WHERE id = 1")
        return (int(rows[0][0]), int(rows[0][1]), int(rows[0][2])) if rows else None

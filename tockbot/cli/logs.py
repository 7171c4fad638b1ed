"""Commands that read a table's log: the proof of its chance, and the whole of it for other programs."""

from __future__ import annotations

import asyncio
import json
import sys
from datetime import UTC, datetime

from tockbot.storage import Database, Place, StorageError, StoredLog
from tockbot.tables import Entry, LogError, TableId, log_lines, proof_of


def verify(place: Place, table_id: TableId) -> int:
    """Replay a log, every deal and draw of which is checked against the seed (docs/architecture.md)."""
    try:
        proof = proof_of(_read(place, table_id), datetime.now(UTC))
    except (StorageError, LogError) as error:
        print(f"Table {table_id} cannot be verified: {error}", file=sys.stderr)
        return 1
    if proof is None:
        print(f"Game {table_id} is not over; its seed is secret until then.", file=sys.stderr)
        return 1
    print(f"Game {table_id} follows from its seed {proof.seed}")
    print(f"whose SHA-256 is {proof.seed_hash}: {proof.rounds} rounds, {proof.entries} entries.")
    if proof.message is None:
        print("Its start was not announced, so it is not proved that the seed was not chosen for the seats.")
        return 0
    print(f"Mixed into it: the id {proof.message} of the message that announced the start, and the cut {proof.cut!r}.")
    print("So the deal was not arranged, unless starts were repeated in sight of all (starts can be counted in the")
    print("channel). It is not proved that whoever runs the bot did not look at the cards.")
    return 0


def print_log(place: Place, table_id: TableId) -> int:
    """Tell a table's log as JSON lines, each entry with how the table stands after it (docs/log.md)."""
    try:
        for line in log_lines(_read(place, table_id)):
            print(json.dumps(line, ensure_ascii=False))
    except (StorageError, LogError) as error:
        print(f"The log of table {table_id} cannot be told: {error}", file=sys.stderr)
        return 1
    return 0


def _read(place: Place, table_id: TableId) -> list[Entry]:
    """A table's log.

    Raises:
        StorageError: there is no such database or table, or it could not be read.
        LogError: this is no log that this version can read.
    """
    entries = asyncio.run(_read_log(place, table_id))
    if not entries:
        raise StorageError("The database has no such table.")
    return entries


async def _read_log(place: Place, table_id: TableId) -> list[Entry]:
    database = await Database.read(place)
    try:
        return await StoredLog(database).read(table_id)
    finally:
        await database.close()

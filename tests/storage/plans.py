"""Records how a database answers queries: every statement of some work, and how many rows are read for it."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from tockbot.storage import Database
from tockbot.storage.engine import Row, Saved, Statement, Transaction, Value, Work

T = TypeVar("T")

SCANNED: Final = re.compile(r"SCAN (\w+)\b(?! USING INDEX tournaments_under_way)")
"""SQLite's description of a full scan; this partial index is read whole on purpose."""

WORKED_OUT: Final = re.compile(r"(?:CO-ROUTINE|MATERIALIZE) (\w+)")
"""SQLite's description of a subquery."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A statement that was run.

    Attributes:
        sql: its text.
        values: its parameters.
        returned: number of rows that it returned.
    """

    sql: str
    values: tuple[Value, ...]
    returned: int


class Watched(Database):
    """A database that records its statements.

    Attributes:
        inner: the database behind it.
        asked: the statements since this was last cleared.
    """

    def __init__(self, inner: Database) -> None:
        self.inner = inner
        self.is_shared = inner.is_shared
        self.json_integer = inner.json_integer
        self.asked: list[Asked] = []

    async def _rows(self, sql: str, *values: Value) -> list[Row]:
        rows = await self.inner.rows(sql, *values)
        self.asked.append(Asked(sql, values, len(rows)))
        return rows

    async def _look_up(self, sql: str, *values: Value) -> list[Row]:
        rows = await self.inner.look_up(sql, *values)
        self.asked.append(Asked(sql, values, len(rows)))
        return rows

    async def _transact(self, work: Work[T], *, lasting: bool) -> T:
        return await self.inner.transact(lambda inner: work(_Transaction(inner, self)), lasting=lasting)

    async def _save(self, first: Statement, *others: Statement, lasting: bool) -> Saved:
        saved = await self.inner.save(first, *others, lasting=lasting)
        self.asked += [Asked(one.sql, one.values, len(saved.rows)) for one in (first, *others)]
        return saved

    async def settle(self, unchanged: Statement) -> None:
        await self.inner.settle(unchanged)
        self.asked.append(Asked(unchanged.sql, unchanged.values, 0))

    def save_later(self, noted: Statement) -> None:
        self.asked.append(Asked(noted.sql, noted.values, 0))

    async def version(self) -> int:
        return await self.inner.version()

    async def close(self) -> None:
        await self.inner.close()


class _Transaction(Transaction):
    def __init__(self, inner: Transaction, watched: Watched) -> None:
        self.inner = inner
        self.watched = watched
        self.again = inner.again

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        rows = await self.inner.rows(sql, *values)
        self.watched.asked.append(Asked(sql, values, len(rows)))
        return rows

    async def save(self, first: Statement, *others: Statement) -> list[Row]:
        rows = await self.inner.save(first, *others)
        self.watched.asked += [Asked(one.sql, one.values, len(rows)) for one in (first, *others)]
        return rows

    async def run_many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        await self.inner.run_many(sql, rows)
        self.watched.asked += [Asked(sql, tuple(row), 1) for row in rows[:1]]


class _UndoneError(Exception):
    """Rolls back a statement that was only explained."""


async def rows_read(database: Database, asked: Asked, *, by_index: bool) -> dict[str, int]:
    """Return how many rows of each table a PostgreSQL reads for a statement.

    Args:
        database: the database that runs it again and rolls it back.
        asked: the statement.
        by_index: use an index whenever there is one; otherwise the planner decides.
    """
    plan: list[Row] = []

    async def explain(transaction: Transaction) -> None:
        if by_index:
            await transaction.rows("SET LOCAL enable_seqscan = off")
        plan.extend(await transaction.rows(f"EXPLAIN (ANALYZE, FORMAT JSON) {asked.sql}", *asked.values))
        raise _UndoneError

    with contextlib.suppress(_UndoneError):
        await database.transact(explain)
    read: dict[str, int] = {}
    _count(json.loads(plan[0][0])[0]["Plan"], read)
    return read


def _count(node: dict[str, Any], read: dict[str, int]) -> None:
    if "Relation Name" in node and node["Node Type"] != "ModifyTable":
        removed = node.get("Rows Removed by Filter", 0) + node.get("Rows Removed by Index Recheck", 0)
        rows = (node["Actual Rows"] + removed) * node["Actual Loops"]
        read[node["Relation Name"]] = read.get(node["Relation Name"], 0) + round(rows)
    for inner in node.get("Plans", ()):
        _count(inner, read)


async def scanned(database: Database, asked: Asked) -> set[str]:
    """Return the tables that a SQLite scans whole for a statement."""
    plan = await database.rows(f"EXPLAIN QUERY PLAN {asked.sql}", *asked.values)
    lines = "\n".join(str(row[-1]) for row in plan)
    return {*SCANNED.findall(lines)} - {*WORKED_OUT.findall(lines), "CONSTANT"}

"""The schema on Citus, which spreads tables of PostgreSQL over several machines.

What belongs to a table at which people play, and grows with play, lies on one *worker*: all of it on the same, by the
table's number. All else lies on the coordinator, which is the server that bots reach. So what a play saves goes to
one machine, a worker that is away stops its own tables only, and no row is written to several machines.

Several statements at one table are handed to its worker as they are, by one call of a function (:func:`delegated`): so
they are one way to the coordinator, one from it, and a transaction of that worker alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tockbot.storage.engines.engine import Statement, StorageError
from tockbot.storage.engines.one_statement import PARAMETER, plain

LONG: Final = 24 * 3600.0
"""Seconds that it may take to spread a database that is full."""


def placements(scripts: Sequence[str]) -> dict[str, str | None]:
    """The column by which each table of the schema is distributed, None for one that is local to the coordinator.

    A script says so in a remark on the line that ends a table: ``/*citus by table_id*/`` or ``/*citus local*/``.
    """
    placed: dict[str, str | None] = {}
    name = ""
    for line in "\n".join(scripts).splitlines():
        if line.startswith("CREATE TABLE "):
            name = line.split()[2]
        elif line.startswith(") /*citus "):
            column = line.partition("/*citus ")[2].partition("*/")[0].removeprefix("by ")
            placed[name] = None if column == "local" else column
    return placed


async def distributed(connection: Any) -> set[str]:  # noqa: ANN401 - asyncpg has no types
    """The tables of a database that are distributed; none where it has no Citus."""
    if await connection.fetchval("SELECT to_regclass('pg_catalog.pg_dist_partition') IS NULL"):
        return set()
    sql = "SELECT relname FROM pg_dist_partition JOIN pg_class ON oid = logicalrelid"
    return {str(row[0]) for row in await connection.fetch(sql)}


async def check(connection: Any) -> None:  # noqa: ANN401 - as above
    """See that a database can be distributed.

    Raises:
        StorageError: it has no Citus, or no workers.
    """
    if not await connection.fetchval("SELECT count(*) FROM pg_extension WHERE extname = 'citus'"):
        raise StorageError("It has no Citus: CREATE EXTENSION citus, there and on the workers, then citus_add_node.")
    if not await connection.fetchval("SELECT count(*) FROM citus_get_active_worker_nodes()"):
        raise StorageError("It has no workers yet: add each by SELECT citus_add_node('host', 5432).")


async def distribute(connection: Any, placed: Mapping[str, str | None]) -> list[str]:  # noqa: ANN401 - as above
    """Distribute what is not yet, in the transaction that is under way; the tables that now are.

    What holds two tables together by a foreign key is taken away before, and made again after.
    """
    done = await distributed(connection)
    todo = {name: column for name, column in placed.items() if column is not None and name not in done}
    if not todo:
        return []
    await connection.execute("SET LOCAL citus.multi_shard_modify_mode TO 'sequential'")
    keys = await connection.fetch(_FOREIGN_KEYS, list(todo))
    for table, key, _ in keys:
        await connection.execute(f"ALTER TABLE {table} DROP CONSTRAINT {key}")
    for name, column in todo.items():
        beside = "none" if name == "tables" else "tables"
        await connection.execute(
            f"SELECT create_distributed_table('{name}', '{column}', colocate_with => '{beside}')",
            timeout=LONG,
        )
    for table, key, definition in keys:
        await connection.execute(f"ALTER TABLE {table} ADD CONSTRAINT {key} {definition}", timeout=LONG)
    return [*todo]


async def teach(connection: Any) -> None:  # noqa: ANN401 - as above
    """Let each worker run statements at its own tables, in the transaction that is under way."""
    await connection.execute(_SAVE_AT)
    sql = "SELECT create_distributed_function('save_at(bigint, text[], text[])', 'at_table', colocate_with => 'tables')"
    await connection.execute(sql)


def delegated(at: int, first: Statement, others: Sequence[Statement]) -> tuple[str, tuple[object, ...]]:
    """A statement, and if it gives a number others, as one that the worker of a table runs, and gives that number.

    Args:
        at: the table to which all of them belong.
        first: the statement that decides, and gives at most one number.
        others: what is saved with it.

    Raises:
        TypeError: one has a parameter of bytes.
    """
    given: list[str] = []

    def written(statement: Statement) -> str:
        def one(found: re.Match[str]) -> str:
            value = statement.values[int(found[1]) - 1]
            if isinstance(value, bytes):
                raise TypeError("a worker is given no bytes")
            if not isinstance(value, str):
                return "NULL" if value is None else str(int(value))
            given.append(value)
            return f"($1)[{len(given)}]"

        return PARAMETER.sub(one, plain(statement.sql))

    statements = [written(statement) for statement in (first, *others)]
    return "SELECT * FROM save_at($1, $2, $3)", (at, statements, given)


async def let_go(connection: Any, tables: Sequence[str]) -> None:  # noqa: ANN401 - as above
    """Delete what is left on the coordinator of rows that were distributed, in the transaction that is under way."""
    for name in tables:
        await connection.execute(
            f"SELECT truncate_local_data_after_distributing_table('{name}')",
            timeout=LONG,
        )


_SAVE_AT: Final = """CREATE OR REPLACE FUNCTION save_at(at_table BIGINT, statements TEXT[], given TEXT[])
RETURNS SETOF BIGINT LANGUAGE plpgsql AS $$
DECLARE
    found BIGINT;
BEGIN
    EXECUTE statements[1] INTO found USING given;
    IF found IS NOT NULL THEN
        FOR other IN 2 .. cardinality(statements) LOOP
            EXECUTE statements[other] USING given;
        END LOOP;
        RETURN NEXT found;
    END IF;
END $$"""
"""Statements that a worker runs: nothing is prepared there, so numbers stand in their texts, and words are given."""

_FOREIGN_KEYS: Final = (
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint"
    " WHERE contype = 'f' AND conrelid::regclass::text = ANY($1)"
)

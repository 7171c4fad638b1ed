"""The schema of a database on a server: whether it is ours, and brought up to date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from tockbot.storage.engines import citus
from tockbot.storage.engines.engine import FIRST_NUMBER, StorageError, number_of, pending

PREPARE_SECONDS: Final = 3600.0
"""How long a migration may take."""


async def prepare(connection: Any, name: str, scripts: Sequence[str]) -> bool:  # noqa: ANN401 - asyncpg has no types
    """Bring the schema up to date, in the transaction that is under way; whether it is distributed."""
    await is_ours(connection, name)
    try:
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS schema_version (id BIGINT PRIMARY KEY, version BIGINT NOT NULL)"
        )
    except (asyncpg.UniqueViolationError, asyncpg.DuplicateTableError) as error:
        raise asyncpg.SerializationError("two programs set the database up at once") from error
    sql = "INSERT INTO schema_version (id, version) VALUES (1, $1) ON CONFLICT (id) DO NOTHING"
    await connection.execute(sql, FIRST_NUMBER)
    version = await connection.fetchval("SELECT version FROM schema_version WHERE id = 1 FOR UPDATE")
    for script in pending(version, name, scripts):
        await connection.execute(script, timeout=PREPARE_SECONDS)
    is_distributed = bool(await citus.distributed(connection))
    if version != number_of(scripts):
        await connection.execute("UPDATE schema_version SET version = $1 WHERE id = 1", number_of(scripts))
        if is_distributed:
            await citus.distribute(connection, citus.placements(scripts))
    return is_distributed


async def is_ours(connection: Any, name: str) -> bool:  # noqa: ANN401 - asyncpg has no types
    """Whether a database is one of ours; if not it is empty, but for what belongs to extensions.

    Raises:
        StorageError: it is somebody else's.
    """
    found = {row[0] for row in await connection.fetch(_TABLES)}
    if found and "schema_version" not in found:
        raise StorageError(f"{name} is the database of another program; use another one.")
    return bool(found)


_TABLES: Final = (
    "SELECT relname FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'f')"
    " AND relnamespace = current_schema()::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_depend"
    " WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')"
)
"""Tables and views that somebody made; those of an extension, such as ``pg_stat_statements``, are nobody's."""

"""The schema of a database on a server: whether it is ours, which migrations it has had, and those that it has not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from tockbot.storage.engines.engine import StorageError

PREPARE_SECONDS: Final = 3600.0
"""How long a migration may take."""


async def prepare(connection: Any, name: str, scripts: Sequence[str]) -> None:  # noqa: ANN401 - asyncpg has no types
    """Bring the schema up to date."""
    async with connection.transaction():
        await is_ours(connection, name)
        try:
            await connection.execute(
                "CREATE TABLE IF NOT EXISTS schema_version (id BIGINT PRIMARY KEY, version BIGINT NOT NULL)"
            )
        except (asyncpg.UniqueViolationError, asyncpg.DuplicateTableError) as error:
            raise asyncpg.SerializationError("two programs set the database up at once") from error
        await connection.execute("INSERT INTO schema_version (id, version) VALUES (1, 0) ON CONFLICT (id) DO NOTHING")
        version = await connection.fetchval("SELECT version FROM schema_version WHERE id = 1 FOR UPDATE")
        if checked(version, name, scripts) == len(scripts):
            return
        for script in scripts[version:]:
            await connection.execute(script, timeout=PREPARE_SECONDS)
        await connection.execute("UPDATE schema_version SET version = $1 WHERE id = 1", len(scripts))


async def is_ours(connection: Any, name: str) -> bool:  # noqa: ANN401 - asyncpg has no types
    """Whether a database is one of ours; if not it is empty.

    Raises:
        StorageError: it is somebody else's.
    """
    sql = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    found = {row[0] for row in await connection.fetch(sql)}
    if found and "schema_version" not in found:
        raise StorageError(f"{name} is the database of another program; use another one.")
    return bool(found)


def checked(version: int, name: str, scripts: Sequence[str]) -> int:
    """A version of the schema that this program can work with.

    Raises:
        StorageError: it is of a newer program.
    """
    if version > len(scripts):
        raise StorageError(
            f"{name} was written by a newer tockbot (schema {version}, this one knows {len(scripts)});"
            " update the bot or use another database."
        )
    return version

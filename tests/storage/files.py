"""Database files as tests need them."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from tockbot.storage.database import BUSY_SECONDS, Database


@asynccontextmanager
async def database(
    path: Path, *, busy_seconds: float = BUSY_SECONDS, scripts: Sequence[str] | None = None
) -> AsyncIterator[Database]:
    """An open database that is closed at the end."""
    opened = await Database.open(path, busy_seconds=busy_seconds, scripts=scripts)
    try:
        yield opened
    finally:
        await opened.close()


def outside(path: Path, sql: str, *values: int | str | None) -> list[tuple[Any, ...]]:
    """Run a statement from outside the program, as anybody with the file can."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(sql, values).fetchall()

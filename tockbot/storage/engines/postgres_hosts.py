"""One of the hosts that an address names: asked all at once, for one that is away may not answer for seconds."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import asyncpg

from tockbot.storage.place import hosts_of

TO_WRITE: Final = re.compile(r"[?&]target_session_attrs=(?:read-write|primary)\b")

CAN_BE_WRITTEN: Final = (
    "DO $$ BEGIN IF current_setting('transaction_read_only') = 'on' THEN"
    " RAISE 'it can only be read' USING ERRCODE = 'read_only_sql_transaction'; END IF; END $$"
)
"""Asked in words of our own: of a pooler's server the driver knows only what it was when the pooler first saw it."""


async def connect(address: str, **options: Any) -> Any:  # noqa: ANN401 - asyncpg has no types
    """A connection to an address, and of several hosts to that which can be written to; ``options`` are asyncpg's.

    Raises:
        ValueError: it is no address.
        TimeoutError, OSError, asyncpg's errors: no host let anybody in, or none can be written to.
    """
    if not TO_WRITE.search(address):
        return await asyncpg.connect(address, **options)
    asked = {asyncio.create_task(_connect_to_write(address, *host, **options)) for host in hosts_of(address)}
    try:
        while True:
            answered, asked = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
            found = [one for one in answered if one.exception() is None]
            asked.update(found[1:])
            if found or not asked:
                return (found or [*answered])[0].result()
    finally:
        for one in asked:
            one.cancel()
            one.add_done_callback(_let_go)


async def _connect_to_write(address: str, host: str, port: int | None, **options: Any) -> Any:  # noqa: ANN401 - as above
    connection = await asyncpg.connect(address, host=host, port=port, target_session_attrs="any", **options)
    try:
        await connection.execute(CAN_BE_WRITTEN, timeout=options.get("timeout"))
    except BaseException:
        connection.terminate()
        raise
    return connection


def _let_go(asked: asyncio.Task[Any]) -> None:
    """Close a connection that nobody needs any more."""
    if not asked.cancelled() and asked.exception() is None:
        asked.result().terminate()

"""Saves in the tables' logs, and reads on in them: whatever is the trouble there, whoever asked is refused."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from time import thread_time
from typing import Final, TypeVar

from tockbot.metrics import PLAYS
from tockbot.service.tracebacks import traceback_line
from tockbot.storage import Conflict, Log
from tockbot.tables import Computer, Entry, LogError, Played, Refusal, Refused, Step, Table, TableId, fold, opened

logger = logging.getLogger(__name__)

T = TypeVar("T")

SLICE: Final = 0.005
"""So many seconds' work is done on a log before others get the event loop; one entry more takes less than one."""


@contextmanager
def or_refused(what: str) -> Iterator[None]:
    """Do something with a log; if it fails the log says what could not be done.

    Raises:
        Conflict: somebody else wrote first.
        Refused: NOT_SAVED, UNKNOWN, or what else it was refused with.
    """
    try:
        yield
    except (Conflict, Refused):
        raise
    except Exception as error:
        logger.error("%s: %s", what, traceback_line(error))  # noqa: TRY400 - a traceback may hold cards
        raise Refused(Refusal.in_trouble(error)) from error


async def read_table(log: Log, table_id: TableId) -> Table:
    """How a table stands.

    Raises:
        LogError: its log is none that this version can read.
        Exception: the database cannot be read.
    """
    entries = await log.read(table_id)
    if not entries:
        raise LogError("a log begins with the opening of its table")
    return await folded(opened(entries[0]), entries[1:])


async def folded(table: Table, entries: Sequence[Entry], at_a_time: float = SLICE) -> Table:
    """The table after these entries of its log.

    Raises:
        LogError: they cannot follow.
    """
    until = thread_time() + at_a_time
    for entry in entries:
        table = fold(table, entry)
        if thread_time() > until:
            await asyncio.sleep(0)
            until = thread_time() + at_a_time
    return table


class Saving:
    """Saves what was decided."""

    def __init__(self, log: Log) -> None:
        """Save it in these logs."""
        self._log = log

    async def open(self, step: Step) -> TableId:
        """Save how a table begins, and give its id.

        Raises:
            Refused: JUST_OPENED, NOT_SAVED, UNKNOWN.
        """
        with or_refused("a table could not be opened"):
            table_id = await self._log.open(step.entries)
        if table_id is None:
            raise Refused(Refusal.JUST_OPENED)
        return table_id

    async def add(self, table_id: TableId, before: Table, step: Step) -> None:
        """Save what comes after a table as it stood before.

        Raises:
            Conflict: somebody else wrote first.
            Refused: NOT_SAVED, UNKNOWN, CHANNEL_HAS_TABLE.
        """
        was_open, is_open, has_place = before.stage.is_open, step.table.stage.is_open, True
        with or_refused(f"table {table_id} could not be saved"):
            if is_open and not was_open:
                has_place = await self._log.reopen(table_id, step.entries)
            else:
                await self._log.append(table_id, step.entries, ends=was_open and not is_open)
        if not has_place:
            raise Refused(Refusal.CHANNEL_HAS_TABLE)
        _count_plays(step)

    async def read_on(self, table_id: TableId, table: Table) -> Table:
        """A table with what somebody else wrote since; the same where that is nothing.

        Raises:
            Refused: NOT_SAVED, because it cannot be read.
        """
        with or_refused(f"table {table_id} could not be read on"):
            return await folded(table, await self._log.read(table_id, table.entries))

    async def close_unread(self, table_id: TableId) -> None:
        """Close a table that cannot be read; its log stays as it is.

        Raises:
            Refused: NOT_SAVED.
        """
        with or_refused(f"table {table_id} could not be closed"):
            await self._log.close_unread(table_id)


def _count_plays(step: Step) -> None:
    for entry in step.entries:
        if isinstance(entry.event, Played):
            sits = step.table.seated[entry.event.seat]
            by_program = entry.event.in_stead or isinstance(sits, Computer)
            PLAYS.labels("computer" if by_program else "person").inc()


async def whole(work: Awaitable[T]) -> T:
    """Do all of some work, however often whoever waits for it is cancelled meanwhile: what was saved must be kept."""
    doing = asyncio.ensure_future(work)
    gone: asyncio.CancelledError | None = None
    while not doing.done():
        try:
            await asyncio.wait((doing,))
        except asyncio.CancelledError as error:
            gone = error
    if gone is None:
        return doing.result()
    if not doing.cancelled():
        doing.exception()  # looked at, so that nobody misses it
    raise gone

"""A server of PostgreSQL, waited for while it is away.

Invariant: whatever fails because a server went away, or because others were in the way, is tried again until it is
done or ``patience`` is over. A connection may be lost after the server has saved and before it said so; the next try is
told (``Transaction.again``), and finds out by reading. What has to last and gets no answer in
:data:`~tockbot.storage.engines.postgres_answers.ANSWER_SECONDS` is given up, and nobody knows whether it was saved:
whoever wants to know waits for the row that it holds (:meth:`Server.settle`).
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from functools import partial
from math import inf
from random import Random
from time import monotonic
from typing import Any, Final, TypeVar

import asyncpg

from tockbot.metrics import UNKNOWN_SAVES
from tockbot.storage.engines.engine import Statement, StorageError, UnknownError
from tockbot.storage.engines.postgres_answers import ANSWER_SECONDS, HungError, answered
from tockbot.storage.engines.postgres_pools import CONNECT_SECONDS, LASTING, LOST, AllInUseError, Pool, transaction

logger = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_WAIT: Final = 0.05
"""Seconds before something is tried again; twice as long after each try, up to the longest."""

LONGEST_WAIT: Final = 1.0

MOST_HUNG: Final = 4
"""After so many saves to which it said nothing a server is asked for no more of them until it answers one."""

CLASHES: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Others were in the way, nothing was saved: 40001, 40P01."""

UNCHANGED: Final = Statement("UPDATE schema_version SET version = version WHERE id = 1", ())
"""What is written to learn whether a server says what it has saved."""

WORKER_AWAY: Final = "failure on connection"
"""How Citus says that a worker went away under its hands, among words that have no number of their own."""


class Server:
    """A server, and whether it answers.

    Attributes:
        name: its address without what is secret in it.
        pool: the connections to it.
    """

    def __init__(self, address: str, patience: float) -> None:
        """Reach an address; what fails is tried again for so many seconds."""
        self.name = name_of(address)
        self.pool = Pool(address)
        self._patience = patience
        self._away = False
        self._hung = 0
        self._settling = asyncio.Lock()
        self._probing: asyncio.Task[None] | None = None
        self._rng = Random()  # noqa: S311 - only spreads those who were in each other's way

    async def settle(self, unchanged: Statement) -> None:
        """Write something as it is, and wait until the server has said that this, and all before it, is saved.

        Raises:
            UnknownError: it has not said so yet.
        """
        try:
            async with (
                # One at a time: the other connections are for those who read, and for what need not last.
                self._settling,
                self.pool.connection(monotonic() + self._patience) as connection,
            ):
                write = partial(connection.execute, unchanged.sql, *unchanged.values)
                await answered(connection, partial(_within, LASTING, connection, write), inf)
        except (AllInUseError, HungError, asyncpg.PostgresError, *LOST) as error:
            raise UnknownError(f"The database does not say what it has saved: {told(error)}.") from error
        self._found()
        self._hung = 0

    async def close(self) -> None:
        """Close all connections."""
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.gather(self._probing, return_exceptions=True)
        try:
            await asyncio.wait_for(self.pool.close(), CONNECT_SECONDS)
        except (TimeoutError, *LOST):
            self.pool.terminate()

    async def do(
        self, work: Callable[[Any, bool], Awaitable[T]], failed: str, begin: str | None, *, lasting: bool = False
    ) -> T:
        """Do some work on a connection, in a transaction if one is to begin, again and again while that may help."""
        until, answered_by = monotonic() + self._patience, inf
        wait, again = FIRST_WAIT, False
        while True:
            try:
                async with self.pool.connection(min(until, answered_by)) as connection:
                    whole = partial(_within, begin, connection, partial(work, connection, again))
                    if lasting:
                        answered_by = min(answered_by, self._answered_by())
                        result = await answered(connection, whole, answered_by)
                    else:
                        result = await whole()
            except (AllInUseError, HungError) as error:
                raise self._failed(failed, error, again=again) from error
            except CLASHES as error:
                trouble: Exception = error
            except ValueError:
                raise  # a parameter that does not fit: the caller's bug
            except (*LOST, asyncpg.PostgresError) as error:
                await self._lost(error, failed)
                # Where nobody was let in nothing was asked.
                trouble, again = error, again or answered_by < inf
            else:
                self._found()
                return result
            pause = wait * (1 + self._rng.random()) / 2
            if monotonic() + pause > min(until, answered_by):
                raise self._failed(failed, trouble, again=again) from trouble
            await asyncio.sleep(pause)
            wait = min(2 * wait, LONGEST_WAIT)

    def _answered_by(self) -> float:
        """By when something has to be answered that is asked now and has to last.

        Raises:
            AllInUseError: others were not answered.
        """
        if self._hung >= MOST_HUNG:
            raise AllInUseError("it does not say what it has saved before")
        return monotonic() + ANSWER_SECONDS

    def _failed(self, failed: str, error: Exception, *, again: bool) -> StorageError:
        """What is told of what came to nothing; or may have been saved, where it was asked for and not answered."""
        if isinstance(error, HungError):
            self._hung += 1
            self._probe()
        elif not again:
            return StorageError(f"The database {failed}: {told(error)}.")
        UNKNOWN_SAVES.inc()
        logger.warning("it is not known whether the database %s saved something: %s", self.name, told(error))
        return UnknownError(f"It is not known whether the database has saved it: {told(error)}.")

    def _probe(self) -> None:
        """Find out when the server says again what it has saved."""
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._until_it_answers(), name="waiting for the database")

    async def _until_it_answers(self) -> None:
        while self._hung:
            try:
                await self.settle(UNCHANGED)
            except StorageError as error:
                logger.debug("%s", error)
                await asyncio.sleep(LONGEST_WAIT)
        logger.warning("the database %s says again what it has saved", self.name)

    async def _lost(self, error: Exception, failed: str) -> None:
        """Say so once, and use no open connection again: all are lost, or lead to what is now a standby.

        Raises:
            StorageError: it is not lost, and to try it again would not help.
        """
        if not isinstance(error, LOST):
            if isinstance(error, asyncpg.PostgresError) and _is_of_worker(error):
                return
            raise StorageError(f"The database {failed}: {told(error)}.") from error
        if not self._away:
            logger.warning("the database %s is away, it is tried again: %s", self.name, told(error))
        self._away = True
        await self.pool.expire()

    def _found(self) -> None:
        if self._away:
            logger.warning("the database %s answers again", self.name)
        self._away = False


async def _within(begin: str | None, connection: Any, work: Callable[[], Awaitable[T]]) -> T:  # noqa: ANN401 - asyncpg has no types
    """Do some work, in a transaction if one is to begin."""
    if begin is None:
        return await work()
    async with transaction(connection, begin):
        return await work()


def name_of(address: str) -> str:
    """An address without what is secret in it."""
    return re.sub(r"//.*@", "//", address.partition("?")[0])


def _is_of_worker(error: asyncpg.PostgresError) -> bool:
    """Whether the server itself answers, and only a worker of Citus is away, with the tables that lie on it."""
    return isinstance(error, asyncpg.PostgresConnectionError) or str(error).startswith(WORKER_AWAY)


def told(error: Exception) -> str:
    """An error in its own words; some have none. PostgreSQL's details are left out: they quote rows, and so hands."""
    words = error.args[0] if isinstance(error, asyncpg.PostgresError) and error.args else error
    return str(words) or type(error).__name__

"""The numbers of tables and people: made by us, and short.

People read and type them ("Game 12"), so they count from one. No engine's own counter is used: those skip numbers, and
on a distributed engine they are no counters any more. A row of our own is counted up in the transaction that uses the
number, and nothing is left out where that fails. So whoever opens a table waits for whoever opens one at the same
moment; that is done a few times a second at the very most.
"""

from __future__ import annotations

from tockbot.storage.database import StorageError, Transaction


async def next_number(transaction: Transaction, counter: str) -> int:
    """The next number of a counter, ``tables`` or ``people``.

    Raises:
        StorageError: there is no such counter.
    """
    for (number,) in await transaction.rows(
        "UPDATE counters SET last = last + 1 WHERE name = $1 RETURNING last", counter
    ):
        return int(number)
    raise StorageError(f"The database does not count {counter}.")

"""What those who watch a game guess at it, by table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tockbot.rules import Seat
from tockbot.storage.database import Database, Row, Transaction
from tockbot.tables import Guess, GuessAt, PersonId, Stamp, TableId

MOST_READ: Final = 5000
"""So many guesses at one table count, those made first."""


class StoredGuesses:
    """The guesses in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def keep(self, table_id: TableId, guess: Guess) -> bool:
        """Keep a guess in the place of the person's other at the same; False if the table's log has gone on since."""

        async def save(transaction: Transaction) -> bool:
            # Whoever goes on at the table waits for this row, so that no guess is made beside what it guesses at.
            if not await transaction.rows(_AS_IT_STANDS, table_id, guess.number):
                return False
            where = (table_id, guess.person, guess.at.value, guess.homecoming)
            await transaction.rows(_KEEP, *where, guess.seat, guess.number)
            return True

        return await self._database.transact(save)

    async def of(self, table_id: TableId, person: PersonId) -> list[Guess]:
        """What a person guesses at a table."""
        return [_guess(row) for row in await self._database.rows(_OF_PERSON, table_id, person)]

    async def at(self, table_id: TableId) -> list[Guess]:
        """What everybody guesses at a table."""
        return [_guess(row) for row in await self._database.rows(_AT_TABLE, table_id)]


async def guesses_at(transaction: Transaction, table_id: TableId) -> list[Guess]:
    """What everybody guesses at a table."""
    return [_guess(row) for row in await transaction.rows(_AT_TABLE, table_id)]


async def keep_points(transaction: Transaction, table_id: TableId, scored: Iterable[tuple[Guess, int]]) -> None:
    """Keep what each guess at a table got."""
    for guess, points in scored:
        await transaction.rows(_POINTS, table_id, guess.person, guess.at.value, guess.homecoming, points)


def _guess(row: Row) -> Guess:
    person, at, homecoming, seat, number = row
    return Guess(PersonId(person), GuessAt(at), homecoming, Seat(seat), Stamp(number))


_AS_IT_STANDS: Final = (
    "UPDATE tables SET entries = entries WHERE id = $1 AND entries = $2 AND state = 'open' RETURNING id"
)
_KEEP: Final = (
    "INSERT INTO guesses (table_id, person, at, homecoming, seat, number) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (table_id, person, at, homecoming) DO UPDATE SET seat = excluded.seat, number = excluded.number"
)
_OF_PERSON: Final = "SELECT person, at, homecoming, seat, number FROM guesses WHERE table_id = $1 AND person = $2"
_AT_TABLE: Final = (
    "SELECT person, at, homecoming, seat, number FROM guesses WHERE table_id = $1"  # noqa: S608 - a number of this file
    f" ORDER BY number, person, at LIMIT {MOST_READ}"
)
_POINTS: Final = "UPDATE guesses SET points = $5 WHERE table_id = $1 AND person = $2 AND at = $3 AND homecoming = $4"

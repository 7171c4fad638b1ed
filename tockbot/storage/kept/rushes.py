"""How each person's last puzzle rush of a day stands, and the best of that day."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from tockbot.learning import LASTS, MOST_WRONG, Rush
from tockbot.storage.database import Database, Row, Statement, Transaction
from tockbot.storage.kept.guilds import KNOW_GUILD
from tockbot.storage.kept.people import SHOWN, person_of
from tockbot.storage.moments import moment_text
from tockbot.tables import NO_GUILD, GuildId, Person, PersonId

MOST_LISTED: Final = 20
"""Of so many people of a server, the best ones, it is told who is best."""


class StoredRushes:
    """The rushes in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def begin(self, person: PersonId, now: datetime, seed: int) -> Rush:
        """Begin a rush, unless one is under way; the one that then is."""
        day = now.date()
        values = (day.isoformat(), person, moment_text(now), seed, moment_text(now - LASTS))
        for row in (await self._database.save(Statement(_BEGIN, values))).rows:
            return _rush(row)
        rush = await self.of(person, day)
        return Rush(day, 1, now, seed) if rush is None else rush

    async def of(self, person: PersonId, day: date) -> Rush | None:
        """The last rush of a person on a day."""
        rows = await self._database.rows(_OF, day.isoformat(), person)
        return next(map(_rush, rows), None)

    async def answer(self, person: PersonId, guild: GuildId, rush: Rush, *, solved: bool) -> Rush | None:
        """Go on with a rush by the answer to the puzzle that it asks; None if somebody has, or began another.

        Whoever calls sees to it that it is not over.
        """
        step = (rush.day.isoformat(), person, rush.number, rush.step)

        async def save(transaction: Transaction) -> Rush | None:
            rows = await transaction.rows(_ANSWER, *step, int(solved), int(not solved), guild)
            if rows and guild != NO_GUILD:
                await transaction.rows(KNOW_GUILD, guild)
            return next(map(_rush, rows), None)

        return await self._database.transact(save)

    async def best(self, person: PersonId) -> int:
        """The most puzzles that a person ever solved in a rush."""
        ((best,),) = await self._database.rows("SELECT coalesce(max(best), 0) FROM rushes WHERE person = $1", person)
        return int(best)

    async def best_here(self, day: date, guild: GuildId) -> list[tuple[Person, int]]:
        """Who solved most in a rush of a day in a server, the best first, of those of whom others may be told."""
        rows = await self._database.rows(_BEST_HERE, guild, day.isoformat())
        return [(person_of(row[:3]), int(row[3])) for row in rows]


_COLUMNS: Final = "day, number, began_at, seed, solved, wrong"

# Only columns, conditions and numbers of these files are put into these.
_BEGIN: Final = (
    "INSERT INTO rushes (day, person, number, began_at, seed) VALUES ($1, $2, 1, $3, $4)"  # noqa: S608 - as above
    " ON CONFLICT (day, person) DO UPDATE SET number = rushes.number + 1, began_at = excluded.began_at,"
    f" seed = excluded.seed, solved = 0, wrong = 0 WHERE rushes.began_at <= $5 OR rushes.wrong >= {MOST_WRONG}"
    f" RETURNING {_COLUMNS}"
)
_OF: Final = f"SELECT {_COLUMNS} FROM rushes WHERE day = $1 AND person = $2"  # noqa: S608 - as above
_ANSWER: Final = (
    "UPDATE rushes SET solved = solved + $5, wrong = wrong + $6,"  # noqa: S608 - as above
    " guild = CASE WHEN solved + $5 > best THEN $7 ELSE guild END,"
    " best = CASE WHEN solved + $5 > best THEN solved + $5 ELSE best END"
    f" WHERE day = $1 AND person = $2 AND number = $3 AND solved + wrong = $4 RETURNING {_COLUMNS}"
)
_BEST_HERE: Final = (
    "SELECT people.id, user_id, name, best FROM rushes JOIN people ON people.id = person"  # noqa: S608 - as above
    f" WHERE guild = $1 AND day = $2 AND best > 0 AND {SHOWN.format('people')}"
    f" ORDER BY best DESC, person LIMIT {MOST_LISTED}"
)


def _rush(row: Row) -> Rush:
    day, number, began, seed, solved, wrong = row
    return Rush(date.fromisoformat(day), number, datetime.fromisoformat(began), seed, solved, wrong)

"""Who has answered which day's puzzle, and on which days somebody of a server solved it there."""

from __future__ import annotations

from datetime import date
from typing import Final

from tockbot.learning import Answers
from tockbot.storage.database import Database, Transaction
from tockbot.storage.kept.guilds import KNOW_GUILD
from tockbot.storage.kept.people import SHOWN, person_of
from tockbot.tables import NO_GUILD, GuildId, Person, PersonId

MOST_DAYS: Final = 400
"""So far back a row of a person's solved days is followed."""

MOST_DAYS_HERE: Final = 4000
"""So far back a server's is."""

MOST_LISTED: Final = 200
"""So many people are on a list at most."""


class StoredPuzzleAnswers:
    """The answers in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def answer(self, day: date, person: PersonId, guild: GuildId, *, solved: bool) -> None:
        """Remember a person's answer, unless there is one: the first counts; so does a server's first that is right."""

        async def save(transaction: Transaction) -> None:
            is_first = await transaction.rows(_ANSWER, day.isoformat(), person, guild, int(solved))
            if guild != NO_GUILD:
                await transaction.rows(KNOW_GUILD, guild)
                if is_first and solved:
                    await transaction.rows(_SOLVED_HERE, guild, day.isoformat(), person)

        await self._database.transact(save)

    async def answered(self, day: date, person: PersonId) -> bool | None:
        """Whether a person has solved a day's puzzle; None if they have not answered it."""
        sql = "SELECT solved FROM puzzle_answers WHERE day = $1 AND person = $2"
        for (solved,) in await self._database.rows(sql, day.isoformat(), person):
            return bool(solved)
        return None

    async def answers(self, day: date, guild: GuildId) -> Answers:
        """How many people of a server have answered a day's puzzle, and how many of them have solved it."""
        sql = "SELECT count(*), coalesce(sum(solved), 0) FROM puzzle_answers WHERE day = $1 AND guild = $2"
        ((answered, solved),) = await self._database.rows(sql, day.isoformat(), guild)
        return Answers(int(answered), int(solved))

    async def solved_days(self, person: PersonId, guild: GuildId | None = None) -> list[date]:
        """The last days whose puzzle a person has solved, in a server or with None anywhere, the latest first."""
        here = "" if guild is None else " AND guild = $3"
        sql = f"SELECT day FROM puzzle_answers WHERE person = $1 AND solved = 1{here} ORDER BY day DESC LIMIT $2"  # noqa: S608 - a condition of this function
        rows = await self._database.rows(sql, person, MOST_DAYS, *(() if guild is None else (guild,)))
        return [date.fromisoformat(day) for (day,) in rows]

    async def days_here(self, guild: GuildId) -> list[date]:
        """The last days whose puzzle somebody has solved in a server, the latest first."""
        sql = "SELECT day FROM puzzle_days WHERE guild = $1 ORDER BY day DESC LIMIT $2"
        return [date.fromisoformat(day) for (day,) in await self._database.rows(sql, guild, MOST_DAYS_HERE)]

    async def first_here(self, day: date, guild: GuildId) -> Person | None:
        """Who solved a day's puzzle first in a server; None if nobody did of whom others may be told."""
        rows = await self._database.rows(_FIRST, guild, day.isoformat())
        return next(map(person_of, rows), None)

    async def people_here(self, guild: GuildId, since: date) -> list[tuple[Person, Answers]]:
        """Who answered and solved how many puzzles in a server since a day, who solved most first."""
        rows = await self._database.rows(_PEOPLE, guild, since.isoformat())
        return [(person_of(row[:3]), Answers(int(row[3]), int(row[4]))) for row in rows]


_ANSWER: Final = (
    "INSERT INTO puzzle_answers (day, person, guild, solved) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (day, person) DO NOTHING RETURNING person"
)
_SOLVED_HERE: Final = (
    "INSERT INTO puzzle_days (guild, day, person) VALUES ($1, $2, $3) ON CONFLICT (guild, day) DO NOTHING"
)
# Only conditions and numbers of these files are put into these.
_FIRST: Final = (
    "SELECT people.id, user_id, name FROM puzzle_days JOIN people ON people.id = person"  # noqa: S608 - as above
    f" WHERE guild = $1 AND day = $2 AND {SHOWN.format('people')}"
)
_PEOPLE: Final = (
    "SELECT people.id, user_id, name, answered, solved FROM"  # noqa: S608 - as above
    " (SELECT person, count(*) AS answered, sum(solved) AS solved FROM puzzle_answers WHERE guild = $1 AND day >= $2"
    f" GROUP BY person) AS answers JOIN people ON people.id = person WHERE {SHOWN.format('people')}"
    f" ORDER BY solved DESC, answered, person LIMIT {MOST_LISTED}"
)

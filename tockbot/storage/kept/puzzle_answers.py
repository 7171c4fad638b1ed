"""Who has answered which day's puzzle."""

from __future__ import annotations

from datetime import date
from typing import Final

from tockbot.learning import Answers
from tockbot.storage.database import Database, Transaction
from tockbot.storage.kept.guilds import KNOW_GUILD
from tockbot.tables import NO_GUILD, GuildId, PersonId

MOST_DAYS: Final = 400
"""So far back a row of solved days is followed."""


class StoredPuzzleAnswers:
    """The answers in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def answer(self, day: date, person: PersonId, guild: GuildId, *, solved: bool) -> None:
        """Remember a person's answer, unless there is one: the first counts."""
        sql = (
            "INSERT INTO puzzle_answers (day, person, guild, solved) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (day, person) DO NOTHING"
        )

        async def save(transaction: Transaction) -> None:
            await transaction.rows(sql, day.isoformat(), person, guild, int(solved))
            if guild != NO_GUILD:
                await transaction.rows(KNOW_GUILD, guild)

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

    async def solved_days(self, person: PersonId) -> list[date]:
        """The last days whose puzzle a person has solved, the latest first."""
        sql = "SELECT day FROM puzzle_answers WHERE person = $1 AND solved = 1 ORDER BY day DESC LIMIT $2"
        return [date.fromisoformat(day) for (day,) in await self._database.rows(sql, person, MOST_DAYS)]

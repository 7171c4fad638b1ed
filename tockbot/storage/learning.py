"""Stores tournaments, puzzle answers, puzzle rushes and game reviews.

A change to a tournament is saved only if it was decided on the current version; otherwise it is decided again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from datetime import date, datetime
from typing import Final, NamedTuple

from tockbot.learning import LASTS, MAX_WRONG, Answers, Rush
from tockbot.storage.database import Stored
from tockbot.storage.engine import Row, Statement, Transaction, Value, moment_text
from tockbot.storage.people import KNOW_GUILD, SHOWN, person_of
from tockbot.tables import NO_GUILD, GuildId, Opened, Person, PersonId, Refused, TableId
from tockbot.tournaments import (
    TOURNAMENT_JSON,
    Change,
    Number,
    Tournament,
    TournamentError,
    TournamentRefusal,
    withdraw,
)

MAX_DAYS: Final = 400
"""Maximum number of solved days that are read for a person's streak."""

MAX_DAYS_HERE: Final = 4000
"""Maximum number of solved days that are read for a server's streak."""

MAX_LISTED: Final = 200
"""Maximum number of people in a list."""


class StoredPuzzleAnswers(Stored):
    """The puzzle answers in a database."""

    async def answer(self, day: date, person: PersonId, guild: GuildId, *, solved: bool) -> None:
        """Save a person's first answer of a day, and note if it is the first correct one in a server."""

        async def save(transaction: Transaction) -> None:
            is_first = await transaction.rows(_ANSWER, day.isoformat(), person, guild, int(solved))
            if guild != NO_GUILD:
                await transaction.rows(KNOW_GUILD, guild)
                if is_first and solved:
                    await transaction.rows(_SOLVED_HERE, guild, day.isoformat(), person)

        await self._database.transact(save)

    async def answered(self, day: date, person: PersonId) -> bool | None:
        """Return whether a person solved a day's puzzle; None if they have not answered it."""
        sql = "SELECT solved FROM puzzle_answers WHERE day = $1 AND person = $2"
        for (solved,) in await self._database.rows(sql, day.isoformat(), person):
            return bool(solved)
        return None

    async def answers(self, day: date, guild: GuildId) -> Answers:
        """Return how many people of a server answered and solved a day's puzzle."""
        sql = "SELECT count(*), coalesce(sum(solved), 0) FROM puzzle_answers WHERE day = $1 AND guild = $2"
        ((answered, solved),) = await self._database.rows(sql, day.isoformat(), guild)
        return Answers(int(answered), int(solved))

    async def solved_days(self, person: PersonId, guild: GuildId | None = None) -> list[date]:
        """Return the last days whose puzzle a person solved, in a server or anywhere if None, latest first."""
        here = "" if guild is None else " AND guild = $3"
        sql = f"SELECT day FROM puzzle_answers WHERE person = $1 AND solved = 1{here} ORDER BY day DESC LIMIT $2"  # noqa: S608 - a condition of this function
        rows = await self._database.rows(sql, person, MAX_DAYS, *(() if guild is None else (guild,)))
        return [date.fromisoformat(day) for (day,) in rows]

    async def days_here(self, guild: GuildId) -> list[date]:
        """Return the last days whose puzzle someone solved in a server, latest first."""
        sql = "SELECT day FROM puzzle_days WHERE guild = $1 ORDER BY day DESC LIMIT $2"
        return [date.fromisoformat(day) for (day,) in await self._database.rows(sql, guild, MAX_DAYS_HERE)]

    async def first_here(self, day: date, guild: GuildId) -> Person | None:
        """Return the first person in a server who solved a day's puzzle; None if no one did, or they are hidden."""
        rows = await self._database.rows(_FIRST, guild, day.isoformat())
        return next(map(person_of, rows), None)

    async def people_here(self, guild: GuildId, since: date) -> list[tuple[Person, Answers]]:
        """Return the people of a server with their answers and solutions since a day, most solutions first."""
        rows = await self._database.rows(_PEOPLE, guild, since.isoformat())
        return [(person_of(row[:3]), Answers(int(row[3]), int(row[4]))) for row in rows]


_ANSWER: Final = (
    "INSERT INTO puzzle_answers (day, person, guild, solved) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (day, person) DO NOTHING RETURNING person"
)
_SOLVED_HERE: Final = (
    "INSERT INTO puzzle_days (guild, day, person) VALUES ($1, $2, $3) ON CONFLICT (guild, day) DO NOTHING"
)
# Only conditions and numbers of these files are inserted into these.
_FIRST: Final = (
    "SELECT people.id, user_id, name FROM puzzle_days JOIN people ON people.id = person"  # noqa: S608 - as above
    f" WHERE guild = $1 AND day = $2 AND {SHOWN.format('people')}"
)
_PEOPLE: Final = (
    "SELECT people.id, user_id, name, answered, solved FROM"  # noqa: S608 - as above
    " (SELECT person, count(*) AS answered, sum(solved) AS solved FROM puzzle_answers WHERE guild = $1 AND day >= $2"
    f" GROUP BY person) AS answers JOIN people ON people.id = person WHERE {SHOWN.format('people')}"
    f" ORDER BY solved DESC, answered, person LIMIT {MAX_LISTED}"
)


MAX_RUSH_LISTED: Final = 20
"""Maximum number of people in a server's list of the best."""


class StoredRushes(Stored):
    """The puzzle rushes in a database."""

    async def begin(self, person: PersonId, now: datetime, seed: int) -> Rush:
        """Begin a rush unless one is running, and return the running one."""
        day = now.date()
        values = (day.isoformat(), person, moment_text(now), seed, moment_text(now - LASTS))
        for row in (await self._database.save(Statement(_BEGIN, values))).rows:
            return _rush(row)
        rush = await self.of(person, day)
        return Rush(day, 1, now, seed) if rush is None else rush

    async def of(self, person: PersonId, day: date) -> Rush | None:
        """Return the last rush of a person on a day."""
        rows = await self._database.rows(_OF, day.isoformat(), person)
        return next(map(_rush, rows), None)

    async def answer(self, person: PersonId, guild: GuildId, rush: Rush, *, solved: bool) -> Rush | None:
        """Answer the current puzzle of a rush; return None if it was answered already or another rush has begun.

        The caller checks that the rush is not over.
        """
        step = (rush.day.isoformat(), person, rush.number, rush.step)

        async def save(transaction: Transaction) -> Rush | None:
            rows = await transaction.rows(_RUSH_ANSWER, *step, int(solved), int(not solved), guild)
            if rows and guild != NO_GUILD:
                await transaction.rows(KNOW_GUILD, guild)
            return next(map(_rush, rows), None)

        return await self._database.transact(save)

    async def best(self, person: PersonId) -> int:
        """Return the most puzzles that a person ever solved in a rush."""
        ((best,),) = await self._database.rows("SELECT coalesce(max(best), 0) FROM rushes WHERE person = $1", person)
        return int(best)

    async def best_here(self, day: date, guild: GuildId) -> list[tuple[Person, int]]:
        """Return the best results of a day's rushes in a server, of people who are not hidden, best first."""
        rows = await self._database.rows(_BEST_HERE, guild, day.isoformat())
        return [(person_of(row[:3]), int(row[3])) for row in rows]


_COLUMNS: Final = "day, number, began_at, seed, solved, wrong"

# Only columns, conditions and numbers of these files are inserted into these.
_BEGIN: Final = (
    "INSERT INTO rushes (day, person, number, began_at, seed) VALUES ($1, $2, 1, $3, $4)"  # noqa: S608 - as above
    " ON CONFLICT (day, person) DO UPDATE SET number = rushes.number + 1, began_at = excluded.began_at,"
    f" seed = excluded.seed, solved = 0, wrong = 0 WHERE rushes.began_at <= $5 OR rushes.wrong >= {MAX_WRONG}"
    f" RETURNING {_COLUMNS}"
)
_OF: Final = f"SELECT {_COLUMNS} FROM rushes WHERE day = $1 AND person = $2"  # noqa: S608 - as above
_RUSH_ANSWER: Final = (
    "UPDATE rushes SET solved = solved + $5, wrong = wrong + $6,"  # noqa: S608 - as above
    " guild = CASE WHEN solved + $5 > best THEN $7 ELSE guild END,"
    " best = CASE WHEN solved + $5 > best THEN solved + $5 ELSE best END"
    f" WHERE day = $1 AND person = $2 AND number = $3 AND solved + wrong = $4 RETURNING {_COLUMNS}"
)
_BEST_HERE: Final = (
    "SELECT people.id, user_id, name, best FROM rushes JOIN people ON people.id = person"  # noqa: S608 - as above
    f" WHERE guild = $1 AND day = $2 AND best > 0 AND {SHOWN.format('people')}"
    f" ORDER BY best DESC, person LIMIT {MAX_LISTED}"
)


def _rush(row: Row) -> Rush:
    day, number, began, seed, solved, wrong = row
    return Rush(date.fromisoformat(day), number, datetime.fromisoformat(began), seed, solved, wrong)


logger = logging.getLogger(__name__)


class StoredTournaments(Stored):
    """The tournaments in a database."""

    async def open(self, guild: GuildId, make: Callable[[Number], Tournament]) -> Tournament:
        """Save the next tournament of a server, replacing the one before.

        Raises:
            Refused: ONE_GOES_ON.
        """

        async def save(transaction: Transaction) -> Tournament:
            rows = await transaction.rows("SELECT number, goes_on, data FROM tournaments WHERE guild = $1", guild)
            for number, goes_on, data in rows:
                if transaction.again and TOURNAMENT_JSON.read(data) == make(Number(number)):
                    return make(Number(number))
                if goes_on and not TOURNAMENT_JSON.read(data).over:
                    raise Refused(TournamentRefusal.ONE_GOES_ON, channel=f"<#{TOURNAMENT_JSON.read(data).channel}>")
            made = make(Number(1 + next((number for number, *_ in rows), 0)))
            await transaction.rows(KNOW_GUILD, guild)
            for table in ("entrants", "tournaments"):
                await transaction.rows(f"DELETE FROM {table} WHERE guild = $1", guild)  # noqa: S608 - names of this line
            insert = "INSERT INTO tournaments (guild, number, version, goes_on, data) VALUES ($1, $2, 1, 1, $3)"
            await transaction.rows(insert, guild, made.number, TOURNAMENT_JSON.write(made))
            return made

        return await self._database.transact(save)

    async def find(self, guild: GuildId, number: Number) -> Tournament:
        """Return a tournament of a server.

        Raises:
            Refused: GONE, because it is not the last one.
            TournamentError: this version cannot read it.
        """
        for _, tournament in await self._find(guild, number):
            return tournament
        raise Refused(TournamentRefusal.GONE)

    async def going_on(self) -> list[GuildId]:
        """Return the servers that have a running tournament."""
        sql = "SELECT guild FROM tournaments WHERE goes_on = 1 ORDER BY guild"
        return [GuildId(guild) for (guild,) in await self._database.rows(sql)]

    async def last(self, guild: GuildId) -> Tournament | None:
        """Return the last tournament of a server.

        Raises:
            TournamentError: this version cannot read it.
        """
        rows = await self._database.look_up("SELECT data FROM tournaments WHERE guild = $1", guild)
        return next((TOURNAMENT_JSON.read(data) for (data,) in rows), None)

    async def change(self, guild: GuildId, number: Number, change: Change) -> Tournament:
        """Save a change of a tournament, applying it again if another change was faster, and return the tournament.

        Raises:
            Refused: GONE, or the refusal of the change.
            TournamentError: this version cannot read it.
        """
        while True:
            for version, before in await self._find(guild, number):
                after = change(before)
                if after == before or await self._save(version, before, after):
                    return after
                break
            else:
                raise Refused(TournamentRefusal.GONE)

    async def check_place(self, opened: Opened) -> None:
        """Refuse to open a table in the thread of a tournament's game that is not over, except that game's own.

        Raises:
            Refused: THREAD.
        """
        try:
            tournament = await self.last(opened.guild)
        except TournamentError as error:
            # A tournament that this version cannot read does not block the tables of its server.
            logger.warning("could not read the tournament of server %d: %s", opened.guild, error)
            return
        if tournament is not None and not tournament.admits(opened):
            raise Refused(TournamentRefusal.THREAD)

    async def withdraw(self, person: PersonId) -> None:
        """Withdraw a deleted person from every running tournament."""
        sql = (
            "SELECT tournaments.guild, number FROM entrants JOIN tournaments ON tournaments.guild = entrants.guild"
            " WHERE person = $1 AND goes_on = 1"
        )
        for guild, number in await self._database.rows(sql, person):
            await self.change(GuildId(guild), Number(number), lambda now: withdraw(now, person))

    async def _find(self, guild: GuildId, number: Number) -> list[tuple[int, Tournament]]:
        """Return a tournament and its version, if it is the last of its server."""
        sql = "SELECT version, data FROM tournaments WHERE guild = $1 AND number = $2"
        rows = await self._database.look_up(sql, guild, number)
        return [(version, TOURNAMENT_JSON.read(data)) for version, data in rows]

    async def _save(self, version: int, before: Tournament, after: Tournament) -> bool:
        """Save a changed tournament; return False if it was changed meanwhile."""
        entered = {one.person for one in after.entrants}
        here = {one.person for one in before.entrants}
        written, goes_on = TOURNAMENT_JSON.write(after), int(after.goes_on)
        values: tuple[Value, ...] = (written, goes_on, after.guild, after.number, version)

        async def save(transaction: Transaction) -> bool:
            if not await transaction.rows(_CHANGE, *values):
                return False
            for person in entered - here:
                await transaction.rows(_ENTER, after.guild, person)
            for person in here - entered:
                await transaction.rows("DELETE FROM entrants WHERE guild = $1 AND person = $2", after.guild, person)
            return True

        return await self._database.transact(save)


_CHANGE: Final = (
    "UPDATE tournaments SET data = $1, goes_on = $2, version = version + 1"
    " WHERE guild = $3 AND number = $4 AND version = $5 RETURNING version"
)
_ENTER: Final = "INSERT INTO entrants (guild, person) VALUES ($1, $2) ON CONFLICT (guild, person) DO NOTHING"


class Accuracies(NamedTuple):
    """The accuracies of a game, in per cent.

    Attributes:
        guild: the server in which it was played.
        ended: when it ended.
        of: accuracy of each person who chose a move in it.
    """

    guild: GuildId
    ended: datetime
    of: Mapping[PersonId, int]


class StoredReviews(Stored):
    """The game reviews in a database."""

    async def save(self, table_id: TableId, data: str, accuracies: Accuracies | None) -> None:
        """Save the review of a game, as JSON, unless there is one; with None, no accuracy counts."""

        async def save(transaction: Transaction) -> None:
            insert = (
                "INSERT INTO reviews (table_id, data) SELECT id, $2 FROM tables WHERE id = $1"
                " ON CONFLICT (table_id) DO NOTHING RETURNING table_id"
            )
            if not await transaction.rows(insert, table_id, data) or accuracies is None:
                return
            guild, ended, of = accuracies
            rows = [(person, guild, moment_text(ended), table_id, accuracy) for person, accuracy in of.items()]
            for row in rows:
                await transaction.rows(_KEEP, *row)

        await self._database.transact(save, lasting=False)

    async def find(self, table_id: TableId) -> str | None:
        """Return the review of a game, as JSON; None if there is none yet."""
        rows = await self._database.rows("SELECT data FROM reviews WHERE table_id = $1", table_id)
        return next((str(data) for (data,) in rows), None)

    async def share(self, table_id: TableId) -> None:
        """Let people who did not play a game read its review."""
        await self._database.save(Statement("UPDATE reviews SET shared = 1 WHERE table_id = $1", (table_id,)))

    async def is_shared(self, table_id: TableId) -> bool:
        """Return whether people who did not play may read it."""
        rows = await self._database.rows("SELECT shared FROM reviews WHERE table_id = $1", table_id)
        return any(bool(shared) for (shared,) in rows)

    async def accuracies(self, person: PersonId, guild: GuildId | None) -> list[int]:
        """Return a person's accuracy in each reviewed game, in a server or anywhere if None, in order."""
        where, given = ("", (person,)) if guild is None else (" AND guild = $2", (person, guild))
        sql = f"SELECT accuracy FROM accuracies WHERE person = $1{where} ORDER BY ended_at, table_id"  # noqa: S608 - as above
        return [int(accuracy) for (accuracy,) in await self._database.rows(sql, *given)]


_KEEP = (
    "INSERT INTO accuracies (person, guild, ended_at, table_id, accuracy) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (person, guild, ended_at, table_id) DO NOTHING"
)

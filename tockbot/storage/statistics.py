"""Reads statistics from the results, by person, server and pair; an index answers every query."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Final

from tockbot import results
from tockbot.storage.database import Stored
from tockbot.storage.engine import Statement, moment_text
from tockbot.storage.people import SHOWN, person_of
from tockbot.storage.results import COLUMNS, ladder_of, participation
from tockbot.tables import NO_GUILD, GuildId, Person, PersonId, TableId

MAX_LISTED: Final = 200
"""Maximum number of people, or pairs, in a list."""


MAX_PARTS: Final = 800
"""Maximum number of participations that are read to count what people won against each other."""


MAX_BETWEEN: Final = 5000
"""Maximum number of participations that are read for a period."""


class StoredStatistics(Stored):
    """The statistics of a database. People who hide theirs, or whose data was deleted, are in no list."""

    async def games(self, person: PersonId, guild: GuildId | None) -> list[results.Participation]:
        """Return the games that a person played in a server, or anywhere if None, in the order in which they ended."""
        if guild is None:
            return [participation(row) for row in await self._database.rows(GAMES_ANYWHERE, person)]
        return [participation(row) for row in await self._database.rows(GAMES, person, guild)]

    async def last_games(self, person: PersonId, most: int) -> list[tuple[TableId, results.Participation]]:
        """Return the games that a person played last, anywhere, latest first, with their tables."""
        rows = await self._database.rows(LAST_GAMES, person, most)
        return [(TableId(row[-1]), participation(row)) for row in rows]

    async def shown(self, people: Collection[PersonId], guild: GuildId = NO_GUILD) -> dict[PersonId, Person]:
        """Return those of these people who are not hidden or deleted, under their names in a server."""
        found: dict[PersonId, Person] = {}
        for person in people:
            for row in await self._database.rows(PERSON, person, guild):
                found[person] = person_of(row)
        return found

    async def rating(
        self, person: PersonId, guild: GuildId, *, in_teams: bool, season: results.Season | None = None
    ) -> results.Rating:
        """Return a person's rating in a server, in teams or solo, in a season or of all time."""
        for row in await self._database.rows(RATING, guild, ladder_of(season), int(in_teams), person):
            return results.Rating(*row)
        return results.UNRATED

    async def rated(
        self, guild: GuildId, *, in_teams: bool, season: results.Season | None = None
    ) -> list[tuple[Person, results.Rating]]:
        """Return the people of a server with a settled rating, of all time or of a season, best first."""
        enough = results.ENOUGH_GAMES if season is None else results.PLACEMENT_GAMES
        rows = await self._database.rows(
            RATED, guild, ladder_of(season), int(in_teams), enough, results.ENOUGH_OPPONENTS
        )
        return [(person_of(row[:3]), results.Rating(*row[3:])) for row in rows]

    async def first_season(self, guild: GuildId) -> results.Season | None:
        """Return the season of the first game of a server; None if it has none."""
        rows = await self._database.rows(FIRST_END, guild)
        return next((results.season_at(datetime.fromisoformat(ended)) for (ended,) in rows), None)

    async def scores(self, guild: GuildId, since: datetime, least_games: int = 1) -> list[tuple[Person, results.Score]]:
        """Return the people of a server with their games and wins since a moment, at least so many, most wins first."""
        rows = await self._database.rows(SCORES, guild, moment_text(since), least_games)
        return [(person_of(row[:3]), results.Score(*row[3:])) for row in rows]

    async def hits(self, person: PersonId, guild: GuildId) -> int:
        """Return the number of pawns that a person hit in all games in a server."""
        hits = self._database.json_integer.format(column="figures", name="hits_given")
        sql = f"SELECT coalesce(sum({hits}), 0) FROM participations WHERE person = $1 AND guild = $2"  # noqa: S608 - names of this function
        ((count,),) = await self._database.rows(sql, person, guild)
        return int(count)

    async def parts(self, person: PersonId, guild: GuildId, before: TableId) -> list[results.Part]:
        """Return who played a person's last games in a server at tables opened before this one, and their places."""
        rows = await self._database.rows(PARTS, person, guild, before)
        if len(rows) == MAX_PARTS:
            # The game that was read last may be incomplete.
            rows = [row for row in rows if row[0] != rows[-1][0]]
        return [
            results.Part(game, PersonId(one), None if partner is None else PersonId(partner), place)
            for game, one, partner, place in rows
        ]

    async def has_played(self, guild: GuildId, before: TableId) -> bool:
        """Return whether a game counts for the statistics of a server that was played at a table opened before this."""
        return bool(await self._database.rows(PLAYED, guild, before))

    async def pairs(self, guild: GuildId, since: datetime) -> list[tuple[Person, Person, results.Score]]:
        """Return the pairs of partners with their numbers of games and wins since a moment, most wins first."""
        rows = await self._database.rows(PAIRS, guild, moment_text(since))
        return [(person_of(row[:3]), person_of(row[3:6]), results.Score(*row[6:])) for row in rows]

    async def games_between(
        self, guild: GuildId, since: datetime, until: datetime
    ) -> list[tuple[TableId, Person, results.Participation]]:
        """Return the participations in a server between two moments, of people who are shown; of too many, the last."""
        rows = await self._database.rows(BETWEEN, guild, moment_text(since), moment_text(until))
        return [(TableId(row[-1]), person_of(row[:3]), participation(row[3:])) for row in reversed(rows)]

    async def guessed_between(self, guild: GuildId, since: datetime, until: datetime) -> list[tuple[Person, int]]:
        """Return the people with the most prediction points at games that ended in a server between two moments."""
        rows = await self._database.rows(GUESSED, guild, moment_text(since), moment_text(until))
        return [(person_of(row[:3]), int(row[3])) for row in rows]

    async def last_ruleset(self, guild: GuildId) -> str | None:
        """Return the name of the ruleset that was last played in a server; None if none was."""
        rows = await self._database.rows(LAST_RULESET, guild)
        return next((ruleset for (ruleset,) in rows), None)

    async def is_continued(self, table_id: TableId) -> bool:
        """Return whether another finished game continued the series of the game at a table."""
        return bool(await self._database.rows(CONTINUED, table_id))

    async def is_hidden(self, person: PersonId) -> bool:
        """Return whether a person's statistics are hidden from everyone else."""
        return any(bool(hidden) for (hidden,) in await self._database.rows(HIDDEN, person))

    async def hide(self, person: PersonId, *, hidden: bool) -> None:
        """Hide a person's statistics from everyone else, or show them in the servers they share."""
        sql = "UPDATE people SET hidden = $1 WHERE id = $2"
        await self._database.save(Statement(sql, (int(hidden), person)))


# Only texts and numbers of this file are inserted into these.

GAMES: Final = f"SELECT {COLUMNS} FROM participations WHERE person = $1 AND guild = $2 ORDER BY ended_at, table_id"  # noqa: S608 - as above
GAMES_ANYWHERE: Final = f"SELECT {COLUMNS} FROM participations WHERE person = $1 ORDER BY ended_at, table_id"  # noqa: S608 - as above
LAST_GAMES: Final = (
    f"SELECT {COLUMNS} FROM participations WHERE person = $1"  # noqa: S608 - as above
    " ORDER BY ended_at DESC, table_id DESC LIMIT $2"
)
LAST_RULESET: Final = "SELECT ruleset FROM participations WHERE guild = $1 ORDER BY ended_at DESC LIMIT 1"
BETWEEN: Final = (
    f"SELECT people.id, user_id, name, {COLUMNS} FROM participations JOIN people ON people.id = person"  # noqa: S608 - as above
    f" WHERE guild = $1 AND ended_at >= $2 AND ended_at < $3 AND {SHOWN.format('people')}"
    f" ORDER BY ended_at DESC, table_id DESC, person DESC LIMIT {MAX_BETWEEN}"
)
PARTS: Final = (
    "SELECT one.table_id, one.person, one.partner, one.place FROM participations AS own"  # noqa: S608 - as above
    " JOIN participations AS one ON one.table_id = own.table_id"
    " WHERE own.person = $1 AND own.guild = $2 AND own.table_id < $3"
    f" ORDER BY own.ended_at DESC, own.table_id DESC LIMIT {MAX_PARTS}"
)
PLAYED: Final = "SELECT table_id FROM participations WHERE guild = $1 AND table_id < $2 LIMIT 1"
GUESSED: Final = (
    "SELECT people.id, user_id, name, sum(points) AS points FROM guesses"  # noqa: S608 - as above
    " JOIN results ON results.table_id = guesses.table_id JOIN people ON people.id = person"
    f" WHERE guild = $1 AND ended_at >= $2 AND ended_at < $3 AND points > 0 AND {SHOWN.format('people')}"
    f" GROUP BY people.id, user_id, name ORDER BY points DESC, people.id LIMIT {MAX_LISTED}"
)
FIRST_END: Final = "SELECT ended_at FROM results WHERE guild = $1 ORDER BY ended_at LIMIT 1"
CONTINUED: Final = "SELECT table_id FROM results WHERE follows = $1"
PERSON: Final = (
    "SELECT id, user_id, coalesce(names_here.name, people.name) FROM people LEFT JOIN names_here"  # noqa: S608 - as above
    f" ON names_here.person = id AND names_here.guild = $2 WHERE id = $1 AND {SHOWN.format('people')}"
)
HIDDEN: Final = "SELECT hidden FROM people WHERE id = $1"

# Deleted people do not count as opponents: one person who is deleted again and again is not five.
RATINGS: Final = (
    "SELECT person, mean, sigma, games, (SELECT count(*) FROM rated_against JOIN people ON people.id = opponent"
    " WHERE rated_against.guild = ratings.guild AND rated_against.season = ratings.season"
    " AND rated_against.in_teams = ratings.in_teams AND rated_against.person = ratings.person"
    " AND user_id IS NOT NULL) AS opponents FROM ratings WHERE guild = $1 AND season = $2 AND in_teams = $3"
)
RATING: Final = f"SELECT mean, sigma, games, opponents FROM ({RATINGS} AND person = $4) AS rated"  # noqa: S608 - as above
RATED: Final = (
    f"SELECT people.id, user_id, name, mean, sigma, games, opponents FROM ({RATINGS} AND games >= $4) AS rated"  # noqa: S608 - as above
    f" JOIN people ON people.id = person WHERE opponents >= $5 AND {SHOWN.format('people')}"
    f" ORDER BY mean - 2 * sigma DESC, person LIMIT {MAX_LISTED}"
)

SCORES: Final = (
    "SELECT people.id, user_id, name, games, won FROM (SELECT person, count(*) AS games,"  # noqa: S608 - as above
    " sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won FROM participations WHERE guild = $1 AND ended_at >= $2"
    " GROUP BY person HAVING count(*) >= $3) AS scores JOIN people ON people.id = person"
    f" WHERE {SHOWN.format('people')} ORDER BY won DESC, games, person LIMIT {MAX_LISTED}"
)

PAIRS: Final = (
    "SELECT one.id, one.user_id, one.name, other.id, other.user_id, other.name, games, won FROM"  # noqa: S608 - as above
    " (SELECT person, partner, count(*) AS games, sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won"
    " FROM participations WHERE guild = $1 AND ended_at >= $2 AND person < partner GROUP BY person, partner) AS scores"
    " JOIN people AS one ON one.id = person JOIN people AS other ON other.id = partner"
    f" WHERE {SHOWN.format('one')} AND {SHOWN.format('other')}"
    f" ORDER BY won DESC, games, person, partner LIMIT {MAX_LISTED}"
)

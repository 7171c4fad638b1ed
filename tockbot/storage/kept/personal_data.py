"""What is kept of one person, shown to them and forgotten on request (docs/privacy.md)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from tockbot.storage.database import Database, Row, Transaction
from tockbot.storage.kept.log import StoredLog
from tockbot.storage.kept.tournaments import StoredTournaments
from tockbot.storage.moments import moment_text
from tockbot.tables import GuildId, PersonId, TableId
from tockbot.tournaments import Tournament, TournamentError

COLUMNS: Final = ("user_id", "name", "language", "preferences", "hidden")
"""What the row of a person holds besides the number that the logs know."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows that name a person by the number that the logs know.

    Attributes:
        told: what they are called in what somebody is told.
        table: where they stand.
        person: the column that names the person.
        columns: what is told of each row.
        stay: whether they stay when the person is forgotten, of a number that then belongs to nobody.
    """

    told: str
    table: str
    person: str
    columns: tuple[str, ...]
    stay: bool = False


ROWS: Final = (
    Rows(
        "games",
        "participations",
        "person",
        (
            "table_id",
            "guild",
            "ended_at",
            "ruleset",
            "in_teams",
            "players",
            "partner",
            "place",
            "decided",
            "turns",
            "missed",
            "figures",
        ),
        stay=True,
    ),
    Rows("accuracies", "accuracies", "person", ("table_id", "guild", "ended_at", "accuracy"), stay=True),
    Rows("ratings", "ratings", "person", ("guild", "season", "in_teams", "mean", "sigma", "games"), stay=True),
    Rows("opponents", "rated_against", "person", ("guild", "season", "in_teams", "opponent"), stay=True),
    Rows("posts", "regular_posts", "chosen_by", ("guild", "what", "channel", "due_at"), stay=True),
    Rows("watching", "watching", "person", ("table_id",)),
    Rows("guesses", "guesses", "person", ("table_id", "at", "homecoming", "seat", "number", "points")),
    Rows("puzzles", "puzzle_answers", "person", ("day", "guild", "solved")),
    Rows("solved_first", "puzzle_days", "person", ("guild", "day"), stay=True),
    Rows("rushes", "rushes", "person", ("day", "guild", "number", "began_at", "solved", "wrong", "best")),
    Rows("tournaments", "entrants", "person", ("guild",)),
    Rows("names", "names_here", "person", ("guild", "name")),
    Rows("calls", "to_call", "person", ("guild",)),
    Rows("given_roles", "given_roles", "person", ("guild", "role")),
    Rows("checked_roles", "checked_roles", "checked_by", ("guild", "role"), stay=True),
    Rows("messages", "messages", "person", ("table_id", "channel", "message")),
)
"""All that is kept of a person besides their own row, and the tables with which they had to do."""

NAMES: Final = {"guild": "server", "table_id": "table"}
"""What columns are called in what somebody is told, where it is something else."""

AS_JSON: Final = ("preferences", "figures")
"""Columns that hold JSON."""

EMPTY: Final = "user_id = NULL, name = '', language = NULL, preferences = '{}', hidden = 0"
"""The row of somebody who was forgotten."""


class StoredPersonalData:
    """The personal data in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Look for it, and forget it, in this database."""
        self._database = database
        self._log = StoredLog(database)

    async def of(self, person: PersonId) -> dict[str, Any]:
        """All that is kept of a person, as plain data: who they are, where they sat, which messages show their hand."""
        row = await self._database.rows(f"SELECT {', '.join(COLUMNS)} FROM people WHERE id = $1", person)  # noqa: S608 - columns of this file
        kept: dict[str, Any] = {
            "person": {"number": person, **_plain(COLUMNS, row[0])} if row else None,
            "tables": [await self._told(person, *table) for table in await self._database.rows(_AT, person)],
        }
        for rows in ROWS:
            columns = ", ".join(rows.columns)
            sql = f"SELECT {columns} FROM {rows.table} WHERE {rows.person} = $1 ORDER BY {columns}"  # noqa: S608 - as above
            names = [NAMES.get(column, column) for column in rows.columns]
            kept[rows.told] = [_plain(names, one) for one in await self._database.rows(sql, person)]
        tournaments = StoredTournaments(self._database)
        for entered in kept["tournaments"]:
            with suppress(TournamentError):
                entered.update(_entered(person, await tournaments.last(GuildId(entered["server"]))))
        return kept

    async def _told(self, person: PersonId, table_id: int, guild: int, channel: int, _: str) -> dict[str, Any]:
        """A table, when it was opened, and how many entries of its log are a person's."""
        rows = await self._log.rows(TableId(table_id))
        opened, entries = next((row[1] for row in rows), None), sum(row[2] == person for row in rows)
        return {"table": table_id, "server": guild, "channel": channel, "opened": opened, "entries": entries}

    async def open_tables(self, person: PersonId) -> list[TableId]:
        """The open tables at which a person sits, or sat, or with which they had to do in another way."""
        return await self._at(person, "open")

    async def resumable_tables(self, person: PersonId, now: datetime) -> list[TableId]:
        """Return the open tables with which a person had to do, and the closed ones that may still be resumed.

        Whether a game that was closed just now can be resumed is known once it was counted.
        """
        return [TableId(table_id) for (table_id,) in await self._database.rows(_RESUMABLE, person, moment_text(now))]

    async def unfinished_tables(self, person: PersonId) -> list[TableId]:
        """The tables with which a person had to do and whose game may go on: open ones, and those that were closed."""
        return await self._at(person, "open", "closed")

    async def _at(self, person: PersonId, *states: str) -> list[TableId]:
        """The tables in one of these states with which a person had to do."""
        return [TableId(table_id) for table_id, *_, state in await self._database.rows(_AT, person) if state in states]

    async def last_person(self) -> PersonId:
        """Return the last number that was given to a person."""
        ((last,),) = await self._database.rows("SELECT last FROM counters WHERE name = 'people'")
        return PersonId(last)

    async def forget(self, person: PersonId) -> None:
        """Empty the row of a person: nobody can tell any more who it was that the logs name by this number."""

        async def empty(transaction: Transaction) -> None:
            await transaction.rows(f"UPDATE people SET {EMPTY} WHERE id = $1", person)  # noqa: S608 - columns of this file
            await transaction.rows("DELETE FROM seated WHERE person = $1", person)
            for rows in ROWS:
                if not rows.stay:
                    await transaction.rows(f"DELETE FROM {rows.table} WHERE {rows.person} = $1", person)  # noqa: S608 - as above

        await self._database.transact(empty)


def _entered(person: PersonId, tournament: Tournament | None) -> dict[str, Any]:
    """Return what a tournament says of a person who entered it."""
    if tournament is None:
        return {}
    entrant, games = tournament.entrant(person), list[dict[str, Any]]()
    for number, round_ in enumerate(tournament.played, 1):
        for game in round_:
            for side, seats in enumerate(game.sides):
                if person in seats:
                    partner = next((one for one in seats if one != person), None)
                    points, home = (None, None) if game.outcome is None else (game.outcome.points, game.outcome.home)
                    games.append(
                        {
                            "round": number,
                            "table": game.table,
                            "partner": partner,
                            "was_there": person in game.here,
                            "points": None if points is None else points[side],
                            "pawns_home": None if home is None else home[side],
                        }
                    )
    wished = None if entrant is None else entrant.partner
    gone = entrant is not None and entrant.gone
    return {"number": tournament.number, "wished_partner": wished, "withdrew": gone, "games": games}


_AT: Final = (
    "SELECT tables.id, guild, channel, state FROM seated JOIN tables ON tables.id = seated.table_id WHERE person = $1"
    " ORDER BY tables.id"
)
"""The tables with which a person had to do."""


_RESUMABLE: Final = (
    "SELECT tables.id FROM seated JOIN tables ON tables.id = seated.table_id WHERE person = $1 AND (state = 'open'"
    " OR (state = 'closed' AND (ended_at IS NULL OR pack_at > $2))) ORDER BY tables.id"
)


def _plain(names: Sequence[str], row: Row) -> dict[str, Any]:
    """A row by the names of its columns, and what is written as JSON in one of them as plain data."""
    told = dict(zip(names, row, strict=True))
    return {name: json.loads(value) if name in AS_JSON else value for name, value in told.items()}

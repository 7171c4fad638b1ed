"""Shows and deletes the data of a person (docs/privacy.md), and deletes the data of servers that the bot left."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, Final

from tockbot.storage.database import Stored
from tockbot.storage.engine import Database, Row, Statement, Transaction, moment_text
from tockbot.storage.learning import StoredTournaments
from tockbot.storage.log import DELETE_TABLE, StoredLog
from tockbot.tables import GuildId, PersonId, TableId
from tockbot.tournaments import Tournament, TournamentError

COLUMNS: Final = ("user_id", "name", "language", "preferences", "hidden")
"""Columns of a person's row, besides the number that the logs use."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows that name a person by the number that the logs use.

    Attributes:
        label: their name in what is shown to the person.
        table: the SQL table.
        person: the column that names the person.
        columns: the columns that are shown.
        stay: they stay when the person is deleted, under a number that then belongs to no one.
    """

    label: str
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
    # The bot deletes them once they show that the person is gone.
    Rows("messages", "messages", "person", ("table_id", "channel", "message"), stay=True),
)
"""All data about a person, besides their own row and the tables they took part in."""

NAMES: Final = {"guild": "server", "table_id": "table"}
"""Names of columns in what is shown to a person, if different."""

AS_JSON: Final = ("preferences", "figures")
"""Columns that contain JSON."""

EMPTY: Final = "user_id = NULL, name = '', language = NULL, preferences = '{}', hidden = 0"
"""The row of a deleted person."""


class StoredPersonalData(Stored):
    """The personal data in a database."""

    def __init__(self, database: Database) -> None:
        """Find it and delete it in this database."""
        super().__init__(database)
        self._log = StoredLog(database)

    async def of(self, person: PersonId) -> dict[str, Any]:
        """Return all data about a person as plain values, such as who they are, where they sat, and their messages."""
        row = await self._database.rows(f"SELECT {', '.join(COLUMNS)} FROM people WHERE id = $1", person)  # noqa: S608 - columns of this file
        kept: dict[str, Any] = {
            "person": {"number": person, **_plain(COLUMNS, row[0])} if row else None,
            "tables": [await self._table_data(person, *table) for table in await self._database.rows(_AT, person)],
        }
        for rows in ROWS:
            columns = ", ".join(rows.columns)
            sql = f"SELECT {columns} FROM {rows.table} WHERE {rows.person} = $1 ORDER BY {columns}"  # noqa: S608 - as above
            names = [NAMES.get(column, column) for column in rows.columns]
            kept[rows.label] = [_plain(names, one) for one in await self._database.rows(sql, person)]
        tournaments = StoredTournaments(self._database)
        for entered in kept["tournaments"]:
            with suppress(TournamentError):
                entered.update(_entered(person, await tournaments.last(GuildId(entered["server"]))))
        return kept

    async def _table_data(
        self, person: PersonId, table_id: int, guild: int, channel: int, place: str, _: str
    ) -> dict[str, Any]:
        """Return a table, when it was opened, and how many entries of its log are a person's."""
        rows = await self._log.rows(TableId(table_id))
        opened, entries = next((row[1] for row in rows), None), sum(row[2] == person for row in rows)
        where = {"place": place, "server": guild, "channel": channel}
        return {"table": table_id, **where, "opened": opened, "entries": entries}

    async def open_tables(self, person: PersonId) -> list[TableId]:
        """Return the open tables in which a person takes or took part."""
        return await self._tables_in_state(person, "open")

    async def resumable_tables(self, person: PersonId, now: datetime) -> list[TableId]:
        """Return the open tables a person took part in, and the closed ones that may still be resumed.

        For a game that was closed just now, this is known only once it was counted.
        """
        return [TableId(table_id) for (table_id,) in await self._database.rows(_RESUMABLE, person, moment_text(now))]

    async def unfinished_tables(self, person: PersonId) -> list[TableId]:
        """Return the open and the closed tables a person took part in, whose games may continue."""
        return await self._tables_in_state(person, "open", "closed")

    async def _tables_in_state(self, person: PersonId, *states: str) -> list[TableId]:
        """Return the tables in one of these states that a person took part in."""
        return [TableId(table_id) for table_id, *_, state in await self._database.rows(_AT, person) if state in states]

    async def last_person(self) -> PersonId:
        """Return the last number that was given to a person."""
        ((last,),) = await self._database.rows("SELECT last FROM counters WHERE name = 'people'")
        return PersonId(last)

    async def forget(self, person: PersonId) -> None:
        """Empty the row of a person, so that the number in the logs no longer identifies anyone."""

        async def empty(transaction: Transaction) -> None:
            await transaction.rows(f"UPDATE people SET {EMPTY} WHERE id = $1", person)  # noqa: S608 - columns of this file
            await transaction.rows("DELETE FROM seated WHERE person = $1", person)
            for rows in ROWS:
                if not rows.stay:
                    await transaction.rows(f"DELETE FROM {rows.table} WHERE {rows.person} = $1", person)  # noqa: S608 - as above

        await self._database.transact(empty)


def _entered(person: PersonId, tournament: Tournament | None) -> dict[str, Any]:
    """Return what is shown of a tournament to a person who entered it."""
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
    "SELECT tables.id, guild, channel, place, state FROM seated JOIN tables ON tables.id = seated.table_id"
    " WHERE person = $1"
    " ORDER BY tables.id"
)
"""The tables that a person took part in."""


_RESUMABLE: Final = (
    "SELECT tables.id FROM seated JOIN tables ON tables.id = seated.table_id WHERE person = $1 AND (state = 'open'"
    " OR (state = 'closed' AND (ended_at IS NULL OR pack_at > $2))) ORDER BY tables.id"
)


def _plain(names: Sequence[str], row: Row) -> dict[str, Any]:
    """Return a row by the names of its columns, with stored JSON as plain values."""
    values = dict(zip(names, row, strict=True))
    return {name: json.loads(value) if name in AS_JSON else value for name, value in values.items()}


class StoredLeftGuilds(Stored):
    """The servers that the bot left, in a database."""

    async def known(self) -> dict[GuildId, bool]:
        """Return the servers about which anything is stored, each with whether it is noted as left."""
        kept = await self._database.rows("SELECT id FROM guilds")
        noted = {guild for (guild,) in await self._database.rows("SELECT guild FROM left_guilds")}
        return {GuildId(guild): guild in noted for (guild,) in kept}

    async def left(self, guild: GuildId, at: datetime) -> None:
        """Note that the bot left a server; the first time that was noted counts."""
        sql = "INSERT INTO left_guilds (guild, at) VALUES ($1, $2) ON CONFLICT (guild) DO NOTHING"
        await self._database.save(Statement(sql, (guild, moment_text(at))))

    async def returned(self, guild: GuildId) -> None:
        """Note that the bot is in a server."""
        if await self._database.rows("SELECT guild FROM left_guilds WHERE guild = $1", guild):
            sql = "DELETE FROM left_guilds WHERE guild = $1"
            await self._database.save(Statement(sql, (guild,)))

    async def left_before(self, moment: datetime) -> list[GuildId]:
        """Return the servers that were left before a moment."""
        sql = "SELECT guild FROM left_guilds WHERE at < $1 ORDER BY guild"
        return [GuildId(guild) for (guild,) in await self._database.rows(sql, moment_text(moment))]

    async def forget(self, guild: GuildId) -> None:
        """Delete all data of a server: its choices, its tables, their logs and messages.

        Tables are deleted a few at a time. The server's row goes last, so an interrupted deletion is finished later.
        """
        while await self._database.transact(partial(_delete_some, guild), lasting=False):
            pass

        async def delete(transaction: Transaction) -> None:
            for sql in _DELETE:
                await transaction.rows(sql, guild)

        await self._database.transact(delete)


async def _delete_some(guild: GuildId, transaction: Transaction) -> bool:
    """Delete some tables and results of a server; return whether there were any."""
    found = False
    for sql, *deletes in _DELETE_SOME:
        for (table_id,) in await transaction.rows(sql, guild):
            found = True
            for delete in deletes:
                await transaction.rows(delete, table_id)
    return found


DELETED_PER_TRANSACTION: Final = 20
"""Number of tables deleted per transaction, so that other writers need not wait for more."""

_DELETE_SOME: Final = (
    (
        f"SELECT id FROM tables WHERE guild = $1 ORDER BY id LIMIT {DELETED_PER_TRANSACTION}",  # noqa: S608 - a number of this file
        *DELETE_TABLE,
    ),
    (
        f"SELECT table_id FROM results WHERE guild = $1 ORDER BY ended_at, table_id LIMIT {DELETED_PER_TRANSACTION}",  # noqa: S608 - as above
        "DELETE FROM results WHERE table_id = $1",  # with what each person did
    ),
)


_DELETE: Final = (
    "DELETE FROM puzzle_answers WHERE guild = $1",
    "DELETE FROM puzzle_days WHERE guild = $1",
    "DELETE FROM rushes WHERE guild = $1",
    "DELETE FROM accuracies WHERE guild = $1",
    "DELETE FROM ratings WHERE guild = $1",
    "DELETE FROM rated_against WHERE guild = $1",
    "DELETE FROM rated_until WHERE guild = $1",
    "DELETE FROM regular_posts WHERE guild = $1",
    "DELETE FROM calls WHERE guild = $1",
    "DELETE FROM to_call WHERE guild = $1",
    "DELETE FROM given_roles WHERE guild = $1",
    "DELETE FROM checked_roles WHERE guild = $1",
    "DELETE FROM names_here WHERE guild = $1",
    "DELETE FROM entrants WHERE guild = $1",
    "DELETE FROM tournaments WHERE guild = $1",
    "DELETE FROM guilds WHERE id = $1",
    "DELETE FROM left_guilds WHERE guild = $1",
)

"""Creates a long history, row by row: any number of servers, people, open and finished games.

The database itself creates the rows, with one text of SQL for both engines, so a million games take minutes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from tests.tables.recordings import recorded
from tockbot.rules import table_rules
from tockbot.storage import Database
from tockbot.storage.engine import Transaction, Value
from tockbot.storage.log import packed, rows_of
from tockbot.tables import ChannelId, GuildId, PersonId, TableId

AT_A_TIME: Final = 20_000
SEATS: Final = 4
PEOPLE: Final = 10
"""Number of players in each server."""

ENTRIES: Final = 60
"""Number of entries in the log of each open table."""

SERVER: Final = 1 << 22
"""Difference between Discord ids that belong to consecutive shards."""

_EACH_SEAT: Final = (
    "FROM n CROSS JOIN (SELECT 0 AS seat UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) AS seats"
)

_DAY: Final = "'2026-02-' || substr(CAST(101 + i % 28 AS TEXT), 2)"
_EACH_SEASON: Final = (
    "FROM n CROSS JOIN (SELECT '' AS season UNION ALL SELECT '2025-4' UNION ALL SELECT '2026-1') AS seasons"
)
_AT: Final = f"{_DAY} || 'T00:00:00.' || substr(CAST(1000000 + i % 1000000 AS TEXT), 2) || '+00:00'"


@dataclass(frozen=True, slots=True)
class History:
    """The size of a history.

    Attributes:
        servers: number of servers.
        finished: number of finished games, numbered from 1.
        open: number of open tables, whose numbers follow.
        shards: number of shards that processes share.
        kept: number of entries that are kept of each finished game.
    """

    servers: int
    finished: int
    open: int
    shards: int = 4
    kept: int = 9

    @property
    def guild(self) -> GuildId:
        """Return any server."""
        return GuildId(2 * SERVER)

    @property
    def person(self) -> PersonId:
        """Return a person who plays there."""
        return PersonId(PEOPLE + 3)

    @property
    def open_table(self) -> TableId:
        """Return an open table there."""
        return TableId(self.finished - self.finished % self.servers + self.servers + 1)

    @property
    def other_table(self) -> TableId:
        """Return another open table."""
        return TableId(self.open_table + 1)

    @property
    def ended_table(self) -> TableId:
        """Return a finished game there."""
        return TableId(1)

    @property
    def channel(self) -> ChannelId:
        """Return the channel of the open table."""
        return ChannelId(self.open_table)

    @property
    def games_a_server(self) -> int:
        """Return the number of games of each server."""
        return -(-(self.finished + self.open) // self.servers)

    async def fill(self, database: Database) -> None:
        """Create the history in an empty database."""
        log = rows_of(recorded(table_rules("swiss", SEATS)).entries)
        last = self.finished + self.open
        finished, still_open = (1, self.finished), (self.finished + 1, last)
        for first, most, rows in (
            (1, self.servers, self._of_servers()),
            (1, self.servers * PEOPLE, self._of_people()),
            (1, last, self._of_tables()),
            (*finished, self._of_finished()),
            (*still_open, self._of_open()),
        ):
            for into, row in rows.items():
                await _make(database, f"INSERT INTO {into} SELECT {row}", first, most)
        await _make(database, "INSERT INTO packed SELECT i, $3 FROM n", *finished, packed(log[: self.kept]))
        for entry in log[:ENTRIES]:
            await _make(database, "INSERT INTO entries SELECT i, $3, $4, $5, $6, $7, $8 FROM n", *still_open, *entry)
        counters = "UPDATE counters SET last = $1"
        await database.transact(lambda transaction: transaction.rows(counters, max(last, self.servers * PEOPLE)))

    def _of_servers(self) -> dict[str, str]:
        return {
            "guilds (id)": f"i * {SERVER} FROM n",
            "regular_posts (guild, what, channel, chosen_by, due_at)": (
                f"i * {SERVER}, 'week', i, 1 + i * {PEOPLE}, {_AT} FROM n"
            ),
            "tournaments (guild, number, version, goes_on, data)": f"i * {SERVER}, 1, 9, 0, '{{}}' FROM n",
            "shards (shard, owner, beat)": f"i - 1, '', 0 FROM n WHERE i <= {self.shards}",
        }

    def _of_people(self) -> dict[str, str]:
        guild = f"(1 + (i - 1) / {PEOPLE}) * {SERVER}"
        return {
            "people (id, user_id, name)": "i, i, 'Somebody' FROM n",
            "entrants (guild, person)": f"{guild}, i FROM n",
            "ratings (guild, season, in_teams, person, mean, sigma, games)": (
                f"{guild}, season, 1, i, 1000000, 100000, 50 {_EACH_SEASON}"
            ),
            "rated_against (guild, season, in_teams, person, opponent)": (
                f"{guild}, season, 1, i, 1 + ((i - 1) / {PEOPLE}) * {PEOPLE} + seat {_EACH_SEAT}"
                f" {_EACH_SEASON.removeprefix('FROM n ')}"
            ),
        }

    def _of_tables(self) -> dict[str, str]:
        return {
            "tables (id, guild, channel, entries, state, ended_at)": (
                f"i, {self._guild}, {self.finished} + 1 + i % {self.open}, 364, 'finished', {_AT} FROM n"
                f" WHERE i <= {self.finished}"
            ),
            "tables (id, guild, channel, entries)": f"i, {self._guild}, i, {ENTRIES} FROM n WHERE i > {self.finished}",
            "seated (person, table_id)": f"{self._seated(0)}, i {_EACH_SEAT}",
        }

    def _of_finished(self) -> dict[str, str]:
        people = self.servers * PEOPLE
        return {
            "results (table_id, guild, ended_at, data, follows, rated_group)": (
                f"i, {self._guild}, {_AT}, '{{}}', CASE i % 5 WHEN 0 THEN i - 1 END, CAST(i % 3 AS TEXT) FROM n"
            ),
            "participations (person, partner, guild, ended_at, table_id, place, ruleset, in_teams, players, turns,"
            " missed, figures)": (
                f"{self._seated(0)}, {self._seated(2)}, {self._guild}, {_AT}, i, 1 + seat % 2, 'swiss', 1, 4, 50,"
                f" 1, '{{}}' {_EACH_SEAT}"
            ),
            "reviews (table_id, data)": f"i, '{{}}' FROM n WHERE i <= {self.finished} AND i % 7 = 0",
            "accuracies (person, guild, ended_at, table_id, accuracy)": (
                f"{self._seated(0)}, {self._guild}, {_AT}, i, 90 {_EACH_SEAT}"
            ),
            "puzzle_answers (day, person, guild, solved)": (
                f"CAST(2000 + i / {people} AS TEXT) || '-01-01', 1 + i % {people}, {self._guild}, 1 FROM n"
            ),
            "puzzle_days (guild, day, person)": (
                f"{self._guild}, CAST(2000 + i / {self.servers} AS TEXT) || '-01-01', 1 + i % {people} FROM n"
            ),
            "rushes (day, person, number, began_at, seed, best, guild)": (
                f"CAST(2000 + i / {people} AS TEXT) || '-01-01', 1 + i % {people}, 1, {_AT}, i, i % 20, {self._guild}"
                " FROM n"
            ),
        }

    def _of_open(self) -> dict[str, str]:
        return {
            "open_tables (channel, table_id, guild, opener, shard, entries)": (
                f"i, i, {self._guild}, 1, (1 + i % {self.servers}) % {self.shards}, {ENTRIES} FROM n"
            ),
            "messages (table_id, person, channel, message, shows, token, token_until)": (
                f"i, {self._seated(0)}, i, i, '{{}}', CASE i % 9 WHEN 0 THEN 't' END, CASE i % 9 WHEN 0 THEN i END"
                f" {_EACH_SEAT}"
            ),
        }

    @property
    def _guild(self) -> str:
        """Return the server of a table, in SQL."""
        return f"(1 + i % {self.servers}) * {SERVER}"

    def _seated(self, further: int) -> str:
        """Return the person at a table, some seats further, in SQL."""
        return f"1 + (i % {self.servers}) * {PEOPLE} + (i / {self.servers} + seat + {further}) % {PEOPLE}"


async def _make(database: Database, insert: str, first: int, last: int, *values: Value) -> None:
    """Insert one or several rows for each number ``i`` in a range."""
    numbers = "WITH RECURSIVE n(i) AS (SELECT CAST($1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < $2)"
    for begin in range(first, last + 1, AT_A_TIME):
        end = min(begin + AT_A_TIME - 1, last)
        await database.transact(partial(_run, f"{numbers} {insert}", (begin, end, *values)), lasting=False)


async def _run(sql: str, values: tuple[Value, ...], transaction: Transaction) -> None:
    await transaction.rows(sql, *values)

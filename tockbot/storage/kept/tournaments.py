"""The last tournament of each server: each change is saved whole, on what stood there before, or made anew."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Final

from tockbot.storage.database import Database, Transaction
from tockbot.storage.engines.engine import Value
from tockbot.storage.kept.guilds import KNOW_GUILD
from tockbot.tables import GuildId, Opened, PersonId, Refused
from tockbot.tournaments import (
    Change,
    NotNow,
    Number,
    Tournament,
    TournamentError,
    plain_tournament,
    read_tournament,
    withdraw,
)

logger = logging.getLogger(__name__)


class StoredTournaments:
    """The tournaments in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def open(self, guild: GuildId, make: Callable[[Number], Tournament]) -> Tournament:
        """Keep the next tournament of a server, which takes the place of the one before.

        Raises:
            Refused: ONE_GOES_ON.
        """

        async def save(transaction: Transaction) -> Tournament:
            rows = await transaction.rows("SELECT number, goes_on, data FROM tournaments WHERE guild = $1", guild)
            for number, goes_on, data in rows:
                if transaction.again and _read(data) == make(Number(number)):
                    return make(Number(number))
                if goes_on:
                    raise Refused(NotNow.ONE_GOES_ON, channel=f"<#{_read(data).channel}>")
            made = make(Number(1 + next((number for number, *_ in rows), 0)))
            await transaction.rows(KNOW_GUILD, guild)
            for table in ("entrants", "tournaments"):
                await transaction.rows(f"DELETE FROM {table} WHERE guild = $1", guild)  # noqa: S608 - names of this line
            insert = "INSERT INTO tournaments (guild, number, version, goes_on, data) VALUES ($1, $2, 1, 1, $3)"
            await transaction.rows(insert, guild, made.number, _written(made))
            return made

        return await self._database.transact(save)

    async def find(self, guild: GuildId, number: Number) -> Tournament:
        """A tournament of a server.

        Raises:
            Refused: GONE, because it is not the last one.
            TournamentError: this version cannot read it.
        """
        for _, tournament in await self._find(guild, number):
            return tournament
        raise Refused(NotNow.GONE)

    async def going_on(self) -> list[GuildId]:
        """The servers in which one goes on."""
        sql = "SELECT guild FROM tournaments WHERE goes_on = 1 ORDER BY guild"
        return [GuildId(guild) for (guild,) in await self._database.rows(sql)]

    async def last(self, guild: GuildId) -> Tournament | None:
        """The last tournament of a server.

        Raises:
            TournamentError: this version cannot read it.
        """
        rows = await self._database.look_up("SELECT data FROM tournaments WHERE guild = $1", guild)
        return next((_read(data) for (data,) in rows), None)

    async def change(self, guild: GuildId, number: Number, change: Change) -> Tournament:
        """Save a change of a tournament, which is made anew if somebody else was quicker, and give what it is then.

        Raises:
            Refused: GONE, or what the change is refused with.
            TournamentError: this version cannot read it.
        """
        while True:
            for version, before in await self._find(guild, number):
                after = change(before)
                if after == before or await self._save(version, before, after):
                    return after
                break
            else:
                raise Refused(NotNow.GONE)

    async def check_place(self, opened: Opened) -> None:
        """Refuse to open a table in the thread of a tournament's game that is not over, except that game's own.

        Raises:
            Refused: THREAD.
        """
        try:
            tournament = await self.last(opened.guild)
        except TournamentError as error:
            # A tournament that this version cannot read does not block the tables of its server.
            logger.warning("the tournament of server %d cannot be read: %s", opened.guild, error)
            return
        if tournament is not None and not tournament.admits(opened):
            raise Refused(NotNow.THREAD)

    async def withdraw(self, person: PersonId) -> None:
        """Let somebody who is forgotten play no more in any tournament that goes on."""
        sql = (
            "SELECT tournaments.guild, number FROM entrants JOIN tournaments ON tournaments.guild = entrants.guild"
            " WHERE person = $1 AND goes_on = 1"
        )
        for guild, number in await self._database.rows(sql, person):
            await self.change(GuildId(guild), Number(number), lambda now: withdraw(now, person))

    async def _find(self, guild: GuildId, number: Number) -> list[tuple[int, Tournament]]:
        """A tournament with the number of its changes, if it is the last of its server."""
        sql = "SELECT version, data FROM tournaments WHERE guild = $1 AND number = $2"
        return [(version, _read(data)) for version, data in await self._database.look_up(sql, guild, number)]

    async def _save(self, version: int, before: Tournament, after: Tournament) -> bool:
        """Save a tournament as it is after a change; False if it was changed meanwhile."""
        entered = {one.person for one in after.entrants}
        here = {one.person for one in before.entrants}
        values: tuple[Value, ...] = (_written(after), int(not after.over), after.guild, after.number, version)

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


def _written(tournament: Tournament) -> str:
    return json.dumps(plain_tournament(tournament), separators=(",", ":"))


def _read(data: str) -> Tournament:
    return read_tournament(json.loads(data))

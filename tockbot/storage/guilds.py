"""What a server has chosen for its tables: the language, and the rules of new ones."""

from __future__ import annotations

from tockbot.rules import NotationError, TableRules, format_ruleset, parse_ruleset
from tockbot.storage.database import Database


class SqliteGuilds:
    """The servers' choices in a database."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def choices(self, guild: int) -> tuple[str | None, TableRules | None]:
        """The language and the rules that a server has chosen, None where it has not.

        Rules that this version no longer knows count as none.

        Raises:
            StorageError: the database could not be read.
        """
        sql = "SELECT language, ruleset, players, in_teams FROM guild WHERE guild = ?"
        for language, ruleset, players, in_teams in await self._database.rows(sql, guild):
            if ruleset is None:
                return language, None
            try:
                return language, parse_ruleset(ruleset, players, in_teams=bool(in_teams))
            except NotationError:
                return language, None
        return None, None

    async def choose(self, guild: int, language: str | None, rules: TableRules | None) -> None:
        """Save a server's choices instead of those before.

        Raises:
            StorageError: they could not be saved.
        """
        chosen = (
            (None, None, None) if rules is None else (format_ruleset(rules), rules.party.players, rules.party.in_teams)
        )
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT OR REPLACE INTO guild (guild, language, ruleset, players, in_teams) VALUES (?, ?, ?, ?, ?)",
                (guild, language, *chosen),
            )

"""What a server has chosen for its tables: the language, the rules of new ones, what pictures look like."""

from __future__ import annotations

from tockbot.rules import NotationError, TableRules, format_ruleset, parse_ruleset
from tockbot.storage.database import Database, Statement
from tockbot.tables import GuildId, Pace, ServerChoices


class StoredGuilds:
    """The servers' choices in a database."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def choices(self, guild: GuildId) -> ServerChoices:
        """What a server has chosen. Rules that this version no longer knows count as none.

        Raises:
            StorageError: the database could not be read.
        """
        sql = "SELECT language, ruleset, players, in_teams, theme, keeps_boards, pace FROM guilds WHERE id = $1"
        for language, ruleset, players, in_teams, theme, keeps, pace in await self._database.rows(sql, guild):
            rules = _rules(ruleset, players, in_teams)
            return ServerChoices(language, rules, theme, keeps_boards=bool(keeps), pace=_pace(pace))
        return ServerChoices()

    async def choose(self, guild: GuildId, chosen: ServerChoices) -> None:
        """Save a server's choices instead of those before.

        Raises:
            StorageError: they could not be saved.
        """
        rules = chosen.rules
        written = (
            (None, None, None)
            if rules is None
            else (format_ruleset(rules), rules.party.players, int(rules.party.in_teams))
        )
        sql = (
            "INSERT INTO guilds (id, language, ruleset, players, in_teams, theme, keeps_boards, pace)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
            " ON CONFLICT (id) DO UPDATE SET language = excluded.language, ruleset = excluded.ruleset,"
            " players = excluded.players, in_teams = excluded.in_teams, theme = excluded.theme,"
            " keeps_boards = excluded.keeps_boards, pace = excluded.pace"
        )
        pace = None if chosen.pace is None else chosen.pace.value
        values = (guild, chosen.language, *written, chosen.theme, int(chosen.keeps_boards), pace)
        await self._database.save(Statement(sql, values))


def _pace(name: str | None) -> Pace | None:
    """The pace of this name; one that this version does not know counts as none."""
    return Pace(name) if name in {pace.value for pace in Pace} else None


def _rules(ruleset: str | None, players: int, in_teams: int) -> TableRules | None:
    if ruleset is None:
        return None
    try:
        return parse_ruleset(ruleset, players, in_teams=bool(in_teams))
    except NotationError:
        return None

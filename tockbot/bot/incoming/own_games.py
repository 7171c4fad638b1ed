"""The open tables of whoever asks; nobody is told what is best in a game of their own as if it was another."""

from __future__ import annotations

from typing import Final

from tockbot.bot.incoming.request import Request
from tockbot.bot.objections import Objection
from tockbot.rules import Pawns, TableRules, stand_alike
from tockbot.storage import StoredPersonalData
from tockbot.tables import Refused, TableId, TableSeen

MOST_READ: Final = 25
"""So many tables are looked at for one answer, those opened last."""


async def read_tables(request: Request, tables: list[TableId], most: int | None = MOST_READ) -> list[TableSeen]:
    """The tables as whoever asks sees them, those opened last first; they are read from their logs if need be."""
    found: list[TableSeen] = []
    for table_id in sorted(tables, reverse=True)[:most]:
        try:
            await request.tables.fetch(table_id)
            seen = request.tables.see(table_id, request.person.id)
        except Refused:
            continue
        if seen.stage.is_open:
            found.append(seen)
    return found


class OwnGames:
    """Knows the open games of whoever asks. Those that only nearly stand so it cannot know."""

    def __init__(self, sitting: StoredPersonalData) -> None:
        """Look there for who sits where."""
        self._sitting = sitting

    async def check(self, request: Request, rules: TableRules, pawns: Pawns, at: TableId | None = None) -> None:
        """Make sure that no game in which whoever asks plays, or played, stands just so, but the one ``at`` a table.

        Raises:
            Refused: OWN_GAME.
        """
        tables = [one for one in await self._sitting.open_tables(request.person.id) if one != at]
        for seen in await read_tables(request, tables, most=None):
            if seen.was_there and seen.game is not None and stand_alike(rules, pawns, seen.rules, seen.game.pawns):
                raise Refused(Objection.OWN_GAME)

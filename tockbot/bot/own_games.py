"""Games of one's own that go on: nobody is told what is best in them as if it was another."""

from __future__ import annotations

from tockbot.bot.objections import Objection
from tockbot.bot.request import Request
from tockbot.bot.sitting import Sitting, read_tables
from tockbot.rules import Pawns, TableRules, stand_alike
from tockbot.tables import Refused, TableId


class OwnGames:
    """Knows the open games of whoever asks. Those that only nearly stand so it cannot know."""

    def __init__(self, sitting: Sitting) -> None:
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

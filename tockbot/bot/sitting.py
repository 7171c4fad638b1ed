"""The open tables of one person, which their own requests may look at."""

from __future__ import annotations

from typing import Final, Protocol

from tockbot.bot.request import Request
from tockbot.tables import PersonId, Refused, TableId, TableSeen

MOST_READ: Final = 25
"""So many tables are looked at for one answer, those opened last."""


class Sitting(Protocol):
    """Where it is kept who sat at which table."""

    async def open_tables(self, person: PersonId) -> list[TableId]:
        """The open tables at which a person sits, or sat."""


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

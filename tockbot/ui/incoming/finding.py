"""Finding tables: one's own in all servers, and those of a server at which a seat is to be had."""

from __future__ import annotations

from typing import Final, Protocol

from tockbot.tables import GuildId, PersonId, Refused, TableId, TableSeen
from tockbot.ui.incoming.request import Request
from tockbot.ui.outgoing.painting.links import link_to
from tockbot.ui.outgoing.painting.shown_messages import ShownMessages
from tockbot.ui.outgoing.people.members import Members
from tockbot.ui.screens.mine import Mine, mine_screen
from tockbot.ui.screens.table.seats import seats_screen

MOST_READ: Final = 25
"""So many tables are looked at for one answer, those opened last."""


class Sitting(Protocol):
    """Where it is kept who sat at which table."""

    async def open_tables(self, person: PersonId) -> list[TableId]:
        """The open tables at which a person sits, or sat."""


class Finding:
    """Leads people to tables."""

    def __init__(self, sitting: Sitting, messages: ShownMessages, members: Members) -> None:
        """Lead them to the messages of the tables.

        Args:
            sitting: who sat where.
            messages: the messages of tables that are open.
            members: who is still in a server.
        """
        self._sitting = sitting
        self._messages = messages
        self._members = members

    async def mine(self, request: Request) -> None:
        """See your tables in all servers, and whose turn it is."""
        own = await read_tables(request, await self._sitting.open_tables(request.person.id))
        own = [seen for seen in own if seen.viewer is not None or seen.home is not None]
        here = None if request.guild is None else request.guild.id
        # Nobody is told of a server in which they are no more.
        told = [seen for seen in own if seen.guild == here or await self._is_there(request, seen.guild)]
        await request.show(mine_screen(request.say, [Mine(one, await link_to(self._messages, one)) for one in told]))

    async def _is_there(self, request: Request, guild: GuildId) -> bool:
        return await self._members.is_surely_in(request.interaction.client, guild, request.person)

    async def seats(self, request: Request) -> None:
        """See at which tables of this server a seat is free, or is kept by a computer player for nobody."""
        guild = request.guild
        tables = [] if guild is None else request.tables.in_guild(GuildId(guild.id))
        await request.show(
            seats_screen(request.say, await read_tables(request, tables), request.interaction.created_at)
        )


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

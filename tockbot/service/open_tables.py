"""Which tables are open, and where: known of all of them, whether or not their logs have been read."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tockbot.service.processes.shards import shard_of
from tockbot.storage import OpenTable
from tockbot.tables import NO_GUILD, ChannelId, GuildId, PersonId, Refusal, Refused, TableId


@dataclass(frozen=True, slots=True)
class MostOpen:
    """How many tables may be open at one time.

    Attributes:
        a_server: in one server.
        a_person: of those that one person has opened, anywhere.
        lobbies: of those that one person has opened in one server and whose games have not begun.
    """

    a_server: int
    a_person: int
    lobbies: int = 2


class OpenTables:
    """The open tables by their channels."""

    def __init__(self, most: MostOpen | None) -> None:
        """Begin with none; ``most`` says how many there may be, None is as many as anybody likes."""
        self._most = most
        self._by_channel: dict[ChannelId, OpenTable] = {}
        self._by_id: dict[TableId, OpenTable] = {}
        self._being_opened: list[tuple[GuildId, PersonId, bool]] = []
        self._unreadable: set[TableId] = set()

    @property
    def count(self) -> int:
        """How many tables are open."""
        return len(self._by_channel)

    @property
    def ids(self) -> frozenset[TableId]:
        """The tables that are open."""
        return frozenset(self._by_id)

    def know(self, tables: Iterable[OpenTable], before: Collection[TableId] = ()) -> None:
        """Know that these are open, and no others.

        Args:
            tables: those that were open a moment ago.
            before: those that were known then; what was opened here or has ended since is known better here.
        """
        now = self.ids
        found = [table for table in tables if table.id in now or table.id not in before]
        here = [table for table in self._by_channel.values() if table.id not in before]
        self._by_channel = {table.channel: table for table in (*found, *here)}
        self._by_id = {table.id: table for table in self._by_channel.values()}
        self._unreadable &= self._by_id.keys()

    def add(self, table: OpenTable) -> None:
        """Know one more, or one that could not be read before and now is."""
        before = self._by_channel.get(table.channel)
        if before is not None:
            del self._by_id[before.id]
        self._by_channel[table.channel] = self._by_id[table.id] = table
        self._unreadable.discard(table.id)

    def drop(self, channel: ChannelId, table_id: TableId) -> None:
        """Know that a table is open no more."""
        if self.in_channel(channel) == table_id:
            del self._by_channel[channel], self._by_id[table_id]
        self._unreadable.discard(table_id)

    def cannot_be_read(self, table_id: TableId) -> None:
        """Know that this version cannot read the log of a table."""
        self._unreadable.add(table_id)

    def is_unreadable(self, table_id: TableId | None) -> bool:
        """Whether this version is known to be unable to read the log of an open table."""
        return table_id in self._unreadable

    def channel_of(self, table_id: TableId) -> ChannelId | None:
        """The channel of an open table; None if it is not known to be open."""
        table = self._by_id.get(table_id)
        return None if table is None else table.channel

    def guild_of(self, table_id: TableId) -> GuildId | None:
        """The server of an open table; None if it is not known to be open."""
        table = self._by_id.get(table_id)
        return None if table is None else table.guild

    def in_channel(self, channel: ChannelId) -> TableId | None:
        """The open table in a channel."""
        table = self._by_channel.get(channel)
        return None if table is None else table.id

    def in_guild(self, guild: GuildId) -> list[TableId]:
        """The open tables in a server."""
        return [table.id for table in self._by_channel.values() if table.guild == guild]

    def in_shard(self, shard: int, count: int) -> list[TableId]:
        """The open tables in the servers of a shard, of so many."""
        return [table.id for table in self._by_channel.values() if shard_of(table.guild, count) == shard]

    def opened_by(self, guild: GuildId, opener: PersonId) -> list[TableId]:
        """The open tables in a server that one person has opened."""
        return [one.id for one in self._by_channel.values() if (one.guild, one.opener) == (guild, opener)]

    @contextmanager
    def room_for(self, guild: GuildId, opener: PersonId, lobbies: int | None) -> Iterator[None]:
        """Count a table with the open ones while it is being opened.

        Args:
            guild: its server.
            opener: the person who opens it.
            lobbies: how many lobbies that person has in the server already; None if the game begins at once.

        Raises:
            Refused: TABLES_A_SERVER, TABLES_A_PERSON, LOBBIES_A_PERSON.
        """
        self.check_room(guild, opener, lobbies)
        mine = (guild, opener, lobbies is not None)
        self._being_opened.append(mine)
        try:
            yield
        finally:
            self._being_opened.remove(mine)

    def check_room(self, guild: GuildId, opener: PersonId, lobbies: int | None) -> None:
        """Make sure that one more table may be opened.

        Raises:
            Refused: as :meth:`room_for`.
        """
        if self._most is None or guild == NO_GUILD:
            return
        opened = [(table.guild, table.opener) for table in self._by_channel.values()]
        opened += [(where, by) for where, by, _ in self._being_opened]
        opened = [one for one in opened if one[0] != NO_GUILD]
        if sum(one == guild for one, _ in opened) >= self._most.a_server:
            raise Refused(Refusal.TABLES_A_SERVER, tables=self._most.a_server)
        if sum(one == opener for _, one in opened) >= self._most.a_person:
            raise Refused(Refusal.TABLES_A_PERSON, tables=self._most.a_person)
        if lobbies is not None and lobbies + self._being_opened.count((guild, opener, True)) >= self._most.lobbies:
            raise Refused(Refusal.LOBBIES_A_PERSON, tables=self._most.lobbies)

"""Tests that open tables stay known while the database is being read."""

from __future__ import annotations

from tockbot.service.saving import OpenTables
from tockbot.storage import OpenTable
from tockbot.tables import ChannelId, GuildId, PersonId, TableId


def table(number: int) -> OpenTable:
    return OpenTable(TableId(number), ChannelId(100 + number), GuildId(7), PersonId(1))


def test_own_open_tables_win_over_a_late_database_answer() -> None:
    tables = OpenTables(None)
    tables.replace_known([table(1), table(2)])
    before = tables.ids
    found = [table(1), table(2), table(3)]
    tables.add(table(4))
    tables.drop(table(2).channel, TableId(2))
    tables.replace_known(found, before)
    assert tables.ids == {1, 3, 4}
    tables.replace_known([table(4)], tables.ids)
    assert tables.ids == {4}

"""Tests that open tables stay known while the database is being read."""

from __future__ import annotations

import pytest

from tockbot.service import OpenTableLimits
from tockbot.service.saving import OpenTables
from tockbot.storage import OpenTable
from tockbot.tables import NO_GUILD, ChannelId, GuildId, PersonId, PlaceKind, Refusal, Refused, TableId


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


def test_tables_elsewhere_count_for_their_opener_only() -> None:
    tables, anna = OpenTables(OpenTableLimits(a_server=1, a_person=2)), PersonId(1)
    for number in range(3):
        tables.add(OpenTable(TableId(number), ChannelId(number), NO_GUILD, anna))
    for number in range(3, 5):
        tables.check_room(NO_GUILD, anna, None, PlaceKind.ELSEWHERE)
        tables.add(OpenTable(TableId(number), ChannelId(number), NO_GUILD, anna, place=PlaceKind.ELSEWHERE))
    tables.check_room(NO_GUILD, anna, None)
    tables.check_room(NO_GUILD, PersonId(2), None, PlaceKind.ELSEWHERE)
    for guild, place in ((NO_GUILD, PlaceKind.ELSEWHERE), (GuildId(7), PlaceKind.HOME)):
        with pytest.raises(Refused) as refusal:
            tables.check_room(guild, anna, None, place)
        assert refusal.value.reason is Refusal.TABLES_A_PERSON

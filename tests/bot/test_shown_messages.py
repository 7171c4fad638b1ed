"""The messages of a table are known even if the database has lost the latest record of one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.storage.places import database, outside
from tests.tables.live import HOST, MOMENT, opening_of
from tockbot.bot.plan import CALL, EVERYBODY
from tockbot.bot.shown import ShownMessages
from tockbot.rules import table_rules
from tockbot.storage import DatabaseLocation, ShownMessage, StoredLog, StoredMessages
from tockbot.tables import Entry, PersonId

NO_TOKENS: Any = None

OLDEST, OLDER, NEWER, NEXT = (ShownMessage((2, 10 * stamp), stamp) for stamp in (6, 7, 8, 9))
BY_ANOTHER = (ShownMessage((2, 85), 9), ShownMessage((2, 5), 9), ShownMessage((2, 80), 9), ShownMessage(None, 9))


@pytest.mark.parametrize("person", [EVERYBODY, CALL, PersonId(1)])
async def test_what_was_lost_holds_nobody_up_and_what_another_showed_stands(
    place: DatabaseLocation, person: PersonId
) -> None:
    async with database(place) as opened:
        table_id = await StoredLog(opened).open([Entry(1, MOMENT, HOST, opening_of(table_rules("swiss", 4), 2))])
        assert table_id is not None
        shown, other = (ShownMessages(StoredMessages(opened), NO_TOKENS) for _ in range(2))
        assert await shown.replace(table_id, person, None, OLDEST)
        assert await shown.replace(table_id, person, OLDEST, OLDER)
        assert await shown.replace(table_id, person, OLDER, NEWER)
        outside(place, "UPDATE messages SET message = 60, stamp = 6")
        assert await shown.replace(table_id, person, NEWER, NEXT)
        assert await other.recall(table_id, person) == NEXT
        outside(place, "UPDATE messages SET message = 80, stamp = 8")
        for stands in BY_ANOTHER:
            assert await other.replace(table_id, person, NEWER, stands)
            assert not await shown.replace(table_id, person, NEWER, ShownMessage((2, 90), 10))
            assert await shown.recall(table_id, person) == stands
            assert await other.replace(table_id, person, stands, NEWER)
        await other.forget(table_id)
        assert not await shown.replace(table_id, person, NEWER, NEXT), "the table is no longer shown"
        assert await shown.recall(table_id, person) is None

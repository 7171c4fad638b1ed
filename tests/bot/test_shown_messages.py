"""What stands of a table is known, also where a server that goes on after a failure has lost what was saved last."""

from __future__ import annotations

import pytest

from tests.storage.places import database, outside
from tests.tables.live import HOST, MOMENT, opening_of
from tockbot.bot.painting.shown_messages import CALL, EVERYBODY, ShownMessages
from tockbot.rules import table_rules
from tockbot.storage import Place, StoredLog, StoredMessages
from tockbot.tables import Entry, PersonId, ShownMessage

OLDER, NEWER, NEXT = (ShownMessage((2, number), number) for number in (70, 80, 90))


@pytest.mark.parametrize("person", [EVERYBODY, CALL])
async def test_a_message_that_was_saved_and_lost_is_not_forgotten(place: Place, person: PersonId) -> None:
    async with database(place) as opened:
        table_id = await StoredLog(opened).open([Entry(1, MOMENT, HOST, opening_of(table_rules("swiss", 4), 2))])
        assert table_id is not None
        shown, stored = ShownMessages(StoredMessages(opened)), StoredMessages(opened)
        assert await shown.replace(table_id, person, None, OLDER)
        assert await shown.replace(table_id, person, OLDER, NEWER)
        lose = f"UPDATE messages SET message = 70, stamp = 70 WHERE person = {int(person)}"  # noqa: S608 - a number
        outside(place, lose)
        assert await shown.recall(table_id, person) == NEWER
        assert await stored.recall(table_id, person) == NEWER, "and it is saved again"
        outside(place, "DELETE FROM messages")
        assert await shown.of_table(table_id) == {person: NEWER}
        outside(place, lose)
        assert await shown.replace(table_id, person, NEWER, NEXT), "nobody was quicker"
        other = ShownMessage((2, 100), 100)
        assert await stored.replace(table_id, person, NEXT, other)
        assert await shown.recall(table_id, person) == other, "what another saved since stands"
        assert not await shown.replace(table_id, person, NEXT, OLDER)
        await shown.forget(table_id)
        assert await shown.of_table(table_id) == {}

"""The messages of a table are known even if the database has lost the latest record of one, or does not confirm it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tests.storage.places import database, outside
from tests.tables.live import HOST, MOMENT, opening_of
from tockbot.bot.plan import CALL, EVERYBODY
from tockbot.bot.shown import ShownMessages
from tockbot.rules import table_rules
from tockbot.storage import DatabaseLocation, ShownMessage, StoredLog, StoredMessages
from tockbot.storage.engine import UnknownError
from tockbot.tables import Entry, PersonId, Stamp

NO_TOKENS: Any = None

OLDEST, OLDER, NEWER, NEXT = (ShownMessage((2, 10 * stamp), stamp) for stamp in (6, 7, 8, 9))
BY_ANOTHER = (ShownMessage((2, 85), 9), ShownMessage((2, 5), 9), ShownMessage((2, 80), 9), ShownMessage(None, 9))


@pytest.mark.parametrize("person", [EVERYBODY, CALL, PersonId(1)])
async def test_later_record_survives_after_a_lost_one(place: DatabaseLocation, person: PersonId) -> None:
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


class UnsureMessages(StoredMessages):
    """Messages whose database never confirms a save: ``saves`` has the results of the next ones."""

    saves: list[bool]

    async def replace(self, *what: Any, **how: Any) -> bool:  # noqa: ANN401 - as it is declared
        if not self.saves or self.saves.pop(0):
            done = await super().replace(*what, **how)
            if not self.saves:
                return done
        raise UnknownError("It is not known whether it was saved.")


async def test_newest_record_is_saved_after_an_unconfirmed_one(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        table_id = await StoredLog(opened).open([Entry(1, MOMENT, HOST, opening_of(table_rules("swiss", 4), 2))])
        assert table_id is not None
        messages, person, edited = UnsureMessages(opened), PersonId(1), replace(OLDEST, stamp=7)
        messages.saves = []
        shown = ShownMessages(messages, NO_TOKENS)
        assert await shown.replace(table_id, person, None, OLDEST)
        messages.saves = [True, False, False]
        for before, after in ((OLDEST, edited), (edited, NEWER)):
            with pytest.raises(UnknownError):
                await shown.replace(table_id, person, before, after)
        messages.saves = []
        await shown.save_rest(table_id)
        assert await ShownMessages(messages, NO_TOKENS).recall(table_id, person) == NEWER


async def test_answer_in_vain_calls_only_who_was_not_called_since(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        table_id = await StoredLog(opened).open([Entry(1, MOMENT, HOST, opening_of(table_rules("swiss", 4), 2))])
        assert table_id is not None
        shown, person = ShownMessages(StoredMessages(opened), NO_TOKENS), PersonId(1)
        moments: list[Any] = [SimpleNamespace(id=table_id, entries=entries) for entries in (7, 9)]
        first, later = moments
        assert await shown.answers(first, person) == (True, 7)
        await shown.was_called(later, person)
        assert await shown.answers(later, person) == (True, 0)
        for told, stamp in ((7, 9), (None, 0)):
            await shown.is_to_be_called(table_id, person, told if told is None else Stamp(told))
            row = await shown.recall(table_id, person)
            assert row is not None
            assert row.stamp == stamp


async def test_one_of_two_simultaneous_records_is_saved(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        table_id = await StoredLog(opened).open([Entry(1, MOMENT, HOST, opening_of(table_rules("swiss", 4), 2))])
        assert table_id is not None
        shown, person = ShownMessages(StoredMessages(opened), NO_TOKENS), PersonId(1)
        assert await shown.replace(table_id, person, None, OLDEST)
        both = await asyncio.gather(*(shown.replace(table_id, person, OLDEST, one) for one in (OLDER, NEWER)))
        assert sorted(both) == [False, True]
        assert await shown.recall(table_id, person) == (OLDER, NEWER)[both.index(True)]

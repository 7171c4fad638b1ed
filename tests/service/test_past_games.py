"""Tests that finished games are cached for further views, and no longer than their logs exist."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.service.shared import opened_file
from tests.storage.test_results import TWO, counted, ended
from tests.tables.recordings import recorded
from tockbot.service import PastGames
from tockbot.storage import DatabaseLocation, StoredLog, StoredOldGames, StoredPeople
from tockbot.tables import Refusal, Refused


async def test_deleted_old_game_leaves_the_memory(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        entries = recorded(TWO).entries
        table_id = await ended(opened, entries)
        games = PastGames(StoredLog(opened), StoredPeople(opened))
        past = await games.get(table_id)
        assert await games.get(table_id) is past
        await counted(opened)
        assert await StoredOldGames(opened).forget(entries[-1].at + timedelta(days=1), 9) == 1
        with pytest.raises(Refused) as refused:
            await games.get(table_id)
        assert refused.value.reason is Refusal.NO_PAST_GAME
        assert len(games) == 0

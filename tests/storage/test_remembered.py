"""What is remembered of people and messages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.storage.files import database
from tests.tables.live import opening_of
from tockbot.rules import table_rules
from tockbot.storage.database import StorageError
from tockbot.storage.log import SqliteLog
from tockbot.storage.messages import SqliteMessages
from tockbot.storage.people import SqlitePeople
from tockbot.storage.themes import SqliteThemes

EVERYBODY, ANNA = 0, 7


async def test_the_last_message_that_shows_a_table_to_a_person_is_remembered(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        game = await SqliteLog(opened).open(opening_of(table_rules("swiss", 4)))
        assert game is not None
        messages = SqliteMessages(opened)
        assert await messages.recall(game, ANNA) is None
        await messages.remember(game, ANNA, (50, 60), "round 1")
        await messages.remember(game, EVERYBODY, (2, 61), "lobby")
        await messages.remember(game, ANNA, (50, 62), "round 2")
    async with database(path) as opened:
        messages = SqliteMessages(opened)
        assert await messages.recall(game, ANNA) == ((50, 62), "round 2")
        assert await messages.recall(game, EVERYBODY) == ((2, 61), "lobby")
        assert sorted(await messages.people(game)) == [EVERYBODY, ANNA]
        assert await messages.people(game + 1) == []


async def test_the_messages_of_an_ended_table_are_known_until_they_are_forgotten(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        log, messages = SqliteLog(opened), SqliteMessages(opened)
        games = [await log.open(replace(opening_of(table_rules("swiss", 4)), channel=channel)) for channel in (1, 2, 3)]
        for game in games:
            assert game is not None
            await messages.remember(game, EVERYBODY, (2, 61), "lobby")
            await messages.remember(game, ANNA, (50, 62), "round 1")
        await log.shelve(games[0] or 0)
        await log.shelve(games[2] or 0)
        assert await messages.ended_games() == [games[0], games[2]]
        await messages.forget(games[0] or 0)
        assert await messages.ended_games() == [games[2]]
        assert await messages.people(games[0] or 0) == []
        assert len(await messages.people(games[1] or 0)) == 2


async def test_a_message_belongs_to_a_table(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        with pytest.raises(StorageError, match="FOREIGN KEY"):
            await SqliteMessages(opened).remember(99, ANNA, (50, 60), "")


async def test_what_is_known_of_a_person_is_remembered_piece_by_piece(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        people = SqlitePeople(opened)
        assert (await people.language(ANNA), await people.is_dm_closed(ANNA)) == (None, False)
        await people.set_dm_closed(ANNA, closed=True)
        assert await people.language(ANNA) is None
        await people.set_language(ANNA, "de")
        await people.set_language(ANNA, "fr")
        assert await people.is_dm_closed(ANNA)
    async with database(path) as opened:
        people = SqlitePeople(opened)
        assert (await people.language(ANNA), await people.is_dm_closed(ANNA)) == ("fr", True)
        await people.set_dm_closed(ANNA, closed=False)
        assert (await people.language(ANNA), await people.is_dm_closed(ANNA)) == ("fr", False)
        assert await people.language(ANNA + 1) is None


async def test_an_id_of_any_size_that_discord_gives_is_kept(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        people = SqlitePeople(opened)
        await people.set_language(2**63 - 1, "it")
        assert await people.language(2**63 - 1) == "it"


async def test_themes_are_kept_for_servers_and_people_until_they_choose_anew(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        themes = SqliteThemes(opened)
        assert await themes.of(ANNA) is None
        await themes.choose(ANNA, "light")
        await themes.choose(ANNA, "dark")
        await themes.choose(ANNA + 1, "light")
    async with database(path) as opened:
        themes = SqliteThemes(opened)
        assert (await themes.of(ANNA), await themes.of(ANNA + 1)) == ("dark", "light")
        await themes.choose(ANNA, None)
        assert (await themes.of(ANNA), await themes.of(ANNA + 1)) == (None, "light")

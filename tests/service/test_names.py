"""Tests that a table shows its people under their current names."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

from tests.service.shared import (
    FOUR,
    FaultyPeople,
    begin,
    go_on,
    join,
    opened_file,
    restored,
    seen_by,
    tables_on,
    until_play,
)
from tests.storage.places import database, outside
from tests.tables.live import PEOPLE, by, opening_of, person_at
from tockbot.tables import Person, commands

ANNA = PEOPLE[person_at(1)]
RENAMED = replace(ANNA, name="Ännchen")


async def test_table_shows_the_names_of_its_people(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        assert tables.see(table_id).host == PEOPLE[person_at(0)]
        assert tables.see(table_id).seated == tuple(PEOPLE[person_at(seat)] for seat in range(4))
        assert [seat.name for seat in seen_by(tables, table_id, 0).seats] == [f"Player {seat}" for seat in range(4)]


async def test_renaming_changes_every_table_at_once(tmp_path: Path) -> None:
    """Check the names at every table in memory: on seats and in earlier plays; other tables do not change."""
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        one, two = await begin(tables, 2), await tables.open(opening_of(FOUR, 3))
        await until_play(tables, one, Random(1))
        for _ in range(3):
            await go_on(tables, one, Random(1))
        notified: list[int] = []
        tables.listen(notified.append)
        tables.renamed(ANNA)
        assert notified == [], "the name is the same"
        tables.renamed(RENAMED)
        assert notified == [one]
        assert tables.see(one).seated[1] == RENAMED
        game = seen_by(tables, one, 0)
        assert game.seats[1].name == "Ännchen"
        assert {game.player_of(record) for record in game.history if record.seat == 1} == {"Ännchen"}
        assert RENAMED not in tables.see(two).seated


async def test_earlier_plays_show_the_name_of_a_player_who_left(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        turn = await until_play(tables, table_id, Random(1))
        await go_on(tables, table_id, Random(1))
        await tables.decide(table_id, by(turn), commands.leave)
        game = seen_by(tables, table_id, (turn + 1) % 4)
        assert game.player_of(game.history[0]) == f"Player {turn}"
        assert game.seats[turn].is_computer


async def test_person_with_an_emptied_row_is_shown_without_a_name(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with opened_file(path) as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        turn = await until_play(tables, table_id, Random(1))
        await go_on(tables, table_id, Random(1))
    outside(path, "UPDATE people SET user_id = NULL, name = '', language = NULL WHERE id = ?", person_at(turn))
    async with database(path) as opened:
        tables = tables_on(opened)
        await restored(tables)
        assert tables.see(table_id).seated[turn] == Person(person_at(turn), None, "")
        game = seen_by(tables, table_id, 0)
        assert (game.seats[turn].name, game.player_of(game.history[0])) == ("", "")
        await go_on(tables, table_id, Random(1))


async def test_unreadable_names_stop_no_game_and_are_read_later(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with opened_file(path) as opened:
        table_id = await begin(tables_on(opened))
    async with opened_file(path) as opened:
        people = FaultyPeople(opened)
        tables = tables_on(opened, people=people)
        people.fails = True
        assert await restored(tables) == ([table_id], [])
        assert tables.see(table_id).seated[1] == Person(ANNA.id, None, "")
        assert await go_on(tables, table_id, Random(1))
        people.fails = False
        assert await go_on(tables, table_id, Random(1))
        assert tables.see(table_id).seated[1] == ANNA


async def test_unread_names_are_read_when_painting_or_acting(
    tmp_path: Path,
) -> None:
    path = tmp_path / "t.sqlite3"
    async with opened_file(path) as opened:
        table_id = await begin(tables_on(opened))
    async with opened_file(path) as opened:
        people = FaultyPeople(opened)
        tables = tables_on(opened, people=people)
        people.fails = True
        await restored(tables)
        await tables.fetch(table_id)
        assert tables.see(table_id).seated[1] == Person(ANNA.id, None, "")
        notified: list[int] = []
        tables.listen(notified.append)
        tables.renamed(ANNA)
        assert (tables.see(table_id).seated[1], notified) == (ANNA, [table_id])
        people.fails = False
        await tables.fetch(table_id)
        assert tables.see(table_id).seated == tuple(PEOPLE[person_at(seat)] for seat in range(4))


async def test_renaming_during_a_save_is_kept(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        people = FaultyPeople(opened)
        tables = tables_on(opened, people=people)
        table_id = await tables.open(opening_of(FOUR))
        await join(tables, table_id, 1)
        assert tables.see(table_id).seated[0] == ANNA
        people.gate_after = asyncio.Event()
        people.reached.clear()
        joining = asyncio.create_task(join(tables, table_id, 2))
        await people.reached.wait()
        tables.renamed(RENAMED)
        people.gate_after.set()
        await joining
        assert tables.see(table_id).seated[:2] == (RENAMED, PEOPLE[person_at(2)])

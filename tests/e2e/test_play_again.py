"""Another game with the same people, one press after the last."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.world import World, answered, buttons, seat_four, world
from tockbot.tables import Stage

TWO = ("Anna", "Bruno")


async def play_some_and_end(table: World) -> None:
    """Two people and two computer players, one of them good, under other rules than the usual; ended by the host."""
    await table["Anna"].slash(table.channel, "tock new", ruleset="italian", players=4, mode="solo", options="places")
    await table.press("Bruno", table.board(), "Join")
    await table["Anna"].slash(table.channel, "tock computer", level="hard")
    await table["Anna"].slash(table.channel, "tock computer")
    await table.press("Anna", table.board(), "Start")
    await table["Anna"].slash(table.channel, "tock end")


async def test_the_next_table_is_as_the_last_one_was(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await play_some_and_end(table)
        before = table.seen()
        over = table.board()
        await table.restart()
        answer = await table.press("Bruno", over, "Play again")
        assert answered(answer).ephemeral
        assert "Der nächste Tisch ist offen" in answered(answer).content
        after = table.seen()
        assert (after.stage, after.id) == (Stage.LOBBY, before.id + 1)
        assert (after.rules, after.sitters, after.hints, after.language) == (
            before.rules,
            before.sitters,
            before.hints,
            before.language,
        )
        assert after.host == table["Bruno"].id
        assert table.board().id != over.id, "the record of the last game stays"
        await table.press("Anna", table.board(), "Start")
        assert table.seen().stage is Stage.PLAYING


async def test_pressed_twice_it_is_one_table(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await play_some_and_end(table)
        over = table.board()
        await table.press("Anna", over, "Play again")
        lobby = table.board()
        again = await table.press("Bruno", over, "Play again")
        assert str(lobby.id) in answered(again).content
        assert table.board().id == lobby.id


async def test_whoever_has_had_enough_leaves(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await play_some_and_end(table)
        await table.press("Anna", table.board(), "Play again")
        await table.press("Bruno", table.board(), "Leave")
        assert table.seen("Bruno").viewer is None
        assert table.seen("Anna").viewer == 0


async def test_only_who_sat_there_opens_the_next_table(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await play_some_and_end(table)
        refused = await table.press("Stranger", table.board(), "Play again")
        assert "not playing at this table" in answered(refused).content
        assert table.seen().stage is Stage.CLOSED


async def test_a_forged_press_in_mid_game_opens_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, TWO)
        running = table.seen()
        assert "Play again" not in [item.label for item in buttons(table.board())]
        table.raw_press("Anna", table.board(), f"tock:again:{running.id}:0:")
        await table.env.settle()
        assert (table.seen().id, table.seen().stage) == (running.id, Stage.PLAYING)

"""A table that was ended goes on in its channel, with its game, also after a restart, if no other is open there."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.world import answered, open_world, seat_four, text_of
from tockbot.tables import Stage


async def test_a_game_that_was_ended_is_taken_up_again(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna", "Bruno"))
        before = world.game()
        await world.end("Anna")
        ended = world.board()
        assert "together ended this table" in text_of(ended)
        await world.restart()
        await world["Emma"].slash(world.channel, "tock new")
        refused = await world.press("Anna", ended, "Take up again")
        assert "Another table is open in this channel now" in answered(refused).content
        await world.end("Emma")
        refused = await world.press("Stranger", ended, "Take up again")
        assert "You don't sit at this table" in answered(refused).content or answered(refused).content
        taken = await world.press("Anna", ended, "Take up again")
        assert answered(taken).content.startswith("The table goes on as it stood. All others are away")
        await world.env.settle()
        tables = world.client.tables
        (table_id,) = tables.in_guild(world.seen().guild)
        seen = tables.see(table_id)
        assert seen.stage is Stage.PLAYING
        assert seen.game is not None
        assert (seen.game.round, seen.game.history[: len(before.history)]) == (before.round, before.history)
        assert world.board().id != ended.id, "its board stands at the bottom again"
        again = await world.press("Anna", ended, "Take up again")
        assert answered(again).content == "This table goes on already."


async def test_all_close_a_game_for_good_and_then_see_its_seed(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna", "Bruno"))
        await world.end("Anna")
        ended = world.board()
        for name, close, told in (
            ("Anna", "Close it for good", "Once one more person has"),
            ("Bruno", "Endgültig", "Alle sind einverstanden"),
        ):
            asked = answered(await world.press(name, ended, "Is it fair?")).message
            assert asked is not None
            await world.press(name, asked, close)
            assert any(told in one.content for one in world.channel.history(viewer=world[name]))
        shown = answered(await world.press("Anna", ended, "Is it fair?")).content
        assert "Checked just now" in shown
        refused = await world.press("Anna", ended, "Take up again")
        assert "closed for good" in answered(refused).content

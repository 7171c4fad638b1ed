"""A table that was ended can be resumed in its channel, even after a restart, if no other table is open there."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.world import answered, open_world, seat_four, text_of
from tests.texts import DE, EN, says
from tockbot.tables import Stage


async def test_closed_game_is_resumed(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna", "Bruno"))
        before = world.game()
        await world.end("Anna")
        ended = world.board()
        assert says(text_of(ended), "table-closed-by")
        await world.restart()
        await world["Emma"].slash(world.channel, "tock new")
        refused = await world.press("Anna", ended, EN("button-reopen"))
        assert says(answered(refused).content, "refused-channel-has-table")
        await world.end("Emma")
        refused = await world.press("Stranger", ended, EN("button-reopen"))
        assert answered(refused).content
        taken = await world.press("Anna", ended, EN("button-reopen"))
        assert says(answered(taken).content, "reopened")
        await world.env.settle()
        tables = world.client.tables
        (table_id,) = tables.in_guild(world.seen().guild)
        seen = tables.see(table_id)
        assert seen.stage is Stage.PLAYING
        assert seen.game is not None
        assert (seen.game.round, seen.game.history[: len(before.history)]) == (before.round, before.history)
        assert world.board().id != ended.id, "its board is at the bottom again"
        again = await world.press("Anna", ended, EN("button-reopen"))
        assert answered(again).content == EN("refused-not-closed")


async def test_permanently_closed_game_shows_its_seed(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna", "Bruno"))
        await world.end("Anna")
        ended = world.board()
        for name, close, language in (("Anna", EN("button-give-up"), "en"), ("Bruno", DE("button-give-up"), "de")):
            asked = answered(await world.press(name, ended, EN("button-fair"))).message
            assert asked is not None
            await world.press(name, asked, close)
            assert any(says(one.content, "given-up", language) for one in world.channel.history(viewer=world[name]))
        shown = answered(await world.press("Anna", ended, EN("button-fair"))).content
        assert EN("proof-holds") in shown
        refused = await world.press("Anna", ended, EN("button-reopen"))
        assert answered(refused).content == EN("refused-closed-for-good")

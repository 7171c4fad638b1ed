"""A watcher is notified once by direct message when a table has ended, and no one else is."""

from __future__ import annotations

from pathlib import Path

import simcord

from tests.e2e.positions import OUT, Chair, put
from tests.e2e.test_bad_days import refusing, sending_to
from tests.e2e.world import World, answered, open_world, seat_four
from tests.texts import EN, IT, says
from tockbot.bot.press import write_press
from tockbot.bot.shared_presses import Watch
from tockbot.tables import Stage


async def watch(world: World, name: str) -> simcord.InteractionResult:
    result = world.raw_press(name, world.board(), write_press(Watch(world.seen().id)))
    await world.env.settle()
    return result


async def test_watcher_is_notified_of_the_winner(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 70,h2,h3,h4/{OUT}/{OUT} A4/9/9T", ("Anna", "Bruno", "Chloé"))
        for name, told in (
            ("Emma", EN("watch-begun")),
            ("Dario", IT("watch-begun")),
            ("Dario", IT("watch-stopped")),
            ("Anna", EN("refused-plays-here")),
        ):
            assert told in answered(await watch(world, name)).content
        await world.restart()
        anna = Chair(world, "Anna")
        await anna.press(1)
        await anna.pick("home 1")
        assert world.seen().stage is Stage.FINISHED
        (message,) = world["Emma"].user.dm_channel.history()
        assert message.content.startswith(EN("watched-ended", link=world.board().jump_url))
        assert "🏁 Anna wins!" in message.content
        assert not world["Dario"].user.dm_channel.history()


async def test_unreachable_spectator_affects_no_one_else(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna",))
        for name in ("Emma", "Dario", "Bruno"):
            await watch(world, name)
        world.guild.remove_member(world["Dario"])
        with refusing(world, sending_to(world, "Bruno"), status=403, code=50007):
            await world.end("Anna")
            await world.env.settle()
        assert not world["Dario"].user.dm_channel.history()
        (told,) = world["Emma"].user.dm_channel.history()
        assert says(told.content, "table-closed-by")

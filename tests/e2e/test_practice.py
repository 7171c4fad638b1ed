"""``/tock practice``: a game alone in direct messages, with free hints and a word on plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import simcord

from tests.e2e.world import World, answered, menus, open_world
from tests.ui.walking import way_to
from tockbot.computer.search import ranked_plays
from tockbot.rules import legal_plays
from tockbot.tables import ChannelId, Kind, Observation, Person, Stage, TableId, TableSeen
from tockbot.ui.custom_id import write_press
from tockbot.ui.press import EndTable, Give, Press
from tockbot.ui.words.speaker import speaker

EN = speaker("en")


def practice_of(world: World, name: str) -> TableSeen:
    """The practice game of somebody, as they see it."""
    tables = world.client.tables
    table_id = tables.in_channel(ChannelId(world[name].user.dm_channel.id)) or TableId(1)
    player = tables.see(table_id).seated[0]
    assert isinstance(player, Person)
    return tables.see(table_id, player.id)


def game_of(seen: TableSeen) -> Observation:
    assert seen.game is not None
    return seen.game


async def test_somebody_practises_alone_in_direct_messages(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        opened = await world["Anna"].slash(world.channel, "tock practice")
        assert "direct messages" in answered(opened).content
        await world.env.settle()
        seen = practice_of(world, "Anna")
        assert (seen.kind, seen.stage) == (Kind.PRACTICE, Stage.PLAYING)
        assert not world.channel.history(), "the channel sees nothing of it"
        first = world.dm("Anna")
        assert "Tock in 🎓 practice" in first.content
        assert len(world["Anna"].user.dm_channel.history()) == 1, "one message holds it all"
        game = game_of(seen)
        await world.press_id("Anna", first, write_press(Give(seen.id, game.stamp, 0)))
        await world.env.settle()
        seen = practice_of(world, "Anna")
        assert game_of(seen).turn == 0, "the others have played"
        hint = await alone(world).slash("tock hint")
        assert "A hint, for your eyes only" in answered(hint).content
        assert "left" not in answered(hint).content, "hints are free"
        assert "asked for a hint" not in " ".join(m.content for m in world["Anna"].user.dm_channel.history())
        play = next(iter(legal_plays(game_of(seen).position())))
        for press in way_to(EN, seen, play):
            await pressed(world, press)
        await world.env.settle()
        assert game_of(practice_of(world, "Anna")).history[0].seat is not None


async def test_a_practice_game_goes_on_until_it_is_ended_and_another_may_begin(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await alone(world).slash("tock practice")
        await world.env.settle()
        before = practice_of(world, "Anna").id
        again = await world["Anna"].slash(world.channel, "tock practice")
        assert "goes on" in answered(again).content
        await world.restart()
        again = await world["Anna"].slash(world.channel, "tock practice")
        assert "goes on" in answered(again).content
        await world["Anna"].click(answered(again), custom_id=write_press(EndTable(before)))
        await world.env.settle()
        await alone(world).slash("tock practice", advice=False)
        await world.env.settle()
        assert practice_of(world, "Anna").id != before
        refused = await world["Bruno"].user.slash("tock hint")
        assert "Direktnachrichten" in answered(refused).content, "where no game is there is no table"


@pytest.mark.parametrize("advice", [True, False])
async def test_a_play_that_is_much_worse_is_told_what_would_have_been_better_unless_that_is_off(
    tmp_path: Path, *, advice: bool
) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await alone(world).slash("tock practice", advice=advice)
        told: list[str] = []
        for _ in range(2):
            await world.env.settle()
            seen = practice_of(world, "Anna")
            if game_of(seen).turn is None:
                await pressed(world, Give(seen.id, game_of(seen).stamp, 0))
                await world.env.settle()
                seen = practice_of(world, "Anna")
            result = None
            for press in way_to(EN, seen, ranked_plays(game_of(seen))[-1].what):
                result = await pressed(world, press)
            assert result is not None
            told += [one.content for one in result.followups]
        assert any("This would have been much better" in text for text in told) is advice


async def pressed(world: World, press: Press) -> simcord.InteractionResult:
    """Press a button of Anna's private screen, or choose a line of its menus."""
    message, written = world.dm("Anna"), write_press(press)
    for place, menu in enumerate(menus(message)):
        if written in [option.value for option in menu.options]:
            return await world.choose("Anna", message, written, place)
    return await world.press_id("Anna", message, written)


def alone(world: World) -> Any:  # noqa: ANN401 - in a server and in direct messages people are of different types
    """Anna in direct messages."""
    return world["Anna"].user

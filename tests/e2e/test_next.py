"""A silent notification for players who want to know that they are next."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.forms import own_settings
from tests.e2e.positions import Calls, Chair, put
from tests.e2e.world import World, open_world
from tests.texts import FR
from tockbot.features.settings import ChooseHands

THREE = ("Anna", "Bruno", "Chloé")
POSITION = "italian 3s d2 pm 0 10,r,r,r/30,r,r,r/50,r,r,r 25/56/99"
NEXT = FR("you-are-next")


async def begun(world: World) -> None:
    """Start a game: Chloé wants to be notified, Anna is to act, then Bruno, then Chloé."""
    chosen = await own_settings(world["Chloé"], world.channel, ChooseHands(), next=["told"])
    assert FR("settings-next", on=1) in chosen.content
    await put(world, POSITION, THREE)


async def test_next_player_is_notified_once_and_silently(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await begun(world)
        assert not world["Chloé"].user.dm_channel.history(), "Bruno is next"
        calls = Calls(world)
        await world.press("Anna", world.dm("Anna"), 1)
        assert NEXT in world.dm("Chloé").content
        assert world.dm("Chloé").flags.suppress_notifications
        assert not world.dm("Bruno").flags.suppress_notifications, "a ping makes a sound"
        assert set(calls()) == {"Bruno", "Chloé"}
        await world.restart()
        calls = Calls(world)
        await world.press("Bruno", world.dm("Bruno"), 1)
        assert set(calls()) == {"Chloé"}, "no one else is notified as next"
        assert NEXT not in world.dm("Chloé").content
        assert not world.dm("Chloé").flags.suppress_notifications


async def test_notice_does_not_reveal_plans_or_passed_cards(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await begun(world)
        chloe = Chair(world, "Chloé", in_channel=True)
        await chloe.look()
        await chloe.press(FR("button-choose-ahead"))
        await chloe.press(1)
        calls = Calls(world)
        await world.press("Anna", world.dm("Anna"), 1)
        assert set(calls()) == {"Bruno"}
    async with open_world(tmp_path / "u.sqlite3") as world:
        await own_settings(world["Chloé"], world.channel, ChooseHands(), hands="channel", next=["told"])
        await put(world, POSITION, THREE)
        calls = Calls(world)
        await world.press("Anna", world.dm("Anna"), 1)
        assert set(calls()) == {"Bruno"}

"""A planned move survives a restart, is made on the player's turn, and is shown to no one else before."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.positions import OUT, Calls, Chair, put, told
from tests.e2e.world import open_world
from tests.texts import DE, says
from tockbot.rules import MovePlay

THREE = ("Anna", "Bruno", "Chloé")


async def test_planned_move_is_made_on_its_turn(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 10,r,r,r/30,r,r,r/{OUT} 25/56/9T", THREE)
        public = told(world)
        bruno = Chair(world, "Bruno", in_channel=True)
        await bruno.look()
        await bruno.press(DE("button-choose-ahead"))
        await bruno.press(2)
        assert "30 → 36" in bruno.text
        assert told(world) == public
        await world.restart()
        calls = Calls(world)
        await world.press("Anna", world.dm("Anna"), 1)
        made = world.game().history[-1]
        assert isinstance(made.play, MovePlay)
        assert (made.seat, made.play.spent) == (1, "6")
        assert world.to_act() == "Chloé"
        assert set(calls()) == {"Chloé"}, "a person with a planned move is not pinged"
        assert calls.paints == 1, "both plays are shown at once"


async def test_planned_move_is_cancelled_or_confirmed_if_changed(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 35,r,r,r/30,r,r,r/{OUT} 46/56/9T", THREE)
        bruno = Chair(world, "Bruno", in_channel=True)
        await bruno.look()
        for label in (DE("button-choose-ahead"), 1, DE("button-drop-ahead")):
            await bruno.press(label)
        assert world.seen("Bruno").queued is None
        for label in (DE("button-choose-ahead"), 1):
            await bruno.press(label)
        hit = DE("move-hits", victims=DE("pawn-of", name="Anna", number=1))
        assert f"30 → 35{hit}" in bruno.text
        await world.press("Anna", world.dm("Anna"), 2)
        assert world.to_act() == "Bruno"
        asked = world.dm("Bruno").content
        assert DE("ahead-unfit") in asked


async def test_player_reads_that_their_planned_move_was_made(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, "italian 3s d0 pm 1 10,r,r,r/30,r,r,r/50,r,r,r 25/568/9T", THREE)
        for label in (1, DE("button-choose-ahead"), 1):
            await world.press("Bruno", world.dm("Bruno"), label)
        assert says(world.dm("Bruno").content, "ahead-chosen", "de")
        calls = Calls(world)
        for name in ("Chloé", "Anna"):
            await world.press(name, world.dm(name), 1)
        assert world.game().history[-1].seat == 1
        assert says(world.dm("Bruno").content, "ahead-made", "de")
        assert not says(world.dm("Bruno").content, "ahead-chosen", "de")
        assert "Bruno" not in calls(), "their screen is edited"

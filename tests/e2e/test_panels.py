"""A person has one panel in the channel: their hand, a hint, the log or *More*, each in place of the last one."""

from __future__ import annotations

from pathlib import Path

import discord

from tests.e2e.forms import own_settings
from tests.e2e.positions import BOTH_WAYS, OUT, put
from tests.e2e.world import World, answered, buttons, open_world
from tests.texts import EN, says
from tockbot.bot.people import BY_MESSAGE, IN_CHANNEL
from tockbot.bot.press import AtTable, read_press
from tockbot.features.lobby.screens import OpenSeat, SetComputer
from tockbot.features.settings import ChooseHands

THREE = ("Anna", "Bruno", "Chloé")
POSITION = f"italian 3s d2 pm 0 10,r,r,r/30,r,r,r/{OUT} 2589/5689/9TQK"


def panels(world: World, name: str) -> list[discord.Message]:
    """Return the messages about the game that only this person sees in the channel."""
    own = [one for one in world.channel.history(viewer=world[name]) if one.flags.ephemeral]
    return [one for one in own if any(_is_of_game(item.custom_id or "") for item in buttons(one))]


def _is_of_game(custom_id: str) -> bool:
    press = read_press(custom_id)
    return isinstance(press, AtTable) and not isinstance(press, SetComputer | OpenSeat)


async def choose(world: World, *, in_channel: bool) -> None:
    """Let Anna choose where she gets her cards."""
    await own_settings(world["Anna"], world.channel, ChooseHands(), hands=IN_CHANNEL if in_channel else BY_MESSAGE)


@BOTH_WAYS
async def test_panels_of_one_person_replace_each_other(tmp_path: Path, *, in_channel: bool) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await choose(world, in_channel=in_channel)
        await put(world, POSITION, THREE)
        await world.press("Anna", world.board(), EN("button-hand"))
        for label, text in (("button-log", "log-empty"), ("button-more", "more-told"), ("button-hand", "hand-turn")):
            await world.press("Anna", world.board(), EN(label))
            await world.env.settle()
            (panel,) = panels(world, "Anna")
            assert EN(text) in panel.content
        await world.press("Bruno", world.board(), EN("button-log"))
        assert len(panels(world, "Anna")) == len(panels(world, "Bruno")) == 1


async def test_button_on_a_panel_changes_it_in_place(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, POSITION, THREE)
        more = answered(await world.press("Anna", world.board(), EN("button-more")))
        await world.press("Anna", more.message, EN("button-hand"))
        (panel,) = panels(world, "Anna")
        assert panel.id == more.id
        assert EN("hand-turn") in panel.content
        await world.press("Anna", panel, EN("button-hint"))
        (hinted,) = panels(world, "Anna")
        assert hinted.id == more.id
        assert says(hinted.content, "hint-header")
        cards = {item.custom_id for item in buttons(panel) if item.label != EN("button-hint")}
        assert cards <= {item.custom_id for item in buttons(hinted)}, "she plays from there"


@BOTH_WAYS
async def test_hand_in_the_channel_is_played_on_turn_after_turn(tmp_path: Path, *, in_channel: bool) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await choose(world, in_channel=in_channel)
        await put(world, f"italian 3s d2 pm 0 10,r,r,r/{OUT}/{OUT} 2589/A9QK/A9QK", ("Anna", None, None))
        await world.press("Anna", world.board(), EN("button-hand"))
        for turn in (1, 2, 3):
            (shown,) = panels(world, "Anna")
            assert EN("hand-turn") in shown.content
            await world.press("Anna", shown, 1)
            await world.env.settle()
            assert sum(record.seat == 0 for record in world.game().history) == turn, "one press a turn"

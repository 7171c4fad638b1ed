"""Submitted forms that the bot never opened, or with values that could not be chosen, change nothing."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.forms import own_settings, sent_off
from tests.e2e.world import answered, open_world
from tests.texts import EN
from tockbot.bot.handlers import CommandButton, Run
from tockbot.bot.press import Press, write_press
from tockbot.features.server_settings import ChooseBoards, ChooseTables
from tockbot.features.settings import ChooseHands, ChooseLooks, ChooseQuietHours

LOOKS: dict[str, object] = {"theme": "dark", "shape": "wide", "numbers": "few", "notes": []}


FORGED: tuple[tuple[Press, dict[str, object]], ...] = (
    (ChooseLooks(), {}),
    (ChooseLooks(), {**LOOKS, "theme": "pink"}),
    (ChooseLooks(), {**LOOKS, "theme": ["dark", "light"]}),
    (ChooseLooks(), {**LOOKS, "notes": ["everything"]}),
    (ChooseLooks(), {"theme": "dark"}),
    (ChooseHands(), {"hands": "elsewhere"}),
    (ChooseQuietHours(), {"hours": "2" * 11, "zone": "UTC"}),
    (ChooseQuietHours(), {"hours": "22-8", "zone": "U" * 51}),
    (Run(CommandButton.NEW), {}),
)
"""Presses that open a form, each with an answer that the form cannot give."""


async def test_a_forged_form_changes_nothing(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        before = answered(await world["Anna"].slash(world.channel, "tock settings"))
        for press, given in FORGED:
            told = await sent_off(world, "Anna", before, write_press(press), given)
            assert EN("refused-stale") in told, (press, given)
            now = answered(await world["Anna"].slash(world.channel, "tock settings"))
            assert now.content == before.content, (press, given)


async def test_only_managers_change_server_settings(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        shown = answered(await world["Anna"].slash(world.channel, "tock settings"))
        for press in (ChooseTables(), ChooseBoards()):
            told = await sent_off(world, "Anna", shown, write_press(press), {"theme": "dark"})
            assert told == EN("refused-not-manager")


async def test_form_can_be_sent_after_a_restart(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        shown = answered(await world["Anna"].slash(world.channel, "tock settings"))
        await world.restart()
        assert EN("settings-theme", theme=EN("theme-dark")) in await sent_off(
            world, "Anna", shown, write_press(ChooseLooks()), LOOKS
        )
        assert (
            EN("settings-theme", theme=EN("theme-light"))
            in (await own_settings(world["Anna"], world.channel, ChooseLooks(), theme="light")).content
        )

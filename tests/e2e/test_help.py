"""People who ask for help, mention the bot or write to it are shown what they can do, with buttons."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import simcord

from tests.e2e.world import World, answered, buttons, open_world
from tests.texts import DE, EN, says
from tockbot.bot.handlers import CommandButton, Run
from tockbot.bot.press import write_press
from tockbot.features.help import ChooseTheme, ShowHelp, Topic
from tockbot.tables import Stage


async def said(world: World, name: str, text: str) -> list[discord.Message]:
    """Write a message in the channel, and return the bot's answers."""
    before = len(world.channel.history())
    await world[name].send(world.channel, text)
    await world.env.settle()
    return list(world.channel.history()[before + 1 :])


def shown(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """Return the screen that a press leads to."""
    assert isinstance(result.response, simcord.ResponseMessage)
    return result.response


async def test_mention_is_answered_in_the_server_language(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", locale="de") as world:
        assert world.client.user is not None
        me = world.client.user.mention
        (answer,) = await said(world, "Anna", f"{me} hallo?")
        assert says(answer.content, "help", "de")
        assert await said(world, "Anna", "hallo?") == []
        assert await said(world, "Anna", world["Bruno"].mention) == []
        led = answered(await world.press_id("Emma", answer, write_press(ShowHelp(Topic.STUCK))))
        assert led.flags.ephemeral, "the public answer does not change"
        assert says(led.content, "help-stuck-told")
        assert answer.content in [one.content for one in world.channel.history()]


async def test_help_leads_to_a_table_to_practice_and_to_other_colours(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        anna = world["Anna"]
        helped = shown(await anna.slash(world.channel, "tock help"))
        assert helped.flags.ephemeral
        helped = shown(await anna.click(helped, custom_id=write_press(ShowHelp(Topic.PLAY))))
        opened = await anna.click(helped, custom_id=write_press(Run(CommandButton.NEW)))
        assert EN("new-opened") in shown(opened).content
        assert world.seen().stage is Stage.LOBBY
        again = await anna.click(helped, custom_id=write_press(Run(CommandButton.NEW)))
        assert says(answered(again).content, "refused-channel-taken")
        helped = shown(await anna.click(helped, custom_id=write_press(ShowHelp(Topic.LOOK))))
        helped = shown(await anna.click(helped, custom_id=write_press(ChooseTheme("dark"))))
        assert EN("help-look-chosen", theme=EN("theme-dark")) in helped.content
        assert (
            EN("settings-theme", theme=EN("theme-dark"))
            in shown(await anna.slash(world.channel, "tock settings")).content
        )
        forged = world.raw_press("Anna", world.board(), write_press(ChooseTheme("pink")))
        await world.env.settle()
        assert EN("refused-stale") in answered(forged).content


async def test_direct_message_is_answered_with_help(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        bruno: Any = world["Bruno"].user
        await bruno.slash("tock games")
        await bruno.send_dm("was jetzt?")
        await world.env.settle()
        answer = world.dm("Bruno")
        assert says(answer.content, "help", "de")
        await world.press_id("Bruno", answer, write_press(ShowHelp(Topic.LEARN)))
        assert DE("help-learn") in world.dm("Bruno").content, "a direct message contains the same help"
        rules = await world.press_id("Bruno", world.dm("Bruno"), write_press(Run(CommandButton.RULES)))
        assert shown(rules).content.startswith("**Schweizer Regeln")
        assert len(buttons(answer)) == len(Topic)


async def test_constant_mentions_are_ignored(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        assert world.client.user is not None
        answers = [await said(world, "Anna", world.client.user.mention) for _ in range(14)]
        assert answers[0]
        assert answers[-1] == []

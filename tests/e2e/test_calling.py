"""Calling for players: those who asked for it, by a list or a role, once in a while, by the host and nobody else."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
import simcord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.e2e.forms import server_settings
from tests.e2e.test_tournament import boss_of
from tests.e2e.world import World, answered, buttons, open_world, text_of
from tests.storage.places import outside
from tockbot.bot.errands import BeCalled, CallPlayers
from tockbot.bot.press import write_press
from tockbot.bot.words.speaker import speaker
from tockbot.features import calling
from tockbot.features.help import ShowHelp, Topic
from tockbot.features.lobby.presses import Sit
from tockbot.features.settings.server import ChooseGathering
from tockbot.rules import Seat
from tockbot.service import utc_now
from tockbot.storage.kept.chosen import written
from tockbot.tables import Preferences, QuietHours

EN = speaker("en")


async def asks_to_be_called(world: World, name: str) -> simcord.ResponseMessage:
    """Press for it in the help."""
    shown = answered(await world[name].slash(world.channel, "tock help"))
    told = answered(await world[name].click(shown, custom_id=write_press(ShowHelp(Topic.PLAY))))
    return answered(await world[name].click(told, custom_id=write_press(BeCalled(wanted=True))))


async def calls(world: World, name: str) -> discord.Message | str:
    """Press for players: the call for everybody, or why there is none."""
    before = {one.id for one in world.channel.history()}
    result = world.raw_press(name, world.board(), write_press(CallPlayers(world.seen().id)))
    await world.env.settle()
    new = [one for one in world.channel.history() if one.id not in before and not one.flags.ephemeral]
    return new[-1] if new else answered(result).content


def an_hour_passes(world: World) -> None:
    """Let the last call be long ago."""
    outside(world.database, "UPDATE calls SET at = '2020-01-01T00:00:00.000000+00:00'")


def said_of_mention(role: int) -> str:
    """That the bot may not mention a role."""
    return EN("refused-role-mention", role=f"<@&{role}>", permissions=EN("permission-mention-everyone"))


def pinged(message: discord.Message | str) -> list[int]:
    """Whom a call names first, people and roles."""
    assert isinstance(message, discord.Message)
    return [int("".join(filter(str.isdecimal, one))) for one in message.content.split("\n")[0].split()]


async def test_those_who_asked_are_called_once_an_hour_by_the_host(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss")
        assert await calls(world, "Anna") == EN("refused-call-nobody")
        for name in ("Anna", "Bruno", "Chloé"):
            await asks_to_be_called(world, name)
        told = await asks_to_be_called(world, "Dario")
        assert told.content == speaker("it")("called-now")
        await world.press("Dario", told.message, speaker("it")("button-not-called"))
        assert await calls(world, "Bruno") == speaker("de")("refused-call-of-host")

        # Of those who want to be called one sleeps.
        hour = utc_now().hour
        chosen = written(Preferences(quiet=QuietHours("UTC", hour, (hour + 2) % 24)))
        outside(world.database, "UPDATE people SET preferences = ? WHERE name = 'Chloé'", chosen)
        await world.restart()
        call = await calls(world, "Anna")
        assert pinged(call) == [world["Bruno"].id]
        assert isinstance(call, discord.Message)
        assert (
            EN("call-waits", host=f"<@{world['Anna'].id}>", rules="Swiss, 4 players in teams", free=3) in call.content
        )

        again = await calls(world, "Anna")
        assert isinstance(again, str)
        assert again.startswith("Players were called in this server a short while ago.")
        await world.restart()
        assert await calls(world, "Anna") == again, "also after a restart"
        await world["Anna"].slash(world.guild.create_text_channel("beside"), "tock new", ruleset="swiss")

        # Whoever reads the call may be called too, or no more.
        told = answered(await world.press("Emma", call, EN("button-be-called")))
        assert told.content == EN("called-now")
        an_hour_passes(world)
        assert set(pinged(await calls(world, "Anna"))) == {world["Bruno"].id, world["Emma"].id}
        an_hour_passes(world)
        # The lobby comes anew below the call, with the next that happens there.
        world.raw_press("Bruno", world.board(), write_press(Sit(world.seen().id, Seat(1))))
        await world.env.settle()
        assert EN("button-call-players") in [one.label for one in buttons(world.board())]
        for seat in (2, 3):
            await world.add_computer("Anna", Seat(seat))
        assert await calls(world, "Anna") == EN("refused-call-no-seat")
        assert EN("button-call-players") not in [one.label for one in buttons(world.board())]


async def test_who_has_left_is_called_no_more_and_a_list_has_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss")
        for name in ("Bruno", "Chloé", "Dario"):
            await asks_to_be_called(world, name)
        world.env.backend.remove_member(world.guild.id, world["Bruno"].id)
        await world.env.settle()
        monkeypatch.setattr(calling, "MOST_CALLED", 1)
        first = pinged(await calls(world, "Anna"))
        assert len(first) == 1
        monkeypatch.setattr(calling, "MOST_CALLED", 20)
        an_hour_passes(world)
        assert set(pinged(await calls(world, "Anna"))) == {world["Chloé"].id, world["Dario"].id}
        assert len(outside(world.database, "SELECT person FROM to_call")) == 2


async def test_a_role_is_named_where_it_may_be_and_given_where_the_bot_stands_above_it(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss, me = boss_of(world), world.client.user
        assert me is not None
        deny = Overwrite(me.id, OverwriteType.MEMBER, deny=discord.Permissions(mention_everyone=True).value)
        world.env.backend.edit_channel(world.channel.id, {}, overwrites=[deny])
        own = world.guild.create_role("bot", permissions=discord.Permissions(manage_roles=True))
        players = world.guild.create_role("players")
        everyone = simcord.RoleHandle(
            world.env, world.guild, world.env.backend.get_role(world.guild.id, world.guild.id)
        )
        world.env.backend.add_member_role(world.guild.id, me.id, own.id)
        # Discord tells a bot of its own roles at once; SimCord when it connects.
        await world.restart()

        async def named(role: simcord.RoleHandle, **more: object) -> str:
            return (await server_settings(boss, world.channel, ChooseGathering(), role=[role], **more)).content

        assert await named(everyone) == EN("refused-role-everyone")
        said = await named(players)
        assert said == EN(
            "refused-role-mention", role=f"<@&{players.id}>", permissions=EN("permission-mention-everyone")
        )
        world.env.backend.edit_role(world.guild.id, players.id, {"mentionable": True})
        # The bot's role stands below: it cannot give this one, and keeps a list beside it.
        world.env.backend.edit_role(world.guild.id, players.id, {"position": 9})
        await world.env.settle()
        said = await named(players)
        assert EN("server-settings-calls", hours=1, who=f"<@&{players.id}>") in said
        assert EN("permission-manage-roles") in said
        assert (await asks_to_be_called(world, "Emma")).content == EN("called-now")
        world.env.backend.edit_role(world.guild.id, own.id, {"position": 10})
        await world.env.settle()
        assert EN("permission-manage-roles") not in await named(players)
        told = await asks_to_be_called(world, "Anna")
        assert told.content == EN("called-by-role", role=f"<@&{players.id}>")
        member = world.env.backend.get_member(world.guild.id, world["Anna"].id)
        assert players.id in member.role_ids

        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss")
        assert pinged(await calls(world, "Anna")) == [players.id, world["Emma"].id]

        await world.press("Anna", told.message, EN("button-not-called"))
        assert players.id not in world.env.backend.get_member(world.guild.id, world["Anna"].id).role_ids
        world.env.backend.add_member_role(world.guild.id, world["Emma"].id, players.id)
        world.env.backend.edit_role(world.guild.id, own.id, {"position": 1})
        await world.env.settle()
        kept = answered(await world.press("Emma", (await asks_to_be_called(world, "Emma")).message, "Don't"))
        assert kept.content == EN("called-role-kept", role=f"<@&{players.id}>")

        # Switched off, or with a role that may be mentioned no more, nobody is called.
        an_hour_passes(world)
        world.env.backend.edit_role(world.guild.id, players.id, {"mentionable": False})
        await world.env.settle()
        assert await calls(world, "Anna") == said_of_mention(players.id)
        await server_settings(boss, world.channel, ChooseGathering(), role=None, calls="0")
        assert await calls(world, "Anna") == EN("refused-calls-off")
        assert (await asks_to_be_called(world, "Emma")).content == EN("refused-calls-off")
        assert "call" not in text_of(world.board())

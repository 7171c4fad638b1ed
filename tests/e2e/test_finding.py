"""Finding the user's tables in all servers and in direct messages, and the tables of a server, even after a restart."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
import simcord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.e2e.positions import OUT, put
from tests.e2e.test_tournament import boss_of, called, refused
from tests.e2e.world import World, answered, open_world, seat_four
from tests.texts import DE
from tockbot.bot.channels import permission_names
from tockbot.bot.press import write_press
from tockbot.bot.shared_presses import PlayAgain, Reopen, Watch
from tockbot.bot.words import speaker
from tockbot.features import seats
from tockbot.tables import Stage

EN = speaker("en")
VIEW = discord.Permissions(view_channel=True).value


async def mine(world: World, name: str) -> str:
    """Return the list of a person's tables in direct messages."""
    return answered(await world[name].user.slash("tock games")).content


async def test_games_lists_own_tables_except_of_left_servers(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 10,r,r,r/30,r,r,r/{OUT} 25/56/9T", ("Anna", "Bruno", None))
        elsewhere = world.env.create_guild("Another club")
        there = elsewhere.create_text_channel("tock")
        anna = elsewhere.add_member(world["Anna"].user)
        await anna.slash(there, "tock new")
        board = world.board()
        await world.restart()
        told = (await mine(world, "Anna")).splitlines()
        assert told[0] == EN("mine-header")
        assert told[1].startswith(f"- {board.jump_url} · {EN('mine-yours', since='<t:').rstrip(')')}")
        assert f"/{there.id}/" in told[2]
        assert EN("mine-lobby", free=3, since="<t:") in told[2]
        assert DE("mine-turn", name="Anna", since="<t:").rstrip(")") in await mine(world, "Bruno")
        assert await mine(world, "Emma") == EN("mine-none")
        world.guild.remove_member(world["Bruno"])
        await world.restart()
        assert await mine(world, "Bruno") == DE("mine-none")
        here = answered(await world["Emma"].slash(world.channel, "tock games")).content
        assert here.startswith(EN("mine-none"))


async def test_open_seats_are_found_before_their_tables_are_read(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        await world.env.settle()
        tables = world.client.tables
        tables._kept._kept.clear()  # noqa: SLF001 - as after a start, or in a process that shows other servers
        told = answered(await world["Emma"].slash(world.channel, "tock games")).content
        assert f"<#{world.channel.id}> · " in told
        assert "2, 3, 4" in told


def overwrite(target: int, *, is_role: bool = False, allow: int = 0, deny: int = 0) -> Overwrite:
    """Return the permissions of a role or a person in a channel."""
    return Overwrite(target, OverwriteType.ROLE if is_role else OverwriteType.MEMBER, allow=allow, deny=deny)


def show_only_to(world: World, channel: simcord.ChannelHandle, *names: str) -> None:
    """Hide a channel from everyone except these people."""
    hidden = overwrite(world.guild.id, is_role=True, deny=VIEW)
    shown = [overwrite(world[name].id, allow=VIEW) for name in names]
    assert world.client.user is not None
    world.env.backend.edit_channel(
        channel.id, {}, overwrites=[hidden, *shown, overwrite(world.client.user.id, allow=VIEW)]
    )


async def test_games_lists_no_table_in_a_channel_that_is_hidden(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        secret, beside = (world.guild.create_text_channel(name) for name in ("secret", "beside"))
        for name, thread in (("Anna", False), ("Bruno", True)):
            await world[name].slash(secret, "tock new", ruleset="swiss", thread=thread)
        (below,) = secret.threads
        show_only_to(world, secret, "Anna")
        await world.restart()

        async def told(name: str) -> str:
            return answered(await world[name].slash(beside, "tock games")).content

        for channel in (secret, below):
            assert f"<#{channel.id}>" in await told("Anna")
            assert str(channel.id) not in await told("Emma")
        # The host of the table in the thread cannot see it any more, here or in direct messages.
        assert str(below.id) not in await told("Bruno")
        assert str(below.id) not in await mine(world, "Bruno")
        assert str(secret.id) in await mine(world, "Anna")


async def test_games_lists_a_private_thread_to_those_in_it(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        private = discord.ChannelType.private_thread.value
        thread = world.env.backend.create_thread(world.channel.id, "us", world["Anna"].id, type=private)
        await world.env.settle()
        (below,) = world.channel.threads
        await world["Anna"].slash(below, "tock new", ruleset="swiss")

        async def told(name: str) -> str:
            return answered(await world[name].slash(world.channel, "tock games")).content

        assert str(thread.id) in await told("Anna")
        assert str(thread.id) not in await told("Emma")
        world.env.backend.add_thread_member(thread.id, world["Bruno"].id)
        assert str(thread.id) in await told("Bruno")


async def test_many_hidden_tables_do_not_crowd_out_a_visible_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seats, "MAX_READ", 2)
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss")
        for number in range(3):
            secret = world.guild.create_text_channel(f"secret-{number}")
            await world["Bruno"].slash(secret, "tock new", ruleset="swiss")
            show_only_to(world, secret, "Bruno")
        beside = world.guild.create_text_channel("beside")
        assert f"<#{world.channel.id}>" in answered(await world["Emma"].slash(beside, "tock games")).content


async def test_table_is_not_opened_again_from_afar_in_a_hidden_channel(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 10,r,r,r/30,r,r,r/{OUT} 25/56/9T", ("Anna", "Bruno", None))
        await world.end("Anna")
        table = world.seen().id
        show_only_to(world, world.channel, "Bruno")
        needed = permission_names(EN, ("view_channel",))
        refused = EN("refused-own-permissions", channel=f"<#{world.channel.id}>", permissions=needed)
        for press in (PlayAgain(table), Reopen(table)):
            result = world.raw_press("Anna", world.dm("Anna"), write_press(press))
            await world.env.settle()
            assert refused in answered(result).content
            assert world.seen().stage is Stage.CLOSED
        show_only_to(world, world.channel, "Bruno", "Anna")
        await world.restart()
        world.raw_press("Anna", world.dm("Anna"), write_press(Reopen(table)))
        await world.env.settle()
        assert world.seen().stage is Stage.PLAYING


async def test_watcher_is_not_led_to_a_channel_that_is_hidden(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna",))
        for name in ("Emma", "Dario"):
            world.raw_press(name, world.board(), write_press(Watch(world.seen().id)))
            await world.env.settle()
        show_only_to(world, world.channel, "Anna", "Emma")
        await world.end("Anna")
        await world.env.settle()
        assert world["Emma"].user.dm_channel.history()
        assert not world["Dario"].user.dm_channel.history()


async def test_tournament_elsewhere_is_named_only_to_those_who_see_it(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss, beside = boss_of(world), world.guild.create_text_channel("beside")
        await called(world, boss, beside)
        named = EN("refused-tournament-goes-on", channel=f"<#{beside.id}>")
        assert await refused(boss, world.channel) == named
        show_only_to(world, beside)
        assert await refused(boss, world.channel) == EN("refused-tournament-goes-on-elsewhere")

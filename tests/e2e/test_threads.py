"""A table in its own thread: opened with it, named after its people, archived after its end."""

from __future__ import annotations

from pathlib import Path

import discord
import simcord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.e2e.forms import server_settings
from tests.e2e.test_tournament import boss_of
from tests.e2e.world import World, answered, buttons, open_world, text_of
from tests.texts import says
from tockbot.bot.channels import AN_HOUR, SILENT
from tockbot.bot.words import speaker
from tockbot.features.server_settings import ChooseGathering
from tockbot.tables import Pace, Stage

EN = speaker("en")


def thread_of(world: World) -> simcord.ChannelHandle:
    """Return the only thread below the channel."""
    (thread,) = world.channel.threads
    return thread


def facts(world: World) -> tuple[str | None, int]:
    """Return the thread's name, and its archive duration in minutes."""
    stored = world.env.backend.get_channel(thread_of(world).id)
    assert stored.thread_metadata is not None
    return stored.name, stored.thread_metadata.auto_archive_duration


def said(world: World) -> list[discord.Message]:
    """Return the public messages in the channel. SimCord announces every thread, Discord only those of no message."""
    created = discord.MessageType.thread_created
    return [one for one in world.channel.history() if not one.flags.ephemeral and one.type is not created]


def deny(world: World, **permissions: bool) -> None:
    """Deny the bot these permissions in the channel."""
    me = world.client.user
    assert me is not None
    denied = Overwrite(me.id, OverwriteType.MEMBER, deny=discord.Permissions(**permissions).value)
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[denied])


async def test_a_game_goes_on_in_its_thread_to_its_end_and_once_more(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        told = answered(await world["Anna"].slash(world.channel, "tock new", ruleset="swiss", thread=True))
        thread = thread_of(world)
        assert told.content == EN("new-opened-thread", thread=f"<#{thread.id}>")
        (above,) = said(world)
        assert above.id == thread.id, "a message leads to it"
        assert says(above.content, "thread-above")
        assert facts(world) == (EN("thread-waiting"), SILENT[Pace.RELAXED])
        assert world.client.tables.in_channel(world.seen(channel=thread).channel) is not None

        # The channel above stays free for another table.
        await world["Emma"].slash(world.channel, "tock new", ruleset="swiss")
        assert world.seen().stage is Stage.LOBBY

        await world.press("Bruno", world.board(thread), EN("button-sit"))
        await world.press("Anna", world.board(thread), EN("button-fill"))
        assert world.seen(channel=thread).stage is Stage.PLAYING
        assert facts(world) == ("🎲 Tock: Anna, Bruno", SILENT[Pace.RELAXED])

        # A thread that a person renamed keeps its name, even after a restart.
        world.env.backend.edit_channel(thread.id, {"name": "ours"})
        await world.restart()
        await world.end("Anna", thread)
        assert world.seen(channel=thread).stage is Stage.CLOSED
        assert facts(world) == ("ours", AN_HOUR), "Discord archives it an hour after the poster"

        again = await world.press("Bruno", world.board(thread), EN("button-again"))
        assert answered(again).content
        assert world.seen(channel=thread).stage is Stage.LOBBY
        await world.press("Bruno", world.board(thread), EN("button-fill"))
        assert facts(world) == ("ours", SILENT[Pace.RELAXED])

        world.env.backend.delete_channel(thread.id)
        await world.env.settle()
        assert world.seen(channel=thread).stage is Stage.CLOSED
        assert world.seen().stage is Stage.LOBBY


async def test_thread_without_permission_falls_back_to_the_channel(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        deny(world, create_public_threads=True, send_messages_in_threads=True)
        told = answered(await world["Anna"].slash(world.channel, "tock new", ruleset="italian", thread=True))
        assert EN("permission-create-public-threads") in told.content
        assert EN("permission-send-messages-in-threads") in told.content
        assert EN("thread-or-here") in told.content
        assert not world.channel.threads
        assert not said(world)
        opened = answered(await world.press("Anna", told.message, EN("button-open-here")))
        assert EN("new-opened") in opened.content
        assert world.seen().rules.ruleset.name == "italian"
        assert not world.channel.threads


async def test_server_opens_tables_in_threads_by_default(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        shown = await server_settings(boss_of(world), world.channel, ChooseGathering(), places="thread")
        assert EN("server-settings-in-threads") in shown.content
        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss", thread=False)
        assert not world.channel.threads
        await world["Anna"].slash(world.channel, "tock new")
        thread = thread_of(world)
        # A thread cannot be opened inside a thread: there, the table is opened in the current one.
        taken = answered(await world["Emma"].slash(thread, "tock new"))
        assert "channel" in taken.content
        assert len(world.channel.threads) == 1
        assert buttons(world.board(thread))
        assert "Anna" in text_of(world.board(thread)) or str(world["Anna"].id) in text_of(world.board(thread))


async def test_failed_opening_leaves_no_message(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", check_errors=False) as world:
        world.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160006)
        told = answered(await world["Anna"].slash(world.channel, "tock new", thread=True))
        assert told.content == EN("failed")
        assert not said(world)

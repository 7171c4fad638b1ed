"""The bot opens threads, posts and pings for people only if they could do so themselves."""

from __future__ import annotations

from pathlib import Path

import discord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.bot.walking import way_to
from tests.e2e.forms import fill, remove_player, server_settings
from tests.e2e.test_learning import now, studied
from tests.e2e.test_tournament import boss_of, refused
from tests.e2e.test_what_is_sent import called
from tests.e2e.test_whole_games import counted
from tests.e2e.world import World, answered, open_world, seat_four
from tockbot.bot.press import write_press
from tockbot.bot.words import speaker
from tockbot.features.lobby.screens import ChooseTerms, ShowSetup, Sit
from tockbot.features.puzzles import ShowSolved
from tockbot.features.server_settings import ChooseBoards, ChooseGathering
from tockbot.learning import puzzle_of, seen
from tockbot.rules import Seat, legal_plays
from tockbot.service import utc_now

EN = speaker("en")


def deny(world: World, name: str, **permissions: bool) -> None:
    """Deny a person these permissions in the channel."""
    denied = Overwrite(world[name].id, OverwriteType.MEMBER, deny=discord.Permissions(**permissions).value)
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[denied])


def needs(world: World, permission: str) -> str:
    """Return the text saying that a person lacks a permission in the channel."""
    return EN(
        "refused-own-permissions",
        channel=f"<#{world.channel.id}>",
        permissions=EN(f"permission-{permission}"),
    )


async def test_thread_of_the_server_is_opened_only_by_those_who_may(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await server_settings(boss_of(world), world.channel, ChooseGathering(), places="thread")
        deny(world, "Anna", create_public_threads=True)
        before = len(counted(world))
        told = answered(await world["Anna"].slash(world.channel, "tock new"))
        assert needs(world, "create-public-threads") in told.content
        assert not world.channel.threads
        assert len(counted(world)) == before
        await world.press("Anna", told.message, EN("button-open-here"))
        assert world.seen("Anna").viewer == 0


async def test_tournament_needs_its_host_to_be_allowed_threads(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss = boss_of(world)
        deny(world, "Boss", create_public_threads=True)
        assert await refused(boss, world.channel) == needs(world, "create-public-threads")


async def test_manager_sets_up_posts_only_in_writable_channels(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss = boss_of(world)
        deny(world, "Boss", send_messages=True)
        told = (await server_settings(boss, world.channel, ChooseBoards(), posts=["week"])).content
        assert told == needs(world, "send-messages")
        told = (await server_settings(boss, world.channel, ChooseBoards())).content
        assert EN("server-settings-week-off") in told


async def test_puzzle_is_shown_to_all_only_for_those_who_may_write(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        day = utc_now().date()
        puzzle, text = puzzle_of(day), day.isoformat()
        best = next(play for play in legal_plays(puzzle.position) if puzzle.best.is_made_by(play))
        shown = now(await world["Emma"].slash(world.channel, "tock puzzle"))
        for press in way_to(EN, seen(puzzle.table()), best):
            shown = now(await studied(world["Emma"], shown, text, press))
        deny(world, "Emma", send_messages=True)
        before = [one.id for one in world.channel.history() if not one.flags.ephemeral]
        told = answered(await world["Emma"].click(shown, custom_id=write_press(ShowSolved(text))))
        assert told.content == needs(world, "send-messages")
        assert [one.id for one in world.channel.history() if not one.flags.ephemeral] == before


async def test_host_is_pinged_only_for_those_who_may_write(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss")
        table = world.seen().id
        shown = answered(await world["Anna"].click(world.board(), custom_id=write_press(ShowSetup(table))))
        await fill(world["Anna"], shown, ChooseTerms(table), others=["invited"])
        deny(world, "Bruno", send_messages=True)
        for name, pinged in (("Bruno", []), ("Emma", [world["Anna"].id])):
            world.raw_press(name, world.board(), write_press(Sit(table, Seat(1))))
            await world.env.settle()
            asked = EN("asked-host", host=f"<@{world['Anna'].id}>", name=f"<@{world[name].id}>")
            assert asked in [one.content for one in world.channel.history()]
            assert called(world) == pinged


async def test_manager_cannot_take_the_seat_of_a_removed_player(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss = boss_of(world)
        await seat_four(world)
        await remove_player(world, boss, "Bruno")
        for typed in ({}, {"seat": 2}):
            told = answered(await boss.slash(world.channel, "tock join", **typed))
            assert told.content == EN("refused-removed-someone")
        await world.restart()
        assert answered(await boss.slash(world.channel, "tock join")).content == EN("refused-removed-someone")
        assert not world.seen().asked

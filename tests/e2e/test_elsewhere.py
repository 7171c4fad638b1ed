"""Tests presses in wrong places: at other tables, and private presses on public messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import partial
from pathlib import Path
from typing import Any, Final

import discord
import pytest
import simcord

from tests.e2e import world as e2e
from tests.e2e.positions import LAID_OUT, OUT, put
from tests.e2e.world import UNLIMITED, World, answered, log_of
from tockbot.bot.handlers import CommandButton
from tockbot.bot.press import AtTable, Press, presses, write_press
from tockbot.bot.shared_presses import EndTable, Look, ShowHand
from tockbot.bot.words import speaker
from tockbot.features.help import Topic
from tockbot.features.lobby.screens import Sit
from tockbot.features.privacy import BeForgotten
from tockbot.features.statistics import Standings
from tockbot.features.turn.turn import BackToHand
from tockbot.rules import Seat
from tockbot.storage import Regular
from tockbot.tables import GuessAt, Level, Pace, PersonId, SeatsAgain, Stage, Stamp, TableId

EN = speaker("en")

open_world = partial(e2e.open_world, make_bot=partial(e2e.bot, limits=UNLIMITED))

POSITION = f"italian 3s d2 pm 0 10,r,r,r/30,r,r,r/{OUT} 25/56/9T"

OF_ITS_KIND: Final[Mapping[str, Any]] = {
    "seat": Seat(0),
    "level": Level.HARD,
    "pace": Pace.SLOW,
    "ruleset": "swiss",
    "players": 4,
    "in_teams": True,
    "option": "jokers",
    "value": "on",
    "hints": 1,
    "allowed": True,
    "rated": True,
    "wanted": True,
    "serial": True,
    "how": SeatsAgain.DRAWN,
    "hidden": True,
    "named": True,
    "standings": Standings.TEAMS,
    "card": 0,
    "from_card": 0,
    "group": None,
    "path": (0,),
    "play": 0,
    "plays": 0,
    "page": 0,
    "lesson": "enter",
    "exercise": "enter",
    "wrong": 1,
    "day": "2026-01-01",
    "press": BackToHand(TableId(0), Stamp(1)),
    "what": "note",
    "topic": Topic.PLAY,
    "command": CommandButton.TABLE,
    "theme": "dark",
    "moment": 0,
    "place": 0,
    "hands_open": True,
    "whole": True,
    "look": Look.HERE,
    "number": 1,
    "season": "2026-1",
    "step": 0,
    "round": 1,
    "game": 0,
    "person": PersonId(1),
    "sure": True,
    "anybody": True,
    "seed_hash": "ab12",
    "post": Regular.WEEK,
    "at": GuessAt.WINNER,
    "homecoming": 0,
}
"""Possible values for each field name; ``table_id`` and ``stamp`` are those of a table."""


def forged(kind: type[Any], table_id: TableId, stamp: Stamp) -> Press:
    """Return a press of a kind at a moment of a table."""
    values = {**OF_ITS_KIND, "table_id": table_id, "stamp": stamp}
    press: Press = kind(*(values[field.name] for field in fields(kind)))
    return press


def every(general: type[Press], world: World) -> list[Press]:
    """Return a press of each kind at the world's table, with those last after which nothing can be pressed."""
    seen = world.seen()
    stamp = Stamp(0) if seen.game is None else seen.game.stamp
    made = [forged(kind, seen.id, stamp) for kind in presses() if issubclass(kind, general)]
    return sorted(made, key=lambda one: isinstance(one, EndTable | BeForgotten))


async def said(world: World, channel_id: int) -> discord.Message:
    """Return a message of the bot in a channel."""
    channel = await world.client.fetch_channel(channel_id)
    assert isinstance(channel, discord.abc.Messageable)
    return await channel.send("Anything.")


async def elsewhere(world: World) -> dict[str, tuple[str, discord.Message]]:
    """Return places where a table's buttons never are: who presses there, and on which message."""
    club = world.env.create_guild("Another club")
    may_manage = club.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    for name in ("Anna", "Stranger"):
        club.add_member(world[name].user, roles=[may_manage])
    far = await said(world, club.create_text_channel("tock").id)
    beside = await said(world, world.guild.create_text_channel("beside").id)
    world.env.backend.create_thread(world.channel.id, "below", world["Anna"].id)
    await world.env.settle()
    (thread,) = world.channel.threads
    below = await said(world, thread.id)
    return {
        "another server, by who plays there": ("Anna", far),
        "another server, by who manages that": ("Stranger", far),
        "another channel, by who plays there": ("Anna", beside),
        "another channel": ("Stranger", beside),
        "a thread below it, by who plays there": ("Anna", below),
        "a thread below it": ("Stranger", below),
        "direct messages": ("Stranger", await said(world, world["Stranger"].user.dm_channel.id)),
    }


async def pressed(world: World, name: str, message: discord.Message, press: Press) -> simcord.InteractionResult:
    result = world.raw_press(name, message, write_press(press))
    await world.env.settle()
    return result


async def test_no_button_of_a_table_does_anything_elsewhere(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, POSITION, ("Anna", "Bruno", "Chloé"))
        before = log_of(world, world.seen().id)
        for where, (name, message) in (await elsewhere(world)).items():
            results = {one: world.raw_press(name, message, write_press(one)) for one in every(AtTable, world)}
            await world.env.settle()
            for press, result in results.items():
                told = answered(result)
                assert (told.content, told.flags.ephemeral) == (EN("refused-elsewhere"), True), (where, press)
                assert len(result.followups) <= 1, (where, press)
            shown = world.env.backend.get_message(message.channel.id, message.id)
            assert (shown.content, shown.attachments) == ("Anything.", []), where
        assert log_of(world, world.seen().id) == before


async def test_no_one_can_sit_down_from_another_server(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        for name, message in (await elsewhere(world)).values():
            await pressed(world, name, message, Sit(world.seen().id, Seat(1)))
            await pressed(world, name, message, EndTable(world.seen().id))
        assert len(world.seen().sitting) == 1
        assert world.seen().stage is Stage.LOBBY


async def test_former_player_sees_the_table_in_direct_messages(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, POSITION, ("Anna", "Bruno", "Chloé"))
        table_id = world.seen().id
        assert answered(await pressed(world, "Anna", world.dm("Anna"), ShowHand(table_id))).attachments
        await world["Anna"].slash(world.channel, "tock leave")
        told = answered(await pressed(world, "Anna", world.dm("Anna"), ShowHand(table_id)))
        assert told.content == EN("refused-away")


@pytest.mark.parametrize("plays", [False, True], ids=["in the lobby", "in the game"])
async def test_private_answer_never_replaces_a_public_message(tmp_path: Path, plays: bool) -> None:  # noqa: FBT001 - pytest passes it
    async with open_world(tmp_path / "t.sqlite3") as world:
        if plays:
            await put(world, POSITION, ("Anna", "Bruno", "Chloé"))
        else:
            await world["Anna"].slash(world.channel, "tock new")
        for press in every(Press, world):
            since = len(world.env.http_requests)
            await pressed(world, "Anna", world.board(), press)
            made = world.env.http_requests[since:]
            (acknowledged,) = (one.json for one in made if one.path.endswith("/callback"))
            assert isinstance(acknowledged, dict)
            if acknowledged["type"] == discord.InteractionResponseType.deferred_message_update.value:
                changed = [one.json or {} for one in made if one.method == "PATCH" and one.path.endswith("/@original")]
                # Only public messages have a layout.
                assert all(one["flags"] == LAID_OUT for one in changed), press


async def test_forged_public_press_posts_nothing_in_messages(tmp_path: Path) -> None:
    """Public messages go to the table's channel, no matter who asks for them, and nothing is decided."""
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, POSITION, ("Anna", "Bruno", "Chloé"))
        own = world.dm("Anna")
        for kind in (kind for kind, declared in presses().items() if declared.here):
            before = (
                [one.content for one in world["Anna"].user.dm_channel.history()],
                len(log_of(world, world.seen().id)),
            )
            refused = answered(await pressed(world, "Anna", own, forged(kind, world.seen().id, Stamp(1))))
            assert refused.content == EN("refused-elsewhere")
            history = [one.content for one in world["Anna"].user.dm_channel.history() if not one.flags.ephemeral]
            assert ([one for one in history if one != refused.content], len(log_of(world, world.seen().id))) == before
        assert world.seen().called == ()

"""Tests when the board is edited or posted again, and that there is one ping per turn."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from pathlib import Path

import discord
import pytest

from tests.e2e.forms import own_settings, server_settings
from tests.e2e.positions import at_a_turn_of_anna
from tests.e2e.test_at_the_table import to_turn_of
from tests.e2e.test_bad_days import TWO, boards, refusing, requests, sending_here, sending_to
from tests.e2e.world import (
    LOCALES,
    PLAYABLE,
    World,
    answered,
    bot,
    exchange,
    of_card,
    offered,
    open_world,
    play_by_buttons,
    seat_four,
    shows,
    text_of,
)
from tests.texts import EN, says
from tockbot.app.features import SCREENS
from tockbot.bot.people import BY_MESSAGE, IN_CHANNEL
from tockbot.bot.press import write_press
from tockbot.bot.words import language_of, speaker
from tockbot.features.server_settings import ChooseBoards
from tockbot.features.settings import ChooseHands
from tockbot.features.turn.screens import hand_screen
from tockbot.features.turn.turn import Give
from tockbot.tables import Stamp

FOUR = ("Anna", "Bruno", "Chloé", "Dario")


async def at_a_turn(world: World) -> discord.Message:
    """Return the board of a game of two people and two computer players, on Anna's turn."""
    await at_a_turn_of_anna(world, TWO)
    return world.board()


async def test_board_is_edited_until_it_is_old_or_chat_is_below(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        before = await at_a_turn(world)
        said = text_of(before)
        await play_by_buttons(world, "Anna")
        (edited,) = boards(world)
        assert edited.id == before.id
        assert text_of(edited) != said
        assert edited.attachments[0].id != before.attachments[0].id
        chat = await world["Emma"].send(world.channel, "Who wins?")
        await play_by_buttons(world, "Bruno")
        (below,) = boards(world)
        assert edited.id < chat.id < below.id
        await to_turn_of(world, "Anna", TWO)
        (below,) = boards(world)
        await world.env.advance_time(51 * 60)
        await play_by_buttons(world, "Anna")
        (replaced,) = boards(world)
        assert below.id < replaced.id, "the board was almost an hour old"


async def test_plain_message_of_an_old_version_gets_the_new_layout(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        before = await at_a_turn(world)
        stored = world.env.backend.get_message(before.channel.id, before.id)
        stored.flags, stored.content, stored.components = 0, "It is Anna's turn.", []
        await play_by_buttons(world, "Anna")
        (after,) = boards(world)
        assert after.id == before.id
        assert after.flags.components_v2
        assert shows(after, SCREENS.message(speaker("en"), world.seen()))


async def test_outdated_hand_in_the_channel_becomes_current(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=PLAYABLE) as world:
        await seat_four(world, TWO)
        old = answered(await world.press("Anna", world.board(), EN("button-hand"))).message
        await exchange(world, TWO)
        press = of_card(old, 2)[0]
        await world.press_id("Anna", old, press)
        (shown,) = (m for m in world.channel.history(viewer=world["Anna"]) if m.id == old.id)
        assert shown.content != old.content
        assert shows(shown, hand_screen(speaker("en"), world.seen("Anna")))
        assert offered(shown).keys() == offered(world.dm("Anna")).keys()


async def test_a_server_may_keep_every_board(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        manages = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        boss = world.guild.add_member(world.env.create_user("boss"), roles=[manages])
        told = await server_settings(boss, world.channel, ChooseBoards(), boards="every")
        assert says(told.content, "server-settings-boards-every")
        before = await at_a_turn(world)
        said = text_of(before)
        await play_by_buttons(world, "Anna")
        kept = boards(world)
        assert before.id in [board.id for board in kept]
        assert text_of(next(board for board in kept if board.id == before.id)) == said
        assert kept[-1].id > before.id
        again = await boss.slash(world.channel, "tock-server settings")
        assert says(answered(again).content, "server-settings-boards-every")


async def test_turn_pings_once_and_other_actions_edit_nothing(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, FOUR)
        await exchange(world, FOUR)
        name = world.to_act() or ""
        others = [other for other in FOUR if other != name]
        following = FOUR[(FOUR.index(name) + 1) % 4]
        before = {other: world.dm(other) for other in FOUR}
        await play_by_buttons(world, name)
        assert world.to_act() == following
        for other in others:
            screens = world[other].user.dm_channel.history()
            assert len(screens) == 1
            assert (screens[0].id == before[other].id) == (other != following)
            if other != following:
                assert screens[0].edited_at == before[other].edited_at
        assert world.dm(name).id == before[name].id, "the answer replaces the pressed message"
        assert says(world.dm(name).content, "played") or world.dm(name).content != before[name].content
        await world.restart()
        assert len(requests(world, *sending_to(world, following))) == 2, "the exchange and the turn, once each"


async def test_2_3_received_card_is_shown_in_place_at_no_cost(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=PLAYABLE) as world:
        await seat_four(world, FOUR)
        before = {name: world.dm(name) for name in FOUR}
        await exchange(world, FOUR)
        waiting = [name for name in FOUR if name != world.to_act()]
        assert len(waiting) == 3
        for name in waiting:
            assert world.dm(name).id == before[name].id
            assert shows(world.dm(name), hand_screen(speaker(language_of(LOCALES[name])), world.seen(name)))
        counted = {one.path for one in world.env.http_requests if one.method == "PATCH" and "webhooks" not in one.path}
        assert not any(path.endswith(f"/messages/{before[name].id}") for path in counted for name in FOUR)


async def test_2_3_received_card_waits_for_the_next_ping(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, FOUR)
        await exchange(world, FOUR[:3])
        given = {name: world.dm(name).content for name in FOUR[:3]}
        await world.env.advance_time(16 * 60)
        await exchange(world, FOUR[3:])
        for name in FOUR[:3]:
            if name != world.to_act():
                assert world.dm(name).content == given[name]


async def test_2_3_received_card_is_shown_where_the_player_chose(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        for name in FOUR:
            await own_settings(world[name], world.channel, ChooseHands(), hands=IN_CHANNEL)
        await seat_four(world, FOUR)
        chosen: dict[str, discord.Message] = {}
        for name in FOUR[:2]:
            chosen[name] = await given_in_channel(world, name)
        await world.env.advance_time(16 * 60)
        for name in FOUR[2:]:
            chosen[name] = await given_in_channel(world, name)
        old = {*FOUR[:2]} - {world.to_act()}
        fresh = {*FOUR[2:]} - {world.to_act()}
        assert old
        assert fresh
        for name in fresh:
            (now,) = shown_alone(world, name)
            assert now.id == chosen[name].id
            assert shows(now, hand_screen(speaker(language_of(LOCALES[name])), world.seen(name)))
        for name in old:
            assert shown_alone(world, name)[-1].content == chosen[name].content, "it waits for the next call"


async def given_in_channel(world: World, name: str) -> discord.Message:
    """Return a person's hand in the channel, once they have chosen the card they pass."""
    shown = answered(await world.press(name, world.board(), EN("button-hand"))).message
    await world.press(name, shown, 1)
    return next(one for one in shown_alone(world, name) if one.id == shown.id)


def shown_alone(world: World, name: str) -> list[discord.Message]:
    """Return the hands in the channel that only their player sees, with or without pictures."""
    return [one for one in world.channel.history(viewer=world[name]) if one.flags.ephemeral and "Tock " in one.content]


async def test_old_press_shows_the_present(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn(world)
        old = world.dm("Anna")
        give = Give(world.seen().id, Stamp(1), 0)
        result = world.raw_press("Anna", old, write_press(give))
        await world.env.settle()
        assert not result.followups
        assert shows(world.dm("Anna"), hand_screen(speaker("en"), world.seen("Anna")))


@pytest.mark.parametrize("chose", [False, True])
async def test_player_without_messages_is_pinged_in_the_channel(
    tmp_path: Path,
    chose: bool,  # noqa: FBT001 - pytest passes it
) -> None:
    # A deal after which Anna plays first, and can.
    deal = partial(bot, new_seed=lambda: sha256(b"game 7").digest())
    async with open_world(tmp_path / "t.sqlite3", make_bot=deal) as world:
        anna = world["Anna"].id
        if chose:
            await own_settings(world["Anna"], world.channel, ChooseHands(), hands=IN_CHANNEL)
        with refusing(world, *(() if chose else [sending_to(world, "Anna")]), status=403, code=50007):
            await seat_four(world, TWO)
            board = world.board()
            (call,) = calls(world)
            assert call.content.startswith(f"<@{anna}>: ")
            shown = await world.press("Anna", board, EN("button-hand"))
            mine = next(m for m in hands(world, "Anna") if m.id == answered(shown).id)
            await world.press("Anna", mine, 1)
            assert calls(world) == [], "the game waits for no one that it names"
            await exchange(world, ("Bruno",))
            assert world.to_act() == "Anna"
            assert world.board().id == board.id, "a ping is not a private message"
            (again,) = calls(world)
            assert again.id != call.id
            (unasked,) = hands(world, "Anna")
            assert unasked.id not in (mine.id, board.id), "the hand comes unasked while the token lives"
            assert says(unasked.content, "hand-turn")
            assert called(world) == [anna] * 2
            await world.restart()
            assert called(world) == [anna] * 2, "only once"
            assert [one.id for one in hands(world, "Anna")] == [unasked.id]
            assert not world["Anna"].user.dm_channel.history()


async def test_server_choice_applies_to_people_without_one(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        manages = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        boss = world.guild.add_member(world.env.create_user("boss"), roles=[manages])
        told = await server_settings(boss, world.channel, ChooseBoards(), hands=IN_CHANNEL)
        assert EN("server-hands-channel") in told.content
        await own_settings(world["Bruno"], world.channel, ChooseHands(), hands=BY_MESSAGE)
        await seat_four(world, TWO)
        assert called(world) == [world["Anna"].id]
        assert [len(world[name].user.dm_channel.history()) for name in TWO] == [0, 1]


def calls(world: World) -> list[discord.Message]:
    """Return the messages in the channel that currently ping someone."""
    return [one for one in world.channel.history() if ">: " in one.content and not one.flags.ephemeral]


def hands(world: World, name: str) -> list[discord.Message]:
    """Return the messages in the channel that only this person sees."""
    return [one for one in world.channel.history(viewer=world[name]) if one.flags.ephemeral and one.attachments]


def called(world: World) -> list[int]:
    """Return the ids of people pinged by new messages in the channel."""
    posted = [one for one in world.env.http_requests if one.method == "POST"]
    here = [one.json or {} for one in posted if one.path.startswith(("/webhooks/", sending_here(world)[1]))]
    return [int(user) for sent in here for user in sent.get("allowed_mentions", {}).get("users", ())]

"""``/tock practice``: a game alone in direct messages, with free hints and advice on moves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from tests.bot.walking import way_to
from tests.e2e.test_learning import learnt
from tests.e2e.world import World, answered, menus, open_world
from tests.texts import says
from tockbot.bot.press import Press, write_press
from tockbot.bot.shared_presses import AskHint, EndTable, ShowHand
from tockbot.bot.words import speaker
from tockbot.computer.search import ranked_plays
from tockbot.features.learning import NO_ADVICE
from tockbot.features.turn.turn import Give
from tockbot.rules import MovePlay, Position, at_home, legal_plays, parse_position
from tockbot.tables import (
    NO_GUILD,
    ChannelId,
    Draft,
    Kind,
    Level,
    Observation,
    Opened,
    Pace,
    Person,
    PersonId,
    Stage,
    TableId,
    TableSeen,
    commands,
    rank_of,
)

EN = speaker("en")

MAX_TURNS = 10
"""Number of turns within which at least one hand has a play that is much worse than another."""


def practice_of(world: World, name: str) -> TableSeen:
    """Return a person's practice game as they see it."""
    tables = world.client.tables
    table_id = tables.in_channel(ChannelId(world[name].user.dm_channel.id)) or TableId(1)
    player = tables.see(table_id).seated[0]
    assert isinstance(player, Person)
    return tables.see(table_id, player.id)


def game_of(seen: TableSeen) -> Observation:
    assert seen.game is not None
    return seen.game


async def test_practice_game_works_in_direct_messages(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        opened = await world["Anna"].slash(world.channel, "tock practice")
        assert says(answered(opened).content, "practice-opened")
        await world.env.settle()
        seen = practice_of(world, "Anna")
        assert (seen.kind, seen.stage) == (Kind.PRACTICE, Stage.PLAYING)
        assert not world.channel.history(), "the channel shows nothing"
        first = world.dm("Anna")
        assert EN("practice-place") in first.content
        assert len(world["Anna"].user.dm_channel.history()) == 1, "one message shows everything"
        game = game_of(seen)
        await world.press_id("Anna", first, write_press(Give(seen.id, game.stamp, 0)))
        await world.env.settle()
        seen = practice_of(world, "Anna")
        assert game_of(seen).turn == 0, "the others have played"
        hint = await pressed(world, AskHint(seen.id))
        assert says(answered(hint).content, "hint-header")
        assert not says(answered(hint).content, "hint-left"), "hints are free"
        assert not says(" ".join(m.content for m in world["Anna"].user.dm_channel.history()), "hint-told")
        play = next(iter(legal_plays(game_of(seen).position())))
        for press in way_to(EN, seen, play):
            await pressed(world, press)
        await world.env.settle()
        assert game_of(practice_of(world, "Anna")).history[0].seat is not None


async def test_practice_runs_until_it_ends_and_can_be_repeated(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await alone(world).slash("tock practice")
        await world.env.settle()
        before = practice_of(world, "Anna").id
        again = await world["Anna"].slash(world.channel, "tock practice")
        assert says(answered(again).content, "practice-running")
        await world.restart()
        again = await world["Anna"].slash(world.channel, "tock practice")
        assert says(answered(again).content, "practice-running")
        await world["Anna"].click(answered(again), custom_id=write_press(EndTable(before)))
        await world.env.settle()
        await alone(world).slash("tock practice", advice=False)
        await world.env.settle()
        second = practice_of(world, "Anna").id
        assert second != before
        await alone(world).slash("tock leave")
        await world.env.settle()
        assert world.client.tables.see(second).stage is Stage.CLOSED
        assert says(answered(await alone(world).slash("tock practice")).content, "practice-opened")
        refused = await world["Bruno"].user.slash("tock table")
        assert "Direktnachrichten" in answered(refused).content, "there is no table without a game"


@pytest.mark.parametrize("advice", [True, False])
async def test_much_worse_play_is_commented_unless_switched_off(tmp_path: Path, *, advice: bool) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await alone(world).slash("tock practice", advice=advice)
        words: list[simcord.ResponseMessage] = []
        # The deal is random: the worst play of a hand need not be much worse than its best.
        for _ in range(MAX_TURNS if advice else 2):
            if words:
                break
            await world.env.settle()
            seen = practice_of(world, "Anna")
            if game_of(seen).turn is None:
                await pressed(world, Give(seen.id, game_of(seen).stamp, 0))
                await world.env.settle()
                seen = practice_of(world, "Anna")
            result = None
            for press in way_to(EN, seen, ranked_plays(game_of(seen))[-1].what):
                result = await pressed(world, press)
            assert result is not None
            words = [one for one in result.followups if says(one.content, "practice-better")]
        assert bool(words) is advice
        if words:
            ended = await world.press("Anna", words[0].message, EN("button-stop-advice"))
            assert says(answered(ended).content, "practice-advice-stopped")
            assert learnt(world) >= {NO_ADVICE}


async def pressed(world: World, press: Press) -> simcord.InteractionResult:
    """Press a button of Anna's private screen, or choose a line of its menus."""
    message, written = world.dm("Anna"), write_press(press)
    for place, menu in enumerate(menus(message)):
        if written in [option.value for option in menu.options]:
            return await world.choose("Anna", message, written, place)
    return await world.press_id("Anna", message, written)


def alone(world: World) -> Any:  # noqa: ANN401 - people in servers and in direct messages have different types
    """Return Anna in direct messages."""
    return world["Anna"].user


NEARLY_WON = parse_position("swiss 4t d3 pm 0 69,h2,h3,h4/18!,r,r,r/h1,h2,h3,h4/54!,r,r,r A29/55K/99Q/5TT")
"""With an ace, Anna brings her last pawn home."""


async def practise_from(world: World, position: Position) -> TableSeen:
    """Start Anna's practice game from a position."""
    await alone(world).slash("tock games")
    rules, channel = position.rules, ChannelId(world["Anna"].user.dm_channel.id)
    opened = Opened(NO_GUILD, channel, PersonId(1), "en", rules, bytes(32), Pace.OPEN, Kind.PRACTICE)

    def begin(draft: Draft) -> None:
        commands.join(draft)
        for seat in rules.seats[1:]:
            commands.add_computer(draft, seat=seat, level=Level.EASY)
        commands.start(draft, position=position)

    await world.client.tables.open(opened, begin)
    # SimCord knows the bot's own background tasks, but not this one, which was started from outside.
    while doing := [task for task in asyncio.all_tasks() if " table " in task.get_name()]:
        await asyncio.wait(doing)
    await world.env.settle()
    return practice_of(world, "Anna")


ONE_WAY_OUT = parse_position("swiss 4t d3 px - h2,h3,h4,r/23,h2,h3,h4/h1,h2,h3,h4/60,h3,h4,r 389QK/22699/355JJ/5599T")
"""Anna's last pawn is in the reserve, and only the king brings it out."""


async def test_passing_the_only_way_out_is_commented(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        seen = await practise_from(world, ONE_WAY_OUT)
        king = game_of(seen).hand.index(next(card for card in game_of(seen).hand if rank_of(card) == "K"))
        given = await pressed(world, Give(seen.id, game_of(seen).stamp, king))
        assert any(says(one.content, "practice-better") for one in given.followups)


async def test_next_practice_game_begins_without_a_server(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        seen = await practise_from(world, NEARLY_WON)
        plays = [play for play in legal_plays(game_of(seen).position()) if isinstance(play, MovePlay)]
        last = next(play for play in plays if at_home(play.pawns[0]) == 4)
        for press in way_to(EN, seen, last):
            await pressed(world, press)
        await world.env.settle()
        over = world.dm("Anna")
        assert says(over.content, "hand-over")
        assert [one.filename for one in over.attachments] == ["poster.png"]
        replay = await world.press("Anna", over, EN("button-replay"))
        assert says(answered(replay).content, "replay-header")
        again = await world.press("Anna", over, EN("button-again"))
        assert says(answered(again).content, "practice-opened")
        await world.env.settle()
        fresh = practice_of(world, "Anna")
        assert (fresh.id > seen.id, fresh.kind, fresh.stage) == (True, Kind.PRACTICE, Stage.PLAYING)


async def test_practice_is_private_in_the_channel_without_messages(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", check_errors=False) as world:
        route = f"/channels/{world['Anna'].user.dm_channel.id}/messages"
        world.env.inject_error("POST", route, status=403, code=50007, message="Cannot send messages to this user")
        opened = await world["Anna"].slash(world.channel, "tock practice")
        await world.env.settle()
        seen = practice_of(world, "Anna")
        hand = answered(await world["Anna"].click(answered(opened), custom_id=write_press(ShowHand(seen.id))))
        assert not says(hand.content, "notes-once"), "there is no action that a note could explain"
        given = await world["Anna"].click(hand, custom_id=write_press(Give(seen.id, game_of(seen).stamp, 0)))
        await world.env.settle()
        assert answered(given).flags.ephemeral
        seen = practice_of(world, "Anna")
        # The next turn appears automatically, in place of the previous hand.
        own = world.channel.history(viewer=world["Anna"])
        (turn,) = [one for one in own if says(one.content, "hand-turn")]
        assert hand.id not in {one.id for one in own}
        screen: discord.Message | simcord.ResponseMessage = turn
        play = next(iter(legal_plays(game_of(seen).position())))
        assert says(screen.content, "notes-once")
        for press in way_to(EN, seen, play):
            screen = answered(await world["Anna"].click(screen, custom_id=write_press(press)))
        await world.env.settle()
        assert len(game_of(practice_of(world, "Anna")).history) >= 4, "the others have played"
        assert not world["Anna"].user.dm_channel.history()
        assert not [one for one in world.channel.history() if not one.flags.ephemeral], "no one else sees any of it"

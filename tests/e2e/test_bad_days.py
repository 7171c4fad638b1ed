"""Failures of Discord and of the disk: no game is lost, and what could not be shown is shown later."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.e2e import world as e2e
from tests.e2e.forms import privacy
from tests.e2e.positions import OUT, THREE, at_a_turn_of_anna, put
from tests.e2e.test_at_the_table import to_turn_of, with_button
from tests.e2e.world import (
    World,
    answered,
    buttons,
    exchange,
    log_of,
    offered,
    play_by_buttons,
    seat_four,
    shows,
    text_of,
)
from tests.sampled import some
from tests.storage.places import everything
from tests.texts import DE, EN, says
from tockbot.app import Waits
from tockbot.app.features import SCREENS
from tockbot.bot.press import AtMoment, write_press
from tockbot.bot.words import speaker
from tockbot.features.turn.turn import MakePlay, TurnPress, turn_of
from tockbot.rules import MovePlay, Phase, Seat, side_is_home
from tockbot.service import Backoff
from tockbot.storage import StorageError
from tockbot.storage.engine import Statement
from tockbot.tables import Actor, ChannelId, Computer, Opened, Person, Stage, commands

TWO = ("Anna", "Bruno")
FOUR = ("Anna", "Bruno", "Chloé", "Dario")

SENDING = ("POST", "/channels/*/messages")
EDITING = ("PATCH", "/channels/*/messages/*")
DELETING = ("DELETE", "/channels/*/messages/*")
ACKNOWLEDGING = ("POST", "/interactions/*/callback")
ANSWERING = ("PATCH", "/webhooks/*")

SOON = 100
"""Seconds until a retry: more than the short pauses that SimCord waits for."""


bot = partial(e2e.bot, waits=Waits(repaint=Backoff(SOON, 600, SOON), automatic=Backoff(SOON, SOON)))
open_world = partial(e2e.open_world, make_bot=bot, by_tokens=False)


@contextmanager
def refusing(
    world: World, *routes: tuple[str, str], status: int = 503, code: int = 0, times: int | None = None
) -> Iterator[None]:
    """Let Discord refuse requests for a while."""
    for method, path in routes:
        world.env.inject_error(method, path, status=status, code=code, message="", times=times)
    yield
    world.env.backend.faults.clear()


@asynccontextmanager
async def slow(world: World, method: str, path: str) -> AsyncIterator[None]:
    """Delay the first request of this kind as long as the context lasts."""
    http: Any = world.client.http
    request, held_up, done = http.request, list[str](), asyncio.Event()

    async def after_a_while(route: discord.http.Route, **facts: Any) -> object:  # noqa: ANN401 - passed on unchanged
        if not held_up and route.method == method and path in route.url:
            held_up.append(route.url)
            await done.wait()
        return await request(route, **facts)

    http.request = after_a_while
    yield
    http.request = request
    assert held_up
    done.set()
    # SimCord knows the bot's own background tasks, but not this one, which was started from outside.
    while painting := [task for task in asyncio.all_tasks() if task.get_name().startswith("painting ")]:
        await asyncio.wait(painting)
    await world.env.settle()


def sending_to(world: World, name: str) -> tuple[str, str]:
    return "POST", f"/channels/{world[name].user.dm_channel.id}/messages"


def sending_here(world: World) -> tuple[str, str]:
    return "POST", f"/channels/{world.channel.id}/messages"


def boards(world: World) -> list[discord.Message]:
    """Return all public messages that show the table; the record of its start has only the way to its proof."""
    fair = EN("button-fair")
    public = [m for m in world.channel.history() if not m.flags.ephemeral]
    return [m for m in public if any(button.label != fair for button in buttons(m))]


def requests(world: World, method: str, path: str) -> list[Any]:
    return [one for one in world.env.http_requests if (one.method, one.path) == (method, path)]


def shows_the_present(world: World) -> bool:
    """Return whether there is one current board, and the player to act is named there and notified in private."""
    name = world.to_act()
    if name is None or len(boards(world)) != 1:
        return False
    seen, board = world.seen(), world.board()
    stamps = {press.stamp for press in offered(world.dm(name)) if isinstance(press, AtMoment)}
    named = [user.id for user in board.mentions] == [world[name].id]
    return named and shows(board, SCREENS.message(speaker("en"), seen)) and world.game().stamp in stamps


# --- Discord fails for a while --------------------------------------------------------------------------------------


async def test_a_lobby_that_could_not_be_posted_is_posted_later(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        with refusing(world, SENDING, times=1):
            await world["Anna"].slash(world.channel, "tock new")
            assert boards(world) == []
        await world.env.advance_time(SOON + 1)
        assert len(boards(world)) == 1
        await world.press("Bruno", world.board(), EN("button-sit"))
        assert world.seen("Bruno").viewer == 1


async def test_board_is_painted_after_any_outage_of_discord(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, TWO)
        with refusing(world, SENDING, EDITING):
            await play_by_buttons(world, "Anna")
            await world.env.advance_time(4800)
            assert not shows_the_present(world)
            tries = len(requests(world, *sending_here(world)))
        assert tries < 27
        await world.env.advance_time(601)
        assert shows_the_present(world)
        names = {one.json["nonce"] for one in requests(world, *sending_here(world))[-2:]}
        assert len(names) == 1


async def test_hand_of_a_forgotten_person_ends_after_an_outage(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite3"
    async with open_world(database) as world:
        await at_a_turn_of_anna(world, TWO)
        assert offered(world.dm("Anna"))
        with refusing(world, EDITING):
            await privacy(world["Anna"], world.channel)
            for label in (EN("privacy-forget-me"), EN("privacy-forget-me-now")):
                await world.press("Anna", world.channel.history(viewer=world["Anna"])[-1], label)
            await world.env.advance_time(60)
        await world.env.advance_time(601)
        assert not any(isinstance(press, TurnPress) for press in offered(world.dm("Anna")))
        channel = world["Anna"].user.dm_channel.id
    assert str(channel) not in str(everything(database))


async def test_move_is_shown_while_another_update_waits(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world)
        with refusing(world, SENDING, EDITING):
            await play_by_buttons(world, "Anna")
            await world.env.advance_time(1000)
        await world["Bruno"].slash(world.channel, "tock table")
        assert shows_the_present(world)
        sent = len(requests(world, *sending_here(world)))
        await world.env.advance_time(1000)
        assert len(requests(world, *sending_here(world))) == sent


async def test_one_hand_that_cannot_be_sent_holds_up_no_other(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        with refusing(world, sending_to(world, "Anna"), times=1):
            await seat_four(world, FOUR)
            assert [len(world[name].user.dm_channel.history()) for name in FOUR] == [0, 1, 1, 1]
        await world.env.advance_time(SOON + 1)
        assert [len(world[name].user.dm_channel.history()) for name in FOUR] == [1, 1, 1, 1]
        assert len(boards(world)) == 1


async def test_an_old_board_that_could_not_be_deleted_is_deleted_later(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, TWO)
        await world["Emma"].send(world.channel, "Who wins?")
        with refusing(world, DELETING):
            await play_by_buttons(world, "Anna")
            assert len(boards(world)) == 2
        await world.restart()
        assert len(boards(world)) == 1
        assert shows_the_present(world)


async def test_an_acknowledgement_that_arrived_twice_is_one(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        with refusing(world, ACKNOWLEDGING, status=400, code=40060, times=1):
            await world.press("Bruno", world.board(), EN("button-sit"))
        assert world.seen("Bruno").viewer == 1


async def test_an_answer_that_cannot_be_given_is_one_sentence(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        with refusing(world, ANSWERING):
            result = await world["Anna"].slash(world.channel, "tock rules")
        assert says(answered(result).content, "failed")


# --- expired interactions -----------------------------------------------------------------------------------------


async def test_expired_press_has_no_effect_and_can_be_repeated(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, ("Anna",))
        plays, asked = len(world.game().history), len(world.env.http_requests)
        press = write_press(MakePlay(world.seen().id, world.game("Anna").stamp, 0))
        message = with_button(world, world.dm("Anna"), press)
        with refusing(world, ACKNOWLEDGING, status=404, code=10062):
            world.raw_press("Anna", message, press, seconds_ago=4)
            await world.env.settle()
        assert len(world.game().history) == plays
        assert len(world.env.http_requests) == asked + 1
        world.raw_press("Anna", message, press)
        await world.env.settle()
        assert len(world.game().history) > plays


@pytest.mark.parametrize(
    ("status", "code"), [(401, 50027), *(pytest.param(404, code, marks=pytest.mark.long) for code in (10015, 10008))]
)
async def test_play_counts_although_its_answer_was_late(tmp_path: Path, status: int, code: int) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, TWO)
        stamp, plays = world.game("Anna").stamp, len(world.game().history)
        shown = await world.press("Anna", world.board(), EN("button-hand"))
        press = write_press(MakePlay(world.seen().id, stamp, 0))
        mine = next(m for m in world.channel.history(viewer=world["Anna"]) if m.id == answered(shown).id)
        with refusing(world, ("*", "/webhooks/*"), status=status, code=code):
            world.raw_press("Anna", with_button(world, mine, press), press)
            await world.env.settle()
        assert len(world.game().history) > plays
        assert shows_the_present(world)


async def test_late_answer_is_followed_by_a_ping(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=e2e.PLAYABLE) as world:
        await seat_four(world, FOUR)
        first = FOUR[(world.game().dealer + 1) % 4]
        await exchange(world, [name for name in FOUR if name != first])
        shown = world.dm(first)
        give, _ = next(iter(offered(shown).values()))
        with refusing(world, ACKNOWLEDGING, ("*", "/webhooks/*"), status=404, code=10062):
            world.raw_press(first, shown, give)
            await world.env.settle()
        assert world.to_act() == first
        stamps = {press.stamp for press in offered(world.dm(first)) if isinstance(press, AtMoment)}
        assert stamps == {world.game().stamp}


# --- deleted messages and channels --------------------------------------------------------------------------------


async def test_message_that_cannot_be_edited_is_replaced(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        for name, status, code in (("Bruno", 404, 10008), ("Chloé", 400, 30046), ("Dario", 400, 50083)):
            old = world.board()
            with refusing(world, EDITING, status=status, code=code, times=1):
                await world.press(name, old, EN("button-sit"))
            assert [message.id for message in boards(world)] != [old.id], code
            assert len(boards(world)) == 1, code
            assert str(world[name].id) in text_of(world.board()), code


async def test_deleted_boards_and_hands_come_back_with_the_next_change(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, TWO)
        world.env.backend.delete_message(world.channel.id, world.board().id)
        world.env.backend.delete_message(world.dm("Bruno").channel.id, world.dm("Bruno").id)
        await world.env.settle()
        await exchange(world, ("Anna",))
        assert len(boards(world)) == 1
        assert world["Bruno"].user.dm_channel.history() == []
        shown = await world.press("Bruno", world.board(), EN("button-hand"))
        mine = next(m for m in world.channel.history(viewer=world["Bruno"]) if m.id == answered(shown).id)
        await world.press("Bruno", mine, 1)
        assert world.game().phase is Phase.PLAY
        await to_turn_of(world, "Bruno", TWO)
        assert world.dm("Bruno").attachments


async def test_table_stays_open_when_its_channel_is_briefly_unknown(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, ("Anna",))
        here = f"/channels/{world.channel.id}/messages"
        with refusing(world, ("POST", here), ("PATCH", f"{here}/*"), status=404, code=10003):
            await play_by_buttons(world, "Anna")
        assert world.seen().stage is Stage.PLAYING
        await world.env.advance_time(SOON + 1)
        assert shows_the_present(world)


@pytest.mark.parametrize("code", some([50013, 50001], 2))
async def test_game_continues_in_private_without_write_permission(tmp_path: Path, code: int) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, ("Anna",))
        here = f"/channels/{world.channel.id}/messages"
        with refusing(world, ("POST", here), ("PATCH", f"{here}/*"), status=403, code=code):
            await play_by_buttons(world, "Anna")
            await to_turn_of(world, "Anna", ("Anna",))
            assert not shows_the_present(world)
            tries = len(requests(world, "PATCH", board_path(world)))
            await world.env.advance_time(3600)
            assert 0 < len(requests(world, "PATCH", board_path(world))) - tries < 20
        await world.env.advance_time(601)
        assert shows_the_present(world)


def board_path(world: World) -> str:
    return f"/channels/{world.channel.id}/messages/{world.board().id}"


def lost_permissions(world: World, name: str) -> list[str]:
    """Return the messages to a person about permissions."""
    sent = world[name].user.dm_channel.history()
    return [one.content for one in sent if not one.attachments and "**Tock" not in one.content]


async def test_missing_permission_is_reported_once(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, TWO)
        backend, bot_id = world.env.backend, world.env.backend.bot_user.id
        before = text_of(world.board())

        def deny(*names: str) -> None:
            denied = discord.Permissions(**dict.fromkeys(names, True)).value
            backend.set_overwrite(world.channel.id, Overwrite(bot_id, OverwriteType.MEMBER, 0, denied))

        # SimCord lets a bot edit its own messages without any permission.
        await world["Emma"].send(world.channel, "Who wins?")
        deny("view_channel", "send_messages")
        await world.env.settle()
        for _ in range(2):
            await play_by_buttons(world, world.to_act() or "")
        assert text_of(world.board()) == before
        assert lost_permissions(world, "Anna") == [
            speaker("en")(
                "permission-lost", channel=f"<#{world.channel.id}>", permissions=EN("permission-view-channel")
            )
        ]
        assert lost_permissions(world, "Bruno") == [
            speaker("de")(
                "permission-lost", channel=f"<#{world.channel.id}>", permissions=DE("permission-view-channel")
            )
        ]
        await world.restart()
        await world.env.advance_time(SOON + 1)
        assert len(lost_permissions(world, "Anna")) == 1
        deny()
        await world.env.settle()
        (board,) = boards(world)
        assert shows(board, SCREENS.message(speaker("en"), world.seen())), "at once, without any play"
        await world["Emma"].send(world.channel, "Who wins?")
        deny("view_channel")
        await world.env.settle()
        await play_by_buttons(world, world.to_act() or "")
        assert len(lost_permissions(world, "Anna")) == 2, "lost again, and reported again"


async def test_a_server_left_while_the_bot_was_off_has_no_tables(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna",))
        await world.client.close()
        world.env.backend.remove_guild(world.guild.id)
        after = await bot(world.database)
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, message="", times=1)
        await world.env.restart_bot(after)
        await world.env.settle()
        assert world.seen().stage is Stage.CLOSED


# --- direct messages are closed -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (403, 50007),
        *(pytest.param(status, code, marks=pytest.mark.long) for status, code in ((403, 50278), (400, 50007))),
    ],
)
async def test_closed_direct_messages_are_reported_and_retried(tmp_path: Path, status: int, code: int) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        with refusing(world, sending_to(world, "Anna"), status=status, code=code):
            await seat_four(world, TWO)
            assert len(hints(world)) == 1
            assert [user.id for user in hints(world)[0].mentions] == [world["Anna"].id]
            await world.restart()
            await exchange(world, ("Bruno",))
            await world["Bruno"].slash(world.channel, "tock table")
            assert len(requests(world, *sending_to(world, "Anna"))) == 1
            await world["Anna"].slash(world.channel, "tock table")
            assert len(hints(world)) == 2
        await world["Anna"].slash(world.channel, "tock table")
        assert len(hints(world)) == 2
        await world.press("Anna", world.dm("Anna"), 1)
        assert world.game().phase is Phase.PLAY


def hints(world: World) -> list[discord.Message]:
    return [m for m in world.channel.history() if says(m.content, "dm-closed")]


async def test_failed_report_of_closed_messages_is_repeated_later(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", players=2)
        await world.add_computer("Anna")
        with refusing(world, sending_to(world, "Anna"), status=403, code=50007):
            world.env.inject_error(*sending_here(world), status=500, code=0, message="", times=None)
            await world.start("Anna")
        with refusing(world, sending_to(world, "Anna"), status=403, code=50007):
            await world.env.advance_time(601)
            await world.env.advance_time(601)
        assert len(hints(world)) == 1
        assert len(boards(world)) == 1


# --- the bot stops between two steps ------------------------------------------------------------------------------


async def test_restart_posts_the_lobby_that_was_not_posted(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        with refusing(world, SENDING, EDITING):
            await world["Anna"].slash(world.channel, "tock new")
        await world.restart()
        assert len(boards(world)) == 1
        with refusing(world, SENDING, EDITING):
            await world.press("Bruno", world.board(), EN("button-sit"))
            assert str(world["Bruno"].id) not in text_of(world.board())
        await world.restart()
        assert len(boards(world)) == 1
        assert str(world["Bruno"].id) in text_of(world.board())


async def test_restart_sends_the_deal_that_was_not_sent(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", players=2)
        await world["Bruno"].slash(world.channel, "tock join")
        with refusing(world, ("POST", "/channels/*/messages"), ("POST", "/users/@me/channels")):
            await world.start("Anna")
        await world.restart()
        assert len(boards(world)) == 1
        for name in TWO:
            assert len(world[name].user.dm_channel.history()) == 1
            await world.press(name, world.dm(name), 1)
        assert world.game().phase is Phase.PLAY


@pytest.mark.parametrize("lost", some([(SENDING, EDITING), (EDITING,), (SENDING,), (DELETING,)], 4))
async def test_restart_shows_the_play_that_was_not_shown(tmp_path: Path, lost: tuple[tuple[str, str], ...]) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world)
        plays = len(world.game().history)
        with refusing(world, *lost):
            await play_by_buttons(world, "Anna")
        await world.restart()
        assert len(world.game().history) == plays + 1
        assert shows_the_present(world)
        sent = len(world.env.http_requests)
        await world.env.advance_time(3600)
        assert len(world.env.http_requests) == sent
        await play_by_buttons(world, world.to_act() or "")
        assert len(world.game().history) == plays + 2


@pytest.mark.parametrize("lost", some([(SENDING, EDITING), (SENDING,), (EDITING,)], 3))
async def test_restart_shows_the_unshown_end_once(tmp_path: Path, lost: tuple[tuple[str, str], ...]) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, TWO)
        with refusing(world, *lost):
            await world.end("Anna")
        await world["Bruno"].slash(world.channel, "tock new")
        await world.restart()
        ended = [message for message in boards(world) if says(text_of(message), "table-closed-by")]
        assert len(ended) == 1
        assert not any(world.dm(name).components for name in TWO)
        sent = len(world.env.http_requests)
        await world.env.advance_time(3600)
        assert len(world.env.http_requests) == sent
        edited = ("PATCH", f"/channels/{world.channel.id}/messages/{ended[0].id}")
        edits = len(requests(world, *edited))
        await world.restart()
        assert [message.id for message in boards(world) if says(text_of(message), "table-closed-by")] == [ended[0].id]
        assert len(requests(world, *edited)) == edits


async def test_late_older_board_is_not_taken_for_the_end(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 1 {OUT}/16,h2,h3,h4/40,r,r,r 5/AQ/9T", THREE)
        table_id, turn = world.seen().id, turn_of(world.seen("Bruno"))
        home = next(
            place
            for place, play in enumerate(turn.plays)
            if isinstance(play, MovePlay) and side_is_home(turn.game.rules, play.pawns, Seat(1))
        )
        press = write_press(MakePlay(table_id, turn.game.stamp, home, 0))
        message = with_button(world, world.dm("Bruno"), press)
        # Discord is slow to update the board; meanwhile the game is won.
        async with slow(world, "PATCH", f"/channels/{world.channel.id}/messages/"):
            chloe = next(one for one in world.seen().seated if isinstance(one, Person) and one.name == "Chloé")
            world.client.tables.renamed(replace(chloe, name="Chloe"))
            world.raw_press("Bruno", message, press)
            await world.env.settle()
        assert world.seen().stage is Stage.FINISHED
        (board,) = boards(world)
        assert says(text_of(board), "table-won")
        private = [screen for name in THREE for screen in world[name].user.dm_channel.history() if screen.components]
        assert all(len(buttons(screen)) == 2 for screen in private), "Play again and Replay"
        sent = len(world.env.http_requests)
        world.client.tables.announce(table_id)
        await world.env.advance_time(3600)
        assert len(world.env.http_requests) == sent


async def test_unshown_end_is_shown_after_many_others(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        world.client.tables._kept._ended_kept = 5  # noqa: SLF001 - a hundred take long to open
        await at_a_turn_of_anna(world, TWO)
        tables, ended = world.client.tables, world.seen()
        with refusing(world, SENDING, EDITING):
            await world.end("Anna")
            for channel in range(1, 7):
                other = await tables.open(
                    Opened(ended.guild, ChannelId(channel), ended.host.id, "en", ended.rules, bytes(32))
                )
                await tables.decide(other, Actor(), commands.abandon, quietly=True)
            assert not tables.knows(ended.id), "its log is read again when it is needed"
        await world.env.advance_time(SOON + 1)
        (board,) = boards(world)
        assert says(text_of(board), "table-closed-by")
        assert not any(world.dm(name).components for name in TWO)
        sent = len(world.env.http_requests)
        await world.env.advance_time(3600)
        assert len(world.env.http_requests) == sent


# --- the disk is full -----------------------------------------------------------------------------------------------


async def with_statement(world: World, sql: str, *, lasting: bool = True) -> None:
    """Run a statement on the bot's own database connection, the one for ``lasting`` writes or the other one."""
    log: Any = world.client.tables._log  # noqa: SLF001 - a disk cannot be filled from outside
    await log._database.save(Statement(sql, ()), lasting=lasting)  # noqa: SLF001 - as above


async def test_a_full_disk_costs_one_sentence_and_no_game(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, ("Anna",))
        plays, before = len(world.game().history), world.dm("Anna").content
        press = write_press(MakePlay(world.seen().id, world.game("Anna").stamp, 0))
        message = with_button(world, world.dm("Anna"), press)
        await with_statement(world, "PRAGMA query_only = ON")
        result = world.raw_press("Anna", message, press)
        await world.env.settle()
        assert [one.content for one in result.followups] == [EN("refused-not-saved")]
        assert len(world.game().history) == plays
        # Notes on cards are shown once, in the notification.
        assert before.startswith(world.dm("Anna").content)
        opened = await world["Bruno"].slash(world.guild.create_text_channel("other"), "tock new")
        assert answered(opened).content
        await with_statement(world, "PRAGMA query_only = OFF")
        await play_by_buttons(world, "Anna")
        assert len(world.game().history) > plays
        await to_turn_of(world, "Anna", ("Anna",))
        assert shows_the_present(world)


async def test_saved_command_is_confirmed_without_a_theme(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        await world["Bruno"].slash(world.channel, "tock join")
        await with_statement(world, "ALTER TABLE guilds RENAME TO elsewhere")
        result = await world["Bruno"].slash(world.channel, "tock leave")
        await with_statement(world, "ALTER TABLE elsewhere RENAME TO guilds")
        assert answered(result).content == speaker("de")("left")
        await world.env.advance_time(SOON + 1)
        assert shows(world.board(), SCREENS.message(speaker("en"), world.seen()))


async def test_unsaved_messages_are_not_sent_repeatedly(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world)
        await with_statement(
            world,
            "CREATE TEMP TRIGGER full BEFORE UPDATE ON messages BEGIN SELECT RAISE (FAIL, 'disk is full'); END",
        )
        await world["Emma"].send(world.channel, "Who wins?")
        sent = [len(requests(world, *kind)) for kind in (sending_here(world), sending_to(world, "Bruno"))]
        await play_by_buttons(world, "Anna")
        await world.env.advance_time(1000)
        once_more = [before + 1 for before in sent]
        assert [len(requests(world, *kind)) for kind in (sending_here(world), sending_to(world, "Bruno"))] == once_more
        await with_statement(world, "DROP TRIGGER temp.full")
        await world.env.advance_time(1000)
        assert shows_the_present(world)
        await world.restart()
        assert [len(requests(world, *kind)) for kind in (sending_here(world), sending_to(world, "Bruno"))] == once_more
        assert shows_the_present(world)


async def test_unreadable_log_delays_only_its_own_table(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        other = world.guild.create_text_channel("other")
        await world["Bruno"].slash(other, "tock new")
        unreadable = world.seen(channel=other).id
        await at_a_turn_of_anna(world, ("Anna",))
        await world.client.close()
        with closing(sqlite3.connect(world.database)) as database:
            database.execute("UPDATE entries SET form = 99 WHERE table_id = ? AND number = 2", (unreadable,))
            database.commit()
        rows = log_of(world, unreadable)
        await world.env.restart_bot(await bot(world.database))
        await world.env.settle()
        assert says(other.history()[-1].content, "refused-unreadable"), "its channel gets a message"
        old = next(m for m in other.history() if m.components)
        refusals = [
            await world.press("Anna", old, EN("button-sit")),
            await world["Emma"].slash(other, "tock new"),
        ]
        assert all(says(answered(one).content, "refused-unreadable") for one in refusals)
        assert shows_the_present(world)
        plays = len(world.game().history)
        await play_by_buttons(world, "Anna")
        assert len(world.game().history) > plays
        manages = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
        boss = world.guild.add_member(world.env.create_user("boss"), roles=[manages])
        await boss.click(answered(await boss.slash(other, "tock-server end")), label=EN("button-end"))
        assert log_of(world, unreadable) == rows, "closed unread, its log stays as it is"
        await world["Emma"].slash(other, "tock new")
        assert world.seen(channel=other).id != unreadable


async def test_unreadable_database_stops_the_start_and_ends_no_game(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, ("Anna",))
        before = log_of(world, world.seen().id)
        await world.client.close()
        with closing(sqlite3.connect(world.database)) as database:
            database.execute("ALTER TABLE open_tables RENAME TO elsewhere")
            database.commit()
        failing = await bot(world.database)
        with pytest.raises(StorageError, match="could not be read"):
            await failing.setup_hook()
        await failing.close()
        with closing(sqlite3.connect(world.database)) as database:
            database.execute("ALTER TABLE elsewhere RENAME TO open_tables")
            database.commit()
        await world.env.restart_bot(await bot(world.database))
        await world.env.settle()
        assert log_of(world, world.seen().id) == before
        assert shows_the_present(world)


# --- people -----------------------------------------------------------------------------------------------------------


async def test_many_presses_at_once_are_all_answered(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, FOUR)
        board = world.board()
        shown = [item.custom_id or "" for item in buttons(board)] * 2
        results = [world.raw_press(name, board, press) for press in shown for name in (*FOUR, "Stranger")]
        for name in FOUR:
            gifts = [item.custom_id or "" for item in buttons(world.dm(name))]
            results += [world.raw_press(name, world.dm(name), press) for press in gifts]
        await world.env.settle()
        assert all(result.acknowledged for result in results)
        assert world.game().phase is Phase.PLAY
        assert shows_the_present(world)


async def test_computer_player_plays_for_a_leaver_on_turn(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, TWO)
        plays = len(world.game().history)
        await world["Anna"].slash(world.channel, "tock leave")
        assert isinstance(world.seen().seated[0], Computer)
        assert len(world.game().history) > plays
        assert [button.label for button in buttons(world.dm("Anna"))] == [
            EN("button-return"),
            EN("button-give-up-seat"),
        ]
        assert world.to_act() == "Bruno" or world.game().phase is Phase.EXCHANGE


async def test_player_of_two_tables_has_both_hands(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        other = world.guild.create_text_channel("other")
        for channel in (world.channel, other):
            await world["Anna"].slash(channel, "tock new", players=2)
            await world.add_computer("Anna", channel=channel)
            await world.start("Anna", channel)
        hands = world["Anna"].user.dm_channel.history()
        assert [f"<#{channel.id}>" in hand.content for channel, hand in zip((world.channel, other), hands, strict=True)]
        for hand in hands:
            await world.press("Anna", hand, 1)
        for channel in (world.channel, other):
            assert world.game("Anna", channel).phase is not Phase.EXCHANGE

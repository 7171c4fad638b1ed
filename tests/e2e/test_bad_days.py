"""Discord and the disk on their bad days: no game is lost, and what could not be shown is shown later."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.e2e.test_at_the_table import to_turn_of, with_button
from tests.e2e.world import World, answered, bot, buttons, exchange, play_by_buttons, seat_four, world
from tockbot.rules import Phase
from tockbot.service import computers
from tockbot.tables import Computer, Stage
from tockbot.ui import painter
from tockbot.ui.screens.table import table_screen
from tockbot.ui.words.speaker import speaker

TWO = ("Anna", "Bruno")
FOUR = ("Anna", "Bruno", "Chloé", "Dario")

SENDING = ("POST", "/channels/*/messages")
EDITING = ("PATCH", "/channels/*/messages/*")
DELETING = ("DELETE", "/channels/*/messages/*")
ACKNOWLEDGING = ("POST", "/interactions/*/callback")
ANSWERING = ("PATCH", "/webhooks/*")

SOON = 100
"""Seconds until something is tried again: so many that SimCord does not sit them out, as it does short pauses."""


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter, "RETRY_SECONDS", SOON)
    monkeypatch.setattr(computers, "RETRY_SECONDS", SOON)


@contextmanager
def refusing(
    table: World, *routes: tuple[str, str], status: int = 503, code: int = 0, times: int | None = None
) -> Iterator[None]:
    """Have Discord refuse requests for a while."""
    for method, path in routes:
        table.env.inject_error(method, path, status=status, code=code, message="", times=times)
    yield
    table.env.backend.faults.clear()


def sending_to(table: World, name: str) -> tuple[str, str]:
    return "POST", f"/channels/{table[name].user.dm_channel.id}/messages"


def sending_here(table: World) -> tuple[str, str]:
    return "POST", f"/channels/{table.channel.id}/messages"


def boards(table: World) -> list[discord.Message]:
    """All messages that show the table, and not only to one person."""
    return [m for m in table.channel.history() if not m.flags.ephemeral and m.components]


def requests(table: World, method: str, path: str) -> list[Any]:
    return [one for one in table.env.http_requests if (one.method, one.path) == (method, path)]


def shows_the_present(table: World) -> bool:
    """Whether there is one board, as the table now stands, and whoever is to act is pinged and asked in private."""
    name = table.to_act()
    if name is None or len(boards(table)) != 1:
        return False
    seen, board = table.seen(), table.board()
    stamps = {(item.custom_id or "").split(":")[3] for item in buttons(table.dm(name))}
    pinged = [user.id for user in board.mentions] == [table[name].id]
    return pinged and board.content == table_screen(speaker("en"), seen).text and str(table.game().stamp) in stamps


# --- Discord fails for a while --------------------------------------------------------------------------------------


async def test_a_lobby_that_could_not_be_posted_is_posted_later(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        with refusing(table, SENDING, times=1):
            await table["Anna"].slash(table.channel, "tock new")
            assert boards(table) == []
        await table.env.advance_time(SOON + 1)
        assert len(boards(table)) == 1
        await table.press("Bruno", table.board(), "Join")
        assert table.seen("Bruno").viewer == 1


async def test_a_board_is_painted_however_long_discord_fails(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, TWO)
        await to_turn_of(table, "Anna", TWO)
        with refusing(table, SENDING, EDITING):
            await play_by_buttons(table, "Anna")
            await table.env.advance_time(7200)
            assert not shows_the_present(table)
            tries = len(requests(table, *sending_here(table)))
        assert tries < 40
        await table.env.advance_time(601)
        assert shows_the_present(table)
        names = {one.json["nonce"] for one in requests(table, *sending_here(table))[-2:]}
        assert len(names) == 1


async def test_a_move_is_painted_at_once_while_another_waits_to_be_tried_again(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, FOUR)
        await to_turn_of(table, "Anna", FOUR)
        with refusing(table, SENDING, EDITING):
            await play_by_buttons(table, "Anna")
            await table.env.advance_time(1000)
        await table["Bruno"].slash(table.channel, "tock hand")
        assert shows_the_present(table)
        sent = len(requests(table, *sending_here(table)))
        await table.env.advance_time(1000)
        assert len(requests(table, *sending_here(table))) == sent


async def test_one_hand_that_cannot_be_sent_holds_up_no_other(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        with refusing(table, sending_to(table, "Anna"), times=1):
            await seat_four(table, FOUR)
            assert [len(table[name].user.dm_channel.history()) for name in FOUR] == [0, 1, 1, 1]
        await table.env.advance_time(SOON + 1)
        assert [len(table[name].user.dm_channel.history()) for name in FOUR] == [1, 1, 1, 1]
        assert len(boards(table)) == 1


async def test_an_old_board_that_could_not_be_deleted_is_deleted_later(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, TWO)
        await to_turn_of(table, "Anna", TWO)
        with refusing(table, DELETING):
            await play_by_buttons(table, "Anna")
            assert len(boards(table)) == 2
        await table.restart()
        assert len(boards(table)) == 1
        assert shows_the_present(table)


async def test_an_acknowledgement_that_arrived_twice_is_one(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new")
        with refusing(table, ACKNOWLEDGING, status=400, code=40060, times=1):
            await table.press("Bruno", table.board(), "Join")
        assert table.seen("Bruno").viewer == 1


async def test_an_answer_that_cannot_be_given_is_one_sentence(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new")
        with refusing(table, ANSWERING):
            result = await table["Anna"].slash(table.channel, "tock rules")
        assert answered(result).content.startswith("Something went wrong")


# --- interactions are gone ------------------------------------------------------------------------------------------


async def test_a_press_that_expired_changes_nothing_and_can_be_made_again(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        await to_turn_of(table, "Anna", ("Anna",))
        plays, asked = len(table.game().history), len(table.env.http_requests)
        press = f"tock:make:{table.seen().id}:{table.game('Anna').stamp}:0"
        message = with_button(table, table.dm("Anna"), press)
        with refusing(table, ACKNOWLEDGING, status=404, code=10062):
            table.raw_press("Anna", message, press)
            await table.env.settle()
        assert len(table.game().history) == plays
        assert len(table.env.http_requests) == asked + 1
        table.raw_press("Anna", message, press)
        await table.env.settle()
        assert len(table.game().history) > plays


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008)])
async def test_a_play_counts_though_its_answer_came_too_late(tmp_path: Path, status: int, code: int) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, TWO)
        await to_turn_of(table, "Anna", TWO)
        stamp, plays = table.game("Anna").stamp, len(table.game().history)
        shown = await table.press("Anna", table.board(), "My hand")
        press = f"tock:make:{table.seen().id}:{stamp}:0"
        mine = next(m for m in table.channel.history(viewer=table["Anna"]) if m.id == answered(shown).id)
        with refusing(table, ("*", "/webhooks/*"), status=status, code=code):
            table.raw_press("Anna", with_button(table, mine, press), press)
            await table.env.settle()
        assert len(table.game().history) > plays
        assert shows_the_present(table)


# --- messages and channels are gone ---------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [10008, 30046, 50083])
async def test_a_message_that_cannot_be_edited_is_posted_anew(tmp_path: Path, code: int) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new")
        old = table.board()
        status = 404 if code == 10008 else 400
        with refusing(table, EDITING, status=status, code=code, times=1):
            await table.press("Bruno", old, "Join")
        assert [message.id for message in boards(table)] != [old.id]
        assert len(boards(table)) == 1
        assert str(table["Bruno"].id) in table.board().content


async def test_deleted_boards_and_hands_come_back_with_the_next_change(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, TWO)
        table.env.backend.delete_message(table.channel.id, table.board().id)
        table.env.backend.delete_message(table.dm("Bruno").channel.id, table.dm("Bruno").id)
        await table.env.settle()
        await exchange(table, ("Anna",))
        assert len(boards(table)) == 1
        assert table["Bruno"].user.dm_channel.history() == []
        shown = await table.press("Bruno", table.board(), "My hand")
        mine = next(m for m in table.channel.history(viewer=table["Bruno"]) if m.id == answered(shown).id)
        await table.press("Bruno", mine, "1 ·")
        assert table.game().phase is Phase.PLAY
        assert table.dm("Bruno").attachments


async def test_a_channel_found_deleted_ends_its_table(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        await to_turn_of(table, "Anna", ("Anna",))
        here = f"/channels/{table.channel.id}/messages"
        with refusing(table, ("POST", here), ("PATCH", f"{here}/*"), status=404, code=10003):
            await play_by_buttons(table, "Anna")
        assert table.seen().stage is Stage.CLOSED
        assert not table.dm("Anna").components


@pytest.mark.parametrize("code", [50013, 50001])
async def test_a_game_goes_on_in_private_where_the_bot_may_not_write(tmp_path: Path, code: int) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        await to_turn_of(table, "Anna", ("Anna",))
        here = f"/channels/{table.channel.id}/messages"
        with refusing(table, ("POST", here), ("PATCH", f"{here}/*"), status=403, code=code):
            await play_by_buttons(table, "Anna")
            await to_turn_of(table, "Anna", ("Anna",))
            assert not shows_the_present(table)
            tries = len(requests(table, "POST", here))
            await table.env.advance_time(3600)
            assert len(requests(table, "POST", here)) == tries
        await table["Anna"].slash(table.channel, "tock hand")
        assert shows_the_present(table)


async def test_a_server_left_while_the_bot_was_off_has_no_tables(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        await table.client.close()
        table.env.backend.remove_guild(table.guild.id)
        after = await bot(table.database)
        table.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, message="", times=1)
        await table.env.restart_bot(after)
        await table.env.settle()
        assert table.seen().stage is Stage.CLOSED


# --- direct messages are closed -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (403, 50278), (400, 50007)])
async def test_closed_direct_messages_are_told_once_and_tried_when_asked(
    tmp_path: Path, status: int, code: int
) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        with refusing(table, sending_to(table, "Anna"), status=status, code=code):
            await seat_four(table, TWO)
            assert len(hints(table)) == 1
            assert [user.id for user in hints(table)[0].mentions] == [table["Anna"].id]
            await table.restart()
            await exchange(table, ("Bruno",))
            await table["Bruno"].slash(table.channel, "tock hand")
            assert len(requests(table, *sending_to(table, "Anna"))) == 1
            await table["Anna"].slash(table.channel, "tock hand")
            assert len(hints(table)) == 2
        await table["Anna"].slash(table.channel, "tock hand")
        assert len(hints(table)) == 2
        await table.press("Anna", table.dm("Anna"), "1 ·")
        assert table.game().phase is Phase.PLAY


def hints(table: World) -> list[discord.Message]:
    return [m for m in table.channel.history() if "direct messages are closed" in m.content]


async def test_whoever_could_not_be_told_of_closed_direct_messages_is_told_later(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        with refusing(table, sending_to(table, "Anna"), status=403, code=50007):
            table.env.inject_error(*sending_here(table), status=500, code=0, message="", times=None)
            await table["Anna"].slash(table.channel, "tock new", players=2)
            await table["Anna"].slash(table.channel, "tock computer")
            await table["Anna"].slash(table.channel, "tock start")
        with refusing(table, sending_to(table, "Anna"), status=403, code=50007):
            await table.env.advance_time(601)
            await table.env.advance_time(601)
        assert len(hints(table)) == 1
        assert len(boards(table)) == 1


# --- the bot is ended between two steps -----------------------------------------------------------------------------


async def test_a_bot_ended_before_its_lobby_was_posted_posts_it_when_it_is_back(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        with refusing(table, SENDING, EDITING):
            await table["Anna"].slash(table.channel, "tock new")
        await table.restart()
        assert len(boards(table)) == 1
        with refusing(table, SENDING, EDITING):
            await table.press("Bruno", table.board(), "Join")
            assert str(table["Bruno"].id) not in table.board().content
        await table.restart()
        assert len(boards(table)) == 1
        assert str(table["Bruno"].id) in table.board().content


async def test_a_bot_ended_before_the_deal_was_sent_sends_it_when_it_is_back(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        with refusing(table, ("POST", "/channels/*/messages"), ("POST", "/users/@me/channels")):
            await table["Anna"].slash(table.channel, "tock new", players=2)
            await table["Bruno"].slash(table.channel, "tock join")
            await table["Anna"].slash(table.channel, "tock start")
        await table.restart()
        assert len(boards(table)) == 1
        for name in TWO:
            assert len(table[name].user.dm_channel.history()) == 1
            await table.press(name, table.dm(name), "1 ·")
        assert table.game().phase is Phase.PLAY


@pytest.mark.parametrize("lost", [(SENDING,), (EDITING,), (SENDING, EDITING), (DELETING,)])
async def test_a_bot_ended_before_a_play_was_shown_shows_it_when_it_is_back(
    tmp_path: Path, lost: tuple[tuple[str, str], ...]
) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, FOUR)
        await to_turn_of(table, "Anna", FOUR)
        plays = len(table.game().history)
        with refusing(table, *lost):
            await play_by_buttons(table, "Anna")
        await table.restart()
        assert len(table.game().history) == plays + 1
        assert shows_the_present(table)
        sent = len(table.env.http_requests)
        await table.env.advance_time(3600)
        assert len(table.env.http_requests) == sent
        await play_by_buttons(table, table.to_act() or "")
        assert len(table.game().history) == plays + 2


@pytest.mark.parametrize("lost", [(SENDING, EDITING), (SENDING,), (EDITING,)])
async def test_a_bot_ended_before_the_end_was_shown_shows_it_once_when_it_is_back(
    tmp_path: Path, lost: tuple[tuple[str, str], ...]
) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, TWO)
        await to_turn_of(table, "Anna", TWO)
        with refusing(table, *lost):
            await table["Anna"].slash(table.channel, "tock end")
        await table["Bruno"].slash(table.channel, "tock new")
        await table.restart()
        ended = [message for message in boards(table) if "ended before" in message.content]
        assert len(ended) == 1
        assert not any(table.dm(name).components for name in TWO)
        sent = len(table.env.http_requests)
        await table.env.advance_time(3600)
        assert len(table.env.http_requests) == sent
        await table.restart()
        assert [message.id for message in boards(table) if "ended before" in message.content] == [ended[0].id]
        assert len(requests(table, "PATCH", f"/channels/{table.channel.id}/messages/{ended[0].id}")) <= 1


# --- the disk is full -----------------------------------------------------------------------------------------------


async def with_statement(table: World, sql: str) -> None:
    """Do something to the bot's own connection to its database."""
    log: Any = table.client.desk.tables._log  # noqa: SLF001
    await log._database._connection.execute(sql)  # noqa: SLF001


async def test_a_full_disk_costs_one_sentence_and_no_game(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        await to_turn_of(table, "Anna", ("Anna",))
        plays, before = len(table.game().history), table.dm("Anna").content
        press = f"tock:make:{table.seen().id}:{table.game('Anna').stamp}:0"
        message = with_button(table, table.dm("Anna"), press)
        await with_statement(table, "PRAGMA query_only = ON")
        result = table.raw_press("Anna", message, press)
        await table.env.settle()
        assert [one.content for one in result.followups] == [
            "The move could not be saved, so nothing was changed; please try again in a moment."
        ]
        assert len(table.game().history) == plays
        assert table.dm("Anna").content == before
        opened = await table["Bruno"].slash(table.guild.create_text_channel("other"), "tock new")
        assert answered(opened).content
        await with_statement(table, "PRAGMA query_only = OFF")
        await play_by_buttons(table, "Anna")
        assert len(table.game().history) > plays
        await to_turn_of(table, "Anna", ("Anna",))
        assert shows_the_present(table)


async def test_computer_players_go_on_when_the_disk_is_no_longer_full(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        await to_turn_of(table, "Anna", ("Anna",))
        await with_statement(
            table,
            "CREATE TEMP TRIGGER full BEFORE INSERT ON event WHEN json_extract (NEW.data, '$.seat') <> 0"
            " BEGIN SELECT RAISE (FAIL, 'disk is full'); END",
        )
        await play_by_buttons(table, "Anna")
        plays = len(table.game().history)
        await table.env.advance_time(3 * SOON)
        assert len(table.game().history) == plays
        await with_statement(table, "DROP TRIGGER temp.full")
        await table.env.advance_time(SOON + 1)
        assert table.to_act() == "Anna"
        assert shows_the_present(table)


async def test_messages_that_cannot_be_remembered_are_not_sent_again_and_again(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, FOUR)
        await to_turn_of(table, "Anna", FOUR)
        await with_statement(
            table,
            "CREATE TEMP TRIGGER full BEFORE INSERT ON message BEGIN SELECT RAISE (FAIL, 'disk is full'); END",
        )
        sent = len(requests(table, *sending_here(table)))
        await play_by_buttons(table, "Anna")
        await table.env.advance_time(1000)
        assert len(requests(table, *sending_here(table))) == sent + 1
        await with_statement(table, "DROP TRIGGER temp.full")
        await table.env.advance_time(1000)
        assert shows_the_present(table)
        await table.restart()
        assert len(requests(table, *sending_here(table))) == sent + 1
        assert shows_the_present(table)


async def test_a_table_whose_log_is_broken_is_the_only_one_lost(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        other = table.guild.create_text_channel("other")
        await table["Bruno"].slash(other, "tock new")
        broken = table.seen(channel=other).id
        await seat_four(table, ("Anna",))
        await to_turn_of(table, "Anna", ("Anna",))
        await table.client.close()
        with sqlite3.connect(table.database) as database:
            database.execute("UPDATE event SET kind = 'nonsense' WHERE game = ? AND number = 2", (broken,))
        database.close()
        await table.env.restart_bot(await bot(table.database))
        await table.env.settle()
        old = next(m for m in other.history() if m.components)
        assert answered(await table.press("Anna", old, "Join")).content
        await table["Bruno"].slash(other, "tock new")
        assert table.seen(channel=other).id != broken
        assert shows_the_present(table)
        plays = len(table.game().history)
        await play_by_buttons(table, "Anna")
        assert len(table.game().history) > plays


# --- people -----------------------------------------------------------------------------------------------------------


async def test_two_who_give_at_the_same_time_both_give(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, TWO)
        results = [table.raw_press(name, table.dm(name), buttons(table.dm(name))[0].custom_id or "") for name in TWO]
        await table.env.settle()
        assert all(result.acknowledged for result in results)
        assert table.game().phase is Phase.PLAY
        assert len(boards(table)) == 1


async def test_many_presses_at_once_are_all_answered(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, FOUR)
        board = table.board()
        shown = [item.custom_id or "" for item in buttons(board)] * 4
        results = [table.raw_press(name, board, press) for press in shown for name in (*FOUR, "Stranger")]
        for name in FOUR:
            gifts = [item.custom_id or "" for item in buttons(table.dm(name))]
            results += [table.raw_press(name, table.dm(name), press) for press in gifts]
        await table.env.settle()
        assert all(result.acknowledged for result in results)
        assert table.game().phase is Phase.PLAY
        assert shows_the_present(table)


async def test_a_computer_player_plays_on_for_whoever_leaves_on_turn(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, TWO)
        await to_turn_of(table, "Anna", TWO)
        plays = len(table.game().history)
        await table["Anna"].slash(table.channel, "tock leave")
        assert isinstance(table.seen().sitters[0], Computer)
        assert len(table.game().history) > plays
        assert not table.dm("Anna").components
        assert table.to_act() == "Bruno" or table.game().phase is Phase.EXCHANGE


async def test_whoever_plays_at_two_tables_has_both_hands(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        other = table.guild.create_text_channel("other")
        for channel in (table.channel, other):
            await table["Anna"].slash(channel, "tock new", players=2)
            await table["Anna"].slash(channel, "tock computer")
            await table["Anna"].slash(channel, "tock start")
        hands = table["Anna"].user.dm_channel.history()
        assert [f"<#{channel.id}>" in hand.content for channel, hand in zip((table.channel, other), hands, strict=True)]
        for hand in hands:
            await table.press("Anna", hand, "1 ·")
        for channel in (table.channel, other):
            assert table.game("Anna", channel).phase is not Phase.EXCHANGE

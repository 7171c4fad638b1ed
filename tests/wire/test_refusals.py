"""Discord refuses requests of the bot: the game continues, and the bot does not repeat them endlessly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest

from loopback import Channel, Fault, Message, Trouble
from loopback.faults import CONNECTION_LOST, UNAVAILABLE
from loopback.server import TIMEOUT_SECONDS
from loopback.world import EVERYTHING, MANAGE_THREADS, SEND_MESSAGES
from tests.wire.killing import LONGER, SAY
from tests.wire.player import Player, offered, press_on_board, text_of
from tests.wire.playing import has_played, play_on
from tests.wire.server import House, has_picture, house
from tests.wire.test_threads import shows, thread_of
from tockbot.bot.shared_presses import AskToEnd, EndTable, ShowMore
from tockbot.features.lobby.screens import FillAndStart
from tockbot.features.server_settings import ChooseGathering
from tockbot.features.turn.turn import TurnPress
from tockbot.tables import Stage, TableId

SEND = "POST /channels/{channel}/messages"
EDIT = "PATCH /channels/{channel}/messages/{message}"
DELETE = "DELETE /channels/{channel}/messages/{message}"
OPEN = "POST /users/@me/channels"
RENAME = "PATCH /channels/{channel}"
CALLBACK = "POST /interactions/{interaction}/{token}/callback"
ALWAYS = 10_000

TABLE = TableId(1)


def refuse(here: House, route: str, status: int, code: int, *channels: Channel, times: int = ALWAYS) -> list[Trouble]:
    """Let Discord refuse requests of a route, in these channels or in all."""
    fault = Fault(status, code, "Refused")
    own = [Trouble(route, fault, times=times, channel=one.id) for one in channels]
    troubles = own or [Trouble(route, fault, times=times)]
    for trouble in troubles:
        here.loopback.troubles.add(trouble)
    return troubles


def refused(troubles: list[Trouble]) -> list[int]:
    """Return how many requests each of these has refused."""
    return [ALWAYS - trouble.times for trouble in troubles]


def asked(here: House, route: str) -> int:
    """Return the number of requests of a route, with any answer."""
    return sum(times for (one, _), times in here.loopback.requests.items() if one == route)


def in_channel(here: House, *places: int) -> list[Player]:
    """Return everyone; these seats get their cards in the channel although they did not choose it."""
    people = enumerate(here.people)
    return [Player(here.loopback, one, here.channel, Random(1), in_channel=place in places) for place, one in people]


def said(here: House, key: str, place: int) -> list[Message]:
    """Return the messages in the channel with this text for a player."""
    name = f"<@{here.people[place].id}>"
    return [one for one in here.channel.seen_by() if SAY(key, name=name) in one.payload["content"].split("\n")]


def told(here: House, text: str) -> list[int]:
    """Return how many direct messages with this text each person got."""
    return [len([one for one in here.hands(person) if one.payload["content"] == text]) for person in here.people]


def logged(here: House, text: str) -> list[str]:
    """Return the lines of the log with this text."""
    return [line for line in here.log.read_text().splitlines() if text in line]


@asynccontextmanager
async def running_game(folder: Path) -> AsyncIterator[House]:
    """Start a game whose board is shown, and wait until nothing is pending."""
    async with house(folder / "t.sqlite3", folder, LONGER) as here:
        await here.loopback.until(here.boards)
        await here.quiet()
        yield here


# --- direct messages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (400, 50035),
        *(
            pytest.param(*one, marks=pytest.mark.long)
            for one in [(403, 340013), (404, 0), (403, 40001), (403, 50013), (403, 20009), (410, 99)]
        ),
    ],
)
async def test_refused_direct_message_is_a_ping_until_asked_for(tmp_path: Path, status: int, code: int) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, LONGER) as here:
        troubles = refuse(here, SEND, status, code, here.people[0].dm, here.people[1].dm)
        await here.loopback.until(lambda: here.is_called(here.people[0]))
        await play_on(here, in_channel(here, 0, 1), until=has_played(4))
        await here.quiet()
        assert refused(troubles) == [1, 1], "each message is tried once, and not again within the hour"
        assert [len(said(here, "dm-refused", place)) for place in range(4)] == [1, 1, 0, 0]
        assert [bool(here.hands(person)) for person in here.people] == [False, False, True, True]
        anna = here.people[0]
        assert here.is_called(anna)
        here.loopback.troubles.clear()
        await anna.type_command(here.channel, "tock table")
        await here.loopback.until(lambda: here.hands(anna))
        assert refused(troubles) == [1, 1]


@pytest.mark.long
async def test_quarantined_bot_opens_no_direct_messages(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, LONGER) as here:
        refuse(here, OPEN, 403, 20026)
        await play_on(here, in_channel(here, *range(4)), until=has_played(4))
        await here.quiet()
        assert asked(here, OPEN) == 1
        assert not any(map(here.hands, here.people))
        assert len(logged(here, "20026")) == len(logged(here, "quarantined")) == 1


# --- channels -------------------------------------------------------------------------------------------------------


async def test_unavailable_server_closes_no_game(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, LONGER) as here:
        await here.loopback.until(here.boards)
        (before,) = map(text_of, here.boards())
        await here.loopback.lose_guild(here.channel.guild or 0)
        await play_on(here, here.players(1), until=has_played(3))
        await here.quiet()
        assert (await here.seen()).stage is Stage.PLAYING
        await here.loopback.restore_guild(here.channel.guild or 0)
        await here.loopback.until(lambda: list(map(text_of, here.boards())) != [before])
        assert (await here.seen()).stage is Stage.PLAYING


async def test_table_closes_when_its_channel_was_deleted_unseen(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, LONGER) as here:
        await here.loopback.until(here.boards)
        await here.kill_bot()
        here.loopback.world.remove_channel(here.channel)
        await here.start_bot()
        # The board is up to date, so the bot requests nothing about the channel until someone plays.
        anna = here.players(1)[0]
        await here.loopback.until(anna.turn)
        await anna.play_at_random([])
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while (await here.seen()).stage is not Stage.CLOSED:
                await here.quiet()


@pytest.mark.parametrize(
    "code",
    [
        200000,
        *(pytest.param(one, marks=pytest.mark.long) for one in (160005, 20009, 40333, 150006, 50013, 50001)),
    ],
)
async def test_refused_board_names_no_permission_the_bot_has(tmp_path: Path, code: int) -> None:
    async with running_game(tmp_path) as here:
        for route in (SEND, EDIT):
            refuse(here, route, 403, code, here.channel)
        await play_on(here, here.players(1), until=has_played(3))
        await here.quiet()
        locked = SAY("thread-locked", channel=f"<#{here.channel.id}>")
        assert told(here, locked) == [int(code == 160005)] * 4
        notes = [one for person in here.people for one in here.hands(person) if not one.components]
        assert all(one.payload["content"] == locked for one in notes), "the message names no permission"
        assert len(logged(here, "ERROR")) <= 2, "the edit and the new message, each once"
        here.loopback.troubles.clear()
        await play_on(here, here.players(1), until=has_played(4))
        await here.quiet()
        assert len(here.boards()) == 1


async def test_missing_permission_is_named_though_one_message_is_lost(tmp_path: Path) -> None:
    async with running_game(tmp_path) as here:
        await here.loopback.say(here.channel, here.people[0].id, "Who wins?")
        here.loopback.troubles.add(Trouble(SEND, CONNECTION_LOST, channel=here.people[0].dm.id))
        await here.loopback.permit(here.channel, EVERYTHING & ~SEND_MESSAGES)
        await play_on(here, here.players(1), until=has_played(3))
        await here.quiet()
        facts = {"channel": f"<#{here.channel.id}>", "permissions": SAY("permission-send-messages")}
        assert told(here, SAY("permission-lost", **facts)) == [0, 1, 1, 1]


# --- threads --------------------------------------------------------------------------------------------------------


async def open_in_thread(here: House) -> tuple[Player, Channel]:
    """Let Anna open a table in a thread and start it with computer players."""
    anna = Player(here.loopback, here.people[0], here.channel, Random(1))
    await anna.person.type_command(here.channel, "tock new", ruleset="swiss", rated=False, thread=True)
    await here.loopback.until(lambda: [one for one in here.loopback.world.channels.values() if one.thread])
    thread = thread_of(here)
    await press_on_board(here.loopback, thread, anna, lambda press: isinstance(press, FillAndStart))
    await here.loopback.until(anna.turn)
    return anna, thread


async def play_some(here: House, anna: Player, plays: int) -> None:
    """Let Anna play against the computer players until this number of plays were made."""
    while not has_played(plays)(await here.seen()):
        if await anna.play_at_random([]) is None:
            await here.quiet(0.2)


async def test_refused_thread_name_is_given_up(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        here.loopback.world.blocked.add("Anna")
        anna, thread = await open_in_thread(here)
        name = thread.name
        await play_some(here, anna, 8)
        await here.quiet()
        assert here.loopback.requests[RENAME, 400] == 1
        await press_on_board(here.loopback, thread, anna, lambda press: isinstance(press, ShowMore))
        for wanted in (AskToEnd(TABLE), EndTable(TABLE)):
            await here.loopback.until(partial(shows, thread, anna, wanted))
            await anna.take(wanted, shows(thread, anna, wanted)[-1])
        await here.loopback.until(lambda: thread.thread is not None and thread.thread.minutes == 60)
        assert (thread.name, here.loopback.requests[RENAME, 400]) == (name, 1)


async def test_locked_thread_is_named_as_the_reason(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        anna, thread = await open_in_thread(here)
        await here.quiet()
        here.loopback.interactions.end()
        thread.permissions &= ~MANAGE_THREADS
        await here.loopback.say(thread, anna.person.id, "Who wins?")
        await here.loopback.lock(thread)
        await play_some(here, anna, 4)
        await here.loopback.until(lambda: told(here, SAY("thread-locked", channel=f"<#{thread.id}>"))[0])
        before = set(thread.messages)
        await here.loopback.lock(thread, locked=False)
        await here.loopback.until(lambda: set(thread.messages) - before)
        assert told(here, SAY("thread-locked", channel=f"<#{thread.id}>")) == [1, 0, 0, 0]


async def test_thread_needs_no_send_messages_above(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        anna, thread = await open_in_thread(here)
        await here.quiet()
        here.loopback.interactions.end()
        await here.loopback.permit(here.channel, EVERYTHING & ~SEND_MESSAGES)
        for route in (SEND, EDIT):
            refuse(here, route, 403, 200000, thread)
        await play_some(here, anna, 4)
        await here.quiet()
        assert not [one for one in here.hands(anna.person) if not one.components], "the message names no permission"


# --- outages, and deleted messages ----------------------------------------------------------------------------------


async def test_outage_is_logged_at_its_start_and_its_end(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, LONGER) as here:
        await here.loopback.until(lambda: here.boards() and here.hands(here.people[0]))
        await here.quiet()
        here.loopback.troubles.away = lambda route: "/callback" not in route
        failed = here.loopback.requests.total()
        await here.players(1)[0].play_at_random([])
        await here.loopback.until(lambda: here.loopback.requests.total() > failed + 12)
        here.loopback.troubles.clear()
        await here.loopback.until(lambda: logged(here, "reached Discord again"))
        await here.quiet()
        assert len(logged(here, "tockbot.bot.troubles")) == 2
        assert not logged(here, "ERROR")


async def test_deleted_messages_are_not_deleted_again(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, LONGER) as here:
        await here.loopback.until(here.boards)
        await here.loopback.say(here.channel, here.people[0].id, "Who wins?")
        await play_on(here, here.players(1), until=has_played(6))
        await here.quiet()
        gone = []
        for _ in range(2):
            await here.kill_bot()
            await here.start_bot()
            await here.quiet(4.0)
            gone.append(here.loopback.requests[DELETE, 404])
        assert gone[0] == gone[1], f"each is tried once at most: {gone}"


# --- lost answers to presses ----------------------------------------------------------------------------------------


async def test_lost_answers_to_presses_are_made_up_for(tmp_path: Path) -> None:
    async with running_game(tmp_path) as here:
        # A command, whose first answer is unheard, is answered.
        here.loopback.troubles.add(Trouble(CALLBACK, UNAVAILABLE, done=True))
        done = await here.people[0].type_command(here.channel, "tock rules")
        await here.quiet(2.0)
        assert done.message is not None
        assert has_picture(done.message)

        # A form counts as opened.
        boss = here.people[2]
        boss.may_manage = True
        done = await boss.type_command(here.channel, "tock-server settings")
        await here.loopback.until(lambda: done.message is not None and ChooseGathering() in offered(done.message))
        assert done.message is not None
        here.loopback.troubles.add(Trouble(CALLBACK, UNAVAILABLE, done=True))
        asked = await boss.press(done.message, offered(done.message)[ChooseGathering()][0])
        await here.quiet(2.0)
        assert asked.payload["components"]
        assert not logged(here, "Discord refused")

        # An apology leaves the hand that was there.
        (anna, *_) = in_channel(here, 0)
        await anna.ask_for_hand()
        await here.loopback.until(anna.turn)
        hand = anna.screen
        assert hand is not None
        here.loopback.troubles.add(Trouble(CALLBACK, CONNECTION_LOST, times=2))
        done = await anna.take(anna.turn()[0], hand)
        await here.quiet(2.0)
        turns = [
            one for one in anna.person.sees(here.channel) if any(isinstance(press, TurnPress) for press in offered(one))
        ]
        assert turns == [hand]
        said = [text_of(one) for one in anna.person.sees(here.channel) if one.id in done.followups]
        assert said == [SAY("failed")]

"""Tables in threads on the wire: opened, renamed once, archived and unarchived, through a kill, to their end."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

from loopback import Channel, Interaction, Message
from loopback.world import EVERYTHING, MANAGE_THREADS
from tests.storage.places import outside
from tests.wire.player import Player, offered, press_on_board, text_of
from tests.wire.server import TABLE, House, house
from tests.wire.test_free import counted_of
from tockbot.bot.press import Press
from tockbot.bot.shared_presses import AskToEnd, EndTable, ShowMore
from tockbot.bot.words import speaker
from tockbot.features.lobby.screens import FillAndStart, Sit
from tockbot.tables import Stage


def named(here: House) -> int:
    """Return how many times a channel was changed."""
    return sum(times for (route, _), times in here.loopback.requests.items() if route == "PATCH /channels/{channel}")


def thread_of(here: House) -> Channel:
    """Return the only thread."""
    (thread,) = [one for one in here.loopback.world.channels.values() if one.thread is not None]
    return thread


def threads(here: House) -> list[Channel]:
    """Return all threads."""
    return [one for one in here.loopback.world.channels.values() if one.thread is not None]


async def told(here: House, done: Interaction) -> Message:
    """Return the answer to a command, once it has a text."""
    await here.loopback.until(lambda: done.message is not None and bool(text_of(done.message)))
    assert done.message is not None
    return done.message


def shows(thread: Channel, player: Player, press: Press) -> list[Message]:
    """Return the messages on which a player can do this press."""
    return [message for message in player.person.sees(thread) if press in offered(message)]


async def test_table_in_an_archived_thread_reopens_and_is_named_once(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        anna, bruno = (Player(here.loopback, person, here.channel, Random(1)) for person in here.people[:2])
        await anna.person.type_command(here.channel, "tock new", ruleset="swiss", rated=False, thread=True)
        await here.loopback.until(lambda: [one for one in here.loopback.world.channels.values() if one.thread])
        thread = thread_of(here)
        await here.loopback.until(lambda: any(one.components for one in thread.seen_by()))
        await here.quiet()
        assert counted_of(here) == 3, "the message above, the thread, the lobby"
        (lobby,) = thread.seen_by()

        # Messages in an archived thread cannot be edited: a new message unarchives it.
        await here.loopback.put_away(thread)
        here.loopback.interactions.end()
        await press_on_board(here.loopback, thread, bruno, lambda press: isinstance(press, Sit) and press.seat == 1)
        await here.loopback.until(lambda: len(thread.seen_by()) == 1 and thread.seen_by()[0] is not lobby)
        assert thread.thread is not None
        assert not thread.thread.archived
        assert str(bruno.person.id) in text_of(thread.seen_by()[0])

        await press_on_board(here.loopback, thread, anna, lambda press: isinstance(press, FillAndStart))
        await here.loopback.until(lambda: thread.name == "🎲 Tock: Anna, Bruno")
        assert named(here) == 1
        await here.kill_bot()
        await here.start_bot()
        await here.quiet()
        await press_on_board(here.loopback, thread, anna, lambda press: isinstance(press, ShowMore))
        for wanted in (AskToEnd(TABLE), EndTable(TABLE)):
            await here.loopback.until(partial(shows, thread, anna, wanted))
            await anna.take(wanted, shows(thread, anna, wanted)[-1])
        await here.loopback.until(lambda: thread.thread is not None and thread.thread.minutes == 60)
        assert (await here.seen()).stage is not Stage.PLAYING
        assert named(here) == 2, "once for its name, once for its archiving"
        assert not here.loopback.rates.refused


async def test_thread_is_not_opened_when_the_table_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        anna = Player(here.loopback, here.people[0], here.channel, Random(1))

        async def opens() -> str:
            done = await anna.person.type_command(here.channel, "tock new", ruleset="swiss", thread=True)
            return text_of(await told(here, done))

        for _ in range(2):
            await opens()
        await here.quiet()
        before, there = counted_of(here), threads(here)
        assert len(there) == 2
        assert {await opens() for _ in range(30)} == {speaker("en")("refused-lobbies-a-person", tables=2)}
        await here.quiet()
        assert threads(here) == there
        assert counted_of(here) == before


async def test_thread_of_a_table_that_is_not_saved_is_removed(tmp_path: Path) -> None:
    place = tmp_path / "t.sqlite3"
    async with house(place, tmp_path) as here:
        anna = Player(here.loopback, here.people[0], here.channel, Random(1))
        say = speaker("en")

        async def opens() -> str:
            done = await anna.person.type_command(here.channel, "tock new", ruleset="swiss", thread=True)
            return text_of(await told(here, done))

        # The bot already knows Anna, so that only the table cannot be saved.
        await anna.person.type_command(here.channel, "tock help")
        await here.quiet()
        outside(place, "CREATE TRIGGER full BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'full'); END")
        for manages in (True, False):
            here.channel.permissions = EVERYTHING if manages else EVERYTHING & ~MANAGE_THREADS
            for _ in range(2):
                assert await opens() == say("refused-not-saved")
            left = threads(here)
            assert all(one.thread is not None and one.thread.archived for one in left)
            assert len(left) == (0 if manages else 2)
            assert not here.channel.seen_by(), "nothing leads to a thread without a table"
        # Each attempt reached Discord, so none is refunded.
        assert await opens() == say("refused-not-saved")
        assert await opens() in {say("refused-too-often", seconds=seconds) for seconds in range(1, 61)}
        outside(place, "DROP TRIGGER full")

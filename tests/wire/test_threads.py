"""Tables in threads on the wire: opened, renamed once, asleep and awake, through a kill, to their end."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

from loopback import Channel, Message
from tests.wire.house import TABLE, House, house
from tests.wire.player import Player, offered, press_on_board, text_of
from tests.wire.test_free import counted_of
from tockbot.bot.errands import AskToEnd, EndTable, ShowMore
from tockbot.bot.press import Press
from tockbot.features.lobby.presses import FillAndStart, Sit
from tockbot.tables import Stage


def named(here: House) -> int:
    """How often a channel was changed."""
    return sum(times for (route, _), times in here.loopback.requests.items() if route == "PATCH /channels/{channel}")


def thread_of(here: House) -> Channel:
    """The one thread."""
    (thread,) = [one for one in here.loopback.world.channels.values() if one.thread is not None]
    return thread


def shows(thread: Channel, player: Player, press: Press) -> list[Message]:
    """The messages on which somebody can press this."""
    return [message for message in player.person.sees(thread) if press in offered(message)]


async def test_a_table_in_a_thread_sleeps_and_wakes_and_is_named_once(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        anna, bruno = (Player(here.loopback, person, here.channel, Random(1)) for person in here.people[:2])
        await anna.person.type_command(here.channel, "tock new", ruleset="swiss", rated=False, thread=True)
        await here.loopback.until(lambda: [one for one in here.loopback.world.channels.values() if one.thread])
        thread = thread_of(here)
        await here.loopback.until(lambda: any(one.components for one in thread.seen_by()))
        await here.quiet()
        assert counted_of(here) == 3, "what leads to it, the thread, the lobby"
        (lobby,) = thread.seen_by()

        # What stands in a thread that is put away cannot be changed: a new one wakes it.
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
        assert named(here) == 2, "once for its name, once so that it is put away"
        assert not here.loopback.rates.refused

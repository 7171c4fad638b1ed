"""Hands in the channel, sent with interaction tokens: Discord counts almost nothing, and no one sees another's hand."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import psutil
import pytest

from loopback import Interaction, Message, Trouble
from loopback.faults import UNAVAILABLE
from loopback.rates import Bucket
from tests.storage.places import Server, outside
from tests.texts import says
from tests.wire.killing import LONGER, POSITION, check_privacy
from tests.wire.player import TIMEOUT_SECONDS, Player, offered, shown, text_of
from tests.wire.playing import has_played, is_over, play_on
from tests.wire.server import House, house
from tockbot.bot.shared_presses import ShowHand
from tockbot.features.turn.turn import ChooseAhead, TurnPress
from tockbot.tables import TableSeen

LATE_SECONDS: Final = 0.4
"""Delay in seconds that makes a request arrive after all requests made with it."""

CALLBACK = "POST /interactions/{interaction}/{token}/callback"
DELETE = "DELETE /webhooks/{application}/{token}/messages/{message}"
EDIT = "PATCH /webhooks/{application}/{token}/messages/{message}"
FOLLOW = "POST /webhooks/{application}/{token}"
EVERYBODY = range(4)
READ_MESSAGE_HISTORY = 1 << 16


def counted_of(here: House) -> int:
    """Return the number of requests about messages that Discord counts."""
    return sum(times for (route, _), times in here.loopback.requests.items() if "/channels" in route)


async def open_hands(here: House, players: list[Player]) -> None:
    """Let everyone look at their hand once, which provides tokens, and wait until nothing more follows."""
    await here.loopback.until(lambda: here.boards() and here.calls())
    for player in players:
        assert await shown(await player.ask_for_hand())
    await here.quiet()


async def test_a_game_in_the_channel_costs_nothing_that_is_counted(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION, in_channel=EVERYBODY) as here:
        players = here.players(1)
        await open_hands(here, players)
        # Messages sent before anyone pressed are deleted by counted requests.
        await play_on(here, players, until=lambda seen: seen.game is not None and bool(seen.game.history))
        await here.quiet()
        (board,), counted, told = here.boards(), counted_of(here), set[int]()
        here.loopback.listeners.append(lambda what, message: told.add(message.id) if what == "create" else None)
        plays = 0

        def until(seen: TableSeen) -> bool:
            return seen.game is not None and len(seen.game.history) >= plays

        for plays in (3, 6):
            await play_on(here, players, until=until)
            check_privacy(here)
            await here.quiet()
            assert len(here.boards()) == len(here.calls()) == 1
            assert (here.boards()[0] is board) == (plays == 3), "it is posted again only below a person's message"
            await here.loopback.say(here.channel, here.people[0].id, "Well, well")
        assert counted_of(here) == counted
        assert not [person for person in here.people if here.hands(person)], "no one gets a message"
        unasked = [one for one in here.channel.messages.values() if one.viewer is not None and one.id in told]
        assert unasked, "people with living tokens get their hands unasked"
        await play_on(here, players, until=is_over)
        await here.loopback.until(lambda: here.boards() and says(text_of(here.boards()[-1]), "table-won"))
        await here.quiet()
        assert (len(here.boards()), here.calls()) == (1, [])
    assert "ERROR" not in here.log.read_text()


async def test_failed_request_and_ended_tokens_leave_one_board(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, LONGER, in_channel=EVERYBODY) as here:
        players = here.players(1)
        await open_hands(here, players)
        # Otherwise the bot would look for it.
        here.channel.permissions &= ~READ_MESSAGE_HISTORY
        await here.loopback.say(here.channel, here.people[0].id, "Where is it?")
        here.loopback.troubles.add(Trouble(FOLLOW, UNAVAILABLE, done=True))
        await play_on(here, players, until=has_played(1))
        await here.quiet()
        boards = here.boards()
        assert len(boards) == 2
        stray = min(boards, key=lambda board: board.id)
        hand = next(press for press in offered(stray) if isinstance(press, ShowHand))
        assert await shown(await players[0].take(hand, stray))
        await here.loopback.until(lambda: len(here.boards()) == 1)

        # Tokens that ended early cause no error.
        here.channel.permissions |= READ_MESSAGE_HISTORY
        await here.quiet()
        here.loopback.interactions.end()
        counted = counted_of(here)
        await play_on(here, players, until=has_played(4))
        await here.quiet()
        assert counted_of(here) > counted
        assert len(here.boards()) == len(here.calls()) == 1


async def test_player_is_pinged_when_the_board_used_up_their_token(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, LONGER, in_channel=EVERYBODY) as here:
        players = here.players(1)
        # The newest press on the board is that of the next player.
        await open_hands(here, players[:2])
        here.loopback.rates.buckets = {EDIT: (Bucket("token", 2, 1.0, "token"),)}
        await play_on(here, players, until=has_played(1))
        await here.loopback.until(lambda: here.is_called(players[1].person))


async def test_press_on_a_replaced_hand_gets_a_working_one(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, LONGER, in_channel=EVERYBODY) as here:
        players = here.players(1)
        await open_hands(here, players)
        for seat, late in ((1, CALLBACK), (2, DELETE)):
            pressed = await press_when_replaced(here, players[seat], late)
            await play_on(here, players[:seat], until=has_played(seat))
            assert await shown(await asyncio.wait_for(pressed, TIMEOUT_SECONDS))
            await here.quiet()
            (hand,) = [one for one in here.channel.messages.values() if one.viewer == players[seat].person.id]
            assert any(isinstance(one, TurnPress) for one in offered(hand))


async def press_when_replaced(here: House, player: Player, late: str) -> asyncio.Future[Interaction]:
    """Let a person press their hand at the moment when another one replaces it; requests like this come ``late``."""
    replaced, pressed = player.screen, asyncio.get_running_loop().create_future()
    assert replaced is not None
    ahead = next(press for press in offered(replaced) if isinstance(press, ChooseAhead))
    assert await shown(await player.take(ahead, replaced))
    card = next(press for press in offered(replaced) if isinstance(press, TurnPress))

    async def press() -> None:
        pressed.set_result(await player.take(card, replaced))

    def watch(what: str, message: Message) -> None:
        if what == "create" and message.viewer == player.person.id:
            here.loopback.listeners.remove(watch)
            here.loopback.troubles.add(Trouble(late, delay=LATE_SECONDS))
            pressing.append(asyncio.create_task(press()))

    pressing: list[asyncio.Task[None]] = []
    here.loopback.listeners.append(watch)
    return pressed


@pytest.fixture
def mortal() -> Iterator[Server]:
    """Start a server for this test only."""
    started = Server()
    yield started
    started.close()


@pytest.mark.parametrize("is_bot_killed", [False, pytest.param(True, marks=pytest.mark.long)])
async def test_message_forgotten_by_a_dead_server_is_deleted(
    mortal: Server,
    tmp_path: Path,
    is_bot_killed: bool,  # noqa: FBT001 - pytest passes it
) -> None:
    """A board or ping was shown and the previous one deleted, but the server that takes over knows nothing of it."""
    async with house(mortal.new_database(), tmp_path, LONGER, in_channel=EVERYBODY) as here:
        players = here.players(1)
        await open_hands(here, players)
        for plays, stood in enumerate((here.boards, here.calls), 1):
            await here.loopback.say(here.channel, here.people[0].id, "Where is it?")
            (old,) = stood()
            died = dies_without(mortal, here, old)
            playing = asyncio.create_task(play_on(here, players, until=has_played(plays)))
            await asyncio.wait_for(died, TIMEOUT_SECONDS)
            if is_bot_killed:
                await here.kill_bot()
            await asyncio.to_thread(mortal.start)
            if is_bot_killed:
                await here.start_bot()
            await playing
            await here.quiet()
            assert (len(here.boards()), len(here.calls())) == (1, 1)
            # The next update completes the interrupted one, and leaves nothing behind.
            assert await shown(await here.people[0].type_command(here.channel, "tock table"))
            await here.quiet()
            assert (len(here.boards()), len(here.calls())) == (1, 1)
        await play_on(here, players, until=has_played(3))
        await here.quiet()
        assert (len(here.boards()), len(here.calls())) == (1, 1)


def dies_without(server: Server, here: House, old: Message) -> asyncio.Future[None]:
    """Kill a server when a message is deleted; it loses what it had not yet synced to its disk."""
    ((writer,),) = outside(str(here.place), "SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'")
    psutil.Process(writer).suspend()
    died = asyncio.get_running_loop().create_future()

    def watch(what: str, message: Message) -> None:
        if what == "delete" and message is old:
            here.loopback.listeners.remove(watch)
            server.kill()
            died.set_result(None)

    here.loopback.listeners.append(watch)
    return died

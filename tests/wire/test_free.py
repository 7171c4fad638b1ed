"""Hands in the channel, by the tokens of presses: Discord counts next to nothing, and nobody sees another's."""

from __future__ import annotations

from pathlib import Path

import pytest

from loopback import Trouble
from loopback.faults import UNAVAILABLE
from tests.wire.house import House, house
from tests.wire.killing import LONGER, POSITION, check_privacy
from tests.wire.player import Player, offered, shown, text_of
from tests.wire.playing import is_over, play_on
from tockbot.bot.errands import ShowHand
from tockbot.tables import TableSeen

FOLLOW = "POST /webhooks/{application}/{token}"
EVERYBODY = range(4)
READ_MESSAGE_HISTORY = 1 << 16


def counted_of(here: House) -> int:
    """How many requests about messages there were that Discord counts."""
    return sum(times for (route, _), times in here.loopback.requests.items() if "/channels" in route)


async def open_hands(here: House, players: list[Player]) -> None:
    """Have everybody look at their hand once, which leaves tokens; wait until nothing more comes of it."""
    await here.loopback.until(lambda: here.boards() and here.calls())
    for player in players:
        assert await shown(await player.ask_for_hand())
    await here.quiet()


async def test_a_game_in_the_channel_costs_nothing_that_is_counted(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION, in_channel=EVERYBODY) as here:
        players = here.players(1)
        await open_hands(here, players)
        # What was sent before anybody pressed is taken away the counted way.
        await play_on(here, players, until=lambda seen: seen.game is not None and bool(seen.game.history))
        await here.quiet()
        (board,), counted, told = here.boards(), counted_of(here), set[int]()
        here.loopback.told.append(lambda what, message: told.add(message.id) if what == "create" else None)
        plays = 0

        def until(seen: TableSeen) -> bool:
            return seen.game is not None and len(seen.game.history) >= plays

        for plays in (3, 6):
            await play_on(here, players, until=until)
            check_privacy(here)
            await here.quiet()
            assert len(here.boards()) == len(here.calls()) == 1
            assert (here.boards()[0] is board) == (plays == 3), "it comes anew only where a person wrote below it"
            await here.loopback.say(here.channel, here.people[0].id, "Well, well")
        assert counted_of(here) == counted
        assert not [person for person in here.people if here.hands(person)], "nobody is sent anything"
        unasked = [one for one in here.channel.messages.values() if one.viewer is not None and one.id in told]
        assert unasked, "hands come unasked to those whose tokens live"
        await play_on(here, players, until=is_over)
        await here.loopback.until(lambda: here.boards() and "win!" in text_of(here.boards()[-1]))
        await here.quiet()
        assert (len(here.boards()), here.calls()) == (1, [])
    assert "ERROR" not in here.log.read_text()


@pytest.mark.parametrize("may_look", [True, False])
async def test_a_message_that_was_made_though_discord_said_it_failed_is_taken_away(
    tmp_path: Path,
    may_look: bool,  # noqa: FBT001 - a parameter of pytest
) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, LONGER, in_channel=EVERYBODY) as here:
        players = here.players(1)
        await open_hands(here, players)
        if not may_look:
            here.channel.permissions &= ~READ_MESSAGE_HISTORY
        await here.loopback.say(here.channel, here.people[0].id, "Where is it?")
        here.loopback.troubles.add(Trouble(FOLLOW, UNAVAILABLE, done=True))
        await play_on(here, players, until=lambda seen: seen.game is not None and len(seen.game.history) >= 1)
        await here.quiet()
        boards = here.boards()
        assert len(boards) == (1 if may_look else 2)
        if not may_look:
            stray = min(boards, key=lambda board: board.id)
            hand = next(press for press in offered(stray) if isinstance(press, ShowHand))
            assert await shown(await players[0].take(hand, stray))
            await here.loopback.until(lambda: len(here.boards()) == 1)


async def test_a_token_that_ended_early_is_no_trouble(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, LONGER, in_channel=EVERYBODY) as here:
        players = here.players(1)
        await open_hands(here, players)
        here.loopback.interactions.end()
        counted = counted_of(here)
        await play_on(here, players, until=lambda seen: seen.game is not None and len(seen.game.history) >= 3)
        await here.quiet()
        assert counted_of(here) > counted
        assert len(here.boards()) == len(here.calls()) == 1

"""The real bot on the wire, in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from loopback.rates import A_SECOND
from tests.wire.house import House, house
from tests.wire.killing import POSITION
from tests.wire.player import Player, seat
from tests.wire.playing import play_on
from tockbot.tables import TableSeen


def everybody(here: House) -> list[Player]:
    return [Player(here.loopback, person, here.channel, Random(1)) for person in here.people]


def has_played(plays: int) -> Callable[[TableSeen], bool]:
    return lambda seen: seen.game is not None and len(seen.game.history) >= plays


async def test_four_people_play_by_direct_message_and_in_the_channel(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, a_second=A_SECOND) as here:
        here.loopback.world.closed |= {person.id for person in here.people[2:]}
        players = everybody(here)
        await seat(here.loopback, here.channel, players)
        await play_on(here, players, until=has_played(12))

        def messages() -> list[int]:
            return [len(here.boards()), *(len(here.hands(person)) for person in here.people)]

        await here.loopback.until(lambda: messages() == [1, 1, 1, 0, 0])
        await here.quiet()
        assert {refusal.partition(": ")[2][:9] for refusal in here.loopback.refusals} == {"403 50007"}
        # They may arrive together at a loopback that was held up; whoever minds no budget is refused dozens.
        assert here.loopback.rates.refused < 10, "emojis, commands and the game together are not too much"
        assert messages() == [1, 1, 1, 0, 0]
        assert "/tock help" in here.loopback.world.about, "the profile says where to begin"
    logged = here.log.read_text().splitlines()
    assert not [line for line in logged if "discord.http: We are being rate limited" not in line]


async def test_a_lost_connection_loses_no_press(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION) as here:
        gateway, players = here.loopback.gateway, everybody(here)
        await gateway.reconnect(0)
        await here.loopback.until(lambda: gateway.resumed == 1)
        await play_on(here, players, until=has_played(1))
        await gateway.drop(0)
        await here.loopback.until(lambda: gateway.resumed == 2)
        await play_on(here, players, until=has_played(2))
        assert gateway.identified == 1

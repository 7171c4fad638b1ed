"""The real bot on the wire, in a process of its own."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.wire.house import house
from tests.wire.player import Player, seat
from tests.wire.playing import play_on


async def test_four_people_play_by_direct_message_and_in_the_channel(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        here.loopback.world.closed |= {person.id for person in here.people[2:]}
        players = [Player(here.loopback, person, here.channel, Random(1)) for person in here.people]
        await seat(here.loopback, here.channel, players)
        await play_on(here, players, until=lambda seen: seen.game is not None and len(seen.game.history) >= 12)
        await here.quiet()
        assert {refusal.partition(": ")[2][:9] for refusal in here.loopback.refusals} == {"403 50007"}
        assert len(here.boards()) == 1
        assert [len(here.hands(person)) for person in here.people] == [1, 1, 0, 0]
    assert not here.log.read_text()

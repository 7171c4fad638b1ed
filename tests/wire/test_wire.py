"""The real bot on the wire, in its own process."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from loopback.rates import A_SECOND
from tests.wire.killing import POSITION, has_asked
from tests.wire.player import Player, seat, text_of
from tests.wire.playing import has_played, is_over, play_on
from tests.wire.server import House, house
from tockbot.render import draw_emojis
from tockbot.rules import Burn, Position, Seat, parse_position
from tockbot.tables import Stage

LATE = [
    parse_position("dog 4t d3 pm 0 60+,h2,h3,h4/6+,h2,h3,h4/24+,h2,h3,h4/42+,h2,h3,h4 59K/A36/27T/48Q"),
    parse_position("keezen 4t d3 pm 0 60,h2,h3,h4/6,h2,h3,h4/24,h2,h3,h4/42,h2,h3,h4 59K/A36/27T/48Q"),
]
"""Near the end: each player has one pawn on the track."""

BURNT_AT_A_WALL = parse_position("jackaroo 4t d3 pm 0 60,h2,h3,h4/66,h2,h3,h4/34,h2,h3,h4/67,h2,h3,h4 8T/36/3Q/59")
"""Near the end, with a wall on 66 and 67: the first player can only burn a card."""


def everybody(here: House) -> list[Player]:
    return [Player(here.loopback, person, here.channel, Random(1)) for person in here.people]


async def test_four_people_play_by_direct_message_and_in_the_channel(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, a_second=A_SECOND, is_new=True) as here:
        here.loopback.world.closed |= {person.id for person in here.people[2:]}
        players = everybody(here)
        await seat(here.loopback, here.channel, players)
        await play_on(here, players, until=has_played(8))

        def messages() -> list[int]:
            return [len(here.boards()), *(len(here.hands(person)) for person in here.people)]

        await here.loopback.until(lambda: messages() == [1, 1, 1, 0, 0])
        await here.quiet()
        refused = {refusal.partition(": ")[2][:9] for refusal in here.loopback.refusals}
        # A token may be in use for a message that is being deleted: then the counted request fails.
        assert refused - {"404 10008"} == {"403 50007"}
        assert len(here.loopback.routes.emojis) == len(draw_emojis())
        # They may arrive together at a loopback that was held up; a bot without a budget is refused dozens of times.
        assert here.loopback.rates.refused < 10, "emojis, commands and the game stay within the limits"
        assert messages() == [1, 1, 1, 0, 0]
        profile = here.loopback.world.profile
        assert "/tock help" in profile["description"], "the profile says where to begin"
        assert profile["tags"]
        assert profile["icon"]
        assert profile["cover_image"]
        install, own = (profile["integration_types_config"][kind] for kind in "01")
        assert own["oauth2_install_params"] == {"scopes": ["applications.commands"], "permissions": 0}
        assert install["oauth2_install_params"]["scopes"] == ["bot", "applications.commands"], "Add App brings the bot"
    logged = here.log.read_text().splitlines()
    assert not [line for line in logged if "discord.http: We are being rate limited" not in line]


@pytest.mark.long
async def test_table_continues_after_an_outage_while_passing_cards(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        players, troubles = everybody(here), here.loopback.troubles
        await seat(here.loopback, here.channel, players)
        await here.quiet()
        (before,) = map(text_of, here.boards())
        # All except the first answer to a press, which also shows the player the card they passed.
        troubles.away = lambda route: "/callback" not in route
        for player in players:
            failed = here.loopback.requests.total()
            await player.play_at_random([])
            await here.loopback.until(partial(has_asked, here, failed + 2))
        assert list(map(text_of, here.boards())) == [before]
        troubles.clear()
        ended = monotonic()
        await here.loopback.until(lambda: list(map(text_of, here.boards())) != [before])
        assert monotonic() - ended < 5


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


@pytest.mark.parametrize("position", [BURNT_AT_A_WALL, *(pytest.param(one, marks=pytest.mark.long) for one in LATE)])
async def test_games_of_the_family_are_played_to_the_end(tmp_path: Path, position: Position) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, position) as here:
        await play_on(here, everybody(here), until=is_over)
        over = await here.seen()
        assert over.game is not None
        assert over.stage is Stage.FINISHED
        if position is BURNT_AT_A_WALL:
            first, second = over.game.history[:2]
            assert first.play == Burn("T", Seat(1))
            assert second.seat == 2, "the player of the burnt card loses the turn"

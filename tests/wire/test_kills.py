"""The bot is killed at random moments of a game, and nothing is lost, nothing is done twice, nothing is left behind."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tests.wire.house import House, house
from tests.wire.player import Player, text_of
from tests.wire.playing import is_over, play_on
from tockbot.rules import parse_position
from tockbot.tables import Entry, Gave, PersonId, Played

POSITION: Final = "swiss 4t d3 pm 0 60,h2,h3,h4/6,h2,h3,h4/24,h2,h3,h4/42,h2,h3,h4 59K/A36/27T/48Q"
"""Near the end: everybody has one pawn on the way."""

KILLS: Final = 10
MOST_REQUESTS: Final = 20
"""That the bot makes at most between its start and its death: those of about three plays."""
LONGEST_REQUEST: Final = 0.01
"""Seconds."""


async def kill_at_random(here: House, kills: int, luck: Random) -> None:
    """Kill the bot so many times, at any moment, and start it again; what was saved before stays as it was."""
    saved: list[Entry] = []
    for _ in range(kills):
        asked = here.loopback.requests.total() + luck.randrange(MOST_REQUESTS)
        await here.loopback.until(partial(_has_asked, here, asked), 60)
        await asyncio.sleep(luck.uniform(0, LONGEST_REQUEST))
        await here.kill_bot()
        now = await here.entries()
        assert now[: len(saved)] == saved
        saved = now
        await here.start_bot()


def _has_asked(here: House, requests: int) -> bool:
    return here.loopback.requests.total() >= requests


async def play_while_it_is_killed(here: House, kills: int, seed: int) -> None:
    """Let four people, two of whom take no direct messages, play to the end of the game."""
    here.loopback.world.closed |= {person.id for person in here.people[2:]}
    players = [Player(here.loopback, person, here.channel, Random(seed)) for person in here.people]
    async with asyncio.TaskGroup() as both:
        both.create_task(kill_at_random(here, kills, Random(seed)))
        both.create_task(play_on(here, players, until=is_over))
    await here.quiet(3)


async def check(here: House) -> None:
    """Nothing that was acknowledged is lost, and the end is shown."""
    entries = await here.entries()
    for stamp, person in here.promised:
        settled = next(entry for entry in entries[stamp:] if isinstance(entry.event, Played | Gave))
        assert isinstance(settled.event, Gave) or settled.actor == PersonId(here.people.index(person) + 1)
    assert "win!" in text_of(here.boards()[-1])
    for person in here.people[:2]:
        assert "is over" in text_of(here.hands(person)[-1])


async def test_a_game_survives_kills_at_any_moment(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, parse_position(POSITION)) as here:
        await play_while_it_is_killed(here, KILLS, seed=1)
        assert here.starts == KILLS + 1
        assert here.promised
        await check(here)

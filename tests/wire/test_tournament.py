"""A tournament of thirty-two on the wire, through a kill: two of them never come, and computers have their seats."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest

from loopback import Channel, Message, Person
from tests.storage.places import outside
from tests.wire.house import House, has_picture, house
from tests.wire.player import Player, offered, press_on_board, shown, who_plays
from tockbot.bot.errands import CallTournament
from tockbot.bot.press import Press
from tockbot.bot.words.speaker import speaker
from tockbot.features.help import ShowHelp, Topic
from tockbot.features.tournament.presses import Begin, Enter, SayPresent, ShowCourse
from tockbot.storage import Database, StoredTournaments
from tockbot.tables import GuildId, PersonId
from tockbot.tournaments import Tournament, standings

PEOPLE = 32
TABLES = 8
ROUND_OVER = (
    "UPDATE tournaments SET version = version + 1, data = json_set(data, '$.until', '2026-01-01T00:00:00+00:00')"
)
PLAYS = 3
"""That are made at each table before the round is over."""

LATE = 300.0
"""Seconds within which whoever did not come is stood in for, and a round that is over is told of."""


def threads(here: House) -> list[Channel]:
    """Those of the tables, the oldest first."""
    return sorted((one for one in here.loopback.world.channels.values() if one.thread), key=lambda one: one.id)


def calls(thread: Channel) -> list[Message]:
    """The messages by which the people of a table are called there."""
    told = speaker("en")("tournament-call-about", minutes=20)
    return [message for message in thread.seen_by() if told in message.payload["content"]]


def posts(here: House, pressed: type) -> list[Message]:
    """The messages of the channel on which such a thing can be pressed."""
    return [one for one in here.channel.seen_by() if any(isinstance(press, pressed) for press in offered(one))]


def told(here: House, rounds: int) -> bool:
    """Whether it was told once after each of so many rounds who stands where."""
    return len([one for one in posts(here, ShowCourse) if has_picture(one)]) == rounds


def called(here: House, tables: int) -> bool:
    """Whether the people of so many tables have been called."""
    return len(threads(here)) == tables and all(map(calls, threads(here)))


def begun(tables: list[Channel]) -> bool:
    """Whether there is a board at each table."""
    return all(any(map(has_picture, thread.seen_by())) for thread in tables)


async def stands(place: Path) -> Tournament:
    """The tournament as it is saved."""
    database = await Database.read(place)
    (guild,) = [int(one) for (one,) in await database.rows("SELECT guild FROM tournaments")]
    found = await StoredTournaments(database).last(GuildId(guild))
    await database.close()
    assert found is not None
    return found


async def call_it(here: House, host: Person) -> None:
    """Call a tournament of two rounds from the help."""
    helped = await host.type_command(here.channel, "tock help")
    await shown(helped)
    own = Player(here.loopback, host, here.channel, Random(1))
    assert helped.message is not None
    await shown(await own.take(ShowHelp(Topic.PLAY), helped.message))
    form = await own.take(CallTournament(), helped.message)
    await host.fill(form, mode="singles", rounds="2", minutes="20")
    await here.loopback.until(lambda: posts(here, Enter))


async def press_in_channel(here: House, person: Person, pressed: type[Press]) -> None:
    """Press something on the tournament's message."""
    own = Player(here.loopback, person, here.channel, Random(1))
    await press_on_board(here.loopback, here.channel, own, lambda press: isinstance(press, pressed))


async def say_present(here: House, people: list[Person]) -> None:
    """Let these people say at their tables of this round that they are there."""
    for person in people:
        (call,) = [call for thread in threads(here)[-TABLES:] for call in calls(thread) if person.id in mentioned(call)]
        (press,) = [press for press in offered(call) if isinstance(press, SayPresent)]
        await Player(here.loopback, person, call.channel, Random(1)).take(press, call)


def mentioned(message: Message) -> set[int]:
    """Who is called by a message."""
    return {int(one["id"]) for one in message.payload["mentions"]}


async def play_some(here: House, people: list[Person], tables: list[Channel]) -> None:
    """Let a few plays be made at each table by its people."""
    for thread in tables:
        (call,) = calls(thread)
        own = [one for one in people if one.id in mentioned(call)]
        players = [Player(here.loopback, one, thread, Random(1)) for one in own]
        for _ in range(PLAYS):
            await here.loopback.until(partial(who_plays, players))
            player = who_plays(players)
            assert player is not None
            await player.play_at_random([])


@pytest.mark.long
async def test_thirty_two_play_two_rounds_through_a_kill_and_two_never_come(tmp_path: Path) -> None:
    place = tmp_path / "t.sqlite3"
    async with house(place, tmp_path) as here:
        world, until = here.loopback.world, here.loopback.until
        more = [Person(here.loopback, f"Number {number}") for number in range(len(here.people), PEOPLE)]
        world.guilds[here.channel.guild or 0]["members"] += [world.member(one.user) for one in more]
        people = [*here.people, *more]
        host, absent, there = people[0], people[-2:], people[:-2]
        host.may_manage = True
        await call_it(here, host)
        for person in people:
            await press_in_channel(here, person, Enter)
        await press_in_channel(here, host, Begin)
        await until(partial(called, here, TABLES))
        await say_present(here, there[:10])
        await here.kill_bot()
        await here.start_bot()
        await say_present(here, there[10:])
        for number in (1, 2):
            tables = threads(here)[-TABLES:]
            await until(partial(begun, tables), LATE)
            await play_some(here, there, tables)
            outside(place, ROUND_OVER)
            await until(partial(told, here, number), LATE)
            if number == 1:
                await until(partial(called, here, 2 * TABLES))
                await say_present(here, there)
        await here.quiet()
        assert told(here, 2)

        tournament = await stands(place)
        assert tournament.over
        assert [len(games) for games in tournament.played] == [TABLES, TABLES]
        never = {PersonId(number) for number in (PEOPLE - 1, PEOPLE)}
        came = [{person for game in games for person in game.here} for games in tournament.played]
        assert came == [{PersonId(number) for number in range(1, PEOPLE + 1)} - never] * 2
        points = {tournament.teams[one.team][0]: one.points for one in standings(tournament)}
        assert [points[person] for person in never] == [0, 0]
        assert sum(points.values()) > 0
        opened = [game.table for games in tournament.played for game in games]
        assert len(set(opened)) == 2 * TABLES
        assert [len(calls(thread)) for thread in threads(here)] == [1] * 2 * TABLES, "nobody is called twice"
        for person in absent:
            assert not person.sees(person.dm), "who never came has no hand"
        assert not here.loopback.rates.refused

"""A tournament of 32 people on the wire, through a kill: two of them never come, and computer players replace them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest

from loopback import Channel, Message, Person
from loopback.world import CREATE_EVENTS, EVERYTHING, MANAGE_GUILD
from tests.storage.places import outside
from tests.texts import EN, says
from tests.wire.player import Player, offered, press_on_board, shown, text_of, who_plays
from tests.wire.server import House, has_picture, house
from tockbot.bot.press import Press
from tockbot.bot.shared_presses import CallTournament
from tockbot.bot.words import speaker
from tockbot.features.help import ShowHelp, Topic
from tockbot.features.tournament_events import AnnounceEvent
from tockbot.features.tournament_screens import Begin, CallOff, Enter, PairAgain, SayPresent, ShowCourse
from tockbot.storage import StoredTournaments, read_database
from tockbot.tables import GuildId, PersonId
from tockbot.tournaments import Tournament, standings

PEOPLE = 32
TABLES = 8
ROUND_OVER = (
    "UPDATE tournaments SET version = version + 1, data = json_set(data, '$.until', '2026-01-01T00:00:00+00:00')"
)
CHECK_IN_OVER = (
    "UPDATE tournaments SET version = version + 1,"
    " data = json_set(data, '$.played[0][0].until', '2026-01-01T00:00:00+00:00')"
)
EVENT_UNKNOWN = (
    "UPDATE tournaments SET version = version + 1, data = json_set(data, '$.event.id', NULL, '$.event.ends', NULL)"
)
EVENT_OUTDATED = (
    "UPDATE tournaments SET version = version + 1, data = json_set(data, '$.event.ends', '2026-01-01T00:00:00+00:00')"
)
EVENT_ID = "SELECT json_extract(data, '$.event.id') FROM tournaments"
PLAYS = 3
"""Number of plays at each table before the round is over."""

LATE = 300.0
"""Maximum number of seconds until an absent player is replaced, and until a finished round is announced."""


def threads(here: House) -> list[Channel]:
    """Return the threads of the tables, the oldest first."""
    return sorted((one for one in here.loopback.world.channels.values() if one.thread), key=lambda one: one.id)


def calls(thread: Channel) -> list[Message]:
    """Return the messages that ping the players of a table in its thread."""
    told = speaker("en")("tournament-call-about", minutes=45)
    return [message for message in thread.seen_by() if told in message.payload["content"]]


def posts(here: House, pressed: type) -> list[Message]:
    """Return the messages of the channel with such a button."""
    return [one for one in here.channel.seen_by() if any(isinstance(press, pressed) for press in offered(one))]


def told(here: House, rounds: int) -> bool:
    """Return whether the standings were posted once after each of these rounds."""
    return len([one for one in posts(here, ShowCourse) if has_picture(one)]) == rounds


def called(here: House, tables: int) -> bool:
    """Return whether the players of this number of tables were pinged."""
    return len(threads(here)) == tables and all(map(calls, threads(here)))


def begun(tables: list[Channel]) -> bool:
    """Return whether there is a board at each table."""
    return all(any(map(has_picture, thread.seen_by())) for thread in tables)


async def stands(place: Path) -> Tournament:
    """Return the saved tournament."""
    database = await read_database(place)
    (guild,) = [int(one) for (one,) in await database.rows("SELECT guild FROM tournaments")]
    found = await StoredTournaments(database).last(GuildId(guild))
    await database.close()
    assert found is not None
    return found


async def call_it(here: House, host: Person, mode: str = "singles") -> None:
    """Open a tournament of two rounds from the help."""
    helped = await host.type_command(here.channel, "tock help")
    await shown(helped)
    own = Player(here.loopback, host, here.channel, Random(1))
    assert helped.message is not None
    await shown(await own.take(ShowHelp(Topic.PLAY), helped.message))
    form = await own.take(CallTournament(), helped.message)
    await host.fill(form, mode=mode, rounds="2", minutes="45")
    await here.loopback.until(lambda: posts(here, Enter))


async def press_in_channel(here: House, person: Person, pressed: type[Press]) -> None:
    """Press a button on the tournament's message."""
    own = Player(here.loopback, person, here.channel, Random(1))
    await press_on_board(here.loopback, here.channel, own, lambda press: isinstance(press, pressed))


async def say_present(here: House, people: list[Person], tables: int = TABLES) -> None:
    """Let these people confirm their presence at their tables of this round."""
    for person in people:
        (call,) = [call for thread in threads(here)[-tables:] for call in calls(thread) if person.id in mentioned(call)]
        (press,) = [press for press in offered(call) if isinstance(press, SayPresent)]
        await Player(here.loopback, person, call.channel, Random(1)).take(press, call)


def mentioned(message: Message) -> set[int]:
    """Return the ids of the people pinged by a message."""
    return {int(one["id"]) for one in message.payload["mentions"]}


async def end_check_in(here: House, place: Path) -> None:
    """End the check-in of the first game, once its thread is saved, which is a moment after the ping in it."""
    await here.quiet()
    outside(place, CHECK_IN_OVER)


async def play_some(here: House, people: list[Person], thread: Channel) -> None:
    """Let the players of a table make a few plays."""
    (call,) = calls(thread)
    own = [one for one in people if one.id in mentioned(call)]
    players = [Player(here.loopback, one, thread, Random(1)) for one in own]
    for _ in range(PLAYS):
        await here.loopback.until(partial(who_plays, players))
        player = who_plays(players)
        assert player is not None
        await player.play_at_random([])


@pytest.mark.long
async def test_thirty_two_play_two_rounds_with_two_absent(tmp_path: Path) -> None:
    place = tmp_path / "t.sqlite3"
    async with house(place, tmp_path) as here:
        world, until = here.loopback.world, here.loopback.until
        more = [Person(here.loopback, f"Number {number}") for number in range(len(here.people), PEOPLE)]
        world.guilds[here.channel.guild or 0]["members"] += [world.member(one.user) for one in more]
        people = [*here.people, *more]
        host = people[0]
        host.may_manage = True
        await call_it(here, host)
        for person in people:
            await press_in_channel(here, person, Enter)
        await press_in_channel(here, host, Begin)
        await until(partial(called, here, TABLES))
        # One player at each of two tables never comes: if a whole side were absent, someone else would have to decide.
        absent = [one for one in people if one.id in (max(mentioned(calls(thread)[0])) for thread in threads(here)[:2])]
        there = [one for one in people if one not in absent]
        await say_present(here, there[:10])
        await here.kill_bot()
        await here.start_bot()
        await say_present(here, there[10:])
        for number in (1, 2):
            await here.quiet()
            tables = threads(here)[-TABLES:]
            # The others play meanwhile: computer players would replace those who wait for the absent at other tables.
            for thread in sorted(tables, key=lambda one: not begun([one])):
                await until(partial(begun, [thread]), LATE)
                await play_some(here, there, thread)
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
        never = {PersonId(1 + people.index(one)) for one in absent}
        came = [{person for game in games for person in game.here} for games in tournament.played]
        assert came == [{PersonId(number) for number in range(1, PEOPLE + 1)} - never] * 2
        points = {tournament.teams[one.team][0]: one.points for one in standings(tournament)}
        assert [points[person] for person in never] == [0, 0]
        assert sum(points.values()) > 0
        opened = [game.table for games in tournament.played for game in games]
        assert len(set(opened)) == 2 * TABLES
        assert [len(calls(thread)) for thread in threads(here)] == [1] * 2 * TABLES, "no one is pinged twice"
        for person in absent:
            assert not person.sees(person.dm), "an absent person has no hand"
        assert not here.loopback.rates.refused


def course_of(here: House) -> Message:
    """Return the message with the button that shows what else can be done."""
    return next(one for one in here.channel.seen_by() if any(isinstance(press, ShowCourse) for press in offered(one)))


async def show_more(here: House, person: Person) -> Message:
    """Press *More* on the tournament's message, and return the answer."""
    own = Player(here.loopback, person, here.channel, Random(1))
    shown_course = await own.take(ShowCourse(1), course_of(here))
    await shown(shown_course)
    assert shown_course.message is not None
    return shown_course.message


async def announce_in(here: House, host: Person, minutes: int) -> str:
    """Announce the tournament as an event that begins in so many minutes, and return the answer's text."""
    own = Player(here.loopback, host, here.channel, Random(1))
    form = await own.take(AnnounceEvent(1), await show_more(here, host))
    answer = await host.fill(form, begins=str(minutes))
    await shown(answer)
    return "" if answer.message is None else text_of(answer.message)


def events(here: House) -> list[tuple[int, str, str]]:
    """Return the status, the start and the end of each event."""
    return [
        (one["status"], one["scheduled_start_time"], one["scheduled_end_time"])
        for one in here.loopback.world.events.values()
    ]


async def test_event_follows_the_tournament(tmp_path: Path) -> None:
    place = tmp_path / "t.sqlite3"
    async with house(place, tmp_path) as here:
        world, until = here.loopback.world, here.loopback.until
        host, other = here.people[:2]
        host.may_manage = True
        await call_it(here, host)
        assert EN("tournament-announced") in await announce_in(here, host, 60)
        await until(lambda: len(world.events) == 1)
        ((_, event),) = world.events.items()
        assert event["entity_metadata"]["location"].endswith(f"/{course_of(here).id}")
        await until(lambda: says(text_of(course_of(here)), "tournament-begins"))
        assert AnnounceEvent(1) not in offered(await show_more(here, other)), "she is neither host nor manager"
        before = events(here)
        assert EN("tournament-moved") in await announce_in(here, host, 120)
        await until(lambda: events(here) != before)
        assert len(world.events) == 1, "it was moved"

        # The bot dies before it knows the event: it finds it again.
        await here.kill_bot()
        outside(place, EVENT_UNKNOWN)
        await here.start_bot()
        await until(lambda: outside(place, EVENT_ID) != [(None,)])
        assert len(world.events) == 1
        for person in here.people:
            await press_in_channel(here, person, Enter)
        await press_in_channel(here, host, Begin)
        await until(lambda: [status for status, *_ in events(here)] == [2])
        await until(partial(called, here, 1))

        # Someone deletes the event before it has to change: the tournament goes on without it.
        world.events.clear()
        outside(place, EVENT_OUTDATED)
        await say_present(here, here.people, 1)
        await until(partial(begun, threads(here)))
        await until(lambda: outside(place, EVENT_ID) == [(None,)])
        assert not world.events
        assert not here.loopback.rates.refused


async def test_cancelled_tournament_has_no_event(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        world, until = here.loopback.world, here.loopback.until
        host, say = here.people[0], speaker("en")
        everyone = world.guilds[here.channel.guild or 0]["roles"][0]
        host.may_manage = True
        await call_it(here, host)
        await announce_in(here, host, 60)
        await until(lambda: len(world.events) == 1)
        own = Player(here.loopback, host, here.channel, Random(1))
        sure = await own.take(CallOff(1, sure=False), await show_more(here, host))
        await shown(sure)
        assert sure.message is not None
        assert say("tournament-call-off-sure-event") in text_of(sure.message)
        off = await own.take(CallOff(1, sure=True), sure.message)
        await shown(off)
        assert off.message is not None
        assert say("tournament-called-off-early") in text_of(off.message)
        await until(lambda: not world.events, LATE)
        await until(lambda: not posts(here, Enter))

        # Without the permission there is a sentence in place of the button.
        everyone["permissions"] = str(int(everyone["permissions"]) & ~CREATE_EVENTS)
        await here.kill_bot()
        await here.start_bot()
        await call_it(here, host)
        number = next(press.number for press in offered(posts(here, Enter)[-1]) if isinstance(press, Enter))
        answer = await own.take(ShowCourse(number), posts(here, Enter)[-1])
        await shown(answer)
        assert answer.message is not None
        assert AnnounceEvent(number) not in offered(answer.message)
        needs = say("tournament-event-needs", who="both", permission=say("permission-create-events"))
        assert needs in text_of(answer.message)
        assert not here.loopback.rates.refused


@pytest.mark.long
async def test_absent_side_forfeits_if_every_manager_plays(tmp_path: Path) -> None:
    """The owner plays, and so does everyone with the only role that may manage the server."""
    place = tmp_path / "t.sqlite3"
    async with house(place, tmp_path) as here:
        world, until = here.loopback.world, here.loopback.until
        host, guild = here.people[0], world.guilds[here.channel.guild or 0]
        guild["owner_id"] = str(host.id)
        guild["roles"][0]["permissions"] = str(EVERYTHING & ~MANAGE_GUILD & ~(1 << 3))
        role = world.add_role(here.channel.guild or 0, "Managers", 1, permissions=MANAGE_GUILD)
        member = world.member_of(here.channel.guild or 0, here.people[1].id)
        assert member is not None
        member["roles"].append(str(role))
        await here.kill_bot()
        await here.start_bot()
        host.may_manage = True
        await call_it(here, host)
        for person in here.people:
            await press_in_channel(here, person, Enter)
        await press_in_channel(here, host, Begin)
        await until(partial(called, here, 1))
        came, _ = (await stands(place)).games[0].sides
        await say_present(here, [here.people[one - 1] for one in came if one is not None], 1)
        await end_check_in(here, place)
        await until(partial(told, here, 1), LATE)
        await until(partial(called, here, 2))
        now = await stands(place)
        assert [game.outcome and game.outcome.points for game in now.played[0]] == [(2, 0)]
        assert not now.gone, "the side stays in the tournament"
        assert len(now.played) == 2
        assert not here.loopback.rates.refused


@pytest.mark.long
async def test_missing_players_are_decided_on_after_the_check_in(tmp_path: Path) -> None:
    place = tmp_path / "t.sqlite3"
    async with house(place, tmp_path) as here:
        world, until = here.loopback.world, here.loopback.until
        host = Person(here.loopback, "Host")
        world.guilds[here.channel.guild or 0]["members"].append(world.member(host.user))
        host.may_manage = True
        await call_it(here, host)
        for person in here.people:
            await press_in_channel(here, person, Enter)
        await press_in_channel(here, host, Begin)
        await until(partial(called, here, 1))
        await end_check_in(here, place)
        await until(lambda: posts(here, PairAgain), LATE)
        await here.kill_bot()
        await here.start_bot()
        (question,) = posts(here, PairAgain)
        assert mentioned(question) == {host.id}, "no one else is pinged"
        own = Player(here.loopback, host, here.channel, Random(1))
        await own.take(PairAgain(1, 1), question)
        await until(partial(called, here, 2))
        assert not told(here, 1)
        assert len((await stands(place)).played) == 1
        assert posts(here, PairAgain) == []

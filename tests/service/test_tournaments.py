"""Tests a running tournament of 32 people with two absent ones and a restart: everything happens once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from hashlib import sha256
from itertools import count

import pytest

from tests.service.test_left_servers import Clock
from tests.storage.places import database
from tests.tournaments.evenings import NOW, as_they_are, evening
from tockbot.rules import TableRules, table_rules
from tockbot.service import EveryShard, OpenTableLimits, Tables, Tournaments
from tockbot.storage import Database, DatabaseLocation, StoredLog, StoredPeople, StoredTournaments
from tockbot.tables import (
    Actor,
    ChannelId,
    Computer,
    GuildId,
    MessageId,
    Opened,
    PersonId,
    Refused,
    Stage,
    TableId,
    UserId,
    commands,
)
from tockbot.tournaments import (
    ABSENCE_GRACE,
    CHECK_IN_TIME,
    MAX_DECISION_TIME,
    Change,
    Event,
    Mode,
    Number,
    Outcome,
    Tournament,
    TournamentRefusal,
    announce,
    begin,
    begin_with_present,
    call_off,
    check_in,
    pair_again,
    standings,
)
from tockbot.tournaments import opened as opened_at

GUILD = GuildId(5)
NEVER = (PersonId(7), PersonId(20))


class Messenger:
    """Records pings and posts; each thread has the number of its round and game."""

    def __init__(self) -> None:
        self.called: list[ChannelId] = []
        self.notified: list[int] = []
        self.may = True
        self.given_up = 0
        self.asked: list[int] = []
        self.arbiter = True
        self.unanswered = 0
        self.discarded: list[ChannelId] = []

    async def announce(self, tournament: Tournament) -> MessageId:
        return MessageId(1000 + tournament.number)

    async def call(self, tournament: Tournament, number: int) -> ChannelId:
        self.called.append(ChannelId(100 * len(tournament.played) + number))
        return self.called[-1]

    async def discard(self, tournament: Tournament, thread: ChannelId) -> None:
        del tournament
        self.discarded.append(thread)

    async def post_standings(self, tournament: Tournament) -> bool:
        self.notified.append(len(tournament.played))
        return self.may

    async def ask(self, tournament: Tournament) -> bool:
        self.asked.append(len(tournament.games))
        return self.may

    async def has_arbiter(self, tournament: Tournament) -> bool:
        del tournament
        return self.arbiter

    async def notify_given_up(self, tournament: Tournament) -> None:
        del tournament
        self.given_up += 1

    async def post_unanswered(self, tournament: Tournament) -> None:
        del tournament
        self.unanswered += 1


class Events:
    """Records the events that Discord shows; a deleted one is None."""

    def __init__(self) -> None:
        self.shown: list[Event | None] = []
        self.refuses = False
        self.is_away = False

    async def show(self, tournament: Tournament, event: Event) -> int | None:
        assert tournament.message is not None, "the event links to it"
        if self.is_away:
            raise OSError
        if self.refuses:
            return None
        self.shown.append(event)
        return 77

    async def remove(self, tournament: Tournament, event: Event) -> None:
        del tournament, event
        if self.is_away:
            raise OSError
        self.shown.append(None)


class Process:
    """The parts of a process, over a database that may be in use before."""

    def __init__(
        self,
        opened: Database,
        clock: Clock,
        messenger: Messenger,
        most_open: OpenTableLimits | None = None,
        events: Events | None = None,
    ) -> None:
        seeds = count(1)
        self.opened = opened
        self.book = StoredTournaments(opened)
        self.tables = Tables(StoredLog(opened), StoredPeople(opened), clock, most_open=most_open)
        self.tournaments = Tournaments(
            self.tables,
            self.book,
            messenger,
            events or Events(),
            EveryShard(),
            lambda: sha256(f"{next(seeds)}".encode()).digest(),
            clock,
        )

    async def now(self) -> Tournament:
        return await self.book.find(GUILD, Number(1))

    async def come(self, absent: Sequence[PersonId]) -> None:
        """Let everyone who was pinged check in, except these."""
        tournament = await self.now()
        for number, game in enumerate(tournament.games):
            for person in game.people:
                if person not in absent:
                    played = len(tournament.played)
                    change = partial(check_in, played=played, number=number, person=person)
                    await self.book.change(GUILD, tournament.number, change)

    async def end(self, table: TableId) -> None:
        """End a game early: everyone agrees."""
        await self.tables.fetch(table)
        await self.tables.decide(table, Actor(), commands.abandon)


async def begun(opened: Database, mode: Mode, people: int = 32) -> None:
    """Begin a tournament."""
    book, known = StoredTournaments(opened), StoredPeople(opened)
    for number in range(1, people + 1):
        await known.meet(UserId(1000 + number), f"Person {number}", "en")
    await book.open(GUILD, lambda _: evening(0, mode))
    await book.change(GUILD, Number(1), lambda _: evening(people, mode))
    await book.change(GUILD, Number(1), partial(begin, now=NOW, draw=as_they_are))


@pytest.mark.parametrize("mode", Mode)
async def test_three_rounds_of_32_people_with_two_absent(place: DatabaseLocation, mode: Mode) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, mode)
        process = Process(opened, clock, messenger)
        tables: list[TableId] = []
        for played in (1, 2, 3):
            await process.tournaments.look()
            await process.come(NEVER)
            await process.tournaments.look()
            waiting = [game for game in (await process.now()).games if game.table is None]
            assert {person for game in waiting for person in game.people if person in NEVER} == set(NEVER)
            if played == 2:
                # The bot restarts in the middle of a round: it finds everything, and gives everyone time.
                process = Process(opened, clock, messenger)
                await process.tables.restore()
            clock.now += CHECK_IN_TIME
            await process.tournaments.look()
            now = await process.now()
            its = [game.table for game in now.games if game.table is not None]
            assert len(its) == 8
            tables += its
            for game in now.games:
                assert game.table is not None
                seen = process.tables.see(game.table)
                assert (seen.stage, seen.terms.hints) == (Stage.STARTING, 0)
                stood_in = [isinstance(player, Computer) for player in seen.seated]
                assert stood_in == [person in NEVER for person in game.seats]
            for table in its:
                await process.end(table)
            await process.tournaments.look()
            if played < 3:
                assert len((await process.now()).played) == played + 1
        now = await process.now()
        assert now.over
        assert len(set(tables)) == 24
        assert len(messenger.called) == len(set(messenger.called)) == 24
        assert messenger.notified == [1, 2, 3]
        points = {person: place.points for place in standings(now) for person in now.teams[place.team]}
        alone = [person for person in NEVER if mode is Mode.SINGLES]
        assert all(points[person] == 0 for person in alone)
        assert all(points[person] == 3 for person in points if person not in NEVER)
        assert await process.book.going_on() == []


async def test_opened_but_unrecorded_table_is_found_again(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 4)
        process = Process(opened, clock, messenger)
        await process.tournaments.look()
        await process.come(())
        before = await process.now()
        await process.tournaments.look()
        (game,) = (await process.now()).games
        await process.book.change(GUILD, Number(1), lambda _: before)
        process = Process(opened, clock, messenger)
        await process.tables.restore()
        await process.tournaments.look()
        assert (await process.now()).games == (game,)


async def test_round_ends_in_time_and_a_lost_channel_ends_all(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.PAIRS, 8)
        process = Process(opened, clock, messenger)
        await process.tournaments.look()
        now = await process.now()
        first, second = now.games
        for number, came in ((0, first.people), (1, second.seats[:1])):
            for person in came:
                assert person is not None
                await process.book.change(GUILD, Number(1), partial(check_in, played=1, number=number, person=person))
        await process.tournaments.look()
        messenger.may, messenger.arbiter = False, False
        assert now.until is not None
        clock.now = now.until
        await process.tournaments.look()
        now = await process.now()
        # No one may decide, so an absent side forfeits; a running game is a draw, because nothing separates the sides.
        assert [game.outcome and game.outcome.points for game in now.games] == [(1, 1), (2, 0)]
        assert now.games[0].table is not None
        assert process.tables.see(now.games[0].table).stage is Stage.CLOSED
        assert (now.over, messenger.given_up) == (True, 1)


async def change(process: Process, change: Change) -> Tournament:
    """Change the tournament as a press does, then let the process react."""
    await process.book.change(GUILD, Number(1), change)
    await process.tournaments.look()
    return await process.now()


async def opened_by(process: Process, thread: ChannelId, rules: TableRules) -> TableId:
    """Open a stranger's table in a thread, as if the bot had not refused it."""
    stranger = (await StoredPeople(process.opened).meet(UserId(5), "Stranger", "en")).id
    return await process.tables.open(Opened(GUILD, thread, stranger, "en", rules, sha256(b"another").digest()))


async def test_own_table_is_recognised_by_its_seed(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 4)
        process = Process(opened, clock, messenger)
        await process.tournaments.look()
        (game,) = (await process.now()).games
        assert game.thread is not None
        stranger = await opened_by(process, game.thread, table_rules("swiss", 3))
        await process.come(())
        await process.tournaments.look()
        (game,) = (await process.now()).games
        assert game.table not in {None, stranger}
        assert process.tables.see(stranger).stage is Stage.CLOSED
        assert game.seed is not None
        assert game.seed not in repr(game)


async def test_foreign_table_is_refused_in_the_thread_of_a_game(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 4)
        process = Process(opened, clock, messenger)
        process.tables = Tables(StoredLog(opened), StoredPeople(opened), clock, check_place=process.book.check_place)
        before = await opened_by(process, ChannelId(100), table_rules("swiss", 2))
        await process.tables.decide(before, Actor(), commands.abandon)
        await process.tournaments.look()
        (game,) = (await process.now()).games
        assert game.thread == ChannelId(100)
        for refused in (
            opened_by(process, game.thread, table_rules("swiss", 3)),
            process.tables.reopen(before, Actor(PersonId(1))),
        ):
            with pytest.raises(Refused) as refusal:
                await refused
            assert refusal.value.reason is TournamentRefusal.THREAD
        await opened_by(process, ChannelId(101), table_rules("swiss", 3))


@pytest.mark.parametrize("rules", [table_rules("swiss", 3), table_rules("swiss", 6, in_teams=True)], ids=["3s", "6t"])
async def test_unreadable_outcome_is_a_draw_and_the_tournament_goes_on(
    place: DatabaseLocation, rules: TableRules
) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 8)
        process = Process(opened, clock, messenger)
        await process.tournaments.look()
        await process.come(())
        # Version 0.2.0 took a stranger's table for the first game's, and the second game's is gone.
        stranger = await opened_by(process, ChannelId(999), rules)
        for number, table in enumerate((stranger, TableId(998))):
            await process.book.change(GUILD, Number(1), partial(opened_at, number=number, table=table))
        await process.tables.decide(stranger, Actor(), commands.abandon)
        now = await process.now()
        assert now.until is not None
        clock.now = now.until
        await process.tournaments.look()
        now = await process.now()
        assert [game.outcome and game.outcome.points for game in now.played[0]] == [(1, 1), (1, 1)]
        assert len(now.played) == 2


async def test_absent_side_waits_until_someone_decides(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.PAIRS, 8)
        process = Process(opened, clock, messenger)
        await process.tournaments.look()
        first, second = (await process.now()).games
        absent = {person for person in (*first.sides[1], *second.sides[1]) if person is not None}
        await process.come([*absent])
        clock.now += CHECK_IN_TIME
        await process.tournaments.look()
        assert all(game.table is None and game.outcome is None for game in (await process.now()).games)
        assert messenger.asked == []
        with pytest.raises(Refused) as refusal:
            await change(process, partial(pair_again, played=1, now=clock.now))
        assert refusal.value.reason is TournamentRefusal.TOO_EARLY

        # The question is asked once, even after a restart; the two sides that came play each other.
        clock.now += ABSENCE_GRACE
        await process.tournaments.look()
        process = Process(opened, clock, messenger)
        await process.tables.restore()
        await process.tournaments.look()
        assert messenger.asked == [2]
        now = await change(process, partial(pair_again, played=1, now=clock.now))
        assert len(now.played) == 1
        assert len(now.games) == 4
        assert absent.isdisjoint(now.games[2].people)
        assert set(now.games[3].people) == absent
        assert [game.outcome and game.outcome.points for game in now.games[:2]] == [(0, 0), (0, 0)]

        # The absent players stay away: their game is not played, and the round counts.
        for person in now.games[2].people:
            now = await change(process, partial(check_in, played=1, number=2, person=person))
        assert now.games[2].table is not None
        clock.now += CHECK_IN_TIME + ABSENCE_GRACE
        await process.tournaments.look()
        now = await change(process, partial(begin_with_present, played=1, now=clock.now))
        assert now.games[3].table is None
        assert now.games[2].table is not None
        await process.end(now.games[2].table)
        await process.tournaments.look()
        assert messenger.notified == [1]
        points = {person: one.points for one in standings(await process.now()) for person in now.teams[one.team]}
        assert all(points[person] == 0 for person in absent)


async def test_games_begin_with_the_players_present_for_a_whole_round(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 4)
        process = Process(opened, clock, messenger)
        await process.tournaments.look()
        (game,) = (await process.now()).games
        await process.come([one for one in game.sides[0] if one is not None])
        # The round's own time is over: a game that begins now gets the full time again.
        clock.now += timedelta(hours=2)
        await process.tournaments.look()
        now = await change(process, partial(begin_with_present, played=1, now=clock.now))
        (game,) = now.games
        assert game.table is not None
        seen = process.tables.see(game.table)
        assert [isinstance(player, Computer) for player in seen.seated] == [True, False, True, False]
        assert game.ends == clock.now + timedelta(minutes=now.minutes)


async def test_absent_side_forfeits_one_round_if_every_manager_plays(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        messenger.arbiter = False
        await begun(opened, Mode.SINGLES, 4)
        process = Process(opened, clock, messenger)
        await process.tournaments.look()
        clock.now += CHECK_IN_TIME + ABSENCE_GRACE
        await process.tournaments.look()
        now = await process.now()
        assert (now.forfeits, len(now.played), now.games[0].outcome) == (True, 1, None), (
            "no one came, so it counts as no round"
        )
        (game,) = now.games
        came = next(person for person in game.sides[1] if person is not None)
        now = await change(process, partial(check_in, played=1, number=0, person=came))
        assert now.played[0][0].outcome == Outcome((0, 2), (0, 0))
        assert (len(now.played), now.forfeits, now.asked) == (2, False, None)
        assert {person for game in now.games for person in game.people} == {*game.people}, "it stays in the tournament"
        assert messenger.asked == []


@pytest.mark.parametrize("arbiter", [True, False])
async def test_round_without_an_answer_is_called_off(place: DatabaseLocation, arbiter: bool) -> None:  # noqa: FBT001 - a case
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        messenger.arbiter = arbiter
        await begun(opened, Mode.SINGLES, 4)
        process = Process(opened, clock, messenger)
        await process.tournaments.look()
        clock.now += CHECK_IN_TIME + ABSENCE_GRACE
        await process.tournaments.look()
        clock.now += MAX_DECISION_TIME - timedelta(seconds=1)
        process = Process(opened, clock, messenger)
        await process.tournaments.look()
        assert not (await process.now()).over
        clock.now += CHECK_IN_TIME
        await process.tournaments.look()
        assert (await process.now()).over
        assert (messenger.unanswered, messenger.notified, len(messenger.asked)) == (1, [], int(arbiter))


async def test_no_one_is_pinged_without_room_for_a_table(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 8)
        process = Process(opened, clock, messenger, OpenTableLimits(a_server=2, a_person=1))
        before = await opened_by(process, ChannelId(999), table_rules("swiss", 2))
        await process.tables.decide(before, Actor(PersonId(1)), commands.join)
        await process.tournaments.look()
        assert len(messenger.called) == 1, "the first game will use the last free table"
        await process.tables.decide(before, Actor(), commands.abandon)
        await process.tournaments.look()
        assert len(messenger.called) == 2

        # Everyone who was pinged plays, even if they have opened other tables meanwhile.
        await opened_by(process, ChannelId(998), table_rules("swiss", 2))
        await process.come(())
        await process.tournaments.look()
        assert all(game.table is not None for game in (await process.now()).games)


async def test_thread_is_removed_if_the_tournament_was_called_off(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        messenger = Messenger()
        await begun(opened, Mode.SINGLES, 8)
        process = Process(opened, Clock(NOW), messenger)

        async def called_off(tournament: Tournament, number: int) -> ChannelId:
            thread = await Messenger.call(messenger, tournament, number)
            await process.book.change(GUILD, Number(1), call_off)
            return thread

        messenger.call = called_off  # type: ignore[method-assign]
        await process.tournaments.look()
        assert messenger.called == messenger.discarded
        assert len(messenger.called) == 1


LENGTH = timedelta(minutes=32)
"""Length of a round of 30 minutes, with the check-in."""


async def announced(opened: Database, process: Process, begins: datetime = NOW + timedelta(hours=1)) -> None:
    """Announce a tournament of four people by an event."""
    book = StoredTournaments(opened)
    if await book.last(GUILD) is None:
        for number in range(1, 5):
            await StoredPeople(opened).meet(UserId(1000 + number), f"Person {number}", "en")
        await book.open(GUILD, lambda _: evening(0))
        await book.change(GUILD, Number(1), lambda _: evening(4))
        await process.tournaments.look()
    await book.change(GUILD, Number(1), partial(announce, begins=begins))


async def test_event_is_shown_moved_begun_and_deleted(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, events = Clock(NOW), Events()
        process = Process(opened, clock, Messenger(), events=events)
        first, second = NOW + timedelta(hours=1), NOW + timedelta(hours=2)
        await announced(opened, process)
        for _ in range(2):
            await process.tournaments.look()
        assert events.shown == [Event(first, ends=first + 3 * LENGTH)], "no request is repeated"
        await announced(opened, process, second)
        await process.tournaments.look()
        assert events.shown[1:] == [Event(second, 77, second + 3 * LENGTH)]
        # The host starts early: the event follows, and its end with every round.
        await process.book.change(GUILD, Number(1), partial(begin, now=NOW, draw=as_they_are))
        await process.tournaments.look()
        assert events.shown[2:] == [Event(second, 77, second + LENGTH, begun=True)], (
            "an event must not end before its start"
        )
        process = Process(opened, clock, Messenger(), events=events)
        await process.book.change(GUILD, Number(1), call_off)
        events.is_away = True
        await process.tournaments.look()
        assert await process.book.going_on() == [GUILD], "the event is still to be deleted"
        events.is_away = False
        await process.tournaments.look()
        assert events.shown[3:] == [None]
        assert (await process.now()).event is None
        assert await process.book.going_on() == []


async def test_refused_event_does_not_stop_the_tournament(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, events, messenger = Clock(NOW), Events(), Messenger()
        process = Process(opened, clock, messenger, events=events)
        events.refuses = True
        await announced(opened, process)
        await process.tournaments.look()
        event = (await process.now()).event
        assert event is not None
        assert event.refused
        await process.book.change(GUILD, Number(1), partial(begin, now=NOW, draw=as_they_are))
        events.refuses, events.is_away = False, True
        await process.tournaments.look()
        assert len(messenger.called) == 1
        assert events.shown == []


async def test_vanished_event_is_forgotten(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        events, messenger = Events(), Messenger()
        process = Process(opened, Clock(NOW), messenger, events=events)
        await announced(opened, process)
        await process.tournaments.look()
        events.refuses = True
        await process.book.change(GUILD, Number(1), partial(begin, now=NOW, draw=as_they_are))
        await process.tournaments.look()
        assert (await process.now()).event is None
        assert len(messenger.called) == 1


async def test_next_tournament_does_not_wait_for_an_event(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        events = Events()
        process = Process(opened, Clock(NOW), Messenger(), events=events)
        await announced(opened, process)
        await process.tournaments.look()
        events.is_away = True
        await process.book.change(GUILD, Number(1), call_off)
        assert (await process.book.open(GUILD, lambda number: replace(evening(0), number=number))).number == 2

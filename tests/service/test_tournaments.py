"""Tests a running tournament: 32 people, two of whom never come, and a restart; everything happens once."""

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
        self.told: list[int] = []
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
        self.told.append(len(tournament.played))
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
    """Records the events that Discord shows; None stands for a deleted one."""

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


class House:
    """The parts of a process, started over the same database."""

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
async def test_32_people_play_three_rounds_with_two_absent(place: DatabaseLocation, mode: Mode) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, mode)
        house = House(opened, clock, messenger)
        tables: list[TableId] = []
        for played in (1, 2, 3):
            await house.tournaments.look()
            await house.come(NEVER)
            await house.tournaments.look()
            waiting = [game for game in (await house.now()).games if game.table is None]
            assert {person for game in waiting for person in game.people if person in NEVER} == set(NEVER)
            if played == 2:
                # The bot restarts in the middle of a round: it finds everything, and gives everyone time.
                house = House(opened, clock, messenger)
                await house.tables.restore()
            clock.now += CHECK_IN_TIME
            await house.tournaments.look()
            now = await house.now()
            its = [game.table for game in now.games if game.table is not None]
            assert len(its) == 8
            tables += its
            for game in now.games:
                assert game.table is not None
                seen = house.tables.see(game.table)
                assert (seen.stage, seen.terms.hints) == (Stage.STARTING, 0)
                stood_in = [isinstance(player, Computer) for player in seen.seated]
                assert stood_in == [person in NEVER for person in game.seats]
            for table in its:
                await house.end(table)
            await house.tournaments.look()
            if played < 3:
                assert len((await house.now()).played) == played + 1
        now = await house.now()
        assert now.over
        assert len(set(tables)) == 24
        assert len(messenger.called) == len(set(messenger.called)) == 24
        assert messenger.told == [1, 2, 3]
        points = {person: place.points for place in standings(now) for person in now.teams[place.team]}
        alone = [person for person in NEVER if mode is Mode.SINGLES]
        assert all(points[person] == 0 for person in alone)
        assert all(points[person] == 3 for person in points if person not in NEVER)
        assert await house.book.going_on() == []


async def test_a_table_that_was_opened_and_not_saved_is_found_again(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 4)
        house = House(opened, clock, messenger)
        await house.tournaments.look()
        await house.come(())
        before = await house.now()
        await house.tournaments.look()
        (game,) = (await house.now()).games
        await house.book.change(GUILD, Number(1), lambda _: before)
        house = House(opened, clock, messenger)
        await house.tables.restore()
        await house.tournaments.look()
        assert (await house.now()).games == (game,)


async def test_round_ends_in_time_and_a_lost_channel_ends_all(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.PAIRS, 8)
        house = House(opened, clock, messenger)
        await house.tournaments.look()
        now = await house.now()
        first, second = now.games
        for number, came in ((0, first.people), (1, second.seats[:1])):
            for person in came:
                assert person is not None
                await house.book.change(GUILD, Number(1), partial(check_in, played=1, number=number, person=person))
        await house.tournaments.look()
        messenger.may, messenger.arbiter = False, False
        assert now.until is not None
        clock.now = now.until
        await house.tournaments.look()
        now = await house.now()
        # No one may decide, so an absent side forfeits; a running game is a draw, because nothing separates the sides.
        assert [game.outcome and game.outcome.points for game in now.games] == [(1, 1), (2, 0)]
        assert now.games[0].table is not None
        assert house.tables.see(now.games[0].table).stage is Stage.CLOSED
        assert (now.over, messenger.given_up) == (True, 1)


async def change(house: House, change: Change) -> Tournament:
    """Let people press something, and do what follows from it."""
    await house.book.change(GUILD, Number(1), change)
    await house.tournaments.look()
    return await house.now()


async def opened_by(house: House, thread: ChannelId, rules: TableRules) -> TableId:
    """Open a stranger's table in a thread, as if the bot had not refused it."""
    stranger = (await StoredPeople(house.opened).meet(UserId(5), "Stranger", "en")).id
    return await house.tables.open(Opened(GUILD, thread, stranger, "en", rules, sha256(b"another").digest()))


async def test_own_table_is_known_by_its_seed_and_others_are_closed(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 4)
        house = House(opened, clock, messenger)
        await house.tournaments.look()
        (game,) = (await house.now()).games
        assert game.thread is not None
        stranger = await opened_by(house, game.thread, table_rules("swiss", 3))
        await house.come(())
        await house.tournaments.look()
        (game,) = (await house.now()).games
        assert game.table not in {None, stranger}
        assert house.tables.see(stranger).stage is Stage.CLOSED
        assert game.seed is not None
        assert game.seed not in repr(game)


async def test_foreign_table_is_refused_in_the_thread_of_a_game(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 4)
        house = House(opened, clock, messenger)
        house.tables = Tables(StoredLog(opened), StoredPeople(opened), clock, check_place=house.book.check_place)
        before = await opened_by(house, ChannelId(100), table_rules("swiss", 2))
        await house.tables.decide(before, Actor(), commands.abandon)
        await house.tournaments.look()
        (game,) = (await house.now()).games
        assert game.thread == ChannelId(100)
        for refused in (
            opened_by(house, game.thread, table_rules("swiss", 3)),
            house.tables.reopen(before, Actor(PersonId(1))),
        ):
            with pytest.raises(Refused) as refusal:
                await refused
            assert refusal.value.reason is TournamentRefusal.THREAD
        await opened_by(house, ChannelId(101), table_rules("swiss", 3))


@pytest.mark.parametrize("rules", [table_rules("swiss", 3), table_rules("swiss", 6, in_teams=True)], ids=["3s", "6t"])
async def test_unreadable_outcome_is_a_draw_and_the_tournament_goes_on(
    place: DatabaseLocation, rules: TableRules
) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 8)
        house = House(opened, clock, messenger)
        await house.tournaments.look()
        await house.come(())
        # Version 0.2.0 took a stranger's table for the first game's, and the second game's is gone.
        stranger = await opened_by(house, ChannelId(999), rules)
        for number, table in enumerate((stranger, TableId(998))):
            await house.book.change(GUILD, Number(1), partial(opened_at, number=number, table=table))
        await house.tables.decide(stranger, Actor(), commands.abandon)
        now = await house.now()
        assert now.until is not None
        clock.now = now.until
        await house.tournaments.look()
        now = await house.now()
        assert [game.outcome and game.outcome.points for game in now.played[0]] == [(1, 1), (1, 1)]
        assert len(now.played) == 2


async def test_absent_side_waits_until_someone_decides(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.PAIRS, 8)
        house = House(opened, clock, messenger)
        await house.tournaments.look()
        first, second = (await house.now()).games
        absent = {person for person in (*first.sides[1], *second.sides[1]) if person is not None}
        await house.come([*absent])
        clock.now += CHECK_IN_TIME
        await house.tournaments.look()
        assert all(game.table is None and game.outcome is None for game in (await house.now()).games)
        assert messenger.asked == []
        with pytest.raises(Refused) as refusal:
            await change(house, partial(pair_again, played=1, now=clock.now))
        assert refusal.value.reason is TournamentRefusal.TOO_EARLY

        # The question is asked once, even after a restart; the two sides that came play each other.
        clock.now += ABSENCE_GRACE
        await house.tournaments.look()
        house = House(opened, clock, messenger)
        await house.tables.restore()
        await house.tournaments.look()
        assert messenger.asked == [2]
        now = await change(house, partial(pair_again, played=1, now=clock.now))
        assert len(now.played) == 1
        assert len(now.games) == 4
        assert absent.isdisjoint(now.games[2].people)
        assert set(now.games[3].people) == absent
        assert [game.outcome and game.outcome.points for game in now.games[:2]] == [(0, 0), (0, 0)]

        # The absent players stay away: their game is not played, and the round counts.
        for person in now.games[2].people:
            now = await change(house, partial(check_in, played=1, number=2, person=person))
        assert now.games[2].table is not None
        clock.now += CHECK_IN_TIME + ABSENCE_GRACE
        await house.tournaments.look()
        now = await change(house, partial(begin_with_present, played=1, now=clock.now))
        assert now.games[3].table is None
        assert now.games[2].table is not None
        await house.end(now.games[2].table)
        await house.tournaments.look()
        assert messenger.told == [1]
        points = {person: one.points for one in standings(await house.now()) for person in now.teams[one.team]}
        assert all(points[person] == 0 for person in absent)


async def test_games_begin_with_the_players_present_for_a_whole_round(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 4)
        house = House(opened, clock, messenger)
        await house.tournaments.look()
        (game,) = (await house.now()).games
        await house.come([one for one in game.sides[0] if one is not None])
        # The round's own time is over: a game that begins now gets the full time again.
        clock.now += timedelta(hours=2)
        await house.tournaments.look()
        now = await change(house, partial(begin_with_present, played=1, now=clock.now))
        (game,) = now.games
        assert game.table is not None
        seen = house.tables.see(game.table)
        assert [isinstance(player, Computer) for player in seen.seated] == [True, False, True, False]
        assert game.ends == clock.now + timedelta(minutes=now.minutes)


async def test_absent_side_forfeits_one_round_if_every_manager_plays(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        messenger.arbiter = False
        await begun(opened, Mode.SINGLES, 4)
        house = House(opened, clock, messenger)
        await house.tournaments.look()
        clock.now += CHECK_IN_TIME + ABSENCE_GRACE
        await house.tournaments.look()
        now = await house.now()
        assert (now.forfeits, len(now.played), now.games[0].outcome) == (True, 1, None), "nobody came: it is no round"
        (game,) = now.games
        came = next(person for person in game.sides[1] if person is not None)
        now = await change(house, partial(check_in, played=1, number=0, person=came))
        assert now.played[0][0].outcome == Outcome((0, 2), (0, 0))
        assert (len(now.played), now.forfeits, now.asked) == (2, False, None)
        assert {person for game in now.games for person in game.people} == {*game.people}, "it loses nothing else"
        assert messenger.asked == []


@pytest.mark.parametrize("arbiter", [True, False])
async def test_round_without_an_answer_is_called_off(place: DatabaseLocation, arbiter: bool) -> None:  # noqa: FBT001 - a case
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        messenger.arbiter = arbiter
        await begun(opened, Mode.SINGLES, 4)
        house = House(opened, clock, messenger)
        await house.tournaments.look()
        clock.now += CHECK_IN_TIME + ABSENCE_GRACE
        await house.tournaments.look()
        clock.now += MAX_DECISION_TIME - timedelta(seconds=1)
        house = House(opened, clock, messenger)
        await house.tournaments.look()
        assert not (await house.now()).over
        clock.now += CHECK_IN_TIME
        await house.tournaments.look()
        assert (await house.now()).over
        assert (messenger.unanswered, messenger.told, len(messenger.asked)) == (1, [], int(arbiter))


async def test_nobody_is_called_while_there_is_no_room_for_a_table(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, messenger = Clock(NOW), Messenger()
        await begun(opened, Mode.SINGLES, 8)
        house = House(opened, clock, messenger, OpenTableLimits(a_server=2, a_person=1))
        before = await opened_by(house, ChannelId(999), table_rules("swiss", 2))
        await house.tables.decide(before, Actor(PersonId(1)), commands.join)
        await house.tournaments.look()
        assert len(messenger.called) == 1, "the table of the first game will need the room that is left"
        await house.tables.decide(before, Actor(), commands.abandon)
        await house.tournaments.look()
        assert len(messenger.called) == 2

        # Everyone who was pinged plays, even if they have opened other tables meanwhile.
        await opened_by(house, ChannelId(998), table_rules("swiss", 2))
        await house.come(())
        await house.tournaments.look()
        assert all(game.table is not None for game in (await house.now()).games)


async def test_thread_is_removed_if_the_tournament_was_called_off(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        messenger = Messenger()
        await begun(opened, Mode.SINGLES, 8)
        house = House(opened, Clock(NOW), messenger)

        async def called_off(tournament: Tournament, number: int) -> ChannelId:
            thread = await Messenger.call(messenger, tournament, number)
            await house.book.change(GUILD, Number(1), call_off)
            return thread

        messenger.call = called_off  # type: ignore[method-assign]
        await house.tournaments.look()
        assert messenger.called == messenger.discarded
        assert len(messenger.called) == 1


LENGTH = timedelta(minutes=32)
"""Length of a round of 30 minutes, with the check-in."""


async def announced(opened: Database, house: House, begins: datetime = NOW + timedelta(hours=1)) -> None:
    """Announce a tournament of four people by an event."""
    book = StoredTournaments(opened)
    if await book.last(GUILD) is None:
        for number in range(1, 5):
            await StoredPeople(opened).meet(UserId(1000 + number), f"Person {number}", "en")
        await book.open(GUILD, lambda _: evening(0))
        await book.change(GUILD, Number(1), lambda _: evening(4))
        await house.tournaments.look()
    await book.change(GUILD, Number(1), partial(announce, begins=begins))


async def test_event_is_shown_moved_begun_and_deleted(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, events = Clock(NOW), Events()
        house = House(opened, clock, Messenger(), events=events)
        first, second = NOW + timedelta(hours=1), NOW + timedelta(hours=2)
        await announced(opened, house)
        for _ in range(2):
            await house.tournaments.look()
        assert events.shown == [Event(first, ends=first + 3 * LENGTH)], "nothing is asked twice"
        await announced(opened, house, second)
        await house.tournaments.look()
        assert events.shown[1:] == [Event(second, 77, second + 3 * LENGTH)]
        # The host starts early: the event follows, and its end with every round.
        await house.book.change(GUILD, Number(1), partial(begin, now=NOW, draw=as_they_are))
        await house.tournaments.look()
        assert events.shown[2:] == [Event(second, 77, second + LENGTH, begun=True)], "it cannot end before its start"
        house = House(opened, clock, Messenger(), events=events)
        await house.book.change(GUILD, Number(1), call_off)
        events.is_away = True
        await house.tournaments.look()
        assert await house.book.going_on() == [GUILD], "the event is still to be deleted"
        events.is_away = False
        await house.tournaments.look()
        assert events.shown[3:] == [None]
        assert (await house.now()).event is None
        assert await house.book.going_on() == []


async def test_refused_event_does_not_stop_the_tournament(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, events, messenger = Clock(NOW), Events(), Messenger()
        house = House(opened, clock, messenger, events=events)
        events.refuses = True
        await announced(opened, house)
        await house.tournaments.look()
        event = (await house.now()).event
        assert event is not None
        assert event.refused
        await house.book.change(GUILD, Number(1), partial(begin, now=NOW, draw=as_they_are))
        events.refuses, events.is_away = False, True
        await house.tournaments.look()
        assert len(messenger.called) == 1
        assert events.shown == []


async def test_vanished_event_is_forgotten(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        events, messenger = Events(), Messenger()
        house = House(opened, Clock(NOW), messenger, events=events)
        await announced(opened, house)
        await house.tournaments.look()
        events.refuses = True
        await house.book.change(GUILD, Number(1), partial(begin, now=NOW, draw=as_they_are))
        await house.tournaments.look()
        assert (await house.now()).event is None
        assert len(messenger.called) == 1


async def test_next_tournament_does_not_wait_for_an_event(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        events = Events()
        house = House(opened, Clock(NOW), Messenger(), events=events)
        await announced(opened, house)
        await house.tournaments.look()
        events.is_away = True
        await house.book.change(GUILD, Number(1), call_off)
        assert (await house.book.open(GUILD, lambda number: replace(evening(0), number=number))).number == 2

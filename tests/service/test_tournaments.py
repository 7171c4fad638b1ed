"""Tournaments go on by themselves: 32 people, two of whom never come, through a restart, each thing done once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from itertools import count

import pytest

from tests.service.test_left_servers import Clock
from tests.storage.places import database
from tests.tournaments.evenings import NOW, as_they_are, evening
from tockbot.service import EveryShard, Tables, Tournaments
from tockbot.storage import Database, Place, StoredLog, StoredPeople, StoredTournaments
from tockbot.tables import Actor, ChannelId, Computer, GuildId, MessageId, PersonId, Stage, TableId, UserId, wishes
from tockbot.tournaments import COMING, Mode, Number, Tournament, begin, is_here, standings

GUILD = GuildId(5)
NEVER = (PersonId(7), PersonId(20))


class Hall:
    """Notes who is called where, and what is told; each thread has the number of its round and game."""

    def __init__(self) -> None:
        self.called: list[ChannelId] = []
        self.told: list[int] = []
        self.may = True
        self.given_up = 0

    async def announce(self, tournament: Tournament) -> MessageId:
        return MessageId(1000 + tournament.number)

    async def call(self, tournament: Tournament, number: int) -> ChannelId:
        self.called.append(ChannelId(100 * len(tournament.played) + number))
        return self.called[-1]

    async def tell_standings(self, tournament: Tournament) -> bool:
        self.told.append(len(tournament.played))
        return self.may

    async def tell_given_up(self, tournament: Tournament) -> None:
        del tournament
        self.given_up += 1


class House:
    """What a process has, begun over the same database."""

    def __init__(self, opened: Database, clock: Clock, hall: Hall) -> None:
        seeds = count(1)
        self.book = StoredTournaments(opened)
        self.tables = Tables(StoredLog(opened), StoredPeople(opened), clock)
        self.tournaments = Tournaments(
            self.tables, self.book, hall, EveryShard(), lambda: sha256(f"{next(seeds)}".encode()).digest(), clock
        )

    async def now(self) -> Tournament:
        return await self.book.find(GUILD, Number(1))

    async def come(self, absent: Sequence[PersonId]) -> None:
        """Let everybody who was called say that they are there, but these."""
        tournament = await self.now()
        for number, game in enumerate(tournament.games):
            for person in game.people:
                if person not in absent:
                    played = len(tournament.played)
                    change = partial(is_here, played=played, number=number, person=person)
                    await self.book.change(GUILD, tournament.number, change)

    async def end(self, table: TableId) -> None:
        """Let a game come to an early end: everybody agrees."""
        await self.tables.fetch(table)
        await self.tables.decide(table, Actor(), wishes.abandon)


async def begun(opened: Database, mode: Mode, people: int = 32) -> None:
    """Let a tournament begin."""
    book, known = StoredTournaments(opened), StoredPeople(opened)
    for number in range(1, people + 1):
        await known.meet(UserId(1000 + number), f"Person {number}", "en")
    await book.open(GUILD, lambda _: evening(0, mode))
    await book.change(GUILD, Number(1), lambda _: evening(people, mode))
    await book.change(GUILD, Number(1), partial(begin, now=NOW, draw=as_they_are))


@pytest.mark.parametrize("mode", Mode)
async def test_32_people_play_three_rounds_through_a_restart_and_two_never_come(place: Place, mode: Mode) -> None:
    async with database(place) as opened:
        clock, hall = Clock(NOW), Hall()
        await begun(opened, mode)
        house = House(opened, clock, hall)
        tables: list[TableId] = []
        for played in (1, 2, 3):
            await house.tournaments.look()
            await house.come(NEVER)
            await house.tournaments.look()
            waiting = [game for game in (await house.now()).games if game.table is None]
            assert {person for game in waiting for person in game.people if person in NEVER} == set(NEVER)
            if played == 2:
                # The bot is begun anew in the midst of a round: it finds all there is, and gives everybody time.
                house = House(opened, clock, hall)
                await house.tables.restore()
            clock.now += COMING
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
        assert len(hall.called) == len(set(hall.called)) == 24
        assert hall.told == [1, 2, 3]
        points = {person: place.points for place in standings(now) for person in now.teams[place.team]}
        alone = [person for person in NEVER if mode is Mode.SINGLES]
        assert all(points[person] == 0 for person in alone)
        assert all(points[person] == 3 for person in points if person not in NEVER)
        assert await house.book.going_on() == []


async def test_a_table_that_was_opened_and_not_saved_is_found_again(place: Place) -> None:
    async with database(place) as opened:
        clock, hall = Clock(NOW), Hall()
        await begun(opened, Mode.SINGLES, 4)
        house = House(opened, clock, hall)
        await house.tournaments.look()
        await house.come(())
        before = await house.now()
        await house.tournaments.look()
        (game,) = (await house.now()).games
        await house.book.change(GUILD, Number(1), lambda _: before)
        house = House(opened, clock, hall)
        await house.tables.restore()
        await house.tournaments.look()
        assert (await house.now()).games == (game,)


async def test_a_round_ends_in_time_and_a_channel_that_is_lost_ends_it_all(place: Place) -> None:
    async with database(place) as opened:
        clock, hall = Clock(NOW), Hall()
        await begun(opened, Mode.PAIRS, 8)
        house = House(opened, clock, hall)
        await house.tournaments.look()
        now = await house.now()
        first, second = now.games
        for number, came in ((0, first.people), (1, second.seats[:1])):
            for person in came:
                assert person is not None
                await house.book.change(GUILD, Number(1), partial(is_here, played=1, number=number, person=person))
        await house.tournaments.look()
        hall.may = False
        assert now.until is not None
        clock.now = now.until
        await house.tournaments.look()
        now = await house.now()
        # What did not begin is won by the only side that came; what had begun is a draw, for nobody was home.
        assert [game.outcome and game.outcome.points for game in now.games] == [(1, 1), (2, 0)]
        assert now.games[0].table is not None
        assert house.tables.see(now.games[0].table).stage is Stage.CLOSED
        assert (now.over, hall.given_up) == (True, 1)

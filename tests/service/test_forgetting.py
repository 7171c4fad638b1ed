"""Tests the deletion of people, during a game and after it."""

from __future__ import annotations

from functools import partial
from random import Random

from tests.service.shared import FOUR, FaultyLog, begin, due_command, join, opened_file, refusal, tables_on, until_play
from tests.tables.live import PEOPLE, by, opening_of, person_at
from tockbot.rules import Seat
from tockbot.service import DataDeletion, Tables
from tockbot.storage import DatabaseLocation, StoredLog, StoredPeople, StoredPersonalData, StoredTournaments
from tockbot.tables import (
    Actor,
    Computer,
    MessageId,
    Person,
    PersonId,
    Refusal,
    Stage,
    TableId,
    Terms,
    commands,
    replay,
)

ANNA, BRUNO, DARIO = person_at(0), person_at(1), person_at(3)


async def test_person_forgotten_in_a_game_is_replaced_by_a_computer(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        other = await begin(tables, channel=3)
        await tables.decide(other, by(0), commands.abandon)
        await until_play(tables, table_id, Random(1))
        notified: list[int] = []
        tables.listen(notified.append)
        await DataDeletion(tables, StoredPersonalData(opened), StoredTournaments(opened)).forget(ANNA)
        seen = tables.see(table_id)
        assert isinstance(seen.seated[0], Computer)
        assert seen.seated[1] == PEOPLE[BRUNO]
        assert seen.stage is Stage.PLAYING
        assert table_id in notified
        # A closed game can still be replayed, and the others can resume it.
        assert replay(await StoredLog(opened).read(other)).stage is Stage.CLOSED
        assert isinstance(tables.see(other).seated[0], Computer)
        assert await StoredPeople(opened).read([ANNA]) == [Person(ANNA, None, "")]


async def test_no_seat_is_held_for_a_forgotten_person(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        await until_play(tables, table_id, Random(1))
        await tables.decide(table_id, by(1), commands.go_away)
        forgetting = DataDeletion(tables, StoredPersonalData(opened), StoredTournaments(opened))
        await forgetting.forget(ANNA)
        assert [one.seat for one in tables.see(table_id).away] == [1]
        await forgetting.forget(BRUNO)
        seen = tables.see(table_id)
        assert seen.away == ()
        assert seen.stage is Stage.PLAYING
        table = replay(await StoredLog(opened).read(table_id))
        assert table.open_seats(table.at) == (0, 1)


async def test_no_lobby_seat_is_reserved_for_a_forgotten_person(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        before = (PEOPLE[BRUNO], PEOPLE[ANNA], None, None)
        table_id = await tables.open(
            opening_of(FOUR), partial(commands.seat_as_before, seated=before, terms=Terms(hints=None))
        )
        opener = tables.see(table_id).host.id
        other = ANNA if opener == BRUNO else BRUNO
        await DataDeletion(tables, StoredPersonalData(opened), StoredTournaments(opened)).forget(other)
        assert tables.see(table_id).held == (None,) * 4


async def test_person_is_not_forgotten_if_a_seat_cannot_be_saved(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        log = FaultyLog(opened)
        tables = tables_on(opened, log)
        table_id = await begin(tables)
        forgetting = DataDeletion(tables, StoredPersonalData(opened), StoredTournaments(opened))
        log.fails = True
        assert await refusal(forgetting.forget(ANNA)) is Refusal.NOT_SAVED
        assert await StoredPeople(opened).read([ANNA]) == [PEOPLE[ANNA]]
        log.fails = False
        await forgetting.forget(ANNA)
        assert isinstance(tables.see(table_id).seated[0], Computer)
        assert await StoredPeople(opened).read([ANNA]) == [Person(ANNA, None, "")]


async def test_person_who_never_played_is_forgotten(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        forgetting = DataDeletion(tables, StoredPersonalData(opened), StoredTournaments(opened))
        assert (await forgetting.stored(BRUNO))["person"]["name"] == PEOPLE[BRUNO].name
        await forgetting.forget(BRUNO)
        assert (await forgetting.stored(BRUNO))["person"]["name"] == ""


async def test_forgotten_person_does_not_get_the_requested_seat(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        tables, data = tables_on(opened), StoredPersonalData(opened)
        table_id = await tables.open(opening_of(FOUR))
        for seat in range(3):
            await join(tables, table_id, seat)
        await tables.decide(table_id, by(0), commands.fill_and_start)
        await tables.decide(table_id, Actor(), partial(commands.announced, message=MessageId(1)))
        await join(tables, table_id, 3)
        assert [one.person.id for one in tables.see(table_id).asked] == [DARIO]
        assert [one["table"] for one in (await data.of(DARIO))["tables"]] == [table_id], (
            "their personal data names the table"
        )
        await DataDeletion(tables, data, StoredTournaments(opened)).forget(DARIO)
        assert tables.see(table_id).asked == ()
        assert DARIO not in people_without_identity(tables, table_id)


async def test_closed_table_holds_no_seat_for_a_forgotten_person(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        await until_play(tables, table_id, Random(1))
        for seat in range(2):
            await tables.decide(table_id, by(seat), commands.close)
        lobby = await tables.open(opening_of(FOUR, 3))
        for seat in range(4):
            await join(tables, lobby, seat)
        await tables.decide(lobby, by(0), commands.close)
        await DataDeletion(tables, StoredPersonalData(opened), StoredTournaments(opened)).forget(BRUNO)
        for one in (table_id, lobby):
            await tables.reopen(one, by(0))
            assert BRUNO not in people_without_identity(tables, one)
        assert isinstance(tables.see(table_id).seated[1], Computer)
        assert tables.see(lobby).seated[1] is None
        assert tables.see(table_id).stage is Stage.PLAYING


async def test_undealt_game_holds_no_seat_for_a_forgotten_person(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        table_id = await tables.open(opening_of(FOUR))
        for seat in range(4):
            await join(tables, table_id, seat)
        await tables.decide(table_id, by(0), partial(commands.start, cut=""))
        await DataDeletion(tables, StoredPersonalData(opened), StoredTournaments(opened)).forget(BRUNO)
        await tables.decide(table_id, Actor(), partial(commands.announced, message=MessageId(1)))
        assert tables.see(table_id).away == ()
        assert BRUNO not in people_without_identity(tables, table_id)


def people_without_identity(tables: Tables, table_id: TableId) -> list[PersonId]:
    """Return the people with a seat at a table, or who ask for one, whose identity is deleted."""
    seen = tables.see(table_id)
    people = (*seen.sitting, *seen.held, *(one.person for one in seen.asked))
    return [one.id for one in people if one is not None and one.user is None]


async def test_later_plays_do_not_count_for_a_forgotten_person(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        await until_play(tables, table_id, Random(1))
        await DataDeletion(tables, StoredPersonalData(opened), StoredTournaments(opened)).forget(BRUNO)
        plays = 0
        while plays < 8:
            seat = await until_play(tables, table_id, Random(1))
            command = due_command(tables, table_id, seat, Random(1))
            assert command is not None
            await tables.decide(table_id, Actor(plays=seat) if seat == 1 else by(seat), command)
            plays += 1
        table = replay(await StoredLog(opened).read(table_id))
        assert table.game is not None
        assert table.held_for(Seat(1)) is None
        assert {type(one.player) for one in table.game.history if one.seat == 1} == {Computer}

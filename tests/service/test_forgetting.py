"""People who are forgotten, in mid-game and after it."""

from __future__ import annotations

from functools import partial
from random import Random

from tests.service.shared import FOUR, FaultyLog, begin, opened_file, refusal, tables_on, until_play
from tests.tables.live import PEOPLE, by, opening_of, person_at
from tockbot.service import Forgetting
from tockbot.storage import Place, StoredLog, StoredPeople, StoredPersonalData
from tockbot.tables import Computer, Person, Refusal, Stage, replay, wishes

ANNA, BRUNO = person_at(0), person_at(1)


async def test_somebody_forgotten_in_mid_game_leaves_it_to_a_computer_player(place: Place) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        other = await begin(tables, channel=3)
        await tables.decide(other, by(0), wishes.close)
        await until_play(tables, table_id, Random(1))
        told: list[int] = []
        tables.listen(told.append)
        await Forgetting(tables, StoredPersonalData(opened)).forget(ANNA)
        seen = tables.see(table_id)
        assert isinstance(seen.seated[0], Computer)
        assert seen.seated[1] == PEOPLE[BRUNO]
        assert seen.stage is Stage.PLAYING
        assert table_id in told
        # An ended game still replays, with nobody on the seat who could be named.
        assert replay(await StoredLog(opened).read(other)).stage is Stage.CLOSED
        assert tables.see(other).seated[0] == Person(ANNA, None, "")
        assert await StoredPeople(opened).read([ANNA]) == [Person(ANNA, None, "")]


async def test_no_seat_is_kept_for_somebody_forgotten(place: Place) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        await until_play(tables, table_id, Random(1))
        await tables.decide(table_id, by(1), wishes.go_away)
        forgetting = Forgetting(tables, StoredPersonalData(opened))
        await forgetting.forget(ANNA)
        assert [one.seat for one in tables.see(table_id).away] == [1]
        await forgetting.forget(BRUNO)
        seen = tables.see(table_id)
        assert seen.away == ()
        assert seen.stage is Stage.PLAYING
        assert replay(await StoredLog(opened).read(table_id)).open_seats == (0, 1)


async def test_nor_is_one_in_a_lobby_in_which_they_never_sat(place: Place) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        before = (PEOPLE[BRUNO], PEOPLE[ANNA], None, None)
        table_id = await tables.open(opening_of(FOUR), partial(wishes.seat_as_before, seated=before, hints=None))
        opener = tables.see(table_id).host.id
        other = ANNA if opener == BRUNO else BRUNO
        await Forgetting(tables, StoredPersonalData(opened)).forget(other)
        assert tables.see(table_id).kept == (None,) * 4


async def test_nobody_is_forgotten_by_halves_where_a_seat_cannot_be_saved(place: Place) -> None:
    async with opened_file(place) as opened:
        log = FaultyLog(StoredLog(opened))
        tables = tables_on(opened, log)
        table_id = await begin(tables)
        forgetting = Forgetting(tables, StoredPersonalData(opened))
        log.fails = True
        assert await refusal(forgetting.forget(ANNA)) is Refusal.NOT_SAVED
        assert await StoredPeople(opened).read([ANNA]) == [PEOPLE[ANNA]]
        log.fails = False
        await forgetting.forget(ANNA)
        assert isinstance(tables.see(table_id).seated[0], Computer)
        assert await StoredPeople(opened).read([ANNA]) == [Person(ANNA, None, "")]


async def test_whoever_never_sat_anywhere_is_forgotten_too(place: Place) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        forgetting = Forgetting(tables, StoredPersonalData(opened))
        assert (await forgetting.kept(BRUNO))["person"]["name"] == PEOPLE[BRUNO].name
        await forgetting.forget(BRUNO)
        assert (await forgetting.kept(BRUNO))["person"]["name"] == ""

"""Tests predictions on both engines: one per person and question, none made too late, scored, and deleted."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from tests.storage.places import database
from tests.tables.live import GUILD, MOMENT
from tests.tables.recordings import recorded
from tockbot.rules import Seat, table_rules
from tockbot.storage import (
    DatabaseLocation,
    StoredGuesses,
    StoredLog,
    StoredPeople,
    StoredPersonalData,
    StoredResults,
    StoredStatistics,
)
from tockbot.tables import Guess, GuessAt, PersonId, Stamp, UserId

TWO = table_rules("swiss", 2)
BEGUN = 9
"""Length of the log when the prediction is made."""


async def test_prediction_can_be_changed_until_the_log_goes_on(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log, guesses, entries = StoredLog(opened), StoredGuesses(opened), recorded(TWO).entries
        table_id = await log.open(entries[:BEGUN])
        assert table_id is not None
        guess = Guess(PersonId(9), GuessAt.HOME, 0, Seat(0), Stamp(BEGUN))
        changed, other = replace(guess, seat=Seat(1)), replace(guess, person=PersonId(8))
        assert await guesses.save(table_id, guess)
        assert await guesses.save(table_id, changed)
        assert await guesses.save(table_id, other)
        assert await guesses.of(table_id, PersonId(9)) == [changed]
        await log.append(table_id, entries[BEGUN : BEGUN + 1], ends=False)
        late = replace(guess, at=GuessAt.WINNER)
        assert not await guesses.save(table_id, late), "the game has gone on since"
        assert not await guesses.save(table_id, guess)
        assert await guesses.at(table_id) == [other, changed]
        data = StoredPersonalData(opened)
        assert [one["seat"] for one in (await data.of(PersonId(9)))["guesses"]] == [1]
        await data.forget(PersonId(9))
        assert await guesses.at(table_id) == [other]


async def test_prediction_points_are_stored_with_the_game(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log, guesses, book = StoredLog(opened), StoredGuesses(opened), StoredStatistics(opened)
        entries = recorded(TWO).entries
        people = [await StoredPeople(opened).meet(UserId(100 + one), f"Person {one}", "en") for one in range(5)]
        table_id = await log.open(entries[:BEGUN])
        assert table_id is not None
        winner = recorded(TWO).games[-1].finished[0][0]
        for one, seat in ((people[2], winner), (people[3], Seat(1 - winner)), (people[4], winner)):
            assert await guesses.save(table_id, Guess(one.id, GuessAt.WINNER, 0, seat, Stamp(BEGUN)))
        await log.append(table_id, entries[BEGUN:], ends=True)
        assert not await guesses.save(table_id, Guess(people[3].id, GuessAt.WINNER, 0, winner, Stamp(len(entries))))
        await StoredResults(opened).count(table_id)
        await book.hide(people[4].id, hidden=True)
        last = entries[-1].at
        assert await book.guessed_between(GUILD, MOMENT, last + timedelta(1)) == [(people[2], 4)]
        assert await book.guessed_between(GUILD, MOMENT, last) == []

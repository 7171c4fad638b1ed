"""Tests stored puzzle rushes: one at a time, one answer per puzzle, and the best of a day in its server."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from tests.storage.places import database
from tests.tables.live import MOMENT
from tockbot.learning import LASTS, Rush
from tockbot.storage import DatabaseLocation, StoredPeople, StoredPersonalData, StoredRushes, StoredStatistics
from tockbot.tables import NO_GUILD, GuildId, PersonId, UserId

ANNA, HERE, THERE = PersonId(1), GuildId(5), GuildId(6)
TODAY = MOMENT.date()


async def solve(rushes: StoredRushes, person: PersonId, guild: GuildId, rush: Rush, answers: str) -> Rush:
    """Give these answers, with ``+`` for each correct one; return the rush after them."""
    for one in answers:
        after = await rushes.answer(person, guild, rush, solved=one == "+")
        assert after is not None
        rush = after
    return rush


async def test_second_rush_cannot_begin_during_the_first(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        rushes = StoredRushes(opened)
        assert await rushes.of(ANNA, TODAY) is None
        first = await rushes.begin(ANNA, MOMENT, 7)
        assert first == Rush(TODAY, 1, MOMENT, 7)
        later = MOMENT + LASTS - timedelta(seconds=1)
        assert await rushes.begin(ANNA, later, 8) == first, "one second is left"
        rush = await solve(rushes, ANNA, HERE, first, "+-")
        assert await rushes.begin(ANNA, later, 8) == rush == Rush(TODAY, 1, MOMENT, 7, solved=1, wrong=1)
        assert await rushes.begin(ANNA, MOMENT + LASTS, 8) == Rush(TODAY, 2, MOMENT + LASTS, 8)
        rush = await solve(rushes, ANNA, HERE, Rush(TODAY, 2, MOMENT + LASTS, 8), "---")
        assert rush.wrong == 3
        third = await rushes.begin(ANNA, MOMENT + LASTS, 9)
        assert (third.number, third.seed, third.step) == (3, 9, 0), "the rush before is over"


async def test_only_one_of_two_simultaneous_rushes_begins(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        rushes = StoredRushes(opened)
        one, other = await asyncio.gather(*(rushes.begin(ANNA, MOMENT, seed) for seed in (7, 8)))
        assert one == other


async def test_each_puzzle_can_be_answered_once(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        rushes = StoredRushes(opened)
        first = await rushes.begin(ANNA, MOMENT, 7)
        both = await asyncio.gather(*(rushes.answer(ANNA, HERE, first, solved=True) for _ in range(2)))
        assert sorted(rush is None for rush in both) == [False, True], "a double press counts once"
        assert await rushes.answer(ANNA, HERE, first, solved=True) is None, "an old button"
        again = await rushes.begin(ANNA, MOMENT + LASTS, 8)
        assert await rushes.answer(ANNA, HERE, first, solved=True) is None, "a button of another rush"
        assert await rushes.of(ANNA, TODAY) == again


async def test_best_rush_counts_in_its_server(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        rushes, people, data = StoredRushes(opened), StoredPeople(opened), StoredPersonalData(opened)
        anna, bruno = [await people.meet(UserId(one), name, "en") for one, name in ((71, "Anna"), (72, "Bruno"))]
        await solve(rushes, anna.id, HERE, await rushes.begin(anna.id, MOMENT, 7), "++-")
        await solve(rushes, anna.id, THERE, await rushes.begin(anna.id, MOMENT + LASTS, 7), "+")
        await solve(rushes, bruno.id, HERE, await rushes.begin(bruno.id, MOMENT, 7), "+")
        assert await rushes.best(anna.id) == 2
        assert await rushes.best_here(TODAY, HERE) == [(anna, 2), (bruno, 1)]
        assert await rushes.best_here(TODAY, THERE) == []
        tomorrow = MOMENT + timedelta(days=1)
        await solve(rushes, anna.id, NO_GUILD, await rushes.begin(anna.id, tomorrow, 7), "+++")
        assert await rushes.best(anna.id) == 3
        assert await rushes.best_here(tomorrow.date(), HERE) == []
        assert [one["best"] for one in (await data.of(anna.id))["rushes"]] == [2, 3]
        await StoredStatistics(opened).hide(bruno.id, hidden=True)
        await data.forget(anna.id)
        assert await rushes.best_here(TODAY, HERE) == []
        assert await rushes.best(anna.id) == 0

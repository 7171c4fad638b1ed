"""Tests stored puzzle answers: the first answer of a person counts, and the first correct one of a server."""

from __future__ import annotations

from datetime import date

from tests.storage.places import database
from tockbot.learning import Answers
from tockbot.storage import (
    DatabaseLocation,
    StoredLeftGuilds,
    StoredPeople,
    StoredPersonalData,
    StoredPuzzleAnswers,
    StoredStatistics,
)
from tockbot.tables import NO_GUILD, GuildId, PersonId, UserId

ANNA, BRUNO, HERE, THERE = PersonId(1), PersonId(2), GuildId(5), GuildId(6)
TODAY, YESTERDAY = date(2026, 3, 2), date(2026, 3, 1)


async def test_first_answer_counts_and_is_deleted_with_its_person(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        answers = StoredPuzzleAnswers(opened)
        assert await answers.answered(TODAY, ANNA) is None
        await answers.answer(YESTERDAY, ANNA, HERE, solved=True)
        await answers.answer(TODAY, ANNA, HERE, solved=True)
        await answers.answer(TODAY, ANNA, THERE, solved=False)
        await answers.answer(TODAY, BRUNO, HERE, solved=False)
        assert (await answers.answered(TODAY, ANNA), await answers.answered(TODAY, BRUNO)) == (True, False)
        assert await answers.answers(TODAY, HERE) == Answers(answered=2, solved=1)
        assert await answers.answers(TODAY, THERE) == Answers(0, 0)
        assert await answers.solved_days(ANNA) == [TODAY, YESTERDAY]
        assert await answers.solved_days(BRUNO) == []
        data = StoredPersonalData(opened)
        assert [one["day"] for one in (await data.of(ANNA))["puzzles"]] == ["2026-03-01", "2026-03-02"]
        await data.forget(ANNA)
        assert await answers.answers(TODAY, HERE) == Answers(1, 0)


async def test_first_solver_and_solved_days_of_a_server_are_kept(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        answers, people, data = StoredPuzzleAnswers(opened), StoredPeople(opened), StoredPersonalData(opened)
        anna, bruno = [await people.meet(UserId(one), name, "en") for one, name in ((71, "Anna"), (72, "Bruno"))]
        await answers.answer(TODAY, bruno.id, HERE, solved=False)
        assert await answers.first_here(TODAY, HERE) is None
        await answers.answer(TODAY, anna.id, HERE, solved=True)
        await answers.answer(TODAY, bruno.id, HERE, solved=True)
        await answers.answer(YESTERDAY, bruno.id, HERE, solved=True)
        await answers.answer(YESTERDAY, anna.id, NO_GUILD, solved=True)
        assert await answers.first_here(TODAY, HERE) == anna
        assert (await answers.days_here(HERE), await answers.days_here(THERE)) == ([TODAY, YESTERDAY], [])
        assert await answers.days_here(NO_GUILD) == [], "direct messages do not count as a server"
        listed = [(anna, Answers(1, 1)), (bruno, Answers(2, 1))]
        assert await answers.people_here(HERE, YESTERDAY) == listed
        assert await answers.people_here(HERE, TODAY) == [(anna, Answers(1, 1)), (bruno, Answers(1, 0))]
        assert await answers.solved_days(anna.id) == [TODAY, YESTERDAY]
        assert await answers.solved_days(anna.id, HERE) == [TODAY], "answers from other places do not count"

        await StoredStatistics(opened).hide(bruno.id, hidden=True)
        assert await answers.people_here(HERE, YESTERDAY) == [(anna, Answers(1, 1))]
        assert await answers.first_here(YESTERDAY, HERE) is None
        assert (await data.of(anna.id))["solved_first"] == [{"server": HERE, "day": "2026-03-02"}]
        await data.forget(anna.id)
        assert await answers.first_here(TODAY, HERE) is None
        assert await answers.days_here(HERE) == [TODAY, YESTERDAY], "the streak belongs to the server"
        await StoredLeftGuilds(opened).forget(HERE)
        assert await answers.days_here(HERE) == []

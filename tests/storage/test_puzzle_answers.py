"""Who has answered which day's puzzle: the first answer counts."""

from __future__ import annotations

from datetime import date

from tests.storage.places import database
from tockbot.learning import Answers
from tockbot.storage import Place, StoredPersonalData, StoredPuzzleAnswers
from tockbot.tables import GuildId, PersonId

ANNA, BRUNO, HERE, THERE = PersonId(1), PersonId(2), GuildId(5), GuildId(6)
TODAY, YESTERDAY = date(2026, 3, 2), date(2026, 3, 1)


async def test_the_first_answer_of_a_person_counts_and_is_forgotten_with_them(place: Place) -> None:
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

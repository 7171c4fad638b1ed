"""``/tock learn`` for newcomers: in a lobby and in direct messages, with right and wrong presses."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import simcord

from tests.bot.walking import way_to
from tests.e2e.forms import own_settings
from tests.e2e.world import LOCALES, World, answered, buttons, menus, open_world
from tests.sampled import some
from tests.texts import DE, EN, says
from tockbot.bot.press import Press, write_press
from tockbot.bot.words import languages, speaker
from tockbot.features.learning import ExercisePress, GotIt, ShowLesson
from tockbot.features.puzzles import Solve
from tockbot.features.settings import ChooseLooks
from tockbot.features.turn.turn import BackToHand, Give, ShowCard, StudiedPress
from tockbot.learning import COURSES, puzzle_of, seen
from tockbot.rules import Phase, legal_plays
from tockbot.tables import TableSeen, rank_of

BASICS = COURSES[0].lessons


def now(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """Return the message as it is now."""
    assert isinstance(result.response, simcord.ResponseMessage)
    return result.response


def right_way(language: str, lesson_seen: TableSeen, name: str) -> list[Press]:
    """Return the presses that solve a lesson."""
    game = lesson_seen.game
    assert game is not None
    lesson = next(one for one in BASICS if one.name == name)
    if game.phase is Phase.EXCHANGE:
        place = next(place for place, card in enumerate(game.hand) if lesson.is_done_by(rank_of(card)))
        return [Give(lesson_seen.id, game.stamp, place)]
    right = next(play for play in legal_plays(game.position()) if lesson.is_done_by(play))
    return way_to(speaker(language), lesson_seen, right)


@pytest.mark.parametrize("language", some(languages(), 4))
async def test_the_first_course_is_played_through_in_direct_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setitem(LOCALES, "Anna", "es-ES" if language == "es" else language)
    say = speaker(language)
    async with open_world(tmp_path / "t.sqlite3") as world:
        pupil: Any = world["Anna"].user
        message = now(await pupil.slash("tock learn"))
        for lesson in BASICS:
            assert say(f"lesson-{lesson.name}-before") in message.content
            assert message.attachments
            for press in right_way(language, seen(lesson.table()), lesson.name):
                message = now(await studied(pupil, message, lesson.name, press))
            assert say(f"lesson-{lesson.name}-after") in message.content
            following = COURSES[0].after(lesson)
            if following is not None:
                message = now(await pupil.click(message, custom_id=write_press(ShowLesson(following.name))))
        again = now(await pupil.slash("tock learn"))
        assert say("lessons-header") == again.content, "all lessons are done, so there is a choice"
        assert learnt(world) == {lesson.name for lesson in BASICS}


async def test_newcomer_learns_in_the_lobby_and_continues_later(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        emma: Any = world["Emma"]
        first = await world.press("Emma", world.board(), EN("button-learn"))
        message = now(first)
        assert message.flags.ephemeral, "no one else sees it"
        assert "1 of 6" in message.content
        lesson = BASICS[0]
        there = seen(lesson.table())
        assert there.game is not None
        grey = write_press(ExercisePress(lesson.name, 0, ShowCard(there.id, there.game.stamp, 0)))
        message = now(await emma.click(message, custom_id=grey))
        assert EN("lesson-cannot", card="5♠") in message.content
        assert learnt(world, "emma") == frozenset()
        assert EN("button-show-me") not in [item.label for item in buttons(message.message)]
        again = write_press(ExercisePress(lesson.name, 1, ShowCard(there.id, there.game.stamp, 0)))
        message = now(await emma.click(message, custom_id=again))
        assert EN("button-show-me") in [item.label for item in buttons(message.message)]
        message = now(await emma.click(message, label=EN("button-show-me")))
        assert says(message.content, "lesson-shown-play")
        assert learnt(world, "emma") == frozenset(), "a shown answer does not count as learnt"
        message = now(await emma.slash(world.channel, "tock learn"))
        for press in right_way("en", there, lesson.name):
            message = now(await studied(emma, message, lesson.name, press))
        await world.restart()
        assert "2 of 6" in now(await emma.slash(world.channel, "tock learn")).content
        stale = ExercisePress(lesson.name, 0, BackToHand(there.id, there.game.stamp))
        forged = ExercisePress("no-such-lesson", 0, stale.press)
        refused = world.raw_press("Emma", world.board(), write_press(forged))
        await world.env.settle()
        assert EN("refused-stale") in answered(refused).content
        done = now(await emma.click(message, custom_id=write_press(GotIt("basics"))))
        assert EN("lesson-table-waits") not in done.content, "she sits at no table"
        anna: Any = world["Anna"]
        message = now(await anna.slash(world.channel, "tock learn"))
        for press in right_way("en", there, lesson.name):
            message = now(await studied(anna, message, lesson.name, press))
        done = now(await anna.click(message, custom_id=write_press(GotIt("basics"))))
        assert EN("lesson-table-waits") in done.content
        assert learnt(world, "emma") == {lesson.name for lesson in BASICS}
        assert says(now(await emma.slash(world.channel, "tock learn")).content, "lessons-header")


async def studied(
    pupil: Any,  # noqa: ANN401 - people in servers and in direct messages have different types
    message: simcord.ResponseMessage,
    exercise: str,
    press: Press,
) -> simcord.InteractionResult:
    """Press a button of an exercise, or choose a line of its menu."""
    assert isinstance(press, StudiedPress)
    # Puzzles are named by their day.
    solved = Solve(exercise, press) if exercise[0].isdigit() else ExercisePress(exercise, 0, press)
    written = write_press(solved)
    lists = [one for one in menus(message.message) if written in [line.value for line in one.options]]
    if lists:
        result = await pupil.select(message, [written], custom_id=lists[0].custom_id)
    else:
        result = await pupil.click(message, custom_id=written)
    assert isinstance(result, simcord.InteractionResult)
    return result


def learnt(world: World, name: str = "anna") -> frozenset[str]:
    """Return what a person is recorded to have learnt."""
    with closing(sqlite3.connect(world.database)) as database:
        ((text,),) = database.execute("SELECT preferences FROM people WHERE name = ?", (name.capitalize(),))
    return frozenset(json.loads(text).get("learnt", ()))


async def test_daily_puzzle_accepts_one_answer_and_explains_it(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        asked = now(await world["Anna"].slash(world.channel, "tock puzzle"))
        assert says(asked.content, "puzzle-asked")
        stamp = re.search(r"<t:(\d+):D>", asked.content)
        assert stamp is not None
        day = datetime.fromtimestamp(int(stamp[1]), UTC).date()
        puzzle = puzzle_of(day)
        there = seen(puzzle.table())
        assert there.game is not None
        plays = list(legal_plays(there.game.position()))
        best = next(play for play in plays if puzzle.best.is_made_by(play))
        second = next(play for play in plays if puzzle.second.is_made_by(play))
        solved = asked
        for press in way_to(speaker("en"), there, best):
            solved = now(await studied(world["Anna"], solved, day.isoformat(), press))
        assert EN("puzzle-solved") in solved.content
        assert EN("puzzle-here", solved=1, answered=1) in solved.content
        assert says(solved.content, "puzzle-streak")
        missed = now(await world["Bruno"].slash(world.channel, "tock puzzle"))
        for press in way_to(speaker("de"), there, second):
            missed = now(await studied(world["Bruno"], missed, day.isoformat(), press))
        assert DE("puzzle-missed") in missed.content
        assert "1 von 2" in missed.content
        assert "🔥" not in missed.content
        again = now(await world["Bruno"].slash(world.channel, "tock puzzle"))
        assert again.content == missed.content, "the first answer counts"


async def test_new_card_is_explained_once_unless_switched_off(
    tmp_path: Path,
) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].user.slash("tock practice")
        await world.env.settle()
        await world.press_id("Anna", world.dm("Anna"), buttons(world.dm("Anna"))[0].custom_id or "")
        await world.env.settle()
        first = world.dm("Anna")
        assert says(first.content, "notes-once")
        (word,) = learnt(world)
        assert word.startswith("note-")
        enough = await own_settings(world["Anna"].user, None, ChooseLooks(), notes=[])
        assert EN("settings-notes", on=0) in enough.content
        assert world.dm("Anna").content == first.content, "the turn stays as it was"
        assert learnt(world) == {word, "no-notes"}
        again = await own_settings(world["Anna"].user, None, ChooseLooks(), notes=["told"])
        assert EN("settings-notes", on=1) in again.content
        assert learnt(world) == frozenset()

"""The end of a game: its chances come from a worker, and a table that closed automatically says how to continue."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.bot.limits import check
from tests.bot.test_texts import is_of_discord
from tests.tables.live import HOST, PEOPLE, LiveTable, at_play, by, opening_of
from tests.tables.recordings import recorded
from tockbot.app.features import SCREENS
from tockbot.bot.pictures import boards_of
from tockbot.bot.screen import Screen
from tockbot.bot.shared_presses import PlayAgain
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.computer import Course, course_of
from tockbot.features import ending
from tockbot.features.ending import EndCards
from tockbot.render import PosterScene
from tockbot.rules import Pawns, TableRules, table_rules
from tockbot.tables import Actor, Kind, TableId, TableSeen, commands, see

EN = speaker("en")
FOUR = table_rules("swiss", 4)


def closed_by_itself(say: Speaker, live: LiveTable) -> Screen:
    live.do(Actor(), lambda draft: commands.close_idle(draft, draft.table.acted_at))
    screen = SCREENS.message(say, see(TableId(1), live.table, HOST, PEOPLE))
    check(screen)
    return screen


@pytest.mark.parametrize("language", languages())
def test_automatically_closed_table_says_how_to_resume(language: str) -> None:
    say = speaker(language)
    another = f"`/tock {(say if is_of_discord(language) else speaker('en'))('command-new')}`"
    lobby = LiveTable.opened(opening_of(FOUR))
    lobby.do(by(0), commands.join)
    assert another in closed_by_itself(say, lobby).text
    game = closed_by_itself(say, at_play(FOUR))
    assert another in game.texts[-1]
    assert f"**{say('button-again')}**" in game.texts[-1]
    assert any(isinstance(button.press, PlayAgain) for row in game.rows if isinstance(row, tuple) for button in row)


def finished() -> TableSeen:
    return replace(see(TableId(1), recorded(FOUR).tables[-1], HOST, PEOPLE), kind=Kind.PRACTICE)


def end_card(cards: EndCards, seen: TableSeen) -> tuple[Screen, PosterScene]:
    """Return the end card, and what its picture shows."""
    screen = SCREENS.message(EN, seen, asyncio.run(cards.besides(EN, seen)))
    assert screen.picture is not None
    assert isinstance(screen.picture.scene, PosterScene)
    return screen, screen.picture.scene


def test_end_card_asks_once_for_the_winning_chances() -> None:
    asked: list[Sequence[Pawns]] = []

    async def course(rules: TableRules, boards: Sequence[Pawns]) -> Course:
        asked.append(boards)
        return course_of(rules, boards)

    unused: Any = None
    cards, seen = EndCards(unused, unused, course, unused), finished()
    assert seen.game is not None
    screen, scene = end_card(cards, seen)
    assert scene.course is not None
    assert len(scene.course.shares) == len(seen.game.history) + 1
    assert scene.moment_text
    assert end_card(cards, seen)[0] == screen
    assert asked == [boards_of(seen.game)]


def test_end_card_comes_without_chances_that_are_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "MAX_COURSE_SECONDS", 0.01)

    async def course(*_: object) -> Course:
        await asyncio.sleep(1)
        raise AssertionError

    unused: Any = None
    _, scene = end_card(EndCards(unused, unused, course, unused), finished())
    assert (scene.course, scene.moment) == (None, None)
    assert scene.board.winners

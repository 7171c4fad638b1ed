"""A table that was closed automatically says so, and how to continue."""

from __future__ import annotations

import pytest

from tests.bot.limits import check
from tests.bot.test_texts import is_of_discord
from tests.tables.live import HOST, PEOPLE, LiveTable, at_play, by, opening_of
from tockbot.app.features import SCREENS
from tockbot.bot.screen import Screen
from tockbot.bot.shared_presses import PlayAgain
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.rules import table_rules
from tockbot.tables import Actor, TableId, commands, see

FOUR = table_rules("swiss", 4)


def closed_by_itself(say: Speaker, live: LiveTable) -> Screen:
    live.do(Actor(), lambda draft: commands.close_idle(draft, draft.table.acted_at))
    screen = SCREENS.message(say, see(TableId(1), live.table, HOST, PEOPLE))
    check(screen)
    return screen


@pytest.mark.parametrize("language", languages())
def test_a_table_that_closed_by_itself_tells_how_to_go_on(language: str) -> None:
    say = speaker(language)
    another = f"`/tock {(say if is_of_discord(language) else speaker('en'))('command-new')}`"
    lobby = LiveTable.opened(opening_of(FOUR))
    lobby.do(by(0), commands.join)
    assert another in closed_by_itself(say, lobby).text
    game = closed_by_itself(say, at_play(FOUR))
    assert another in game.texts[-1]
    assert f"**{say('button-again')}**" in game.texts[-1]
    assert any(isinstance(button.press, PlayAgain) for row in game.rows if isinstance(row, tuple) for button in row)

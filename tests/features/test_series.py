"""The screens of a series fit Discord's limits in every language, even on the largest table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.limits import check
from tests.tables.live import HOST, PEOPLE, LiveTable, opening_of
from tests.tables.recordings import recorded
from tockbot.app.features import SCREENS
from tockbot.bot.table_texts import series_end_line
from tockbot.bot.words import SEAT_SIGNS, Speaker, languages, speaker, unmarked
from tockbot.rules import table_rules
from tockbot.tables import SeriesSeen, TableId, see

EVERY_LANGUAGE = pytest.mark.parametrize("say", [speaker(language) for language in languages()], ids=languages())
EIGHT = table_rules("swiss", 8)
SERIES = SeriesSeen(3, (2, 2, 2, 2), number=9, most=9, left=(1, 1, 1, 1))


@EVERY_LANGUAGE
def test_lobby_of_eight_shows_current_and_previous_series(say: Speaker) -> None:
    seen = see(TableId(1), LiveTable.opened(opening_of(EIGHT)).table, HOST, PEOPLE)
    screen = SCREENS.message(say, replace(seen, series=SERIES))
    check(screen)
    signs = ["".join(SEAT_SIGNS[seat] for seat in side) for side in EIGHT.sides]
    for won in (1, 2):
        assert " · ".join(f"{sign} {won}" for sign in signs) in unmarked(screen.text)


@EVERY_LANGUAGE
def test_end_of_a_game_shows_the_state_of_the_series(say: Speaker) -> None:
    seen = see(TableId(1), recorded(table_rules("swiss", 2)).after[-1], HOST, PEOPLE)
    assert seen.game is not None
    goes_on = SeriesSeen(3, (1, 1), number=2, most=5)
    for series in (goes_on, replace(goes_on, given_up=True), replace(goes_on, won=(3, 1), winner=0)):
        screen = SCREENS.message(say, replace(seen, series=series))
        check(screen)
        line = series_end_line(say, seen.game, series)
        assert line in screen.text
        assert screen.picture is not None
        assert line in screen.picture.alt
        assert say("button-again-series") not in str(screen.rows)
    check(SCREENS.message(say, seen))
    assert say("button-again-series") in str(SCREENS.message(say, seen).rows)

"""The forms for settings of people and servers fit Discord's limits in every language, at every table."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

import pytest

from tests.bot.limits import check_form
from tests.bot.test_texts import all_tables
from tockbot.bot.press import PressError
from tockbot.bot.screen import Answers
from tockbot.bot.typed import change_of
from tockbot.bot.words import languages, speaker
from tockbot.features import server_settings, settings
from tockbot.features.server_settings import (
    ChooseBoards,
    ChooseGathering,
    ChooseTables,
    boards_form,
    gathering_form,
    tables_form,
)
from tockbot.features.settings import (
    ChooseHands,
    ChooseLanguage,
    ChooseLooks,
    ChooseQuietHours,
    quiet_hours_form,
    settings_form,
)
from tockbot.learning import NO_NOTES
from tockbot.render import THEMES
from tockbot.storage import Preferences, Regular, ServerChoices
from tockbot.tables import ChannelId, Pace, QuietHours

LONGEST_ZONE = "America/Argentina/ComodRivadavia"


@pytest.mark.parametrize("language", languages())
def test_every_form_is_valid_for_discord(language: str) -> None:
    say = speaker(language)
    every = Preferences(None, "dark", wide=True, learnt=frozenset({NO_NOTES}), every_number=True, in_channel=True)
    reached = replace(every, dm_channel=ChannelId(1), told_elsewhere=True)
    for chosen in (Preferences(), replace(every, chosen_language=language), reached):
        for kind in (ChooseHands, ChooseLooks, ChooseLanguage):
            check_form(settings_form(say, kind(), chosen), kind())
    for hours in (None, QuietHours(LONGEST_ZONE, 22, 8)):
        check_form(quiet_hours_form(say, hours), ChooseQuietHours())
    for theme in THEMES:
        chosen_theme = ServerChoices(theme=theme, keeps_boards=True)
        check_form(boards_form(say, chosen_theme, tuple(Regular)), ChooseBoards())
    check_form(tables_form(say, ServerChoices()), ChooseTables())
    check_form(gathering_form(say, ServerChoices(in_threads=True, called_role=7, call_hours=24)), ChooseGathering())
    # The form is the same for all tables of a party; the one with the most options has the most boxes ticked.
    for _, tables in groupby(all_tables(), lambda rules: (rules.ruleset.name, rules.party)):
        rules = max(tables, key=lambda one: len(one.options))
        check_form(tables_form(say, ServerChoices(language, rules, pace=Pace.SLOW)), ChooseTables())


@pytest.mark.parametrize("language", languages())
def test_setting_keeps_and_shows_each_of_its_values(language: str) -> None:
    say = speaker(language)
    for own in settings.CHOICES:
        for word in own.values:
            chosen = own.changed(Preferences(), word)
            assert own.chosen(chosen) == word
            assert not own.line or own.shown(say, chosen)
    for theirs in server_settings.CHOICES:
        for word in theirs.values:
            choices = theirs.changed(ServerChoices(), word)
            assert theirs.chosen(choices) == word
            assert not theirs.line or theirs.shown(say, choices)


@pytest.mark.parametrize("given", [[], ["forged"], ["tall", "wide"]])
def test_forged_answer_to_a_setting_is_refused(given: list[str]) -> None:
    looks = [one for one in settings.CHOICES if one.name == "shape"]
    with pytest.raises(PressError):
        change_of(looks, Answers([{"component": {"custom_id": "shape", "values": given}}]))

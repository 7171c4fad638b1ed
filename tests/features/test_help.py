"""Help by topic: each topic fits Discord's limits in every language, and leads to existing commands."""

from __future__ import annotations

from inspect import signature

import pytest

from tests.bot.limits import check
from tests.bot.test_texts import HANDLERS
from tests.bot.walking import BIG_ID, choices
from tockbot import __version__
from tockbot.bot.channels import own_install_link
from tockbot.bot.handlers import CommandButton, Run
from tockbot.bot.people import AS_THE_SERVER
from tockbot.bot.words import languages, speaker
from tockbot.features.help import ChooseTheme, ShowHelp, Topic, help_screen, topic_screen
from tockbot.render import THEMES


@pytest.mark.parametrize("language", languages())
def test_every_help_topic_fits_discord_and_leads_on(language: str) -> None:
    say = speaker(language)
    beginning = help_screen(say, say("lesson-got-it"))
    check(beginning)
    assert __version__ in beginning.text, "bug reports can name the version"
    topics = [ShowHelp(topic) for topic in Topic]
    assert list(choices(beginning)) == topics
    for topic in Topic:
        for theme in (*THEMES, None):
            screen = topic_screen(say, topic, theme, chosen=True, link=own_install_link(BIG_ID))
            check(screen)
            *onward, one, two, three, four, five = choices(screen)
            assert [one, two, three, four, five] == topics
            assert onward, "every topic leads on"


def test_command_of_a_button_needs_no_text_and_has_a_topic() -> None:
    say = speaker("en")
    reached = {
        one.command for topic in Topic for one in choices(topic_screen(say, topic, None)) if isinstance(one, Run)
    }
    assert reached == set(CommandButton)
    for button in CommandButton:
        _, *typed = signature(HANDLERS.of_button(button).act).parameters.values()
        assert all(one.default is not one.empty for one in typed), button


def test_help_on_looks_offers_every_theme() -> None:
    offered = [one for one in choices(topic_screen(speaker("en"), Topic.LOOK, None)) if isinstance(one, ChooseTheme)]
    assert [one.theme for one in offered] == [*THEMES, AS_THE_SERVER]

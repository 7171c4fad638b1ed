"""The language as it is chosen in a form, by a person or for a server."""

from __future__ import annotations

from typing import Final

from tockbot.bot.screen import Answers, Line, OneOf
from tockbot.bot.words import languages, speaker

AS_DISCORD: Final = "discord"
"""Chosen where Discord is to say which language is spoken."""


def language_question(label: str, as_discord: str, chosen: str | None) -> OneOf:
    """Which language is spoken: each by its own name, after that of Discord, which is called as said."""
    own = Line(AS_DISCORD, as_discord, chosen is None)
    named = [Line(one, speaker(one)("language-name"), one == chosen) for one in languages()]
    return OneOf("language", label, lines=(own, *named))


def language_answered(answers: Answers) -> str | None:
    """Which language was chosen; None for that of Discord.

    Raises:
        PressError: it is none of those.
    """
    language = answers.one_of("language", (AS_DISCORD, *languages()))
    return None if language == AS_DISCORD else language

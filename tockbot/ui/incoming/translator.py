"""Names and descriptions of commands in every language, from the same files as all other text."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from tockbot.ui.words.speaker import DEFAULT_LANGUAGE, languages, speaker


def localised(message: str) -> locale_str:
    """A message in the default language that Discord shows in the others where they are spoken."""
    return locale_str(speaker(DEFAULT_LANGUAGE)(message), message=message)


class FluentTranslator(app_commands.Translator):
    """Looks translations up in ``locales/``."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The string in a locale, None where its language is not spoken."""
        del context
        message = string.extras.get("message")
        language = locale.value.split("-")[0]
        if message is None or language not in languages():
            return None
        return speaker(language)(message)

"""What is remembered of those who look: their language, their theme, whether direct messages reach them."""

from __future__ import annotations

import logging
from typing import Final, Protocol

from tockbot.render import THEMES, WOOD, Theme
from tockbot.service import trouble
from tockbot.ui.words.speaker import Speaker, language_of, speaker

logger = logging.getLogger(__name__)

MOST_LANGUAGES: Final = 10_000
"""Of how many people the language is kept in memory; that of others is read again when it is needed."""


class People(Protocol):
    """Where it is kept what a person speaks, and whether direct messages reach them."""

    async def language(self, person: int) -> str | None:
        """The language last spoken to the bot."""

    async def set_language(self, person: int, language: str) -> None:
        """Remember the language spoken."""

    async def is_dm_closed(self, person: int) -> bool:
        """Whether a direct message was refused."""

    async def set_dm_closed(self, person: int, *, closed: bool) -> None:
        """Remember whether direct messages are refused."""


class Themes(Protocol):
    """Where it is kept which themes servers and people have chosen for their pictures."""

    async def of(self, chooser: int) -> str | None:
        """The theme that a server or a person has chosen."""

    async def choose(self, chooser: int, theme: str | None) -> None:
        """Save a choice instead of the one before, or forget it."""


class Viewers:
    """Everybody who looks at a table, by their id on Discord."""

    def __init__(self, people: People, themes: Themes) -> None:
        """Know of people what is kept here."""
        self._people = people
        self._themes = themes
        self._languages: dict[int, str] = {}

    async def speaks(self, person: int, language: str) -> None:
        """Remember what a person speaks, for messages that answer nothing."""
        if self._languages.get(person) == language:
            return
        self._keep(person, language)
        try:
            await self._people.set_language(person, language)
        except Exception as error:  # noqa: BLE001 - what was asked for goes on without
            logger.warning("a person's language could not be saved: %s", trouble(error))

    async def speaker_to(self, person: int, otherwise: str) -> Speaker:
        """Who speaks a person's language, or another where it is not known."""
        language = self._languages.get(person) or await self._people.language(person)
        if language is not None:
            self._keep(person, language)
        return speaker(language_of(language or otherwise))

    def _keep(self, person: int, language: str) -> None:
        self._languages.pop(person, None)
        self._languages[person] = language
        if len(self._languages) > MOST_LANGUAGES:
            del self._languages[next(iter(self._languages))]

    async def theme(self, guild: int | None, person: int | None = None) -> Theme:
        """What pictures look like to a person, or to everybody, at the tables of a server."""
        for chooser in (person, guild):
            chosen = None if chooser is None else THEMES.get(await self._themes.of(chooser) or "")
            if chosen is not None:
                return chosen
        return WOOD

    async def choose_theme(self, chooser: int, theme: str | None) -> None:
        """Let pictures look so to a person, or at the tables of a server; None for no wish of their own."""
        await self._themes.choose(chooser, theme)

    async def is_dm_closed(self, person: int) -> bool:
        """Whether a direct message to this person was refused."""
        return await self._people.is_dm_closed(person)

    async def set_dm_closed(self, person: int, *, closed: bool) -> None:
        """Remember whether a person can be sent direct messages."""
        await self._people.set_dm_closed(person, closed=closed)

"""What is kept of whoever asks, as a file to look into, and forgetting them on request."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import assert_never

import discord

from tockbot.service import Forgetting
from tockbot.ui.incoming.finished.statistics import StatisticsBook
from tockbot.ui.incoming.request import Request
from tockbot.ui.press import AskToBeForgotten, BeForgotten, HideStatistics, PrivacyPress
from tockbot.ui.screens.privacy import ask_to_be_forgotten_screen, forgotten_screen, hidden_screen, privacy_screen


@dataclass(frozen=True, slots=True)
class Adopted:
    """Addresses of what whoever runs the bot has adopted, as Discord shows them on the bot's profile.

    Attributes:
        privacy: the privacy policy, if there is one.
        terms: the terms of use, if there are any.
    """

    privacy: str | None
    terms: str | None


class Privacy:
    """Answers for people about themselves."""

    def __init__(self, forgetting: Forgetting, book: StatisticsBook) -> None:
        """Ask, let forget, and hide statistics, here."""
        self._forgetting = forgetting
        self._book = book

    async def privacy(self, request: Request) -> None:
        """See what is kept of you, and have it forgotten if you like."""
        kept = json.dumps(await self._forgetting.kept(request.person.id), indent=2, ensure_ascii=False)
        links = await adopted(request.interaction.client.application_info)
        hidden = await self._book.is_hidden(request.person.id)
        screen = privacy_screen(request.say, links.privacy, links.terms, hidden=hidden)
        await request.show_with_file(screen, "tockbot.json", kept.encode())

    async def pressed(self, request: Request, press: PrivacyPress) -> None:
        """Do what is wanted of oneself."""
        match press:
            case AskToBeForgotten():
                await request.show(ask_to_be_forgotten_screen(request.say))
            case BeForgotten():
                await self._forgetting.forget(request.person.id)
                await request.show(forgotten_screen(request.say))
            case HideStatistics(hidden):
                await self._book.hide(request.person.id, hidden=hidden)
                await request.show(hidden_screen(request.say, hidden=hidden))
            case _:
                assert_never(press)


async def adopted(application_info: Callable[[], Awaitable[discord.AppInfo]]) -> Adopted:
    """What stands on the bot's profile; nothing where Discord does not say."""
    try:
        told = await application_info()
    except discord.HTTPException:
        return Adopted(None, None)
    return Adopted(told.privacy_policy_url, told.terms_of_service_url)

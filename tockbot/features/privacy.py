"""Privacy: the data stored about the user as a file, hiding statistics, and deletion on request."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord

from tockbot.bot.handlers import handles
from tockbot.bot.press import Cost, Press, press
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Screen, Style
from tockbot.bot.shared_presses import ShowPrivacy
from tockbot.bot.words import Speaker
from tockbot.service import DataDeletion
from tockbot.storage import StoredStatistics


@press("forget", cost=Cost.PRIVACY)
class AskToBeForgotten(Press):
    """Explain what deletion means, and ask for confirmation."""


@press("forgotten", cost=Cost.PRIVACY)
class BeForgotten(Press):
    """Delete the user's data."""


@press("hide", cost=Cost.PRIVACY)
class HideStatistics(Press):
    """Hide the user's statistics from everyone else, or show them to members of the same servers."""

    hidden: bool


@press("pages", cost=Cost.PRIVACY)
class NameInPages(Press):
    """Allow or forbid the user's name on web pages of their games; a page needs the consent of all its players."""

    named: bool


@dataclass(frozen=True, slots=True)
class LegalLinks:
    """The operator's documents, as linked on the bot's profile in Discord.

    Attributes:
        privacy: address of the privacy policy, if any.
        terms: address of the terms of use, if any.
    """

    privacy: str | None
    terms: str | None


class Privacy:
    """Handles the privacy screen."""

    def __init__(self, deletion: DataDeletion, hiding: StoredStatistics) -> None:
        """Create the feature.

        Args:
            deletion: collects and deletes personal data.
            hiding: stores who hides their statistics.
        """
        self._deletion = deletion
        self._hiding = hiding

    @handles(ShowPrivacy)
    async def privacy(self, request: Request, _: ShowPrivacy) -> None:
        kept = json.dumps(await self._deletion.stored(request.person.id), indent=2, ensure_ascii=False)
        links = await adopted(request.interaction.client.application_info)
        hidden = await self._hiding.is_hidden(request.person.id)
        named = (await request.viewers.preferences(request.person.id)).named_in_pages
        screen = privacy_screen(request.say, links.privacy, links.terms, hidden=hidden, named=named)
        await request.show_with_file(screen, "tockbot.json", kept.encode())

    @handles(AskToBeForgotten)
    async def ask_to_be_forgotten(self, request: Request, _: AskToBeForgotten) -> None:
        await request.show(ask_to_be_forgotten_screen(request.say))

    @handles(BeForgotten)
    async def forget(self, request: Request, _: BeForgotten) -> None:
        await self._deletion.forget(request.person.id)
        await request.show(forgotten_screen(request.say))

    @handles(HideStatistics)
    async def hide(self, request: Request, press: HideStatistics) -> None:
        await self._hiding.hide(request.person.id, hidden=press.hidden)
        await request.show(hidden_screen(request.say, hidden=press.hidden))

    @handles(NameInPages)
    async def name_in_pages(self, request: Request, press: NameInPages) -> None:
        await request.viewers.change(request.person.id, lambda chosen: replace(chosen, named_in_pages=press.named))
        await request.show(Screen(_pages_line(request.say, named=press.named)))


async def adopted(application_info: Callable[[], Awaitable[discord.AppInfo]]) -> LegalLinks:
    """Return the links on the bot's profile; empty if Discord does not answer."""
    try:
        info = await application_info()
    except discord.HTTPException:
        return LegalLinks(None, None)
    return LegalLinks(info.privacy_policy_url, info.terms_of_service_url)


def privacy_screen(say: Speaker, policy: str | None, terms: str | None, *, hidden: bool, named: bool) -> Screen:
    """Return what is stored and why, shown beside the file with the data.

    Args:
        say: texts in the user's language.
        policy: address of the privacy policy, if any.
        terms: address of the terms of use, if any.
        hidden: the user hides their statistics.
        named: the user allows their name on web pages.
    """
    lines = [say("privacy"), say("privacy-file")]
    if policy is not None:
        lines.append(say("privacy-policy", address=policy))
    if terms is not None:
        lines.append(say("privacy-terms", address=terms))
    lines += (say("privacy-statistics-hidden" if hidden else "privacy-statistics-shown"), _pages_line(say, named=named))
    name = Button(say("privacy-pages-unname" if named else "privacy-pages-name"), NameInPages(not named))
    hide = Button(say("privacy-show" if hidden else "privacy-hide"), HideStatistics(not hidden))
    return Screen("\n".join(lines), ((hide, name, Button(say("privacy-forget-me"), AskToBeForgotten(), Style.DANGER)),))


def _pages_line(say: Speaker, *, named: bool) -> str:
    return say("privacy-pages-named" if named else "privacy-pages-unnamed")


def hidden_screen(say: Speaker, *, hidden: bool) -> Screen:
    """Return the confirmation that statistics are now hidden, or shown."""
    return Screen(say("privacy-statistics-hidden" if hidden else "privacy-statistics-shown"))


def ask_to_be_forgotten_screen(say: Speaker) -> Screen:
    """Return the explanation of deletion, with the button that does it."""
    return Screen(say("privacy-ask"), ((Button(say("privacy-forget-me-now"), BeForgotten(), Style.DANGER),),))


def forgotten_screen(say: Speaker) -> Screen:
    """Return the confirmation of the deletion."""
    return Screen(say("privacy-forgotten"))

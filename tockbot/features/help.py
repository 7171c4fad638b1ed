"""Help for people who do not know what to press or type: by command, mention or direct message."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from enum import Enum
from types import MappingProxyType
from typing import Final

import discord

from tockbot import __version__
from tockbot.bot.channels import own_install_link
from tockbot.bot.handlers import Command, CommandButton, Run, handles
from tockbot.bot.people import AS_THE_SERVER, UserDirectory, speaker_to
from tockbot.bot.press import Allowance, Cost, Press, PressError, press
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Row, Screen, Style
from tockbot.bot.sending import Emojis, sending
from tockbot.bot.shared_presses import BeCalled, CallTournament
from tockbot.bot.words import DEFAULT_LANGUAGE, Speaker, speaker
from tockbot.render import THEMES
from tockbot.service_levels import degraded
from tockbot.tables import Refused, UserId


class Topic(Enum):
    """A topic of the help; its value is stored, and its message keys end with it."""

    PLAY = "play"
    LEARN = "learn"
    GAMES = "games"
    LOOK = "look"
    STUCK = "stuck"


@press("help")
class ShowHelp(Press):
    """Show help on a topic."""

    topic: Topic


@press("theme")
class ChooseTheme(Press):
    """Choose the theme of the pictures that only the user sees."""

    theme: str


class HelpFeature:
    """Handles ``/tock help``."""

    @Command("help", anywhere=True)
    async def help(self, request: Request) -> None:
        """Show what can be done, by topic."""
        await request.show(help_screen(request.say))

    @handles(ShowHelp)
    async def show_help(self, request: Request, press: ShowHelp) -> None:
        theme = (await request.viewers.preferences(request.person.id)).theme
        link = own_install_link(request.interaction.application_id)
        await request.show(topic_screen(request.say, press.topic, theme, link=link))

    @handles(ChooseTheme)
    async def choose_theme(self, request: Request, press: ChooseTheme) -> None:
        if press.theme not in (*THEMES, AS_THE_SERVER):
            raise PressError
        theme = press.theme if press.theme in THEMES else None
        await request.viewers.change(request.person.id, lambda chosen: replace(chosen, theme=theme))
        await request.show(topic_screen(request.say, Topic.LOOK, theme, chosen=True))


COMMAND_BUTTONS: Final[Mapping[Topic, tuple[CommandButton, ...]]] = MappingProxyType(
    {
        Topic.PLAY: (CommandButton.NEW, CommandButton.PRACTICE, CommandButton.GAMES),
        Topic.LEARN: (CommandButton.LEARN, CommandButton.PRACTICE, CommandButton.RULES, CommandButton.PUZZLE),
        Topic.GAMES: (CommandButton.GAMES, CommandButton.STATS),
        Topic.LOOK: (),
        Topic.STUCK: (CommandButton.TABLE, CommandButton.GAMES),
    }
)
"""The command buttons of each topic."""


def help_screen(say: Speaker, *above: str) -> Screen:
    """Return the screen with all topics, below other lines if given."""
    slow = (say("help-degraded", what=one.name) for one in degraded()[:1])
    version = say.marked(f"-# tockbot {__version__}")
    return Screen("\n\n".join((*above, say("help"), *slow, version)), (_topics(say, None),))


def topic_screen(say: Speaker, topic: Topic, theme: str | None, *, chosen: bool = False, link: str = "") -> Screen:
    """Return the help on a topic.

    Args:
        say: texts in the user's language.
        topic: the topic.
        theme: the user's own theme, or None.
        chosen: the theme was chosen just now.
        link: the user install link; empty to leave it out.
    """
    text = say(f"help-{topic.value}-told")
    if topic is Topic.LEARN and link:
        text = "\n".join((text, say("help-anywhere", link=link)))
    if chosen:
        text = "\n\n".join((text, say("help-look-chosen", theme=say(f"theme-{theme or AS_THE_SERVER}"))))
    commands = tuple(Button(say(f"errand-{one.value}"), Run(one), Style.GOOD) for one in COMMAND_BUTTONS[topic])
    if topic is Topic.PLAY:
        called = Button(say("button-be-called"), BeCalled(wanted=True))
        commands = (*commands, Button(say("button-tournament"), CallTournament()), called)
    rows: tuple[Row, ...] = (commands or _themes(say, theme or AS_THE_SERVER), _topics(say, topic))
    return Screen(text, rows)


def _topics(say: Speaker, told: Topic | None) -> tuple[Button, ...]:
    return tuple(
        Button(say(f"help-{topic.value}"), ShowHelp(topic), Style.MAIN if topic is told else Style.PLAIN)
        for topic in Topic
    )


def _themes(say: Speaker, own: str) -> tuple[Button, ...]:
    return tuple(
        Button(say(f"theme-{theme}"), ChooseTheme(theme), Style.MAIN if theme == own else Style.PLAIN)
        for theme in (*THEMES, AS_THE_SERVER)
    )


class Mentions:
    """Answers messages that mention the bot, and direct messages to it."""

    def __init__(self, viewers: UserDirectory, allowance: Allowance, emojis: Emojis) -> None:
        """Create the feature.

        Args:
            viewers: the languages of servers and people.
            allowance: limits the answers per person.
            emojis: the application's emojis.
        """
        self._viewers = viewers
        self._allowance = allowance
        self._emojis = emojis

    async def heard(
        self, message: discord.Message, me: discord.abc.Snowflake | None, is_first: Callable[[int], Awaitable[bool]]
    ) -> None:
        """Answer a message if it is meant for ``me`` and no other process has answered it.

        The bot does not read the message's text, and ignores replies to its own messages.
        """
        if me is None or message.reference is not None:
            return
        if message.guild is not None and not any(one.id == me.id for one in message.mentions):
            return
        if not await is_first(message.id):
            return
        with contextlib.suppress(Refused, discord.HTTPException):
            self._allowance.spend(UserId(message.author.id), Cost.BOARD)
            say = await self._speaker(message)
            await message.reply(**await sending(help_screen(say), self._emojis))

    async def _speaker(self, message: discord.Message) -> Speaker:
        if message.guild is not None:
            return speaker(await self._viewers.language_at(message.guild))
        person = await self._viewers.find(UserId(message.author.id))
        if person is None:
            return speaker(DEFAULT_LANGUAGE)
        return speaker_to(await self._viewers.preferences(person.id), DEFAULT_LANGUAGE)

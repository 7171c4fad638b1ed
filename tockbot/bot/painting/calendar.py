"""Posts by the calendar, in the language of the server."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping

import discord

from tockbot.bot.messages.budget import Budget, Urgency
from tockbot.bot.messages.emojis import Emojis
from tockbot.bot.messages.sending import is_refused, nonce_of, sending
from tockbot.bot.painting.permissions import find_obstacle
from tockbot.bot.painting.private_screens import PrivateScreens
from tockbot.bot.people import Viewers
from tockbot.bot.screen import Screen
from tockbot.bot.words.speaker import Speaker, speaker
from tockbot.tables import GuildId, Regular, RegularPost

logger = logging.getLogger(__name__)

Telling = Callable[[RegularPost, discord.Guild, Speaker], Awaitable[Screen | None]]
"""Makes what is posted in a server; None where there is nothing to say."""


class CalendarPoster:
    """Makes the posts that are due."""

    def __init__(  # noqa: PLR0913, PLR0917 - who sends, what, to whom
        self,
        client: discord.Client,
        has_left: Callable[[GuildId], bool],
        telling: Mapping[Regular, Telling],
        viewers: Viewers,
        screens: PrivateScreens,
        budget: Budget,
        emojis: Emojis,
    ) -> None:
        """Post with this client what these tell, in servers that the bot has not left."""
        self._client = client
        self._has_left = has_left
        self._telling = telling
        self._viewers = viewers
        self._screens = screens
        self._budget = budget
        self._emojis = emojis

    async def post(self, post: RegularPost) -> bool:
        """Post something, unless there is nothing to say; False if it may not stand there.

        Raises:
            discord.HTTPException: it could not be posted.
            StorageError: it could not be read what is to be told.
        """
        if self._has_left(post.guild):
            return True
        guild = self._client.get_guild(post.guild) or await self._client.fetch_guild(post.guild, with_counts=False)
        say = speaker(await self._viewers.language_at(guild))
        screen = await self._telling[post.what](post, guild, say)
        if screen is None:
            return True
        content = await sending(screen, self._emojis, await self._viewers.theme(post.guild))
        await self._budget.take(Urgency.BOARD)
        channel = self._client.get_partial_messageable(post.channel)
        try:
            await channel.send(**content, nonce=nonce_of(post.guild, post.what.value, post.channel, post.due))
        except discord.HTTPException as error:
            place = post.guild, post.channel
            if not is_refused(error) or await find_obstacle(self._client, self._has_left, place, error) is None:
                raise
            logger.info("a post by the calendar was refused: %s", error)
            return False
        return True

    async def tell_given_up(self, post: RegularPost) -> None:
        """Tell whoever wanted a post, by direct message, that it may not stand there and is made no more."""
        person = await self._viewers.person(post.chosen_by)
        if person is None:
            return

        def words(say: Speaker) -> str:
            return say("regular-given-up", what=say(f"regular-{post.what.value}"), channel=f"<#{post.channel}>")

        await self._screens.tell(person, (await self._viewers.choices(post.guild)).language or "", words)

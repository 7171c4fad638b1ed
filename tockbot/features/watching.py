"""Notifies spectators who asked for it when a game has ended."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

import discord
from attrs import define

from tockbot.bot.handlers import handles
from tockbot.bot.people import Members, UserDirectory
from tockbot.bot.posts import Posts
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.screen import Screen
from tockbot.bot.shared_presses import Watch
from tockbot.bot.table_texts import ended_words
from tockbot.service import traceback_line
from tockbot.storage import MessageAt, StoredWatching
from tockbot.tables import PersonId, Refused, TableSeen

logger = logging.getLogger(__name__)

MAX_WATCHING: Final = 50
"""Maximum number of watchers per table, and of watched tables per person."""


class WatchFeature:
    """Handles the button to be notified of a table's end."""

    def __init__(self, watching: StoredWatching) -> None:
        """Create the feature."""
        self._watching = watching

    @handles(Watch)
    async def watch(self, request: Request, _: Watch) -> None:
        say, seen, person = request.say, request.seen(), request.person.id
        if await self._watching.stop_watching(seen.id, person):
            await request.show(Screen(say("watch-stopped")))
            return
        if seen.viewer is not None:
            raise Refused(BotRefusal.PLAYS_HERE)
        if not await self._watching.watch(seen.id, person, MAX_WATCHING):
            raise Refused(BotRefusal.MANY_WATCH)
        closed = (await request.viewers.preferences(person)).dm_closed
        await request.show(Screen(say("watch-dm-closed" if closed else "watch-begun")))


@define(eq=False)
class Watchers:
    """Sends the notifications about the end of a table, by direct message.

    People who can no longer see the channel get none.
    """

    _client: discord.Client
    _watching: StoredWatching
    _posts: Posts
    _viewers: UserDirectory
    _members: Members

    async def notify(self, seen: TableSeen, at: MessageAt | None) -> None:
        """Notify each watcher once that a table has ended; ``at`` is the message with the result.

        A watcher who sat down later sees the end as a player does, and gets no notification.
        """
        playing = {person.id for person in seen.sitting}
        try:
            for person in await self._watching.watchers(seen.id):
                # Only the process that deletes the row notifies the person, so no one is notified twice.
                if await self._watching.stop_watching(seen.id, person) and person not in playing:
                    await self._notify(seen, person, at)
        except Exception as error:  # noqa: BLE001 - the game is over anyway
            logger.warning("could not notify all watchers of the end of table %d: %s", seen.id, traceback_line(error))

    async def _notify(self, seen: TableSeen, watcher: PersonId, at: MessageAt | None) -> None:
        person = await self._viewers.person(watcher)
        if person is None:
            return
        # Don't link to a channel that the person cannot see any more.
        may = await self._members.permissions_of(self._client, seen.guild, seen.channel, person)
        if not may.view_channel:
            return
        channel = f"https://discord.com/channels/{seen.guild}/{seen.channel}"
        link = channel if at is None else f"https://discord.com/channels/{seen.guild}/{at[0]}/{at[1]}"
        await self._posts.notify(person, seen.language, partial(ended_words, seen=seen, link=link))

"""Being told when a table has ended, asked for under its board."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

import discord
from attrs import define

from tockbot.bot.handlers import handles
from tockbot.bot.people import Members, UserDirectory
from tockbot.bot.private_screens import PrivateScreens
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
"""So many people are told of one table, and one person of so many tables."""


class WatchFeature:
    """Writes down who wants to be told."""

    def __init__(self, watching: StoredWatching) -> None:
        """Write it down here."""
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
    """Everybody who waits for the end of a table.

    Tell them by their direct messages; nobody who can no longer see the channel.
    """

    _client: discord.Client
    _watching: StoredWatching
    _screens: PrivateScreens
    _viewers: UserDirectory
    _members: Members

    async def tell(self, seen: TableSeen, at: MessageAt | None) -> None:
        """Tell all who wait for it that a table has ended, whose end stands in this message; each is told once.

        Who came to play there after they had asked for it sees the end as a player does, and is told nothing more.
        """
        playing = {person.id for person in seen.sitting}
        try:
            for person in await self._watching.watchers(seen.id):
                # Whoever takes the row away tells them, so that nobody is told twice.
                if await self._watching.stop_watching(seen.id, person) and person not in playing:
                    await self._tell(seen, person, at)
        except Exception as error:  # noqa: BLE001 - the game is over all the same
            logger.warning("not all could be told that table %d ended: %s", seen.id, traceback_line(error))

    async def _tell(self, seen: TableSeen, watcher: PersonId, at: MessageAt | None) -> None:
        person = await self._viewers.person(watcher)
        if person is None:
            return
        # No one is led to a channel that they cannot see any more.
        may = await self._members.permissions_of(self._client, seen.guild, seen.channel, person)
        if not may.view_channel:
            return
        channel = f"https://discord.com/channels/{seen.guild}/{seen.channel}"
        link = channel if at is None else f"https://discord.com/channels/{seen.guild}/{at[0]}/{at[1]}"
        await self._screens.tell(person, seen.language, partial(ended_words, seen=seen, link=link))

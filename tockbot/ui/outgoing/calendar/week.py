"""What was played in a server in a week: only of those who show it, and are there."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol

import discord

from tockbot.results import Participation, week_of
from tockbot.tables import GuildId, Person, RegularPost, TableId
from tockbot.ui.outgoing.people.members import Members
from tockbot.ui.screen import Screen
from tockbot.ui.screens.finished.week import week_screen
from tockbot.ui.words.speaker import Speaker


class GamesBook(Protocol):
    """What games came to. Every method may raise."""

    async def games_between(
        self, guild: GuildId, since: datetime, until: datetime
    ) -> list[tuple[TableId, Person, Participation]]:
        """Who played what in a server from one moment until another, of those who show it."""


class TellingWeeks:
    """Tells of weeks."""

    def __init__(self, book: GamesBook, members: Members) -> None:
        """Tell what stands in this book."""
        self._book = book
        self._members = members

    async def tell(self, post: RegularPost, guild: discord.Guild, say: Speaker) -> Screen | None:
        """The week before a post is due; None if nobody of whom it may be told played.

        Raises:
            StorageError: it could not be read.
        """
        played = await self._book.games_between(post.guild, post.due - post.what.every, post.due)
        known = {person.id: person for _, person, _ in played}
        shown = {one: person for one, person in known.items() if await self._members.is_in(guild, person)}
        games = [(table_id, game) for table_id, person, game in played if person.id in shown]
        return week_screen(say, week_of(games), shown) if games else None

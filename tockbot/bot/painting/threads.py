"""Threads of tables: opened below a message, named after the people of the game, put away once it is over.

Theory of operation. Nothing is saved of them. A thread is the bot's to change where it has opened it; its name is
that of :func:`waiting_name` until it is changed once, at the start, for Discord lets a name be changed twice in ten
minutes only. A change that Discord refuses is given up until a restart. Discord itself puts a thread away after so long
a silence, and wakes it by a new message: how long follows from the pace, and once the game is over it is an hour, in
which those who played may play again.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal

import discord

from tockbot.bot.messages.budget import Budget, Urgency
from tockbot.bot.messages.sending import is_refused
from tockbot.bot.screen import clipped
from tockbot.bot.words.names import listed
from tockbot.bot.words.person_names import readable_name
from tockbot.bot.words.speaker import Speaker, language_of, speaker
from tockbot.service import Backoff, Outcome, Tables, TableTasks
from tockbot.tables import ChannelId, Pace, Person, TableId, TableSeen

logger = logging.getLogger(__name__)

Minutes = Literal[60, 1440, 10080]

AN_HOUR: Final[Minutes] = 60

SILENT: Final[Mapping[Pace, Minutes]] = MappingProxyType(
    {Pace.LIVE: AN_HOUR, Pace.TOURNAMENT: AN_HOUR, Pace.RELAXED: 1440, Pace.SLOW: 10080, Pace.OPEN: 10080}
)
"""Minutes of silence after which Discord puts a thread away, by the pace of its game."""

NAME_LIMIT: Final = 100

MOST_REFUSED: Final = 1000
"""Maximum number of refused changes that are remembered."""

HAS_THREAD: Final = 160004
"""Discord's code where a message has a thread already: that has the message's id."""


async def open_thread(above: discord.Message, name: str, pace: Pace) -> ChannelId:
    """Open a thread below a message, for a game of a pace; where it has one, that one.

    Raises:
        discord.HTTPException: it could not be opened.
    """
    try:
        await above.create_thread(name=clipped(name, NAME_LIMIT), auto_archive_duration=SILENT[pace])
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
    return ChannelId(above.id)


async def discard_thread(above: discord.Message) -> None:
    """Remove the thread below a message of the bot, then the message: the table for which it was opened does not exist.

    Discord lets only those with *Manage Threads* delete a thread. Without that permission, the bot archives its thread.
    """
    guild = above.guild
    if guild is None:
        return
    try:
        with contextlib.suppress(discord.NotFound):
            thread = guild.get_thread(above.id) or await guild.fetch_channel(above.id)
            if isinstance(thread, discord.Thread):
                try:
                    await thread.delete()
                except discord.Forbidden:
                    await thread.edit(archived=True)
    except discord.HTTPException as error:
        logger.warning("could not remove thread %d, which has no table: %s", above.id, error)
    try:
        await above.delete()
    except discord.HTTPException as error:
        logger.warning("could not delete message %d above a thread without a table: %s", above.id, error)


def waiting_name(say: Speaker) -> str:
    """What the thread of a table is called while it waits for its people."""
    return say("thread-waiting")


def people_name(say: Speaker, seen: TableSeen) -> str:
    """What it is called once they play; as before where nobody has a name."""
    names = [name for one in seen.seated if isinstance(one, Person) and (name := readable_name(one.name))]
    return clipped(say("thread-people", names=listed(say, names)), NAME_LIMIT) if names else waiting_name(say)


class Threads:
    """Names the threads of tables, and lets Discord put them away."""

    def __init__(self, client: discord.Client, tables: Tables, budget: Budget, backoff: Backoff) -> None:
        """Change them with this client."""
        self._client = client
        self._tables = tables
        self._budget = budget
        self._refused: dict[tuple[TableId, str, object], None] = {}
        self._tasks = TableTasks("the thread of", self._keep, backoff)

    def keep(self, seen: TableSeen) -> None:
        """Change the thread of a table that was painted, where that is due: in the background, for it may take long."""
        if self._due(seen) is not None:
            self._tasks.wake(seen.id)

    async def close(self) -> None:
        """Change no more."""
        await self._tasks.close()

    def _due(self, seen: TableSeen) -> tuple[discord.Thread, dict[str, Any]] | None:
        """The thread of a table, and what is to be changed of it; None where there is nothing."""
        thread, me = self._client.get_channel(seen.channel), self._client.user
        if not isinstance(thread, discord.Thread) or me is None or thread.owner_id != me.id:
            return None
        if seen.game is None and seen.stage.is_open:
            return None
        changes: dict[str, Any] = {}
        say = speaker(language_of(seen.language))
        if seen.game is not None and thread.name == waiting_name(say) != (name := people_name(say, seen)):
            changes["name"] = name
        minutes = SILENT[seen.clock.pace] if seen.stage.is_open else AN_HOUR
        if thread.auto_archive_duration != minutes:
            changes["auto_archive_duration"] = minutes
        changes = {name: value for name, value in changes.items() if (seen.id, name, value) not in self._refused}
        return (thread, changes) if changes else None

    async def _keep(self, table_id: TableId) -> Outcome:
        """Change the thread of a table, one thing at a time: a refusal of one must not keep the others back."""
        due = self._due(self._tables.see(table_id))
        if due is None:
            return Outcome.DONE
        thread, changes = due
        outcome = Outcome.DONE
        # The name comes last: Discord may let it wait for ten minutes.
        for name, value in sorted(changes.items(), key=lambda change: change[0] == "name"):
            await self._budget.take(Urgency.TIDY)
            try:
                await thread.edit(**{name: value})
            except discord.HTTPException as error:
                logger.info("the thread of table %d keeps its %s: %s", table_id, name, error)
                if not is_refused(error):
                    outcome = Outcome.AWAY
                    continue
                self._refused[table_id, name, value] = None
                if len(self._refused) > MOST_REFUSED:
                    del self._refused[next(iter(self._refused))]
        return outcome

"""*Well played*: a word to all at a table whose game is over, said by a press and gathered in one message."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Final

import discord

from tockbot.bot.errands import SayWellPlayed
from tockbot.bot.incoming.deeds import does
from tockbot.bot.incoming.request import Request
from tockbot.bot.press import PressError
from tockbot.bot.words.speaker import Speaker, language_of, speaker
from tockbot.service import traceback_line
from tockbot.tables import PersonId, Stage, TableId

logger = logging.getLogger(__name__)

MOST_TABLES: Final = 100
"""Of so many tables it is remembered who has said it, and where."""

MOST_PEOPLE: Final = 40
"""So many people are named at most."""


@dataclass(slots=True)
class _Said:
    """Who has said it at a table, in their order, and the message that names them; one press at a time changes it."""

    by: dict[PersonId, str] = field(default_factory=dict)
    message: discord.Message | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Praising:
    """Lets people say that it was well played."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        self._said: dict[TableId, _Said] = {}

    @does(SayWellPlayed)
    async def say_well_played(self, request: Request, press: SayWellPlayed) -> None:
        """Say that it was well played, once a person and table.

        Raises:
            PressError: its game is not over.
        """
        seen = request.seen()
        if seen.stage is not Stage.FINISHED:
            raise PressError
        said = self._said[press.table_id] = self._said.pop(press.table_id, _Said())
        if len(self._said) > MOST_TABLES:
            del self._said[next(iter(self._said))]
        async with said.lock:
            await self._add(request, said, speaker(language_of(seen.language)))

    async def _add(self, request: Request, said: _Said, say: Speaker) -> None:
        if request.person.id in said.by or len(said.by) >= MOST_PEOPLE:
            return
        said.by[request.person.id] = request.mention
        all_of_them = say("well-played", names=", ".join(said.by.values()))
        if said.message is None:
            said.message = await request.tell_everybody(all_of_them)
        elif not await _edited(said.message, all_of_them):
            # One that cannot be edited any more keeps the names that it has.
            said.message = await request.tell_everybody(say("well-played", names=request.mention))


async def _edited(message: discord.Message, text: str) -> bool:
    """Whether a message says this now; its token lives for a quarter of an hour only."""
    try:
        await message.edit(content=text, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        logger.info("another message has to say it: %s", traceback_line(error))
        return False
    return True

"""*Well played*: a word to all at a table whose game is over, said by a press and gathered below its poster.

Who has said it stands in the message itself, which nobody paints any more: so it is known after a restart too.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Final

import discord

from tockbot.bot.handlers import does
from tockbot.bot.press import PressError
from tockbot.bot.request import Request
from tockbot.bot.screen import LAID_OUT_LIMIT
from tockbot.bot.shared_presses import SayWellPlayed
from tockbot.bot.table_screens import Besides
from tockbot.bot.words import language_of, listed, mention, speaker, unmarked
from tockbot.tables import Stage, TableId

MOST_TABLES: Final = 100
"""Of so many tables it is remembered who has said it since a message was pressed on that does not say so yet."""

MOST_PEOPLE: Final = 40
"""So many people are named at most."""

APPLAUSE: Final = "👏"
"""Begins the line in every language."""


@dataclass(slots=True)
class _Said:
    """Who has said it at a table, as mentions in their order; one press at a time adds to it."""

    by: dict[str, None] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Praising:
    """Lets people say that it was well played."""

    def __init__(self, besides: Besides) -> None:
        """Begin with nothing said; the message tells this, too."""
        self._besides = besides
        self._said: dict[TableId, _Said] = {}

    @does(SayWellPlayed)
    async def say_well_played(self, request: Request, press: SayWellPlayed) -> None:
        """Say that it was well played, once a person and table.

        Raises:
            PressError: its game is not over.
        """
        if request.seen().stage is not Stage.FINISHED:
            raise PressError
        said = self._said[press.table_id] = self._said.pop(press.table_id, _Said())
        if len(self._said) > MOST_TABLES:
            del self._said[next(iter(self._said))]
        async with said.lock:
            await self._add(request, said)

    async def _add(self, request: Request, said: _Said) -> None:
        """Add whoever asks to the names below the poster, once, and while there is room."""
        seen = request.see(request.table_id)
        say = speaker(language_of(seen.language))
        by = dict.fromkeys((*_named_in(request.interaction.message), *said.by, mention(say, request.person)))
        screen = request.screens.message(say, seen, await self._besides(say, seen))
        line = say("well-played", names=listed(say, by))
        room = LAID_OUT_LIMIT - sum(map(len, screen.texts))
        if by.keys() == said.by.keys() or len(by) > MOST_PEOPLE or len(line) > room or screen.layout is None:
            return
        said.by = by
        await request.amend(replace(screen, layout=replace(screen.layout, below=line)))


def _named_in(message: discord.Message | None) -> list[str]:
    """The mentions in the line that a message has below its picture, if it has it."""
    if message is None:
        return []
    shown = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    texts = [one.content for one in shown if isinstance(one, discord.ui.TextDisplay)]
    line = next((text for text in texts if unmarked(text).startswith(APPLAUSE)), "")
    return [f"<@{one.partition('>')[0]}>" for one in line.split("<@")[1:]]

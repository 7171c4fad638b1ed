"""Answers to what is pressed or typed, which Discord takes through the interaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from io import BytesIO
from typing import Any, Final

import aiohttp
import discord

from tockbot.bot.press import Press
from tockbot.bot.screen import TEXT_LIMIT, Form, Screen, clipped
from tockbot.bot.sending import NO_EMOJIS, UNKNOWN_MESSAGE, Emojis, editing, modal_of, sending
from tockbot.render import WOOD, Theme
from tockbot.service import traceback_line
from tockbot.tables import TableId, UserId

logger = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]

ALREADY_ACKNOWLEDGED: Final = 40060
GONE_CODES: Final = (UNKNOWN_MESSAGE, 10015, 10062, 50027)
"""Discord's codes for interactions, or messages answering them, that are gone: nobody waits for an answer."""


SOON: Final = 0.25
"""Seconds: what can be shown by then is the first answer. Who is busy longer acknowledges: Discord waits for three."""

OLD: Final = timedelta(seconds=1)
"""Since so long ago a press may have expired before it is answered."""


@dataclass(slots=True)
class Answer:
    """The one answer to a press or a command, which only who asked sees where others read what was pressed on.

    Attributes:
        interaction: what is answered.
        is_below: whether the message pressed on is for others to read and stays as it is: then the answer stands below.
        message: the id of the answer, once there is something to see.
        has_moved: whether it stands below because what was pressed on does not stand any more.
    """

    interaction: Interaction
    is_below: bool = False
    message: int | None = None
    has_moved: bool = False
    _first: asyncio.Lock = field(default_factory=asyncio.Lock)

    @asynccontextmanager
    async def in_time(self, *, new_message: bool) -> AsyncIterator[None]:
        """Let Discord have its first answer in time, whatever becomes of what is asked.

        What changes the message pressed on is one request where it can be shown soon; else Discord is told that work
        follows. It is told so at once where there is to be a new message, for the person's eyes only, and where the
        press is old already: one that expired changes nothing.
        """
        if new_message or self.is_below or discord.utils.utcnow() - self.interaction.created_at > OLD:
            await self.acknowledge(new_message=new_message)
            yield
            return
        late: list[asyncio.Task[None]] = []
        loop = asyncio.get_running_loop()
        timer = loop.call_later(SOON, lambda: late.append(loop.create_task(self._acknowledge_late())))
        try:
            yield
        finally:
            timer.cancel()
            await self.acknowledge()

    async def acknowledge(self, *, new_message: bool = False) -> None:
        """Tell Discord that work follows, if it had no answer yet."""
        async with self._first:
            if self.interaction.response.is_done():
                return
            try:
                await self.interaction.response.defer(ephemeral=new_message, thinking=new_message)
            except discord.HTTPException as error:
                # An acknowledgement that seemed to fail is sent again, and may have arrived both times.
                if error.code != ALREADY_ACKNOWLEDGED:
                    raise

    async def _acknowledge_late(self) -> None:
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await self.acknowledge()

    async def move_below(self) -> None:
        """Stand below what was pressed on from now on, which goes, if it is not gone."""
        await self.acknowledge()
        self.is_below = self.has_moved = True
        with suppress(discord.HTTPException):
            await self.interaction.delete_original_response()

    async def show(self, screen: Screen, emojis: Emojis, theme: Theme = WOOD, *, drawn: bytes | None = None) -> None:
        """Show a screen in it; ``drawn`` is its picture, where that is drawn."""
        if self.is_below and self.message is None:
            files = None if drawn is None or screen.picture is None else {screen.picture.filename: drawn}
            await self._send(await sending(screen, emojis, theme, files))
        else:
            await self._edit(await editing(screen, emojis, theme, drawn=drawn))

    async def show_with_file(self, screen: Screen, filename: str, content: bytes) -> None:
        """Show a screen without a picture in it, with a file beside it."""
        attached = discord.File(BytesIO(content), filename)
        if self.is_below and self.message is None:
            await self._send({**await sending(screen, NO_EMOJIS), "files": [attached]})
        else:
            await self._edit({**await editing(screen, NO_EMOJIS, with_picture=False), "attachments": [attached]})

    async def take_away(self) -> None:
        """Take it away, as long as Discord lets it be."""
        if not self.is_below:
            await self.interaction.delete_original_response()
        elif self.message is not None:
            await self.interaction.followup.delete_message(self.message)

    async def _send(self, content: dict[str, Any]) -> None:
        sent = await self.interaction.followup.send(**content, ephemeral=True, wait=True)
        self.message = sent.id

    async def _edit(self, content: dict[str, Any]) -> None:
        if self.is_below and self.message is not None:
            await self.interaction.followup.edit_message(self.message, **content)
        elif not await self._changed_at_once(content):
            self.message = (await self.interaction.edit_original_response(**content)).id

    async def _changed_at_once(self, content: dict[str, Any]) -> bool:
        """Change what was pressed on, where that is the first answer; whether it was."""
        async with self._first:
            if self.interaction.response.is_done():
                return False
            try:
                await self.interaction.response.edit_message(**content)
            except discord.HTTPException as error:
                # As above.
                if error.code != ALREADY_ACKNOWLEDGED:
                    raise
            self.message = None if self.interaction.message is None else self.interaction.message.id
            return True


async def amend(interaction: Interaction, screen: Screen, emojis: Emojis, theme: Theme) -> None:
    """Change the words of the message that was pressed on, and leave its picture as it is."""
    await interaction.edit_original_response(**await editing(screen, emojis, theme, with_picture=False))


async def show_form(interaction: Interaction, form: Form, press: Press) -> None:
    """Answer a press by a form; once it is sent off, that is this press with its answers."""
    await interaction.response.send_modal(modal_of(form, press))


async def show_everybody(interaction: Interaction, screen: Screen, emojis: Emojis, theme: Theme) -> None:
    """Show a screen to everybody in the channel, below the answer; nobody is pinged by it."""
    await interaction.followup.send(**await sending(screen, emojis, theme))


async def tell_screen(
    interaction: Interaction, screen: Screen, emojis: Emojis, theme: Theme, drawn: Mapping[str, bytes]
) -> None:
    """Show a screen, whose pictures are drawn, only to the person acting, below the answer."""
    await interaction.followup.send(**await sending(screen, emojis, theme, drawn), ephemeral=True)


async def tell_everybody(interaction: Interaction, text: str, pinged: Sequence[UserId] = ()) -> discord.Message:
    """Tell everybody in the channel, below the answer; of those whom it names these are pinged."""
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in pinged])
    return await interaction.followup.send(clipped(text, TEXT_LIMIT), allowed_mentions=mentions, wait=True)


async def tell(interaction: Interaction, text: str) -> None:
    """Tell only the person acting, whether or not the interaction was answered before."""
    text = clipped(text, TEXT_LIMIT)
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except Exception as error:  # noqa: BLE001 - there is no other way to reach the person
        logger.warning("an answer could not be given: %s", traceback_line(error))


MOST: Final = 1000
"""How many are known at the most; Discord lets each be taken away for a quarter of an hour."""


class EphemeralHands:
    """The last hand in a channel of everybody who plays by direct message, as long as it can be taken away."""

    def __init__(self) -> None:
        """Begin with none."""
        self._shown: dict[tuple[TableId, int], Answer] = {}

    async def replace(self, table_id: TableId, hand: Answer) -> None:
        """Keep a hand, and take away the person's one before at the table."""
        person = (table_id, hand.interaction.user.id)
        self._shown = {one: shown for one, shown in self._shown.items() if not shown.interaction.is_expired()}
        before = self._shown.pop(person, None)
        self._shown[person] = hand
        if len(self._shown) > MOST:
            del self._shown[next(iter(self._shown))]
        if before is None:
            return
        try:
            await before.take_away()
        except Exception as error:  # noqa: BLE001 - the new hand is shown; the old one is no trouble
            logger.info("a hand shown before stays: %s", traceback_line(error))

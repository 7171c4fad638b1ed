"""Answers to presses and commands, sent through their interactions."""

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
"""Discord's codes for interactions, or their answers, that no longer exist: no one waits for an answer."""


SOON: Final = 0.25
"""Seconds before a slow handler acknowledges the press. A faster one answers with one request; Discord waits for three
seconds."""

OLD: Final = timedelta(seconds=1)
"""The age from which a press may expire before it is answered."""


@dataclass(slots=True)
class Answer:
    """The one answer to a press or a command; if others can read the pressed message, only the person sees the answer.

    Attributes:
        interaction: the press or command.
        is_below: whether the pressed message is for others too and stays as it is, with the answer below it.
        message: the id of the answer, once it is visible.
        has_moved: whether the answer is below because the pressed message was replaced or deleted.
    """

    interaction: Interaction
    is_below: bool = False
    message: int | None = None
    has_moved: bool = False
    _first: asyncio.Lock = field(default_factory=asyncio.Lock)

    @asynccontextmanager
    async def in_time(self, *, new_message: bool) -> AsyncIterator[None]:
        """Make sure that Discord gets its first answer in time, even if the handler is slow or fails.

        A change of the pressed message is one request if it is ready soon; otherwise the press is acknowledged first.
        A press is acknowledged immediately if its answer is a new private message, or if it is already old: changing
        an expired press has no effect.
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
        """Acknowledge the press, if Discord has had no answer yet."""
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
        """Continue below the pressed message, and delete that one if it still exists."""
        await self.acknowledge()
        self.is_below = self.has_moved = True
        with suppress(discord.HTTPException):
            await self.interaction.delete_original_response()

    async def show(self, screen: Screen, emojis: Emojis, theme: Theme = WOOD, *, drawn: bytes | None = None) -> None:
        """Show a screen as the answer; ``drawn`` is its picture, if that is already drawn."""
        if self.is_below and self.message is None:
            files = None if drawn is None or screen.picture is None else {screen.picture.filename: drawn}
            await self._send(await sending(screen, emojis, theme, files))
        else:
            await self._edit(await editing(screen, emojis, theme, drawn=drawn))

    async def show_with_file(self, screen: Screen, filename: str, content: bytes) -> None:
        """Show a screen without a picture as the answer, with a file."""
        attached = discord.File(BytesIO(content), filename)
        if self.is_below and self.message is None:
            await self._send({**await sending(screen, NO_EMOJIS), "files": [attached]})
        else:
            await self._edit({**await editing(screen, NO_EMOJIS, with_picture=False), "attachments": [attached]})

    async def take_away(self) -> None:
        """Delete the answer; Discord allows that for a quarter of an hour."""
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
        """Change the pressed message as the first answer; return False if Discord has had an answer already."""
        async with self._first:
            if self.interaction.response.is_done():
                return False
            try:
                await self.interaction.response.edit_message(**content)
            except discord.HTTPException as error:
                # As in `acknowledge`.
                if error.code != ALREADY_ACKNOWLEDGED:
                    raise
            self.message = None if self.interaction.message is None else self.interaction.message.id
            return True


async def amend(interaction: Interaction, screen: Screen, emojis: Emojis, theme: Theme) -> None:
    """Change the words of the pressed message, and leave its picture as it is."""
    await interaction.edit_original_response(**await editing(screen, emojis, theme, with_picture=False))


async def show_form(interaction: Interaction, form: Form, press: Press) -> None:
    """Answer a press with a form; when it is submitted, the same press arrives with the answers."""
    await interaction.response.send_modal(modal_of(form, press))


async def show_everybody(interaction: Interaction, screen: Screen, emojis: Emojis, theme: Theme) -> None:
    """Show a screen to everyone in the channel, below the answer, without pinging anyone."""
    await interaction.followup.send(**await sending(screen, emojis, theme))


async def tell_screen(
    interaction: Interaction, screen: Screen, emojis: Emojis, theme: Theme, drawn: Mapping[str, bytes]
) -> None:
    """Show a screen with drawn pictures below the answer, visible only to the person."""
    await interaction.followup.send(**await sending(screen, emojis, theme, drawn), ephemeral=True)


async def tell_everybody(interaction: Interaction, text: str, pinged: Sequence[UserId] = ()) -> discord.Message:
    """Send a text to everyone in the channel, below the answer, and ping these people if it names them."""
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in pinged])
    return await interaction.followup.send(clipped(text, TEXT_LIMIT), allowed_mentions=mentions, wait=True)


async def tell(interaction: Interaction, text: str) -> None:
    """Send a text that only the person sees, as the first answer or below it."""
    text = clipped(text, TEXT_LIMIT)
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except Exception as error:  # noqa: BLE001 - there is no other way to reach the person
        logger.warning("could not send an answer: %s", traceback_line(error))


MOST: Final = 1000
"""Maximum number of hands in memory; Discord lets the bot delete each for a quarter of an hour."""


class EphemeralHands:
    """The last hand in a channel of each player who plays by direct message, while it can be deleted."""

    def __init__(self) -> None:
        """Begin with none."""
        self._shown: dict[tuple[TableId, int], Answer] = {}

    async def replace(self, table_id: TableId, hand: Answer) -> None:
        """Remember a hand, and delete the same player's previous hand at this table."""
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
        except Exception as error:  # noqa: BLE001 - the new hand is shown; the old one does no harm
            logger.info("could not delete an earlier hand: %s", traceback_line(error))

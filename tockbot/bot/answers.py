"""Answers to presses and commands, sent through their interactions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Final

import aiohttp
import discord

from tockbot.bot.screen import TEXT_LIMIT, clipped
from tockbot.bot.sending import UNKNOWN_MESSAGE
from tockbot.service import traceback_line
from tockbot.storage import MessageAt
from tockbot.tables import Stamp, TableId

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


def server_of(interaction: Interaction) -> discord.Guild | None:
    """Return the server of an interaction; None if it has none, or the bot is not in it."""
    return None if interaction.guild_id is None else interaction.client.get_guild(interaction.guild_id)


def is_alone(interaction: Interaction) -> bool:
    """Return whether an interaction comes from direct messages with the bot, where no one else reads."""
    return interaction.guild_id is None and not interaction.context.private_channel


@dataclass(slots=True)
class Answer:
    """The one answer to a press or a command: the messages that Discord sends and changes for it.

    If others can read the pressed message, only the person sees the answer.

    Attributes:
        interaction: the press or command.
        is_below: whether the pressed message is for others too and stays as it is, with the answer below it.
        new_message: whether the answer is a new message that only the person sees, in place of the pressed one.
        message: the id of the answer, once it is visible.
        has_moved: whether the answer is below because the pressed message was replaced or deleted.
        told: the last entry of the table of which only this answer tells the person; 0 for none.
    """

    interaction: Interaction
    is_below: bool = False
    new_message: bool = False
    message: int | None = None
    has_moved: bool = False
    told: Stamp = Stamp(0)  # noqa: RUF009 - a number
    _first: asyncio.Lock = field(default_factory=asyncio.Lock)
    _late: asyncio.Task[None] | None = None
    _has_tried: bool = False
    _was_acknowledged: bool = False

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """Make sure that Discord gets its first answer in time, even if the handler is slow or fails.

        A change of the pressed message is one request if it is ready soon; otherwise the press is acknowledged first.
        A press is acknowledged immediately if its answer is a new private message, or if it is already old: changing
        an expired press has no effect.
        """
        if self.new_message or self.is_below or discord.utils.utcnow() - self.interaction.created_at > OLD:
            await self.acknowledge()
            yield
            return
        timer = asyncio.get_running_loop().call_later(SOON, self._begin_acknowledging)
        try:
            yield
        except Exception:
            # A refusal is for the person alone, even if the answer to the command would have been for everyone.
            self.new_message = self.interaction.type is discord.InteractionType.application_command
            raise
        finally:
            timer.cancel()
            await self.acknowledge()

    async def acknowledge(self) -> None:
        """Acknowledge the press, if Discord has had no answer yet."""
        async with self._first:
            if self._is_answered:
                return
            self._has_tried = True
            with self._unless_acknowledged():
                await self.interaction.response.defer(ephemeral=self.new_message, thinking=self.new_message)

    @property
    def _is_answered(self) -> bool:
        """True if Discord has certainly had its first answer."""
        return self._was_acknowledged or self.interaction.response.is_done()

    @contextmanager
    def _unless_acknowledged(self) -> Iterator[None]:
        """Try to send the first answer. One that seemed to fail is sent again, and may have arrived the first time."""
        try:
            yield
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            self._was_acknowledged = True

    def _begin_acknowledging(self) -> None:
        self._late = asyncio.create_task(self._acknowledge_late())

    async def _acknowledge_late(self) -> None:
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await self.acknowledge()

    async def move_below(self) -> None:
        """Continue below the pressed message, and delete that one if it still exists."""
        await self.acknowledge()
        self.is_below = self.has_moved = True
        with suppress(discord.HTTPException):
            await self.interaction.delete_original_response()

    @property
    def is_unsent(self) -> bool:
        """True if the answer is a message below the pressed one that has not been sent yet."""
        return self.is_below and self.message is None

    async def send(self, content: dict[str, Any]) -> None:
        """Send the answer below the pressed message."""
        sent = await self.interaction.followup.send(**content, ephemeral=True, wait=True)
        self.message = sent.id

    async def edit(self, content: dict[str, Any]) -> None:
        """Change the pressed message, or the answer that was sent, into this content."""
        if self.is_below and self.message is not None:
            await self.interaction.followup.edit_message(self.message, **content)
        elif not await self._changed_at_once(content):
            self.message = (await self.interaction.edit_original_response(**content)).id

    async def _changed_at_once(self, content: dict[str, Any]) -> bool:
        """Change the pressed message as the first answer; return False if Discord has had an answer already."""
        async with self._first:
            if not self._is_answered:
                with self._unless_acknowledged():
                    await self.interaction.response.edit_message(**content)
                    self.message = None if self.interaction.message is None else self.interaction.message.id
                    return True
        # What arrived may have been an acknowledgement alone.
        _rewind(content.get("attachments", ()))
        return False

    async def post(self, content: dict[str, Any]) -> tuple[MessageAt, bool]:
        """Send a message for everyone, as the answer to a command or below the answer to a press.

        Returns:
            Its place, and whether Discord shows it to the person only.
        """
        channel = self.interaction.channel_id or 0
        if self.interaction.type is not discord.InteractionType.application_command:
            await self.acknowledge()
            below = await self.interaction.followup.send(**content, wait=True)
            return (channel, below.id), below.flags.ephemeral
        async with self._first:
            if not self._is_answered:
                with self._unless_acknowledged():
                    sent = await self.interaction.response.send_message(**content)
                    return (channel, sent.message_id or 0), sent.is_ephemeral()
        _rewind(content["files"])
        changed = {name: value for name, value in content.items() if name != "files"}
        message = await self.interaction.edit_original_response(**changed, attachments=content["files"])
        return (channel, message.id), message.flags.ephemeral

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Open a form, as the first answer."""
        with self._unless_acknowledged():
            await self.interaction.response.send_modal(form)

    async def add(self, content: dict[str, Any]) -> None:
        """Send a further message below the answer."""
        await self.acknowledge()
        await self.interaction.followup.send(**content)

    async def take_away(self) -> None:
        """Delete the answer; Discord allows that for a quarter of an hour."""
        if not self.is_below:
            await self.interaction.delete_original_response()
        elif self.message is not None:
            await self.interaction.followup.delete_message(self.message)

    async def tell(self, text: str) -> None:
        """Send a text that only the person sees, as the first answer or below it.

        If no acknowledgement seems to have arrived, it is sent again before the text. Otherwise the text could become
        the first answer, and the stored token of the press would then change the text, not the pressed message.
        """
        text = clipped(text, TEXT_LIMIT)
        try:
            if self._has_tried:
                await self.acknowledge()
            if self._is_answered:
                await self.interaction.followup.send(text, ephemeral=True)
            else:
                await self.interaction.response.send_message(text, ephemeral=True)
        except Exception as error:  # noqa: BLE001 - there is no other way to reach the person
            logger.warning("could not send an answer: %s", traceback_line(error))


def _rewind(files: Iterable[discord.File | discord.Attachment]) -> None:
    """Let files be read again that a request has sent."""
    for file in files:
        if isinstance(file, discord.File):
            file.reset()


MAX_PANELS: Final = 1000
"""Maximum number of panels in memory; Discord lets the bot delete each for a quarter of an hour."""


class Panels:
    """The last panel of each person at each table: their hand, a hint, the log or *More*, while it can be deleted."""

    def __init__(self) -> None:
        """Begin with none."""
        self._shown: dict[tuple[TableId, int], Answer] = {}

    def release(self, table_id: TableId, user: int, message: int) -> None:
        """Forget a panel, if it is this message: the painter tracks it from now on."""
        known = self._shown.get((table_id, user))
        if known is not None and known.message == message:
            del self._shown[table_id, user]

    async def replace(self, table_id: TableId, panel: Answer, *, is_tracked: bool) -> None:
        """Remember a panel, and delete the same person's previous one; the painter does that for one that it tracks."""
        person = (table_id, panel.interaction.user.id)
        self._shown = {one: shown for one, shown in self._shown.items() if not shown.interaction.is_expired()}
        before = self._shown.pop(person, None)
        if not is_tracked:
            self._shown[person] = panel
        if len(self._shown) > MAX_PANELS:
            del self._shown[next(iter(self._shown))]
        if before is None or before.message == panel.message:
            return
        try:
            await before.take_away()
        except Exception as error:  # noqa: BLE001 - the new panel is shown; the old one does no harm
            logger.info("could not delete an earlier panel: %s", traceback_line(error))

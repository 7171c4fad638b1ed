"""What stands on Discord of a table, for everybody and for each person, so that it is changed when the table does."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final, Protocol

import discord

from tockbot.bot.messages.answers import Interaction
from tockbot.service import NowAndThen, traceback_line
from tockbot.tables import MessageAt, PersonId, ShownMessage, TableId, TableSeen, Token

EVERYBODY: Final = PersonId(0)
"""The person of the message that shows a table to everybody."""


class Messages(Protocol):
    """Where it is kept what stands of a table, for a person or for :data:`EVERYBODY`."""

    async def replace(
        self, table_id: TableId, person: PersonId, before: ShownMessage | None, shown: ShownMessage
    ) -> bool:
        """Remember what stands there instead of what was there before; False if that is no longer what stands there."""

    async def recall(self, table_id: TableId, person: PersonId) -> ShownMessage | None:
        """What stands for a person."""

    async def of_table(self, table_id: TableId) -> dict[PersonId, ShownMessage]:
        """All that stands of a table."""

    async def forget(self, table_id: TableId) -> None:
        """Forget all messages of a table."""

    async def drop_tokens(self, until: int) -> None:
        """Forget the tokens that ended by a second (since 1970)."""


@dataclass(frozen=True, slots=True)
class _Unsaved:
    """What could not be saved yet, and what is saved meanwhile."""

    saved: ShownMessage | None
    shown: ShownMessage


class ShownMessages:
    """What stands of the tables; what cannot be saved is known all the same, or every try would send it again.

    Of a table that is forgotten nothing stays, nor of a message that is saved at last.
    """

    def __init__(self, messages: Messages) -> None:
        """Save them here."""
        self._messages = messages
        self._unsaved: dict[tuple[TableId, PersonId], _Unsaved] = {}

    async def replace(
        self, table_id: TableId, person: PersonId, before: ShownMessage | None, shown: ShownMessage
    ) -> bool:
        """Remember what stands there instead of what was there before; also where saving raises.

        Returns:
            Whether it is remembered; False if somebody else was quicker: then what they wrote stands.
        """
        key = table_id, person
        waiting = self._unsaved.get(key)
        mine = self._unsaved[key] = _Unsaved(before if waiting is None else waiting.saved, shown)
        done = await self._messages.replace(table_id, person, mine.saved, shown)
        if self._unsaved.get(key) is mine:
            del self._unsaved[key]
        return done

    async def save_rest(self, table_id: TableId) -> None:
        """Save what could not be saved of a table."""
        for (of_table, person), unsaved in list(self._unsaved.items()):
            if of_table == table_id:
                await self.replace(table_id, person, unsaved.saved, unsaved.shown)

    async def recall(self, table_id: TableId, person: PersonId) -> ShownMessage | None:
        """What stands for a person."""
        unsaved = self._unsaved.get((table_id, person))
        return await self._messages.recall(table_id, person) if unsaved is None else unsaved.shown

    async def of_table(self, table_id: TableId) -> dict[PersonId, ShownMessage]:
        """All that stands of a table, by the person for whom it stands."""
        unsaved = {person: one.shown for (table, person), one in self._unsaved.items() if table == table_id}
        return await self._messages.of_table(table_id) | unsaved

    async def drop_tokens(self, until: int) -> None:
        """Forget the tokens that ended by a second (since 1970)."""
        await self._messages.drop_tokens(until)

    async def forget(self, table_id: TableId) -> None:
        """Forget all messages of a table."""
        self._unsaved = {key: one for key, one in self._unsaved.items() if key[0] != table_id}
        await self._messages.forget(table_id)


logger = logging.getLogger(__name__)

TOKEN_SECONDS: Final = 14 * 60
"""So long a press lets its message be changed; Discord says a quarter of an hour."""

TRIES: Final = 3
"""So often it is written down when others write at the same moment."""


class Answered:
    """Writes down who was called or answered."""

    def __init__(self, messages: ShownMessages) -> None:
        """Write it down here."""
        self._messages = messages

    async def answers(self, seen: TableSeen, person: PersonId, interaction: Interaction) -> None:
        """Own the screen of somebody who is about to be answered with the table as it is seen.

        Where that cannot be written down the answer is given all the same; the worst is a screen too many.
        """
        try:
            for _ in range(TRIES):
                row = await self._messages.recall(seen.id, person)
                if row is not None and row.stamp > seen.entries:
                    return
                if await self._messages.replace(seen.id, person, row, _answered(seen, row, interaction)):
                    return
        except Exception as error:  # noqa: BLE001 - what was saved must be said
            logger.warning("an answer could not be remembered: %s", traceback_line(error))

    async def was_called(self, seen: TableSeen, person: PersonId) -> None:
        """Somebody was called in the channel for what is due."""
        row = await self._messages.recall(seen.id, person)
        now = ShownMessage(None, seen.entries) if row is None else replace(row, stamp=seen.entries, face="")
        if row is None or row.stamp <= now.stamp:
            await self._messages.replace(seen.id, person, row, now)

    async def is_to_be_called(self, table_id: TableId, person: PersonId) -> None:
        """Somebody wants to be called for what is due, though they were."""
        row = await self._messages.recall(table_id, person)
        if row is not None:
            await self._messages.replace(table_id, person, row, replace(row, stamp=0))


def _answered(seen: TableSeen, row: ShownMessage | None, interaction: Interaction) -> ShownMessage:
    """What is remembered of somebody's screen once the press is answered."""
    stood = ShownMessage(None, 0) if row is None else row
    now = replace(stood, stamp=seen.entries, face="")
    message = interaction.message
    if interaction.guild_id is not None or message is None:
        return now
    pressed: MessageAt = (message.channel.id, message.id)
    if stood.at is not None and pressed[1] < stood.at[1]:
        # An older screen that was not taken away.
        return replace(now, leftovers=(*stood.leftovers, pressed))
    token = Token(interaction.token, int(interaction.created_at.timestamp()) + TOKEN_SECONDS)
    left = () if stood.at is None or stood.at == pressed else (stood.at,)
    return replace(now, at=pressed, token=token, leftovers=(*stood.leftovers, *left))


EVERY: Final = timedelta(minutes=15)
"""A press lives so long."""


def tokens_dropped(messages: ShownMessages) -> NowAndThen:
    """Lets go, now and then, of those that are kept beside what is shown."""

    async def drop() -> None:
        await messages.drop_tokens(int(discord.utils.utcnow().timestamp()))

    return NowAndThen("letting go of ended tokens", drop, EVERY)

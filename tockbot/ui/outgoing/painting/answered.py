"""Up to which entry of a table's log each person was called, or answered on their private screen.

Who answers a press owns the private screen: it is written down first, and painting leaves alone whoever stands at or
past what it knows.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

from tockbot.service import traceback_line
from tockbot.tables import MessageAt, PersonId, ShownMessage, TableId, TableSeen, Token
from tockbot.ui.outgoing.messages.answers import Interaction
from tockbot.ui.outgoing.painting.shown_messages import ShownMessages

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

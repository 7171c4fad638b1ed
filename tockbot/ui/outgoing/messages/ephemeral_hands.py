"""The hands that were shown in a channel for one person's eyes (Discord: ephemeral), so that they do not pile up."""

from __future__ import annotations

import logging
from typing import Final

import discord

from tockbot.service import traceback_line
from tockbot.tables import TableId

logger = logging.getLogger(__name__)

MOST: Final = 1000
"""How many are known at the most; Discord lets each be taken away for a quarter of an hour."""


class EphemeralHands:
    """The last such hand of everybody at every table, for as long as Discord lets it be taken away."""

    def __init__(self) -> None:
        """Begin with none."""
        self._shown: dict[tuple[TableId, int], discord.Interaction[discord.Client]] = {}

    async def replace(self, table_id: TableId, interaction: discord.Interaction[discord.Client]) -> None:
        """Keep the hand that answers this interaction, and take away the person's one before at the table."""
        person = (table_id, interaction.user.id)
        self._shown = {one: shown for one, shown in self._shown.items() if not shown.is_expired()}
        before = self._shown.pop(person, None)
        self._shown[person] = interaction
        if len(self._shown) > MOST:
            del self._shown[next(iter(self._shown))]
        if before is None:
            return
        try:
            await before.delete_original_response()
        except Exception as error:  # noqa: BLE001 - the new hand is shown; the old one is no trouble
            logger.info("a hand shown before stays: %s", traceback_line(error))

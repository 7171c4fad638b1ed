"""The hands shown in a channel for one person's eyes, so that they do not pile up there."""

from __future__ import annotations

import logging

import discord

from tockbot.service.trouble import trouble

logger = logging.getLogger(__name__)


class ShownHands:
    """The last such hand of everybody at every table, for as long as Discord lets it be taken away."""

    def __init__(self) -> None:
        """Begin with none."""
        self._shown: dict[tuple[int, int], discord.Interaction[discord.Client]] = {}

    async def replace(self, table: int, interaction: discord.Interaction[discord.Client]) -> None:
        """Keep the hand that answers this interaction, and take away the person's one before at the table."""
        person = (table, interaction.user.id)
        self._shown = {one: shown for one, shown in self._shown.items() if not shown.is_expired()}
        before = self._shown.pop(person, None)
        self._shown[person] = interaction
        if before is None:
            return
        try:
            await before.delete_original_response()
        except Exception as error:  # noqa: BLE001 - the new hand is shown; the old one is no trouble
            logger.info("a hand shown before stays: %s", trouble(error))

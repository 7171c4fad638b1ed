"""Links that lead somebody to a table, in whichever server it is."""

from __future__ import annotations

from tockbot.tables import TableSeen
from tockbot.ui.outgoing.shown_messages import EVERYBODY, ShownMessages


async def link_to(messages: ShownMessages, seen: TableSeen) -> str:
    """Where a table is, as text to press on: its message, or its channel."""
    known = await messages.recall(seen.id, EVERYBODY)
    if known is None or known.at is None:
        return f"https://discord.com/channels/{seen.guild}/{seen.channel}"
    channel, message = known.at
    return f"https://discord.com/channels/{seen.guild}/{channel}/{message}"

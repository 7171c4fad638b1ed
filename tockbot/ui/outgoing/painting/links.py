"""Links that lead somebody to a table, in whichever server it is."""

from __future__ import annotations

from tockbot.tables import NO_GUILD, TableSeen
from tockbot.ui.outgoing.painting.shown_messages import EVERYBODY, ShownMessages


async def link_to(messages: ShownMessages, seen: TableSeen) -> str:
    """Where a table is, as text to press on: its message, or its channel."""
    server = "@me" if seen.guild == NO_GUILD else seen.guild
    known = await messages.recall(seen.id, EVERYBODY)
    if known is None or known.at is None:
        return f"https://discord.com/channels/{server}/{seen.channel}"
    channel, message = known.at
    return f"https://discord.com/channels/{server}/{channel}/{message}"

"""Games that are over: who may look at one.

Whoever played in a game may look at it from anywhere; in its server, whoever may view its channel. A game at which
somebody may not look is refused in the same words as one that is not there, so that nobody learns of it.
"""

from __future__ import annotations

import discord

from tockbot.bot.incoming.request import Request
from tockbot.service import PastGames
from tockbot.tables import NO_GUILD, PastGame, People, Refusal, Refused, TableId


class LookingBack:
    """Finds games that are over for those who may look at them."""

    def __init__(self, past_games: PastGames) -> None:
        """Find them among these."""
        self._past_games = past_games

    async def allowed(self, request: Request, table_id: TableId) -> PastGame:
        """A game at which whoever asks may look.

        Raises:
            Refused: NO_PAST_GAME.
        """
        past = await self._past_games.get(table_id)
        if past.seat_of(request.person.id) is None and not await _may_read(request, past):
            raise Refused(Refusal.NO_PAST_GAME)
        return past

    async def people_of(self, past: PastGame, request: Request | None = None) -> People:
        """Return everybody who played in a game.

        Only an answer in the game's server has that server's names. A file leaves the server: it has no ``request``.
        """
        is_there = request is not None and request.guild_id == past.guild
        return await self._past_games.people_of(past, past.guild if is_there else NO_GUILD)


async def _may_read(request: Request, past: PastGame) -> bool:
    """Whether whoever asks does so in the game's server, and may view its channel there."""
    guild, member = request.guild, request.interaction.user
    if guild is None or guild.id != past.guild or not isinstance(member, discord.Member):
        return False
    if request.interaction.channel_id == past.channel:
        return True
    try:
        channel = guild.get_channel_or_thread(past.channel) or await guild.fetch_channel(past.channel)
        may_view = channel.permissions_for(member)
        if isinstance(channel, discord.Thread) and channel.is_private() and not may_view.manage_threads:
            await channel.fetch_member(member.id)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return False
    return may_view.view_channel

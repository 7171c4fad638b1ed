"""Decides which people may look at a game, and for which positions the bot gives advice.

*Own games.* No one gets advice on their unfinished games, or on the day's puzzle, by presenting them as something else.

*Finished games.* People who played a game may look at it anywhere; in its server, so may everyone who can view its
channel, and in a place without the bot everyone there. For anyone else, the refusal is the same as for a game that does
not exist.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Final

import discord

from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.learning import puzzle_of
from tockbot.rules import Pawns, Placing, TableRules, placing_of
from tockbot.service import PastGames, utc_now
from tockbot.storage import StoredPersonalData
from tockbot.tables import NO_GUILD, Kind, PastGame, People, Refusal, Refused, TableId

DAYS: Final = tuple(map(timedelta, (-1, 0, 1)))
"""Difference in days between a date somewhere on Earth and the date in UTC. An answer to yesterday's puzzle counts."""


class OwnGameGuard:
    """Finds the unfinished games of a person. It recognises equivalent positions, but not similar ones."""

    def __init__(self, sitting: StoredPersonalData, now: Callable[[], datetime] = utc_now) -> None:
        """Use this record of the tables at which people sit."""
        self._sitting = sitting
        self._now = now

    async def check(self, request: Request, rules: TableRules, pawns: Pawns) -> None:
        """Refuse a position that is equivalent to that of an unfinished game of the person."""
        placing = placing_of(rules, pawns)
        if placing is not None and placing in await self._unfinished(request):
            raise Refused(BotRefusal.OWN_GAME)

    async def check_advice(self, request: Request, rules: TableRules, boards: Iterable[Pawns]) -> None:
        """Make sure that advice may be given on these positions: none is of an unfinished game, or of the day's puzzle.

        Both are refused in the same words, so that the refusal does not reveal which it is.

        Raises:
            Refused: OWN_GAME.
        """
        # In a thread: a long game has hundreds of positions.
        placings = await asyncio.to_thread(lambda: {placing_of(rules, pawns) for pawns in boards})
        if not placings.isdisjoint(await self._unfinished(request) | self._puzzles()):
            raise Refused(BotRefusal.OWN_GAME)

    async def _unfinished(self, request: Request) -> set[Placing]:
        """Return the positions of the person's unfinished games: open ones, and closed ones that can be resumed."""
        found: set[Placing] = set()
        for table_id in await self._sitting.resumable_tables(request.person.id, self._now()):
            try:
                await request.tables.fetch(table_id)
                seen = request.see(table_id, request.person.id)
            except Refused:
                continue
            # An analysis or a practice game has no opponent who could be harmed by advice.
            if seen.game is None or seen.kind is not Kind.GAME or not seen.was_there:
                continue
            placing = placing_of(seen.rules, seen.game.pawns)
            if placing is not None and request.tables.may_go_on(table_id):
                found.add(placing)
        return found

    def _puzzles(self) -> set[Placing]:
        positions = [puzzle_of(self._now().date() + days).position for days in DAYS]
        placings = [placing_of(position.rules, position.pawns) for position in positions]
        return {placing for placing in placings if placing is not None}


class LookingBack:
    """Finds finished games for the people who may look at them."""

    def __init__(self, past_games: PastGames) -> None:
        """Find them among these games."""
        self._past_games = past_games

    async def allowed(self, request: Request, table_id: TableId) -> PastGame:
        """Return a game, or refuse if the person may not look at it."""
        past = await self._past_games.get(table_id)
        if past.seat_of(request.person.id) is None and not await _may_read(request, past):
            raise Refused(Refusal.NO_PAST_GAME)
        return past

    async def people_of(self, past: PastGame, request: Request | None = None) -> People:
        """Return everyone who played in a game.

        Only an answer in the game's server shows that server's names. Without ``request``, as for a file that leaves
        the server, global names are used.
        """
        is_there = request is not None and request.guild_id == past.guild
        return await self._past_games.people_of(past, past.guild if is_there else NO_GUILD)


async def _may_read(request: Request, past: PastGame) -> bool:
    """Return whether the person is in the game's channel, or in its server and may view that channel."""
    if request.interaction.channel_id == past.channel:
        return True
    guild, member = request.guild, request.interaction.user
    if guild is None or guild.id != past.guild or not isinstance(member, discord.Member):
        return False
    try:
        channel = guild.get_channel_or_thread(past.channel) or await guild.fetch_channel(past.channel)
        may_view = channel.permissions_for(member)
        if isinstance(channel, discord.Thread) and channel.is_private() and not may_view.manage_threads:
            await channel.fetch_member(member.id)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return False
    return may_view.view_channel

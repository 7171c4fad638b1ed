"""Where the people of a tournament meet on Discord: a thread a game, and the standings in the channel above."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import discord

from tockbot.bot.budget import Budget, Urgency
from tockbot.bot.channels import find_obstacle, open_thread
from tockbot.bot.people import Viewers
from tockbot.bot.private_screens import PrivateScreens
from tockbot.bot.screen import Screen
from tockbot.bot.sending import Emojis, edit, editing, is_refused, nonce_of, sending
from tockbot.bot.words import Speaker, language_of, speaker
from tockbot.features.tournament.screens import (
    absent_screen,
    call_screen,
    entering_screen,
    people_of,
    standings_screen,
    table_name,
    table_screen,
)
from tockbot.tables import ChannelId, GuildId, MessageId, Pace, UserId
from tockbot.tournaments import Tournament

logger = logging.getLogger(__name__)


class TournamentHall:
    """Sends what people see of tournaments. What is told again within minutes appears once."""

    def __init__(  # noqa: PLR0913, PLR0917 - who sends, what, to whom
        self,
        client: discord.Client,
        has_left: Callable[[GuildId], bool],
        viewers: Viewers,
        screens: PrivateScreens,
        budget: Budget,
        emojis: Emojis,
    ) -> None:
        """Send with this client; ``has_left`` returns whether the bot was certainly removed from a server."""
        self._client = client
        self._has_left = has_left
        self._viewers = viewers
        self._screens = screens
        self._budget = budget
        self._emojis = emojis

    async def announce(self, tournament: Tournament) -> MessageId:
        """Send the message by which people enter.

        Raises:
            discord.HTTPException: it could not be sent.
        """
        people = await self._viewers.people(people_of(tournament), tournament.guild)
        screen = entering_screen(_speaker(tournament), tournament, people)
        sent = await self._send(tournament, tournament.channel, screen, "enter")
        return MessageId(sent.id)

    async def repaint(self, tournament: Tournament) -> None:
        """Let the message by which people enter say how it now is; where it is gone, nothing."""
        if tournament.message is None:
            return
        people = await self._viewers.people(people_of(tournament), tournament.guild)
        content = await editing(entering_screen(_speaker(tournament), tournament, people), self._emojis)
        await self._budget.take(Urgency.BOARD)
        try:
            await edit(self._client, (tournament.channel, tournament.message), content)
        except discord.HTTPException as error:
            logger.info("a tournament's message stays as it is: %s", error)

    async def call(self, tournament: Tournament, number: int) -> ChannelId:
        """Call the people of a game to a thread of its own.

        It hangs on a message that bears its name, for Discord shows a message of the same nonce once, and opens one
        thread below it: so whoever does it again finds both.

        Raises:
            discord.HTTPException: it could not be opened.
        """
        say, what = _speaker(tournament), ("game", len(tournament.played), number)
        people = await self._viewers.people(people_of(tournament), tournament.guild)
        above = await self._send(tournament, tournament.channel, table_screen(say, tournament, people, number), *what)
        await self._budget.take(Urgency.CALL)
        thread = await open_thread(above, table_name(say, tournament, number), Pace.TOURNAMENT)
        await self._send(tournament, thread, call_screen(say, tournament, people, number), *what, "call")
        return thread

    async def tell_standings(self, tournament: Tournament) -> bool:
        """Tell how everybody stands after a round; False if it may not be told in its channel.

        Raises:
            discord.HTTPException: it could not be told.
        """
        people = await self._viewers.people(people_of(tournament), tournament.guild)
        screen = standings_screen(_speaker(tournament), tournament, people)
        return await self._post(tournament, screen, "standings", len(tournament.played))

    async def ask(self, tournament: Tournament) -> bool:
        """Ask in the channel what to do about the absent sides of a round; False if nothing may be posted there.

        Raises:
            discord.HTTPException: the question could not be posted.
        """
        people = await self._viewers.people(people_of(tournament), tournament.guild)
        screen = absent_screen(_speaker(tournament), tournament, people)
        return await self._post(tournament, screen, "absent", len(tournament.played), len(tournament.games))

    async def has_arbiter(self, tournament: Tournament) -> bool:
        """Return whether anyone who does not play manages the server; True if Discord cannot be asked."""
        party = [one.person for one in tournament.entrants if tournament.is_party(one.person)]
        people = await self._viewers.people(party, tournament.guild)
        users = [user for one in party if (user := people[one].user) is not None]
        try:
            return await _is_managed_by_others(self._client, tournament.guild, users, self._budget)
        except discord.HTTPException as error:
            logger.warning("could not ask who manages server %d: %s", tournament.guild, error)
            return True

    async def tell_unanswered(self, tournament: Tournament) -> None:
        """Post that it was called off because nobody decided about the absent sides.

        Raises:
            discord.HTTPException: it could not be posted.
        """
        say = _speaker(tournament)
        screen = Screen(say("tournament-unanswered", round=len(tournament.played)))
        await self._post(tournament, screen, "unanswered")

    async def _post(self, tournament: Tournament, screen: Screen, *what: object) -> bool:
        """Post something in the channel; False if that may not be done there.

        Raises:
            discord.HTTPException: it could not be posted.
        """
        try:
            await self._send(tournament, tournament.channel, screen, *what)
        except discord.HTTPException as error:
            place = tournament.guild, tournament.channel
            if not is_refused(error) or await find_obstacle(self._client, self._has_left, place, error) is None:
                raise
            logger.info("a message of a tournament was refused: %s", error)
            return False
        return True

    async def tell_given_up(self, tournament: Tournament) -> None:
        """Tell its host, by direct message, that it was called off because nothing may be told in its channel."""
        host = await self._viewers.person(tournament.host)
        if host is None:
            return

        def words(say: Speaker) -> str:
            return say("tournament-given-up", channel=f"<#{tournament.channel}>")

        await self._screens.tell(host, tournament.language, words)

    async def _send(self, tournament: Tournament, channel: ChannelId, screen: Screen, *what: object) -> Any:  # noqa: ANN401 - a message
        content = await sending(screen, self._emojis, await self._viewers.theme(tournament.guild))
        await self._budget.take(Urgency.CALL)
        nonce = nonce_of(tournament.guild, tournament.number, tournament.opened, *what)
        # A thread can only be opened below a message of which it is known in which server it stands.
        found: Any = self._client.get_channel(channel) or await self._client.fetch_channel(channel)
        return await found.send(**content, nonce=nonce)


async def _is_managed_by_others(
    client: discord.Client, guild_id: GuildId, users: Sequence[UserId], budget: Budget
) -> bool:
    """Return whether anyone but these users owns a server, or has a role that lets them manage it.

    Discord does not list who has a role without a privileged intent; it does say how many have each.

    Raises:
        discord.HTTPException: Discord cannot be asked.
    """
    guild = client.get_guild(guild_id) or await client.fetch_guild(guild_id, with_counts=False)
    bot = client.user.id if client.user is not None else None
    if guild.owner_id not in {*users, bot}:
        return True
    managing = [role for role in guild.roles if role.permissions.manage_guild or role.permissions.administrator]
    # The role of another bot is that bot's alone: no person has it.
    managing = [role for role in managing if not role.is_bot_managed()]
    if not managing:
        return False
    await budget.take(Urgency.CALL)
    counts = {role.id: count for role, count in (await guild.role_member_counts()).items()}
    own = Counter[int]()
    for user in users:
        await budget.take(Urgency.CALL)
        with suppress(discord.NotFound):
            own.update(role.id for role in (await guild.fetch_member(user)).roles)
    return any(role.is_default() or counts.get(role.id, 0) > own[role.id] for role in managing)


def _speaker(tournament: Tournament) -> Speaker:
    return speaker(language_of(tournament.language))

"""The people that the bot knows: their names, their preferences and those of their servers, and who is still there.

Discord does not tell the bot when people leave a server or change their names. The bot asks about people
whose turn becomes due or has run out, and about people whose name it does not know: in the background, within the
request budget, and at most once an hour per person and server. Someone who left, or was banned, is away from the
server's tables. If Discord cannot be asked, nothing changes.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

import aiohttp
import discord

from tockbot.bot.answers import Interaction
from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.cache import BoundedCache
from tockbot.bot.plan import seats_due
from tockbot.bot.words import Speaker, language_of, speaker
from tockbot.render import THEMES, WOOD, Theme
from tockbot.service import Backoff, Outcome, Shards, Tables, TableTasks, traceback_line
from tockbot.storage import Preferences, ServerChoices, StoredGuilds, StoredPeople
from tockbot.tables import (
    NO_GUILD,
    Actor,
    ChannelId,
    GuildId,
    Person,
    PersonId,
    Refusal,
    Refused,
    Stage,
    TableId,
    TableSeen,
    UserId,
    commands,
)

logger = logging.getLogger(__name__)

T = TypeVar("T")

Listed = tuple[tuple[Person, ...], T]
"""A person, or several, with the fact that a list shows about them."""

AS_THE_SERVER: Final = "server"
"""The choice of a person who uses the server's setting."""

BY_MESSAGE: Final = "direct"
IN_CHANNEL: Final = "channel"
"""The two places for a person's cards: direct messages, or the channel of the table."""

MAX_CACHED_PEOPLE: Final = 10_000
"""Maximum number of people, those who acted last, whom the bot recognises while the database cannot be reached.
Otherwise it asks the database: another process may have forgotten them since."""

MAX_CHOSEN: Final = 1000
"""Maximum number of people, and of servers, whose choices are cached."""

CHOSEN_SECONDS: Final = 3.0
"""Seconds for which choices are cached: an answer, the board and the next ping read them in succession. A change made
in this process applies immediately, one made in another process after this time."""


CLOSED_DM_CODES: Final = (50001, 50007, 50278)
"""Discord's codes for people who have closed their direct messages; it sends the first for some who share no server."""

QUARANTINED: Final = 20026
"""Discord's code for a bot stopped by its spam filter, which may write only to people to whom it has written before."""

REFUSED_SECONDS: Final = 3600.0
"""Seconds for which a person is sent no direct message after Discord refused one, and for which none is opened for
anybody after Discord quarantined the bot."""

EXPLAINED_SECONDS: Final = 24 * 3600.0
"""Seconds before the bot explains again to a person why their cards come in the channel."""

NOT_THERE_CODES: Final = (10007, 10013)
"""Discord's codes for a person who is not in a server, and for one who does not exist."""

MAX_REFUSED: Final = 10_000
"""Maximum number of people remembered as unreachable by direct message."""


class DirectMessages:
    """The direct messages that Discord refused lately though the person has not closed theirs.

    This is kept in memory: after a restart each person is tried once.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Use a clock that gives seconds."""
        self._clock = clock
        self._refused_at: dict[PersonId, float] = {}
        self._quarantine: discord.HTTPException | None = None
        self._opens_from = 0.0

    def are_held(self, person: PersonId) -> bool:
        """Return whether a person is sent none now because Discord refused one lately."""
        refused_at = self._refused_at.get(person)
        return refused_at is not None and self._clock() - refused_at < REFUSED_SECONDS

    def refused(self, person: PersonId, error: discord.HTTPException) -> bool:
        """Send a person none for a while because Discord refused one; return whether to explain that to them."""
        self._look_for_quarantine(error)
        before, now = self._refused_at.pop(person, None), self._clock()
        self._refused_at[person] = now
        if len(self._refused_at) > MAX_REFUSED:
            del self._refused_at[next(iter(self._refused_at))]
        return before is None or now - before >= EXPLAINED_SECONDS

    def release(self, person: PersonId) -> None:
        """Send a person direct messages again, because they asked for it."""
        self._refused_at.pop(person, None)

    async def open(self, client: discord.Client, user: UserId) -> ChannelId:
        """Open the channel of the direct messages with a user, and return it.

        Raises:
            discord.HTTPException: Discord refused, or has quarantined the bot within the last hour.
        """
        if self._quarantine is not None and self._clock() < self._opens_from:
            raise discord.HTTPException(self._quarantine.response, {"code": QUARANTINED, "message": "quarantined"})
        try:
            channel = await client.create_dm(discord.Object(user))
        except discord.HTTPException as error:
            self._look_for_quarantine(error)
            raise
        return ChannelId(channel.id)

    def _look_for_quarantine(self, error: discord.HTTPException) -> None:
        if error.code != QUARANTINED or self._clock() < self._opens_from:
            return
        self._quarantine, self._opens_from = error, self._clock() + REFUSED_SECONDS
        logger.error(
            "Discord has quarantined this bot (code %d): for an hour no new direct messages are opened, and players are"
            " pinged in channels. Appeal in the developer portal",
            QUARANTINED,
        )


class UserDirectory:
    """The people who use the bot.

    Attributes:
        direct: the direct messages that Discord refused lately.
    """

    def __init__(self, people: StoredPeople, guilds: StoredGuilds) -> None:
        """Use these records of people and servers."""
        self.direct = DirectMessages()
        self._people = people
        self._guilds = guilds
        self._met: dict[UserId, tuple[Person, tuple[str, GuildId, str]]] = {}
        self._preferences = BoundedCache[PersonId, Preferences](MAX_CHOSEN, CHOSEN_SECONDS)
        self._choices = BoundedCache[GuildId, ServerChoices](MAX_CHOSEN, CHOSEN_SECONDS)

    async def meet(
        self, user: UserId, name: str, language: str, *, guild: GuildId = NO_GUILD, nick: str = ""
    ) -> tuple[Person, bool]:
        """Return who acts, under their name in this place, and whether a name may be new.

        Args:
            user: the id on Discord.
            name: the global display name.
            language: the language in which Discord speaks to them.
            guild: the server in which they act; NO_GUILD outside of all servers.
            nick: their nickname there; empty for none.
        """
        before, names = self._met.get(user), (name, guild, nick)
        try:
            person = await self._people.meet(user, name, language, guild=guild, nick=nick)
        except Exception as error:
            logger.warning("could not save a person's name and language: %s", traceback_line(error))
            known = await self._found(user) if before is None else before[0]
            if known is None:
                raise Refused(Refusal.from_error(error)) from error
            # The remembered name may be the one in another server.
            return replace(known, name=nick or name), False
        # Moved to the end: this person acted last.
        self._met.pop(user, None)
        self._met[user] = person, names
        if len(self._met) > MAX_CACHED_PEOPLE:
            del self._met[next(iter(self._met))]
        return person, (person, names) != before

    async def _found(self, user: UserId) -> Person | None:
        """Return a person, or None if they are unknown or the database cannot be read."""
        try:
            return await self._people.find(user)
        except Exception:  # noqa: BLE001 - the caller has logged why
            return None

    async def find(self, user: UserId, guild: GuildId = NO_GUILD) -> Person | None:
        """Return a person under their name in a server, or under the global name, if the bot has met them."""
        return await self._people.find(user, guild)

    async def person(self, person: PersonId) -> Person | None:
        """Return a person whom the log names, under the global name."""
        return next(iter(await self._people.read((person,))), None)

    async def people(self, ids: Collection[PersonId], guild: GuildId) -> dict[PersonId, Person]:
        """Return these people under their names in a server; a person who was forgotten has no name."""
        known = {person.id: person for person in await self._people.read(tuple(dict.fromkeys(ids)), guild)}
        return {one: known.get(one) or Person(one, None, "") for one in ids}

    async def preferences(self, person: PersonId) -> Preferences:
        """Return the preferences of a person, which also say whether messages reach them."""
        return await self._preferences.get(person, lambda: self._people.preferences(person))

    async def takes_messages(self, guild: GuildId, person: PersonId) -> bool:
        """Return whether a person plays by direct message at the tables of a server, rather than in their channels.

        With NO_GUILD, return whether they play a practice game by direct message.
        """
        preferences = await self.preferences(person)
        is_out_of_reach = preferences.dm_closed or self.direct.are_held(person)
        if is_out_of_reach or guild == NO_GUILD:
            return not is_out_of_reach
        in_channel = preferences.in_channel
        return not ((await self.choices(guild)).in_channel if in_channel is None else in_channel)

    async def plays_by_message(self, seen: TableSeen, person: PersonId) -> bool:
        """Return whether a person plays at a table by direct message; no one does in a place without the bot."""
        return not seen.is_elsewhere and await self.takes_messages(seen.guild, person)

    async def out_of_reach(self, person: PersonId, error: discord.HTTPException) -> bool:
        """Remember that Discord refused a direct message to a person; return whether to explain that to them."""
        if error.code not in CLOSED_DM_CODES:
            return self.direct.refused(person, error)
        await self.change(person, lambda chosen: replace(chosen, dm_closed=True))
        return True

    async def theme(self, guild: GuildId | None, person: PersonId | None = None) -> Theme:
        """Return the theme of the pictures for a person, or for everyone, at the tables of a server."""
        own = None if person is None else THEMES.get((await self.preferences(person)).theme or "")
        if own is not None or guild is None:
            return own or WOOD
        return THEMES.get((await self.choices(guild)).theme or "", WOOD)

    async def choices(self, guild: GuildId) -> ServerChoices:
        """Return the choices of a server for its tables."""
        return await self._choices.get(guild, lambda: self._guilds.choices(guild))

    async def change_server(self, guild: GuildId, change: Callable[[ServerChoices], ServerChoices]) -> None:
        """Save a change of a server's choices; ``change`` may be called more than once."""
        with self._choices.changing(guild):
            await self._guilds.change(guild, change)

    async def change(self, person: PersonId, change: Callable[[Preferences], Preferences]) -> None:
        """Save a change of a person's preferences; ``change`` may be called more than once."""
        with self._preferences.changing(person):
            await self._people.change(person, change)

    async def learn(self, person: PersonId, *words: str) -> None:
        """Remember that a person has learnt these things, in addition to the earlier ones."""
        await self.change(person, lambda chosen: chosen.knowing(*words))

    async def speaker_for(self, interaction: discord.Interaction[Any]) -> Speaker:
        """Return the speaker for a person who pressed or typed."""
        user, locale = UserId(interaction.user.id), interaction.locale.value
        try:
            met = self._met.get(user)
            person = await self._people.find(user) if met is None else met[0]
            chosen = Preferences() if person is None else await self.preferences(person.id)
        except Exception as error:  # noqa: BLE001 - the person gets an answer anyway
            logger.warning("could not read which language a person has chosen: %s", traceback_line(error))
            chosen = Preferences()
        return speaker_to(replace(chosen, language=locale), locale)

    async def language_at(self, guild: discord.Guild) -> str:
        """Return the language at the tables of a server: its choice, or else Discord's language there."""
        return (await self.choices(GuildId(guild.id))).language or language_of(guild.preferred_locale.value)


def speaker_to(preferences: Preferences, otherwise: str) -> Speaker:
    """Return the speaker of a person's language: their choice, else Discord's, else ``otherwise``."""
    return speaker(language_of(preferences.chosen_language or preferences.language or otherwise))


REMEMBERED: Final = 3600.0
"""Seconds for which an answer about a member is valid."""

MAX_ASKED: Final = 10_000
"""Maximum number of answers in memory, the latest ones."""

MAX_THREADS: Final = 1_000
"""Maximum number of archived threads that are remembered."""

RIGHTS_SECONDS: Final = 60.0
"""Seconds for which a person's permissions in a channel are remembered after Discord was asked for them."""


Renamed = Callable[[Person, GuildId, str], None]
"""Receives the global name of a person, and their nickname in a server."""


class Members:
    """The members of servers, as far as the bot has had to ask, and their names there."""

    def __init__(
        self, budget: RateBudget, names: StoredPeople, renamed: Renamed, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Ask within the request budget, and remember answers by a clock that gives seconds.

        Names in Discord's answers are saved in ``names`` and passed to ``renamed``.
        """
        self._budget = budget
        self._names = names
        self._renamed = renamed
        self._clock = clock
        self._answers: dict[tuple[GuildId, UserId], tuple[float, bool]] = {}
        self._rights: dict[tuple[ChannelId, UserId], tuple[float, discord.Permissions]] = {}
        # Archived threads, which discord.py does not cache. Their parents never change.
        self._threads: dict[ChannelId, discord.Thread] = {}
        self._tried: dict[tuple[GuildId, UserId], float] = {}

    async def is_in(self, guild: discord.Guild, person: Person) -> bool:
        """Return whether a person is in a server; True if Discord cannot be asked."""
        return await self._known(guild, GuildId(guild.id), person) is not False

    async def first_there(self, guild: discord.Guild, listed: Iterable[Listed[T]], most: int) -> list[Listed[T]]:
        """Return the first entries of a list whose people are all in a server; at most ``most``, by name there."""
        found: list[Listed[T]] = []
        for one in listed:
            if len(found) == most:
                break
            if all([await self.is_in(guild, person) for person in one[0]]):
                found.append(one)
        named = await self.named(guild, [person for people, _ in found for person in people])
        return [(tuple(named[person.id] for person in people), fact) for people, fact in found]

    async def named(self, guild: discord.Guild, people: Collection[Person]) -> dict[PersonId, Person]:
        """Return these people under their names in a server."""
        known = {person.id: person for person in people}
        return known | {person.id: person for person in await self._names.read(tuple(known), GuildId(guild.id))}

    async def is_gone(self, client: discord.Client, guild: GuildId, person: Person) -> bool:
        """Return whether a person is known to have left a server; no one waits for the answer.

        The bot asks about each person at most once an hour, even if Discord cannot answer.
        """
        if person.user is None:
            return False
        key, now = (guild, person.user), self._clock()
        asked, is_there = self._answers.get(key, (now - REMEMBERED, True))
        if now - asked < REMEMBERED:
            return not is_there
        if now - self._tried.get(key, now - REMEMBERED) < REMEMBERED:
            return False
        self._tried.pop(key, None)
        self._tried[key] = now
        if len(self._tried) > MAX_ASKED:
            del self._tried[next(iter(self._tried))]
        return await self._known(client, guild, person, Urgency.TIDY) is False

    def has_acted(self, guild: GuildId, user: UserId) -> None:
        """Remember that a person has acted in a server, so that they count as a member again."""
        if self._answers.get((guild, user), (0.0, True))[1] is False:
            self._remember((guild, user), is_there=True)

    async def permissions(
        self, interaction: Interaction, guild: GuildId, channel: ChannelId, person: Person
    ) -> discord.Permissions:
        """Return the permissions of the person who acts, like :meth:`permissions_of`; mostly without a request."""
        member, here = interaction.user, interaction.client.get_guild(guild)
        if isinstance(member, discord.Member) and member.guild == here and here is not None:
            found = here.get_channel_or_thread(channel) or self._threads.get(channel)
            if found is not None and not (isinstance(found, discord.Thread) and found.is_private()):
                return _permissions_for(found, member)
        return await self.permissions_of(interaction.client, guild, channel, person)

    async def permissions_of(
        self, client: discord.Client, guild: GuildId, channel: ChannelId, person: Person
    ) -> discord.Permissions:
        """Return a person's permissions in a channel: none if they cannot see it, or if Discord cannot be asked.

        In a thread, *Send Messages* means *Send Messages in Threads*.
        """
        if person.user is None or guild == NO_GUILD:
            return discord.Permissions.none()
        key, now = (channel, person.user), self._clock()
        asked, rights = self._rights.pop(key, (now - RIGHTS_SECONDS, discord.Permissions.none()))
        if now - asked >= RIGHTS_SECONDS:
            await self._budget.take(Urgency.CALL)
            try:
                asked, rights = now, await self._ask_rights(client, guild, channel, person.user)
            except discord.HTTPException as error:
                logger.warning("could not ask for a person's permissions in channel %d: %s", channel, error)
                return discord.Permissions.none()
        self._rights[key] = asked, rights
        if len(self._rights) > MAX_ASKED:
            del self._rights[next(iter(self._rights))]
        return rights

    async def _ask_rights(
        self, client: discord.Client, guild: GuildId, channel: ChannelId, user: UserId
    ) -> discord.Permissions:
        known = client.get_guild(guild)
        parent: discord.abc.GuildChannel | discord.Thread | None = None
        try:
            # The server may belong to a shard of another process.
            here = known or await client.fetch_guild(guild, with_counts=False)
            member = await here.fetch_member(user)
            found = here.get_channel_or_thread(channel) or await here.fetch_channel(channel)
            if isinstance(found, discord.Thread):
                parent = found.parent or await here.fetch_channel(found.parent_id)
                if found.is_private() and not parent.permissions_for(member).manage_threads:
                    await found.fetch_member(user)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            return discord.Permissions.none()
        if known is not None and isinstance(found, discord.Thread) and len(self._threads) < MAX_THREADS:
            self._threads[channel] = found
        return _permissions_for(found, member, None if isinstance(parent, discord.Thread) else parent)

    async def _known(
        self,
        asked_by: discord.Guild | discord.Client,
        guild: GuildId,
        person: Person,
        urgency: Urgency = Urgency.CALL,
    ) -> bool | None:
        """Return whether a person is in a server; None if Discord cannot be asked."""
        if person.user is None:
            return False
        key, now = (guild, person.user), self._clock()
        asked, is_there = self._answers.get(key, (now - REMEMBERED, True))
        if now - asked >= REMEMBERED:
            await self._budget.take(urgency)
            try:
                member = await _ask(asked_by, guild, person.user)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                # An outage, or the end of the bot, is logged elsewhere, in one line.
                logger.debug("could not ask whether a person is in server %d: %s", guild, error)
                return None
            is_there = member is not None
            self._remember(key, is_there=is_there)
            if member is not None:
                await self._learn(guild, member)
        return is_there

    def _remember(self, key: tuple[GuildId, UserId], *, is_there: bool) -> None:
        self._answers.pop(key, None)
        self._answers[key] = self._clock(), is_there
        if len(self._answers) > MAX_ASKED:
            del self._answers[next(iter(self._answers))]

    async def _learn(self, guild: GuildId, member: discord.Member) -> None:
        name, nick = member.global_name or member.name, member.nick or ""
        try:
            person = await self._names.rename(UserId(member.id), name, guild, nick)
        except Exception as error:  # noqa: BLE001 - the bot learns the names again later
            logger.warning("could not save the names of a person: %s", traceback_line(error))
            return
        if person is not None:
            self._renamed(replace(person, name=name), guild, nick)


async def _ask(asked_by: discord.Guild | discord.Client, guild: GuildId, user: UserId) -> discord.Member | None:
    """Return a member of a server; None if the person is not there."""
    if isinstance(asked_by, discord.Client):
        asked_by = asked_by.get_guild(guild) or await asked_by.fetch_guild(guild, with_counts=False)
    try:
        return await asked_by.fetch_member(user)
    except discord.NotFound as error:
        if error.code in NOT_THERE_CODES:
            return None
        raise


def _permissions_for(
    found: discord.abc.GuildChannel | discord.Thread,
    member: discord.Member,
    parent: discord.abc.GuildChannel | None = None,
) -> discord.Permissions:
    """Return a member's permissions in a channel, or in a thread as if they had joined it."""
    if isinstance(found, discord.Thread):
        parent = parent or found.parent
        rights = discord.Permissions.none() if parent is None else parent.permissions_for(member)
        rights.send_messages = rights.send_messages_in_threads
    else:
        rights = found.permissions_for(member)
    return rights if rights.view_channel else discord.Permissions.none()


class Membership:
    """Asks Discord about the people at each table that changes."""

    def __init__(
        self, client: discord.Client, tables: Tables, members: Members, shards: Shards, backoff: Backoff
    ) -> None:
        """Ask about the tables whose shard is held."""
        self._client = client
        self._tables = tables
        self._members = members
        self._shards = shards
        self._tasks = TableTasks("asking about people at", self._ask, backoff)

    def changed(self, table_id: TableId) -> None:
        """Ask about a table's people if necessary, in the background."""
        guild = self._tables.guild_of(table_id)
        if guild is not None and guild != NO_GUILD and self._shards.seconds_left(guild) > 0:
            self._tasks.wake(table_id)

    async def close(self) -> None:
        """Stop asking."""
        await self._tasks.close()

    async def _ask(self, table_id: TableId) -> Outcome:
        try:
            seen, outside = self._tables.see(table_id), self._tables.see(table_id, outside=True)
        except Refused:
            return Outcome.DONE
        asked = [one for one in (*seen.sitting, *outside.sitting) if not one.name] if seen.stage.is_open else []
        if seen.stage is Stage.PLAYING and seen.game is not None:
            awaited = (seen.seated[seat] for seat in (*seats_due(seen.game), *seen.unresponsive))
            asked += [player for player in awaited if isinstance(player, Person)]
        for person in {one.id: one for one in asked}.values():
            if await self._members.is_gone(self._client, seen.guild, person):
                await self._let_go(seen.guild, person)
        return Outcome.DONE

    async def _let_go(self, guild: GuildId, person: Person) -> None:
        """Let computer players take over from a person at all tables of a server."""
        for table_id in self._tables.in_guild(guild):
            try:
                await self._tables.fetch(table_id)
                if person.id in {one.id for one in self._tables.see(table_id).sitting}:
                    await self._tables.decide(table_id, Actor(), partial(commands.left_server, person=person.id))
            except Refused as refusal:
                logger.info("could not remove a person who left the server from table %d: %s", table_id, refusal)

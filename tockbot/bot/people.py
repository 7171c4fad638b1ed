"""The people who play: what the bot knows of them, what they and their servers have chosen, and who is still there."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import Any, Final, Protocol, TypeVar

import discord

from tockbot.bot.messages.budget import Budget, Urgency
from tockbot.bot.remembered import Remembered
from tockbot.bot.words.speaker import Speaker, language_of, speaker
from tockbot.render import THEMES, WOOD, Theme
from tockbot.service import traceback_line
from tockbot.storage import StoredGuilds
from tockbot.tables import (
    NO_GUILD,
    GuildId,
    Person,
    PersonId,
    Preferences,
    Refusal,
    Refused,
    ServerChoices,
    UserId,
)

logger = logging.getLogger(__name__)

T = TypeVar("T")

Listed = tuple[tuple[Person, ...], T]
"""A person, or several, with what is told of them in a list."""

AS_THE_SERVER: Final = "server"
"""What a person chooses who wants nothing of their own."""

BY_MESSAGE: Final = "direct"
IN_CHANNEL: Final = "channel"
"""Where people's cards come: by direct message, or in the channel of their table."""

MOST_MET: Final = 10_000
"""So many of the people who acted last are known where the database cannot be asked. Otherwise it is: another process
may have forgotten them since."""

MOST_CHOSEN: Final = 1000
"""Of so many people, and of so many servers, it is known for a moment what they have chosen."""

CHOSEN_SECONDS: Final = 3.0
"""How long: the answer to a play, the board and the next call ask for it one after another. What is chosen here counts
at once, what is chosen in another process so much later."""


class People(Protocol):
    """Where it is kept who people are, and what each of them has chosen."""

    async def meet(self, user: UserId, name: str, language: str, *, renamed: bool) -> Person:
        """The person of this Discord id, known from now on by this name if they were not before, or are ``renamed``."""

    async def find(self, user: UserId) -> Person | None:
        """The person of this Discord id, if the bot has met them."""

    async def read(self, ids: Collection[PersonId]) -> list[Person]:
        """Who these people are."""

    async def preferences(self, person: PersonId) -> Preferences:
        """What a person has chosen."""

    async def change(self, person: PersonId, change: Callable[[Preferences], Preferences]) -> None:
        """Save a change of what a person has chosen, which may be made more than once: nobody else's is lost."""


class Viewers:
    """Everybody who looks at a table."""

    def __init__(self, people: People, guilds: StoredGuilds) -> None:
        """Know of people and servers what is kept here."""
        self._people = people
        self._guilds = guilds
        self._met: dict[UserId, Person] = {}
        self._preferences = Remembered[PersonId, Preferences](MOST_CHOSEN, CHOSEN_SECONDS)
        self._choices = Remembered[GuildId, ServerChoices](MOST_CHOSEN, CHOSEN_SECONDS)

    async def meet(self, user: UserId, name: str, language: str, *, in_private: bool = False) -> tuple[Person, bool]:
        """Who somebody is who acts, by the present name and language, and whether the name may be new.

        Args:
            user: the id on Discord.
            name: how Discord calls the person where they act.
            language: the language in which Discord speaks to them.
            in_private: whether that is in direct messages. There nobody has the name they go by in a server, so
                whoever is known keeps theirs.

        Raises:
            Refused: NOT_SAVED, UNKNOWN, because somebody who was never met cannot be remembered.
        """
        before = self._met.get(user)
        try:
            person = await self._people.meet(user, name, language, renamed=not in_private)
        except Exception as error:
            logger.warning("a person's name and language could not be saved: %s", traceback_line(error))
            known = before or await self._found(user)
            if known is None:
                raise Refused(Refusal.in_trouble(error)) from error
            return known, False
        # Put back as the one who acted last.
        self._met.pop(user, None)
        self._met[user] = person
        if len(self._met) > MOST_MET:
            del self._met[next(iter(self._met))]
        return person, person != before

    async def _found(self, user: UserId) -> Person | None:
        """Who somebody is, as far as that can be read."""
        try:
            return await self._people.find(user)
        except Exception:  # noqa: BLE001 - why has been told
            return None

    async def find(self, user: UserId) -> Person | None:
        """Who somebody is, if the bot has met them."""
        return await self._people.find(user)

    async def person(self, person: PersonId) -> Person | None:
        """Who somebody is whom the log names."""
        return next(iter(await self._people.read((person,))), None)

    async def people(self, ids: Collection[PersonId]) -> dict[PersonId, Person]:
        """Who these people are whom the log names; whoever was forgotten has no name."""
        known = {person.id: person for person in await self._people.read(tuple(dict.fromkeys(ids)))}
        return {one: known.get(one) or Person(one, None, "") for one in ids}

    async def preferences(self, person: PersonId) -> Preferences:
        """What a person has chosen, and whether messages reach them."""
        return await self._preferences.get(person, lambda: self._people.preferences(person))

    async def takes_messages(self, guild: GuildId, person: PersonId) -> bool:
        """Whether somebody plays by direct message at the tables of a server, and not in their channels."""
        preferences = await self.preferences(person)
        if preferences.dm_closed or guild == NO_GUILD:
            return not preferences.dm_closed
        in_channel = preferences.in_channel
        return not ((await self.choices(guild)).in_channel if in_channel is None else in_channel)

    async def theme(self, guild: GuildId | None, person: PersonId | None = None) -> Theme:
        """What pictures look like to a person, or to everybody, at the tables of a server."""
        own = None if person is None else THEMES.get((await self.preferences(person)).theme or "")
        if own is not None or guild is None:
            return own or WOOD
        return THEMES.get((await self.choices(guild)).theme or "", WOOD)

    async def choices(self, guild: GuildId) -> ServerChoices:
        """What a server has chosen for its tables."""
        return await self._choices.get(guild, lambda: self._guilds.choices(guild))

    async def change_server(self, guild: GuildId, change: Callable[[ServerChoices], ServerChoices]) -> None:
        """Save a change of what a server has chosen; it may be made more than once."""
        with self._choices.changing(guild):
            await self._guilds.change(guild, change)

    async def change(self, person: PersonId, change: Callable[[Preferences], Preferences]) -> None:
        """Save a change of what a person has chosen; it may be made more than once."""
        with self._preferences.changing(person):
            await self._people.change(person, change)

    async def learn(self, person: PersonId, *words: str) -> None:
        """Remember that a person has learnt this, besides what they knew."""
        await self.change(person, lambda chosen: chosen.knowing(*words))

    async def speaker_for(self, interaction: discord.Interaction[Any]) -> Speaker:
        """Who speaks to whoever acts."""
        user, locale = UserId(interaction.user.id), interaction.locale.value
        try:
            person = self._met.get(user) or await self._people.find(user)
            chosen = Preferences() if person is None else await self.preferences(person.id)
        except Exception as error:  # noqa: BLE001 - whoever acts is answered anyway
            logger.warning("it could not be read which language somebody has chosen: %s", traceback_line(error))
            chosen = Preferences()
        return speaker_to(replace(chosen, language=locale), locale)

    async def language_at(self, guild: discord.Guild) -> str:
        """The language spoken at the tables of a server: what it chose, or else that of Discord there."""
        return (await self.choices(GuildId(guild.id))).language or language_of(guild.preferred_locale.value)


def speaker_to(preferences: Preferences, otherwise: str) -> Speaker:
    """Who speaks a person's language: what they chose, or else that of Discord, or another where neither is known."""
    return speaker(language_of(preferences.chosen_language or preferences.language or otherwise))


REMEMBERED: Final = 3600.0
"""For so many seconds an answer is good."""

MOST_ASKED: Final = 10_000
"""So many of the answers given last are remembered."""


class Members:
    """The people of servers, as far as anybody wanted to know."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.monotonic) -> None:
        """Ask as often as there are requests for it, and remember by a clock that gives seconds."""
        self._budget = budget
        self._clock = clock
        self._answers: dict[tuple[GuildId, UserId], tuple[float, bool]] = {}

    async def is_in(self, guild: discord.Guild, person: Person) -> bool:
        """Whether somebody is in a server; whoever Discord cannot be asked about is taken to be there."""
        return await self._known(guild, GuildId(guild.id), person) is not False

    async def first_there(self, guild: discord.Guild, listed: Iterable[Listed[T]], most: int) -> list[Listed[T]]:
        """The first so many of a list of which all people are in a server."""
        found: list[Listed[T]] = []
        for one in listed:
            if len(found) == most:
                break
            if all([await self.is_in(guild, person) for person in one[0]]):
                found.append(one)
        return found

    async def is_surely_in(self, client: discord.Client, guild: GuildId, person: Person) -> bool:
        """Whether somebody is known to be in a server, also one whose events another process is told of."""
        return await self._known(client, guild, person) is True

    async def _known(self, asked_by: discord.Guild | discord.Client, guild: GuildId, person: Person) -> bool | None:
        """Whether somebody is in a server; None where Discord cannot be asked."""
        if person.user is None:
            return False
        key, now = (guild, person.user), self._clock()
        asked, is_there = self._answers.pop(key, (now - REMEMBERED, True))
        if now - asked >= REMEMBERED:
            await self._budget.take(Urgency.CALL)
            try:
                asked, is_there = now, await _ask(asked_by, guild, person.user)
            except discord.HTTPException as error:
                logger.warning("it could not be asked whether somebody is in a server: %s", error)
                return None
        self._answers[key] = asked, is_there
        if len(self._answers) > MOST_ASKED:
            del self._answers[next(iter(self._answers))]
        return is_there


async def _ask(asked_by: discord.Guild | discord.Client, guild: GuildId, user: UserId) -> bool:
    try:
        if isinstance(asked_by, discord.Client):
            asked_by = asked_by.get_guild(guild) or await asked_by.fetch_guild(guild, with_counts=False)
        await asked_by.fetch_member(user)
    except discord.NotFound:
        return False
    return True

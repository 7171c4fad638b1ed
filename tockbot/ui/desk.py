"""What every command and button needs: the tables, what is remembered of people, and how to answer one."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import discord

from tockbot.computer.hint import Hint
from tockbot.render import THEMES, WOOD, Theme
from tockbot.rules import TableRules
from tockbot.service.tables import Tables
from tockbot.service.trouble import trouble
from tockbot.tables import Question, Refusal, Refused, TableSeen, UserId
from tockbot.ui.custom_id import read_press
from tockbot.ui.post import editing
from tockbot.ui.screen import Screen
from tockbot.ui.shown_hands import ShownHands
from tockbot.ui.words.speaker import Speaker, language_of, speaker

logger = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]

ALREADY_ACKNOWLEDGED: Final = 40060
GONE_CODES: Final = (10008, 10015, 10062, 50027)
"""Discord's codes for interactions, or messages answering them, that are gone: nobody waits for an answer."""


class People(Protocol):
    """What is remembered of a person."""

    async def language(self, person: int) -> str | None:
        """The language last spoken to the bot."""

    async def set_language(self, person: int, language: str) -> None:
        """Remember the language spoken."""

    async def is_dm_closed(self, person: int) -> bool:
        """Whether a direct message was refused."""

    async def set_dm_closed(self, person: int, *, closed: bool) -> None:
        """Remember whether direct messages are refused."""


class Guilds(Protocol):
    """What a server has chosen for its tables."""

    async def choices(self, guild: int) -> tuple[str | None, TableRules | None]:
        """The language and the rules chosen, None where none is."""

    async def choose(self, guild: int, language: str | None, rules: TableRules | None) -> None:
        """Save choices instead of those before."""


class Themes(Protocol):
    """Which themes servers and people have chosen for their pictures."""

    async def of(self, chooser: int) -> str | None:
        """The theme that a server or a person has chosen."""

    async def choose(self, chooser: int, theme: str | None) -> None:
        """Save a choice instead of the one before, or forget it."""


EVERYBODY: Final = 0
"""The person of the message that shows a table to everybody."""


MessageAt = tuple[int, int]
"""A message's channel and its id."""


class Messages(Protocol):
    """Which messages show a table, to a person or to :data:`EVERYBODY`."""

    async def remember(self, game: int, person: int, message: MessageAt, shows: str) -> None:
        """Remember a message instead of any before, and in the painter's own words what it shows."""

    async def recall(self, game: int, person: int) -> tuple[MessageAt, str] | None:
        """A message and what it shows."""

    async def people(self, game: int) -> list[int]:
        """To whom messages show a table."""

    async def forget(self, game: int) -> None:
        """Forget all messages of a table."""


class KeptMessages:
    """Remembered messages that are not forgotten while they cannot be saved: else every try would send them again."""

    def __init__(self, messages: Messages) -> None:
        """Save them here."""
        self._messages = messages
        self._unsaved: dict[tuple[int, int], tuple[MessageAt, str]] = {}

    async def remember(self, game: int, person: int, message: MessageAt, shows: str) -> None:
        """Remember a message and what it shows, instead of any before; also where saving raises."""
        self._unsaved[game, person] = message, shows
        await self._messages.remember(game, person, message, shows)
        del self._unsaved[game, person]

    async def recall(self, game: int, person: int) -> tuple[MessageAt, str] | None:
        """A message and what it shows."""
        return self._unsaved.get((game, person)) or await self._messages.recall(game, person)

    async def people(self, game: int) -> list[int]:
        """To whom messages show a table."""
        unsaved = {person for of_game, person in self._unsaved if of_game == game}
        return sorted(unsaved.union(await self._messages.people(game)))

    async def forget(self, game: int) -> None:
        """Forget all messages of a table."""
        await self._messages.forget(game)
        self._unsaved = {key: known for key, known in self._unsaved.items() if key[0] != game}


class Hinter(Protocol):
    """Who gives hints."""

    async def hint(self, question: Question) -> Hint:
        """What may be done best, and why."""


class Desk:
    """Where wishes arrive and answers leave."""

    def __init__(  # noqa: PLR0913 - it is where all parts meet
        self,
        tables: Tables,
        people: People,
        messages: Messages,
        guilds: Guilds,
        hinter: Hinter,
        *,
        themes: Themes,
        new_seed: Callable[[], bytes],
    ) -> None:
        """Serve these tables; a game's chance begins with a new seed."""
        self.new_seed = new_seed
        self.themes = themes
        self.hinter = hinter
        self.tables = tables
        self.guilds = guilds
        self.people = people
        self.messages = KeptMessages(messages)
        self.shown_hands = ShownHands()
        self._languages: dict[int, str] = {}

    async def _remember_language(self, interaction: Interaction) -> None:
        """Remember what the person acting speaks, for direct messages."""
        language = language_of(interaction.locale.value)
        if self._languages.get(interaction.user.id) == language:
            return
        self._languages[interaction.user.id] = language
        try:
            await self.people.set_language(interaction.user.id, language)
        except Exception as error:  # noqa: BLE001 - what was asked for goes on without
            logger.warning("a person's language could not be saved: %s", trouble(error))

    async def speaker_to(self, person: int, otherwise: str) -> Speaker:
        """Who speaks a person's language, or another where it is not known."""
        language = self._languages.get(person) or await self.people.language(person) or otherwise
        self._languages[person] = language
        return speaker(language_of(language))

    async def theme(self, guild: int | None, person: int | None = None) -> Theme:
        """What pictures look like to a person, or to everybody, at the tables of a server."""
        for chooser in (person, guild):
            chosen = None if chooser is None else THEMES.get(await self.themes.of(chooser) or "")
            if chosen is not None:
                return chosen
        return WOOD

    async def own_theme(self, interaction: Interaction) -> Theme:
        """What pictures look like to the person acting: as chosen, or else as at the table that this is about."""
        guild = interaction.guild_id
        data: dict[str, Any] = dict(interaction.data or {})
        press = read_press(str(data.get("custom_id", "")))
        if guild is None and press is not None and self.tables.knows(press.table):
            guild = self.tables.see(press.table).guild
        return await self.theme(guild, interaction.user.id)

    def table_here(self, interaction: Interaction) -> int:
        """The open table in the channel of an interaction.

        Raises:
            Refused: NO_TABLE.
        """
        number = None if interaction.channel_id is None else self.tables.in_channel(interaction.channel_id)
        if number is None:
            raise Refused(Refusal.NO_TABLE)
        return number

    def seen_by(self, interaction: Interaction, number: int) -> TableSeen:
        """A table as the person acting sees it.

        Raises:
            Refused: NO_TABLE.
        """
        return self.tables.see(number, UserId(interaction.user.id))

    async def where(self, number: int) -> str:
        """Where a table is, as text to press on: its message, or its channel."""
        seen = self.tables.see(number)
        known = await self.messages.recall(number, EVERYBODY)
        if known is None:
            return f"<#{seen.channel}>"
        (channel, message), _ = known
        return f"https://discord.com/channels/{seen.guild}/{channel}/{message}"

    async def guarded(self, interaction: Interaction, act: Callable[[Speaker], Awaitable[None]]) -> bool:
        """Act for a person; whatever goes wrong, answer with one sentence. Gives whether it went well."""
        say = speaker_for(interaction)
        try:
            await act(say)
            await self._remember_language(interaction)
        except Refused as refusal:
            await tell(interaction, say(refusal.reason.value, **refusal.facts))
            return False
        except discord.HTTPException as error:
            logger.warning("Discord refused an answer: %s", error)
            if error.code not in GONE_CODES:
                await tell(interaction, say("failed"))
            return False
        except Exception as error:  # noqa: BLE001 - whoever acted must be answered
            logger.error("an interaction failed: %s", trouble(error))  # noqa: TRY400 - a traceback may hold cards
            await tell(interaction, say("failed"))
            return False
        return True


def speaker_for(interaction: Interaction) -> Speaker:
    """Who speaks the language of the person acting."""
    return speaker(language_of(interaction.locale.value))


async def acknowledge(interaction: Interaction, *, anew: bool = True) -> None:
    """Tell Discord that work follows: a new message for the person's eyes only, or a change of the one pressed on."""
    try:
        await interaction.response.defer(ephemeral=anew, thinking=anew)
    except discord.HTTPException as error:
        # An acknowledgement that seemed to fail is sent again, and may have arrived both times.
        if error.code != ALREADY_ACKNOWLEDGED:
            raise


async def tell(interaction: Interaction, text: str) -> None:
    """Tell only the person acting, whether or not the interaction was answered before."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True)
        else:
            await interaction.response.send_message(text, ephemeral=True)
    except Exception as error:  # noqa: BLE001 - there is no other way to reach the person
        logger.warning("an answer could not be given: %s", trouble(error))


async def show(interaction: Interaction, screen: Screen) -> None:
    """Put a screen in place of the message that was deferred."""
    theme = WOOD if screen.picture is None else await desk_of(interaction).own_theme(interaction)
    await interaction.edit_original_response(**await editing(screen, theme))


def desk_of(interaction: Interaction) -> Desk:
    """The desk of the client that an interaction came to.

    Raises:
        TypeError: the client has none.
    """
    desk = getattr(interaction.client, "desk", None)
    if not isinstance(desk, Desk):
        raise TypeError("this client has no desk")
    return desk

"""What one person wants, whether a button was pressed or a command was typed: who asks, where, and how to answer."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from tockbot.service import Tables
from tockbot.tables import Decision, Events, Human, Observation, Refusal, Refused, TableSeen, UserId
from tockbot.ui.outgoing import answers
from tockbot.ui.outgoing.answers import Interaction
from tockbot.ui.outgoing.viewers import Viewers
from tockbot.ui.screen import Screen
from tockbot.ui.words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Request:
    """A press or a command.

    Attributes:
        interaction: how it came.
        tables: the tables of the bot.
        viewers: what is remembered of whoever asks.
        say: who speaks the language of whoever asks.
        pressed: the table whose button was pressed; None for a command, which is about the table in its channel.
    """

    interaction: Interaction
    tables: Tables
    viewers: Viewers
    say: Speaker
    pressed: int | None = None

    @property
    def user(self) -> UserId:
        """Who asks."""
        return UserId(self.interaction.user.id)

    @property
    def person(self) -> Human:
        """Who asks, as a table knows people."""
        return Human(self.user, self.interaction.user.display_name)

    @property
    def mention(self) -> str:
        """Who asks, as text that Discord shows as a name."""
        return f"<@{self.interaction.user.id}>"

    @property
    def may_manage(self) -> bool:
        """Whether whoever asks may manage the server in which it is asked."""
        return self.interaction.permissions.manage_guild

    @property
    def guild(self) -> discord.Guild | None:
        """The server in which it is asked; None in direct messages."""
        return self.interaction.guild

    @property
    def in_channel(self) -> bool:
        """Whether it is asked in a channel of a server: what is shown there for one person's eyes is not painted."""
        return self.interaction.guild_id is not None

    @property
    def table_id(self) -> int:
        """The table that it is about.

        Raises:
            Refused: NO_TABLE.
        """
        if self.pressed is not None:
            return self.pressed
        channel = self.interaction.channel_id
        here = None if channel is None else self.tables.in_channel(channel)
        if here is None:
            raise Refused(Refusal.NO_TABLE)
        return here

    def seen(self) -> TableSeen:
        """The table as whoever asks sees it now.

        Raises:
            Refused: NO_TABLE.
        """
        return self.tables.see(self.table_id, self.user)

    def seen_seated(self) -> TableSeen:
        """The table as whoever asks, and sits there, sees it now.

        Raises:
            Refused: NO_TABLE, NOT_SEATED.
        """
        seen = self.seen()
        if seen.viewer is None:
            raise Refused(Refusal.NOT_SEATED)
        return seen

    def seen_in_game(self) -> tuple[TableSeen, Observation]:
        """The table and its game as whoever asks, and plays in it, sees them now.

        Raises:
            Refused: NO_TABLE, NOT_SEATED, NOT_STARTED.
        """
        seen = self.seen_seated()
        if seen.game is None:
            raise Refused(Refusal.NOT_STARTED)
        return seen, seen.game

    async def decide(self, decision: Decision, *, quietly: bool = False) -> Events:
        """Make a decision at the table, and unless ``quietly`` let it be shown.

        Raises:
            Refused: NO_TABLE, NOT_SAVED, or what the decision refuses with.
        """
        return await self.tables.decide(self.table_id, decision, quietly=quietly)

    async def show(self, screen: Screen) -> None:
        """Put a screen in place of the message that was acknowledged, in the theme of whoever asks."""
        await answers.show(self.interaction, screen, await self.viewers.theme(self._guild_of_theme(), self.user))

    def _guild_of_theme(self) -> int | None:
        """The server whose theme counts: where it is asked, or in direct messages that of the table."""
        guild = self.interaction.guild_id
        if guild is None and self.pressed is not None and self.tables.knows(self.pressed):
            return self.tables.see(self.pressed).guild
        return guild

    async def tell_everybody(self, text: str) -> None:
        """Tell everybody in the channel, below the answer."""
        await answers.tell_everybody(self.interaction, text)

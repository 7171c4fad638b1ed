"""One press or command of a person: who they are, where they are, what they may do there, and the answer to them.

A method of a feature gets one request, and does everything through it.

*Place.* People can add the bot to their own account and use it in other servers, other people's direct messages and
group chats. There the bot has no channel and no members to ask about, and it reads and stores nothing of that place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from io import BytesIO

import discord

from tockbot.bot import channels
from tockbot.bot.answers import Answer, Interaction, Panels, is_alone
from tockbot.bot.people import Members, UserDirectory
from tockbot.bot.pictures import as_chosen
from tockbot.bot.plan import is_due
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.screen import TEXT_LIMIT, Answers, Screen, clipped
from tockbot.bot.sending import Emojis, answers_of, editing, sending
from tockbot.bot.shown import TRIES, ShownMessages
from tockbot.bot.table_screens import TableScreens
from tockbot.bot.tokens import token_of
from tockbot.bot.words import Speaker
from tockbot.render import WOOD, Theme
from tockbot.service import Tables
from tockbot.tables import (
    NO_GUILD,
    Actor,
    ChannelId,
    Decision,
    GuildId,
    Observation,
    Person,
    PersonId,
    Refusal,
    Refused,
    Stage,
    Stamp,
    TableCommand,
    TableId,
    TableSeen,
    UserId,
)


def without_server(interaction: Interaction) -> Refused:
    """Return the refusal of something that needs a server with the bot in it, for an interaction elsewhere."""
    if interaction.guild_id is None:
        return Refused(BotRefusal.NEEDS_SERVER if is_alone(interaction) else BotRefusal.IN_GROUP)
    return Refused(BotRefusal.NOT_IN_SERVER, link=channels.install_link(interaction.application_id))


@dataclass(frozen=True, slots=True)
class Request:
    """A press or a command.

    Attributes:
        answer: the messages with which it is answered.
        guild: the server of this request; None if it has none, or the bot is not in it.
        tables: the tables of the bot.
        viewers: the people that the bot knows, with their preferences.
        answered: the record of the people who have been answered or pinged.
        emojis: the emojis that replace text signs.
        panels: the last panels of people in channels.
        screens: the screens of tables.
        say: the speaker of the person's language.
        person: the person who pressed or typed.
        pressed: the table whose button was pressed; None for a command, which is about the table in its channel.
    """

    answer: Answer
    guild: discord.Guild | None
    tables: Tables
    viewers: UserDirectory
    answered: ShownMessages
    emojis: Emojis
    panels: Panels
    screens: TableScreens
    say: Speaker
    person: Person
    pressed: TableId | None = None

    @property
    def interaction(self) -> Interaction:
        """The press or command as Discord sent it."""
        return self.answer.interaction

    @property
    def answers(self) -> Answers:
        """The answers in the form that the press opened; none if it opens no form."""
        return answers_of(self.interaction)

    @property
    def may_manage(self) -> bool:
        """True if the person is a manager of this server."""
        return self.guild is not None and self.interaction.permissions.manage_guild

    @property
    def actor(self) -> Actor:
        """The person with their rights, in the form that a table expects."""
        return Actor(self.person.id, self.may_manage)

    @property
    def guild_id(self) -> GuildId | None:
        """The id of the server of this request; None if there is none."""
        return None if self.guild is None else GuildId(self.guild.id)

    @property
    def may_show(self) -> bool:
        """True if other people are there and can see messages for everyone.

        A server may restrict external apps: then it shows the answers of a bot that is not its member to one person
        only.
        """
        if self.interaction.guild_id is None:
            return not is_alone(self.interaction)
        return self.guild is not None or self.interaction.permissions.use_external_apps

    def server(self) -> discord.Guild:
        """Return the server of this request, or refuse it if it has none."""
        if self.guild is None:
            raise without_server(self.interaction)
        return self.guild

    @property
    def channel(self) -> ChannelId:
        """The channel of this request."""
        if self.interaction.channel_id is None:
            raise Refused(Refusal.NO_TABLE)
        return ChannelId(self.interaction.channel_id)

    @property
    def table_id(self) -> TableId:
        """The table of this request: the one whose button was pressed, or the one in this channel."""
        if self.pressed is not None:
            return self.pressed
        here = self.tables.in_channel(self.channel)
        if here is None:
            raise Refused(Refusal.NO_TABLE if self.unreadable is None else Refusal.UNREADABLE)
        return here

    async def in_present_language(self) -> Request:
        """Return this request with the language that the person has chosen since."""
        return replace(self, say=await self.viewers.speaker_for(self.interaction))

    def seen(self) -> TableSeen:
        """Return the table as the person sees it now.

        Raises:
            Refused: NO_TABLE.
        """
        return self.see(self.table_id, self.person.id)

    def see(self, table_id: TableId, person: PersonId | None = None) -> TableSeen:
        """Return a table as a person sees it, or everyone if that is None, with the names that may be shown here.

        Names from the table's server are shown in that server only.

        Raises:
            Refused: NO_TABLE.
        """
        return self.tables.see(table_id, person, outside=self.guild_id != self.tables.guild_of(table_id))

    def seen_seated(self) -> TableSeen:
        """Return the table as the person sees it now, or refuse if they do not sit there."""
        seen = self.seen()
        if seen.viewer is None:
            is_away = seen.home is not None and seen.stage.is_open
            raise Refused(Refusal.AWAY if is_away else Refusal.NOT_SEATED)
        return seen

    def seen_in_game(self) -> tuple[TableSeen, Observation]:
        """Return the table and its game as the person sees them now, or refuse if they do not play in it."""
        seen = self.seen_seated()
        if seen.game is None:
            raise Refused(Refusal.NOT_STARTED)
        return seen, seen.game

    @property
    def unreadable(self) -> TableId | None:
        """The table in this channel that this version cannot read, if there is one."""
        return self.tables.unreadable_in(self.channel)

    def check_permissions(self, *, opens_thread: bool = False) -> None:
        """Make sure that the bot may show a table in this channel, or in a thread that it opens.

        Raises:
            Refused: PERMISSIONS.
        """
        in_thread = isinstance(self.interaction.channel, discord.Thread)
        own = self.interaction.app_permissions
        missing = channels.missing_for_thread(own) if opens_thread else channels.missing_from(own, in_thread=in_thread)
        if missing:
            raise channels.lacking(self.say, self.channel, missing)

    def check_may_write(self) -> None:
        """Make sure that the person may write in this channel: the bot is about to write for them."""
        if self.guild is not None:
            self.check_own_permissions("view_channel", self._to_write)

    @property
    def may_write(self) -> bool:
        """True if the person may write in this channel of a server."""
        return not channels.missing_of(("view_channel", self._to_write), self.interaction.permissions)

    @property
    def _to_write(self) -> str:
        return (
            channels.TO_WRITE_IN_THREAD if isinstance(self.interaction.channel, discord.Thread) else channels.TO_WRITE
        )

    async def check_may_write_at(self, members: Members, seen: TableSeen) -> None:
        """Make sure that a person in direct messages may write in the channel of a table: the bot will write there."""
        if self.guild is None and seen.guild != NO_GUILD:
            may = await members.permissions_of(self.interaction.client, seen.guild, seen.channel, self.person)
            missing = channels.missing_of(("view_channel", channels.TO_WRITE), may)
            if missing:
                raise channels.own_lacking(self.say, seen.channel, missing)

    def check_own_permissions(self, *needed: str) -> None:
        """Make sure that the person has these permissions in the channel: the bot is about to use its own for them.

        Raises:
            Refused: OWN_PERMISSIONS.
        """
        missing = channels.missing_of(needed, self.interaction.permissions)
        if missing:
            raise channels.own_lacking(self.say, self.channel, missing)

    def check_place(self, *, only_here: bool = False) -> None:
        """Make sure that a button was pressed in the channel of its table, or in private by a person of that table.

        Args:
            only_here: whether it must be in the table's channel, because the bot would post where it was pressed.

        In that channel the person has their rights in the server, and sees what everyone there may see. People who sit
        or sat at the table also reach it in direct messages. The player of a practice game reaches it everywhere. A
        table in a place without the bot is reached only there.
        """
        seen = self.seen()
        in_private = (self.guild is None and not seen.is_elsewhere) or seen.is_private
        may_be_apart = in_private and seen.was_there and not only_here
        if self.interaction.channel_id != seen.channel and not may_be_apart:
            raise Refused(BotRefusal.ELSEWHERE)

    def check(self, command: TableCommand) -> Decision:
        """Return the decision that a command of the person would lead to; nothing changes.

        Raises:
            Refused: NO_TABLE, UNREADABLE, or the reason for which the table refuses the command.
        """
        return self.tables.check(self.table_id, self.actor, command)

    def grants(self, command: TableCommand) -> bool:
        """Return whether the table would accept a command of the person: only then is it offered to them."""
        try:
            self.check(command)
        except Refused:
            return False
        return True

    def would_change(self, command: TableCommand) -> bool:
        """Return whether the table would accept a command of the person, and change by it."""
        try:
            return bool(self.check(command).entries)
        except Refused:
            return False

    async def decide(self, command: TableCommand, *, quietly: bool = False) -> Decision:
        """Let the table decide a command of the person; with ``quietly``, do not show the result yet."""
        return await self.tables.decide(self.table_id, self.actor, command, quietly=quietly)

    async def play(self, command: TableCommand) -> TableSeen:
        """Let the table decide a command given on a private screen, and return the table for the answer."""
        step = await self.decide(command, quietly=True)
        try:
            seen = self.seen()
            await self._owns(seen)
        finally:
            if step.entries:
                self.tables.announce(self.table_id)
        return seen

    async def show_present_hand(self, seen: TableSeen) -> None:
        """Replace the screen that was pressed with the current hand."""
        await self._owns(seen)
        await self.show_hand(seen)

    async def _owns(self, seen: TableSeen) -> None:
        """Record that the person is being answered, and on which screen, before that screen is changed."""
        message, at = self.interaction.message, None
        if message is not None and not self.answer.is_below:
            is_hand = is_alone(self.interaction) or await self.plays_in_channel(seen)
            at = (message.channel.id, message.id) if is_hand else None
        if at is not None:
            self.panels.release(self.table_id, self.user, at[1])
        is_there, told = await self.answered.answers(seen, self.person.id, at, token_of(self.interaction))
        self.answer.told = max(self.answer.told, told)
        if not is_there:
            await self.answer.move_below()

    async def call_again(self, told: Stamp | None = None) -> None:
        """Notify the person again that it is their turn, even if they were notified or answered before.

        Args:
            told: the last entry of which they were told in vain; None if they ask to be notified.
        """
        await self.answered.is_to_be_called(self.table_id, self.person.id, told)
        self.tables.announce(self.table_id)

    async def has_shown_hand(self, seen: TableSeen) -> bool:
        """Record that the answer is the person's hand from now on; return False if they play by direct message.

        Until then the painter does not know of the hand. If the hand became stale while it was drawn, show it again.
        """
        if is_alone(self.interaction) or not await self.plays_in_channel(seen):
            return False
        for _ in range(TRIES):
            if self.answer.message is None:
                break
            at = (self.channel, self.answer.message)
            await self.answered.answers(seen, self.person.id, at, self.answered.uses(token_of(self.interaction)))
            before, seen = seen, self.seen()
            if not (_is_stale(before, seen) or (before.entries != seen.entries and is_due(seen))):
                break
            await self._show(self.screens.hand(self.say, seen))
        return True

    async def show_panel(self, screen: Screen, seen: TableSeen, drawn: bytes | None = None) -> bool:
        """Show a screen of the table as it was seen as the person's panel: in the channel it replaces their last one.

        Return True if the painter knows of the panel, so that it shows the person's turn there.
        """
        await self.show(screen, drawn)
        if is_alone(self.interaction):
            return False
        plays = seen.viewer is not None and seen.stage is Stage.PLAYING
        is_tracked = plays and await self.has_shown_hand(seen)
        await self.panels.replace(self.table_id, self.answer, is_tracked=is_tracked)
        return is_tracked

    async def plays_in_channel(self, seen: TableSeen) -> bool:
        """Return whether the person plays a table in its channel, or a practice game without direct messages."""
        is_here = self.channel == seen.channel or seen.is_private
        return is_here and not await self.viewers.plays_by_message(seen, self.person.id)

    async def show_hand(self, seen: TableSeen, done: str = "") -> None:
        """Replace the hand that was pressed with the current one, below the text ``done``.

        Show it again if it became stale while it was drawn, or if it is the hand of a practice game in a channel and
        the game went on.
        """
        await self.show(self.screens.hand(self.say, seen, done))
        for _ in range(TRIES):
            before, seen = seen, self.seen()
            if before.exchanged != seen.exchanged:
                await self._owns(seen)
            went_on = seen.is_private and not is_alone(self.interaction) and before.entries != seen.entries
            if not (_is_stale(before, seen) or went_on):
                break
            await self.show(self.screens.hand(self.say, seen))

    @property
    def user(self) -> UserId:
        """The person's id on Discord."""
        return UserId(self.interaction.user.id)

    async def theme(self) -> Theme:
        """Return the theme of the person's pictures."""
        return await self.viewers.theme(self._guild_of_theme(), self.person.id)

    async def show(self, screen: Screen, drawn: bytes | None = None) -> None:
        """Replace the acknowledged message with a screen; ``drawn`` is its picture, if that is already drawn."""
        await self._show(screen, drawn)
        if self.answer.has_moved:
            await self.has_shown_hand(self.seen())

    async def _show(self, screen: Screen, drawn: bytes | None = None) -> None:
        theme = WOOD
        # A saved move must be confirmed even while the database cannot be read.
        if screen.picture is not None and drawn is None:
            screen = as_chosen(screen, await self.viewers.preferences(self.person.id))
            theme = await self.theme()
        if self.answer.is_unsent:
            files = None if drawn is None or screen.picture is None else {screen.picture.filename: drawn}
            await self.answer.send(await sending(screen, self.emojis, theme, files))
        else:
            await self.answer.edit(await editing(screen, self.emojis, theme, drawn=drawn))

    async def show_with_file(self, screen: Screen, filename: str, content: bytes) -> None:
        """Replace the acknowledged message with a screen without a picture, and a file."""
        attached = [discord.File(BytesIO(content), filename)]
        if self.answer.is_unsent:
            await self.answer.send({**await sending(screen, self.emojis), "files": attached})
        else:
            await self.answer.edit({**await editing(screen, self.emojis), "attachments": attached})

    async def amend(self, screen: Screen) -> None:
        """Change the words of the table's message that was pressed; its picture stays."""
        await self.answer.acknowledge()
        theme = await self.viewers.theme(self._guild_of_theme())
        content = await editing(screen, self.emojis, theme, with_picture=False)
        await self.interaction.edit_original_response(**content)

    def _guild_of_theme(self) -> GuildId | None:
        """Return the server whose theme is used: of this request, or in direct messages that of the table."""
        there = self.tables.guild_of(self.pressed) if self.guild is None and self.pressed is not None else None
        return self.guild_id if there is None else there

    async def tell_screen(self, screen: Screen, theme: Theme, drawn: Mapping[str, bytes]) -> None:
        """Send a screen with drawn pictures below the answer, visible only to the person."""
        await self.answer.add({**await sending(screen, self.emojis, theme, drawn), "ephemeral": True})

    async def show_everybody(self, screen: Screen) -> None:
        """Send a screen below the answer, visible to everyone in the channel, without pinging anyone."""
        theme = await self.viewers.theme(self._guild_of_theme())
        await self.answer.add(await sending(screen, self.emojis, theme))

    async def tell_everybody(self, text: str, pinged: Sequence[UserId] = ()) -> None:
        """Send a text below the answer, visible to everyone in the channel, and ping these people if it names them."""
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in pinged])
        await self.answer.add({"content": clipped(text, TEXT_LIMIT), "allowed_mentions": mentions})


def _is_stale(shown: TableSeen, now: TableSeen) -> bool:
    """Return whether a hand that shows a table is stale now: the cards changed hands, or the game began or ended."""
    return now.stage is not shown.stage or now.exchanged != shown.exchanged

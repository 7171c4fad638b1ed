"""One request of a person: the person, the place, their permissions there, and the ways to answer.

*Place.* People can add the bot to their own account and use it in other servers, other people's direct messages and
group chats. There the bot has no channel and no members to ask about, and it reads and stores nothing of that place.

*Own games.* Nobody gets advice on their unfinished games, or on the day's puzzle, by presenting them as something else.

*Finished games.* People who played a game may look at it anywhere; in its server, so may everyone who can view its
channel. For anyone else, the refusal is the same as for a game that does not exist.

*The pinged role.* The bot gives this role to anyone who presses a button, so the role must be harmless: it has no
permission that @everyone lacks, and no channel or category treats it specially. A member who could give the role by
hand must confirm it. Discord does not tell the bot the permissions of channels that it cannot see; that member has to
look there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final

import discord

from tockbot.bot import answers, channels
from tockbot.bot.answers import Answer, Interaction
from tockbot.bot.people import Members, UserDirectory
from tockbot.bot.pictures import as_chosen
from tockbot.bot.private_screens import is_due
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.screen import Answers, Screen
from tockbot.bot.sending import Emojis
from tockbot.bot.shown import TRIES, Answered
from tockbot.bot.table_screens import TableScreens
from tockbot.bot.tokens import token_of
from tockbot.bot.words import Speaker, mention
from tockbot.learning import puzzle_of
from tockbot.render import Theme
from tockbot.rules import Pawns, Placing, TableRules, placing_of
from tockbot.service import PastGames, Tables, utc_now
from tockbot.storage import ServerChoices, StoredPersonalData
from tockbot.tables import (
    NO_GUILD,
    Actor,
    ChannelId,
    Decision,
    GuildId,
    Kind,
    Observation,
    PastGame,
    People,
    Person,
    PersonId,
    Refusal,
    Refused,
    Stage,
    TableCommand,
    TableId,
    TableSeen,
    UserId,
)


def server_of(interaction: Interaction) -> discord.Guild | None:
    """Return the server of an interaction; None if it has none, or the bot is not in it."""
    return None if interaction.guild_id is None else interaction.client.get_guild(interaction.guild_id)


def is_alone(interaction: Interaction) -> bool:
    """Return whether an interaction comes from direct messages with the bot, where no one else reads."""
    return interaction.guild_id is None and not interaction.context.private_channel


def may_show(interaction: Interaction) -> bool:
    """Return whether other people are there and can see messages for everyone.

    A server may restrict external apps: then it shows the answers of a bot that is not its member to one person only.
    """
    if interaction.guild_id is None:
        return not is_alone(interaction)
    return server_of(interaction) is not None or interaction.permissions.use_external_apps


def without_server(interaction: Interaction) -> Refused:
    """Return the refusal of something that needs a server with the bot in it, for an interaction elsewhere."""
    if interaction.guild_id is None:
        return Refused(BotRefusal.NEEDS_SERVER)
    return Refused(BotRefusal.NOT_IN_SERVER, link=channels.install_link(interaction.application_id))


@dataclass(frozen=True, slots=True)
class Request:
    """A press or a command.

    Attributes:
        answer: the answer to it.
        tables: the tables of the bot.
        viewers: the people that the bot knows, with their preferences.
        answered: the record of the people who have been answered or pinged.
        emojis: the emojis that replace text signs.
        screens: the screens of tables.
        say: the speaker of the person's language.
        person: the person who pressed or typed.
        pressed: the table whose button was pressed; None for a command, which is about the table in its channel.
        answers: the answers in the form that the press opened, if it opens one.
    """

    answer: Answer
    tables: Tables
    viewers: UserDirectory
    answered: Answered
    emojis: Emojis
    screens: TableScreens
    say: Speaker
    person: Person
    pressed: TableId | None = None
    answers: Answers = field(default_factory=Answers)

    @property
    def interaction(self) -> Interaction:
        """The press or command as Discord sent it."""
        return self.answer.interaction

    @property
    def mention(self) -> str:
        """The person, as text that Discord shows as a name."""
        return mention(self.say, self.person)

    @property
    def may_manage(self) -> bool:
        """True if the person is a manager of this server."""
        return self.guild is not None and self.interaction.permissions.manage_guild

    @property
    def actor(self) -> Actor:
        """The person with their rights, in the form that a table expects."""
        return Actor(self.person.id, self.may_manage)

    @property
    def guild(self) -> discord.Guild | None:
        """The server of this request; None if it has none, or the bot is not in it."""
        return server_of(self.interaction)

    @property
    def guild_id(self) -> GuildId | None:
        """The id of the server of this request; None if there is none."""
        return None if self.guild is None else GuildId(self.guild.id)

    @property
    def is_alone(self) -> bool:
        """True if the request comes from direct messages with the bot, where no one else reads."""
        return is_alone(self.interaction)

    @property
    def may_show(self) -> bool:
        """True if other people are there and can see messages for everyone."""
        return may_show(self.interaction)

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
        or sat at the table also reach it in direct messages. A practice game has no server: its player reaches it
        everywhere.
        """
        seen = self.seen()
        in_private = self.guild is None or seen.guild == NO_GUILD
        may_be_elsewhere = in_private and seen.was_there and not only_here
        if self.interaction.channel_id != seen.channel and not may_be_elsewhere:
            raise Refused(BotRefusal.ELSEWHERE)

    def check(self, command: TableCommand) -> None:
        """Make sure that the table would accept a command of the person; nothing changes.

        Raises:
            Refused: NO_TABLE, UNREADABLE, or the reason for which the table refuses the command.
        """
        self.tables.check(self.table_id, self.actor, command)

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
            return bool(self.tables.check(self.table_id, self.actor, command).entries)
        except Refused:
            return False

    async def decide(self, command: TableCommand, *, quietly: bool = False) -> Decision:
        """Let the table decide a command of the person; with ``quietly``, do not show the result yet."""
        return await self.tables.decide(self.table_id, self.actor, command, quietly=quietly)

    async def decide_here(self, command: TableCommand, done: str, waiting: str = "") -> Decision:
        """Let the table in this channel decide a command, and answer with the result.

        Args:
            command: the command.
            done: the message shown if the command was carried out.
            waiting: the message shown if other players must agree first; empty if they never have to.
        """
        step = await self.decide(command)
        table = step.table
        if waiting and table.asking_of(self.person.id) is not None:
            done = waiting
        await self.show(Screen(self.say("ended" if table.stage is Stage.CLOSED else done)))
        return step

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
            at = (message.channel.id, message.id) if self.is_alone or await self._is_in_channel(seen) else None
        if not await self.answered.answers(seen, self.person.id, at, token_of(self.interaction)):
            await self.answer.move_below()

    async def call_again(self) -> None:
        """Notify the person again that it is their turn, even if they were notified or answered before."""
        await self.answered.is_to_be_called(self.table_id, self.person.id)
        self.tables.announce(self.table_id)

    async def has_shown_hand(self, seen: TableSeen) -> bool:
        """Record that the answer is the person's hand from now on; return False if they play by direct message.

        Until then the painter does not know of the hand. If the hand became stale while it was drawn, show it again.
        """
        if self.is_alone or not await self._is_in_channel(seen):
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

    async def _is_in_channel(self, seen: TableSeen) -> bool:
        """Return whether the person plays a table in its channel, or a table without server and without messages."""
        is_here = self.channel == seen.channel or seen.guild == NO_GUILD
        return is_here and not await self.viewers.takes_messages(seen.guild, self.person.id)

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
            went_on = seen.guild == NO_GUILD and not self.is_alone and before.entries != seen.entries
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
        if screen.picture is None or drawn is not None:
            # A saved move must be confirmed even while the database cannot be read.
            await self.answer.show(screen, self.emojis, drawn=drawn)
        else:
            shaped = as_chosen(screen, await self.viewers.preferences(self.person.id))
            await self.answer.show(shaped, self.emojis, await self.theme())

    async def amend(self, screen: Screen) -> None:
        """Change the words of the table's message that was pressed; its picture stays."""
        await self.answer.acknowledge()
        await answers.amend(self.interaction, screen, self.emojis, await self.viewers.theme(self._guild_of_theme()))

    async def show_with_file(self, screen: Screen, filename: str, content: bytes) -> None:
        """Replace the acknowledged message with a screen and a file."""
        await self.answer.acknowledge()
        await self.answer.show_with_file(screen, filename, content)

    def _guild_of_theme(self) -> GuildId | None:
        """Return the server whose theme is used: of this request, or in direct messages that of the table."""
        if self.guild is None and self.pressed is not None and self.tables.knows(self.pressed):
            return self.tables.see(self.pressed).guild
        return self.guild_id

    async def tell(self, text: str) -> None:
        """Send a text below the answer, visible only to the person."""
        await self.answer.acknowledge()
        await answers.tell(self.interaction, text)

    async def tell_screen(self, screen: Screen, theme: Theme, drawn: Mapping[str, bytes]) -> None:
        """Send a screen with drawn pictures below the answer, visible only to the person."""
        await self.answer.acknowledge()
        await answers.tell_screen(self.interaction, screen, self.emojis, theme, drawn)

    async def show_everybody(self, screen: Screen) -> None:
        """Send a screen below the answer, visible to everyone in the channel."""
        theme = await self.viewers.theme(self._guild_of_theme())
        await self.answer.acknowledge()
        await answers.show_everybody(self.interaction, screen, self.emojis, theme)

    async def tell_everybody(self, text: str, pinged: Sequence[UserId] = ()) -> discord.Message:
        """Send a text below the answer, visible to everyone in the channel, and ping these people if it names them."""
        await self.answer.acknowledge()
        return await answers.tell_everybody(self.interaction, text, pinged)


def _is_stale(shown: TableSeen, now: TableSeen) -> bool:
    """Return whether a hand that shows a table is stale now: the cards changed hands, or the game began or ended."""
    return now.stage is not shown.stage or now.exchanged != shown.exchanged


MAX_READ: Final = 25
"""Maximum number of tables that are read for one answer, those opened last."""

DAYS: Final = tuple(map(timedelta, (-1, 0, 1)))
"""Difference in days between a date somewhere on Earth and the date in UTC. An answer to yesterday's puzzle counts."""


async def read_tables(request: Request, tables: list[TableId]) -> list[TableSeen]:
    """Return these tables if they are open, newest first, as the person sees them; loaded if needed."""
    found: list[TableSeen] = []
    for table_id in sorted(tables, reverse=True)[:MAX_READ]:
        try:
            await request.tables.fetch(table_id)
            seen = request.see(table_id, request.person.id)
        except Refused:
            continue
        if seen.stage.is_open:
            found.append(seen)
    return found


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
    """Return whether the person is in the game's server, and may view the game's channel."""
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


def called_role(guild: discord.Guild, chosen: ServerChoices) -> discord.Role | None:
    """Return the role that a server has chosen; None if it has chosen none, or the role was deleted."""
    return None if chosen.called_role is None else guild.get_role(chosen.called_role)


def objection_to(role: discord.Role) -> BotRefusal | None:
    """Return why the bot may not give a role to everyone who wants to be pinged; None if it may."""
    guild = role.guild
    if role.is_default():
        return BotRefusal.ROLE_EVERYONE
    if role.managed or not role < guild.me.top_role:
        return BotRefusal.ROLE_RANK
    if role.permissions.value & ~guild.default_role.permissions.value:
        return BotRefusal.ROLE_POWERS
    if any(role in channel.overwrites for channel in guild.channels):
        return BotRefusal.ROLE_CHANNELS
    return None


def hidden_channels(guild: discord.Guild) -> int:
    """Return the number of channels that the bot cannot see: Discord does not tell it which roles appear there."""
    return sum(not channel.permissions_for(guild.me).view_channel for channel in guild.channels)


def check_acceptable(role: discord.Role) -> None:
    """Make sure that the bot may give a role to everyone who wants to be pinged."""
    objection = objection_to(role)
    if objection is not None:
        raise Refused(objection, role=role.mention)


def may_choose(request: Request, role: discord.Role) -> bool:
    """Return whether the person could give a role and make it mentionable: the bot does both on their behalf."""
    member = request.interaction.user
    if not isinstance(member, discord.Member):
        return False
    is_above = member.guild_permissions.manage_roles and role < member.top_role
    return is_above or role.guild.owner_id == member.id


def check_mentionable(request: Request, role: discord.Role) -> None:
    """Make sure that the bot may mention a role in this channel; @everyone is never mentioned."""
    if role.is_default():
        raise Refused(BotRefusal.ROLE_EVERYONE)
    if not (role.mentionable or request.interaction.app_permissions.mention_everyone):
        permissions = channels.permission_names(request.say, (channels.TO_CALL,))
        raise Refused(BotRefusal.ROLE_MENTION, role=role.mention, permissions=permissions)


def may_give(guild: discord.Guild) -> bool:
    """Return whether the bot may give people the roles below its own, and take them back."""
    return guild.me.guild_permissions.manage_roles

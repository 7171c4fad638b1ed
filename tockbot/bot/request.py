"""One request of a person: who asks, where, what they may do there, and how to answer.

*Where.* People can add the bot to their own account and use it in other servers, other people's direct messages and
group chats. There the bot has no channel and no members to ask about, and reads and keeps nothing of that place.

*Own games.* Nobody gets advice on their unfinished games, or on the day's puzzle, by presenting them as something else.

*Finished games.* People who played a game may look at it anywhere; in its server, so may everyone who can view its
channel. For anyone else, the refusal is the same as for a game that does not exist.

*The pinged role.* The bot gives this role to anyone who presses a button, so it must be harmless: it has no permission
that @everyone lacks, and no channel or category treats it specially. A member who could give it by hand must confirm
it. Discord does not tell the bot the permissions of channels that it cannot see; that member has to look there.
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
    """The server in which it is asked; None where it is none, or the bot is not in it."""
    return None if interaction.guild_id is None else interaction.client.get_guild(interaction.guild_id)


def is_alone(interaction: Interaction) -> bool:
    """Whether it is asked in direct messages with the bot, where nobody else reads."""
    return interaction.guild_id is None and not interaction.context.private_channel


def may_show(interaction: Interaction) -> bool:
    """Whether others are there, and see what is shown to everybody.

    What an app says that is not the server's own Discord shows to one person, where the server wants it so.
    """
    if interaction.guild_id is None:
        return not is_alone(interaction)
    return server_of(interaction) is not None or interaction.permissions.use_external_apps


def without_server(interaction: Interaction) -> Refused:
    """That something needs a server with the bot in it, which this is not."""
    if interaction.guild_id is None:
        return Refused(BotRefusal.NEEDS_SERVER)
    return Refused(BotRefusal.NOT_IN_SERVER, link=channels.install_link(interaction.application_id))


@dataclass(frozen=True, slots=True)
class Request:
    """A press or a command.

    Attributes:
        answer: how it is answered.
        tables: the tables of the bot.
        viewers: what is remembered of whoever asks.
        answered: where it is written down that whoever asks was answered.
        emojis: what stands in place of signs.
        screens: what a table shows.
        say: who speaks the language of whoever asks.
        person: who asks.
        pressed: the table whose button was pressed; None for a command, which is about the table in its channel.
        answers: what was answered in the form that the press opened, if it opens one.
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
        """How it came."""
        return self.answer.interaction

    @property
    def mention(self) -> str:
        """Who asks, as text that Discord shows as a name."""
        return mention(self.say, self.person)

    @property
    def may_manage(self) -> bool:
        """Whether whoever asks may manage the server in which it is asked."""
        return self.guild is not None and self.interaction.permissions.manage_guild

    @property
    def actor(self) -> Actor:
        """Who asks, with which rights, as a table wants to know it."""
        return Actor(self.person.id, self.may_manage)

    @property
    def guild(self) -> discord.Guild | None:
        """The server in which it is asked; None where it is none, or the bot is not in it."""
        return server_of(self.interaction)

    @property
    def guild_id(self) -> GuildId | None:
        """The id of that server."""
        return None if self.guild is None else GuildId(self.guild.id)

    @property
    def is_alone(self) -> bool:
        """Whether it is asked in direct messages with the bot, where nobody else reads."""
        return is_alone(self.interaction)

    @property
    def may_show(self) -> bool:
        """Whether others are there, and see what is shown to everybody."""
        return may_show(self.interaction)

    def server(self) -> discord.Guild:
        """The server in which it is asked, for what needs one."""
        if self.guild is None:
            raise without_server(self.interaction)
        return self.guild

    @property
    def channel(self) -> ChannelId:
        """The channel in which it is asked."""
        if self.interaction.channel_id is None:
            raise Refused(Refusal.NO_TABLE)
        return ChannelId(self.interaction.channel_id)

    @property
    def table_id(self) -> TableId:
        """The table that it is about."""
        if self.pressed is not None:
            return self.pressed
        here = self.tables.in_channel(self.channel)
        if here is None:
            raise Refused(Refusal.NO_TABLE if self.unreadable is None else Refusal.UNREADABLE)
        return here

    async def in_present_language(self) -> Request:
        """The same request once whoever asks has chosen another language."""
        return replace(self, say=await self.viewers.speaker_for(self.interaction))

    def seen(self) -> TableSeen:
        """The table as whoever asks sees it now.

        Raises:
            Refused: NO_TABLE.
        """
        return self.see(self.table_id, self.person.id)

    def see(self, table_id: TableId, person: PersonId | None = None) -> TableSeen:
        """A table as a person sees it, or with None as anybody does, with the names that may be shown here.

        Only in the table's server are they those of that server.

        Raises:
            Refused: NO_TABLE.
        """
        return self.tables.see(table_id, person, outside=self.guild_id != self.tables.guild_of(table_id))

    def seen_seated(self) -> TableSeen:
        """The table as whoever asks, and sits there, sees it now."""
        seen = self.seen()
        if seen.viewer is None:
            is_away = seen.home is not None and seen.stage.is_open
            raise Refused(Refusal.AWAY if is_away else Refusal.NOT_SEATED)
        return seen

    def seen_in_game(self) -> tuple[TableSeen, Observation]:
        """The table and its game as whoever asks, and plays in it, sees them now."""
        seen = self.seen_seated()
        if seen.game is None:
            raise Refused(Refusal.NOT_STARTED)
        return seen, seen.game

    @property
    def unreadable(self) -> TableId | None:
        """The table in this channel that this version cannot read."""
        return self.tables.unreadable_in(self.channel)

    def check_permissions(self, *, opens_thread: bool = False) -> None:
        """Make sure that the bot may show something in the channel in which it is asked, or in a thread that it opens.

        Raises:
            Refused: PERMISSIONS.
        """
        in_thread = isinstance(self.interaction.channel, discord.Thread)
        own = self.interaction.app_permissions
        missing = channels.missing_for_thread(own) if opens_thread else channels.missing_from(own, in_thread=in_thread)
        if missing:
            raise channels.lacking(self.say, self.channel, missing)

    def check_may_write(self) -> None:
        """Make sure that whoever asks may write in this channel: the bot is about to do so for them."""
        if self.guild is not None:
            self.check_own_permissions("view_channel", self._to_write)

    @property
    def may_write(self) -> bool:
        """Whether whoever asks may write in the channel of a server in which it is asked."""
        return not channels.missing_of(("view_channel", self._to_write), self.interaction.permissions)

    @property
    def _to_write(self) -> str:
        return (
            channels.TO_WRITE_IN_THREAD if isinstance(self.interaction.channel, discord.Thread) else channels.TO_WRITE
        )

    async def check_may_write_at(self, members: Members, seen: TableSeen) -> None:
        """Make sure that whoever asks in direct messages may write in the channel of a table, where the bot will."""
        if self.guild is None and seen.guild != NO_GUILD:
            may = await members.permissions_of(self.interaction.client, seen.guild, seen.channel, self.person)
            missing = channels.missing_of(("view_channel", channels.TO_WRITE), may)
            if missing:
                raise channels.own_lacking(self.say, seen.channel, missing)

    def check_own_permissions(self, *needed: str) -> None:
        """Make sure that whoever asks has these permissions in the channel: the bot is about to use its own for them.

        Raises:
            Refused: OWN_PERMISSIONS.
        """
        missing = channels.missing_of(needed, self.interaction.permissions)
        if missing:
            raise channels.own_lacking(self.say, self.channel, missing)

    def check_place(self, *, only_here: bool = False) -> None:
        """Make sure that a button was pressed where its table is, or by somebody of the table where they are alone.

        With ``only_here`` it has to be in the table's channel: the bot would post where it was pressed.

        In its channel rights are those of its server, and what is shown there is what everybody there may see. Whoever
        sits or sat there has it in direct messages too; a practice game is of no server, and its player's everywhere.
        """
        seen = self.seen()
        in_private = self.guild is None or seen.guild == NO_GUILD
        may_be_elsewhere = in_private and seen.was_there and not only_here
        if self.interaction.channel_id != seen.channel and not may_be_elsewhere:
            raise Refused(BotRefusal.ELSEWHERE)

    def check(self, wish: TableCommand) -> None:
        """Make sure that the table would grant a wish of whoever asks; nothing changes.

        Raises:
            Refused: NO_TABLE, UNREADABLE, or what the wish is refused with.
        """
        self.tables.check(self.table_id, self.actor, wish)

    def grants(self, wish: TableCommand) -> bool:
        """Return whether the table would grant a wish of whoever asks: only then is it offered to them."""
        try:
            self.check(wish)
        except Refused:
            return False
        return True

    def would_change(self, wish: TableCommand) -> bool:
        """Return whether the table would grant a wish of whoever asks, and not be the same afterwards."""
        try:
            return bool(self.tables.check(self.table_id, self.actor, wish).entries)
        except Refused:
            return False

    async def decide(self, wish: TableCommand, *, quietly: bool = False) -> Decision:
        """Have a wish of whoever asks decided at the table, and unless ``quietly`` let what comes of it be shown."""
        return await self.tables.decide(self.table_id, self.actor, wish, quietly=quietly)

    async def decide_here(self, wish: TableCommand, done: str, waiting: str = "") -> Decision:
        """Have a wish decided at the table in this channel, and say that it was done, asked of others, or ended it.

        ``done`` and ``waiting`` are the messages; where the wish is never asked of others, there is no ``waiting``.
        """
        step = await self.decide(wish)
        table = step.table
        if waiting and table.asking_of(self.person.id) is not None:
            done = waiting
        await self.show(Screen(self.say("ended" if table.stage is Stage.CLOSED else done)))
        return step

    async def play(self, wish: TableCommand) -> TableSeen:
        """Have a wish decided for which a private screen is there, and give the table for the answer to show."""
        step = await self.decide(wish, quietly=True)
        try:
            seen = self.seen()
            await self._owns(seen)
        finally:
            if step.entries:
                self.tables.announce(self.table_id)
        return seen

    async def show_present_hand(self, seen: TableSeen) -> None:
        """Show the hand as it now is in place of the screen that was pressed on."""
        await self._owns(seen)
        await self.show_hand(seen)

    async def _owns(self, seen: TableSeen) -> None:
        """Write down that whoever asks is being answered, on which screen, before that is changed."""
        message, at = self.interaction.message, None
        if message is not None and not self.answer.is_below:
            at = (message.channel.id, message.id) if self.is_alone or await self._is_in_channel(seen) else None
        if not await self.answered.answers(seen, self.person.id, at, token_of(self.interaction)):
            await self.answer.move_below()

    async def call_again(self) -> None:
        """Call whoever asks for what is due from them, though they were called or answered."""
        await self.answered.is_to_be_called(self.table_id, self.person.id)
        self.tables.announce(self.table_id)

    async def has_shown_hand(self, seen: TableSeen) -> bool:
        """Write down that the answer is the hand of whoever asks from now on; False if they play by direct message.

        The painter does not know of the hand until then. If the hand became stale while it was drawn, show it again.
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
        """Whether whoever asks plays a table in its channel, or one of no server where no message reaches them."""
        is_here = self.channel == seen.channel or seen.guild == NO_GUILD
        return is_here and not await self.viewers.takes_messages(seen.guild, self.person.id)

    async def show_hand(self, seen: TableSeen, done: str = "") -> None:
        """Put the hand in place of the one that was pressed on, and above it what was ``done``.

        Show it again if it became stale while it was drawn. So is a hand of a practice game that stays where it is
        played, as soon as the game goes on.
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
        """Who asks, as Discord knows them."""
        return UserId(self.interaction.user.id)

    async def theme(self) -> Theme:
        """What pictures look like to whoever asks."""
        return await self.viewers.theme(self._guild_of_theme(), self.person.id)

    async def show(self, screen: Screen, drawn: bytes | None = None) -> None:
        """Put a screen in place of the message that was acknowledged; ``drawn`` is its picture, where that is drawn."""
        await self._show(screen, drawn)
        if self.answer.has_moved:
            await self.has_shown_hand(self.seen())

    async def _show(self, screen: Screen, drawn: bytes | None = None) -> None:
        if screen.picture is None or drawn is not None:
            # What was saved must be said also while the database cannot be read.
            await self.answer.show(screen, self.emojis, drawn=drawn)
        else:
            shaped = as_chosen(screen, await self.viewers.preferences(self.person.id))
            await self.answer.show(shaped, self.emojis, await self.theme())

    async def amend(self, screen: Screen) -> None:
        """Put a table's message for everybody, with other words, in place of the one pressed on; its picture stays."""
        await self.answer.acknowledge()
        await answers.amend(self.interaction, screen, self.emojis, await self.viewers.theme(self._guild_of_theme()))

    async def show_with_file(self, screen: Screen, filename: str, content: bytes) -> None:
        """Put a screen in place of the message that was acknowledged, with a file beside it."""
        await self.answer.acknowledge()
        await self.answer.show_with_file(screen, filename, content)

    def _guild_of_theme(self) -> GuildId | None:
        """The server whose theme counts: where it is asked, or in direct messages that of the table."""
        if self.guild is None and self.pressed is not None and self.tables.knows(self.pressed):
            return self.tables.see(self.pressed).guild
        return self.guild_id

    async def tell(self, text: str) -> None:
        """Tell only whoever asks, below the answer."""
        await self.answer.acknowledge()
        await answers.tell(self.interaction, text)

    async def tell_screen(self, screen: Screen, theme: Theme, drawn: Mapping[str, bytes]) -> None:
        """Show a screen, whose pictures are drawn, only to whoever asks, below the answer."""
        await self.answer.acknowledge()
        await answers.tell_screen(self.interaction, screen, self.emojis, theme, drawn)

    async def show_everybody(self, screen: Screen) -> None:
        """Show a screen to everybody in the channel, below the answer."""
        theme = await self.viewers.theme(self._guild_of_theme())
        await self.answer.acknowledge()
        await answers.show_everybody(self.interaction, screen, self.emojis, theme)

    async def tell_everybody(self, text: str, pinged: Sequence[UserId] = ()) -> discord.Message:
        """Tell everybody in the channel, below the answer; of those whom it names these are pinged."""
        await self.answer.acknowledge()
        return await answers.tell_everybody(self.interaction, text, pinged)


def _is_stale(shown: TableSeen, now: TableSeen) -> bool:
    """Return whether a hand that shows a table is stale now: the cards changed hands, or the game began or ended."""
    return now.stage is not shown.stage or now.exchanged != shown.exchanged


MAX_READ: Final = 25
"""So many tables are looked at for one answer, those opened last."""

DAYS: Final = tuple(map(timedelta, (-1, 0, 1)))
"""The days that it is somewhere on Earth, from the day in UTC. An answer to the puzzle of yesterday counts, too."""


async def read_tables(request: Request, tables: list[TableId]) -> list[TableSeen]:
    """The open tables as whoever asks sees them, those opened last first; they are read from their logs if need be."""
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
    """Knows the unfinished games of whoever asks. It finds positions that stand alike, not those that nearly do."""

    def __init__(self, sitting: StoredPersonalData, now: Callable[[], datetime] = utc_now) -> None:
        """Look there for who sits where."""
        self._sitting = sitting
        self._now = now

    async def check(self, request: Request, rules: TableRules, pawns: Pawns) -> None:
        """Make sure that no unfinished game in which whoever asks plays, or played, stands just so."""
        placing = placing_of(rules, pawns)
        if placing is not None and placing in await self._unfinished(request):
            raise Refused(BotRefusal.OWN_GAME)

    async def check_advice(self, request: Request, rules: TableRules, boards: Iterable[Pawns]) -> None:
        """Make sure that advice may be given on these positions: none is of an unfinished game, or of the day's puzzle.

        Both are refused in the same words, so that no one learns which it is.

        Raises:
            Refused: OWN_GAME.
        """
        # In a thread: a long game has hundreds of positions.
        placings = await asyncio.to_thread(lambda: {placing_of(rules, pawns) for pawns in boards})
        if not placings.isdisjoint(await self._unfinished(request) | self._puzzles()):
            raise Refused(BotRefusal.OWN_GAME)

    async def _unfinished(self, request: Request) -> set[Placing]:
        """Return how the unfinished games of whoever asks stand: open ones, and closed ones that can be resumed."""
        found: set[Placing] = set()
        for table_id in await self._sitting.resumable_tables(request.person.id, self._now()):
            try:
                await request.tables.fetch(table_id)
                seen = request.see(table_id, request.person.id)
            except Refused:
                continue
            # Nothing depends upon an analysis or a practice game.
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
    """Finds games that are over for those who may look at them."""

    def __init__(self, past_games: PastGames) -> None:
        """Find them among these."""
        self._past_games = past_games

    async def allowed(self, request: Request, table_id: TableId) -> PastGame:
        """A game at which whoever asks may look."""
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


def called_role(guild: discord.Guild, chosen: ServerChoices) -> discord.Role | None:
    """The role that a server has chosen; None where it has not, or the role is gone."""
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
    """Return whether whoever asks could give a role, and make it mentionable: the bot does both for them."""
    member = request.interaction.user
    if not isinstance(member, discord.Member):
        return False
    is_above = member.guild_permissions.manage_roles and role < member.top_role
    return is_above or role.guild.owner_id == member.id


def check_mentionable(request: Request, role: discord.Role) -> None:
    """Make sure that the bot may mention a role where it is asked; everybody is never called."""
    if role.is_default():
        raise Refused(BotRefusal.ROLE_EVERYONE)
    if not (role.mentionable or request.interaction.app_permissions.mention_everyone):
        permissions = channels.permission_names(request.say, (channels.TO_CALL,))
        raise Refused(BotRefusal.ROLE_MENTION, role=role.mention, permissions=permissions)


def may_give(guild: discord.Guild) -> bool:
    """Whether the bot may give roles below its own, and take them."""
    return guild.me.guild_permissions.manage_roles

"""Finding tables: one's own in all servers, and those of a server at which a seat is to be had."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from tockbot.bot.allowance import Cost
from tockbot.bot.incoming.deeds import Command
from tockbot.bot.incoming.own_games import read_tables
from tockbot.bot.incoming.request import Request
from tockbot.bot.painting.boards import link_to
from tockbot.bot.painting.shown_messages import ShownMessages
from tockbot.bot.people import Members
from tockbot.bot.screen import TEXT_LIMIT, Screen, clipped
from tockbot.bot.words.names import ruleset_name
from tockbot.bot.words.person_names import player_name, shown_name
from tockbot.bot.words.speaker import Speaker
from tockbot.rules import Phase
from tockbot.storage import StoredPersonalData
from tockbot.tables import GuildId, Person, Stage, TableSeen


class Finding:
    """Leads people to tables."""

    def __init__(self, sitting: StoredPersonalData, messages: ShownMessages, members: Members) -> None:
        """Lead them to the messages of the tables.

        Args:
            sitting: who sat where.
            messages: the messages of tables that are open.
            members: who is still in a server.
        """
        self._sitting = sitting
        self._messages = messages
        self._members = members

    @Command("mine", asked=Cost.BOARD, anywhere=True)
    async def mine(self, request: Request) -> None:
        """See your tables in all servers, and whose turn it is."""
        own = await read_tables(request, await self._sitting.open_tables(request.person.id))
        own = [seen for seen in own if seen.viewer is not None or seen.home is not None]
        here = None if request.guild is None else request.guild.id
        # Nobody is told of a server in which they are no more.
        told = [seen for seen in own if seen.guild == here or await self._is_there(request, seen.guild)]
        await request.show(mine_screen(request.say, [Mine(one, await link_to(self._messages, one)) for one in told]))

    async def _is_there(self, request: Request, guild: GuildId) -> bool:
        return await self._members.is_surely_in(request.interaction.client, guild, request.person)

    @Command("seats", asked=Cost.BOARD)
    async def seats(self, request: Request) -> None:
        """See at which tables of this server a seat is free, or is kept by a computer player for nobody."""
        guild = request.guild
        tables = [] if guild is None else request.tables.in_guild(GuildId(guild.id))
        await request.show(
            seats_screen(request.say, await read_tables(request, tables), request.interaction.created_at)
        )


@dataclass(frozen=True, slots=True)
class Mine:
    """A table of somebody's as they see it, and a link to it."""

    seen: TableSeen
    link: str


def mine_screen(say: Speaker, mine: Sequence[Mine]) -> Screen:
    """The open tables of whoever asks; those that wait for them come first."""
    if not mine:
        return Screen(say("mine-none"))
    lines = [say("mine-header")]
    room = TEXT_LIMIT - len(lines[0]) - len(say("mine-more", tables=len(mine))) - 1
    for place, one in enumerate(sorted(mine, key=lambda one: not _waits_for_viewer(one.seen))):
        line = say("mine-line", link=one.link, what=_what(say, one.seen))
        room -= len(line) + 1
        if room < 0:
            lines.append(say("mine-more", tables=len(mine) - place))
            break
        lines.append(line)
    return Screen("\n".join(lines))


def _waits_for_viewer(seen: TableSeen) -> bool:
    game = seen.game
    if game is None or seen.viewer is None or seen.stage is not Stage.PLAYING:
        return False
    if game.phase is Phase.EXCHANGE:
        return bool(game.hand) and game.gift is None
    return game.turn == seen.viewer


def _what(say: Speaker, seen: TableSeen) -> str:
    """What a table waits for, and since when."""
    since, game = f"<t:{int(seen.due_at.timestamp())}:R>", seen.game
    if game is None:
        return say("mine-lobby", free=len(seen.free), since=since)
    if seen.viewer is None:
        return say("mine-away")
    if _waits_for_viewer(seen):
        return say("mine-yours", since=since)
    if game.turn is None:
        return say("mine-exchange", since=since)
    player = seen.seated[game.turn]
    name = player_name(say, player, game.turn) if isinstance(player, Person) else game.seats[game.turn].name
    return say("mine-turn", name=shown_name(name), since=since)


def seats_screen(say: Speaker, tables: Sequence[TableSeen], now: datetime) -> Screen:
    """The tables of a server at which somebody may sit down."""
    free = {seen.id: seen.open_seats(now) for seen in tables}
    lines = [
        say(
            "seats-line",
            channel=f"<#{seen.channel}>",
            rules=ruleset_name(say, seen.rules),
            seats=", ".join(str(seat + 1) for seat in free[seen.id]),
        )
        for seen in tables
        if free[seen.id]
    ]
    text = "\n".join((say("seats-header"), *lines)) if lines else say("seats-none")
    return Screen(clipped(text, TEXT_LIMIT))

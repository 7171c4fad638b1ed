"""Finding tables: one's own in all servers, those of a server with a free seat, and games that are over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from tockbot.bot.boards import link_to
from tockbot.bot.handlers import Command
from tockbot.bot.people import Members
from tockbot.bot.press import Cost
from tockbot.bot.request import MOST_READ, Request, read_tables
from tockbot.bot.screen import OPTION_LIMIT, OPTIONS_LIMIT, TEXT_LIMIT, Button, Menu, MenuOption, Row, Screen, clipped
from tockbot.bot.shared_presses import FindGame, OpenReplay, PlayOnFromText
from tockbot.bot.shown import ShownMessages
from tockbot.bot.words import Speaker, listed, party_name, player_name, ruleset_name, shown_name
from tockbot.results import Participation
from tockbot.rules import Party, Phase
from tockbot.service import PastGames
from tockbot.storage import StoredPersonalData, StoredStatistics
from tockbot.tables import ChannelId, GuildId, Person, Stage, TableId, TableSeen

HALF: Final = TEXT_LIMIT // 2 - 1
"""So long each half of the answer may be."""


class Finding:
    """Leads people to tables."""

    def __init__(
        self,
        sitting: StoredPersonalData,
        messages: ShownMessages,
        members: Members,
        played: StoredStatistics,
        past_games: PastGames,
    ) -> None:
        """Lead them to the messages of the tables, and to games that are over.

        Args:
            sitting: who sat where.
            messages: the messages of tables that are open.
            members: who is still in a server.
            played: who played what.
            past_games: the games that are over.
        """
        self._sitting = sitting
        self._messages = messages
        self._members = members
        self._played = played
        self._past_games = past_games

    @Command("games", asked=Cost.BOARD, anywhere=True)
    async def games(self, request: Request) -> None:
        """See your tables and where a seat is free, and look at games that are over."""
        own = await read_tables(request, await self._sitting.open_tables(request.person.id))
        own = [seen for seen in own if seen.viewer is not None or seen.home is not None]
        here, now = request.guild_id, request.interaction.created_at
        # No one is led to a channel that they cannot see, or to a server that they have left.
        told = [seen for seen in own if await self._sees(request, seen.guild, seen.channel)]
        mine = [Mine(one, await link_to(self._messages, one)) for one in told]
        free = [] if here is None else await self._free(request, here)
        texts = [mine_text(request.say, mine)]
        if here is not None:
            texts.append(seats_text(request.say, free, now))
        last = None if here is None else await self._past_games.last_in(request.channel)
        over = await self._played.last_games(request.person.id, OPTIONS_LIMIT)
        await request.show(games_screen(request.say, texts, over, last))

    async def _free(self, request: Request, guild: GuildId) -> list[TableSeen]:
        """Return the tables of a server in channels that whoever asks can see, those opened last first."""
        visible: list[TableId] = []
        for table_id in sorted(request.tables.in_guild(guild), reverse=True):
            channel = request.tables.channel_of(table_id)
            if channel is not None and await self._sees(request, guild, channel):
                visible.append(table_id)
            if len(visible) == MOST_READ:
                break
        return await read_tables(request, visible)

    async def _sees(self, request: Request, guild: GuildId, channel: ChannelId) -> bool:
        """Return whether whoever asks can see a channel."""
        if request.interaction.channel_id == channel:
            return True
        may = await self._members.permissions(request.interaction, guild, channel, request.person)
        return may.view_channel


@dataclass(frozen=True, slots=True)
class Mine:
    """A table of somebody's as they see it, and a link to it."""

    seen: TableSeen
    link: str


def mine_text(say: Speaker, mine: Sequence[Mine]) -> str:
    """The open tables of whoever asks; those that wait for them come first."""
    if not mine:
        return say("mine-none")
    lines = [say("mine-header")]
    room = HALF - len(lines[0]) - len(say("mine-more", tables=len(mine))) - 1
    for place, one in enumerate(sorted(mine, key=lambda one: not _waits_for_viewer(one.seen))):
        line = say("mine-line", link=one.link, what=_what(say, one.seen))
        room -= len(line) + 1
        if room < 0:
            lines.append(say("mine-more", tables=len(mine) - place))
            break
        lines.append(line)
    return "\n".join(lines)


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


def seats_text(say: Speaker, tables: Sequence[TableSeen], now: datetime) -> str:
    """The tables of a server at which somebody may sit down."""
    free = {seen.id: seen.open_seats(now) for seen in tables}
    lines = [
        say(
            "seats-line",
            channel=f"<#{seen.channel}>",
            rules=ruleset_name(say, seen.rules),
            seats=listed(say, (str(seat + 1) for seat in free[seen.id])),
            door="invited" if seen.terms.by_invitation else "open",
        )
        for seen in tables
        if free[seen.id]
    ]
    text = "\n".join((say("seats-header"), *lines)) if lines else say("seats-none")
    return clipped(text, HALF)


def games_screen(
    say: Speaker, texts: Sequence[str], over: Sequence[tuple[TableId, Participation]], last: TableId | None
) -> Screen:
    """Tables, and the ways to games that are over: one's own, the last one here, one by its number, one in a file."""
    rows: list[Row] = []
    if over:
        own = tuple(MenuOption(clipped(_game_name(say, *one), OPTION_LIMIT), OpenReplay(one[0])) for one in over)
        rows.append(Menu(say("games-over"), own))
    here = (Button(say("button-last-here"), OpenReplay(last)),) if last is not None else ()
    rows.append((*here, Button(say("button-find-game"), FindGame()), Button(say("button-game-text"), PlayOnFromText())))
    return Screen("\n\n".join(texts), tuple(rows))


def _game_name(say: Speaker, table_id: TableId, played: Participation) -> str:
    """A game that somebody played: its number, what was played, and how they came out of it."""
    party = party_name(say, Party(played.players, played.in_teams))
    what = say("ask-game-line", ruleset=say(f"ruleset-{played.ruleset}"), party=party)
    return say("games-line", game=table_id, what=what, place=played.place, day=f"{played.ended:%Y-%m-%d}")

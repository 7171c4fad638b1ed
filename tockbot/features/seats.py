"""Seats during a game, the *More* button, and ``/tock games``: how to leave, come back, join and find tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from attrs import define
from discord import app_commands

from tockbot.bot import screen, shared_presses, words
from tockbot.bot.handlers import Command, handles, opens_form
from tockbot.bot.lists import in_rows
from tockbot.bot.people import Members
from tockbot.bot.press import AtTable, Cost, Press, PressError, press
from tockbot.bot.request import Request
from tockbot.bot.shown import ShownMessages, link_to
from tockbot.bot.table_screens import hand_rows, watchers_buttons
from tockbot.bot.table_texts import moment
from tockbot.bot.typed import suggest_lengths, suggest_zones, typed_length
from tockbot.results import Participation
from tockbot.rules import Party, Phase
from tockbot.service import PastGames
from tockbot.storage import StoredPersonalData, StoredStatistics
from tockbot.tables import (
    ChannelId,
    Decision,
    GuildId,
    Person,
    PersonId,
    PlayerRemoved,
    Refusal,
    Refused,
    Stage,
    TableCommand,
    TableId,
    TableSeen,
    commands,
)

HALF: Final = screen.TEXT_LIMIT // 2 - 1
"""Maximum length of each half of the answer."""

MAX_READ: Final = 25
"""Maximum number of tables that are read for one answer, those opened last."""


@press("moregames", new_message=True)
class MoreGames(Press):
    """Show the ways to finished games that few people need."""


@define(eq=False)
class GamesFeature:
    """Handles ``/tock games``: links to tables, and to finished games.

    Attributes:
        sitting: who sits at which table.
        messages: messages of open tables.
        members: members of servers.
        played: who played which games.
        past_games: finished games.
    """

    _sitting: StoredPersonalData
    _messages: ShownMessages
    _members: Members
    _played: StoredStatistics
    _past_games: PastGames

    @Command("games", cost=Cost.BOARD, anywhere=True)
    async def games(self, request: Request) -> None:
        """See your tables and free seats, and look at finished games."""
        own = await _read_tables(request, await self._sitting.open_tables(request.person.id))
        own = [seen for seen in own if seen.viewer is not None or seen.home is not None]
        here, now = request.guild_id, request.interaction.created_at
        # Don't link to channels that the user cannot see, or to servers that they have left.
        visible = [seen for seen in own if await self._sees(request, seen.guild, seen.channel)]
        mine = [Mine(one, await link_to(self._messages, one)) for one in visible]
        free = [] if here is None else await self._free(request, here)
        texts = [mine_text(request.say, mine)]
        if here is not None:
            texts.append(seats_text(request.say, free, now))
        last = None if here is None else await self._past_games.last_in(request.channel)
        over = await self._played.last_games(request.person.id, screen.OPTIONS_LIMIT)
        await request.show(games_screen(request.say, texts, over, last))

    @handles(MoreGames)
    async def show_more_games(self, request: Request, _: MoreGames) -> None:
        await request.show(more_games_screen(request.say))

    async def _free(self, request: Request, guild: GuildId) -> list[TableSeen]:
        """Return the tables of a server in channels that the user can see, the newest first."""
        visible: list[TableId] = []
        for table_id in sorted(request.tables.in_guild(guild), reverse=True):
            channel = request.tables.channel_of(table_id)
            if channel is not None and await self._sees(request, guild, channel):
                visible.append(table_id)
            if len(visible) == MAX_READ:
                break
        return await _read_tables(request, visible)

    async def _sees(self, request: Request, guild: GuildId, channel: ChannelId) -> bool:
        """Return whether the user can see a channel."""
        if request.interaction.channel_id == channel:
            return True
        may = await self._members.permissions(request.interaction, guild, channel, request.person)
        return may.view_channel


async def _read_tables(request: Request, tables: list[TableId]) -> list[TableSeen]:
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


@dataclass(frozen=True, slots=True)
class Mine:
    """A table as one of its players sees it, and a link to it."""

    seen: TableSeen
    link: str


def mine_text(say: words.Speaker, mine: Sequence[Mine]) -> str:
    """Return the user's open tables as text; those that wait for the user come first."""
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


def _what(say: words.Speaker, seen: TableSeen) -> str:
    """Return what a table waits for, and since when."""
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
    name = words.player_name(say, player, game.turn) if isinstance(player, Person) else game.seats[game.turn].name
    return say("mine-turn", name=words.shown_name(name), since=since)


def seats_text(say: words.Speaker, tables: Sequence[TableSeen], now: datetime) -> str:
    """Return the tables of a server with a free seat as text."""
    free = {seen.id: seen.open_seats(now) for seen in tables}
    lines = [
        say(
            "seats-line",
            channel=f"<#{seen.channel}>",
            rules=words.ruleset_name(say, seen.rules),
            seats=words.listed(say, (str(seat + 1) for seat in free[seen.id])),
            door="invited" if seen.terms.by_invitation else "open",
        )
        for seen in tables
        if free[seen.id]
    ]
    text = "\n".join((say("seats-header"), *lines)) if lines else say("seats-none")
    return screen.clipped(text, HALF)


def games_screen(
    say: words.Speaker, texts: Sequence[str], over: Sequence[tuple[TableId, Participation]], last: TableId | None
) -> screen.Screen:
    """Return the tables, and the ways to finished games: the user's, the last one here, and others."""
    rows: list[screen.Row] = []
    if over:
        own = tuple(
            screen.MenuOption(
                screen.clipped(_game_name(say, *one), screen.OPTION_LIMIT), shared_presses.OpenReplay(one[0])
            )
            for one in over
        )
        rows.append(screen.Menu(say("games-over"), own))
    here = (screen.Button(say("button-last-here"), shared_presses.OpenReplay(last)),) if last is not None else ()
    rows.append((*here, screen.Button(say("button-more-options"), MoreGames())))
    return screen.Screen("\n\n".join(texts), tuple(rows))


def more_games_screen(say: words.Speaker) -> screen.Screen:
    """Return the other ways to a finished game: by its number, or from a file."""
    find = screen.Button(say("button-find-game"), shared_presses.FindGame())
    load = screen.Button(say("button-game-text"), shared_presses.PlayOnFromText())
    return screen.Screen(say("games-more"), ((find, load),))


def _game_name(say: words.Speaker, table_id: TableId, played: Participation) -> str:
    """Return a game's number, rules and date, and the player's result."""
    party = words.party_name(say, Party(played.players, played.in_teams))
    what = say("ask-game-line", ruleset=say(f"ruleset-{played.ruleset}"), party=party)
    return say("games-line", game=table_id, what=what, place=played.place, day=f"{played.ended:%Y-%m-%d}")


@press("call", new_message=True, cost=Cost.SEAT, here=True)
class CallPeople(AtTable):
    """Ask in the channel whether the players are still there. No one is pinged twice."""


@press("send", cost=Cost.SEAT, here=True)
class SendAway(AtTable):
    """Remove a player for their conduct, or ask the other players to agree. A message in the channel names who did."""


@press("let", cost=Cost.SEAT, label="LetBack")
class PlayerLetBack(AtTable):
    """Let a removed player sit down again."""


@press("askleave", cost=Cost.BOARD)
class AskToLeave(AtTable):
    """Ask a person who plays here whether they mean to leave."""


@press("leavegame", cost=Cost.SEAT)
class LeaveGame(AtTable):
    """Leave a running game, after a confirmation."""


def more_screen(
    say: words.Speaker, seen: TableSeen, viewer: PersonId, offered: Sequence[AtTable], *, guesses: bool
) -> screen.Screen:
    """Return what a person can do here besides playing; spectators do not get the buttons of players.

    Args:
        say: texts in the user's language.
        seen: the table.
        viewer: the user.
        offered: presses that the table would allow.
        guesses: the user may make predictions here.
    """
    labels = {
        CallPeople: say("button-call"),
        SendAway: say("button-send"),
        PlayerLetBack: say("button-let"),
        shared_presses.AskToEnd: say("button-ask-end"),
        AskToLeave: say("button-leave"),
        shared_presses.StartWithCut: say("setup-cut"),
    }
    people = tuple(screen.Button(labels[type(one)], one) for one in offered)
    undo = (
        ()
        if seen.back is None
        else (screen.Button(say("button-take-back"), shared_presses.AskBack(seen.id, seen.back)),)
    )
    fair = screen.Button(say("button-fair"), shared_presses.ShowFairness(seen.id, seen.seed_hash))
    belongs = seen.was_there or viewer == seen.host.id
    if seen.game is None:
        rows = in_rows((*people, fair))
    elif belongs:
        read = screen.Button(say("button-words"), shared_presses.ReadBoard(seen.id))
        rows = (*hand_rows(say, seen), *in_rows([*undo, read, *people, fair]))
    else:
        rows = (watchers_buttons(say, seen, guesses=guesses), *in_rows((*people, fair)))
    return screen.Screen(say("more-told"), rows)


def leave_screen(say: words.Speaker, seen: TableSeen, until: datetime) -> screen.Screen:
    """Return the question whether to leave a game, with what happens to the seat, which is held until then."""
    leave = screen.Button(say("button-leave"), LeaveGame(seen.id), screen.Style.DANGER)
    back = screen.Button(say("button-back"), shared_presses.ShowMore(seen.id))
    text = f"{say('leave-asked')} {say('seat-held-until', until=moment(until))}"
    return screen.Screen(text, ((leave, back),))


def whom_form(say: words.Speaker, title: str, people: Sequence[Person]) -> screen.Form:
    """Return the form to choose the person to remove or let back in."""
    if not people:
        raise PressError
    named = {str(one.id): words.readable_name(one.name) or say("player-forgotten") for one in people}
    lines = tuple(screen.Line(person, screen.clipped(name, screen.OPTION_LIMIT)) for person, name in named.items())
    return screen.Form(title, (screen.OneOf("who", say("ask-whom"), lines=lines),))


def chosen_person(seen: TableSeen, answers: screen.Answers) -> PersonId:
    """Return the person chosen in such a form."""
    people = {str(one.id): one.id for one in (*seen.seated, *seen.held, *seen.removed) if isinstance(one, Person)}
    return people[answers.one_of("who", people)]


def others(seen: TableSeen, viewer: PersonId) -> list[Person]:
    """Return the other people at the table, including those whose seat a computer player holds."""
    people = [one for one in (*seen.seated, *seen.held) if isinstance(one, Person)]
    return [one for one in people if one.id != viewer]


class Seats:
    """Handles leaving, coming back, requests and removals during a game."""

    @Command("leave", cost=Cost.SEAT, suggests={"length": suggest_lengths, "zone": suggest_zones})
    async def leave(
        self,
        request: Request,
        length: app_commands.Range[str, 1, 40] | None = None,
        zone: app_commands.Range[str, 0, 500] | None = None,
    ) -> None:
        """Leave the table in this channel, or let a computer player hold your seat for a while."""
        command: TableCommand = commands.leave
        if length is not None:
            if zone is None:
                quiet = (await request.viewers.preferences(request.person.id)).quiet
                zone = None if quiet is None else quiet.zone
            typed = typed_length(request.say, length, zone, request.interaction.created_at)
            command = partial(commands.go_away, length=typed)
        await request.decide(command)
        await request.show(left_screen(request.say, request.seen()))

    @handles(shared_presses.AskToGiveUpSeat)
    async def ask_to_give_up_seat(self, request: Request, press: shared_presses.AskToGiveUpSeat) -> None:
        if request.seen().home is None:
            raise Refused(Refusal.STALE)
        button = screen.Button(
            request.say("button-give-up-seat"), shared_presses.GiveUpSeat(press.table_id), screen.Style.DANGER
        )
        await request.show(screen.Screen(request.say("give-up-seat-asked"), ((button,),)))

    @handles(shared_presses.GiveUpSeat)
    async def give_up_seat(self, request: Request, _: shared_presses.GiveUpSeat) -> None:
        await request.decide(commands.give_up_seat)
        await request.show(screen.Screen(request.say("seat-given-up")))

    @handles(shared_presses.ComeBack)
    async def come_back(self, request: Request, _: shared_presses.ComeBack) -> None:
        await request.decide(commands.come_back)

    @handles(shared_presses.Agree)
    async def agree(self, request: Request, press: shared_presses.Agree) -> None:
        await _tell_sent_away(request, await request.decide(partial(commands.agree, number=press.stamp)))

    @handles(shared_presses.Decline)
    async def decline(self, request: Request, press: shared_presses.Decline) -> None:
        await request.decide(partial(commands.decline, number=press.stamp))

    @handles(shared_presses.StandIn)
    async def stand_in(self, request: Request, press: shared_presses.StandIn) -> None:
        await request.decide(partial(commands.stand_in, seat=press.seat))

    @handles(shared_presses.SayHere)
    async def say_here(self, request: Request, _: shared_presses.SayHere) -> None:
        await request.decide(commands.here)

    @handles(shared_presses.ShowMore)
    async def show_more(self, request: Request, _: shared_presses.ShowMore) -> None:
        seen = request.seen()
        offered: list[AtTable] = [CallPeople(seen.id)] if request.would_change(commands.call) else []
        if _whom_to_send(request):
            offered.append(SendAway(seen.id))
        if _whom_to_let(request):
            offered.append(PlayerLetBack(seen.id))
        if seen.game is not None and seen.viewer is not None and request.would_change(commands.leave):
            offered.append(AskToLeave(seen.id))
        if request.would_change(commands.close):
            offered.append(shared_presses.AskToEnd(seen.id))
        if seen.stage is Stage.LOBBY and seen.viewer is not None and None not in seen.seated:
            offered.append(shared_presses.StartWithCut(seen.id))
        guesses = (await request.viewers.choices(seen.guild)).guesses and request.grants(commands.check_spectator)
        shown = more_screen(request.say, seen, request.person.id, offered, guesses=guesses)
        await request.show_panel(shown, seen)

    @handles(AskToLeave)
    async def ask_to_leave(self, request: Request, _: AskToLeave) -> None:
        request.check(commands.leave)
        seen, _game = request.seen_in_game()
        await request.show(leave_screen(request.say, seen, seen.seat_held_until(request.interaction.created_at)))

    @handles(LeaveGame)
    async def leave_game(self, request: Request, _: LeaveGame) -> None:
        request.seen_in_game()
        await request.decide(commands.leave)
        await request.show(left_screen(request.say, request.seen()))

    @handles(CallPeople)
    async def call(self, request: Request, _: CallPeople) -> None:
        request.check_may_write()
        step = await request.decide(commands.call)
        say, seen = request.say, request.seen()
        await request.show(screen.Screen(say("called") if seen.called else say("called-nobody")))
        if step.entries:
            say = words.speaker(seen.language)
            names = words.listed(say, (words.mention(say, one) for one in seen.called))
            users = [one.user for one in seen.called if one.user is not None]
            await request.tell_everybody(
                say("called-told", name=words.mention(say, request.person), names=names), users
            )

    @opens_form(SendAway)
    async def ask_whom_to_send(self, request: Request, _: SendAway) -> screen.Form:
        return whom_form(request.say, request.say("button-send"), _whom_to_send(request))

    @handles(SendAway)
    async def remove_player(self, request: Request, _: SendAway) -> None:
        person = chosen_person(request.seen(), request.answers)
        step = await request.decide(partial(commands.remove_player, person=person))
        sent = any(isinstance(entry.event, PlayerRemoved) for entry in step.entries)
        say = request.say
        await request.show(screen.Screen(say("sent-away") if sent else say("asked")))
        await _tell_sent_away(request, step)

    @opens_form(PlayerLetBack)
    async def ask_whom_to_let(self, request: Request, _: PlayerLetBack) -> screen.Form:
        return whom_form(request.say, request.say("button-let"), _whom_to_let(request))

    @handles(PlayerLetBack)
    async def let_back(self, request: Request, _: PlayerLetBack) -> None:
        person = chosen_person(request.seen(), request.answers)
        await request.decide(partial(commands.let_back, person=person))
        await request.show(screen.Screen(request.say("let-back")))


def left_screen(say: words.Speaker, seen: TableSeen) -> screen.Screen:
    """Return the answer to a person who has just left: how to come back, and how long the seat is held."""
    if seen.home is None:
        return screen.Screen(say("ended" if seen.stage is Stage.CLOSED else "left"))
    held = say("seat-held-until", until=moment(seen.home.held_until))
    if seen.home.until is None:
        text = f"{say('left-seat-held')} {held}"
    else:
        text = say("went-away", until=moment(seen.home.until))
        text = f"{text} {held}" if seen.home.held_until < seen.home.until else text
    back = screen.Button(say("button-return"), shared_presses.ComeBack(seen.id), screen.Style.GOOD)
    give_up = screen.Button(say("button-give-up-seat"), shared_presses.AskToGiveUpSeat(seen.id))
    return screen.Screen(text, ((back, give_up),))


def _whom_to_send(request: Request) -> list[Person]:
    """Return the people whom the user can remove, or ask the others to remove."""
    people = others(request.seen(), request.person.id)
    return [one for one in people if request.would_change(partial(commands.remove_player, person=one.id))]


def _whom_to_let(request: Request) -> list[Person]:
    """Return the people whom the user can let back in."""
    people = request.seen().removed
    return [one for one in people if request.would_change(partial(commands.let_back, person=one.id))]


async def _tell_sent_away(request: Request, step: Decision) -> None:
    """Announce in the channel, in the table's language, which players a decision removed, and who did it."""
    for entry in step.entries:
        if isinstance(entry.event, PlayerRemoved):
            seen = request.seen()
            say = words.speaker(seen.language)
            by = [request.person] if entry.actor is not None else list(seen.sitting)
            names = words.listed(say, (words.mention(say, person) for person in by))
            await request.tell_everybody(say("sent-away-told", name=words.mention(say, seen.removed[-1]), names=names))

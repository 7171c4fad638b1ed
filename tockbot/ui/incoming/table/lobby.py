"""Coming, going and getting ready: who sits where, what is to be played, that it begins."""

from __future__ import annotations

from functools import partial
from typing import assert_never

import discord
from discord import app_commands

from tockbot.rules import Party, Seat, TableRules
from tockbot.tables import Computer, Draft, Level, Refusal, Refused, SentAway, Stage, UserId, Wish, wishes
from tockbot.ui.incoming.request import Request
from tockbot.ui.incoming.table.asking import tell_sent_away
from tockbot.ui.incoming.typed.lengths import typed_length
from tockbot.ui.press import (
    AddComputer,
    AllowBack,
    AllowHints,
    ChoicePress,
    ChoosePace,
    ChooseParty,
    ChooseRuleset,
    FillAndStart,
    Leave,
    PlaySeries,
    RateGame,
    RemoveComputer,
    SeatsPress,
    SetLevel,
    SetOption,
    SetupPress,
    ShowSetup,
    Sit,
    Start,
)
from tockbot.ui.screen import Screen
from tockbot.ui.screens.table.setup import setup_screen, with_option, with_party, with_ruleset
from tockbot.ui.words.clock import moment
from tockbot.ui.words.person_names import mention
from tockbot.ui.words.speaker import speaker


class Lobby:
    """What the buttons of the lobby do, and the commands that do the same and a little more."""

    async def seats(self, request: Request, press: SeatsPress) -> None:
        """Do what a button of the lobby says; once the game has begun, it does nothing."""
        await request.decide(wishes.in_lobby(_wish(press)))

    async def setup(self, request: Request, press: SetupPress) -> None:
        """Choose what is played, and show what is chosen now."""
        rules = request.seen().rules
        match press:
            case ShowSetup():
                _check_may_choose(request)
            case ChooseRuleset(_, ruleset):
                await _choose(request, with_ruleset(rules, ruleset))
            case ChooseParty(_, players, in_teams):
                await _choose(request, with_party(rules, Party(players, in_teams)))
            case SetOption(_, option, value):
                await _choose(request, with_option(rules, option, value))
            case AllowHints(_, hints):
                await request.decide(partial(wishes.allow_hints, hints=hints))
            case ChoosePace(_, pace):
                await request.decide(partial(wishes.choose_pace, pace=pace))
            case _:
                assert_never(press)
        await request.show(setup_screen(request.say, request.seen()))

    async def join(self, request: Request, seat: app_commands.Range[int, 1, 8] | None = None) -> None:
        """Sit down at the table in this channel."""
        wanted = None if seat is None else Seat(seat - 1)
        await _decide_here(request, "joined", partial(wishes.join, seat=wanted))

    async def leave(self, request: Request) -> None:
        """Get up from the table in this channel."""
        await _decide_here(request, "left", wishes.leave)

    async def away(
        self,
        request: Request,
        length: app_commands.Range[str, 1, 40] | None = None,
        zone: app_commands.Range[str, 0, 500] | None = None,
    ) -> None:
        """Let a computer player keep your seat for so long, or until you are back.

        Raises:
            Refused: AWAY_LENGTH, AWAY_ZONE, or what the wish is refused with.
        """
        say = request.say
        if zone is None:
            quiet = (await request.viewers.preferences(request.person.id)).quiet
            zone = None if quiet is None else quiet.zone
        asked_at = request.interaction.created_at
        typed = None if length is None else typed_length(say, length, zone, asked_at)
        await request.decide(partial(wishes.go_away, length=typed))
        home = request.seen().home
        await request.show(Screen(say("went-away", until=moment(None if home is None else home.until))))

    async def come_back(self, request: Request) -> None:
        """Sit down again where a computer player kept the seat."""
        await request.decide(wishes.come_back)

    async def send_away(self, request: Request, player: discord.User) -> None:
        """Send somebody away for their conduct, or ask the others to; the channel reads who did."""
        person = await request.viewers.find(UserId(player.id))
        step = await request.decide(partial(wishes.send_away, person=None if person is None else person.id))
        sent = any(isinstance(entry.event, SentAway) for entry in step.entries)
        say = request.say
        await request.show(Screen(say("sent-away") if sent else say("asked")))
        await tell_sent_away(request, step)

    async def let_back(self, request: Request, player: discord.User) -> None:
        """Let somebody sit down again who was sent away."""
        person = await request.viewers.find(UserId(player.id))
        wish = partial(wishes.let_back, person=None if person is None else person.id)
        await _decide_here(request, "let-back", wish)

    async def call(self, request: Request) -> None:
        """Ask in the channel whether those whose table it is are there; nobody is called twice."""
        step = await request.decide(wishes.call)
        say, seen = request.say, request.seen()
        await request.show(Screen(say("called") if seen.called else say("called-nobody")))
        if step.entries:
            say = speaker(seen.language)
            names = ", ".join(mention(say, one) for one in seen.called)
            users = [one.user for one in seen.called if one.user is not None]
            await request.call_everybody(say("called-told", name=mention(say, request.person), names=names), users)

    async def open_seat(self, request: Request, seat: app_commands.Range[int, 1, 8]) -> None:
        """Let a seat be free for anybody before the game, where a computer sits or that is kept for somebody."""
        await _decide_here(request, "seat-opened", partial(wishes.open_seat, seat=Seat(seat - 1)))

    async def computer(
        self, request: Request, seat: app_commands.Range[int, 1, 8] | None = None, level: str | None = None
    ) -> None:
        """Put a computer player on a free seat, or let the one there play at another level."""
        wanted = None if seat is None else Seat(seat - 1)
        skill = Level.NORMAL if level is None else Level(level)

        def wish(draft: Draft) -> None:
            table = draft.table
            sits_there = wanted in table.rules.seats and isinstance(table.seated[wanted or 0], Computer)
            if wanted is not None and level is not None and sits_there:
                wishes.set_level(draft, wanted, skill)
            else:
                wishes.add_computer(draft, wanted, skill)

        await _decide_here(request, "computer-added", wish)

    async def start(self, request: Request, cut: app_commands.Range[str, 1, 40] | None = None) -> None:
        """Begin the game, with anything that a player likes to have mixed into chance."""
        await _decide_here(request, "started", partial(wishes.start, cut=cut or ""))


def _wish(press: SeatsPress) -> Wish:
    """What a button of the lobby wishes for."""
    match press:
        case Sit(_, seat):
            return partial(wishes.join, seat=seat)
        case Leave():
            return wishes.leave
        case AddComputer(_, seat):
            return partial(wishes.add_computer, seat=seat)
        case RemoveComputer(_, seat):
            return partial(wishes.remove_computer, seat=seat)
        case SetLevel(_, seat, level):
            return partial(wishes.set_level, seat=seat, level=level)
        case PlaySeries() | RateGame() | AllowBack():
            return _chosen(press)
        case Start():
            return partial(wishes.start, cut="")
        case FillAndStart():
            return wishes.fill_and_start
        case _:
            assert_never(press)


def _chosen(press: ChoicePress) -> Wish:
    """What a button of the lobby chooses."""
    match press:
        case PlaySeries(_, serial):
            return partial(wishes.play_series, serial=serial)
        case RateGame(_, rated):
            return partial(wishes.rate, rated=rated)
        case AllowBack(_, allowed):
            return partial(wishes.allow_back, allowed=allowed)
        case _:
            assert_never(press)


def _check_may_choose(request: Request) -> None:
    """Refuse to show what can be chosen to those who may not choose.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    seen = request.seen()
    if seen.stage is not Stage.LOBBY:
        raise Refused(Refusal.NOT_IN_LOBBY)
    if request.person.id != seen.host.id:
        raise Refused(Refusal.HOST_CHOOSES)


async def _choose(request: Request, chosen: TableRules) -> None:
    await request.decide(partial(wishes.choose, rules=chosen))


async def _decide_here(request: Request, done: str, wish: Wish) -> None:
    """Have a wish decided at the table in this channel; say that it was done, asked of the others, or ended it."""
    table = (await request.decide(wish)).table
    if done == "joined" and table.asking_of(request.person.id) is not None:
        done = "asked"
    await request.show(Screen(request.say("ended" if table.stage is Stage.CLOSED else done)))

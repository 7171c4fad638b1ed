"""Coming, going and getting ready: who sits where, what is to be played, that it begins, that it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

import discord
from discord import app_commands

from tockbot.rules import Party, Seat, TableRules
from tockbot.tables import Computer, Decision, Events, Level, Refusal, Refused, Sat, Stage, Table, UserId, decisions
from tockbot.ui.incoming.request import Request
from tockbot.ui.press import (
    AddComputer,
    AllowHints,
    ChooseParty,
    ChooseRuleset,
    Join,
    Leave,
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
from tockbot.ui.screens.setup import setup_screen, with_option, with_party, with_ruleset
from tockbot.ui.words.names import team_letter
from tockbot.ui.words.speaker import speaker

COMING_AND_GOING: Final = ("joined", "left", "kicked")
"""What everybody is told too, in mid-game."""


class Lobby:
    """What the buttons of the lobby do, and the commands that do the same and a little more."""

    def __init__(self, new_seed: Callable[[], bytes]) -> None:
        """Begin each game with a new seed, from which all its chance follows."""
        self._new_seed = new_seed

    async def seats(self, request: Request, press: SeatsPress) -> None:
        """Do what a button of the lobby says; once the game has begun, it does nothing."""
        match press:
            case Join():
                await request.decide(_in_lobby(lambda table: decisions.join(table, request.person)))
            case Sit(_, seat):
                await request.decide(_in_lobby(lambda table: decisions.join(table, request.person, seat)))
            case Leave():
                await request.decide(_in_lobby(lambda table: decisions.leave(table, request.user)))
            case AddComputer(_, seat):
                await request.decide(_by_those_who_belong(request, lambda table: decisions.add_computer(table, seat)))
            case RemoveComputer(_, seat):
                await request.decide(
                    _by_those_who_belong(request, lambda table: decisions.remove_computer(table, seat))
                )
            case SetLevel(_, seat, level):
                await request.decide(
                    _by_those_who_belong(request, lambda table: decisions.set_level(table, seat, level))
                )
            case Start():
                seed = self._new_seed()
                await request.decide(lambda table: decisions.start(table, request.user, seed))
            case _:
                assert_never(press)

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
                await request.decide(lambda table: decisions.allow_hints(table, request.user, hints))
            case _:
                assert_never(press)
        await request.show(setup_screen(request.say, request.seen()))

    async def join(self, request: Request, seat: app_commands.Range[int, 1, 8] | None = None) -> None:
        """Sit down at the table in this channel."""
        wanted = None if seat is None else Seat(seat - 1)
        await _decide_here(request, "joined", lambda table: decisions.join(table, request.person, wanted))

    async def leave(self, request: Request) -> None:
        """Get up from the table in this channel."""
        await _decide_here(request, "left", lambda table: decisions.leave(table, request.user))

    async def kick(self, request: Request, player: discord.User) -> None:
        """Let somebody who does not play get up; in a game a computer player takes over."""
        person = UserId(player.id)

        def decision(table: Table) -> Events:
            return decisions.kick(table, request.user, person, may_manage=request.may_manage)

        await _decide_here(request, "kicked", decision, f"<@{player.id}>")

    async def computer(
        self, request: Request, seat: app_commands.Range[int, 1, 8] | None = None, level: str | None = None
    ) -> None:
        """Put a computer player on a free seat, or let the one there play at another level."""
        wanted = None if seat is None else Seat(seat - 1)
        skill = Level.NORMAL if level is None else Level(level)

        def decision(table: Table) -> Events:
            sits_there = wanted in table.rules.seats and isinstance(table.sitters[wanted or 0], Computer)
            if wanted is not None and level is not None and sits_there:
                return decisions.set_level(table, wanted, skill)
            return decisions.add_computer(table, wanted, skill)

        await _decide_here(request, "computer-added", _by_those_who_belong(request, decision))

    async def start(self, request: Request) -> None:
        """Begin the game."""
        seed = self._new_seed()
        await _decide_here(request, "started", lambda table: decisions.start(table, request.user, seed))

    async def end(self, request: Request) -> None:
        """End the table before its time."""

        def decision(table: Table) -> Events:
            return decisions.close(table, request.user, may_manage=request.may_manage)

        await _decide_here(request, "ended", decision)


def _in_lobby(decision: Decision) -> Decision:
    """A decision that is refused once the game has begun."""

    def still_in_lobby(table: Table) -> Events:
        decisions.check_lobby(table)
        return decision(table)

    return still_in_lobby


def _by_those_who_belong(request: Request, decision: Decision) -> Decision:
    """A decision about computer players: made before the game, by those who sit at the table or opened it."""

    def checked(table: Table) -> Events:
        decisions.check_belongs(table, request.user)
        return decision(table)

    return _in_lobby(checked)


def _check_may_choose(request: Request) -> None:
    """Refuse to show what can be chosen to those who may not choose.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    seen = request.seen()
    if seen.stage is not Stage.LOBBY:
        raise Refused(Refusal.NOT_IN_LOBBY)
    if request.user != seen.host:
        raise Refused(Refusal.HOST_CHOOSES)


async def _choose(request: Request, chosen: TableRules) -> None:
    await request.decide(lambda table: decisions.choose(table, request.user, chosen))


async def _decide_here(request: Request, done: str, decision: Decision, about: str = "") -> None:
    """Make a decision at the table in this channel, and say that it was done, ``about`` whom if not whoever asked."""
    told: list[str] = []
    whom = about or request.mention

    def told_as_it_is_made(table: Table) -> Events:
        events = decision(table)
        if done in COMING_AND_GOING and table.stage is Stage.PLAYING:
            told[:] = [_told(table, done, whom, sat) for sat in events if isinstance(sat, Sat)]
        return events

    await request.decide(told_as_it_is_made)
    say = request.say
    await request.show(Screen(say(done)))
    for text in told:
        await request.tell_everybody(text)


def _told(table: Table, done: str, name: str, sat: Sat) -> str:
    """Who of this name changes which seat in mid-game with which computer player."""
    say = speaker(table.language)
    computer = sat.sitter if isinstance(sat.sitter, Computer) else table.sitters[sat.seat]
    seat = str(sat.seat + 1)
    if table.rules.party.in_teams:
        seat = say("alt-name-team", name=seat, letter=team_letter(table.rules, sat.seat))
    return say(f"{done}-told", name=name, seat=seat, computer="" if computer is None else computer.name)

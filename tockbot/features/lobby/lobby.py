"""Handles the buttons of the lobby: seats, the choice of rules and terms, and the start."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from tockbot.bot.handlers import Command, handles, opens_form
from tockbot.bot.press import Cost, Press, PressError
from tockbot.bot.request import Request
from tockbot.bot.screen import Form, Screen
from tockbot.bot.shared_presses import StartWithCut
from tockbot.bot.typed import house_rules, with_house_rules, with_party, with_ruleset
from tockbot.bot.words import mention, readable_text, speaker
from tockbot.features.lobby import screens
from tockbot.rules import Party, Seat
from tockbot.storage import StoredStatistics
from tockbot.tables import (
    Asked,
    Computer,
    Decision,
    Draft,
    Level,
    Person,
    Refusal,
    Refused,
    Stage,
    TableCommand,
    TableSeen,
    commands,
)

SeatChange = screens.Move | screens.SetComputer | screens.OpenSeat
"""A press that changes a seat's occupant."""


class Lobby:
    """Handles the buttons of the lobby, and ``/tock join``."""

    def __init__(self, games: StoredStatistics) -> None:
        """Create the feature; ``games`` has the ruleset that a server played last."""
        self._games = games

    @handles(screens.Sit)
    async def sit(self, request: Request, press: screens.Sit) -> None:
        seen = request.seen()
        if seen.stage is Stage.LOBBY and press.seat in seen.rules.seats and _is_asked(seen, press.seat, request.person):
            await request.tell_screen(_seat_screen(request, seen, press.seat), await request.theme(), {})
        else:
            step = await request.decide(commands.in_lobby(partial(commands.join, seat=press.seat)))
            await _tell_host(request, step)

    @handles(screens.ShowSeat)
    async def show_seat(self, request: Request, press: screens.ShowSeat) -> None:
        await _show_seat(request, press.seat)

    @handles[SeatChange](screens.Move, screens.SetComputer, screens.OpenSeat)
    async def change_seat(self, request: Request, press: SeatChange) -> None:
        """Change a seat's occupant, and show the seat again."""
        await request.decide(_command(press))
        await _show_seat(request, press.seat)

    @handles(screens.Leave)
    async def get_up(self, request: Request, press: screens.Leave) -> None:
        await request.decide(_command(press))
        await request.show(Screen(request.say("left")))

    @handles(screens.Start)
    async def begin(self, request: Request, _: screens.Start) -> None:
        await _in_lobby(request, partial(commands.start, cut=""))

    @handles(screens.FillAndStart)
    async def fill_and_start(self, request: Request, _: screens.FillAndStart) -> None:
        await _in_lobby(request, commands.fill_and_start)

    @handles(screens.ShowSetup)
    async def show_setup(self, request: Request, _: screens.ShowSetup) -> None:
        seen = _seen_in_lobby(request)
        may_choose = request.person.id == seen.host.id
        if may_choose:
            await self._show_choices(request)
        else:
            await request.show(screens.chosen_screen(request.say, seen))

    @handles(screens.ChooseRuleset)
    async def choose_ruleset(self, request: Request, press: screens.ChooseRuleset) -> None:
        await self._set_up(request, partial(commands.choose, rules=with_ruleset(request.seen().rules, press.ruleset)))

    @handles(screens.ChooseParty)
    async def choose_party(self, request: Request, press: screens.ChooseParty) -> None:
        party = Party(press.players, press.in_teams)
        await self._set_up(request, partial(commands.choose, rules=with_party(request.seen().rules, party)))

    @opens_form(screens.ChooseHouseRules)
    async def ask_house_rules(self, request: Request, _: screens.ChooseHouseRules) -> Form:
        form = screens.house_rules_form(request.say, _seen_by_host(request).rules)
        if not house_rules(request.say, request.seen().rules):
            raise PressError
        return form

    @handles(screens.ChooseHouseRules)
    async def choose_house_rules(self, request: Request, _: screens.ChooseHouseRules) -> None:
        rules = with_house_rules(request.say, request.seen().rules, request.answers)
        await self._set_up(request, partial(commands.choose, rules=rules))

    @opens_form(screens.ChooseTerms)
    async def ask_terms(self, request: Request, _: screens.ChooseTerms) -> Form:
        return screens.terms_form(request.say, _seen_by_host(request))

    @handles(screens.ChooseTerms)
    async def choose_terms(self, request: Request, _: screens.ChooseTerms) -> None:
        await self._set_up(request, screens.terms_wish(request.seen(), request.answers))

    async def _set_up(self, request: Request, command: TableCommand) -> None:
        """Carry out a command that changes the rules or terms, and show the setup screen again."""
        await request.decide(command)
        await self._show_choices(request)

    async def _show_choices(self, request: Request) -> None:
        seen = request.seen()
        await request.show(screens.setup_screen(request.say, seen, await self._games.last_ruleset(seen.guild)))

    @opens_form(StartWithCut)
    async def ask_cut(self, request: Request, _: StartWithCut) -> Form:
        return screens.cut_form(request.say)

    @handles(StartWithCut)
    async def start_with_cut(self, request: Request, _: StartWithCut) -> None:
        # The text that is mixed into the seed must be exactly the one that everyone can read.
        cut = readable_text(request.answers.typed("cut", screens.CUT_LENGTH), screens.CUT_LENGTH)
        await _in_lobby(request, partial(commands.start, cut=cut))
        await request.show(Screen(request.say("started")))

    @Command("join", cost=Cost.SEAT)
    async def join(self, request: Request, seat: app_commands.Range[int, 1, 8] | None = None) -> None:
        """Sit down at the table in this channel."""
        wanted = None if seat is None else Seat(seat - 1)
        step = await request.decide(partial(commands.join, seat=wanted))
        waits = step.table.asking_of(request.person.id) is not None
        await request.show(Screen(request.say("asked" if waits else "joined")))
        await _tell_host(request, step)


def _is_asked(seen: TableSeen, seat: Seat, person: Person) -> bool:
    """Return whether a press on a free seat opens its screen, instead of seating the person at once."""
    owner = seen.held[seat]
    may_give = person.id == seen.host.id and owner is not None and owner.id != person.id
    return may_give or seen.viewer not in {None, seat}


def _let_computer_play(draft: Draft, seat: Seat | None, level: Level | None) -> None:
    """Seat a computer player, or change the level of the one on this seat if a level is given."""
    table = draft.table
    is_there = seat is not None and seat in table.rules.seats and isinstance(table.seated[seat], Computer)
    if seat is not None and level is not None and is_there:
        commands.set_level(draft, seat, level)
    else:
        commands.add_computer(draft, seat, level or Level.NORMAL)


def _seen_in_lobby(request: Request) -> TableSeen:
    """Return the table as the user sees it."""
    seen = request.seen()
    if seen.stage is not Stage.LOBBY:
        raise Refused(Refusal.NOT_IN_LOBBY)
    return seen


def _seen_by_host(request: Request) -> TableSeen:
    """Return the table as its host sees it."""
    seen = _seen_in_lobby(request)
    if request.person.id != seen.host.id:
        raise Refused(Refusal.HOST_CHOOSES)
    return seen


async def _show_seat(request: Request, seat: Seat) -> None:
    """Show a seat's occupant and what the user can do with it."""
    seen = _seen_in_lobby(request)
    if seat not in seen.rules.seats:
        raise PressError
    await request.show(_seat_screen(request, seen, seat))


def _seat_screen(request: Request, seen: TableSeen, seat: Seat) -> Screen:
    """Return the screen with a seat's occupant and what the user can do with it."""
    return screens.seat_screen(request.say, seen, seat, lambda press: request.grants(_command(press)))


def _command(press: Press) -> TableCommand:
    """Return the command of a button on a seat's screen; it is refused once the game has started."""
    match press:
        case screens.Move(seat=seat):
            command: TableCommand = partial(commands.join, seat=seat)
        case screens.Leave():
            command = commands.leave
        case screens.SetComputer(seat=seat, level=level):
            command = partial(_let_computer_play, seat=seat, level=level)
        case screens.OpenSeat(seat=seat):
            command = partial(commands.open_seat, seat=seat)
        case _:
            raise PressError
    return commands.in_lobby(command)


async def _in_lobby(request: Request, command: TableCommand) -> None:
    """Carry out a command that is refused once the game has started."""
    await request.decide(commands.in_lobby(command))


async def _tell_host(request: Request, step: Decision) -> None:
    """Notify the host, in the table's language, if a person asked to sit down at a table by invitation."""
    seen = request.seen()
    if seen.terms.by_invitation and any(isinstance(entry.event, Asked) for entry in step.entries):
        say = speaker(seen.language)
        # The bot pings the host only for people who could ping the host themselves.
        users = [seen.host.user] if seen.host.user is not None and request.may_write else []
        text = say("asked-host", host=mention(say, seen.host), name=mention(say, request.person))
        await request.tell_everybody(text, users)

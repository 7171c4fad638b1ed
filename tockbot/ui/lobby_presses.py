"""What the buttons of the lobby do. Each handler is named for its verb."""

from __future__ import annotations

from tockbot.rules import Seat, TableRules
from tockbot.tables import Decision, Level, Refusal, Refused, Stage, Table, decisions
from tockbot.ui.custom_id import number_in
from tockbot.ui.desk import show
from tockbot.ui.handler import Pressing, person_of
from tockbot.ui.screens.setup import UNLIMITED, setup_screen, with_option, with_party, with_ruleset


async def join(pressing: Pressing) -> None:
    """Sit down on the first free seat."""
    person = person_of(pressing.interaction)
    await _before_the_game(pressing, lambda table: decisions.join(table, person))


async def sit(pressing: Pressing) -> None:
    """Sit down on the seat chosen."""
    person = person_of(pressing.interaction)
    seat = Seat(number_in(pressing.value))
    await _before_the_game(pressing, lambda table: decisions.join(table, person, seat))


async def leave(pressing: Pressing) -> None:
    """Get up."""
    await _before_the_game(pressing, lambda table: decisions.leave(table, pressing.user))


async def computer(pressing: Pressing) -> None:
    """Put a computer player on the seat that was free first; pressed twice it is one."""
    seat = Seat(number_in(pressing.press.detail))
    await _before_the_game(pressing, lambda table: decisions.add_computer(table, seat), by_those_who_belong=True)


async def no_computer(pressing: Pressing) -> None:
    """Take the last computer player away; pressed twice it is one."""
    seat = Seat(number_in(pressing.press.detail))
    await _before_the_game(pressing, lambda table: decisions.remove_computer(table, seat), by_those_who_belong=True)


async def level(pressing: Pressing) -> None:
    """Let a computer player play at the level chosen."""
    seat, _, name = pressing.values[0].partition(".")
    chosen, wanted = Seat(number_in(seat)), Level(name)
    await _before_the_game(pressing, lambda table: decisions.set_level(table, chosen, wanted), by_those_who_belong=True)


async def _before_the_game(pressing: Pressing, decision: Decision, *, by_those_who_belong: bool = False) -> None:
    """Make a decision that a lobby's button stands for: once the game has begun, it does nothing."""

    def still_in_lobby(table: Table) -> decisions.Events:
        decisions.check_lobby(table)
        if by_those_who_belong:
            decisions.check_belongs(table, pressing.user)
        return decision(table)

    await pressing.decide(still_in_lobby)


async def start(pressing: Pressing) -> None:
    """Begin the game."""
    seed = pressing.desk.new_seed()
    await pressing.decide(lambda table: decisions.start(table, pressing.user, seed))


async def setup(pressing: Pressing) -> None:
    """Show what can be chosen for the game."""
    seen = pressing.seen
    if seen.stage is not Stage.LOBBY:
        raise Refused(Refusal.NOT_IN_LOBBY)
    if pressing.user != seen.host:
        raise Refused(Refusal.HOST_CHOOSES)
    await show(pressing.interaction, setup_screen(pressing.say, seen))


async def ruleset(pressing: Pressing) -> None:
    """Choose another ruleset."""
    await _choose(pressing, with_ruleset(pressing.seen.rules, pressing.value))


async def party(pressing: Pressing) -> None:
    """Choose how many play, and whether in teams."""
    await _choose(pressing, with_party(pressing.seen.rules, pressing.value))


async def option(pressing: Pressing) -> None:
    """Switch an option."""
    name, _, value = pressing.press.detail.partition("=")
    await _choose(pressing, with_option(pressing.seen.rules, name, value))


async def hints(pressing: Pressing) -> None:
    """Choose how many hints there are."""
    value = pressing.values[0]
    wanted = None if value == UNLIMITED else number_in(value)
    await pressing.decide(lambda table: decisions.allow_hints(table, pressing.user, wanted))
    await show(pressing.interaction, setup_screen(pressing.say, pressing.seen))


async def _choose(pressing: Pressing, chosen: TableRules) -> None:
    await pressing.decide(lambda table: decisions.choose(table, pressing.user, chosen))
    await show(pressing.interaction, setup_screen(pressing.say, pressing.seen))

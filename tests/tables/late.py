"""Tables at which time passes: people are reminded, and computer players act for those who are late."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from random import Random

from tests.tables.live import LiveTable
from tockbot.rules import Phase, Seat, some_play
from tockbot.tables import (
    NOBODY_QUIET,
    Actor,
    ClosingDue,
    Computer,
    ComputersDue,
    Decision,
    Due,
    Quiet,
    ReminderDue,
    RestartClocks,
    ReturnDue,
    SchedulerContext,
    Stage,
    TableCommand,
    ThrowInDue,
    TimeUp,
    commands,
    decide,
    next_due_action,
)

PAUSE = timedelta(seconds=2)
KEPT = SchedulerContext(PAUSE)


@dataclass
class KeptTable(LiveTable):
    """A table that carries out scheduled actions on time, like its keeper, with random plays."""

    quiet: Quiet = field(default_factory=dict)

    @classmethod
    def of(cls, live: LiveTable, quiet: Quiet = NOBODY_QUIET) -> KeptTable:
        """Take over a live table."""
        return cls(live.table, live.entries, quiet)

    def at(self, now: datetime, actor: Actor, command: TableCommand) -> Decision:
        """Carry out a command of an actor at this time."""
        step = decide(self.table, actor, now, command, self.quiet)
        self.table = step.table
        self.entries += step.entries
        return step

    def do_due(self, following: Due, rng: Random) -> None:
        """Carry out a scheduled action at its time."""
        match following:
            case ComputersDue(at, seats):
                self.at(at, Actor(plays=seats[0]), self.any_act(seats[0], rng))
            case ReminderDue(at, seat):
                self.at(at, Actor(), partial(commands.remind, seat=seat))
            case TimeUp(at, seat):
                self.at(at, Actor(plays=seat), commands.time_is_up(seat, at, self.any_act(seat, rng)))
            case ThrowInDue(at, seat):
                self.at(at, Actor(plays=seat), self.any_act(seat, rng))
            case ReturnDue(at, seat):
                self.at(at, Actor(), partial(commands.return_as_announced, seat=seat, until=at))
            case RestartClocks(at):
                self.at(at, Actor(), commands.restart_clocks)
            case ClosingDue(at, since):
                self.at(at, Actor(), partial(commands.close_idle, since=since))

    def any_act(self, seat: Seat, rng: Random) -> TableCommand:
        """Return a random legal command for a seat that must act."""
        game = self.game
        if game.position.phase is Phase.EXCHANGE:
            return partial(commands.give, card=rng.choice(game.hands[seat]), stamp=game.stamp)
        return partial(commands.play, chosen=some_play(game.position), stamp=game.stamp)

    def next_due(self, context: SchedulerContext = KEPT) -> Due:
        """Return the next scheduled action."""
        following = next_due_action(self.table, context)
        assert following is not None
        return following


def late_until_away(live: LiveTable, rng: Random, late: Seat) -> None:
    """Let one person miss every turn until a computer player holds their seat; all others act at once."""
    kept = KeptTable.of(live)
    while not isinstance(kept.table.seated[late], Computer) and kept.table.stage is Stage.PLAYING:
        punctual = [seat for seat in kept.table.awaited if seat != late]
        if punctual:
            now = kept.table.at + timedelta(seconds=1)
            kept.at(now, kept.player(punctual[0]), kept.any_act(punctual[0], rng))
        else:
            kept.do_due(kept.next_due(), rng)
    live.table = kept.table

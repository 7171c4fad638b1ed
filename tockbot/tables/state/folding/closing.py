"""Closing a table before its game is over: who did it, taking it up again, and giving it up for good."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from tockbot.tables.ids import PersonId
from tockbot.tables.log.events import Cause, Closed, EndEvent, GivenUp, Reopened, Wanted
from tockbot.tables.players import Human, Player, computer_on
from tockbot.tables.state.closing import Closing
from tockbot.tables.state.folding.requiring import require
from tockbot.tables.state.presence import Absence
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table


def closing_after(table: Table, event: EndEvent, actor: PersonId | None) -> Table:
    """The table after it was closed, taken up again, or given up by somebody.

    Raises:
        LogError: that cannot be.
    """
    match event:
        case Closed(cause, absent, won):
            require(table, table.stage.is_open, "closes what is over")
            in_time = cause is Cause.TIME and table.stage is Stage.PLAYING and won in table.rules.sides
            require(table, in_time or not won, "gives a game to a side that cannot have won it")
            closing = Closing(table.at, cause, _closed_by(table, cause, actor), table.stage, absent, won=won)
            # Whoever lost a game by absence did so once, whatever becomes of it while they stay away.
            loses = bool(absent) and not table.to_come
            lost = tuple(home for home in table.homes if home[1] in absent) if loses else table.lost
            return replace(table, stage=Stage.CLOSED, closing=closing, lost=lost)
        case Reopened():
            stage = Stage.CLOSED if table.closing is None or not table.can_reopen(table.at) else table.closing.stage
            require(table, stage.is_open and actor is not None, "takes up what cannot be taken up")
            return table if actor is None else _taken_up(replace(table, stage=stage, closing=None), actor)
        case GivenUp():
            closed = table.closing
            require(table, closed is not None and actor in table.not_given_up, "gives up what is not theirs")
            if closed is None or actor is None:
                return table
            return replace(table, closing=replace(closed, given_up=(*closed.given_up, actor)))
        case _:
            assert_never(event)


def _taken_up(table: Table, actor: PersonId) -> Table:
    """The table as it stood, all but the actor away from it until they are back."""
    home = dict(table.homes).get(actor)
    in_lobby = table.stage is Stage.LOBBY
    seats = [seat for person, seat in table.homes if person != actor and not in_lobby]
    nobody = [None if in_lobby else computer_on(seat) for seat in table.rules.seats]
    seated: list[Player | None] = [
        nobody[seat] if isinstance(player, Human) else player for seat, player in enumerate(table.seated)
    ]
    if home is not None:
        seated[home] = Human(actor)
    sides = {table.rules.side_of(seat) for seat in seats} - ({table.rules.side_of(home)} if home is not None else set())
    return replace(
        table,
        seated=tuple(seated),
        presence=replace(
            table.presence, absences=tuple(Absence(seat, table.at) for seat in seats), comings=(), late=(), calls=()
        ),
        taken_up=((actor, table.at), *(one for one in table.taken_up if one[0] != actor)),
        to_come=tuple(sorted(seat for side in sides for seat in side)),
        # What was chosen or asked for before was for another day.
        clock=table.clock.at_rest(),
        ahead=replace(table.ahead, queued=()),
        asked=(),
        last_play=None,
        acted_at=table.at,
        due_at=table.at,
    )


def _closed_by(table: Table, cause: Cause, actor: PersonId | None) -> tuple[PersonId, ...]:
    """Who closed a table: one person, or all who agreed."""
    ends = next((one for one in table.asked if one.wanted is Wanted.END), None) if cause is Cause.AGREED else None
    together = () if ends is None else (ends.person, *ends.agreed)
    return together or (() if actor is None else (actor,))

"""Who sits where at a table, and to which seat whom a table knows comes back: what an entry of the log makes of it."""

from __future__ import annotations

from dataclasses import replace

from tockbot.rules import Seat, TableRules
from tockbot.tables.ids import PersonId
from tockbot.tables.log.plain import LogError
from tockbot.tables.players import Human, Player
from tockbot.tables.state.requiring import player_on, require
from tockbot.tables.state.table import Seated, Stage, Table


def sat(table: Table, seat: Seat, player: Player) -> Table:
    """The table after somebody took a seat, a free one or in mid-game another's.

    Raises:
        LogError: that cannot be.
    """
    before = player_on(table, seat)
    require(table, before is None or table.stage is Stage.PLAYING, "takes a seat that is taken")
    twice = isinstance(player, Human) and table.seat_of(player.person) not in (None, seat)
    require(table, not twice, "seats somebody twice")
    seated = (*table.seated[:seat], player, *table.seated[seat + 1 :])
    clock = table.clock.there(seat)
    if not isinstance(player, Human):
        return replace(table, seated=seated, clock=clock)
    homes = (*(home for home in table.homes if home[0] != player.person), (player.person, seat))
    return replace(table, seated=seated, homes=homes, clock=clock)


def left(table: Table, seat: Seat) -> Table:
    """The table after a seat became free, before the game.

    Raises:
        LogError: nobody sat there.
    """
    require(table, player_on(table, seat) is not None, "frees a seat that cannot be freed")
    seated = (*table.seated[:seat], None, *table.seated[seat + 1 :])
    return replace(table, seated=seated, homes=_homes(seated))


def moved_to(table: Table, rules: TableRules) -> Table:
    """The table with other rules, before the game: people whose seat is no more get the first without a person.

    Raises:
        LogError: there are more people than seats.
    """
    seated = _moved_up(table.seated, rules.party.players)
    return replace(table, rules=rules, seated=seated, homes=_homes(seated))


def _moved_up(seated: Seated, seats: int) -> Seated:
    if sum(isinstance(player, Human) for player in seated) > seats:
        raise LogError("there are more people than seats")
    kept = [*seated[:seats], *(None,) * (seats - len(seated))]
    for person in (player for player in seated[seats:] if isinstance(player, Human)):
        kept[next(seat for seat, player in enumerate(kept) if not isinstance(player, Human))] = person
    return tuple(kept)


def _homes(seated: Seated) -> tuple[tuple[PersonId, Seat], ...]:
    """The seat of everybody who sits there."""
    return tuple((player.person, Seat(seat)) for seat, player in enumerate(seated) if isinstance(player, Human))

"""Who sits where at a table, and to which seat whom a table knows comes back: what an entry of the log makes of it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import assert_never

from tockbot.rules import Seat, TableRules
from tockbot.tables.ids import PersonId
from tockbot.tables.log.entry import LogError
from tockbot.tables.log.events import Away, Chosen, Kept, Left, LetBack, Sat, SeatsEvent, SentAway, Wanted
from tockbot.tables.players import Computer, Human, Player, computer_on
from tockbot.tables.state.folding.requiring import player_on, require
from tockbot.tables.state.folding.serial import left_for_good
from tockbot.tables.state.presence import Absence, Homes
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Seated, Table


def reseated(table: Table, event: SeatsEvent) -> Table:
    """The table after something happened to its seats.

    Raises:
        LogError: it cannot have happened.
    """
    if isinstance(event, Chosen | Kept):
        require(table, table.stage is Stage.LOBBY, "changes in mid-game what only a lobby can change")
    match event:
        case Chosen(rules):
            return _moved_to(table, rules)
        case Sat(seat, player):
            return _sat(table, seat, player)
        case Left(seat) if table.closing is not None:
            # So it would stand if it was taken up again.
            return replace(_left(replace(table, stage=table.closing.stage), seat), stage=table.stage)
        case Left(seat):
            return _left(table, seat)
        case Kept(seat, person):
            return _kept(table, seat, person)
        case Away(seat, until):
            return _away(table, seat, until)
        case SentAway(person):
            home = dict(table.homes).get(person)
            table = table if home is None else _left(table, home)
            asked = tuple(one for one in table.asked if one.person != person)
            return replace(table, asked=asked, sent_away=(*table.sent_away, person))
        case LetBack(person):
            require(table, person in table.sent_away, "lets somebody back who was not sent away")
            return replace(table, sent_away=tuple(one for one in table.sent_away if one != person))
        case _:
            assert_never(event)


def _sat(table: Table, seat: Seat, player: Player) -> Table:
    before = player_on(table, seat)
    other_level = isinstance(before, Computer) and isinstance(player, Computer)
    require(table, before is None or table.stage is not Stage.LOBBY or other_level, "takes a seat that is taken")
    twice = isinstance(player, Human) and table.seat_of(player.person) not in (None, seat)
    require(table, not twice, "seats somebody twice")
    seated = (*table.seated[:seat], player, *table.seated[seat + 1 :])
    last = None if table.last_play is None or table.last_play.seat == seat else table.last_play
    ahead = table.ahead.without(seat)
    table = replace(table, seated=seated, clock=table.clock.there(seat), last_play=last, ahead=ahead)
    if isinstance(player, Human):
        return _came(table, seat, player.person)
    # Before the game a seat is one person's; in mid-game whoever leaves it may come back to it.
    if table.stage is Stage.LOBBY:
        asked = tuple(one for one in table.asked if one.seat != seat)
        return replace(table, homes=_homes_but(table, seat), asked=asked)
    presence = table.presence.with_absence(Absence(seat, table.at))
    gone = None if not isinstance(before, Human) else before.person
    return replace(table, presence=presence, asked=tuple(one for one in table.asked if gone != one.person))


def _came(table: Table, seat: Seat, person: PersonId) -> Table:
    """The table whose seat somebody took: it is theirs, and nobody's who was away from it."""
    if dict(table.homes).get(person) != seat and table.kept_for(seat) is not None:
        table = left_for_good(table, seat)
    presence = table.presence.with_there(person)
    again = person in dict(presence.held)
    homes = (*(home for home in _homes_but(table, seat) if home[0] != person), (person, seat))
    if table.stage is not Stage.PLAYING:
        asked = tuple(one for one in table.asked if person != one.person and one.seat != seat)
        return replace(table, homes=homes, presence=presence, asked=asked)
    comings = dict(presence.comings) | ({person: presence.comings_of(person) + 1} if again else {})
    return replace(
        table,
        clock=table.clock.returned(seat, person, table.at),
        # Who sits down as they had said or asked to does something now, though the entry has no actor.
        acted_at=table.at,
        homes=homes,
        presence=replace(
            presence.without_absence(seat),
            held=(*(one for one in presence.held if one[0] != person), (person, seat)),
            seen=(*presence.seen, (person, seat)),
            comings=tuple(comings.items()),
        ),
        # Who comes back has a turn to show that they are there before a newcomer to whom the seat was given has it.
        asked=tuple(
            one for one in table.asked if person != one.person and (one.seat != seat or (again and one.agreed))
        ),
        to_come=_still_to_come(table, seat) if again else table.to_come,
    )


def _still_to_come(table: Table, seat: Seat) -> tuple[Seat, ...]:
    return tuple(one for one in table.to_come if one not in table.rules.side_of(seat))


def _left(table: Table, seat: Seat) -> Table:
    """The table whose seat is nobody's: free before the game, a computer player's in it."""
    player = player_on(table, seat)
    is_computers = isinstance(player, Computer) and table.stage is Stage.LOBBY
    somebodys = isinstance(player, Human) or table.kept_for(seat) is not None
    require(table, is_computers or somebodys, "frees a seat that cannot be freed")
    if table.stage is not Stage.LOBBY:
        if isinstance(player, Human):
            table = _sat(table, seat, computer_on(seat))
        asked = tuple(one for one in table.asked if one.wanted is not Wanted.SEND_AWAY or one.seat != seat)
        return replace(left_for_good(table, seat), homes=_homes_but(table, seat), asked=asked)
    seated = (*table.seated[:seat], None, *table.seated[seat + 1 :])
    return replace(table, seated=seated, homes=_homes_but(table, seat))


def _kept(table: Table, seat: Seat, person: PersonId) -> Table:
    nobodys = table.kept_for(seat) is None and not isinstance(player_on(table, seat), Human)
    require(table, nobodys and person not in dict(table.homes), "keeps a seat that cannot be kept")
    # Only whose place a computer player has is away once the game begins.
    presence = table.presence if table.seated[seat] is None else table.presence.with_absence(Absence(seat, table.at))
    return replace(table, homes=(*table.homes, (person, seat)), presence=presence)


def _away(table: Table, seat: Seat, until: datetime | None) -> Table:
    is_away = isinstance(player_on(table, seat), Computer) and table.kept_for(seat) is not None
    absence = table.presence.absence_from(seat)
    if absence is None or not is_away or (until is not None and until <= table.at):
        raise LogError(f"entry {table.entries} says until when nobody is away")
    return replace(table, presence=table.presence.with_absence(replace(absence, until=until)))


def _homes_but(table: Table, seat: Seat) -> Homes:
    return tuple(home for home in table.homes if home[1] != seat)


def _moved_to(table: Table, rules: TableRules) -> Table:
    """The table with other rules; a seat that is kept for somebody stays so where it is still there and free."""
    seated = _moved_up(table.seated, rules.party.players)
    homes = tuple((player.person, Seat(seat)) for seat, player in enumerate(seated) if isinstance(player, Human))
    absent = (home for home in table.homes if table.seat_of(home[0]) is None)
    still_kept = (home for home in absent if home[1] in rules.seats and seated[home[1]] is None)
    asked = tuple(one for one in table.asked if one.seat in rules.seats and seated[one.seat] is None)
    return replace(table, rules=rules, seated=seated, homes=(*homes, *still_kept), asked=asked)


def _moved_up(seated: Seated, seats: int) -> Seated:
    """Who sits where on another number of seats: people whose seat is no more get the first without a person."""
    if sum(isinstance(player, Human) for player in seated) > seats:
        raise LogError("there are more people than seats")
    kept = [*seated[:seats], *(None,) * (seats - len(seated))]
    for person in (player for player in seated[seats:] if isinstance(player, Human)):
        kept[next(seat for seat, player in enumerate(kept) if not isinstance(player, Human))] = person
    return tuple(kept)

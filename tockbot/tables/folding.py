"""The fold of a log: the effect of each entry on a table.

Invariant: ``fold(table, entry)`` is the only way to change a table. It checks that the entry can follow. Checking that
a play is legal takes longest, and is done only when an entry is written and when a log is verified.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from functools import reduce
from typing import assert_never

from tockbot.rules import IllegalPlay, Phase, Seat, TableRules, is_legal
from tockbot.tables import events
from tockbot.tables.clock import Clock
from tockbot.tables.game import SEED_BYTES, Game, card_passed, dealt, game_from, game_seed, new_game, played
from tockbot.tables.players import Computer, Human, PersonId, Player, Stamp, computer_on
from tockbot.tables.proposals import ahead_after, asked, asked_after, last_play_after, queue_after, undone
from tockbot.tables.state import (
    Absence,
    Beginning,
    Closing,
    Homes,
    Presence,
    Seated,
    Series,
    Stage,
    Stranger,
    Table,
    player_on,
    require,
)


def closing_after(table: Table, event: events.EndEvent, actor: PersonId | None) -> Table:
    """Return the table after it was closed, resumed, or closed permanently by one of its owners."""
    match event:
        case events.Closed(cause, absent, won):
            require(table, table.stage.is_open, "closes a closed table")
            in_time = cause is events.Cause.TIME and table.stage is Stage.PLAYING and won in table.rules.sides
            require(table, in_time or not won, "awards the game to a side that cannot have won it")
            closing = Closing(table.at, cause, _closed_by(table, cause, actor), table.stage, absent, won=won)
            # A person loses a game by absence once, even if it is resumed and closed again while they are away.
            loses = bool(absent) and not table.awaited_sides
            lost = tuple(home for home in table.seat_owners if home[1] in absent) if loses else table.lost
            return replace(table, stage=Stage.CLOSED, closing=closing, lost=lost)
        case events.Reopened():
            stage = Stage.CLOSED if table.closing is None or not table.can_reopen(table.at) else table.closing.stage
            require(table, stage.is_open and actor is not None, "resumes a table that cannot be resumed")
            return table if actor is None else _resumed(replace(table, stage=stage, closing=None), actor)
        case events.ClosedForGood():
            closed = table.closing
            require(table, closed is not None and actor in table.not_given_up, "closes permanently what is not theirs")
            if closed is None or actor is None:
                return table
            return replace(table, closing=replace(closed, given_up=(*closed.given_up, actor)))
        case _:
            assert_never(event)


def _resumed(table: Table, actor: PersonId) -> Table:
    """Return the table where it stopped, with everyone except the actor away."""
    home = dict(table.seat_owners).get(actor)
    in_lobby = table.stage is Stage.LOBBY
    seats = [seat for person, seat in table.seat_owners if person != actor and not in_lobby]
    replacements = [None if in_lobby else computer_on(seat) for seat in table.rules.seats]
    seated: list[Player | None] = [
        replacements[seat] if isinstance(player, Human) else player for seat, player in enumerate(table.seated)
    ]
    if home is not None:
        seated[home] = Human(actor)
    sides = {table.rules.side_of(seat) for seat in seats} - ({table.rules.side_of(home)} if home is not None else set())
    return replace(
        table,
        seated=tuple(seated),
        presence=replace(
            table.presence,
            absences=tuple(Absence(seat, table.at) for seat in seats),
            return_counts=(),
            timed_out=(),
            calls=(),
        ),
        resumed=((actor, table.at), *(one for one in table.resumed if one[0] != actor)),
        awaited_sides=tuple(sorted(seat for side in sides for seat in side)),
        # Plans and proposals from before the closing no longer apply.
        clock=table.clock.at_rest(),
        ahead=replace(table.ahead, queued=()),
        asked=(),
        last_play=None,
        acted_at=table.at,
        due_at=table.at,
    )


def _closed_by(table: Table, cause: events.Cause, actor: PersonId | None) -> tuple[PersonId, ...]:
    """Return the people who closed a table: one person, or all who agreed."""
    ends = (
        next((one for one in table.asked if one.wanted is events.Wanted.END), None)
        if cause is events.Cause.AGREED
        else None
    )
    together = () if ends is None else (ends.person, *ends.agreed)
    return together or (() if actor is None else (actor,))


def with_entry(table: Table, entry: events.Entry) -> Table:
    """Return the table with one more entry counted, and its actor present; the event itself is not applied yet.

    In a game, only people who sit at the table delay its automatic closing.
    """
    number, at, actor = entry.number, entry.at, entry.actor
    if actor is None:
        return replace(table, entries=number, at=at)
    acts = table.seat_of(actor) is not None or (
        table.game is None and not isinstance(entry.event, events.Asked | events.PresenceChecked)
    )
    acted_at = at if acts else table.acted_at
    table = replace(table, entries=number, at=at, acted_at=acted_at, presence=table.presence.with_there(actor))
    seat = table.seat_of(actor)
    return table if seat is None or not _is_private(entry.event) else table.with_press(seat)


def _is_private(event: events.Event) -> bool:
    """Return whether people do this on their private screen, where they see what happened to them since they last did.

    Presses on the table's message, such as an answer to a presence check, don't count: that message doesn't show it.
    """
    own_undo = isinstance(event, events.Asked) and event.wanted is events.Wanted.UNDO
    return own_undo or isinstance(event, events.CardPassed | events.Played | events.QueueEvent)


def forgotten(table: Table, known: PersonId, seat: Seat | None, actor: PersonId | None) -> Table:
    """Return the table after the bot deleted its data about a person; what they did there is recorded by seat."""
    held = None if actor is None else dict(table.presence.held).get(actor)
    is_kept = seat is not None or actor in (*table.removed, *table.removers)
    require(table, held == seat and is_kept, "forgets a person with nothing to record")
    if actor is None:
        return table
    stranger = Stranger(actor, known, seat)
    return replace(table, presence=replace(table.presence, strangers=(*table.presence.strangers, stranger)))


def called(table: Table, event: events.CallEvent, actor: PersonId | None) -> Table:
    """Return the table after a presence check, or after an answer to it."""
    require(table, actor is not None, "has no actor")
    if not isinstance(event, events.PresenceChecked):
        return table
    its, calls = table.present_or_reserved(table.at), table.presence.calls
    new = ((one, table.at) for one in its if one != actor and one not in dict(calls))
    return replace(table, presence=replace(table.presence, calls=(*calls, *new)))


def in_series(table: Table, event: events.SeriesChosen) -> Table:
    """Return the table after a series was chosen, together with its score."""
    require(table, table.stage is Stage.LOBBY, "chooses a series during the game")
    if event.first_to is None:
        return replace(table, series=None)
    sides = len(table.rules.sides)
    won = event.won or (0,) * sides
    can_be = len(won) == sides and all(0 <= one < event.first_to for one in won)
    require(table, can_be and event.first_to > 0, "continues a series that cannot be continued")
    return replace(table, series=Series(event.first_to, won, table.owners, event.follows))


def series_begun(table: Table) -> Series | None:
    """Return the series once the seats are fixed; a new one, if the seats have other owners than before."""
    series = table.series
    if series is None:
        return None
    if not table.continues_series:
        series = Series(series.first_to, (0,) * len(table.rules.sides))
    return replace(series, owners=table.owners)


def seat_given_up(table: Table, seat: Seat) -> Table:
    """Return the table after the owner of a seat has given it up permanently."""
    series = table.series
    if series is None or series.owners[seat] is None:
        return table
    return replace(table, series=replace(series, given_up=True))


def with_seats_event(table: Table, event: events.SeatsEvent, actor: PersonId | None) -> Table:
    """Return the table after an event about its seats."""
    if isinstance(event, events.Chosen | events.SeatReserved):
        require(table, table.stage is Stage.LOBBY, "changes rules or reservations during the game")
    match event:
        case events.Chosen(rules):
            return _moved_to(table, rules)
        case events.Sat(seat, player):
            return _sat(table, seat, player)
        case events.Left(seat) if table.closing is not None:
            # The table changes as it would be if it were resumed.
            return replace(_left(replace(table, stage=table.closing.stage), seat), stage=table.stage)
        case events.Left(seat):
            return _left(table, seat)
        case events.SeatReserved(seat, person):
            return _reserved(table, seat, person)
        case events.Away(seat, until):
            return _away(table, seat, until)
        case events.PlayerRemoved(person):
            home = dict(table.seat_owners).get(person)
            table = table if home is None else _left(table, home)
            asked = tuple(one for one in table.asked if one.person != person)
            alone = () if actor is None or table.stage is Stage.LOBBY else (actor,)
            removers = tuple(dict.fromkeys((*table.removers, *alone)))
            return replace(table, asked=asked, removed=(*table.removed, person), removers=removers)
        case events.PlayerLetBack(person):
            require(table, person in table.removed, "lets back in a person who was not removed")
            return replace(table, removed=tuple(one for one in table.removed if one != person))
        case _:
            assert_never(event)


def _sat(table: Table, seat: Seat, player: Player) -> Table:
    before = player_on(table, seat)
    other_level = isinstance(before, Computer) and isinstance(player, Computer)
    require(table, before is None or table.stage is not Stage.LOBBY or other_level, "takes an occupied seat")
    twice = isinstance(player, Human) and table.seat_of(player.person) not in (None, seat)
    require(table, not twice, "seats a person twice")
    seated = (*table.seated[:seat], player, *table.seated[seat + 1 :])
    last = None if table.last_play is None or table.last_play.seat == seat else table.last_play
    ahead = table.ahead.without(seat)
    table = replace(table, seated=seated, clock=table.clock.there(seat), last_play=last, ahead=ahead)
    if isinstance(player, Human):
        return _sat_down(table, seat, player.person)
    # In the lobby a seat is simply given away; in a game the person who leaves it may return to it.
    if table.stage is Stage.LOBBY:
        asked = tuple(one for one in table.asked if one.seat != seat)
        return replace(table, seat_owners=_homes_but(table, seat), asked=asked)
    presence = table.presence.with_absence(Absence(seat, table.at))
    gone = None if not isinstance(before, Human) else before.person
    return replace(table, presence=presence, asked=tuple(one for one in table.asked if gone != one.person))


def _sat_down(table: Table, seat: Seat, person: PersonId) -> Table:
    """Return the table after a person took a seat, which now belongs to them only."""
    if dict(table.seat_owners).get(person) != seat and table.held_for(seat) is not None:
        table = seat_given_up(table, seat)
    table = table.with_press(seat)
    presence = table.presence.with_there(person)
    again = person in dict(presence.held)
    homes = (*(home for home in _homes_but(table, seat) if home[0] != person), (person, seat))
    if table.stage is not Stage.PLAYING:
        asked = tuple(one for one in table.asked if person != one.person and one.seat != seat)
        return replace(table, seat_owners=homes, presence=presence, asked=asked)
    return_counts = dict(presence.return_counts) | ({person: presence.return_count(person) + 1} if again else {})
    return replace(
        table,
        clock=table.clock.returned(seat, person, table.at),
        # A person who sits down automatically counts as acting now, although the entry has no actor.
        acted_at=table.at,
        seat_owners=homes,
        presence=replace(
            presence.without_absence(seat),
            held=(*(one for one in presence.held if one[0] != person), (person, seat)),
            seen=(*presence.seen, (person, seat)),
            return_counts=tuple(return_counts.items()),
        ),
        # A person who returns has one turn to show that they are there before a newcomer gets the promised seat.
        asked=tuple(
            one for one in table.asked if person != one.person and (one.seat != seat or (again and one.agreed))
        ),
        awaited_sides=_still_awaited(table, seat) if again else table.awaited_sides,
    )


def _still_awaited(table: Table, seat: Seat) -> tuple[Seat, ...]:
    return tuple(one for one in table.awaited_sides if one not in table.rules.side_of(seat))


def _left(table: Table, seat: Seat) -> Table:
    """Return the table after a seat was given up: free in the lobby, a computer player's in a game."""
    player = player_on(table, seat)
    is_computers = isinstance(player, Computer) and table.stage is Stage.LOBBY
    is_persons = isinstance(player, Human) or table.held_for(seat) is not None
    require(table, is_computers or is_persons, "frees a seat that cannot be freed")
    if table.stage is not Stage.LOBBY:
        if isinstance(player, Human):
            table = _sat(table, seat, computer_on(seat))
        asked = tuple(one for one in table.asked if one.wanted is not events.Wanted.REMOVE or one.seat != seat)
        return replace(seat_given_up(table, seat), seat_owners=_homes_but(table, seat), asked=asked)
    seated = (*table.seated[:seat], None, *table.seated[seat + 1 :])
    return replace(table, seated=seated, seat_owners=_homes_but(table, seat))


def _reserved(table: Table, seat: Seat, person: PersonId) -> Table:
    is_free = table.held_for(seat) is None and not isinstance(player_on(table, seat), Human)
    require(table, is_free and person not in dict(table.seat_owners), "reserves a seat that cannot be reserved")
    # A person is away, once the game begins, only if a computer player has their seat.
    presence = table.presence if table.seated[seat] is None else table.presence.with_absence(Absence(seat, table.at))
    return replace(table, seat_owners=(*table.seat_owners, (person, seat)), presence=presence)


def _away(table: Table, seat: Seat, until: datetime | None) -> Table:
    is_away = isinstance(player_on(table, seat), Computer) and table.held_for(seat) is not None
    absence = table.presence.absence_from(seat)
    if absence is None or not is_away or (until is not None and until <= table.at):
        raise events.LogError(f"entry {table.entries} announces an impossible return")
    return replace(table, presence=table.presence.with_absence(replace(absence, until=until)))


def _homes_but(table: Table, seat: Seat) -> Homes:
    return tuple(home for home in table.seat_owners if home[1] != seat)


def _moved_to(table: Table, rules: TableRules) -> Table:
    """Return the table with other rules; reservations of seats that still exist and are free remain."""
    seated = _moved_up(table.seated, rules.party.players)
    homes = tuple((player.person, Seat(seat)) for seat, player in enumerate(seated) if isinstance(player, Human))
    absent = (home for home in table.seat_owners if table.seat_of(home[0]) is None)
    still_kept = (home for home in absent if home[1] in rules.seats and seated[home[1]] is None)
    asked = tuple(one for one in table.asked if one.seat in rules.seats and seated[one.seat] is None)
    return replace(table, rules=rules, seated=seated, seat_owners=(*homes, *still_kept), asked=asked)


def _moved_up(seated: Seated, seats: int) -> Seated:
    """Return the players on another number of seats; people without a seat move to the first one without a person."""
    if sum(isinstance(player, Human) for player in seated) > seats:
        raise events.LogError("there are more people than seats")
    kept = [*seated[:seats], *(None,) * (seats - len(seated))]
    for person in (player for player in seated[seats:] if isinstance(player, Human)):
        kept[next(seat for seat, player in enumerate(kept) if not isinstance(player, Human))] = person
    return tuple(kept)


def with_clock_event(table: Table, event: events.ClockEvent) -> Table:
    """Return the table after an event about its clock."""
    clock, presence = _next_clock(table, event), table.presence
    player = table.seated[event.seat] if isinstance(event, events.Missed) else None
    if isinstance(player, Human):
        presence = replace(presence, timed_out=(*presence.timed_out, player.person))
    return replace(table, clock=clock, presence=presence)


def _next_clock(table: Table, event: events.ClockEvent) -> Clock:
    match event:
        case events.PaceChosen(pace):
            require(table, table.stage is Stage.LOBBY, "chooses a pace during the game")
            return Clock(pace)
        case events.Timed(deadlines, awake):
            awaited = all(seat in table.awaited for seat, _ in deadlines) and table.clock.times is not None
            require(table, awaited, "starts the clock of a seat that need not act")
            return table.clock.timed(table.at, deadlines, awake)
        case events.Reminded(seat):
            require(table, table.clock.wait_for(seat) is not None, "reminds a person who need not act")
            return table.clock.reminded(seat, table.entries)
        case events.Missed(seat):
            require(table, table.clock.wait_for(seat) is not None, "misses a turn of a seat that need not act")
            return table.clock.missing(seat)
        case events.ClockHeld(seat):
            player = player_on(table, seat)
            if not isinstance(player, Human) or not table.clock.counts_for(seat):
                raise events.LogError(f"entry {table.entries} holds a clock that does not run")
            return table.clock.held_for(seat, player.person, table.at)
        case _:
            assert_never(event)


def clock_after(table: Table, event: events.GameEvent, game: Game) -> Clock:
    """Return the clock after an event of the game, which led to this game."""
    clock = table.clock
    if isinstance(event, events.CardPassed | events.Played):
        is_person = isinstance(player_on(table, event.seat), Human)
        require(table, is_person or not event.in_stead, "acts on behalf of no one")
        clock = clock.acted(event.seat, table.at)
        clock = clock if event.in_stead else clock.there(event.seat)
    return clock.at_rest() if table.game is None or game.stamp != table.game.stamp else clock


def opened(entry: events.Entry) -> Table:
    """Return a table that was just opened.

    Raises:
        LogError: the entry does not open a table, or is not the first.
    """
    event = entry.event
    if not isinstance(event, events.Opened) or entry.number != 1:
        raise events.LogError("a log begins with the opening of its table")
    if len(event.seed) != SEED_BYTES:
        raise events.LogError(f"a seed has {SEED_BYTES} bytes, not {len(event.seed)}")
    return Table(
        opening=event,
        entries=1,
        at=entry.at,
        acted_at=entry.at,
        due_at=entry.at,
        rules=event.rules,
        stage=Stage.LOBBY,
        seated=(None,) * event.rules.party.players,
        clock=Clock(event.pace),
    )


def fold(table: Table, entry: events.Entry) -> Table:  # noqa: C901, PLR0912 - one case for each kind of event
    """Return the table after one more entry of its log.

    Raises:
        LogError: the entry cannot follow.
    """
    if entry.number != table.entries + 1:
        raise events.LogError(f"entry {entry.number} cannot follow entry {table.entries}")
    since, table = table.at, with_entry(table, entry)
    # The clocks restart if no one could act, such as while the bot was stopped: no seat used that time.
    if table.clock.waits and not isinstance(entry.event, events.Timed):
        table = replace(table, clock=table.clock.waited(since, table.at))
    after_closing = table.closing is not None and isinstance(
        entry.event, events.Reopened | events.ClosedForGood | events.Left | events.Forgotten
    )
    require(table, table.stage.is_open or after_closing, "comes after the end")
    in_lobby = table.stage is Stage.LOBBY
    match event := entry.event:
        case events.Opened():
            raise events.LogError(f"entry {table.entries} opens a table that is open")
        case (
            events.Chosen()
            | events.Sat()
            | events.Left()
            | events.SeatReserved()
            | events.Away()
            | events.PlayerRemoved()
            | events.PlayerLetBack()
        ):
            return with_seats_event(table, event, entry.actor)
        case events.Forgotten(known, seat):
            return forgotten(table, known, seat, entry.actor)
        case events.PresenceChecked() | events.Here():
            return called(table, event, entry.actor)
        case events.HintsAllowed() | events.Hinted():
            return _hinted(table, event)
        case events.Rated(rated):
            require(table, in_lobby, "chooses during the game whether it is rated")
            return replace(table, terms=replace(table.terms, rated=rated))
        case events.UndoAllowed(allowed):
            require(table, in_lobby, "chooses during the game whether plays can be undone")
            return replace(table, terms=replace(table.terms, allows_undo=allowed))
        case events.InvitationOnly(only):
            require(table, in_lobby, "chooses during the game who may sit down")
            return replace(table, terms=replace(table.terms, by_invitation=only))
        case events.SeriesChosen():
            return in_series(table, event)
        case events.PaceChosen() | events.Timed() | events.Reminded() | events.Missed() | events.ClockHeld():
            return with_clock_event(table, event)
        case events.Asked() | events.Agreed() | events.Declined():
            return asked(table, event, entry.actor)
        case events.MoveUndone():
            return undone(table, event)
        case events.Queued() | events.Unqueued() | events.DiscardRest():
            return queue_after(table, event)
        case events.Closed() | events.Reopened() | events.ClosedForGood():
            return closing_after(table, event, entry.actor)
        case events.Started(None, cut) if cut is not None:
            require(table, in_lobby and None not in table.seated, "begins a game that cannot begin")
            return replace(table, stage=Stage.STARTING, series=series_begun(table), start=Beginning(cut))
        case events.Started() | events.Announced() | events.Dealt() | events.CardPassed() | events.Played():
            return _in_game(table, event)
        case _:
            assert_never(event)


def _hinted(table: Table, event: events.HintsAllowed | events.Hinted) -> Table:
    """Return the table after hints were allowed, or one was given."""
    if isinstance(event, events.HintsAllowed):
        can_be = table.stage is Stage.LOBBY and (event.hints is None or event.hints >= 0)
        require(table, can_be, "allows an impossible number of hints")
        return replace(table, terms=replace(table.terms, hints=event.hints))
    due = table.game is not None and player_on(table, event.seat) is not None and table.hints_left(event.seat) != 0
    require(table, due, "gives a hint that is not allowed")
    stamp = Stamp(0) if table.game is None else table.game.stamp
    return replace(table, hinted=(*table.hinted, (event.seat, stamp)))


def _in_game(table: Table, event: events.GameEvent) -> Table:
    """Return the table after an event of its game."""
    try:
        game = _next_game(table, event)
    except (ValueError, IndexError, TypeError) as error:
        raise events.LogError(f"entry {table.entries} cannot follow: {error}") from error
    last = last_play_after(table, event)
    return replace(
        table,
        game=game,
        stage=Stage.FINISHED if game.position.phase is Phase.GAME_OVER else Stage.PLAYING,
        start=_start(table, event),
        series=series_begun(table) if isinstance(event, events.Started) else table.series,
        presence=_presence(table, event),
        clock=clock_after(table, event, game),
        ahead=ahead_after(table, event, game),
        asked=asked_after(table, event, last),
        last_play=last,
        undone_seat=None,
        due_at=table.at if game.stamp == table.entries else table.due_at,
    )


def _start(table: Table, event: events.GameEvent) -> Beginning:
    """Return how the game began, as far as it is known after this event."""
    match event:
        case events.Started(position):
            return Beginning(began=table.at, seats=_sitting(table), from_position=position is not None)
        case events.Announced(message, lobby):
            return Beginning(table.start.cut, message, table.at, _sitting(table), lobby=lobby)
        case _:
            return table.start


def _presence(table: Table, event: events.GameEvent) -> Presence:
    """Return the presence of people after an event of the game; everyone who sits there during a deal sees a hand."""
    match event:
        case events.Started() | events.Announced():
            return replace(table.presence, held=_sitting(table), seen=_sitting(table))
        case events.Dealt():
            return replace(table.presence, seen=_sitting(table), return_counts=())
        case _:
            return table.presence


def _sitting(table: Table) -> Homes:
    return tuple(home for home in table.seat_owners if table.seat_of(home[0]) is not None)


def _next_game(table: Table, event: events.GameEvent) -> Game:
    stamp = Stamp(table.entries)
    if isinstance(event, events.Announced):
        require(table, table.stage is Stage.STARTING, "announces a start that did not happen")
        return new_game(table.rules, game_seed(table.opening.seed, event.message, table.start.cut), stamp)
    if isinstance(event, events.Started):
        require(table, table.stage is Stage.LOBBY and None not in table.seated, "begins a game that cannot begin")
        if event.position is None:
            return new_game(table.rules, table.opening.seed, stamp)
        require(table, event.position.rules is table.rules, "begins from a position with other rules")
        return game_from(event.position, table.opening.seed, stamp)
    if table.game is None:
        raise events.LogError(f"entry {table.entries} belongs to a game that has not started")
    match event:
        case events.Dealt():
            return dealt(table.game, event, stamp)
        case events.CardPassed(seat, card, in_stead):
            return card_passed(table.game, seat, card, stamp, in_stead=in_stead)
        case events.Played(seat):
            in_advance = seat in table.ahead.discarding or table.ahead.queued_by(seat) is not None
            return played(table.game, event, player_on(table, seat), stamp, ahead=in_advance)
        case _:
            assert_never(event)


def replay(entries: Iterable[events.Entry]) -> Table:
    """Return the table with this log. The plays were checked for legality when they were written.

    Raises:
        LogError: this is not the log of a table.
    """
    return _folded(entries, fold)


def verified(entries: Iterable[events.Entry]) -> Table:
    """Return the table with this log, checking again that every play is legal: the log may have been edited by hand.

    Raises:
        LogError: this is not the log of a table, or a play is illegal.
    """
    return _folded(entries, fold_legal)


def fold_legal(table: Table, entry: events.Entry) -> Table:
    """Return the table after one more entry, checking that a play is legal; nothing else does.

    Raises:
        LogError: the entry cannot follow, or its play is illegal.
    """
    event, game = entry.event, table.game
    if isinstance(event, events.Played) and game is not None and not is_legal(game.position, event.play):
        raise events.LogError(f"entry {entry.number} cannot follow") from IllegalPlay("no legal play", game.position)
    return fold(table, entry)


def _folded(entries: Iterable[events.Entry], after: Callable[[Table, events.Entry], Table]) -> Table:
    log = iter(entries)
    first = next(log, None)
    if first is None:
        raise events.LogError("a log begins with the opening of its table")
    return reduce(after, log, opened(first))

"""Proposals that other people must agree to, planned plays, and undo.

**Proposals.** A person proposes something (:class:`~tockbot.tables.events.Wanted`) and those who have a say agree. It
is then carried out automatically (:func:`~tockbot.tables.automatic.next_automatic_event`). Consent is checked again
after every event at the table: no one waits for people who leave or run out of time. A proposal ends when it is carried
out, rejected or withdrawn, when its author leaves or makes another, or when another person takes the seat. All except
those for a seat end with the next deal, and one to undo a play also when another person has played.

**Planned plays.** A player can choose a play while it is another player's turn. Only that player knows about it. It is
made only if it still has exactly the same effect as when it was chosen: the same moves with the same hits. A deal or an
undo deletes it.

**Undo.** A person's last play can be undone until another person has played; the plays that computer players made since
are undone too. A deal, an exchange or a draw reveals cards, so nothing before one can be undone. The log only grows: an
undo adds an entry that restores the earlier game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Final, assert_never

from tockbot.rules import Discard, Phase, Position, Seat, equivalent_play, is_hand_stuck, plays_without_sevens
from tockbot.tables import events
from tockbot.tables.game import Game, card_taken
from tockbot.tables.players import Human, PersonId, Stamp, rank_of, take
from tockbot.tables.state import LastPlay, PlannedMoves, Proposal, Stage, Table, player_on, require

MIN_VOTES_TO_REMOVE: Final = 2
"""Minimum number of people who must agree to remove a player."""


def asked(table: Table, event: events.Asked | events.Agreed | events.Declined, actor: PersonId | None) -> Table:
    """Return the table after someone made a proposal, agreed to it, rejected it or withdrew it."""
    for_seat = not isinstance(event, events.Asked) or event.wanted is events.Wanted.SEAT
    require(table, table.stage is Stage.PLAYING or for_seat, "makes a proposal outside a game")
    if isinstance(event, events.Asked):
        return _asked(table, event, actor)
    asking = table.asking_of(event.person)
    if asking is None or actor is None or not (actor == asking.person or has_say(table, asking, actor)):
        raise events.LogError(f"entry {table.entries} answers a proposal that does not exist")
    others = tuple(one for one in table.asked if one is not asking)
    if isinstance(event, events.Agreed):
        return replace(table, asked=(*others, replace(asking, agreed=(*asking.agreed, actor))))
    if actor == asking.person:
        return replace(table, asked=others)
    require(table, asking.wanted in (events.Wanted.UNDO, events.Wanted.SEAT), "rejects what one person cannot reject")
    return replace(table, asked=others, last_play=None if asking.wanted is events.Wanted.UNDO else table.last_play)


def _asked(table: Table, event: events.Asked, actor: PersonId | None) -> Table:
    wanted, seat = event.wanted, event.seat
    if actor is None or (seat is None) != (wanted is events.Wanted.END):
        raise events.LogError(f"entry {table.entries} makes an impossible proposal")
    last = table.last_play
    own = last is not None and last.seat == seat == table.seat_of(actor)
    can_be_had = wanted is not events.Wanted.UNDO or (own and table.terms.allows_undo)
    require(table, can_be_had, "proposes to undo a play that cannot be undone")
    others = tuple(one for one in table.asked if one.person != actor)
    return replace(table, asked=(*others, Proposal(actor, wanted, seat, Stamp(table.entries))))


def asked_after(table: Table, event: events.GameEvent, last: LastPlay | None) -> tuple[Proposal, ...]:
    """Return the proposals still open after an event of the game, given the play that can now be undone."""
    wanted = table.asked
    if isinstance(event, events.Dealt):
        # Consent holds for one round only, except for a seat.
        wanted = tuple(one for one in wanted if one.wanted is events.Wanted.SEAT)
    if (
        isinstance(event, events.CardPassed | events.Played)
        and not event.in_stead
        and isinstance(table.seated[event.seat], Human)
    ):
        # A person who acts is there, so no one else can get the seat.
        wanted = tuple(one for one in wanted if one.wanted is not events.Wanted.SEAT or one.seat != event.seat)
    return wanted if last is table.last_play else without_undo(wanted)


def without_undo(asked: Iterable[Proposal]) -> tuple[Proposal, ...]:
    """Return the proposals without one to undo a play."""
    return tuple(one for one in asked if one.wanted is not events.Wanted.UNDO)


def has_say(table: Table, asking: Proposal, person: PersonId) -> bool:
    """Return whether a person's agreement to a proposal counts; the author's never does.

    On a seat, the partner who sits at the table decides or, without a partner, the people of the other sides. The host
    decides too if people need their approval. An undo needs the other sides, and removing a player needs everyone else.
    """
    seat = table.seat_of(person)
    if asking.wanted is events.Wanted.SEAT and table.terms.by_invitation and person == table.host != asking.person:
        return True
    if seat is None or person == asking.person:
        return False
    match asking.wanted:
        case events.Wanted.SEAT:
            return person in _hosts(table, asking)
        case events.Wanted.REMOVE:
            return seat != asking.seat
        case events.Wanted.END:
            return True
        case events.Wanted.UNDO:
            return asking.seat not in table.rules.side_of(seat)
        case _:
            assert_never(asking.wanted)


def _hosts(table: Table, asking: Proposal) -> tuple[PersonId, ...]:
    """Return the people of whom any one can admit a newcomer to a game; only partners, if it may be rated."""
    side = () if asking.seat is None else table.rules.side_of(asking.seat)
    partners = tuple(one for one in table.sitting if table.seat_of(one) in side and table.seat_of(one) != asking.seat)
    others = tuple(one for one in table.present if table.seat_of(one) != asking.seat)
    return partners if partners or table.may_be_rated else others


def is_promised(table: Table, asking: Proposal) -> bool:
    """Return whether the author of a proposal is to get the seat, including the host's approval if needed."""
    hosts = _hosts(table, asking)
    nobody_decides = table.stage is Stage.LOBBY or (not hosts and not table.may_be_rated)
    let_in = not table.terms.by_invitation or table.host in (asking.person, *asking.agreed)
    return (
        asking.wanted is events.Wanted.SEAT
        and let_in
        and (nobody_decides or any(one in hosts for one in asking.agreed))
    )


def promised(table: Table, seat: Seat) -> bool:
    """Return whether the seat is promised to a newcomer who is waiting for it."""
    return any(asking.seat == seat and is_promised(table, asking) for asking in table.asked)


def waited_for(table: Table, asking: Proposal) -> tuple[PersonId, ...]:
    """Return the people who have a say and have not agreed yet.

    They are people who are there; everyone who sits at the table, if a player is to be removed. For a seat, any one is
    enough.
    """
    people = table.sitting if asking.wanted is events.Wanted.REMOVE else table.present
    return tuple(one for one in people if has_say(table, asking, one) and one not in asking.agreed)


def is_granted(table: Table, asking: Proposal, now: datetime) -> bool:
    """Return whether a proposal is to be carried out now.

    - A seat: no one sits down to a hand that someone else has seen.
    - Removing a player: everyone with a say must agree.
    - The end: the host or a server manager is enough, or else everyone who is there must agree. If the game may be
      rated, someone of every side that is there must agree as well.
    - An undo: everyone with a say must agree; if the game may be rated, silence is not consent.
    """
    agreed = (asking.person, *asking.agreed)
    all_agree = not waited_for(table, asking)
    match asking.wanted:
        case events.Wanted.SEAT:
            return _can_sit(table, asking)
        case events.Wanted.REMOVE:
            return all_agree and len(agreed) >= MIN_VOTES_TO_REMOVE
        case events.Wanted.END:
            absent = absent_seats(table, asking, now)
            sides_agree = all(set(side) <= set(absent) for side in _sides_asked(table, asking))
            in_charge = table.host in agreed or table.seat_of(asking.person) is None
            return sides_agree and (in_charge or (all_agree and asking.person in table.present))
        case events.Wanted.UNDO:
            return all_agree and (bool(asking.agreed) or not table.may_be_rated)
        case _:
            assert_never(asking.wanted)


def _can_sit(table: Table, asking: Proposal) -> bool:
    """Return whether the author of a proposal for a seat can sit down.

    They can at the next deal on their own seat, and otherwise as soon as no one has seen the hand.
    """
    seat = asking.seat
    if table.stage is Stage.LOBBY:
        return is_promised(table, asking)
    if table.game is None or seat is None or seat in map(table.seat_of, table.sitting):
        return False
    dealing = table.game.position.phase is Phase.ROUND_OVER
    if dict(table.seat_owners).get(asking.person) == seat or (asking.person, seat) in table.presence.held:
        return dealing
    return is_promised(table, asking) and (dealing or seat not in (one for _, one in table.presence.seen))


def absent_seats(table: Table, asking: Proposal, now: datetime) -> tuple[Seat, ...]:
    """Return the seats of the sides that need not agree to the end of a rated game, because all their people are away.

    They must have been away for longer than their seats are held.
    """
    asked = _sides_asked(table, asking)
    gone = [
        seat for _, seat in table.seat_owners if table.held_until(seat) is not None and not table.is_held(seat, now)
    ]
    absent = [side for side in asked if all(home in gone for _, home in table.seat_owners if home in side)]
    return tuple(sorted(seat for side in absent for seat in side))


def _sides_asked(table: Table, asking: Proposal) -> set[tuple[Seat, ...]]:
    """Return the sides with people, none of whom has agreed yet to the end of a game that may be rated."""
    if not table.may_be_rated:
        return set()
    agreed = {seat for person, seat in table.seat_owners if person in (asking.person, *asking.agreed)}
    return {side for _, seat in table.seat_owners if agreed.isdisjoint(side := table.rules.side_of(seat))}


TURNS: Final = (Phase.PLAY, Phase.DISCARD)
"""Phases in which the other players can plan a play."""


def ahead(position: Position, seat: Seat) -> Position | None:
    """Return the position as if it were this seat's turn; None if it cannot plan a play."""
    if position.phase not in TURNS or position.turn == seat or not position.hands[seat]:
        return None
    return replace(position, phase=Phase.PLAY, turn=seat)


def queue_after(table: Table, event: events.QueueEvent) -> Table:
    """Return the table after a play was planned or cancelled, or a hand is being discarded."""
    if isinstance(event, events.DiscardRest):
        return _discarding_rest(table, event.seat)
    before = replace(table.ahead, changes=(*table.ahead.changes, event.seat))
    others = before.without_queued(event.seat)
    match event:
        case events.Queued(seat, play, cards):
            game = table.game if table.stage is Stage.PLAYING else None
            can_be = isinstance(player_on(table, seat), Human) and "".join(map(rank_of, cards)) == play.spent
            can_be = can_be and game is not None and ahead(game.position, seat) is not None
            require(table, can_be, "plans a play that cannot be planned")
            return replace(table, ahead=replace(others, queued=(*others.queued, event)))
        case events.Unqueued(seat):
            require(table, before.queued_by(seat) is not None, "cancels a planned play that does not exist")
            unfit = seat if table.game is not None and table.game.position.turn == seat else before.unfit
            return replace(table, ahead=replace(others, unfit=unfit))
        case _:
            assert_never(event)


def _discarding_rest(table: Table, seat: Seat) -> Table:
    game = table.game if table.stage is Stage.PLAYING else None
    can_be = isinstance(player_on(table, seat), Human) and game is not None and game.position.turn == seat
    require(
        table,
        can_be and game is not None and is_hand_stuck(game.position, seat),
        "discards cards that can be played",
    )
    return replace(table, ahead=replace(table.ahead, discarding=(*table.ahead.discarding, seat)))


def discarded(game: Game, seat: Seat) -> events.Played | None:
    """Return the next card that a seat discards automatically; None if it has another choice now."""
    plays = plays_without_sevens(game.position)
    if not plays or not isinstance(plays[0], Discard) or not is_hand_stuck(game.position, seat):
        return None
    return events.Played(seat, plays[0], take(game.hands[seat], plays[0].spent)[0])


def ahead_after(table: Table, event: events.GameEvent, game: Game) -> PlannedMoves:
    """Return the plans after an event of the game, which led to this game.

    If a seat with a planned play makes a play, it is the planned one.
    """
    before = table.ahead if table.ahead.unfit is None else replace(table.ahead, unfit=None)
    if isinstance(event, events.Dealt):
        # The plans were for the cards of the last round.
        before = replace(before, queued=(), made=(), discarding=())
    if isinstance(event, events.Played) and (before.queued or before.made):
        seat = event.seat
        made = () if before.queued_by(seat) is None else ((seat, Stamp(table.entries)),)
        others = tuple(one for one in before.made if one[0] != seat)
        before = replace(before.without_queued(seat), made=(*others, *made))
    changes = _changes(table, event, game)
    return before if changes == before.changes else replace(before, changes=changes)


def _changes(table: Table, event: events.GameEvent, game: Game) -> tuple[Seat, ...]:
    """Return the seats of the changes that count after an event of the game, which led to this game."""
    changes = table.ahead.changes
    if table.game is None or game.position.phase is not table.game.position.phase:
        return ()
    if isinstance(event, events.CardPassed):
        return (*changes, event.seat)
    return tuple(one for one in changes if not isinstance(event, events.Played) or one != event.seat)


def queued_play(game: Game, queued: events.Queued) -> events.Played | None:
    """Return a planned play as the play to make now; None if its effect has changed."""
    if game.position.phase is not Phase.PLAY or not Counter(queued.cards) <= Counter(game.hands[queued.seat]):
        return None
    play = equivalent_play(game.position, queued.play)
    if play is None:
        return None
    return events.Played(queued.seat, play, queued.cards, card_taken(game, play))


def last_play_after(table: Table, event: events.GameEvent) -> LastPlay | None:
    """Return the play that can be undone after an event of the game; the table is the one before it."""
    if not isinstance(event, events.Played) or table.game is None or event.drawn is not None:
        return None
    player = table.seated[event.seat]
    if not isinstance(player, Human) or event.in_stead:
        return table.last_play
    return LastPlay(event.seat, Stamp(table.entries), table.game)


def undone(table: Table, event: events.MoveUndone) -> Table:
    """Return the table after a play was undone."""
    last, asking = table.last_play, table.undo_proposal
    if last is None or asking is None or not event.seat == asking.seat == last.seat or waited_for(table, asking):
        raise events.LogError(f"entry {table.entries} undoes a play without consent")
    game = replace(last.before, stamp=Stamp(table.entries))
    return replace(
        table,
        game=game,
        clock=table.clock.at_rest(),
        last_play=None,
        undone_seat=event.seat,
        # The plans were made for a board that no longer exists.
        ahead=PlannedMoves(changes=table.ahead.changes),
        due_at=table.at,
        asked=without_undo(table.asked),
    )

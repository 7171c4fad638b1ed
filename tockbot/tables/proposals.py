"""What people at a table, or beside it, have asked for that others have to agree to, and whether they have.

One mechanism for all of it: somebody asks for something (:class:`~tockbot.tables.events.Wanted`), those who have a
say agree, and what comes of it happens by itself. Consent is weighed anew whenever anything happens at the table
(:func:`~tockbot.tables.automatic.next_automatic_event`): who leaves, or lets the time run out, is waited for no longer.
It is
asked for no more once it is granted, who asks gets up or wants it no more, somebody else has the seat, somebody does
not agree to it or, with all but a seat, the next round is dealt; a play to take back also once another person played.

Plays chosen in advance, while it is another's turn, and whether they can be made once the turn has come.

Invariant: only whoever chose a play knows of it. It is made only if it does just what it did when it was chosen, the
same moves with the same hits. Where cards were dealt or a play taken back since, nothing is left of it.

A person's last play, for as long as it can be taken back, and what comes of taking it back.

It can be until another person has played; computers' plays since go with it. What a deal, an exchange or a draw told
somebody stays told, so nothing is taken back over one. The log is only added to: the game goes back to how it stood.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Final, assert_never

from tockbot.rules import Discard, Phase, Position, Seat, as_before, is_spent, plays_without_sevens
from tockbot.tables import events
from tockbot.tables.game import Game, card_taken
from tockbot.tables.players import Human, PersonId, Stamp, rank_of, take
from tockbot.tables.state import LastPlay, PlannedMoves, Proposal, Stage, Table, player_on, require

MIN_VOTES_TO_REMOVE: Final = 2
"""So many people at least agree that somebody be sent away."""


def asked(table: Table, event: events.Asked | events.Agreed | events.Declined, actor: PersonId | None) -> Table:
    """The table after somebody asked for something, agreed to it or did not."""
    for_seat = not isinstance(event, events.Asked) or event.wanted is events.Wanted.SEAT
    require(table, table.stage is Stage.PLAYING or for_seat, "asks for something when nobody plays")
    if isinstance(event, events.Asked):
        return _asked(table, event, actor)
    asking = table.asking_of(event.person)
    if asking is None or actor is None or not (actor == asking.person or has_say(table, asking, actor)):
        raise events.LogError(f"entry {table.entries} agrees to what nobody asked for")
    others = tuple(one for one in table.asked if one is not asking)
    if isinstance(event, events.Agreed):
        return replace(table, asked=(*others, replace(asking, agreed=(*asking.agreed, actor))))
    if actor == asking.person:
        return replace(table, asked=others)
    require(table, asking.wanted in (events.Wanted.BACK, events.Wanted.SEAT), "settles what one alone cannot")
    return replace(table, asked=others, last_play=None if asking.wanted is events.Wanted.BACK else table.last_play)


def _asked(table: Table, event: events.Asked, actor: PersonId | None) -> Table:
    wanted, seat = event.wanted, event.seat
    if actor is None or (seat is None) != (wanted is events.Wanted.END):
        raise events.LogError(f"entry {table.entries} asks for nothing that can be")
    last = table.last_play
    own = last is not None and last.seat == seat == table.seat_of(actor)
    can_be_had = wanted is not events.Wanted.BACK or (own and table.terms.takes_back)
    require(table, can_be_had, "asks for a play back that is not to be had")
    others = tuple(one for one in table.asked if one.person != actor)
    return replace(table, asked=(*others, Proposal(actor, wanted, seat, Stamp(table.entries))))


def asked_after(table: Table, event: events.GameEvent, last: LastPlay | None) -> tuple[Proposal, ...]:
    """What is still asked for once something happened in the game, after which this play can be taken back."""
    wanted = table.asked
    if isinstance(event, events.Dealt):
        # What was agreed upon in one round does not bind the next, but for who is to have a seat.
        wanted = tuple(one for one in wanted if one.wanted is events.Wanted.SEAT)
    if (
        isinstance(event, events.CardPassed | events.Played)
        and not event.in_stead
        and isinstance(table.seated[event.seat], Human)
    ):
        # Whoever does what is due is there, and nobody else waits for the seat.
        wanted = tuple(one for one in wanted if one.wanted is not events.Wanted.SEAT or one.seat != event.seat)
    return wanted if last is table.last_play else without_back(wanted)


def without_back(asked: Iterable[Proposal]) -> tuple[Proposal, ...]:
    """What is asked for, without a play to take back."""
    return tuple(one for one in asked if one.wanted is not events.Wanted.BACK)


def has_say(table: Table, asking: Proposal, person: PersonId) -> bool:
    """Whether somebody is asked: never who asks, and of those who do not sit there only the host who lets people in.

    A seat is a partner's to give who sits there, and where none does one's who is there on another side. A play is
    taken back from the other sides; that somebody is sent away is not asked of them.
    """
    seat = table.seat_of(person)
    if asking.wanted is events.Wanted.SEAT and table.terms.by_invitation and person == table.host != asking.person:
        return True
    if seat is None or person == asking.person:
        return False
    match asking.wanted:
        case events.Wanted.SEAT:
            return person in _hosts(table, asking)
        case events.Wanted.SEND_AWAY:
            return seat != asking.seat
        case events.Wanted.END:
            return True
        case events.Wanted.BACK:
            return asking.seat not in table.rules.side_of(seat)
        case _:
            assert_never(asking.wanted)


def _hosts(table: Table, asking: Proposal) -> tuple[PersonId, ...]:
    """Any one of whom decides in a game that a newcomer sits down; where it may be rated only a partner does."""
    side = () if asking.seat is None else table.rules.side_of(asking.seat)
    partners = tuple(one for one in table.sitting if table.seat_of(one) in side and table.seat_of(one) != asking.seat)
    others = tuple(one for one in table.present if table.seat_of(one) != asking.seat)
    return partners if partners or table.may_be_rated else others


def is_promised(table: Table, asking: Proposal) -> bool:
    """Whether a seat is to be given to a newcomer who asks for it, and whom the host lets in where that is wanted."""
    hosts = _hosts(table, asking)
    nobody_decides = table.stage is Stage.LOBBY or (not hosts and not table.may_be_rated)
    let_in = not table.terms.by_invitation or table.host in (asking.person, *asking.agreed)
    return (
        asking.wanted is events.Wanted.SEAT
        and let_in
        and (nobody_decides or any(one in hosts for one in asking.agreed))
    )


def promised(table: Table, seat: Seat) -> bool:
    """Whether a newcomer waits for a seat to whom it is to be given."""
    return any(asking.seat == seat and is_promised(table, asking) for asking in table.asked)


def waited_for(table: Table, asking: Proposal) -> tuple[PersonId, ...]:
    """Who is there, has a say in what somebody asks for, and has not agreed; all who sit there where one is sent away.

    With a seat any one of them is enough.
    """
    people = table.sitting if asking.wanted is events.Wanted.SEND_AWAY else table.present
    return tuple(one for one in people if has_say(table, asking, one) and one not in asking.agreed)


def is_granted(table: Table, asking: Proposal, now: datetime) -> bool:
    """Whether what somebody asked for is to be done now.

    Nobody sits down to a hand that somebody else has seen. All else takes all who have a say; the end takes the host
    alone, or who manages the server, where a game cannot be rated, and else somebody of every side that is there. Where
    a game may be rated a play is taken back by nobody's silence.
    """
    agreed = (asking.person, *asking.agreed)
    all_agree = not waited_for(table, asking)
    match asking.wanted:
        case events.Wanted.SEAT:
            return _can_sit(table, asking)
        case events.Wanted.SEND_AWAY:
            return all_agree and len(agreed) >= MIN_VOTES_TO_REMOVE
        case events.Wanted.END:
            absent = absent_seats(table, asking, now)
            sides_agree = all(set(side) <= set(absent) for side in _sides_asked(table, asking))
            in_charge = table.host in agreed or table.seat_of(asking.person) is None
            return sides_agree and (in_charge or (all_agree and asking.person in table.present))
        case events.Wanted.BACK:
            return all_agree and (bool(asking.agreed) or not table.may_be_rated)
        case _:
            assert_never(asking.wanted)


def _can_sit(table: Table, asking: Proposal) -> bool:
    """Whether somebody who asked for a seat sits down: at the next deal on their own, or where nobody saw the hand."""
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
    """The seats of the sides that need not agree to the end of a game that may be rated, though others have to.

    All whose they are have been away for longer than their seats are kept.
    """
    asked = _sides_asked(table, asking)
    gone = [
        seat for _, seat in table.seat_owners if table.kept_until(seat) is not None and not table.is_kept(seat, now)
    ]
    absent = [side for side in asked if all(home in gone for _, home in table.seat_owners if home in side)]
    return tuple(sorted(seat for side in absent for seat in side))


def _sides_asked(table: Table, asking: Proposal) -> set[tuple[Seat, ...]]:
    """The sides that have people, none of whom agreed yet to the end of a game that may be rated."""
    if not table.may_be_rated:
        return set()
    agreed = {seat for person, seat in table.seat_owners if person in (asking.person, *asking.agreed)}
    return {side for _, seat in table.seat_owners if agreed.isdisjoint(side := table.rules.side_of(seat))}


TURNS: Final = (Phase.PLAY, Phase.DISCARD)
"""While somebody is to act in one of these, others can choose in advance."""


def ahead(position: Position, seat: Seat) -> Position | None:
    """The position as if it were a seat's turn already; None where it can choose nothing in advance."""
    if position.phase not in TURNS or position.turn == seat or not position.hands[seat]:
        return None
    return replace(position, phase=Phase.PLAY, turn=seat)


def queue_after(table: Table, event: events.QueueEvent) -> Table:
    """The table after something was chosen in advance, or is no longer."""
    if isinstance(event, events.DiscardRest):
        return _let_go(table, event.seat)
    before = replace(table.ahead, changes=(*table.ahead.changes, event.seat))
    others = before.without_queued(event.seat)
    match event:
        case events.Queued(seat, play, cards):
            game = table.game if table.stage is Stage.PLAYING else None
            can_be = isinstance(player_on(table, seat), Human) and "".join(map(rank_of, cards)) == play.spent
            can_be = can_be and game is not None and ahead(game.position, seat) is not None
            require(table, can_be, "chooses in advance what cannot be chosen")
            return replace(table, ahead=replace(others, queued=(*others.queued, event)))
        case events.Unqueued(seat):
            require(table, before.queued_by(seat) is not None, "takes back what nobody chose in advance")
            unfit = seat if table.game is not None and table.game.position.turn == seat else before.unfit
            return replace(table, ahead=replace(others, unfit=unfit))
        case _:
            assert_never(event)


def _let_go(table: Table, seat: Seat) -> Table:
    game = table.game if table.stage is Stage.PLAYING else None
    can_be = isinstance(player_on(table, seat), Human) and game is not None and game.position.turn == seat
    require(table, can_be and game is not None and is_spent(game.position, seat), "lets cards go that can be played")
    return replace(table, ahead=replace(table.ahead, let_go=(*table.ahead.let_go, seat)))


def discarded(game: Game, seat: Seat) -> events.Played | None:
    """The next of the cards that a seat to act lets go; None where it has another choice after all."""
    plays = plays_without_sevens(game.position)
    if not plays or not isinstance(plays[0], Discard) or not is_spent(game.position, seat):
        return None
    return events.Played(seat, plays[0], take(game.hands[seat], plays[0].spent)[0])


def ahead_after(table: Table, event: events.GameEvent, game: Game) -> PlannedMoves:
    """What is still chosen before it is due once something happened in the game of the table, which is this one after.

    Where a seat plays that had chosen in advance, that is what is made.
    """
    before = table.ahead if table.ahead.unfit is None else replace(table.ahead, unfit=None)
    if isinstance(event, events.Dealt):
        # What was chosen was for the cards of that round.
        before = replace(before, queued=(), made=(), let_go=())
    if isinstance(event, events.Played) and (before.queued or before.made):
        seat = event.seat
        made = () if before.queued_by(seat) is None else ((seat, Stamp(table.entries)),)
        others = tuple(one for one in before.made if one[0] != seat)
        before = replace(before.without_queued(seat), made=(*others, *made))
    changes = _changes(table, event, game)
    return before if changes == before.changes else replace(before, changes=changes)


def _changes(table: Table, event: events.GameEvent, game: Game) -> tuple[Seat, ...]:
    """How often who changed their mind about what is to come, once something happened: this is the game after it."""
    changes = table.ahead.changes
    if table.game is None or game.position.phase is not table.game.position.phase:
        return ()
    if isinstance(event, events.CardPassed):
        return (*changes, event.seat)
    return tuple(one for one in changes if not isinstance(event, events.Played) or one != event.seat)


def queued_play(game: Game, queued: events.Queued) -> events.Played | None:
    """What was chosen in advance as the play of a seat whose turn has come; None if it is no longer what was chosen."""
    if game.position.phase is not Phase.PLAY or not Counter(queued.cards) <= Counter(game.hands[queued.seat]):
        return None
    play = as_before(game.position, queued.play)
    if play is None:
        return None
    return events.Played(queued.seat, play, queued.cards, card_taken(game, play))


def last_play_after(table: Table, event: events.GameEvent) -> LastPlay | None:
    """What can be taken back after something happened in the game of a table, which stands as before it."""
    if not isinstance(event, events.Played) or table.game is None or event.drawn is not None:
        return None
    player = table.seated[event.seat]
    if not isinstance(player, Human) or event.in_stead:
        return table.last_play
    return LastPlay(event.seat, Stamp(table.entries), table.game)


def took_back(table: Table, event: events.MoveUndone) -> Table:
    """The table after a play was taken back."""
    last, asking = table.last_play, table.back_asked
    if last is None or asking is None or not event.seat == asking.seat == last.seat or waited_for(table, asking):
        raise events.LogError(f"entry {table.entries} takes a play back without consent")
    game = replace(last.before, stamp=Stamp(table.entries))
    return replace(
        table,
        game=game,
        clock=table.clock.at_rest(),
        last_play=None,
        took_back=event.seat,
        # Whoever chose in advance saw a board that is no more.
        ahead=PlannedMoves(changes=table.ahead.changes),
        due_at=table.at,
        asked=without_back(table.asked),
    )

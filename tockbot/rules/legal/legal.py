"""All legal plays of a position: the only source of legality (rules.md 2.5, 2.6, 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tockbot.rules.board import CENTRE, PAWNS, Seat, is_track
from tockbot.rules.engine.pawns import Pawns, in_reserve, location_of
from tockbot.rules.engine.sides import played_seat
from tockbot.rules.law import (
    JOKER,
    Action,
    Backward,
    BurnCard,
    DrawCard,
    EnterPawn,
    Forward,
    FromCentre,
    Law,
    Seven,
    SwapPawns,
    ToCentre,
    Unplayable,
    Whose,
)
from tockbot.rules.legal.card_plays import card_plays
from tockbot.rules.legal.sevens import parts_of, seven_cards, seven_parts, seven_plays
from tockbot.rules.moves import Parts
from tockbot.rules.plays import Discard, MovePlay, Play, ThrowIn
from tockbot.rules.position import Phase, Position


def legal_plays(position: Position) -> tuple[Play, ...]:
    """The distinct legal plays of the seat to act; none in a phase in which no seat acts (rules.md 4.6, 6.2).

    With sevens there may be tens of thousands.
    """
    seat = position.turn
    if seat is None:
        return ()
    hand = position.hands[seat]
    if position.phase is Phase.DISCARD:
        return _discards(hand)
    plays = card_plays(position, seat, hand)
    if not plays:
        return unplayable(position, seat, hand)
    if position.rules.law.may_spare_partner and _all_hit(plays, position.pawns, position.rules.partners[seat]):
        return (*plays, *_discards(hand))
    return tuple(plays)


def plays_without_sevens(position: Position) -> tuple[Play, ...]:
    """The legal plays without the sevens, of which there may be tens of thousands; those are put together by parts.

    Together with :func:`seven_cards` this says what a player can do at once: where both are empty, nothing is due.
    """
    seat = position.turn
    if seat is None or position.phase is Phase.DISCARD:
        return legal_plays(position)
    if position.rules.law.may_spare_partner:
        return tuple(play for play in legal_plays(position) if not (isinstance(play, MovePlay) and play.in_parts))
    hand = position.hands[seat]
    plays = card_plays(position, seat, hand, with_sevens=False)
    if not plays and not seven_cards(position):
        return unplayable(position, seat, hand)
    return tuple(plays)


def is_legal(position: Position, play: Play) -> bool:
    """Whether a play is one of the legal plays, without listing every seven."""
    return play in plays_without_sevens(position) or play in _sevens_of_its_parts(position, play)


def as_before(position: Position, play: Play) -> Play | None:
    """The legal play that spends the same cards for the same moves with the same hits as one that was legal elsewhere.

    None if there is none; what else the play leaves on the board may differ.
    """
    listed = plays_without_sevens(position)
    if not isinstance(play, MovePlay):
        return play if play in listed else None
    made = (play.spent, play.rank, play.moves)
    same = (one for one in (*listed, *_sevens_of_its_parts(position, play)) if isinstance(one, MovePlay))
    return next((one for one in same if (one.spent, one.rank, one.moves) == made), None)


def _sevens_of_its_parts(position: Position, play: Play) -> tuple[MovePlay, ...]:
    """The sevens that can be made of the parts of a play; none if it is no seven that can be made."""
    seat = position.turn
    if not isinstance(play, MovePlay) or seat is None or position.phase is not Phase.PLAY:
        return ()
    parts, _ = parts_of(play)
    splitting = position.rules.splitting
    cards = [card for card in play.spent if splitting.get(card) and card in position.hands[seat]]
    try:
        return tuple(one for card in cards for one in seven_plays(position, card, parts))
    except ValueError:
        return ()


def some_play(position: Position) -> Play:
    """A legal play, if need be a seven of the longest parts.

    Raises:
        ValueError: nobody is to act.
    """
    listed = plays_without_sevens(position)
    if listed:
        return listed[0]
    card = seven_cards(position)[0]
    parts: Parts = ()
    while following := seven_parts(position, card, parts):
        parts = (*parts, following[0])
    return seven_plays(position, card, parts)[0]


def _discards(hand: str) -> tuple[Discard, ...]:
    return tuple(Discard(rank) for rank in dict.fromkeys(hand))


def is_spent(position: Position, seat: Seat) -> bool:
    """Whether no card of a hand can be played before the next deal, whatever others do (rules.md 2.6).

    All pawns of the seat wait in the reserve, and no card does anything without one that is out.
    """
    law, hand = position.rules.law, position.hands[seat]
    waits = in_reserve(position.pawns[seat]) == PAWNS
    acts = JOKER in hand or any(_needs_no_pawn(law, action) for rank in hand for action in law.cards.get(rank, ()))
    return bool(hand) and waits and not acts


def _needs_no_pawn(law: Law, action: Action) -> bool:
    """Whether what a card can do may be done by a seat whose pawns are all in the reserve."""
    match action:
        case EnterPawn() | DrawCard() | BurnCard():
            return True
        case Forward(pawns=pawns):
            return pawns is not Whose.OWN
        case Seven():
            return law.seven_moves is not Whose.OWN
        case Backward() | SwapPawns() | ToCentre() | FromCentre():
            return False
        case _:
            assert_never(action)


def unplayable(position: Position, seat: Seat, hand: str) -> tuple[ThrowIn] | tuple[Discard, ...]:
    """What is left to a player who can play no card (rules.md 2.6)."""
    match position.rules.law.unplayable:
        case Unplayable.THROW_IN:
            return (ThrowIn(hand),)
        case Unplayable.DISCARD:
            return _discards(hand)
        case Unplayable.THROW_IN_OFF_TRACK:
            own = position.pawns[seat]
            off_track = not any(is_track(location_of(pawn)) or location_of(pawn) == CENTRE for pawn in own)
            plays_own = played_seat(position.rules, position.pawns, seat) == seat
            return (ThrowIn(hand),) if off_track and plays_own else _discards(hand)


def _all_hit(plays: Sequence[Play], pawns: Pawns, seat: Seat | None) -> bool:
    """Whether every play hits a pawn of this seat: that of a partner may then be spared (2.6, readings.md A14)."""
    if seat is None:
        return False
    waiting = in_reserve(pawns[seat])
    return all(isinstance(play, MovePlay) and in_reserve(play.pawns[seat]) > waiting for play in plays)

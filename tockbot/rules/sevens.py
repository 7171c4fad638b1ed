"""A seven put together part by part: which cards, which parts may follow, which play comes of it (rules.md 4.3)."""

from __future__ import annotations

from functools import partial

from tockbot.rules.board import Seat
from tockbot.rules.card_plays import may_leave, second_cards
from tockbot.rules.engine.layout import Pawns
from tockbot.rules.engine.lookup import lookup
from tockbot.rules.engine.seven_parts import next_parts, outcome_of_parts, pawns_after
from tockbot.rules.listing import forces_discard
from tockbot.rules.moves import Part, Parts
from tockbot.rules.plays import MovePlay
from tockbot.rules.position import Phase, Position


def seven_cards(position: Position) -> str:
    """The ranks of the hand that can be split over pawns now."""
    if position.turn is None or position.phase is not Phase.PLAY:
        return ""
    hand, splitting = position.hands[position.turn], position.rules.splitting
    return "".join(card for card in splitting if splitting[card] and card in hand and seven_parts(position, card))


def seven_parts(position: Position, spent: str, made: Parts = ()) -> tuple[Part, ...]:
    """The parts that may follow those made when a card is spent as a seven (rules.md 4.3, 4.14).

    Raises:
        ValueError: a part made so far is none that may be made, or nobody is to play.
    """
    seat = _player(position)
    look = lookup(position.rules)
    return next_parts(look, position.pawns.bits, seat, made, partial(may_leave, look, seat, spent))


def seven_plays(position: Position, spent: str, parts: Parts) -> tuple[MovePlay, ...]:
    """The play of a whole seven of these parts, and those that go on with a second card (rules.md 4.3, 4.12).

    Raises:
        ValueError: they are no whole seven that can be played.
    """
    seat = _player(position)
    look = lookup(position.rules)
    where = look.layout
    after, marked = outcome_of_parts(look, position.pawns.bits, seat, parts)
    if not may_leave(look, seat, spent, after):
        return ()
    rank, pawns = position.rules.splitting[spent][0], Pawns(where, after)
    forces = forces_discard(position, seat, rank, pawns)
    further = [
        MovePlay(
            cards,
            Pawns(where, then),
            forces_discard=False,
            rank=rank,
            moves=(*parts, step.told(where, after)),
            in_parts=True,
        )
        for cards, then, step in second_cards(look, position.hands[seat], spent, after, marked)
    ]
    return (MovePlay(spent, pawns, forces, rank, parts, in_parts=True), *further)


def after_parts(position: Position, parts: Parts) -> Pawns:
    """The pawns after these parts of a seven of the seat to act.

    Raises:
        ValueError: a part cannot be made, or nobody is to play.
    """
    look, pawns = lookup(position.rules), position.pawns
    return Pawns(pawns.layout, pawns_after(look, pawns.bits, _player(position), parts))


def _player(position: Position) -> Seat:
    if position.turn is None or position.phase is not Phase.PLAY:
        raise ValueError("nobody is to play a card")
    return position.turn

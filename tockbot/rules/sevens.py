"""A seven put together part by part: which cards, which parts may follow, which play comes of it (rules.md 4.3)."""

from __future__ import annotations

from tockbot.rules.board import Seat
from tockbot.rules.card_plays import endings, forces_discard
from tockbot.rules.engine.pawns import Pawns
from tockbot.rules.engine.seven_parts import next_parts, outcome_of_parts, pawns_after
from tockbot.rules.engine.sides import side_is_home
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
    rules = position.rules

    def may_end(pawns: Pawns) -> bool:
        return rules.may_finish(spent) or not side_is_home(rules, pawns, seat)

    return next_parts(rules, position.pawns, seat, made, may_end)


def seven_plays(position: Position, spent: str, parts: Parts) -> tuple[MovePlay, ...]:
    """The play of a whole seven of these parts, and those that go on with a second card (rules.md 4.3, 4.12).

    Raises:
        ValueError: they are no whole seven that can be played.
    """
    seat = _player(position)
    after, _ = outcome_of_parts(position.rules, position.pawns, seat, parts)
    rank = position.rules.splitting[spent][0]
    play = MovePlay(spent, after, forces_discard(position, seat, rank, after), rank, parts, in_parts=True)
    return tuple(endings(position, seat, spent, [play]))


def after_parts(position: Position, parts: Parts) -> Pawns:
    """The pawns after these parts of a seven of the seat to act.

    Raises:
        ValueError: a part cannot be made, or nobody is to play.
    """
    return pawns_after(position.rules, position.pawns, _player(position), parts)


def _player(position: Position) -> Seat:
    if position.turn is None or position.phase is not Phase.PLAY:
        raise ValueError("nobody is to play a card")
    return position.turn

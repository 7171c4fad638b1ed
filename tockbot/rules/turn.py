"""Computes the position after a deal, an exchange or a play (rules.md 2).

No function changes its arguments.

:func:`perft` counts play sequences, the classic test of a move generator (rules.md 6.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from tockbot.rules.engine import (
    IN_RESERVE,
    Pawns,
    entered_pawn,
    next_holder,
    next_in_play,
    sides_home,
    sorted_hand,
    without,
)
from tockbot.rules.law import PAWNS, Exchange, Lead, Seat
from tockbot.rules.legal import forces_discard, is_legal, legal_plays
from tockbot.rules.position import Burn, Discard, Draw, MovePlay, Phase, Play, Position, ThrowIn, takes_from
from tockbot.rules.table import TableRules


class IllegalPlay(ValueError):  # noqa: N818 - named for what happened at the table, as in chess libraries
    """A play, passed card or deal that the position does not allow; ``position`` is unchanged."""

    def __init__(self, message: str, position: Position) -> None:
        super().__init__(message)
        self.position = position

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.position)


def opening(rules: TableRules, dealer: Seat) -> Position:
    """Return the position before the first deal; ``dealer`` is the first dealer (rules.md 1.6)."""
    entered = int(rules.law.begins_entered)
    pawns = tuple((entered_pawn(rules, seat),) * entered + (IN_RESERVE,) * (PAWNS - entered) for seat in rules.seats)
    return Position(rules, dealer, Phase.ROUND_OVER, None, pawns, ("",) * len(pawns))


def next_dealer(position: Position, rounds: int) -> Seat:
    """Return the dealer of the next round, after this number of rounds (rules.md 2.1)."""
    law = position.rules.law
    if law.lead is Lead.NEVER or (law.lead is Lead.EACH_CYCLE and rounds % len(law.hand_sizes)):
        return position.dealer
    return next_in_play(position.rules, position.pawns, position.dealer)


def deal(position: Position, dealer: Seat, hands: Sequence[str]) -> Position:
    """Return the position after a new deal (rules.md 2.1 to 2.3).

    Args:
        position: the position at the end of a round.
        dealer: the dealer of the new round.
        hands: the hand of each seat in play.

    Raises:
        IllegalPlay: the round is not over, or the hands do not fit this table.
    """
    if position.phase is not Phase.ROUND_OVER:
        raise IllegalPlay("cards are dealt only when a round is over", position)
    if len(hands) != len(position.hands) or not set("".join(hands)) <= set(position.rules.law.deck_ranks):
        raise IllegalPlay("each seat is dealt a hand of the deck's cards", position)
    rules, dealt = position.rules, tuple([sorted_hand(hand) for hand in hands])
    if rules.law.exchange is not Exchange.NONE:
        return Position(rules, dealer, Phase.EXCHANGE, None, position.pawns, dealt)
    return Position(rules, dealer, Phase.PLAY, next_holder(dealt, dealer), position.pawns, dealt)


def receiver(position: Position, giver: Seat) -> Seat:
    """Return the seat to which a seat passes its card in the exchange (rules.md 2.3).

    Raises:
        IllegalPlay: these rules have no exchange.
    """
    match position.rules.law.exchange:
        case Exchange.PARTNER:
            partner = position.rules.partners[giver]
            if partner is not None:
                return partner
        case Exchange.LEFT:
            return next_in_play(position.rules, position.pawns, giver)
        case Exchange.NONE:
            pass
    raise IllegalPlay("these rules have no exchange", position)


def exchange(position: Position, gifts: Sequence[str]) -> Position:
    """Return the position after all players have passed a card at the same time (rules.md 2.3).

    Args:
        position: a position in the exchange phase.
        gifts: the card that each seat passes; ``""`` for a seat without cards.

    Raises:
        IllegalPlay: no exchange is due, or a seat passes a card that it does not hold.
    """
    if position.phase is not Phase.EXCHANGE:
        raise IllegalPlay("no exchange is due", position)
    rules, hands = position.rules, list(position.hands)
    if len(gifts) != len(hands):
        raise IllegalPlay("each seat gives a card", position)
    for seat, gift in enumerate(gifts):
        if len(gift) != min(1, len(position.hands[seat])) or gift not in position.hands[seat]:
            raise IllegalPlay(f"seat {seat} gives one card of its hand", position)
        hands[seat] = without(hands[seat], gift)
    for giver, gift in enumerate(gifts):
        if gift:
            to = receiver(position, Seat(giver))
            hands[to] = sorted_hand(hands[to] + gift)
    turn = next_holder(hands, position.dealer)
    return Position(rules, position.dealer, Phase.PLAY, turn, position.pawns, tuple(hands))


def after(position: Position, play: Play, drawn: str | None = None) -> Position:
    """Return the position after a legal play, with the next player to act (rules.md 6.2).

    Args:
        position: the position before the play.
        play: one of its legal plays.
        drawn: the rank taken at random from the other hand, for a :class:`Draw`, or a :class:`Burn` without a choice.

    Raises:
        IllegalPlay: the play is not legal here, or the drawn rank is not in the other hand.
    """
    if not is_legal(position, play):
        raise IllegalPlay("this play is not legal here", position)
    return after_legal(position, play, drawn)


def after_legal(position: Position, play: Play, drawn: str | None = None) -> Position:
    """Return the position after a play, like :func:`after`, without checking that the play is legal.

    Raises:
        IllegalPlay: the drawn rank is not in the other hand.
    """
    seat = _acting(position)
    hands = list(position.hands)
    hands[seat] = without(hands[seat], play.spent)
    match play:
        case MovePlay():
            return _after_moves(position, seat, play.pawns, hands, must_discard=play.forces_discard)
        case Draw(_, other):
            hands[other], card = _taken(position, other, drawn)
            hands[seat] = sorted_hand(hands[seat] + card)
        case Burn(_, other, True):
            return Position(position.rules, position.dealer, Phase.DISCARD, other, position.pawns, tuple(hands))
        case Burn(_, other):
            hands[other], _ = _taken(position, other, drawn)
            return _passed_on(position, position.pawns, other, hands)
        case ThrowIn():
            pass
        case Discard():
            if position.phase is Phase.DISCARD and not position.rules.law.discarder_loses_turn and hands[seat]:
                return Position(position.rules, position.dealer, Phase.PLAY, seat, position.pawns, tuple(hands))
        case _:
            assert_never(play)
    return _passed_on(position, position.pawns, seat, hands)


def _taken(position: Position, other: Seat, card: str | None) -> tuple[str, str]:
    """Return the other hand without the card that is taken from it, and that card."""
    if card is None or card not in tuple(position.hands[other]):
        raise IllegalPlay("no such card can be taken", position)
    return without(position.hands[other], card), card


def after_outcome(position: Position, card: str, pawns: Pawns) -> Position:
    """Return the position after a card that moves the pawns to these places; a joker counts as no rank.

    Raises:
        IllegalPlay: no seat is to act.
    """
    seat = _acting(position)
    forces = card == position.rules.forcing_rank and forces_discard(position, seat, card, pawns)
    hands = list(position.hands)
    hands[seat] = hands[seat].replace(card, "", 1)
    return _after_moves(position, seat, pawns, hands, must_discard=forces)


def _acting(position: Position) -> Seat:
    if position.turn is None:
        raise IllegalPlay("nobody is to act", position)
    return position.turn


def _after_moves(position: Position, seat: Seat, pawns: Pawns, hands: list[str], *, must_discard: bool) -> Position:
    """Return the position after pawns have moved: game over, forced discard, or the next player's turn."""
    rules = position.rules
    home = sides_home(rules, pawns)
    if home:
        if len(home) >= rules.sides_to_end:
            return Position(rules, position.dealer, Phase.GAME_OVER, None, pawns, ("",) * len(hands))
        for side in home:
            for member in side:
                hands[member] = ""
    if must_discard:
        next_one = next_in_play(rules, pawns, seat)
        return Position(rules, position.dealer, Phase.DISCARD, next_one, pawns, tuple(hands))
    return _passed_on(position, pawns, seat, hands)


def _passed_on(position: Position, pawns: Pawns, seat: Seat, hands: list[str]) -> Position:
    """Pass the turn to the next seat that holds a card; if none does, the round is over (rules.md 2.4)."""
    turn = next_holder(hands, seat)
    phase = Phase.ROUND_OVER if turn is None else Phase.PLAY
    return Position(position.rules, position.dealer, phase, turn, pawns, tuple(hands))


def perft(position: Position, depth: int) -> int:
    """Return the number of distinct play sequences of this length.

    A draw and the end of a round or of the game end a sequence early.
    """
    if depth == 0 or position.turn is None:
        return 1
    plays = legal_plays(position)
    if depth == 1:
        return len(plays)
    return sum(1 if takes_from(play) is not None else perft(after_legal(position, play), depth - 1) for play in plays)

"""Plays a round out, every seat choosing by value with nothing but its own hand in view: fast, and near enough.

What is left out, because it would cost more than it tells: sevens that move more than one pawn of others, with five
players any of theirs, second cards for the centre, and sparing a partner by a discard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final

from tockbot.computer.chance import Chance
from tockbot.computer.evaluation import Evaluation
from tockbot.computer.worths import GRAINS
from tockbot.rules import (
    BestPlay,
    Burn,
    Discard,
    Draw,
    Pawns,
    Phase,
    Play,
    Position,
    Seat,
    TableRules,
    ThrowIn,
    after_legal,
    after_outcome,
    burnt_seat,
    exchange,
    played_seat,
    receiver,
    takes_from,
    unplayable,
    without,
)

BURNT: Final = round(0.1 * GRAINS)
"""What it is worth, in grains, that a card of the next player's burns, and a turn with it."""


class Playouts:
    """Plays rounds out."""

    def __init__(self, rules: TableRules, evaluation: Evaluation) -> None:
        """Play under these rules, and choose by this evaluation."""
        self._rules = rules
        self._evaluation = evaluation

    def begin(self, position: Position, hands: Sequence[str] | None = None) -> Position:
        """The position as it is played out, with these hands if any are given."""
        held = position.hands if hands is None else tuple(hands)
        return Position(self._rules, position.dealer, position.phase, position.turn, position.pawns, held)

    def finish(self, position: Position, chance: Chance) -> Position:
        """Play until nobody holds a card or the game is over."""
        while (seat := position.turn) is not None:
            position = self.advance(position, seat, chance)
        return position

    def advance(self, position: Position, seat: Seat, chance: Chance) -> Position:
        """Make one play of the seat to act."""
        hand, pawns = position.hands[seat], position.pawns
        if position.phase is Phase.DISCARD:
            return after_legal(position, Discard(self.least(hand, pawns, seat)))
        best = self._evaluation.best_play(pawns, seat, hand)
        burn = self._burn(position, seat, hand, best)
        if burn is not None:
            return self.make(position, burn, chance)
        if best is None:
            return self.make(position, self._without_moves(position, seat, chance), chance)
        return after_outcome(position, best.card, best.pawns)

    def _burn(self, position: Position, seat: Seat, hand: str, best: BestPlay | None) -> Burn | None:
        """The burn that looks better than the best that pawns can do; None if none does (rules-family.md W10)."""
        victim = burnt_seat(position, seat)
        burning = self._rules.burning
        if victim is None or not any(burning[card] for card in hand):
            return None
        group = position.pawns[played_seat(self._rules, position.pawns, seat)]
        as_it_is = self._evaluation.lead(position.pawns, seat)
        most, found = (-inf if best is None else best.value), None
        for card in dict.fromkeys(hand):
            kept = self._evaluation.hand(without(hand, card), group) + BURNT
            value = as_it_is + self._evaluation.opponents * kept
            if burning[card] and value > most:
                most, found = value, Burn(card, victim, burning[card][0])
        return found

    def make(self, position: Position, play: Play, chance: Chance) -> Position:
        """Make a given legal play of the seat to act."""
        other = takes_from(play)
        drawn = None if other is None else chance.choice(position.hands[other])
        return after_legal(position, play, drawn)

    def choose(self, pawns: Pawns, seat: Seat, hand: str) -> tuple[str, Pawns] | None:
        """The card of a hand to spend and the pawns it leaves, or None if no card can move a pawn."""
        best = self._evaluation.best_play(pawns, seat, hand)
        return None if best is None else (best.card, best.pawns)

    def _without_moves(self, position: Position, seat: Seat, chance: Chance) -> Play:
        """What is left to a seat that can move no pawn (rules.md 2.6, 4.2)."""
        hand = position.hands[seat]
        drawing = [card for card in self._rules.drawing_cards if card in hand]
        if drawing:
            holders = [one for one in self._rules.seats if position.hands[one] and one != seat]
            if holders:
                return Draw(drawing[0], chance.choice(holders))
        left = unplayable(position, seat, hand)[0]
        return left if isinstance(left, ThrowIn) else Discard(self.least(hand, position.pawns, seat))

    def least(self, hand: str, pawns: Pawns, seat: Seat) -> str:
        """The card of a hand that is missed least."""
        group = pawns[played_seat(self._rules, pawns, seat)]
        return max(dict.fromkeys(hand), key=lambda rank: self._evaluation.hand(hand.replace(rank, "", 1), group))

    def gift(self, hand: str, pawns: Pawns, giver: Seat, to: Seat) -> str:
        """The rank to give."""
        return max(dict.fromkeys(hand), key=lambda rank: self.gift_value(rank, hand, pawns, giver, to))

    def gift_value(self, rank: str, hand: str, pawns: Pawns, giver: Seat, to: Seat) -> int:
        """What it is worth to give a rank of a hand: what is kept, and to a partner what it is good for there."""
        rules, evaluation = self._rules, self._evaluation
        mine, theirs = (pawns[played_seat(rules, pawns, seat)] for seat in (giver, to))
        kept, given = evaluation.hand(hand.replace(rank, "", 1), mine), evaluation.hand(rank, theirs)
        return evaluation.opponents * kept + (evaluation.opponents if to in rules.side_of(giver) else -1) * given


def exchanged(position: Position, playouts: Playouts, chosen: Mapping[Seat, str]) -> Position:
    """The position once everybody has given a card, some what they have chosen (rules.md 2.3).

    Where there is no exchange, or it is over, this is the position itself.
    """
    if position.phase is not Phase.EXCHANGE:
        return position
    gifts = [
        hand and (chosen.get(seat) or playouts.gift(hand, position.pawns, seat, receiver(position, seat)))
        for seat, hand in zip(position.rules.seats, position.hands, strict=True)
    ]
    return exchange(position, gifts)

"""Plays a round out, every seat choosing by value with nothing but its own hand in view: fast, and near enough.

What is left out, because it would cost more than it tells: sevens that move more than one pawn of others, with five
players any of theirs, second cards for the centre, and sparing a partner by a discard. A play is weighed by what it
changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tockbot.computer.chance import Chance
from tockbot.computer.evaluation import WIN, Evaluation
from tockbot.rules import (
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
    exchange,
    played_seat,
    receiver,
    unplayable,
)


class Playouts:
    """Plays rounds out."""

    def __init__(self, rules: TableRules, evaluation: Evaluation) -> None:
        """Play under these rules, and choose by this evaluation."""
        self._rules = rules
        self._evaluation = evaluation
        self._best = [evaluation.best_plays(seat) for seat in rules.seats]
        self._after = [(*rules.seats[seat + 1 :], *rules.seats[: seat + 1]) for seat in rules.seats]

    def begin(self, position: Position, hands: Sequence[str] | None = None) -> Position:
        """The position as it is played out, with these hands if any are given."""
        held = position.hands if hands is None else tuple(hands)
        return Position(self._rules, position.dealer, position.phase, position.turn, position.pawns, held)

    def finish(self, position: Position, chance: Chance) -> Position:
        """Play until nobody holds a card or the game is over."""
        while (seat := position.turn) is not None:
            if position.phase is Phase.PLAY:
                position = self._play_on(position, seat, chance)
            else:
                position = self.advance(position, seat, chance)
        return position

    def _play_on(self, position: Position, seat: Seat, chance: Chance) -> Position:
        """Play for as long as cards move pawns and the turn goes on to the next, and whatever comes after that."""
        pawns, hands, after_seat, finders = position.pawns.bits, list(position.hands), self._after, self._best
        forcing = self._rules.forcing_rank
        while (best := finders[seat].of(pawns, seat, hands[seat])) is not None:
            rank, rest, after, gain = best
            if rank == forcing or gain >= WIN:
                break
            pawns, hands[seat] = after, rest
            for following in after_seat[seat]:
                if hands[following]:
                    seat = following
                    break
            else:
                ended = position.pawns.numbered(pawns)
                return Position(self._rules, position.dealer, Phase.ROUND_OVER, None, ended, tuple(hands))
        now = position.pawns.numbered(pawns)
        reached = Position(self._rules, position.dealer, Phase.PLAY, seat, now, tuple(hands))
        if best is None:
            return self.make(reached, self._without_moves(reached, seat, chance), chance)
        return after_outcome(reached, best[0], now.numbered(best[2]))

    def advance(self, position: Position, seat: Seat, chance: Chance) -> Position:
        """Make one play of the seat to act."""
        hand, pawns = position.hands[seat], position.pawns
        if position.phase is Phase.DISCARD:
            return after_legal(position, Discard(self.least(hand, pawns, seat)))
        chosen = self.choose(pawns, seat, hand)
        if chosen is None:
            return self.make(position, self._without_moves(position, seat, chance), chance)
        return after_outcome(position, *chosen)

    def make(self, position: Position, play: Play, chance: Chance) -> Position:
        """Make a given legal play of the seat to act."""
        drawn = chance.choice(position.hands[play.seat]) if isinstance(play, Draw) else None
        return after_legal(position, play, drawn)

    def choose(self, pawns: Pawns, seat: Seat, hand: str) -> tuple[str, Pawns] | None:
        """The card of a hand to spend and the pawns it leaves, or None if no card can move a pawn."""
        best = self._best[seat].of(pawns.bits, seat, hand)
        return None if best is None else (best[0], pawns.numbered(best[2]))

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

    def gift_value(self, rank: str, hand: str, pawns: Pawns, giver: Seat, to: Seat) -> float:
        """What it is worth to give a rank of a hand: what is kept, and to a partner what it is good for there."""
        rules, evaluation = self._rules, self._evaluation
        mine, theirs = (pawns[played_seat(rules, pawns, seat)] for seat in (giver, to))
        share = 1.0 if to in rules.side_of(giver) else -1.0 / (len(rules.sides) - 1)
        return evaluation.hand(hand.replace(rank, "", 1), mine) + share * evaluation.hand(rank, theirs)


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

"""Plays a round out, every seat choosing by value with nothing but its own hand in view: fast, and near enough.

What is left out, because it would cost more than it tells: sevens that move other players' pawns, second cards for the
centre, and sparing a partner by a discard. A play is weighed by what it changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from tockbot.computer.evaluation import WIN, Evaluation
from tockbot.computer.features import Need, need
from tockbot.rules import (
    Discard,
    Draw,
    Gain,
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
    in_reserve,
    outcomes,
    played_seat,
    plays_without_sevens,
    receiver,
    side_is_home,
)

REMEMBERED: Final = 1 << 13
"""For so many arrangements of pawns, seat by seat, the best uses of cards are kept; then all are forgotten."""


class BestUse(NamedTuple):
    """What a card is best used for.

    Attributes:
        gain: how much better it is for its player's side than the pawns before it.
        number: all pawns after it, as their number.
        need: how much its player then needs a card that brings a pawn from the reserve.
    """

    gain: float
    number: int
    need: Need


class Playouts:
    """Plays rounds out, and remembers what each card was best used for."""

    def __init__(self, rules: TableRules, evaluation: Evaluation) -> None:
        """Play under these rules, a seven moving its player's own pawns, and choose by this evaluation."""
        self._rules = rules.with_own_sevens()
        self._evaluation = evaluation
        self._needs: dict[int, Need] = {}
        self._best_uses: dict[tuple[int, Seat], dict[str, BestUse | None]] = {}

    def begin(self, position: Position, hands: Sequence[str] | None = None) -> Position:
        """The position as it is played out, with these hands if any are given."""
        held = position.hands if hands is None else tuple(hands)
        return Position(self._rules, position.dealer, position.phase, position.turn, position.pawns, held)

    def finish(self, position: Position, rng: Random) -> Position:
        """Play until nobody holds a card or the game is over."""
        while (seat := position.turn) is not None:
            position = self.advance(position, seat, rng)
        return position

    def advance(self, position: Position, seat: Seat, rng: Random) -> Position:
        """Make one play of the seat to act."""
        hand, pawns = position.hands[seat], position.pawns
        if position.phase is Phase.DISCARD:
            return after_legal(position, Discard(self.least(hand, pawns, seat)))
        chosen = self.choose(pawns, seat, hand)
        if chosen is None:
            return self.make(position, self._without_moves(position, seat, rng), rng)
        return after_outcome(position, *chosen)

    def make(self, position: Position, play: Play, rng: Random) -> Position:
        """Make a given legal play of the seat to act."""
        drawn = rng.choice(position.hands[play.seat]) if isinstance(play, Draw) else None
        return after_legal(position, play, drawn)

    def choose(self, pawns: Pawns, seat: Seat, hand: str) -> tuple[str, Pawns] | None:
        """The card to spend and the pawns it leaves, or None if no card can move a pawn."""
        uses, kept = self._uses(pawns, seat, hand), self._evaluation.kept
        best: tuple[str, int] | None = None
        most = 0.0
        for rank in dict.fromkeys(hand):
            use = uses[rank]
            if use is not None:
                gain, number, needed = use
                value = gain + kept(hand.replace(rank, "", 1), needed)
                if best is None or value > most:
                    best, most = (rank, number), value
        return None if best is None else (best[0], pawns.numbered(best[1]))

    def best_use(self, pawns: Pawns, seat: Seat, rank: str) -> BestUse | None:
        """What a card of this rank is best used for, None if it can move no pawn."""
        return self._uses(pawns, seat, rank)[rank]

    def _uses(self, pawns: Pawns, seat: Seat, hand: str) -> dict[str, BestUse | None]:
        """The best use of each rank of a hand, and of others asked for before."""
        key = (pawns.bits, seat)
        uses = self._best_uses.get(key)
        if uses is None:
            if len(self._best_uses) >= REMEMBERED:
                self._best_uses.clear()
                self._needs.clear()
            uses = self._best_uses[key] = {}
        unknown = "".join([rank for rank in dict.fromkeys(hand) if rank not in uses])
        if unknown:
            if self._nearly_home(pawns, seat):
                best = self._coming_home(pawns, seat, unknown)
            else:
                best = self._evaluation.best_outcomes(seat).of(pawns, seat, unknown)
            for rank, gain in best.items():
                uses[rank] = None if gain is None else BestUse(*gain, self._need(pawns.numbered(gain.after), seat))
        return uses

    def _coming_home(self, pawns: Pawns, seat: Seat, cards: str) -> dict[str, Gain | None]:
        """The same where a card may bring the last pawn of a side home: that is best, where it is allowed."""
        rules, furthest = self._rules, self._evaluation.best_outcomes(seat).furthest
        best: dict[str, Gain | None] = {}
        for card, left in outcomes(rules, pawns, seat, cards).items():
            finishing = [one for one in left if side_is_home(rules, pawns.numbered(one), seat)]
            if finishing and rules.may_finish(card):
                best[card] = Gain(WIN, finishing[0])
            else:
                best[card] = furthest(pawns, [one for one in left if one not in finishing])
        return best

    def _need(self, pawns: Pawns, seat: Seat) -> Need:
        """How much a seat needs a way out of the reserve."""
        mine = played_seat(self._rules, pawns, seat)
        number = pawns.number(mine)
        known = self._needs.get(number)
        if known is None:
            known = self._needs[number] = need(pawns[mine])
        return known

    def _nearly_home(self, pawns: Pawns, seat: Seat) -> bool:
        """Whether no pawn of a side waits in reserve: only then can it come home with one card."""
        for member in self._rules.side_of(seat):  # noqa: SIM110 - a generator takes three times as long
            if in_reserve(pawns[member]):
                return False
        return True

    def _without_moves(self, position: Position, seat: Seat, rng: Random) -> Play:
        """What is left to a seat that can move no pawn (rules.md 2.6, 4.2)."""
        hand = position.hands[seat]
        drawing = [card for card in self._rules.drawing_cards if card in hand]
        if drawing:
            holders = [one for one in self._rules.seats if position.hands[one] and one != seat]
            if holders:
                return Draw(drawing[0], rng.choice(holders))
        thrown = next((play for play in plays_without_sevens(position) if isinstance(play, ThrowIn)), None)
        return thrown or Discard(self.least(hand, position.pawns, seat))

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

"""Plays a round out, every seat choosing by value with nothing but its own hand in view: fast, and near enough.

What is left out, because it would cost more than it tells: sevens that move other players' pawns, jokers as sevens,
second cards for the centre, and sparing a partner by a discard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random
from typing import Final, assert_never

from tockbot.computer.evaluation import WIN, Evaluation
from tockbot.computer.features import Need, need
from tockbot.rules import (
    IN_RESERVE,
    JOKER,
    Discard,
    Draw,
    Exchange,
    MovePlay,
    Pawns,
    Phase,
    Play,
    Position,
    Seat,
    SevenMoves,
    Standing,
    TableRules,
    ThrowIn,
    arrangements,
    exchange,
    is_over,
    next_holder,
    next_in_play,
    played_seat,
    plays_without_sevens,
    receiver,
    side_is_home,
    sorted_hand,
    standing,
    without,
)

REMEMBERED: Final = 1 << 15


@dataclass(slots=True)
class Round:
    """A round being played out, changed in place.

    Attributes:
        pawns: all pawns.
        hands: each seat's ranks.
        turn: the seat to act, None once the round or the game is over.
        must_discard: whether that seat only discards (rules.md 4.9, 4.10).
    """

    pawns: Pawns
    hands: list[str] = field(repr=False)
    turn: Seat | None
    must_discard: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """What a card is best used for.

    Attributes:
        lead: how far ahead it leaves its player's side.
        pawns: all pawns after it.
        need: how much its player then needs a card that brings a pawn from the reserve.
    """

    lead: float
    pawns: Pawns
    need: Need


@lru_cache(maxsize=16)
def lighter(rules: TableRules) -> TableRules:
    """The rules as they are played in a play-out: where a seven may move anybody's pawns, it moves one's own."""
    if rules.law.seven_moves is not SevenMoves.ANYONE:
        return rules
    law = replace(rules.law, seven_moves=SevenMoves.OWN)
    return TableRules(rules.ruleset, rules.party, (*rules.options, ("seven_moves", "own")), law, rules.board)


class Playouts:
    """Plays rounds out, and remembers what each card was best used for."""

    def __init__(self, rules: TableRules, evaluation: Evaluation) -> None:
        """Play under these rules, choosing by this evaluation."""
        self._rules = lighter(rules)
        self._evaluation = evaluation
        self._steps: dict[tuple[Pawns, Seat, str], Step | None] = {}
        self._stands: Standing | None = None

    def finish(self, state: Round, rng: Random) -> None:
        """Play until nobody holds a card or the game is over."""
        while state.turn is not None:
            self.advance(state, rng)

    def advance(self, state: Round, rng: Random) -> str:
        """Make one play, and give what it spent."""
        seat = state.turn
        if seat is None:
            return ""
        hand = state.hands[seat]
        if state.must_discard:
            return self._discard(state, seat, self.least(hand, state.pawns, seat))
        chosen = self.choose(state.pawns, seat, hand)
        if chosen is None:
            return self._unplayable(state, seat, rng)
        spent, pawns = chosen
        self.move(state, seat, spent, pawns)
        return spent

    def make(self, state: Round, play: Play, rng: Random) -> None:
        """Make a given play of the seat to act."""
        seat = state.turn
        if seat is None:
            return
        match play:
            case MovePlay(spent, pawns, forces_discard):
                self.move(state, seat, spent, pawns, forces=forces_discard)
            case Draw(spent, other):
                self._draw(state, seat, spent, other, rng)
            case ThrowIn():
                state.hands[seat] = ""
                state.turn = next_holder(tuple(state.hands), seat)
            case Discard(spent):
                self._discard(state, seat, spent)
            case _:
                assert_never(play)

    def choose(self, pawns: Pawns, seat: Seat, hand: str) -> tuple[str, Pawns] | None:
        """The card to spend and the pawns it leaves, or None if no card can be played."""
        best: tuple[str, Pawns] | None = None
        most = 0.0
        kept = self._evaluation.kept
        for rank in dict.fromkeys(hand):
            step = self.step(pawns, seat, rank)
            if step is not None:
                value = step.lead + kept(hand.replace(rank, "", 1), step.need)
                if best is None or value > most:
                    best, most = (rank, step.pawns), value
        return best

    def step(self, pawns: Pawns, seat: Seat, rank: str) -> Step | None:
        """What a card of this rank is best used for."""
        key = (pawns, seat, rank)
        try:
            return self._steps[key]
        except KeyError:
            if len(self._steps) > REMEMBERED:
                self._steps.clear()
            found = self._steps[key] = self._best(pawns, seat, rank)
            return found

    def _best(self, pawns: Pawns, seat: Seat, rank: str) -> Step | None:
        rules, lead = self._rules, self._evaluation.lead
        left = arrangements(self._standing(pawns), seat, rank, with_sevens=rank != JOKER)
        finishing = [one for one in left if side_is_home(rules, one, seat)] if self._nearly_home(pawns, seat) else []
        if finishing and rules.may_finish(rank):
            return Step(WIN, finishing[0], Need.NONE)
        best: Pawns | None = None
        most = 0.0
        for after in left:
            value = lead(after, seat)
            if (best is None or value > most) and after not in finishing:
                best, most = after, value
        return None if best is None else Step(most, best, need(best[played_seat(rules, best, seat)]))

    def _nearly_home(self, pawns: Pawns, seat: Seat) -> bool:
        """Whether no pawn of a side waits in reserve: only then can it come home with one card."""
        for member in self._rules.side_of(seat):  # noqa: SIM110 - a generator takes three times as long
            if pawns[member][-1] == IN_RESERVE:
                return False
        return True

    def _standing(self, pawns: Pawns) -> Standing:
        """Who stands where; the cards of a hand are tried one after another on the same pawns."""
        if self._stands is None or self._stands.pawns is not pawns:
            self._stands = standing(self._rules, pawns)
        return self._stands

    def move(self, state: Round, seat: Seat, spent: str, pawns: Pawns, *, forces: bool | None = None) -> None:
        """Spend cards for a move, and pass the turn on; ``forces`` is worked out if it is not known."""
        rules = self._rules
        state.pawns = pawns
        state.hands[seat] = without(state.hands[seat], spent)
        if side_is_home(rules, pawns, seat):
            if is_over(rules, pawns):
                state.turn = None
                return
            for member in rules.side_of(seat):
                state.hands[member] = ""
        forced = rules.law.forced_discard
        if forced is not None and (spent == forced.rank if forces is None else forces):
            following = next_in_play(rules, pawns, seat)
            if state.hands[following]:
                state.turn, state.must_discard = following, True
                return
        state.turn = next_holder(tuple(state.hands), seat)

    def _discard(self, state: Round, seat: Seat, rank: str) -> str:
        forced = self._rules.law.forced_discard
        state.hands[seat] = without(state.hands[seat], rank)
        keeps_turn = state.must_discard and forced is not None and not forced.loses_turn and state.hands[seat]
        state.must_discard = False
        state.turn = seat if keeps_turn else next_holder(tuple(state.hands), seat)
        return rank

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

    def _unplayable(self, state: Round, seat: Seat, rng: Random) -> str:
        """What is left to a seat that can move nothing (rules.md 2.6, 4.2)."""
        hand = state.hands[seat]
        drawing = [card for card in self._rules.drawing_cards if card in hand]
        if drawing:
            holders = [one for one, other in enumerate(state.hands) if other and one != seat]
            if holders:
                return self._draw(state, seat, drawing[0], rng.choice(holders), rng)
        position = Position(self._rules, seat, Phase.PLAY, seat, state.pawns, tuple(state.hands))
        if any(isinstance(play, ThrowIn) for play in plays_without_sevens(position)):
            state.hands[seat] = ""
            state.turn = next_holder(tuple(state.hands), seat)
            return hand
        return self._discard(state, seat, self.least(hand, state.pawns, seat))

    def _draw(self, state: Round, seat: Seat, spent: str, other: int, rng: Random) -> str:
        drawn = rng.choice(state.hands[other])
        state.hands[other] = without(state.hands[other], drawn)
        state.hands[seat] = sorted_hand(without(state.hands[seat], spent) + drawn)
        state.turn = next_holder(tuple(state.hands), seat)
        return spent


def exchanged(
    rules: TableRules, playouts: Playouts, pawns: Pawns, hands: Sequence[str], chosen: Mapping[Seat, str]
) -> list[str]:
    """The hands once everybody has given a card, some what they have chosen (rules.md 2.3)."""
    if rules.law.exchange is Exchange.NONE:
        return list(hands)
    position = Position(rules, rules.seats[0], Phase.EXCHANGE, None, pawns, tuple(hands))
    gifts = [
        hand and (chosen.get(seat) or playouts.gift(hand, pawns, seat, receiver(position, seat)))
        for seat, hand in zip(rules.seats, hands, strict=True)
    ]
    return list(exchange(position, gifts).hands)

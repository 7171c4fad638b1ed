"""Games of quick players against each other, and what is kept of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Final

from tockbot.computer.playout import Playouts, Round, exchanged
from tockbot.rules import (
    JOKER,
    Pawns,
    Phase,
    Position,
    Seat,
    TableRules,
    is_over,
    next_dealer,
    next_holder,
    opening,
    side_is_home,
    sorted_hand,
)

EXPLORED: Final = 0.04
"""How often any card that can be played is, so that more is seen than the player likes."""

KEPT: Final = 0.3
"""How many of the positions within a round are kept."""

MOST_ROUNDS: Final = 80


@dataclass(frozen=True, slots=True)
class Moment:
    """A position just after a play: the pawns, who played, and what is left in that hand."""

    pawns: Pawns
    seat: Seat
    hand: str


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round: moments of it, the pawns at its end, and who had won by then, None while the game goes on."""

    moments: tuple[Moment, ...]
    pawns: Pawns
    winner: int | None


def play_game(rules: TableRules, players: Sequence[Playouts], seed: int) -> tuple[list[PlayedRound], int | None]:
    """A game between these players, drawn by lot for each side.

    Gives it round by round, and the index of the side that won it, None if it took too long.
    """
    rng = Random(seed)
    drawn = [rng.choice(players) for _ in rules.sides]
    playing = [drawn[seat % len(drawn)] for seat in rules.seats]
    pack = [rank for rank in rules.law.deck_ranks if rank != JOKER] * 4 * rules.law.decks
    pack += [JOKER] * rules.law.jokers
    position = opening(rules, rng.choice(rules.seats))
    dealer, pawns = position.dealer, position.pawns
    rounds: list[PlayedRound] = []
    for size in cycle(rules.law.hand_sizes):
        rng.shuffle(pack)
        hands = [sorted_hand("".join(pack[seat * size : (seat + 1) * size])) for seat in rules.seats]
        state = Round(pawns, exchanged(rules, players[-1], pawns, hands, {}), None)
        state.turn = next_holder(tuple(state.hands), dealer)
        moments = _play_round(playing, state, rng)
        pawns = state.pawns
        winner = next((one for one, side in enumerate(rules.sides) if side_is_home(rules, pawns, side[0])), None)
        rounds.append(PlayedRound(moments, pawns, winner))
        if winner is not None or is_over(rules, pawns) or len(rounds) >= MOST_ROUNDS:
            return rounds, winner
        dealer = next_dealer(Position(rules, dealer, Phase.ROUND_OVER, None, pawns, ("",) * len(hands)))
    return rounds, None


def _play_round(playing: Sequence[Playouts], state: Round, rng: Random) -> tuple[Moment, ...]:
    moments: list[Moment] = []
    while (seat := state.turn) is not None:
        before, playouts = state.pawns, playing[seat]
        if rng.random() < EXPLORED and not state.must_discard:
            rank = rng.choice(state.hands[seat])
            step = playouts.step(before, seat, rank)
            if step is not None:
                playouts.move(state, seat, rank, step.pawns)
            else:
                playouts.advance(state, rng)
        else:
            playouts.advance(state, rng)
        if rng.random() < KEPT:
            moments.append(Moment(state.pawns, seat, state.hands[seat]))
    return tuple(moments)

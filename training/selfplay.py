"""Games of quick players against each other, and what is kept of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Final

from tockbot.computer.chance import Chance
from tockbot.computer.playout import Playouts, exchanged
from tockbot.rules import (
    JOKER,
    Pawns,
    Phase,
    Position,
    Seat,
    TableRules,
    after_outcome,
    deal,
    next_dealer,
    opening,
    side_is_home,
    without,
)

EXPLORED: Final = 0.04
"""How often any card that can be played is, so that more is seen than the player likes."""

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


def play_game(
    rules: TableRules, players: Sequence[Playouts], seed: int, kept: float
) -> tuple[list[PlayedRound], int | None]:
    """A game between these players, drawn by lot for each side; this part of the positions within rounds is kept.

    Gives it round by round, and the index of the side that won it, None if it took too long.
    """
    rng = Random(seed)
    drawn = [rng.choice(players) for _ in rules.sides]
    playing = [drawn[seat % len(drawn)] for seat in rules.seats]
    pack = [rank for rank in rules.law.deck_ranks if rank != JOKER] * 4 * rules.law.decks
    pack += [JOKER] * rules.law.jokers
    position = opening(rules, rng.choice(rules.seats))
    dealer = position.dealer
    rounds: list[PlayedRound] = []
    for size in cycle(rules.law.hand_sizes):
        rng.shuffle(pack)
        hands = ["".join(pack[seat * size : (seat + 1) * size]) for seat in rules.seats]
        position = exchanged(players[-1].begin(deal(position, dealer, hands)), players[-1], {})
        moments, position = _play_round(playing, position, rng, kept)
        pawns = position.pawns
        winner = next((one for one, side in enumerate(rules.sides) if side_is_home(rules, pawns, side[0])), None)
        rounds.append(PlayedRound(moments, pawns, winner))
        if winner is not None or len(rounds) >= MOST_ROUNDS:
            return rounds, winner
        dealer = next_dealer(position)
    return rounds, None


def _play_round(
    playing: Sequence[Playouts], position: Position, rng: Random, kept: float
) -> tuple[tuple[Moment, ...], Position]:
    """Play a round to its end; gives moments of it, and the position at its end."""
    moments: list[Moment] = []
    while (seat := position.turn) is not None:
        position, left = _play(playing[seat], position, seat, rng)
        if rng.random() < kept:
            moments.append(Moment(position.pawns, seat, left))
    return tuple(moments), position


def _play(playouts: Playouts, position: Position, seat: Seat, rng: Random) -> tuple[Position, str]:
    """Make a play; gives the position after it, and what is left in its player's hand."""
    hand = position.hands[seat]
    if rng.random() < EXPLORED and position.phase is not Phase.DISCARD:
        rank = rng.choice(hand)
        best = playouts.choose(position.pawns, seat, rank)
        if best is not None:
            return after_outcome(position, *best), without(hand, rank)
    after = playouts.advance(position, seat, Chance(rng.getrandbits(64)))
    if after.phase is not Phase.GAME_OVER:
        return after, after.hands[seat]
    # The end of a game empties all hands, but what its last player kept says something of the play.
    winning = playouts.choose(position.pawns, seat, hand)
    return after, hand if winning is None else without(hand, winning[0])

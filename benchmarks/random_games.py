"""Whole games of random legal plays, for measuring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random

from tockbot.rules import (
    Draw,
    Phase,
    Play,
    Position,
    Seat,
    TableRules,
    after_legal,
    deal,
    exchange,
    legal_plays,
    next_dealer,
    opening,
    side_is_home,
)


def random_game(rules: TableRules, rng: Random) -> Iterator[tuple[Position, Sequence[Play]]]:
    """Each position of a random game in which somebody acts, with its legal plays.

    Every round is dealt from a freshly shuffled pack: near enough to the table for measuring, and simpler.
    """
    pack = [rank for rank in rules.law.deck_ranks if rank != "*"] * 4 * rules.law.decks + ["*"] * rules.law.jokers
    position = opening(rules, rules.seats[0])
    dealer = position.dealer
    for size in cycle(rules.law.hand_sizes):
        dealt = rng.sample(pack, size * len(rules.seats))
        position = deal(position, dealer, [_hand(position, seat, size, dealt) for seat in rules.seats])
        if position.phase is Phase.EXCHANGE:
            position = exchange(position, [hand and rng.choice(hand) for hand in position.hands])
        while position.turn is not None:
            plays = legal_plays(position)
            yield position, plays
            play = rng.choice(plays)
            drawn = rng.choice(position.hands[play.seat]) if isinstance(play, Draw) else None
            position = after_legal(position, play, drawn)
        if position.phase is Phase.GAME_OVER:
            return
        dealer = next_dealer(position)


def _hand(position: Position, seat: Seat, size: int, dealt: list[str]) -> str:
    """So many cards, none for a seat that has finished (rules.md 5.1)."""
    if side_is_home(position.rules, position.pawns, seat):
        return ""
    return "".join(dealt[seat * size : (seat + 1) * size])

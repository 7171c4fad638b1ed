"""Whole games of random legal plays, dealt as docs/rules.md 2.2 says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random

from tockbot.rules import (
    JOKER,
    RANKS,
    MovePlay,
    Phase,
    Play,
    Position,
    Shuffling,
    TableRules,
    after_legal,
    deal,
    exchange,
    legal_plays,
    next_dealer,
    opening,
    side_is_home,
    takes_from,
)

ROUND_STARTS = 0


@dataclass(frozen=True)
class PlayMade:
    """One play of a game: the position, the legal plays, the play made, its result, and the cards in no hand."""

    before: Position
    legal: Sequence[Play]
    play: Play
    drawn: str | None
    after: Position
    off_hands: tuple[str, ...]


def pack(rules: TableRules) -> list[str]:
    """Return all cards of a table (docs/rules.md 2.2)."""
    return list(RANKS) * rules.law.suits + [JOKER] * rules.law.jokers


def random_game(rules: TableRules, rng: Random, *, eager: bool = False) -> Iterator[PlayMade]:
    """Yield a game from the opening to its end, play by play.

    ``eager`` players make the play that brings most pawns home and fewest into reserve, so that games end soon.
    """
    position = opening(rules, rng.choice(rules.seats))
    dealer = position.dealer
    stock: list[str] = []
    discards = pack(rules)
    sizes = rules.law.hand_sizes
    for number, size in cycle(enumerate(sizes)):
        if rules.law.shuffling is Shuffling.EACH_CYCLE and number == ROUND_STARTS:
            stock, discards = [], stock + discards
        wanted = [0 if side_is_home(rules, position.pawns, seat) else size for seat in rules.seats]
        if sum(wanted) > len(stock):
            rng.shuffle(discards)
            stock, discards = stock + discards, []
        hands = [""] * len(wanted)
        for seat, count in enumerate(wanted):
            hands[seat], stock = "".join(stock[:count]), stock[count:]
        position = deal(position, dealer, hands)
        if position.phase is Phase.EXCHANGE:
            position = exchange(position, [hand and rng.choice(hand) for hand in position.hands])
        while position.turn is not None:
            legal = legal_plays(position)
            play = _best(legal, rules, position.turn, rng) if eager else rng.choice(legal)
            other = takes_from(play)
            drawn = None if other is None else rng.choice(position.hands[other])
            after = after_legal(position, play, drawn)
            discards += _left_hands(position, after)
            yield PlayMade(position, legal, play, drawn, after, (*stock, *discards))
            position = after
        if position.phase is Phase.GAME_OVER:
            return
        dealer = next_dealer(position, number + 1)


def _left_hands(before: Position, after: Position) -> list[str]:
    """Return the cards that left the hands between two positions."""
    gone = list("".join(before.hands))
    for rank in "".join(after.hands):
        gone.remove(rank)
    return gone


def _best(legal: Sequence[Play], rules: TableRules, seat: int, rng: Random) -> Play:
    """Return the play that leaves the side's pawns furthest on; among equal ones, any."""

    def progress(play: Play) -> float:
        if not isinstance(play, MovePlay):
            return -1000 + rng.random()
        side = rules.sides[seat % len(rules.sides)]
        return sum(_progress(rules, mate, pawn >> 3) for mate in side for pawn in play.pawns[mate]) + rng.random()

    return max(legal, key=progress)


def _progress(rules: TableRules, seat: int, location: int) -> int:
    """Return how far a pawn has come."""
    fields = rules.board.fields
    if location >= fields:
        return {0: fields // 2, 5: -fields // 2}.get(location - 144, fields + location)
    return (location - rules.board.entries[seat] - 1) % fields

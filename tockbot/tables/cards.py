"""Real cards: a rank and a suit. The rules read the rank only; the suit makes a hand look like one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import cycle, islice
from typing import Final, NewType

from tockbot.rules import HAND_ORDER, RANKS, Law

Card = NewType("Card", str)
"""Two characters: a rank of ``A23456789TJQK*`` and a suit of ``shdc`` (spade, heart, diamond, club).

A joker is ``**``.
"""

JOKER: Final = Card("**")
SUITS: Final = "shdc"


def rank_of(card: Card) -> str:
    """The rank, one character as in the notation (rules.md 6.1)."""
    return card[0]


def full_deck(law: Law) -> tuple[Card, ...]:
    """All cards of a ruleset, in order (rules.md 2.2)."""
    suits = islice(cycle(SUITS), law.suits)
    return (*(Card(rank + suit) for suit in suits for rank in RANKS), *(JOKER,) * law.jokers)


def ranks_of_deck(law: Law) -> str:
    """Return the ranks of all cards of a ruleset, sorted."""
    return "".join(rank * law.suits for rank in RANKS) + rank_of(JOKER) * law.jokers


def ranks_of(cards: Iterable[Card]) -> str:
    """The ranks of cards, as one sorted string (rules.md 6.1)."""
    return "".join(sorted(map(rank_of, cards), key=HAND_ORDER.index))


def sorted_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as a player holds them: by rank, then suit."""
    return tuple(sorted(cards, key=lambda card: (HAND_ORDER.index(rank_of(card)), card)))


def take(cards: Iterable[Card], ranks: str, wanted: Sequence[Card] = ()) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Split cards into those of these ranks, one for each in their order, and the rest; those ``wanted`` go first.

    Raises:
        ValueError: a rank is not among the cards.
    """
    rest = list(cards)
    taken: list[Card] = []
    for rank in ranks:
        fitting = [card for card in rest if rank_of(card) == rank]
        if not fitting:
            raise ValueError("a card that is spent is not in the hand")
        card = next((card for card in fitting if card in wanted), fitting[0])
        rest.remove(card)
        taken.append(card)
    return tuple(taken), tuple(rest)

"""What a seat may know of the cards it does not see, and hands that agree with it.

It knows its own hand, the discards since the last shuffle, how many cards each seat holds, and the card it gave away in
this round, for as long as that must still be where it went. All of it comes from an observation, so nothing else can.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tockbot.rules.board import Seat
from tockbot.rules.legal import sorted_hand
from tockbot.rules.plays import Draw
from tockbot.rules.position import Phase
from tockbot.rules.turn import receiver
from tockbot.tables.cards import full_deck, rank_of, ranks_of
from tockbot.tables.observation import Observation


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat knows of the cards.

    Attributes:
        viewer: the seat that knows.
        hand: its ranks.
        unseen: the ranks that are in no place it sees, the card it gave left out where that is known to be held.
        sizes: how many cards each seat holds.
        given: who still must hold the card that the viewer gave, and its rank.
    """

    viewer: Seat
    hand: str = field(repr=False)
    unseen: tuple[str, ...] = field(repr=False)
    sizes: tuple[int, ...]
    given: tuple[Seat, str] | None = field(repr=False)

    def hands(self, rng: Random) -> list[str]:
        """A hand for every seat that agrees with all this, any such hands as likely as others."""
        wanted = list(self.sizes)
        wanted[self.viewer] = 0
        if self.given is not None:
            wanted[self.given[0]] -= 1
        cards = "".join(rng.sample(self.unseen, sum(wanted)))
        hands: list[str] = []
        for seat, size in enumerate(wanted):
            hand, cards = cards[:size], cards[size:]
            if self.given is not None and seat == self.given[0]:
                hand += self.given[1]
            hands.append(sorted_hand(hand))
        hands[self.viewer] = self.hand
        return hands


def known(observation: Observation) -> Knowledge:
    """What the viewer of a game knows of the cards.

    Raises:
        ValueError: a spectator looks on.
    """
    viewer = observation.viewer
    if viewer is None:
        raise ValueError("a spectator holds no cards")
    deck = Counter(map(rank_of, full_deck(observation.rules.law)))
    deck.subtract(map(rank_of, observation.discards))
    deck.subtract(map(rank_of, observation.hand))
    given = _given(observation, viewer)
    if given is not None:
        deck[given[1]] -= 1
    unseen = tuple(sorted(deck.elements()))
    return Knowledge(viewer, ranks_of(observation.hand), unseen, tuple(seat.cards for seat in observation.seats), given)


def _given(observation: Observation, viewer: Seat) -> tuple[Seat, str] | None:
    """Where the card that the viewer gave must still be, if anywhere."""
    gift = observation.gift
    # With places, who was next at the exchange may be done by now.
    if gift is None or observation.phase is Phase.EXCHANGE or observation.rules.law.places:
        return None
    holder = receiver(observation.position(), viewer)
    for happening in observation.happenings:
        if happening.round != observation.round:
            continue
        spent_it = happening.seat == holder and gift in happening.cards
        lost_one = isinstance(happening.play, Draw) and happening.play.seat == holder
        if spent_it or lost_one:
            return None
    return (holder, rank_of(gift)) if observation.seats[holder].cards else None

"""What a seat may know of the cards it does not see, and hands that agree with it.

It knows its own hand, the discards since the last shuffle, how many cards each seat holds, and the cards that it gave
or lost to others in this round, for as long as they must still be where they went. All of it comes from an observation,
so nothing else can.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tockbot.computer.chance import Chance
from tockbot.rules import Draw, Phase, Seat, receiver, sorted_hand, takes_from
from tockbot.tables import Card, Observation, full_deck, rank_of, ranks_of


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat knows of the cards.

    Attributes:
        viewer: the seat that knows.
        hand: its ranks.
        unseen: the ranks that are in no place that it knows of.
        sizes: how many cards each seat holds.
        held: cards that others are known to hold: by whom, and the rank.
    """

    viewer: Seat
    hand: str = field(repr=False)
    unseen: tuple[str, ...] = field(repr=False)
    sizes: tuple[int, ...]
    held: tuple[tuple[Seat, str], ...] = field(repr=False)

    def hands(self, chance: Chance) -> list[str]:
        """A hand for every seat that agrees with all this, any such hands as likely as others."""
        known_of = ["".join(rank for holder, rank in self.held if holder == seat) for seat in range(len(self.sizes))]
        wanted = [size - len(known) for size, known in zip(self.sizes, known_of, strict=True)]
        wanted[self.viewer] = 0
        cards = "".join(chance.sample(self.unseen, sum(wanted)))
        hands: list[str] = []
        for count, known in zip(wanted, known_of, strict=True):
            hands.append(sorted_hand(cards[:count] + known))
            cards = cards[count:]
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
    held = tuple((holder, rank_of(card)) for holder, card in _held(observation, viewer))
    deck = Counter(map(rank_of, full_deck(observation.rules.law)))
    deck.subtract(map(rank_of, (*observation.discards, *observation.hand)))
    deck.subtract(rank for _, rank in held)
    unseen = tuple(sorted(deck.elements()))
    return Knowledge(viewer, ranks_of(observation.hand), unseen, tuple(seat.cards for seat in observation.seats), held)


def _held(observation: Observation, viewer: Seat) -> list[tuple[Seat, Card]]:
    """The cards given or lost in this round that must still be where they went."""
    held: list[tuple[Seat, Card]] = []
    # With places, who was next at the exchange may be done by now.
    exchanged = observation.phase is not Phase.EXCHANGE and not observation.rules.law.places
    if observation.gift is not None and exchanged:
        held.append((receiver(observation.position(), viewer), observation.gift))
    taken = [one for one in observation.drawn if one.other == viewer]
    lost = [one for one in taken if observation.history[one.place].round == observation.round]
    for record in observation.history:
        if record.round != observation.round:
            continue
        # Two packs hold two of each card: one that is played may be the one that was given.
        held = [one for one in held if one[0] != record.seat or one[1] not in record.cards]
        if record.burnt is not None:
            held = [one for one in held if one != (takes_from(record.play), record.burnt)]
        if isinstance(record.play, Draw):
            held = [one for one in held if one[0] != record.play.seat]
            if record.play.seat == viewer:
                held.append((record.seat, lost.pop(0).card))
    return [one for one in held if observation.seats[one[0]].cards]

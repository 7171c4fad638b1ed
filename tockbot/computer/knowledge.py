"""A seat's knowledge of the cards, and the race that compares its choices.

A seat knows its own hand, the discards since the last shuffle, and the number of cards of each seat. It also knows the
cards that it passed or lost in this round, for as long as they must still be in the same hand. All of this comes from
an observation, so it cannot include anything hidden.

In a race, all choices are played out on the same deals, so that luck with the cards cancels out. Fewer choices remain
after each heat. In between, a choice is dropped once it is further behind than chance explains.

All randomness comes from one small generator, the same in both engines (docs/computer-players.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, Generic, NamedTuple, TypeVar

from tockbot.computer.evaluation import in_order
from tockbot.rules import Draw, Pawns, Phase, Seat, receiver, sorted_hand, takes_from
from tockbot.tables import Card, Observation, rank_of, ranks_of, ranks_of_deck

T = TypeVar("T")

ALL: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


class Chance:
    """The random generator SplitMix64; its numbers depend only on the lowest 64 bits of the seed."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & ALL

    def below(self, end: int) -> int:
        """Return a whole number from 0 to ``end`` - 1."""
        self._state = mixed = (self._state + GOLDEN) & ALL
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & ALL
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & ALL
        return ((mixed ^ mixed >> 31) >> 32) * end >> 32

    def choice(self, some: Sequence[T]) -> T:
        """Return one item."""
        return some[self.below(len(some))]

    def sample(self, some: Sequence[T], count: int) -> list[T]:
        """Return ``count`` items in random order (a partial Fisher-Yates shuffle)."""
        drawn = list(some)
        for place in range(count):
            other = place + self.below(len(drawn) - place)
            drawn[place], drawn[other] = drawn[other], drawn[place]
        return drawn[:count]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """One seat's knowledge of the cards.

    Attributes:
        viewer: the seat.
        hand: the ranks of its hand.
        unseen: the ranks whose place it does not know.
        sizes: number of cards of each seat.
        held: cards that others are known to hold: the seat, and the rank.
    """

    viewer: Seat
    hand: str = field(repr=False)
    unseen: tuple[str, ...] = field(repr=False)
    sizes: tuple[int, ...]
    held: tuple[tuple[Seat, str], ...] = field(repr=False)

    def hands(self, chance: Chance) -> list[str]:
        """Return a hand for every seat that agrees with this knowledge; all such hands are equally likely."""
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
    """Return what the viewer of a game knows of the cards."""
    viewer = observation.viewer
    if viewer is None:
        raise ValueError("a spectator holds no cards")
    held = tuple((holder, rank_of(card)) for holder, card in _held(observation, viewer))
    deck = Counter(ranks_of_deck(observation.rules.law))
    deck.subtract(map(rank_of, (*observation.discards, *observation.hand)))
    deck.subtract(rank for _, rank in held)
    unseen = tuple(sorted(deck.elements()))
    return Knowledge(viewer, ranks_of(observation.hand), unseen, tuple(seat.cards for seat in observation.seats), held)


def _held(observation: Observation, viewer: Seat) -> list[tuple[Seat, Card]]:
    """Return the cards passed or lost in this round that must still be in the same hand."""
    held: list[tuple[Seat, Card]] = []
    # With places, the player who was next at the exchange may have finished since.
    exchanged = observation.phase is not Phase.EXCHANGE and not observation.rules.law.places
    if observation.gift is not None and exchanged:
        held.append((receiver(observation.position(), viewer), observation.gift))
    taken = [one for one in observation.drawn if one.other == viewer]
    lost = [one for one in taken if observation.history[one.place].round == observation.round]
    for record in observation.history:
        if record.round != observation.round:
            continue
        # Two packs hold two of each card: a card that is played may be the one that was passed.
        held = [one for one in held if one[0] != record.seat or one[1] not in record.cards]
        if record.burnt is not None:
            held = [one for one in held if one != (takes_from(record.play), record.burnt)]
        if isinstance(record.play, Draw):
            held = [one for one in held if one[0] != record.play.seat]
            if record.play.seat == viewer:
                held.append((record.seat, lost.pop(0).card))
    return [one for one in held if observation.seats[one[0]].cards]


FIRST_LOOK: Final = 8.0
"""Number of play-outs for which the first look counts: on its own it is often right."""


class Heat(NamedTuple):
    """A part of a race.

    Attributes:
        begin: maximum number of choices at its start.
        kept: number of choices kept after it.
        part: its share of the play-outs.
    """

    begin: int
    kept: int
    part: float


HEATS: Final = (Heat(8, 5, 0.385), Heat(5, 3, 0.24), Heat(3, 2, 0.18), Heat(2, 1, 0.195))
"""If more than eight choices start, the first heat has fewer deals."""

SURE: Final = 3.25
"""Number of standard errors behind the leader at which a choice is dropped at once."""

MIN_DEALS: Final = 6
"""Number of deals before choices are first dropped, and then again after each :data:`MORE_DEALS`."""

MORE_DEALS: Final = 3

SPREAD: Final = 0.04
"""Assumed spread between the winning chances of two choices on one deal, weighted as if three deals had shown it."""


@dataclass(slots=True)
class Trial(Generic[T]):
    """A choice, and the results of its play-outs.

    Attributes:
        what: the play, or the card to pass.
        value: value at first look, in log-odds.
        first_look: winning chance at first look, 0 to 1.
        chances: winning chances at the ends of its play-outs, deal by deal.
        total: sum of these chances.
        ends: the pawns at these ends.
    """

    what: T = field(repr=False)
    value: float
    first_look: float
    chances: list[float] = field(default_factory=list)
    total: float = 0.0
    ends: Sequence[Pawns] = ()

    @property
    def tries(self) -> int:
        """The number of play-outs."""
        return len(self.chances)

    @property
    def chance(self) -> float:
        """The winning chance, 0 to 1, from the play-outs and the first look."""
        return (self.total + FIRST_LOOK * self.first_look) / (self.tries + FIRST_LOOK)

    def gap_to(self, better: Trial[T]) -> float:
        """Return the winning chance that it seems to lose against a trial, on the deals that both were played out on.

        Trials that were dropped earlier have fewer play-outs, so their chances rest on other deals.
        """
        shared = min(self.tries, better.tries)
        gap = in_order(better.chances[:shared]) - in_order(self.chances[:shared])
        return (gap + FIRST_LOOK * (better.first_look - self.first_look)) / (shared + FIRST_LOOK)

    def is_behind(self, leader: Trial[T]) -> bool:
        """Return whether it is further behind a trial on the same deals than chance explains."""
        tries = self.tries
        gaps = [ahead - here for ahead, here in zip(leader.chances, self.chances, strict=True)]
        mean = in_order(gaps) / tries
        spread = in_order([(gap - mean) * (gap - mean) for gap in gaps])
        variance = (spread + 4 * (SPREAD * SPREAD)) / (tries + 3)
        return leader.chance - self.chance >= SURE * sqrt(variance * tries) / (tries + FIRST_LOOK)


@dataclass(frozen=True, slots=True)
class Race(Generic[T]):
    """The way in which trials are compared.

    Attributes:
        deal: returns possible hands.
        play_out: returns the pawns at the end of a round, given a choice and hands.
        worth: returns the winning chance with these pawns.
    """

    deal: Callable[[], list[str]]
    play_out: Callable[[T, list[str]], Pawns]
    worth: Callable[[Pawns], float]

    def means(self, things: Sequence[T], deals: int) -> list[float]:
        """Return the mean winning chance of each choice, all played out on the same number of deals."""
        totals = [0.0] * len(things)
        for _ in range(deals):
            hands = self.deal()
            for place, thing in enumerate(things):
                totals[place] += self.worth(self.play_out(thing, hands))
        return [total / deals for total in totals]

    def run(self, trials: list[Trial[T]], playouts: int) -> list[Trial[T]]:
        """Return the trials, the best first, after at most this many play-outs."""
        alive, dropped = list(trials), list[Trial[T]]()
        for heat in HEATS:
            if len(alive) <= heat.kept:
                continue
            for _ in range(max(1, int(playouts * heat.part / max(heat.begin, len(alive))))):
                hands = self.deal()
                for trial in alive:
                    self._try(trial, hands)
                alive, behind = _ranked(alive)
                dropped = [*behind, *dropped]
                if len(alive) == 1:
                    break
            alive, dropped = alive[: heat.kept], [*alive[heat.kept :], *dropped]
        return [*alive, *dropped]

    def _try(self, trial: Trial[T], hands: list[str]) -> None:
        end = self.play_out(trial.what, list(hands))
        trial.ends = (*trial.ends, end)
        trial.chances.append(self.worth(end))
        trial.total += trial.chances[-1]


def _ranked(alive: list[Trial[T]]) -> tuple[list[Trial[T]], list[Trial[T]]]:
    """Return the trials that stay and those that fall behind, the best first."""
    leader, *others = sorted(alive, key=lambda trial: trial.chance, reverse=True)
    if leader.tries < MIN_DEALS or leader.tries % MORE_DEALS:
        return [leader, *others], []
    behind = [other for other in others if other.is_behind(leader)]
    return [leader, *(other for other in others if other not in behind)], behind

"""Compares things that can be done by playing each of them out on the same deals, and drops what falls behind.

All are tried on the same cards, so luck with the cards cancels out. Heat by heat fewer go on; in between one is
dropped as soon as it is behind by far more than chance explains.

The chance that a search draws from: one small generator, the same in every engine (docs/computer-players.md).

What a seat may know of the cards it does not see, and hands that agree with it.

It knows its own hand, the discards since the last shuffle, how many cards each seat holds, and the cards that it gave
or lost to others in this round, for as long as they must still be where they went. All of it comes from an observation,
so nothing else can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, Generic, NamedTuple, TypeVar

from tockbot.computer.evaluation import in_order
from tockbot.rules import Draw, Pawns, Phase, Seat, receiver, sorted_hand, takes_from
from tockbot.tables import Card, Observation, full_deck, rank_of, ranks_of

T = TypeVar("T")

ALL: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


class Chance:
    """SplitMix64: what it gives follows from its seed, of which the lowest 64 bits count."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        """Begin with a seed."""
        self._state = seed & ALL

    def below(self, end: int) -> int:
        """A whole number from 0 to before this one."""
        self._state = mixed = (self._state + GOLDEN) & ALL
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & ALL
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & ALL
        return ((mixed ^ mixed >> 31) >> 32) * end >> 32

    def choice(self, some: Sequence[T]) -> T:
        """One of these."""
        return some[self.below(len(some))]

    def sample(self, some: Sequence[T], count: int) -> list[T]:
        """So many of these, in any order: each in turn changes places with one from there on."""
        drawn = list(some)
        for place in range(count):
            other = place + self.below(len(drawn) - place)
            drawn[place], drawn[other] = drawn[other], drawn[place]
        return drawn[:count]


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
    """What the viewer of a game knows of the cards."""
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


FIRST_LOOK: Final = 8.0
"""As many play-outs the first look counts for: by itself it is often right."""


class Heat(NamedTuple):
    """A part of a race: how many are in it at most, how many are kept after it, and its part of the play-outs."""

    begin: int
    kept: int
    part: float


HEATS: Final = (Heat(8, 5, 0.385), Heat(5, 3, 0.24), Heat(3, 2, 0.18), Heat(2, 1, 0.195))
"""With more than eight in it the first heat has fewer deals."""

SURE: Final = 3.25
"""So many standard errors behind the first, a trial is dropped at once."""

MIN_DEALS: Final = 6
"""After so many deals that is asked for the first time, and then after each :data:`MORE_DEALS`."""

MORE_DEALS: Final = 3

SPREAD: Final = 0.04
"""How far apart, in chances to win, two things come out on one deal: as if three deals had shown that already."""


@dataclass(slots=True)
class Trial(Generic[T]):
    """Something that can be done, and how it went where it was tried.

    Attributes:
        what: the play, or the rank to give.
        value: how it looks at once, in log-odds.
        first_look: the chance to win, 0 to 1, as it looks at once.
        chances: the chances to win at the ends of its play-outs, deal by deal.
        total: these added up.
        ends: the pawns at those ends.
    """

    what: T = field(repr=False)
    value: float
    first_look: float
    chances: list[float] = field(default_factory=list)
    total: float = 0.0
    ends: list[Pawns] = field(default_factory=list)

    @property
    def tries(self) -> int:
        """How often it was played out."""
        return len(self.chances)

    @property
    def chance(self) -> float:
        """The chance to win, 0 to 1, as the play-outs and the first look have it."""
        return (self.total + FIRST_LOOK * self.first_look) / (self.tries + FIRST_LOOK)

    def is_behind(self, leader: Trial[T]) -> bool:
        """Whether it is behind another that was tried on the same deals by far more than chance explains."""
        tries = self.tries
        gaps = [ahead - here for ahead, here in zip(leader.chances, self.chances, strict=True)]
        mean = in_order(gaps) / tries
        spread = in_order([(gap - mean) * (gap - mean) for gap in gaps])
        variance = (spread + 4 * (SPREAD * SPREAD)) / (tries + 3)
        return leader.chance - self.chance >= SURE * sqrt(variance * tries) / (tries + FIRST_LOOK)


@dataclass(frozen=True, slots=True)
class Race(Generic[T]):
    """How trials are compared.

    Attributes:
        deal: hands as they may lie.
        play_out: the pawns at the end of a round in which something was done with these hands.
        worth: the chance to win with them.
    """

    deal: Callable[[], list[str]]
    play_out: Callable[[T, list[str]], Pawns]
    worth: Callable[[Pawns], float]

    def means(self, things: Sequence[T], deals: int) -> list[float]:
        """The mean chance with each of these things after so many deals, on which all of them are played out."""
        totals = [0.0] * len(things)
        for _ in range(deals):
            hands = self.deal()
            for place, thing in enumerate(things):
                totals[place] += self.worth(self.play_out(thing, hands))
        return [total / deals for total in totals]

    def run(self, trials: list[Trial[T]], playouts: int) -> list[Trial[T]]:
        """The trials, the best first, after so many play-outs at most."""
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
        trial.ends.append(end)
        trial.chances.append(self.worth(end))
        trial.total += trial.chances[-1]


def _ranked(alive: list[Trial[T]]) -> tuple[list[Trial[T]], list[Trial[T]]]:
    """The trials that stay and those that fall behind, the best first."""
    leader, *others = sorted(alive, key=lambda trial: trial.chance, reverse=True)
    if leader.tries < MIN_DEALS or leader.tries % MORE_DEALS:
        return [leader, *others], []
    behind = [other for other in others if other.is_behind(leader)]
    return [leader, *(other for other in others if other not in behind)], behind

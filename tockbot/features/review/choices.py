"""What people and computer players chose in a game that is over, and what each choice was worth."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from tockbot.computer import MISTAKE, Course, Weighed
from tockbot.rules import Play, Seat, TableRules
from tockbot.tables import (
    Card,
    Human,
    Level,
    Observation,
    PastGame,
    PersonId,
    Player,
    Question,
    has_choice,
    question_for,
    ranks_of,
)

HALF: Final = 0.03
"""A choice that gives so much away is half as good as the best, one that gives twice as much a quarter as good."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A play or a gift where there was a choice.

    Attributes:
        moment: the moment of the game to which it led.
        seat: whose it was.
        player: who sat there.
        done: the play, or the card that was given.
        question: what it was chosen by: all that its seat knew.
    """

    moment: int
    seat: Seat
    player: Player | None
    done: Play | Card = field(repr=False)
    question: Question = field(repr=False)

    @property
    def seen(self) -> Observation:
        """The game as the seat saw it."""
        return self.question.observation

    @property
    def person(self) -> PersonId | None:
        """Whoever chose, if that was a person."""
        return self.player.person if isinstance(self.player, Human) else None


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice, and what it was worth."""

    chosen: Chosen
    weighed: Weighed

    @property
    def given_away(self) -> float:
        """How much of the chance to win it gave away."""
        return self.weighed.given_away

    @property
    def is_mistake(self) -> bool:
        """Whether a person made a mistake by it."""
        return self.chosen.person is not None and self.given_away >= MISTAKE


@dataclass(frozen=True, slots=True)
class Review:
    """How a game went.

    Attributes:
        course: each side's chance to win at each of its moments, as the pawns stand.
        choices: all that was chosen, in its order.
    """

    course: Course
    choices: tuple[Choice, ...]

    def mistakes(self, person: PersonId | None = None) -> list[Choice]:
        """The mistakes of people, or of one of them, the greatest first."""
        made = (one for one in self.choices if one.is_mistake and person in (None, one.chosen.person))
        return sorted(made, key=lambda one: one.given_away, reverse=True)

    @property
    def best(self) -> Choice | None:
        """The choice of a person that was better than all else by most, if one was at all."""
        found = [one for one in self.choices if one.weighed.found and one.chosen.person is not None]
        return max(found, key=lambda one: one.weighed.found, default=None)

    def of(self, seat: Seat) -> list[Choice]:
        """What was chosen on a seat by people."""
        return [one for one in self.choices if one.chosen.seat == seat and one.chosen.person is not None]

    def given_away(self, seats: Collection[Seat]) -> float:
        """How much of the chance to win was given away on these seats, by whoever sat there."""
        return sum(one.given_away for one in self.choices if one.chosen.seat in seats)

    def luck(self, rules: TableRules, side: int) -> float:
        """What of a side's way from an equal chance to the end neither its own mistakes nor the others' account for."""
        equal, others = 1 / len(rules.sides), [one for one in rules.sides if one != rules.sides[side]]
        got = sum(self.given_away(one) for one in others) / len(others)
        return self.course[-1][side] - equal + self.given_away(rules.sides[side]) - got


def accuracy(choices: Iterable[Choice]) -> int:
    """How near to the best somebody chose, in per cent: the mean of halves, see :data:`HALF`; 100 without a choice."""
    return round(100 * fmean([0.5 ** (one.given_away / HALF) for one in choices] or [1.0]))


LEAST: Final = 10
"""Of whom so many choices were weighed, their accuracy counts."""


def accuracies(review: Review) -> dict[PersonId, int]:
    """How near to the best each person chose who chose often enough."""
    chosen: dict[PersonId, list[Choice]] = {}
    for one in review.choices:
        if one.chosen.person is not None:
            chosen.setdefault(one.chosen.person, []).append(one)
    return {person: accuracy(own) for person, own in chosen.items() if len(own) >= LEAST}


def choices_in(past: PastGame) -> Iterator[Chosen]:
    """Every choice in a game, in its order, as its seat saw it; what was chosen in somebody's stead is nobody's."""
    begins = set(past.rounds)
    for number in range(past.length):
        if number in begins:
            yield from _gifts(past, number)
        record = past.play_at(number)
        if record is None or record.in_stead or number in begins:
            continue
        seen = past.see(number - 1, record.seat, {}, hands_open=False).game
        if has_choice(seen.position(), ranks_of(seen.hand)):
            yield Chosen(number, record.seat, record.player, record.play, _asked(past, seen, record.seat))


def _gifts(past: PastGame, number: int) -> Iterator[Chosen]:
    after = past.see(number, None, {}, hands_open=True)
    for seat in past.transcript.rules.seats:
        seen, gift = past.before_gift(number, seat, {}), after.gifts[seat]
        if seen is not None and gift is not None and has_choice(seen.position(), ranks_of(seen.hand)):
            yield Chosen(number, seat, past.player_at(number, seat), gift, _asked(past, seen, seat))


def _asked(past: PastGame, seen: Observation, seat: Seat) -> Question:
    return question_for(past.id, seat, seen, Level.HARD)

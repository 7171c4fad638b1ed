"""Small values that everything else uses: ids, people and computer players, cards, paces, quiet hours, next seats.

Each id has a type of its own, so that none is taken for another. Cards have a suit, which the rules ignore.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from hashlib import sha256
from itertools import cycle, islice
from types import MappingProxyType
from typing import Final, NewType
from unicodedata import normalize
from zoneinfo import ZoneInfo

from tockbot.rules import HAND_ORDER, RANKS, Law

TableId = NewType("TableId", int)
"""A table's, given by the database when it is opened."""

PersonId = NewType("PersonId", int)
"""A person's, of our own: the log names people by it. Who it is on Discord stands in one row beside the log."""

UserId = NewType("UserId", int)
"""A person's on Discord."""

GuildId = NewType("GuildId", int)
"""A server's on Discord."""

NO_GUILD: Final = GuildId(0)
"""Stands for the server of a table that is in none."""

ChannelId = NewType("ChannelId", int)
"""A channel's, or a thread's, on Discord."""

MessageId = NewType("MessageId", int)
"""A message's on Discord."""

Stamp = NewType("Stamp", int)
"""The number of the log entry since which somebody can do something new; buttons carry it."""


class Kind(Enum):
    """A kind of game; its value is how the log names it."""

    GAME = "game"
    """Among people, for itself: the only kind whose result may count."""

    PRACTICE = "practice"
    """One person alone against computer players, to learn it."""

    ANALYSIS = "analysis"
    """From a position of another game, to see what might have been."""


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


@dataclass(frozen=True, slots=True)
class Human:
    """A person, as the log names people."""

    person: PersonId


class Level(Enum):
    """How well a computer player plays."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Computer:
    """A program that plays."""

    name: str
    level: Level = Level.NORMAL


Player = Human | Computer

COMPUTER_NAMES: Final = (
    ("Ada", "Isaac", "Quinn"),
    ("Blaise", "Joan", "Rosa"),
    ("Carl", "Kurt", "Sofia"),
    ("Dora", "Lise", "Tim"),
    ("Emmy", "Maryam", "Uma"),
    ("Fritz", "Niels", "Vera"),
    ("Grace", "Olga", "Wim"),
    ("Hedy", "Paul", "Yann"),
)
"""Names for the computer player of each seat, no two with the same first letter: its own, and two in its place."""


def computer_on(seat: int, level: Level = Level.NORMAL) -> Computer:
    """The computer player of a seat, under that seat's name."""
    return Computer(COMPUTER_NAMES[seat][0], level)


def name_without(name: str, letters: Collection[str]) -> str:
    """What a computer player of this name is called where some first letters are taken: with another, if it can be.

    It is told, and not written down: the log knows nobody's name.
    """
    others = next((names for names in COMPUTER_NAMES if name in names), ())
    return next((one for one in (name, *others) if first_letter(one) not in letters), name)


def first_letter(name: str) -> str:
    """The first letter or digit of a name, without accents and small; empty if there is none."""
    first = next((letter for letter in name if letter.isalnum()), "")
    return normalize("NFD", first)[:1].casefold()


@dataclass(frozen=True, slots=True)
class Person:
    """Who a person is, beside the log.

    Attributes:
        id: as the log names the person.
        user: the person's id on Discord; None if it is no longer known.
        name: how the person is called at the table; empty if it is no longer known.
    """

    id: PersonId
    user: UserId | None
    name: str


People = Mapping[PersonId, Person]
"""Who the people are that a log names."""


class Pace(Enum):
    """A pace of play; its value is how the log and Discord's choices name it."""

    LIVE = "live"
    RELAXED = "relaxed"
    SLOW = "slow"
    OPEN = "open"
    """Without a clock."""

    TOURNAMENT = "tournament"
    """The pace of a tournament's tables with rounds of 45 minutes; no host or server can choose a tournament's pace."""

    TOURNAMENT_60 = "tournament-60"
    TOURNAMENT_90 = "tournament-90"


TOURNAMENT_PACES: Final[Mapping[int, Pace]] = MappingProxyType(
    {45: Pace.TOURNAMENT, 60: Pace.TOURNAMENT_60, 90: Pace.TOURNAMENT_90}
)
"""The pace of a tournament's tables, by the minutes that a round may take."""

CHOSEN_PACES: Final = tuple(pace for pace in Pace if pace not in TOURNAMENT_PACES.values())
"""The paces that a host or a server can choose."""

DEFAULT_PACE: Final = Pace.RELAXED
"""The pace of new tables unless a server or a host chooses another."""


@dataclass(frozen=True, slots=True)
class Times:
    """What a pace gives.

    Attributes:
        limit: how long a turn, a gift or a forced discard may take.
        reminds: whether whoever lets half of it go by is reminded.
        rests: whether a person's quiet hours count.
        throw_in: for how long a hand that can only be thrown in is seen before it goes by itself; None for no moment.
        bank: how much longer each seat may take in a whole game, all its turns together.
    """

    limit: timedelta
    reminds: bool = True
    rests: bool = False
    throw_in: timedelta | None = None
    bank: timedelta = timedelta()

    @property
    def longest(self) -> timedelta:
        """How long a turn may take while nothing of the bank is spent."""
        return self.limit + self.bank


THROW_IN_DELAY: Final = timedelta(seconds=5)
"""For so long a hand that can only be thrown in is seen at the quick paces."""


def _tournament_times(seconds: int, bank: int) -> Times:
    """Return what a tournament's pace gives: so many seconds a turn, and so many more a game."""
    return Times(timedelta(seconds=seconds), reminds=False, throw_in=THROW_IN_DELAY, bank=timedelta(seconds=bank))


TIMES: Final[Mapping[Pace, Times]] = MappingProxyType(
    {
        Pace.LIVE: Times(timedelta(seconds=90), reminds=False, throw_in=THROW_IN_DELAY, bank=timedelta(minutes=3)),
        # Short enough that no side can delay a game beyond the round (docs/tournaments.md).
        Pace.TOURNAMENT: _tournament_times(seconds=8, bank=60),
        Pace.TOURNAMENT_60: _tournament_times(seconds=10, bank=90),
        Pace.TOURNAMENT_90: _tournament_times(seconds=15, bank=180),
        Pace.RELAXED: Times(timedelta(minutes=15), throw_in=THROW_IN_DELAY),
        Pace.SLOW: Times(timedelta(days=1), rests=True, bank=timedelta(days=3)),
    }
)
"""The paces with a clock."""


DAY: Final = 24
HOUR: Final = timedelta(hours=1)
MAX_QUIET: Final = 10
"""How many hours of a day can be quiet."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Some hours of each day.

    Attributes:
        zone: the time zone, by its name, such as ``Europe/Zurich``.
        begins: the hour at which they begin there, 0 to 23.
        ends: the hour at which they end.

    Raises:
        ValueError: there is no such zone, there are no such hours, or they are more than :data:`MAX_QUIET`.
    """

    zone: str
    begins: int
    ends: int

    def __post_init__(self) -> None:
        """Refuse what are no quiet hours."""
        hours = (self.ends - self.begins) % DAY
        if not (0 <= self.begins < DAY and 0 <= self.ends < DAY and 0 < hours <= MAX_QUIET):
            raise ValueError("no such hours can be quiet")
        try:
            ZoneInfo(self.zone)
        except (OSError, LookupError, ValueError) as error:
            raise ValueError("there is no such time zone") from error

    def after(self, moment: datetime) -> datetime:
        """Return the moment itself, or if it is in quiet hours, the moment at which they end; in the same time zone."""
        zone, at = ZoneInfo(self.zone), moment.astimezone(UTC)
        # From hour to hour. Where the clocks are changed it goes by minutes: an hour may be missing or come twice.
        while self._are_at(local := at.astimezone(zone)):
            next_hour = at + HOUR - (local - local.replace(minute=0, second=0, microsecond=0))
            if next_hour.astimezone(zone).utcoffset() == local.utcoffset():
                at = next_hour
            else:
                at = at.replace(second=0, microsecond=0) + timedelta(minutes=1)
        return at.astimezone(moment.tzinfo)

    def _are_at(self, local: datetime) -> bool:
        return (local.hour - self.begins) % DAY < (self.ends - self.begins) % DAY


Quiet = Mapping[PersonId, QuietHours]
"""The quiet hours of those who have any."""

NOBODY_QUIET: Final[Quiet] = MappingProxyType({})


class SeatsAgain(Enum):
    """How the seats of the last game are taken in the next one; its value is how it is written."""

    SAME = "same"
    """Everybody sits where they sat."""

    CHANGED = "changed"
    """The first stays, and all others go round in a circle in which everybody has another partner after each step."""

    DRAWN = "drawn"
    """The seats are drawn by lot."""


def seats_again(seats: int, how: SeatsAgain, lot: bytes) -> tuple[int, ...]:
    """For each of so many seats of the next game, which seat of the last one whoever sits there had.

    With partners opposite each other, and changed again and again, everybody plays with everybody before the first
    partner comes back.

    Args:
        seats: how many there are, 2 at least.
        how: how they are taken.
        lot: what a draw by lot follows from.
    """
    match how:
        case SeatsAgain.SAME:
            return tuple(range(seats))
        case SeatsAgain.CHANGED:
            return _gone_round(seats)
        case SeatsAgain.DRAWN:
            return tuple(sorted(range(seats), key=lambda seat: sha256(lot + bytes([seat])).digest()))


def _gone_round(seats: int) -> tuple[int, ...]:
    """The circle method of round robins, laid around a table at which partners sit opposite each other."""
    half = seats // 2
    circle = (half, *range(1, half), *range(2 * half - 1, half, -1))
    order = list(range(seats))
    for before, after in zip(circle, (*circle[1:], circle[0]), strict=True):
        order[after] = before
    return tuple(order)

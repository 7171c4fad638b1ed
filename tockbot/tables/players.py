"""Small values that everything else uses: ids, people and computer players, cards, paces, quiet hours, next seats.

Each kind of id has its own type, so that they cannot be confused. Cards have a suit, which the rules ignore.
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
"""Id of a table, given by the database when the table is opened."""

PersonId = NewType("PersonId", int)
"""Id of a person in the logs, given by the bot. Only one row outside the logs links it to a Discord user."""

UserId = NewType("UserId", int)
"""Id of a Discord user."""

GuildId = NewType("GuildId", int)
"""Id of a Discord server."""

NO_GUILD: Final = GuildId(0)
"""No server with the bot in it. A table without one is a practice game in direct messages, or PlaceKind.ELSEWHERE."""

ChannelId = NewType("ChannelId", int)
"""Id of a Discord channel or thread."""

MessageId = NewType("MessageId", int)
"""Id of a Discord message."""

Stamp = NewType("Stamp", int)
"""Number of the last log entry that changed what someone may do. Buttons carry it, so that stale ones are refused."""


class PlaceKind(Enum):
    """A kind of place; with the channel, all that is known about a table's place. Its value is stored in the log."""

    HOME = "home"
    """A server that added the bot; without a server, direct messages with the bot, where only practice games are."""

    ELSEWHERE = "elsewhere"
    """A server, a group or direct messages of two people, without the bot: it can only respond to presses there."""


class Kind(Enum):
    """A kind of game; its value is stored in the log."""

    GAME = "game"
    """A normal game among people; the only kind that may be rated."""

    PRACTICE = "practice"
    """One person against computer players, to learn the game."""

    ANALYSIS = "analysis"
    """A game from a position of another game, to explore alternatives."""


Card = NewType("Card", str)
"""A card as two characters: a rank from ``A23456789TJQK*`` and a suit from ``shdc`` (spade, heart, diamond, club).

A joker is ``**``.
"""

JOKER: Final = Card("**")
SUITS: Final = "shdc"


def rank_of(card: Card) -> str:
    """Return the rank of a card, as one character of the notation (rules.md 6.1)."""
    return card[0]


def full_deck(law: Law) -> tuple[Card, ...]:
    """Return all cards of a ruleset, in order (rules.md 2.2)."""
    suits = islice(cycle(SUITS), law.suits)
    return (*(Card(rank + suit) for suit in suits for rank in RANKS), *(JOKER,) * law.jokers)


def ranks_of_deck(law: Law) -> str:
    """Return the ranks of all cards of a ruleset, sorted."""
    return "".join(rank * law.suits for rank in RANKS) + rank_of(JOKER) * law.jokers


def ranks_of(cards: Iterable[Card]) -> str:
    """Return the ranks of cards as one sorted string (rules.md 6.1)."""
    return "".join(sorted(map(rank_of, cards), key=HAND_ORDER.index))


def sorted_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in the order in which a player holds them: by rank, then by suit."""
    return tuple(sorted(cards, key=lambda card: (HAND_ORDER.index(rank_of(card)), card)))


def take(cards: Iterable[Card], ranks: str, wanted: Sequence[Card] = ()) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Split cards into one card for each of these ranks, in their order, and the rest; ``wanted`` cards are preferred.

    Raises:
        ValueError: there is no card of a rank.
    """
    rest = list(cards)
    taken: list[Card] = []
    for rank in ranks:
        fitting = [card for card in rest if rank_of(card) == rank]
        if not fitting:
            raise ValueError("a card spent is not in the hand")
        card = next((card for card in fitting if card in wanted), fitting[0])
        rest.remove(card)
        taken.append(card)
    return tuple(taken), tuple(rest)


@dataclass(frozen=True, slots=True)
class Human:
    """A person, by their id in the log."""

    person: PersonId


class Level(Enum):
    """Level of a computer player."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player."""

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
"""Names of the computer players: for each seat its own name and two alternatives, all with different first letters."""


def computer_on(seat: int, level: Level = Level.NORMAL) -> Computer:
    """Return the computer player of a seat, with that seat's name."""
    return Computer(COMPUTER_NAMES[seat][0], level)


def name_without(name: str, letters: Collection[str]) -> str:
    """Return the name to show for a computer player when some first letters are taken: an alternative, if one is free.

    The result is shown only, never stored.
    """
    others = next((names for names in COMPUTER_NAMES if name in names), ())
    return next((one for one in (name, *others) if first_letter(one) not in letters), name)


def first_letter(name: str) -> str:
    """Return the first letter or digit of a name, in lower case and without accents; empty if there is none."""
    first = next((letter for letter in name if letter.isalnum()), "")
    return normalize("NFD", first)[:1].casefold()


@dataclass(frozen=True, slots=True)
class Person:
    """A person's identity, stored outside the logs.

    Attributes:
        id: the person's id in the logs.
        user: the person's Discord id; None if it was deleted.
        name: the person's name at the table; empty if it was deleted.
    """

    id: PersonId
    user: UserId | None
    name: str


People = Mapping[PersonId, Person]
"""Identities of the people whom a log names."""


class Pace(Enum):
    """A pace of play; its value is stored in the log and used by Discord's command choices."""

    LIVE = "live"
    RELAXED = "relaxed"
    SLOW = "slow"
    OPEN = "open"
    """Without a clock."""

    TOURNAMENT = "tournament"
    """Pace of tournaments with rounds of 45 minutes. No host or server can choose a tournament pace."""

    TOURNAMENT_60 = "tournament-60"
    TOURNAMENT_90 = "tournament-90"


TOURNAMENT_PACES: Final[Mapping[int, Pace]] = MappingProxyType(
    {45: Pace.TOURNAMENT, 60: Pace.TOURNAMENT_60, 90: Pace.TOURNAMENT_90}
)
"""Pace of a tournament's tables, by the minutes that a round may take."""

CHOSEN_PACES: Final = tuple(pace for pace in Pace if pace not in TOURNAMENT_PACES.values())
"""The paces that a host or a server can choose."""

PACES: Final[Mapping[PlaceKind, tuple[Pace, ...]]] = MappingProxyType(
    {PlaceKind.HOME: CHOSEN_PACES, PlaceKind.ELSEWHERE: (Pace.SLOW, Pace.OPEN)}
)
"""The paces that a host can choose, by the kind of place: elsewhere, the bot may be unable to say whose turn it is."""

DEFAULT_PACE: Final = Pace.RELAXED
"""The pace of new tables unless a server or a host chooses another."""


@dataclass(frozen=True, slots=True)
class Times:
    """Time limits of a pace.

    Attributes:
        limit: time for a turn, for passing a card, or for a forced discard.
        reminds: true if a person is reminded when half of the time is gone.
        rests: true if a person's quiet hours stop the clock.
        throw_in: time for which a hand that can only be thrown in is shown before this happens automatically; None for
            none.
        bank: additional time of each seat for the whole game.
    """

    limit: timedelta
    reminds: bool = True
    rests: bool = False
    throw_in: timedelta | None = None
    bank: timedelta = timedelta()

    @property
    def longest(self) -> timedelta:
        """Longest time for a turn while the bank is full."""
        return self.limit + self.bank


THROW_IN_DELAY: Final = timedelta(seconds=5)
"""Time for which a hand that can only be thrown in is shown, at the quick paces."""


def _tournament_times(seconds: int, bank: int) -> Times:
    """Return the time limits of a tournament's pace.

    Args:
        seconds: seconds per turn.
        bank: seconds in the bank of each seat.
    """
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
"""Time limits of the paces with a clock."""


DAY: Final = 24
HOUR: Final = timedelta(hours=1)
MAX_QUIET: Final = 10
"""Maximum number of quiet hours per day."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Quiet hours of a person, the same every day.

    Attributes:
        zone: name of the time zone, such as ``Europe/Zurich``.
        begins: hour at which they begin in that zone, 0 to 23.
        ends: hour at which they end, 0 to 23.

    Raises:
        ValueError: the time zone or the hours do not exist, or there are more than :data:`MAX_QUIET` hours.
    """

    zone: str
    begins: int
    ends: int

    def __post_init__(self) -> None:
        """Check the values."""
        hours = (self.ends - self.begins) % DAY
        if not (0 <= self.begins < DAY and 0 <= self.ends < DAY and 0 < hours <= MAX_QUIET):
            raise ValueError("no such hours, or too many of them")
        try:
            ZoneInfo(self.zone)
        except (OSError, LookupError, ValueError) as error:
            raise ValueError("no such time zone") from error

    def after(self, moment: datetime) -> datetime:
        """Return the moment itself, or if it is in quiet hours, the moment at which they end; in the same time zone."""
        zone, at = ZoneInfo(self.zone), moment.astimezone(UTC)
        # Go hour by hour, but minute by minute when the clocks change: an hour may be missing or occur twice.
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
"""Quiet hours of the people who have any."""

NOBODY_QUIET: Final[Quiet] = MappingProxyType({})


class SeatsAgain(Enum):
    """Assignment of the seats in the next game; the value is stored."""

    SAME = "same"
    """Everyone keeps their seat."""

    CHANGED = "changed"
    """Everyone rotates, except on seat 0, so that everyone gets a new partner each time."""

    DRAWN = "drawn"
    """The seats are drawn at random."""


def seats_again(seats: int, how: SeatsAgain, lot: bytes) -> tuple[int, ...]:
    """Return, for each seat of the next game, the seat that its player had in the last one.

    With repeated rotation, everyone has played with everyone before a partnership repeats.

    Args:
        seats: number of seats, at least 2.
        how: how the seats are assigned.
        lot: source of randomness for a draw.
    """
    match how:
        case SeatsAgain.SAME:
            return tuple(range(seats))
        case SeatsAgain.CHANGED:
            return _gone_round(seats)
        case SeatsAgain.DRAWN:
            return tuple(sorted(range(seats), key=lambda seat: sha256(lot + bytes([seat])).digest()))


def _gone_round(seats: int) -> tuple[int, ...]:
    """Rotate the seats by the circle method of round-robin tournaments, with partners opposite each other."""
    half = seats // 2
    circle = (half, *range(1, half), *range(2 * half - 1, half, -1))
    order = list(range(seats))
    for before, after in zip(circle, (*circle[1:], circle[0]), strict=True):
        order[after] = before
    return tuple(order)

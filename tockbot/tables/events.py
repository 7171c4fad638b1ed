"""What happens at a table, one row of its log each. A table is the fold of its events."""

from __future__ import annotations

from dataclasses import dataclass, field

from tockbot.rules import Play, Seat, TableRules
from tockbot.tables.cards import Card
from tockbot.tables.sitters import Sitter, UserId


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened in a channel; ``language`` is the one spoken at it."""

    guild: int
    channel: int
    host: UserId
    language: str
    rules: TableRules


@dataclass(frozen=True, slots=True)
class Chosen:
    """Other rules were chosen, before the game. People whose seat is no more get another."""

    rules: TableRules


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody took a seat, a free one or another's."""

    seat: Seat
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class Left:
    """A seat became free, before the game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Started:
    """The game began with this seed; the first dealer follows from it."""

    seed: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt: the dealer and each seat's cards."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Gave:
    """A seat chose the card to give in the exchange; the last choice of each counts."""

    seat: Seat
    card: Card = field(repr=False)


@dataclass(frozen=True, slots=True)
class Played:
    """A seat made a play.

    ``drawn`` is the card that chance took from an opponent, for a draw. ``cards`` are those spent, rank for rank; a log
    from before they were written down has none there, and the first of each rank in the hand were spent.
    """

    seat: Seat
    play: Play
    drawn: Card | None = field(default=None, repr=False)
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Allowed:
    """So many hints were allowed each seat in a game, before the game; None is as many as anybody likes."""

    hints: int | None


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat was given a hint."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was ended before its game was, by a person or, with None, because its channel is gone."""

    by: UserId | None


Event = Opened | Chosen | Sat | Left | Started | Dealt | Gave | Played | Allowed | Hinted | Closed

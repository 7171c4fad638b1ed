"""The lines of a transcript that tell what happened, each taken apart in one pass (docs/notation.md)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from tockbot.rules import RANKS
from tockbot.tables.cards import JOKER, SUITS, Card
from tockbot.tables.transcript.writing import IN_STEAD, NO_CARDS, TAKES

CARDS: Final = frozenset({JOKER, *(Card(rank + suit) for rank in RANKS for suit in SUITS)})
SEATS: Final = frozenset("01234567")
HAPPENED: Final = frozenset({"deal", "give", "sit", "end"})


@dataclass(frozen=True, slots=True)
class DealLine:
    """``deal 1 d3 4h 6d / - / …``: the round, the dealer's seat, each seat's hand."""

    round: int
    dealer: str
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class GiveLine:
    """``give 0 4h (in stead)``."""

    seat: str
    card: Card
    in_stead: bool


@dataclass(frozen=True, slots=True)
class SitLine:
    """``sit 2 computer hard "Carl"``."""

    seat: str
    player: str


@dataclass(frozen=True, slots=True)
class PlayLine:
    """``12. 0 2s draw 2 takes 7h (in stead)``: its number, the seat, the cards spent, what they did, a card drawn."""

    number: int
    seat: str
    cards: tuple[Card, ...]
    told: str
    drawn: Card | None
    in_stead: bool


def tells_what_happened(line: str) -> bool:
    """Whether a line begins as those do that tell what happened; those before them are the heading."""
    word, blank, _ = line.partition(" ")
    return bool(blank) and (word in HAPPENED or (word.endswith(".") and _has_digits(word[:-1])))


def read_line(line: str) -> DealLine | GiveLine | SitLine | PlayLine | None:
    """What a line tells that happened; None if it cannot be read."""
    word, _, rest = line.partition(" ")
    if word == "deal":
        return _deal(rest)
    seat, _, told = rest.partition(" ")
    if seat not in SEATS:
        return None
    if word == "sit":
        return SitLine(seat, told) if told else None
    told, in_stead = _without(told, IN_STEAD)
    if word == "give":
        return GiveLine(seat, Card(told), in_stead) if told in CARDS else None
    number = word.removesuffix(".")
    if number == word or not is_number(number, 5) or "(" in told:
        return None
    words = told.split(" ")
    # The last word is of what they did, even where it looks like a card.
    cards = tuple(map(Card, takewhile(CARDS.__contains__, words[:-1])))
    told, drawn = " ".join(words[len(cards) :]), None
    if told[-len(TAKES) - 2 : -2] == TAKES and told[-2:] in CARDS and len(told) > len(TAKES) + 2:
        told, drawn = told[: -len(TAKES) - 2], Card(told[-2:])
    return PlayLine(int(number), seat, cards, told, drawn, in_stead) if cards and told else None


def _deal(rest: str) -> DealLine | None:
    number, _, rest = rest.partition(" ")
    dealer, _, hands = rest.partition(" ")
    seat = dealer.removeprefix("d")
    if not is_number(number, 4) or seat == dealer or seat not in SEATS or not hands:
        return None
    told = tuple(() if hand == NO_CARDS else tuple(map(Card, hand.split(" "))) for hand in hands.split(" / "))
    return DealLine(int(number), seat, told)


def _without(text: str, end: str) -> tuple[str, bool]:
    """A text without this end, and whether it had it."""
    without = text.removesuffix(end)
    return without, without != text


def is_number(text: str, digits: int) -> bool:
    """Whether a text is a number above 0 of at most so many digits."""
    return len(text) <= digits and _has_digits(text) and text[0] != "0"


def _has_digits(text: str) -> bool:
    return text.isascii() and text.isdigit()

"""The words in which a ruleset is declared (rules.md 2 to 5).

A :class:`Law` is all that the engine reads; a :class:`Ruleset` is a law with what changes it: the number of players,
teams or solo, and options. Nothing here does anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from tockbot.rules.board import BoardKind

RANKS: Final = "A23456789TJQK"
JOKER: Final = "*"
HAND_ORDER: Final = RANKS + JOKER


def meanings(card: str) -> str:
    """The ranks that a card can stand for: its own, or for a joker any (rules.md 4.15)."""
    return RANKS if card == JOKER else card


# What a card can do (rules.md 4.1)


@dataclass(frozen=True, slots=True)
class EnterPawn:
    """Bring a pawn from the reserve to its start field (rules.md 3.4)."""


@dataclass(frozen=True, slots=True)
class Forward:
    """Move a pawn forward."""

    steps: int


@dataclass(frozen=True, slots=True)
class Backward:
    """Move a pawn backward."""

    steps: int


@dataclass(frozen=True, slots=True)
class Seven:
    """Split seven steps over pawns (rules.md 4.3)."""


@dataclass(frozen=True, slots=True)
class SwapPawns:
    """Change places with a pawn of another colour (rules.md 4.8), or with an opponent's only (4.10)."""

    opponents_only: bool = False


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Take a card unseen from an opponent (rules.md 4.2)."""


@dataclass(frozen=True, slots=True)
class ToCentre:
    """Go from a field numbered 8 to the centre (rules.md 4.11)."""


@dataclass(frozen=True, slots=True)
class FromCentre:
    """Go from the centre to any field numbered 8 (rules.md 4.11, 4.12)."""


WALKS: Final = (Forward, Backward)
SEVEN_STEPS: Final = 7

Action = EnterPawn | Forward | Backward | Seven | SwapPawns | DrawCard | ToCentre | FromCentre


# How the rest of the game goes


class Shuffling(Enum):
    """When the cards are shuffled (rules.md 2.2)."""

    WHEN_SHORT = "when short"
    EACH_CYCLE = "each cycle"


class Exchange(Enum):
    """To whom a card is given after each deal (rules.md 2.3)."""

    PARTNER = "partner"
    LEFT = "left"
    NONE = "none"


class Unplayable(Enum):
    """What a player does who can play no card (rules.md 2.6)."""

    THROW_IN = "throw in"
    THROW_IN_OFF_TRACK = "throw in off track"
    DISCARD = "discard"


class Blocking(Enum):
    """Which pawns can be neither hit nor passed (rules.md 3.3)."""

    ENTERED = "entered"
    OWN_START = "own start"
    NONE = "none"


class HomeEntry(Enum):
    """How a pawn turns home (rules.md 3.7)."""

    TOUCHED = "touched"
    FORWARD = "forward"
    OVER = "over"
    TWICE = "twice"


class SevenHits(Enum):
    """Whom a seven hits in passing (rules.md 4.4)."""

    EVERYONE = "everyone"
    OPPONENTS = "opponents"
    NOBODY = "nobody"


class SevenMoves(Enum):
    """Whose pawns a seven may move (rules.md 4.5)."""

    OWN = "own"
    TEAM = "team"
    ANYONE = "anyone"


@dataclass(frozen=True, slots=True)
class ForcedDiscard:
    """A rank after which the next player discards, and whether that costs him his turn (rules.md 4.9, 4.10)."""

    rank: str
    loses_turn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Law:
    """All that the engine reads of a ruleset, for one table.

    Attributes:
        board: the board kind (rules.md 1.3).
        home_entries: the ways of turning home to choose from, the default first (3.7).
        cards: what each rank does (4.1). A joker does what any rank does (4.15).
        decks: how many packs of 52 are shuffled together (2.2).
        jokers: how many jokers are added (2.2).
        hand_sizes: cards dealt to each, round after round, repeating (2.2).
        shuffling: when the cards are shuffled (2.2).
        leader_stays: whether one player leads every round (2.1).
        begins_entered: whether each player begins with a pawn on his start field (1.6).
        exchange: to whom a card is given (2.3).
        unplayable: what happens when no card can be played (2.6).
        may_spare_partner: whether a discard is legal when every play would hit a partner's pawn (2.6).
        blocking: which pawns block (3.3).
        own_colour_blocks: whether pawns of one colour never pass or hit each other (3.2, 3.3).
        blocking_can_swap: whether blocking pawns can be swapped (4.8).
        home_entry: how a pawn turns home (3.7).
        seven_hits: whom a seven hits in passing (4.4).
        seven_moves: whose pawns a seven moves (4.5).
        seven_backs_at_home: whether a part of a seven may go backward at home (4.7).
        seven_diagonal: whether a seven crosses the board between fields numbered 7 (4.13).
        forced_discard: after which rank the next player discards (4.9, 4.10).
        centre: whether the board has a centre field (1.4).
        centre_second_cards: ranks that put a pawn that stepped on an 8 into the centre as a second card (4.12).
        joker_finishes: whether a joker may bring a team's eighth pawn home (4.14).
        places: whether the others play on after the first has won (5.1).
    """

    board: BoardKind
    home_entries: tuple[HomeEntry, ...]
    cards: Mapping[str, tuple[Action, ...]]
    decks: int
    jokers: int
    hand_sizes: tuple[int, ...]
    shuffling: Shuffling
    leader_stays: bool = False
    begins_entered: bool = False
    exchange: Exchange
    unplayable: Unplayable
    may_spare_partner: bool = False
    blocking: Blocking
    own_colour_blocks: bool
    blocking_can_swap: bool = False
    home_entry: HomeEntry
    seven_hits: SevenHits
    seven_moves: SevenMoves = SevenMoves.OWN
    seven_backs_at_home: bool = False
    seven_diagonal: bool = False
    forced_discard: ForcedDiscard | None = None
    centre: bool = False
    centre_second_cards: str = ""
    joker_finishes: bool = True
    places: bool = False

    @property
    def seven_ranks(self) -> str:
        """The ranks that are split over pawns (rules.md 4.3)."""
        return "".join(rank for rank in RANKS if Seven() in self.cards[rank])

    @property
    def entering_ranks(self) -> str:
        """The ranks that bring a pawn from the reserve (rules.md 3.4), a joker among them."""
        return "".join(rank for rank in RANKS if EnterPawn() in self.cards[rank]) + JOKER * bool(self.jokers)

    @property
    def longest_walk(self) -> int:
        """The most steps that one pawn can make at once."""
        steps = [action.steps for actions in self.cards.values() for action in actions if isinstance(action, WALKS)]
        return max(*steps, SEVEN_STEPS)

    @property
    def deck_ranks(self) -> str:
        """The ranks that the deck has."""
        return HAND_ORDER if self.jokers else RANKS


@dataclass(frozen=True, slots=True)
class Party:
    """Who plays at a table: how many, and whether in teams."""

    players: int
    in_teams: bool


@dataclass(frozen=True, slots=True)
class MenuOption:
    """A choice that a ruleset offers.

    Attributes:
        name: as in the notation (rules.md 6.1).
        values: the values to choose from under a law, the default first.
        amend: the law once a value is chosen.
        fits: whether the option exists for a party.
    """

    name: str
    values: Callable[[Law], tuple[str, ...]]
    amend: Callable[[Law, str], Law]
    fits: Callable[[Party], bool] = lambda _: True


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A declared ruleset.

    Attributes:
        name: its id in the notation.
        parties: who can play it, the default of each number of players first.
        law: its law for a party, before options.
        options: in the order in which they amend the law.
    """

    name: str
    parties: tuple[Party, ...]
    law: Callable[[Party], Law]
    options: tuple[MenuOption, ...] = field(default=())


ON: Final = "on"
OFF: Final = "off"

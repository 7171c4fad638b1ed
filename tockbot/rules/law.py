"""The words in which a ruleset is declared (rules.md 2 to 5).

A :class:`Law` is all that the engine reads; a :class:`Ruleset` is a law with what changes it: the number of players,
teams or solo, and options. Nothing here does anything.

The board: sectors, numbered fields, and where each seat starts and turns home (rules.md 1).

A *location* is an int. Track fields are their index, clockwise from 0; the places off the track follow
in the order in which the notation sorts them: the centre, home h1 to h4, the reserve.

What a pawn does in one go: it enters, walks, jumps, or changes places with another (rules.md 3, 4).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Final, NewType

Seat = NewType("Seat", int)
"""A seat in play, counted clockwise from 0; its arm of the board is ``board.sectors[seat]``."""

Location = NewType("Location", int)
"""A track field's index, :data:`CENTRE`, one of :data:`HOME`, or :data:`RESERVE`."""

MAX_TRACK: Final = 8 * 18
CENTRE: Final = Location(MAX_TRACK)
HOME: Final = tuple(Location(MAX_TRACK + k) for k in (1, 2, 3, 4))
RESERVE: Final = Location(MAX_TRACK + 5)
PAWNS: Final = 4

SECTORS_IN_PLAY: Final[dict[int, tuple[int, ...]]] = {
    2: (0, 2),
    3: (0, 1, 2),
    4: (0, 1, 2, 3),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
    8: (0, 1, 2, 3, 4, 5, 6, 7),
}
"""The sectors used by so many players (rules.md 1.2)."""

SECTORS_ON_BOARD: Final = {2: 4, 3: 4, 4: 4, 5: 6, 6: 6, 8: 8}


class BoardKind(Enum):
    """How the fields of one sector are printed (rules.md 1.3)."""

    CANADIAN = "canadian"
    CORNER = "corner"
    DOG = "dog"
    KEEZEN = "keezen"
    JACKAROO = "jackaroo"


@dataclass(frozen=True, slots=True)
class Sector:
    """The measures of one sector: its track fields, the number its start field bears, the entry before the start."""

    length: int
    number_on_start: int
    entry_before_start: int


SECTOR: Final = {
    BoardKind.CANADIAN: Sector(18, 1, 3),
    BoardKind.CORNER: Sector(18, 18, 2),
    BoardKind.DOG: Sector(16, 16, 0),
    BoardKind.KEEZEN: Sector(16, 16, 1),
    BoardKind.JACKAROO: Sector(19, 19, 2),
}


@dataclass(frozen=True)
class Board:
    """One board laid out for a number of players."""

    kind: BoardKind
    players: int

    @cached_property
    def sectors(self) -> tuple[int, ...]:
        """The sector owned by each seat in play."""
        return SECTORS_IN_PLAY[self.players]

    @cached_property
    def sector_count(self) -> int:
        """How many sectors the board has, used or not."""
        return SECTORS_ON_BOARD[self.players]

    @cached_property
    def sector_length(self) -> int:
        """Track fields in a sector."""
        return SECTOR[self.kind].length

    @cached_property
    def fields(self) -> int:
        """Track fields in all."""
        return self.sector_count * self.sector_length

    @cached_property
    def starts(self) -> tuple[Location, ...]:
        """The start field of each seat."""
        return tuple(Location(sector * self.sector_length) for sector in self.sectors)

    @cached_property
    def entries(self) -> tuple[Location, ...]:
        """The entry field of each seat, from which its pawns turn home."""
        back = SECTOR[self.kind].entry_before_start
        return tuple(Location((start - back) % self.fields) for start in self.starts)

    def number(self, field: Location) -> int:
        """The number printed on a track field (rules.md 1.3)."""
        return (field + SECTOR[self.kind].number_on_start - 1) % self.sector_length + 1

    @cached_property
    def eights(self) -> tuple[Location, ...]:
        """The fields that bear an 8, from which ways lead to the centre (rules.md 4.11, 4.12)."""
        return self._numbered(8)

    @cached_property
    def sevens(self) -> tuple[Location, ...]:
        """The fields that bear a 7, between which a seven may cross the board (rules.md 4.13)."""
        return self._numbered(7)

    def _numbered(self, number: int) -> tuple[Location, ...]:
        return tuple(field for field in map(Location, range(self.fields)) if self.number(field) == number)


def is_track(location: Location) -> bool:
    """Whether a location is a track field."""
    return location < CENTRE


def is_home(location: Location) -> bool:
    """Whether a location is in a home column."""
    return CENTRE < location < RESERVE


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


class PawnOwner(Enum):
    """Whose pawns a card may move (rules.md 4.5, rules-family.md W9)."""

    OWN = "own"
    TEAM = "team"
    ANYONE = "anyone"


@dataclass(frozen=True, slots=True)
class Forward:
    """Move a pawn forward.

    Attributes:
        steps: so many fields.
        hits_passed: whether it hits all it passes, and so passes nobody (rules-family.md W8).
        pawns: whose on the track it may move besides the player's (rules-family.md W9).
    """

    steps: int
    hits_passed: bool = False
    pawns: PawnOwner = PawnOwner.OWN


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


@dataclass(frozen=True, slots=True)
class BurnCard:
    """The next player loses a card, by chance or of his choice, and his turn (rules-family.md W10).

    Beside a forced discard that leaves its player his turn it cannot be by choice: both are the same phase.
    """

    choice: bool = False


SEVEN_STEPS: Final = 7

Action = EnterPawn | Forward | Backward | Seven | SwapPawns | DrawCard | ToCentre | FromCentre | BurnCard


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


class OwnPawns(Enum):
    """What a pawn may do to those of its own colour on the track (rules.md 3.2, 3.3; rules-family.md W6)."""

    PASSED_AND_HIT = "passed and hit"
    HIT_ONLY = "hit only"
    NEITHER = "neither"


class Swappable(Enum):
    """Who may swap a blocking pawn: nobody, its owner away, or anybody (rules.md 4.8, rules-family.md W5)."""

    NOBODY = "nobody"
    OWNER = "owner"
    ANYONE = "anyone"


class Lead(Enum):
    """When dealer and lead move one seat on (rules.md 2.1, rules-family.md W4)."""

    EACH_ROUND = "each round"
    EACH_CYCLE = "each cycle"
    NEVER = "never"


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
        suits: how many runs from ace to king are shuffled together; a pack is four (2.2).
        jokers: how many jokers are added (2.2).
        hand_sizes: cards dealt to each, round after round, repeating (2.2).
        shuffling: when the cards are shuffled (2.2).
        lead: when dealer and lead move on (2.1).
        begins_entered: whether each player begins with a pawn on his start field (1.6).
        exchange: to whom a card is given (2.3).
        unplayable: what happens when no card can be played (2.6).
        may_spare_partner: whether a discard is legal when every play would hit a partner's pawn (2.6).
        blocking: which pawns block (3.3).
        own_pawns: whether pawns of one colour pass and hit each other (3.2, 3.3).
        pairs_block: whether nobody passes two pawns side by side (rules-family.md W7).
        passes_entry: whether a pawn may walk past its entry field by its own rules (3.1, rules-family.md W1).
        blocking_can_swap: who may swap blocking pawns (4.8).
        home_entry: how a pawn turns home (3.7).
        seven_hits: whom a seven hits in passing (4.4).
        seven_moves: whose pawns a seven moves (4.5).
        seven_pawns: two where it is split over two pawns at most, a part each; None for any split (rules-family.md W2).
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
    suits: int = 4
    jokers: int
    hand_sizes: tuple[int, ...]
    shuffling: Shuffling
    lead: Lead = Lead.EACH_ROUND
    begins_entered: bool = False
    exchange: Exchange
    unplayable: Unplayable
    may_spare_partner: bool = False
    blocking: Blocking
    own_pawns: OwnPawns = OwnPawns.PASSED_AND_HIT
    pairs_block: bool = False
    passes_entry: bool = True
    blocking_can_swap: Swappable = Swappable.NOBODY
    home_entry: HomeEntry
    seven_hits: SevenHits
    seven_moves: PawnOwner = PawnOwner.OWN
    seven_pawns: int | None = None
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
    def makes_discard(self) -> bool:
        """Whether a player may have to discard for what another played (rules.md 4.9, 4.10, rules-family.md W10)."""
        chosen = BurnCard(choice=True)
        return self.forced_discard is not None or any(chosen in actions for actions in self.cards.values())

    @property
    def discarder_loses_turn(self) -> bool:
        """Whether whoever does loses his turn by it."""
        return self.forced_discard is None or self.forced_discard.loses_turn

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


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a pawn stands: whose it is, and its location."""

    seat: Seat
    location: Location


@dataclass(frozen=True, slots=True)
class Enter:
    """A reserve pawn goes to its start field (rules.md 3.4)."""

    seat: Seat
    goal: Location
    hits: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Walk:
    """A pawn goes along the track or its home, ``steps`` forward or, below zero, backward (rules.md 3.1)."""

    seat: Seat
    origin: Location
    goal: Location
    steps: int
    hits: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Jump:
    """A pawn goes straight to the centre, out of it, or across the board (rules.md 4.11 to 4.13)."""

    seat: Seat
    origin: Location
    goal: Location
    hits: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Swap:
    """A pawn of the player changes places with a pawn of another colour (rules.md 4.8)."""

    seat: Seat
    origin: Location
    other: Spot

    @property
    def hits(self) -> tuple[Spot, ...]:
        """Nobody: a swap sends no pawn away."""
        return ()


PawnMove = Enter | Walk | Jump
"""A move of one pawn."""

Move = PawnMove | Swap

Part = Walk | Jump
"""A part of a seven: some of its steps, or all of them straight across the board (rules.md 4.3, 4.13)."""

Parts = tuple[Part, ...]
"""Parts of one seven, in the order in which they are made."""


def steps_of(part: Part) -> int:
    """How many of the seven steps a part uses (rules.md 4.3, 4.13)."""
    return abs(part.steps) if isinstance(part, Walk) else SEVEN_STEPS

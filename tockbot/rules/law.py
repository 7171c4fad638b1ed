"""The vocabulary in which rulesets are declared, the board, and the moves of pawns (rules.md 1 to 5).

A :class:`Law` is all that the engine reads. A :class:`Ruleset` gives the law for a number of players, teams or solo,
and options. This module holds data only; the engine acts on it.

A *location* is an int. Track fields are their index, clockwise from 0. The places off the track follow in the
notation's order: the centre, home h1 to h4, the reserve.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Final, NewType

Seat = NewType("Seat", int)
"""A seat in play, counted clockwise from 0; its sector of the board is ``board.sectors[seat]``."""

Location = NewType("Location", int)
"""The index of a track field, :data:`CENTRE`, one of :data:`HOME`, or :data:`RESERVE`."""

MAX_TRACK: Final = 8 * 18
"""Maximum number of track fields on a board: eight sectors of 18 (the longer Jackaroo sector has six at most)."""

CENTRE: Final = Location(MAX_TRACK)
HOME: Final = tuple(Location(MAX_TRACK + k) for k in (1, 2, 3, 4))
RESERVE: Final = Location(MAX_TRACK + 5)
PAWNS: Final = 4
"""Number of pawns of each player."""

SECTORS_IN_PLAY: Final[dict[int, tuple[int, ...]]] = {
    2: (0, 2),
    3: (0, 1, 2),
    4: (0, 1, 2, 3),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
    8: (0, 1, 2, 3, 4, 5, 6, 7),
}
"""The sectors in use, by number of players (rules.md 1.2)."""

SECTORS_ON_BOARD: Final = {2: 4, 3: 4, 4: 4, 5: 6, 6: 6, 8: 8}
"""The number of sectors on the board, used or not, by number of players."""


class BoardKind(Enum):
    """The layout of the fields of a sector (rules.md 1.3)."""

    CANADIAN = "canadian"
    CORNER = "corner"
    DOG = "dog"
    KEEZEN = "keezen"
    JACKAROO = "jackaroo"


@dataclass(frozen=True, slots=True)
class Sector:
    """The layout of one sector.

    Attributes:
        length: number of track fields.
        number_on_start: number printed on the start field.
        entry_before_start: number of fields from the entry field to the start field.
    """

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
    """A board for a number of players."""

    kind: BoardKind
    players: int

    @cached_property
    def sectors(self) -> tuple[int, ...]:
        """The sector of each seat in play."""
        return SECTORS_IN_PLAY[self.players]

    @cached_property
    def sector_count(self) -> int:
        """The number of sectors on the board, used or not."""
        return SECTORS_ON_BOARD[self.players]

    @cached_property
    def sector_length(self) -> int:
        """The number of track fields in a sector."""
        return SECTOR[self.kind].length

    @cached_property
    def fields(self) -> int:
        """The number of track fields on the board."""
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
        """Return the number printed on a track field (rules.md 1.3)."""
        return (field + SECTOR[self.kind].number_on_start - 1) % self.sector_length + 1

    @cached_property
    def eights(self) -> tuple[Location, ...]:
        """The fields numbered 8, which are connected to the centre (rules.md 4.11, 4.12)."""
        return self._numbered(8)

    @cached_property
    def sevens(self) -> tuple[Location, ...]:
        """The fields numbered 7, between which a seven may cross the board (rules.md 4.13)."""
        return self._numbered(7)

    def _numbered(self, number: int) -> tuple[Location, ...]:
        return tuple(field for field in map(Location, range(self.fields)) if self.number(field) == number)


def is_track(location: Location) -> bool:
    """Return whether a location is a track field."""
    return location < CENTRE


def is_home(location: Location) -> bool:
    """Return whether a location is in a home column."""
    return CENTRE < location < RESERVE


RANKS: Final = "A23456789TJQK"
JOKER: Final = "*"
HAND_ORDER: Final = RANKS + JOKER


def meanings(card: str) -> str:
    """Return the ranks that a card can count as: its own, or any rank for a joker (rules.md 4.15)."""
    return RANKS if card == JOKER else card


# Actions of cards (rules.md 4.1)


@dataclass(frozen=True, slots=True)
class EnterPawn:
    """Bring a pawn from the reserve to its start field (rules.md 3.4)."""


class PawnOwner(Enum):
    """The owners of the pawns that a card may move (rules.md 4.5, rules-family.md W9)."""

    OWN = "own"
    TEAM = "team"
    ANYONE = "anyone"


@dataclass(frozen=True, slots=True)
class Forward:
    """Move a pawn forward.

    Attributes:
        steps: number of fields.
        hits_passed: whether the pawn hits every pawn that it passes (rules-family.md W8).
        pawns: owners of the pawns on the track that it may move, in addition to the player's own (rules-family.md W9).
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
    """Split seven steps among pawns (rules.md 4.3)."""


@dataclass(frozen=True, slots=True)
class SwapPawns:
    """Swap a pawn with one of another colour (rules.md 4.8), or only with an opponent's (4.10)."""

    opponents_only: bool = False


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Draw a card, unseen, from an opponent (rules.md 4.2)."""


@dataclass(frozen=True, slots=True)
class ToCentre:
    """Go from a field numbered 8 to the centre (rules.md 4.11)."""


@dataclass(frozen=True, slots=True)
class FromCentre:
    """Go from the centre to any field numbered 8 (rules.md 4.11, 4.12)."""


@dataclass(frozen=True, slots=True)
class BurnCard:
    """Make the next player lose a turn and a card, at random or of their choice (rules-family.md W10).

    No ruleset can combine ``choice`` with a forced discard after which the player keeps their turn: both use the same
    phase.

    Attributes:
        choice: whether the next player chooses the card.
    """

    choice: bool = False


SEVEN_STEPS: Final = 7

Action = EnterPawn | Forward | Backward | Seven | SwapPawns | DrawCard | ToCentre | FromCentre | BurnCard


# The other rules of a game


class Shuffling(Enum):
    """The time at which the cards are shuffled: when too few are left, or at each new cycle (rules.md 2.2)."""

    WHEN_SHORT = "when short"
    EACH_CYCLE = "each cycle"


class Exchange(Enum):
    """The player to whom a card is passed after each deal (rules.md 2.3)."""

    PARTNER = "partner"
    LEFT = "left"
    NONE = "none"


class Unplayable(Enum):
    """The duty of a player who can play no card (rules.md 2.6)."""

    THROW_IN = "throw in"
    THROW_IN_OFF_TRACK = "throw in off track"
    DISCARD = "discard"


class Blocking(Enum):
    """The pawns that block: they can be neither hit nor passed (rules.md 3.3)."""

    ENTERED = "entered"
    """Pawns entered by a card that have not moved since."""

    OWN_START = "own start"
    """All pawns on the start field of their colour."""

    NONE = "none"


class HomeEntry(Enum):
    """The conditions for turning home (rules.md 3.7)."""

    TOUCHED = "touched"
    """Forward; also backward, if the pawn touched its entry field before."""

    FORWARD = "forward"
    """Forward only."""

    OVER = "over"
    """Forward only, and not from the entry field itself."""

    TWICE = "twice"
    """Forward, after touching the entry field twice. It is the start field on boards with this rule."""


class SevenHits(Enum):
    """The pawns that a seven hits in passing (rules.md 4.4)."""

    EVERYONE = "everyone"
    OPPONENTS = "opponents"
    NOBODY = "nobody"


class OwnPawns(Enum):
    """Rules for passing and hitting pawns of one's own colour on the track (rules.md 3.2, 3.3; rules-family.md W6)."""

    PASSED_AND_HIT = "passed and hit"
    HIT_ONLY = "hit only"
    NEITHER = "neither"


class Swappable(Enum):
    """The players who may swap a blocking pawn: none, only its owner, or all (rules.md 4.8, rules-family.md W5)."""

    NOBODY = "nobody"
    OWNER = "owner"
    ANYONE = "anyone"


class Lead(Enum):
    """The time at which dealer and lead move one seat on (rules.md 2.1, rules-family.md W4)."""

    EACH_ROUND = "each round"
    EACH_CYCLE = "each cycle"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class ForcedDiscard:
    """A rank that makes the next player discard a card, and whether they then lose their turn (rules.md 4.9, 4.10)."""

    rank: str
    loses_turn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Law:
    """The rules of one table, in the form in which the engine reads them.

    Attributes:
        board: the board kind (rules.md 1.3).
        home_entries: the conditions for turning home that a table can choose, the default first (3.7).
        cards: the actions of each rank (4.1). A joker has the actions of every rank (4.15).
        suits: number of suits in the deck, each from ace to king; one pack of cards has four (2.2).
        jokers: number of jokers in the deck (2.2).
        hand_sizes: number of cards dealt to each player in the rounds of a cycle (2.2).
        shuffling: when the cards are shuffled (2.2).
        lead: when dealer and lead move on (2.1).
        begins_entered: whether each player begins the game with a pawn on their start field (1.6).
        exchange: the player to whom a card is passed (2.3).
        unplayable: the duty of a player who can play no card (2.6).
        may_spare_partner: whether a player may discard instead if every play would hit their partner's pawn (2.6).
        blocking: the pawns that block (3.3).
        own_pawns: whether pawns of one colour can pass and hit each other (3.2, 3.3).
        pairs_block: whether two pawns side by side block every other pawn (rules-family.md W7).
        passes_entry: whether a pawn may walk past its entry field (3.1, rules-family.md W1); an opponent may always
            move it past (W9).
        blocking_can_swap: who may swap blocking pawns (4.8).
        home_entry: the condition for turning home (3.7).
        seven_hits: the pawns that a seven hits in passing (4.4).
        seven_moves: the players whose pawns a seven may move (4.5).
        seven_pawns: 2 if a seven moves at most two pawns, in one part each; None for any split (rules-family.md W2).
        seven_backs_at_home: whether a part of a seven may go backward at home (4.7).
        seven_diagonal: whether a seven may cross the board between fields numbered 7 (4.13).
        forced_discard: the rank that makes the next player discard (4.9, 4.10).
        centre: whether the board has a centre field (1.4).
        centre_second_cards: ranks that can be spent as a second card, to put a pawn that stepped on an 8 into the
            centre (4.12).
        joker_finishes: whether a joker may bring the last pawn of a team home (4.14).
        places: whether the others play on for second place after a side has won (5.1).
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
        """The ranks that can be split among pawns (rules.md 4.3)."""
        return "".join(rank for rank in RANKS if Seven() in self.cards[rank])

    @property
    def entering_ranks(self) -> str:
        """The cards that bring a pawn from the reserve, including the joker (rules.md 3.4)."""
        return "".join(rank for rank in RANKS if EnterPawn() in self.cards[rank]) + JOKER * bool(self.jokers)

    @property
    def makes_discard(self) -> bool:
        """True if a card can make another player discard (rules.md 4.9, 4.10, rules-family.md W10)."""
        chosen = BurnCard(choice=True)
        return self.forced_discard is not None or any(chosen in actions for actions in self.cards.values())

    @property
    def discarder_loses_turn(self) -> bool:
        """True if a player who is made to discard also loses their turn."""
        return self.forced_discard is None or self.forced_discard.loses_turn

    @property
    def deck_ranks(self) -> str:
        """The ranks in the deck."""
        return HAND_ORDER if self.jokers else RANKS


@dataclass(frozen=True, slots=True)
class Party:
    """The number of players at a table, and whether they play in teams."""

    players: int
    in_teams: bool


@dataclass(frozen=True, slots=True)
class MenuOption:
    """A choice that a ruleset offers.

    Attributes:
        name: name in the notation (rules.md 6.1).
        values: returns the possible values under a law, the default first.
        amend: returns the law after a value was chosen.
        fits: returns whether a party has this option.
    """

    name: str
    values: Callable[[Law], tuple[str, ...]]
    amend: Callable[[Law, str], Law]
    fits: Callable[[Party], bool] = lambda _: True


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A declared ruleset.

    Attributes:
        name: name in the notation.
        parties: possible parties; for each number of players, the default comes first.
        law: returns the law for a party, before options.
        options: options, in the order in which they amend the law.
    """

    name: str
    parties: tuple[Party, ...]
    law: Callable[[Party], Law]
    options: tuple[MenuOption, ...] = field(default=())


ON: Final = "on"
OFF: Final = "off"


@dataclass(frozen=True, slots=True)
class Spot:
    """The owner of a pawn, and its location."""

    seat: Seat
    location: Location


@dataclass(frozen=True, slots=True)
class Enter:
    """A pawn goes from the reserve to its start field (rules.md 3.4)."""

    seat: Seat
    goal: Location
    hits: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Walk:
    """A pawn walks along the track or its home: ``steps`` forward, or backward if negative (rules.md 3.1)."""

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
    """A pawn of the player swaps places with a pawn of another colour (rules.md 4.8)."""

    seat: Seat
    origin: Location
    other: Spot

    @property
    def hits(self) -> tuple[Spot, ...]:
        """Empty: a swap hits no pawn."""
        return ()


PawnMove = Enter | Walk | Jump
"""A move of one pawn."""

Move = PawnMove | Swap

Part = Walk | Jump
"""A part of a seven: some of its steps, or all of them straight across the board (rules.md 4.3, 4.13)."""

Parts = tuple[Part, ...]
"""Parts of one seven, in order."""


def steps_of(part: Part) -> int:
    """Return the number of the seven steps that a part uses (rules.md 4.3, 4.13)."""
    return abs(part.steps) if isinstance(part, Walk) else SEVEN_STEPS

"""What a picture is to show: plain data, and only what its viewer may know."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules import Board, Location, Move, Seat
from tockbot.tables import Card, MoveResult, PawnId, SeatSeen


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal the viewer may pick: what its button begins with, the pawn's seat, and where it would come from and go.

    Without a label it stands for the pawn itself, which is picked before its goal.
    """

    label: str
    seat: Seat
    origin: Location
    goal: Location


@dataclass(frozen=True, slots=True)
class DrawnPlay:
    """A play to be drawn over the board; one without moves takes its place when several are numbered.

    Attributes:
        moved: what each of its moves did, in order.
        rings_reserves: whether the whole reserve of a seat whose pawns it sent back is ringed, as in the preview of a
            play that is not made yet, or each of those pawns in its place there.
        burnt: the card that it burnt, and whose (rules-family.md W10).
    """

    moved: tuple[MoveResult, ...]
    rings_reserves: bool = False
    burnt: tuple[Seat, Card] | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Its moves, as the rules tell them."""
        return tuple(moved.move for moved in self.moved)

    @property
    def struck(self) -> tuple[PawnId, ...]:
        """The pawns that it sent to their reserves."""
        return tuple(pawn for moved in self.moved for pawn in moved.struck)


@dataclass(frozen=True, slots=True)
class BoardScene:
    """One moment of a game.

    Attributes:
        board: the board.
        seats: the seats in play, as they stand now.
        turn: whose turn it is.
        winners: the seats that have won.
        plays: the last plays, the oldest first; several are numbered, and so are the moves of a single one.
        top_card: the last card of the discard pile.
        discards: how many cards the pile has.
        caption: a few words: which round it is.
        goals: the goals to pick from.
        viewer: the seat whose arm is drawn at the bottom, by default the first.
        centre: whether the rules have a centre field; it is drawn anyway when a pawn or a move touches it.
        gate: the number of the fields from which a way leads to the centre or across the board, or 0 (rules.md 4.11
            to 4.13).
        every_number: whether every field bears its number, and not only where that helps.
        leftward: whether its words run from right to left, and plates with them.
    """

    board: Board
    seats: tuple[SeatSeen, ...]
    turn: Seat | None
    winners: tuple[Seat, ...]
    plays: tuple[DrawnPlay, ...]
    top_card: Card | None
    caption: str
    discards: int = 1
    goals: tuple[Goal, ...] = ()
    viewer: Seat | None = None
    centre: bool = False
    gate: int = 0
    every_number: bool = False
    leftward: bool = False


@dataclass(frozen=True, slots=True)
class LobbyScene:
    """A table before its game.

    Attributes:
        board: the board on which it will be played; who sits on a seat has pawns there, and a seat without is free.
    """

    board: BoardScene


@dataclass(frozen=True, slots=True)
class CoveredScene:
    """A puzzle that was solved, without what it is.

    Attributes:
        board: its board as it is before a game.
        cards: how many cards lie face down on it.
    """

    board: BoardScene
    cards: int


@dataclass(frozen=True, slots=True)
class PosterScene:
    """A game that is over.

    Attributes:
        board: its last board, with the winners and the last play.
        hits: headings, and for each a number by seat.
        moment: the board of its moment, with the play that made it; None if there is none.
        told: what was done at that moment.
        lines: what stands below the winners.
    """

    board: BoardScene
    hits: tuple[tuple[str, tuple[int, ...]], ...]
    moment: BoardScene | None = None
    told: str = ""
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HandSeen:
    """A hand that is shown: its seat and name, whether it is that seat's turn, its cards, whether a computer plays."""

    seat: Seat
    name: str
    turn: bool
    cards: tuple[Card, ...]
    computer: bool = False


@dataclass(frozen=True, slots=True)
class OpenHandsScene:
    """A moment of a game that is over: its board, and the hands that are shown."""

    board: BoardScene
    hands: tuple[HandSeen, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A number, and what it is."""

    number: str
    label: str


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar that is full to a part of 1, what it stands for, and the same in a few letters."""

    label: str
    part: float
    told: str


@dataclass(frozen=True, slots=True)
class Trend:
    """How something went, time after time.

    Attributes:
        heading: what it is.
        parts: each time's part, 0 to 1, the first time first.
    """

    heading: str
    parts: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class StatisticsScene:
    """What somebody's games come to.

    Attributes:
        name: whose.
        fallback: what stands for the name if none of its letters can be drawn.
        tiles: numbers.
        bars: headings, and under each its bars.
        trend: what is drawn as a line below them; None is nothing.
        leftward: whether its words run from right to left, and all of it with them.
    """

    name: str
    fallback: str
    tiles: tuple[Tile, ...]
    bars: tuple[tuple[str, tuple[Bar, ...]], ...]
    trend: Trend | None = None
    leftward: bool = False


@dataclass(frozen=True, slots=True)
class GameSeen:
    """A game to choose: a board of it, and what it is called."""

    board: BoardScene
    name: str


@dataclass(frozen=True, slots=True)
class GamesScene:
    """Games to choose from, and the place of the one that is chosen."""

    games: tuple[GameSeen, ...]
    chosen: int


@dataclass(frozen=True, slots=True)
class CourseScene:
    """How a game that is over went.

    Attributes:
        sides: of each side the seat in whose colour it is shown, and its name.
        shares: at each moment each side's chance to win, 0 to 1.
        rounds: the moments at which rounds begin.
        marks: moments that are marked, each with the number of the sides that lie below the mark.
        winners: the seats that have won.
        leftward: whether its words run from right to left, and plates with them.
    """

    sides: tuple[tuple[Seat, str], ...]
    shares: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    marks: tuple[tuple[int, int], ...]
    winners: tuple[Seat, ...]
    leftward: bool = False


@dataclass(frozen=True, slots=True)
class Shot:
    """A moment of a film, and for how many milliseconds it stands."""

    scene: BoardScene
    milliseconds: int


@dataclass(frozen=True, slots=True)
class FilmScene:
    """A game, or a part of one, in motion."""

    shots: tuple[Shot, ...]


@dataclass(frozen=True, slots=True)
class CardSeen:
    """One card of a hand: what it does here, whether it can be played, just came, is to be given, or was pressed."""

    card: Card
    caption: str
    playable: bool
    received: bool = False
    given: bool = False
    pressed: bool = False


@dataclass(frozen=True, slots=True)
class PrivateScene:
    """A board as one player sees it, and their hand in the order of its buttons: below it, or if wide beside it."""

    board: BoardScene
    cards: tuple[CardSeen, ...]
    wide: bool = False


Scene = (
    BoardScene
    | PrivateScene
    | LobbyScene
    | CoveredScene
    | GamesScene
    | PosterScene
    | FilmScene
    | OpenHandsScene
    | CourseScene
    | StatisticsScene
)
"""What a picture can be of."""

"""Scenes: what a picture shows, as plain data, and only what its viewer may know."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules import Board, Location, Move, Seat
from tockbot.tables import Card, MoveResult, PawnId, SeatSeen


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal that the viewer can choose: its label, the pawn's seat, its origin and its goal.

    The label is the number by which the button names the field, or empty. If origin and goal are equal, the pawn itself
    is chosen first.
    """

    label: str
    seat: Seat
    origin: Location
    goal: Location


@dataclass(frozen=True, slots=True)
class DrawnPlay:
    """A play to be drawn over the board; one without moves still counts when plays are numbered.

    Attributes:
        moved: results of its moves, in order.
        rings_reserves: whether to ring the whole reserve of a seat whose pawns are hit, as in the preview of a play,
            instead of each pawn there.
        burnt: the card that it burnt, and its owner (rules-family.md W10).
    """

    moved: tuple[MoveResult, ...]
    rings_reserves: bool = False
    burnt: tuple[Seat, Card] | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Its moves, as the rules describe them."""
        return tuple(moved.move for moved in self.moved)

    @property
    def struck(self) -> tuple[PawnId, ...]:
        """The pawns that it hit."""
        return tuple(pawn for moved in self.moved for pawn in moved.struck)


@dataclass(frozen=True, slots=True)
class BoardScene:
    """One moment of a game.

    Attributes:
        board: the board.
        seats: the seats in play, as they are now.
        turn: the seat whose turn it is.
        winners: the seats that have won.
        plays: the last plays, the oldest first. Several are numbered; of a single one, the fields that pawns left are.
        top_card: the last card of the discard pile.
        earlier: the cards before it, the last one first; two are drawn.
        discards: number of cards on the pile.
        deck: number of cards left to deal; None if it is not shown.
        passing: the seats that still have to choose a card to pass.
        passed: the seats that have chosen theirs.
        caption: a few words that name the round.
        goals: the goals to choose from.
        viewer: the seat whose arm is drawn at the bottom, by default the first.
        centre: whether the rules have a centre field; it is also drawn if a pawn or a move touches it.
        gate: number of the fields that are connected to the centre or across the board, or 0 (rules.md 4.11 to 4.13).
        every_number: whether every field shows its number, and plays have none.
        bare: whether plays have no numbers, so that a button's number is found at once.
        leftward: whether its text, and plates with it, run from right to left.
    """

    board: Board
    seats: tuple[SeatSeen, ...]
    turn: Seat | None
    winners: tuple[Seat, ...]
    plays: tuple[DrawnPlay, ...]
    top_card: Card | None
    caption: str
    earlier: tuple[Card, ...] = ()
    discards: int = 1
    deck: int | None = None
    passing: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    goals: tuple[Goal, ...] = ()
    viewer: Seat | None = None
    centre: bool = False
    gate: int = 0
    every_number: bool = False
    bare: bool = False
    leftward: bool = False


@dataclass(frozen=True, slots=True)
class LobbyScene:
    """A table before its game.

    Attributes:
        board: the board for the game; a seat that is taken has pawns there, and a free seat has none.
    """

    board: BoardScene


@dataclass(frozen=True, slots=True)
class CoveredScene:
    """A solved puzzle, without the position.

    Attributes:
        board: its board as it is before a game.
        cards: number of cards that lie face down on it.
    """

    board: BoardScene
    cards: int


@dataclass(frozen=True, slots=True)
class Fact:
    """A number about a game: what it counts, the number as text, and whose it is, by seat and name."""

    label: str
    number: str
    names: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class PosterScene:
    """A finished game.

    Attributes:
        board: its last board, with the winners and the last play.
        moment: the board of the decisive moment, with the play that made it; None if there is none.
        moment_text: description of that moment.
        facts: the numbers beside it.
        course: the winning chances during the game, with that moment marked; None if there are none.
        lines: text below the winners.
    """

    board: BoardScene
    moment: BoardScene | None = None
    moment_text: str = ""
    facts: tuple[Fact, ...] = ()
    course: CourseScene | None = None
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
    """A moment of a finished game: its board, and the hands that are shown."""

    board: BoardScene
    hands: tuple[HandSeen, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A number and its label, and its share from 0 to 1, if any."""

    number: str
    label: str
    part: float | None = None


@dataclass(frozen=True, slots=True)
class Bar:
    """A row: its label, the share of its bar that is full, 0 to 1, its value as text, and its place, or 0 for none.

    Without a share, the row has no bar.
    """

    label: str
    part: float | None
    value: str
    place: int = 0


@dataclass(frozen=True, slots=True)
class Trend:
    """A series of values over time.

    Attributes:
        heading: its heading.
        parts: the values, 0 to 1, the first one first.
        percent: a percentage in the reader's language, with ``{}`` in place of its number.
    """

    heading: str
    parts: tuple[float, ...]
    percent: str = "{}%"


@dataclass(frozen=True, slots=True)
class StatisticsScene:
    """The statistics of a person, or a ranking.

    Attributes:
        name: name of the person, or a title.
        fallback: name to show if none of the name's letters can be drawn.
        tiles: numbers.
        bars: headings, each with its bars.
        trend: a line below them, or None.
        leftward: whether its text, and all of it, runs from right to left.
    """

    name: str
    fallback: str
    tiles: tuple[Tile, ...]
    bars: tuple[tuple[str, tuple[Bar, ...]], ...]
    trend: Trend | None = None
    leftward: bool = False


@dataclass(frozen=True, slots=True)
class GameSeen:
    """A game to choose.

    Attributes:
        board: its board.
        name: its name.
        cards: cards that do something special in it.
        number: number among all games, from 0, which decides on its colour.
    """

    board: BoardScene
    name: str
    cards: tuple[Card, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class GamesScene:
    """Games to choose from, and the index of the chosen one."""

    games: tuple[GameSeen, ...]
    chosen: int


@dataclass(frozen=True, slots=True)
class CourseScene:
    """The course of a finished game.

    Attributes:
        sides: for each side the seat whose colour it has, and its name.
        shares: each side's winning chance at each moment, 0 to 1.
        rounds: the moments at which rounds begin.
        marks: marked moments, each with the number of sides whose areas are below the mark.
        winners: the seats that have won.
        leftward: whether its text, and plates with it, run from right to left.
        percent: a percentage in the reader's language, with ``{}`` in place of its number.
    """

    sides: tuple[tuple[Seat, str], ...]
    shares: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    marks: tuple[tuple[int, int], ...]
    winners: tuple[Seat, ...]
    leftward: bool = False
    percent: str = "{}%"


@dataclass(frozen=True, slots=True)
class Shot:
    """A moment of a film, and its duration in milliseconds."""

    scene: BoardScene
    milliseconds: int


@dataclass(frozen=True, slots=True)
class FilmScene:
    """A game, or a part of one, as a film."""

    shots: tuple[Shot, ...]


@dataclass(frozen=True, slots=True)
class BoardShot:
    """A moment of a board's film: the place of each moving pawn, and its duration in milliseconds."""

    places: tuple[Location, ...]
    milliseconds: int


@dataclass(frozen=True, slots=True)
class BoardFilmScene:
    """The present board, and between its first and its last picture the pawns that moved, on their ways.

    Attributes:
        still: the present board.
        moving: the pawns that moved.
        shots: their places at each moment.
    """

    still: BoardScene
    moving: tuple[PawnId, ...]
    shots: tuple[BoardShot, ...]


@dataclass(frozen=True, slots=True)
class CardSeen:
    """A card of a hand: its effect here, and whether it is playable, just received, to be passed, or pressed."""

    card: Card
    caption: str
    playable: bool
    received: bool = False
    given: bool = False
    pressed: bool = False


@dataclass(frozen=True, slots=True)
class PrivateScene:
    """A board as one player sees it, and their hand in the order of its buttons: below it, or beside it if ``wide``."""

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
    | BoardFilmScene
    | OpenHandsScene
    | CourseScene
    | StatisticsScene
)
"""Everything that can be drawn."""

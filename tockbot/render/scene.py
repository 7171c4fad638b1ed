"""What a picture is to show: plain data, and only what its viewer may know."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules.board import Board, Location, Seat
from tockbot.rules.plays import Move
from tockbot.tables.cards import Card
from tockbot.tables.observation import SeatSeen


@dataclass(frozen=True, slots=True)
class Choice:
    """A goal the viewer may pick: the number of its button, the pawn's seat, and where it would come from and go."""

    number: int
    seat: Seat
    origin: Location
    goal: Location


@dataclass(frozen=True, slots=True)
class BoardScene:
    """One moment of a game.

    ``last`` holds the moves of the last play, drawn over the board, and ``struck`` the pawns (seat, number) it sent to
    their reserves; where ``struck`` is silent about a seat, its whole reserve is marked. ``viewer`` is the seat whose
    arm is drawn at the bottom, by default the first. ``centre`` says that the rules have a centre field; it is drawn
    anyway when a pawn or a move touches it, and on the board for eight.
    """

    board: Board
    seats: tuple[SeatSeen, ...]
    turn: Seat | None
    winners: tuple[Seat, ...]
    last: tuple[Move, ...]
    top_card: Card | None
    caption: str
    choices: tuple[Choice, ...] = ()
    viewer: Seat | None = None
    centre: bool = False
    struck: tuple[tuple[Seat, int], ...] = ()


@dataclass(frozen=True, slots=True)
class CardSeen:
    """One card of a hand: what it does here, whether it can be played, and whether it just came from the partner."""

    card: Card
    caption: str
    playable: bool
    received: bool = False


@dataclass(frozen=True, slots=True)
class HandScene:
    """A hand, in the order of its buttons."""

    cards: tuple[CardSeen, ...]

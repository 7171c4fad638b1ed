"""A picture with everything on it that a theme can show, from which its palette is taken."""

from __future__ import annotations

from PIL import Image

from tockbot.render.board_frame import board_frame
from tockbot.render.hand_frame import hand_frame
from tockbot.render.scene import BoardScene, CardSeen, Choice, HandScene
from tockbot.render.theme import Theme
from tockbot.rules.board import HOME, RESERVE, Board, BoardKind, Location, Seat
from tockbot.rules.plays import Spot, Walk
from tockbot.tables.cards import JOKER, Card
from tockbot.tables.observation import PawnSeen, SeatSeen

SIZE = 560


def poster(theme: Theme) -> Image.Image:
    """A full board for eight above a hand."""
    board, hand = board_frame(_board_scene(), theme, SIZE), hand_frame(_hand_scene(), theme)
    hand = hand.reduce(2)
    sheet = Image.new("RGB", (max(board.width, hand.width), board.height + hand.height), theme.cloth)
    sheet.paste(board, (0, 0))
    sheet.paste(hand, (0, board.height))
    return sheet


def _board_scene() -> BoardScene:
    board = Board(BoardKind.CORNER, 8)
    seats = tuple(
        SeatSeen(
            seat=Seat(seat),
            name="Tock",
            is_computer=True,
            team=seat % 4,
            pawns=(
                PawnSeen(1, RESERVE, protected=False),
                PawnSeen(2, Location(start + 1), protected=True),
                PawnSeen(3, Location(start + 7), protected=False),
                PawnSeen(4, HOME[3], protected=False),
            ),
            cards=5,
        )
        for seat, start in enumerate(board.starts)
    )
    last = tuple(
        Walk(Seat(seat), Location(start + 3), Location(start + 7), 4, (Spot(Seat(0), Location(start + 7)),))
        for seat, start in enumerate(board.starts)
    )
    choices = tuple(Choice(seat, Seat(seat), start, Location(start + 9)) for seat, start in enumerate(board.starts))
    return BoardScene(board, seats, Seat(0), (Seat(1),), last, Card("Kh"), "Tock", choices)


def _hand_scene() -> HandScene:
    cards = (Card("7h"), Card("Ks"), JOKER, Card("Qd"))
    return HandScene(tuple(CardSeen(card, "Tock", playable=card[0] != "K", received=True) for card in cards))

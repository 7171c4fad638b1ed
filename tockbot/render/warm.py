"""What the first picture would otherwise wait for: fonts loaded, pawns and cards drawn."""

from __future__ import annotations

from typing import Final

from tockbot.render.pages.private import draw_private
from tockbot.render.scene import BoardScene, CardSeen, DrawnPlay, PrivateScene
from tockbot.rules import RESERVE, Board, BoardKind, Location, Seat, Walk
from tockbot.tables import JOKER, Card, PawnSeen, SeatSeen, follow

PLAYERS: Final = (4, 6, 8)


def warm_up() -> None:
    """Draw a board of each size with a hand, for nobody, in the default theme. It takes a fraction of a second."""
    cards = CardSeen(Card("As"), "1", playable=True), CardSeen(JOKER, "", playable=False)
    for players in PLAYERS:
        draw_private(PrivateScene(_scene(Board(BoardKind.CANADIAN, players)), cards))


def _scene(board: Board) -> BoardScene:
    """The beginning of a game, and a pawn's first steps."""
    pawns = tuple(PawnSeen(number, RESERVE, protected=number == 1) for number in range(1, 5))
    seats = tuple(
        SeatSeen(Seat(seat), "Tock", is_computer=True, team=0, pawns=pawns, cards=6) for seat in range(board.players)
    )
    steps = Walk(Seat(0), Location(0), Location(board.sector_length), board.sector_length, ())
    before = ((Location(0), RESERVE, RESERVE, RESERVE), *((RESERVE,) * 4,) * (board.players - 1))
    return BoardScene(board, seats, Seat(0), (), (DrawnPlay(follow(before, (steps,))),), Card("Kh"), "1")

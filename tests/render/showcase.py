"""The pictures in the README; ``python -m tests.render.showcase`` draws them anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tests.render import scenes
from tockbot.render import DARK, LIGHT, BoardScene, CardSeen, DrawnPlay, Goal, PrivateScene, draw_board, draw_private
from tockbot.render.ink.art import IMAGES
from tockbot.rules import HOME, Board, BoardKind, Location, Seat, Spot, Walk, table_rules
from tockbot.tables import JOKER, Card
from tockbot.ui.words.rules import caption
from tockbot.ui.words.speaker import speaker

NAMES: Final = ("Anna", "Bruno", "Chloé", "Dario", "Ελένη", "Владимир", "Jean-Philippe", "محمد")


def board() -> BoardScene:
    """Four players in mid-game: blue has just hit a red pawn."""
    kind = Board(BoardKind.CANADIAN, 4)
    groups = ("r 12 h3 h4", "44 18! r 58", "r 36! h4 29", "63 r h2 7")
    hit = Walk(Seat(1), Location(31), Location(44), 13, (Spot(Seat(0), Location(44)),))
    scene = scenes.scene(kind, groups, turn=2)
    plays = (DrawnPlay(scenes.ending(kind, groups, hit)),)
    return _named(replace(scene, plays=plays, discards=12, caption="Round 3"))


def preview() -> BoardScene:
    """What a joker can do for the seat at the bottom, numbered as in the list, on the board for eight."""
    kind = Board(BoardKind.CANADIAN, 8)
    groups = (
        "72! 61 r h4",
        "18! 44 r h3",
        "36! r 99 52",
        "r 30 68 h4",
        "65 r r h3",
        "90! 101 r h2",
        "r 108! 83 h4",
        "126! 12 r 140",
    )
    places = (66, 67, 68, 69, 70, 71, 73, 75, 76, 77, 78, HOME[1])
    goals = tuple(Goal(str(number), Seat(4), Location(65), Location(place)) for number, place in enumerate(places, 1))
    scene = scenes.scene(kind, groups, turn=4, goals=goals, viewer=4)
    return _named(replace(scene, discards=30, caption="Round 8", gate=8))


def private(*, wide: bool) -> PrivateScene:
    """What Anna sees whose turn it is: one card cannot be played and one has just come."""
    law = table_rules("swiss", 4).law
    cards = (Card("As"), Card("7h"), Card("Jd"), Card("Kc"), JOKER, Card("4c"))
    seen = (
        CardSeen(card, caption(speaker("en"), law, card[0]), playable=card != "Jd", received=card == "Kc")
        for card in cards
    )
    return PrivateScene(replace(board(), turn=Seat(0), viewer=Seat(0)), tuple(seen), wide)


def _named(scene: BoardScene) -> BoardScene:
    return replace(scene, seats=tuple(replace(seen, name=NAMES[seen.seat]) for seen in scene.seats))


PICTURES: Final[dict[str, Callable[[], bytes]]] = {
    "board": lambda: draw_board(board()),
    "private": lambda: draw_private(private(wide=False), LIGHT),
    "preview": lambda: draw_board(preview(), DARK),
}


if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (IMAGES / f"{name}.png").write_bytes(draw())

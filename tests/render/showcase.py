"""The pictures in the README; ``python -m tests.render.showcase`` draws them anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from tests.render import scenes
from tockbot.render import DARK, BoardScene, Goal, draw_board
from tockbot.rules import HOME, Board, BoardKind, Location, Seat

NAMES: Final = ("Anna", "Bruno", "Chloé", "Dario", "Ελένη", "Владимир", "Jean-Philippe", "محمد")

IMAGES: Final = Path(__file__).parents[2] / "images"
"""The README's pictures."""


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


def _named(scene: BoardScene) -> BoardScene:
    return replace(scene, seats=tuple(replace(seen, name=NAMES[seen.seat]) for seen in scene.seats))


PICTURES: Final[dict[str, Callable[[], bytes]]] = {
    "preview": lambda: draw_board(preview(), DARK),
}


if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (IMAGES / f"{name}.png").write_bytes(draw())

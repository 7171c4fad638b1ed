"""Compares pictures with approved ones; ``python -m tests.render.test_goldens`` redraws changed ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from tests.render import scenes
from tests.render.pixels import difference, opened
from tockbot.render import (
    BOARD_SIZE,
    DARK,
    THEMES,
    WOOD,
    BoardScene,
    CoveredScene,
    Scene,
    Theme,
    draw,
    draw_board,
    draw_covered,
    draw_lobby,
    draw_private,
)
from tockbot.rules import Board, BoardKind

GOLDEN: Final = Path(__file__).parent / "golden"
SIZE: Final = 250
TOLERANCE: Final = 8

OVERLAYS: Final[tuple[Callable[[], BoardScene], ...]] = (
    scenes.walk_that_hits,
    scenes.seven_in_parts,
    scenes.swap_seen_by_seat_two,
    scenes.entering_on_a_dog_board,
    scenes.six_with_goals,
    scenes.eight_with_the_centre_taken,
    scenes.three_computers_in_a_row,
    scenes.every_number,
    scenes.across_the_board_from_a_seven,
    scenes.a_card_that_burns,
    scenes.passing_cards,
)


def board(empty: Board, theme: Theme) -> bytes:
    return draw_board(scenes.busy(empty), theme, size=SIZE)


def overlay(scene: Callable[[], BoardScene], theme: Theme) -> bytes:
    return draw_board(scene(), theme, size=SIZE)


def reduced(picture: bytes) -> bytes:
    """Return a picture at a quarter of its size."""
    file = BytesIO()
    opened(picture).reduce(BOARD_SIZE // SIZE).save(file, "PNG")
    return file.getvalue()


def page(scene: Callable[[], Scene], theme: Theme) -> bytes:
    return reduced(draw(scene(), theme))


def lobby(players: int) -> bytes:
    return reduced(draw_lobby(scenes.lobby(players), WOOD))


def private(theme: Theme, *, wide: bool) -> bytes:
    return reduced(draw_private(scenes.mixed_hand(wide=wide), theme))


def covered() -> bytes:
    return draw_covered(CoveredScene(scenes.lobby(4).board, 5), WOOD)


PICTURES: Final[dict[str, Callable[[], bytes]]] = {
    f"{one.kind.value}-{one.players}-{name}": partial(board, one, theme)
    for one, (name, theme) in product(scenes.BOARDS, THEMES.items())
    if one.players == one.sector_count
}
PICTURES.update({scene.__name__: partial(overlay, scene, WOOD) for scene in OVERLAYS})
PICTURES.update({f"private-tall-{name}": partial(private, theme, wide=False) for name, theme in THEMES.items()})
PICTURES["poster"] = partial(page, scenes.poster, DARK)
PICTURES["course"] = partial(page, partial(scenes.course, ((3, 1), (12, 1), (13, 1))), DARK)
PICTURES["games"] = partial(page, scenes.games, WOOD)
PICTURES.update({f"statistics-{name}": partial(page, scenes.statistics, theme) for name, theme in THEMES.items()})
PICTURES["covered"] = covered
PICTURES.update({f"lobby-{players}": partial(lobby, players) for players in (4, 8)})
PICTURES["private-wide"] = partial(private, WOOD, wide=True)


@pytest.mark.parametrize("name", PICTURES)
def test_picture_equals_the_approved_one(name: str, tmp_path: Path) -> None:
    actual = PICTURES[name]()
    with Image.open(GOLDEN / f"{name}.png") as file:
        expected = file.convert("RGB")
    picture = opened(actual)
    assert picture.size == expected.size
    apart = difference(picture, expected)
    if apart > TOLERANCE:
        (tmp_path / f"{name}.png").write_bytes(actual)
        expected.save(tmp_path / f"{name}-golden.png")
    assert apart <= TOLERANCE, f"see both pictures in {tmp_path}"


def test_comparison_notices_a_moved_pawn() -> None:
    scene = scenes.busy(Board(BoardKind.CORNER, 8))
    moved = replace(scene.seats[5], pawns=scenes.pawns("r 91! 99 h3"))
    seats = tuple(moved if seen.seat == moved.seat else seen for seen in scene.seats)
    before, after = (opened(draw_board(one, size=SIZE)) for one in (scene, replace(scene, seats=seats)))
    assert difference(before, after) > 4 * TOLERANCE


def is_new(name: str, picture: bytes) -> bool:
    """Return whether a picture has changed enough to be saved: each new one enlarges the repository for good."""
    path = GOLDEN / f"{name}.png"
    if not path.exists() or opened(picture).size != opened(path.read_bytes()).size:
        return True
    return difference(opened(picture), opened(path.read_bytes())) > TOLERANCE / 2


if __name__ == "__main__":
    for old in GOLDEN.glob("*.png"):
        if old.stem not in PICTURES:
            old.unlink()
    for each, make in PICTURES.items():
        if is_new(each, make()):
            with Image.open(BytesIO(make())) as made:
                made.save(GOLDEN / f"{each}.png", optimize=True)

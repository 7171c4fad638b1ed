"""Pictures against those once looked at and found right; ``python -m tests.render.test_goldens`` draws these anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from tests.render import scenes
from tests.render.pixels import difference, opened
from tockbot.render.board_picture import draw_board
from tockbot.render.hand_picture import draw_hand
from tockbot.render.scene import BoardScene

GOLDEN: Final = Path(__file__).parent / "golden"
SIZE: Final = 350
TOLERANCE: Final = 2.0

BOARDS: Final[dict[str, Callable[[], BoardScene]]] = {
    scene.__name__: scene
    for scene in (
        scenes.walk_that_hits,
        scenes.seven_in_parts,
        scenes.swap_seen_by_seat_two,
        scenes.entering_on_a_dog_board,
        scenes.six_with_choices,
        scenes.eight_with_the_centre_taken,
    )
}


def drawn(name: str) -> bytes:
    if name in BOARDS:
        return draw_board(BOARDS[name](), size=SIZE)
    return draw_hand(scenes.mixed_hand())


@pytest.mark.parametrize("name", [*BOARDS, "mixed_hand"])
def test_the_picture_is_as_it_was(name: str, tmp_path: Path) -> None:
    actual = drawn(name)
    with Image.open(GOLDEN / f"{name}.png") as file:
        expected = file.convert("RGB")
    picture = opened(actual)
    assert picture.size == expected.size
    apart = difference(picture, expected)
    if apart > TOLERANCE:
        (tmp_path / f"{name}.png").write_bytes(actual)
        expected.save(tmp_path / f"{name}-golden.png")
    assert apart <= TOLERANCE, f"both pictures are in {tmp_path}"


if __name__ == "__main__":
    for each in (*BOARDS, "mixed_hand"):
        (GOLDEN / f"{each}.png").write_bytes(drawn(each))

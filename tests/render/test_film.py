from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from tests.render import scenes
from tests.render.pixels import difference, opened
from tockbot.render import (
    MAX_BOARD_FILM_BYTES,
    THEMES,
    BoardFilmScene,
    BoardScene,
    BoardShot,
    FilmScene,
    Shot,
    Theme,
    draw_board,
    draw_board_film,
    draw_film,
)
from tockbot.rules import RESERVE, Board, BoardKind, Location, Seat
from tockbot.tables import PawnId


def steps(count: int) -> tuple[BoardScene, ...]:
    """Return a pawn of the second seat on its way."""
    board = Board(BoardKind.CORNER, 4)
    return tuple(scenes.scene(board, ("r r r r", f"{20 + step} r r r")) for step in range(count))


def frames(gif: bytes) -> list[Image.Image]:
    with Image.open(BytesIO(gif)) as film:
        found = []
        for number in range(film.n_frames):  # type: ignore[attr-defined]
            film.seek(number)
            found.append(film.convert("RGB"))
        return found


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: str(theme.name))
def test_each_shot_is_a_frame_that_looks_like_its_board(theme: Theme) -> None:
    moments = steps(5)
    gif = draw_film(FilmScene(tuple(Shot(scene, 100) for scene in moments)), theme)
    found = frames(gif)
    assert gif.startswith(b"GIF89a")
    assert len(found) == 5
    for frame, scene in zip(found, moments, strict=True):
        assert difference(frame, opened(draw_board(scene, theme, size=500))) <= 4


def test_film_runs_once_with_the_given_durations() -> None:
    gif = draw_film(FilmScene(tuple(Shot(scene, 100 * place) for place, scene in enumerate(steps(3), 1))))
    with Image.open(BytesIO(gif)) as film:
        assert "loop" not in film.info
        seen = []
        for number in range(3):
            film.seek(number)
            seen.append(film.info["duration"])
    assert seen == [100, 200, 300]


def test_long_film_keeps_its_end_and_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tockbot.render.film.MAX_DRAWN_SHOTS", 60)
    lap = steps(52)
    shots = tuple(Shot(lap[place % 52], 100) for place in range(80))
    last = replace(lap[0], seats=scenes.seats(lap[0].board, ("h4 r r r",)))
    gif = draw_film(FilmScene((*shots, Shot(last, 100))))
    found = frames(gif)
    assert len(found) == 60
    assert difference(found[-1], opened(draw_board(last, size=500))) <= 4
    assert len(gif) < 600_000


def test_empty_film_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a shot"):
        draw_film(FilmScene(()))


def test_large_film_is_shrunk_then_shortened() -> None:
    scene = FilmScene(tuple(Shot(one, 100) for one in steps(4)))
    whole = draw_film(scene)
    smaller = draw_film(scene, most_bytes=len(whole) * 2 // 3)
    assert len(smaller) <= len(whole) * 2 // 3
    assert len(frames(smaller)) == 4
    assert frames(smaller)[0].width < frames(whole)[0].width
    least = draw_film(scene, size=250)
    shorter = draw_film(scene, most_bytes=len(least) - 1)
    assert len(shorter) < len(least)
    assert len(frames(shorter)) < 4


def board_film() -> BoardFilmScene:
    """Return a film of a walk that hits a pawn, both as they were, in two steps, and as they are."""
    still, moving = scenes.walk_that_hits(), (PawnId(Seat(1), 2), PawnId(Seat(0), 1))
    places = ((31, 44), (37, 44), (41, 44), (44, RESERVE))
    shots = tuple(BoardShot((Location(one), Location(other)), 100) for one, other in places)
    return BoardFilmScene(still, moving, shots)


def shown(scene: BoardFilmScene, shot: BoardShot) -> BoardScene:
    """Return the whole board of a shot."""
    places = dict(zip(scene.moving, shot.places, strict=True))
    seats = tuple(
        replace(
            seen,
            pawns=tuple(
                replace(pawn, location=places.get(PawnId(seen.seat, pawn.number), pawn.location)) for pawn in seen.pawns
            ),
        )
        for seen in scene.still.seats
    )
    return replace(scene.still, seats=seats, plays=())


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: str(theme.name))
def test_board_film_begins_and_ends_with_the_present_board(theme: Theme) -> None:
    gif, scene = draw_board_film(board_film(), theme), board_film()
    first, *between, last = frames(gif)
    still = opened(draw_board(scene.still, theme))
    assert difference(first, still) == difference(last, still) == 0
    assert len(between) == len(scene.shots)
    for frame, shot in zip(between, scene.shots, strict=True):
        assert difference(frame, opened(draw_board(shown(scene, shot), theme))) <= 4
    with Image.open(BytesIO(gif)) as film:
        assert "loop" not in film.info, "it runs once"
    assert len(gif) < MAX_BOARD_FILM_BYTES


def test_board_film_that_is_too_large_loses_its_first_shots(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, still = draw_board_film(board_film()), draw_board_film(replace(board_film(), shots=()))
    assert len(frames(still)) == 1
    for most, fewest in ((len(whole) - 1, 3), (len(still), 1)):
        monkeypatch.setattr("tockbot.render.film.MAX_BOARD_FILM_BYTES", most)
        gif = draw_board_film(board_film())
        assert len(gif) <= most
        assert fewest <= len(frames(gif)) < len(frames(whole))
        assert difference(frames(gif)[-1], opened(draw_board(board_film().still))) == 0

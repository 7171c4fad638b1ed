"""Tests drawing away from the event loop, in a separate process or in threads, even if the process fails."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

import pytest

from tests.render import scenes
from tockbot.render import DARK, MAX_WAITING, BoardFilmScene, Drawing, draw, draw_board_film
from tockbot.rules import Board, BoardKind
from tockbot.workers import workers

SCENE = scenes.busy(Board(BoardKind.CORNER, 4))


class Made:
    """Makes workers and keeps a list of them."""

    def __init__(self) -> None:
        self.executors: list[Executor] = []

    def __call__(self) -> Executor:
        self.executors.append(workers(1)())
        return self.executors[-1]

    async def process(self) -> int:
        """Return the id of the process that was started last."""
        return await asyncio.wrap_future(self.executors[-1].submit(os.getpid))


@pytest.fixture
def made() -> Made:
    """Return the maker of the process."""
    return Made()


@pytest.fixture
def drawing(made: Made) -> Iterator[Drawing]:
    """Yield a drawing that may use a process."""
    one = Drawing(again=0)
    one.allow(made)
    yield one
    one.end()


async def at_once(drawing: Drawing, count: int) -> set[bytes]:
    """Return the files of this many pictures requested at once."""
    return set(await asyncio.gather(*(drawing.drawn(SCENE, DARK, 500) for _ in range(count))))


async def in_process(drawing: Drawing) -> None:
    """Ask for many pictures, and wait until a process draws."""
    await at_once(drawing, MAX_WAITING + 1)
    async with asyncio.timeout(120):
        while not drawing.is_in_process:  # noqa: ASYNC110 - another process is waited for
            await asyncio.sleep(0.01)


async def test_few_pictures_are_drawn_by_threads_and_many_by_a_process(drawing: Drawing, made: Made) -> None:
    expected = draw(SCENE, DARK, 500)
    assert await at_once(drawing, MAX_WAITING) == {expected}
    assert not made.executors
    await in_process(drawing)
    assert await at_once(drawing, 2) == {expected}
    assert len(made.executors) == 1
    drawing.end()
    assert await at_once(drawing, MAX_WAITING + 1) == {expected}
    assert not drawing.is_in_process


async def test_lost_process_is_replaced_without_losing_pictures(
    drawing: Drawing, made: Made, caplog: pytest.LogCaptureFixture
) -> None:
    await in_process(drawing)
    expected = await drawing.drawn(SCENE)
    os.kill(await made.process(), signal.SIGKILL)
    with caplog.at_level(logging.WARNING):
        assert await drawing.drawn(SCENE) == expected
    assert "the drawing process was lost" in caplog.text
    await in_process(drawing)
    assert await drawing.drawn(SCENE) == expected
    assert len(made.executors) == 2


async def test_abandoned_picture_does_not_block_others(drawing: Drawing, made: Made) -> None:
    await in_process(drawing)
    expected, process = await drawing.drawn(SCENE), await made.process()
    os.kill(process, signal.SIGSTOP)
    wanted = [asyncio.create_task(drawing.drawn(SCENE)) for _ in range(10)]
    await asyncio.sleep(0)
    for one in wanted[3:6]:
        one.cancel()
    await asyncio.sleep(0)
    os.kill(process, signal.SIGKILL)
    assert set(await asyncio.gather(*wanted[:3], *wanted[6:])) == {expected}


async def test_short_lived_process_is_not_restarted_constantly(made: Made) -> None:
    seldom = Drawing(again=3600)
    seldom.allow(made)
    await in_process(seldom)
    os.kill(await made.process(), signal.SIGKILL)
    for _ in range(2):
        await at_once(seldom, MAX_WAITING + 1)
    assert len(made.executors) == 1
    seldom.end()


async def test_threads_draw_when_no_process_can_be_started(caplog: pytest.LogCaptureFixture) -> None:
    class NoProcess(ThreadPoolExecutor):
        """Fails as if there were no memory for a process."""

        def submit(self, *_args: Any, **_kwargs: Any) -> Any:  # noqa: ANN401 - nothing comes of it
            raise OSError("Cannot allocate memory")

    drawing = Drawing()
    drawing.allow(NoProcess)
    expected = draw(SCENE, DARK, 500)
    for _ in range(2):
        assert await at_once(drawing, MAX_WAITING + 2) == {expected}
    assert caplog.text.count("could not start a drawing process") == 1


FILM = BoardFilmScene(scenes.walk_that_hits(), (), ())


async def test_board_film_is_drawn_by_a_thread_and_then_by_the_process(drawing: Drawing) -> None:
    expected = draw_board_film(FILM, DARK)
    assert await drawing.board_film(FILM, DARK) == expected
    await in_process(drawing)
    assert await drawing.board_film(FILM, DARK) == expected


async def test_board_film_is_dropped_while_a_second_of_work_waits(
    drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    await drawing.drawn(SCENE)
    waiting = [asyncio.create_task(drawing.drawn(SCENE)) for _ in range(4)]
    await asyncio.sleep(0)
    monkeypatch.setattr("tockbot.render.drawing.MAX_WORK_SECONDS", drawing.work / 2)
    assert drawing.work > 0
    assert await drawing.board_film(FILM) is None
    await asyncio.gather(*waiting)
    assert drawing.work == 0
    assert await drawing.board_film(FILM) is not None


async def test_board_film_that_is_late_or_second_is_left_out(drawing: Drawing, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()
    monkeypatch.setattr("tockbot.render.drawing._draw", lambda wanted: go.wait(10) and draw(wanted.scene))
    monkeypatch.setattr("tockbot.render.drawing.MAX_BOARD_FILM_SECONDS", 0.05)
    late = asyncio.create_task(drawing.board_film(FILM))
    await asyncio.sleep(0)
    assert await drawing.board_film(FILM) is None, "another film is being drawn"
    assert await late is None
    assert await drawing.board_film(FILM) is None, "the late film is still being drawn"
    go.set()
    monkeypatch.setattr("tockbot.render.drawing.MAX_BOARD_FILM_SECONDS", 10)
    async with asyncio.timeout(10):
        while await drawing.board_film(FILM) is None:  # noqa: ASYNC110 - a thread is waited for
            await asyncio.sleep(0.01)

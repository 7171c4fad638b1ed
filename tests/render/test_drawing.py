"""Pictures are drawn away from the event loop, in a process of its own or in threads, whatever becomes of it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Iterator

import psutil
import pytest

from tests.render import scenes
from tockbot.render import DARK, MANY, Drawing, draw
from tockbot.rules import Board, BoardKind
from tockbot.workers import workers

SCENE = scenes.busy(Board(BoardKind.CORNER, 4))


@pytest.fixture
def drawing() -> Iterator[Drawing]:
    """May draw in a process."""
    made = Drawing()
    made.allow(workers(1))
    yield made
    made.end()


def drawers() -> list[int]:
    """The processes that this one has started to draw, or to do anything else with what it is given."""
    children = psutil.Process().children(recursive=True)
    return [child.pid for child in children if any("spawn_main" in word for word in child.cmdline())]


async def at_once(drawing: Drawing, count: int) -> set[bytes]:
    """The files of so many pictures that are asked for at once."""
    return set(await asyncio.gather(*(drawing.drawn(SCENE, DARK, 500) for _ in range(count))))


async def in_process(drawing: Drawing) -> None:
    """Ask for many pictures, and wait until a process draws."""
    await at_once(drawing, MANY + 1)
    async with asyncio.timeout(60):
        while not drawing.is_in_process:  # noqa: ASYNC110 - another process is waited for
            await asyncio.sleep(0.01)


async def test_few_pictures_are_drawn_by_threads_and_many_by_a_process(drawing: Drawing) -> None:
    expected = draw(SCENE, DARK, 500)
    assert await at_once(drawing, MANY) == {expected}
    assert not drawers()
    await in_process(drawing)
    assert await at_once(drawing, 2) == {expected}
    assert drawers()
    drawing.end()
    assert await at_once(drawing, MANY + 1) == {expected}
    assert not drawing.is_in_process


async def test_a_process_that_is_lost_costs_no_picture_and_is_replaced(
    drawing: Drawing, caplog: pytest.LogCaptureFixture
) -> None:
    await in_process(drawing)
    expected = await drawing.drawn(SCENE)
    for lost in drawers():
        os.kill(lost, signal.SIGKILL)
    with caplog.at_level(logging.WARNING):
        assert await drawing.drawn(SCENE) == expected
    assert "the process that draws was lost" in caplog.text
    await in_process(drawing)
    assert await drawing.drawn(SCENE) == expected

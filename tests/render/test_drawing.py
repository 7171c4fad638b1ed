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
from tockbot.render import DARK, Drawing, draw
from tockbot.rules import Board, BoardKind
from tockbot.workers import workers

SCENE = scenes.busy(Board(BoardKind.CORNER, 4))


@pytest.fixture
def drawing() -> Iterator[Drawing]:
    """Draws in a process."""
    made = Drawing()
    made.begin(workers(1))
    yield made
    made.end()


def drawers() -> list[int]:
    """The processes that this one has started to draw, or to do anything else with what it is given."""
    children = psutil.Process().children(recursive=True)
    return [child.pid for child in children if any("spawn_main" in word for word in child.cmdline())]


async def ready(drawing: Drawing) -> None:
    """Wait until the process draws."""
    async with asyncio.timeout(60):
        while not drawing.is_ready:  # noqa: ASYNC110 - another process is waited for
            await asyncio.sleep(0.01)


async def test_a_picture_is_the_same_whoever_draws_it(drawing: Drawing) -> None:
    expected = draw(SCENE, DARK, 500)
    assert await drawing.drawn(SCENE, DARK, 500) == expected, "by threads, while the process begins"
    await ready(drawing)
    assert await drawing.drawn(SCENE, DARK, 500) == expected
    assert drawers()
    drawing.end()
    assert await drawing.drawn(SCENE, DARK, 500) == expected


async def test_a_process_that_is_lost_costs_no_picture_and_is_replaced(
    drawing: Drawing, caplog: pytest.LogCaptureFixture
) -> None:
    await ready(drawing)
    expected = await drawing.drawn(SCENE)
    for lost in drawers():
        os.kill(lost, signal.SIGKILL)
    with caplog.at_level(logging.WARNING):
        assert await drawing.drawn(SCENE) == expected
    assert "the process that draws was lost" in caplog.text
    await ready(drawing)
    assert await drawing.drawn(SCENE) == expected
    assert drawers()

"""Processes beside the bot's own, for what would hold it up: in them computer players think, and pictures are drawn.

A worker sees what it is given and nothing else, ends with the bot, however that ends, and itself if it is stuck.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing.connection import wait
from threading import Thread
from typing import Final, TypeVar

from tockbot import core

Given = TypeVar("Given")
T = TypeVar("T")

SELDOM: Final = 50_000
"""So many more objects than before make a worker's garbage collector look."""

LONGEST: Final = 10
"""Seconds after which a worker that is still at it ends itself, so that it is replaced."""


def workers(count: int) -> Callable[[], Executor]:
    """Makes so many workers."""
    context = multiprocessing.get_context("spawn")
    return lambda: ProcessPoolExecutor(count, mp_context=context, initializer=ready_worker)


def ready_worker() -> None:
    """Make a new worker ready: the bot ends it, not the Ctrl+C that is meant for the bot, and it thinks compiled."""
    core.use()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent.sentinel,), name="watching the bot", daemon=True).start()
    gc.freeze()
    # A search makes much and leaves no circles; looking for them every 700 tuples took a tenth of its time.
    gc.set_threshold(SELDOM)


def _end_with(parent: int) -> None:
    """End this worker when the bot is gone: one that is killed takes nobody with it by itself."""
    wait((parent,))
    os._exit(1)


async def asked(executor: Executor, work: Callable[..., T], *given: object) -> T:
    """What a worker makes of this.

    Whoever asks may go; the question stays, because a pool that is lost answers none of those that it holds behind one
    that was taken back.

    Raises:
        BrokenExecutor: the worker was lost.
        Exception: whatever the work raises.
    """
    return await asyncio.shield(asyncio.get_running_loop().run_in_executor(executor, work, *given))


def limited(work: Callable[[Given], T], given: Given) -> T:
    """Do some work; a worker dies of what has no end, and so is replaced."""
    mortal = multiprocessing.parent_process() is not None and hasattr(signal, "alarm")
    if mortal:
        signal.alarm(LONGEST)
    try:
        return work(given)
    finally:
        if mortal:
            signal.alarm(0)

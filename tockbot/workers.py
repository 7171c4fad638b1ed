"""Worker processes for the work that would block the bot: computer players and drawing.

A worker sees only what it is given. It ends with the bot, however that ends, and ends itself if it is stuck.
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

GC_THRESHOLD: Final = 50_000
"""Number of new objects after which a worker's garbage collector runs."""

TIMEOUT_SECONDS: Final = 10
"""Seconds after which a worker that has not finished ends itself, so that it is replaced."""


def workers(count: int) -> Callable[[], Executor]:
    """Return a function that creates ``count`` workers."""
    context = multiprocessing.get_context("spawn")
    return lambda: ProcessPoolExecutor(count, mp_context=context, initializer=ready_worker)


def ready_worker() -> None:
    """Prepare a new worker: it ignores Ctrl+C, which is meant for the bot, and uses the compiled core."""
    core.use()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent.sentinel,), name="watching the bot", daemon=True).start()
    gc.freeze()
    # A search creates many objects but no cycles; looking for cycles every 700 tuples took a tenth of its time.
    gc.set_threshold(GC_THRESHOLD)


def _end_with(parent: int) -> None:
    """End this worker when the bot is gone; otherwise it would survive a killed bot."""
    wait((parent,))
    os._exit(1)


async def asked(executor: Executor, work: Callable[..., T], *given: object) -> T:
    """Return what a worker computes.

    If the caller is cancelled, the question still runs, because a lost pool answers none of the questions behind one
    that was cancelled.

    Raises:
        BrokenExecutor: the worker was lost.
        Exception: any error of the work.
    """
    return await asyncio.shield(asyncio.get_running_loop().run_in_executor(executor, work, *given))


def limited(work: Callable[[Given], T], given: Given) -> T:
    """Run work; if it does not end in time, the worker dies and is replaced."""
    mortal = multiprocessing.parent_process() is not None and hasattr(signal, "alarm")
    if mortal:
        signal.alarm(TIMEOUT_SECONDS)
    try:
        return work(given)
    finally:
        if mortal:
            signal.alarm(0)

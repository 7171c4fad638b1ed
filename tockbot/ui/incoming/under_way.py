"""Presses and commands that are being answered, by the client that was told of them.

A client that closes, because its shard is given away or the bot stops, first lets them be answered: they could not be
by another one.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Any, Final

FINISH_SECONDS: Final = 3.0
"""So long a client that closes waits for them: after that Discord has told whoever pressed that it failed."""


class UnderWay:
    """What is being answered."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._tasks: defaultdict[Hashable, set[asyncio.Task[Any]]] = defaultdict(set)

    @contextmanager
    def one(self, client: Hashable) -> Iterator[None]:
        """Count the present task among what a client answers."""
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("nothing is answered outside a task")
        self._tasks[client].add(task)
        try:
            yield
        finally:
            self._tasks[client].discard(task)
            if not self._tasks[client]:
                del self._tasks[client]

    async def finish(self, client: Hashable) -> None:
        """Wait until a client has answered everybody, for a while."""
        others = {task for task in self._tasks.get(client, ()) if task is not asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=FINISH_SECONDS)

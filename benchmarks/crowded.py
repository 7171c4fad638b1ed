"""Measure how much presses on a crowded seven delay another table: ``python -m benchmarks.crowded``.

Someone at another table asks for their hand repeatedly, and each answer is timed from the moment of its request. This
is done three times: alone; while a worker process answers twelve presses at a crowded board, as in the bot; and while
the bot's own process computes them, as version 0.2.0 did.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from functools import partial
from statistics import quantiles
from time import perf_counter
from typing import Final

from tests.bot.walking import seen_by
from tests.features.test_turn import CROWDED
from tests.tables.live import LiveTable, by, opening_of
from tockbot.bot.words import speaker
from tockbot.features.turn.screens import hand_screen
from tockbot.features.turn.seven import Compute, SevenSteps, seven_screen
from tockbot.features.turn.turn import BuildSeven
from tockbot.rules import Position, SevenStep, parse_position
from tockbot.tables import TableSeen, commands
from tockbot.workers import asked, workers

PRESSES: Final = 12
EVERY: Final = 0.02
"""Seconds between two answers at the other table."""

ANSWERS: Final = 300
ORDINARY: Final = "swiss 4t d0 pm 0 5,9,r,r/20,r,r,r/40,r,r,r/60,r,r,r A79K/2345/2345/2345"
SAY: Final = speaker("en")


def at(position: Position) -> TableSeen:
    """Return a table in this position, as the player to act sees it."""
    live = LiveTable.opened(opening_of(position.rules))
    for seat in position.rules.seats:
        live.do(by(seat), commands.join)
    live.do(by(0), partial(commands.start, position=position))
    return seen_by(live.table, 0)


async def press(crowded: TableSeen, sevens: SevenSteps) -> None:
    """Answer a press on the crowded seven after its shortest part was chosen."""
    game = crowded.game
    if game is None:
        return
    path: tuple[int, ...] = ()
    for _ in range(2):
        known = await sevens.seven_at(crowded, BuildSeven(crowded.id, game.stamp, 0, path))
        seven_screen(SAY, crowded, 0, path, known=known)
        path = (*path, len(known.step.offered) - 1)


async def answers(ordinary: TableSeen) -> list[float]:
    """Return the duration of answers at the other table in milliseconds, from when they were due."""
    loop, took = asyncio.get_running_loop(), list[float]()
    due = loop.time()
    for _ in range(ANSWERS):
        due += EVERY
        await asyncio.sleep(max(0.0, due - loop.time()))
        hand_screen(SAY, ordinary)
        took.append(1000 * (loop.time() - due))
    return took


async def here(work: Callable[[], SevenStep]) -> SevenStep:
    """Compute in the bot's own process."""
    return work()


async def measure() -> None:
    """Print the median, the 99th percentile and the longest answer of each case."""
    crowded, ordinary = at(parse_position(CROWDED)), at(parse_position(ORDINARY))
    executor = workers(1)()
    await asked(executor, perf_counter)
    # As the bot does once it has started: otherwise full collections of all that was imported would be measured.
    gc.freeze()
    cases: dict[str, Compute | None] = {
        "alone": None,
        "a worker computes": partial(asked, executor),
        "computed here": here,
    }
    for name, compute in cases.items():
        # Each press has a cache of its own: twelve people may choose twelve different ways.
        pressed = (
            []
            if compute is None
            else [asyncio.create_task(press(crowded, SevenSteps(compute))) for _ in range(PRESSES)]
        )
        took = await answers(ordinary)
        await asyncio.gather(*pressed)
        cuts = quantiles(took, n=100)
        print(f"{name:20} p50 {cuts[49]:7.1f} ms   p99 {cuts[98]:7.1f} ms   longest {max(took):7.1f} ms")
    executor.shutdown()


def main() -> None:
    """Measure."""
    asyncio.run(measure())


if __name__ == "__main__":
    main()

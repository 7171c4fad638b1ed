"""Tests decisions in worker processes, even if a worker dies or takes too long."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.tables.live import at_play, started
from tockbot import workers
from tockbot.computer import PooledPlayer
from tockbot.computer.greedy import choose_gift, choose_play
from tockbot.computer.levels import choose_gift as choose_gift_at
from tockbot.computer.levels import choose_play as choose_play_at
from tockbot.rules import IllegalPlay, Seat, table_rules
from tockbot.tables import Level, Question, TableId, observe, question_for

FOUR = table_rules("swiss", 4)


def playing(level: Level = Level.NORMAL) -> Question:
    live = at_play(FOUR)
    return question_for(TableId(7), live.turn, observe(live.table, live.game, live.turn), level)


def giving(level: Level = Level.NORMAL) -> Question:
    live = started(FOUR)
    return question_for(TableId(7), Seat(1), observe(live.table, live.game, Seat(1)), level)


def process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))


class Made:
    """Makes executors and keeps a list of them."""

    def __init__(self, make: Callable[[], Executor]) -> None:
        self.make = make
        self.executors: list[Executor] = []

    def __call__(self) -> Executor:
        self.executors.append(self.make())
        return self.executors[-1]


async def test_worker_decides_as_the_level_does_in_this_process() -> None:
    player = PooledPlayer(process, soft_limit=60)
    try:
        for level in Level:
            question, other = playing(level), giving(level)
            assert await player.play(question) == choose_play_at(question.observation, level, question.seed), level
            assert await player.gift(other) == choose_gift_at(other.observation, level, other.seed), level
    finally:
        player.close()


async def test_killed_worker_is_replaced_and_the_turn_made(caplog: pytest.LogCaptureFixture) -> None:
    made = Made(process)
    player = PooledPlayer(made, soft_limit=60)
    question = playing()
    try:
        first = await player.play(question)
        dying = made.executors[0].submit(os._exit, 1)
        await asyncio.wait([asyncio.wrap_future(dying)])
        assert await player.play(question) == choose_play(question.observation), "the greedy player decides instead"
        assert "worker was lost" in caplog.text
        assert len(made.executors) == 1
        assert await player.play(question) == first, "a new worker answers again"
        assert len(made.executors) == 2
    finally:
        player.close()


async def test_abandoned_work_does_not_block_other_questions() -> None:
    made = Made(process)
    player, question = PooledPlayer(made, soft_limit=60), playing()
    try:
        await player.play(question)
        worker = await asyncio.wrap_future(made.executors[0].submit(os.getpid))
        os.kill(worker, signal.SIGSTOP)
        asked = [asyncio.create_task(player.play(question)) for _ in range(5)]
        await asyncio.sleep(0)
        asked[3].cancel()
        await asyncio.sleep(0)
        os.kill(worker, signal.SIGKILL)
        expected = choose_play(question.observation)
        assert await asyncio.gather(*asked[:3], asked[4]) == [expected] * 4, "the greedy player decides instead"
    finally:
        player.close()


async def test_slow_decision_is_replaced_by_the_greedy_player(caplog: pytest.LogCaptureFixture) -> None:
    made = Made(lambda: ThreadPoolExecutor(1))
    player = PooledPlayer(made, soft_limit=0.05)
    enough = asyncio.Event()
    loop = asyncio.get_running_loop()
    made_busy = made().submit(lambda: asyncio.run_coroutine_threadsafe(enough.wait(), loop).result())
    player = PooledPlayer(lambda: made.executors[0], soft_limit=0.05)
    question = playing(Level.HARD)
    play = await player.play(question)
    assert not made_busy.done()
    assert play == choose_play(question.observation)
    assert await player.gift(giving(Level.HARD)) == choose_gift(giving().observation)
    assert caplog.text.count("took over 0.05 s") == 2
    enough.set()
    await asyncio.wrap_future(made_busy)
    player.close()


def test_worker_with_an_endless_decision_ends_itself() -> None:
    context = multiprocessing.get_context("spawn")
    worker = context.Process(target=hang)
    worker.start()
    worker.join(120)
    assert worker.exitcode is not None
    assert worker.exitcode < 0, "its own alarm ended it"


def hang() -> None:
    workers.TIMEOUT_SECONDS = 1  # type: ignore[misc]
    workers.limited(forever, playing())


def forever(question: Question) -> None:
    del question
    while True:
        time.sleep(0.1)


class Held(ThreadPoolExecutor):
    """Records whether it was closed, and breaks on demand."""

    def __init__(self) -> None:
        super().__init__(1)
        self.answers: list[Future[Any]] = []
        self.holds = False
        self.was_closed = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401 - as its base
        if not self.holds:
            return super().submit(fn, *args, **kwargs)
        self.answers.append(Future())
        return self.answers[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: FBT001, FBT002 - as its base
        self.was_closed = True
        super().shutdown(wait, cancel_futures=cancel_futures)


async def test_worker_lost_by_two_questions_is_replaced_once() -> None:
    made = Made(Held)
    player = PooledPlayer(made, soft_limit=60)
    await player.play(playing())
    (first,) = made.executors
    assert isinstance(first, Held)
    first.holds = True
    one, two = (asyncio.create_task(player.play(playing())) for _ in range(2))
    while len(first.answers) < 2:  # noqa: ASYNC110 - an executor gives no notice of new work
        await asyncio.sleep(0)
    first.answers[0].set_exception(BrokenExecutor("lost"))
    await one
    await player.play(playing())
    _, second = made.executors
    first.answers[1].set_exception(BrokenExecutor("lost"))
    await two
    assert isinstance(second, Held)
    assert (first.was_closed, second.was_closed) == (True, False)
    player.close()


async def test_workers_start_on_demand_and_stop_at_the_end() -> None:
    made = Made(Held)
    player = PooledPlayer(made)
    assert made.executors == []
    for _ in range(3):
        await player.play(playing())
    assert len(made.executors) == 1
    player.close()
    assert isinstance(made.executors[0], Held)
    assert made.executors[0].was_closed
    player.close()


async def test_a_worker_can_be_started_before_it_is_needed() -> None:
    made = Made(Held)
    player = PooledPlayer(made)
    player.warm_up()
    assert len(made.executors) == 1
    await player.play(playing())
    assert len(made.executors) == 1
    player.close()


def mistaken() -> None:
    live = at_play(FOUR)
    raise IllegalPlay("not here", live.game.position)


async def test_error_returns_from_a_worker_and_leaves_it_alive() -> None:
    with process() as executor:
        with pytest.raises(IllegalPlay, match="not here"):
            await asyncio.wrap_future(executor.submit(mistaken))
        await asyncio.wrap_future(executor.submit(os.getpid))


async def test_error_of_the_player_is_raised_to_its_caller() -> None:
    made = Made(lambda: ThreadPoolExecutor(1))
    player = PooledPlayer(made, soft_limit=60)
    with pytest.raises(ValueError, match="seat to act"):
        await player.play(giving())
    assert await player.gift(giving())
    assert len(made.executors) == 1, "the worker is not to blame"
    player.close()


BOT = """
import os, sys
from tockbot.workers import workers
if __name__ == "__main__":
    executor = workers(1)()
    print(executor.submit(os.getpid).result(), flush=True)
    sys.stdin.read()
"""


def test_killed_bot_leaves_no_worker_behind(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(BOT)
    environment = os.environ | {"PYTHONPATH": str(Path.cwd())}
    with subprocess.Popen(  # noqa: S603 - the text above
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
    ) as bot:
        assert bot.stdout is not None
        worker = psutil.Process(int(bot.stdout.readline()))
        bot.kill()
    worker.wait(timeout=60)

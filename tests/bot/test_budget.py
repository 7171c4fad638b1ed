"""The bot makes no more requests than Discord allows, the most urgent first."""

from __future__ import annotations

import asyncio
from time import monotonic

import aiohttp
import pytest
from aiohttp import web

from loopback import Loopback
from tockbot.bot.budget import RateBudget, Urgency, counting


class Clock:
    """A clock that is put forward by hand; the loop's own clock goes on."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class Asking:
    """Tasks that take requests, and the order in which they are granted."""

    def __init__(self, budget: RateBudget) -> None:
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._budget = budget

    async def ask(self, name: str, urgency: Urgency) -> None:
        async def served() -> None:
            await self._budget.take(urgency)
            self.served.append(name)

        self.tasks[name] = asyncio.create_task(served())
        await asyncio.sleep(0)


async def all_but(budget: RateBudget, left: int = 0) -> None:
    """Take all requests that may be taken at once from a budget of 1000 a second, except ``left``."""
    for _ in range(100 - left):
        await budget.take(Urgency.BOARD)


async def test_requests_beyond_a_burst_are_spread_over_time() -> None:
    clock = Clock()
    asking = Asking(RateBudget(1000, clock))
    for number in range(150):
        await asking.ask(str(number), Urgency.BOARD)
    assert len(asking.served) == 100, "a tenth of a second's worth"
    clock.seconds += 0.04
    await asking.tasks["139"]
    assert len(asking.served) == 140
    clock.seconds += 3600
    await asking.tasks["149"]
    assert asking.served == [str(number) for number in range(150)]
    for number in range(150, 300):
        await asking.ask(str(number), Urgency.BOARD)
    assert len(asking.served) == 240, "unused requests of an hour are not saved up"


async def test_most_urgent_and_longest_waiting_requests_go_first() -> None:
    clock = Clock()
    budget = RateBudget(1000, clock)
    asking = Asking(budget)
    await all_but(budget)
    for name, urgency in (
        ("old message", Urgency.TIDY),
        ("board", Urgency.BOARD),
        ("awaited board", Urgency.AWAITED),
        ("call", Urgency.CALL),
        ("another call", Urgency.CALL),
    ):
        await asking.ask(name, urgency)
    clock.seconds += 1
    await asyncio.wait(asking.tasks.values())
    assert asking.served == ["call", "another call", "awaited board", "board", "old message"]


async def test_cancelled_request_is_free_and_its_slot_goes_to_another() -> None:
    budget = RateBudget(1000, Clock())
    await all_but(budget)
    asking = Asking(budget)
    await asking.ask("gone", Urgency.CALL)
    await asking.ask("there", Urgency.BOARD)
    asking.tasks["gone"].cancel()
    budget.give_back()
    await asking.tasks["there"]
    assert asking.served == ["there"]


async def test_changed_share_counts_from_then_on() -> None:
    clock = Clock()
    budget = RateBudget(1000, clock)
    await all_but(budget)
    asking = Asking(budget)
    budget.allow(2000)
    for number in range(100):
        await asking.ask(str(number), Urgency.BOARD)
    clock.seconds += 0.04
    await asking.tasks["79"]
    assert len(asking.served) == 80
    for task in asking.tasks.values():
        task.cancel()


async def test_budget_counts_wanted_requests_and_forgets_waiting_ones() -> None:
    budget = RateBudget(1000, Clock())
    asking = Asking(budget)
    for number in range(130):
        await asking.ask(str(number), Urgency.BOARD)
    assert [budget.wanted(), budget.wanted()] == [130, 30]
    for task in asking.tasks.values():
        task.cancel()


async def test_uncounted_requests_make_later_ones_wait() -> None:
    clock = Clock()
    budget = RateBudget(1000, clock)
    await all_but(budget, 10)
    for _ in range(10):
        budget.made()
    assert budget.wanted() == 90, "requests that were taken are not counted twice"
    await all_but(budget, 90)
    for _ in range(90 + 40):
        budget.made()
    asking = Asking(budget)
    await asking.ask("next", Urgency.CALL)
    clock.seconds += 0.04
    await asyncio.sleep(0.01)
    assert not asking.served
    clock.seconds += 0.002
    await asking.tasks["next"]


async def test_every_request_that_discord_counts_is_counted() -> None:
    budget, trace, loopback = RateBudget(1000, Clock()), aiohttp.TraceConfig(), Loopback()
    counting(budget, trace)
    await loopback.start()
    async with aiohttp.ClientSession(f"{loopback.address}/api/v10/", trace_configs=[trace]) as session:
        for path in ("users/@me", "channels/1", "webhooks/1/token", "interactions/1/token/callback", "gateway/bot"):
            await session.get(path)
    await loopback.stop()
    assert budget.wanted() == 3


async def test_requests_taken_one_by_one_are_spread_over_time() -> None:
    clock = Clock()
    budget = RateBudget(40, clock)
    clock.seconds += 10
    leave = [budget.made() for _ in range(60)]
    assert leave == sorted(leave)
    assert min(last - first for first, last in zip(leave, leave[50:], strict=False)) > 1


async def test_every_refusal_that_discord_counts_is_counted() -> None:
    async def answer(request: web.Request) -> web.Response:
        status, _, scope = request.match_info["how"].partition("-")
        return web.Response(status=int(status), headers={"X-RateLimit-Scope": scope} if scope else {})

    served = web.Application()
    served.add_routes([web.get("/api/v10/{what}/{how}", answer)])
    runner = web.AppRunner(served)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    budget, trace = RateBudget(1000, Clock()), aiohttp.TraceConfig()
    counting(budget, trace)
    address = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10/"
    async with aiohttp.ClientSession(address, trace_configs=[trace]) as session:
        for how in ("200", "400", "401", "403", "404", "429", "429-user", "429-global", "429-shared", "500"):
            await session.get(f"channels/{how}")
        await session.get("webhooks/401")
    await runner.cleanup()
    assert budget.refusals.lately == 6


def refused_lately(processes: int, seconds: int) -> int:
    """Return the highest number of refusals in ten minutes if each request of these processes is refused."""
    clock = Clock()
    budgets = [RateBudget(40 / processes, clock) for _ in range(processes)]
    due = [0.0] * processes
    most = 0
    while clock.seconds < seconds:
        first = min(range(processes), key=lambda one: due[one])
        clock.seconds = max(clock.seconds, due[first])
        due[first] = clock.seconds + budgets[first].made() + 0.001
        budgets[first].refusals.add()
        most = max(most, sum(budget.refusals.lately for budget in budgets))
    return most


def test_bot_slows_down_long_before_refusals_get_it_blocked(caplog: pytest.LogCaptureFixture) -> None:
    assert 1000 < refused_lately(1, 1300) < 2300
    assert caplog.text.count("the bot makes fewer") == 1
    assert 1000 < refused_lately(3, 1300) < 2300, "several processes are one bot, perhaps on one machine"


async def test_rare_refusals_do_not_slow_the_bot_down(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    budget = RateBudget(40, clock)
    for _ in range(1000):
        budget.refusals.add()
    assert budget.made() == 0
    assert not caplog.text
    budget.refusals.add()
    for _ in range(200):
        budget.refusals.add()
    assert sum(budget.made() for _ in range(5)) > 0.1, "then requests leave less often"
    clock.seconds += 601
    assert budget.made() == 0
    assert caplog.text.count("Discord refused") == 2, "and once when it is over"


async def test_later_caller_waits_for_its_turn() -> None:
    budget, trace, loopback, began = RateBudget(40), aiohttp.TraceConfig(), Loopback(), monotonic()
    counting(budget, trace)
    await loopback.start()
    async with aiohttp.ClientSession(f"{loopback.address}/api/v10/", trace_configs=[trace]) as session:
        await asyncio.gather(*(session.get("users/@me") for _ in range(16)))
    await loopback.stop()
    assert monotonic() - began > 12 / 40 * 0.99

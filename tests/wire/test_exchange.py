"""Several people pass a card at the same moment, while answers and edits take as long as on a real network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

import pytest

from loopback import Channel, Fault, Message, Person, Trouble
from loopback.faults import CONNECTION_LOST, UNAVAILABLE, UNKNOWN_WEBHOOK
from tests.wire.player import offered, press_on_board, shown
from tests.wire.server import House, house
from tockbot.bot.press import AtMoment, AtTable, Press
from tockbot.bot.shared_presses import ShowHand
from tockbot.bot.tokens import SOON
from tockbot.features.lobby.screens import Sit
from tockbot.features.turn.turn import Give
from tockbot.rules import parse_position
from tockbot.storage import DatabaseLocation

EXCHANGE: Final = parse_position(
    "swiss 4t d3 px - 60,h2,h3,h4/6,h2,h3,h4/24,h2,h3,h4/42,h2,h3,h4 A259K/A2336/2347T/4568Q"
)
"""Everyone has to pass a card, and seat 0 plays first after that."""

TIMES: Final = 10
MOMENT: Final = 0.05
"""Seconds within which everyone presses."""

DELAYS: Final = (0.02, 0.25)
"""Minimum and maximum delay of a request or its answer in seconds."""

FEW: Final = 6
"""Number of exchanges in tests that try other conditions."""

TOO_MUCH: Final = Fault(429, 0, "You are being rate limited.")

CALLBACK: Final = "POST /interactions/{interaction}/{token}/callback"
FOLLOW: Final = "POST /webhooks/{application}/{token}"
EDIT: Final = "PATCH /webhooks/{application}/{token}/messages/{message}"
DELETE: Final = "DELETE /webhooks/{application}/{token}/messages/{message}"

GONE: Final = f"{EDIT}: 404 10008 Unknown Message null"
"""A hand is edited by the process that answers a press on it, while another process replaces it."""

ANSWERS: Final = ("POST /interactions/",)
"""Routes of the first answer to a press."""

BY_TOKEN: Final = ("PATCH /webhooks/", "POST /webhooks/", "DELETE /webhooks/")

Network = Callable[[str], tuple[float, float]]


def slow(routes: tuple[str, ...], luck: Random, *, there: bool, back: bool) -> Network:
    """Return a network that is slow on these routes, for requests, answers or both."""

    def network(route: str) -> tuple[float, float]:
        late = route.startswith(routes)
        delays = luck.uniform(*DELAYS), luck.uniform(*DELAYS)
        return delays[0] * (late and there), delays[1] * (late and back)

    return network


NETWORKS: Final = {
    "answers arrive late": slow(ANSWERS, Random(1), there=True, back=False),
    "answers are confirmed late": slow(ANSWERS, Random(2), there=False, back=True),
    "edits arrive late": slow(BY_TOKEN, Random(3), there=True, back=False),
    "everything is late": slow((*ANSWERS, *BY_TOKEN), Random(4), there=True, back=True),
}

BOTH_WAYS: Final = pytest.mark.parametrize(
    "in_channel", [pytest.param(False, marks=pytest.mark.long), True], ids=["by direct message", "in the channel"]
)


def networks(quick: str) -> pytest.MarkDecorator:
    """Run a test on each network: always on this one, on the others only in long runs."""
    marked = [pytest.param(one, marks=() if one == quick else pytest.mark.long) for one in NETWORKS]
    return pytest.mark.parametrize("network", marked)


def screens(here: House, person: Person) -> Iterator[Message]:
    """Yield everything that only this person sees."""
    yield from here.hands(person)
    for channel in here.channels:
        yield from (one for one in person.sees(channel) if one.viewer is not None)


def offers(here: House, person: Person, table: int, *kinds: type[Press]) -> list[tuple[Message, Press]]:
    """Return the presses at a table on what only this person sees."""
    found = [(screen, press) for screen in screens(here, person) for press in offered(screen)]
    return [
        (screen, one)
        for screen, one in found
        if isinstance(one, AtTable) and one.table_id == table and isinstance(one, kinds)
    ]


async def open_hand(here: House, person: Person, channel: Channel) -> None:
    """Let a person press *My hand* below the board."""

    def buttons() -> list[tuple[Message, Press]]:
        return [(one, press) for one in channel.seen_by() for press in offered(one) if isinstance(press, ShowHand)]

    await here.loopback.until(buttons)
    board, press = buttons()[-1]
    assert await shown(await person.press(board, offered(board)[press][0]))


async def give(here: House, person: Person, table: int, luck: Random) -> None:
    """Let a person pass a card within the moment in which everyone does."""
    screen, press = luck.choice(offers(here, person, table, Give))
    await asyncio.sleep(luck.uniform(0, MOMENT))
    await person.press(screen, offered(screen)[press][0])


def wrong(here: House, table: int) -> list[str]:
    """Return what is wrong after the cards of a table have changed hands."""
    moments = {
        person.user["global_name"]: [(screen.id, one) for screen, one in offers(here, person, table, AtMoment)]
        for person in here.people
    }
    stamps = {one.stamp for found in moments.values() for _, one in found if isinstance(one, AtMoment)}
    screens = {name: len({screen for screen, _ in found}) for name, found in moments.items()}
    still = [name for name, found in moments.items() if any(isinstance(one, Give) for _, one in found)]
    told = [f"table {table}: {', '.join(still)} may still give"] if still else []
    if len(stamps) != 1:
        told.append(f"table {table}: buttons of the moments {sorted(stamps)}")
    if screens["Anna"] != 1 or max(screens.values()) > 1:
        told.append(f"table {table}: screens with buttons of a moment: {screens}")
    return told


async def is_right(here: House, tables: Iterable[int]) -> None:
    """Wait until nothing is wrong any more.

    Raises:
        AssertionError: something still is.
    """
    with suppress(TimeoutError):
        await here.loopback.until(lambda: not any(wrong(here, table) for table in tables))
    assert [one for table in tables for one in wrong(here, table)] == []


async def stay_right(here: House, tables: Iterable[int], *, allowed: str = "") -> None:
    """Wait until nothing is wrong any more, and check that it stays so, without a refusal other than the allowed one.

    Raises:
        AssertionError: something is wrong.
    """
    await is_right(here, tables)
    await here.quiet()
    await is_right(here, tables)
    assert [one for one in here.loopback.refusals if one != allowed] == []


@asynccontextmanager
async def exchanges(
    folder: Path,
    *,
    tables: int = 1,
    in_channel: bool = False,
    place: DatabaseLocation | None = None,
    processes: int = 1,
) -> AsyncIterator[House]:
    """Start games in which everyone has to pass a card, and sees that."""
    places = range(4 if in_channel else 0)
    where = place or folder / "t.sqlite3"
    async with house(
        where, folder, EXCHANGE, in_channel=places, tables=tables, processes=processes, shards=processes
    ) as here:
        if in_channel:
            await here.loopback.until(lambda: len(here.calls()) == 1)
            await here.quiet()
            for channel in here.channels:
                await asyncio.gather(*(open_hand(here, person, channel) for person in here.people))
        everything = list(product(here.people, range(1, tables + 1)))
        await here.loopback.until(lambda: all(offers(here, person, table, Give) for person, table in everything))
        await here.quiet()
        assert here.loopback.refusals == []
        yield here


@networks("answers arrive late")
@BOTH_WAYS
async def test_cards_passed_at_once_leave_no_stale_screen(tmp_path: Path, *, in_channel: bool, network: str) -> None:
    async with exchanges(tmp_path, tables=TIMES, in_channel=in_channel) as here:
        tables, luck = range(1, TIMES + 1), Random(5)
        here.loopback.troubles.network = NETWORKS[network]
        for table in tables:
            await asyncio.gather(*(give(here, person, table, luck) for person in here.people))
        await stay_right(here, tables)


@networks("everything is late")
async def test_hand_opened_while_cards_change_hands_is_current(tmp_path: Path, network: str) -> None:
    async with exchanges(tmp_path, tables=FEW, in_channel=True) as here:
        tables, luck = range(1, FEW + 1), Random(6)
        here.loopback.troubles.network = NETWORKS[network]
        for table, channel in enumerate(here.channels, 1):
            first, *others = luck.sample(here.people, 4)
            await give(here, first, table, luck)
            await asyncio.sleep(2 * max(DELAYS))
            await asyncio.gather(
                open_hand(here, first, channel), *(give(here, person, table, luck) for person in others)
            )
        await stay_right(here, tables)


@BOTH_WAYS
async def test_stale_screen_changes_later_if_its_token_is_suspended(tmp_path: Path, *, in_channel: bool) -> None:
    async with exchanges(tmp_path, in_channel=in_channel) as here:
        *others, last = here.people
        for person in others:
            await give(here, person, 1, Random(7))
        await here.quiet()
        for route in (EDIT, FOLLOW):
            here.loopback.troubles.add(Trouble(route, replace(TOO_MUCH, retry_after=1.0), times=2))
        await give(here, last, 1, Random(7))
        await is_right(here, [1])


async def test_lost_requests_leave_one_hand_and_a_ping(tmp_path: Path) -> None:
    async with exchanges(tmp_path, in_channel=True) as here:
        for fault in (replace(TOO_MUCH, retry_after=1.0), UNAVAILABLE, UNKNOWN_WEBHOOK):
            here.loopback.troubles.add(Trouble(DELETE, fault))
            await open_hand(here, here.people[0], here.channel)
            with suppress(TimeoutError):
                await here.loopback.until(lambda: len(hands_in_channel(here)) == 1)
            assert len(hands_in_channel(here)) == 1, fault

        # Anna plays first, and no answer to her press shows her that.
        first, *others = here.people
        for person in others:
            await give(here, person, 1, Random(9))
        await here.quiet()
        before = here.calls()
        here.loopback.troubles.add(Trouble(CALLBACK, CONNECTION_LOST, times=9))
        pressing = asyncio.create_task(give(here, first, 1, Random(9)))
        await here.loopback.until(lambda: any(first.id in one.pinged for one in here.calls() if one not in before))
        pressing.cancel()


def hands_in_channel(here: House) -> list[Message]:
    """Return what only Anna sees in the channel."""
    return [one for one in here.people[0].sees(here.channel) if one.viewer is not None]


@BOTH_WAYS
async def test_token_of_an_unanswered_press_is_tried_once_after_a_kill(tmp_path: Path, *, in_channel: bool) -> None:
    async with exchanges(tmp_path, in_channel=in_channel) as here:
        bruno, *others = here.people[1], here.people[0], *here.people[2:]
        here.loopback.troubles.add(Trouble(CALLBACK, UNAVAILABLE, times=9))
        pressing = asyncio.create_task(give(here, bruno, 1, Random(8)))
        await here.loopback.until(lambda: here.loopback.refusals)
        await here.kill_bot()
        pressing.cancel()
        here.loopback.troubles.clear()
        here.loopback.refusals.clear()
        await here.start_bot()
        for person in others:
            await give(here, person, 1, Random(8))
        await here.quiet()
        await asyncio.sleep(SOON)
        assert len(here.loopback.refusals) <= 1, here.loopback.refusals
        # His screen stays as before the kill until he presses a button or it is his turn.
        screen, press = offers(here, bruno, 1, Give)[0]
        assert await shown(await bruno.press(screen, offered(screen)[press][0]))
        await is_right(here, [1])


async def test_cards_passed_at_two_processes_leave_no_stale_screen(address: str, tmp_path: Path) -> None:
    """One process receives direct messages, and another one shows the tables."""
    async with exchanges(tmp_path, tables=FEW, place=address, processes=2) as here:
        await here.until_shared(2)
        tables, luck = range(1, FEW + 1), Random(9)
        here.loopback.troubles.network = NETWORKS["answers arrive late"]
        for table in tables:
            await asyncio.gather(*(give(here, person, table, luck) for person in here.people))
        await stay_right(here, tables, allowed=GONE)


@networks("everything is late")
async def test_seats_taken_at_once_are_shown_without_a_refusal(tmp_path: Path, network: str) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        first, *others = here.players(1)
        await first.person.type_command(here.channel, "tock new")
        await here.loopback.until(here.boards)
        await here.quiet()
        here.loopback.troubles.network = NETWORKS[network]

        def sits(seat: int, press: Press) -> bool:
            return isinstance(press, Sit) and press.seat == seat

        sitting = (
            press_on_board(here.loopback, here.channel, player, partial(sits, seat))
            for seat, player in enumerate(others, 1)
        )
        await asyncio.gather(*sitting)

        def is_full() -> bool:
            boards = here.boards()
            return len(boards) == 1 and not any(isinstance(one, Sit) for one in offered(boards[0]))

        await here.loopback.until(is_full)
        await here.quiet()
        assert is_full()
        assert here.loopback.refusals == []

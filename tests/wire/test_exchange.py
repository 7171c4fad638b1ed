"""Several people pass a card at the same moment, while answers and edits take as long as on a real network."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from loopback import Channel, Message, Person
from tests.wire.house import House, house
from tests.wire.player import offered, shown
from tockbot.bot.errands import ShowHand
from tockbot.bot.press import AtMoment, AtTable, Press
from tockbot.features.turn.presses import Give
from tockbot.rules import parse_position

EXCHANGE: Final = parse_position(
    "swiss 4t d3 px - 60,h2,h3,h4/6,h2,h3,h4/24,h2,h3,h4/42,h2,h3,h4 A259K/A2336/2347T/4568Q"
)
"""Everybody is to pass a card, and seat 0 plays first after that."""

TIMES: Final = 20
MOMENT: Final = 0.05
"""Seconds within which everybody presses."""

DELAYS: Final = (0.02, 0.25)
"""Seconds that a request, or its answer, takes at least and at most."""

SETTLED: Final = 2.0
"""Seconds after which a screen that is still stale is not believed to change any more."""

ANSWERS: Final = ("POST /interactions/",)
"""The routes that answer a press first."""

BY_TOKEN: Final = ("PATCH /webhooks/", "POST /webhooks/", "DELETE /webhooks/")

Network = Callable[[str], tuple[float, float]]


def slow(routes: tuple[str, ...], luck: Random, *, there: bool, back: bool) -> Network:
    """A network that takes its time with these routes, on the way there, back, or both."""

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


def screens(here: House, person: Person) -> Iterator[Message]:
    """All that only this person sees."""
    yield from here.hands(person)
    for channel in here.channels:
        yield from (one for one in person.sees(channel) if one.viewer is not None)


def offers(here: House, person: Person, table: int, *kinds: type[Press]) -> list[tuple[Message, Press]]:
    """What can be pressed at a table on what only this person sees."""
    found = [(screen, press) for screen in screens(here, person) for press in offered(screen)]
    return [
        (screen, one)
        for screen, one in found
        if isinstance(one, AtTable) and one.table_id == table and isinstance(one, kinds)
    ]


async def open_hand(here: House, person: Person, channel: Channel) -> None:
    """Have somebody press *My hand* below the board."""

    def buttons() -> list[tuple[Message, Press]]:
        return [(one, press) for one in channel.seen_by() for press in offered(one) if isinstance(press, ShowHand)]

    await here.loopback.until(buttons)
    board, press = buttons()[-1]
    assert await shown(await person.press(board, offered(board)[press][0]))


async def give(here: House, person: Person, table: int, luck: Random) -> None:
    """Have somebody pass a card within the moment in which everybody does."""
    screen, press = luck.choice(offers(here, person, table, Give))
    await asyncio.sleep(luck.uniform(0, MOMENT))
    await person.press(screen, offered(screen)[press][0])


def wrong(here: House, table: int) -> list[str]:
    """What is not as it has to be once the cards of a table have changed hands."""
    due: Counter[str] = Counter()
    stamps = set()
    found: list[str] = []
    for person in here.people:
        moments = [(screen, one) for screen, one in offers(here, person, table, AtMoment) if isinstance(one, AtMoment)]
        stamps |= {one.stamp for _, one in moments}
        due[person.user["global_name"]] = len({screen.id for screen, _ in moments})
        found += [
            f"table {table}: {person.user['global_name']} may still give" for _, one in moments if isinstance(one, Give)
        ][:1]
    if len(stamps) != 1:
        found.append(f"table {table}: buttons of the moments {sorted(stamps)}")
    if due[here.people[0].user["global_name"]] != 1:
        found.append(f"table {table}: {due} screens")
    return found


@pytest.mark.parametrize("network", NETWORKS)
@pytest.mark.parametrize("in_channel", [False, True], ids=["by direct message", "in the channel"])
async def test_cards_passed_at_once_leave_no_stale_screen(tmp_path: Path, *, in_channel: bool, network: str) -> None:
    places = range(4 if in_channel else 0)
    async with house(tmp_path / "t.sqlite3", tmp_path, EXCHANGE, in_channel=places, tables=TIMES) as here:
        tables, luck = range(1, TIMES + 1), Random(5)
        if in_channel:
            await here.quiet()
            for channel in here.channels:
                await asyncio.gather(*(open_hand(here, person, channel) for person in here.people))
        await here.loopback.until(
            lambda: all(offers(here, person, table, Give) for person in here.people for table in tables)
        )
        await here.quiet()
        assert here.loopback.refusals == []
        here.loopback.troubles.network = NETWORKS[network]
        for table in tables:
            await asyncio.gather(*(give(here, person, table, luck) for person in here.people))
        await asyncio.sleep(SETTLED)
        left = [one for table in tables for one in wrong(here, table)]
        assert (left, here.loopback.refusals) == ([], [])

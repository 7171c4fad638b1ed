"""A process knows only the servers of the shards that it holds and that are connected."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from tockbot.bot.budget import RateBudget
from tockbot.bot.client import Lifecycle
from tockbot.bot.fleet import Fleet, ShardClient, Sharing
from tockbot.service import shard_of
from tockbot.storage import StoredShards
from tockbot.tables import GuildId

NOTHING: Any = None
SERVERS = tuple(GuildId(number << 22) for number in range(4))
"""The first server of each shard."""

LIFECYCLE = Lifecycle(
    restore=NOTHING,
    stop=NOTHING,
    close=NOTHING,
    servers=NOTHING,
    shards=NOTHING,
    check=NOTHING,
    http_trace=aiohttp.TraceConfig(),
    sessions=NOTHING,
    reached=NOTHING,
)
LEASES: Any = SimpleNamespace(count=4)
SHARING = Sharing(LEASES, NOTHING, NOTHING, NOTHING)


class Told(ShardClient):
    """The client of a shard that knows some servers."""

    def __init__(self, shard: int, servers: tuple[GuildId, ...], *, ready: bool = True) -> None:
        super().__init__(NOTHING, NOTHING, NOTHING, LIFECYCLE, SHARING, (shard, 4))
        self._servers = servers
        self._is_told = ready

    def is_ready(self) -> bool:
        return self._is_told

    def get_guild(self, id: int, /) -> Any:  # noqa: A002, ANN401 - as discord.py names it
        return id if id in self._servers else None


@pytest.mark.parametrize(
    ("server", "known", "left"),
    [
        (SERVERS[0], True, False),
        (SERVERS[1], False, True),
        (SERVERS[2], False, False),
        (SERVERS[3], False, False),
    ],
    ids=["it is there", "all were told of but this one", "its shard is not there yet", "another process is told of it"],
)
def test_left_server_is_known_to_a_ready_client_of_its_shard(
    server: GuildId,
    known: bool,  # noqa: FBT001 - a parameter of pytest
    left: bool,  # noqa: FBT001 - as above
) -> None:
    fleet = Fleet(NOTHING, NOTHING, NOTHING, LIFECYCLE, SHARING, RateBudget(40), 40)
    fleet._clients |= {  # noqa: SLF001 - as if it had started them
        (0, 4): Told(0, SERVERS),
        (1, 4): Told(1, ()),
        (2, 4): Told(2, (), ready=False),
    }
    assert [shard_of(one, 4) for one in SERVERS] == [0, 1, 2, 3]
    assert (fleet.sender.get_guild(server) is not None) is known
    assert fleet.sender.has_left(server) is left


async def test_closed_client_ignores_events() -> None:
    """This happens if a shard is given away just when Discord has listed all its servers."""
    client = Told(0, ())
    await discord.Client.close(client)
    client.dispatch("ready")


async def test_session_that_misses_its_turn_waits_for_another() -> None:
    """Discord counts from when a session is sent: a late one would be followed too soon by one that is on time."""
    asked: list[int] = []

    class Turns(StoredShards):
        async def turn_to_identify(self, queue: int, now: int, pause: int, longest: int) -> int:
            assert (queue, longest) == (1, 4 * pause)
            asked.append(pause)
            return now - (900 if len(asked) < 3 else 0)

    class Plenty:
        async def take(self, _: object) -> None:
            """Do nothing: enough sessions are left."""

    plenty: Any = Plenty()
    lifecycle, sharing = replace(LIFECYCLE, sessions=plenty), replace(SHARING, turns=Turns(NOTHING), queues=2)
    client = ShardClient(NOTHING, NOTHING, NOTHING, lifecycle, sharing, (3, 4))
    await client._async_setup_hook()  # noqa: SLF001 - as logging in does
    await client.before_identify_hook(3)
    assert set(asked) == {5500}, "the distance that Discord asks for, and the time that a turn may be late"
    assert len(asked) >= 3

"""Which part of Discord's gateway this process holds, and with it the tables that it shows and lets go on.

Discord delivers a server's events to one *shard* of the gateway, and all direct messages to shard 0. A process holds
shards for a while and renews that; any process decides at any table, but only the holder of a table's shard shows it.
"""

from __future__ import annotations

from typing import Final, Protocol

from tockbot.tables import GuildId

SERVER_BITS: Final = 22
"""The lowest bits of a Discord id say nothing of when it was made; Discord leaves them out to find a server's shard."""


def shard_of(guild: GuildId, count: int) -> int:
    """The shard, of so many, to which Discord delivers a server's events; 0 for what belongs to no server."""
    return (guild >> SERVER_BITS) % count


class Shards(Protocol):
    """What this process holds of the gateway."""

    def seconds_left(self, guild: GuildId) -> float:
        """How long this process still holds the shard of a server, in seconds; 0 if it does not.

        A request that shows a table of this server has to be over by then; ask again before each.
        """


class Held(Shards, Protocol):
    """The same, and the numbers of the shards."""

    @property
    def held(self) -> frozenset[int]:
        """The shards that it holds now."""


class EveryShard:
    """The only process there is holds everything, for ever."""

    held = frozenset({0})

    def seconds_left(self, guild: GuildId) -> float:
        """For ever."""
        del guild
        return float("inf")


EVERY_SHARD: Final = EveryShard()

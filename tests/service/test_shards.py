"""Tests the shard of a server, as defined in Discord's documentation."""

from __future__ import annotations

from tockbot.service import EveryShard, shard_of
from tockbot.tables import GuildId


def test_server_belongs_to_one_shard_and_the_rest_to_the_first() -> None:
    guild = GuildId(197038439483310086)
    assert [shard_of(guild, count) for count in (1, 2, 3, 16)] == [0, 0, 2, 2]
    assert shard_of(GuildId(0), 16) == 0


def test_only_process_holds_everything_forever() -> None:
    assert EveryShard().seconds_left(GuildId(197038439483310086)) == float("inf")

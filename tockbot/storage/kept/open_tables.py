"""Which tables are open, and where: what says so in SQL, lets one be open, and be so no more."""

from __future__ import annotations

from typing import Final

from tockbot.storage.database import Row, Statement
from tockbot.storage.kept.shards import SHARD_OF
from tockbot.tables import ChannelId, GuildId, OpenTable, PersonId, TableId

OPEN: Final = "SELECT table_id, channel, guild, opener, entries FROM open_tables"

HOLD: Final = (
    "INSERT INTO open_tables (channel, table_id, guild, opener, shard, entries)"  # noqa: S608 - a text of this package
    f" VALUES ($1, $2, $3, $4, {SHARD_OF.format('CAST($3 AS BIGINT)')}, $5)"
    " ON CONFLICT (channel) DO NOTHING RETURNING table_id"
)
"""What lets a table be the open one of a channel, if that has none."""

NOTE: Final = "UPDATE open_tables SET entries = $2 WHERE table_id = $1 AND entries < $2"

_TO_COUNT: Final = (
    "INSERT INTO uncounted (table_id, guild, at) SELECT id, guild, $2 FROM tables WHERE id = $1 AND TRUE /*found*/"
    " ON CONFLICT (table_id) DO NOTHING"
)
_TO_SHOW: Final = "INSERT INTO unshown (table_id) SELECT $1 WHERE TRUE /*found*/ ON CONFLICT (table_id) DO NOTHING"

DELETE_TABLE: Final = (
    "DELETE FROM open_tables WHERE table_id = $1",
    "DELETE FROM watching WHERE table_id = $1",
    "DELETE FROM uncounted WHERE table_id = $1",
    "DELETE FROM unshown WHERE table_id = $1",
    # And with it, by its key, whatever else belongs to it.
    "DELETE FROM tables WHERE id = $1",
)
"""What lets a table be gone."""


def open_table(row: Row) -> OpenTable:
    """The open table that a row of :data:`OPEN` tells of."""
    table_id, channel, guild, opener, entries = row
    opened_by = None if opener is None else PersonId(opener)
    return OpenTable(TableId(table_id), ChannelId(channel), GuildId(guild), opened_by, entries)


def ends_at(table_id: TableId, at: str) -> list[Statement]:
    """What lets a table be open no more, that ended at a moment."""
    return [
        Statement("DELETE FROM open_tables WHERE table_id = $1 AND TRUE /*found*/ RETURNING table_id", (table_id,)),
        Statement(_TO_COUNT, (table_id, at)),
        Statement(_TO_SHOW, (table_id,)),
    ]

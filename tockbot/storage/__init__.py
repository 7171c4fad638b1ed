"""The database: the only place that knows SQL."""

from __future__ import annotations

from tockbot.storage.database import Database, StorageError
from tockbot.storage.guilds import SqliteGuilds
from tockbot.storage.log import SqliteLog
from tockbot.storage.messages import SqliteMessages
from tockbot.storage.people import SqlitePeople

__all__ = ["Database", "SqliteGuilds", "SqliteLog", "SqliteMessages", "SqlitePeople", "StorageError"]

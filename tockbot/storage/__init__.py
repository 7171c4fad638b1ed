"""The database: the only place that knows SQL."""

from __future__ import annotations

from tockbot.storage.database import Database, place_of
from tockbot.storage.engine import StorageError
from tockbot.storage.guilds import StoredGuilds
from tockbot.storage.log import StoredLog
from tockbot.storage.messages import StoredMessages
from tockbot.storage.people import StoredPeople

__all__ = ["Database", "StorageError", "StoredGuilds", "StoredLog", "StoredMessages", "StoredPeople", "place_of"]

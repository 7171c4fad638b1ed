"""The database: the only place that knows SQL."""

from __future__ import annotations

from tockbot.storage.database import Database, Place, place_of
from tockbot.storage.engine import StorageError
from tockbot.storage.guilds import StoredGuilds
from tockbot.storage.left_guilds import StoredLeftGuilds
from tockbot.storage.log import StoredLog
from tockbot.storage.messages import StoredMessages
from tockbot.storage.moving import Moved, back_up, move
from tockbot.storage.old_games import StoredOldGames
from tockbot.storage.people import StoredPeople
from tockbot.storage.personal_data import StoredPersonalData
from tockbot.storage.puzzle_answers import StoredPuzzleAnswers
from tockbot.storage.rebuilding import Rebuilt, rebuild
from tockbot.storage.results import StoredResults
from tockbot.storage.shards import StoredShards
from tockbot.storage.statistics import StoredStatistics
from tockbot.storage.watching import StoredWatching

__all__ = [
    "Database",
    "Moved",
    "Place",
    "Rebuilt",
    "StorageError",
    "StoredGuilds",
    "StoredLeftGuilds",
    "StoredLog",
    "StoredMessages",
    "StoredOldGames",
    "StoredPeople",
    "StoredPersonalData",
    "StoredPuzzleAnswers",
    "StoredResults",
    "StoredShards",
    "StoredStatistics",
    "StoredWatching",
    "back_up",
    "move",
    "place_of",
    "rebuild",
]

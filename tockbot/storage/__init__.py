"""The database: the only package that knows SQL."""

from __future__ import annotations

from tockbot.storage.database import distribute, open_database, read_database
from tockbot.storage.deletion import StoredLeftGuilds, StoredPersonalData
from tockbot.storage.engine import Database, DatabaseLocation, DatabaseLocationError, StorageError, place_of
from tockbot.storage.learning import Accuracies, StoredPuzzleAnswers, StoredReviews, StoredRushes, StoredTournaments
from tockbot.storage.log import StoredLog
from tockbot.storage.moving import BackupReport, MoveReport, Rebuilt, back_up, drill, move, rebuild
from tockbot.storage.people import StoredGuilds, StoredPeople
from tockbot.storage.records import (
    Conflict,
    Heartbeat,
    Heartbeats,
    MessageAt,
    OpenTable,
    Preferences,
    Regular,
    RegularPost,
    ServerChoices,
    ShownMessage,
    Token,
)
from tockbot.storage.results import StoredOldGames, StoredResults
from tockbot.storage.shards import StoredSessions, StoredShards
from tockbot.storage.shown import (
    PRESSED,
    StoredCalls,
    StoredGuesses,
    StoredMessages,
    StoredRegularPosts,
    StoredWatching,
)
from tockbot.storage.statistics import StoredStatistics
from tockbot.storage.store import Store

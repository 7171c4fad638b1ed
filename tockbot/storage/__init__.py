"""The database: the only place that knows SQL."""

from __future__ import annotations

from tockbot.storage.database import Database, Place, PlaceError, place_of
from tockbot.storage.drilling import Drill, drill
from tockbot.storage.engines.engine import StorageError
from tockbot.storage.finished.old_games import StoredOldGames
from tockbot.storage.finished.rebuilding import Rebuilt, rebuild
from tockbot.storage.finished.results import StoredResults
from tockbot.storage.finished.reviews import Accuracies, StoredReviews
from tockbot.storage.finished.statistics import StoredStatistics
from tockbot.storage.kept.calls import StoredCalls
from tockbot.storage.kept.guesses import StoredGuesses
from tockbot.storage.kept.guilds import StoredGuilds
from tockbot.storage.kept.left_guilds import StoredLeftGuilds
from tockbot.storage.kept.log import StoredLog
from tockbot.storage.kept.messages import StoredMessages
from tockbot.storage.kept.people import StoredPeople
from tockbot.storage.kept.personal_data import StoredPersonalData
from tockbot.storage.kept.puzzle_answers import StoredPuzzleAnswers
from tockbot.storage.kept.regular_posts import StoredRegularPosts
from tockbot.storage.kept.rushes import StoredRushes
from tockbot.storage.kept.shards import StoredSessions, StoredShards
from tockbot.storage.kept.tournaments import StoredTournaments
from tockbot.storage.kept.watching import StoredWatching
from tockbot.storage.moving import MoveReport, back_up, move
from tockbot.storage.store import Store

__all__ = [
    "Accuracies",
    "Database",
    "Drill",
    "MoveReport",
    "Place",
    "PlaceError",
    "Rebuilt",
    "StorageError",
    "Store",
    "StoredCalls",
    "StoredGuesses",
    "StoredGuilds",
    "StoredLeftGuilds",
    "StoredLog",
    "StoredMessages",
    "StoredOldGames",
    "StoredPeople",
    "StoredPersonalData",
    "StoredPuzzleAnswers",
    "StoredRegularPosts",
    "StoredResults",
    "StoredReviews",
    "StoredRushes",
    "StoredSessions",
    "StoredShards",
    "StoredStatistics",
    "StoredTournaments",
    "StoredWatching",
    "back_up",
    "drill",
    "move",
    "place_of",
    "rebuild",
]

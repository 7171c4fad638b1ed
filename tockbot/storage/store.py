"""Combines all stores over one database."""

from __future__ import annotations

from tockbot.storage.deletion import StoredLeftGuilds, StoredPersonalData
from tockbot.storage.engine import Database, DatabaseLocation
from tockbot.storage.learning import StoredPuzzleAnswers, StoredReviews, StoredRushes, StoredTournaments
from tockbot.storage.log import StoredLog
from tockbot.storage.moving import open_whole
from tockbot.storage.people import StoredGuilds, StoredPeople
from tockbot.storage.results import StoredOldGames, StoredResults
from tockbot.storage.shards import StoredSessions, StoredShards
from tockbot.storage.shown import StoredCalls, StoredGuesses, StoredMessages, StoredRegularPosts, StoredWatching
from tockbot.storage.statistics import StoredStatistics


class Store:
    """All stores of one database.

    Attributes:
        database: the open database.
        log: the logs of tables.
        people: people, and their preferences.
        personal_data: everything stored about a person, to be shown or deleted.
        messages: the messages that show a table.
        guilds: the choices of servers.
        left_guilds: the servers that the bot has left.
        watching: the people who asked to be notified when a table ends.
        calls: the people to ping when a table looks for players, and the time of the last ping.
        guesses: the predictions of spectators.
        puzzle_answers: the answers to daily puzzles, and the streaks of servers.
        rushes: puzzle rushes.
        regular_posts: what servers have ordered to be posted by the calendar.
        tournaments: the last tournament of each server.
        results: the results of finished games.
        statistics: the statistics of these results.
        reviews: game reviews.
        old_games: finished games that may be packed or deleted.
        shards: the process that holds each shard.
        sessions: the number of gateway sessions that may still be started.
    """

    def __init__(self, database: Database) -> None:
        """Store everything in this database."""
        self.database = database
        self.log = StoredLog(database)
        self.people = StoredPeople(database)
        self.personal_data = StoredPersonalData(database)
        self.messages = StoredMessages(database)
        self.guilds = StoredGuilds(database)
        self.left_guilds = StoredLeftGuilds(database)
        self.watching = StoredWatching(database)
        self.calls = StoredCalls(database)
        self.guesses = StoredGuesses(database)
        self.puzzle_answers = StoredPuzzleAnswers(database)
        self.rushes = StoredRushes(database)
        self.regular_posts = StoredRegularPosts(database)
        self.tournaments = StoredTournaments(database)
        self.results = StoredResults(database)
        self.statistics = StoredStatistics(database)
        self.reviews = StoredReviews(database)
        self.old_games = StoredOldGames(database)
        self.shards = StoredShards(database)
        self.sessions = StoredSessions(database)

    @classmethod
    async def open(cls, place: DatabaseLocation, *, direct: str | None = None) -> Store:
        """Open the store at a place; if that is a pooler, ``direct`` is the address of its server."""
        return cls(await open_whole(place, direct=direct))

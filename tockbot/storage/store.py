"""Everything that is kept, over one database."""

from __future__ import annotations

from tockbot.storage.database import Database, DatabaseLocation
from tockbot.storage.deletion import StoredLeftGuilds, StoredPersonalData
from tockbot.storage.learning import StoredPuzzleAnswers, StoredReviews, StoredRushes, StoredTournaments
from tockbot.storage.log import StoredLog
from tockbot.storage.moving import open_whole
from tockbot.storage.people import StoredGuilds, StoredPeople
from tockbot.storage.results import StoredOldGames, StoredResults
from tockbot.storage.shards import StoredSessions, StoredShards
from tockbot.storage.shown import StoredCalls, StoredGuesses, StoredMessages, StoredRegularPosts, StoredWatching
from tockbot.storage.statistics import StoredStatistics


class Store:
    """What is kept, each thing by whoever keeps it.

    Attributes:
        database: in which it stands.
        log: the tables' logs.
        people: who people are, and what each of them has chosen.
        personal_data: all that is kept of a person, for them to see and to have forgotten.
        messages: which messages show which table.
        guilds: what servers have chosen for their tables.
        left_guilds: the servers that the bot has left.
        watching: who wants to be told of the end of which table.
        calls: whom tables call that wait for people, and when they did last.
        guesses: what those who watch guess at which table.
        puzzle_answers: who has answered which day's puzzle, and the days of servers' streaks.
        rushes: how puzzle rushes stand.
        regular_posts: what servers want to be posted by the calendar.
        tournaments: the last tournament of each server.
        results: what games that are over came to.
        statistics: what these come to together.
        reviews: what a long search made of them.
        old_games: the games that are over and may go.
        shards: which process holds which.
        sessions: how many sessions may still be begun.
    """

    def __init__(self, database: Database) -> None:
        """Keep everything in this database."""
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
        """Everything that is kept at a place, which a pooler may stand before: ``direct`` leads there without it."""
        return cls(await open_whole(place, direct=direct))

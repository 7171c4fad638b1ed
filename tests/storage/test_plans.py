"""Tests by the query plans of both engines that a longer history makes no query of a running bot slower."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from inspect import getmembers, iscoroutinefunction
from pathlib import Path

import pytest

from tests.storage.history import History
from tests.storage.places import outside
from tests.storage.plans import Watched, rows_read, scanned
from tests.tables.live import HOST, MOMENT, opening_of
from tests.tournaments.evenings import evening
from tockbot.learning import Rush
from tockbot.results import season_at
from tockbot.rules import table_rules
from tockbot.storage import (
    Accuracies,
    DatabaseLocation,
    Heartbeat,
    Regular,
    RegularPost,
    ShownMessage,
    Store,
    open_database,
)
from tockbot.tables import Cause, Closed, Entry, Guess, GuessAt, Left, PersonId, Reopened, Stamp, UserId
from tockbot.tournaments import Number, enter

FOUR = table_rules("swiss", 4)
HISTORY = History(servers=50, finished=3000, open=100)

TIMES = 10
"""Maximum number of rows read per row that is returned, or that the table, person or server in question has."""

FEW = 10

WHOLE = {"open_tables", "guilds", "uncounted", "unshown", "left_guilds", "shards", "processes"}
"""Tables that may be scanned because all their rows are needed; none of them grows with finished games."""

Asking = tuple[int, Callable[[], Awaitable[object]]]
"""Number of rows of the table, person or server in question, and the queries."""


@pytest.fixture
async def filled(place: DatabaseLocation) -> AsyncIterator[tuple[Watched, Store]]:
    """Create a long history, and the database that records the queries."""
    watched = Watched(await open_database(place, busy_seconds=60))
    store = Store(watched)
    await HISTORY.fill(store.database)
    if not isinstance(place, Path):
        outside(place, "ANALYZE")
    watched.asked.clear()
    yield watched, store
    await store.database.close()


def asked_of(store: Store) -> dict[str, Asking]:
    """Run every query of a running bot."""
    table, ended, guild, person = HISTORY.open_table, HISTORY.ended_table, HISTORY.guild, HISTORY.person
    log, games, people = store.log, HISTORY.games_a_server, store.people
    rush = Rush(MOMENT.date(), 1, MOMENT, 7)
    post = RegularPost(guild, Regular.WEEK, HISTORY.channel, person, MOMENT)
    shards, tournaments = store.shards, store.tournaments
    shown = ShownMessage((1, 2), 3)
    left, gone = Entry(61, MOMENT, HOST, Left(FOUR.seats[0])), Entry(62, MOMENT, HOST, Closed(Cause.ASKED))
    back = Entry(63, MOMENT, HOST, Reopened())
    opening = Entry(1, MOMENT, HOST, opening_of(FOUR, 7))
    return {
        "look": (0, lambda: log.noted_lengths({1})),
        "compare": (0, lambda: log.lengths([table, ended])),
        "learn": (0, lambda: log.open_table(table)),
        "start": (0, log.open_tables),
        "start, ended": (0, store.messages.ended_tables),
        "open": (0, lambda: log.open([opening])),
        "read": (61, lambda: log.read(table, 50)),
        "rows": (61, lambda: log.rows(table)),
        "settle": (0, lambda: log.settle(table)),
        "settle opening": (0, lambda: log.settle(None)),
        "append": (0, lambda: log.append(table, [left], ends=False)),
        "end": (0, lambda: log.append(table, [gone], ends=True)),
        "to count": (0, store.results.uncounted),
        "count": (61, lambda: store.results.count(table)),
        "reopen": (61, lambda: log.reopen(table, [back])),
        "kept": (0, lambda: log.exists(ended)),
        "last game": (games, lambda: log.last_game(HISTORY.channel)),
        "to pack": (0, lambda: store.old_games.to_pack(MOMENT, 5)),
        "pack": (61, lambda: store.old_games.pack(ended)),
        "forget old": (0, lambda: store.old_games.forget(MOMENT - timedelta(days=400), 5)),
        "known": (0, store.left_guilds.known),
        "left": (0, lambda: store.left_guilds.left(guild, MOMENT)),
        "left before": (0, lambda: store.left_guilds.left_before(MOMENT)),
        "returned": (0, lambda: store.left_guilds.returned(guild)),
        "shown": (4, lambda: store.messages.replace(table, person, None, shown)),
        "recalled": (4, lambda: store.messages.of_table(table)),
        "recalled of a person": (0, lambda: store.messages.recall(table, person)),
        "message of a person forgotten": (0, lambda: store.messages.forget_person(table, person)),
        "messages forgotten": (4, lambda: store.messages.forget(table)),
        "unreadable": (0, lambda: log.close_unread(HISTORY.other_table)),
        "tokens": (0, lambda: store.messages.drop_tokens(7)),
        "met": (0, lambda: people.meet(UserId(person), "Anna", "de")),
        "new": (0, lambda: people.meet(UserId(10**9), "Anna", "de")),
        "names": (0, lambda: people.read([person, PersonId(5)])),
        "found": (0, lambda: people.find(UserId(person))),
        "named": (0, lambda: people.rename(UserId(person), "Anna", guild, "Ännchen")),
        "chosen": (0, lambda: people.preferences(person)),
        "changed": (0, lambda: people.change(person, lambda now: replace(now, told_next=True))),
        "quiet": (0, lambda: people.quiet([person, PersonId(5)])),
        "server's choices": (0, lambda: store.guilds.choices(guild)),
        "chosen in a server": (0, lambda: store.guilds.change(guild, lambda now: replace(now, keeps_boards=True))),
        "own tables": (games, lambda: store.personal_data.open_tables(person)),
        "last person": (0, store.personal_data.last_person),
        "resumable tables": (games, lambda: store.personal_data.resumable_tables(person, MOMENT)),
        "unfinished": (games, lambda: store.personal_data.unfinished_tables(person)),
        "watch": (0, lambda: store.watching.watch(table, person, 5)),
        "watchers": (0, lambda: store.watching.watchers(table)),
        "unwatch": (0, lambda: store.watching.stop_watching(table, person)),
        "to be called": (0, lambda: store.calls.want(guild, person)),
        "who is called": (0, lambda: store.calls.wanted(guild)),
        "called": (0, lambda: store.calls.call(guild, MOMENT, MOMENT)),
        "called already": (0, lambda: store.calls.call(guild, MOMENT, MOMENT - timedelta(days=1))),
        "last call": (0, lambda: store.calls.last(guild)),
        "role confirmed": (0, lambda: store.calls.check_role(guild, 70, person)),
        "who confirmed a role": (0, lambda: store.calls.checked_by(guild, 70)),
        "role refused": (0, lambda: store.calls.refuse_role(guild, 70)),
        "role given": (0, lambda: store.calls.give(guild, person, 70)),
        "roles given": (0, lambda: store.calls.given(guild, person)),
        "who was given a role": (0, lambda: store.calls.given_to(guild, 70)),
        "role taken": (0, lambda: store.calls.take(guild, person, 70)),
        "to be called no more": (0, lambda: store.calls.unsubscribe(guild, person)),
        "guess": (0, lambda: store.guesses.save(table, Guess(person, GuessAt.HOME, 0, FOUR.seats[0], Stamp(50)))),
        "own guesses": (0, lambda: store.guesses.of(table, person)),
        "guesses": (0, lambda: store.guesses.at(table)),
        "week's guesses": (4 * games, lambda: store.statistics.guessed_between(guild, MOMENT, MOMENT)),
        "statistics": (games, lambda: store.statistics.games(person, guild)),
        "statistics anywhere": (games, lambda: store.statistics.games(person, None)),
        "last games": (games, lambda: store.statistics.last_games(person, 9)),
        "last ruleset": (0, lambda: store.statistics.last_ruleset(guild)),
        "hidden": (0, lambda: store.statistics.hide(person, hidden=True)),
        "is hidden": (0, lambda: store.statistics.is_hidden(person)),
        "may be shown": (0, lambda: store.statistics.shown([person, PersonId(5)])),
        "review kept": (4, lambda: store.reviews.save(ended, "{}", Accuracies(guild, MOMENT, {person: 90}))),
        "review": (0, lambda: store.reviews.find(ended)),
        "review shared": (0, lambda: store.reviews.share(ended)),
        "review read": (0, lambda: store.reviews.is_shared(ended)),
        "accuracies": (games, lambda: store.reviews.accuracies(person, guild)),
        "accuracies anywhere": (games, lambda: store.reviews.accuracies(person, None)),
        "rating": (40, lambda: store.statistics.rating(person, guild, in_teams=True)),
        "season": (40, lambda: store.statistics.rated(guild, in_teams=True, season=season_at(MOMENT))),
        "first season": (0, lambda: store.statistics.first_season(guild)),
        "leaderboard": (40, lambda: store.statistics.rated(guild, in_teams=True)),
        "scores": (4 * games, lambda: store.statistics.scores(guild, MOMENT - timedelta(days=90))),
        "pairs": (4 * games, lambda: store.statistics.pairs(guild, MOMENT - timedelta(days=90))),
        "week": (4 * games, lambda: store.statistics.games_between(guild, MOMENT - timedelta(days=90), MOMENT)),
        "series": (0, lambda: store.statistics.is_continued(ended)),
        "played before": (0, lambda: store.statistics.has_played(guild, ended)),
        "hits": (games, lambda: store.statistics.hits(person, guild)),
        "games against each other": (4 * games, lambda: store.statistics.parts(person, guild, ended)),
        "puzzle": (0, lambda: store.puzzle_answers.answer(date(2026, 3, 1), person, guild, solved=True)),
        "puzzle answered": (0, lambda: store.puzzle_answers.answered(date(2026, 3, 1), person)),
        "puzzle's answers": (games, lambda: store.puzzle_answers.answers(date(2026, 3, 1), guild)),
        "solved": (games, lambda: store.puzzle_answers.solved_days(person)),
        "solved here": (games, lambda: store.puzzle_answers.solved_days(person, guild)),
        "server's days": (0, lambda: store.puzzle_answers.days_here(guild)),
        "server's first": (0, lambda: store.puzzle_answers.first_here(date(2026, 3, 1), guild)),
        "server's puzzlers": (games, lambda: store.puzzle_answers.people_here(guild, date(2026, 2, 1))),
        "rush": (0, lambda: store.rushes.begin(person, MOMENT, 7)),
        "rush answered": (0, lambda: store.rushes.answer(person, guild, rush, solved=True)),
        "rush shown": (0, lambda: store.rushes.of(person, rush.day)),
        "best rush": (0, lambda: store.rushes.best(person)),
        "best rush here": (0, lambda: store.rushes.best_here(rush.day, guild)),
        "post": (0, lambda: store.regular_posts.want(post)),
        "posts due": (0, lambda: store.regular_posts.due(MOMENT - timedelta(days=90))),
        "posts": (0, lambda: store.regular_posts.wanted(guild)),
        "post to make": (0, lambda: store.regular_posts.claim(post, MOMENT, MOMENT)),
        "post made": (0, lambda: store.regular_posts.done(post, MOMENT)),
        "post given up": (0, lambda: store.regular_posts.give_up(post)),
        "post no more": (0, lambda: store.regular_posts.unsubscribe(guild, Regular.WEEK)),
        "tournament": (10, lambda: tournaments.open(guild, lambda one: replace(evening(9), number=one, guild=guild))),
        "last tournament": (0, lambda: tournaments.last(guild)),
        "tournament found": (0, lambda: tournaments.find(guild, Number(2))),
        "tournament changed": (10, lambda: tournaments.change(guild, Number(2), lambda now: enter(now, person))),
        "tournaments": (0, tournaments.going_on),
        "tournament's own table": (0, lambda: tournaments.check_place(opening_of(FOUR, 7))),
        "tournaments of a person": (10, lambda: tournaments.withdraw(person)),
        "shards": (0, lambda: shards.prepare(4)),
        "shard taken": (0, lambda: shards.take(1, Heartbeat("", 0), "one")),
        "renewed": (0, lambda: shards.renew("one", 5, [1])),
        "shards seen": (0, shards.look),
        "shard given": (0, lambda: shards.give(1, "one")),
        "shards left": (0, lambda: shards.leave("one")),
        "process gone": (0, lambda: shards.forget("one", 1)),
        "shards divided": (HISTORY.open, lambda: shards.divide(5)),
        "heard": (0, lambda: shards.claim(5, "one")),
        "turn to connect": (0, lambda: shards.turn_to_identify(0, 1, 5, 60)),
        "sessions kept": (0, lambda: store.sessions.save_sessions(1000, 9, 5)),
        "sessions": (0, store.sessions.saved_sessions),
        "kept of a person": (400, lambda: store.personal_data.of(person)),
        "person forgotten": (400, lambda: store.personal_data.forget(person)),
        "server forgotten": (10 * games, lambda: store.left_guilds.forget(guild)),
    }


@dataclass
class Noted:
    """A store, and the methods that were used."""

    behind: object
    used: set[str] = field(default_factory=set)

    def __getattr__(self, name: str) -> object:
        self.used.add(name)
        return getattr(self.behind, name)


async def test_bot_queries_read_at_most_ten_times_their_result(
    filled: tuple[Watched, Store], place: DatabaseLocation
) -> None:
    watched, store = filled
    database = watched.inner
    keepers = {name: Noted(kept) for name, kept in vars(store).items() if name != "database"}
    for name, noted in keepers.items():
        setattr(store, name, noted)
    for name, (has, ask) in asked_of(store).items():
        await ask()
        asked, watched.asked = watched.asked, []
        for one in asked:
            if one.sql.startswith("INSERT") and "FROM" not in one.sql:
                continue  # reads nothing
            if isinstance(place, Path):
                assert await scanned(database, one) <= WHOLE, (name, one.sql)
            else:
                read = await rows_read(database, one, by_index=True)
                assert sum(read.values()) <= FEW + TIMES * max(one.returned, has), (name, one.sql, read)
    for name, noted in keepers.items():
        all_of_it = {one for one, _ in getmembers(type(noted.behind), iscoroutinefunction) if not one.startswith("_")}
        assert all_of_it <= noted.used, f"{name} has queries that are not tested here"

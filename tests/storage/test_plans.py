"""What a running bot asks costs no more the longer the history is: read off the plans of both engines."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.storage.history import History
from tests.storage.places import outside
from tests.storage.plans import Watched, rows_read, scanned
from tests.tables.live import HOST, MOMENT, opening_of
from tockbot.learning import Rush
from tockbot.results import season_at
from tockbot.rules import table_rules
from tockbot.storage import Accuracies, Database, Place, Store
from tockbot.storage.database import migrations
from tockbot.storage.engines.postgres import PostgresEngine
from tockbot.storage.engines.sqlite import SqliteEngine
from tockbot.tables import (
    Cause,
    Closed,
    Entry,
    Guess,
    GuessAt,
    Left,
    PersonId,
    Regular,
    RegularPost,
    Reopened,
    ShownMessage,
    Stamp,
    UserId,
)

FOUR = table_rules("swiss", 4)
HISTORY = History(servers=50, finished=3000, open=100)

TIMES = 10
"""So many rows may be read for each that is given, or that the one table, person or server has that is asked about."""

FEW = 10

WHOLE = {"open_tables", "guilds", "uncounted", "unshown", "left_guilds", "shards", "processes"}
"""Tables that are read whole where all that stands in them is asked for; none of them grows with finished games."""

Asking = tuple[int, Callable[[], Awaitable[object]]]
"""How many rows the one has that is asked about, and what is asked."""


@pytest.fixture
async def filled(place: Place) -> AsyncIterator[tuple[Watched, Store]]:
    """A long history, and what remembers what is asked of it."""
    if isinstance(place, Path):
        engine = Watched(await SqliteEngine.open(place, migrations()))
    else:
        engine = Watched(await PostgresEngine.open(place, migrations(), patience=60))
    store = Store(Database(engine))
    await HISTORY.fill(store.database)
    if not isinstance(place, Path):
        outside(place, "ANALYZE")
    engine.asked.clear()
    yield engine, store
    await store.database.close()


def asked_of(store: Store) -> dict[str, Asking]:
    """All that a running bot asks."""
    table, ended, guild, person = HISTORY.open_table, HISTORY.ended_table, HISTORY.guild, HISTORY.person
    log, games, people = store.log, HISTORY.games_a_server, store.people
    rush = Rush(MOMENT.date(), 1, MOMENT, 7)
    post = RegularPost(guild, Regular.WEEK, HISTORY.channel, person, MOMENT)
    shown = ShownMessage((1, 2), 3)
    left, gone = Entry(61, MOMENT, HOST, Left(FOUR.seats[0])), Entry(62, MOMENT, HOST, Closed(Cause.ASKED))
    back = Entry(63, MOMENT, HOST, Reopened())
    opening = Entry(1, MOMENT, HOST, opening_of(FOUR, 7))
    return {
        "look": (0, lambda: log.noted({1})),
        "compare": (0, lambda: log.lengths([table, ended])),
        "learn": (0, lambda: log.open_table(table)),
        "start": (0, log.open_tables),
        "start, ended": (0, store.messages.ended_tables),
        "open": (0, lambda: log.open([opening])),
        "read": (61, lambda: log.read(table, 50)),
        "append": (0, lambda: log.append(table, [left], ends=False)),
        "end": (0, lambda: log.append(table, [gone], ends=True)),
        "to count": (0, store.results.uncounted),
        "count": (61, lambda: store.results.count(table)),
        "reopen": (61, lambda: log.reopen(table, [back])),
        "kept": (0, lambda: log.is_kept(ended)),
        "last game": (games, lambda: log.last_game(HISTORY.channel)),
        "to pack": (0, lambda: store.old_games.to_pack(MOMENT, 5)),
        "pack": (61, lambda: store.old_games.pack(ended)),
        "forget old": (0, lambda: store.old_games.forget(MOMENT - timedelta(days=400), 5)),
        "known": (0, store.left_guilds.known),
        "left": (0, lambda: store.left_guilds.left_before(MOMENT)),
        "shown": (4, lambda: store.messages.replace(table, person, None, shown)),
        "recalled": (4, lambda: store.messages.of_table(table)),
        "tokens": (0, lambda: store.messages.drop_tokens(7)),
        "met": (0, lambda: people.meet(UserId(person), "Anna", "de")),
        "new": (0, lambda: people.meet(UserId(10**9), "Anna", "de")),
        "names": (0, lambda: people.read([person, PersonId(5)])),
        "own tables": (games, lambda: store.personal_data.open_tables(person)),
        "unfinished": (games, lambda: store.personal_data.unfinished_tables(person)),
        "watch": (0, lambda: store.watching.watch(table, person, 5)),
        "guess": (0, lambda: store.guesses.keep(table, Guess(person, GuessAt.HOME, 0, FOUR.seats[0], Stamp(50)))),
        "own guesses": (0, lambda: store.guesses.of(table, person)),
        "guesses": (0, lambda: store.guesses.at(table)),
        "week's guesses": (4 * games, lambda: store.statistics.guessed_between(guild, MOMENT, MOMENT)),
        "statistics": (games, lambda: store.statistics.games(person, guild)),
        "statistics anywhere": (games, lambda: store.statistics.games(person, None)),
        "last games": (games, lambda: store.statistics.last_games(person, 9)),
        "review kept": (4, lambda: store.reviews.keep(ended, "{}", Accuracies(guild, MOMENT, {person: 90}))),
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
        "puzzle": (0, lambda: store.puzzle_answers.answer(date(2026, 3, 1), person, guild, solved=True)),
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
        "tournaments": (0, store.tournaments.going_on),
        "tournaments of a person": (4, lambda: store.tournaments.withdraw(person)),
        "kept of a person": (400, lambda: store.personal_data.of(person)),
        "person forgotten": (400, lambda: store.personal_data.forget(person)),
        "server forgotten": (10 * games, lambda: store.left_guilds.forget(guild)),
    }


async def test_no_question_of_a_running_bot_reads_more_than_ten_times_what_it_is_about(
    filled: tuple[Watched, Store], place: Place
) -> None:
    watched, store = filled
    database = Database(watched.engine)
    for name, (has, ask) in asked_of(store).items():
        await ask()
        asked, watched.asked = watched.asked, []
        for one in asked:
            if one.sql.startswith("INSERT") and "FROM" not in one.sql:
                continue  # which reads nothing
            if isinstance(place, Path):
                assert await scanned(database, one) <= WHOLE, (name, one.sql)
            else:
                read = await rows_read(database, one, by_index=True)
                assert sum(read.values()) <= FEW + TIMES * max(one.returned, has), (name, one.sql, read)

"""Tests stored statistics and ratings: who is hidden, which index is used, and the order of rating."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial

from tests.results.made import result
from tests.storage.places import database, outside
from tests.tables.live import GUILD, MOMENT, PEOPLE, person_at
from tockbot.results import ENOUGH_GAMES, ENOUGH_OPPONENTS, UNRATED, Ladder, Rating, Result, season_at
from tockbot.storage import Database, DatabaseLocation, StoredPeople, StoredPersonalData, StoredStatistics
from tockbot.storage.engine import Transaction
from tockbot.storage.results import recompute_ratings, save_result
from tockbot.tables import GuildId, PersonId, TableId

FOUR = ANNA, BRUNO, CLARA, DAVID = tuple(map(person_at, range(4)))
OTHERS = tuple(map(person_at, range(4, 8)))
ELSEWHERE = GuildId(77)


async def met(opened: Database, *others: PersonId) -> None:
    """Give all four people enough rated games in teams, and these opponents."""

    async def save(transaction: Transaction) -> None:
        await transaction.rows("UPDATE ratings SET games = $1", ENOUGH_GAMES)
        rows = [(GUILD, one, other) for one in FOUR for other in others]
        await transaction.run_many(
            "INSERT INTO rated_against (guild, in_teams, person, opponent) VALUES ($1, 1, $2, $3)", rows
        )

    await opened.transact(save)


async def people(opened: Database) -> StoredStatistics:
    """Create the people of these tests."""
    for person in PEOPLE.values():
        assert person.user is not None
        await StoredPeople(opened).meet(person.user, person.name, "en")
    return StoredStatistics(opened)


async def kept(opened: Database, number: int, game: Result) -> None:
    """Save the result of a game of this number."""
    await opened.transact(lambda transaction: save_result(transaction, TableId(number), game))


def game(number: int, winners: int = 0) -> Result:
    return result(ANNA, BRUNO, CLARA, DAVID, winners=winners, number=number)


async def test_hidden_or_forgotten_person_is_on_no_list(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        statistics = await people(opened)
        await kept(opened, 1, game(1))
        await met(opened, *OTHERS)
        assert len(await statistics.rated(GUILD, in_teams=True)) == 4
        assert [one.id for one, _ in await statistics.scores(GUILD, MOMENT)][:2] == [ANNA, CLARA]
        await statistics.hide(ANNA, hidden=True)
        await StoredPersonalData(opened).forget(BRUNO)
        assert {one.id for one, _ in await statistics.rated(GUILD, in_teams=True)} == {CLARA, DAVID}
        assert {one.id for one, _ in await statistics.scores(GUILD, MOMENT)} == {CLARA, DAVID}
        assert await statistics.pairs(GUILD, MOMENT) == []
        assert set(await statistics.shown([ANNA, BRUNO, CLARA])) == {CLARA}
        assert await statistics.is_hidden(ANNA)
        await statistics.hide(ANNA, hidden=False)
        assert len(await statistics.pairs(GUILD, MOMENT)) == 1


async def test_other_servers_are_not_shown(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        statistics = await people(opened)
        await kept(opened, 1, game(1))
        assert await statistics.games(ANNA, ELSEWHERE) == []
        assert await statistics.rating(ANNA, ELSEWHERE, in_teams=True) == UNRATED
        assert await statistics.rated(ELSEWHERE, in_teams=True) == []
        assert await statistics.scores(ELSEWHERE, MOMENT) == []
        assert len(await statistics.games(ANNA, None)) == len(await statistics.games(ANNA, GUILD)) == 1


async def test_scores_and_pairs_have_a_first_day(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        statistics = await people(opened)
        for number in (1, 2):
            await kept(opened, number, game(number))
        lately = MOMENT + timedelta(minutes=2)
        ((best, score), *_) = await statistics.scores(GUILD, lately)
        assert (best.id, score.games) == (ANNA, 1)
        (first, *_) = await statistics.pairs(GUILD, MOMENT)
        assert ({first[0].id, first[1].id}, first[2].won) == ({ANNA, CLARA}, 2)
        assert await statistics.scores(GUILD, MOMENT + timedelta(days=1)) == []


async def test_ratings_follow_the_order_in_which_games_ended(place: DatabaseLocation) -> None:
    games = {number: game(number, winners) for number, winners in ((1, 0), (2, 1), (3, 1), (4, 0))}
    games |= {number: game(number, 1) for number in (5, 6)}
    games[7] = replace(game(7), ended=MOMENT + timedelta(days=1))
    ladder = Ladder()
    for number in sorted(games):
        ladder.add(games[number])
    async with database(place) as opened:
        statistics = await people(opened)
        for number in (2, 1, 4, 3, 5, 7, 6):
            await kept(opened, number, games[number])
        for person, rating in ladder.ratings[True].items():
            assert rating.games == 4, "at most three games of the same people count in a day"
            stored = await statistics.rating(person, GUILD, in_teams=True)
            assert stored == replace(rating, opponents=2)


async def test_leaderboard_needs_enough_games_against_enough_people(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        statistics = await people(opened)
        await kept(opened, 1, game(1))
        await met(opened, *OTHERS[:2])
        assert (await statistics.rating(ANNA, GUILD, in_teams=True)).opponents == ENOUGH_OPPONENTS - 1
        assert await statistics.rated(GUILD, in_teams=True) == []
        await met(opened, OTHERS[2])
        assert {one.id for one, _ in await statistics.rated(GUILD, in_teams=True)} == set(FOUR)
        await StoredPersonalData(opened).forget(OTHERS[0])
        assert await statistics.rated(GUILD, in_teams=True) == [], "forgotten people do not count as opponents"
        await met(opened, OTHERS[3])
        assert len(await statistics.rated(GUILD, in_teams=True)) == len(FOUR)
        outside(place, "UPDATE ratings SET games = 9")
        assert await statistics.rated(GUILD, in_teams=True) == []


async def test_season_is_recomputed_from_its_own_games(place: DatabaseLocation) -> None:
    this, last = season_at(MOMENT), season_at(MOMENT).after(-1)
    ended = [last.ended - timedelta(minutes=one) for one in (3, 2, 1)]
    ended += [this.began + timedelta(days=day, minutes=one) for day in (0, 1) for one in range(4)]
    games = {number: replace(game(number, number % 2), ended=at) for number, at in enumerate(ended, 1)}
    ladders = {season: Ladder() for season in (this, last)}
    for one in games.values():
        ladders[season_at(one.ended)].add(one)

    async def all_ratings(statistics: StoredStatistics) -> dict[PersonId, list[Rating]]:
        return {
            person: [
                await statistics.rating(person, GUILD, in_teams=True, season=season) for season in (this, last, None)
            ]
            for person in FOUR
        }

    async with database(place) as opened:
        statistics = await people(opened)
        assert await statistics.first_season(GUILD) is None
        # The games are counted in another order.
        for number in (1, 3, 2, *range(4, 12)):
            await kept(opened, number, games[number])
        ratings = await all_ratings(statistics)
        for person, (in_this, in_last, ever) in ratings.items():
            assert in_this == replace(ladders[this].ratings[True][person], opponents=2)
            assert in_last == replace(ladders[last].ratings[True][person], opponents=2)
            assert [one.games for one in (in_this, in_last, ever)] == [6, 3, 9], "three a day of the same people"
        assert await statistics.first_season(GUILD) == last
        assert await statistics.rating(ANNA, ELSEWHERE, in_teams=True, season=this) == UNRATED
        assert await statistics.rating(ANNA, GUILD, in_teams=False, season=this) == UNRATED
        await opened.transact(partial(recompute_ratings, guild=GUILD))
        assert await all_ratings(statistics) == ratings, "a rebuild changes nothing"


async def test_place_in_a_season_needs_games_and_opponents(
    place: DatabaseLocation,
) -> None:
    season = season_at(MOMENT)
    async with database(place) as opened:
        statistics = await people(opened)

        async def placed() -> set[PersonId]:
            return {one.id for one, _ in await statistics.rated(GUILD, in_teams=True, season=season)}

        for number in range(5):
            await kept(opened, number, replace(game(number), ended=MOMENT + timedelta(days=number)))
        await met(opened, *OTHERS[:3])
        assert len(await statistics.rated(GUILD, in_teams=True)) == len(FOUR)
        assert await placed() == set(), "opponents before the season do not count"
        sql = "INSERT INTO rated_against (guild, season, in_teams, person, opponent) VALUES (?, ?, 1, ?, ?)"
        for other in OTHERS[:3]:
            outside(place, sql, GUILD, season.name, ANNA, other)
        outside(place, "UPDATE ratings SET games = 5")
        assert await placed() == {ANNA}, "five games are enough in a season"
        assert await statistics.rated(GUILD, in_teams=True) == []
        assert await statistics.rated(GUILD, in_teams=True, season=season.after(-1)) == []
        outside(place, "UPDATE ratings SET games = 4")
        assert await placed() == set()
        outside(place, "UPDATE ratings SET games = 5")
        await statistics.hide(ANNA, hidden=True)
        assert await placed() == set()


async def test_two_accounts_alone_are_not_on_the_list_after_fifty_wins(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        statistics = await people(opened)
        for number in range(50):
            won = result(ANNA, BRUNO, in_teams=False)
            await kept(opened, number, replace(won, ended=MOMENT + timedelta(days=number // 3, minutes=number)))
        rating = await statistics.rating(ANNA, GUILD, in_teams=False)
        assert (rating.games, rating.opponents) == (50, 1)
        assert await statistics.rated(GUILD, in_teams=False) == []


async def test_loss_by_absence_is_removed_when_the_game_is_resumed(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        statistics = await people(opened)
        lost = replace(game(1), is_over=False, lost=True, rated=((BRUNO, 1), (DAVID, 3)))
        await kept(opened, 1, lost)
        rated = [await statistics.rating(one, GUILD, in_teams=True) for one in FOUR]
        assert [one.games for one in rated] == [0, 1, 0, 1]
        assert rated[1].points < UNRATED.points
        assert await statistics.games(BRUNO, GUILD) == []
        await kept(opened, 2, game(2))
        await kept(opened, 1, game(3, winners=1))
        ladder = Ladder()
        for one in (game(2), game(3, winners=1)):
            ladder.add(one)
        for person in FOUR:
            stored = await statistics.rating(person, GUILD, in_teams=True)
            assert stored == replace(ladder.ratings[True][person], opponents=2)
        assert len(await statistics.games(BRUNO, GUILD)) == 2

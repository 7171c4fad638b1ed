"""Statistics and leaderboards.

They cover only the server in which the command is used, because the user and the people shown are both members of it.
In direct messages, people see their own statistics from everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from statistics import fmean
from typing import Final, assert_never

import discord

from tockbot.bot.handlers import Command, handles
from tockbot.bot.lists import PAGE, page_of, turning
from tockbot.bot.people import Members
from tockbot.bot.press import Cost, Press, press
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.request import Request
from tockbot.bot.screen import ALT_LIMIT, Button, Menu, MenuOption, Picture, Row, Screen, clipped
from tockbot.bot.words import Speaker, called, joined_names, listed, rank_name, shown_name
from tockbot.render import Bar, StatisticsScene, Tile, Trend, drawn_name
from tockbot.results import (
    ENOUGH_FOR_FRIENDS,
    ENOUGH_GAMES,
    ENOUGH_OPPONENTS,
    RARE,
    Figures,
    Rating,
    Score,
    Statistics,
    Tally,
    statistics_of,
)
from tockbot.service import utc_now
from tockbot.storage import StoredReviews, StoredStatistics
from tockbot.tables import GuildId, Person, Refused, UserId

SHOWN: Final = 30
"""Maximum number of reviewed games in the accuracy, the latest ones."""

MAX_PARTNERS = 4
"""Maximum number of partners shown, those with the most games together."""


@dataclass(frozen=True, slots=True)
class StatisticsView:
    """A person's statistics as shown on a screen.

    Attributes:
        person: the person.
        all: statistics of all their games.
        partners: the partners who may be named, with the results of games together.
        teams: the team rating; None outside servers.
        alone: the solo rating; None outside servers.
        accuracies: accuracy in per cent in each reviewed game, the latest last.
    """

    person: Person
    all: Statistics
    partners: tuple[tuple[Person, Score], ...]
    teams: Rating | None
    alone: Rating | None
    accuracies: tuple[int, ...] = ()

    @property
    def accuracy(self) -> int:
        """Return the mean of the accuracies that are shown."""
        return round(fmean(self.last_accuracies))

    @property
    def last_accuracies(self) -> tuple[int, ...]:
        """Return the latest accuracies, which are shown."""
        return self.accuracies[-SHOWN:]

    @property
    def ratings(self) -> tuple[tuple[str, Rating], ...]:
        """Return the ratings that are based on any game, with their kinds."""
        both = (("teams", self.teams), ("alone", self.alone))
        return tuple((kind, rating) for kind, rating in both if rating is not None and rating.games)


def statistics_lines(say: Speaker, view: StatisticsView) -> list[str]:
    """Return everything that the picture shows, as lines of text."""
    games = view.all
    lines = [say("stats-score", games=games.score.games, won=games.score.won)]
    lines.append(say("stats-streak", best=games.best_streak, now=max(games.streak, 0)))
    if games.series.games:
        lines.append(say("stats-series", games=games.series.games, won=games.series.won))
    lines += rating_lines(say, view.ratings)
    lines += [say("labelled", label=label, value=count) for label, count in format_figures(say, games.figures)]
    if favourite := games.favourite:
        rank, times = favourite
        lines.append(say("stats-entered", card=rank_name(say, rank), times=times, entered=len(games.figures.entered)))
    lines.append(say("stats-missed", missed=games.missed, turns=games.turns + games.missed))
    for name, score in games.by_ruleset:
        lines.append(say("stats-with", name=say(f"ruleset-{name}"), won=score.won, games=score.games))
    for person, score in view.partners:
        lines.append(say("stats-with", name=called(say, person), won=score.won, games=score.games))
    if view.accuracies:
        last = listed(say, (say("percent", percent=one) for one in view.last_accuracies))
        lines.append(say("stats-accuracy", games=len(view.last_accuracies), accuracy=view.accuracy, last=last))
    return lines


LONGEST_JOURNEY: Final = "longest-walk"
"""The figure that is a number of fields."""


def format_figures(say: Speaker, figures: Figures) -> list[tuple[str, int]]:
    """Return each numeric figure with its label; rare ones only if they are not 0."""
    return [(say(f"figure-{name}"), count) for name, count in _shown_figures(figures).items()]


def _shown_figures(figures: Figures) -> dict[str, int]:
    return {name: count for name, count in figures.numbers.items() if count or name not in RARE}


def rating_lines(say: Speaker, ratings: Iterable[tuple[str, Rating]]) -> list[str]:
    """Return a line for each of a person's ratings."""
    return [say(f"stats-rating-{kind}", rating=rating_words(say, rating)) for kind, rating in ratings]


def rating_words(say: Speaker, rating: Rating, *, precisely: bool = False) -> str:
    """Return a rating or, for a new player, their progress towards a rating."""
    if rating.is_new:
        games, people = min(rating.games, ENOUGH_GAMES), min(rating.opponents, ENOUGH_OPPONENTS)
        return say("rating-new", games=games, enough=ENOUGH_GAMES, people=people, different=ENOUGH_OPPONENTS)
    return points_words(say, rating, precisely=precisely)


def points_words(say: Speaker, rating: Rating, *, precisely: bool) -> str:
    """Return the points of a rating; ``precisely`` with their uncertainty."""
    if precisely:
        return say("rating", points=rating.points, plus=rating.margin)
    return say("rating-points", points=rating.points)


def percent(score: Score) -> int:
    """Return the percentage of games won."""
    return round(100 * score.won / score.games) if score.games else 0


Standing = tuple[tuple[Person, ...], Rating | Score | Tally]
"""A person or a pair of partners, with the rating or score they are ranked by."""


class Standings(Enum):
    """A leaderboard of a server; its value is stored, and its message key ends with it."""

    FRIENDS = "friends"
    """Everyone who has finished a few games, by games won."""

    TEAMS = "teams"
    """By team rating."""

    ALONE = "alone"
    """By solo rating."""

    MONTH = "month"
    """By games won this month."""

    PAIRS = "pairs"
    """Partners by games won."""

    PAIRS_MONTH = "pairs_month"
    """Partners by games won this month."""


@press("standings", cost=Cost.STATISTICS)
class ShowStandings(Press):
    """Show a page of a leaderboard of the server, from 0."""

    standings: Standings
    page: int


@press("ranking", cost=Cost.STATISTICS)
class ShowRanking(Press):
    """Show a page of a leaderboard by rating, from 0, with the uncertainty of each rating, and what counts."""

    in_teams: bool
    page: int


@press("season", cost=Cost.STATISTICS)
class ShowSeason(Press):
    """Show a page, from 0, of a season of the server; None is the running season."""

    season: str | None
    in_teams: bool
    page: int


@press("seasons", cost=Cost.STATISTICS)
class ShowSeasons(Press):
    """Show the best people of each past season, in teams or solo."""

    in_teams: bool


def statistics_screen(say: Speaker, view: StatisticsView, *, here: bool) -> Screen:
    """Return a person's statistics in this server or everywhere."""
    name = shown_name(called(say, view.person))
    header = say("stats-header-here" if here else "stats-header", name=name)
    # The progress of a new player does not fit into the picture.
    new = rating_lines(say, ((kind, rating) for kind, rating in view.ratings if rating.is_new))
    return Screen("\n".join((header, *new)), picture=statistics_picture(say, view))


def standings_screen(
    say: Speaker, standings: Standings, page: int, listed: Sequence[Standing], *, has_more: bool
) -> Screen:
    """Return a page of a leaderboard; ``has_more`` if another page follows."""
    lines = [f"**{_title(say, standings)}**"]
    places = [
        Placed(page * PAGE + number, [called(say, person) for person in people], *_worth(say, what))
        for number, (people, what) in enumerate(listed, 1)
    ]
    picture = ranking_picture(say, _title(say, standings), "", places) if places else None
    lines += lines_beside(say, places)
    if not listed:
        lines.append(say("standings-none"))
    # Even an empty list says what it takes to be listed.
    ranking: tuple[Row, ...] = ()
    if standings is Standings.FRIENDS:
        lines.append(say("standings-about-friends", games=ENOUGH_FOR_FRIENDS))
    elif standings in (Standings.TEAMS, Standings.ALONE):
        lines.append(say("standings-about-points"))
        ranking = ((Button(say("button-ranking"), ShowRanking(standings is Standings.TEAMS, page)),),)
    options = [MenuOption(_title(say, one), ShowStandings(one, 0), one is standings) for one in Standings]
    in_teams = standings is not Standings.ALONE
    options.append(MenuOption(say("button-season"), ShowSeason(None, in_teams, 0)))
    options.append(MenuOption(say("button-seasons"), ShowSeasons(in_teams)))
    turn = turning(say, lambda other: ShowStandings(standings, other), page, has_more=has_more)
    return Screen("\n".join(lines), (Menu(say("standings-which"), tuple(options)), *turn, *ranking), picture)


def ranking_screen(
    say: Speaker,
    press: ShowRanking,
    listed: Sequence[tuple[tuple[Person, ...], Rating]],
    own: Rating,
    *,
    has_more: bool,
) -> Screen:
    """Return a page of a leaderboard by rating with every detail, and the user's own rating."""
    standings = Standings.TEAMS if press.in_teams else Standings.ALONE
    lines = [f"**{_title(say, standings)}**"]
    places = [
        Placed(
            press.page * PAGE + number,
            [called(say, person) for person in people],
            rating_words(say, rating, precisely=True),
        )
        for number, (people, rating) in enumerate(listed, 1)
    ]
    lines += ranking_lines(say, places) or [say("standings-none")]
    if own.games:
        lines.append(say("standings-own", told=rating_words(say, own, precisely=True)))
    lines.append(say("standings-about-rating"))
    back = Button(say("button-standings"), ShowStandings(standings, press.page))
    turn = turning(say, lambda other: ShowRanking(press.in_teams, other), press.page, has_more=has_more)
    return Screen("\n".join(lines), (*turn, (back,)))


def _title(say: Speaker, standings: Standings) -> str:
    return say(f"standings-{standings.value}".replace("_", "-"))


def _worth(say: Speaker, what: Rating | Score | Tally) -> tuple[str, float | None]:
    """Return what someone is ranked by, and the share of games won, if it is a score."""
    match what:
        case Rating():
            return rating_words(say, what), None
        case Tally():
            told = say("standings-tally", games=what.games, won=what.won, hits=what.hits)
            return told, percent(Score(what.games, what.won)) / 100
        case _:
            return say("standings-score", won=what.won, games=what.games, percent=percent(what)), percent(what) / 100


@dataclass(frozen=True, slots=True)
class Placed:
    """A row of a ranking: the place, the names that share it, what they are ranked by, and a share for a bar."""

    place: int
    names: Sequence[str]
    value: str
    part: float | None = None


def ranking_lines(say: Speaker, places: Sequence[Placed]) -> list[str]:
    """Return the rows of a ranking as message text."""
    return [
        say("standings-line", place=one.place, names=joined_names(say, map(shown_name, one.names)), told=one.value)
        for one in places
    ]


def lines_beside(say: Speaker, places: Sequence[Placed]) -> list[str]:
    """Return the rows as message text if the picture lacks a name, or letters of one."""
    names = [(name, place) for place, one in enumerate(places, 1) for name in one.names]
    return [] if all(drawn_name(name, place) == name for name, place in names) else ranking_lines(say, places)


def ranking_picture(
    say: Speaker, title: str, heading: str, places: Sequence[Placed], tiles: Sequence[Tile] = ()
) -> Picture:
    """Return the picture of a ranking, with its rows in words."""
    bars = tuple(
        Bar(" & ".join(drawn_name(name, one.place) for name in one.names), one.part, one.value, one.place)
        for one in places
    )
    scene = StatisticsScene(title, title, tuple(tiles), ((heading, bars),), None, say.is_leftward)
    numbers = (f"{tile.number} {tile.label}" for tile in tiles)
    rows = (say("labelled", label=f"{one.place}. {listed(say, one.names)}", value=one.value) for one in places)
    lines = (line for line in (title, heading, *numbers, *rows) if line)
    return Picture("ranking.png", clipped("\n".join(lines), ALT_LIMIT), scene)


def statistics_picture(say: Speaker, view: StatisticsView) -> Picture:
    """Return the picture with the figures as tiles, and bars by ruleset and by partner."""
    name = called(say, view.person)
    rulesets = ((say(f"ruleset-{ruleset}"), score) for ruleset, score in view.all.by_ruleset)
    partners = tuple(
        (drawn_name(called(say, person), place), score) for place, (person, score) in enumerate(view.partners, 1)
    )
    bars = [(say("stats-rulesets"), _bars(say, rulesets))]
    if partners:
        bars.append((say("stats-partners"), _bars(say, partners)))
    last = view.last_accuracies
    trend = None
    if len(last) > 1:
        trend = Trend(say("stats-accuracies"), tuple(one / 100 for one in last), say("percent", percent="{}"))
    scene = StatisticsScene(name, say("player-forgotten"), _tiles(say, view), tuple(bars), trend, say.is_leftward)
    return Picture("statistics.png", clipped("\n".join((name, *statistics_lines(say, view))), ALT_LIMIT), scene)


def _tiles(say: Speaker, view: StatisticsView) -> tuple[Tile, ...]:
    games = view.all
    tiles = [
        Tile(str(games.score.games), say("stats-tile-games", games=games.score.games)),
        Tile(say("percent", percent=percent(games.score)), say("stats-tile-won"), percent(games.score) / 100),
        Tile(str(games.best_streak), say("stats-tile-streak")),
    ]
    for kind, rating in view.ratings:
        if not rating.is_new:
            tiles.append(Tile(rating_words(say, rating), say(f"stats-tile-rating-{kind}")))
    if games.series.games:
        won = say("stats-won-of", won=games.series.won, games=games.series.games)
        tiles.append(Tile(won, say("stats-tile-series")))
    if view.accuracies:
        tiles.append(Tile(say("percent", percent=view.accuracy), say("stats-tile-accuracy")))
    if favourite := games.favourite:
        tiles.append(Tile(rank_name(say, favourite[0]), say("stats-tile-entered")))
    for name, count in _shown_figures(games.figures).items():
        number = say("poster-fields", fields=count) if name == LONGEST_JOURNEY else str(count)
        tiles.append(Tile(number, say(f"figure-{name}")))
    if games.missed:
        missed = percent(Score(games.turns + games.missed, games.missed))
        tiles.append(Tile(say("percent", percent=missed), say("stats-tile-missed")))
    return tuple(tiles)


def _bars(say: Speaker, scores: Iterable[tuple[str, Score]]) -> tuple[Bar, ...]:
    return tuple(
        Bar(label, score.won / score.games, say("stats-won-of", won=score.won, games=score.games))
        for label, score in scores
    )


EVER = datetime(1970, 1, 1, tzinfo=UTC)


class StatisticsFeature:
    """Handles statistics and leaderboards."""

    def __init__(
        self,
        book: StoredStatistics,
        reviews: StoredReviews,
        members: Members,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """Create the feature."""
        self._book = book
        self._reviews = reviews
        self._members = members
        self._now = now

    @Command("stats", cost=Cost.STATISTICS, anywhere=True)
    async def stats(self, request: Request, player: discord.User | None = None) -> None:
        """See your statistics, or another person's in this server."""
        guild = request.guild
        person = await self._asked_about(request, player)
        where = None if guild is None else GuildId(guild.id)
        games = await self._book.games(person.id, where)
        if not games:
            raise Refused(BotRefusal.NO_STATISTICS)
        together = statistics_of(games)
        partners: list[tuple[Person, Score]] = []
        if guild is not None:
            ids = [one for one, _ in together.by_partner[: 2 * MAX_PARTNERS]]
            shown = await self._book.shown(ids, GuildId(guild.id))
            for one, score in together.by_partner[: 2 * MAX_PARTNERS]:
                if one in shown and len(partners) < MAX_PARTNERS and await self._members.is_in(guild, shown[one]):
                    partners.append((shown[one], score))
        ratings: list[Rating | None] = [None, None]
        if where is not None:
            ratings = [await self._book.rating(person.id, where, in_teams=in_teams) for in_teams in (True, False)]
        accuracies = tuple(await self._reviews.accuracies(person.id, where))
        teams, alone = ratings
        view = StatisticsView(person, together, tuple(partners), teams, alone, accuracies)
        await request.show(statistics_screen(request.say, view, here=guild is not None))

    async def _asked_about(self, request: Request, player: discord.User | None) -> Person:
        """Return the person whose statistics are asked for."""
        if player is None or UserId(player.id) == request.user:
            return request.person
        if request.guild is None:
            raise Refused(BotRefusal.STATISTICS_ELSEWHERE)
        person = await request.viewers.find(UserId(player.id))
        # The answer does not reveal which of these reasons applies.
        if (
            person is None
            or await self._book.is_hidden(person.id)
            or not await self._members.is_in(request.guild, person)
        ):
            raise Refused(BotRefusal.NO_STATISTICS)
        return (await self._members.named(request.guild, (person,)))[person.id]

    @Command(
        "leaderboard",
        cost=Cost.STATISTICS,
        choices={"standings": ("standings", tuple(one.value for one in Standings))},
    )
    async def leaderboard(self, request: Request, standings: str | None = None) -> None:
        """See the leaderboards of this server."""
        await self.show_standings(request, ShowStandings(Standings(standings or Standings.FRIENDS.value), 0))

    @handles(ShowStandings)
    async def show_standings(self, request: Request, press: ShowStandings) -> None:
        guild = request.server()
        all_listed = await self._listed(GuildId(guild.id), press.standings)
        listed = await self._members.first_there(guild, all_listed, (press.page + 1) * PAGE + 1)
        page, has_more = page_of(listed, press.page)
        if press.standings is Standings.FRIENDS:
            page = [await self._tallied(GuildId(guild.id), one) for one in page]
        await request.show(standings_screen(request.say, press.standings, press.page, page, has_more=has_more))

    async def _tallied(self, guild: GuildId, standing: Standing) -> Standing:
        """Return a line of the friends' table with the hits of its person, which are read for one page only."""
        (person,), score = standing
        if not isinstance(score, Score):
            return standing
        return (person,), Tally(score.games, score.won, await self._book.hits(person.id, guild))

    @handles(ShowRanking)
    async def show_ranking(self, request: Request, press: ShowRanking) -> None:
        guild = request.server()
        where, in_teams = GuildId(guild.id), press.in_teams
        rated = (((person,), rating) for person, rating in await self._book.rated(where, in_teams=in_teams))
        listed = await self._members.first_there(guild, rated, (press.page + 1) * PAGE + 1)
        page, has_more = page_of(listed, press.page)
        own = await self._book.rating(request.person.id, where, in_teams=in_teams)
        await request.show(ranking_screen(request.say, press, page, own, has_more=has_more))

    async def _listed(self, guild: GuildId, standings: Standings) -> list[Standing]:
        match standings:
            case Standings.TEAMS | Standings.ALONE:
                rated = await self._book.rated(guild, in_teams=standings is Standings.TEAMS)
                return [((person,), rating) for person, rating in rated]
            case Standings.FRIENDS:
                scores = await self._book.scores(guild, EVER, ENOUGH_FOR_FRIENDS)
                return [((person,), score) for person, score in scores]
            case Standings.MONTH:
                return [((person,), score) for person, score in await self._book.scores(guild, self._month())]
            case Standings.PAIRS | Standings.PAIRS_MONTH:
                since = EVER if standings is Standings.PAIRS else self._month()
                return [((one, other), score) for one, other, score in await self._book.pairs(guild, since)]
            case _:
                assert_never(standings)

    def _month(self) -> datetime:
        """Return the start of this month in UTC."""
        return self._now().replace(day=1, hour=0, minute=0, second=0, microsecond=0)

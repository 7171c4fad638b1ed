"""Seasons and weekly summaries of a server.

They name only current members who do not hide their statistics.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import discord

from tockbot.bot.handlers import handles
from tockbot.bot.lists import PAGE, page_of, turning
from tockbot.bot.people import Members
from tockbot.bot.press import PressError
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Menu, MenuOption, Picture, Row, Screen
from tockbot.bot.table_texts import guessed_line
from tockbot.bot.words import Speaker, called, listed, shown_name
from tockbot.features.statistics import (
    Placed,
    ShowSeason,
    ShowSeasons,
    ShowStandings,
    Standings,
    lines_beside,
    percent,
    points_words,
    ranking_lines,
    ranking_picture,
)
from tockbot.render import Tile
from tockbot.results import (
    ENOUGH_OPPONENTS,
    PLACEMENT_GAMES,
    Rating,
    Score,
    Season,
    Week,
    read_season,
    season_at,
    week_of,
)
from tockbot.service import utc_now
from tockbot.storage import RegularPost, StoredStatistics
from tockbot.tables import GuildId, Person, PersonId

MAX_BEFORE: Final = 8
"""Maximum number of past seasons that can be looked at."""

MEDALS: Final = ("🥇", "🥈", "🥉")

Ranked = tuple[tuple[Person, ...], Rating]
"""A person with their rating in a season."""


@dataclass(frozen=True, slots=True)
class SeasonView:
    """A season as shown on a screen.

    Attributes:
        season: the season.
        in_teams: True for team games, False for solo games.
        placed: a page of the ranked people.
        page: the page, from 0.
        has_more: another page follows.
        own: the user's rating, if the season is running.
    """

    season: Season
    in_teams: bool
    placed: Sequence[Ranked]
    page: int = 0
    has_more: bool = False
    own: Rating | None = None


class SeasonFeature:
    """Shows a server's seasons."""

    def __init__(self, book: StoredStatistics, members: Members, now: Callable[[], datetime] = utc_now) -> None:
        """Create the feature."""
        self._book = book
        self._members = members
        self._now = now

    @handles(ShowSeason)
    async def show(self, request: Request, press: ShowSeason) -> None:
        guild, this = request.server(), season_at(self._now())
        season = this if press.season is None else _read(press.season)
        if season > this:
            raise PressError
        placed = await self.placed(guild, season, (press.page + 1) * PAGE + 1, in_teams=press.in_teams)
        page, has_more = page_of(placed, press.page)
        own = await self._own(request.person.id, guild, season, in_teams=press.in_teams) if season == this else None
        view = SeasonView(season, press.in_teams, page, press.page, has_more, own)
        await request.show(season_screen(request.say, view))

    @handles(ShowSeasons)
    async def show_before(self, request: Request, press: ShowSeasons) -> None:
        guild = request.server()
        first, last = await self._book.first_season(GuildId(guild.id)), season_at(self._now()).after(-1)
        view: list[SeasonView] = []
        for back in range(MAX_BEFORE):
            season = last.after(-back)
            if first is None or season < first:
                break
            placed = await self.placed(guild, season, len(MEDALS), in_teams=press.in_teams)
            if placed:
                view.append(SeasonView(season, press.in_teams, placed))
        await request.show(seasons_screen(request.say, view, in_teams=press.in_teams))

    async def placed(self, guild: discord.Guild, season: Season, most: int, *, in_teams: bool) -> list[Ranked]:
        """Return the first ``most`` people of a season's ranking."""
        rated = await self._book.rated(GuildId(guild.id), in_teams=in_teams, season=season)
        return await self._members.first_there(guild, (((person,), rating) for person, rating in rated), most)

    async def _own(self, person: PersonId, guild: discord.Guild, season: Season, *, in_teams: bool) -> Rating:
        return await self._book.rating(person, GuildId(guild.id), in_teams=in_teams, season=season)


def _read(name: str) -> Season:
    """Return the season with this name."""
    with suppress(ValueError):
        return read_season(name)
    raise PressError


def season_name(say: Speaker, season: Season) -> str:
    """Return the season's name in words."""
    return say("season-name", quarter=season.quarter, year=str(season.year))


def season_screen(say: Speaker, view: SeasonView) -> Screen:
    """Return the ranking of a season, and the user's progress towards a place."""
    season = view.season
    places = _places(say, view.placed, view.page * PAGE, precisely=True)
    lines = [
        say("season-header", season=season_name(say, season), kind=kind_name(say, in_teams=view.in_teams)),
        say("season-days", first=_day(season.began), last=_day(season.ended - timedelta(days=1))),
        *lines_beside(say, places),
    ]
    if not view.placed:
        lines.append(say("standings-none"))
    if view.own is not None and not view.own.has_place:
        games, people = min(view.own.games, PLACEMENT_GAMES), min(view.own.opponents, ENOUGH_OPPONENTS)
        enough, different = PLACEMENT_GAMES, ENOUGH_OPPONENTS
        lines.append(say("season-placement", games=games, enough=enough, people=people, different=different))
    lines.append(say("season-about"))
    before = Button(say("button-seasons"), ShowSeasons(view.in_teams))
    other = ShowSeason(season.name, not view.in_teams, 0)
    turn = turning(say, lambda page: ShowSeason(season.name, view.in_teams, page), view.page, has_more=view.has_more)
    rows = (*turn, (before, *_ways(say, other, in_teams=view.in_teams)))
    title, heading = season_name(say, season), kind_name(say, in_teams=view.in_teams)
    picture = ranking_picture(say, title, heading, places) if places else None
    return Screen("\n".join(lines), rows, picture)


def seasons_screen(say: Speaker, view: Sequence[SeasonView], *, in_teams: bool) -> Screen:
    """Return the best people of each of these seasons."""
    lines = [say("season-header", season=say("button-seasons"), kind=kind_name(say, in_teams=in_teams))]
    for one in view:
        names = listed(
            say, (f"{medal} {_name(say, placed)}" for medal, placed in zip(MEDALS, one.placed, strict=False))
        )
        lines.append(say("season-best", season=season_name(say, one.season), names=names))
    if not view:
        lines.append(say("seasons-none"))
    options = tuple(MenuOption(season_name(say, one.season), ShowSeason(one.season.name, in_teams, 0)) for one in view)
    rows: list[Row] = [Menu(say("seasons-which"), options)] if options else []
    this = Button(say("button-season"), ShowSeason(None, in_teams, 0))
    rows.append((this, *_ways(say, ShowSeasons(not in_teams), in_teams=in_teams)))
    return Screen("\n".join(lines), tuple(rows))


def _places(say: Speaker, placed: Sequence[Ranked], before: int = 0, *, precisely: bool = False) -> list[Placed]:
    """Return the rows of a ranking; ``before`` is the number of people above them."""
    return [
        Placed(place, (called(say, one[0][0]),), points_words(say, one[1], precisely=precisely))
        for place, one in enumerate(placed, before + 1)
    ]


def _name(say: Speaker, placed: Ranked) -> str:
    return shown_name(called(say, placed[0][0]))


def kind_name(say: Speaker, *, in_teams: bool) -> str:
    """Return the title of a list: team or solo games."""
    return say("standings-teams") if in_teams else say("standings-alone")


def _ways(say: Speaker, other: ShowSeason | ShowSeasons, *, in_teams: bool) -> tuple[Button, Button]:
    """Return the buttons to the other kind of games, and to the all-time list."""
    standings = Standings.TEAMS if in_teams else Standings.ALONE
    return (
        Button(say("button-season-alone") if in_teams else say("button-season-teams"), other),
        Button(say("button-standings"), ShowStandings(standings, 0)),
    )


def _day(moment: datetime) -> str:
    # At noon UTC, it is the same day nearly everywhere.
    return f"<t:{int((moment + timedelta(hours=12)).timestamp())}:D>"


MAX_PLACES_POSTED: Final = 3
"""Maximum number of people in the post about the end of a season; a button shows all."""


class WeeklySummary:
    """Creates weekly summaries."""

    def __init__(self, book: StoredStatistics, members: Members, seasons: SeasonFeature) -> None:
        """Create the feature."""
        self._book = book
        self._members = members
        self._seasons = seasons

    async def screen_for(self, post: RegularPost, guild: discord.Guild, say: Speaker) -> Screen | None:
        """Return the summary of the week before a post, and of a season that ended in it; None if there is nothing."""
        played = await self._book.games_between(post.guild, post.due - post.what.every, post.due)
        known = {person.id: person for _, person, _ in played}
        shown = {one: person for one, person in known.items() if await self._members.is_in(guild, person)}
        games = [(table_id, game) for table_id, person, game in played if person.id in shown]
        guessed = await self._book.guessed_between(post.guild, post.due - post.what.every, post.due)
        points = {person.id: points for person, points in guessed if await self._members.is_in(guild, person)}
        people = await self._members.named(guild, [*shown.values(), *(person for person, _ in guessed)])
        week = week_screen(say, week_of(games, points), people) if games else None
        over = await self._over(post, guild)
        return over_screen(say, over, week) if over else week

    async def _over(self, post: RegularPost, guild: discord.Guild) -> list[SeasonView]:
        """Return the final rankings of a season that ended since the previous post; empty if none did."""
        season = season_at(post.due - post.what.every)
        if season == season_at(post.due):
            return []
        view = [
            SeasonView(
                season, in_teams, await self._seasons.placed(guild, season, MAX_PLACES_POSTED, in_teams=in_teams)
            )
            for in_teams in (True, False)
        ]
        return [one for one in view if one.placed]


def over_screen(say: Speaker, over: Sequence[SeasonView], week: Screen | None) -> Screen:
    """Return the end of a season, with a button for each ranking, above the summary of the week."""
    lines = [say("season-over", season=season_name(say, over[0].season))]
    for one in over:
        lines += [f"**{kind_name(say, in_teams=one.in_teams)}**", *ranking_lines(say, _places(say, one.placed))]
    tables = tuple(
        Button(kind_name(say, in_teams=one.in_teams), ShowSeason(one.season.name, one.in_teams, 0)) for one in over
    )
    picture = None if week is None else week.picture
    return Screen("\n".join((*lines, *(["", week.text] if week else []))), (tables,), picture)


def week_screen(say: Speaker, week: Week, people: Mapping[PersonId, Person]) -> Screen:
    """Return the summary of a week. People are named, but not pinged."""

    def name(person: PersonId) -> str:
        return shown_name(called(say, people[person]))

    lines = [say("week-header"), say("week-games", games=week.games, players=week.players)]
    places = [_winner(say, place, people[person], score) for place, person, score in week.winners]
    if lines_beside(say, places):
        for place, person, score in week.winners:
            lines.append(say("week-winner", place=place, name=name(person), won=score.won, games=score.games))
    if week.hitter is not None:
        person, hits = week.hitter
        lines.append(say("week-hits", hits=week.hits, name=name(person), most=hits))
    if week.walker is not None:
        person, fields = week.walker
        lines.append(say("week-walk", name=name(person), fields=fields))
    guessed = guessed_line(say, [(called(say, people[person]), points) for person, points in week.guessers])
    lines += [guessed] if guessed else []
    return Screen("\n".join((*lines, say("week-footer"))), picture=_week_picture(say, week, places))


def _winner(say: Speaker, place: int, person: Person, score: Score) -> Placed:
    won = say("stats-won-of", won=score.won, games=score.games)
    return Placed(place, (called(say, person),), won, percent(score) / 100)


def _week_picture(say: Speaker, week: Week, places: Sequence[Placed]) -> Picture:
    """Return the numbers of a week, and the people who won most."""
    tiles = [
        Tile(str(week.games), say("stats-tile-games", games=week.games)),
        Tile(str(week.players), say("week-players", players=week.players)),
    ]
    if week.hits:
        tiles.append(Tile(str(week.hits), say("figure-hits-given")))
    return ranking_picture(say, say("week-title"), say("week-wins"), places, tiles)

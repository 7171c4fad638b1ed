"""Seasons: who stands where in the one that is, and who stood where in those before.

What was played in a server in a week: only of those who show it, and are there.
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
from tockbot.bot.screen import Button, Menu, MenuOption, Row, Screen
from tockbot.bot.table_texts import guessed_line
from tockbot.bot.words import Speaker, called, listed, shown_name
from tockbot.features.statistics import ShowSeason, ShowSeasons, ShowStandings, Standings, points_words
from tockbot.results import ENOUGH_OPPONENTS, PLACEMENT_GAMES, Rating, Season, Week, read_season, season_at, week_of
from tockbot.service import utc_now
from tockbot.storage import RegularPost, StoredStatistics
from tockbot.tables import GuildId, Person, PersonId

MAX_BEFORE: Final = 8
"""So many seasons before this one, the last ones, can be looked at."""

MEDALS: Final = ("🥇", "🥈", "🥉")

Placed = tuple[tuple[Person, ...], Rating]
"""Somebody with their rating of a season."""


@dataclass(frozen=True, slots=True)
class SeasonTold:
    """A season as it is told.

    Attributes:
        season: which.
        in_teams: whether of games in teams, or of each alone.
        placed: a page of those who have a place.
        page: which, from 0.
        has_more: whether another follows.
        own: the rating of whoever looks, where the season goes on.
    """

    season: Season
    in_teams: bool
    placed: Sequence[Placed]
    page: int = 0
    has_more: bool = False
    own: Rating | None = None


class SeasonFeature:
    """Tells of a server's seasons: only of those who show it, and are there."""

    def __init__(self, book: StoredStatistics, members: Members, now: Callable[[], datetime] = utc_now) -> None:
        """Tell what stands in this book."""
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
        told = SeasonTold(season, press.in_teams, page, press.page, has_more, own)
        await request.show(season_screen(request.say, told))

    @handles(ShowSeasons)
    async def show_before(self, request: Request, press: ShowSeasons) -> None:
        guild = request.server()
        first, last = await self._book.first_season(GuildId(guild.id)), season_at(self._now()).after(-1)
        told: list[SeasonTold] = []
        for back in range(MAX_BEFORE):
            season = last.after(-back)
            if first is None or season < first:
                break
            placed = await self.placed(guild, season, len(MEDALS), in_teams=press.in_teams)
            if placed:
                told.append(SeasonTold(season, press.in_teams, placed))
        await request.show(seasons_screen(request.say, told, in_teams=press.in_teams))

    async def placed(self, guild: discord.Guild, season: Season, most: int, *, in_teams: bool) -> list[Placed]:
        """The first so many of those who have a place in a season."""
        rated = await self._book.rated(GuildId(guild.id), in_teams=in_teams, season=season)
        return await self._members.first_there(guild, (((person,), rating) for person, rating in rated), most)

    async def _own(self, person: PersonId, guild: discord.Guild, season: Season, *, in_teams: bool) -> Rating:
        return await self._book.rating(person, GuildId(guild.id), in_teams=in_teams, season=season)


def _read(name: str) -> Season:
    """The season of this name."""
    with suppress(ValueError):
        return read_season(name)
    raise PressError


def season_name(say: Speaker, season: Season) -> str:
    """Which season it is, in words."""
    return say("season-name", quarter=season.quarter, year=str(season.year))


def season_screen(say: Speaker, told: SeasonTold) -> Screen:
    """Who stands where in a season, and how far whoever looks is who has no place."""
    season = told.season
    lines = [
        say("season-header", season=season_name(say, season), kind=kind_name(say, in_teams=told.in_teams)),
        say("season-days", first=_day(season.began), last=_day(season.ended - timedelta(days=1))),
        *placed_lines(say, told.placed, told.page * PAGE),
    ]
    if not told.placed:
        lines.append(say("standings-none"))
    if told.own is not None and not told.own.has_place:
        games, people = min(told.own.games, PLACEMENT_GAMES), min(told.own.opponents, ENOUGH_OPPONENTS)
        enough, different = PLACEMENT_GAMES, ENOUGH_OPPONENTS
        lines.append(say("season-placement", games=games, enough=enough, people=people, different=different))
    lines.append(say("season-about"))
    before = Button(say("button-seasons"), ShowSeasons(told.in_teams))
    other = ShowSeason(season.name, not told.in_teams, 0)
    turn = turning(say, lambda page: ShowSeason(season.name, told.in_teams, page), told.page, has_more=told.has_more)
    return Screen("\n".join(lines), (*turn, (before, *_ways(say, other, in_teams=told.in_teams))))


def seasons_screen(say: Speaker, told: Sequence[SeasonTold], *, in_teams: bool) -> Screen:
    """Who was best in each of these seasons."""
    lines = [say("season-header", season=say("button-seasons"), kind=kind_name(say, in_teams=in_teams))]
    for one in told:
        names = listed(
            say, (f"{medal} {_name(say, placed)}" for medal, placed in zip(MEDALS, one.placed, strict=False))
        )
        lines.append(say("season-best", season=season_name(say, one.season), names=names))
    if not told:
        lines.append(say("seasons-none"))
    options = tuple(MenuOption(season_name(say, one.season), ShowSeason(one.season.name, in_teams, 0)) for one in told)
    rows: list[Row] = [Menu(say("seasons-which"), options)] if options else []
    this = Button(say("button-season"), ShowSeason(None, in_teams, 0))
    rows.append((this, *_ways(say, ShowSeasons(not in_teams), in_teams=in_teams)))
    return Screen("\n".join(lines), tuple(rows))


def placed_lines(say: Speaker, placed: Sequence[Placed], before: int = 0) -> list[str]:
    """A line for each of those who have a place, after so many others."""
    return [
        say("standings-line", place=place, names=_name(say, one), told=points_words(say, one[1]))
        for place, one in enumerate(placed, before + 1)
    ]


def _name(say: Speaker, placed: Placed) -> str:
    return shown_name(called(say, placed[0][0]))


def kind_name(say: Speaker, *, in_teams: bool) -> str:
    """Which games a table is of, as its list is called."""
    return say("standings-teams") if in_teams else say("standings-alone")


def _ways(say: Speaker, other: ShowSeason | ShowSeasons, *, in_teams: bool) -> tuple[Button, Button]:
    """To the same of the other kind of games, and to the list of all time."""
    standings = Standings.TEAMS if in_teams else Standings.ALONE
    return (
        Button(say("button-season-alone") if in_teams else say("button-season-teams"), other),
        Button(say("button-standings"), ShowStandings(standings, 0)),
    )


def _day(moment: datetime) -> str:
    # At noon it is that day nearly everywhere.
    return f"<t:{int((moment + timedelta(hours=12)).timestamp())}:D>"


MAX_TOLD: Final = 3
"""So many stand in the post about the end of a season; a button shows all of them."""


class WeeklySummary:
    """Tells of weeks."""

    def __init__(self, book: StoredStatistics, members: Members, seasons: SeasonFeature) -> None:
        """Tell what stands in this book, and of the season that ended."""
        self._book = book
        self._members = members
        self._seasons = seasons

    async def tell(self, post: RegularPost, guild: discord.Guild, say: Speaker) -> Screen | None:
        """The week before a post is due, and the season that ended in it; None if there is nothing to tell."""
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

    async def _over(self, post: RegularPost, guild: discord.Guild) -> list[SeasonTold]:
        """Who stands where at the end of a season that ended since the post before; nothing where none did."""
        season = season_at(post.due - post.what.every)
        if season == season_at(post.due):
            return []
        told = [
            SeasonTold(season, in_teams, await self._seasons.placed(guild, season, MAX_TOLD, in_teams=in_teams))
            for in_teams in (True, False)
        ]
        return [one for one in told if one.placed]


def over_screen(say: Speaker, over: Sequence[SeasonTold], week: Screen | None) -> Screen:
    """The end of a season, whose tables a button each shows, above what was played in the week."""
    lines = [say("season-over", season=season_name(say, over[0].season))]
    for one in over:
        lines += [f"**{kind_name(say, in_teams=one.in_teams)}**", *placed_lines(say, one.placed)]
    tables = tuple(
        Button(kind_name(say, in_teams=one.in_teams), ShowSeason(one.season.name, one.in_teams, 0)) for one in over
    )
    return Screen("\n".join((*lines, *(["", week.text] if week else []))), (tables,))


def week_screen(say: Speaker, week: Week, people: Mapping[PersonId, Person]) -> Screen:
    """What was played in a week; nobody is mentioned, everybody is named."""

    def name(person: PersonId) -> str:
        return shown_name(called(say, people[person]))

    lines = [say("week-header"), say("week-games", games=week.games, players=week.players)]
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
    return Screen("\n".join((*lines, say("week-footer"))))

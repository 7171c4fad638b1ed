"""What was played in a server in a week: only of those who show it, and are there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from tockbot.bot.people import Members
from tockbot.bot.screen import Button, Screen
from tockbot.bot.table_texts import guessed_line
from tockbot.bot.words import Speaker, called, shown_name
from tockbot.features.statistics.screens import ShowSeason
from tockbot.features.statistics.seasons import SeasonTold, TellingSeasons, kind_name, placed_lines, season_name
from tockbot.results import Week, season_at, week_of
from tockbot.storage import StoredStatistics
from tockbot.tables import Person, PersonId, RegularPost

MOST_TOLD: Final = 3
"""So many stand in the post about the end of a season; a button shows all of them."""


class TellingWeeks:
    """Tells of weeks."""

    def __init__(self, book: StoredStatistics, members: Members, seasons: TellingSeasons) -> None:
        """Tell what stands in this book, and of the season that ended."""
        self._book = book
        self._members = members
        self._seasons = seasons

    async def tell(self, post: RegularPost, guild: discord.Guild, say: Speaker) -> Screen | None:
        """The week before a post is due, and the season that ended in it; None if there is nothing to tell.

        Raises:
            StorageError: it could not be read.
        """
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
            SeasonTold(season, in_teams, await self._seasons.placed(guild, season, MOST_TOLD, in_teams=in_teams))
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

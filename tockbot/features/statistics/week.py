"""What was played in a server in a week: only of those who show it, and are there."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from tockbot.bot.people import Members
from tockbot.bot.screen import Screen
from tockbot.bot.words.person_names import called, shown_name
from tockbot.bot.words.speaker import Speaker
from tockbot.bot.words.status import guessed_line
from tockbot.results import Week, week_of
from tockbot.storage import StoredStatistics
from tockbot.tables import Person, PersonId, RegularPost


class TellingWeeks:
    """Tells of weeks."""

    def __init__(self, book: StoredStatistics, members: Members) -> None:
        """Tell what stands in this book."""
        self._book = book
        self._members = members

    async def tell(self, post: RegularPost, guild: discord.Guild, say: Speaker) -> Screen | None:
        """The week before a post is due; None if nobody of whom it may be told played.

        Raises:
            StorageError: it could not be read.
        """
        played = await self._book.games_between(post.guild, post.due - post.what.every, post.due)
        known = {person.id: person for _, person, _ in played}
        shown = {one: person for one, person in known.items() if await self._members.is_in(guild, person)}
        games = [(table_id, game) for table_id, person, game in played if person.id in shown]
        guessed = await self._book.guessed_between(post.guild, post.due - post.what.every, post.due)
        points = {person.id: points for person, points in guessed if await self._members.is_in(guild, person)}
        people = {**shown, **{person.id: person for person, _ in guessed}}
        return week_screen(say, week_of(games, points), people) if games else None


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

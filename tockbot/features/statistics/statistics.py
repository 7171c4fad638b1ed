"""Statistics for whoever asks: of a person, and who stands where in a server.

Only of the server in which it is asked, for there both are: whoever asks, and whom it is about. In direct messages
everybody sees their own alone, from everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import assert_never

import discord

from tockbot.bot.handlers import Command, does
from tockbot.bot.lists import PAGE, page_of
from tockbot.bot.people import Members
from tockbot.bot.press import Cost
from tockbot.bot.refusals import Objection
from tockbot.bot.request import Request
from tockbot.features.statistics.screens import (
    ShowStandings,
    Standing,
    Standings,
    standings_screen,
    statistics_screen,
)
from tockbot.features.statistics.words import MOST_PARTNERS, StatisticsTold
from tockbot.results import Rating, Score, statistics_of
from tockbot.service import utc_now
from tockbot.storage import StoredReviews, StoredStatistics
from tockbot.tables import GuildId, Person, Refused, UserId

EVER = datetime(1970, 1, 1, tzinfo=UTC)


class TellingStatistics:
    """Answers who asks for statistics."""

    def __init__(
        self,
        book: StoredStatistics,
        reviews: StoredReviews,
        members: Members,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """Tell what stands in these books, of those who are still in a server."""
        self._book = book
        self._reviews = reviews
        self._members = members
        self._now = now

    @Command("stats", asked=Cost.STATISTICS, anywhere=True)
    async def stats(self, request: Request, player: discord.User | None = None) -> None:
        """See what your games came to, or somebody else's in this server.

        Raises:
            Refused: NO_STATISTICS, STATISTICS_ELSEWHERE.
        """
        guild = request.guild
        person = await self._asked_about(request, player)
        where = None if guild is None else GuildId(guild.id)
        games = await self._book.games(person.id, where)
        if not games:
            raise Refused(Objection.NO_STATISTICS)
        together = statistics_of(games)
        partners: list[tuple[Person, Score]] = []
        if guild is not None:
            ids = [one for one, _ in together.by_partner[: 2 * MOST_PARTNERS]]
            shown = await self._book.shown(ids, GuildId(guild.id))
            for one, score in together.by_partner[: 2 * MOST_PARTNERS]:
                if one in shown and len(partners) < MOST_PARTNERS and await self._members.is_in(guild, shown[one]):
                    partners.append((shown[one], score))
        ratings: list[Rating | None] = [None, None]
        if where is not None:
            ratings = [await self._book.rating(person.id, where, in_teams=in_teams) for in_teams in (True, False)]
        accuracies = tuple(await self._reviews.accuracies(person.id, where))
        teams, alone = ratings
        told = StatisticsTold(person, together, tuple(partners), teams, alone, accuracies)
        await request.show(statistics_screen(request.say, told, here=guild is not None))

    async def _asked_about(self, request: Request, player: discord.User | None) -> Person:
        """Whom it is about.

        Raises:
            Refused: NO_STATISTICS, where there is nobody of whom anything may be told; STATISTICS_ELSEWHERE.
        """
        if player is None or UserId(player.id) == request.user:
            return request.person
        if request.guild is None:
            raise Refused(Objection.STATISTICS_ELSEWHERE)
        person = await request.viewers.find(UserId(player.id))
        # Nobody is told which of these it is.
        if (
            person is None
            or await self._book.is_hidden(person.id)
            or not await self._members.is_in(request.guild, person)
        ):
            raise Refused(Objection.NO_STATISTICS)
        return (await self._members.named(request.guild, (person,)))[person.id]

    @Command(
        "leaderboard",
        asked=Cost.STATISTICS,
        choices={"standings": ("standings", tuple(one.value for one in Standings))},
    )
    async def leaderboard(self, request: Request, standings: str | None = None) -> None:
        """See who stands where in this server."""
        await self.show_standings(request, ShowStandings(Standings(standings or Standings.TEAMS.value), 0))

    @does(ShowStandings)
    async def show_standings(self, request: Request, press: ShowStandings) -> None:
        """Show a page of a list of this server.

        Raises:
            Refused: NEEDS_SERVER, NOT_IN_SERVER.
        """
        guild = request.server()
        all_listed = await self._listed(GuildId(guild.id), press.standings)
        listed = await self._members.first_there(guild, all_listed, (press.page + 1) * PAGE + 1)
        page, has_more = page_of(listed, press.page)
        await request.show(standings_screen(request.say, press.standings, press.page, page, has_more=has_more))

    async def _listed(self, guild: GuildId, standings: Standings) -> list[Standing]:
        match standings:
            case Standings.TEAMS | Standings.ALONE:
                rated = await self._book.rated(guild, in_teams=standings is Standings.TEAMS)
                return [((person,), rating) for person, rating in rated]
            case Standings.MONTH:
                return [((person,), score) for person, score in await self._book.scores(guild, self._month())]
            case Standings.PAIRS | Standings.PAIRS_MONTH:
                since = EVER if standings is Standings.PAIRS else self._month()
                return [((one, other), score) for one, other, score in await self._book.pairs(guild, since)]
            case _:
                assert_never(standings)

    def _month(self) -> datetime:
        """When this month began, in UTC."""
        return self._now().replace(day=1, hour=0, minute=0, second=0, microsecond=0)

"""Tests regular posts: each is made once, by any process, and stopped if the channel does not allow it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from tests.service.test_counting import NoShard
from tests.service.test_left_servers import Clock
from tests.storage.places import database
from tests.tables.live import GUILD
from tockbot.service import EveryShard, RegularPosts
from tockbot.service.background import CLAIMED_FOR
from tockbot.storage import DatabaseLocation, Regular, RegularPost, StoredRegularPosts
from tockbot.tables import ChannelId, PersonId

MONDAY = datetime(2026, 1, 5, 8, tzinfo=UTC)
WEEK = RegularPost(GUILD, Regular.WEEK, ChannelId(7), PersonId(1), MONDAY)
A_WEEK = timedelta(weeks=1)


class Poster:
    """Records what it posts, unless it is to fail, or is not allowed to."""

    def __init__(self) -> None:
        self.posted: list[RegularPost] = []
        self.given_up: list[RegularPost] = []
        self.fails = False
        self.may = True
        self.tries = 0

    async def post(self, post: RegularPost) -> bool:
        await asyncio.sleep(0)
        self.tries += 1
        if self.fails:
            raise OSError("Discord is away")
        if self.may:
            self.posted.append(post)
        return self.may

    async def notify_given_up(self, post: RegularPost) -> None:
        self.given_up.append(post)


@pytest.mark.parametrize(
    ("now", "last"),
    [
        (MONDAY, MONDAY),
        (MONDAY - timedelta(seconds=1), MONDAY - A_WEEK),
        (MONDAY + timedelta(days=6), MONDAY),
    ],
)
def test_a_week_is_due_on_mondays(now: datetime, last: datetime) -> None:
    assert MONDAY.weekday() == 0
    assert (Regular.WEEK.last_due(now), Regular.WEEK.next_due(now)) == (last, last + A_WEEK)


async def test_two_processes_make_each_due_post_once(place: DatabaseLocation) -> None:
    async with database(place) as one, database(place) as other:
        clock, poster = Clock(MONDAY - timedelta(seconds=1)), Poster()
        await StoredRegularPosts(one).want(WEEK)
        posts = [RegularPosts(StoredRegularPosts(opened), poster, EveryShard(), clock) for opened in (one, other)]
        idle = RegularPosts(StoredRegularPosts(one), poster, NoShard(), clock)

        async def look() -> None:
            await idle.look()
            await asyncio.gather(*(each.look() for each in posts))

        await look()
        assert poster.posted == []
        clock.now = MONDAY
        for _ in range(2):
            await look()
            assert poster.posted == [WEEK]
        # No bot ran for more than two weeks: only the latest post is made.
        clock.now = MONDAY + 3 * A_WEEK + timedelta(hours=5)
        await look()
        assert poster.posted == [WEEK, replace(WEEK, due=MONDAY + 3 * A_WEEK)]
        assert (await StoredRegularPosts(one).due(clock.now + A_WEEK))[0].due == MONDAY + 4 * A_WEEK


async def test_failed_post_is_retried_after_the_claim_expires(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        clock, poster = Clock(MONDAY), Poster()
        await StoredRegularPosts(opened).want(WEEK)
        posts = RegularPosts(StoredRegularPosts(opened), poster, EveryShard(), clock)
        poster.fails = True
        await posts.look()
        poster.fails = False
        clock.now += CLAIMED_FOR
        await posts.look()
        assert poster.posted == []
        clock.now += timedelta(seconds=1)
        await posts.look()
        assert poster.posted == [WEEK]


async def test_failing_post_is_tried_less_often_and_logged_once(
    place: DatabaseLocation, caplog: pytest.LogCaptureFixture
) -> None:
    async with database(place) as opened:
        clock, poster = Clock(MONDAY), Poster()
        await StoredRegularPosts(opened).want(WEEK)
        posts = RegularPosts(StoredRegularPosts(opened), poster, EveryShard(), clock)
        poster.fails = True
        for _ in range(24 * 40):
            await posts.look()
            clock.now += timedelta(seconds=90)
        assert poster.tries < 35
        assert len(caplog.records) == 1
        poster.fails = False
        clock.now += timedelta(hours=1)
        await posts.look()
        assert poster.posted == [WEEK]


async def test_refused_post_is_given_up_and_reported_once(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        book, clock, poster = StoredRegularPosts(opened), Clock(MONDAY), Poster()
        poster.may = False
        posts = RegularPosts(book, poster, EveryShard(), clock)
        await book.want(WEEK)
        for _ in range(2):
            await posts.look()
        assert poster.given_up == [WEEK]
        assert await book.wanted(GUILD) == {}
        elsewhere = replace(WEEK, channel=ChannelId(8))
        await book.want(elsewhere)
        assert not await book.give_up(WEEK)
        assert await book.wanted(GUILD) == {Regular.WEEK: ChannelId(8)}
        await book.unsubscribe(GUILD, Regular.WEEK)
        assert await book.due(MONDAY + A_WEEK) == []

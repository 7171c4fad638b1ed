"""Where a game turned: each side's chance over the game, the plays that changed it most, and what was better."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.bot.limits import check
from tests.features.test_replay import LONG, SMALL, past
from tests.tables.live import EVERY_RULESET
from tockbot.bot.screen import Menu
from tockbot.bot.words.speaker import languages, speaker
from tockbot.computer import PooledPlayer
from tockbot.computer.evaluation import course_of
from tockbot.features.review import Review, Reviews, change, review_screen, turns_of
from tockbot.render import CourseScene, draw_course
from tockbot.rules import table_rules
from tockbot.tables import PastGame, Refused, UserId

ANNA = UserId(1)


async def reviewed(game: PastGame) -> Review:
    """The review of a game, by a player that thinks in a thread."""
    player = PooledPlayer(lambda: ThreadPoolExecutor(1), soft_limit=60)
    try:
        return await Reviews(player, 2).get(ANNA, game)
    finally:
        player.close()


async def test_a_review_ends_with_who_won_and_names_the_plays_that_changed_most() -> None:
    game = past(SMALL)
    review = await reviewed(game)
    assert len(review.course) == game.length
    assert all(sum(chances) == pytest.approx(1) for chances in review.course)
    assert review.course[0] == pytest.approx((0.5, 0.5))
    assert review.course[-1] == (1.0, 0.0)
    changes = [abs(after - before) for before, after in (change(game, review.course, n) for n in range(1, game.length))]
    assert sorted(changes)[-3:] == sorted(changes[number - 1] for number in review.turns)
    for language in languages():
        screen = review_screen(speaker(language), game, LONG, review, may_share=True)
        check(screen)
        (row,) = screen.rows
        assert not isinstance(row, Menu)
        assert len(row) == 4
    told = review_screen(speaker("en"), game, LONG, review, may_share=False)
    assert told.text.count("The hard player would have played") == 3
    assert told.picture is not None
    assert isinstance(told.picture.scene, CourseScene)
    assert "round by round: 50 %, " in told.picture.alt
    assert len(draw_course(told.picture.scene)) > 5_000


def test_every_side_has_its_share_where_each_plays_alone() -> None:
    game = past(table_rules("italian", 3, options={"places": "on"}))
    course = course_of(game.transcript.rules, game.boards)
    assert all(sum(chances) == pytest.approx(1) for chances in course)
    assert course[-1][game.table.game.finished[0][0]] == 1.0 if game.table.game else False
    even = tuple((1 / 3,) * 3 for _ in range(game.length))
    assert turns_of(game, even) == (), "nothing changed"
    check(review_screen(speaker("en"), game, LONG, Review(even, (), ()), may_share=True))
    assert EVERY_RULESET[-1] == game.transcript.rules


async def test_one_person_has_one_review_made_at_a_time() -> None:
    game = past(SMALL)
    player = PooledPlayer(lambda: ThreadPoolExecutor(1), soft_limit=60)
    reviews = Reviews(player, 2)

    first = asyncio.create_task(reviews.get(ANNA, game))
    await asyncio.sleep(0)
    with pytest.raises(Refused):
        await reviews.get(ANNA, game)
    other = await reviews.get(UserId(2), game)
    assert await first is other
    player.close()

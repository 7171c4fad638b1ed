"""Game reviews: mistakes are listed, the worst first, and can be retried; the rest is luck."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.bot.limits import check
from tests.features.test_replay import LONG
from tests.storage.places import database
from tests.tables.live import MOMENT, LiveTable, begun_from
from tockbot.bot.press import write_press
from tockbot.bot.screen import Menu
from tockbot.bot.words import languages, speaker
from tockbot.computer import PooledPlayer, judge_of
from tockbot.computer.search import SearchBudget, compare_plays, search_gift, search_play
from tockbot.features.review import ReviewError, Reviews, read_review, review_json
from tockbot.features.review_screens import (
    Mistake,
    Retry,
    Review,
    Reviewed,
    ShowChoice,
    ShowMistake,
    accuracies,
    accuracy,
    choice_screen,
    choices_in,
    found_screen,
    mistake_screen,
    review_screen,
)
from tockbot.features.turn.turn import BackToHand
from tockbot.render import BoardScene, CourseScene, draw_course
from tockbot.rules import Phase, Play, Position, parse_position
from tockbot.storage import Database, DatabaseLocation, StoredLog, StoredPersonalData, StoredReviews
from tockbot.tables import (
    Entry,
    Kind,
    PastGame,
    PersonId,
    Refused,
    Stage,
    Stamp,
    TableId,
    UserId,
    commands,
    observe,
    past_game,
)

pytestmark = pytest.mark.usefixtures("in_the_core")

ANNA = UserId(1)
RANKS = "A23456789TQK"
EN = speaker("en")
THOUGHT = SearchBudget(tried=8, playouts=600)
BLUNDER = 0.15
"""Minimum loss of winning chance of a deliberate blunder."""


async def unheard(_done: int, _whole: int) -> None:
    """Ignore progress reports."""


async def reviewed(game: PastGame) -> Review:
    """Return a game's review by a player that thinks in a thread, without storing it."""
    player = PooledPlayer(lambda: ThreadPoolExecutor(1), soft_limit=60)
    with TemporaryDirectory() as folder:
        try:
            async with database(Path(folder) / "t.sqlite3") as opened:
                return await Reviews(player, StoredReviews(opened), 2).get(ANNA, game, unheard)
        finally:
            player.close()


@cache
def blundered(seed: int) -> tuple[PastGame, int]:
    """Return a short game between strong players, and the number of the moment after its only blunder."""
    rng = Random(seed)
    live = begun_from(position_near_the_end(rng))
    blunder = 0
    while live.table.stage is Stage.PLAYING:
        if live.game.position.phase is Phase.EXCHANGE:
            for seat in live.table.rules.seats:
                gift = search_gift(observe(live.table, live.game, seat), THOUGHT, seed)[0].what
                live.do(live.player(seat), partial(commands.give, card=gift, stamp=live.game.stamp))
            continue
        seen = observe(live.table, live.game, live.turn)
        plays = search_play(seen, THOUGHT, seed)
        chosen = plays[0].what
        if not blunder and plays[0].chance - plays[-1].chance > BLUNDER:
            best, worst = compare_plays(seen, (chosen, plays[-1].what), 400, seed)
            if best - worst > BLUNDER:
                blunder, chosen = len(live.game.history) + 1, plays[-1].what
        played(live, chosen)
    past = past_game(TableId(7), live.entries, MOMENT)
    assert past is not None
    assert blunder, "choose another seed, with a possible mistake"
    return past, next(n for n in range(past.length) if past.play_at(n) and plays_until(past, n) == blunder)


def position_near_the_end(rng: Random) -> Position:
    """Return a position of two players with two pawns at home each, and the others on the track."""
    fields = rng.sample(range(1, 64), 4)
    pawns = "/".join(f"{min(two)},{max(two)},h3,h4" for two in (fields[:2], fields[2:]))
    hands = "/".join("".join(sorted(rng.choices(RANKS, k=5), key=RANKS.index)) for _ in range(2))
    return parse_position(f"swiss 2s d2 pm 0 {pawns} {hands}")


def plays_until(past: PastGame, number: int) -> int:
    """Return the number of plays up to a moment."""
    return len(past.see(number, None, {}, hands_open=False).game.history)


def played(live: LiveTable, chosen: Play) -> None:
    """Make a play for the player to act."""
    live.do(live.player(live.turn), partial(commands.play, chosen=chosen, stamp=live.game.stamp))


@pytest.mark.parametrize("seed", [0, 10, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 9))])
async def test_deliberate_blunder_is_the_first_mistake_of_a_review(seed: int) -> None:
    game, blunder = blundered(seed)
    record = game.play_at(blunder)
    assert record is not None
    review = await reviewed(game)
    worst, *others = review.mistakes(person_of(game, blunder))
    assert worst.chosen.moment == blunder
    assert worst.chosen.done == record.play
    assert all(other.loss < worst.loss for other in others)
    assert worst.weighed.best.what != record.play
    assert worst in review.mistakes()
    assert accuracy([worst]) < accuracy(review.of(record.seat))


def person_of(game: PastGame, moment: int) -> PersonId:
    """Return the person whose play led to a moment."""
    record = game.play_at(moment)
    assert record is not None
    (person,) = [person for person, seat in game.table.presence.held if seat == record.seat]
    return person


async def test_luck_and_mistakes_add_up_to_the_final_chance() -> None:
    game, _ = blundered(0)
    review = await reviewed(game)
    assert len(review.course) == game.length
    assert [len(side) for side in game.transcript.rules.sides] == [1, 1]
    first, second = game.transcript.rules.sides
    mistakes = review.loss(first) - review.loss(second)
    assert review.luck(game.transcript.rules, 0) - mistakes == pytest.approx(review.course[-1][0] - 0.5)
    assert review.luck(game.transcript.rules, 1) == pytest.approx(-review.luck(game.transcript.rules, 0))
    assert {one.moment for one in choices_in(game) if isinstance(one.done, str)} <= set(game.rounds)


async def test_review_fits_discord_in_every_language() -> None:
    game, blunder = blundered(0)
    review = await reviewed(game)
    person, shown = person_of(game, blunder), Reviewed(game, LONG, review)
    for language in languages():
        say = speaker(language)
        screen = review_screen(say, shown, person, may_share=True)
        check(screen)
        check(review_screen(say, Reviewed(game, LONG, Review(review.course, ())), None, may_share=False))
        (row,) = screen.rows
        assert not isinstance(row, Menu)
        assert any(isinstance(button.press, ShowMistake) for button in row)
        for choice in review.choices:
            check(choice_screen(say, shown, choice))
        mistake = Mistake(game.id, 0, review.mistakes(person)[0], "W" * 32)
        check(mistake_screen(say, mistake, above=say("mistake-still", percent=99)))
        check(found_screen(say, shown, mistake, 1))


async def test_better_move_is_drawn_on_the_earlier_board() -> None:
    game, blunder = blundered(0)
    review = await reviewed(game)
    worst = review.mistakes(person_of(game, blunder))[0]
    shown = Reviewed(game, LONG, review)
    told = review_screen(EN, shown, None, may_share=False)
    assert told.picture is not None
    assert isinstance(told.picture.scene, CourseScene)
    assert (blunder, 1) in told.picture.scene.marks
    assert len(draw_course(told.picture.scene)) > 5_000
    better = choice_screen(EN, shown, worst)
    assert better.picture is not None
    assert isinstance(better.picture.scene, BoardScene)
    (drawn,) = better.picture.scene.plays
    assert drawn.moves == getattr(worst.weighed.best.what, "moves", None)
    exercise = mistake_screen(EN, Mistake(game.id, 0, worst, "Anna"))
    presses = [button.press for row in exercise.rows if not isinstance(row, Menu) for button in row]
    assert isinstance(presses[-1], ShowChoice)
    assert all(isinstance(press, Retry) for press in presses[:-1])
    long = Retry(TableId(10**18 - 1), 2, BackToHand(TableId(0), Stamp(10**18 - 1)))
    assert len(write_press(long)) <= 100


async def test_review_is_computed_once_with_progress_reports(
    monkeypatch: pytest.MonkeyPatch, place: DatabaseLocation
) -> None:
    monkeypatch.setattr("tockbot.features.review.REPORT_SECONDS", 0.0)
    game, _ = blundered(0)
    player = PooledPlayer(lambda: ThreadPoolExecutor(1), soft_limit=60)
    async with database(place) as opened:
        await _made_once(game, player, opened)


async def _made_once(game: PastGame, player: PooledPlayer, opened: Database) -> None:
    table_id = await StoredLog(opened).open([Entry(1, MOMENT, None, game.table.opening)])
    assert table_id is not None
    opening = replace(game.table.opening, kind=Kind.GAME)
    game = replace(game, id=table_id, table=replace(game.table, opening=opening))
    book, heard = StoredReviews(opened), list[tuple[int, int]]()
    reviews = Reviews(player, book, 2)

    async def hear(done: int, whole: int) -> None:
        heard.append((done, whole))
        await asyncio.sleep(0)

    first = asyncio.create_task(reviews.get(ANNA, game, hear))
    await asyncio.sleep(0)
    with pytest.raises(Refused):
        await reviews.get(ANNA, game, unheard)
    other = await reviews.get(UserId(2), game, unheard)
    review = await first
    assert other is review
    assert heard == [(number, len(review.choices)) for number in range(len(review.choices))]
    player.close()
    # Another process has no player; it needs none.
    again = await Reviews(player, book, 2).get(ANNA, game, hear)
    assert len(heard) == len(review.choices)
    assert [round(one.loss, 4) for one in again.choices] == [round(one.loss, 4) for one in review.choices]
    assert [one.weighed.best.what for one in again.choices] == [one.weighed.best.what for one in review.choices]
    assert [one.weighed.best.reasons for one in again.choices] == [one.weighed.best.reasons for one in review.choices]
    stored, judge = await book.find(table_id), judge_of(game.transcript.rules)
    assert stored == review_json(review, judge) == review_json(again, judge)
    older = json.loads(stored)
    assert older.pop("judge") == judge
    assert review_json(read_review(json.dumps(older), game), judge) == stored
    told = accuracies(review)
    assert told
    for person, own in told.items():
        assert await book.accuracies(person, game.guild) == await book.accuracies(person, None) == [own]
        assert (await StoredPersonalData(opened).of(person))["accuracies"][0]["accuracy"] == own
    seated, stranger = next(iter(told)), PersonId(99)
    assert (await reviews.may_read(game, seated), await reviews.may_read(game, stranger)) == (True, False)
    await reviews.share(game)
    assert await reviews.may_read(game, stranger)
    with pytest.raises(ReviewError):
        read_review('{"course": [], "choices": []}', game)
    with pytest.raises(ReviewError):
        read_review("{", game)

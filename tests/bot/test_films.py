from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest

from tockbot.bot import sending as module
from tockbot.bot.press import Limits
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.sending import FilmKey, Films
from tockbot.render import WOOD, FilmScene, Theme
from tockbot.tables import Refused, Stamp, TableId, UserId

SCENE = FilmScene(())
LIMITS = Limits(films=3, films_waiting=2)


def key(table: int) -> FilmKey:
    return TableId(table), Stamp(1), 0, "en", "wood", True


class Artist:
    """Draws a film when it is allowed to; counts films, and how many are drawn at a time."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.number = count(1)
        self.drawn = 0
        self.at_once = self.most_at_once = 0

    def __call__(self, scene: FilmScene, theme: Theme) -> bytes:
        del scene, theme
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        assert self.go.wait(10)
        self.at_once -= 1
        self.drawn += 1
        return f"film {next(self.number)}".encode()


@contextmanager
def artist(monkeypatch: pytest.MonkeyPatch) -> Iterator[Artist]:
    one = Artist()
    monkeypatch.setattr(module, "draw_film", one)
    try:
        yield one
    finally:
        one.go.set()


def ask(films: Films, user: int, table: int) -> asyncio.Task[bytes]:
    return asyncio.create_task(films.drawn(UserId(user), key(table), SCENE, WOOD))


async def test_thirty_requests_for_one_film_draw_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with artist(monkeypatch) as one:
        films = Films(LIMITS.films, LIMITS.films_waiting)
        asked = [ask(films, user, 1) for user in range(30)]
        await asyncio.sleep(0.05)
        one.go.set()
        assert await asyncio.gather(*asked) == [b"film 1"] * 30
        assert await ask(films, 99, 1) == b"film 1"
        assert one.drawn == 1


async def test_a_person_has_one_film_drawn_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with artist(monkeypatch) as one:
        films = Films(LIMITS.films, LIMITS.films_waiting)
        first = ask(films, 1, 1)
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await ask(films, 1, 2)
        assert refused.value.reason is BotRefusal.ONE_FILM_AT_A_TIME
        one.go.set()
        await first
        assert await ask(films, 1, 2) == b"film 2"


async def test_film_queue_is_limited_and_draws_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with artist(monkeypatch) as one:
        films = Films(LIMITS.films, LIMITS.films_waiting)
        asked = [ask(films, number, number) for number in range(1, 30)]
        await asyncio.sleep(0.05)
        answers: list[object] = []
        one.go.set()
        answers += await asyncio.gather(*asked, return_exceptions=True)
        reasons = [answer.reason for answer in answers if isinstance(answer, Refused)]
        assert reasons == [BotRefusal.FILMS_BUSY] * 27
        assert answers[:2] == [b"film 1", b"film 2"]
        assert (one.drawn, one.most_at_once) == (2, 1)
        assert await ask(films, 50, 50) == b"film 3", "there is room again"


async def test_cancelled_film_can_be_requested_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with artist(monkeypatch) as one:
        films = Films(LIMITS.films, LIMITS.films_waiting)
        gone = ask(films, 1, 1)
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        one.go.set()
        assert await ask(films, 1, 1) == b"film 1"

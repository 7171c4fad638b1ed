"""The operator's log: it says why something failed, and never contains a card, a seed or a token."""

from __future__ import annotations

import logging
import re
from hashlib import sha256
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from tests.e2e.positions import late_in_a_game, put
from tests.e2e.test_whole_games import play_on
from tests.e2e.world import exchange, open_world, play_by_buttons, seat_four
from tockbot.bot.press import write_press
from tockbot.bot.shared_presses import ShowLog
from tockbot.monitoring import set_up_logging
from tockbot.rules import Seat, table_rules
from tockbot.service import traceback_line
from tockbot.storage import StorageError

A_CARD = re.compile(r"'[2-9TJQKA][shdc]'|(?:10|[2-9JQKA])[♠♥♦♣]")


@pytest.mark.usefixtures("log_as_before")
async def test_the_log_of_a_game_at_debug_holds_no_card_seed_or_token(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    set_up_logging(logging.DEBUG)
    tokens: list[str] = []
    async with open_world(tmp_path / "t.sqlite3") as world:
        world.env.backend.subscribers.insert(0, lambda _, payload: tokens.append(str(payload.get("token", ""))))
        await put(world, late_in_a_game(table_rules("swiss", 4)), ("Anna", None, None, None))
        await play_on(world, ("Anna",))
        await world["Anna"].click(world.board(), custom_id=write_press(ShowLog(world.seen().id)))
    seed = sha256(b"game 1").digest()
    text = caplog.text
    assert "connected as" in text
    assert not A_CARD.search(text), A_CARD.search(text)
    assert seed.hex() not in text
    assert repr(seed) not in text
    assert any(tokens)
    assert not [token for token in tokens if token and token in text]
    assert "INSERT" not in text


def counted(name: str, **labels: str) -> float:
    """Return the current value of a metric."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def test_presses_and_plays_are_counted(tmp_path: Path) -> None:
    plays = counted("tockbot_plays_total", by="person"), counted("tockbot_plays_total", by="computer")
    done = counted("tockbot_presses_total", asked="/tock new", ended="done")
    refused = counted("tockbot_presses_total", asked="/tock new", ended="refused")
    answers = counted("tockbot_answer_seconds_count")
    saves = counted("tockbot_database_seconds_count", work="save")
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna",))
        await world["Bruno"].slash(world.channel, "tock new")
        await exchange(world, ("Anna",))
        await play_by_buttons(world, "Anna")
        made = [play.seat for play in world.game().history]
        assert counted("tockbot_open_tables") == 1
        assert await world.client.trouble() is None
    assert counted("tockbot_plays_total", by="person") - plays[0] == made.count(Seat(0)) > 0
    assert counted("tockbot_plays_total", by="computer") - plays[1] == len(made) - made.count(Seat(0)) > 0
    assert counted("tockbot_presses_total", asked="/tock new", ended="done") == done + 1
    assert counted("tockbot_presses_total", asked="/tock new", ended="refused") == refused + 1
    assert counted("tockbot_answer_seconds_count") > answers + 3
    assert counted("tockbot_database_seconds_count", work="save") > saves
    assert await world.client.trouble() is not None


def raised(error: Exception) -> Exception:
    """Return an error as if caught."""
    with pytest.raises(type(error)) as caught:
        raise error
    return caught.value


def test_the_log_says_why_something_could_not_be_saved() -> None:
    assert "disk I/O error" in traceback_line(raised(StorageError("The database could not save: disk I/O error.")))
    assert "Kh" not in traceback_line(raised(ValueError("'Kh'")))

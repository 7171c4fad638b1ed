"""What the operator's log tells: why something failed, and never a card, a seed or a token."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from tests.e2e.test_whole_games import play_on
from tests.e2e.world import open_world, seat_four
from tockbot.app import LIBRARIES, set_up_logging
from tockbot.service import traceback_line
from tockbot.storage import StorageError

A_CARD = re.compile(r"'[2-9TJQKA][shdc]'|(?:10|[2-9JQKA])[♠♥♦♣]")


@pytest.fixture
def as_before() -> Iterator[None]:
    """Puts the levels and handlers of the log back."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    levels = {name: logging.getLogger(name).level for name in LIBRARIES}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


@pytest.mark.usefixtures("as_before")
async def test_the_log_of_a_whole_game_at_debug_holds_no_card_seed_or_token(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    set_up_logging(logging.DEBUG)
    tokens: list[str] = []
    async with open_world(tmp_path / "t.sqlite3") as world:
        world.env.backend.subscribers.insert(0, lambda _, payload: tokens.append(str(payload.get("token", ""))))
        await seat_four(world, ("Anna",))
        await play_on(world, ("Anna",))
        await world["Anna"].slash(world.channel, "tock log")
    seed = sha256(b"game 1").digest()
    text = caplog.text
    assert "connected as" in text
    assert not A_CARD.search(text), A_CARD.search(text)
    assert seed.hex() not in text
    assert repr(seed) not in text
    assert any(tokens)
    assert not [token for token in tokens if token and token in text]
    assert "INSERT" not in text


def raised(error: Exception) -> Exception:
    """An error as it is caught."""
    with pytest.raises(type(error)) as caught:
        raise error
    return caught.value


def test_the_log_says_why_something_could_not_be_saved() -> None:
    assert "disk I/O error" in traceback_line(raised(StorageError("The database could not save: disk I/O error.")))
    assert "Kh" not in traceback_line(raised(ValueError("'Kh'")))

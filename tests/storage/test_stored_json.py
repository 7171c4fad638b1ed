"""Tests that stored JSON keeps what version 0.2.0 wrote, and can be read back. It may grow by fields.

``stored.json`` was recorded before one codec wrote all of it.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.tables.test_recorded_logs import read_back
from tests.tournaments.evenings import NOW, begun, won
from tockbot.results import FIGURES_JSON, RESULT_JSON, result_of
from tockbot.rules import table_rules
from tockbot.storage import Preferences, ServerChoices
from tockbot.storage.people import read, written
from tockbot.tables import ChannelId, Pace, QuietHours, replay
from tockbot.tournaments import TOURNAMENT_JSON, Mode, called

STORED = json.loads((Path(__file__).parent / "stored.json").read_text(encoding="utf-8"))

TOURNAMENT = called(won(begun(9, Mode.PAIRS), 0, 1), 1, ChannelId(50), NOW)

PREFERENCES = Preferences(
    language="fr",
    wide=True,
    quiet=QuietHours("Europe/Zurich", 22, 7),
    learnt=frozenset({"b", "a"}),
    in_channel=False,
)
CHOICES = ServerChoices(language="de", rules=table_rules("swiss", 4), pace=Pace.LIVE, called_role=7)


def keeps(written_now: object, stored: object) -> bool:
    """Return whether everything that was stored is written as it was, apart from fields that were added since."""
    match written_now, stored:
        case dict(), dict():
            return all(key in written_now and keeps(written_now[key], value) for key, value in stored.items())
        case list(), list():
            return len(written_now) == len(stored) and all(map(keeps, written_now, stored))
        case _:
            return written_now == stored


def kept(text: str, name: str) -> bool:
    """Return whether a text keeps the stored one of this name."""
    return keeps(json.loads(text), json.loads(STORED[name]))


async def test_result_is_stored_as_recorded(tmp_path: Path) -> None:
    result = result_of(replay(await read_back(tmp_path / "t.sqlite3", "form_1")))
    assert result is not None
    assert kept(RESULT_JSON.write(result), "result")
    assert RESULT_JSON.read(STORED["result"]) == result
    assert kept(FIGURES_JSON.write(result.seats[0].figures), "figures")
    assert FIGURES_JSON.read(STORED["figures"]) == result.seats[0].figures


def test_tournament_is_stored_as_recorded() -> None:
    assert kept(TOURNAMENT_JSON.write(TOURNAMENT), "tournament")
    assert TOURNAMENT_JSON.read(STORED["tournament"]) == TOURNAMENT


def test_choices_are_stored_as_recorded() -> None:
    assert kept(written(PREFERENCES), "preferences")
    assert read(Preferences, STORED["preferences"]) == PREFERENCES
    assert kept(written(CHOICES), "server choices")
    assert read(ServerChoices, STORED["server choices"]) == CHOICES

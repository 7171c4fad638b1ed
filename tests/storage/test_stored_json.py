"""Tests that stored JSON is written byte for byte as version 0.2.0 wrote it, and can be read back.

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


async def test_result_is_stored_as_recorded(tmp_path: Path) -> None:
    result = result_of(replay(await read_back(tmp_path / "t.sqlite3", "form_1")))
    assert result is not None
    assert RESULT_JSON.write(result) == STORED["result"]
    assert RESULT_JSON.read(STORED["result"]) == result
    assert FIGURES_JSON.write(result.seats[0].figures) == STORED["figures"]
    assert FIGURES_JSON.read(STORED["figures"]) == result.seats[0].figures


def test_tournament_is_stored_as_recorded() -> None:
    assert TOURNAMENT_JSON.write(TOURNAMENT) == STORED["tournament"]
    assert TOURNAMENT_JSON.read(STORED["tournament"]) == TOURNAMENT


def test_choices_are_stored_as_recorded() -> None:
    assert written(PREFERENCES) == STORED["preferences"]
    assert read(Preferences, STORED["preferences"]) == PREFERENCES
    assert written(CHOICES) == STORED["server choices"]
    assert read(ServerChoices, STORED["server choices"]) == CHOICES

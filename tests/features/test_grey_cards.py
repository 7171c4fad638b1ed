"""The text of a hand about cards that cannot be played."""

from __future__ import annotations

import pytest

from tests.bot.walking import seen_by
from tests.tables.live import arranged
from tockbot.bot.words import languages, speaker
from tockbot.features.turn.screens import hand_screen
from tockbot.rules import table_rules

OTHERS = "r,r,r,r/r,r,r,r/r,r,r,r"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("pawns", "hand", "reason"),
    [("r,r,r,r", "5K", "hand-unplayable-waiting"), ("5,r,r,r", "5J", "hand-unplayable"), ("5,r,r,r", "5K", None)],
)
def test_the_reason_is_said_where_a_card_is_grey(language: str, pawns: str, hand: str, reason: str | None) -> None:
    say = speaker(language)
    table = arranged(table_rules("swiss", 4), f"{pawns}/{OTHERS}", (hand, "5", "5", "5"), 0).table
    text = hand_screen(say, seen_by(table, 0)).text
    for known in ("hand-unplayable", "hand-unplayable-waiting"):
        assert (say(known) in text) == (known == reason)

"""What can be done in a turn: listed once for a screen at most, which takes the time, and named where it is little."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.bot.walking import seen_by
from tests.tables.live import arranged
from tockbot.bot.errands import AskHint
from tockbot.bot.press import Press
from tockbot.bot.screen import Screen
from tockbot.bot.words.speaker import speaker
from tockbot.features.turn import turn
from tockbot.features.turn.hand import hand_screen
from tockbot.features.turn.play import card_screen
from tockbot.features.turn.presses import MakePlay, ShowCard
from tockbot.features.turn.seven import seven_screen
from tockbot.rules import Play, Position, plays_without_sevens, table_rules

EN = speaker("en")


def test_a_screen_lists_the_plays_once_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[Position] = []

    def counted(position: Position) -> tuple[Play, ...]:
        listed.append(position)
        return plays_without_sevens(position)

    monkeypatch.setattr(turn, "plays_without_sevens", counted)
    out = "r,r,r,r"
    live = arranged(table_rules("swiss", 4), f"5,9,r,r/{out}/{out}/{out}", ("79", "5", "5", "5"), 0)
    seen = seen_by(live.table, 0)
    shown: tuple[tuple[Callable[[], Screen], int], ...] = (
        (lambda: hand_screen(EN, seen), 1),
        (lambda: card_screen(EN, seen, 1), 1),
        (lambda: seven_screen(EN, seen, 0, ()), 1),
        (lambda: seven_screen(EN, seen, 0, (0,)), 1),
        (lambda: hand_screen(EN, seen_by(live.table, 1)), 0),
    )
    for show, times in shown:
        listed.clear()
        show()
        assert len(listed) == times


def test_where_a_hand_can_do_five_things_or_fewer_each_has_its_button() -> None:
    out = "r,r,r,r"

    def pressed(hand: str) -> list[tuple[str, type[Press]]]:
        live = arranged(table_rules("swiss", 4), f"5,9,r,r/{out}/{out}/{out}", (hand, "5", "5", "5"), 0)
        rows = hand_screen(EN, seen_by(live.table, 0)).rows
        buttons = [one for row in rows if isinstance(row, tuple) for one in row]
        return [(one.label, type(one.press)) for one in buttons if not isinstance(one.press, AskHint)]

    assert pressed("8K") == [
        ("1 · 8♠ · pawn 1 → 13", MakePlay),
        ("1 · 8♠ · pawn 2 → 17", MakePlay),
        ("2 · K♠ · pawn 1 → 18", MakePlay),
        ("2 · K♠ · pawn 2 → 22", MakePlay),
        ("2 · K♠ · pawn 3 enters on 0", MakePlay),
    ]
    assert pressed("28K") == [("1 · 2♠", ShowCard), ("2 · 8♠", ShowCard), ("3 · K♠", ShowCard)]

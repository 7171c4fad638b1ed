"""Tests how presses of a game in a browser are counted, without a browser."""

from __future__ import annotations

import re

import pytest

from tests.bot.walking import plainly
from tests.tables.live import arranged, person_at, started
from tockbot.bot.screen import Screen
from tockbot.bot.words import speaker
from tockbot.features.turn.screens import card_screen, hand_screen
from tockbot.features.turn.seven import seven_screen
from tockbot.rules import table_rules
from tockbot.tables import TableSeen
from tools.whole_game import Counted, kind_of

EN = speaker("en")
OUT = "r,r,r,r"


def seen_with(ruleset: str, pawns: str, hand: str) -> TableSeen:
    live = arranged(table_rules(ruleset, 4), pawns, (hand, "5", "5", "5"), 0)
    return plainly(live.table, person_at(0))


def as_a_browser_has_it(screen: Screen) -> dict[str, object]:
    buttons = [button for row in screen.rows if isinstance(row, tuple) for button in row]
    told = [{"label": one.label, "off": one.disabled, "style": "button-style-1"} for one in buttons]
    return {"text": re.sub(r"[*`]", "", screen.text), "buttons": told, "menus": 0}


PAWNS = f"5,30,r,r/10,15,20,r/40,45,r,r/{OUT}"
SWISS = seen_with("swiss", PAWNS, "7J*")


@pytest.mark.parametrize(
    ("screen", "kind"),
    [
        (hand_screen(EN, plainly(started(table_rules("swiss", 4)).table, person_at(0))), "exchange"),
        (hand_screen(EN, SWISS), "turn"),
        (card_screen(EN, SWISS, 1), "pawns"),
        (card_screen(EN, seen_with("swiss", f"5,r,r,r/10,15,20,r/40,45,50,r/{OUT}", "J"), 0), "long list"),
        (card_screen(EN, SWISS, 2), "pawns"),
        (seven_screen(EN, SWISS, 0, ()), "seven"),
        (card_screen(EN, seen_with("swiss", f"5,30,r,r/{OUT}/{OUT}/{OUT}", "9"), 0), "list"),
        (hand_screen(EN, seen_with("swiss", f"{OUT}/{OUT}/{OUT}/{OUT}", "59")), "thrown in"),
        (hand_screen(EN, seen_with("italian", f"{OUT}/{OUT}/{OUT}/{OUT}", "59")), "discard"),
    ],
)
def test_each_kind_of_screen_is_known_by_its_words(screen: Screen, kind: str) -> None:
    assert kind_of(as_a_browser_has_it(screen)) == kind


def test_menu_over_the_board_is_an_error() -> None:
    with pytest.raises(ValueError, match="menu"):
        kind_of({**as_a_browser_has_it(card_screen(EN, SWISS, 1)), "menus": 1})


def test_three_presses_are_enough_but_for_a_seven_of_many_parts() -> None:
    counted = Counted(plays=[(1, 0), (3, 0), (4, 0), (4, 2), (5, 2)])
    assert counted.too_long == [(4, 0), (5, 2)]
    assert counted.average == pytest.approx(17 / 5)

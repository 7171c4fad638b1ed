"""Malicious or unreadable names, as they are shown in text and in pictures."""

from __future__ import annotations

import re
import time
import unicodedata
from dataclasses import replace
from itertools import cycle

import pytest

from tests.bot.limits import check
from tests.bot.walking import BIG_ID
from tests.tables.recordings import recorded
from tockbot.app.features import SCREENS
from tockbot.bot.screen import Menu, Screen
from tockbot.bot.words import Speaker, languages, mention, readable_name, shown_name, speaker, unmarked
from tockbot.features.board import log_screen, text_board_screen
from tockbot.features.lobby.screens import started_screen
from tockbot.features.turn.screens import hand_screen
from tockbot.render import BoardScene, draw_board
from tockbot.rules import table_rules
from tockbot.tables import Person, PersonId, Table, TableSeen, UserId, see

FOUR = table_rules("swiss", 4)
INVISIBLE = ["", " \n\t ", "\u200b" * 32, "\u202e\u202e", "\u3164\u2800\u115f", "\u200d\ufe0f", "\x00\x1b", "\ud800"]
HARMFUL = [
    "W" * 5000,
    "\u202eesrever\u202c",
    "a\u0301\u0302\u0303" * 500,
    "<@1> @everyone",
    "**b** `c` [x](https://e.org)",
]
# Lines that run from right to left are marked by \u200f.
UNSHOWN = re.compile("[\u200b\u200e\u202a-\u202e\u2066\u2067\x00-\x09\x0b-\x1f\u3164\u2800]")


def named(name: str, *, known: bool = True) -> TableSeen:
    """Return a table late in its game at which all players have the same name."""
    table: Table = recorded(FOUR).tables[-40]
    everybody = {person: Person(person, UserId(7) if known else None, name) for person in table.people}
    seen = see(BIG_ID, table, next(iter(sorted(everybody))), everybody)
    assert seen.game is not None
    assert seen.viewer is not None
    return seen


def screens(say: Speaker, seen: TableSeen) -> list[Screen]:
    return [made(say, seen) for made in (SCREENS.message, hand_screen, text_board_screen, log_screen, started_screen)]


def texts(screen: Screen) -> list[str]:
    """Return all texts of a screen, including those of its picture."""
    found = [*screen.texts]
    for row in screen.rows:
        if isinstance(row, Menu):
            found += [row.placeholder, *(option.label for option in row.options)]
        else:
            found += [button.label for button in row]
    if screen.picture is not None:
        found.append(screen.picture.alt)
        if isinstance(screen.picture.scene, BoardScene):
            found += [seat.name for seat in screen.picture.scene.seats]
    return found


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \n Lena ", "Anna Lena"),
        ("\u202eannA\u200b", "annA"),
        ("e\u0301" * 3, "\u00e9" * 3),
        ("a" + "\u0300" * 50, "\u00e0" + "\u0300" * 1),
        ("👩\u200d👧", "👩\u200d👧"),
        ("سلام", "سلام"),
        ("W" * 5000, "W" * 31 + "…"),
        ("...", "..."),
        *((name, "") for name in INVISIBLE),
    ],
)
def test_readable_part_of_a_name(name: str, shown: str) -> None:
    assert readable_name(name).rstrip("\u0300") == shown.rstrip("\u0300")
    assert len(readable_name(name)) <= 32
    assert readable_name(name).count("\u0300") <= 2


@pytest.mark.parametrize("name", ["ᴊᴏʜɴ", "Ƶøë", "ပြို့တော်", "น้ำทิ้ง", "བསྒྲུབས", "שָׁלוֹם", "क्ष्मा", "Việt"])
def test_readable_name_loses_no_letter(name: str) -> None:
    assert readable_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("mark", ["\u0300", "\u0336", "\u0e47", "\u0e49", "\u0f7a"])
def test_readable_name_limits_marks_on_a_letter(mark: str) -> None:
    assert readable_name("x" + mark * 40).count(mark) <= 5


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("**b**", r"\*\*b\*\*"),
        ("<@1>", r"\<\@1>"),
        ("@everyone", r"\@everyone"),
        ("[x](https://e.org)", r"\[x\](https:\/\/e.org)"),
        ("# big", r"\# big"),
        ("- list", r"\- list"),
        ("> said", r"\> said"),
        ("1. first", r"1\. first"),
        ("Jean-Luc 2.0", "Jean-Luc 2.0"),
        ("سلم", "\u2068سلم\u2069"),
    ],
)
def test_name_contains_no_markup_and_keeps_text_direction(name: str, shown: str) -> None:
    assert shown_name(name) == shown


@pytest.mark.parametrize(("name", "language"), list(zip(INVISIBLE, cycle(languages()), strict=False)))
def test_unreadable_name_is_replaced_by_the_seat(name: str, language: str) -> None:
    say, seen = speaker(language), named(name, known=False)
    for screen in screens(say, seen):
        for text in texts(screen):
            assert not UNSHOWN.search(text), text
    public = SCREENS.message(say, seen)
    assert any(say("player-nameless", number=seat + 1) in text for text in texts(public) for seat in FOUR.seats)
    assert started_screen(say, seen).text.count(say("player-nameless", number=1)) == 1
    assert unmarked(mention(say, Person(PersonId(1), None, name))) == say("player-forgotten")


@pytest.mark.parametrize(("name", "language"), list(zip(HARMFUL, cycle(languages()), strict=False)))
def test_no_screen_contains_a_raw_name(name: str, language: str) -> None:
    for known in (True, False):
        for screen in screens(speaker(language), named(name, known=known)):
            for text in texts(screen):
                assert not UNSHOWN.search(text), text
                assert "W" * 33 not in text
            assert "<@1>" not in "\n".join(screen.texts)
            assert "@everyone" not in "\n".join(screen.texts).replace(r"\@everyone", "")
            assert "https://" not in "\n".join(screen.texts)
            check(screen)


def test_a_name_of_five_thousand_letters_is_drawn_as_fast_as_any() -> None:
    picture = SCREENS.message(speaker("en"), named("W\u0301\ufdfa🦊" * 1250)).picture
    assert picture is not None
    assert isinstance(picture.scene, BoardScene)
    begun = time.process_time()
    draw_board(picture.scene)
    assert time.process_time() - begun < 2


def test_name_is_kept_as_discord_sends_it() -> None:
    seen = named("<b>\u200b")
    assert {getattr(player, "name", None) for player in replace(seen).seated} == {"<b>\u200b"}

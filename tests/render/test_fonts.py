from __future__ import annotations

import sys
import unicodedata

import pytest

from tockbot.render.fonts import Weight, drawn_name, fitted, legible, legible_name, width_of


@pytest.mark.parametrize(
    "name", ["Élodie", "Władysław", "Ωμέγα", "Владимир", "Nguyễn", "xX_D4rk_Xx", "O\u2019Neil", "محمد علي"]
)
def test_names_in_the_font_are_unchanged(name: str) -> None:
    assert legible(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("🎲 Dicy 🎲", "Dicy"),
        ("漢字Kanji", "Kanji"),
        ("\U0001d4d5\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502", "Fancy"),
        ("\uff37\uff49\uff44\uff45", "Wide"),
        ("Z̸̢̧a̷l̵g̶o̴", "Zalgo"),
        ("two\nlines\tand\u200bmore", "two lines andmore"),
        ("\u202eback", "back"),
    ],
)
def test_letters_missing_in_the_font_are_replaced(name: str, shown: str) -> None:
    assert legible(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("ᴊᴏʜɴ", "JOHN"),
        ("Ƶøë", "Zøë"),
        ("ꜱᴀʀᴀʜ \N{LATIN LETTER SMALL CAPITAL I}", "SARAH I"),
        ("\U0001f179\U0001f17e\U0001f177\U0001f17d", "JOHN"),
        ("ʇɐʞ", "ʇɐʞ"),
        ("Ʞᴀᵾ", "KAU"),
        ("Ɇḱ Ⱦomás", "Ek Ⱦomás"),
        ("Ңӥ", "Ңи"),
        ("Jo❷", "Jo2"),
        ("Anna太郎", "Anna"),
        ("Anna שרה", "Anna"),
        ("\N{CHEROKEE LETTER GU}ohn", "#3"),
        ("Jo\U00010330hn", "#3"),
        ("Annaשרה", "#3"),
        ("₳nna", "#3"),
    ],
)
def test_drawn_name_loses_no_letter_inside_a_word(name: str, shown: str) -> None:
    assert drawn_name(name, 3) == shown


def test_drawn_name_shows_every_latin_letter_or_none_of_it() -> None:
    """Checks each letter that Unicode calls Latin, alone and in a word."""
    for number in range(0x250, sys.maxunicode):
        letter = chr(number)
        if "LATIN" in unicodedata.name(letter, "") and unicodedata.category(letter)[0] == "L":
            shown = drawn_name(f"x{letter}y", 3)
            assert shown == "#3" or (len(shown) > 2 and shown[0] + shown[-1] == "xy"), letter


@pytest.mark.parametrize("name", ["", "   ", "漢字", "한글", "🎲🎲", "---", "\ud800"])
def test_name_without_legible_letters_becomes_the_fallback(name: str) -> None:
    assert legible_name(name, "#3") == "#3"


def test_picture_writes_a_name_or_else_a_number() -> None:
    assert [drawn_name(name, 3) for name in ("Zoë", "王小明 Wang", "漢字", "🎲")] == ["Zoë", "Wang", "#3", "#3"]


def test_long_text_is_cut_to_its_width() -> None:
    cut = fitted("W" * 32, 20, Weight.BOLD, 120)
    assert cut.endswith("…")
    assert width_of(cut, 20, Weight.BOLD) <= 120
    assert fitted("Léa", 20, Weight.BOLD, 120) == "Léa"

from __future__ import annotations

import pytest

from tockbot.render.ink.fonts import Weight, drawn_name, face_for, fitted, font, legible, legible_name, width_of


@pytest.mark.parametrize(
    "name", ["Élodie", "Władysław", "Ωμέγα", "Владимир", "Nguyễn", "xX_D4rk_Xx", "O\u2019Neil", "محمد علي"]
)
def test_names_the_font_knows_stay_as_they_are(name: str) -> None:
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
def test_what_the_font_lacks_is_left_out_or_made_plain(name: str, shown: str) -> None:
    assert legible(name) == shown


def test_arabic_letters_take_shape_from_their_neighbours() -> None:
    letters = font(Weight.BOLD, 40, face_for("محمد"))
    assert letters.getlength("محمد") != letters.getlength("محمد", features=["-init", "-medi", "-fina"])


@pytest.mark.parametrize("name", ["", "   ", "漢字", "한글", "🎲🎲", "---", "\ud800"])
def test_a_name_of_which_nothing_is_left_becomes_the_fallback(name: str) -> None:
    assert legible_name(name, "#3") == "#3"


def test_a_picture_writes_what_it_can_of_a_name_and_else_a_number() -> None:
    assert [drawn_name(name, 3) for name in ("Zoë", "王小明 Wang", "漢字", "🎲")] == ["Zoë", "Wang", "#3", "#3"]


def test_a_long_text_is_cut_to_its_room() -> None:
    cut = fitted("W" * 32, 20, Weight.BOLD, 120)
    assert cut.endswith("…")
    assert width_of(cut, 20, Weight.BOLD) <= 120
    assert fitted("Léa", 20, Weight.BOLD, 120) == "Léa"

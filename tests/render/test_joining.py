"""Tests that Arabic letters are joined and in order, and that signs missing in their font are kept."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFont, ImageStat

from tockbot.render.fonts import ARABIC, LATIN, Weight, font, from_the_left, legible, pieces_of, runs_left, width_of
from tockbot.render.ink import Canvas
from tockbot.render.layout import Point
from tockbot.render.pages import _moment_lines

TEXTS = (
    "الجولة 12",
    "ضربة المباراة: أعاد \u2068Anna\u2069 حجر \u2068Carl Gustav\u2069 إلى الوراء 30 خانة",
    "11 للأمام · حرق ورقة",
    "دوغ (لوحة سويسرية)",
    "لا إله آل لأحمد",
    "Ali علي بن محمد",
    "پاکستان گلی",
    "فرصة الفوز 66% - 83%: \u2068Anna\u2069 5 · الحجر 4: 59 (الأمان 1)",
    "\u2068Anna B\u2069 محمد، \u2068علي 5\u2069.",
    "Anna علي 12 Ben 3:1",
)

SIGNS = "♠♥♦♣●▲■◆←→↔"
"""Signs that the font of joined letters lacks."""

LINE = "السلسلة لـ\u2068Anna\u2069: ●▲ 3 : 1 ■◆، \u2068A♥\u2069 · 59 ← 60"
SHOWN = list("60←59♥◆■13▲●")
"""Its signs and digits from the left, so that the last ones to read come first."""


def drawn(text: str, engine: ImageFont.Layout) -> Image.Image:
    """Return a picture of a text in black, laid out by this engine."""
    path = font(Weight.BOLD, 40, ARABIC).path
    picture = Image.new("L", (1000, 80))
    letters = ImageFont.truetype(path, 40, layout_engine=engine)
    ImageDraw.Draw(picture).text((990, 10), text, font=letters, fill=255, anchor="ra")
    return picture


@pytest.mark.parametrize("text", TEXTS)
def test_letters_are_joined_and_ordered_like_in_the_library(text: str) -> None:
    with_library = drawn(text, ImageFont.Layout.RAQM)
    without = drawn(from_the_left(text), ImageFont.Layout.BASIC)
    untouched = drawn(text, ImageFont.Layout.BASIC)
    near, far = (apart(with_library, other) for other in (without, untouched))
    assert near < far / 2


def apart(one: Image.Image, other: Image.Image) -> float:
    """Return the difference of two pictures, ignoring a few pixels to each side."""
    small = [picture.resize((250, 20), Image.Resampling.BOX) for picture in (one, other)]
    return float(ImageStat.Stat(ImageChops.difference(*small)).mean[0])


def test_arabic_line_keeps_signs_missing_in_its_font() -> None:
    assert legible(LINE) == LINE
    pieces = pieces_of(LINE)
    shown = "".join(piece for piece, _ in pieces)
    assert [letter for letter in shown if letter in SIGNS or letter.isdigit()] == SHOWN
    assert all(face is LATIN for piece, face in pieces if set(piece) & set(SIGNS))
    canvas = Canvas(900, 60)
    canvas.text_from(LINE, Point(880, 30), 40, (0, 0, 0), Weight.BOLD, leftward=True)
    left, _, right, _ = canvas.finished().getbbox() or (0, 0, 0, 0)
    assert right == pytest.approx(880, abs=5)
    assert right - left == pytest.approx(width_of(LINE, 40, Weight.BOLD), abs=8)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("(\u0623) [\u0628]", "[\ufe8f] (\ufe83)"),
        ("\u0623 \u2068Anna (2)\u2069 ((3))", "((3)) Anna (2) \ufe83"),
        ("Anna (2) \u2068\u0623 (\u0628)\u2069", "Anna (2) (\ufe8f) \ufe83"),
    ],
)
def test_brackets_open_the_way_that_their_text_runs(text: str, shown: str) -> None:
    assert from_the_left(text) == shown


def test_every_wrapped_arabic_line_runs_leftward() -> None:
    lines = _moment_lines(f"الحجر {'3' * 60} 22 ← 23 A")
    assert len(lines) > 1
    assert all(map(runs_left, lines))
    assert not any(map(runs_left, _moment_lines(f"Anna {'3' * 60} 22 → 23")))

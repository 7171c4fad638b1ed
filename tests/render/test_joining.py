"""Arabic looks the same with and without a library that joins it."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFont, ImageStat

from tockbot.render import WOOD, fonts
from tockbot.render.bidi import runs_left
from tockbot.render.cards import Plate, plate
from tockbot.render.fonts import ARABIC, LATIN, Weight, font, from_the_left, legible, pieces_of, width_of
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
"""Signs that the face of joined letters lacks."""

LINE = "السلسلة لـ\u2068Anna\u2069: ●▲ 3 : 1 ■◆، \u2068A♥\u2069 · 59 ← 60"
SHOWN = list("60←59♥◆■13▲●")
"""Its signs and digits from the left: what is read last comes first."""


def drawn(text: str, engine: ImageFont.Layout) -> Image.Image:
    """Return a text in black, as this engine lays it out."""
    path = font(Weight.BOLD, 40, ARABIC).path
    picture = Image.new("L", (1000, 80))
    letters = ImageFont.truetype(path, 40, layout_engine=engine)
    ImageDraw.Draw(picture).text((990, 10), text, font=letters, fill=255, anchor="ra")
    return picture


@pytest.mark.parametrize("text", TEXTS)
def test_letters_are_joined_and_in_order_as_the_library_has_them(text: str) -> None:
    with_library = drawn(text, ImageFont.Layout.RAQM)
    without = drawn(from_the_left(text), ImageFont.Layout.BASIC)
    untouched = drawn(text, ImageFont.Layout.BASIC)
    near, far = (apart(with_library, other) for other in (without, untouched))
    assert near < far / 2


def apart(one: Image.Image, other: Image.Image) -> float:
    """Return the difference of two pictures, ignoring a few pixels to each side."""
    small = [picture.resize((250, 20), Image.Resampling.BOX) for picture in (one, other)]
    return float(ImageStat.Stat(ImageChops.difference(*small)).mean[0])


def test_where_the_library_is_missing_plates_have_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Plate(0, "نورة", leftward=True)
    before, width = plate(WOOD, shown, 300, 80), width_of(shown.name, 40)
    monkeypatch.setattr(fonts, "has_joining_library", lambda: False)
    clear_caches()
    try:
        assert legible(shown.name) == shown.name
        assert width_of(shown.name, 40) == pytest.approx(width, rel=0.05)
        without, nameless = plate(WOOD, shown, 300, 80), plate(WOOD, Plate(0, "", leftward=True), 300, 80)
    finally:
        clear_caches()
    assert apart(before.convert("L"), without.convert("L")) < apart(nameless.convert("L"), without.convert("L")) / 2


@pytest.mark.parametrize("is_joined", [True, False])
def test_arabic_line_keeps_the_signs_that_its_face_lacks(monkeypatch: pytest.MonkeyPatch, *, is_joined: bool) -> None:
    monkeypatch.setattr(fonts, "has_joining_library", lambda: is_joined)
    clear_caches()
    try:
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
    finally:
        clear_caches()


def clear_caches() -> None:
    for cached in (font, pieces_of):
        cached.cache_clear()


def test_wrapped_arabic_line_runs_left_whatever_it_begins_with() -> None:
    lines = _moment_lines(f"الحجر {'3' * 60} 22 ← 23 A")
    assert len(lines) > 1
    assert all(map(runs_left, lines))
    assert not any(map(runs_left, _moment_lines(f"Anna {'3' * 60} 22 → 23")))

"""Arabic looks the same with and without a library that joins it."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFont, ImageStat

from tockbot.render import WOOD, fonts
from tockbot.render.cards import Plate, plate
from tockbot.render.fonts import ARABIC, Weight, font, from_the_left, legible, width_of

TEXTS = (
    "الجولة 12",
    "ضربة المباراة: أعاد \u2068Anna\u2069 حجر \u2068Carl Gustav\u2069 إلى الوراء 30 خانة",
    "11 للأمام · حرق ورقة",
    "دوغ (لوحة سويسرية)",
    "لا إله آل لأحمد",
    "Ali علي بن محمد",
    "پاکستان گلی",
)


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
    font.cache_clear()
    try:
        assert legible(shown.name) == shown.name
        assert width_of(shown.name, 40) == pytest.approx(width, rel=0.05)
        without, nameless = plate(WOOD, shown, 300, 80), plate(WOOD, Plate(0, "", leftward=True), 300, 80)
    finally:
        font.cache_clear()
    assert apart(before.convert("L"), without.convert("L")) < apart(nameless.convert("L"), without.convert("L")) / 2

"""Letters: the fonts, their weights, and what of a text they can draw."""

from __future__ import annotations

import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from PIL import ImageFont

from tockbot.render.ink.joining import ISOLATES, from_the_left, has_joining_library

NO_SUCH_LETTER: Final = "\U0010ffff"
ELLIPSIS: Final = "…"

MEASURED: Final = 64
"""Widths are measured in letters of so many pixels, whatever their size."""


@dataclass(frozen=True, slots=True)
class Typeface:
    """A font from a package; ``joined`` if its letters take shape from their neighbours and run to the left.

    The weights run along the font's first axis, of which there are so many.
    """

    package: str
    file: str
    axes: int
    joined: bool


LATIN: Final = Typeface("fontpkg_source_sans_3", "SourceSans3[wght].ttf", axes=1, joined=False)
"""It has Greek and Cyrillic letters as well."""

ARABIC: Final = Typeface("fontpkg_noto_sans_arabic", "NotoSansArabic[wdth,wght].ttf", axes=2, joined=True)

FACES: Final = (LATIN, ARABIC)

JOINED_MIDDLE: Final = 0.2
"""Joined letters reach about 0.85 above the line and 0.45 below it, in parts of their size."""

FULL_WIDTH: Final = 100
"""Of the second axis, on which letters become narrower, in percent."""


SCRIPTS: Final = ("LATIN", "GREEK", "CYRILLIC")

LETTER_STEP: Final = 8
"""Finely drawn letters come in sizes so many pixels apart: a font of another size takes over a millisecond to load."""


class Weight(IntEnum):
    """How thick letters are."""

    BOLD = 700
    BLACK = 900


@lru_cache(maxsize=128)
def font(weight: Weight, pixels: int, face: Typeface) -> ImageFont.FreeTypeFont:
    """A font at a weight and size."""
    path = files(face.package) / "files" / face.file
    # The basic layout draws the same everywhere, and is faster.
    engine = ImageFont.Layout.RAQM if face.joined and has_joining_library() else ImageFont.Layout.BASIC
    loaded = ImageFont.truetype(str(path), max(1, pixels), layout_engine=engine)
    loaded.set_variation_by_axes([weight] if face.axes == 1 else [weight, FULL_WIDTH])
    return loaded


@lru_cache(maxsize=1024)
def face_for(text: str) -> Typeface:
    """The face that can draw most of a text."""
    text = text.translate(ISOLATES)
    if all(letter.isspace() or _drawable(letter, LATIN) for letter in text):
        return LATIN
    return max(FACES, key=lambda face: sum(_drawable(letter, face) for letter in text))


def as_drawn(text: str) -> str:
    """A text as its font takes it: where nothing else does that, its letters joined and in order."""
    return from_the_left(text) if face_for(text).joined and not has_joining_library() else text


@lru_cache(maxsize=128)
def capital_middle(weight: Weight, pixels: int) -> float:
    """How far above the line the middle of capitals and digits is."""
    _, top, _, bottom = font(weight, pixels, LATIN).getbbox("0", anchor="ls")
    return -(top + bottom) / 2


def middle_of(text: str, weight: Weight, pixels: int) -> float:
    """How far above the line the middle of a text's letters is."""
    return JOINED_MIDDLE * pixels if face_for(text).joined else capital_middle(weight, pixels)


def legible(text: str) -> str:
    """Return the part of a text that one face can draw.

    Letters in disguise become plain ones. If a letter still cannot be drawn, its whole word is left out.
    Between letters of Chinese, Japanese or Korean and others a word ends, without a blank.
    """
    normal = unicodedata.normalize("NFKC", text)
    seen = "".join(letter for letter in normal if not _invisible(letter) or ord(letter) in ISOLATES)
    return max((_drawn_by(face, seen) for face in FACES), key=lambda kept: sum(map(str.isalnum, kept)))


def _drawn_by(face: Typeface, text: str) -> str:
    plain = (_plain(letter, face) for letter in text)
    kept = "".join(_drawn_word("".join(word), face) for _, word in groupby("".join(plain), _kind_of_word))
    return " ".join((kept if face.joined else kept.translate(ISOLATES)).split())


def _kind_of_word(letter: str) -> str:
    return "blank" if letter.isspace() else "wide" if unicodedata.east_asian_width(letter) in "WF" else "narrow"


def _drawn_word(word: str, face: Typeface) -> str:
    """Return a word with blanks for signs that a face lacks, or one blank if the face lacks a letter of it."""
    lacking = {letter for letter in word if not _drawable(letter, face) and ord(letter) not in ISOLATES}
    if any(letter.isalnum() or unicodedata.category(letter) == "Sc" for letter in lacking):
        return " "
    return "".join(" " if letter in lacking else letter for letter in word)


@lru_cache(maxsize=4096)
def _plain(letter: str, face: Typeface) -> str:
    """Return a letter, or if the face lacks it the letter or digit that it resembles, by its Unicode name.

    Small capitals become capitals; strokes, hooks and accents go; what is turned or reversed is set upright.
    """
    base = unicodedata.normalize("NFD", letter)[0]
    name = unicodedata.name(base, "").partition(" WITH ")[0]
    # The fonts have some small capitals: a word keeps none, so that all its letters are alike.
    if letter.isspace() or (_drawable(letter, face) and "SMALL CAPITAL" not in name):
        return letter
    # Such as LATIN LETTER SMALL CAPITAL J, or NEGATIVE SQUARED LATIN CAPITAL LETTER J.
    heading, _, called = name.partition("LETTER ")
    script = next((one for one in SCRIPTS if one in heading), None)
    if script is None:
        digit = unicodedata.digit(letter, None)
        return letter if digit is None else str(digit)
    case = "CAPITAL" if "CAPITAL" in name else "SMALL"
    words = called.removeprefix("SMALL CAPITAL ").split(" ")
    for first in range(len(words)):
        with suppress(KeyError):
            found = unicodedata.lookup(f"{script} {case} LETTER {' '.join(words[first:])}")
            if _drawable(found, face):
                return found
    return letter


def legible_name(text: str, fallback: str) -> str:
    """The legible part of a name, or the fallback if no letter or digit is left of it."""
    kept = legible(text)
    return kept if any(map(str.isalnum, kept)) else fallback


def drawn_name(name: str, number: int) -> str:
    """What pictures write for a name: its legible part, or where the fonts have none of it a number, ``#3``."""
    return legible_name(name, f"#{number}")


def width_of(text: str, pixels: float, weight: Weight = Weight.BLACK) -> float:
    """How wide a text is at a size."""
    return font(weight, MEASURED, face_for(text)).getlength(as_drawn(text)) * pixels / MEASURED


def fitted(text: str, pixels: float, weight: Weight, width: float) -> str:
    """A text, cut and ended with an ellipsis if it is wider than that."""
    if width_of(text, pixels, weight) <= width:
        return text
    while text and width_of(text.rstrip() + ELLIPSIS, pixels, weight) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def _invisible(letter: str) -> bool:
    # Stacked accents would run out of the plate, and the rest only steers how a browser shows a name.
    return unicodedata.category(letter) in {"Mn", "Me", "Mc", "Cc", "Cf", "Cs", "Co"} and not letter.isspace()


@lru_cache(maxsize=4096)
def _drawable(letter: str, face: Typeface) -> bool:
    if letter.isspace():
        return False
    letters = font(Weight.BOLD, MEASURED, face)
    missing, drawn = letters.getmask(NO_SUCH_LETTER), letters.getmask(letter)
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)

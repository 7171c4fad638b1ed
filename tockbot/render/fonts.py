"""Letters: the fonts, their weights, and the parts of a text that they can draw.

Pillow draws letters from the left, as they are. So Arabic letters are joined here: each becomes the presentation form
that Unicode has for its place in a word. python-bidi then puts the letters in visual order.

The font of joined letters lacks suits, arrows and the signs of seats, so a text with them is drawn in pieces.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from bidi import get_base_level, get_display
from PIL import ImageFont

LEFTWARD: Final = "\u200f"
"""A mark that begins a text that runs from right to left."""

ISOLATES: Final = str.maketrans(dict.fromkeys(f"\u2068\u2069{LEFTWARD}"))
"""The marks around a part of a text that has a direction of its own, and the one before a text, to be left out."""

FORMS: Final = (*range(0xFB50, 0xFC00), *range(0xFE70, 0xFEFD))
"""The code points of Unicode's presentation forms."""

PAIRS: Final = {"\u0644\u0622": "\ufef5", "\u0644\u0623": "\ufef7", "\u0644\u0625": "\ufef9", "\u0644\u0627": "\ufefb"}
"""Pairs of a Lam and an Alef that are one sign; the joined form has the next code point."""

_PAIRED: Final = re.compile(f"({'|'.join(PAIRS)})")

MIRRORED: Final = str.maketrans("()[]«»", ")(][»«")

_ISOLATED: Final = re.compile("\u2068([^\u2068\u2069]*)\u2069")

STRETCH: Final = "\u0640"
"""A letter that joins on both sides and has no forms."""


def runs_left(text: str) -> bool:
    """Return whether a text runs from right to left, by its first letter outside isolated parts."""
    return text != "" and get_base_level(text) == 1


def from_the_left(text: str) -> str:
    """Return a text in joined forms, in the visual order of its letters from the left, without marks."""
    ordered: str = get_display(_mirrored(_joined(text)))
    return ordered.translate(ISOLATES)


def _mirrored(text: str) -> str:
    """Mirror brackets where they run from right to left, which python-bidi leaves to its callers."""
    leftward = runs_left(text)
    return _ISOLATED.sub(
        lambda found: found[0] if runs_left(found[1]) is leftward else found[0].translate(MIRRORED),
        text.translate(MIRRORED) if leftward else text,
    )


def _joined(text: str) -> str:
    """Return a text with each letter in its joined form."""
    forms = _forms()
    text = "".join(PAIRS.get(part, part) for part in _PAIRED.split(text))
    shaped = []
    for place, letter in enumerate(text):
        own, before, after = forms.get(letter, {}), text[place - 1 : place], text[place + 1 : place + 2]
        follows = "<final>" in own and ("<initial>" in forms.get(before, {}) or before == STRETCH)
        goes_on = "<initial>" in own and ("<final>" in forms.get(after, {}) or after == STRETCH)
        kind = ("<medial>" if goes_on else "<final>") if follows else "<initial>" if goes_on else "<isolated>"
        shaped.append(own.get(kind, letter))
    return "".join(shaped)


@cache
def _forms() -> dict[str, dict[str, str]]:
    """Return the forms of each letter."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for code in FORMS:
        kind, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        if len(letters) == 1:
            found[chr(int(letters[0], 16))][kind] = chr(code)
    for pair in PAIRS.values():
        found[pair] = {"<isolated>": pair, "<final>": chr(ord(pair) + 1)}
    return dict(found)


NO_SUCH_LETTER: Final = "\U0010ffff"
ELLIPSIS: Final = "…"

MEASURED: Final = 64
"""Size in pixels at which widths are measured, for all sizes."""


@dataclass(frozen=True, slots=True)
class Typeface:
    """A font from a package.

    Attributes:
        package: the package.
        file: the file in it.
        axes: number of its axes; the first is the weight.
        joined: whether its letters join their neighbours and run to the left.
    """

    package: str
    file: str
    axes: int
    joined: bool


LATIN: Final = Typeface("fontpkg_source_sans_3", "SourceSans3[wght].ttf", axes=1, joined=False)
"""It also has Greek and Cyrillic letters."""

ARABIC: Final = Typeface("fontpkg_noto_sans_arabic", "NotoSansArabic[wdth,wght].ttf", axes=2, joined=True)

FACES: Final = (LATIN, ARABIC)

JOINED_MIDDLE: Final = 0.2
"""The middle of joined letters above the line, as a share of their size: they reach 0.85 above and 0.45 below it."""

FULL_WIDTH: Final = 100
"""Position on the second axis, on which letters become narrower, in percent."""


SCRIPTS: Final = ("LATIN", "GREEK", "CYRILLIC")

ARROWS: Final = "→←↔"

SIMILAR: Final = {"⇄": "↔"}
"""Signs that no face has, and those that are drawn instead."""

SMALL: Final = 32
TEXT: Final = 40
LARGE: Final = 56
FIGURE: Final = 72
"""The type scale of pages that are 1000 pixels wide. On a phone, letters appear a third as large."""

LETTER_STEP: Final = 8
"""Step between the sizes of finely drawn letters, in pixels: a font of another size takes over 1 ms to load."""


class Weight(IntEnum):
    """The thickness of letters."""

    BOLD = 700
    BLACK = 900


@lru_cache(maxsize=128)
def font(weight: Weight, pixels: int, face: Typeface) -> ImageFont.FreeTypeFont:
    """Return a font at a weight and size."""
    path = files(face.package) / "files" / face.file
    # The basic layout draws the same everywhere, and is faster.
    loaded = ImageFont.truetype(str(path), max(1, pixels), layout_engine=ImageFont.Layout.BASIC)
    loaded.set_variation_by_axes([weight] if face.axes == 1 else [weight, FULL_WIDTH])
    return loaded


@lru_cache(maxsize=1024)
def face_for(text: str) -> Typeface:
    """Return the face that can draw most of a text."""
    text = text.translate(ISOLATES)
    if all(letter.isspace() or _drawable(letter, LATIN) for letter in text):
        return LATIN
    return max(FACES, key=lambda face: sum(_drawable(letter, face) for letter in text))


@lru_cache(maxsize=1024)
def pieces_of(text: str) -> tuple[tuple[str, Typeface], ...]:
    """Return a text in pieces from the left, each with the face that draws it."""
    face = face_for(text)
    pieces = groupby(from_the_left(text), key=lambda letter: _face_of(letter, face))
    return tuple(("".join(letters), drawn_by) for drawn_by, letters in pieces)


def _face_of(letter: str, preferred: Typeface) -> Typeface:
    """Return the face that draws a letter, if possible this one."""
    if letter.isspace() or _drawable(letter, preferred):
        return preferred
    return next((face for face in FACES if _drawable(letter, face)), preferred)


@lru_cache(maxsize=128)
def capital_middle(weight: Weight, pixels: int) -> float:
    """Return the height above the line of the middle of capitals and digits."""
    _, top, _, bottom = font(weight, pixels, LATIN).getbbox("0", anchor="ls")
    return -(top + bottom) / 2


def middle_of(text: str, weight: Weight, pixels: int) -> float:
    """Return the height above the line of the middle of a text's letters."""
    return JOINED_MIDDLE * pixels if face_for(text).joined else capital_middle(weight, pixels)


def legible(text: str) -> str:
    """Return the part of a text that the faces can draw.

    Letters in disguise become plain ones. If a letter still cannot be drawn, its whole word is left out.
    Between letters of Chinese, Japanese or Korean and others a word ends, without a blank.
    """
    normal = unicodedata.normalize("NFKC", text)
    seen = "".join(letter for letter in normal if not _invisible(letter) or ord(letter) in ISOLATES)
    words = groupby("".join(map(_plain, seen)), _kind_of_word)
    kept = "".join(_drawn_word("".join(word)) for _, word in words)
    return " ".join((kept if face_for(kept).joined else kept.translate(ISOLATES)).split())


def _kind_of_word(letter: str) -> str:
    return "blank" if letter.isspace() else "wide" if unicodedata.east_asian_width(letter) in "WF" else "narrow"


def _drawn_word(word: str) -> str:
    """Return a word with blanks for signs that the faces lack, or one blank if they lack a letter of it."""
    lacking = {letter for letter in word if not _has_face(letter) and ord(letter) not in ISOLATES}
    if any(letter.isalnum() or unicodedata.category(letter) == "Sc" for letter in lacking):
        return " "
    return "".join(" " if letter in lacking else letter for letter in word)


@lru_cache(maxsize=4096)
def _plain(letter: str) -> str:
    """Return a letter, or if the faces lack it the letter or digit that it resembles, by its Unicode name.

    Small capitals become capitals; strokes, hooks and accents go; what is turned or reversed is set upright.
    """
    base = unicodedata.normalize("NFD", letter)[0]
    name = unicodedata.name(base, "").partition(" WITH ")[0]
    # The fonts have some small capitals: a word keeps none, so that all its letters are alike.
    if letter.isspace() or (_has_face(letter) and "SMALL CAPITAL" not in name):
        return letter
    if letter in SIMILAR:
        return SIMILAR[letter]
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
            if _has_face(found):
                return found
    return letter


def legible_name(text: str, fallback: str) -> str:
    """Return the legible part of a name, or the fallback if it has no letter or digit."""
    kept = legible(text)
    return kept if any(map(str.isalnum, kept)) else fallback


def drawn_name(name: str, number: int) -> str:
    """Return a name as pictures show it: its legible part, or a number such as ``#3`` if the fonts have none of it."""
    return legible_name(name, f"#{number}")


def width_of(text: str, pixels: float, weight: Weight = Weight.BLACK) -> float:
    """Return the width of a text at a size."""
    return sum(font(weight, MEASURED, face).getlength(piece) for piece, face in pieces_of(text)) * pixels / MEASURED


def fitted(text: str, pixels: float, weight: Weight, width: float) -> str:
    """Return a text, cut and ended with an ellipsis if it is wider than this."""
    if width_of(text, pixels, weight) <= width:
        return text
    while text and width_of(text.rstrip() + ELLIPSIS, pixels, weight) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def _invisible(letter: str) -> bool:
    # Stacked accents would run out of the plate, and the other characters only control how a browser shows a name.
    return unicodedata.category(letter) in {"Mn", "Me", "Mc", "Cc", "Cf", "Cs", "Co"} and not letter.isspace()


def _has_face(letter: str) -> bool:
    """Return whether a face can draw a letter. The Latin letters of the joined face do not fit the others."""
    return _drawable(letter, LATIN) or (_drawable(letter, ARABIC) and "LATIN" not in unicodedata.name(letter, ""))


@lru_cache(maxsize=4096)
def _drawable(letter: str, face: Typeface) -> bool:
    if letter.isspace():
        return False
    letters = font(Weight.BOLD, MEASURED, face)
    missing, drawn = letters.getmask(NO_SUCH_LETTER), letters.getmask(letter)
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)

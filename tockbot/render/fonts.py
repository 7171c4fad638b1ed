"""Letters: the fonts, their weights, and the parts of a text that they can draw.

Pillow needs the library Raqm with FriBiDi to join Arabic letters. If it is missing, this module joins them: each letter
becomes the presentation form that Unicode has for its place in a word. It also reverses the text as far as short texts
need: words and numbers of other scripts keep their direction.
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

from PIL import ImageFont, features

FORMS: Final = (*range(0xFB50, 0xFC00), *range(0xFE70, 0xFEFD))
"""The code points of Unicode's presentation forms."""

PAIRS: Final = {"\u0644\u0622": "\ufef5", "\u0644\u0623": "\ufef7", "\u0644\u0625": "\ufef9", "\u0644\u0627": "\ufefb"}
"""Pairs of a Lam and an Alef that are one sign; the joined form has the next code point."""

_PAIRED: Final = re.compile(f"({'|'.join(PAIRS)})")

MIRRORED: Final = str.maketrans("()[]«»", ")(][»«")

STRETCH: Final = "\u0640"
"""A letter that joins on both sides and has no forms."""

ISOLATES: Final = str.maketrans(dict.fromkeys("\u2068\u2069\u200f"))
_ARABIC: Final = r"\u0600-\u06ff\u0750-\u077f"
_FROM_RIGHT: Final = re.compile(rf"[{_ARABIC}]+(?:\s+[{_ARABIC}]+){{0,99}}")
_FROM_LEFT: Final = re.compile(rf"\u2068[^\u2068\u2069]*\u2069|[^\s{_ARABIC}()«»·:؛،.!?]+(?:[.:][0-9]+%?){{0,9}}")
"""Left-to-right parts of a right-to-left text: isolated parts, and words and numbers of other scripts."""


@cache
def has_joining_library() -> bool:
    """Return whether Pillow itself joins letters and reverses text."""
    return bool(features.check("raqm"))


def runs_left(text: str) -> bool:
    """Return whether a text begins with a letter that runs from right to left."""
    kinds = (unicodedata.bidirectional(letter) for letter in text)
    return next((kind for kind in kinds if kind in {"L", "R", "AL"}), "L") != "L"


@lru_cache(maxsize=1024)
def from_the_left(text: str) -> str:
    """Return a text in joined forms, in the visual order of its letters from the left."""
    if not runs_left(text):
        return _FROM_RIGHT.sub(lambda found: _turned(found[0]), text).translate(ISOLATES)
    parts, at = [], 0
    for found in _FROM_LEFT.finditer(text):
        within = found[0].translate(ISOLATES)
        parts += [_turned(text[at : found.start()]), from_the_left(within)]
        at = found.end()
    return "".join(reversed([*parts, _turned(text[at:])])).translate(ISOLATES)


def _turned(text: str) -> str:
    """Return a right-to-left text in visual order from the left."""
    return _joined(text)[::-1].translate(MIRRORED)


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

DASH: Final = "\u2013"
"""It replaces arrows in a text whose face has none."""

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
    engine = ImageFont.Layout.RAQM if face.joined and has_joining_library() else ImageFont.Layout.BASIC
    loaded = ImageFont.truetype(str(path), max(1, pixels), layout_engine=engine)
    loaded.set_variation_by_axes([weight] if face.axes == 1 else [weight, FULL_WIDTH])
    return loaded


@lru_cache(maxsize=1024)
def face_for(text: str) -> Typeface:
    """Return the face that can draw most of a text."""
    text = text.translate(ISOLATES)
    if all(letter.isspace() or _drawable(letter, LATIN) for letter in text):
        return LATIN
    return max(FACES, key=lambda face: sum(_drawable(letter, face) for letter in text))


def as_drawn(text: str) -> str:
    """Return a text as its font takes it: if nothing else does so, with its letters joined and in visual order."""
    return from_the_left(text) if face_for(text).joined and not has_joining_library() else text


@lru_cache(maxsize=128)
def capital_middle(weight: Weight, pixels: int) -> float:
    """Return the height above the line of the middle of capitals and digits."""
    _, top, _, bottom = font(weight, pixels, LATIN).getbbox("0", anchor="ls")
    return -(top + bottom) / 2


def middle_of(text: str, weight: Weight, pixels: int) -> float:
    """Return the height above the line of the middle of a text's letters."""
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
    if letter in SIMILAR:
        return _plain(SIMILAR[letter], face)
    if letter in ARROWS:
        return DASH
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
    """Return the legible part of a name, or the fallback if it has no letter or digit."""
    kept = legible(text)
    return kept if any(map(str.isalnum, kept)) else fallback


def drawn_name(name: str, number: int) -> str:
    """Return a name as pictures show it: its legible part, or a number such as ``#3`` if the fonts have none of it."""
    return legible_name(name, f"#{number}")


def width_of(text: str, pixels: float, weight: Weight = Weight.BLACK) -> float:
    """Return the width of a text at a size."""
    return font(weight, MEASURED, face_for(text)).getlength(as_drawn(text)) * pixels / MEASURED


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


@lru_cache(maxsize=4096)
def _drawable(letter: str, face: Typeface) -> bool:
    if letter.isspace():
        return False
    letters = font(Weight.BOLD, MEASURED, face)
    missing, drawn = letters.getmask(NO_SUCH_LETTER), letters.getmask(letter)
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)

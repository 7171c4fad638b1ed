"""Letters: the one font, its weights, and what of a text it can draw."""

from __future__ import annotations

import unicodedata
from enum import IntEnum
from functools import lru_cache
from importlib.resources import files
from typing import Final

from PIL import ImageFont

PACKAGE: Final = "fontpkg_source_sans_3"
FILE: Final = "SourceSans3[wght].ttf"
NO_SUCH_LETTER: Final = "\U0010ffff"
ELLIPSIS: Final = "…"

MEASURED: Final = 100
"""Widths are measured in letters of so many pixels, whatever their size."""


class Weight(IntEnum):
    """How thick letters are."""

    BOLD = 700
    BLACK = 900


@lru_cache(maxsize=128)
def font(weight: Weight, pixels: int) -> ImageFont.FreeTypeFont:
    """The font at a weight and size."""
    path = files(PACKAGE) / "files" / FILE
    # The basic layout draws the same everywhere, with or without the shaping library that some builds of Pillow lack.
    loaded = ImageFont.truetype(str(path), max(1, pixels), layout_engine=ImageFont.Layout.BASIC)
    loaded.set_variation_by_axes([weight])
    return loaded


@lru_cache(maxsize=128)
def rise(weight: Weight, pixels: int) -> float:
    """How far above the line the middle of capitals and digits is."""
    _, top, _, bottom = font(weight, pixels).getbbox("0", anchor="ls")
    return -(top + bottom) / 2


def legible(text: str) -> str:
    """The part of a text that the font can draw: letters in disguise made plain, the rest left out."""
    plain = unicodedata.normalize("NFKC", text)
    kept = "".join(letter if _drawable(letter) else " " for letter in plain if not _invisible(letter))
    return " ".join(kept.split())


def label(text: str, fallback: str) -> str:
    """The legible part of a name, or the fallback if no letter or digit is left of it."""
    kept = legible(text)
    return kept if any(map(str.isalnum, kept)) else fallback


def width_of(text: str, pixels: float, weight: Weight = Weight.BLACK) -> float:
    """How wide a text is at a size."""
    return font(weight, MEASURED).getlength(text) * pixels / MEASURED


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
def _drawable(letter: str) -> bool:
    if letter.isspace():
        return False
    letters = font(Weight.BOLD, 24)
    missing, drawn = letters.getmask(NO_SUCH_LETTER), letters.getmask(letter)
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)

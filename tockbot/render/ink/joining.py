"""Arabic letters joined and put in order where Pillow lacks the library for it (Raqm, with FriBiDi).

Each letter is drawn as the form that Unicode has for its place in a word (the presentation forms), and the text is
turned around as far as short texts need it: words and numbers of other scripts stand as they are.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from functools import cache, lru_cache
from typing import Final

from PIL import features

FORMS: Final = (*range(0xFB50, 0xFC00), *range(0xFE70, 0xFEFD))
"""Where Unicode has forms of letters."""

PAIRS: Final = {"\u0644\u0622": "\ufef5", "\u0644\u0623": "\ufef7", "\u0644\u0625": "\ufef9", "\u0644\u0627": "\ufefb"}
"""A Lam with an Alef is one sign; behind it stands the one that is joined."""

_PAIRED: Final = re.compile(f"({'|'.join(PAIRS)})")

MIRRORED: Final = str.maketrans("()[]«»", ")(][»«")

STRETCH: Final = "\u0640"
"""It joins to both sides, and has no forms."""

ISOLATES: Final = str.maketrans(dict.fromkeys("\u2068\u2069\u200f"))
_ARABIC: Final = r"\u0600-\u06ff\u0750-\u077f"
_FROM_RIGHT: Final = re.compile(rf"[{_ARABIC}]+(?:\s+[{_ARABIC}]+){{0,99}}")
_FROM_LEFT: Final = re.compile(rf"\u2068[^\u2068\u2069]*\u2069|[^\s{_ARABIC}()«»·:؛،.!?]+(?:[.:][0-9]+%?){{0,9}}")
"""What runs from the left inside text that does not: what is isolated, and words and numbers of other scripts."""


@cache
def has_joining_library() -> bool:
    """Whether Pillow itself joins letters and turns text around."""
    return bool(features.check("raqm"))


def runs_left(text: str) -> bool:
    """Whether a text begins with a letter that runs from right to left."""
    kinds = (unicodedata.bidirectional(letter) for letter in text)
    return next((kind for kind in kinds if kind in {"L", "R", "AL"}), "L") != "L"


@lru_cache(maxsize=1024)
def from_the_left(text: str) -> str:
    """A text in joined forms, in the order in which its letters stand from the left."""
    if not runs_left(text):
        return _FROM_RIGHT.sub(lambda found: _turned(found[0]), text).translate(ISOLATES)
    parts, at = [], 0
    for found in _FROM_LEFT.finditer(text):
        within = found[0].translate(ISOLATES)
        parts += [_turned(text[at : found.start()]), from_the_left(within)]
        at = found.end()
    return "".join(reversed([*parts, _turned(text[at:])])).translate(ISOLATES)


def _turned(text: str) -> str:
    """A text that runs from right to left, from the left."""
    return _joined(text)[::-1].translate(MIRRORED)


def _joined(text: str) -> str:
    """A text with each letter in its form."""
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
    """By letter its forms."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for code in FORMS:
        kind, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        if len(letters) == 1:
            found[chr(int(letters[0], 16))][kind] = chr(code)
    for pair in PAIRS.values():
        found[pair] = {"<isolated>": pair, "<final>": chr(ord(pair) + 1)}
    return dict(found)

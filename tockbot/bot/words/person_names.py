"""What people are called where it is shown: the one place at which a name from Discord enters words and pictures.

The database keeps what Discord says. Here it is cut and freed of what cannot be seen or turns the text around it; where
nothing readable is left, the seat's words stand instead. In message text nothing of it is read as a mark, a mention or
a link.
"""

from __future__ import annotations

import json
import re
import unicodedata
from functools import lru_cache
from typing import Final

from tockbot.bot.screen import clipped
from tockbot.bot.words.directions import has_leftward_letters, isolated
from tockbot.bot.words.speaker import Speaker
from tockbot.rules import Seat
from tockbot.tables import Computer, Observation, Person, PlayRecord, SeatSeen

LONGEST: Final = 32
"""So many characters of a name are shown; Discord takes no longer ones."""

LOOKED_AT: Final = 256
"""So much of a name is looked at, however long it is."""

SHORT_NAME: Final = 14

MAX_ACCENTS: Final = 2
"""Maximum number of accents on one letter; more of them run over the lines above and below."""

MAX_MARKS: Final = 5
"""Maximum number of marks on one letter in scripts that write vowels and tones as marks, such as Thai and Burmese."""

FIRST_ACCENT: Final = 200
"""Unicode's combining classes of accents begin here; below are the signs of single scripts, and strokes (class 1)."""

JOINERS: Final = "\u200c\u200d"
"""They shape letters and join emojis; anything else that steers how text is shown is left out."""

BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or signs, and look like nothing."""

_SPECIAL: Final = re.compile(r"[\\*_~|`<@\[\]/]|^(?:[#>+-]|\d+(?=[.)]))", re.MULTILINE)


def readable_name(name: str) -> str:
    """The part of a name that can be read, cut; empty if nothing of it can."""
    return _readable(name[:LOOKED_AT], LONGEST)


def readable_text(text: str, longest: int) -> str:
    """Return what can be read of a line that a person typed, as names are cleaned; empty if nothing of it can."""
    return _readable(text[:LOOKED_AT], longest)


@lru_cache(maxsize=4096)
def _readable(name: str, longest: int) -> str:
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z" or kind == "Cc":
            kept.append(" ")
        elif letter in BLANKS or marks > _max_marks(letter) or (kind[0] == "C" and letter not in JOINERS):
            continue
        else:
            kept.append(letter)
    text = " ".join("".join(kept).split()).strip(JOINERS + " ")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in text):
        return ""
    return clipped(text, longest)


def _max_marks(mark: str) -> int:
    place = unicodedata.combining(mark)
    return MAX_ACCENTS if place == 1 or place >= FIRST_ACCENT else MAX_MARKS


def seat_name(say: Speaker, seat: SeatSeen) -> str:
    """What whoever sits on a seat is called; by the seat, if there is no readable name."""
    return _called(say, seat.name, seat.seat)


def record_name(say: Speaker, game: Observation, record: PlayRecord) -> str:
    """What whoever made a play is called; by the seat, if there is no readable name."""
    return _called(say, game.player_of(record), record.seat)


def player_name(say: Speaker, player: Person | Computer, seat: Seat) -> str:
    """What a player of a seat is called; by the seat, if there is no readable name."""
    return _called(say, player.name, seat)


def _called(say: Speaker, name: str, seat: Seat) -> str:
    return readable_name(name) or say("player-nameless", number=seat + 1)


def mention(say: Speaker, person: Person, seat: Seat | None = None) -> str:
    """A person as text that Discord shows as their present name; in words if the person is no longer known to it."""
    if person.user is not None:
        return f"<@{person.user}>"
    if seat is None:
        return shown_name(readable_name(person.name) or say("player-forgotten"))
    return shown_name(player_name(say, person, seat))


def short_name(name: str) -> str:
    """A name short enough for labels."""
    return plain_name(clipped(name, SHORT_NAME))


def called(say: Speaker, person: Person) -> str:
    """What somebody is called, plainly."""
    return readable_name(person.name) or say("player-forgotten")


def shown_name(name: str) -> str:
    """A name, or words with names in them, as message text: with nothing in it that Discord would format."""
    return plain_name(_SPECIAL.sub(lambda found: f"\\{found[0]}" if not found[0].isdigit() else f"{found[0]}\\", name))


def shown_cut(cut: str) -> str:
    """Return the text that was mixed into chance, as message text.

    A game of version 0.2.0 may have one with signs that cannot be seen. They are shown by their numbers, as JSON writes
    them, so that anyone can still check the proof.
    """
    return shown_name(cut if readable_text(cut, len(cut)) == cut else json.dumps(cut))


@lru_cache(maxsize=4096)
def plain_name(name: str) -> str:
    """A name, or words with names in them, so that it does not turn the words beside it around."""
    return isolated(name) if has_leftward_letters(name) else name

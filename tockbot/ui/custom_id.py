"""How a press is written for Discord: in the ``custom_id`` of a button, or in the value of a menu's line.

Invariant: what :func:`read_press` gives is a press whose fields are of the right kind and within bounds, and is written
as it was read. Whatever else Discord brings is a :class:`~tockbot.ui.press.PressError`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256
from typing import Any, Final

from tockbot.rules import Seat
from tockbot.tables import Level, Pace, SeatsAgain, Stamp, TableId
from tockbot.ui.press import (
    AddComputer,
    Agree,
    AllowBack,
    AllowHints,
    AskBack,
    AskToBeForgotten,
    BackToHand,
    BeForgotten,
    BuildSeven,
    ChooseAhead,
    ChoosePace,
    ChooseParty,
    ChooseRuleset,
    ChooseTheme,
    ComeBack,
    ConfirmSeven,
    Decline,
    DropAhead,
    EndTable,
    EnoughNotes,
    Errand,
    ExportGame,
    FillAndStart,
    FilmGame,
    Give,
    GiveUp,
    GotIt,
    HideStatistics,
    Learn,
    Leave,
    Look,
    LookBack,
    MakePlay,
    OpenReplay,
    OtherShape,
    PlayAgain,
    PlaySeries,
    Press,
    PressError,
    RateGame,
    RemoveComputer,
    Reopen,
    Run,
    SayHere,
    SeriesAgain,
    SetLevel,
    SetOption,
    ShareReview,
    ShowCard,
    ShowHand,
    ShowHelp,
    ShowLesson,
    ShowLog,
    ShowProof,
    ShowPuzzle,
    ShowReview,
    ShowRules,
    ShowSetup,
    ShowStandings,
    Sit,
    SitAgain,
    StandIn,
    Standings,
    Start,
    StudiedPress,
    Study,
    Topic,
    Watch,
    at,
)

LENGTH_LIMIT: Final = 100
"""How many characters Discord takes in a ``custom_id``, and in the value of a menu's line."""

VERSION: Final = "tock1"
"""Begins every press. Whoever changes what is written after it gives it another number, and reads this one too."""

MENU: Final = "tock-menu"
"""Begins the ``custom_id`` of a menu, which means nothing by itself: its lines are the presses."""


_WORDS: Final[Mapping[str, type[Press]]] = {
    "sit": Sit,
    "leave": Leave,
    "computer": AddComputer,
    "nocomputer": RemoveComputer,
    "level": SetLevel,
    "start": Start,
    "fill": FillAndStart,
    "setup": ShowSetup,
    "ruleset": ChooseRuleset,
    "party": ChooseParty,
    "option": SetOption,
    "hints": AllowHints,
    "pace": ChoosePace,
    "hand": ShowHand,
    "back": BackToHand,
    "ahead": ChooseAhead,
    "ahead_drop": DropAhead,
    "watch": Watch,
    "return": ComeBack,
    "agree": Agree,
    "decline": Decline,
    "standin": StandIn,
    "here": SayHere,
    "log": ShowLog,
    "rules": ShowRules,
    "proof": ShowProof,
    "shape": OtherShape,
    "give": Give,
    "card": ShowCard,
    "seven": BuildSeven,
    "confirm": ConfirmSeven,
    "make": MakePlay,
    "again": PlayAgain,
    "sitagain": SitAgain,
    "seriesagain": SeriesAgain,
    "forget": AskToBeForgotten,
    "forgotten": BeForgotten,
    "end": EndTable,
    "reopen": Reopen,
    "give_up": GiveUp,
    "learn": Learn,
    "lesson": ShowLesson,
    "study": Study,
    "got": GotIt,
    "puzzle": ShowPuzzle,
    "enough": EnoughNotes,
    "help": ShowHelp,
    "run": Run,
    "theme": ChooseTheme,
    "replay": OpenReplay,
    "look": LookBack,
    "export": ExportGame,
    "film": FilmGame,
    "review": ShowReview,
    "share": ShareReview,
    "back_allow": AllowBack,
    "rate": RateGame,
    "series": PlaySeries,
    "hide": HideStatistics,
    "standings": ShowStandings,
    "back_ask": AskBack,
}
"""The word for each press, which follows :data:`VERSION`; its fields follow in their order, with ``:`` between them."""

_NONE: Final = "-"


@dataclass(frozen=True, slots=True)
class _Form:
    """How a field is written: all that may stand there, how it is read, and how it is written."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


def _or_none(form: _Form) -> _Form:
    return _Form(
        f"{form.pattern}|{_NONE}",
        lambda text: None if text == _NONE else form.read(text),
        lambda value: _NONE if value is None else form.write(value),
    )


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("."))) if text else ()


def _studied(text: str) -> StudiedPress:
    """What is pressed in an exercise."""
    press = read_press(f"{VERSION}:{text}")
    if not isinstance(press, StudiedPress):
        raise PressError
    return press


# Numbers are written in one way only, and in the digits 0 to 9 (``\d`` means those of all scripts). No longer ones
# than the database holds.
_ID: Final = r"0|[1-9][0-9]{0,17}"
_PLACE: Final = _Form(r"0|[1-9][0-9]{0,4}", int)
_SMALL: Final = _Form(r"0|[1-9][0-9]?", int)
_YES_NO: Final = _Form(r"[yn]", lambda text: text == "y", lambda yes: "y" if yes else "n")
_WORD: Final = _Form(r"[a-z0-9_]{1,30}", str)
_NAME: Final = _Form(r"[a-z0-9-]{1,16}", str)

_FORMS: Final[Mapping[str, _Form]] = {
    "table_id": _Form(_ID, lambda text: TableId(int(text))),
    "stamp": _Form(_ID, lambda text: Stamp(int(text))),
    "seat": _Form(r"[0-7]", lambda text: Seat(int(text))),
    "level": _Form("|".join(level.value for level in Level), Level, lambda level: str(level.value)),
    "pace": _Form("|".join(pace.value for pace in Pace), Pace, lambda pace: str(pace.value)),
    "ruleset": _WORD,
    "players": _Form(r"[2-8]", int),
    "allowed": _YES_NO,
    "agrees": _YES_NO,
    "rated": _YES_NO,
    "serial": _YES_NO,
    "how": _Form("|".join(how.value for how in SeatsAgain), SeatsAgain, lambda how: str(how.value)),
    "hidden": _YES_NO,
    "standings": _Form("|".join(one.value for one in Standings), Standings, lambda one: str(one.value)),
    "in_teams": _Form(r"[ts]", lambda text: text == "t", lambda in_teams: "t" if in_teams else "s"),
    "option": _WORD,
    "value": _WORD,
    "hints": _or_none(_SMALL),
    "card": _SMALL,
    "from_card": _or_none(_SMALL),
    "group": _or_none(_PLACE),
    "path": _Form(
        r"(?:(?:0|[1-9][0-9]{0,3})(?:\.(?:0|[1-9][0-9]{0,3})){0,6})?",
        _numbers,
        lambda path: ".".join(map(str, path)),
    ),
    "play": _PLACE,
    "page": _PLACE,
    "lesson": _NAME,
    "exercise": _NAME,
    "what": _NAME,
    "press": _Form(r".{1,80}", _studied, lambda press: write_press(press).removeprefix(f"{VERSION}:")),
    "topic": _Form("|".join(one.value for one in Topic), Topic, lambda topic: str(topic.value)),
    "errand": _Form("|".join(one.value for one in Errand), Errand, lambda errand: str(errand.value)),
    "theme": _WORD,
    "moment": _PLACE,
    "hands_open": _YES_NO,
    "whole": _YES_NO,
    "look": _Form("|".join(look.value for look in Look), Look, lambda look: str(look.value)),
}
"""How a field of this name is written, in whichever press it stands."""


@cache
def _patterns() -> Mapping[str, re.Pattern[str]]:
    """For each word, what a whole press with it looks like."""
    return {
        word: re.compile(":".join([VERSION, word, *(f"({_FORMS[name].pattern})" for name in _fields(kind))]))
        for word, kind in _WORDS.items()
    }


def _fields(kind: type[Press]) -> list[str]:
    return [field.name for field in fields(kind)]


def write_press(press: Press) -> str:
    """A press as text of at most :data:`LENGTH_LIMIT` ASCII characters."""
    kind = type(press)
    word = next(word for word, one in _WORDS.items() if one is kind)
    return ":".join([VERSION, word, *(_FORMS[name].write(getattr(press, name)) for name in _fields(kind))])


def read_press(text: str) -> Press:
    """The press that was written.

    Raises:
        PressError: the text is none of ours.
    """
    if len(text) > LENGTH_LIMIT:
        raise PressError
    _, _, rest = text.partition(":")
    word = rest.partition(":")[0]
    match = _patterns()[word].fullmatch(text) if word in _WORDS else None
    if match is None:
        raise PressError
    kind = _WORDS[word]
    return kind(*(_FORMS[name].read(part) for name, part in zip(_fields(kind), match.groups(), strict=True)))


def menu_id(row: int, options: Sequence[Press]) -> str:
    """The ``custom_id`` of a menu of these presses: it differs from those of the other rows, and of other lists.

    Discord keeps showing the line chosen from a menu for as long as the menu has the same ``custom_id``.
    """
    digest = sha256(" ".join(map(write_press, options)).encode()).hexdigest()
    return f"{MENU}:{row}:{digest[:16]}"


def press_of(custom_id: str, values: Sequence[str]) -> Press:
    """What was pressed: a button, by its ``custom_id``, or the line of a menu, by its value.

    Raises:
        PressError: it is none of ours.
    """
    return read_press(at(values, 0) if custom_id.startswith(f"{MENU}:") else custom_id)


def is_ours(custom_id: str) -> bool:
    """Whether a ``custom_id`` was, or pretends to be, one of ours; others are not for us to answer."""
    return custom_id.startswith("tock")

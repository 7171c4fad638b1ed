"""What a button, or a line of a menu, means when it is pressed: a type for each.

All that a press means stands in its fields, so it works on a message of any age, also after a restart.
:mod:`~tockbot.ui.custom_id` writes it for Discord and reads it back. Whether it still fits the table is for the table
to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tockbot.tables import Stamp
from tockbot.ui.press.finished import (
    ExportGame,
    FilmGame,
    Look,
    LookBack,
    OpenReplay,
    PastPress,
    ShareReview,
    ShowReview,
)
from tockbot.ui.press.help import ChooseTheme, Errand, HelpPress, Run, ShowHelp, Topic
from tockbot.ui.press.learning import EnoughNotes, GotIt, Learn, LearnPress, ShowLesson, ShowPuzzle, StudiedPress, Study
from tockbot.ui.press.lobby import (
    AddComputer,
    AllowBack,
    AllowHints,
    ChoicePress,
    ChoosePace,
    ChooseParty,
    ChooseRuleset,
    FillAndStart,
    Leave,
    PlaySeries,
    RateGame,
    RemoveComputer,
    SeatsPress,
    SetLevel,
    SetOption,
    SetupPress,
    ShowSetup,
    Sit,
    Start,
)
from tockbot.ui.press.own import AskToBeForgotten, BeForgotten, HideStatistics, PrivacyPress, ShowStandings, Standings
from tockbot.ui.press.table import (
    Agree,
    AskBack,
    AskingPress,
    BackToHand,
    ChooseAhead,
    ComeBack,
    Decline,
    DropAhead,
    EndPress,
    EndTable,
    GiveUp,
    LookPress,
    OtherShape,
    PlayAgain,
    Reopen,
    SayHere,
    SeriesAgain,
    ShowHand,
    ShowLog,
    ShowProof,
    ShowRules,
    SitAgain,
    StandIn,
    Watch,
)
from tockbot.ui.press.turn import BuildSeven, ConfirmSeven, Give, MakePlay, ShowCard, TurnPress

T = TypeVar("T")

TablePress = (
    SeatsPress
    | SetupPress
    | LookPress
    | TurnPress
    | DropAhead
    | Watch
    | ComeBack
    | PlayAgain
    | SeriesAgain
    | SitAgain
    | EndPress
    | ShowProof
    | AskingPress
)
"""What is wanted at a table."""

OwnPress = PrivacyPress | LearnPress | ShowStandings | HelpPress
"""What belongs to no table."""

Press = TablePress | OwnPress | PastPress | Run


class PressError(Exception):
    """A press that fits nothing that is offered: it is forged, or from a moment long gone."""


def stamp_of(press: Press) -> Stamp | None:
    """The moment of the game to which a press belongs; None where it may be pressed at any moment."""
    return press.stamp if isinstance(press, BackToHand | TurnPress) else None


def at(items: Sequence[T], place: int) -> T:
    """The item that a press means by its place.

    Raises:
        PressError: there is none.
    """
    if not 0 <= place < len(items):
        raise PressError
    return items[place]


__all__ = [
    "AddComputer",
    "Agree",
    "AllowBack",
    "AllowHints",
    "AskBack",
    "AskToBeForgotten",
    "AskingPress",
    "BackToHand",
    "BeForgotten",
    "BuildSeven",
    "ChoicePress",
    "ChooseAhead",
    "ChoosePace",
    "ChooseParty",
    "ChooseRuleset",
    "ChooseTheme",
    "ComeBack",
    "ConfirmSeven",
    "Decline",
    "DropAhead",
    "EndPress",
    "EndTable",
    "EnoughNotes",
    "Errand",
    "ExportGame",
    "FillAndStart",
    "FilmGame",
    "Give",
    "GiveUp",
    "GotIt",
    "HelpPress",
    "HideStatistics",
    "Learn",
    "LearnPress",
    "Leave",
    "Look",
    "LookBack",
    "LookPress",
    "MakePlay",
    "OpenReplay",
    "OtherShape",
    "OwnPress",
    "PastPress",
    "PlayAgain",
    "PlaySeries",
    "Press",
    "PressError",
    "PrivacyPress",
    "RateGame",
    "RemoveComputer",
    "Reopen",
    "Run",
    "SayHere",
    "SeatsPress",
    "SeriesAgain",
    "SetLevel",
    "SetOption",
    "SetupPress",
    "ShareReview",
    "ShowCard",
    "ShowHand",
    "ShowHelp",
    "ShowLesson",
    "ShowLog",
    "ShowProof",
    "ShowPuzzle",
    "ShowReview",
    "ShowRules",
    "ShowSetup",
    "ShowStandings",
    "Sit",
    "SitAgain",
    "StandIn",
    "Standings",
    "Start",
    "StudiedPress",
    "Study",
    "TablePress",
    "Topic",
    "TurnPress",
    "Watch",
    "at",
    "stamp_of",
]

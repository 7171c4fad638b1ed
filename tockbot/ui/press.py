"""What a button, or a line of a menu, means when it is pressed: a type for each.

All that a press means stands in its fields, so it works on a message of any age, also after a restart.
:mod:`~tockbot.ui.custom_id` writes it for Discord and reads it back. Whether it still fits the table is for the table
to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from tockbot.rules import Seat
from tockbot.tables import Level, Pace, SeatsAgain, Stamp, TableId

T = TypeVar("T")


class PressError(Exception):
    """A press that fits nothing that is offered: it is forged, or from a moment long gone."""


# --- in the lobby -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sit:
    """Sit down on this seat."""

    table_id: TableId
    seat: Seat


@dataclass(frozen=True, slots=True)
class Leave:
    """Get up."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Put a computer player on this seat; pressed twice it is one."""

    table_id: TableId
    seat: Seat


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Take the computer player on this seat away; pressed twice it is one."""

    table_id: TableId
    seat: Seat


@dataclass(frozen=True, slots=True)
class SetLevel:
    """Let the computer player on this seat play at this level."""

    table_id: TableId
    seat: Seat
    level: Level


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the game."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class FillAndStart:
    """Put computer players on all free seats, and begin the game."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class AllowBack:
    """Choose whether plays can be taken back in the game."""

    table_id: TableId
    allowed: bool


@dataclass(frozen=True, slots=True)
class RateGame:
    """Choose whether the result of the game is to count for ratings."""

    table_id: TableId
    rated: bool


SeatsPress = RateGame | AllowBack | Sit | Leave | AddComputer | RemoveComputer | SetLevel | Start | FillAndStart
"""Who sits where, and that it begins."""


@dataclass(frozen=True, slots=True)
class ShowSetup:
    """Show what can be chosen for the game."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class ChooseRuleset:
    """Choose another ruleset."""

    table_id: TableId
    ruleset: str


@dataclass(frozen=True, slots=True)
class ChooseParty:
    """Choose how many play, and whether in teams."""

    table_id: TableId
    players: int
    in_teams: bool


@dataclass(frozen=True, slots=True)
class SetOption:
    """Give an option of the ruleset this value."""

    table_id: TableId
    option: str
    value: str


@dataclass(frozen=True, slots=True)
class AllowHints:
    """Choose how many hints each seat may have; None is as many as anybody likes."""

    table_id: TableId
    hints: int | None


@dataclass(frozen=True, slots=True)
class ChoosePace:
    """Choose how fast it is played."""

    table_id: TableId
    pace: Pace


SetupPress = ShowSetup | ChooseRuleset | ChooseParty | SetOption | AllowHints | ChoosePace
"""What is to be played."""


# --- in the game ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Show a fresh hand."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class BackToHand:
    """Show the hand in place of what was chosen from it at this moment."""

    table_id: TableId
    stamp: Stamp


@dataclass(frozen=True, slots=True)
class ChooseAhead:
    """Show what can be chosen in advance for one's next turn."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class DropAhead:
    """Take back what one chose in advance."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class Watch:
    """Be told when the table has ended; pressed again, not."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class ShowLog:
    """Show what was played."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class ShowRules:
    """Show the rules of the table."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class OtherShape:
    """Show the private picture in the other shape, tall or wide, now and from now on."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class ShowProof:
    """Show why the cards were dealt fairly, once the game is over."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class Agree:
    """Agree to what somebody asks for; the stamp is the number of the entry by which they did."""

    table_id: TableId
    stamp: Stamp


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Sit down again on the seat that a computer player keeps."""

    table_id: TableId


LookPress = ShowHand | BackToHand | ChooseAhead | ShowLog | ShowRules | OtherShape
"""What somebody wants to see; it changes nothing at the table."""


@dataclass(frozen=True, slots=True)
class Give:
    """Choose this card of the hand to be given in the exchange.

    Attributes:
        table_id: the table.
        stamp: the moment of the game to which the button belongs (``Observation.stamp``), here and below.
        card: the card's place in the hand, from 0, here and below.
    """

    table_id: TableId
    stamp: Stamp
    card: int


@dataclass(frozen=True, slots=True)
class ShowCard:
    """Show what a card can do.

    Attributes:
        table_id: the table.
        stamp: the moment.
        card: the card.
        group: whose plays, by their place among the groups offered; None before that is chosen.
        page: which page of the list, from 0.
    """

    table_id: TableId
    stamp: Stamp
    card: int
    group: int | None = None
    page: int = 0


@dataclass(frozen=True, slots=True)
class BuildSeven:
    """Show a seven that is being put together.

    Attributes:
        table_id: the table.
        stamp: the moment.
        card: the card that is played as a seven.
        path: the parts chosen so far, each by its place among those offered after the parts before it.
        page: which page of the parts that may come next, from 0.
    """

    table_id: TableId
    stamp: Stamp
    card: int
    path: tuple[int, ...] = ()
    page: int = 0


@dataclass(frozen=True, slots=True)
class ConfirmSeven:
    """Play a seven.

    Attributes:
        table_id: the table.
        stamp: the moment.
        card: the card that is played as a seven.
        path: the parts chosen, each by its place among those offered after the parts before it.
        play: the place of the play among those in which it can then end, with a second card too (rules.md 4.12).
    """

    table_id: TableId
    stamp: Stamp
    card: int
    path: tuple[int, ...]
    play: int = 0


@dataclass(frozen=True, slots=True)
class MakePlay:
    """Make a play.

    Attributes:
        table_id: the table.
        stamp: the moment.
        play: its place among all plays listed for this moment.
        from_card: the place in the hand of the card that was pressed for it, None if none was.
    """

    table_id: TableId
    stamp: Stamp
    play: int
    from_card: int | None = None


TurnPress = Give | ShowCard | BuildSeven | ConfirmSeven | MakePlay
"""What belongs to one moment of the game, and to no other."""

StudiedPress = TurnPress | BackToHand | OtherShape
"""What can be pressed in an exercise."""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Open a table like this one, whose game is over."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class SitAgain:
    """The same with the seats taken in another way."""

    table_id: TableId
    how: SeatsAgain


@dataclass(frozen=True, slots=True)
class EndTable:
    """End the table before its game is over, after being asked whether it is meant."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class Reopen:
    """Take a table up again that was closed."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Agree that a table that was closed is closed for good."""

    table_id: TableId


EndPress = EndTable | Reopen | GiveUp
"""The end of a table before its time, and what comes after."""


# --- of oneself -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AskToBeForgotten:
    """Say what it means to be forgotten, and ask whether it is meant."""


@dataclass(frozen=True, slots=True)
class BeForgotten:
    """Forget whoever presses."""


@dataclass(frozen=True, slots=True)
class HideStatistics:
    """Show one's statistics to nobody else, or to those in the same servers."""

    hidden: bool


PrivacyPress = AskToBeForgotten | BeForgotten | HideStatistics
"""What belongs to whoever presses, and to no table."""


# --- of learning ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Learn:
    """Learn the game: the next lesson, or all of them to choose from."""


@dataclass(frozen=True, slots=True)
class ShowLesson:
    """Show a lesson from its beginning."""

    lesson: str


@dataclass(frozen=True, slots=True)
class Study:
    """Press this in an exercise, as it would be pressed at a table.

    Attributes:
        exercise: which: a lesson by its name, a puzzle by its day.
        press: what is pressed there; its table is number 0.
    """

    exercise: str
    press: StudiedPress


@dataclass(frozen=True, slots=True)
class GotIt:
    """Say that one knows this, and need not be told any more."""

    what: str


@dataclass(frozen=True, slots=True)
class EnoughNotes:
    """Be told nothing more about cards held for the first time."""


LearnPress = Learn | ShowLesson | Study | GotIt | EnoughNotes
"""What somebody wants who learns; it belongs to no table."""


# --- of a server ------------------------------------------------------------------------------------------------------


class Standings(Enum):
    """A list of who stands where in a server; its value is how it is written, and how its name's message ends."""

    TEAMS = "teams"
    """By rating, in teams."""

    ALONE = "alone"
    """By rating, each alone."""

    MONTH = "month"
    """By games won this month."""

    PAIRS = "pairs"
    """Partners, by games won."""

    PAIRS_MONTH = "pairs_month"
    """Partners, by games won this month."""


@dataclass(frozen=True, slots=True)
class ShowStandings:
    """Show a page of a list of the server, from 0."""

    standings: Standings
    page: int


@dataclass(frozen=True, slots=True)
class AskBack:
    """Ask to take one's last play back; ``stamp`` is its entry's number, here and below."""

    table_id: TableId
    stamp: Stamp


@dataclass(frozen=True, slots=True)
class AnswerBack:
    """Agree that the play is taken back, or do not."""

    table_id: TableId
    stamp: Stamp
    agrees: bool


BackPress = AskBack | AnswerBack
"""About taking a play back."""


TablePress = (
    SeatsPress
    | SetupPress
    | LookPress
    | TurnPress
    | DropAhead
    | Watch
    | ComeBack
    | Agree
    | PlayAgain
    | SitAgain
    | EndPress
    | ShowProof
    | BackPress
)
"""What is wanted at a table."""

OwnPress = PrivacyPress | LearnPress | ShowStandings
"""What belongs to no table."""

# --- of games that are over ------------------------------------------------------------------------------------------


class Look(Enum):
    """Where somebody looks next, from the moment of a game that they look at."""

    HERE = "here"
    BACK = "back"
    ON = "on"
    ROUND_BACK = "round_back"
    """At the beginning of the round, or from there at that of the round before."""

    ROUND_ON = "round_on"


@dataclass(frozen=True, slots=True)
class OpenReplay:
    """Look at the game once more, from its beginning."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class LookBack:
    """Look at a moment of the game, or at one near it.

    Attributes:
        table_id: the table.
        moment: the place of the moment that is shown among the game's, from 0.
        seat: from whose side it is seen.
        hands_open: whether all hands are shown, or only that seat's.
        look: where from there.
    """

    table_id: TableId
    moment: int
    seat: Seat
    hands_open: bool
    look: Look = Look.HERE


@dataclass(frozen=True, slots=True)
class ExportGame:
    """Have the game as text."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class FilmGame:
    """See the game as a film from the side of this seat: the ``whole`` of it, or its highlights."""

    table_id: TableId
    seat: Seat
    whole: bool


@dataclass(frozen=True, slots=True)
class ShowReview:
    """See where the game turned."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class ShareReview:
    """Show everybody in the game's channel where it turned."""

    table_id: TableId


PastPress = OpenReplay | LookBack | ExportGame | FilmGame | ShowReview | ShareReview
"""What is wanted of a game that is over, by whoever may look at it; it may have been played anywhere."""

Press = TablePress | OwnPress | PastPress


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

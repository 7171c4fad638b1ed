"""Lists to choose from, as buttons: a menu would cover the board on a phone, and need one more press.

Up to five lines are shown in full. Longer lists use short labels, so that several fit into a row; in lists with the
moves of many pawns, the player chooses the pawn first. A label says in words where a pawn goes; the board shows the
same field numbers, and no others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from tockbot.bot.press import Press
from tockbot.bot.screen import BUTTONS_LIMIT, LABEL_LIMIT, Button, Row, Style, clipped
from tockbot.bot.words import Speaker, listed, plain_name, seat_name
from tockbot.render import Goal
from tockbot.rules import CENTRE, HOME, RESERVE, Enter, Location, Move, Swap
from tockbot.tables import Observation, pawn_number

T = TypeVar("T")

MAX_LINES: Final = 4 * BUTTONS_LIMIT
"""Maximum number of lines on a screen: one row is left for navigation."""

TWO_ROWS: Final = 2 * BUTTONS_LIMIT
"""Maximum number of lines that are shown at once; in a longer list the player chooses the pawn first."""

PAGE: Final = 10
"""Number of lines on a page of a list to read."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line to choose.

    Attributes:
        text: its full text.
        press: the press that it stands for.
        group: its heading if the list is split, such as a pawn.
        goals: the pawns that move and where they go, as the board shows them.
        mark: the sign before the text: the card that a Joker replaces, or the steps of a seven; empty if there is none.
        style: its style as a button: green makes the play, blue leads on, red is a play that one may regret.
        cautions: the warnings about it, by message name.
        brief: its text in a long list; empty if that is the same.
        alone: its text among many of the same group; empty if that is the same.
    """

    text: str
    press: Press
    group: str
    goals: tuple[Goal, ...] = ()
    mark: str = ""
    style: Style = Style.GOOD
    cautions: tuple[str, ...] = ()
    brief: str = ""
    alone: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """A list as it is shown: its rows, its goals on the board, and small lines with warnings."""

    rows: tuple[Row, ...]
    goals: tuple[Goal, ...]
    quiet: tuple[str, ...]


def in_rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Return buttons in as many rows as they need."""
    return tuple(tuple(buttons[i : i + BUTTONS_LIMIT]) for i in range(0, len(buttons), BUTTONS_LIMIT))


def page_of(listed: Sequence[T], page: int) -> tuple[Sequence[T], bool]:
    """Return a page, from 0, of a list that may be known only in part, and whether another page follows."""
    first, after = page * PAGE, (page + 1) * PAGE
    return listed[first:after], len(listed) > after


def turning(say: Speaker, press: Callable[[int], Press], page: int, *, has_more: bool) -> tuple[Row, ...]:
    """Return the row with buttons that turn the pages of a list; none if there is only one page."""
    back = Button(say("button-previous"), press(max(0, page - 1)), disabled=not page)
    on = Button(say("button-next"), press(page + 1), disabled=not has_more)
    return ((back, on),) if page or has_more else ()


def goal_of(say: Speaker, move: Move) -> Goal:
    """Return the goal of a move on the board: the number of its field, or a sign on the other pawn of a swap.

    A goal that buttons don't name by a number has no label: the start field of a pawn that enters, and the centre.
    """
    match move:
        case Enter(seat, goal, _):
            return Goal("", seat, RESERVE, goal)
        case Swap(seat, origin, other):
            return Goal(say("mark-swap"), seat, origin, other.location)
        case _:
            return Goal(_field_label(move.goal), move.seat, move.origin, move.goal)


def _field_label(location: Location) -> str:
    if location in HOME:
        return f"h{HOME.index(location) + 1}"
    return "" if location == CENTRE else str(location)


def group_of(say: Speaker, game: Observation, move: Move, numbering: Sequence[tuple[Location, ...]]) -> str:
    """Return the heading of a move in a list that is split by pawn."""
    seat, origin = move.seat, RESERVE if isinstance(move, Enter) else move.origin
    number = pawn_number(tuple(numbering), seat, origin)
    if seat == game.viewer:
        return say("pawn", number=number)
    return say("pawn-of", name=plain_name(seat_name(say, game.seats[seat])), number=number)


def label_of(say: Speaker, mark: str, text: str) -> str:
    """Return the label of a line."""
    return say("card-play", card=mark, play=text) if mark and text else mark or text


def offered(say: Speaker, lines: Sequence[Line]) -> Offer:
    """Return a list of at most :data:`MAX_LINES` lines."""
    words = _words_for(say, lines)
    labels = told_apart([label_of(say, line.mark, words(line)) for line in lines])
    buttons = [Button(label, line.press, line.style) for label, line in zip(labels, lines, strict=True)]
    quiet = cautions_told(say, zip(labels, (line.cautions for line in lines), strict=True))
    return Offer(in_rows(buttons), tuple(dict.fromkeys(goal for line in lines for goal in line.goals)), quiet)


def _words_for(say: Speaker, lines: Sequence[Line]) -> Callable[[Line], str]:
    """Return the function that gives each line's text: the full text if there are few lines and buttons have room.

    In a long list about one pawn, the pawn is not named: the text above does so.
    """
    if len(lines) <= BUTTONS_LIMIT and all(len(label_of(say, line.mark, line.text)) <= LABEL_LIMIT for line in lines):
        return _text
    many = _brief if len({line.group for line in lines}) > 1 else _alone
    alike = Counter((line.mark, words) for line in lines for words in {many(line), _brief(line)})

    def in_few(line: Line) -> str:
        return next((words for words in (many(line), _brief(line)) if alike[line.mark, words] <= 1), line.text)

    return in_few


def told_apart(labels: Sequence[str]) -> list[str]:
    """Return labels cut to the length of a button, with a number after labels that are then equal."""
    short = [clipped(label, LABEL_LIMIT) for label in labels]
    same, seen = Counter(short), Counter[str]()
    for place, label in enumerate(short):
        if same[label] > 1:
            seen[label] += 1
            number = f" ({seen[label]})"
            short[place] = clipped(label, LABEL_LIMIT - len(number)) + number
    return short


def _text(line: Line) -> str:
    return line.text


def _brief(line: Line) -> str:
    return line.brief or line.text


def _alone(line: Line) -> str:
    return line.alone or line.brief or line.text


def in_blocks(say: Speaker, lines: Iterable[T], group_of_line: Callable[[T], str]) -> list[tuple[str, list[T]]]:
    """Return lines under the headings of their groups; a group of more than :data:`MAX_LINES` in several blocks."""
    groups: dict[str, list[T]] = {}
    for line in lines:
        groups.setdefault(group_of_line(line), []).append(line)
    blocks: list[tuple[str, list[T]]] = []
    for group, of_group in groups.items():
        parts = [of_group[first : first + MAX_LINES] for first in range(0, len(of_group), MAX_LINES)]
        headings = [group]
        if len(parts) > 1:
            headings = [
                say("group-part", group=group, part=part, parts=len(parts)) for part in range(1, len(parts) + 1)
            ]
        blocks += zip(headings, parts, strict=True)
    return blocks


def cautions_told(say: Speaker, warned: Iterable[tuple[str, tuple[str, ...]]]) -> tuple[str, ...]:
    """Return the warnings about lines or cards, each given with its name: one line for all that share a warning."""
    of_which: dict[str, list[str]] = {}
    for which, cautions in warned:
        for caution in cautions:
            of_which.setdefault(caution, []).append(which)
    return tuple(
        say(f"caution-{caution}", which=listed(say, dict.fromkeys(which), " · ")) for caution, which in of_which.items()
    )

"""Lists to choose from, as buttons: a menu would cover the board on a telephone, and costs a press more.

Up to five lines are told in full; more are told in few words, so that several stand in a row; those of many pawns are
chosen pawn first.
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
from tockbot.rules import RESERVE, Enter, Location, Move, Seat, Swap
from tockbot.tables import Observation, pawn_number

T = TypeVar("T")

MAX_LINES: Final = 4 * BUTTONS_LIMIT
"""So many lines are on one screen: a row is left for what leads elsewhere."""

TWO_ROWS: Final = 2 * BUTTONS_LIMIT
"""Up to so many lines are shown at once; of more the pawn is chosen first."""

PAGE: Final = 10
"""So many lines of a list to read stand on a page."""

Way = tuple[Seat, Location, Location]
"""Whose pawn goes from where to where."""
Marked = list[tuple[str, "Line"]]
"""Lines with what they begin with."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line to choose.

    Attributes:
        told: its words.
        press: what choosing it means.
        group: under what it stands where the list is split, such as a pawn.
        ways: the ways of the pawns that move, each with what stands at its goal on the board; None is the mark.
        mark: what stands before the words, and at the goal on the board; None takes its place in the list.
        style: what it is like as a button: green makes the play, blue leads on, red is what one may not want.
        cautions: what is quietly said of it, as messages name it.
        brief: its words among many lines; none where those are the same.
        alone: its words among very many lines, or many of the same group; none where those are the same.
        short: its words among many lines where its mark and these are those of no other; None where it has none.
    """

    told: str
    press: Press
    group: str
    ways: tuple[tuple[str | None, Way], ...] = ()
    mark: str | None = None
    style: Style = Style.GOOD
    cautions: tuple[str, ...] = ()
    brief: str = ""
    alone: str = ""
    short: str | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """A list as it is shown: its rows, its goals on the board, and what is quietly said of some lines."""

    rows: tuple[Row, ...]
    goals: tuple[Goal, ...]
    quiet: tuple[str, ...]


def in_rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Buttons in as many rows as they need."""
    return tuple(tuple(buttons[i : i + BUTTONS_LIMIT]) for i in range(0, len(buttons), BUTTONS_LIMIT))


def page_of(listed: Sequence[T], page: int) -> tuple[Sequence[T], bool]:
    """A page, from 0, of a list of which no more than its beginning is known, and whether another follows."""
    first, after = page * PAGE, (page + 1) * PAGE
    return listed[first:after], len(listed) > after


def turning(say: Speaker, press: Callable[[int], Press], page: int, *, has_more: bool) -> tuple[Row, ...]:
    """The row by which the pages of a list are turned; none where there is one page alone."""
    back = Button(say("button-previous"), press(max(0, page - 1)), disabled=not page)
    on = Button(say("button-next"), press(page + 1), disabled=not has_more)
    return ((back, on),) if page or has_more else ()


def way_of(move: Move) -> Way:
    """Whose pawn a move takes from where to where."""
    match move:
        case Enter(seat, goal, _):
            return seat, RESERVE, goal
        case Swap(seat, origin, other):
            return seat, origin, other.location
        case _:
            return move.seat, move.origin, move.goal


def group_of(say: Speaker, game: Observation, move: Move, numbering: Sequence[tuple[Location, ...]]) -> str:
    """The heading under which a move stands where lists are split by pawn."""
    seat, origin, _ = way_of(move)
    number = pawn_number(tuple(numbering), seat, origin)
    if seat == game.viewer:
        return say("pawn", number=number)
    return say("pawn-of", name=plain_name(seat_name(say, game.seats[seat])), number=number)


def label_of(say: Speaker, mark: str, told: str) -> str:
    """A line as it is written."""
    return say("list-line", mark=mark, told=told) if mark and told else mark or told


def offered(say: Speaker, lines: Sequence[Line]) -> Offer:
    """A list of at most :data:`MAX_LINES` lines; those without a mark of their own are numbered."""
    marked = [(str(place) if line.mark is None else line.mark, line) for place, line in enumerate(lines, 1)]
    words = _words_for(say, marked)
    labels = _told_apart([label_of(say, mark, words(line)) for mark, line in marked])
    buttons = [Button(label, line.press, line.style) for label, line in zip(labels, lines, strict=True)]
    marks = Counter(mark for mark, _ in marked)
    quiet = cautions_told(
        say, ((mark if mark and marks[mark] == 1 else _brief(line), line.cautions) for mark, line in marked)
    )
    return Offer(in_rows(buttons), _goals(marked), quiet)


def _words_for(say: Speaker, marked: Marked) -> Callable[[Line], str]:
    """In which words lines are told: in full where they are few and buttons have room for those.

    Of very many not even the pawn is named, unless another's words were the same: its goal is on the board, and that
    must stay in sight.
    """
    if len(marked) <= BUTTONS_LIMIT and all(
        len(label_of(say, mark, line.told)) <= LABEL_LIMIT for mark, line in marked
    ):
        return _told
    many = _brief if len(marked) <= TWO_ROWS and len({line.group for _, line in marked}) > 1 else _alone
    ways = {
        line.press: [words for words in (line.short, many(line), _brief(line)) if words is not None]
        for _, line in marked
    }
    alike = Counter((mark, words) for mark, line in marked for words in {*ways[line.press]})

    def in_few(line: Line) -> str:
        return next((words for words in ways[line.press] if alike[line.mark or "", words] <= 1), line.told)

    return in_few


def _told_apart(labels: Sequence[str]) -> list[str]:
    """The labels as far as buttons have room for them, with a number behind those that are the same then."""
    short = [clipped(label, LABEL_LIMIT) for label in labels]
    same, seen = Counter(short), Counter[str]()
    for place, label in enumerate(short):
        if same[label] > 1:
            seen[label] += 1
            number = f" ({seen[label]})"
            short[place] = clipped(label, LABEL_LIMIT - len(number)) + number
    return short


def _told(line: Line) -> str:
    return line.told


def _brief(line: Line) -> str:
    return line.brief or line.told


def _alone(line: Line) -> str:
    return line.alone or line.brief or line.told


def in_blocks(say: Speaker, lines: Iterable[T], group_of_line: Callable[[T], str]) -> list[tuple[str, list[T]]]:
    """The lines by their groups, headed by those; one of more than :data:`MAX_LINES` in several blocks."""
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
    """What is quietly said of lines or cards, each given with what names it, once for all of which it is true."""
    of_which: dict[str, list[str]] = {}
    for which, cautions in warned:
        for caution in cautions:
            of_which.setdefault(caution, []).append(which)
    return tuple(
        say(f"caution-{caution}", which=listed(say, dict.fromkeys(which))) for caution, which in of_which.items()
    )


def _goals(marked: Marked) -> tuple[Goal, ...]:
    return tuple(
        dict.fromkeys(Goal(mark if label is None else label, *way) for mark, line in marked for label, way in line.ways)
    )

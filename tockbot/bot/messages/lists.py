"""Lists to choose from: up to five lines are buttons, more are menus, split by pawn where one is too small."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tockbot.bot.press import Press
from tockbot.bot.screen import (
    BUTTONS_LIMIT,
    LABEL_LIMIT,
    OPTION_LIMIT,
    OPTIONS_LIMIT,
    PLACEHOLDER_LIMIT,
    Button,
    Menu,
    MenuOption,
    Row,
    Style,
    clipped,
)
from tockbot.bot.words.person_names import isolated, seat_name
from tockbot.bot.words.speaker import Speaker
from tockbot.render import Goal
from tockbot.rules import RESERVE, Enter, Location, Move, Seat, Swap
from tockbot.tables import Observation, pawn_number

MENUS_A_PAGE: Final = 4
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
        group: the heading under which it stands where the list is split, such as a pawn.
        ways: the ways of the pawns that move, each with what stands at its goal on the board; None is the mark.
        mark: what stands before the words, and at the goal on the board; None takes its place in the list.
        style: what it is like as a button: green makes the play, blue leads on.
    """

    told: str
    press: Press
    group: str
    ways: tuple[tuple[str | None, Way], ...] = ()
    mark: str | None = None
    style: Style = Style.GOOD


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a list: its rows, its goals on the board, and how many pages there are."""

    rows: tuple[Row, ...]
    goals: tuple[Goal, ...]
    pages: int


def in_rows(buttons: Sequence[Button]) -> tuple[Row, ...]:
    """Buttons in as many rows as they need."""
    return tuple(tuple(buttons[i : i + BUTTONS_LIMIT]) for i in range(0, len(buttons), BUTTONS_LIMIT))


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
    pawn = say("pawn", number=number)
    return pawn if seat == game.viewer else f"{isolated(seat_name(say, game.seats[seat]))} {number}"


def label_of(say: Speaker, mark: str, told: str) -> str:
    """A line as it is written."""
    return say("list-line", mark=mark, told=told) if mark else told


def paged(say: Speaker, lines: Sequence[Line], page: int) -> Page:
    """A page of a list; lines without a mark of their own are numbered through the whole list."""
    marked = [(str(place) if line.mark is None else line.mark, line) for place, line in enumerate(lines, 1)]
    labels = [label_of(say, mark, line.told) for mark, line in marked]
    if len(lines) <= BUTTONS_LIMIT and all(len(label) <= LABEL_LIMIT for label in labels):
        buttons = (Button(label, line.press, line.style) for label, (_, line) in zip(labels, marked, strict=True))
        return Page((tuple(buttons),) if lines else (), _goals(marked), 1)
    blocks = _blocks(marked) if len(lines) > OPTIONS_LIMIT else [("", marked)]
    pages = -(-len(blocks) // MENUS_A_PAGE)
    shown = blocks[page * MENUS_A_PAGE : (page + 1) * MENUS_A_PAGE]
    menus = tuple(_menu(say, heading, block) for heading, block in shown)
    return Page(menus, _goals([one for _, block in shown for one in block]), pages)


def _menu(say: Speaker, heading: str, block: Marked) -> Menu:
    options = (MenuOption(clipped(label_of(say, mark, line.told), OPTION_LIMIT), line.press) for mark, line in block)
    return Menu(clipped(heading or say("choose"), PLACEHOLDER_LIMIT), tuple(options))


def _goals(marked: Marked) -> tuple[Goal, ...]:
    return tuple(
        dict.fromkeys(Goal(mark if label is None else label, *way) for mark, line in marked for label, way in line.ways)
    )


def _blocks(marked: Marked) -> list[tuple[str, Marked]]:
    """The lines in blocks that fit a menu, each of whole pawns where those fit, headed by whose they are."""
    groups: dict[str, Marked] = {}
    for line in marked:
        groups.setdefault(line[1].group, []).append(line)
    blocks: list[tuple[str, Marked]] = []
    for group, lines in groups.items():
        if blocks and len(blocks[-1][1]) + len(lines) <= OPTIONS_LIMIT:
            heading, block = blocks[-1]
            blocks[-1] = (f"{heading}, {group}", block + lines)
        else:
            blocks += [(group, lines[i : i + OPTIONS_LIMIT]) for i in range(0, len(lines), OPTIONS_LIMIT)]
    return blocks

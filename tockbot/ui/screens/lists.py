"""Lists to choose from, packed into Discord's menus: up to 25 lines each, split by pawn where there are more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tockbot.render import Goal
from tockbot.rules import RESERVE, Enter, Location, Move, Seat, Swap
from tockbot.tables import Observation, pawn_number
from tockbot.ui.press import Press
from tockbot.ui.screen import OPTION_LIMIT, OPTIONS_LIMIT, PLACEHOLDER_LIMIT, Menu, Option, clipped
from tockbot.ui.words.person_names import isolated, seat_name
from tockbot.ui.words.speaker import Speaker

MENUS_A_PAGE: Final = 4
Way = tuple[Seat, Location, Location]
"""Whose pawn goes from where to where."""
Numbered = list[tuple[int, "Line"]]
"""Lines with the numbers that they bear."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line to choose.

    Attributes:
        label: its words.
        press: what choosing it means.
        group: the heading under which it stands where the list is split, such as a pawn.
        way: the pawn's way if a pawn moves.
        number: what stands before the words, and at the goal on the board; None takes its place in the list.
    """

    label: str
    press: Press
    group: str
    way: Way | None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """The menus of one page of a list, its goals on the board, and how many pages there are."""

    menus: tuple[tuple[str, tuple[Option, ...]], ...]
    goals: tuple[Goal, ...]
    pages: int


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


def paged(lines: Sequence[Line], page: int) -> Page:
    """A page of a list; lines without a number of their own are numbered through the whole list."""
    numbered = [(place if line.number is None else line.number, line) for place, line in enumerate(lines, 1)]
    blocks = _blocks(numbered) if len(lines) > OPTIONS_LIMIT else [("", numbered)] if numbered else []
    pages = max(1, -(-len(blocks) // MENUS_A_PAGE))
    shown = blocks[page * MENUS_A_PAGE : (page + 1) * MENUS_A_PAGE]
    menus = tuple(
        (
            heading,
            tuple(Option(clipped(f"{number}. {line.label}", OPTION_LIMIT), line.press) for number, line in block),
        )
        for heading, block in shown
    )
    goals = tuple(Goal(str(number), *line.way) for _, block in shown for number, line in block if line.way is not None)
    return Page(menus, goals, pages)


def _blocks(numbered: Numbered) -> list[tuple[str, Numbered]]:
    """The lines in blocks that fit a menu, each of whole pawns where those fit, headed by whose they are."""
    groups: dict[str, Numbered] = {}
    for line in numbered:
        groups.setdefault(line[1].group, []).append(line)
    blocks: list[tuple[str, Numbered]] = []
    for group, lines in groups.items():
        if blocks and len(blocks[-1][1]) + len(lines) <= OPTIONS_LIMIT:
            heading, block = blocks[-1]
            blocks[-1] = (f"{heading}, {group}", block + lines)
        else:
            blocks += [(group, lines[i : i + OPTIONS_LIMIT]) for i in range(0, len(lines), OPTIONS_LIMIT)]
    return blocks


def menu_rows(say: Speaker, page: Page) -> tuple[Menu, ...]:
    """The menus of a page."""
    return tuple(Menu(clipped(heading or say("choose"), PLACEHOLDER_LIMIT), options) for heading, options in page.menus)

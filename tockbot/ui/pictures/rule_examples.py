"""What each section of the rules looks like on a board: a play of a position made for it, found by the rules.

So a ruleset in which the play is another shows that one, and one in which there is none shows nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from tockbot.learning import VIEWER, exercise, known, played
from tockbot.rules import (
    Blocking,
    Enter,
    Jump,
    MovePlay,
    Phase,
    Play,
    Position,
    Seat,
    Swap,
    SwapPawns,
    TableRules,
    ToCentre,
    at_home,
    legal_plays,
    parse_pawns,
)
from tockbot.ui.pictures.board import own_scene
from tockbot.ui.screen import Picture
from tockbot.ui.words.plays import Teller
from tockbot.ui.words.rules import Section
from tockbot.ui.words.speaker import Speaker

SIZE: Final = 500
"""How many pixels wide a board is."""

WALKED: Final = 4
HIT: Final = 9
"""So far from its start field stands the pawn that walks, and the one that it hits."""

OTHERS: Final = "23689TQ4"
"""A card for each of the others to hold: it is not seen."""


@dataclass(frozen=True, slots=True)
class _Example:
    """A position and what is played in it.

    Attributes:
        own: the pawns of the viewer's that are not in reserve, as fields counted from the start field.
        other: the next opponent's pawn, counted in the same way; None if it waits.
        card: what is played.
        shows: whether a play is the one to show.
    """

    own: tuple[int, ...]
    other: int | None
    card: str
    shows: Callable[[MovePlay], bool]


def example_pictures(say: Speaker, rules: TableRules, section: Section) -> tuple[Picture, ...]:
    """Boards that show what a section is about, under these rules; in words, what is played on them."""
    found = []
    for number, one in enumerate(_examples(rules, section), 1):
        position = _position(rules, one)
        play = next((play for play in legal_plays(position) if _is_shown(one, play)), None)
        if play is not None:
            game = known(played(exercise(position, VIEWER), play))
            told = Teller(say, game).record(game.history[-1])
            name = f"{rules.ruleset.name}-{section.name.lower()}-{number}.png"
            found.append(Picture(name, told, own_scene(say, game), SIZE))
    return tuple(found)


def _is_shown(example: _Example, play: Play) -> bool:
    return isinstance(play, MovePlay) and example.shows(play)


def _examples(rules: TableRules, section: Section) -> Iterator[_Example]:
    law, board = rules.law, rules.board
    before_home = board.entries[VIEWER] - board.starts[VIEWER] - 2
    match section:
        case Section.ROUNDS:
            yield _Example((), None, law.entering_ranks[0], lambda play: isinstance(play.moves[0], Enter))
        case Section.TRACK:
            yield _Example((WALKED,), HIT, str(HIT - WALKED), lambda play: bool(play.moves[0].hits))
        case Section.HOME:
            yield _Example((before_home,), None, "5", lambda play: at_home(play.pawns[VIEWER]) == 1)
        case Section.SEVENS:
            yield _Example((before_home, WALKED), WALKED + 3, law.seven_ranks[0], _brings_home_and_hits)
        case Section.CARDS:
            swapping = _does(rules, SwapPawns)
            if swapping:
                yield _Example((WALKED,), before_home, swapping, lambda play: isinstance(play.moves[0], Swap))
            to_centre = _does(rules, ToCentre)
            if to_centre:
                yield _Example((8,), HIT, to_centre, lambda play: isinstance(play.moves[0], Jump))


def _brings_home_and_hits(play: MovePlay) -> bool:
    struck = [hit.seat != VIEWER for move in play.moves for hit in move.hits]
    return at_home(play.pawns[VIEWER]) == 1 and len(play.moves) == 2 and struck == [True]  # noqa: PLR2004 - two parts


def _does(rules: TableRules, action: type[SwapPawns | ToCentre]) -> str:
    """The first card that does something; none if no card does."""
    cards = rules.law.cards
    return next((rank for rank in cards if any(isinstance(one, action) for one in cards[rank])), "")


def _position(rules: TableRules, example: _Example) -> Position:
    """The position: those who are in it, the next opponent, and beside them a pawn that has just entered."""
    fields, starts = rules.board.fields, rules.board.starts
    opponent = rules.opponents[VIEWER][0]
    places: dict[Seat, list[str]] = {seat: [] for seat in rules.seats}
    places[VIEWER] = [str((starts[VIEWER] + one) % fields) for one in sorted(example.own)]
    if example.other is not None:
        places[opponent].append(str((starts[VIEWER] + example.other) % fields))
        if rules.law.blocking is Blocking.ENTERED:
            places[opponent].append(f"{starts[opponent]}!")
    groups = "/".join(",".join([*sorted(one, key=_field), *["r"] * 4][:4]) for one in places.values())
    hands = tuple(example.card if seat == VIEWER else OTHERS[seat] for seat in rules.seats)
    return Position(rules, rules.seats[-1], Phase.PLAY, VIEWER, parse_pawns(rules, groups), hands)


def _field(text: str) -> int:
    return int(text.rstrip("!+"))

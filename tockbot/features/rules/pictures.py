"""A board on which the words of the game are marked: what beginners see first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from tockbot.bot.pictures import own_scene
from tockbot.bot.rule_texts import RulesSection
from tockbot.bot.screen import ALT_LIMIT, Picture, clipped
from tockbot.bot.table_texts import position_words, seat_words
from tockbot.bot.words import Speaker, plain_name
from tockbot.learning import VIEWER, exercise, known, played
from tockbot.render import BoardScene, DrawnPlay, Goal
from tockbot.rules import (
    HOME,
    RESERVE,
    Blocking,
    Enter,
    Jump,
    Location,
    MovePlay,
    Phase,
    Play,
    Position,
    Seat,
    Swap,
    SwapPawns,
    TableRules,
    ToCentre,
    Walk,
    at_home,
    legal_plays,
    parse_pawns,
)
from tockbot.tables import PawnSeen, SeatSeen, follow

READER: Final = Seat(0)
LETTERS: Final = "abcde"
"""What stands at the places that have a name: pawns bear digits, and teams capitals."""

FROM: Final = 4
STEPS: Final = 5
"""How far from its start field the pawn that shows the direction sets out, and how far it goes."""


def rules_picture(say: Speaker, rules: TableRules, alt: str) -> Picture:
    """The board of these rules, with letters at the places that ``alt`` names; in words also where its pawns stand."""
    board = rules.board
    start = board.starts[READER]
    origin = Location((start + FROM) % board.fields)
    walk = Walk(READER, origin, Location((origin + STEPS) % board.fields), STEPS, ())
    waiting = (RESERVE,) * 4
    before = tuple((start, origin, HOME[3], RESERVE) if seat == READER else waiting for seat in rules.seats)
    moved = follow(before, (walk,))
    protects = rules.law.blocking is not Blocking.NONE
    seats = tuple(
        SeatSeen(
            seat,
            say("player-nameless", number=seat + 1),
            is_computer=False,
            team=_team(rules, seat),
            pawns=tuple(
                PawnSeen(number, at, protected=protects and seat == READER and at == start)
                for number, at in enumerate(group, 1)
            ),
            cards=0,
        )
        for seat, group in zip(rules.seats, moved[-1].after, strict=True)
    )
    scene = BoardScene(
        board=board,
        seats=seats,
        turn=None,
        winners=(),
        plays=(DrawnPlay(moved),),
        top_card=None,
        caption="",
        discards=0,
        goals=_named(rules),
        viewer=READER,
        centre=rules.law.centre,
        leftward=say.is_leftward,
    )
    reader = seat_words(say, seats[READER], plain_name, own=True)
    return Picture("rules.png", clipped(f"{reader} {alt}", ALT_LIMIT), scene)


def _named(rules: TableRules) -> tuple[Goal, ...]:
    """The places that have a name: start field, entry field, home, reserve, and the partner's home."""
    board, partner = rules.board, rules.partners[READER]
    places = [(READER, board.starts[READER]), (READER, board.entries[READER]), (READER, HOME[0]), (READER, RESERVE)]
    if partner is not None:
        places.append((partner, HOME[0]))
    return tuple(Goal(letter, seat, RESERVE, place) for letter, (seat, place) in zip(LETTERS, places, strict=False))


def _team(rules: TableRules, seat: Seat) -> int | None:
    if not rules.party.in_teams:
        return None
    return next(number for number, side in enumerate(rules.sides) if seat in side)


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


def example_pictures(say: Speaker, rules: TableRules, section: RulesSection) -> tuple[Picture, ...]:
    """Boards that show what a section is about, under these rules; in words, what is played on them."""
    found = []
    for number, one in enumerate(_examples(rules, section), 1):
        position = _position(rules, one)
        play = next((play for play in legal_plays(position) if _is_shown(one, play)), None)
        if play is not None:
            game = known(played(exercise(position, VIEWER), play))
            told = position_words(say, game, game.history, ALT_LIMIT)
            name = f"{rules.ruleset.name}-{section.name.lower()}-{number}.png"
            found.append(Picture(name, told, own_scene(say, game), SIZE))
    return tuple(found)


def _is_shown(example: _Example, play: Play) -> bool:
    return isinstance(play, MovePlay) and example.shows(play)


def _examples(rules: TableRules, section: RulesSection) -> Iterator[_Example]:
    law, board = rules.law, rules.board
    before_home = board.entries[VIEWER] - board.starts[VIEWER] - 2
    match section:
        case RulesSection.ROUNDS:
            yield _Example((), None, law.entering_ranks[0], lambda play: isinstance(play.moves[0], Enter))
        case RulesSection.TRACK:
            yield _Example((WALKED,), HIT, str(HIT - WALKED), lambda play: bool(play.moves[0].hits))
        case RulesSection.HOME:
            yield _Example((before_home,), None, "5", lambda play: at_home(play.pawns[VIEWER]) == 1)
        case RulesSection.SEVENS:
            yield _Example((before_home, WALKED), WALKED + 3, law.seven_ranks[0], _brings_home_and_hits)
        case RulesSection.CARDS:
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
    # A pawn that has to touch its entry field more than once has done so.
    marks = "+" * rules.most_touches
    places[VIEWER] = [f"{(starts[VIEWER] + one) % fields}{marks}" for one in sorted(example.own)]
    if example.other is not None:
        places[opponent].append(str((starts[VIEWER] + example.other) % fields))
        if rules.law.blocking is Blocking.ENTERED:
            places[opponent].append(f"{starts[opponent]}!")
    groups = "/".join(",".join([*sorted(one, key=_field), *["r"] * 4][:4]) for one in places.values())
    hands = tuple(example.card if seat == VIEWER else OTHERS[seat] for seat in rules.seats)
    return Position(rules, rules.seats[-1], Phase.PLAY, VIEWER, parse_pawns(rules, groups), hands)


def _field(text: str) -> int:
    return int(text.rstrip("!+"))

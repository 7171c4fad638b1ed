"""A board on which the words of the game are marked: what beginners see first."""

from __future__ import annotations

from typing import Final

from tockbot.render import BoardScene, DrawnPlay, Goal
from tockbot.rules import HOME, RESERVE, Blocking, Location, Seat, TableRules, Walk
from tockbot.tables import PawnSeen, SeatSeen, follow
from tockbot.ui.screen import Picture
from tockbot.ui.words.speaker import Speaker

VIEWER: Final = Seat(0)
LETTERS: Final = "abcde"
"""What stands at the places that have a name: pawns bear digits, and teams capitals."""

FROM: Final = 4
STEPS: Final = 5
"""How far from its start field the pawn that shows the direction sets out, and how far it goes."""


def rules_picture(say: Speaker, rules: TableRules, alt: str) -> Picture:
    """The board of these rules, with letters at the places that ``alt`` names."""
    board = rules.board
    start = board.starts[VIEWER]
    origin = Location((start + FROM) % board.fields)
    walk = Walk(VIEWER, origin, Location((origin + STEPS) % board.fields), STEPS, ())
    waiting = (RESERVE,) * 4
    before = tuple((start, origin, HOME[3], RESERVE) if seat == VIEWER else waiting for seat in rules.seats)
    moved = follow(before, (walk,))
    protects = rules.law.blocking is not Blocking.NONE
    seats = tuple(
        SeatSeen(
            seat,
            say("player-nameless", number=seat + 1),
            is_computer=False,
            team=_team(rules, seat),
            pawns=tuple(
                PawnSeen(number, at, protected=protects and seat == VIEWER and at == start)
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
        viewer=VIEWER,
        centre=rules.law.centre,
    )
    return Picture("rules.png", alt, scene)


def _named(rules: TableRules) -> tuple[Goal, ...]:
    """The places that have a name: start field, entry field, home, reserve, and the partner's home."""
    board, partner = rules.board, rules.partners[VIEWER]
    places = [(VIEWER, board.starts[VIEWER]), (VIEWER, board.entries[VIEWER]), (VIEWER, HOME[0]), (VIEWER, RESERVE)]
    if partner is not None:
        places.append((partner, HOME[0]))
    return tuple(Goal(letter, seat, RESERVE, place) for letter, (seat, place) in zip(LETTERS, places, strict=False))


def _team(rules: TableRules, seat: Seat) -> int | None:
    if not rules.party.in_teams:
        return None
    return next(number for number, side in enumerate(rules.sides) if seat in side)

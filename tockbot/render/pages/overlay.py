"""What is drawn over the board: what the last plays did, and the goals to pick from.

Each pawn's moves are joined to a journey, which ends where it is sent back.
Invariant: a pawn is seen whole. What is said of it stands around it, or on badges beside it. The labels of two goals
never touch, and none reaches beyond its field.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Final, assert_never

from PIL import Image

from tockbot.render.ink.sprites import lay, pile_sprite, track_sprite
from tockbot.render.ink.themes import Theme
from tockbot.render.layout.board_layout import BOARD_SIZE, BoardLayout, way
from tockbot.render.layout.points import Point
from tockbot.render.pieces import marks, pawns
from tockbot.render.pieces.cards import burning_card
from tockbot.render.pieces.marks import goal_badge, goal_label, hit_badge, order_badge, padlock
from tockbot.render.scene import BoardScene, Goal
from tockbot.rules import CENTRE, RESERVE, Enter, Jump, Location, Move, Seat, Swap, Walk, is_track
from tockbot.tables import Card, Moved, Numbering, PawnId

ROOM: Final = 0.5
"""What an arrow leaves free around the fields it joins, in pitches."""

SHORTEST_ARROW: Final = 1.2
HEAD: Final = 0.26
"""From the middle of an arrow's head to its tip, in pitches."""

LINK: Final = 0.52
"""From one piece of an arrow's shaft to the next, in pitches."""

DEGREES: Final = 3
"""Arrows point in directions so many degrees apart, or every picture would need sprites of its own."""

OFF_A_PAWN: Final = 0.44
"""So many pitches from the middle of any field a badge ends: just off a pawn that stands there."""

ROUNDING: Final = 0.01
"""So little room in pitches, that no eye sees it."""

BURNING: Final = 1.4
"""How high a card that burns is, in heights of the plate of whose it was."""

FEW: Final = 2
"""So many labels of buttons stand one below the other, more of them in pairs."""


@dataclass(frozen=True)
class Overlay:
    """Draws over one picture of a board."""

    page: Image.Image
    scene: BoardScene
    layout: BoardLayout
    theme: Theme

    @property
    def pitch(self) -> float:
        """The board's pitch in pixels."""
        return self.layout.pitch * BOARD_SIZE

    @cached_property
    def _moved(self) -> tuple[Moved, ...]:
        return tuple(moved for play in self.scene.plays for moved in play.moved)

    @cached_property
    def _badges(self) -> list[Point]:
        """Where badges lie already, the tags of gates, and the arrows that say which way round."""
        board, gate = self.scene.board, self.scene.gate
        fields = [Location(field) for field in range(board.fields) if gate and board.number(Location(field)) == gate]
        starts = tuple(board.starts[seen.seat] for seen in self.scene.seats)
        return [*map(self.layout.tag_place, fields), *self.layout.directions(starts)]

    @cached_property
    def _journeys(self) -> tuple[tuple[Journey, ...], tuple[tuple[Journey, ...], ...]]:
        return journeys(self._moved)

    def below_pawns(self) -> None:
        """Draw where pawns came from and went, their ways, and rings, each of which may reach a little below others."""
        all_journeys, of_moves = self._journeys
        for journey in all_journeys:
            self._origin(journey)
        for seat, place in {(one.pawn.seat, one.place) for one in all_journeys if one.place is not None}:
            ring = marks.wide_arrival_ring if self._is_protected(seat, place) else marks.arrival_ring
            lay(self.page, track_sprite(ring, self.theme, self.pitch), self._at(seat, place))
        noted = [play for play in self.scene.plays if not play.rings_reserves]
        for seat, number in {pawn for play in noted for pawn in play.struck}:
            lay(self.page, track_sprite(marks.struck_ring, self.theme, self.pitch), self._at(seat, RESERVE, number))
        for goal in self.scene.goals:
            if goal.origin != RESERVE:
                at = self._at(goal.seat, goal.origin)
                lay(self.page, track_sprite(marks.pickable_ring, self.theme, self.pitch), at)
        for label in goal_labels(self.scene, self.layout):
            if label.taken:
                lay(self.page, track_sprite(marks.taken_ring, self.theme, self.pitch), label.at)
        for moved, journeys_of_move in zip(self._moved, of_moves, strict=True):
            self._way(moved.move, journeys_of_move[0])

    def above_pawns(self) -> None:
        """Draw what is said of pawns beside them, and the labels of the goals."""
        for moved in self._moved:
            for spot in moved.move.hits:
                self._badge(self._at(spot.seat, spot.location), hit_badge)
        for seat in {pawn.seat for play in self.scene.plays if play.rings_reserves for pawn in play.struck}:
            self._ring_reserve(seat)
        for seat, card in (play.burnt for play in self.scene.plays if play.burnt is not None):
            self._burn(seat, card)
        self._order()
        self._goals()
        for seen in self.scene.seats:
            for place in (pawn.location for pawn in seen.pawns if pawn.protected):
                self._badge(self._at(seen.seat, place), padlock)

    def _order(self) -> None:
        """Number several plays, or the moves of a single one, each at its goal."""
        plays = self.scene.plays
        if len(plays) == 1:
            numbered = [(move, number) for number, move in enumerate(plays[0].moves, 1)]
        else:
            numbered = [(move, number) for number, play in enumerate(plays, 1) for move in play.moves]
        if len(numbered) > 1 or len(plays) > 1:
            for move, number in numbered:
                self._badge(self._end(move), order_badge, str(number))

    def _badge(self, at: Point, draw: Callable[..., Image.Image], *details: str) -> None:
        """Lay a badge beside a field, where it is farthest from all that is to be read, and large if it has room."""
        middle = at.scaled(1 / BOARD_SIZE)
        large, small = (
            (reach, *self.layout.beside(middle, OFF_A_PAWN + reach, self._badges)) for reach in marks.BADGES
        )
        reach, place, _ = large if large[2] >= OFF_A_PAWN + large[0] - ROUNDING else small
        self._badges.append(place)
        lay(self.page, track_sprite(draw, self.theme, *details, reach, self.pitch), place.scaled(BOARD_SIZE))

    def _way(self, move: Move, journey: Journey) -> None:
        match move:
            case Walk():
                places = [self._at(move.seat, place) for place in way(self.scene.board, move)]
                for one, other in pairwise(places):
                    middle = Point((one.x + other.x) / 2, (one.y + other.y) / 2)
                    chevron = track_sprite(marks.chevron, self.theme, _degrees(one, other), self.pitch)
                    lay(self.page, chevron, middle)
            case Enter():
                self._arrow(self._reserve_place(journey), self._at(move.seat, move.goal))
            case Jump():
                self._arrow(self._at(move.seat, move.origin), self._at(move.seat, move.goal))
            case Swap():
                self._arrow(self._at(move.seat, move.origin), self._end(move), both=True)
            case _:
                assert_never(move)

    def _origin(self, journey: Journey) -> None:
        """The ghost of a pawn where it came from, or only a ring if another stands there."""
        if journey.origin == journey.place:
            return
        if journey.origin == RESERVE:
            if journey.place is not None:
                lay(self.page, track_sprite(marks.origin_ring, self.theme, self.pitch), self._reserve_place(journey))
            return
        seat = journey.pawn.seat
        at = self._at(seat, journey.origin)
        if not self._occupied(seat, journey.origin):
            number = str(journey.origin) if is_track(journey.origin) else ""
            lay(self.page, track_sprite(pawns.ghost, self.theme, seat, number, self.pitch), at)
        elif all(journey.origin != one.place for one in self._journeys[0]):
            lay(self.page, track_sprite(marks.origin_ring, self.theme, self.pitch), at)

    def _reserve_place(self, journey: Journey) -> Point:
        """The place in its reserve that a pawn left, or the reserve's middle if it was sent back there since."""
        seat, number = journey.pawn
        if journey.place is not None:
            return self._at(seat, RESERVE, number)
        return self.layout.areas[seat].reserve.middle.scaled(BOARD_SIZE)

    def _end(self, move: Move) -> Point:
        return self._at(move.seat, move.other.location if isinstance(move, Swap) else move.goal)

    def _occupied(self, seat: Seat, location: Location) -> bool:
        owners = self.scene.seats if is_track(location) or location == CENTRE else (self.scene.seats[seat],)
        return any(pawn.location == location for owner in owners for pawn in owner.pawns)

    def _is_protected(self, seat: Seat, location: Location) -> bool:
        return any(pawn.protected for pawn in self.scene.seats[seat].pawns if pawn.location == location)

    def _goals(self) -> None:
        for label in goal_labels(self.scene, self.layout):
            if label.taken:
                for row in label.rows:
                    self._badge(label.at, goal_badge, row)
            else:
                lay(self.page, track_sprite(goal_label, self.theme, label.rows, self.pitch), label.at)

    def _burn(self, seat: Seat, card: Card) -> None:
        """Lay a card in flames on the end of a seat's plate."""
        box = self.layout.areas[seat].plate.scaled(BOARD_SIZE)
        sprite = pile_sprite(burning_card, self.theme, card, round(BURNING * box.height))
        x = box.right - sprite.size[0] / 3 if box.middle.x < BOARD_SIZE / 2 else box.left + sprite.size[0] / 3
        y = min(max(box.middle.y, sprite.size[1] / 2), BOARD_SIZE - sprite.size[1] / 2)
        lay(self.page, sprite, Point(x, y))

    def _ring_reserve(self, seat: Seat) -> None:
        """Ring a whole reserve to which a pawn would be sent."""
        box = self.layout.areas[seat].reserve.scaled(BOARD_SIZE).grown(0.1 * self.pitch)
        ring = track_sprite(marks.struck_reserve_ring, self.theme, round(box.width), round(box.height), self.pitch)
        lay(self.page, ring, box.middle)

    def _arrow(self, start: Point, end: Point, *, both: bool = False) -> None:
        """A straight arrow, unless its fields are neighbours and leave no room for one."""
        length = math.dist(start, end) / self.pitch
        if length < SHORTEST_ARROW:
            return
        step = Point((end.x - start.x) / length, (end.y - start.y) / length)

        def along(pitches: float) -> Point:
            return Point(start.x + step.x * pitches, start.y + step.y * pitches)

        first, last = ROOM + HEAD, length - ROOM - HEAD
        for number in range(round((last - first) / LINK) + 1):
            if last - number * LINK > first - HEAD:
                link = track_sprite(marks.link, self.theme, _degrees(start, end), self.pitch)
                lay(self.page, link, along(last - number * LINK))
        lay(self.page, track_sprite(marks.head, self.theme, _degrees(start, end), self.pitch), along(last))
        if both:
            lay(self.page, track_sprite(marks.head, self.theme, _degrees(end, start), self.pitch), along(first))

    def _at(self, seat: Seat, location: Location, number: int = 1) -> Point:
        return self.layout.place(seat, location, number).scaled(BOARD_SIZE)


def _degrees(start: Point, end: Point) -> int:
    """The direction from one point to another, clockwise from the right."""
    degrees = math.degrees(math.atan2(end.y - start.y, end.x - start.x))
    return round(degrees / DEGREES) * DEGREES % 360


@dataclass(frozen=True, slots=True)
class Journey:
    """A pawn, where it set out, and where it is now; None once it was sent back to its reserve."""

    pawn: PawnId
    origin: Location
    place: Location | None


def journeys(moves: Iterable[Moved]) -> tuple[tuple[Journey, ...], tuple[tuple[Journey, ...], ...]]:
    """The journeys of all pawns that moved by their own or by a swap, and for each move those that it is part of.

    A pawn that is sent back and enters again makes a second journey.
    """
    found: list[Journey] = []
    under_way: dict[PawnId, int] = {}
    of_moves: list[tuple[int, ...]] = []
    for moved in moves:
        pawns = (moved.pawn,) if moved.swapped is None else (moved.pawn, moved.swapped)
        for pawn in pawns:
            if pawn not in under_way:
                under_way[pawn] = len(found)
                found.append(Journey(pawn, _place(moved.before, pawn), None))
            found[under_way[pawn]] = replace(found[under_way[pawn]], place=_place(moved.after, pawn))
        of_moves.append(tuple(under_way[pawn] for pawn in pawns))
        for pawn in moved.struck:
            if pawn in under_way:
                ended = under_way.pop(pawn)
                found[ended] = replace(found[ended], place=None)
    return tuple(found), tuple(tuple(found[index] for index in indices) for indices in of_moves)


def _place(numbering: Numbering, pawn: PawnId) -> Location:
    return numbering[pawn.seat][pawn.number - 1]


@dataclass(frozen=True, slots=True)
class GoalLabel:
    """The labels of the buttons to one goal, in rows; where it is, in pixels of a board; whether a pawn is there."""

    at: Point
    rows: tuple[str, ...]
    taken: bool


def goal_labels(scene: BoardScene, layout: BoardLayout) -> tuple[GoalLabel, ...]:
    """The labels of a scene's goals, one for each place; a goal without one is a pawn that may be picked."""
    goals: dict[Point, list[Goal]] = {}
    for goal in (one for one in scene.goals if one.label):
        goals.setdefault(layout.place(goal.seat, goal.goal, 1), []).append(goal)
    pawns = {layout.place(seen.seat, pawn.location, pawn.number) for seen in scene.seats for pawn in seen.pawns}
    return tuple(
        GoalLabel(at.scaled(BOARD_SIZE), _rows([*dict.fromkeys(goal.label for goal in there)]), at in pawns)
        for at, there in goals.items()
    )


def _rows(labels: list[str]) -> tuple[str, ...]:
    if len(labels) <= FEW:
        return tuple(labels)
    return tuple("/".join(labels[first : first + 2]) for first in range(0, len(labels), 2))

"""What is drawn over the board: what the last plays did, and the goals to pick from."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final, assert_never

from PIL import Image

from tockbot.render.ink.sprites import lay, track_sprite
from tockbot.render.ink.themes import Theme
from tockbot.render.layout.board_layout import BOARD_SIZE, Layout
from tockbot.render.layout.goal_labels import goal_labels
from tockbot.render.layout.points import Point
from tockbot.render.layout.ways import way
from tockbot.render.pages.journeys import Journey, journeys
from tockbot.render.pieces import arrows, pawns, rings
from tockbot.render.pieces.badges import goal_badge, hit_badge, order_badge
from tockbot.render.scene import BoardScene
from tockbot.rules import CENTRE, RESERVE, Enter, Jump, Location, Move, Seat, Swap, Walk, is_track
from tockbot.tables import Moved

ROOM: Final = 0.5
"""What an arrow leaves free around the fields it joins, in pitches."""

SHORTEST_ARROW: Final = 1.2
HEAD: Final = 0.26
"""From the middle of an arrow's head to its tip, in pitches."""

LINK: Final = 0.52
"""From one piece of an arrow's shaft to the next, in pitches."""

DEGREES: Final = 3
"""Arrows point in directions so many degrees apart, or every picture would need sprites of its own."""

BADGE_DISTANCE: Final = 0.64
"""How far from the middle of its field a badge lies, in pitches."""


@dataclass(frozen=True)
class Overlay:
    """Draws over one picture of a board."""

    page: Image.Image
    scene: BoardScene
    layout: Layout
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
        """Where badges lie already, and the tags of gates."""
        board, gate = self.scene.board, self.scene.gate
        fields = [Location(field) for field in range(board.fields) if gate and board.number(Location(field)) == gate]
        return [self.layout.tag_place(field) for field in fields]

    @cached_property
    def _journeys(self) -> tuple[tuple[Journey, ...], tuple[tuple[Journey, ...], ...]]:
        return journeys(self._moved)

    def below_pawns(self) -> None:
        """Draw where pawns came from and went, and their ways."""
        all_journeys, of_moves = self._journeys
        for journey in all_journeys:
            self._origin(journey)
        for seat, place in {(one.pawn.seat, one.place) for one in all_journeys if one.place is not None}:
            ring = rings.wide_arrival_ring if self._is_protected(seat, place) else rings.arrival_ring
            lay(self.page, track_sprite(ring, self.theme, self.pitch), self._at(seat, place))
        for goal in self.scene.goals:
            if goal.origin != RESERVE:
                at = self._at(goal.seat, goal.origin)
                lay(self.page, track_sprite(rings.pickable_ring, self.theme, self.pitch), at)
        for moved, journeys_of_move in zip(self._moved, of_moves, strict=True):
            self._way(moved.move, journeys_of_move[0])

    def above_pawns(self) -> None:
        """Draw the hits, the order of several moves, and the labels of the goals."""
        for moved in self._moved:
            for spot in moved.move.hits:
                self._badge(self._at(spot.seat, spot.location), hit_badge)
        plays = self.scene.plays
        for seat, number in {pawn for play in plays if not play.rings_reserves for pawn in play.struck}:
            lay(self.page, track_sprite(rings.struck_ring, self.theme, self.pitch), self._at(seat, RESERVE, number))
        for seat in {pawn.seat for play in plays if play.rings_reserves for pawn in play.struck}:
            self._ring_reserve(seat)
        self._order()
        self._goals()

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
        """Lay a badge beside a field, where it is farthest from all that is to be read."""
        place = self.layout.beside(at.scaled(1 / BOARD_SIZE), BADGE_DISTANCE, self._badges)
        self._badges.append(place)
        lay(self.page, track_sprite(draw, self.theme, *details, self.pitch), place.scaled(BOARD_SIZE))

    def _way(self, move: Move, journey: Journey) -> None:
        match move:
            case Walk():
                places = [self._at(move.seat, place) for place in way(self.scene.board, move)]
                for one, other in pairwise(places):
                    middle = Point((one.x + other.x) / 2, (one.y + other.y) / 2)
                    chevron = track_sprite(arrows.chevron, self.theme, _degrees(one, other), self.pitch)
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
                lay(self.page, track_sprite(rings.origin_ring, self.theme, self.pitch), self._reserve_place(journey))
            return
        seat = journey.pawn.seat
        at = self._at(seat, journey.origin)
        if not self._occupied(seat, journey.origin):
            number = str(journey.origin) if is_track(journey.origin) else ""
            lay(self.page, track_sprite(pawns.ghost, self.theme, seat, number, self.pitch), at)
        elif all(journey.origin != one.place for one in self._journeys[0]):
            lay(self.page, track_sprite(rings.origin_ring, self.theme, self.pitch), at)

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
            lay(self.page, track_sprite(goal_badge, self.theme, label.rows, label.taken, self.pitch), label.at)

    def _ring_reserve(self, seat: Seat) -> None:
        """Ring a whole reserve to which a pawn would be sent."""
        box = self.layout.areas[seat].reserve.scaled(BOARD_SIZE).grown(0.1 * self.pitch)
        ring = track_sprite(rings.struck_reserve_ring, self.theme, round(box.width), round(box.height), self.pitch)
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
                link = track_sprite(arrows.link, self.theme, _degrees(start, end), self.pitch)
                lay(self.page, link, along(last - number * LINK))
        lay(self.page, track_sprite(arrows.head, self.theme, _degrees(start, end), self.pitch), along(last))
        if both:
            lay(self.page, track_sprite(arrows.head, self.theme, _degrees(end, start), self.pitch), along(first))

    def _at(self, seat: Seat, location: Location, number: int = 1) -> Point:
        return self.layout.place(seat, location, number).scaled(BOARD_SIZE)


def _degrees(start: Point, end: Point) -> int:
    """The direction from one point to another, clockwise from the right."""
    degrees = math.degrees(math.atan2(end.y - start.y, end.x - start.x))
    return round(degrees / DEGREES) * DEGREES % 360

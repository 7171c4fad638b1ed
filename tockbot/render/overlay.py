"""What the last play did, drawn over the board: ways, arrows, ghosts, rings and hits; and the choices to pick from."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import assert_never

from PIL import Image

from tockbot.render import sprites
from tockbot.render.arrows import Arrow
from tockbot.render.geometry import Layout
from tockbot.render.pen import paste
from tockbot.render.points import Box, Point
from tockbot.render.scene import BoardScene, Choice
from tockbot.render.theme import Theme
from tockbot.render.ways import way
from tockbot.rules.board import CENTRE, RESERVE, Location, Seat, is_track
from tockbot.rules.plays import Enter, Jump, Move, Spot, Swap, Walk

NUMBERS_A_ROW = 2


@dataclass(frozen=True, slots=True)
class Overlay:
    """Draws over one picture of a board."""

    picture: Image.Image
    scene: BoardScene
    plan: Layout
    theme: Theme
    size: int

    @property
    def pitch(self) -> float:
        """The board's pitch in pixels."""
        return self.plan.pitch * self.size

    def below_pawns(self) -> None:
        """Ways and arrows, and rings around goals."""
        for index in range(len(self.scene.last)):
            self._origin(index, self._number_after(index))
        for place in self._goals():
            paste(self.picture, sprites.goal_ring(self.theme, self.pitch), place)
        for choice in self.scene.choices:
            if choice.origin != RESERVE:
                paste(self.picture, sprites.choice_ring(self.theme, self.pitch), self._at(choice.seat, choice.origin))
        for index, move in enumerate(self.scene.last):
            self._way(move, self._number_after(index))

    def above_pawns(self) -> None:
        """The hits, and the numbers of the choices."""
        struck: set[Seat] = set()
        for move in self.scene.last:
            for spot in hits_of(move):
                at = self._at(spot.seat, spot.location)
                # Beside the pawn that stands there now, but never over the picture's edge.
                lifted = Point(
                    min(at.x + 0.44 * self.pitch, self.size - 0.42 * self.pitch),
                    max(at.y - 0.44 * self.pitch, 0.42 * self.pitch),
                )
                paste(self.picture, sprites.hit(self.theme, self.pitch), lifted)
                struck.add(spot.seat)
        for seat, number in self.scene.struck:
            paste(self.picture, sprites.struck_ring(self.theme, self.pitch), self._at(seat, RESERVE, number))
        for seat in struck - {seat for seat, _ in self.scene.struck}:
            self._ring_reserve(seat)
        self._choices()

    def _way(self, move: Move, number: int) -> None:
        match move:
            case Walk():
                places = [self._at(move.seat, place) for place in way(self.scene.board, move)]
                for one, other in pairwise(places):
                    degrees = round(math.degrees(math.atan2(other.y - one.y, other.x - one.x))) % 360
                    middle = Point((one.x + other.x) / 2, (one.y + other.y) / 2)
                    paste(self.picture, sprites.chevron(self.theme, degrees, self.pitch), middle)
            case Enter():
                slot = self._at(move.seat, RESERVE, number or 1)
                self._arrow(slot if number else self._middle_of_reserve(move.seat), self._at(move.seat, move.goal))
            case Jump():
                self._arrow(self._at(move.seat, move.origin), self._at(move.seat, move.goal))
            case Swap():
                self._arrow(self._at(move.seat, move.origin), self._at(move.seat, move.other.location), both=True)
            case _:
                assert_never(move)

    def _origin(self, index: int, number: int) -> None:
        """The ghost of the pawn where it came from, unless another stands there."""
        move = self.scene.last[index]
        match move:
            case Swap():
                return
            case Enter():
                at = self._at(move.seat, RESERVE, number or 1)
                if not number:
                    return
            case Walk() | Jump():
                if index in _followers(self.scene.last):
                    return
                at = self._at(move.seat, move.origin)
                if not self._occupied(move.seat, move.origin):
                    paste(self.picture, sprites.ghost(self.theme.seats[move.seat], self.pitch), at)
            case _:
                assert_never(move)
        paste(self.picture, sprites.dashed_ring(self.theme, self.pitch), at)

    def _goals(self) -> tuple[Point, ...]:
        goals: list[Point] = []
        for index, move in enumerate(self.scene.last):
            if isinstance(move, Swap):
                goals += [self._at(move.seat, move.origin), self._at(move.seat, move.other.location)]
            elif _end(self.scene.last, index) == (index, move.goal):
                goals.append(self._at(move.seat, move.goal))
        return tuple(goals)

    def _number_after(self, index: int) -> int:
        """The number of the pawn that made a move, by where it stands now; 0 if it is gone again."""
        move = self.scene.last[index]
        _, goal = _end(self.scene.last, index)
        pawns = self.scene.seats[move.seat].pawns
        return next((pawn.number for pawn in pawns if pawn.location == goal), 0)

    def _occupied(self, seat: Seat, location: Location) -> bool:
        owners = self.scene.seats if is_track(location) or location == CENTRE else (self.scene.seats[seat],)
        return any(pawn.location == location for owner in owners for pawn in owner.pawns)

    def _choices(self) -> None:
        goals: dict[Point, list[Choice]] = {}
        for choice in self.scene.choices:
            goals.setdefault(self._at(choice.seat, choice.goal), []).append(choice)
        for at, choices in goals.items():
            numbers = [str(choice.number) for choice in sorted(choices, key=lambda choice: choice.number)]
            rows = tuple(
                "/".join(numbers[first : first + NUMBERS_A_ROW]) for first in range(0, len(numbers), NUMBERS_A_ROW)
            )
            taken = self._occupied(choices[0].seat, choices[0].goal)
            sprite = sprites.badge(self.theme, rows, self.pitch)
            # A pawn that would be hit stays visible: its number goes above it, or below at the top of the picture.
            aside = 0.66 * self.pitch if at.y < 0.66 * self.pitch + sprite.height / 2 else -0.66 * self.pitch
            paste(self.picture, sprite, Point(at.x, at.y + aside) if taken else at)

    def _ring_reserve(self, seat: Seat) -> None:
        """Mark a whole reserve: a pawn was sent there, but the scene does not say which."""
        box = self.plan.camps[seat].reserve.scaled(self.size).grown(0.1 * self.pitch)
        sprite = sprites.struck_frame(self.theme, round(box.width), round(box.height), self.pitch)
        paste(self.picture, sprite, box.middle)

    def _middle_of_reserve(self, seat: Seat) -> Point:
        box: Box = self.plan.camps[seat].reserve
        return box.middle.scaled(self.size)

    def _arrow(self, start: Point, end: Point, *, both: bool = False) -> None:
        Arrow(start, end, both, self.pitch).draw_on(self.picture, self.theme)

    def _at(self, seat: Seat, location: Location, number: int = 1) -> Point:
        return self.plan.place(seat, location, number).scaled(self.size)


def hits_of(move: Move) -> tuple[Spot, ...]:
    """The pawns a move sends back to their reserves."""
    return () if isinstance(move, Swap) else move.hits


def _end(moves: tuple[Move, ...], index: int) -> tuple[int, Location]:
    """The last move of the pawn that made one, as a play may move a pawn again, and where that one ends."""
    move = moves[index]
    if isinstance(move, Swap):
        return index, move.other.location
    end = index, move.goal
    for later in range(index + 1, len(moves)):
        follower = moves[later]
        if isinstance(follower, Walk | Jump) and (follower.seat, follower.origin) == (move.seat, end[1]):
            end = later, follower.goal
    return end


def _followers(moves: tuple[Move, ...]) -> set[int]:
    """The moves of pawns that had moved before in the same play."""
    followers: set[int] = set()
    reached: set[tuple[Seat, Location]] = set()
    for index, move in enumerate(moves):
        if isinstance(move, Walk | Jump):
            if (move.seat, move.origin) in reached:
                followers.add(index)
            reached.add((move.seat, move.goal))
    return followers

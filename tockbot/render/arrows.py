"""Arrows across the board, drawn only in the box they need."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image

from tockbot.render.pen import Ink, Pen
from tockbot.render.points import Point
from tockbot.render.theme import Theme

ROOM = 0.5
"""What an arrow leaves free around the fields it joins, in pitches."""

SHORTEST = 1.2
HEAD_LENGTH = 0.55
HEAD_HALF_WIDTH = 0.36


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow between two fields, ending at their rims, with a head at the end or at both."""

    start: Point
    end: Point
    both: bool
    pitch: float

    def draw_on(self, picture: Image.Image, theme: Theme) -> None:
        """Draw the arrow, unless its fields are neighbours and leave no room for one."""
        if math.dist(self.start, self.end) < self.pitch * SHORTEST:
            return
        left = math.floor(min(self.start.x, self.end.x) - self.pitch)
        top = math.floor(min(self.start.y, self.end.y) - self.pitch)
        width, height = abs(self.start.x - self.end.x), abs(self.start.y - self.end.y)
        pen = Pen(width + 2 * self.pitch + 1, height + 2 * self.pitch + 1, finesse=2)
        self._draw(pen, Point(-left, -top), theme.way_edge, 0.07 * self.pitch)
        self._draw(pen, Point(-left, -top), theme.way, 0)
        sprite = pen.finished()
        picture.paste(sprite, (left, top), sprite)

    def _draw(self, pen: Pen, shift: Point, ink: Ink, wider: float) -> None:
        """Draw all of the arrow in one ink, so much wider on every side."""
        tail, tip = self._along(ROOM, shift), self._along(-ROOM, shift)
        after, before = self._along(ROOM + HEAD_LENGTH, shift), self._along(-ROOM - HEAD_LENGTH, shift)
        pen.line((after if self.both else tail, before), 0.16 * self.pitch + 2 * wider, ink)
        pen.outline((tip, *self._barbs(before)), Point(0, 0), 1, ink, rounding=wider)
        if self.both:
            pen.outline((tail, *self._barbs(after)), Point(0, 0), 1, ink, rounding=wider)

    def _along(self, pitches: float, shift: Point) -> Point:
        """A point so many pitches after the start or, below zero, before the end."""
        x, y = self._direction()
        base = self.start if pitches > 0 else self.end
        return Point(base.x + shift.x + x * pitches * self.pitch, base.y + shift.y + y * pitches * self.pitch)

    def _barbs(self, base: Point) -> tuple[Point, Point]:
        """The two corners at the base of a head."""
        x, y = self._direction()
        half = HEAD_HALF_WIDTH * self.pitch
        return Point(base.x - y * half, base.y + x * half), Point(base.x + y * half, base.y - x * half)

    def _direction(self) -> Point:
        length = math.dist(self.start, self.end)
        return Point((self.end.x - self.start.x) / length, (self.end.y - self.start.y) / length)

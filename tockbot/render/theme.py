"""How a picture is coloured: data only, so that a theme is one declaration."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

Colour = tuple[int, int, int]

BLACK: Final[Colour] = (22, 18, 16)
WHITE: Final[Colour] = (255, 255, 255)


class Shape(Enum):
    """The silhouette of a seat's pawns, the same on its plate and its start field."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    HEXAGON = "hexagon"
    STAR = "star"
    SHIELD = "shield"
    CROSS = "cross"


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat's colour, the ink that reads best on it, the line around its pawns, and its silhouette."""

    name: str
    fill: Colour
    ink: Colour
    edge: Colour
    shape: Shape


SEATS: Final = (
    SeatLook("red", (178, 22, 20), WHITE, BLACK, Shape.CIRCLE),
    SeatLook("blue", (34, 66, 200), WHITE, BLACK, Shape.SQUARE),
    SeatLook("yellow", (255, 204, 20), (30, 24, 10), BLACK, Shape.TRIANGLE),
    SeatLook("green", (92, 168, 46), (10, 30, 0), BLACK, Shape.DIAMOND),
    SeatLook("white", (246, 250, 248), (24, 24, 28), BLACK, Shape.HEXAGON),
    SeatLook("black", (28, 28, 44), WHITE, WHITE, Shape.STAR),
    SeatLook("pink", (206, 100, 186), (40, 0, 34), BLACK, Shape.SHIELD),
    SeatLook("cyan", (124, 204, 252), (6, 34, 44), BLACK, Shape.CROSS),
)
"""By seat in play; chosen so that any two stay apart with every kind of colour-blindness, the first four the most."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of the board, its marks, and the cloth a hand lies on."""

    wood_dark: Colour
    wood_light: Colour
    rim: Colour
    page: Colour
    lane: Colour
    lane_edge: Colour
    hole: Colour
    hole_low: Colour
    hole_high: Colour
    number: Colour
    plate: Colour
    plate_won: Colour
    text: Colour
    glow: Colour
    way: Colour
    way_edge: Colour
    origin: Colour
    hit: Colour
    choice: Colour
    choice_ink: Colour
    button: Colour
    guard: Colour
    cloth: Colour
    cloth_edge: Colour
    card: Colour
    card_edge: Colour
    card_foot: Colour
    card_text: Colour
    suit_black: Colour
    suit_red: Colour
    joker: Colour
    joker_bells: tuple[Colour, ...]
    received: Colour
    unplayable: Colour
    seats: tuple[SeatLook, ...] = SEATS


WOOD: Final = Theme(
    wood_dark=(138, 84, 44),
    wood_light=(194, 138, 84),
    rim=(84, 48, 22),
    page=(70, 40, 18),
    lane=(236, 204, 156),
    lane_edge=(112, 68, 32),
    hole=(92, 58, 34),
    hole_low=(58, 34, 18),
    hole_high=(252, 232, 198),
    number=(255, 240, 214),
    plate=(250, 240, 220),
    plate_won=(255, 216, 92),
    text=(48, 26, 10),
    glow=(255, 240, 90),
    way=(255, 246, 176),
    way_edge=(40, 24, 8),
    origin=(255, 255, 255),
    hit=(196, 0, 36),
    choice=(20, 20, 26),
    choice_ink=(255, 236, 96),
    button=(72, 84, 232),
    guard=(214, 226, 236),
    cloth=(26, 74, 56),
    cloth_edge=(16, 50, 38),
    card=(254, 253, 249),
    card_edge=(62, 56, 48),
    card_foot=(238, 231, 214),
    card_text=(58, 44, 26),
    suit_black=(24, 26, 32),
    suit_red=(204, 20, 38),
    joker=(122, 40, 150),
    joker_bells=((214, 48, 39), (36, 98, 196), (250, 205, 40), (30, 142, 74), (240, 130, 190)),
    received=(20, 120, 60),
    unplayable=(120, 126, 124),
)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two, with so large a share of the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue

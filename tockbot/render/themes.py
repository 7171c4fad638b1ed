"""The colours of pictures. A theme is data only."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

Colour = tuple[int, int, int]

BLACK: Final[Colour] = (22, 18, 16)
WHITE: Final[Colour] = (255, 255, 255)

GOLD: Final[Colour] = (255, 216, 92)
SILVER: Final[Colour] = (206, 212, 220)
BRONZE: Final[Colour] = (218, 150, 92)

DARK_BELOW: Final = 380
"""A background whose red, green and blue add up to less is dark: text on it is white."""


class Shape(Enum):
    """The silhouette of a seat's pawns, also on its plate and its start field."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    HEXAGON = "hexagon"
    STAR = "star"
    SHIELD = "shield"
    CROSS = "cross"


@dataclass(frozen=True, slots=True, eq=False)
class SeatLook:
    """The look of a seat.

    Attributes:
        name: name of the colour.
        fill: colour of its pawns and fields.
        digit: colour of digits on ``fill``.
        edge: colour of the line around its pawns.
        shape: silhouette of its pawns.
    """

    name: str
    fill: Colour
    digit: Colour
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
"""By seat in play. Any two are distinct with every kind of colour blindness, the first four most of all."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The colours of the board, of everything on it, and of a hand.

    Each theme has one object: themes are compared by identity, which makes cache look-ups fast.

    Attributes:
        name: name of its folder in ``art/``.
        grain_dark: darkest colour of the board's grain.
        grain_light: lightest colour of the board's grain.
        rim: rim around the board.
        rim_light: line along the inside of the rim.
        outside: area outside the board's rounded corners.
        lane: strip under a row of holes.
        lane_edge: line along a lane.
        hole: floor of a hole.
        hole_shadow: shaded side of a hole.
        hole_light: lit side of a hole.
        number: number of a field in its hole.
        gate: lozenge of a gate field and of the centre.
        plate: name plate.
        plate_won: name plate of a seat that has won.
        text: text on plates.
        glow: glow around the plate of the player to act, and around a pawn that has just arrived.
        way: chevrons, arrows, and the numbers of moves.
        way_edge: dark line around what is drawn over the board.
        origin: dashes of the ring where a pawn came from.
        hand: background of a hand.
        hit: all marks of a hit pawn.
        goal: badge of a goal that can be chosen.
        goal_text: numbers on that badge.
        button: number of a card's button.
        guard: ring of a protected pawn.
        card: face of a card.
        card_edge: line around a card.
        card_foot: part of a card that holds its caption.
        card_text: caption of a card.
        suit_black: spades and clubs.
        suit_red: hearts and diamonds.
        joker: star of a joker.
        joker_bells: bells at the tips of the star.
        received: badge of a card that has just arrived or is to be passed.
        unplayable: grey of a card that cannot be played.
        seats: the look of each seat in play.
    """

    name: str
    grain_dark: Colour
    grain_light: Colour
    rim: Colour
    rim_light: Colour
    outside: Colour
    lane: Colour
    lane_edge: Colour
    hole: Colour
    hole_shadow: Colour
    hole_light: Colour
    number: Colour
    gate: Colour
    plate: Colour
    plate_won: Colour
    text: Colour
    glow: Colour
    way: Colour
    way_edge: Colour
    origin: Colour
    hand: Colour
    hit: Colour = (196, 0, 36)
    goal: Colour = (20, 20, 26)
    goal_text: Colour = (255, 236, 96)
    button: Colour = (72, 84, 232)
    guard: Colour = (214, 226, 236)
    card: Colour = (254, 253, 249)
    card_edge: Colour = (62, 56, 48)
    card_foot: Colour = (238, 231, 214)
    card_text: Colour = (58, 44, 26)
    suit_black: Colour = (24, 26, 32)
    suit_red: Colour = (204, 20, 38)
    joker: Colour = (122, 40, 150)
    joker_bells: tuple[Colour, ...] = ((214, 48, 39), (36, 98, 196), (250, 205, 40), (30, 142, 74), (240, 130, 190))
    received: Colour = (20, 120, 60)
    unplayable: Colour = (120, 126, 124)
    seats: tuple[SeatLook, ...] = SEATS

    @property
    def is_dark(self) -> bool:
        """Return whether the background of hands and pages is dark."""
        return sum(self.hand) < DARK_BELOW

    @property
    def ink(self) -> Colour:
        """Text on that background and on panels."""
        return WHITE if self.is_dark else darker(self.text, 0.2)

    @property
    def faint(self) -> Colour:
        """Labels there, which are less important."""
        return mix(self.ink, self.hand, 0.18)

    @property
    def panel(self) -> Colour:
        """Panels on a page."""
        return darker(self.hand, 0.3) if self.is_dark else mix(self.hand, WHITE, 0.65)

    @property
    def track(self) -> Colour:
        """The empty part of bars on panels."""
        return mix(self.panel, self.ink, 0.16)

    @property
    def accent(self) -> Colour:
        """Bars and lines on panels."""
        return GOLD if self.is_dark else self.button


WOOD: Final = Theme(
    name="wood",
    grain_dark=(138, 84, 44),
    grain_light=(194, 138, 84),
    rim=(84, 48, 22),
    rim_light=(209, 167, 127),
    outside=(70, 40, 18),
    lane=(236, 204, 156),
    lane_edge=(112, 68, 32),
    hole=(92, 58, 34),
    hole_shadow=(58, 34, 18),
    hole_light=(252, 232, 198),
    number=(255, 240, 214),
    gate=(122, 40, 150),
    plate=(250, 240, 220),
    plate_won=GOLD,
    text=(48, 26, 10),
    glow=(255, 240, 90),
    way=(255, 246, 176),
    way_edge=(40, 24, 8),
    origin=(255, 255, 255),
    hand=(26, 74, 56),
)

DARK: Final = Theme(
    name="dark",
    grain_dark=(34, 36, 42),
    grain_light=(40, 43, 50),
    rim=(22, 23, 27),
    rim_light=(62, 66, 76),
    outside=(22, 23, 27),
    lane=(96, 103, 120),
    lane_edge=(16, 17, 20),
    hole=(38, 41, 49),
    hole_shadow=(20, 21, 26),
    hole_light=(142, 149, 166),
    number=(236, 238, 244),
    gate=(190, 120, 236),
    plate=(226, 229, 236),
    plate_won=GOLD,
    text=(24, 26, 32),
    glow=(255, 240, 90),
    way=(255, 246, 176),
    way_edge=(12, 12, 14),
    origin=(255, 255, 255),
    hand=(43, 45, 52),
)

LIGHT: Final = Theme(
    name="light",
    grain_dark=(226, 229, 234),
    grain_light=(233, 236, 240),
    rim=(172, 178, 188),
    rim_light=(250, 251, 253),
    outside=(172, 178, 188),
    lane=(174, 183, 198),
    lane_edge=(112, 120, 134),
    hole=(252, 253, 255),
    hole_shadow=(128, 136, 150),
    hole_light=(214, 220, 230),
    number=(34, 38, 48),
    gate=(138, 52, 170),
    plate=(255, 255, 255),
    plate_won=GOLD,
    text=(24, 26, 32),
    glow=(255, 224, 40),
    way=(255, 246, 150),
    way_edge=(24, 26, 32),
    origin=(255, 255, 255),
    hand=(214, 219, 227),
)

THEMES: Final = {theme.name: theme for theme in (WOOD, DARK, LIGHT)}
"""All themes by name, the default first."""


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return a mixture of two colours, with this share of the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def darker(colour: Colour, share: float) -> Colour:
    """Return a colour mixed with this share of black."""
    return mix(colour, (0, 0, 0), share)

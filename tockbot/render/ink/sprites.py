"""Sprites: small pictures in a theme's colours, ready to be laid on a page.

A drawing is a picture with smooth edges (RGBA). Cut out, it becomes a sprite: its pixels in the theme's palette, its
edges blended once with the colour it is meant to lie on, and a mask of the pixels it covers. So a page is one byte a
pixel, and laying a sprite on it costs a few microseconds. Every sprite is drawn once and kept until newer ones take its
place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Concatenate, Final, ParamSpec

from PIL import Image

from tockbot.render.ink.art import palette
from tockbot.render.ink.themes import Colour, Theme, mix
from tockbot.render.layout.points import Point

Details = ParamSpec("Details")
Draw = Callable[Concatenate[Theme, Details], Image.Image]

HALF: Final = 128


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A picture in a theme's palette, and which of its pixels cover what lies below."""

    picture: Image.Image
    mask: Image.Image


def cut(theme: Theme, drawing: Image.Image, background: Colour) -> Sprite:
    """Cut out a drawing that will lie on about that colour."""
    alpha = drawing.getchannel("A")
    flat = Image.new("RGB", drawing.size, background)
    flat.paste(drawing, (0, 0), drawing)
    mask = alpha.point([0] * HALF + [255] * HALF)
    return Sprite(flat.quantize(palette=palette(theme), dither=Image.Dither.NONE), mask)


def track_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """The sprite of a drawing that lies on the track, drawn if it is not kept."""
    return _kept_for_track(draw, theme, details)


def board_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """The sprite of a drawing that lies on the board beside the track."""
    return _kept_for_board(draw, theme, details)


def hand_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """The sprite of a drawing that lies among the cards of a hand."""
    return _kept_for_hand(draw, theme, details, theme.hand)


def card_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """The sprite of a drawing that lies on the face of a card of a hand."""
    return _kept_for_hand(draw, theme, details, theme.card)


AnyDraw = Callable[..., Image.Image]


# How many are kept: on the track 15 kB each (the ring around a reserve 54), beside it up to 79, in a hand up to 164.


@lru_cache(maxsize=1024)
def _kept_for_track(draw: AnyDraw, theme: Theme, details: tuple[Any, ...]) -> Sprite:
    return cut(theme, draw(theme, *details), theme.lane)


@lru_cache(maxsize=256)
def _kept_for_board(draw: AnyDraw, theme: Theme, details: tuple[Any, ...]) -> Sprite:
    return cut(theme, draw(theme, *details), mix(theme.grain_dark, theme.grain_light, 0.5))


@lru_cache(maxsize=128)
def _kept_for_hand(draw: AnyDraw, theme: Theme, details: tuple[Any, ...], background: Colour) -> Sprite:
    return cut(theme, draw(theme, *details), background)


def lay(page: Image.Image, one: Sprite, at: Point) -> None:
    """Lay a sprite on a page, its middle on a point."""
    width, height = one.picture.size
    page.paste(one.picture, (round(at.x - width / 2), round(at.y - height / 2)), one.mask)

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

from tockbot.render.ink.files import palette
from tockbot.render.ink.themes import Colour, Theme, mix
from tockbot.render.layout.points import Point

Details = ParamSpec("Details")
Draw = Callable[Concatenate[Theme, Details], Image.Image]

COVERS: Final = [0] * 128 + [255] * 128
"""By how opaque a pixel of a drawing is, whether it covers what lies below: from a half on."""


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A picture in a theme's palette, and which of its pixels cover what lies below.

    Attributes:
        picture: what of the drawing covers anything.
        mask: which of its pixels do; sprites of the same outline share one.
        corner: where its upper left corner lies in the drawing.
        size: how large the drawing was.
    """

    picture: Image.Image
    mask: Image.Image
    corner: tuple[int, int]
    size: tuple[int, int]


def cut(theme: Theme, drawing: Image.Image, background: Colour) -> Sprite:
    """Cut out a drawing that will lie on about that colour."""
    mask = drawing.getchannel("A").point(COVERS, "1")
    box = mask.getbbox() or (0, 0, 1, 1)
    size, drawing, mask = drawing.size, drawing.crop(box), mask.crop(box)
    flat = Image.new("RGB", drawing.size, background)
    flat.paste(drawing, (0, 0), drawing)
    picture = flat.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return Sprite(picture, _mask(mask.size, mask.tobytes()), box[:2], size)


@lru_cache(maxsize=256)
def _mask(size: tuple[int, int], pixels: bytes) -> Image.Image:
    return Image.frombytes("1", size, pixels)


def track_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """The sprite of a drawing that lies on the track, drawn if it is not kept."""
    return _kept_for_track(draw, theme, details)


def plate_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """The sprite of a drawing beside the track that says something of a table: there are many, and small ones."""
    return _kept_for_plates(draw, theme, details)


def pile_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """The sprite of a drawing of cards that lie on the board."""
    return _kept_for_piles(draw, theme, details)


def hand_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """The sprite of a drawing that lies among the cards of a hand."""
    return _kept_for_hand(draw, theme, details, theme.hand)


def foot_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """The sprite of the foot of a card of a hand: there are many, in each language others."""
    return _kept_for_feet(draw, theme, details)


def card_sprite(draw: Draw[Details], theme: Theme, *details: Details.args, **_: Details.kwargs) -> Sprite:
    """The sprite of a drawing that lies on the face of a card of a hand."""
    return _kept_for_hand(draw, theme, details, theme.card)


AnyDraw = Callable[..., Image.Image]


# How many are kept. On the track 8 kB each (the ring around a reserve 27); plates 4 to 20, four a table of four; piles
# 35; in a hand up to 82: 52 cards and jokers, playable or not, in both shapes; their feet 7 to 16. Masks are shared.


@lru_cache(maxsize=1024)
def _kept_for_track(draw: AnyDraw, theme: Theme, details: tuple[Any, ...]) -> Sprite:
    return cut(theme, draw(theme, *details), theme.lane)


@lru_cache(maxsize=2048)
def _kept_for_plates(draw: AnyDraw, theme: Theme, details: tuple[Any, ...]) -> Sprite:
    return cut(theme, draw(theme, *details), _wood(theme))


@lru_cache(maxsize=128)
def _kept_for_piles(draw: AnyDraw, theme: Theme, details: tuple[Any, ...]) -> Sprite:
    return cut(theme, draw(theme, *details), _wood(theme))


@lru_cache(maxsize=1024)
def _kept_for_feet(draw: AnyDraw, theme: Theme, details: tuple[Any, ...]) -> Sprite:
    return cut(theme, draw(theme, *details), theme.hand)


@lru_cache(maxsize=320)
def _kept_for_hand(draw: AnyDraw, theme: Theme, details: tuple[Any, ...], background: Colour) -> Sprite:
    return cut(theme, draw(theme, *details), background)


def _wood(theme: Theme) -> Colour:
    """The colour of the board beside the track."""
    return mix(theme.grain_dark, theme.grain_light, 0.5)


def lay(page: Image.Image, one: Sprite, at: Point) -> None:
    """Lay a sprite on a page, the middle of its drawing on a point."""
    (width, height), (left, top) = one.size, one.corner
    page.paste(one.picture, (round(at.x - width / 2) + left, round(at.y - height / 2) + top), one.mask)

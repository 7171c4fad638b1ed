"""A board as SVG for web pages, with the places, silhouettes and colours of the pictures.

All lengths are pixels of a board's picture. Colours that depend on the theme are variables of the page's style
(:func:`theme_colours`), so that the same board can be light, dark, or printed. A pawn is drawn at the origin, in a
group ``p0-1`` (its seat, its number); the page moves it to its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from tockbot.render.board import (
    SMALL,
    ink_in_home,
    large_number_size,
    number_size,
    rim_of,
    tint,
)
from tockbot.render.ink import silhouette
from tockbot.render.layout import BOARD_SIZE, BoardLayout, Box, Point, layout_of
from tockbot.render.pieces import DIGIT_DROP, HOLE_RADIUS, MARBLE, glass_of
from tockbot.render.scene import BoardScene
from tockbot.render.themes import Colour, SeatLook, Theme
from tockbot.rules import Location, Seat
from tockbot.tables import SeatSeen

NUMBERED: Final = 5
"""Multiple of which each field shows its index, as does each start and entry field: a page's texts name them."""

NUMBERED_AMONG_MANY: Final = 10
"""Multiple whose fields are numbered if holes are so small that fewer, larger numbers are easier to read on a phone."""

NAME_LETTERS: Final = 0.56
LETTER: Final = 0.6
"""Maximum height of a name's letters as a share of its plate, and width of a letter as a share of its height."""

Coordinates = tuple[float, float]


@dataclass(frozen=True, slots=True)
class VectorBoard:
    """A board with its pawns and names.

    Attributes:
        svg: content of an ``svg`` element of :data:`BOARD_SIZE` units.
        pitch: distance between neighbouring fields, in these units.
        track: place of each field of the track, then of the centre.
        homes: places of each seat's home, the outermost first.
        reserves: places of each seat's reserve, by number of the pawn.
        card: left, top, width and height of the last card's place.
    """

    svg: str
    pitch: float
    track: tuple[Coordinates, ...]
    homes: tuple[tuple[Coordinates, ...], ...]
    reserves: tuple[tuple[Coordinates, ...], ...]
    card: tuple[float, float, float, float]


def theme_colours(theme: Theme) -> dict[str, str]:
    """Return the style variables of a board in a theme, as CSS colours."""
    return {
        "ground": _ink(theme.grain_light),
        "outside": _ink(theme.outside),
        "rim": _ink(theme.rim),
        "lane": _ink(theme.lane),
        "lane-edge": _ink(theme.lane_edge),
        "hole": _ink(theme.hole),
        "number": _ink(theme.number),
        "gate": _ink(theme.gate),
        "plate": _ink(theme.plate),
        "text": _ink(theme.text),
        "glow": _ink(theme.glow),
        "way": _ink(theme.way),
        "way-edge": _ink(theme.way_edge),
        "hit": _ink(theme.hit),
        **{f"seat{seat}": _ink(look.fill) for seat, look in enumerate(theme.seats)},
        **{f"tint{seat}": _ink(tint(theme, look)) for seat, look in enumerate(theme.seats)},
    }


def draw_vector(scene: BoardScene, theme: Theme) -> VectorBoard:
    """Return the board of a scene; its seats look as in the theme, and its other colours are variables."""
    layout = layout_of(scene.board, scene.viewer or Seat(0), with_centre=scene.centre)
    drawing = _Drawing(scene, theme.seats, layout, layout.pitch * BOARD_SIZE)
    card = layout.card.scaled(BOARD_SIZE)
    return VectorBoard(
        svg="".join(drawing.parts()),
        pitch=round(drawing.pitch, 1),
        track=_coordinates((*layout.track, layout.centre)),
        homes=tuple(_coordinates(layout.homes[seen.seat]) for seen in scene.seats),
        reserves=tuple(_coordinates(layout.areas[seen.seat].places) for seen in scene.seats),
        card=(round(card.left, 1), round(card.top, 1), round(card.width, 1), round(card.height, 1)),
    )


@dataclass(frozen=True, slots=True)
class _Drawing:
    """Draws the parts of one board."""

    scene: BoardScene
    looks: Sequence[SeatLook]
    layout: BoardLayout
    pitch: float

    def parts(self) -> Iterable[str]:
        """Yield all parts, the lowest first."""
        yield '<rect width="1000" height="1000" rx="46" fill="var(--rim)"/>'
        yield '<rect x="9" y="9" width="982" height="982" rx="38" fill="var(--ground)"/>'
        yield from self._lane()
        for seen in self.scene.seats:
            yield from self._home(seen.seat)
            yield from self._reserve(seen.seat)
        yield from self._fields()
        for seen in self.scene.seats:
            yield from self._plate(seen)
        yield '<g id="marks"></g>'
        for seen in self.scene.seats:
            yield from (self._pawn(seen.seat, pawn.number) for pawn in seen.pawns)

    def _lane(self) -> Iterable[str]:
        points = " ".join(f"{x},{y}" for x, y in _coordinates(self.layout.track))
        for colour, width in (("lane-edge", 0.98), ("lane", 0.9)):
            yield (
                f'<polygon points="{points}" fill="none" stroke="var(--{colour})" stroke-width="{self._wide(width)}" '
                'stroke-linejoin="round"/>'
            )

    def _home(self, seat: Seat) -> Iterable[str]:
        look, column = self.looks[seat], _coordinates(self.layout.homes[seat])
        (x, y), (to_x, to_y) = column[0], column[-1]
        for colour, width in ((_ink(rim_of(look)), 0.96), (f"var(--tint{seat})", 0.88)):
            yield (
                f'<line x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}" stroke="{colour}" '
                f'stroke-width="{self._wide(width)}" stroke-linecap="round"/>'
            )
        for depth, place in enumerate(column, 1):
            yield self._disc(place, HOLE_RADIUS, _ink(rim_of(look)))
            yield self._text(place, f"h{depth}", 0.36, _ink(ink_in_home(look)))

    def _reserve(self, seat: Seat) -> Iterable[str]:
        look, area = self.looks[seat], self.layout.areas[seat]
        yield self._box(area.reserve, 0.4, f"var(--tint{seat})", _ink(rim_of(look)))
        yield from (self._disc(place, HOLE_RADIUS, _ink(rim_of(look))) for place in _coordinates(area.places))

    def _fields(self) -> Iterable[str]:
        board, small = self.scene.board, self.pitch < SMALL
        starts = {board.starts[seen.seat]: seen.seat for seen in self.scene.seats}
        entries = {board.entries[seen.seat]: seen.seat for seen in self.scene.seats}
        numbered = NUMBERED_AMONG_MANY if small else NUMBERED
        for number, place in enumerate(_coordinates(self.layout.track)):
            field = Location(number)
            ink = "var(--number)"
            if self.scene.gate and board.number(field) == self.scene.gate:
                yield self._lozenge(place, 0.62)
            if field in starts:
                look, ink = self.looks[starts[field]], "#181412"
                yield self._disc(place, 0.52, _ink(look.fill), _ink(rim_of(look)))
                yield self._silhouette(look, place, 0.36, "#ffffffc8")
            else:
                if field in entries:
                    yield self._disc(place, 0.48, _ink(self.looks[entries[field]].fill))
                yield self._disc(place, HOLE_RADIUS, "var(--hole)")
            if field in starts or field in entries or number % numbered == 0:
                size = large_number_size(field) if small and field not in starts else number_size(field)
                yield self._text(place, str(number), size, ink)
        if self.scene.centre:
            ((centre),) = _coordinates((self.layout.centre,))
            yield self._lozenge(centre, 0.86)
            yield self._disc(centre, 0.5, "var(--hole)")

    def _plate(self, seen: SeatSeen) -> Iterable[str]:
        look, box = self.looks[seen.seat], self.layout.areas[seen.seat].plate.scaled(BOARD_SIZE)
        height = box.height
        yield f'<g id="plate{seen.seat}" class="plate">'
        yield self._box(self.layout.areas[seen.seat].plate, 0.5, "var(--plate)", _ink(look.fill))
        token = Point(box.left + 0.56 * height, box.middle.y)
        yield self._silhouette(
            look, (round(token.x, 1), round(token.y, 1)), 0.27 * height / self.pitch, _ink(look.fill)
        )
        start, room = box.left + 1.02 * height, box.width - 1.2 * height
        letters = min(NAME_LETTERS * height, room / (LETTER * max(1, len(seen.name))))
        yield (
            f'<text x="{start:.1f}" y="{box.middle.y:.1f}" font-size="{letters:.1f}" class="name" '
            f'fill="var(--text)" dominant-baseline="central">{escape(seen.name)}</text></g>'
        )

    def _pawn(self, seat: Seat, number: int) -> str:
        look = self.looks[seat]
        deep, lit = glass_of(look)
        drop = DIGIT_DROP.get(look.shape, 0) * self.pitch
        return (
            f'<g id="p{seat}-{number}" class="pawn">{self._disc((0, 0), MARBLE, _ink(lit), _ink(deep))}'
            f"{self._silhouette(look, (0, 0), 0.29, _ink(look.fill))}"
            f"{self._text((0, round(drop, 1)), str(number), 0.5, _ink(look.digit))}</g>"
        )

    def _disc(self, at: Coordinates, radius: float, fill: str, edge: str = "") -> str:
        drawn = f' stroke="{edge}" stroke-width="{self._wide(0.06)}"' if edge else ""
        return f'<circle cx="{at[0]}" cy="{at[1]}" r="{self._wide(radius)}" fill="{fill}"{drawn}/>'

    def _silhouette(self, look: SeatLook, at: Coordinates, radius: float, fill: str) -> str:
        points = " ".join(
            f"{at[0] + x * radius * self.pitch:.1f},{at[1] + y * radius * self.pitch:.1f}"
            for x, y in silhouette(look.shape)
        )
        return f'<polygon points="{points}" fill="{fill}" stroke="{_ink(look.edge)}" stroke-opacity=".5"/>'

    def _lozenge(self, at: Coordinates, radius: float) -> str:
        (x, y), reach = at, radius * self.pitch
        points = f"{x},{y - reach:.1f} {x + reach:.1f},{y} {x},{y + reach:.1f} {x - reach:.1f},{y}"
        return f'<polygon points="{points}" fill="var(--gate)" stroke="var(--lane-edge)"/>'

    def _box(self, box: Box, corner: float, fill: str, edge: str) -> str:
        at = box.scaled(BOARD_SIZE)
        return (
            f'<rect x="{at.left:.1f}" y="{at.top:.1f}" width="{at.width:.1f}" height="{at.height:.1f}" '
            f'rx="{self._wide(corner)}" fill="{fill}" stroke="{edge}" stroke-width="{self._wide(0.07)}"/>'
        )

    def _text(self, at: Coordinates, text: str, size: float, ink: str) -> str:
        return f'<text x="{at[0]}" y="{at[1]}" font-size="{self._wide(size)}" fill="{ink}" class="mid">{text}</text>'

    def _wide(self, pitches: float) -> float:
        return round(pitches * self.pitch, 1)


def _coordinates(points: Iterable[Point]) -> tuple[Coordinates, ...]:
    return tuple((round(x * BOARD_SIZE, 1), round(y * BOARD_SIZE, 1)) for x, y in points)


def _ink(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)

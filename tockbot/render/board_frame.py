"""One picture of a board, in full colour."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from tockbot.render import plates, sprites
from tockbot.render.background import background
from tockbot.render.card_face import card_face, card_shadow
from tockbot.render.fonts import Weight, fitted, legible, width_of
from tockbot.render.geometry import Layout, layout
from tockbot.render.overlay import Overlay
from tockbot.render.pen import Pen, paste
from tockbot.render.points import Box, Point
from tockbot.render.scene import BoardScene
from tockbot.render.theme import Theme
from tockbot.rules.board import CENTRE, Seat
from tockbot.rules.plays import Enter, Swap
from tockbot.tables.observation import SeatSeen

ALWAYS_A_CENTRE = 8


def board_frame(scene: BoardScene, theme: Theme, size: int) -> Image.Image:
    """The whole board with pawns, plates, the last play and the choices."""
    bottom = Seat(0) if scene.viewer is None else scene.viewer
    centre = shows_centre(scene)
    plan = layout(scene.board, bottom, with_centre=centre)
    picture = background(theme, scene.board, bottom, centre=centre, size=size).copy()
    overlay = Overlay(picture, scene, plan, theme, size)
    _middle(picture, scene, theme, plan, size)
    _camps(picture, scene, theme, plan, size)
    overlay.below_pawns()
    _pawns(picture, scene, theme, plan, size)
    overlay.above_pawns()
    return picture


def shows_centre(scene: BoardScene) -> bool:
    """Whether the board has a centre field to draw."""
    places = {pawn.location for seat in scene.seats for pawn in seat.pawns}
    for move in scene.last:
        match move:
            case Swap():
                places |= {move.origin, move.other.location}
            case Enter():
                pass
            case _:
                places |= {move.origin, move.goal}
    places |= {place for choice in scene.choices for place in (choice.origin, choice.goal)}
    return scene.centre or scene.board.players == ALWAYS_A_CENTRE or CENTRE in places


def _middle(picture: Image.Image, scene: BoardScene, theme: Theme, plan: Layout, size: int) -> None:
    """The last card and the caption."""
    if scene.top_card is not None:
        box = plan.card.scaled(size)
        face = card_face(theme, scene.top_card, round(box.height))
        paste(picture, card_shadow(face.width, face.height), box.middle)
        paste(picture, face, box.middle)
    caption = legible(scene.caption)
    if caption:
        room = max(2.1 * plan.pitch, 1.2 * plan.card.width) * size
        paste(picture, _caption(theme, caption, room, plan.pitch * size), plan.caption.scaled(size))


@lru_cache(maxsize=64)
def _caption(theme: Theme, caption: str, room: float, pitch: float) -> Image.Image:
    """A small sign, its letters smaller if it would be wider than its room."""
    widest = (room - 0.5 * pitch) / width_of(caption, pitch, Weight.BOLD)
    letters = max(0.3, min(0.46, widest)) * pitch
    caption = fitted(caption, letters, Weight.BOLD, max(room, 2.6 * pitch))
    pen = Pen(width_of(caption, letters, Weight.BOLD) + 0.5 * pitch, 0.62 * pitch)
    pen.box(Box(0, 0, *pen.size), 0.3 * pitch, (*theme.rim, 225))
    pen.text(caption, pen.middle, letters, theme.plate, Weight.BOLD)
    return pen.finished()


def _camps(picture: Image.Image, scene: BoardScene, theme: Theme, plan: Layout, size: int) -> None:
    """The plates and marks of the seats in play."""
    for seen in scene.seats:
        camp = plan.camps[seen.seat]
        box = camp.plate.scaled(size)
        shown = plates.Plate(
            seat=seen.seat,
            name=seen.name,
            width=round(box.width),
            height=round(box.height),
            turn=seen.seat == scene.turn,
            won=seen.seat in scene.winners,
        )
        paste(picture, plates.plate(theme, shown), box.middle)
        _marks(picture, seen, theme, camp.marks.scaled(size), camp.reserve.scaled(size))


def _marks(picture: Image.Image, seen: SeatSeen, theme: Theme, room: Box, reserve: Box) -> None:
    """The strip of marks, as near the reserve as its room lets it."""
    strip = plates.marks_of(theme, seen, round(room.height))
    x = room.middle.x
    if room.left > reserve.right:
        x = room.left + strip.width / 2
    elif room.right < reserve.left:
        x = room.right - strip.width / 2
    paste(picture, strip, Point(x, room.middle.y))


def _pawns(picture: Image.Image, scene: BoardScene, theme: Theme, plan: Layout, size: int) -> None:
    pitch = plan.pitch * size
    for seen in scene.seats:
        look = theme.seats[seen.seat]
        for pawn in seen.pawns:
            at = plan.place(seen.seat, pawn.location, pawn.number).scaled(size)
            if pawn.protected:
                paste(picture, sprites.guard(theme, pitch), at)
            paste(picture, sprites.pawn(look, pawn.number, pitch), at)
            if pawn.protected:
                paste(picture, sprites.padlock(theme, pitch), Point(at.x + 0.38 * pitch, at.y + 0.38 * pitch))

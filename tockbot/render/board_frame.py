"""One picture of a board, as a page in its theme's palette."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from tockbot.render import pawns, plates
from tockbot.render.board_ground import KEPT, Printed, board_ground
from tockbot.render.card_face import MOST_BELOW, card_pile
from tockbot.render.fonts import legible
from tockbot.render.geometry import SIZE, Layout
from tockbot.render.overlay import Overlay
from tockbot.render.points import Box, Point
from tockbot.render.scene import BoardScene
from tockbot.render.sprite import lay, on_ground, sprite
from tockbot.render.theme import Theme
from tockbot.rules import CENTRE, Enter, Seat, Swap
from tockbot.tables import SeatSeen

ALWAYS_A_CENTRE = 8


def board_frame(scene: BoardScene, theme: Theme) -> Image.Image:
    """The whole board with pawns, plates, the last plays and the choices."""
    printed = printed_for(scene)
    page = _set_out(theme, printed, tuple(_name_plate(scene, seen, turn=False) for seen in scene.seats)).copy()
    plan = printed.plan
    overlay = Overlay(page, scene, plan, theme)
    if scene.top_card is not None:
        box = plan.card.scaled(SIZE)
        below = max(0, min(MOST_BELOW, scene.discards - 1))
        lay(page, on_ground(card_pile, theme, scene.top_card, below, round(box.height)), box.middle)
    _camps(page, scene, theme, plan)
    overlay.below_pawns()
    _pawns(page, scene, theme, plan)
    overlay.above_pawns()
    caption = legible(scene.caption)
    if caption:
        box = plan.caption.scaled(SIZE)
        lay(page, on_ground(plates.caption, theme, caption, round(box.width), round(box.height)), box.middle)
    return page


def printed_for(scene: BoardScene) -> Printed:
    """The board on which a scene is drawn."""
    bottom = Seat(0) if scene.viewer is None else scene.viewer
    return Printed(scene.board, bottom, shows_centre(scene), scene.gate)


def shows_centre(scene: BoardScene) -> bool:
    """Whether the board has a centre field to draw."""
    places = {pawn.location for seat in scene.seats for pawn in seat.pawns}
    for move in (move for play in scene.plays for move in play.moves):
        match move:
            case Swap():
                places |= {move.origin, move.other.location}
            case Enter():
                pass
            case _:
                places |= {move.origin, move.goal}
    places |= {place for goal in scene.goals for place in (goal.origin, goal.goal)}
    return scene.centre or scene.board.players == ALWAYS_A_CENTRE or CENTRE in places


def _camps(page: Image.Image, scene: BoardScene, theme: Theme, plan: Layout) -> None:
    """The marks of the seats in play, and the glowing plate of whoever is to act."""
    for seen in scene.seats:
        camp = plan.camps[seen.seat]
        if seen.seat == scene.turn:
            _lay_plate(page, theme, plan, _name_plate(scene, seen, turn=True))
        _marks(page, seen, theme, camp.marks.scaled(SIZE), camp.reserve.scaled(SIZE))


@lru_cache(maxsize=KEPT)
def _set_out(theme: Theme, printed: Printed, names: tuple[plates.Plate, ...]) -> Image.Image:
    """The board with everybody's name, as it is through most of a game; not to be drawn on."""
    page = board_ground(theme, printed).copy()
    for shown in names:
        _lay_plate(page, theme, printed.plan, shown)
    return page


def _name_plate(scene: BoardScene, seen: SeatSeen, *, turn: bool) -> plates.Plate:
    return plates.Plate(seen.seat, seen.name, turn=turn, won=seen.seat in scene.winners)


def _lay_plate(page: Image.Image, theme: Theme, plan: Layout, shown: plates.Plate) -> None:
    box = plan.camps[shown.seat].plate.scaled(SIZE)
    lay(page, on_ground(plates.plate, theme, shown, round(box.width), round(box.height)), box.middle)


def _marks(page: Image.Image, seen: SeatSeen, theme: Theme, room: Box, reserve: Box) -> None:
    """The strip of marks, as near the reserve as its room lets it."""
    strip = on_ground(plates.marks, theme, seen.cards, seen.team, round(room.height), seen.is_computer)
    x, width = room.middle.x, strip.picture.width
    if room.left > reserve.right:
        x = room.left + width / 2
    elif room.right < reserve.left:
        x = room.right - width / 2
    lay(page, strip, Point(x, room.middle.y))


def _pawns(page: Image.Image, scene: BoardScene, theme: Theme, plan: Layout) -> None:
    pitch = plan.pitch * SIZE
    for seen in scene.seats:
        for pawn in seen.pawns:
            at = plan.place(seen.seat, pawn.location, pawn.number).scaled(SIZE)
            if pawn.protected:
                lay(page, sprite(pawns.guard, theme, pitch), at)
            lay(page, sprite(pawns.pawn, theme, seen.seat, pawn.number, pitch), at)
            if pawn.protected:
                lay(page, sprite(pawns.padlock, theme, pitch), Point(at.x + 0.38 * pitch, at.y + 0.38 * pitch))

"""The picture of a board at one moment of a game."""

from __future__ import annotations

from PIL import Image

from tockbot.render.ink.files import encoded, palette
from tockbot.render.ink.fonts import legible
from tockbot.render.ink.sprites import lay, pile_sprite, plate_sprite, track_sprite
from tockbot.render.ink.themes import WOOD, Theme
from tockbot.render.layout.board_layout import BOARD_SIZE, BoardLayout
from tockbot.render.layout.points import Box, Point
from tockbot.render.pages.game_board import GameBoard, game_board_page
from tockbot.render.pages.overlay import Overlay
from tockbot.render.pieces import marks, pawns, plates
from tockbot.render.pieces.cards import MOST_BELOW, card_face, cards_below, step_of_pile
from tockbot.render.scene import BoardScene
from tockbot.rules import CENTRE, Enter, Seat, Swap
from tockbot.tables import Card, SeatSeen

ALWAYS_A_CENTRE = 8
"""Boards for so many players have a centre field that is always drawn."""


def draw_board(scene: BoardScene, theme: Theme = WOOD, *, size: int = BOARD_SIZE) -> bytes:
    """Draw a board, ``size`` pixels wide and high."""
    page = board_page(scene, theme)
    if size != page.width:
        page = shrunk(page, size).quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return encoded(page)


def shrunk(page: Image.Image, size: int) -> Image.Image:
    """A square page at a smaller size, in full colour."""
    picture = page.convert("RGB")
    if page.width % size == 0:
        return picture.reduce(page.width // size)
    return picture.resize((size, size), Image.Resampling.LANCZOS, reducing_gap=2.0)


def board_page(scene: BoardScene, theme: Theme) -> Image.Image:
    """The whole board with pawns, plates, the last plays and the goals to pick from, as a page."""
    page = game_board_page(theme, game_board_of(scene)).copy()
    _fill(page, scene, theme)
    return page


def lay_board(page: Image.Image, scene: BoardScene, theme: Theme) -> None:
    """Lay the whole board into the upper left corner of a page."""
    page.paste(game_board_page(theme, game_board_of(scene)), (0, 0))
    _fill(page, scene, theme)


def _fill(page: Image.Image, scene: BoardScene, theme: Theme) -> None:
    """Lay on an empty board all that stands on it."""
    layout = game_board_of(scene).layout
    overlay = Overlay(page, scene, layout, theme)
    overlay.below_pawns()
    if scene.top_card is not None:
        _pile(page, theme, scene.top_card, min(MOST_BELOW, scene.discards - 1), layout.card.scaled(BOARD_SIZE))
    _seat_areas(page, scene, theme, layout)
    lay_pawns(page, scene, theme)
    overlay.above_pawns()
    caption = legible(scene.caption)
    if caption:
        box = layout.caption.scaled(BOARD_SIZE)
        lay(page, plate_sprite(plates.caption, theme, caption, round(box.width), round(box.height)), box.middle)


def _pile(page: Image.Image, theme: Theme, card: Card, below: int, box: Box) -> None:
    """The discard pile: its last card, and the edges of so many below it."""
    height = round(box.height)
    if below > 0:
        lay(page, pile_sprite(cards_below, theme, below, height), box.middle)
    aside = max(0, below) * step_of_pile(height) / 2
    lay(page, pile_sprite(card_face, theme, card, height), Point(box.middle.x - aside, box.middle.y - aside))


def game_board_of(scene: BoardScene) -> GameBoard:
    """The board on which a scene is drawn."""
    bottom = Seat(0) if scene.viewer is None else scene.viewer
    return GameBoard(scene.board, bottom, shows_centre(scene), scene.gate, scene.every_number)


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


def _seat_areas(page: Image.Image, scene: BoardScene, theme: Theme, layout: BoardLayout) -> None:
    """The name plates and strips of the seats in play; the plate of whoever is to act glows."""
    for seen in scene.seats:
        area = layout.areas[seen.seat]
        shown = plates.plate_of(seen, won=seen.seat in scene.winners, leftward=scene.leftward)
        box = area.plate.scaled(BOARD_SIZE)
        if seen.seat == scene.turn:
            # Laid below, so that each name is kept once, and not once more with its glow.
            lay(page, plate_sprite(plates.glow, theme, round(box.width), round(box.height)), box.middle)
        lay(page, plate_sprite(plates.plate, theme, shown, round(box.width), round(box.height)), box.middle)
        _strip(page, scene, seen, theme, area.strip.scaled(BOARD_SIZE), area.reserve.scaled(BOARD_SIZE))


def _strip(  # noqa: PLR0913, PLR0917 - where a strip lies
    page: Image.Image, scene: BoardScene, seen: SeatSeen, theme: Theme, room: Box, reserve: Box
) -> None:
    """A seat's strip, as near the reserve as its room lets it."""
    partners = plates.partners_of(scene.seats, seen)
    strip = plate_sprite(plates.strip, theme, seen.cards, partners, round(room.height))
    x, width = room.middle.x, strip.size[0]
    if room.left > reserve.right:
        x = room.left + width / 2
    elif room.right < reserve.left:
        x = room.right - width / 2
    lay(page, strip, Point(x, room.middle.y))


def lay_pawns(page: Image.Image, scene: BoardScene, theme: Theme) -> None:
    """Lay everybody's pawns on an empty board."""
    layout = game_board_of(scene).layout
    pitch = layout.pitch * BOARD_SIZE
    standing = [
        (layout.place(seen.seat, pawn.location, pawn.number).scaled(BOARD_SIZE), seen.seat, pawn)
        for seen in scene.seats
        for pawn in seen.pawns
    ]
    # All rings before all pawns: one reaches a little over the pawns beside it.
    for at, _, pawn in standing:
        if pawn.protected:
            lay(page, track_sprite(marks.protected_ring, theme, pitch), at)
    for at, seat, pawn in standing:
        lay(page, track_sprite(pawns.pawn, theme, seat, pawn.number, pitch), at)

"""Pictures of the game: the only part of the program that knows Pillow.

Law: a picture shows its scene and nothing else; a scene holds only what its viewer may know.

Theory of operation: :mod:`scene` says what is to be seen, :mod:`geometry` where it stands in the unit square. Three
layers lie on each other, each drawn as seldom as can be. The empty board (:mod:`ground`) is baked into ``images/`` once
for all (:mod:`bake`), together with the theme's one palette (:mod:`poster`). A game's board, with its numbers and
everybody's colours (:mod:`board_ground`), is drawn once a game and viewer. Pawns, marks and plates (:mod:`pawns`,
:mod:`marks`, :mod:`plates`, :mod:`card_face`) are sprites (:mod:`sprite`), each drawn once. So a frame
(:mod:`board_frame`, :mod:`hand_frame`) is a copy of one page of bytes with small ones laid on it, and is packed as it
is (:mod:`png`). Nothing is loaded or drawn at import, and every function may be called from any thread: what is cached
is never drawn on again.
"""

from __future__ import annotations

from tockbot.render.board_picture import draw_board
from tockbot.render.film_picture import MOST_SHOTS, draw_film
from tockbot.render.geometry import SIZE
from tockbot.render.hand_picture import draw_hand
from tockbot.render.scene import BoardScene, CardSeen, DrawnPlay, FilmScene, Goal, HandScene, Shot
from tockbot.render.theme import DARK, LIGHT, THEMES, WOOD, Theme
from tockbot.render.warm import warm_up
from tockbot.render.ways import way

__all__ = [
    "DARK",
    "LIGHT",
    "MOST_SHOTS",
    "SIZE",
    "THEMES",
    "WOOD",
    "BoardScene",
    "CardSeen",
    "DrawnPlay",
    "FilmScene",
    "Goal",
    "HandScene",
    "Shot",
    "Theme",
    "draw_board",
    "draw_film",
    "draw_hand",
    "warm_up",
    "way",
]

"""Pictures of the game: the only part of the program that knows Pillow.

Invariant: a picture shows its scene and nothing else; a scene holds only what its viewer may know.

Rooms, each of which may use those after it: :mod:`pages` are whole pictures; :mod:`pieces` the things that lie on them;
:mod:`ink` is how anything is drawn; :mod:`layout` where it stands. :mod:`scene` says what a picture is to show.

Theory of operation: three layers lie on each other, each drawn as seldom as can be. The empty board is drawn once for
all by ``tools/bake.py``, with the one palette of its theme. A game's board, with its numbers and everybody's colours
(:mod:`pages.game_board`), is drawn once a game and viewer. Everything in :mod:`pieces` becomes a sprite
(:mod:`ink.sprites`), each drawn once. So a page (:mod:`pages`) is a copy of one picture of a byte a pixel with small
ones laid on it, and is packed as it is (:mod:`ink.files`). Nothing is loaded or drawn at import, and every function may
be called from any thread: what is cached is never drawn on again.
"""

from __future__ import annotations

from tockbot.render.board import draw_board
from tockbot.render.drawing import DRAWING, MANY, Drawing, draw, warm_up
from tockbot.render.fonts import drawn_name, has_joining_library
from tockbot.render.hands import MAX_SHOTS, draw_covered, draw_film, draw_games, draw_lobby, draw_private
from tockbot.render.layout import BOARD_SIZE, way
from tockbot.render.pages import draw_course, draw_cover, draw_emojis, draw_icon, draw_poster, draw_statistics
from tockbot.render.scene import (
    Bar,
    BoardScene,
    CardSeen,
    CourseScene,
    CoveredScene,
    DrawnPlay,
    FilmScene,
    GameSeen,
    GamesScene,
    Goal,
    HandSeen,
    LobbyScene,
    OpenHandsScene,
    PosterScene,
    PrivateScene,
    Scene,
    Shot,
    StatisticsScene,
    Tile,
    Trend,
)
from tockbot.render.themes import DARK, LIGHT, THEMES, WOOD, Theme
from tockbot.render.vector import VectorBoard, draw_vector, theme_colours

"""Pictures of the game: the only part of the program that uses Pillow.

Invariant: a picture shows its scene and nothing else, and a scene holds only what its viewer may know.

Modules, each of which may use those below it:

- ``drawing`` draws scenes away from the event loop.
- ``film``, ``pages``, ``hands`` and ``board`` draw whole pictures, ``signs`` emojis, and ``vector`` a board as SVG.
- ``cards`` and ``pieces`` draw the things on them.
- ``ink`` draws shapes, makes sprites and packs files; ``fonts`` handles letters; ``themes`` holds colours.
- ``layout`` says where everything is, and ``scene`` what a picture shows.

Three layers make a picture, each drawn as rarely as possible. ``tools/bake.py`` draws the empty board ahead of time,
with the one palette of its theme. A game's board, with its numbers and the players' colours
(:func:`board.game_board_page`), is drawn once per game and viewer. Everything else is a sprite, drawn once. A page is a
copy of one picture with one byte per pixel, with sprites laid on it, and is packed without further conversion.

Nothing is loaded or drawn at import. Every function can be called from any thread: cached pictures are never changed.
"""

from __future__ import annotations

from tockbot.render.board import draw_board
from tockbot.render.drawing import DRAWING, MAX_WAITING, Drawing, draw, warm_up
from tockbot.render.film import MAX_BOARD_FILM_BYTES, MAX_SHOTS, draw_board_film, draw_film
from tockbot.render.fonts import drawn_name
from tockbot.render.hands import draw_covered, draw_games, draw_lobby, draw_private
from tockbot.render.layout import BOARD_SIZE, way
from tockbot.render.pages import draw_course, draw_poster, draw_statistics
from tockbot.render.scene import (
    Bar,
    BoardFilmScene,
    BoardScene,
    BoardShot,
    CardSeen,
    CourseScene,
    CoveredScene,
    DrawnPlay,
    Fact,
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
from tockbot.render.signs import draw_cover, draw_emojis, draw_icon
from tockbot.render.themes import DARK, LIGHT, THEMES, WOOD, Theme
from tockbot.render.vector import VectorBoard, draw_vector, theme_colours

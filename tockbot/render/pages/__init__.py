"""Whole pictures: a board, a hand, a film. A *page* is one of them in its theme's palette, one byte a pixel.

``game_board`` is a board as it is all through a game; ``board`` puts pawns and plates on it, ``overlay`` the last
plays; ``hands`` lie below it. ``film``, ``poster``, ``course`` and ``statistics`` tell of games; ``emojis`` are small.
"""

from __future__ import annotations

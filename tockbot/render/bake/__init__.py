"""Draws the art in ``images/`` anew, from code alone: ``python -m tockbot.render.bake``.

``empty_board`` draws a board that belongs to nobody, ``sample_sheet`` the picture from which a theme's palette is
taken, ``art_files`` writes both. The same Pillow draws the same bytes each time; which version drew what is committed
is in ``requirements.txt``.
"""

from __future__ import annotations

from tockbot.render.bake.art_files import bake

__all__ = ["bake"]

"""``python -m tockbot.render.bake`` draws the art of every theme anew."""

from __future__ import annotations

from tockbot.render.bake import bake
from tockbot.render.ink.themes import THEMES

if __name__ == "__main__":
    for theme in THEMES.values():
        bake(theme)

"""The picture of a hand as a PNG file."""

from __future__ import annotations

from tockbot.render.hand_frame import hand_frame
from tockbot.render.png import encoded
from tockbot.render.scene import HandScene
from tockbot.render.theme import WOOD, Theme


def draw_hand(scene: HandScene, theme: Theme = WOOD) -> bytes:
    """Draw a hand of one to seven cards."""
    return encoded(hand_frame(scene, theme))

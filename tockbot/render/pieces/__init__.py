"""The things that lie on a picture, each drawn by a function that takes its theme and size and returns a drawing.

``pawns``, ``cards`` and the ``holes`` of the board; ``plates`` beside the reserves; ``marks`` that say what a move
did.
"""

from __future__ import annotations

"""Where things stand on a picture: numbers only, nothing is drawn here.

``points`` are points and boxes; ``board_shape`` the shapes of boards and the areas of their seats; ``board_layout`` the
places of a board's fields, card and caption, and the way of a walk.
"""

from __future__ import annotations

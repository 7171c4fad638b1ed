"""Where things stand on a picture: numbers only, nothing is drawn here.

``points`` are points and boxes; ``board_shape`` the shapes of boards; ``board_layout`` the places of a board's fields,
card and caption; ``seat_areas`` the places beside an arm; ``ways`` the fields a walk goes over; ``goal_labels`` the
places of the numbers of goals.
"""

from __future__ import annotations

"""The way a walking pawn takes: the places it goes over, from where it stood to where it ends."""

from __future__ import annotations

from tockbot.rules import CENTRE, HOME, Board, Location, Walk, is_home, is_track


def way(board: Board, walk: Walk) -> tuple[Location, ...]:
    """The locations of a walk, its origin first and its goal last."""
    onward = 1 if walk.steps > 0 else -1
    if is_home(walk.origin):
        return tuple(Location(place) for place in range(walk.origin, walk.goal + onward, onward))
    entry = board.entries[walk.seat]
    end = walk.goal if is_track(walk.goal) else entry
    length = (end - walk.origin) * onward % board.fields
    along = tuple(Location((walk.origin + onward * step) % board.fields) for step in range(length + 1))
    return along if is_track(walk.goal) else along + HOME[: walk.goal - CENTRE]

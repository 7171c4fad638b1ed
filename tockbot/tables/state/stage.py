"""Where a table is in its life."""

from __future__ import annotations

from enum import Enum


class Stage(Enum):
    """Where a table is in its life (docs/architecture.md)."""

    LOBBY = "lobby"
    STARTING = "starting"
    """The seats are fixed; the cards are dealt once the channel has been told."""

    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"

    @property
    def is_open(self) -> bool:
        """Whether anything can still happen at the table."""
        return self in (Stage.LOBBY, Stage.STARTING, Stage.PLAYING)

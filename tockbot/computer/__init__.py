"""Players that are programs. They see an observation, nothing else.

Theory of operation: the *evaluation* weighs *features* of a position. A *play-out* plays a round to its end, every seat
taking what looks best to it with nothing but its own hand in view. The *search* deals the unseen cards again and again
as they may lie, plays every promising play out on them, and keeps what won most; *levels* says how much of that a
player does. The *pool* asks the levels away from the event loop; *greedy* answers where there is no time; a *hint* is
the same search with *reasons*.
"""

from __future__ import annotations

from tockbot.computer.evaluation import Course, course_of
from tockbot.computer.hint import MISTAKE, Advice, Hint, Weighed
from tockbot.computer.levels import SOFT_LIMIT, PooledPlayer
from tockbot.computer.reasons import (
    ComesHome,
    Enters,
    Escapes,
    Finishes,
    HitsOpponent,
    HitsOwnSide,
    KeepsWayOut,
    LikelyHit,
    LikelyHome,
    NearsHome,
    OnlyOne,
    Reason,
    StaysInReach,
    TakesTurn,
    WayOut,
    Wins,
    play_reasons,
)

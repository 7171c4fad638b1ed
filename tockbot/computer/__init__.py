"""Computer players. They see an observation of the game, and nothing else.

- ``evaluation`` weighs features of a position.
- ``search`` looks ahead. A *play-out* plays a round to its end; every seat makes the play that looks best, knowing only
  its own hand. The search deals the unseen cards many times, plays every promising play out on each deal, and keeps the
  play with the best winning chance.
- ``knowledge`` holds what a seat knows of the cards, and the race between plays.
- ``levels`` says how much of that each level does, and asks worker processes, away from the event loop.
- ``greedy`` answers if there is no time.
- ``hint`` is the same search, with ``reasons``.
"""

from __future__ import annotations

from tockbot.computer.evaluation import Course, course_of
from tockbot.computer.hint import MISTAKE, Advice, ComparedChoice, Hint, judge_of
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

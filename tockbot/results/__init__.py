"""What games that are over came to: results, and what follows from them.

Pure, and no second truth: a result is a projection of a game's log (:func:`result_of`) and can be made again from it.
"""

from __future__ import annotations

from tockbot.results.course import NOT_TOLD
from tockbot.results.participation import Participation, participations_of
from tockbot.results.plain import ResultError, plain_result, read_result
from tockbot.results.projection import result_of
from tockbot.results.result import Result, SeatResult, Sitting

__all__ = [
    "NOT_TOLD",
    "Participation",
    "Result",
    "ResultError",
    "SeatResult",
    "Sitting",
    "participations_of",
    "plain_result",
    "read_result",
    "result_of",
]

"""What games that are over came to: results, and what follows from them.

Pure, and no second truth: a result is a projection of a game's log (:func:`result_of`) and can be made again from it.
"""

from __future__ import annotations

from tockbot.results.figures import RARE, Figures, plain_figures, read_figures
from tockbot.results.participation import Participation, participations_of
from tockbot.results.plain import ResultError, plain_result, read_result
from tockbot.results.projection import result_of
from tockbot.results.rating import (
    ENOUGH_GAMES,
    ENOUGH_OPPONENTS,
    PLACEMENT_GAMES,
    UNRATED,
    Ladder,
    Rating,
    rated_after,
)
from tockbot.results.result import Result, SeatResult, Sitting
from tockbot.results.season import Season, read_season, season_at
from tockbot.results.statistics import Score, Statistics, statistics_of
from tockbot.results.week import MOST_WINNERS, Week, best_of, week_of

__all__ = [
    "ENOUGH_GAMES",
    "ENOUGH_OPPONENTS",
    "MOST_WINNERS",
    "PLACEMENT_GAMES",
    "RARE",
    "UNRATED",
    "Figures",
    "Ladder",
    "Participation",
    "Rating",
    "Result",
    "ResultError",
    "Score",
    "Season",
    "SeatResult",
    "Sitting",
    "Statistics",
    "Week",
    "best_of",
    "participations_of",
    "plain_figures",
    "plain_result",
    "rated_after",
    "read_figures",
    "read_result",
    "read_season",
    "result_of",
    "season_at",
    "statistics_of",
    "week_of",
]

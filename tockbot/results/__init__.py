"""Results of finished games, and what follows from them: statistics, ratings and seasons.

The package is pure. A result is a projection of a game's log (:func:`result_of`): it can always be computed again from
the log.
"""

from __future__ import annotations

from tockbot.results.results import (
    FIGURES_JSON,
    RARE,
    RESULT_JSON,
    Figures,
    Participation,
    Result,
    ResultError,
    SeatResult,
    Sitting,
    participations_of,
    result_of,
)
from tockbot.results.statistics import (
    ENOUGH_FOR_FRIENDS,
    ENOUGH_GAMES,
    ENOUGH_OPPONENTS,
    MAX_WINNERS,
    PLACEMENT_GAMES,
    UNRATED,
    Ladder,
    Part,
    Rating,
    Score,
    Season,
    Side,
    Statistics,
    Tally,
    Week,
    best_of,
    rated_after,
    read_season,
    season_at,
    statistics_of,
    week_of,
    wins_among,
)

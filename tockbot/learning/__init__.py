"""Learning the game: lessons, and a puzzle a day. Pure, and without a word: those stand in ``locales/``.

Theory of operation. Whatever is learnt from is an *exercise*: a table of no channel, set up in a position
(:mod:`~tockbot.learning.lessons`). A *lesson* is such a position with a task, a *puzzle* one with a play that is
clearly best. None is kept anywhere: what was pressed says which it is.
"""

from __future__ import annotations

from tockbot.learning.lessons import (
    COURSES,
    LEARNER,
    NO_NOTES,
    NOWHERE,
    VIEWER,
    Caution,
    Course,
    Lesson,
    Note,
    cautions_on,
    course_of,
    exercise,
    gave,
    known,
    note_on,
    only_way_out,
    played,
    seen,
    with_a_way_out,
)
from tockbot.learning.puzzles import (
    LASTS,
    MAX_WRONG,
    WEEK,
    Answers,
    Candidate,
    Difficulty,
    Puzzle,
    Rush,
    Streak,
    file_of,
    puzzle_of,
    puzzles,
    read_puzzle,
    streak,
    streak_of,
)

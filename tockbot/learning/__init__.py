"""Learning the game: lessons, practice positions and puzzles. Pure; all texts are in ``locales/``.

Every *exercise* is a table without a channel, set up in a position (:mod:`~tockbot.learning.lessons`). A *lesson* is a
position with a task. A *puzzle* is a position with one play that is clearly best. No exercise is stored: the pressed
button says which one it is.
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
    card_passed,
    cautions_on,
    course_of,
    exercise,
    known,
    note_on,
    only_way_out,
    played,
    seen,
    with_entering_card,
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

"""The plays of a game, line by line: the beginnings of rounds, sides that come home, and the length."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from tests.bot.walking import awkward, seen_by
from tests.tables.recordings import recorded
from tockbot.bot.screen import TEXT_LIMIT
from tockbot.bot.table_texts import log_lines_text, story_lines, time_left
from tockbot.bot.words import Speaker, languages, seat_name, shown_name, speaker
from tockbot.features.board import log_screen
from tockbot.rules import Seat, TableRules, table_rules
from tockbot.tables import Clock, Observation, Wait

EN = speaker("en")
ALONE = table_rules("swiss", 3, options={"places": "on"})
IN_TEAMS = table_rules("swiss", 6, options={"places": "on"})


def whole(rules: TableRules) -> Observation:
    """Return a finished game, as everyone sees it."""
    game = seen_by(recorded(rules).tables[-1], None).game
    assert game is not None
    return game


def test_every_later_round_of_a_story_has_a_heading() -> None:
    game = whole(ALONE)
    lines = story_lines(EN, game, 0)
    changes = [(one.round, two.round) for one, two in pairwise(game.history) if one.round != two.round]
    assert [line for line in lines if line.startswith("— ")] == [EN("told-round", number=new) for _, new in changes]
    assert not lines[0].startswith("— ")
    assert len(lines) == len(game.history) + len(changes) + sum("🏅" in line for line in lines)


@pytest.mark.parametrize(
    ("rules", "count"),
    [(ALONE, 1), (IN_TEAMS, 2)],
    ids=["alone", "in teams"],
)
def test_player_home_before_the_end_is_announced_once(rules: TableRules, count: int) -> None:
    game = whole(rules)
    assert len(game.finished) == len(rules.sides) - 1, "the remaining side is last"
    celebrated = [line for line in story_lines(EN, game, 0) if line.startswith("🏅")]
    first = " and ".join(shown_name(seat_name(EN, game.seats[seat])) for seat in game.finished[0])
    assert celebrated == [EN("told-home", names=first, count=count, place=1)], "with the second side the game is over"


@pytest.mark.parametrize("say", [speaker(language) for language in languages()], ids=languages())
def test_last_plays_fit_with_awkward_names(say: Speaker) -> None:
    for table in recorded(ALONE).tables[::20]:
        seen = seen_by(awkward(table), None)
        if seen.game is None:
            continue
        assert len(log_screen(say, seen).text) <= TEXT_LIMIT
        assert sum(len(line) + 1 for line in log_lines_text(say, seen.game, 300)) <= 300


def test_deadline_is_in_small_letters_unless_it_is_near() -> None:
    since = datetime(2026, 1, 1, tzinfo=UTC)

    def told(minutes: float) -> str:
        end = since + timedelta(minutes=minutes)
        wait = Wait(Seat(0), since, end, end + timedelta(minutes=3), None)
        return time_left(EN, Clock(waits=(wait,)), (Seat(0),))

    assert told(1.5).startswith("⏳")
    assert told(15).startswith("-# ⏳")

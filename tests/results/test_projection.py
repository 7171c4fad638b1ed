"""Tests that the result computed from a game's log agrees with the table folded from the log."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from tests.tables.late import late_until_away
from tests.tables.live import LiveTable, by, opening_of, person_at, rules_id
from tests.tables.recordings import recorded
from tests.tables.wishing import closed
from tockbot.results import RESULT_JSON, Result, ResultError, result_of
from tockbot.rules import Seat, TableRules, is_home, table_rules
from tockbot.tables import Level, Pace, commands, highlights

PLACES = table_rules("swiss", 3, options={"places": "on"})
RULES = (table_rules("swiss", 4), PLACES, table_rules("ttg", 2))


def whole(rules: TableRules) -> Result:
    result = result_of(recorded(rules).tables[-1])
    assert result is not None
    return result


@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_result_agrees_with_the_table(rules: TableRules) -> None:
    result, table = whole(rules), recorded(rules).tables[-1]
    assert table.game is not None
    found = highlights(rules.board, table.game.history)
    assert tuple(seat.figures.hits_given for seat in result.seats) == found.hits_given
    assert tuple(seat.figures.hits_taken for seat in result.seats) == found.hits_taken
    assert max(seat.figures.longest_walk for seat in result.seats) == (found.longest_walk and found.longest_walk.fields)
    assert [seat.turns for seat in result.seats] == [
        sum(record.seat == seat for record in table.game.history) for seat in rules.seats
    ]
    assert [seat.figures.pawns_home for seat in result.seats] == [
        sum(map(is_home, table.game.numbering[seat])) for seat in rules.seats
    ]
    winner = table.game.finished[0]
    assert {seat for seat, one in enumerate(result.seats) if one.place == 1} == set(winner)
    assert (result.rounds, result.ended) == (table.game.round, table.at)
    assert result.beginners == tuple((person_at(seat), seat) for seat in rules.seats)


def test_losers_share_a_place_unless_places_are_played() -> None:
    assert sorted(seat.place for seat in whole(PLACES).seats) == [1, 2, 3]
    assert sorted([one.place for one in side] for side in whole(RULES[0]).sides) == [[1, 1], [2, 2]]


def test_turns_of_stand_ins_and_computers_are_separate() -> None:
    live = LiveTable.opened(replace(opening_of(table_rules("swiss", 2)), pace=Pace.LIVE))
    for seat in (0, 1):
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    late_until_away(live, Random(3), Seat(1))
    live.finish(Random(4))
    result = result_of(live.table)
    assert result is not None
    left = result.seats[1]
    assert [one.person for one in left.sittings] == [person_at(1)]
    assert left.sittings[0].missed
    assert left.level is Level.NORMAL
    assert left.computer_turns > left.sittings[0].turns
    assert left.player is None
    assert result.seats[0].player == result.seats[0].sittings[0]


def test_closed_game_has_no_result() -> None:
    assert result_of(LiveTable.opened(opening_of(RULES[0])).table) is None
    assert result_of(closed().table) is None


def test_result_survives_writing_and_reading() -> None:
    for rules in RULES:
        result = whole(rules)
        assert RESULT_JSON.read(RESULT_JSON.write(result)) == result


@pytest.mark.parametrize("harm", ["guild", "seats", "began"])
def test_invalid_result_is_refused(harm: str) -> None:
    data = json.loads(RESULT_JSON.write(whole(RULES[2])))
    with pytest.raises(ResultError):
        RESULT_JSON.read(json.dumps({key: value for key, value in data.items() if key != harm}))
    with pytest.raises(ResultError):
        RESULT_JSON.read(json.dumps({**data, "seats": [{}], "began": "never"}))
    for wrong in ({"rounds": "3"}, {"is_over": 1}, {"more": 1}, {"began": "2026-03-01T12:00:00"}):
        with pytest.raises(ResultError):
            RESULT_JSON.read(json.dumps({**data, **wrong}))

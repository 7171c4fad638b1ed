"""Tests which people's ratings a game changes, according to its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from random import Random

import pytest

from tests.tables.late import KeptTable
from tests.tables.live import LiveTable, begun_from, by, opening_of, person_at, started
from tests.tables.wishing import MANAGER, agreeing_with
from tockbot.results import UNRATED, Result, rated_after, result_of
from tockbot.rules import Phase, Seat, is_home, table_rules
from tockbot.tables import Actor, Cause, Closed, Kind, MessageId, Stage, commands, replay

FOUR = table_rules("swiss", 4)
TWO = table_rules("ttg", 2)
A_WEEK = timedelta(days=7)
FIRST, SECOND = (person_at(0), 0), (person_at(1), 1)


def final_result(live: LiveTable) -> Result:
    result = result_of(live.table)
    assert result is not None
    return result


def begun_by(seats: Sequence[int], kind: Kind = Kind.GAME, *, rated: bool = True) -> LiveTable:
    """Return a game begun by people on these seats, with computer players on the others."""
    live = LiveTable.opened(replace(opening_of(FOUR), kind=kind))
    live.do(by(0), partial(commands.rate, rated=rated))
    for seat in seats:
        live.do(by(seat), partial(commands.join, seat=Seat(seat)))
    live.do(by(0), commands.fill_and_start)
    live.do(Actor(), partial(commands.announced, message=MessageId(1)))
    return live


def left_early(seed: int) -> LiveTable:
    """Return a duel that the second person left after some plays; a computer player went on."""
    live, rng = started(TWO), Random(seed)
    for _ in range(9):
        live.step(rng)
    live.do(by(1), commands.leave)
    live.finish(rng)
    return live


def test_player_who_began_and_left_gets_the_loss() -> None:
    seen = set[int]()
    for seed in range(20):
        result = final_result(left_early(seed))
        assert result.seats[1].player is None
        place = result.seats[1].place
        assert result.rated == ((FIRST, SECOND) if place > 1 else (FIRST,))
        seen.add(place)
        if len(seen) > 1:
            return
    raise AssertionError(seen)


@pytest.mark.parametrize("seats", [(0, 1), (0, 3), (0, 1, 2)])
def test_table_is_rated_when_people_sit_on_two_sides(seats: tuple[int, ...]) -> None:
    assert begun_by(seats).table.may_be_rated


@pytest.mark.parametrize(
    "live",
    [
        begun_by((0,)),
        begun_by((0, 2)),
        begun_by((0, 1), kind=Kind.ANALYSIS),
        begun_by((0, 1), kind=Kind.PRACTICE),
        begun_by((0, 1), rated=False),
    ],
    ids=["alone", "one side", "analysis", "practice", "the host chose"],
)
def test_other_tables_are_not_rated(live: LiveTable) -> None:
    assert not live.table.may_be_rated
    if Stage.PLAYING is live.table.stage:
        live.finish(Random(1))
    assert final_result(live).rated == ()


def test_lobby_shows_rating_and_newcomers_do_not_change_it() -> None:
    live = LiveTable.opened(opening_of(FOUR))
    for seat, rated in ((0, False), (2, False), (1, True)):
        live.do(by(seat), partial(commands.join, seat=Seat(seat)))
        assert live.table.may_be_rated == rated
    live.do(by(1), commands.leave)
    assert not live.table.may_be_rated
    live = begun_by((0, 2))
    live.do(by(1), partial(commands.join, seat=Seat(1)))
    live.do(by(0), agreeing_with(person_at(1)))
    play_until_seated(live, 1)
    assert not live.table.may_be_rated


def play_until_seated(live: LiveTable, seat: int) -> None:
    rng = Random(seat)
    while live.table.seat_of(person_at(seat)) is None:
        live.step(rng)


def test_game_from_a_position_changes_no_rating() -> None:
    live = started(TWO)
    while live.game.position.phase is not Phase.PLAY:
        live.step(Random(1))
    again = begun_from(live.game.position)
    again.finish(Random(2))
    assert final_result(again).rated == ()


def test_newcomer_has_a_result_with_half_of_the_turns() -> None:
    newcomer = (person_at(5), 3)
    for seed in range(20):
        live, rng = started(FOUR), Random(seed)
        live.do(by(3), commands.give_up_seat)
        live.do(by(5), partial(commands.join, seat=Seat(3)))
        live.do(by(1), agreeing_with(person_at(5)))
        live.finish(rng)
        result = final_result(live)
        assert [one.person for one in result.seats[3].players] == [newcomer[0]]
        assert newcomer in result.rated
        assert ((person_at(3), 3) in result.rated) == (result.seats[3].place > 1)
        if result.seats[3].place > 1:
            return
    raise AssertionError


def at_home(live: LiveTable, seat: int) -> int:
    """Return the number of a seat's pawns at home."""
    return sum(map(is_home, live.game.numbering[seat]))


def removed_after(plays: int, seed: int) -> Result:
    """Return a duel from which a manager removed the second person after some plays; a computer player went on."""
    live, rng = started(TWO), Random(seed)
    for _ in range(plays):
        live.step(rng)
    live.do(MANAGER, partial(commands.remove_player, person=person_at(1)))
    live.finish(rng)
    return final_result(live)


def test_removed_person_has_no_result_when_they_played_little() -> None:
    assert {removed_after(9, seed).rated for seed in range(5)} == {(FIRST,)}


def test_removed_person_is_rated_as_their_side_finishes() -> None:
    """A removed player who played most of a seat gets its loss or its win."""
    seen = set[int]()
    for seed in range(40):
        live, rng = started(TWO), Random(seed)
        while live.table.stage is Stage.PLAYING and max(map(partial(at_home, live), (0, 1))) < 3:
            live.step(rng)
        if live.table.stage is not Stage.PLAYING:
            continue
        live.do(MANAGER, partial(commands.remove_player, person=person_at(1)))
        live.finish(rng)
        result = final_result(live)
        if result.seats[1].player is None:
            continue
        assert result.rated == (FIRST, SECOND)
        seen.add(result.seats[1].place)
        if seen == {1, 2}:
            return
    raise AssertionError(seen)


def ended_while_away(seed: int = 1) -> KeptTable:
    """Return a duel that the first person ended a week after the second had left."""
    live, rng = started(TWO), Random(seed)
    for _ in range(9):
        live.step(rng)
    live.do(by(1), commands.leave)
    kept = KeptTable.of(live)
    kept.at(kept.table.at + A_WEEK, by(0), commands.close)
    assert kept.table.stage is Stage.CLOSED
    return kept


def test_absent_side_loses_an_ended_game_and_no_one_gains() -> None:
    result = final_result(ended_while_away())
    assert (result.rated, result.lost, result.is_over) == ((SECOND,), True, False)
    assert not result.counts


def test_game_ended_with_every_side_present_has_no_result() -> None:
    live = started(TWO)
    assert not [one for one in live.asked(by(0), commands.close) if isinstance(one, Closed)]
    live.do(by(0), commands.close)
    live.do(by(1), agreeing_with(person_at(0)))
    assert live.table.stage is Stage.CLOSED
    assert result_of(live.table) is None


def test_resuming_by_one_side_does_not_undo_a_loss() -> None:
    live = ended_while_away()
    live.do(by(1), commands.reopen)
    live.finish(Random(5))
    result = final_result(live)
    assert (result.rated, result.lost, result.is_over) == ((SECOND,), True, True)
    assert result.counts, "otherwise it counts as any other game"


def test_resumed_game_counts_when_every_side_is_back() -> None:
    live = ended_while_away()
    live.do(by(1), commands.reopen)
    live.do(by(0), commands.come_back)
    live.finish(Random(5))
    result = final_result(live)
    assert (result.rated, result.lost, result.is_over) == ((FIRST, SECOND), False, True)


def test_game_resumed_by_one_side_is_not_lost_by_the_others() -> None:
    def resumed() -> KeptTable:
        live = started(TWO)
        live.do(Actor(), commands.abandon)
        live.do(by(0), commands.reopen)
        return KeptTable.of(live)

    live = resumed()
    live.finish(Random(5))
    assert final_result(live).rated == ()
    live = resumed()
    live.at(live.table.at + A_WEEK, by(0), commands.close)
    assert live.table.stage is Stage.CLOSED
    assert result_of(live.table) is None


def decided() -> LiveTable:
    """Return a tournament's game of four people, won at the end of its round."""
    live, rng = begun_by(range(4)), Random(1)
    for _ in range(40):
        live.step(rng)
    live.do(Actor(), commands.end_in_time)
    assert live.table.closing is not None
    assert live.table.closing.won
    return live


def test_game_decided_at_the_end_of_a_round_is_rated() -> None:
    live = decided()
    result, won = final_result(live), live.table.closing.won if live.table.closing else ()
    assert [seat.place for seat in result.seats] == [1 if Seat(seat) in won else 2 for seat in range(4)]
    assert result.rated == tuple((person_at(seat), seat) for seat in range(4))
    assert (result.is_over, result.lost, result.counts) == (False, False, False)
    after = rated_after(result, {})
    assert {person for person, rating in after.items() if rating.points > UNRATED.points} == set(map(person_at, won))
    # Version 0.2.0 closed such games without a winner: they stay unrated.
    *before, last = live.entries
    assert result_of(replay([*before, replace(last, event=Closed(Cause.TIME))])) is None


def test_draw_at_the_end_of_a_round_is_not_rated() -> None:
    live = begun_by(range(4))
    live.do(Actor(), commands.end_in_time)
    assert result_of(live.table) is None

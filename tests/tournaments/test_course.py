"""Tests the course of a tournament: entries, pairings, standings and the end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from itertools import pairwise

import pytest

from tests.tournaments.evenings import NOW, as_they_are, begun, evening, met, won
from tockbot.tables import ChannelId, Opened, PersonId, Refused, TableId
from tockbot.tournaments import (
    CHECK_IN_TIME,
    MAX_ENTRANTS,
    TOURNAMENT_JSON,
    Change,
    Game,
    Mode,
    Outcome,
    Tournament,
    TournamentError,
    TournamentRefusal,
    begin,
    call_off,
    called,
    check_in,
    choose_partner,
    enter,
    go_on,
    opened,
    over,
    pairs,
    standings,
    unplayed,
    withdraw,
)

ANNA, BRUNO, CHLOE, DARIO, EMMA = map(PersonId, range(1, 6))
NOBODY = PersonId(99)


def refusal(tournament: Tournament, change: Change) -> Enum:
    with pytest.raises(Refused) as refused:
        change(tournament)
    return refused.value.reason


def test_people_enter_once_until_it_is_full_or_has_begun() -> None:
    assert enter(evening(3), ANNA) == evening(3)
    assert refusal(evening(MAX_ENTRANTS), lambda now: enter(now, NOBODY)) is TournamentRefusal.FULL
    assert refusal(begun(4), lambda now: enter(now, NOBODY)) is TournamentRefusal.BEGUN
    assert refusal(call_off(evening(4)), lambda now: enter(now, NOBODY)) is TournamentRefusal.GONE
    assert refusal(evening(3), lambda now: begin(now, NOW, as_they_are)) is TournamentRefusal.FEW
    assert [one.person for one in withdraw(evening(3), BRUNO).entrants] == [ANNA, CHLOE]


def test_people_choosing_each_other_are_a_pair() -> None:
    now = evening(5, Mode.PAIRS)
    now = choose_partner(now, ANNA, DARIO)
    assert pairs(now) == ()
    now = choose_partner(now, DARIO, ANNA)
    assert pairs(now) == ((ANNA, DARIO),)
    assert refusal(now, lambda one: choose_partner(one, ANNA, ANNA)) is TournamentRefusal.NOT_ENTERED
    assert refusal(now, lambda one: choose_partner(one, ANNA, NOBODY)) is TournamentRefusal.NOT_ENTERED
    assert pairs(withdraw(now, DARIO)) == ()
    now = begin(now, NOW, as_they_are)
    assert now.teams == ((ANNA, DARIO), (BRUNO, CHLOE), (EMMA,))
    # Partners sit opposite each other. Computer players replace a missing partner and missing opponents.
    assert [game.seats for game in now.games] == [(ANNA, BRUNO, DARIO, CHLOE), (EMMA, None, None, None)]


@pytest.mark.parametrize(
    ("people", "mode", "rounds"), [(32, Mode.SINGLES, 5), (30, Mode.SINGLES, 4), (32, Mode.PAIRS, 6)]
)
def test_opponents_repeat_only_if_unavoidable(people: int, mode: Mode, rounds: int) -> None:
    now = begun(people, mode, rounds)
    for number in range(rounds):
        now = won(now, number % 2, 0, 1)
    assert now.over
    partners = {pair for team in now.teams if len(team) > 1 for pair in [(min(team), max(team))]}
    together = [pair for games in now.played for pair in met(games) if pair not in partners]
    assert len(together) == len(set(together))
    alone = [person for games in now.played for game in games if None in game.seats for person in game.people]
    assert len(alone) == len(set(alone))


def test_the_best_meet_the_best() -> None:
    now = won(begun(16, Mode.PAIRS), 0)
    before = {place.team: place.points for place in standings(now)}
    teams = [{now.team_of(person) for person in game.people} for game in now.games]
    points = [sum(before[team] for team in its if team is not None) for its in teams]
    assert points == [4, 4, 0, 0]


def test_points_precede_opponents_points_and_pawns_at_home() -> None:
    now = won(won(begun(8, Mode.PAIRS), 0), 0)
    told = standings(now)
    assert [place.points for place in told] == [4, 2, 2, 0]
    assert all(
        (one.points, one.opponents, one.home) >= (two.points, two.opponents, two.home) for one, two in pairwise(told)
    )
    assert [place.place for place in told] == [1, 2, 2, 4]


def test_absent_entrant_gets_no_points_from_their_substitute() -> None:
    now = begun(4)
    (game,) = now.games
    now = now.with_game(0, replace(game, here=(BRUNO, CHLOE, DARIO)))
    now = over(now, 0, Outcome((2, 0), (8, 0)))
    points = {now.teams[place.team][0]: place.points for place in standings(now)}
    # The first and the last of four play together.
    assert points == {ANNA: 0, DARIO: 2, BRUNO: 0, CHLOE: 0}


@pytest.mark.parametrize(
    ("here", "points"), [((), (1, 1)), ((ANNA,), (2, 0)), ((BRUNO,), (0, 2)), ((ANNA, BRUNO), (1, 1))]
)
def test_unplayed_game_is_won_by_the_only_present_side(here: tuple[PersonId, ...], points: tuple[int, int]) -> None:
    assert unplayed(Game((ANNA, BRUNO, None, None), here=here)) == Outcome(points, (0, 0))


def test_player_checks_in_once_before_the_game() -> None:
    now = called(begun(5), 0, ChannelId(50), NOW)
    assert now.games[0].until == NOW + CHECK_IN_TIME
    assert called(now, 0, ChannelId(51), NOW + CHECK_IN_TIME) == now
    first = now.games[0].people[0]
    now = check_in(now, 1, 0, first)
    assert check_in(now, 1, 0, first) == now
    assert first not in now.awaited(now.games[0])
    assert refusal(now, lambda one: check_in(one, 1, 0, now.games[1].people[0])) is TournamentRefusal.NOT_YOUR_GAME
    assert refusal(now, lambda one: check_in(one, 1, 9, first)) is TournamentRefusal.TOO_LATE
    assert refusal(now, lambda one: check_in(one, 2, 0, first)) is TournamentRefusal.TOO_LATE
    later = opened(now, 0, TableId(3))
    assert refusal(later, lambda one: check_in(one, 1, 0, now.games[0].people[1])) is TournamentRefusal.TOO_LATE
    assert refusal(call_off(now), lambda one: check_in(one, 1, 0, first)) is TournamentRefusal.GONE


def test_withdrawn_player_is_not_awaited_or_seated() -> None:
    now = withdraw(called(begun(8), 0, ChannelId(50), NOW), ANNA)
    assert ANNA not in now.awaited(now.games[0])
    now = won(now, 0)
    assert ANNA not in {person for game in now.games for person in game.people}
    # A player who comes late plays on.
    back = begun(8)
    table = next(number for number, game in enumerate(back.games) if ANNA in game.people)
    assert not check_in(withdraw(back, ANNA), 1, table, ANNA).gone


def test_next_round_waits_for_all_games() -> None:
    now = begun(8, rounds=2)
    assert go_on(now, NOW) == now
    now = won(won(now, 0), 1)
    assert now.over
    assert len(now.played) == 2
    assert go_on(now, NOW) == now
    left = begun(4)
    for person in (ANNA, BRUNO, CHLOE, DARIO):
        left = withdraw(left, person)
    assert go_on(over(left, 0, Outcome((1, 1), (0, 0))), NOW).over


def test_only_a_written_tournament_is_read_back() -> None:
    now = called(won(begun(9, Mode.PAIRS), 0, 1), 1, ChannelId(50), NOW)
    text = TOURNAMENT_JSON.write(now)
    assert TOURNAMENT_JSON.read(text) == now
    with pytest.raises(TournamentError):
        TOURNAMENT_JSON.read(json.dumps({**json.loads(text), "rounds": "3"}))


NEW_IN_GAMES = ("seed", "stands_in", "ends")
NEW = ("asked", "forfeits")


def test_tournament_of_version_0_2_0_is_read_and_goes_on() -> None:
    now = called(won(begun(9), 0, 1), 1, ChannelId(50), NOW)
    data = json.loads(TOURNAMENT_JSON.write(now))
    for name in NEW:
        del data[name]
    for game in (game for games in data["played"] for game in games):
        for name in NEW_IN_GAMES:
            del game[name]
    old = TOURNAMENT_JSON.read(json.dumps(data))
    assert old == now
    assert won(old, 0).played[-1] != old.played[-1]


def test_player_is_a_party_until_they_cannot_come_back() -> None:
    now = called(begun(4), 0, ChannelId(50), NOW)
    assert all(now.is_party(person) for person in (ANNA, BRUNO, CHLOE, DARIO))
    assert not now.is_party(EMMA)
    gone = withdraw(now, ANNA)
    assert gone.is_party(ANNA), "they may still say that they are there"
    assert not opened(gone, 0, TableId(1)).is_party(ANNA)
    pair = begin(choose_partner(choose_partner(evening(4, Mode.PAIRS), ANNA, DARIO), DARIO, ANNA), NOW, as_they_are)
    pair = withdraw(opened(pair, 0, TableId(1)), ANNA)
    assert pair.is_party(ANNA), "their partner plays on"
    assert not withdraw(pair, DARIO).is_party(ANNA)


def test_thread_admits_only_the_table_with_the_recorded_seed() -> None:
    seed, other = bytes(32), bytes(31) + b"1"
    now = called(begun(4), 0, ChannelId(50), NOW, seed.hex())
    assert called(now, 0, ChannelId(50), NOW, other.hex()) == now, "it is recorded once"

    def table(thread: int, seed: bytes) -> Opened:
        return Opened(now.guild, ChannelId(thread), ANNA, "en", now.rules, seed)

    assert [now.admits(table(*one)) for one in ((50, seed), (50, other), (51, other))] == [True, False, True]
    assert not called(begun(4), 0, ChannelId(50), NOW).admits(table(50, other)), "nor does a game of 0.2.0"
    for after in (over(now, 0, unplayed(now.games[0])), call_off(now)):
        assert after.admits(table(50, other))


def test_absent_side_is_one_without_present_players() -> None:
    (game,) = begun(4).games
    assert game.seats == (ANNA, BRUNO, DARIO, CHLOE)

    def waits(*here: PersonId, gone: Sequence[PersonId] = ()) -> bool:
        now = begun(4).with_game(0, replace(game, here=here))
        for person in gone:
            now = withdraw(now, person)
        return bool(now.waiting)

    assert waits()
    assert waits(ANNA)
    assert waits(ANNA, DARIO)
    assert not waits(ANNA, BRUNO)
    assert not waits(ANNA, gone=(BRUNO, CHLOE))
    assert not begun(5).with_game(1, replace(begun(5).games[1], here=begun(5).games[1].people)).waiting[1:]

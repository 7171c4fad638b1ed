"""Series: the score before and after each game, who continues it, and what the result says."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from random import Random

import pytest

from tests.tables.late import KeptTable
from tests.tables.live import PEOPLE, LiveTable, by, opening_of, person_at
from tests.texts import EN
from tockbot.bot.words import speaker
from tockbot.features.lobby.screens import lobby_screen
from tockbot.results import RESULT_JSON, result_of
from tockbot.rules import Seat, TableRules, table_rules
from tockbot.tables import (
    FIRST_TO,
    Actor,
    LogError,
    Person,
    PersonId,
    Refusal,
    Refused,
    SeriesChosen,
    SeriesSeen,
    Stage,
    TableCommand,
    TableId,
    Terms,
    commands,
    see,
)

TWO = table_rules("swiss", 2)
BEFORE = TableId(4)
GOES_ON = SeriesChosen(FIRST_TO, (2, 1), BEFORE)


def lobby(series: SeriesChosen | None, *, rules: TableRules = TWO, people: int = 2) -> LiveTable:
    """Return the next lobby: the host sits there, and the other people's seats are reserved."""
    live = LiveTable.opened(opening_of(rules))
    seated = [PEOPLE[person_at(seat)] if seat < people else None for seat in rules.seats]
    live.do(by(0), partial(commands.seat_as_before, seated=seated, terms=Terms(), series=series))
    return live


def series_of(live: LiveTable) -> SeriesSeen | None:
    return see(TableId(5), live.table, None, PEOPLE).series


def finished(live: LiveTable) -> LiveTable:
    """Return the table after its game was played to the end."""
    rng = Random(2)
    while live.table.stage is Stage.PLAYING:
        live.step(rng)
    return live


def test_only_the_host_chooses_a_series() -> None:
    live = lobby(None)
    assert series_of(live) is None
    with pytest.raises(Refused):
        live.do(by(1), partial(commands.play_series, serial=True))
    live.do(by(0), partial(commands.play_series, serial=True))
    assert series_of(live) == SeriesSeen(FIRST_TO, (0, 0), number=1, most=5)
    live.do(by(0), partial(commands.play_series, serial=False))
    assert series_of(live) is None


def test_computer_does_not_replace_an_awaited_series_player() -> None:
    live = lobby(GOES_ON)
    with pytest.raises(Refused, match=Refusal.SEAT_KEPT.value):
        live.do(by(0), commands.fill_and_start)
    below = lobby_screen(speaker("en"), see(TableId(5), live.table, None, PEOPLE)).text
    assert f"{EN('lobby-kept-seats', kept=1)} {EN('lobby-kept-series')}" in below
    new = lobby(SeriesChosen(FIRST_TO))
    new.do(by(0), commands.fill_and_start)
    assert new.table.stage is Stage.STARTING


def test_series_continues_with_the_same_people() -> None:
    live = lobby(GOES_ON)
    assert series_of(live) == SeriesSeen(FIRST_TO, (2, 1), number=4, most=5)
    live.do(by(1), commands.join)
    live.do(by(0), commands.start)
    assert series_of(live) == SeriesSeen(FIRST_TO, (2, 1), number=4, most=5)
    finished(live)
    winner = live.table.rules.sides.index(live.game.finished[0])
    seen = series_of(live)
    assert seen is not None
    assert seen.won == ((3, 1) if winner == 0 else (2, 2))
    assert (seen.winner, seen.goes_on) == ((0, False) if winner == 0 else (None, True))
    result = result_of(live.table)
    assert result is not None
    assert result.decides == (winner == 0)
    assert result.series is not None
    assert (result.series.won, result.series.follows) == ((2, 1), BEFORE)
    assert RESULT_JSON.read(RESULT_JSON.write(result)) == result


@pytest.mark.parametrize("side", [0, 1])
def test_third_win_wins_the_series(side: int) -> None:
    live = lobby(SeriesChosen(FIRST_TO, (2, 2), BEFORE))
    live.do(by(1), commands.join)
    live.do(by(0), commands.start)
    series = live.table.series
    assert series is not None
    assert series.is_won(side)
    assert max(series.after(side)) == FIRST_TO


def test_other_people_begin_a_new_series() -> None:
    live = lobby(GOES_ON)
    live.do(by(0), partial(commands.open_seat, seat=Seat(1)))
    live.do(by(2), commands.join)
    assert series_of(live) == SeriesSeen(FIRST_TO, (0, 0), number=1, most=5, left=(2, 1))
    live.do(by(0), commands.start)
    assert series_of(live) == SeriesSeen(FIRST_TO, (0, 0), number=1, most=5)
    other = lobby(GOES_ON)
    other.do(by(0), partial(commands.choose, rules=table_rules("swiss", 3)))
    assert series_of(other) == SeriesSeen(FIRST_TO, (0, 0, 0), number=1, most=7, left=(2, 1))


@pytest.mark.parametrize(
    ("actor", "command"),
    [
        (by(1), commands.give_up_seat),
        (Actor(PersonId(998), may_manage=True), partial(commands.remove_player, person=person_at(1))),
    ],
)
def test_series_ends_when_a_player_leaves_permanently(actor: Actor, command: TableCommand) -> None:
    live = lobby(GOES_ON)
    live.do(by(1), commands.join)
    live.do(by(0), commands.start)
    live.do(by(1), commands.leave)
    seen = series_of(live)
    assert seen is not None
    assert seen.goes_on, "a person who is away may return"
    kept = KeptTable.of(live)
    kept.at(kept.table.at + timedelta(days=3), actor, command)
    finished(kept)
    seen = series_of(kept)
    assert seen is not None
    assert (seen.given_up, seen.winner, seen.goes_on) == (True, None, False)
    result = result_of(kept.table)
    assert result is not None
    assert result.series == kept.table.series
    assert not result.decides


@pytest.mark.parametrize("won", [(1,), (3, 0), (-1, 0), (1, 1, 1)])
def test_log_with_an_impossible_series_is_refused(won: Sequence[int]) -> None:
    with pytest.raises(LogError):
        lobby(SeriesChosen(FIRST_TO, tuple(won), BEFORE))


def test_series_counts_people_without_a_name() -> None:
    live = lobby(GOES_ON)
    nobody = see(TableId(5), live.table, None, {})
    assert isinstance(nobody.seated[0], Person)
    assert nobody.series == series_of(live)
    live.do(Actor(person_at(1)), commands.join)
    assert series_of(live) == nobody.series

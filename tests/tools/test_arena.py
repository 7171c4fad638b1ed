"""The arena: fair, repeatable, and honest about how sure it is."""

from __future__ import annotations

from math import inf
from time import sleep

import pytest

from tockbot.rules import Play, TableRules, table_rules
from tockbot.tables import Level, Observation
from tools.arena import HERE, PLAYERS, Pairing, Player, fight, main, tally, wilson

pytestmark = pytest.mark.usefixtures("in_the_core")


def test_every_level_and_the_yardstick_may_play() -> None:
    assert set(PLAYERS) == {"greedy", *(level.value for level in Level)}


def test_a_player_against_itself_wins_each_deal_once() -> None:
    """Each deal is played once for every side, so luck cancels out to the last game."""
    rules = table_rules("swiss", 4)
    score = tally(rules, fight(rules, Pairing("greedy", "greedy"), 4))
    assert (score.games, score.won, score.fair) == (4, 2, 0.5)
    three = table_rules("ttg", 3)
    solo = tally(three, fight(three, Pairing("greedy", "greedy"), 3))
    assert (solo.games, solo.won) == (3, 1)


def test_games_do_not_depend_on_the_number_of_workers() -> None:
    rules, unhurried = table_rules("toctoc", 4), Pairing("normal", "greedy", patience=inf)
    one, two = (tally(rules, fight(rules, unhurried, 2, workers)) for workers in (1, 2))
    assert (one.won, one.rounds, len(one.plays)) == (two.won, two.rounds, len(two.plays))


@pytest.mark.parametrize("rules", [table_rules("swiss", 2), table_rules("dog", 4)], ids=["seven", "exchange"])
def test_checkout_players_play_as_in_one_process(rules: TableRules) -> None:
    here, there = (tally(rules, fight(rules, Pairing("easy", "easy", inf, against), 2)) for against in (None, HERE))
    assert (here.won, here.rounds, len(here.plays), len(here.others)) == (
        there.won,
        there.rounds,
        len(there.plays),
        len(there.others),
    )


@pytest.mark.long
@pytest.mark.parametrize(
    ("rules", "games"), [(table_rules("swiss", 4), 20), (table_rules("italian", 3), 150)], ids=["teams", "solo"]
)
def test_normal_is_better_than_greedy(rules: TableRules, games: int) -> None:
    score = tally(rules, fight(rules, Pairing("normal", "greedy"), games))
    assert score.share > score.fair


def test_player_slower_than_a_table_waits_loses() -> None:
    rules = table_rules("swiss", 2)
    assert tally(rules, fight(rules, Pairing("greedy", "greedy"), 2)).won == 1
    score = tally(rules, fight(rules, Pairing("greedy", "greedy", patience=0.0), 2))
    assert (score.won, score.too_slow) == (0, 2)


def test_player_that_waits_for_the_processor_is_not_slow() -> None:
    naps = iter([0.6])

    def waits(observation: Observation, seed: int) -> Play:
        sleep(next(naps, 0))
        return PLAYERS["greedy"].play(observation, seed)

    rules, names = table_rules("swiss", 2), {**PLAYERS, "waits": Player(waits, PLAYERS["greedy"].gift)}
    score = tally(rules, fight(rules, Pairing("waits", "greedy", patience=0.5), 2, players=names))
    assert (score.won, score.too_slow) == (1, 0)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(880, 1000, 0.858, 0.899), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596)],
)
def test_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.0006)


def test_the_command_prints_the_score_its_interval_and_the_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["swiss", "4t", "normal", "greedy", "--games", "2"]) == 0
    printed = capsys.readouterr().out
    assert "normal against greedy won" in printed
    assert "times its fair share" in printed
    assert "0 lost by a decision of over 1.5 s" in printed
    assert "p99" in printed
    assert "times the opponent's time for each" in printed


@pytest.mark.parametrize(
    "arguments",
    [
        ["swiss", "4x", "normal", "greedy"],
        ["swiss", "4t", "best", "greedy"],
        ["swiss", "4t", "easy", "hard", "--games", "0"],
    ],
)
def test_command_refuses_unknown_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert "arena" in capsys.readouterr().err


def test_command_names_an_impossible_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["swiss", "4s", "normal", "greedy"]) == 1
    assert "4 solo" in capsys.readouterr().err

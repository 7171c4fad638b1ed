"""The rules engine on one core: plays listed, whole games played, and the worst seven."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

from benchmarks.random_games import random_game
from tockbot.rules.legal import legal_plays
from tockbot.rules.notation import parse_position
from tockbot.rules.rulesets import RULESETS
from tockbot.rules.table_rules import TableRules, table_rules

SECONDS = 2.0
"""How long each ruleset plays."""

SEVENS = {
    "12 pawns, swiss solo": "swiss 3s d0 pm 0 4,9,14,60/22,27,32,48+/40,45,50,55 7/A/A",
    "12 pawns, one cluster": "swiss 3s d0 pm 0 0,18,36,54/6,24,42,60/12,30,48,66 7/A/A",
    "12 pawns, crowded": "swiss 3s d0 pm 0 4,5,6,61/22,23,24,60+/40,41,42,58 7/A/A",
    "12 pawns, home_entry=over": "swiss+home_entry=over 3s d0 pm 0 4,9,14,60/22,27,32,48/40,45,50,55 7/A/A",
    "4 pawns, ttg": "ttg 4t d0 pm 0 4,9,14,60/r,r,r,r/r,r,r,r/r,r,r,r 7/A/A/A",
    "8 pawns, canadian seven": "swiss+canadian_seven 4t d0 pm 0 4,9,14,60/r,r,r,r/40,45,50,55/r,r,r,r 7/A/A/A",
}
"""Positions whose sevens have the most results."""


def main() -> None:
    """Measure and print."""
    print(f"{'four players':<28}{'games/s':>10}{'plays/game':>12}{'positions/s':>13}{'plays listed/s':>16}")
    for name in RULESETS:
        print(_games(name, table_rules(name, 4)))
    print(f"\n{'one seven':<28}{'plays':>10}{'ms':>12}")
    for name, notation in SEVENS.items():
        position = parse_position(notation)
        print(f"{name:<28}{len(legal_plays(position)):>10}{1000 * _best(partial(legal_plays, position)):>12.1f}")


def _games(name: str, rules: TableRules) -> str:
    """A row for whole random games of one ruleset."""
    games = positions = listed = 0
    taken = 0.0
    began = perf_counter()
    while taken < SECONDS:
        for _, plays in random_game(rules, Random(games)):
            positions += 1
            listed += len(plays)
        games += 1
        taken = perf_counter() - began
    return (
        f"{name:<28}{games / taken:>10.1f}{positions / games:>12.0f}{positions / taken:>13,.0f}{listed / taken:>16,.0f}"
    )


def _best(work: Callable[[], object], tries: int = 3) -> float:
    """The shortest of a few runs, in seconds."""
    times = []
    for _ in range(tries):
        began = perf_counter()
        work()
        times.append(perf_counter() - began)
    return min(times)


if __name__ == "__main__":
    main()

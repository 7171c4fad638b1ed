"""The rules engine on one core: plays listed, whole games played, and the worst seven."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from timeit import repeat

from benchmarks.random_games import random_game
from tockbot.rules import RULESETS, TableRules, legal_plays, parse_position, table_rules

STRETCHES = 5
GAMES = 12
"""How many games a stretch has."""

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
    """A row for whole random games of one ruleset: the quickest stretch, after one to warm up."""
    rows = [_stretch(rules, Random(number)) for number in range(STRETCHES + 1)][1:]
    games, positions, listed, taken = min(rows, key=lambda row: row[-1] / row[1])
    return (
        f"{name:<28}{games / taken:>10.1f}{positions / games:>12.0f}{positions / taken:>13,.0f}{listed / taken:>16,.0f}"
    )


def _stretch(rules: TableRules, rng: Random) -> tuple[int, int, int, float]:
    """Games, positions and plays listed in a number of games, and the seconds of processor time they took."""
    positions = listed = 0
    began = process_time()
    for _ in range(GAMES):
        for _, plays in random_game(rules, rng):
            positions += 1
            listed += len(plays)
    return GAMES, positions, listed, process_time() - began


def _best(work: Callable[[], object], tries: int = 5) -> float:
    """The shortest of a few runs, in seconds, without the garbage collector, as :mod:`timeit` measures."""
    return min(repeat(work, timer=process_time, repeat=tries, number=1))


if __name__ == "__main__":
    main()

"""Measure the rules engine on one core: whole games, and the worst sevens.

``python -m benchmarks.rules_speed --against PATH`` measures another checkout's engine in turns with this one, so that
other load on the machine affects both. Each engine has a process of its own, in which the initial objects are frozen,
as in the bot. Times are processor time of that process.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from benchmarks.games import random_game
from tockbot.rules import RULESETS, legal_plays, parse_position, table_rules

WARMING_UP = 12
STRETCHES = 5
GAMES = 6
TRIES = 5
"""Number of warm-up games, of measurements, of games in each, and of tries of a seven."""

SEVENS = {
    "12 pawns, swiss solo": "swiss 3s d0 pm 0 4,9,14,60/22,27,32,48+/40,45,50,55 7/A/A",
    "12 pawns, one cluster": "swiss 3s d0 pm 0 0,18,36,54/6,24,42,60/12,30,48,66 7/A/A",
    "12 pawns, crowded": "swiss 3s d0 pm 0 4,5,6,61/22,23,24,60+/40,41,42,58 7/A/A",
    "12 pawns, home_entry=over": "swiss+home_entry=over 3s d0 pm 0 4,9,14,60/22,27,32,48/40,45,50,55 7/A/A",
    "4 pawns, ttg": "ttg 4t d0 pm 0 4,9,14,60/r,r,r,r/r,r,r,r/r,r,r,r 7/A/A/A",
    "8 pawns, canadian seven": "swiss+canadian_seven 4t d0 pm 0 4,9,14,60/r,r,r,r/40,45,50,55/r,r,r,r 7/A/A/A",
}
"""Positions whose sevens have the most results."""


HERE = Path(__file__).parents[1]


class Engine:
    """The engine of a checkout, in a process of its own."""

    def __init__(self, checkout: Path) -> None:
        """Start it."""
        command = (sys.executable, __file__, "--work")
        environment = {**os.environ, "PYTHONPATH": str(checkout)}
        self._process = subprocess.Popen(  # noqa: S603 - this very program
            command, cwd=checkout, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def measure(self, task: str) -> list[float]:
        """Return the answer of :func:`_work` to a line."""
        tasks, answers = self._process.stdin, self._process.stdout
        if tasks is None or answers is None:
            raise RuntimeError("the process has pipes")
        print(task, file=tasks, flush=True)
        return [float(word) for word in answers.readline().split()]

    def end(self) -> None:
        """Stop it."""
        self._process.communicate()


def main(arguments: Sequence[str] = ()) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rules_speed", description=__doc__)
    parser.add_argument("--against", type=Path, help="another checkout of this project")
    parser.add_argument("--rulesets", nargs="+", default=list(RULESETS), help="rulesets whose games to play")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.work:
        _work()
        return
    engines = [Engine(path.resolve()) for path in (HERE, chosen.against) if path is not None]
    print(f"{'four players':<28}{'games/s':>10}{'positions/s':>13}{'µs/position':>13}", end="")
    print(f"{'against':>10}{'times as fast':>16}" if chosen.against else "")
    for name in chosen.rulesets:
        _print_games(name, engines)
    print(f"\n{'one seven, first time, again':<28}{'plays':>10}{'ms':>10}{'ms':>10}", end="")
    print(f"{'against':>14}{'':>10}{'times as fast':>16}" if chosen.against else "")
    for name in SEVENS:
        _print_seven(name, engines)
    for engine in engines:
        engine.end()


def _print_games(name: str, engines: Sequence[Engine]) -> None:
    """Print a row for random games of one ruleset: the fastest measurement of each engine, the median of the ratios."""
    for engine in engines:
        engine.measure(f"games {name} {WARMING_UP} 0")
    turns = [[engine.measure(f"games {name} {GAMES} {turn}") for engine in engines] for turn in range(1, STRETCHES + 1)]
    each = [[1e6 * taken / positions for positions, taken in turn] for turn in turns]
    best, games = min(one[0] for one in each), GAMES * STRETCHES / sum(turn[0][0] for turn in turns)
    print(f"{name:<28}{1e6 * games / best:>10.1f}{1e6 / best:>13,.0f}{best:>13.1f}", end="")
    print(
        "".join(
            f"{min(one[1] for one in each):>10.1f}{median(one[1] / one[0] for one in each):>16.2f}" for _ in engines[1:]
        )
    )


def _print_seven(name: str, engines: Sequence[Engine]) -> None:
    """Print a row for one position: the time to list its plays, the first time and, at best, again."""
    (plays, *ours), *others = [engine.measure(f"seven {SEVENS[name]}") for engine in engines]
    print(f"{name:<28}{plays:>10.0f}", *(f"{1000 * one:>9.1f}" for one in ours), end="")
    for _, *theirs in others:
        print(*(f"{1000 * one:>11.1f}" for one in theirs), end="")
        print(*(f"{their / our:>8.1f}" for our, their in zip(ours, theirs, strict=True)), end="")
    print()


def _work() -> None:
    """Answer ``games RULESET NUMBER SEED`` and ``seven POSITION``, line by line, with counts and times."""
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        match line.split(maxsplit=1):
            case ["games", text]:
                name, games, seed = text.split()
                print(*_played(name, int(games), Random(int(seed))), flush=True)
            case ["seven", text]:
                print(*_listed(text.strip()), flush=True)


def _played(name: str, games: int, rng: Random) -> tuple[int, float]:
    """Return the number of positions in random games of four, and the time they take."""
    rules, positions, began = table_rules(name, 4), 0, process_time()
    for _ in range(games):
        for _, plays in random_game(rules, rng):
            positions += bool(plays)
    return positions, process_time() - began


def _listed(notation: str) -> tuple[int, float, float]:
    """Return the number of plays of a position, and the time to list them, the first time and again."""
    position, times, plays = parse_position(notation), list[float](), 0
    for _ in range(TRIES):
        began = process_time()
        plays = sum(1 for _ in legal_plays(position))
        times.append(process_time() - began)
    return plays, times[0], min(times[1:])


if __name__ == "__main__":
    main(sys.argv[1:])

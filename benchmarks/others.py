"""Compare whole random games of four by several engines, in turns: ``python -m benchmarks.others core python:. …``.

Each engine is one word and runs in a process of its own, whose processor time is measured. ``core`` is the compiled
core. ``python:PATH`` is the Python engine of a checkout. ``module:PATH`` is a compiled module whose ``games`` plays
Swiss games, given their number and a seed, and returns the number of positions. ``jackaroo:PATH`` is a checkout of the
public aalhendi/jackaroo-py, whose rules are simpler.
"""

from __future__ import annotations

import argparse
import gc
import logging
import random
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from statistics import median
from subprocess import PIPE, Popen
from time import process_time
from types import ModuleType

TURNS = 7
GAMES = 4
"""Number of games in Python; compiled engines play fifty times as many."""

FASTER = 50

Play = Callable[[str, int], int]
"""Plays games of a ruleset with a seed, and returns their number of positions."""


def main(arguments: Sequence[str]) -> None:
    """Measure, and print µs per position, and how many times as fast the others are as the first."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.others", description=__doc__)
    parser.add_argument("engines", nargs="+")
    parser.add_argument("--rulesets", nargs="+", default=["swiss", "toctoc", "ttg", "italian"])
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.work:
        _work(asked.engines[0])
        return
    here = Path(__file__).resolve()
    workers = [
        Popen((sys.executable, here, "--work", engine), text=True, stdin=PIPE, stdout=PIPE)  # noqa: S603 - this very program
        for engine in asked.engines
    ]
    for ruleset in asked.rulesets:
        turns = [[_measured(worker, f"{ruleset} {turn}") for worker in workers] for turn in range(TURNS)]
        for engine, times in zip(asked.engines, zip(*turns, strict=True), strict=True):
            ratio = median(turn[0] / one for turn, one in zip(turns, times, strict=True))
            print(f"{ruleset:<10}{engine:<50}{min(times):>10.2f} µs{ratio:>10.2f}", flush=True)
    for worker in workers:
        worker.communicate()


def _measured(worker: Popen[str], line: str) -> float:
    if worker.stdin is None or worker.stdout is None:
        raise RuntimeError("the process has pipes")
    print(line, file=worker.stdin, flush=True)
    return float(worker.stdout.readline())


def _work(engine: str) -> None:
    """Answer each line, a ruleset and a seed, with the µs per position."""
    kind, _, place = engine.partition(":")
    play = {"core": _core, "python": _python, "module": _module, "jackaroo": _jackaroo}[kind](place)
    play("swiss", 99)
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        ruleset, seed = line.split()
        began = process_time()
        positions = play(ruleset, int(seed))
        print(1e6 * (process_time() - began) / positions, flush=True)


def _core(_: str) -> Play:
    sys.path.insert(0, str(Path(__file__).parents[1]))
    core, rules = import_module("tockbot.core"), import_module("tockbot.rules")
    core.use()

    def play(ruleset: str, seed: int) -> int:
        positions, *_ = core.compiled_table(rules.table_rules(ruleset, 4)).random_games(seed, GAMES * FASTER, 100_000)
        return int(positions)

    return play


def _python(checkout: str) -> Play:
    sys.path.insert(0, str(Path(checkout).resolve()))
    try:
        games, table_rules = import_module("benchmarks.games"), import_module("tockbot.rules").table_rules
    except (ModuleNotFoundError, AttributeError):
        games, table_rules = (
            import_module("benchmarks.random_games"),
            import_module("tockbot.rules.table_rules").table_rules,
        )

    def play(ruleset: str, seed: int) -> int:
        rules = table_rules(ruleset, 4)
        return sum(1 for game in range(GAMES) for _ in games.random_game(rules, Random(seed * GAMES + game)))

    return play


def _module(path: str) -> Play:
    found = spec_from_file_location(Path(path).stem, path)
    if found is None or found.loader is None:
        raise ImportError(path)
    module = module_from_spec(found)
    found.loader.exec_module(module)

    def play(_: str, seed: int) -> int:
        return int(module.games(GAMES * FASTER, seed + 1)[0])

    return play


def _jackaroo(checkout: str) -> Play:
    sys.path.insert(0, str(Path(checkout).resolve() / "jackaroo"))
    logs = ModuleType("utils.logger")  # missing from its files
    logs.__dict__["logger"] = logging.getLogger("jackaroo")
    sys.modules["utils.logger"] = logs
    game = import_module("Game").Game

    def play(ruleset: str, seed: int) -> int:  # noqa: ARG001 - it has only one ruleset
        random.seed(seed)
        positions = 0
        for _ in range(GAMES):
            one = game(4, ["random"] * 4)
            one.run()
            positions += len(one.stack)
        return positions

    return play


if __name__ == "__main__":
    main(sys.argv[1:])

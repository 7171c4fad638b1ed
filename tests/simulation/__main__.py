"""Runs seeds.

``python -m tests.simulation SEED`` prints the events of one, ``--seeds 1000`` runs new ones, and ``--race NAME`` tries
seeds from 1 on until one finds the race of that name. With ``--shrink``, a seed that fails is run again with fewer and
fewer faults, as long as it fails in the same way, and the events that remain are printed.
"""

from __future__ import annotations

import argparse
import importlib
import json
import logging
import os
import re
import resource
import select
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from tests.simulation import surroundings

MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of its own is made there: the disk's time is simulated
MAX_SECONDS = 900
"""Processor seconds of a seed, which otherwise would never end; on a busy machine it may take much longer."""

MAX_SEEDS = 200
"""Maximum number of seeds to try for a race."""

JOBS = os.cpu_count() or 1


def main() -> int:
    """Run the requested seeds, and return the exit code: 1 if a seed failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seed", type=int, nargs="*", help="seeds to run; a single one prints its events")
    parser.add_argument("--seeds", type=int, default=0, help="number of new seeds to run")
    parser.add_argument("--first", type=int, help="the first of the new seeds; a random one otherwise")
    parser.add_argument("--whole", action="store_true", help="whole games, from the command that opens a table")
    parser.add_argument("--without-bot", action="store_true", help="games in places that have not added the bot")
    parser.add_argument("--tournament", action="store_true", help="tournaments of eight people")
    parser.add_argument("--race", default="", help="name of a race of races.py to put back and to find")
    parser.add_argument("--shrink", action="store_true", help="find the fewest faults with which the seed fails")
    parser.add_argument("--digests", action="store_true", help="print the digests of each seed's log and requests")
    parser.add_argument("--stories", type=Path, help="folder in which the events of each failed seed are saved")
    parser.add_argument("--jobs", type=int, default=JOBS, help="number of seeds to run at a time")
    given = parser.parse_args()
    surroundings.install()
    given.spared = frozenset()
    if given.shrink:
        return _shrink(given)
    if len(given.seed) == 1:
        return _print_events(given)
    if given.race and not given.seed:
        return _find(given)
    first = SystemRandom().randrange(10**9) if given.first is None else given.first
    seeds = given.seed or range(first, first + given.seeds)
    return _run_all(seeds, given)


def _print_events(given: argparse.Namespace) -> int:
    """Run one seed, and print its events."""
    result = _simulate(given.seed[0], given)
    print(*result["story"], sep="\n")
    print(_line(result, digests=True))
    return bool(result["problems"])


def _shrink(given: argparse.Namespace) -> int:
    """Look for the fewest faults with which a seed fails in the same way: spare a part of them, then smaller parts."""

    def fails(spared: Iterable[str]) -> tuple[str, list[str]]:
        again = argparse.Namespace(**{**vars(given), "spared": frozenset(spared)})
        result = next(_results(iter(given.seed[:1]), again))
        # Ids and times are different in each run.
        return re.sub(r"\d+", "", next(iter(result["problems"]), "")), result["fault_names"]

    problem, faults = fails(())
    spared: set[str] = set()
    size = len(faults)
    print(f"{size} faults: {problem or 'well'}", flush=True)
    while problem and size > 1:
        size = (size + 1) // 2
        for part in [set(faults[at : at + size]) for at in range(0, len(faults), size)]:
            found, left = fails(spared | part)
            if found == problem:
                spared, faults = spared | part, [one for one in faults if one not in part and one in left]
                print(f"{len(faults)} faults: {' '.join(faults)[:200]}", flush=True)
        size = min(size, len(faults))
    given.spared = frozenset(spared)
    return _print_events(given)


def _find(given: argparse.Namespace) -> int:
    """Try seeds in order, until one fails with a race, and not without it."""
    first = given.first or 1
    without = argparse.Namespace(**{**vars(given), "race": ""})
    for count, result in enumerate(_results(iter(range(first, first + (given.seeds or MAX_SEEDS))), given), 1):
        # A seed whose process died without a result proves nothing.
        if result["events"] and result["problems"] and not next(_results(iter([result["seed"]]), without))["problems"]:
            print(f"{given.race}: found by {_line(result, digests=False)} ({count} seeds tried)")
            return 0
    print(f"{given.race}: not found")
    return 1


def _run_all(seeds: Iterable[int], given: argparse.Namespace) -> int:
    began = surroundings.real_monotonic()
    faults: Counter[str] = Counter()
    events = steps = failed = count = entries = 0
    for result in _results(iter(seeds), given):
        count += 1
        events, steps, entries = events + result["events"], steps + result["steps"], entries + result["entries"]
        print(_line(result, digests=given.digests), flush=True)
        failed += bool(result["problems"])
        faults.update(result["faults"])
    seconds = surroundings.real_monotonic() - began
    print(
        f"{count} seeds, {failed} failed; {events} events, {steps} callbacks, {entries} entries"
        f" in {seconds:.0f} s: {events / seconds:.0f} events a second"
    )
    print("faults:", ", ".join(f"{kind} {times}" for kind, times in sorted(faults.items())))
    return bool(failed)


def _line(result: dict[str, Any], *, digests: bool) -> str:
    outcome = "; ".join(result["problems"][:3]) or "well"
    more = f" log {result['log'][:16]} requests {result['requests'][:16]}" if digests else ""
    return f"seed {result['seed']}: {result['events']} events, {result['seconds']:.0f} s simulated: {outcome}{more}"


def _results(seeds: Iterator[int], given: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Run each seed in a process of its own, so that none leaves anything behind for another."""
    run = importlib.import_module("tests.simulation.run")
    run.warm_up()
    running: dict[int, tuple[int, int]] = {}
    while True:
        while len(running) < max(1, given.jobs) and (seed := next(seeds, None)) is not None:
            reader, writer = os.pipe()
            child = os.fork()
            if not child:
                os.close(reader)
                _child(seed, given, writer)
            os.close(writer)
            running[child] = seed, reader
        if not running:
            return
        # Races need the first seed that finds them; otherwise, any order will do.
        readers = [reader for _, reader in running.values()]
        ready = readers[0] if given.race else select.select(readers, [], [])[0][0]
        child, seed, reader = next((child, *one) for child, one in running.items() if one[1] == ready)
        with os.fdopen(reader) as answer:
            said = answer.read()
        os.waitpid(child, 0)
        del running[child]
        yield json.loads(said) if said else {**_EMPTY, "seed": seed, "problems": ["the simulation itself died"]}


_EMPTY: dict[str, Any] = {
    **dict.fromkeys(("events", "steps", "entries", "seconds"), 0),
    "faults": {},
    "fault_names": [],
}
_EMPTY |= dict.fromkeys(("log", "requests"), "")


def _child(seed: int, given: argparse.Namespace, writer: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    resource.setrlimit(resource.RLIMIT_CPU, (MAX_SECONDS, MAX_SECONDS))
    result = _simulate(seed, given)
    story = "\n".join(result.pop("story"))
    if given.stories is not None and result["problems"]:
        given.stories.mkdir(parents=True, exist_ok=True)
        (given.stories / f"{seed}.txt").write_text(story)
    with os.fdopen(writer, "w") as answer:
        json.dump(result, answer)
    os._exit(0)


def _simulate(seed: int, given: argparse.Namespace) -> dict[str, Any]:
    logging.disable(logging.WARNING)
    logging.getLogger().addHandler(logging.NullHandler())
    run = importlib.import_module("tests.simulation.run")
    if given.race:
        importlib.import_module("tests.simulation.races").put_back(given.race)
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder:
        whole, without_bot = given.whole or None, given.without_bot or None
        plan = replace(run.Plan.of(seed, is_whole=whole, is_without_bot=without_bot), spared=given.spared)
        if given.tournament:
            plan = plan.of_tournament(Random(seed))
            kind = importlib.import_module("tests.simulation.tournaments").SimulatedTournament
        elif plan.place is run.Place.SERVER:
            kind = run.Simulation
        else:
            kind = importlib.import_module("tests.simulation.without_bot").SimulationWithoutBot
        found: dict[str, Any] = vars(run.simulate(plan, Path(folder), kind))
        return found


if __name__ == "__main__":
    sys.exit(main())

"""Compare the compiled core with the Python rules: lists, counts, games, play sequences, sevens, decisions, reviews.

Each figure is processor time of this process. A ratio is the median of the ratios of single turns.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from itertools import islice
from random import Random
from statistics import fmean, median, quantiles
from time import process_time

from benchmarks.games import game_log, random_game
from benchmarks.rules_speed import SEVENS
from tockbot import core, rules
from tockbot.computer.hint import weigh
from tockbot.computer.knowledge import Chance
from tockbot.computer.levels import SKILLS
from tockbot.computer.search import search_play
from tockbot.core import CompiledTable, compiled_table, engine, use
from tockbot.features.review_screens import choices_in
from tockbot.learning import exercise, known
from tockbot.rules import (
    RULESETS,
    Phase,
    Position,
    Seat,
    TableRules,
    legal_plays,
    parse_position,
    table_rules,
)
from tockbot.tables import ChannelId, GuildId, Level, Opened, PersonId, TableId, past_game

TURNS = 5
POSITIONS = 1_500
GAMES = 6
DECISIONS = 40
CHOICES = 120
DEPTH = 3

TABLES = (("swiss", 4), ("swiss", 6), ("swiss", 8), ("toctoc", 4), ("ttg", 4), ("italian", 4))
"""Tables whose decisions are measured, and whose games are weighed."""

NOW = datetime(2000, 1, 1, tzinfo=UTC)


def main(arguments: Sequence[str] = ()) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engines", description=__doc__)
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="number at each table")
    decisions = parser.parse_args(arguments).decisions
    use()
    print(f"\n{engine()}")
    if compiled_table(table_rules("swiss", 4)) is None:
        return
    gc.freeze()
    print(f"{'four players':<28}{'plays':>8}{'Python':>12}{'core':>12}{'times':>8}")
    for name in RULESETS:
        _of_ruleset(table_rules(name, 4))
    for name, line in SEVENS.items():
        _of_seven(name, parse_position(line))
    print(f"\n{'a decision of hard':<28}{'mean ms':>8}{'99 %':>8}{'core':>8}{'99 %':>8}{'times':>8}{'99 %':>8}")
    for name, players in TABLES:
        _of_decisions(table_rules(name, players), decisions)
    print(f"\n{f'{CHOICES} choices weighed, s':<36}{'Python':>12}{'core':>12}{'times':>8}")
    for name, players in TABLES:
        _of_review(table_rules(name, players))


def _core(table: TableRules) -> CompiledTable:
    compiled = compiled_table(table)
    if compiled is None:
        raise RuntimeError("the core knows every ruleset that is declared")
    return compiled


def _taken(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return process_time() - began


def _print(what: str, count: float, scale: float, python: Callable[[], object], compiled: Callable[[], object]) -> None:
    """Print a row: the best time of each, and how many times as fast the core is."""
    turns = [(_taken(python), _taken(compiled)) for _ in range(TURNS)]
    one, other = (min(times) * scale for times in zip(*turns, strict=True))
    print(f"{what:<28}{count:>8.0f}{one:>12.2f}{other:>12.3f}{median(a / b for a, b in turns):>8.1f}", flush=True)


def _of_ruleset(table: TableRules) -> None:
    compiled, name = _core(table), table.ruleset.name
    games = random_game(table, Random(1))
    positions = [position for position, _ in islice(games, POSITIONS)]
    each = 1e6 / len(positions)
    count = sum(len(legal_plays(position)) for position in positions) / len(positions)

    def listed() -> None:
        for position in positions:
            list(legal_plays(position))

    def listed_compiled() -> None:
        for position in positions:
            compiled.plays(position)

    _print(f"{name}: listed, µs", count, each, listed, listed_compiled)
    _print(
        f"{name}: counted, µs",
        count,
        each,
        lambda: [len(legal_plays(position)) for position in positions],
        lambda: [compiled.count(position) for position in positions],
    )
    _games(table, compiled)
    start = next(one for one in positions[40:] if one.phase is Phase.PLAY and all(one.hands))
    sequences = compiled.perft(start, DEPTH)
    _print(
        f"{name}: perft {DEPTH}, ms",
        sequences,
        1e3,
        lambda: rules.perft(start, DEPTH),
        lambda: core.perft(start, DEPTH),
    )


def _games(table: TableRules, compiled: CompiledTable) -> None:
    """Measure whole random games; each engine plays its own, and the time per position is compared."""
    turns: list[tuple[float, float]] = []
    for turn in range(TURNS):
        began = process_time()
        positions = sum(1 for game in range(GAMES) for _ in random_game(table, Random(turn * GAMES + game)))
        between = process_time()
        played, *_ = compiled.random_games(turn, GAMES * 20, 100_000)
        turns.append((1e6 * (between - began) / positions, 1e6 * (process_time() - between) / played))
    one, other = (min(times) for times in zip(*turns, strict=True))
    ratio = median(a / b for a, b in turns)
    print(f"{f'{table.ruleset.name}: random games, µs':<28}{'':>8}{one:>12.2f}{other:>12.3f}{ratio:>8.1f}", flush=True)


def _of_seven(name: str, position: Position) -> None:
    compiled = _core(position.rules)
    count = compiled.count(position)
    _print(f"{name}: listed, ms", count, 1e3, lambda: list(legal_plays(position)), lambda: compiled.plays(position))
    _print("… counted, ms", count, 1e3, lambda: len(legal_plays(position)), lambda: compiled.count(position))


def _of_decisions(table: TableRules, count: int) -> None:
    """Measure decisions of the hard player in positions of random games, with both engines."""
    budget = SKILLS[Level.HARD].play
    if budget is None:
        raise RuntimeError("hard looks ahead")
    chance, asked = Chance(1), []
    for position, plays in random_game(table, Random(2)):
        if position.phase is Phase.PLAY and len(plays) > 1 and not chance.below(4):
            asked.append(known(exercise(position, Seat(position.turn or 0))))
        if len(asked) == count:
            break
    times: list[tuple[float, float]] = []
    search_play(asked[0], budget, 0)  # what pawns are worth is handed to the core once
    for seed, seen in enumerate(asked):
        use(allowed=False)
        one = _taken(lambda: search_play(seen, budget, seed))  # noqa: B023 - it is called at once
        use()
        times.append((1e3 * one, 1e3 * _taken(lambda: search_play(seen, budget, seed))))  # noqa: B023 - as above
    python, compiled = map(list, zip(*times, strict=True))
    figures = (fmean(python), _most(python), fmean(compiled), _most(compiled))
    name = f"{table.ruleset.name}, {table.party.players} players"
    print(
        f"{name:<28}{figures[0]:>8.1f}{figures[1]:>8.1f}{figures[2]:>8.2f}{figures[3]:>8.2f}"
        f"{figures[0] / figures[2]:>8.1f}{figures[1] / figures[3]:>8.1f}",
        flush=True,
    )


def _of_review(table: TableRules) -> None:
    """Measure the first choices of a greedy players' game, weighed as in a review."""
    people = [PersonId(seat + 1) for seat in table.seats]
    opened = Opened(GuildId(1), ChannelId(1), people[0], "en", table, sha256(b"a game to review").digest())
    past = past_game(TableId(1), game_log(opened, people, NOW), NOW)
    if past is None:
        raise RuntimeError("the game was played to its end")
    chosen = list(islice(choices_in(past), CHOICES))

    def weighed() -> None:
        for one in chosen:
            weigh(one.seen, one.done, one.question.seed)

    weigh(chosen[0].seen, chosen[0].done, 0)  # what pawns are worth is handed to the core once
    use(allowed=False)
    one = _taken(weighed)
    use()
    other = _taken(weighed)
    name = f"{table.ruleset.name}, {table.party.players} players, {len(chosen)} choices"
    print(f"{name:<36}{one:>12.1f}{other:>12.2f}{one / other:>8.1f}", flush=True)


def _most(times: Sequence[float]) -> float:
    """Return the 99th percentile."""
    return quantiles(times, n=100, method="inclusive")[-1]


if __name__ == "__main__":
    main(sys.argv[1:])

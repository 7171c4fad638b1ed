"""Train the weights of one kind of table: ``python -m training swiss 4t --games 2000``.

A few times over, quick players with all the weights so far, those tuned by hand among them, play each other; a player
that met only itself would learn to live with its own faults. Then two things are learnt from all games so far. From the
end of each round and who won in the end: what a position is worth between rounds. From positions within a round and
what the round's end was worth: what to play. That second target is far less noisy than who wins.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from time import perf_counter
from typing import Final

import numpy as np

from tockbot.computer.evaluation import FOLDER, Evaluation, Weights, family, read_weights
from tockbot.computer.playout import Playouts
from tockbot.rules.table_rules import TableRules, table_rules
from training.fit import chances, fitted, loss, named, side_features
from training.selfplay import PlayedRound, play_game

RIDGE: Final = 3.0
BATCH: Final = 50

Game = tuple[list[PlayedRound], int | None]


def _batch(rules: TableRules, population: Sequence[Weights], seed: int) -> list[Game]:
    players = [Playouts(rules, Evaluation(rules, weights, with_danger=False)) for weights in population]
    return [play_game(rules, players, seed * BATCH + number) for number in range(BATCH)]


def _games(rules: TableRules, population: Sequence[Weights], seed: int, count: int, workers: int) -> list[Game]:
    """So many games, the same whatever the number of workers."""
    seeds = [seed * 1_000 + batch for batch in range(-(-count // BATCH))]
    work = partial(_batch, rules, population)
    if workers == 1:
        return list(chain.from_iterable(map(work, seeds)))
    with ProcessPoolExecutor(workers) as pool:
        return list(chain.from_iterable(pool.map(work, seeds)))


def _learn(rules: TableRules, games: Iterable[Game]) -> dict[str, dict[str, float]]:
    decided = [(rounds, winner) for rounds, winner in games if winner is not None]
    ends = [(one, winner) for rounds, winner in decided for one in rounds if one.winner is None]
    features = np.array([side_features(rules, one.pawns, with_danger=True) for one, _ in ends])
    sides = np.eye(len(rules.sides))
    won = sides[[winner for _, winner in ends]]
    leaf = fitted(features, won, RIDGE)
    print(f"  leaf: {len(ends)} rounds, loss {loss(features, won, leaf):.4f}", flush=True)
    rounds = [one for played, _ in decided for one in played if one.moments]
    worth = chances(np.array([side_features(rules, one.pawns, with_danger=True) for one in rounds]), leaf)
    for index, one in enumerate(rounds):
        if one.winner is not None:
            worth[index] = sides[one.winner]
    targets = np.repeat(worth, [len(one.moments) for one in rounds], axis=0)
    learnt = {"leaf": named(leaf)}
    for part, with_danger in (("mover", True), ("quick", False)):
        features = np.array(
            [side_features(rules, m.pawns, with_danger=with_danger, moment=m) for one in rounds for m in one.moments]
        )
        weights = fitted(features, targets, RIDGE)
        print(f"  {part}: {len(features)} positions, loss {loss(features, targets, weights):.4f}", flush=True)
        learnt[part] = named(weights)
    return learnt


def main() -> None:
    """Train, and write the weights where the players find them."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("party", help="how many play, and t for teams or s for solo: 4t")
    parser.add_argument("--games", type=int, default=1500, help="games each time")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    rules = table_rules(given.ruleset, int(given.party[:-1]), in_teams=given.party[-1] == "t")
    path = FOLDER / f"{family(rules)}.json"
    path.unlink(missing_ok=True)
    command = f"python -m training {given.ruleset} {given.party} --games {given.games} --times {given.times}"
    population: list[Weights] = []
    games: list[Game] = []
    for time in range(given.times):
        began = perf_counter()
        read_weights.cache_clear()
        population.append(read_weights(family(rules)).quick)
        games += _games(rules, population, given.seed * 100 + time, given.games, given.workers)
        lengths = [len(rounds) for rounds, _ in games]
        unfinished = sum(winner is None for _, winner in games)
        print(f"{time}: {len(games)} games of {np.mean(lengths):.1f} rounds, {unfinished} unfinished", flush=True)
        learnt = _learn(rules, games)
        origin = {"origin": f"trained: {command} --seed {given.seed}"}
        path.write_text(json.dumps(origin | learnt, indent=1) + "\n", encoding="utf-8")
        print(f"  {perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()

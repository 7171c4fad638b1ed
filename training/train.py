"""Training: games of quick players, and what is learnt of them.

A few times over, quick players with all the weights so far, those tuned by hand among them, play each other; a player
that met only itself would learn to live with its own faults. Then two things are learnt from all games so far. From the
end of each round and who won in the end: what a position is worth between rounds. From positions within a round and
what the round's end was worth: what to play. That second target is far less noisy than who wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Final

import numpy as np

from tockbot.computer.thinking.playout import Playouts
from tockbot.computer.worth.evaluation import Evaluation, listed, read_weights
from tockbot.computer.worth.worths import Weights
from tockbot.rules import TableRules
from training.fit import chances, fitted, loss, named, side_features
from training.selfplay import PlayedRound, play_game

RIDGE: Final = 3.0


@dataclass(frozen=True, slots=True)
class Run:
    """How games are played: by how many processes, and how many of them by one process at a time."""

    workers: int = 1
    batch: int = 50


ALONE: Final = Run()

Game = tuple[list[PlayedRound], int | None]
Learnt = dict[str, dict[str, float]]
"""The weights by their use and their features' names."""


def _batch(rules: TableRules, population: Sequence[Weights], size: int, seed: int) -> list[Game]:
    players = [Playouts(rules, Evaluation(rules, weights, with_danger=False)) for weights in population]
    return [play_game(rules, players, seed * size + number) for number in range(size)]


def _games(rules: TableRules, population: Sequence[Weights], seed: int, count: int, run: Run) -> list[Game]:
    """So many games, the same whatever the number of workers."""
    seeds = [seed * 1_000 + batch for batch in range(-(-count // run.batch))]
    work = partial(_batch, rules, population, run.batch)
    if run.workers == 1:
        return list(chain.from_iterable(map(work, seeds)))
    with ProcessPoolExecutor(run.workers) as pool:
        return list(chain.from_iterable(pool.map(work, seeds)))


def _learn(rules: TableRules, games: Iterable[Game]) -> Learnt:
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


def train(rules: TableRules, games: int, times: int, seed: int, run: Run = ALONE) -> Iterator[Learnt]:
    """What is learnt each time, from all games so far; the same for the same seed."""
    population = [read_weights("hand").quick]
    played: list[Game] = []
    for time in range(times):
        played += _games(rules, population, seed * 100 + time, games, run)
        lengths = [len(rounds) for rounds, _ in played]
        unfinished = sum(winner is None for _, winner in played)
        print(f"{time}: {len(played)} games of {np.mean(lengths):.1f} rounds, {unfinished} unfinished", flush=True)
        learnt = _learn(rules, played)
        population.append(listed(learnt["quick"]))
        yield learnt

"""Training: games of quick players, and what is learnt of them.

A few times over, quick players with all the weights so far, those tuned by hand among them, play each other; a player
that met only itself would learn to live with its own faults. Then two things are learnt from all games so far. From the
end of each round and what became of it: what a position is worth between rounds. From positions within a round and
what the round's end was worth: what to play. That second target is far less noisy than who wins, which is thousands of
throws of the dice away; so the first, too, believes in part what the next round's end seems to be worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Final

import numpy as np

from tockbot import core
from tockbot.computer.evaluation import Evaluation, listed, read_weights
from tockbot.computer.playout import Playouts
from tockbot.computer.worths import Weights
from tockbot.rules import TableRules
from training.fit import Array, chances, fitted, looked_back, loss, named, side_features
from training.selfplay import PlayedRound, play_game

RIDGE: Final = 3.0

PATIENCE: Final = 0.6
"""How much of a round's target is what comes after the next round's end; the rest is what that end is worth."""

LOOKS_BACK: Final = 4
"""How often the targets between rounds are made anew from what was learnt."""

ENOUGH: Final = 3600
"""Of more games than this fewer positions within rounds are kept of each, so that there are not more of them."""


@dataclass(frozen=True, slots=True)
class Run:
    """How games are played.

    Attributes:
        workers: by how many processes.
        batch: how many by one process at a time.
        kept: how many of the positions within rounds are kept of them, 0 to 1.
    """

    workers: int = 1
    batch: int = 50
    kept: float = 0.3


ALONE: Final = Run()

Game = tuple[list[PlayedRound], int | None]
Learnt = dict[str, dict[str, float]]
"""The weights by their use and their features' names."""


def _batch(rules: TableRules, population: Sequence[Weights], run: Run, seed: int) -> list[Game]:
    players = [Playouts(rules, Evaluation(rules, weights, between_seats=False)) for weights in population]
    return [play_game(rules, players, seed * run.batch + number, run.kept) for number in range(run.batch)]


def _games(rules: TableRules, population: Sequence[Weights], seed: int, count: int, run: Run) -> list[Game]:
    """So many games, the same whatever the number of workers."""
    seeds = [seed * 1_000 + batch for batch in range(-(-count // run.batch))]
    work = partial(_batch, rules, population, run)
    if run.workers == 1:
        return list(chain.from_iterable(map(work, seeds)))
    with ProcessPoolExecutor(run.workers, initializer=core.use) as pool:
        return list(chain.from_iterable(pool.map(work, seeds)))


def _learn(rules: TableRules, games: Iterable[Game]) -> Learnt:
    decided = [(rounds, winner) for rounds, winner in games if winner is not None]
    leaf = _leaf(rules, decided)
    rounds = [one for played, _ in decided for one in played if one.moments]
    worth = chances(_ends(rules, rounds), leaf)
    for index, one in enumerate(rounds):
        if one.winner is not None:
            worth[index] = np.eye(len(rules.sides))[one.winner]
    targets = np.repeat(worth, [len(one.moments) for one in rounds], axis=0)
    learnt = {"leaf": named(leaf)}
    moments = [moment for one in rounds for moment in one.moments]
    for part, between in (("mover", True), ("quick", False)):
        features = np.array([side_features(rules, m.pawns, between_seats=between, moment=m) for m in moments])
        weights = fitted(features, targets, RIDGE)
        print(f"  {part}: {len(features)} positions, loss {loss(features, targets, weights):.4f}", flush=True)
        learnt[part] = named(weights)
    return learnt


def _leaf(rules: TableRules, decided: Sequence[tuple[list[PlayedRound], int]]) -> Array:
    """What the ends of rounds are worth."""
    ends = [[one for one in rounds if one.winner is None] for rounds, _ in decided]
    features = _ends(rules, list(chain.from_iterable(ends)))
    won = np.eye(len(rules.sides))[[winner for _, winner in decided]]
    lengths = [len(some) for some in ends]
    targets = np.repeat(won, lengths, axis=0)
    leaf = fitted(features, targets, RIDGE)
    print(f"  leaf: {len(features)} rounds, loss {loss(features, targets, leaf):.4f}", flush=True)
    for _ in range(LOOKS_BACK):
        leaf = fitted(features, looked_back(chances(features, leaf), won, lengths, PATIENCE), RIDGE)
    return leaf


def _ends(rules: TableRules, rounds: Sequence[PlayedRound]) -> Array:
    return np.array([side_features(rules, one.pawns, between_seats=True) for one in rounds])


def train(rules: TableRules, games: int, times: int, seed: int, run: Run = ALONE) -> Iterator[Learnt]:
    """What is learnt each time, from all games so far; the same for the same seed."""
    population = [read_weights("hand").quick]
    played: list[Game] = []
    run = replace(run, kept=run.kept * min(1.0, ENOUGH / (games * times)))
    for time in range(times):
        played += _games(rules, population, seed * 100 + time, games, run)
        lengths = [len(rounds) for rounds, _ in played]
        unfinished = sum(winner is None for _, winner in played)
        print(f"{time}: {len(played)} games of {np.mean(lengths):.1f} rounds, {unfinished} unfinished", flush=True)
        learnt = _learn(rules, played)
        population.append(listed(learnt["quick"]))
        yield learnt

"""Tests the training of computer players: it is repeatable, and fits find the true weights."""

from __future__ import annotations

import numpy as np
import pytest

from tockbot.computer.evaluation import NAMES
from tockbot.rules import table_rules
from training.fit import chances, fitted, looked_back, preferred
from training.train import Run, train


def test_fit_finds_the_weights_behind_chances() -> None:
    rng = np.random.default_rng(1)
    ahead = rng.normal(size=(4000, 2, 5))
    wanted = np.array([1.0, -0.5, 0.0, 0.25, 2.0])
    assert fitted(ahead, chances(ahead, wanted), 1e-6, np.zeros(5)) == pytest.approx(wanted, abs=1e-3)


def test_training_finds_the_weights_behind_plays() -> None:
    rng = np.random.default_rng(1)
    counts = rng.integers(3, 8, size=800)
    plays = rng.normal(size=(counts.sum(), 5))
    wanted = np.array([0.1, -0.5, 0.0, 0.25, 0.2])
    chance = 1.0 / (1.0 + np.exp(-plays @ wanted - np.repeat(rng.normal(size=800), counts)))
    assert preferred(plays, chance, counts, 1e-6) == pytest.approx(wanted, abs=1e-2)


def test_round_end_is_valued_partly_by_the_next_round() -> None:
    worth = np.array([[0.2, 0.8], [0.4, 0.6], [0.6, 0.4], [0.7, 0.3]])
    won = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert looked_back(worth, won, [3, 1], 1.0)[:, 0] == pytest.approx([1, 1, 1, 0])
    assert looked_back(worth, won, [3, 1], 0.0)[:, 0] == pytest.approx([0.4, 0.6, 1, 0])
    assert looked_back(worth, won, [3, 1], 0.5)[:, 0] == pytest.approx([0.5 * 0.4 + 0.5 * 0.8, 0.8, 1, 0])


@pytest.mark.usefixtures("in_the_core")
def test_training_gives_the_same_weights_for_the_same_seed() -> None:
    rules = table_rules("swiss", 4)
    once, again, other = (list(train(rules, Run(games=3, asked=1, times=2, seed=seed))) for seed in (1, 1, 2))
    assert once == again != other
    for learnt in once:
        assert set(learnt) == {"mover", "leaf"}
        assert all(set(weights) <= set(NAMES) for weights in learnt.values())
        assert not any(name.startswith("holds") for name in learnt["leaf"]), "no one holds a card between rounds"

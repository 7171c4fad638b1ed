"""Fits weights: for the ends of rounds to the winners of games, for the choice of plays to the results of play-outs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from training.features import Array, Whole

NEWTON_STEPS: Final = 12
NEAR_ENOUGH: Final = 1e-4
LEAST: Final = 5e-4
CHUNK: Final = 20_000
SURE: Final = 0.004
"""Winning chances are never taken to be closer to 0 or 1 than this."""


def chances(ahead: Array, weights: Array) -> Array:
    """Return the winning chance of each side in each position: its share of all sides' ``exp(strength)``.

    Args:
        ahead: the features of each side but the last, minus those of the last: positions by sides by features.
        weights: the weights of the features.
    """
    strength = np.zeros((len(ahead), ahead.shape[1] + 1))
    strength[:, :-1] = ahead @ weights.astype(ahead.dtype)
    strength -= strength.max(axis=1, keepdims=True)
    shares = np.exp(strength)
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def fitted(ahead: Array, targets: Array, ridge: float, begin: Array) -> Array:
    """Return the weights that make the targets most likely, kept small by a ridge; Newton's method from ``begin``."""
    count, weights = ahead.shape[2], begin.copy()
    for _ in range(NEWTON_STEPS):
        slope, curve = -ridge * weights, ridge * np.eye(count)
        for first in range(0, len(ahead), CHUNK):
            part = ahead[first : first + CHUNK]
            chance = chances(part, weights)[:, :-1]
            missed = (targets[first : first + CHUNK, :-1] - chance).astype(part.dtype)
            slope += np.einsum("ns,nsf->f", missed, part, optimize=True)
            spread = chance.astype(part.dtype)[:, :, None]
            mean = (spread * part).sum(axis=1)
            weighted = (part * np.sqrt(spread)).reshape(-1, count)
            curve += weighted.T @ weighted - mean.T @ mean
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < NEAR_ENOUGH:
            break
    return weights


def looked_back(worth: Array, won: Array, lengths: Sequence[int], patience: float) -> Array:
    """Return the target of each round's end: a mix of the value of the next round's end, and of what came after it.

    Args:
        worth: the winning chance of each side at the ends of all rounds of all games but each game's last.
        won: the winner of each game: one for the winner's side.
        lengths: number of these ends in each game.
        patience: share of what came after.
    """
    targets = np.empty_like(worth)
    end = len(worth)
    for outcome, length in zip(won[::-1], lengths[::-1], strict=True):
        later = outcome
        for index in range(end - 1, end - 1 - length, -1):
            targets[index] = later
            later = (1.0 - patience) * worth[index] + patience * later
        end -= length
    return targets


def loss(ahead: Array, targets: Array, weights: Array) -> float:
    """Return the mean log loss."""
    return float(-(targets * np.log(chances(ahead, weights) + 1e-12)).sum(axis=1).mean())


def preferred(features: Array, chance: Array, counts: Whole, ridge: float) -> Array:
    """Return the weights that best explain the differences between the plays of one decision, kept small by a ridge.

    Whatever all plays of a decision have in common cancels out, so these weights say nothing about the position itself.

    Args:
        features: features of what each play leaves.
        chance: winning chance of each play from play-outs, 0 to 1.
        counts: number of plays of each decision, one decision after another.
        ridge: strength of the ridge.
    """
    sure = np.clip(chance, SURE, 1.0 - SURE)
    weight, odds = sure * (1.0 - sure), np.log(sure / (1.0 - sure))
    firsts, which = np.concatenate([[0], np.cumsum(counts)[:-1]]), np.repeat(np.arange(len(counts)), counts)
    total = np.add.reduceat(weight, firsts)
    mean = np.add.reduceat(weight[:, None] * features, firsts) / total[:, None]
    apart = (features - mean[which]).astype(np.float64)
    apart_odds = odds - (np.add.reduceat(weight * odds, firsts) / total)[which]
    curve = (apart * weight[:, None]).T @ apart + ridge * np.eye(apart.shape[1])
    return np.asarray(np.linalg.solve(curve, (apart * weight[:, None]).T @ apart_odds))


def named(weights: Array, names: Sequence[str]) -> dict[str, float]:
    """Return weights by the names of their features, without negligible ones."""
    pairs = zip(names, weights, strict=True)
    return {name: round(float(weight), 4) for name, weight in pairs if abs(weight) >= LEAST}

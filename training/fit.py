"""Fits weights to what became of positions: each side's chance to win is its part of all sides' ``exp(strength)``."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from tockbot.computer.worth.features import NAMES, danger_features, group_features, hand_features, need
from tockbot.rules import Pawns, Seat, TableRules, played_seat
from training.selfplay import Moment

Array = npt.NDArray[np.floating]

NEWTON_STEPS: Final = 12
NEAR_ENOUGH: Final = 1e-4
LEAST: Final = 5e-4
CHUNK: Final = 20_000


def side_features(rules: TableRules, pawns: Pawns, *, with_danger: bool, moment: Moment | None = None) -> Array:
    """The features of each side: an array of sides by features."""
    rows = np.zeros((len(rules.sides), len(NAMES)), dtype=np.float32)
    dangers = danger_features(rules, pawns)
    for seat in rules.seats:
        row = rows[seat % len(rules.sides)]
        found = group_features(rules, seat, pawns[seat])
        for index, amount in (*found, *dangers[seat]) if with_danger else found:
            row[index] += amount
    if moment is not None:
        mine: Seat = played_seat(rules, pawns, moment.seat)
        for index, amount in hand_features(moment.hand, rules.law.entering_ranks, need(pawns[mine])):
            rows[moment.seat % len(rules.sides), index] += amount
    return rows


def chances(features: Array, weights: Array) -> Array:
    """The chance of each side in each position."""
    strength = features @ weights
    strength -= strength.max(axis=1, keepdims=True)
    shares = np.exp(strength)
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def fitted(features: Array, targets: Array, ridge: float) -> Array:
    """The weights under which the targets are likeliest, kept small by a ridge: Newton's method."""
    count = features.shape[2]
    weights = np.zeros(count)
    for _ in range(NEWTON_STEPS):
        slope = -ridge * weights
        curve = ridge * np.eye(count)
        for begin in range(0, len(features), CHUNK):
            part = features[begin : begin + CHUNK].astype(np.float64)
            chance = chances(part, weights)
            slope += np.einsum("ns,nsf->f", targets[begin : begin + CHUNK] - chance, part)
            mean = np.einsum("ns,nsf->nf", chance, part)
            weighted = (part * np.sqrt(chance)[:, :, None]).reshape(-1, count)
            curve += weighted.T @ weighted - mean.T @ mean
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < NEAR_ENOUGH:
            break
    return weights


def loss(features: Array, targets: Array, weights: Array) -> float:
    """The mean log loss."""
    return float(-(targets * np.log(chances(features.astype(np.float64), weights) + 1e-12)).sum(axis=1).mean())


def named(weights: Array) -> dict[str, float]:
    """Weights by the names of their features, without those that never came up."""
    return {name: round(float(weight), 3) for name, weight in zip(NAMES, weights, strict=True) if abs(weight) >= LEAST}

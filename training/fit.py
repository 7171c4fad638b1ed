"""Fits weights to what became of positions: each side's chance to win is its part of all sides' ``exp(strength)``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from tockbot.computer.features import (
    ALONE,
    NAMES,
    Found,
    alone,
    danger_features,
    group_features,
    hand_features,
    need,
)
from tockbot.rules import Pawns, Seat, TableRules, played_seat
from training.selfplay import Moment

Array = npt.NDArray[np.floating]

NEWTON_STEPS: Final = 12
NEAR_ENOUGH: Final = 1e-4
LEAST: Final = 5e-4
CHUNK: Final = 20_000


def side_features(rules: TableRules, pawns: Pawns, *, between_seats: bool, moment: Moment | None = None) -> Array:
    """The features of each side: an array of sides by features."""
    rows = np.zeros((len(rules.sides), len(NAMES)), dtype=np.float32)
    for seat, found in enumerate(_seats_features(rules, pawns, between_seats=between_seats)):
        for index, amount in found:
            rows[seat % len(rules.sides), index] += amount
    if moment is not None:
        mine: Seat = played_seat(rules, pawns, moment.seat)
        for index, amount in hand_features(moment.hand, rules.law.entering_ranks, need(pawns[mine])):
            rows[moment.seat % len(rules.sides), index] += amount
    return rows


def _seats_features(rules: TableRules, pawns: Pawns, *, between_seats: bool) -> list[Found]:
    """The features of each seat's pawns."""
    found = [group_features(rules, seat, pawns[seat]) for seat in rules.seats]
    if between_seats:
        for seat in alone(rules, pawns.numbers()):
            found[seat] += [(ALONE.start + index, amount) for index, amount in found[seat]]
        for seat, dangers in zip(rules.seats, danger_features(rules, pawns), strict=True):
            found[seat] += dangers
    return found


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


def looked_back(worth: Array, won: Array, lengths: Sequence[int], patience: float) -> Array:
    """What to believe of each round's end, seen from the next: in part its worth, in part what came after it.

    Args:
        worth: the chance of each side at the ends of all rounds of all games but each game's last.
        won: who won each game: one for the winner's side.
        lengths: how many of these ends belong to each game.
        patience: how much is believed of what came after.
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


def loss(features: Array, targets: Array, weights: Array) -> float:
    """The mean log loss."""
    return float(-(targets * np.log(chances(features.astype(np.float64), weights) + 1e-12)).sum(axis=1).mean())


def named(weights: Array) -> dict[str, float]:
    """Weights by the names of their features, without those that never came up."""
    return {name: round(float(weight), 3) for name, weight in zip(NAMES, weights, strict=True) if abs(weight) >= LEAST}

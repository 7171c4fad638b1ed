"""Trains weights from games between players that look one play ahead.

Each iteration lets players with all weights so far, the hand-tuned ones included, play each other; a player that met
only itself would learn to live with its own faults. Then two sets of weights are learnt:

- The value of a position between rounds, from the ends of all rounds so far and what followed. The winner depends on
  thousands of random events later, so part of a target is the estimated value of the next round's end.
- The choice of plays, from play-outs of the best plays of some decisions. All plays of a decision have the same cards,
  so little randomness is left in the comparison.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from tockbot.computer.evaluation import NAMES, listed, read_weights
from tockbot.rules import TableRules
from training.features import OF_PAWNS, Array, Reader, Whole
from training.fit import chances, fitted, looked_back, loss, named, preferred
from training.selfplay import Judgement, Told, Wanted, self_play

RIDGE: Final = 3.0

PATIENCE: Final = 0.6
"""Share of a round's target that comes from after the next round's end; the rest is that end's estimated value."""

LOOKS_BACK: Final = 3
"""Number of times that the targets between rounds are recomputed from the new weights."""

EXPLORED: Final = 4
"""Percentage of turns in which any card is played."""

EVERY: Final = 8
"""One in this many decisions is recorded."""

DEALS: Final = 24
"""Number of deals for a recorded decision."""

AT_A_TIME: Final = 500
"""Number of games played at a time. A game depends only on its number, so this changes no result."""


@dataclass(frozen=True, slots=True)
class Run:
    """The extent of a training run.

    Attributes:
        games: number of games in each iteration, for the value of the ends of rounds.
        asked: number of games in each iteration, for the choice of plays.
        times: number of iterations.
        seed: seed of all randomness.
    """

    games: int
    asked: int
    times: int
    seed: int


Learnt = dict[str, dict[str, float]]
"""The weights, by use and by name of the feature."""


@dataclass(frozen=True, slots=True)
class _Ends:
    """The ends of rounds of games with a winner.

    Attributes:
        ahead: features of each side but the last, minus those of the last.
        lengths: number of ends in each game.
        won: winner of each game.
    """

    ahead: Array
    lengths: tuple[int, ...]
    won: Array


def _played(rules: TableRules, players: Sequence[Judgement], wanted: Wanted) -> Iterator[Told]:
    for first in range(0, wanted.games, AT_A_TIME):
        games = min(AT_A_TIME, wanted.games - first)
        yield self_play(rules, players, Wanted(wanted.seed + first, games, wanted.explored, wanted.every, wanted.deals))


def _ends(reader: Reader, records: Sequence[Told]) -> _Ends:
    ahead, lengths, won = list[Array](), list[int](), list[int]()
    for one in records:
        rounds, winners = np.frombuffer(one.rounds, np.uint8), np.frombuffer(one.winners, np.int8)
        sides = reader.sides_of(reader.pawns_of(one.pawns)[np.repeat(winners >= 0, rounds)])
        ahead.append(sides[:, :-1] - sides[:, -1:])
        lengths += rounds[winners >= 0].tolist()
        won += winners[winners >= 0].tolist()
    return _Ends(np.concatenate(ahead), tuple(lengths), np.eye(reader.sides)[won])


def _worth(ends: _Ends) -> Array:
    """Return the weights for the value of the ends of rounds."""
    weights: Array = np.zeros(OF_PAWNS)
    targets = np.repeat(ends.won, ends.lengths, axis=0)
    for look in range(LOOKS_BACK + 1):
        weights = fitted(ends.ahead, targets, RIDGE, weights)
        if not look:
            print(f"  leaf: {len(targets)} rounds, loss {loss(ends.ahead, targets, weights):.4f}", flush=True)
        targets = looked_back(chances(ends.ahead, weights), ends.won, ends.lengths, PATIENCE)
    return weights


def _preferred(reader: Reader, records: Sequence[Told]) -> Array:
    """Return the weights for the choice of plays."""
    features, chance, counts = list[Array](), list[Array](), list[Whole]()
    opponents = reader.sides - 1
    for one in records:
        plays = np.frombuffer(one.plays, np.uint8).astype(np.int64)
        deciders = np.repeat(np.frombuffer(one.deciders, np.uint8).astype(np.int64), plays)
        pawns = reader.pawns_of(one.after)
        kept = np.frombuffer(one.kept, np.uint8).reshape(len(pawns), -1).astype(np.int64)
        sides = reader.sides_of(pawns)
        own = sides[np.arange(len(pawns)), deciders % reader.sides]
        ahead = own - (sides.sum(axis=1) - own) / opponents
        features.append(np.hstack([ahead, reader.hands_of(pawns, deciders, kept)]))
        chance.append(np.frombuffer(one.chances))
        counts.append(plays)
    print(f"  mover: {sum(map(len, counts))} decisions, {sum(map(len, chance))} plays", flush=True)
    return preferred(np.concatenate(features), np.concatenate(chance), np.concatenate(counts), RIDGE)


def train(rules: TableRules, run: Run) -> Iterator[Learnt]:
    """Yield the weights of each iteration; the same seed gives the same weights."""
    reader, hand = Reader(rules), read_weights("hand")
    players = [Judgement(hand.mover, hand.leaf)]
    ends = list[_Ends]()
    for time in range(run.times):
        seed = run.seed * 100 + time << 32
        records = tuple(_played(rules, players, Wanted(seed, run.games, EXPLORED)))
        ends.append(_ends(reader, records))
        both = _Ends(
            np.concatenate([one.ahead for one in ends]),
            tuple(length for one in ends for length in one.lengths),
            np.concatenate([one.won for one in ends]),
        )
        decided = len(both.lengths)
        print(f"{time}: {decided} games that were won, {np.mean(both.lengths):.1f} rounds", flush=True)
        leaf = named(_worth(both), NAMES[:OF_PAWNS])
        asked = Judgement(players[-1].mover, listed(leaf))
        wanted = Wanted(seed + (1 << 31), run.asked, EXPLORED, EVERY, DEALS)
        mover = named(_preferred(reader, tuple(_played(rules, [asked], wanted))), NAMES)
        players.append(Judgement(listed(mover), listed(leaf)))
        yield {"mover": mover, "leaf": leaf}

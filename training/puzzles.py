"""Find puzzles: ``nice python -m training.puzzles swiss --count 365`` adds new puzzles to the existing ones.

Players that look one play ahead play games, and some of their positions are tested. A position becomes a puzzle if one
play is clearly best: the hard player's search must find it with a big budget, with each of several seeds, and again
with ten times that budget, each time by a clear margin. A game depends only on its number, so the same command finds
the same puzzles.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from random import Random
from typing import Any, Final

from tockbot import core
from tockbot.computer import greedy
from tockbot.computer.evaluation import WIN, judges
from tockbot.computer.knowledge import Chance, Trial
from tockbot.computer.reasons import LikelyHit, LikelyHome, seen_in_playouts
from tockbot.computer.search import Playouts, SearchBudget, exchanged, ranked_plays, search_play
from tockbot.learning import Candidate, Difficulty, Puzzle, exercise, file_of, known, read_puzzle
from tockbot.rules import (
    JOKER,
    MovePlay,
    Phase,
    Play,
    Position,
    TableRules,
    deal,
    format_pawns,
    format_position,
    next_dealer,
    opening,
    table_rules,
)
from tockbot.tables import Observation

LOOK: Final = SearchBudget(tried=8, playouts=32)
BIG: Final = SearchBudget(tried=8, playouts=192)
TEN_TIMES: Final = SearchBudget(tried=8, playouts=1920)

SEEDS: Final = (1, 2, 3)
CLEAR: Final = 0.025
VERY_CLEAR: Final = 0.035
"""Minimum lead of the best play's winning chance, with a big budget, and with ten times as much."""

AT_STAKE: Final = 0.025
"""Minimum lead of the best play at first look over the middle one, so that the choice matters."""

MIN_PLAYS: Final = 4
LOOKED_AT: Final = 0.25
"""Share of a game's positions that are tested, so that the puzzles come from many games."""

MAX_OF_A_GAME: Final = 2
MAX_ROUNDS: Final = 40
MOST: Final = {Difficulty.EASY: 0.4, Difficulty.MEDIUM: 0.55, Difficulty.HARD: 1.0}
"""Maximum share of the puzzles, by difficulty."""


def positions(rules: TableRules, seed: int) -> Iterator[Position]:
    """Yield the positions of a game between players that look one play ahead, with all hands."""
    rng, chance = Random(seed), Chance(seed)
    playouts = Playouts(rules, judges(rules).mover)
    pack = [rank for rank in rules.law.deck_ranks if rank != JOKER] * rules.law.suits
    pack += [JOKER] * rules.law.jokers
    position = opening(rules, rng.choice(rules.seats))
    dealer = position.dealer
    for number, size in zip(range(1, MAX_ROUNDS + 1), cycle(rules.law.hand_sizes)):
        rng.shuffle(pack)
        hands = ["".join(pack[seat * size : (seat + 1) * size]) for seat in rules.seats]
        position = exchanged(playouts.begin(deal(position, dealer, hands)), playouts, {})
        while (seat := position.turn) is not None:
            if position.phase is Phase.PLAY:
                yield replace(position, rules=rules)
            position = playouts.advance(position, seat, chance)
        if position.phase is Phase.GAME_OVER:
            return
        dealer = next_dealer(position, number)


def puzzle_in(position: Position) -> Puzzle | None:
    """Return the puzzle in a position, or None if no play is clearly best."""
    if position.turn is None or len(set(position.hands[position.turn])) == 1:
        return None
    seen = known(exercise(position, position.turn))
    looked = ranked_plays(seen)
    if len(looked) < MIN_PLAYS or looked[0].value >= WIN:
        return None
    middle = looked[min(len(looked), BIG.tried) // 2]
    if looked[0].first_look - middle.first_look < AT_STAKE:
        return None
    best = _clearly_best(seen, LOOK, 0)
    if best is None or not all(_clearly_best(seen, BIG, seed) == best for seed in SEEDS):
        return None
    first, second = search_play(seen, TEN_TIMES, len(SEEDS) + 1)[:2]
    if first.what != best or first.chance - second.chance < VERY_CLEAR:
        return None
    return _puzzle(position, seen, first, second)


def _clearly_best(seen: Observation, budget: SearchBudget, seed: int) -> Play | None:
    first, second = search_play(seen, budget, seed)[:2]
    return first.what if first.chance - second.chance >= CLEAR else None


def _puzzle(position: Position, seen: Observation, first: Trial[Play], second: Trial[Play]) -> Puzzle | None:
    best, other = first.what, second.what
    if not isinstance(best, MovePlay) or not isinstance(other, MovePlay) or seen.viewer is None:
        return None
    found = (ranked_plays(seen)[0].what, greedy.choose_play(seen))
    by = sum(one == best for one in found)
    difficulty = (Difficulty.HARD, Difficulty.MEDIUM, Difficulty.EASY)[by]
    home = hit = 0.0
    for reason in seen_in_playouts(position.rules, seen.viewer, best.pawns, first.ends):
        match reason:
            case LikelyHome(share):
                home = share
            case LikelyHit(share):
                hit = share
            case _:
                pass
    return Puzzle(position, _candidate(first), _candidate(second), home, hit, difficulty)


def _candidate(trial: Trial[Play]) -> Candidate:
    play = trial.what
    if not isinstance(play, MovePlay):
        raise TypeError("the play of a puzzle must move pawns")
    return Candidate(play.spent, play.pawns, trial.chance)


def found(rules: TableRules, seed: int) -> Iterator[Puzzle]:
    """Yield puzzles, few from each game."""
    for number in range(seed, seed + 1_000_000):
        rng = Random(f"puzzles of game {number}")
        some = [one for one in positions(rules, number) if rng.random() < LOOKED_AT]
        yield from islice((one for one in map(puzzle_in, some) if one is not None), MAX_OF_A_GAME)


def write_puzzle(puzzle: Puzzle) -> str:
    """Return a puzzle as a line of JSON."""
    return json.dumps(
        {
            "position": format_position(puzzle.position),
            "best": _candidate_data(puzzle.best),
            "second": _candidate_data(puzzle.second),
            "comes_home": round(puzzle.comes_home, 2),
            "is_hit": round(puzzle.is_hit, 2),
            "difficulty": puzzle.difficulty.value,
        }
    )


def _candidate_data(candidate: Candidate) -> dict[str, Any]:
    return {
        "spent": candidate.spent,
        "pawns": format_pawns(candidate.pawns),
        "chance": round(candidate.chance, 3),
    }


def main() -> None:
    """Find puzzles, and add them to the existing ones."""
    parser = argparse.ArgumentParser(prog="python -m training.puzzles", description=__doc__)
    parser.add_argument("ruleset", help="a ruleset that four play in teams")
    parser.add_argument("--count", type=int, default=365, help="total number of puzzles wanted")
    parser.add_argument("--seed", type=int, default=1, help="number of the first game")
    parser.add_argument("--again", action="store_true", help="first test the existing puzzles again")
    given = parser.parse_args()
    core.use()
    into = file_of(given.ruleset)
    lines = into.read_text(encoding="utf-8").splitlines() if into.exists() else []
    if given.again:
        lines = [write_puzzle(still) for line in lines if (still := puzzle_in(read_puzzle(line).position)) is not None]
        into.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        print(len(lines), "are still clear", flush=True)
    counted = Counter(read_puzzle(line).difficulty for line in lines)
    for puzzle in found(table_rules(given.ruleset, 4), given.seed):
        if len(lines) >= given.count:
            return
        if counted[puzzle.difficulty] >= MOST[puzzle.difficulty] * (len(lines) + 1):
            continue
        counted[puzzle.difficulty] += 1
        lines.append(write_puzzle(puzzle))
        with into.open("a", encoding="utf-8") as file:
            file.write(f"{lines[-1]}\n")
        print(len(lines), puzzle.difficulty.value, flush=True)


if __name__ == "__main__":
    main()

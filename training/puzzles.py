"""Find puzzles: ``nice python -m training.puzzles swiss --count 365`` adds what it finds to those that are there.

Quick players play games; every position of theirs may become a puzzle. It does when one play is clearly best: the hard
player's search finds it at a big budget, with every one of several seeds, and again at ten times that budget, and each
time it wins more often than the next best play by a clear margin. A game is made from its number alone, so the same
command finds the same puzzles.
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
"""By how much the best play must win more often than the next best, with a big budget and with ten times as much."""

AT_STAKE: Final = 0.025
"""So much more than the middle one of the plays the first must promise at a look, or nothing much hangs on them."""

MIN_PLAYS: Final = 4
LOOKED_AT: Final = 0.25
"""How many of the positions of a game are looked at, so that the puzzles come from many games."""

MAX_OF_A_GAME: Final = 2
MAX_ROUNDS: Final = 40
MOST: Final = {Difficulty.EASY: 0.4, Difficulty.MEDIUM: 0.55, Difficulty.HARD: 1.0}
"""How many of the puzzles may be so hard."""


def positions(rules: TableRules, seed: int) -> Iterator[Position]:
    """The positions of a game of quick players, each with the hands that they had."""
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
    """The puzzle that a position is, if one play is clearly best in it."""
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
        raise TypeError("only a play that moves pawns is asked for")
    return Candidate(play.spent, play.pawns, trial.chance)


def found(rules: TableRules, seed: int) -> Iterator[Puzzle]:
    """Puzzle after puzzle, few of each game."""
    for number in range(seed, seed + 1_000_000):
        rng = Random(f"puzzles of game {number}")
        some = [one for one in positions(rules, number) if rng.random() < LOOKED_AT]
        yield from islice((one for one in map(puzzle_in, some) if one is not None), MAX_OF_A_GAME)


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as a line of JSON."""
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
    """Find puzzles, and add them to those that are there."""
    parser = argparse.ArgumentParser(prog="python -m training.puzzles", description=__doc__)
    parser.add_argument("ruleset", help="which four play in teams")
    parser.add_argument("--count", type=int, default=365, help="how many there are to be in all")
    parser.add_argument("--seed", type=int, default=1, help="the number of the first game")
    parser.add_argument("--again", action="store_true", help="first judge anew those that are there")
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

"""Measure how long it takes to find the error in texts of the maximum size and of the worst kinds.

It also measures how long suggestions take in positions with the most plays, and for how long they block other work.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Final

from tockbot.bot.words import speaker
from tockbot.features.turn.playing import listed_plays, matching_plays
from tockbot.learning import exercise, known
from tockbot.rules import Seat, parse_position
from tockbot.tables import Observation, TranscriptError, read_transcript

HEADING: Final = f"tock 1\nrules swiss 2s\nseat 0 person\nseat 2 person\nseed {'0' * 64}\n"
PLAYED: Final = f"{HEADING}position swiss 2s d2 pm 0 4,9,14,60/r,r,r,r 7K/A\n"
"""A game in which seat 0 is to play."""

LONGEST: Final = 65_500
FIRST: Final = 10_000
TRIES: Final = 5

WORST: Final = {
    "cards without end": (f"{PLAYED}1. 0 ", "As ", "("),
    "cards": (f"{PLAYED}1. 0 ", "As ", "x"),
    "sevens": (f"{PLAYED}1. 0 ", "7s ", "x"),
    "parts": (f"{PLAYED}1. 0 7s ", "4>5 ", "x"),
    "cards drawn": (f"{PLAYED}1. 0 7s x", " takes 7h", ""),
    "in stead": (f"{PLAYED}1. 0 7s x", " (in stead)", ""),
    "blanks": (f"{PLAYED}1. 0 7s x", " ", "x"),
    "digits": (f"{PLAYED}1", "1", ". 0 7s x"),
    "a hand": (f"{HEADING}deal 1 d0 ", "As ", "As"),
    "hands": (f"{HEADING}deal 1 d0 ", "- / ", "-"),
    "lines": (HEADING, "\n", ""),
    "remarks": (HEADING, "#\n", ""),
    "gifts": (PLAYED, "give 0 As\n", ""),
    "people": (PLAYED, "sit 0 person\n", ""),
    "names": (PLAYED, 'sit 0 person "{}"\n', ""),
    "a cut": (f"{HEADING}message 1\ncut ", "[", ""),
    "a name": ('tock 1\nrules swiss 2s\nseat 0 person "', "\\u0000", '"'),
    "rules": ("tock 1\nrules swiss", "+x", " 2s"),
    "pawns": (f"{HEADING}position swiss 2s d2 pm 0 0", ",r", "/r,r,r,r A/A"),
    "groups": (f"{HEADING}position swiss 2s d2 pm 0 r,r,r,r", "/r,r,r,r", " A/A"),
    "marks": (f"{HEADING}position swiss 2s d2 pm 0 0", "+", ",r,r,r/r,r,r,r A/A"),
    "a hand in a position": (f"{HEADING}position swiss 2s d2 pm 0 r,r,r,r/r,r,r,r ", "A", "/A"),
}
"""The kinds of texts: their beginning, a repeated part with a number of its own for ``{}``, and their end."""

CROWDED: Final = {
    "swiss": "swiss 4t d0 pm 0 4,9,14,60/8,20,30,70/40,45,50,55/10,35,47,57 7J*/A/A/A",
    "swiss, canadian seven": "swiss+canadian_seven 4t d0 pm 0 4,9,14,60/8,20,30,70/40,45,50,55/10,35,47,57 7J*/A/A/A",
    "swiss, five alone": "swiss 5s d0 pm 0 4,9,14,60/8,20,30,70/40,45,50,55/10,35,47,57/75,76,77,78 7J*/A/A/A/A",
    "ttg": "ttg+jokers+ten_swap 4t d0 pm 0 4,9,14,60/8,20,30,70/40,45,50,55/10,35,47,57 78T*/A/A/A",
}
"""Positions with up to a million plays."""

TYPED: Final = (
    "",
    "7",
    "7 pawn 1",
    "27",
    "7 1 2 3",
    "7: pawn 1: 4 → 5; pawn 2: 9 → 11; pawn 4",
    "→ → → → → →",
    "no such",
)
BEAT: Final = 0.001


def worst(name: str, length: int) -> str:
    """Return a text of this kind and length."""
    begin, again, end = WORST[name]
    count = (length - len(begin) - len(end)) // len(again.format(FIRST))
    return begin + "".join(again.format(number) for number in range(FIRST, FIRST + count)) + end


def main() -> None:
    """Measure and print."""
    gc.freeze()
    print(f"\n{f'texts of {LONGEST:,} characters':<28}{'ms':>8}   what is wrong")
    rows = sorted((_taken(partial(_refused, worst(name, LONGEST))), name) for name in WORST)
    for taken, name in reversed(rows):
        print(f"{name:<28}{1000 * taken:>8.1f}   {_refused(worst(name, LONGEST))}")

    print(f"\n{'suggestions':<28}{'first, ms':>10}{'median':>10}{'longest':>10}{'delay':>10}")
    for name, line in CROWDED.items():
        _print_suggestions(name, _game(line))


def _game(line: str) -> Observation:
    return known(exercise(parse_position(line), Seat(0)))


def _print_suggestions(name: str, game: Observation) -> None:
    """Print a row for a position: the time of the list made once, of suggestions, and the longest delay of the loop."""
    say, began = speaker("en"), process_time()
    listed_plays(say, game)
    first = process_time() - began
    times = [_taken(partial(matching_plays, say, game, typed)) for typed in TYPED]
    held = asyncio.run(_held_up(lambda: [matching_plays(say, game, typed) for typed in TYPED]))
    print(f"{name:<28}", *(f"{1000 * one:>9.1f}" for one in (first, median(times), max(times), held)))


async def _held_up(work: Callable[[], object]) -> float:
    """Return the longest time for which nothing else runs while work is done in a thread."""
    working, longest, last = asyncio.create_task(asyncio.to_thread(work)), 0.0, perf_counter()
    while not working.done():
        await asyncio.sleep(BEAT)
        longest, last = max(longest, perf_counter() - last - BEAT), perf_counter()
    await working
    return longest


def _refused(text: str) -> str:
    try:
        read_transcript(text)
    except TranscriptError as error:
        return str(error)
    return ""


def _taken(work: Callable[[], object]) -> float:
    """Return the median time of some work."""
    times: list[float] = []
    for _ in range(TRIES):
        began = process_time()
        work()
        times.append(process_time() - began)
    return median(times)


if __name__ == "__main__":
    main()

"""The command that lets computer players play against each other, and says how strong one of them is."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from tockbot.cli.numbers import whole
from tockbot.computer import PLAYERS, SOFT_LIMIT, Pairing, Result, fight, quantile, tally
from tockbot.rules import NotationError, Party, format_ruleset, parse_ruleset

TOLD_EVERY: Final = 50
"""So often a long fight says how it stands."""

MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 64


def set_up_arena(arena: argparse.ArgumentParser) -> None:
    """Say what the command wants to know."""
    arena.add_argument("ruleset", help="a ruleset, as in the notation: swiss, swiss+board=dog")
    arena.add_argument("party", type=_party, help="how many play, t for teams or s for solo: 4t")
    arena.add_argument("challenger", choices=sorted(PLAYERS), help="who is measured")
    arena.add_argument("opponent", choices=sorted(PLAYERS), help="who has the other seats")
    arena.add_argument("--games", type=whole(1, MOST_GAMES), default=200, help="how many games")
    arena.add_argument("--workers", type=whole(1, MOST_WORKERS), default=1, help="how many processes")
    arena.set_defaults(run=_arena)


def _party(text: str) -> Party:
    if text[-1:] not in ("t", "s") or not text[:-1].isdecimal():
        raise argparse.ArgumentTypeError("a number of players, and t for teams or s for solo")
    return Party(int(text[:-1]), in_teams=text.endswith("t"))


def _arena(given: argparse.Namespace) -> int:
    """Measure a computer player (docs/computer-players.md)."""
    try:
        rules = parse_ruleset(given.ruleset, given.party.players, in_teams=given.party.in_teams)
    except NotationError as error:
        print(error, file=sys.stderr)
        return 1
    results: list[Result] = []
    for result in fight(rules, Pairing(given.challenger, given.opponent), given.games, given.workers):
        results.append(result)
        if len(results) % TOLD_EVERY == 0:
            print(f"{sum(one.won for one in results)} of {len(results)}", file=sys.stderr, flush=True)
    score = tally(rules, results)
    low, high = score.interval
    print(
        f"{format_ruleset(rules)} {given.party.players}{'t' if given.party.in_teams else 's'}: "
        f"{given.challenger} against {given.opponent} won {score.won} of {score.games} games, "
        f"{score.share:.1%} [{low:.1%}, {high:.1%}], {score.share / score.fair:.2f} times its fair share; "
        f"{score.too_slow} lost by a thought of over {SOFT_LIMIT} s; {score.rounds / score.games:.1f} rounds a game"
    )
    for what, times in (("plays", score.plays), ("gifts", score.gifts)):
        if times:
            mean, slowest = 1000 * sum(times) / len(times), 1000 * times[-1]
            slow = 1000 * quantile(times, 0.99)
            print(f"  {len(times)} {what}: mean {mean:.1f} ms, p99 {slow:.0f} ms, most {slowest:.0f} ms")
    return 0

"""Commands for a terminal: legal plays, perft, and the proof that a finished game was dealt as it said."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tockbot.computer import PLAYERS, SOFT_LIMIT, Result, fight, quantile, tally
from tockbot.rules import NotationError, Party, format_ruleset, parse_position, parse_ruleset, perft, plays_as_json
from tockbot.storage.database import Database, StorageError
from tockbot.storage.log import SqliteLog
from tockbot.tables import LogError, Stage, Table, replay, seed_hash

TOLD_EVERY: Final = 50
"""So often a long fight says how it stands."""


def main(arguments: Sequence[str]) -> int:
    """Run a command and give the exit code: 0 done, 1 the answer is an error, 2 the command was not understood."""
    parser = argparse.ArgumentParser(prog="python -m tockbot", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    plays = commands.add_parser("plays", help="read a position a line, print its legal plays as JSON")
    plays.add_argument("source", choices=["-"], help="- reads standard input")
    plays.set_defaults(run=lambda _: _plays())

    count = commands.add_parser("perft", help="count the play sequences of a length")
    count.add_argument("position", help="a position in the notation of docs/rules.md 6.1")
    count.add_argument("depth", type=_depth, help="the length of the sequences")
    count.set_defaults(run=lambda given: _perft(given.position, given.depth))

    proof = commands.add_parser("verify", help="check that a game's log follows from its seed")
    proof.add_argument("database", type=Path, help="the bot's database file")
    proof.add_argument("game", type=int, help="the number of the game")
    proof.set_defaults(run=lambda given: _verify(given.database, given.game))

    arena = commands.add_parser("arena", help="let computer players play against each other")
    arena.add_argument("ruleset", help="a ruleset, as in the notation: swiss, swiss+board=dog")
    arena.add_argument("party", type=_party, help="how many play, t for teams or s for solo: 4t")
    arena.add_argument("challenger", choices=sorted(PLAYERS), help="who is measured")
    arena.add_argument("opponent", choices=sorted(PLAYERS), help="who has the other seats")
    arena.add_argument("--games", type=_count, default=200, help="how many games")
    arena.add_argument("--workers", type=_count, default=1, help="how many processes")
    arena.set_defaults(run=_arena)

    given = parser.parse_args(arguments)
    code: int = given.run(given)
    return code


def _depth(text: str) -> int:
    depth = int(text)
    if depth < 0:
        raise argparse.ArgumentTypeError("a length is 0 or more")
    return depth


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return count


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
    for result in fight(rules, given.challenger, given.opponent, given.games, given.workers):
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


def _plays() -> int:
    """Answer each line as it comes (docs/rules.md 6.2)."""
    for line in sys.stdin.buffer:
        # A position is ASCII; whatever else stands there is answered as the error it is.
        text = line.decode("utf-8", errors="replace").removesuffix("\n").removesuffix("\r")
        print(plays_as_json(text), flush=True)
    return 0


def _perft(position: str, depth: int) -> int:
    try:
        print(perft(parse_position(position), depth))
    except NotationError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def _replayed(path: Path, game: int) -> Table:
    database = await Database.open(path)
    try:
        return replay(await SqliteLog(database).read(game))
    finally:
        await database.close()


def _verify(path: Path, game: int) -> int:
    """Replay a log, every deal and draw of which is checked against the seed (docs/architecture.md)."""
    if not path.is_file():
        print(f"{path} is no file.", file=sys.stderr)
        return 1
    try:
        table = asyncio.run(_replayed(path, game))
    except (StorageError, LogError) as error:
        print(f"Game {game} cannot be verified: {error}", file=sys.stderr)
        return 1
    if table.game is None or table.stage is Stage.PLAYING:
        print(f"Game {game} is not over; its seed is secret until then.", file=sys.stderr)
        return 1
    print(f"Game {game} follows from its seed {table.game.seed.hex()}")
    print(f"whose SHA-256 is {seed_hash(table.game.seed)}: {table.game.round} rounds, {table.number} events.")
    return 0

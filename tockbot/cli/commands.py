"""Which commands there are: the game without Discord, for tests, bug reports and proofs."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from tockbot.cli.arena import set_up_arena
from tockbot.cli.engine import count_sequences, print_plays
from tockbot.cli.logs import print_log, verify
from tockbot.storage import place_of
from tockbot.tables import TableId


def main(arguments: Sequence[str]) -> int:
    """Run a command and give the exit code: 0 done, 1 the answer is an error, 2 the command was not understood."""
    parser = argparse.ArgumentParser(prog="python -m tockbot", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    plays = commands.add_parser("plays", help="read a position a line, print its legal plays as JSON")
    plays.add_argument("source", choices=["-"], help="- reads standard input")
    plays.set_defaults(run=lambda _: print_plays())

    count = commands.add_parser("perft", help="count the play sequences of a length")
    count.add_argument("position", help="a position in the notation of docs/rules.md 6.1")
    count.add_argument("depth", type=_depth, help="the length of the sequences")
    count.set_defaults(run=lambda given: count_sequences(given.position, given.depth))

    proof = commands.add_parser("verify", help="check that a game's log follows from its seed")
    _add_table(proof)
    proof.set_defaults(run=lambda given: verify(given.database, TableId(given.table)))

    log = commands.add_parser("log", help="tell a table's log as JSON lines (docs/log.md); it shows hidden cards")
    _add_table(log)
    log.set_defaults(run=lambda given: print_log(given.database, TableId(given.table)))

    set_up_arena(commands.add_parser("arena", help="let computer players play against each other"))

    given = parser.parse_args(arguments)
    code: int = given.run(given)
    return code


def _add_table(command: argparse.ArgumentParser) -> None:
    command.add_argument("database", type=place_of, help="the bot's database: a file, or postgresql://…")
    command.add_argument("table", type=int, help="the number of the table")


def _depth(text: str) -> int:
    depth = int(text)
    if depth < 0:
        raise argparse.ArgumentTypeError("a length is 0 or more")
    return depth

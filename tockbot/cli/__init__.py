"""The command line: the game without Discord, for tests, bug reports and proofs, and database commands.

A command imports what it needs when it runs: ``--help`` and ``plays`` need only the rules, and start at once.
"""

from __future__ import annotations

import argparse
import codecs
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from io import BufferedIOBase
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from tockbot import __version__, core
from tockbot.rules import NotationError, encoding_of, parse_position, plays_as_json

if TYPE_CHECKING:
    from tockbot.settings import Settings
    from tockbot.storage import DatabaseLocation

MAX_LENGTH: Final = 1_000_000
"""Maximum length of a game, and of play sequences to count."""

MAX_TABLES: Final = 2**63 - 1
"""The largest number that a database can store for a table."""


def main(
    arguments: Sequence[str],
    settings: Callable[[], Settings],
    doctor: Callable[[Settings, int | None], int],
) -> int:
    """Run a command and return the exit code: 0 done, 1 the answer is an error, 2 the command was not understood.

    Args:
        arguments: what was typed after ``tockbot``.
        settings: reads the bot's settings, for commands that need them.
        doctor: runs the checks with these settings, and for a channel.
    """
    parser = argparse.ArgumentParser(prog="tockbot", description="Without a command, tockbot starts the bot.")
    parser.add_argument("--version", action="version", version=f"tockbot {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)

    plays = commands.add_parser("plays", help="read one position per line and print its legal plays as JSON")
    plays.add_argument("source", choices=["-"], help="- reads standard input")
    plays.set_defaults(run=lambda _: _print_plays())

    count = commands.add_parser("perft", help="count the play sequences of a given length")
    count.add_argument("position", help="a position in the notation of docs/rules.md 6.1")
    count.add_argument("depth", type=integer_between(0, MAX_LENGTH), help="the length of the sequences")
    count.set_defaults(run=lambda given: _count_sequences(given.position, given.depth))

    proof = commands.add_parser("verify", help="check that a game's log follows from its seed")
    _add_table(proof)
    proof.set_defaults(run=lambda given: _module("games").verify(given.database, given.table))

    log = commands.add_parser("log", help="print a table's log as JSON lines (docs/log.md); shows hidden cards")
    _add_table(log)
    log.set_defaults(run=lambda given: _module("games").print_log(given.database, given.table))

    text = commands.add_parser("export", help="print a finished game as text (docs/notation.md)")
    _add_table(text)
    text.set_defaults(run=lambda given: _module("games").export(given.database, given.table))

    shown = commands.add_parser("replay", help="check the text of a game and show it (docs/notation.md)")
    shown.add_argument("file", type=Path, help="the text, from export or from a replay in Discord")
    shown.add_argument(
        "--play", type=integer_between(0, MAX_LENGTH), metavar="NUMBER", help="print only the position after this play"
    )
    shown.set_defaults(run=lambda given: _module("games").replay_file(given.file, given.play))

    paged = commands.add_parser("page", help="print the text of a game as a self-contained web page")
    paged.add_argument("file", type=Path, help="the text, from export or from a replay in Discord")
    paged.add_argument("--language", help="the language of the page, such as de; English by default")
    paged.add_argument("--names", action="store_true", help="show people's names; only if all of them agree")
    paged.set_defaults(run=lambda given: _module("games").page(given.file, given.language, names=given.names))

    _add_databases(commands.add_parser, settings)

    looking = commands.add_parser("doctor", help="check everything that the bot needs, and say what is missing")
    looking.add_argument(
        "--channel", type=integer_between(1, MAX_TABLES), help="the id of a channel in which it should play"
    )
    looking.set_defaults(run=lambda given: doctor(settings(), given.channel))

    given = parser.parse_args(arguments)
    code: int = given.run(given)
    return code


def _add_databases(add: Callable[..., argparse.ArgumentParser], settings: Callable[[], Settings]) -> None:
    moving = add("move", help="copy a database into an empty one, of either kind, and prove that they are equal")
    moving.add_argument("source", type=_place, metavar="FROM", help="a file, or postgresql://…; it is only read")
    moving.add_argument("target", type=_place, metavar="TO", help="a file, or postgresql://…")
    moving.set_defaults(run=lambda given: _module("databases").move_database(given.source, given.target))

    backup = add("backup", help="copy the bot's SQLite file, even while the bot is running")
    backup.add_argument("copy", type=Path, metavar="FILE", help="the copy, which must not exist yet")
    backup.add_argument("--database", type=_place, help="the file to copy, if not the one in the settings")
    backup.set_defaults(
        run=lambda given: _module("databases").back_up_database(given.database or settings().database, given.copy)
    )

    drilling = add("drill", help="prove a backup: restore it to a temporary place and replay every log in it")
    drilling.add_argument("backup", type=_place, help="a copy of a file, or postgresql://… to which one was restored")
    drilling.add_argument("--of", type=_place, metavar="DATABASE", help="the database that was backed up, to compare")
    drilling.set_defaults(run=lambda given: _module("databases").drill_database(given.backup, given.of))

    rebuilding = add("rebuild", help="compute the results of finished games from their logs again")
    rebuilding.add_argument("database", type=_place, help="a file, or postgresql://…; no bot may run on it")
    rebuilding.set_defaults(run=lambda given: _module("databases").rebuild_database(given.database))

    database = add("database", help="change how a server stores the games").add_subparsers(required=True)

    distributing = database.add_parser("distribute", help="distribute a database over its Citus workers")
    distributing.add_argument("database", type=_place, metavar="ADDRESS", help="postgresql://…; no bot may run on it")
    distributing.set_defaults(run=lambda given: _module("databases").distribute_database(given.database))

    dividing = database.add_parser("shards", help="change the number of shards of several bots, even while they run")
    dividing.add_argument("count", type=_shards, metavar="NUMBER", help="the new number of shards")
    dividing.add_argument("--database", type=_place, help="the address, if not the one in the settings")
    dividing.set_defaults(
        run=lambda given: _module("databases").divide_work(given.database or settings().database, given.count)
    )


def _add_table(command: argparse.ArgumentParser) -> None:
    command.add_argument("database", type=_place, help="the bot's database: a file, or postgresql://…")
    command.add_argument("table", type=integer_between(1, MAX_TABLES), help="the number of the table")


def _module(name: str) -> Any:  # noqa: ANN401 - it has every function of a module
    """Import the module of a command."""
    return import_module(f"tockbot.cli.{name}")


def _shards(text: str) -> int:
    from tockbot.settings import MAX_SHARDS

    return integer_between(1, MAX_SHARDS)(text)


def _place(text: str) -> DatabaseLocation:
    from tockbot.storage import DatabaseLocationError, place_of

    try:
        return place_of(text)
    except DatabaseLocationError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def integer_between(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from ``least`` to ``most``."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} to {most}")
        return number

    return read


def _print_plays() -> int:
    """Answer each line of standard input as soon as it arrives (docs/rules.md 6.2)."""
    for line in _lines(cast("BufferedIOBase", sys.stdin.buffer)):
        print(plays_as_json(line.removesuffix("\r")), flush=True)
    return 0


def _lines(stream: BufferedIOBase) -> Iterator[str]:
    """Yield the lines of a text in UTF-8 or UTF-16, each as soon as it arrives."""
    chunk = stream.read(1)
    if chunk != b"\n":
        chunk += stream.read(1)
    # Positions are ASCII; anything else is answered as an error.
    decoder = codecs.getincrementaldecoder(encoding_of(chunk))("replace")
    rest = ""
    while chunk:
        *lines, rest = (rest + decoder.decode(chunk)).split("\n")
        yield from lines
        chunk = stream.read1()
    rest += decoder.decode(b"", final=True)
    if rest:
        yield rest


def _count_sequences(position: str, depth: int) -> int:
    """Print how many sequences of ``depth`` plays follow a position (docs/rules.md 6.3)."""
    try:
        core.use()
        print(core.perft(parse_position(position), depth))
    except NotationError as error:
        print(error, file=sys.stderr)
        return 1
    return 0

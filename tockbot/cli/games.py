"""Commands about one game: its proof, its log for other programs, and its text (docs/notation.md)."""

from __future__ import annotations

import asyncio
import json
import sys
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Final

from tockbot import tables
from tockbot.bot.words import DEFAULT_LANGUAGE, languages, speaker
from tockbot.computer import course_of
from tockbot.features.replay import game_page
from tockbot.rules import encoding_of, format_position, format_ruleset
from tockbot.storage import Database, DatabaseLocation, StorageError, StoredLog, StoredPeople, read_database

MAX_FILE_BYTES: Final = 1_000_000
"""Maximum number of bytes that are read from a file."""


def verify(place: DatabaseLocation, table_id: tables.TableId) -> int:
    """Replay a log, checking every deal and draw against the seed (docs/architecture.md)."""
    try:
        proof = tables.proof_of(asyncio.run(_read(place, table_id)), datetime.now(UTC))
    except (StorageError, tables.LogError) as error:
        print(f"Table {table_id} cannot be verified: {error}", file=sys.stderr)
        return 1
    if proof is None:
        print(f"Game {table_id} is not over: its seed is secret until then.", file=sys.stderr)
        return 1
    print(f"Game {table_id} follows from its seed {proof.seed}")
    print(f"whose SHA-256 is {proof.seed_hash}: {proof.rounds} rounds, {proof.entries} entries.")
    if proof.message is None:
        print("Its start was not announced, so this does not prove that the seed was not chosen to suit the seats.")
        return 0
    print(f"Mixed in: the id {proof.message} of the message that announced the start, and the cut {proof.cut!r}.")
    print("So no one arranged the deal, unless the start was repeated in front of everyone (each start is announced in")
    print("the channel). This does not prove that the person who runs the bot did not look at the cards.")
    return 0


def print_log(place: DatabaseLocation, table_id: tables.TableId) -> int:
    """Print a table's log as JSON lines, each entry with the state of the table after it (docs/log.md)."""
    try:
        for line in tables.log_lines(asyncio.run(_read(place, table_id))):
            print(json.dumps(line, ensure_ascii=False))
    except (StorageError, tables.LogError) as error:
        print(f"The log of table {table_id} cannot be printed: {error}", file=sys.stderr)
        return 1
    return 0


async def _read(place: DatabaseLocation, table_id: tables.TableId) -> list[tables.Entry]:
    database = await read_database(place)
    try:
        return await _log_of(database, table_id)
    finally:
        await database.close()


async def _log_of(database: Database, table_id: tables.TableId) -> list[tables.Entry]:
    """Return a table's log."""
    entries = await StoredLog(database).read(table_id)
    if not entries:
        raise StorageError("The database has no such table.")
    return entries


def export(place: DatabaseLocation, table_id: tables.TableId) -> int:
    """Print the text of a finished game."""
    try:
        transcript = asyncio.run(_transcript(place, table_id))
    except (StorageError, tables.LogError) as error:
        print(f"Game {table_id} cannot be exported: {error}", file=sys.stderr)
        return 1
    if transcript is None:
        print(f"Game {table_id} is not over: its cards are secret until then.", file=sys.stderr)
        return 1
    print(tables.write_transcript(transcript), end="")
    return 0


async def _transcript(place: DatabaseLocation, table_id: tables.TableId) -> tables.Transcript | None:
    database = await read_database(place)
    try:
        entries = await _log_of(database, table_id)
        table = tables.replay(entries)
        if table.game is None or not table.is_final(datetime.now(UTC)):
            return None
        people = await StoredPeople(database).read(table.people)
        return tables.transcript_of(table_id, entries, {person.id: person.name for person in people})
    finally:
        await database.close()


def _read_text(path: Path) -> tables.Transcript | None:
    """Return the game in a text file; None, after printing why, if it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_FILE_BYTES)
        return tables.read_transcript(content.decode(encoding_of(content)))
    except (OSError, UnicodeDecodeError) as error:
        print(f"{path} cannot be read: {error}", file=sys.stderr)
    except tables.TranscriptError as error:
        print(f"{path}: {error}.", file=sys.stderr)
    return None


def page(path: Path, language: str | None, *, names: bool) -> int:
    """Print a game's text as a web page, with seats instead of people's names unless ``names``."""
    if language not in (None, *languages()):
        print(f"The language must be one of {', '.join(languages())}, not '{language}'.", file=sys.stderr)
        return 2
    transcript = _read_text(path)
    if transcript is None:
        return 1
    people = {person: tables.Person(person, None, name) for person, name in transcript.names.items() if names}
    past = tables.game_text(transcript)
    print(
        game_page(speaker(language or DEFAULT_LANGUAGE), past, people, course_of(transcript.rules, past.boards)), end=""
    )
    return 0


def replay_file(path: Path, play: int | None) -> int:
    """Check the text of a game and print each play with the position after it, or one position."""
    transcript = _read_text(path)
    if transcript is None:
        return 1
    moments = list(tables.moments(transcript))
    last = moments[-1]
    if play is None:
        _show(transcript, moments)
        return 0
    if not 0 <= play <= last.plays:
        print(f"{path} has plays 1 to {last.plays}; 0 is the position before them.", file=sys.stderr)
        return 1
    # Several moments may have the same number of plays: the last one comes after a deal and its exchange.
    print(format_position([moment for moment in moments if moment.plays == play][-1].game.position))
    return 0


def _show(transcript: tables.Transcript, moments: list[tables.Moment]) -> None:
    rules, game = transcript.rules, moments[-1].game
    plays = [step for step in transcript.steps if isinstance(step, tables.Played)]
    players = f"{rules.party.players}{'t' if rules.party.in_teams else 's'}"
    print(f"{format_ruleset(rules)} {players}, {game.round} rounds, {len(plays)} plays")
    for before, after in pairwise(moments):
        if after.game.round > before.game.round:
            print(f"\nround {after.game.round}")
        if after.plays > before.plays:
            print(f"{after.plays}. {tables.played_text(before.game.position, plays[before.plays])}")
        print(f"    {format_position(after.game.position)}")
    print(
        "\nEvery play is legal, and every card follows from the seed, whose SHA-256 is "
        f"{tables.seed_hash(transcript.seed)}."
    )

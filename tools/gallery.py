"""Writes games of computer players as web pages, for the site: ``python -m tools.gallery FOLDER``.

The games are played when the site is built, each from its own seed, and written as *Web page* does. A game between
people can be added as text once everyone who played agrees; there is none yet.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final

from tockbot import core
from tockbot.bot.words import ruleset_name, speaker
from tockbot.computer import course_of
from tockbot.computer.levels import choose_gift, choose_play
from tockbot.features.replay import game_page
from tockbot.rules import Phase, Seat, TableRules, table_rules
from tockbot.tables import (
    Actor,
    ChannelId,
    Entry,
    Game,
    GuildId,
    Level,
    Opened,
    PersonId,
    Stage,
    Table,
    TableCommand,
    TableId,
    Transcript,
    commands,
    computer_on,
    decide,
    game_text,
    observe,
    opened,
    question_for,
    transcript_of,
)

LEVEL: Final = Level.NORMAL
BEGUN: Final = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Shown:
    """A game of the gallery: its rules, the language of its page, and a sentence about it."""

    rules: TableRules
    language: str
    about: str


GAMES: Final = (
    Shown(table_rules("swiss", 4), "en", "Two against two: a seven hits all that it passes, and partners help."),
    Shown(table_rules("ttg", 4), "en", "A jack moves eleven, a shortcut leads through the centre, no pawn is safe."),
    Shown(table_rules("toctoc", 4), "fr", "Two against two, as in Québec. In French."),
    Shown(table_rules("dog", 4), "de", "The Swiss cards on the smaller board. In German."),
    Shown(table_rules("keezen", 4), "nl", "Two against two, as in the Netherlands. In Dutch."),
    Shown(table_rules("jackaroo", 4), "ar", "Two against two, as in the Gulf. In Arabic, from right to left."),
    Shown(table_rules("swiss", 8), "en", "A board for eight: four teams of two, 144 fields, a shortcut."),
)


ABOVE: Final = """# Sample games

Whole games of computer players, with all cards visible. Each page works without a server: go through the game with
keys, buttons or the slider, or have each step read to you. **Web page** makes such a page of any game that you played.
"""

BELOW: Final = """
Games of people are here only if all their players agreed; so far there are none. To add yours, send its text (**Export
as text**) and everyone's consent to the project. Pages name seats instead of people, unless everyone wants their name.
"""


def main(folder: Path, games: Sequence[Shown] = GAMES) -> None:
    """Write games, and a page with links to them, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    core.use()
    lines = []
    for number, shown in enumerate(games, 1):
        name = f"{shown.rules.ruleset.name}-{shown.rules.party.players}.html"
        past = game_text(played(TableId(number), shown.rules))
        course = course_of(shown.rules, past.boards)
        (folder / name).write_text(game_page(speaker(shown.language), past, {}, course), encoding="utf-8")
        lines.append(f"- [{ruleset_name(speaker('en'), shown.rules)}]({name}): {shown.about}")
    (folder / "index.md").write_text("\n".join((ABOVE, *lines, BELOW)), encoding="utf-8")


def played(number: TableId, rules: TableRules) -> Transcript:
    """Return a whole game with computer players on all seats."""
    event = Opened(
        GuildId(0), ChannelId(0), PersonId(0), "en", rules, sha256(f"the gallery's game {number}".encode()).digest()
    )
    entries = [Entry(1, BEGUN, event.host, event)]
    table = opened(entries[0])

    def do(actor: Actor, wish: TableCommand) -> Table:
        step = decide(table, actor, BEGUN, wish)
        entries.extend(step.entries)
        return step.table

    for seat in rules.seats:
        table = do(Actor(PersonId(seat)), commands.join)
    table = do(Actor(event.host), commands.start)
    while table.game is not None and table.stage is Stage.PLAYING:
        seat = table.game.awaited[0]
        table = do(Actor(PersonId(seat)), thought(number, table, table.game, seat))
    # A game needs people to start. A computer player chose each of their moves, so the page shows computer players.
    seats = tuple(computer_on(seat, LEVEL) for seat in rules.seats)
    return replace(transcript_of(number, entries, {}), seats=seats)


def thought(number: TableId, table: Table, game: Game, seat: Seat) -> TableCommand:
    """Return the command of a computer player for a seat that must act."""
    asked, stamp = question_for(number, seat, observe(table, game, seat), LEVEL), game.stamp
    if game.position.phase is Phase.EXCHANGE:
        return partial(commands.give, card=choose_gift(asked.observation, LEVEL, asked.seed), stamp=stamp)
    return partial(commands.play, chosen=choose_play(asked.observation, LEVEL, asked.seed), stamp=stamp)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

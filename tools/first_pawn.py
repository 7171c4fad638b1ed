"""Counts the presses that a beginner needs until their first pawn is out: ``python -m tools.first_pawn``.

For each of a hundred seeds, a table is opened, filled with computer players and started, as in the lobby. The beginner
passes the first card of the hand that does not bring a pawn out, or with ``--careless`` the first card, and plays the
first card that does. A hand that can only be thrown in is discarded automatically; a hand without a playable card is
discarded with one press. Presses are counted on the bot's screens.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from typing import Final

from tockbot import core
from tockbot.app.features import SCREENS
from tockbot.bot.screen import Button, Screen
from tockbot.bot.words import speaker
from tockbot.computer import levels
from tockbot.features.turn.screens import card_screen
from tockbot.features.turn.turn import MakePlay, ShowCard, turn_of
from tockbot.rules import (
    JOKER,
    RESERVE,
    Enter,
    EnterPawn,
    MovePlay,
    Phase,
    Seat,
    TableRules,
    ThrowIn,
    plays_without_sevens,
    table_rules,
)
from tockbot.tables import (
    Actor,
    Card,
    ChannelId,
    Computer,
    Game,
    GuildId,
    MessageId,
    Opened,
    Person,
    PersonId,
    Table,
    TableCommand,
    TableId,
    TableSeen,
    UserId,
    commands,
    decide,
    decide_open_table,
    observe,
    rank_of,
    see,
)

SEEDS: Final = 100
WITHIN: Final = 6
WANTED: Final = 90
"""Number of games in a hundred in which the first pawn must be out within :data:`WITHIN` presses."""

MAX_ROUNDS: Final = 8
NEW: Final = PersonId(1)
THEN: Final = datetime(2026, 1, 1, tzinfo=UTC)
EN: Final = speaker("en")


def presses_until_out(rules: TableRules, seed: bytes, *, careless: bool = False) -> int | None:
    """Return the number of presses until the beginner's first pawn is out, or None if it takes too many rounds."""
    table = _opened(rules, seed)
    pressed = 1  # Fill up and start
    while (game := _game_of(table)).round <= MAX_ROUNDS:
        seen = see(TableId(1), table, NEW, {NEW: Person(NEW, UserId(1), "New")})
        own = seen.viewer
        if own is None:
            raise ValueError("the beginner does not sit at the table")
        if any(pawn != RESERVE for pawn in game.numbering[own]):
            return pressed
        if game.position.phase is Phase.EXCHANGE:
            pressed += game.gifts[own] is None
            table = _exchanged(table, game, own, careless=careless)
        elif game.position.turn == own and turn_of(seen).may_discard_rest:
            table, pressed = _decided(table, partial(commands.discard_rest, stamp=game.stamp)), pressed + 1
        elif game.position.turn == own:
            table, presses = _played(table, game, seen)
            pressed += presses
        else:
            table = _computer_played(table, game)
    return None


def _opened(rules: TableRules, seed: bytes) -> Table:
    opening = Opened(GuildId(1), ChannelId(1), NEW, "en", rules, seed)
    table = decide_open_table(opening, THEN, commands.join).table
    table = decide(table, Actor(NEW), THEN, commands.fill_and_start).table
    return decide(table, Actor(), THEN, partial(commands.announced, message=MessageId(1))).table


def _exchanged(table: Table, game: Game, own: Seat, *, careless: bool) -> Table:
    """Let every player pass a card."""
    spared = game.hands[own][0] if careless else _spared(table, game, own)
    for seat in table.rules.seats:
        if not game.hands[seat]:
            continue
        player = table.seated[seat]
        view = observe(table, game, seat)
        card = levels.choose_gift(view, player.level, 0) if isinstance(player, Computer) else spared
        table = decide(table, Actor(plays=seat), THEN, partial(commands.give, card=card, stamp=game.stamp)).table
    return table


def _spared(table: Table, game: Game, own: Seat) -> Card:
    """Return the first card that does not bring a pawn out, or else the first."""
    law = table.rules.law
    entering = {JOKER, *(rank for rank, actions in law.cards.items() if any(isinstance(a, EnterPawn) for a in actions))}
    return next((card for card in game.hands[own] if rank_of(card) not in entering), game.hands[own][0])


def _played(table: Table, game: Game, seen: TableSeen) -> tuple[Table, int]:
    """Return the table after the beginner's turn, and the number of presses."""
    plays = plays_without_sevens(game.position)
    thrown = next((play for play in plays if isinstance(play, ThrowIn)), None)
    enters = next((play for play in plays if isinstance(play, MovePlay) and isinstance(play.moves[0], Enter)), None)
    chosen = thrown or enters or plays[0]
    presses = 0 if thrown is not None else _way(seen, plays.index(chosen))
    return _decided(table, partial(commands.play, chosen=chosen, stamp=game.stamp)), presses


def _decided(table: Table, wish: TableCommand) -> Table:
    return decide(table, Actor(NEW), THEN, wish).table


def _way(seen: TableSeen, play: int) -> int:
    """Return the number of presses from the hand to a play, given by its place among all plays."""
    screens, presses = [SCREENS.hand(EN, seen)], 1
    while screens:
        pressed = [button.press for screen in screens for button in _buttons(screen)]
        if any(isinstance(one, MakePlay) and one.play == play for one in pressed):
            return presses
        further = [one for one in pressed if isinstance(one, ShowCard)]
        screens, presses = [card_screen(EN, seen, one.card, one.group) for one in further], presses + 1
    raise ValueError("no button leads to that play")


def _buttons(screen: Screen) -> Sequence[Button]:
    return [button for row in screen.rows if isinstance(row, tuple) for button in row if not button.disabled]


def _computer_played(table: Table, game: Game) -> Table:
    seat = game.position.turn
    player = None if seat is None else table.seated[seat]
    if seat is None or not isinstance(player, Computer):
        raise ValueError("no computer player is to act")
    chosen = levels.choose_play(observe(table, game, seat), player.level, game.stamp)
    return decide(table, Actor(plays=seat), THEN, partial(commands.play, chosen=chosen, stamp=game.stamp)).table


def _game_of(table: Table) -> Game:
    if table.game is None:
        raise ValueError("the game has not begun")
    return table.game


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the number of presses for every seed, and return whether it is low enough often enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", default="swiss")
    parser.add_argument("--careless", action="store_true", help="pass the first card of the hand, whatever it is")
    asked = parser.parse_args(arguments)
    core.use()
    rules = table_rules(asked.ruleset, 4)
    seeds = [sha256(f"first pawn {number}".encode()).digest() for number in range(SEEDS)]
    took = [presses_until_out(rules, seed, careless=asked.careless) for seed in seeds]
    for first in range(0, SEEDS, 10):
        print(f"{first:3d}", *(f"{'-' if one is None else one:>3}" for one in took[first : first + 10]))
    soon = sum(one is not None and one <= WITHIN for one in took)
    print(f"out within {WITHIN} presses: {soon} of {SEEDS}")
    return 0 if soon >= WANTED else 1


if __name__ == "__main__":
    raise SystemExit(main())

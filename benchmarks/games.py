"""Whole games for measurements: as logs written by greedy players, or of random legal plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import partial
from itertools import cycle
from random import Random

from tockbot.computer.greedy import choose_gift, choose_play
from tockbot.rules import (
    Phase,
    Play,
    Position,
    Seat,
    TableRules,
    after_legal,
    deal,
    exchange,
    legal_plays,
    next_dealer,
    opening,
    side_is_home,
    takes_from,
)
from tockbot.tables import (
    Actor,
    Entry,
    Game,
    Level,
    Opened,
    PersonId,
    Stage,
    Table,
    TableCommand,
    commands,
    decide,
    decide_open_table,
    observe,
)


def game_log(opened: Opened, people: Sequence[PersonId], now: datetime, most: int | None = None) -> list[Entry]:
    """Return the log of a game of these people, the host first, of at most ``most`` entries.

    Hard computer players have the remaining seats; their moves are not made here.
    """
    step = decide_open_table(opened, now, commands.join)
    table, log = step.table, [*step.entries]

    def do(person: PersonId, wish: TableCommand) -> None:
        nonlocal table
        made = decide(table, Actor(person), now, wish)
        table = made.table
        log.extend(made.entries)

    for person in people[1:]:
        do(person, commands.join)
    for _ in opened.rules.seats[len(people) :]:
        do(people[0], partial(commands.add_computer, level=Level.HARD))
    do(people[0], commands.start)
    while table.stage is Stage.PLAYING and table.game is not None and (most is None or len(log) < most):
        seat, wish = _due(table, table.game)
        do(people[seat], wish)
    return log


def _due(table: Table, game: Game) -> tuple[int, TableCommand]:
    """Return the seat to act, and its command."""
    if game.position.phase is Phase.EXCHANGE:
        seat = next(seat for seat in table.rules.seats if game.hands[seat] and game.gifts[seat] is None)
        return seat, partial(commands.give, card=choose_gift(observe(table, game, seat, {})), stamp=game.stamp)
    seat = game.position.turn or table.rules.seats[0]
    return seat, partial(commands.play, chosen=choose_play(observe(table, game, seat, {})), stamp=game.stamp)


def random_game(rules: TableRules, rng: Random) -> Iterator[tuple[Position, Sequence[Play]]]:
    """Yield each position of a random game in which a seat acts, with its legal plays.

    Every round is dealt from a freshly shuffled pack, which is simpler and close enough for measurements.
    """
    pack = [rank for rank in rules.law.deck_ranks if rank != "*"] * rules.law.suits + ["*"] * rules.law.jokers
    position = opening(rules, rules.seats[0])
    dealer = position.dealer
    for number, size in enumerate(cycle(rules.law.hand_sizes), 1):
        dealt = rng.sample(pack, size * len(rules.seats))
        position = deal(position, dealer, [_hand(position, seat, size, dealt) for seat in rules.seats])
        if position.phase is Phase.EXCHANGE:
            position = exchange(position, [hand and rng.choice(hand) for hand in position.hands])
        while position.turn is not None:
            plays = legal_plays(position)
            yield position, plays
            play = rng.choice(plays)
            other = takes_from(play)
            drawn = None if other is None else rng.choice(position.hands[other])
            position = after_legal(position, play, drawn)
        if position.phase is Phase.GAME_OVER:
            return
        dealer = next_dealer(position, number)


def _hand(position: Position, seat: Seat, size: int, dealt: list[str]) -> str:
    """Return this many cards, or none for a seat that has finished (rules.md 5.1)."""
    if side_is_home(position.rules, position.pawns, seat):
        return ""
    return "".join(dealt[seat * size : (seat + 1) * size])

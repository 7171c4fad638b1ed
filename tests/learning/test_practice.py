"""Practice games begin against easy computer players, with a card that enters."""

from __future__ import annotations

from functools import partial
from hashlib import sha256

from tests.tables.live import GUILD, HOST, MOMENT
from tockbot.learning import with_entering_card
from tockbot.rules import table_rules
from tockbot.tables import (
    ChannelId,
    Computer,
    Human,
    Kind,
    Level,
    Opened,
    Pace,
    Stage,
    commands,
    decide_open_table,
    rank_of,
)

FOUR = table_rules("swiss", 4)


def opened_with(seed: bytes) -> Opened:
    return Opened(GUILD, ChannelId(2), HOST, "en", FOUR, seed, Pace.OPEN, Kind.PRACTICE)


def has_a_way_out(event: Opened) -> bool:
    game = decide_open_table(event, MOMENT, commands.practise).table.game
    assert game is not None
    return any(rank_of(card) in FOUR.law.entering_ranks for card in game.hands[0])


def test_practice_starts_at_once_with_easy_players_and_hints() -> None:
    table = decide_open_table(opened_with(bytes(32)), MOMENT, commands.practise).table
    assert (table.stage, table.opening.kind, table.terms.hints) == (Stage.PLAYING, Kind.PRACTICE, None)
    first, *others = table.seated
    assert first == Human(HOST)
    assert [one.level for one in others if isinstance(one, Computer)] == [Level.EASY] * 3


def test_first_practice_hand_has_an_entering_card() -> None:
    seeds = [sha256(f"{number}".encode()).digest() for number in range(60)]
    assert not all(has_a_way_out(opened_with(seed)) for seed in seeds), "without looking for one it need not"
    for begin in range(0, 60, 6):
        following = map(opened_with, seeds[begin:] + seeds[:begin])
        assert has_a_way_out(with_entering_card(partial(next, following)))

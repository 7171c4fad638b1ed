"""Games that begin from a position: their cards, their log, and impossible positions."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from tests.tables.live import EVERY_RULESET, HOST, MOMENT, SEED, LiveTable, begun_from, by, opening_of, rules_id, seated
from tests.tables.recordings import Recording
from tockbot.rules import Phase, Position, TableRules, format_position, parse_position, side_is_home, table_rules
from tockbot.tables import (
    Card,
    Dealt,
    Entry,
    LogError,
    Refusal,
    Refused,
    Stage,
    Started,
    commands,
    decode,
    encode,
    fold,
    full_deck,
    ranks_of,
    replay,
)

OUT = "r,r,r,r"
IN_EACH_PHASE = (
    "swiss 4t d3 pm 0 20,r,r,r/r,r,r,r/36+,r,r,r/5,h1,r,r 5K*/AA/-/7",
    f"swiss 4t d3 px - 20,r,r,r/{OUT}/{OUT}/{OUT} 5K/AA/7/7",
    f"swiss 2s d2 pr - 20,h4,r,r/{OUT} -/-",
    f"swiss 8t d7 pm 3 12,r,r,r/{'/'.join([OUT] * 7)} KK/5/5/KK/5/5/5/5",
    f"italian 3s d0 pd 1 20,r,r,r/5,r,r,r/{OUT} 5/69/Q",
    f"ttg+jokers 4t d1 pm 2 {OUT}/{OUT}/c,h4,r,r/{OUT} 2/**/AK/T",
    f"toctoc 4t d2 px - {OUT}/{OUT}/20,r,r,r/{OUT} A2/34/56/78",
    f"swiss+places 3s d2 pm 1 h1,h2,h3,h4/20,r,r,r/{OUT} -/5K/7",
)
"""Positions in each phase of a game, with several rulesets and sizes."""


@pytest.mark.parametrize("line", IN_EACH_PHASE)
def test_a_game_goes_on_from_a_position_to_its_end(line: str) -> None:
    position = parse_position(line)
    live = begun_from(position)
    started = next(entry for entry in live.entries if isinstance(entry.event, Started))
    assert started.event == Started(position)
    begun = replay(live.entries[: started.number]).game
    assert begun is not None
    assert (begun.position, begun.round, begun.history) == (position, 1, ())
    assert (len(live.entries) > started.number) == (position.phase is Phase.ROUND_OVER), "the next deal"
    rng = Random(4)
    for _ in range(60):
        if live.table.stage is Stage.PLAYING:
            live.step(rng)
    assert replay(live.entries) == live.table
    there = Counter((*live.game.stock, *live.game.discards, *(card for hand in live.game.hands for card in hand)))
    assert there == Counter(full_deck(position.rules.law))


def test_example_positions_cover_every_phase_of_play() -> None:
    assert {parse_position(line).phase for line in IN_EACH_PHASE} == set(Phase) - {Phase.GAME_OVER}


def test_hand_from_position_gets_each_suit_once_spades_first() -> None:
    live = begun_from(parse_position(f"swiss 4t d3 pm 0 20,r,r,r/{OUT}/{OUT}/{OUT} 55K*/5KKKKK/-/55**"))
    hands = ("5h 5s Ks **", "5s Kc Kd Kh Kh Ks", "", "5d 5h ** **")
    assert live.game.hands == tuple(tuple(map(Card, hand.split())) for hand in hands)


def test_undealt_cards_are_shuffled_in_the_stock() -> None:
    position = parse_position(f"ttg 4t d3 pm 0 20,r,r,r/{OUT}/{OUT}/{OUT} 5K/A/7/T")
    games = [begun_from(position, seed).game for seed in (SEED, bytes(32))]
    for game in games:
        assert tuple(map(ranks_of, game.hands)) == position.hands
        assert Counter((*game.stock, *(card for hand in game.hands for card in hand))) == Counter(
            full_deck(position.rules.law)
        )
        assert (game.discards, game.shuffles) == ((), 1)
    assert games[0].stock != games[1].stock


def test_sides_that_are_home_in_a_position_have_come_home() -> None:
    assert begun_from(parse_position(IN_EACH_PHASE[-1])).game.finished == ((0,),)
    assert begun_from(parse_position(IN_EACH_PHASE[0])).game.finished == ()


def test_any_position_of_a_game_can_be_begun_from(recording: Recording) -> None:
    for game in recording.games[::19]:
        if game.position.phase is Phase.GAME_OVER:
            continue
        begun = begun_from(game.position).game
        assert begun.position == game.position
        assert set(begun.finished) == {
            side for side in recording.rules.sides if side_is_home(recording.rules, game.position.pawns, side[0])
        }


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_start_from_a_position_survives_the_codec(rules: TableRules) -> None:
    live = begun_from(begun_from_opening(rules).game.position)
    started = next(entry.event for entry in live.entries if isinstance(entry.event, Started))
    kind, data = encode(started)
    assert data["position"] == format_position(live.game.position)
    assert decode(kind, data, rules) == started


def begun_from_opening(rules: TableRules) -> LiveTable:
    """Return a game that was just dealt."""
    live = seated(rules)
    live.do(by(0), commands.start)
    return live


PLAIN = parse_position(f"ttg 4t d3 pm 0 20,r,r,r/{OUT}/{OUT}/{OUT} 5K/A/7/T")
CANNOT_BE: list[tuple[str, Position]] = [
    ("over", parse_position(f"ttg 4t d3 pe - h1,h2,h3,h4/{OUT}/h1,h2,h3,h4/{OUT} -/-/-/-")),
    ("five of a rank in one pack", replace(PLAIN, hands=("AAA", "AA", "7", "T"))),
    ("other rules", replace(PLAIN, rules=table_rules("ttg", 4, options={"jokers": "on"}))),
    ("another number of players", parse_position(f"ttg 3s d2 pm 0 20,r,r,r/{OUT}/{OUT} 5K/A/7")),
    ("a hand that is not sorted", replace(PLAIN, hands=("K5", "A", "7", "T"))),
    ("nothing in the hand to play", replace(PLAIN, hands=("", "A", "7", "T"))),
    ("an exchange where there is none", replace(PLAIN, phase=Phase.EXCHANGE)),
    ("nobody's turn", replace(PLAIN, turn=None)),
]


@pytest.mark.parametrize("position", [row[1] for row in CANNOT_BE], ids=[row[0] for row in CANNOT_BE])
def test_impossible_position_is_refused(position: Position) -> None:
    live = seated(PLAIN.rules)
    before = live.table
    with pytest.raises(LogError) as error:
        live.decided(by(0), partial(commands.start, position=position))
    assert not [hand for hand in ("AAA", "K5") if hand in str(error.value)], "the error contains a hand"
    with pytest.raises(LogError):
        fold(live.table, Entry(live.table.entries + 1, MOMENT, HOST, Started(position)))
    assert live.table == before


def test_game_from_a_position_needs_every_seat_taken() -> None:
    live = LiveTable.opened(opening_of(PLAIN.rules))
    live.do(by(0), commands.join)
    with pytest.raises(Refused) as refused:
        live.decided(by(0), partial(commands.start, position=PLAIN))
    assert refused.value.reason is Refusal.SEATS_FREE
    with pytest.raises(LogError):
        fold(live.table, Entry(live.table.entries + 1, MOMENT, HOST, Started(PLAIN)))


def test_after_a_position_the_next_round_is_the_second() -> None:
    live = begun_from(parse_position(IN_EACH_PHASE[2]))
    assert isinstance(live.events[-1], Dealt)
    assert live.game.round == 2
    assert [len(hand) for hand in live.game.hands] == [live.table.rules.law.hand_sizes[1]] * 2

"""Tests the greedy player: it plays legally, ignores hidden cards, and clearly beats random play."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

from tests.sampled import some
from tests.tables.live import EVERY_RULESET, LiveTable, arranged, at_play, rules_id, started
from tests.tables.recordings import recorded
from tests.tables.test_observation import shuffled_behind
from tockbot.computer.greedy import choose_gift, choose_play, side_value
from tockbot.rules import (
    MovePlay,
    Phase,
    Seat,
    TableRules,
    is_legal,
    legal_plays,
    parse_pawns,
    side_is_home,
    table_rules,
)
from tockbot.tables import Card, Observation, Stage, observe, rank_of

FOUR = table_rules("swiss", 4)
EVERY = pytest.mark.parametrize("rules", some(EVERY_RULESET, 2), ids=rules_id)
OUT = "r,r,r,r"


def seen(live: LiveTable, seat: Seat | None = None) -> Observation:
    """Return the game as a seat knows it, by default the seat to act."""
    return observe(live.table, live.game, live.turn if seat is None else seat)


@EVERY
def test_greedy_player_makes_only_legal_plays(rules: TableRules) -> None:
    for table in recorded(rules).tables[::4]:
        assert table.game is not None
        turn = table.game.position.turn
        if turn is not None:
            assert is_legal(table.game.position, choose_play(observe(table, table.game, turn)))


@EVERY
def test_greedy_player_passes_only_held_cards(rules: TableRules) -> None:
    for table in recorded(rules).tables:
        assert table.game is not None
        if table.game.position.phase is Phase.EXCHANGE:
            for seat in rules.seats:
                if table.game.hands[seat]:
                    assert choose_gift(observe(table, table.game, seat)) in table.game.hands[seat]


@EVERY
def test_greedy_player_ignores_hidden_hands(rules: TableRules) -> None:
    rng = Random(1)
    for table in recorded(rules).tables[::9]:
        assert table.game is not None
        for seat in rules.seats:
            game, other = table.game, shuffled_behind(table, seat, rng).game
            assert other is not None
            here, there = observe(table, game, seat), observe(table, other, seat)
            if game.position.turn == seat:
                assert choose_play(there) == choose_play(here)
            elif game.position.phase is Phase.EXCHANGE and game.hands[seat]:
                assert choose_gift(there) == choose_gift(here)


def play_out(live: LiveTable, greedy_side: int, rng: Random) -> int | None:
    """Play a game between a greedy team and a random one; return the team that wins, or None if it takes too long."""
    for _ in range(1500):
        if live.table.stage is Stage.FINISHED:
            return live.game.finished[0][0]
        if live.game.position.phase is Phase.EXCHANGE:
            for seat in FOUR.seats:
                hand = live.game.hands[seat]
                is_greedy = seat % 2 == greedy_side
                card = choose_gift(seen(live, seat)) if is_greedy else rng.choice(hand)
                live.give(seat, hand.index(card))
        elif live.turn % 2 == greedy_side:
            live.play(choose_play(seen(live)))
        else:
            live.play(rng.choice(legal_plays(live.game.position)))
    return None


def test_greedy_player_beats_random_players() -> None:
    """Teams swap sides from game to game."""
    wins = sum(play_out(started(FOUR, bytes([n]) * 32), n % 2, Random(n)) == n % 2 for n in range(20))
    assert wins >= 19


@pytest.mark.parametrize(
    ("rules", "pawns", "hand"),
    [
        (FOUR, f"69+,h2,h3,h4/{OUT}/h1,h2,h3,h4/{OUT}", "A5K"),
        (FOUR, f"h1,h2,h3,h4/{OUT}/33+,h2,h3,h4/{OUT}", "A7K"),
        (table_rules("swiss", 2), "65,h2,h3,h4/20,r,r,r", "57K"),
        (table_rules("ttg", 3), f"62,h2,h3,h4/{OUT}/{OUT}", "59Q"),
    ],
)
def test_greedy_player_makes_a_winning_play(rules: TableRules, pawns: str, hand: str) -> None:
    ordered = "".join(sorted(hand, key="A23456789TJQK*".index))
    live = arranged(rules, pawns, (ordered, *["5"] * (rules.party.players - 1)), 0)
    winning = [
        play
        for play in legal_plays(live.game.position)
        if isinstance(play, MovePlay) and side_is_home(rules, play.pawns, Seat(0))
    ]
    if not winning:
        pytest.fail("no play wins here")
    assert choose_play(seen(live)) in winning


def test_5_1_greedy_player_plays_on_for_the_next_place() -> None:
    rules = table_rules("swiss", 3, options={"places": "on"})
    behind, ahead = (parse_pawns(rules, f"h1,h2,h3,h4/{field},r,r,r/30,r,r,r") for field in (20, 50))
    assert side_value(rules, behind, Seat(1)) < side_value(rules, ahead, Seat(1))
    hitting = choose_play(seen(arranged(rules, "h1,h2,h3,h4/21,r,r,r/30,r,r,r", ("", "59", "8"), 1)))
    assert hitting.spent == "9"


def test_greedy_player_enters_a_pawn_with_an_ace() -> None:
    live = arranged(FOUR, f"20,r,r,r/{OUT}/{OUT}/{OUT}", ("A5", "5", "5", "5"), 0)
    play = choose_play(seen(live))
    assert isinstance(play, MovePlay)
    assert side_value(FOUR, play.pawns, Seat(0)) > side_value(FOUR, live.game.position.pawns, Seat(0))


def test_2_3_partner_in_reserve_gets_a_spare_way_out() -> None:
    live = started(FOUR)
    game = replace(
        live.game,
        hands=((Card("As"), Card("Kh"), Card("5s"), Card("6s"), Card("8s"), Card("9s")), *live.game.hands[1:]),
    )
    assert rank_of(choose_gift(observe(live.table, game, Seat(0)))) in "AK"


def test_only_the_seat_to_act_chooses() -> None:
    live = at_play(FOUR)
    for seat in (Seat((live.turn + 1) % 4), None):
        with pytest.raises(ValueError, match="seat to act"):
            choose_play(observe(live.table, live.game, seat))
    with pytest.raises(ValueError, match="seat with cards"):
        choose_gift(observe(live.table, live.game, None))


@EVERY
def test_question_survives_the_way_to_a_worker(rules: TableRules) -> None:
    live = at_play(rules)
    game = seen(live)
    back = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own bytes
    assert back == game
    assert (back.hand, back.gift, back.received) == (game.hand, game.gift, game.received)
    again = pickle.loads(pickle.dumps(game))  # noqa: S301 - as above
    assert back.rules is again.rules, "a worker makes the tables of ways once"
    assert choose_play(back) == choose_play(game)

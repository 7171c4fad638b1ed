"""Hints: the best plays with their chances, and reasons that are true of them."""

from __future__ import annotations

from random import Random

import pytest

from tests.tables.live import EVERY_RULESET, arranged, rules_id, started
from tests.tables.recordings import record
from tests.tables.test_observation import shuffled_behind
from tockbot.computer.hint import QUICK, Hint, give_hint
from tockbot.computer.reasons import (
    ComesHome,
    Enters,
    Escapes,
    HitsOpponent,
    HitsOwnSide,
    KeepsWayOut,
    LikelyHit,
    LikelyHome,
    NearsHome,
    OnlyOne,
    StaysInReach,
    WayOut,
    Wins,
    hunter_of,
    play_reasons,
    seen_in_playouts,
)
from tockbot.rules.board import Location, Seat
from tockbot.rules.legal import is_legal, legal_plays
from tockbot.rules.notation import parse_pawns
from tockbot.rules.pawns import location_of
from tockbot.rules.plays import MovePlay, Spot
from tockbot.rules.position import Phase
from tockbot.rules.table_rules import TableRules, table_rules
from tockbot.tables.game import Game
from tockbot.tables.observation import observe
from tockbot.tables.table import Table

FOUR = table_rules("swiss", 4)
EVERY = pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
OUT = "r,r,r,r"


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


@EVERY
def test_a_hint_names_plays_that_are_legal_and_cards_that_are_held(rules: TableRules) -> None:
    for table in record(rules).tables[::60]:
        game = game_of(table)
        for seat in rules.seats:
            seen = observe(table, game, seat)
            if game.position.turn == seat:
                hint = give_hint(seen, 1, QUICK)
                assert all(not isinstance(one.what, str) and is_legal(game.position, one.what) for one in hint)
            elif game.position.phase is Phase.EXCHANGE and game.hands[seat]:
                hint = give_hint(seen, 1, QUICK)
                assert all(one.what in game.hands[seat] for one in hint)
            else:
                continue
            assert 1 <= len(hint) <= 3
            assert all(0 <= one.chance <= 1 for one in hint)


@EVERY
def test_what_others_hold_changes_no_hint(rules: TableRules) -> None:
    rng = Random(1)
    asked = 0
    for table in record(rules).tables[::80]:
        game = game_of(table)
        for seat in rules.seats:
            if game.position.turn == seat or (game.position.phase is Phase.EXCHANGE and game.hands[seat]):
                other = shuffled_behind(table, seat, rng)
                here, there = observe(table, game, seat), observe(other, game_of(other), seat)
                assert give_hint(there, 7, QUICK) == give_hint(here, 7, QUICK)
                asked += 1
    assert asked


def hint_at(pawns: str, hand: str, others: str = "2") -> Hint:
    live = arranged(FOUR, pawns, (hand, others, others, others), 0)
    return give_hint(observe(live.table, live.game, Seat(0)), 1, QUICK)


def reasons_at(pawns: str, hand: str, wanted: str) -> list[object]:
    """Why the only play that leaves the first seat's pawns so."""
    live = arranged(FOUR, pawns, (hand, "2", "2", "2"), 0)
    goal = parse_pawns(FOUR, f"{wanted}/{OUT}/{OUT}/{OUT}")[0]
    play = next(
        play for play in legal_plays(live.game.position) if isinstance(play, MovePlay) and play.pawns[0] == goal
    )
    return list(play_reasons(FOUR, live.game.position.pawns, Seat(0), play))


def at(seat: int, location: int) -> Spot:
    return Spot(Seat(seat), Location(location))


def test_it_says_that_a_pawn_comes_home() -> None:
    assert ComesHome(at(0, 65)) in reasons_at(f"65,r,r,r/{OUT}/{OUT}/{OUT}", "6", "h2,r,r,r")


def test_it_says_that_a_pawn_enters() -> None:
    assert Enters(Seat(0)) in reasons_at(f"{OUT}/{OUT}/{OUT}/{OUT}", "K", "0!,r,r,r")


def test_it_says_whom_a_play_hits() -> None:
    assert HitsOpponent(at(1, 25)) in reasons_at(f"20,r,r,r/25,r,r,r/{OUT}/{OUT}", "5", "25,r,r,r")
    assert HitsOwnSide(at(2, 25)) in reasons_at(f"20,r,r,r/{OUT}/25,r,r,r/{OUT}", "5", "25,r,r,r")


def test_it_says_from_whose_card_a_pawn_escapes_and_in_whose_reach_it_ends() -> None:
    away = reasons_at(f"30,r,r,r/23,r,r,r/{OUT}/{OUT}", "Q", "42,r,r,r")
    assert Escapes(at(0, 30), Seat(1), "7") in away
    still = reasons_at(f"30,r,r,r/23,r,r,r/{OUT}/{OUT}", "2", "32,r,r,r")
    assert StaysInReach(at(0, 30), Seat(1), "9") in still
    assert not any(isinstance(reason, Escapes) for reason in still)
    partner = reasons_at(f"30,r,r,r/{OUT}/23,r,r,r/{OUT}", "2", "32,r,r,r")
    assert not any(isinstance(reason, StaysInReach) for reason in partner), "a partner is no danger"


@pytest.mark.parametrize(
    ("ruleset", "pawns", "hunter"),
    [
        ("swiss", f"30,r,r,r/23,r,r,r/{OUT}/22,r,r,r", (1, "7")),
        ("swiss", f"30,r,r,r/34,r,r,r/{OUT}/{OUT}", (1, "4")),
        ("swiss", f"18,r,r,r/{OUT}/{OUT}/{OUT}", (1, "A")),
        ("swiss", f"40,r,r,r/34,r,r,r/36!,r,r,r/{OUT}", None),
        ("swiss", f"0!,r,r,r/{OUT}/{OUT}/66,r,r,r", None),
        ("swiss", f"0,r,r,r/{OUT}/{OUT}/66,r,r,r", (3, "6")),
        ("italian", f"0,r,r,r/{OUT}/{OUT}/66,r,r,r", None),
        ("toctoc", f"30,r,r,r/16,r,r,r/{OUT}/{OUT}", (1, "A")),
        ("toctoc", f"35,r,r,r/23,r,r,r/{OUT}/{OUT}", (1, "Q")),
        ("toctoc", f"35,r,r,r/23,24,r,r/{OUT}/{OUT}", None),
        ("toctoc", f"30,r,r,r/23,r,r,r/{OUT}/{OUT}", (1, "7")),
        ("ttg", f"c,r,r,r/8,r,r,r/{OUT}/{OUT}", (1, "A")),
        ("swiss", f"h1,r,r,r/{OUT}/{OUT}/66,r,r,r", None),
    ],
)
def test_who_can_reach_a_pawn_is_asked_of_the_rules(ruleset: str, pawns: str, hunter: tuple[int, str] | None) -> None:
    """Ways that are barred count for nothing; backward, from the reserve and from afar a pawn is hit as well."""
    rules = table_rules(ruleset, 4)
    stands = parse_pawns(rules, pawns)
    prey = Spot(Seat(0), location_of(stands[0][0]))
    assert hunter_of(rules, stands, Seat(0), prey) == hunter


def test_it_says_that_a_pawn_nears_its_home() -> None:
    assert NearsHome(at(0, 60), 4) in reasons_at(f"60,r,r,r/{OUT}/{OUT}/{OUT}", "5", "65,r,r,r")


def test_a_winning_play_is_certain_and_says_so() -> None:
    (best,) = hint_at(f"69+,h2,h3,h4/{OUT}/h1,h2,h3,h4/{OUT}", "A5K")
    assert (best.chance, best.reasons[0]) == (1.0, Wins())


def test_it_says_that_nothing_else_can_be_done() -> None:
    (only,) = hint_at(f"{OUT}/{OUT}/{OUT}/{OUT}", "56")
    assert only.reasons[0] == OnlyOne()
    assert 0 < only.chance < 1


def test_what_the_search_saw_is_told_when_it_saw_it_often() -> None:
    before = parse_pawns(FOUR, f"60,r,r,r/{OUT}/{OUT}/{OUT}")
    home = parse_pawns(FOUR, f"h4,r,r,r/{OUT}/{OUT}/{OUT}")
    hit = parse_pawns(FOUR, f"{OUT}/{OUT}/{OUT}/{OUT}")
    seen = list(seen_in_playouts(FOUR, Seat(0), before, [home, home, before, hit]))
    assert seen == [LikelyHome(0.5), LikelyHit(0.25)]
    assert list(seen_in_playouts(FOUR, Seat(0), before, [before] * 9 + [home])) == []
    assert list(seen_in_playouts(FOUR, Seat(0), before, [])) == []


def test_a_gift_says_what_it_is_good_for() -> None:
    live = started(FOUR)
    seat = next(seat for seat in FOUR.seats if set("AK*") & {card[0] for card in live.game.hands[seat]})
    told = {one.what: one.reasons for one in give_hint(observe(live.table, live.game, seat), 1)}
    for card, reasons in told.items():
        assert isinstance(card, str)
        if card[0] in "AK*":
            assert WayOut(Seat((seat + 2) % 4)) in reasons
        else:
            assert any(isinstance(reason, KeepsWayOut) for reason in reasons)


def test_no_repr_of_a_hint_holds_a_card() -> None:
    live = started(FOUR)
    hint = give_hint(observe(live.table, live.game, Seat(0)), 1, QUICK)
    held = {f"'{card}'" for card in live.game.hands[0]}
    assert not any(card in repr(hint) for card in held)


def test_only_who_must_decide_gets_a_hint() -> None:
    live = started(FOUR)
    with pytest.raises(ValueError, match="spectator"):
        give_hint(observe(live.table, live.game, None), 1)
    live.exchange(Random(1))
    with pytest.raises(ValueError, match="seat to act"):
        give_hint(observe(live.table, live.game, Seat((live.turn + 1) % 4)), 1)

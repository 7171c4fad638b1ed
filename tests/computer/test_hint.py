"""Tests hints: the best plays, their chances and their reasons."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.sampled import some
from tests.tables.live import QUICK_RULESETS, arranged, rules_id, started
from tests.tables.recordings import recorded
from tests.tables.test_observation import shuffled_behind
from tockbot.computer import (
    ComesHome,
    Enters,
    Escapes,
    Finishes,
    Hint,
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
    play_reasons,
)
from tockbot.computer.hint import QUICK, Advice, _agreed, give_hint
from tockbot.computer.reasons import attacker_of, gift_reasons, rest_reasons, seen_in_playouts
from tockbot.computer.search import search_gift
from tockbot.rules import (
    Location,
    MovePlay,
    Phase,
    Seat,
    Spot,
    TableRules,
    Walk,
    is_legal,
    legal_plays,
    location_of,
    parse_pawns,
    table_rules,
)
from tockbot.tables import Card, Game, Table, observe

FOUR = table_rules("swiss", 4)
EVERY = pytest.mark.parametrize("rules", some(QUICK_RULESETS, 3), ids=rules_id)
OUT = "r,r,r,r"


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


@EVERY
def test_hint_names_legal_plays_and_held_cards(rules: TableRules) -> None:
    for table in recorded(rules).tables[::60]:
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
def test_hint_ignores_hidden_hands(rules: TableRules) -> None:
    rng = Random(1)
    asked = 0
    for table in recorded(rules).tables[::80]:
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
    """Return the reasons of the only play that leaves the first seat's pawns like this."""
    live = arranged(FOUR, pawns, (hand, "2", "2", "2"), 0)
    goal = parse_pawns(FOUR, f"{wanted}/{OUT}/{OUT}/{OUT}")[0]
    play = next(
        play for play in legal_plays(live.game.position) if isinstance(play, MovePlay) and play.pawns[0] == goal
    )
    return list(play_reasons(FOUR, live.game.position.pawns, Seat(0), play))


def at(seat: int, location: int) -> Spot:
    return Spot(Seat(seat), Location(location))


def test_reason_names_a_pawn_that_comes_home() -> None:
    assert ComesHome(at(0, 65)) in reasons_at(f"65,r,r,r/{OUT}/{OUT}/{OUT}", "6", "h2,r,r,r")


def test_reason_names_a_pawn_that_enters() -> None:
    assert Enters(Seat(0)) in reasons_at(f"{OUT}/{OUT}/{OUT}/{OUT}", "K", "0!,r,r,r")


def test_reason_names_the_pawn_that_is_hit() -> None:
    assert HitsOpponent(at(1, 25)) in reasons_at(f"20,r,r,r/25,r,r,r/{OUT}/{OUT}", "5", "25,r,r,r")
    assert HitsOwnSide(at(2, 25)) in reasons_at(f"20,r,r,r/{OUT}/25,r,r,r/{OUT}", "5", "25,r,r,r")


def test_reason_names_the_card_that_threatens_a_pawn() -> None:
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
def test_threats_follow_the_rules(ruleset: str, pawns: str, hunter: tuple[int, str] | None) -> None:
    """Blocked ways do not count. Pawns can also be hit backward, from the reserve and from afar."""
    rules = table_rules(ruleset, 4)
    placed = parse_pawns(rules, pawns)
    target = Spot(Seat(0), location_of(placed[0][0]))
    assert attacker_of(rules, placed, Seat(0), target) == hunter


def test_reason_names_a_pawn_that_nears_its_home() -> None:
    assert NearsHome(at(0, 60), 4) in reasons_at(f"60,r,r,r/{OUT}/{OUT}/{OUT}", "5", "65,r,r,r")


@pytest.mark.parametrize(
    ("options", "play", "fields"),
    [
        ({}, ("69+", "4", "65+"), None),
        ({"board": "dog"}, ("0!+", "4", "60+"), 4),
        ({"board": "dog"}, ("60++", "4", "0++"), 0),
        ({"board": "dog", "home_entry": "over"}, ("60", "4", "0"), None),
        ({"board": "dog", "home_entry": "over"}, ("0", "4", "60"), 4),
    ],
)
def test_pawn_is_near_home_when_it_can_turn_in_sooner(
    options: dict[str, str], play: tuple[str, str, str], fields: int | None
) -> None:
    rules = table_rules("swiss", 4, options=options)
    origin, card, goal = play
    live = arranged(rules, f"{origin},r,r,r/{OUT}/{OUT}/{OUT}", (card, "2", "2", "2"), 0)
    wanted = parse_pawns(rules, f"{goal},r,r,r/{OUT}/{OUT}/{OUT}")
    made = next(one for one in legal_plays(live.game.position) if isinstance(one, MovePlay) and one.pawns == wanted)
    found = [one for one in play_reasons(rules, live.game.position.pawns, Seat(0), made) if isinstance(one, NearsHome)]
    assert found == ([] if fields is None else [NearsHome(at(0, int(origin.rstrip("!+"))), fields)])


def test_pawn_moved_and_then_hit_by_a_seven_counts_as_hit() -> None:
    """The first pawn moves to 62, where the second one passes it."""
    before = parse_pawns(FOUR, f"60,61,r,r/{OUT}/{OUT}/{OUT}")
    first = Walk(Seat(0), Location(60), Location(62), 2, ())
    then = Walk(Seat(0), Location(61), Location(66), 5, (at(0, 62),))
    after = parse_pawns(FOUR, f"66+,r,r,r/{OUT}/{OUT}/{OUT}")
    seven = MovePlay("7", after, forces_discard=False, rank="7", lazy_moves=(first, then), in_parts=True)
    reasons = list(play_reasons(FOUR, before, Seat(0), seven))
    assert reasons == [HitsOwnSide(at(0, 60)), NearsHome(at(0, 61), 3)]


def test_winning_play_is_certain_and_its_reason_says_so() -> None:
    (best,) = hint_at(f"69+,h2,h3,h4/{OUT}/h1,h2,h3,h4/{OUT}", "A5K")
    assert (best.chance, best.reasons[0]) == (1.0, Wins())


def test_side_home_after_others_takes_a_place() -> None:
    rules = table_rules("italian", 3, options={"places": "on"})
    live = arranged(rules, f"h1,h2,h3,h4/12,h2,h3,h4/{OUT}", ("", "5", "2"), 1)
    (best,) = give_hint(observe(live.table, live.game, Seat(1)), 1, QUICK)
    assert best.reasons[0] == Finishes(2)


def test_reason_names_the_only_play() -> None:
    (only,) = hint_at(f"{OUT}/{OUT}/{OUT}/{OUT}", "56")
    assert only.reasons[0] == OnlyOne()
    assert 0 < only.chance < 1


def test_play_is_not_the_only_one_when_a_joker_can_do_it() -> None:
    (best,) = hint_at(f"{OUT}/{OUT}/{OUT}/{OUT}", "A*")
    assert not isinstance(best.what, str)
    assert best.what.spent == "A"
    assert OnlyOne() not in best.reasons


def test_frequent_playout_events_are_reasons() -> None:
    before = parse_pawns(FOUR, f"60,r,r,r/{OUT}/{OUT}/{OUT}")
    home = parse_pawns(FOUR, f"h4,r,r,r/{OUT}/{OUT}/{OUT}")
    hit = parse_pawns(FOUR, f"{OUT}/{OUT}/{OUT}/{OUT}")
    seen = list(seen_in_playouts(FOUR, Seat(0), before, [home, home, before, hit] * 3))
    assert seen == [LikelyHome(0.5), LikelyHit(0.25)]
    assert list(seen_in_playouts(FOUR, Seat(0), before, [before] * 9 + [home])) == []
    assert list(seen_in_playouts(FOUR, Seat(0), before, [])) == []
    assert list(seen_in_playouts(FOUR, Seat(0), before, [home, hit])) == [], "one or two play-outs prove nothing"


def test_reason_of_a_passed_card_names_its_use() -> None:
    live = started(FOUR)
    seat = next(seat for seat in FOUR.seats if set("AK*") & {card[0] for card in live.game.hands[seat]})
    given = {one.what: one.reasons for one in give_hint(observe(live.table, live.game, seat), 1)}
    for card, reasons in given.items():
        assert isinstance(card, str)
        if card[0] in "AK*":
            assert WayOut(Seat((seat + 2) % 4)) in reasons
        else:
            assert any(isinstance(reason, KeepsWayOut) for reason in reasons)


def test_way_out_is_a_reason_only_when_a_pawn_waits() -> None:
    waits = parse_pawns(FOUR, f"20,30,h3,r/{OUT}/40,h2,h3,h4/{OUT}")
    out = parse_pawns(FOUR, f"20,30,h3,h4/{OUT}/{OUT}/{OUT}")
    home = parse_pawns(FOUR, f"20,30,h3,r/{OUT}/h1,h2,h3,h4/{OUT}")
    assert list(rest_reasons(FOUR, waits, Seat(0), "5", "9K")) == [KeepsWayOut("K")]
    assert list(rest_reasons(FOUR, out, Seat(0), "5", "9K")) == []
    assert list(gift_reasons(FOUR, waits, Seat(2), "K")) == []
    assert list(gift_reasons(FOUR, out, Seat(2), "K")) == [WayOut(Seat(2))]
    assert list(gift_reasons(FOUR, home, Seat(2), "K")) == [WayOut(Seat(2))], "a finished player plays for the partner"


def test_no_repr_of_a_hint_contains_a_card() -> None:
    live = started(FOUR)
    hint = give_hint(observe(live.table, live.game, Seat(0)), 1, QUICK)
    held = {f"'{card}'" for card in live.game.hands[0]}
    assert not any(card in repr(hint) for card in held)
    assert "'K'" not in repr(KeepsWayOut("K"))
    assert not any(card in repr(search_gift(observe(live.table, live.game, Seat(0)), QUICK, 1)) for card in held)
    assert "'AK'" not in repr(replace(live.game.position, hands=("AK",) * 4))


def test_only_the_seat_to_act_gets_a_hint() -> None:
    live = started(FOUR)
    with pytest.raises(ValueError, match="spectator"):
        give_hint(observe(live.table, live.game, None), 1)
    live.exchange(Random(1))
    with pytest.raises(ValueError, match="seat to act"):
        give_hint(observe(live.table, live.game, Seat((live.turn + 1) % 4)), 1)


def test_shares_that_contradict_the_order_are_left_out() -> None:
    def given(*shares: tuple[float, float]) -> list[tuple[object, ...]]:
        reasons = [(LikelyHome(home), LikelyHit(hit)) for home, hit in shares]
        tried = (Advice(Card("5s"), 0.5 - 0.1 * place, one) for place, one in enumerate(reasons))
        return [advice.reasons for advice in _agreed(tried)]

    assert given((0.4, 0.2), (0.3, 0.3)) == [(LikelyHome(0.4), LikelyHit(0.2)), (LikelyHome(0.3), LikelyHit(0.3))]
    assert given((0.35, 0.2), (0.43, 0.3)) == [(LikelyHit(0.2),), (LikelyHit(0.3),)]
    assert given((0.4, 0.3), (0.3, 0.2)) == [(LikelyHome(0.4),), (LikelyHome(0.3),)]
    assert given((0.3, 0.3), (0.4, 0.2)) == [(), ()]

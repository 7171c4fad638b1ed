"""docs/rules.md 2: rounds, deals, exchange, turns, and the duty of a player who can play no card."""

from __future__ import annotations

import pytest

from tests.rules.reading import afters, boards, plays, spendings, the_after
from tockbot.rules import (
    RANKS,
    IllegalPlay,
    Seat,
    Shuffling,
    deal,
    exchange,
    format_position,
    next_dealer,
    opening,
    parse_position,
    receiver,
    table_rules,
)

OUT = "r,r,r,r"
ALL_OUT = "/".join([OUT] * 4)


def test_2_1_the_player_after_the_dealer_leads() -> None:
    position = deal(opening(table_rules("ttg", 4, in_teams=False), Seat(2)), Seat(2), ["A", "2", "3", "4"])
    assert format_position(position) == f"ttg 4s d2 pm 3 {ALL_OUT} A/2/3/4"


def test_2_1_the_dealer_moves_one_seat_in_play_clockwise() -> None:
    assert next_dealer(parse_position("swiss 2s d0 pr - 0!,r,r,r/36!,r,r,r -/-"), 1) == 1
    assert next_dealer(parse_position(f"swiss 4t d3 pr - {ALL_OUT} -/-/-/-"), 1) == 0


def test_2_1_in_the_italian_rules_one_player_leads_every_round() -> None:
    assert next_dealer(parse_position(f"italian 4t d2 pr - {ALL_OUT} -/-/-/-"), 1) == 2


def test_2_1_round_ends_without_cards_and_keeps_its_dealer() -> None:
    """docs/readings.md A2."""
    assert the_after(f"swiss 4t d3 pm 1 {ALL_OUT} -/5/-/-", "5") == f"swiss 4t d3 pr - {ALL_OUT} -/-/-/-"


@pytest.mark.parametrize(
    ("ruleset", "players", "cards", "hand_sizes", "shuffling"),
    [
        ("swiss", 4, 110, (6, 5, 4, 3, 2), Shuffling.WHEN_SHORT),
        ("toctoc", 4, 52, (5, 4, 4), Shuffling.EACH_CYCLE),
        ("italian", 6, 52, (5, 4, 4), Shuffling.WHEN_SHORT),
        ("ttg", 2, 52, (5, 5, 4, 4, 4, 4), Shuffling.EACH_CYCLE),
        ("ttg", 3, 52, (5, 4, 4, 4), Shuffling.EACH_CYCLE),
        ("ttg", 4, 52, (5, 4, 4), Shuffling.EACH_CYCLE),
        ("ttg", 5, 52, (5, 5), Shuffling.EACH_CYCLE),
        ("ttg", 6, 52, (4, 4), Shuffling.EACH_CYCLE),
    ],
)
def test_2_2_decks_and_hand_sizes(
    ruleset: str, players: int, cards: int, hand_sizes: tuple[int, ...], shuffling: Shuffling
) -> None:
    law = table_rules(ruleset, players).law
    assert len(RANKS) * law.suits + law.jokers == cards
    assert law.hand_sizes == hand_sizes
    assert law.shuffling is shuffling


def test_2_2_option_jokers_adds_two() -> None:
    assert table_rules("ttg", 4, options={"jokers": "on"}).law.jokers == 2


def test_2_3_in_teams_everyone_passes_a_card_to_the_partner() -> None:
    before = parse_position(f"swiss 4t d0 px - {ALL_OUT} A2/34/56/78")
    after = exchange(before, ["A", "3", "5", "8"])
    assert format_position(after) == f"swiss 4t d0 pm 1 {ALL_OUT} 25/48/A6/37"


def test_2_3_swiss_solo_gives_to_the_left() -> None:
    before = parse_position("swiss 3s d0 px - 0!,r,r,r/18!,r,r,r/36!,r,r,r A2/34/56")
    assert format_position(exchange(before, ["A", "3", "5"])).endswith(" 25/A4/36")


@pytest.mark.parametrize("ruleset", ["ttg", "italian"])
def test_2_3_no_one_passes_in_ttg_and_italian_solo(ruleset: str) -> None:
    opened = opening(table_rules(ruleset, 2), Seat(0))
    dealt = deal(opened, Seat(0), ["A", "2"])
    assert format_position(dealt) == f"{ruleset} 2s d0 pm 2 {OUT}/{OUT} A/2"
    with pytest.raises(IllegalPlay, match="no exchange"):
        receiver(dealt, Seat(0))


@pytest.mark.parametrize("gifts", [["A", "3", "5", "9"], ["A2", "3", "5", "7"], ["", "3", "5", "7"], ["A", "3", "5"]])
def test_2_3_a_gift_is_one_card_of_the_hand(gifts: list[str]) -> None:
    before = parse_position(f"swiss 4t d0 px - {ALL_OUT} A2/34/56/78")
    with pytest.raises(IllegalPlay) as caught:
        exchange(before, gifts)
    assert caught.value.position is before


def test_2_3_cards_are_dealt_and_given_only_when_due() -> None:
    playing = parse_position(f"swiss 4t d0 pm 1 {ALL_OUT} A/3/5/8")
    with pytest.raises(IllegalPlay, match="no exchange is due"):
        exchange(playing, ["A", "3", "5", "8"])
    with pytest.raises(IllegalPlay, match="only when a round is over"):
        deal(playing, Seat(0), ["A", "3", "5", "8"])


@pytest.mark.parametrize("hands", [["A", "2", "3"], ["A", "2", "3", "4", "5"], ["A", "2", "3", "*"]])
def test_2_2_a_deal_gives_each_seat_cards_of_the_deck(hands: list[str]) -> None:
    with pytest.raises(IllegalPlay):
        deal(opening(table_rules("italian", 4), Seat(0)), Seat(0), hands)


def test_2_4_a_player_without_cards_is_passed_over() -> None:
    assert the_after(f"swiss 4t d0 pm 1 5,r,r,r/20,r,r,r/{OUT}/{OUT} 5/56/-/-", "5") == (
        f"swiss 4t d0 pm 0 5,r,r,r/25,r,r,r/{OUT}/{OUT} 5/6/-/-"
    )


def test_2_4_last_player_with_cards_plays_them_in_a_row() -> None:
    assert the_after(f"swiss 4t d0 pm 1 {OUT}/20,r,r,r/{OUT}/{OUT} -/56/-/-", "5") == (
        f"swiss 4t d0 pm 1 {OUT}/25,r,r,r/{OUT}/{OUT} -/6/-/-"
    )


def test_2_5_steps_are_used_in_full() -> None:
    """With three steps to the last free field at home, a five has to walk on."""
    notation = f"swiss 4t d0 pm 0 67,h2,h3,h4/{OUT}/{OUT}/{OUT} 5/-/-/-"
    assert boards(notation, "5") == {f"0+,h2,h3,h4/{OUT}/{OUT}/{OUT}"}


def test_2_6_swiss_throws_in_the_whole_hand() -> None:
    notation = f"swiss 4t d0 pm 0 {OUT}/{OUT}/{OUT}/{OUT} 2499J/5/-/-"
    assert plays(notation) == {("2499J", f"swiss 4t d0 pm 1 {ALL_OUT} -/5/-/-")}


def test_2_6_swiss_must_play_if_one_card_can_be_played() -> None:
    assert spendings(f"swiss 4t d0 pm 0 {ALL_OUT} 249JK/5/-/-") == {"K"}


def test_2_6_toctoc_throws_in_without_a_pawn_on_the_track() -> None:
    notation = f"toctoc 4t d0 pm 0 h3,h4,r,r/{OUT}/{OUT}/{OUT} 5689/5/-/-"
    assert plays(notation) == {("5689", f"toctoc 4t d0 pm 1 h3,h4,r,r/{OUT}/{OUT}/{OUT} -/5/-/-")}


def test_2_6_toctoc_discards_one_with_a_pawn_on_the_track() -> None:
    """The pawn on 13 is stopped by the protected pawn on 18."""
    notation = f"toctoc 4t d0 pm 0 13,r,r,r/18!,r,r,r/{OUT}/{OUT} 5689/5/-/-"
    assert spendings(notation) == {"5", "6", "8", "9"}
    assert boards(notation, "5") == set()


def test_2_6_toctoc_discards_one_for_the_partners_pawns() -> None:
    notation = f"toctoc 4t d0 pm 0 h1,h2,h3,h4/{OUT}/{OUT}/{OUT} 56/5/-/-"
    assert plays(notation) == {
        ("5", f"toctoc 4t d0 pm 1 h1,h2,h3,h4/{OUT}/{OUT}/{OUT} 6/5/-/-"),
        ("6", f"toctoc 4t d0 pm 1 h1,h2,h3,h4/{OUT}/{OUT}/{OUT} 5/5/-/-"),
    }


@pytest.mark.parametrize("table", ["ttg 4t", "ttg 4s", "italian 4t", "italian 4s"])
def test_2_6_ttg_and_italian_discard_one_card(table: str) -> None:
    assert plays(f"{table} d0 pm 0 {ALL_OUT} 55T/5/-/-") == {
        ("5", f"{table} d0 pm 1 {ALL_OUT} 5T/5/-/-"),
        ("T", f"{table} d0 pm 1 {ALL_OUT} 55/5/-/-"),
    }


def test_2_6_ttg_may_spare_the_partner() -> None:
    """docs/readings.md A14: every play would hit the partner's pawn, so any card may be discarded instead."""
    hitting = f"10,r,r,r/{OUT}/{OUT}/{OUT}"
    assert plays(f"ttg 4t d0 pm 0 5,r,r,r/{OUT}/10,r,r,r/{OUT} 5/6/-/-") == {
        ("5", f"ttg 4t d0 pm 1 {hitting} -/6/-/-"),
        ("5", f"ttg 4t d0 pm 1 5,r,r,r/{OUT}/10,r,r,r/{OUT} -/6/-/-"),
    }


@pytest.mark.parametrize(
    ("notation", "spent"),
    [
        (f"ttg 4t d0 pm 0 5,r,r,r/{OUT}/10,r,r,r/{OUT} 56/6/-/-", {"5", "6"}),
        (f"ttg 4s d0 pm 0 5,r,r,r/{OUT}/10,r,r,r/{OUT} 5/6/-/-", {"5"}),
        (f"italian 4t d0 pm 0 5,r,r,r/{OUT}/10,r,r,r/{OUT} 5/6/-/-", {"5"}),
        (f"ttg 4t d0 pm 0 5,r,r,r/10,r,r,r/{OUT}/{OUT} 5/6/-/-", {"5"}),
    ],
    ids=["another card spares him", "solo", "italian", "an opponent"],
)
def test_2_6_no_other_ruleset_discards_a_playable_card(notation: str, spent: set[str]) -> None:
    before = notation.split(" ")[5]
    assert spendings(notation) == spent
    assert all(before not in after for _, after in plays(notation))


def test_2_6_a_seven_that_can_spare_the_partner_has_to_be_played() -> None:
    """docs/readings.md A14: the pawns on 3 and 20 share the steps, and only all seven from 3 hit."""
    notation = f"ttg 4t d0 pm 0 3,20,r,r/{OUT}/10,r,r,r/{OUT} 7/6/-/-"
    assert len(boards(notation, "7")) == len(plays(notation)) == 8


def test_2_6_seven_that_always_hits_the_partner_is_optional() -> None:
    """docs/readings.md A14."""
    notation = f"ttg 4t d0 pm 0 3,r,r,r/{OUT}/10,r,r,r/{OUT} 7/6/-/-"
    assert afters(notation, "7") == {
        f"ttg 4t d0 pm 1 10,r,r,r/{OUT}/{OUT}/{OUT} -/6/-/-",
        f"ttg 4t d0 pm 1 3,r,r,r/{OUT}/10,r,r,r/{OUT} -/6/-/-",
    }


def test_2_7_player_with_all_home_moves_the_partners_pawns() -> None:
    notation = f"swiss 4t d0 pm 0 h1,h2,h3,h4/60,r,r,r/5,r,r,r/{OUT} JK/5/-/-"
    assert boards(notation, "K") == {
        f"h1,h2,h3,h4/60,r,r,r/18,r,r,r/{OUT}",
        f"h1,h2,h3,h4/60,r,r,r/5,36!,r,r/{OUT}",
    }
    assert boards(notation, "J") == {f"h1,h2,h3,h4/5,r,r,r/60,r,r,r/{OUT}"}

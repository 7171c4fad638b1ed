"""docs/rules.md 4.3 to 4.7: the seven."""

from __future__ import annotations

from random import Random

import pytest

from tests.rules.games import random_game
from tests.rules.reading import boards, groups
from tockbot.rules import (
    CENTRE,
    Jump,
    Location,
    MovePlay,
    Part,
    Position,
    Seat,
    TableRules,
    Walk,
    format_pawns,
    format_position,
    is_legal,
    legal_plays,
    parse_position,
    plays_without_sevens,
    seven_cards,
    seven_parts,
    seven_plays,
    some_play,
    table_rules,
)

OUT = "r,r,r,r"
REST = f"{OUT}/{OUT}/{OUT}"
HOME = "h1,h2,h3,h4"
TABLES = ["swiss 4t", "ttg 4t", "toctoc 4t", "italian 4t"]


def sevened(table: str, pawns: str, rest: str = REST) -> set[str]:
    """Return all pawns after each seven of seat 0 with these pawns."""
    return boards(f"{table} d3 pm 0 {pawns}/{rest} 7/-/-/-", "7")


def own(table: str, pawns: str, rest: str = REST) -> set[str]:
    """Return the pawns of seat 0 after each seven."""
    return groups(f"{table} d3 pm 0 {pawns}/{rest} 7/-/-/-", "7")


# 4.3 splitting


@pytest.mark.parametrize("table", TABLES)
def test_4_3_seven_steps_can_be_split_freely(table: str) -> None:
    assert own(table, "20,40,r,r") == {f"{20 + steps},{47 - steps},r,r" for steps in range(8)}


@pytest.mark.parametrize("table", ["swiss 4t", "toctoc 4t", "italian 4t"])
def test_4_3_all_seven_must_be_used(table: str) -> None:
    """Two steps to the blocking pawn and one at home are not enough."""
    blocking = "18" if table.startswith("italian") else "18!"
    assert own(table, "15,h3,r,r", f"{blocking},r,r,r/{OUT}/{OUT}") == set()


def test_4_3_later_part_may_move_an_earlier_pawn_again() -> None:
    """Only after 20 has walked on can 18 walk past its field without hitting it, and then 20 walks again."""
    assert "22,23,r,r" in own("toctoc 4t", "18,20,r,r")


@pytest.mark.parametrize("table", ["ttg 4t", "italian 4t"])
def test_4_3_each_part_ends_on_a_field_and_hits_there(table: str) -> None:
    """docs/readings.md A31: a pawn on 21 stays if it is passed, and goes if it is landed on."""
    assert sevened(table, "20,h2,h3,h4", f"21,r,r,r/{OUT}/{OUT}") >= {
        f"27,h2,h3,h4/21,r,r,r/{OUT}/{OUT}",
        f"27,h2,h3,h4/{REST}",
    }


def test_4_3_the_next_part_starts_from_the_new_position() -> None:
    """The protected pawn has to step off before the other can pass."""
    assert "6,r,r,r" not in own("swiss 4t", "0!,70,r,r")
    assert {"1,4,r,r", "2,3,r,r"} <= own("swiss 4t", "0!,70,r,r")


def test_4_3_the_home_is_filled_from_the_inside_within_one_seven() -> None:
    assert "h3,h4,r,r" in own("swiss 4t", "68,h1,r,r")


# 4.4 hitting on the way


@pytest.mark.parametrize(
    ("table", "left"),
    [
        ("swiss 4t", {f"27,r,r,r/{OUT}/{OUT}/{OUT}"}),
        ("toctoc 4t", {f"27,r,r,r/{OUT}/22,r,r,r/{OUT}", f"27,r,r,r/{OUT}/{OUT}/{OUT}"}),
        (
            "italian 4t",
            {f"27,r,r,r/{one}/{two}/{OUT}" for one in ("21,r,r,r", OUT) for two in ("22,r,r,r", OUT)},
        ),
    ],
)
def test_4_4_seven_hits_these_pawns_in_passing(table: str, left: set[str]) -> None:
    """An opponent is on 21, the partner on 22. If passing is free, a part may still end on either."""
    assert sevened(table, "20,r,r,r", f"21,r,r,r/22,r,r,r/{OUT}") == left


def test_4_4_swiss_hits_its_own_pawns_in_passing() -> None:
    assert "27,r,r,r" in own("swiss 4t", "20,22,r,r")


@pytest.mark.parametrize("table", ["swiss 4t", "toctoc 4t"])
def test_4_4_blocking_pawns_cannot_be_passed(table: str) -> None:
    assert sevened(table, "15,r,r,r", f"18!,r,r,r/{OUT}/{OUT}") == set()


def test_4_4_only_a_seven_hits_in_passing() -> None:
    assert groups(f"swiss 4t d3 pm 0 20,r,r,r/22,r,r,r/{OUT}/{OUT} 6/-/-/-", "6", seat=1) == {"22,r,r,r"}


def test_4_4_turning_home_hits_a_pawn_on_the_entry_field() -> None:
    """docs/readings.md A44."""
    left = sevened("toctoc 4t", "68,h4,r,r", f"70,r,r,r/{OUT}/{OUT}")
    assert {board for board in left if board.startswith("h")} == set()
    assert f"h3,h4,r,r/{REST}" in sevened("toctoc 4t", "66,h4,r,r", f"70,r,r,r/{OUT}/{OUT}")


def test_4_4_toctoc_opponents_do_not_change_with_the_pawns() -> None:
    """docs/readings.md A44: seat 1 on 43 is hit in passing."""
    found = sevened("toctoc 4t", HOME, f"43,r,r,r/40,r,r,r/{OUT}")
    assert found == {f"{HOME}/{OUT}/47,r,r,r/{OUT}"}


def test_4_6_wasted_steps_give_one_result() -> None:
    """1 and 12 may each walk on before 0 and 10 hit them: a board can be made in several ways, and is listed once."""
    found = boards("swiss 2s d0 pm 2 0!+,10+,r,r/1+,12,36+,r -/7", "7")
    assert "2+,14+,r,r/36+,r,r,r" in found


# 4.5 whose pawns


@pytest.mark.parametrize("table", TABLES)
def test_4_5_rest_after_the_last_own_pawn_moves_the_partner(table: str) -> None:
    """docs/readings.md A30: two steps are left over."""
    far = {"swiss 4t": "65", "ttg 4t": "66", "toctoc 4t": "66", "italian 4t": "66"}[table]
    found = sevened(table, f"{far},h2,h3,h4", f"{OUT}/40,r,r,r/{OUT}")
    assert f"{HOME}/{OUT}/42,r,r,r/{OUT}" in found
    assert all(board.startswith(HOME) or "/40,r,r,r/" in board for board in found)


@pytest.mark.parametrize("table", TABLES)
def test_4_5_no_partners_pawn_moves_before_that(table: str) -> None:
    assert sevened(table, "20,r,r,r", f"{OUT}/40,r,r,r/{OUT}") == {f"27,r,r,r/{OUT}/40,r,r,r/{OUT}"}


def test_4_5_swiss_solo_moves_anyones_pawns_by_their_own_rules() -> None:
    """docs/readings.md A28: the player's own pawns need not move; protected pawns and pawns at home may."""
    found = boards("swiss 3s d0 pm 0 r,r,r,r/14,h3,r,r/36!,r,r,r 7/-/-", "7")
    assert "r,r,r,r/14,h3,r,r/43,r,r,r" in found
    assert "r,r,r,r/21+,h3,r,r/36!,r,r,r" in found
    assert "r,r,r,r/14,h4,r,r/42,r,r,r" in found
    assert "r,r,r,r/h2,h4,r,r/39,r,r,r" in found


def test_4_5_passing_the_entry_counts_as_a_touch() -> None:
    """docs/readings.md A4: only passing the entry is a touch."""
    found = boards("swiss 3s d0 pm 0 r,r,r,r/15,r,r,r/30,r,r,r 7/-/-", "7")
    assert "r,r,r,r/15,r,r,r/37+,r,r,r" in found
    assert "r,r,r,r/15,r,r,r/30,r,r,r" not in found
    assert "r,r,r,r/20,r,r,r/32,r,r,r" in found


def test_4_5_protected_pawn_moved_by_another_can_be_hit() -> None:
    found = boards("swiss 3s d0 pm 0 16,r,r,r/18!,r,r,r/r,r,r,r 7/-/-", "7")
    assert "22,r,r,r/r,r,r,r/r,r,r,r" in found


def test_4_5_swiss_solo_hits_an_opponent_with_their_own_pawns() -> None:
    """docs/readings.md A56."""
    assert "r,r,r,r/27,r,r,r" in boards("swiss 2s d0 pm 0 r,r,r,r/20,22,r,r 7/-", "7")


def test_4_5_canadian_seven_moves_the_partners_pawns_at_any_time() -> None:
    found = sevened("swiss+canadian_seven 4t", "20,r,r,r", f"{OUT}/36!,h3,r,r/{OUT}")
    assert found >= {
        f"20,r,r,r/{OUT}/43,h3,r,r/{OUT}",
        f"20,r,r,r/{OUT}/42,h4,r,r/{OUT}",
        f"23,r,r,r/{OUT}/40,h3,r,r/{OUT}",
        f"27,r,r,r/{OUT}/36!,h3,r,r/{OUT}",
    }


def test_4_5_canadian_seven_is_for_sevens_only() -> None:
    """docs/readings.md A29."""
    notation = f"swiss+canadian_seven 4t d3 pm 0 20,r,r,r/{OUT}/40,r,r,r/{OUT} 5/-/-/-"
    assert boards(notation, "5") == {f"25,r,r,r/{OUT}/40,r,r,r/{OUT}"}


def test_4_5_canadian_seven_moves_no_opponent() -> None:
    found = sevened("swiss+canadian_seven 4t", "20,r,r,r", f"40,r,r,r/{OUT}/{OUT}")
    assert found == {f"27,r,r,r/40,r,r,r/{OUT}/{OUT}"}


def test_4_5_canadian_seven_when_the_own_pawns_are_home() -> None:
    found = sevened("swiss+canadian_seven 4t", HOME, f"{OUT}/40,r,r,r/{OUT}")
    assert found == {f"{HOME}/{OUT}/47,r,r,r/{OUT}"}


# 4.7 both ways at home


def test_4_7_ttg_parts_go_both_ways_at_home() -> None:
    """docs/readings.md A32: seven single steps of one pawn, back and forth."""
    assert own("ttg 4t", "h1,r,r,r") == {"h2,r,r,r", "h4,r,r,r"}
    assert own("ttg 4t", "h2,h3,r,r") == {"h1,h3,r,r", "h2,h4,r,r"}
    assert own("swiss 4t", "h1,r,r,r") == own("italian 4t", "h1,r,r,r") == set()


def test_4_7_never_out_of_home_and_never_over_another() -> None:
    found = own("ttg 4t", "h1,h2,r,r")
    assert all(one.endswith(",r,r") and one.startswith("h") for one in found)
    assert "h1,h2,r,r" not in found


def test_4_7_steps_at_home_come_before_the_partner() -> None:
    """docs/readings.md A32: steps at home, then the last pawn in, and the partner gets the rest."""
    found = sevened("ttg 4t", "70,h2,h3,h4", f"{OUT}/40,r,r,r/{OUT}")
    partner = {board.split("/")[2] for board in found if board.startswith(HOME)}
    assert partner == {"46,r,r,r", "44,r,r,r", "42,r,r,r", "40,r,r,r"}


# 3.7 over


def test_3_7_over_each_part_starts_before_the_entry() -> None:
    """docs/readings.md A78: 69 is the entry, so two steps from 68 are one part, and no pawn turns in from 69."""
    assert "25,h1,h3,h4" in own("swiss+home_entry=over 4t", "20,68,h3,h4")
    assert not {one for one in own("swiss+home_entry=over 4t", "20,69,h3,h4") if one.count("h") > 2}


# 5.1 finishing


@pytest.mark.parametrize("table", TABLES)
def test_4_3_a_seven_that_ends_the_game_needs_all_its_steps(table: str) -> None:
    """docs/readings.md A12: the eighth pawn is one step before home, and nothing else can move."""
    last = "32" if table.startswith("swiss") else "33"
    found = sevened(table, HOME, f"{OUT}/{last},h2,h3,h4/{OUT}")
    assert not {board for board in found if board.split("/")[2] == HOME}


def test_4_3_in_swiss_solo_the_rest_may_go_to_anyone() -> None:
    """docs/readings.md A12."""
    assert "h1,h2,h3,h4/25,r,r,r" in boards("swiss 2s d0 pm 0 68,h2,h3,h4/20,r,r,r 7/-", "7")


# The parts, for screens that show or offer them


def sample(rules: TableRules, seed: int) -> list[Position]:
    """Return positions of a random game in which the seat to act holds a seven."""
    steps = random_game(rules, Random(seed), eager=True)
    held = [
        step.before for step in steps if step.before.turn is not None and "7" in step.before.hands[step.before.turn]
    ]
    return held[::7]


@pytest.mark.parametrize(
    ("ruleset", "players", "options"),
    [
        ("swiss", 4, {}),
        ("swiss", 2, {}),
        ("swiss", 4, {"board": "dog"}),
        ("swiss", 6, {"canadian_seven": "on"}),
        ("swiss", 4, {"home_entry": "over"}),
        ("swiss", 8, {}),
        ("toctoc", 4, {"seven_diagonal": "on"}),
        ("ttg", 4, {}),
        ("italian", 4, {}),
    ],
)
def test_4_3_the_parts_listed_lead_to_the_result_listed(ruleset: str, players: int, options: dict[str, str]) -> None:
    """The parts of each seven, made one after another as a player chooses them, give the pawns of that play."""
    rules = table_rules(ruleset, players, options=options)
    for position in sample(rules, seed=5):
        sevens = [play for play in legal_plays(position) if isinstance(play, MovePlay) and play.in_parts]
        for play in sevens[::5]:
            card = next(card for card in play.spent if rules.splitting[card])
            last = len(play.moves) + 1 - len(play.spent)
            parts = tuple(move for move in play.moves[:last] if isinstance(move, Part))
            assert sum(abs(part.steps) for part in parts if isinstance(part, Walk)) in {0, 7}
            for count, part in enumerate(parts):
                assert part in seven_parts(position, card, parts[:count]), format_position(position)
            assert play in seven_plays(position, card, parts)


def offered(position: Position, *made: Part) -> set[tuple[int, int]]:
    return {(part.origin, part.steps) for part in seven_parts(position, "7", made) if isinstance(part, Walk)}


def test_4_3_no_part_is_offered_that_leaves_steps_over() -> None:
    """Seat 0 has three steps to the blocking pawn, so its other pawn has to make at least four."""
    position = parse_position(f"swiss 4t d3 pm 0 14,40,r,r/18!,r,r,r/{OUT}/{OUT} 7/-/-/-")
    assert offered(position) == {(14, 1), (14, 2), (14, 3), *((40, steps) for steps in range(1, 8))}
    first = next(
        part for part in seven_parts(position, "7") if isinstance(part, Walk) and (part.origin, part.steps) == (40, 3)
    )
    assert offered(position, first) == {(14, 1), (14, 2), (14, 3), *((43, steps) for steps in range(1, 5))}


def test_4_3_a_part_that_cannot_be_made_is_refused() -> None:
    position = parse_position(f"swiss 4t d3 pm 0 14,40,r,r/{REST} 7/-/-/-")
    elsewhere = Walk(Seat(0), Location(3), Location(5), 2, ())
    with pytest.raises(ValueError, match="no such part"):
        seven_parts(position, "7", (elsewhere,))
    with pytest.raises(ValueError, match="used in full"):
        seven_plays(position, "7", seven_parts(position, "7")[1:2])


def test_4_13_the_picker_offers_the_diagonal_as_a_whole_seven() -> None:
    position = parse_position(f"toctoc+seven_diagonal 4t d3 pm 0 7,r,r,r/{REST} 7/-/-/-")
    (jump,) = (part for part in seven_parts(position, "7") if isinstance(part, Jump))
    (play,) = seven_plays(position, "7", (jump,))
    assert format_pawns(play.pawns) == f"43,r,r,r/{REST}"
    assert seven_parts(position, "7", (jump,)) == ()


def test_4_4_pawns_hit_are_named_in_the_order_of_the_way() -> None:
    """The way leads over the last field of the board and on from the first."""
    position = parse_position(f"swiss 4t d3 pm 0 70,r,r,r/1,71,r,r/{OUT}/{OUT} 7/-/-/-")
    (play,) = legal_plays(position)
    assert isinstance(play, MovePlay)
    (walk,) = play.moves
    assert isinstance(walk, Walk)
    assert [hit.location for hit in walk.hits] == [71, 1]
    assert seven_parts(position, "7")[0] == walk


@pytest.mark.parametrize(
    "text", ["swiss 3s", "swiss+no_joker_finish 4t", "swiss 8t", "toctoc+seven_diagonal 4t", "ttg 4t"]
)
def test_4_3_legality_needs_no_list_of_sevens(text: str) -> None:
    """In whole random games, a play is legal by its parts if and only if it is listed."""
    name, party = text.split()
    ruleset, *options = name.split("+")
    rules = table_rules(ruleset, int(party[0]), in_teams=party[1] == "t", options=dict.fromkeys(options, "on"))
    for position in sample(rules, seed=8):
        listed = legal_plays(position)
        assert all(is_legal(position, play) for play in listed[:: max(1, len(listed) // 40)])
        plain = set(plays_without_sevens(position))
        assert plain <= set(listed)
        ranks = {play.spent for play in listed if isinstance(play, MovePlay) and play.in_parts and play not in plain}
        assert {rank for rank in "7*" if rank in ranks} <= set(seven_cards(position))
        assert is_legal(position, some_play(position))


def test_4_14_no_joker_is_put_together_to_finish() -> None:
    """The partner's last pawn has seven steps to go: a seven brings it home, a joker has to walk on."""
    position = parse_position(f"swiss+no_joker_finish 4t d3 pm 0 {HOME}/{OUT}/27,h2,h3,h4/{OUT} 7*/-/-/-")
    assert {part.goal for part in seven_parts(position, "7") if part.goal >= CENTRE}
    assert seven_cards(position) == "7*"
    assert {part.goal for part in seven_parts(position, "*") if part.goal >= CENTRE} == set()

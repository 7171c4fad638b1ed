"""Long lists as buttons: no line is lost or repeated, and each block belongs to one pawn."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bot.limits import check
from tests.tables.live import PEOPLE, arranged
from tests.texts import labelled
from tockbot.bot.lists import Line, Offer, goal_of, group_of, in_blocks, offered
from tockbot.bot.screen import Button, Screen
from tockbot.bot.words import speaker
from tockbot.features.turn.turn import MakePlay
from tockbot.render import Goal
from tockbot.rules import CENTRE, HOME, RESERVE, Enter, Jump, Location, Seat, Spot, Swap, Walk, table_rules
from tockbot.tables import Stamp, TableId, observe

EN = speaker("en")
GOAL = Goal("8", Seat(0), Location(3), Location(8))


def lines_of(*groups: tuple[str, int]) -> list[Line]:
    """Return lines in groups, given the name and size of each."""
    names = [name for name, count in groups for _ in range(count)]
    return [Line(f"line {place}", pressing(place), name, (GOAL,)) for place, name in enumerate(names)]


def pressing(place: int) -> MakePlay:
    return MakePlay(TableId(1), Stamp(2), place, 3)


def buttons(offer: Offer) -> list[Button]:
    return [button for row in offer.rows if isinstance(row, tuple) for button in row]


def labels(lines: list[Line]) -> list[str]:
    return [button.label for button in buttons(offered(EN, lines))]


LISTS = st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(1, 60)), max_size=12)


@settings(deadline=None, max_examples=60)
@given(LISTS)
def test_every_line_is_in_one_block_that_fits_a_message(groups: list[tuple[str, int]]) -> None:
    lines = lines_of(*groups)
    blocks = in_blocks(EN, lines, lambda line: line.group)
    listed = [line for _, block in blocks for line in block]
    assert sorted(line.text for line in listed) == sorted(line.text for line in lines)
    assert len({heading for heading, _ in blocks}) == len(blocks)
    for _, block in blocks:
        assert len({line.group for line in block}) == 1
        offer = offered(EN, block)
        assert len(offer.rows) <= 4
        check(Screen("text", offer.rows))
        assert [button.press for button in buttons(offer)] == [line.press for line in block]
        assert offer.goals == (GOAL,)


def test_up_to_five_lines_are_shown_in_full_and_more_briefly() -> None:
    lines = lines_of(("a", 3), ("b", 2), ("a", 1))
    lines = [replace(line, brief=f"brief {place}", alone=f"alone {place}") for place, line in enumerate(lines)]
    assert labels(lines[:5]) == [f"line {place}" for place in range(5)]
    assert labels(lines) == [f"brief {place}" for place in range(6)]
    assert labels([replace(line, group="a") for line in lines]) == [f"alone {place}" for place in range(6)]
    assert labels([replace(line, brief="", alone="") for line in lines]) == [f"line {place}" for place in range(6)]


def test_words_too_long_for_a_button_are_few() -> None:
    lines = [replace(line, text="x" * 81, brief=f"brief {line.text}") for line in lines_of(("a", 3))]
    assert labels(lines) == ["brief line 0", "brief line 1", "brief line 2"]


def test_long_list_without_groups_has_numbered_blocks() -> None:
    blocks = in_blocks(EN, lines_of(("a", 45), ("b", 2)), lambda line: line.group)
    assert [(heading, len(block)) for heading, block in blocks] == [
        ("a (1/3)", 20),
        ("a (2/3)", 20),
        ("a (3/3)", 5),
        ("b", 2),
    ]


def test_caution_names_lines_as_their_buttons_do() -> None:
    first, second, third = lines_of(("a", 3))
    own, home = "hits-own", "passes-home"
    lines = [replace(first, cautions=(own,)), second, replace(third, cautions=(home, own))]
    for mark in ("", "5"):
        marked = [replace(line, mark=mark) for line in lines]
        one, _, last = labels(marked)
        assert offered(EN, marked).quiet == (
            EN("caution-hits-own", which=f"{one} · {last}"),
            EN("caution-passes-home", which=last),
        )


def test_long_list_of_several_pawns_names_them() -> None:
    lines = [replace(line, alone=f"alone {place}") for place, line in enumerate(lines_of(("a", 9), ("b", 9)))]
    assert labels(lines) == [line.text for line in lines]


def test_label_begins_with_the_mark_of_its_line() -> None:
    marked = Line("pawn 1 to 8", pressing(0), "", (GOAL,), mark="Q")
    parts = replace(marked, press=pressing(1), mark="5+2")
    bare = Line("draw", pressing(2), "")
    offer = offered(EN, [marked, parts, bare])
    assert labels([marked, parts, bare]) == [labelled("Q", "pawn 1 to 8"), labelled("5+2", "pawn 1 to 8"), "draw"]
    assert offer.goals == (GOAL,), "each field has its number once"


def test_an_empty_list_has_no_rows() -> None:
    assert offered(EN, []) == Offer((), (), ())


def test_long_lines_are_cut() -> None:
    check(Screen("text", offered(EN, [Line("x" * 300, pressing(place), "y" * 100) for place in range(20)]).rows))


def test_goal_has_the_same_number_as_its_button() -> None:
    seat, origin = Seat(1), Location(18)
    assert goal_of(EN, Enter(seat, origin, ())) == Goal("", seat, RESERVE, origin)
    assert goal_of(EN, Walk(seat, origin, Location(20), 2, ())) == Goal("20", seat, origin, Location(20))
    assert goal_of(EN, Walk(seat, origin, HOME[1], 2, ())) == Goal("h2", seat, origin, HOME[1])
    assert goal_of(EN, Jump(seat, origin, CENTRE, ())) == Goal("", seat, origin, CENTRE)
    swap = Swap(seat, origin, Spot(Seat(2), Location(40)))
    assert goal_of(EN, swap) == Goal(EN("mark-swap"), seat, origin, Location(40))


def test_own_pawns_are_unnamed_and_others_carry_their_owner() -> None:
    rules = table_rules("swiss", 2)
    live = arranged(rules, "5,r,r,r/20,r,r,r", ("7", "5"), 0)
    game = observe(live.table, live.game, Seat(0), PEOPLE)
    own, other = (Walk(Seat(seat), Location(field), Location(field + 1), 1, ()) for seat, field in ((0, 5), (1, 20)))
    assert group_of(EN, game, own, game.numbering) == EN("pawn", number=1)
    assert group_of(EN, game, other, game.numbering) == EN("pawn-of", name="Player 1", number=1)

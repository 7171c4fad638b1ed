"""docs/rules.md 6.1: the notation, and the lines that it refuses."""

from __future__ import annotations

import pytest

from tockbot.rules import NotationError, format_position, parse_position

OUT = "r,r,r,r"
REST = f"{OUT}/{OUT}/{OUT}"
HOME = "h1,h2,h3,h4"


@pytest.mark.parametrize(
    "notation",
    [
        "swiss 4t d3 pm 0 0!,15+,h3,r/18!,r,r,r/r,r,r,r/53,54,r,r A7K/5T/-/2*",
        f"swiss 4t d3 px - {OUT}/{REST} A23456789TJQK*/-/-/-",
        f"swiss 4t d0 pr - {OUT}/{REST} -/-/-/-",
        f"swiss 4t d0 pe - {HOME}/{OUT}/{HOME}/{OUT} -/-/-/-",
        "swiss 2s d2 pm 0 0!,r,r,r/36!,r,r,r A/A",
        f"swiss 8t d7 pm 0 c+,h1,h2,h4/143,r,r,r/{'/'.join([OUT] * 6)} A/-/-/-/-/-/-/-",
        "swiss+board=dog 2s d0 pm 0 0!+,10++,12,r/32!,r,r,r A/A",
        f"ttg 4t d0 pm 0 7,8,c,r/{REST} A/-/-/-",
        f"italian 4t d0 pd 1 20,r,r,r/{REST} A/AAAAA/-/-",
        f"ttg+jack_discard 5s d4 pd 1 {OUT}/{OUT}/{OUT}/{OUT}/{OUT} A/A/-/-/-",
        f"italian+places 3s d0 pm 1 {HOME}/{OUT}/{OUT} -/A/-",
        f"italian+places 3s d0 pe - {HOME}/{HOME}/{OUT} -/-/-",
        f"swiss 2s d0 pe - {HOME}/{HOME} -/-",
    ],
)
def test_6_1_the_notation_round_trips(notation: str) -> None:
    assert format_position(parse_position(notation)) == notation


@pytest.mark.parametrize("pawns", ["69,r,r,r", "0!+,r,r,r"], ids=["on its entry, untouched", "just entered, touched"])
def test_6_1_impossible_marks_are_kept(pawns: str) -> None:
    """docs/readings.md A24."""
    notation = f"swiss 4t d3 pm 0 {pawns}/{REST} 5/-/-/-"
    assert format_position(parse_position(notation)) == notation


def test_6_1_hands_the_deck_cannot_give_are_accepted() -> None:
    """docs/readings.md A26."""
    notation = f"italian 4t d3 pm 0 {OUT}/{REST} AAAAAAAAA/2/-/-"
    assert format_position(parse_position(notation)) == notation


GOOD = ["swiss", "4t", "d3", "pm", "0", f"20,r,r,r/{REST}", "5/-/-/-"]


def written(**fields: str) -> str:
    """Return a valid position with some fields replaced."""
    names = ("ruleset", "players", "dealer", "phase", "turn", "pawns", "hands")
    return " ".join(fields.get(name, good) for name, good in zip(names, GOOD, strict=True))


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "swiss",
        written() + " ",
        " " + written(),
        written().replace(" pm", "  pm"),
        written().replace(" pm", "\tpm"),
        written().replace(" pm", "\N{NO-BREAK SPACE}pm"),
        written() + " extra",
    ],
)
def test_6_1_fields_are_separated_by_single_blanks(line: str) -> None:
    """docs/readings.md A9, A40."""
    with pytest.raises(NotationError, match="7 fields separated by single blanks"):
        parse_position(line)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"ruleset": "ludo"}, "'ludo' cannot be the ruleset"),
        ({"ruleset": "swiss+board=dgo"}, "'board=dgo' cannot be the value"),
        ({"players": "4"}, "'4' is no number of players"),
        ({"players": "7t"}, "'7 in teams' cannot be the party"),
        ({"players": "4s"}, "'4 solo' cannot be the party"),
        ({"players": "04t"}, "no number of players"),
        ({"players": "\N{ARABIC-INDIC DIGIT FOUR}t"}, "no number of players"),
        ({"players": "4t\n"}, "no number of players"),
        ({"dealer": "3"}, "the dealer is written d and a seat, not '3'"),
        ({"dealer": "d4"}, "'4' cannot be the dealer; the seats in play are 0, 1, 2, 3"),
        ({"dealer": "d03"}, "'03' cannot be the dealer"),
        ({"dealer": "d"}, "'' cannot be the dealer"),
        ({"phase": "m"}, "'m' is no phase; phases are px, pm, pd, pr, pe"),
        ({"phase": "pz"}, "'pz' is no phase"),
        ({"turn": "4"}, "'4' cannot be the turn"),
        ({"turn": "\N{SUPERSCRIPT TWO}"}, "cannot be the turn"),
        ({"pawns": f"20,r,r,r/{OUT}/{OUT}"}, "there are 4 groups of pawns, not 3"),
        ({"pawns": f"20,r,r/{REST}"}, "a seat has 4 pawns, not 3: '20,r,r'"),
        ({"pawns": f"20,r,r,r,r/{REST}"}, "a seat has 4 pawns, not 5"),
        ({"pawns": f"x,r,r,r/{REST}"}, "'x' is no pawn"),
        ({"pawns": f"h5,r,r,r/{REST}"}, "'h5' is no pawn"),
        ({"pawns": f"020,r,r,r/{REST}"}, "'020' is no pawn"),
        ({"pawns": f"-1,r,r,r/{REST}"}, "'-1' is no pawn"),
        ({"pawns": f"\N{ARABIC-INDIC DIGIT FOUR},r,r,r/{REST}"}, "is no pawn"),
        ({"pawns": f"20+!,r,r,r/{REST}"}, r"'20\+!' is no pawn"),
        ({"pawns": f"20!!,r,r,r/{REST}"}, "'20!!' is no pawn"),
        ({"pawns": f"{'9' * 5000},r,r,r/{REST}"}, "is no pawn"),
        ({"pawns": f"72,r,r,r/{REST}"}, "the board has fields 0 to 71, not 72"),
        ({"pawns": f"20!,r,r,r/{REST}"}, "'20!' cannot be protected"),
        ({"pawns": f"18!,r,r,r/{REST}"}, "'18!' cannot be protected"),
        ({"pawns": f"h1!,r,r,r/{REST}"}, "'h1!' cannot be protected"),
        ({"pawns": f"20,r!,r,r/{REST}"}, "'r!' cannot be protected"),
        ({"pawns": f"20++,r,r,r/{REST}"}, r"'20\+\+' bears more marks"),
        ({"pawns": f"h1+,r,r,r/{REST}"}, r"'h1\+' bears more marks"),
        ({"pawns": f"20,r+,r,r/{REST}"}, r"'r\+' bears more marks"),
        ({"pawns": f"c,r,r,r/{REST}"}, "this board has no centre field"),
        ({"pawns": f"20,5,r,r/{REST}"}, "the pawns of a seat are sorted, '20,5,r,r' are not"),
        ({"pawns": f"20,r,h1,r/{REST}"}, "are sorted"),
        ({"pawns": f"h2,h1,r,r/{REST}"}, "are sorted"),
        ({"pawns": f"20,20,r,r/{REST}"}, "two pawns stand on 20"),
        ({"pawns": f"20,20+,r,r/{REST}"}, "two pawns stand on 20"),
        ({"pawns": f"20,h1,h1,r/{REST}"}, "two pawns stand on h1"),
        ({"pawns": f"20,r,r,r/20,r,r,r/{OUT}/{OUT}"}, "two pawns stand on 20"),
        ({"hands": "5/-/-"}, "there are 4 hands, not 3"),
        ({"hands": "5//-/-"}, "an empty hand is written -"),
        ({"hands": "B/-/-/-"}, "the deck has no card 'B'"),
        ({"hands": "1/-/-/-"}, "the deck has no card '1'"),
        ({"hands": "a/-/-/-"}, "the deck has no card 'a'"),
        ({"hands": "5-/-/-/-"}, "the deck has no card '-'"),
        ({"hands": "7AK/-/-/-"}, "a hand is sorted as in A23456789TJQK\\*, '7AK' is not"),
        ({"hands": "-/5/-/-"}, "the seat to act holds no card"),
        ({"turn": "-"}, "the seat to act holds no card"),
        ({"phase": "pd"}, "these rules force nobody to discard"),
        ({"phase": "px"}, "no seat is to act in this phase"),
        ({"phase": "pr"}, "no seat is to act in this phase"),
        ({"phase": "pr", "turn": "-"}, "hands are empty when a round or the game is over"),
        ({"phase": "pe", "turn": "-", "hands": "-/-/-/-"}, "the game is not over, no side is home"),
        ({"pawns": f"{HOME}/{OUT}/{HOME}/{OUT}"}, "a side is home, the game is over"),
        ({"phase": "pr", "turn": "-", "pawns": f"{HOME}/{OUT}/{HOME}/{OUT}", "hands": "-/-/-/-"}, "a side is home"),
        ({"phase": "px", "turn": "-", "pawns": f"{HOME}/{OUT}/{HOME}/{OUT}"}, "a side is home"),
        ({"phase": "pe", "turn": "-", "pawns": f"{HOME}/{OUT}/{HOME}/{OUT}"}, "hands are empty"),
        ({"phase": "pe", "pawns": f"{HOME}/{OUT}/{HOME}/{OUT}", "hands": "-/-/-/-"}, "no seat is to act"),
    ],
)
def test_6_1_each_error_names_what_is_wrong(fields: dict[str, str], why: str) -> None:
    """docs/readings.md A24, A35, A40."""
    parse_position(written())
    with pytest.raises(NotationError, match=why):
        parse_position(written(**fields))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"ttg 4t d0 pm 0 0!,r,r,r/{REST} 5/-/-/-", "'0!' cannot be protected"),
        (f"italian 4t d0 pm 0 0!,r,r,r/{REST} 5/-/-/-", "'0!' cannot be protected"),
        (f"toctoc 4t d0 pm 0 5+,r,r,r/{REST} 5/-/-/-", "bears more marks"),
        (f"swiss+home_entry=over 4t d0 pm 0 5+,r,r,r/{REST} 5/-/-/-", "bears more marks"),
        (f"swiss+board=dog 4t d0 pm 0 5+++,r,r,r/{REST} 5/-/-/-", "bears more marks"),
        (f"swiss+board=dog 4t d0 pm 0 64,r,r,r/{REST} 5/-/-/-", "fields 0 to 63"),
        (f"swiss 8t d0 pm 0 c!,r,r,r/{'/'.join([OUT] * 7)} 5/-/-/-/-/-/-/-", "'c!' cannot be protected"),
        (f"swiss 8t d0 pm 0 c,r,r,r/c,r,r,r/{'/'.join([OUT] * 6)} 5/-/-/-/-/-/-/-", "two pawns stand on c"),
        (f"swiss 8t d0 pm 0 c,c+,r,r/{'/'.join([OUT] * 7)} 5/-/-/-/-/-/-/-", "two pawns stand on c"),
        (f"ttg 4t d0 pm 0 {OUT}/{REST} 5*/-/-/-", r"the deck has no card '\*'"),
        (f"italian 4t d0 pm 0 {OUT}/{REST} 5*/-/-/-", r"the deck has no card '\*'"),
        (f"ttg 4t d0 pd 0 {OUT}/{REST} 5/-/-/-", "these rules force nobody to discard"),
        (f"ttg 4s d0 px - {OUT}/{REST} 5/5/5/5", "these rules have no exchange"),
        (f"italian 2s d0 px - {OUT}/{OUT} 5/5", "these rules have no exchange"),
        (f"swiss 2s d1 pm 0 {OUT}/{OUT} 5/5", "'1' cannot be the dealer; the seats in play are 0, 2"),
        (f"italian+places 3s d0 pe - {HOME}/{OUT}/{OUT} -/-/-", "the game is not over"),
        (f"italian 3s d0 pm 1 {HOME}/{OUT}/{OUT} -/5/-", "the game is over"),
    ],
)
def test_6_1_unsupported_ruleset_part_is_refused(line: str, why: str) -> None:
    """docs/readings.md A24, A26, A35, A40."""
    with pytest.raises(NotationError, match=why):
        parse_position(line)

"""What stands in a button's ``custom_id``: read back as it was written, and anything else is refused."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tockbot.render import THEMES
from tockbot.rules import RULESETS, Seat
from tockbot.tables import Level, Pace, SeatsAgain, Stamp, TableId
from tockbot.ui.custom_id import LENGTH_LIMIT, is_ours, menu_id, press_of, read_press, write_press
from tockbot.ui.press import (
    AddComputer,
    Agree,
    AllowBack,
    AllowHints,
    AskBack,
    AskToBeForgotten,
    BackToHand,
    BeForgotten,
    BuildSeven,
    ChooseAhead,
    ChoosePace,
    ChooseParty,
    ChooseRuleset,
    ChooseTheme,
    ComeBack,
    ConfirmSeven,
    Decline,
    DropAhead,
    EndTable,
    EnoughNotes,
    Errand,
    ExportGame,
    FillAndStart,
    FilmGame,
    Give,
    GiveUp,
    GotIt,
    HideStatistics,
    Learn,
    Leave,
    Look,
    LookBack,
    MakePlay,
    OpenReplay,
    OtherShape,
    PlayAgain,
    PlaySeries,
    Press,
    PressError,
    RateGame,
    RemoveComputer,
    Reopen,
    Run,
    SayHere,
    SeriesAgain,
    SetLevel,
    SetOption,
    ShareReview,
    ShowCard,
    ShowHand,
    ShowHelp,
    ShowLesson,
    ShowLog,
    ShowProof,
    ShowPuzzle,
    ShowReview,
    ShowRules,
    ShowSetup,
    ShowStandings,
    Sit,
    SitAgain,
    StandIn,
    Standings,
    Start,
    Study,
    Topic,
    Watch,
)

IDS = st.integers(0, 10**18 - 1)
SEATS = st.integers(0, 7).map(Seat)
CARDS = st.integers(0, 99)
PLACES = st.integers(0, 9999)
PATHS = st.lists(PLACES, max_size=7).map(tuple)
OPTIONS = sorted((option.name, value) for one in RULESETS.values() for option in one.options for value in ("on", "off"))

NAMES = st.text("abcz09-", min_size=1, max_size=16)
FEW = st.integers(0, 999)
STUDIED = st.one_of(
    st.builds(BackToHand, FEW, FEW),
    st.builds(OtherShape, FEW),
    st.builds(Give, FEW, FEW, CARDS),
    st.builds(ShowCard, FEW, FEW, CARDS, st.none() | PLACES, PLACES),
    st.builds(BuildSeven, FEW, FEW, CARDS, PATHS, PLACES),
    st.builds(ConfirmSeven, FEW, FEW, CARDS, PATHS, PLACES),
    st.builds(MakePlay, FEW, FEW, PLACES, st.none() | CARDS),
)
"""What is pressed in an exercise, whose table is number 0 and whose log is short."""

PRESSES: dict[type[Press], st.SearchStrategy[Press]] = {
    **{
        kind: st.builds(kind, IDS)
        for kind in (
            Leave,
            Start,
            ShowSetup,
            ShowHand,
            ShowLog,
            ShowRules,
            OtherShape,
            PlayAgain,
            EndTable,
            ShowProof,
            ComeBack,
            FillAndStart,
            OpenReplay,
            ExportGame,
            ShowReview,
            ShareReview,
            ChooseAhead,
            DropAhead,
            Reopen,
            GiveUp,
            Watch,
        )
    },
    **{kind: st.builds(kind, IDS, SEATS) for kind in (Sit, AddComputer, RemoveComputer)},
    **{kind: st.builds(kind) for kind in (AskToBeForgotten, BeForgotten)},
    SitAgain: st.builds(SitAgain, IDS, st.sampled_from(SeatsAgain)),
    RateGame: st.builds(RateGame, IDS, st.booleans()),
    PlaySeries: st.builds(PlaySeries, IDS, st.booleans()),
    SeriesAgain: st.builds(SeriesAgain, IDS),
    HideStatistics: st.builds(HideStatistics, st.booleans()),
    ShowStandings: st.builds(ShowStandings, st.sampled_from(Standings), PLACES),
    AllowBack: st.builds(AllowBack, IDS, st.booleans()),
    AskBack: st.builds(AskBack, IDS, IDS),
    SayHere: st.builds(SayHere, IDS),
    StandIn: st.builds(StandIn, IDS, SEATS),
    SetLevel: st.builds(SetLevel, IDS, SEATS, st.sampled_from(Level)),
    ChooseRuleset: st.builds(ChooseRuleset, IDS, st.sampled_from(sorted(RULESETS))),
    ChooseParty: st.builds(ChooseParty, IDS, st.integers(2, 8), st.booleans()),
    SetOption: st.builds(lambda table_id, option: SetOption(table_id, *option), IDS, st.sampled_from(OPTIONS)),
    AllowHints: st.builds(AllowHints, IDS, st.none() | st.integers(0, 99)),
    Agree: st.builds(Agree, IDS, IDS.map(Stamp)),
    Decline: st.builds(Decline, IDS, IDS.map(Stamp)),
    ChoosePace: st.builds(ChoosePace, IDS, st.sampled_from(Pace)),
    BackToHand: st.builds(BackToHand, IDS, IDS),
    Give: st.builds(Give, IDS, IDS, CARDS),
    ShowCard: st.builds(ShowCard, IDS, IDS, CARDS, st.none() | PLACES, PLACES),
    BuildSeven: st.builds(BuildSeven, IDS, IDS, CARDS, PATHS, PLACES),
    ConfirmSeven: st.builds(ConfirmSeven, IDS, IDS, CARDS, PATHS.filter(bool), PLACES),
    Learn: st.builds(Learn),
    EnoughNotes: st.builds(EnoughNotes),
    ShowHelp: st.builds(ShowHelp, st.sampled_from(Topic)),
    Run: st.builds(Run, st.sampled_from(Errand)),
    ChooseTheme: st.builds(ChooseTheme, st.sampled_from(sorted(THEMES))),
    ShowLesson: st.builds(ShowLesson, NAMES),
    GotIt: st.builds(GotIt, NAMES),
    ShowPuzzle: st.builds(ShowPuzzle, NAMES),
    Study: st.builds(Study, NAMES, STUDIED),
    FilmGame: st.builds(FilmGame, IDS, SEATS, st.booleans()),
    LookBack: st.builds(LookBack, IDS, PLACES, SEATS, st.booleans(), st.sampled_from(Look)),
    MakePlay: st.builds(MakePlay, IDS, IDS, PLACES, st.none() | CARDS),
}
"""Presses of each kind."""


@settings(deadline=None, max_examples=400)
@given(st.one_of(*PRESSES.values()))
def test_a_press_is_read_back_as_it_was_written(press: Press) -> None:
    written = write_press(press)
    assert read_press(written) == press
    assert press_of(written, ()) == press
    assert press_of(menu_id(0, [press]), (written,)) == press
    assert len(written) <= LENGTH_LIMIT
    assert written.isascii()
    assert is_ours(written)


def test_the_longest_press_fits_a_custom_id() -> None:
    longest = ConfirmSeven(TableId(10**18 - 1), Stamp(10**18 - 1), 99, (9999,) * 7, 99_999)
    assert read_press(write_press(longest)) == longest
    assert len(write_press(longest)) <= LENGTH_LIMIT


def test_menus_of_other_lists_and_rows_are_told_apart() -> None:
    """Discord keeps showing the line chosen from a menu for as long as its ``custom_id`` stays the same."""
    lists = ([Leave(TableId(1))], [Leave(TableId(2))], [Leave(TableId(1)), Leave(TableId(2))])
    ids = {menu_id(row, one) for row in range(5) for one in lists}
    assert len(ids) == 15
    assert all(len(one) <= LENGTH_LIMIT and is_ours(one) for one in ids)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "tock",
        "tock1",
        "tock1:",
        "tock1:join",
        "tock1:join:",
        "tock1:join:1:2",
        "tock1:fly:1",
        "tock1:JOIN:1",
        "tock1:join:-1",
        "tock1:join:one",
        "tock1:join:1.5",
        "tock1:join:01",
        "tock1:join:" + "9" * 20,
        "tock1:join:1\n",
        " tock1:join:1",
        "tick:join:1",
        "xtock1:join:1",
        "tock2:join:1",
        "tock1:join:²",
        "tock1:join:\u0661",
        "tock1:sit:1:8",
        "tock1:sit:1:",
        "tock1:level:1:0",
        "tock1:level:1:0:",
        "tock1:level:1:0:grandmaster",
        "tock1:hints:1:999999",
        "tock1:hints:1:unlimited",
        "tock1:party:1:9:t",
        "tock1:party:1:4:x",
        "tock1:option:1:places",
        "tock1:option:1:places:o n",
        "tock1:give:1:2:-",
        "tock1:card:1:2:3:4",
        "tock1:seven:1:2:3:4..5:0",
        "tock1:seven:1:2:3:0.0.0.0.0.0.0.0:0",
        "tock1:make:1:2:-:3",
        "tock1:make:1:2:3:",
        "tock1:lesson:",
        "tock1:lesson:No",
        "tock1:study:hit",
        "tock1:study:hit:",
        "tock1:study:hit:join:1",
        "tock1:study:hit:study:hit:back:0:1",
        "tock1:study:hit:make:1:2:3:",
        "tock1:" + "x" * 10_000,
        "tock1:join:" + "1" * 10_000,
    ],
)
def test_what_is_none_of_ours_is_refused(text: str) -> None:
    for values in ((), (text,)):
        with pytest.raises(PressError):
            press_of("tock-menu:0:0123456789abcdef" if values else text, values)


def test_a_menu_without_a_line_chosen_is_refused() -> None:
    with pytest.raises(PressError):
        press_of(menu_id(0, [Leave(TableId(1))]), ())


def test_every_press_is_tried_above() -> None:
    assert set(PRESSES) == set(get_args(Press))


WORDS = ("join", "sit", "level", "option", "hints", "card", "seven", "confirm", "make")


@settings(deadline=None, max_examples=100)
@given(st.text(max_size=120), st.sampled_from(WORDS))
def test_whatever_is_read_is_a_press_written_just_so_or_refused(text: str, word: str) -> None:
    for custom_id in (text, f"tock1:{text}", f"tock1:{word}:1:{text}", f"tock1:{word}:1:2:3:{text}"):
        try:
            press = read_press(custom_id)
        except PressError:
            continue
        assert write_press(press) == custom_id

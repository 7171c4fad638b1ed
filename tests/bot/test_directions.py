"""Text that runs from right to left: other text in it keeps its order, and links and code still work."""

from __future__ import annotations

import re

import pytest

from tests.bot.limits import check_direction
from tests.tables.live import PEOPLE
from tests.tournaments.evenings import begun, evening
from tockbot.bot.rule_texts import card_rules
from tockbot.bot.words import (
    END_ISOLATE,
    ISOLATE,
    LEFTWARD,
    isolated,
    joined_names,
    languages,
    leftward,
    listed,
    runs_left,
    speaker,
    unmarked,
)
from tockbot.features.tournament_screens import absent_screen, call_screen, entering_screen
from tockbot.rules import RULESETS, Party

AR = speaker("ar")


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Anna", False),
        ("نورة", True),
        ("30 ← 34", False),
        ("2: نورة", True),
        (isolated("نورة") + " 9", False),
        ("", False),
    ],
)
def test_text_direction_is_that_of_its_first_open_letter(text: str, left: bool) -> None:  # noqa: FBT001 - a case
    assert runs_left(text) is left


def test_only_arabic_runs_from_right_to_left() -> None:
    assert [language for language in languages() if speaker(language).is_leftward] == ["ar"]


def test_only_parts_in_the_other_direction_are_isolated() -> None:
    told = AR("told-draw", name="Anna 3", cards="10♥ K♠", other="نورة")
    assert isolated("Anna 3") in told
    assert isolated("10♥ K♠") in told
    assert isolated("نورة") not in told
    assert isolated("34") not in AR("move-walk", pawn=AR("pawn", number=2), origin="30", goal="34")


def test_each_line_has_direction_marks_at_both_ends() -> None:
    assert leftward("-# Tock · لعبة.\nنورة") == f"-# {LEFTWARD}Tock · لعبة.{LEFTWARD}\nنورة"
    assert leftward("، ") == "، "


def test_marks_are_inside_bold_text() -> None:
    assert leftward("-# **Tock** · **لعبة.**") == f"-# **{LEFTWARD}Tock** · **لعبة.{LEFTWARD}**"


def test_lists_begin_on_the_reading_side() -> None:
    sizes = listed(AR, ("6", "5", "4"))
    assert runs_left(sizes)
    assert isolated(unmarked(sizes)) not in AR("rules-deal", cards="110", jokers=6, sizes=sizes)
    names = AR("table-places", names=listed(AR, ("1. Anna", "2. نورة", "3. Bruno"), " · "))
    assert f"{isolated('1. Anna')} · 2. نورة · {isolated('3. Bruno')}" in names
    assert listed(AR, ("Anna",)) == "Anna"


def test_partners_are_named_in_reading_order() -> None:
    names = joined_names(AR, ("Anna", "Bruno"))
    assert runs_left(names)
    assert names == AR("names-and", names="Anna", name="Bruno")
    assert f"و{isolated('Bruno')}" in AR("table-won", names=names, count=2)
    assert joined_names(AR, ()) == ""


def test_lines_about_cards_run_as_their_language_does() -> None:
    law = RULESETS["jackaroo"].law(Party(4, in_teams=True))
    assert all(map(runs_left, card_rules(AR, law)))
    assert not any(map(runs_left, card_rules(speaker("en"), law)))


@pytest.mark.parametrize("people", [1, 8])
def test_lines_of_names_and_times_run_as_their_language_does(people: int) -> None:
    check_direction(entering_screen(AR, evening(people), PEOPLE))
    if people > 1:
        check_direction(call_screen(AR, begun(people), PEOPLE, 0))
        check_direction(absent_screen(AR, begun(people), PEOPLE))


def test_words_of_other_scripts_in_a_message_are_isolated() -> None:
    assert isolated("SHA-256") in AR("table-seed-hash", hash="ab12")
    assert f"**{isolated('a')}**" in AR("rules-marked")
    assert isolated("/tock help") in AR("about")
    assert isolated("Asia/Riyadh") in AR("ask-zone-about")
    assert isolated("@everyone") in AR("refused-role-powers", role="نورة")
    assert isolated(speaker("en")("permission-mention-everyone")) in AR("permission-mention-everyone")
    assert isolated("`/tock new`") in AR("refused-no-table")


def test_copied_and_clickable_text_is_not_isolated() -> None:
    address = "https://discord.com/channels/1/2/3"
    assert f"]({address})" in AR("proof-lobby", link=address)
    assert isolated("`ab12`") in AR("table-seed-hash", hash="ab12")
    assert f": {address}" in AR("privacy-policy", address=address)


def test_isolated_words_still_select_variants() -> None:
    assert AR("hand-away", channel="<#1>", until="none") != AR("hand-away", channel="<#1>", until="<t:1:R>")
    assert unmarked(AR("table-away-name", name="Anna", until="none")) == "Anna"


@pytest.mark.parametrize(
    ("text", "alone"), [("", False), ("a", False), (isolated("a"), True), (isolated("a") + isolated("b"), False)]
)
def test_single_isolate_is_not_isolated_again(text: str, alone: bool) -> None:  # noqa: FBT001 - a case
    assert isolated(isolated(text)) == isolated(text)
    assert (isolated(text) == text) is (alone or not text)


def test_isolates_are_closed_wherever_they_are_opened() -> None:
    for text in (AR("called-told", name="**نورة**", names="<@1>، <@2>"), AR("refused-no-table"), AR("help-stuck-told")):
        depths = [0]
        for mark in re.findall(f"[{ISOLATE}{END_ISOLATE}]", text):
            depths.append(depths[-1] + (1 if mark == ISOLATE else -1))
        assert depths[-1] == 0
        assert min(depths) == 0


def test_other_languages_have_no_marks() -> None:
    for language in languages():
        if language != "ar":
            told = speaker(language)("told-draw", name="Anna", cards="10♥", other="Bruno")
            assert told == unmarked(told)

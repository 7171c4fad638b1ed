"""The rules page covers a table's whole law: a part of the law that does not change the page has no sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from typing import Any, Final, get_args

import pytest

from tests.tables.live import EVERY_RULESET, rules_id
from tockbot.bot.rule_texts import card_lines, rules_text, sentences
from tockbot.bot.words import Speaker, languages, rank_name, speaker, unmarked
from tockbot.rules import (
    HAND_ORDER,
    Action,
    Backward,
    EnterPawn,
    ForcedDiscard,
    Forward,
    FromCentre,
    Law,
    PawnOwner,
    Seven,
    SwapPawns,
    TableRules,
    ToCentre,
    table_rules,
)
from tockbot.rules import law as words

EN: Final = speaker("en")
EVERY = pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)

UNTOLD: Final = {
    "home_entries": "what an option offers; what was chosen is told",
    "centre": "a field of the board, seen there; which cards lead to it is told",
    "cards": "tried action by action",
}
"""The parts of the law without a sentence, each with the reason."""


def others(name: str, value: object) -> Iterator[object]:
    """Yield other values that a part of the law can have."""
    match value:
        case _ if name == "seven_pawns":
            yield None if value else 2
        case bool():
            yield not value
        case Enum():
            yield from (one for one in type(value) if one != value)
        case int():
            yield value + 1
        case str():
            yield "" if value else "A3K"
        case None | ForcedDiscard():
            offered = (None, ForcedDiscard("T", loses_turn=True), ForcedDiscard("T", loses_turn=False))
            yield from (one for one in (*offered, ForcedDiscard("J", loses_turn=False)) if one != value)
        case tuple():
            yield (*value, 2)
        case _:
            raise AssertionError(f"say which other values {name} can have")


def page(rules: TableRules, say: Speaker = EN) -> str:
    return "\n".join(rules_text(say, rules))


def under(rules: TableRules, **changes: Any) -> TableRules:  # noqa: ANN401 - any part of the law
    return replace(rules, law=replace(rules.law, **changes))


@EVERY
@pytest.mark.parametrize("word", [field.name for field in fields(Law) if field.name not in UNTOLD])
def test_every_rule_of_the_law_changes_the_page(rules: TableRules, word: str) -> None:
    # docs/readings.md A25: in solo games the joker rule has no effect.
    does_nothing = word == "joker_finishes" and not rules.party.in_teams
    for other in others(word, getattr(rules.law, word)):
        assert (page(under(rules, **{word: other})) == page(rules)) == does_nothing, (word, other)


def test_rules_without_a_sentence_are_in_the_law() -> None:
    assert set(UNTOLD) <= {field.name for field in fields(Law)}


ACTIONS: Final = {
    EnterPawn: EnterPawn(),
    Forward: Forward(20),
    Backward: Backward(9),
    Seven: Seven(),
    SwapPawns: SwapPawns(),
    words.DrawCard: words.DrawCard(),
    ToCentre: ToCentre(),
    FromCentre: FromCentre(),
    words.BurnCard: words.BurnCard(),
}
"""An action of each kind."""

BURN: Final = words.BurnCard()
OTHERWISE: Final = (
    SwapPawns(opponents_only=True),
    Forward(20, hits_passed=True),
    Forward(20, pawns=PawnOwner.TEAM),
    Forward(20, pawns=PawnOwner.ANYONE),
    words.BurnCard(choice=True),
)


def test_actions_cover_every_kind() -> None:
    assert set(ACTIONS) == set(get_args(Action))


@EVERY
@pytest.mark.parametrize("action", [*ACTIONS.values(), *OTHERWISE], ids=repr)
def test_every_card_action_is_on_the_page_and_on_the_card(rules: TableRules, action: Action) -> None:
    changed = under(rules, cards={**rules.law.cards, "9": (Forward(9), action)})
    assert page(changed) != page(rules)
    assert card_lines(EN, changed, "9") != card_lines(EN, rules, "9")


def test_swaps_with_anyone_and_with_opponents_read_differently() -> None:
    rules = table_rules("ttg", 4)
    anybody = under(rules, cards={**rules.law.cards, "9": (Forward(9), SwapPawns())})
    opponents = under(rules, cards={**rules.law.cards, "9": (Forward(9), SwapPawns(opponents_only=True))})
    assert page(anybody) != page(opponents)


def test_walks_and_burns_differ_by_their_side_effects() -> None:
    rules = table_rules("ttg", 4)
    pages = {page(under(rules, cards={**rules.law.cards, "9": (one,)})) for one in (*OTHERWISE, Forward(20), BURN)}
    assert len(pages) == len(OTHERWISE) + 2


@EVERY
@pytest.mark.parametrize("language", languages())
def test_each_card_lists_exactly_its_rules(rules: TableRules, language: str) -> None:
    say = speaker(language)
    told = list(sentences(say, rules))
    for rank in rules.law.deck_ranks:
        lines, about = card_lines(say, rules, rank), [f"-# {one.text}" for one in told if rank in one.ranks]
        # A rule about the only effect of a card replaces its name.
        if lines != about:
            assert unmarked(lines[0]).startswith(f"-# {rank_name(say, rank)}")
            assert lines[1:] == about
    assert all(set(sentence.ranks) <= set(HAND_ORDER) for sentence in told)
    for rank in rules.law.seven_ranks:
        assert len(card_lines(say, rules, rank)) > 1


@EVERY
def test_rules_name_fields_by_their_numbers_in_the_picture(rules: TableRules) -> None:
    """docs/rules.md uses the numbers printed on a paper board, which are not in any picture here."""
    assert "16" not in page(rules)
    if any(ToCentre() in actions for actions in rules.law.cards.values()) or rules.law.centre_second_cards:
        assert f"{', '.join(map(str, rules.board.eights))} " in page(rules)
    if rules.law.seven_diagonal:
        assert f"{', '.join(map(str, rules.board.sevens))} " in page(rules)


def test_option_without_effect_is_not_listed() -> None:
    """docs/readings.md A25."""
    solo = table_rules("swiss", 3, options={"no_joker_finish": "on"})
    assert EN("rules-no-joker-finish") not in page(solo)
    assert EN("rules-no-joker-finish") in page(table_rules("swiss", 4, options={"no_joker_finish": "on"}))
    assert "partner" not in page(table_rules("ttg", 3)).lower()


def test_lines_of_a_card_do_not_repeat_its_only_effect() -> None:
    rules = table_rules("swiss", 4)
    for rank in "7J":
        assert not any(line.startswith(f"-# {rank}:") for line in card_lines(EN, rules, rank))
    for rank in "45":
        assert card_lines(EN, rules, rank)[0].startswith(f"-# {rank}:")

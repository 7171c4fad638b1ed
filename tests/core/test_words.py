"""With each word that a ruleset declares, and the cards of all others, the core agrees with the Python rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tests.core.differing import differences_in
from tests.core.test_core import needs_core
from tests.rules.test_distinct import random_position
from tests.sampled import some
from tockbot.rules import (
    RULESETS,
    Action,
    BurnCard,
    Forward,
    Law,
    OwnPawns,
    PawnOwner,
    SevenHits,
    Swappable,
    table_rules,
)
from tockbot.rules.law import Blocking, Unplayable

POSITIONS = 4
"""Number of positions compared at each table; most have walls and pairs, because the pawns are close together."""


def with_cards(**more: tuple[Action, ...]) -> Callable[[Law], Law]:
    return lambda law: replace(law, cards={**law.cards, **{rank: (*law.cards[rank], *more[rank]) for rank in more}})


WORDS: dict[str, Callable[[Law], Law]] = {
    "W1 once round": lambda law: replace(law, passes_entry=False),
    "W2 two parts": lambda law: replace(law, seven_pawns=2),
    "W2 two parts, hitting": lambda law: replace(law, seven_pawns=2, seven_hits=SevenHits.EVERYONE),
    "W2 two parts, anyone": lambda law: replace(law, seven_pawns=2, seven_moves=PawnOwner.ANYONE),
    "W5 owner": lambda law: replace(law, blocking_can_swap=Swappable.OWNER, blocking=Blocking.OWN_START),
    "W6 hit only": lambda law: replace(law, own_pawns=OwnPawns.HIT_ONLY),
    "W6 neither": lambda law: replace(law, own_pawns=OwnPawns.NEITHER),
    "W7 pairs": lambda law: replace(law, pairs_block=True),
    "W7 pairs, hitting": lambda law: replace(law, pairs_block=True, seven_hits=SevenHits.EVERYONE),
    "W8 trail": with_cards(K=(Forward(13, hits_passed=True),), **{"6": (Forward(6, hits_passed=True),)}),
    "W9 anyone": with_cards(**{"5": (Forward(5, pawns=PawnOwner.ANYONE),)}),
    "W9 team": with_cards(**{"5": (Forward(5, pawns=PawnOwner.TEAM),)}),
    "W8, W9": with_cards(**{"9": (Forward(9, hits_passed=True, pawns=PawnOwner.ANYONE),)}),
    "W10 burns": with_cards(T=(BurnCard(),), Q=(BurnCard(choice=True), BurnCard())),
    "all": lambda law: replace(
        with_cards(T=(BurnCard(),), K=(Forward(13, hits_passed=True, pawns=PawnOwner.ANYONE),))(law),
        passes_entry=False,
        seven_pawns=2,
        own_pawns=OwnPawns.HIT_ONLY,
        pairs_block=True,
        unplayable=Unplayable.DISCARD,
    ),
}


@needs_core
@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("ruleset", some(RULESETS, 2))
def test_a_word_works_with_every_rulesets_cards(ruleset: str, word: str) -> None:
    rng = Random(f"{ruleset} {word}")
    for party in RULESETS[ruleset].parties[:3]:
        rules = table_rules(ruleset, party.players, in_teams=party.in_teams)
        rules = replace(rules, law=WORDS[word](rules.law))
        if rules.law.seven_pawns is None and rules.law.seven_moves is PawnOwner.ANYONE:
            rules = rules.with_own_sevens()
        for _ in range(POSITIONS):
            assert list(differences_in(random_position(rules, rng), rng)) == []


def test_w3_a_run_of_cards_for_each_suit() -> None:
    """docs/rules-family.md W3, K2.2, J2.2."""
    for ruleset in ("keezen", "jackaroo"):
        for party in RULESETS[ruleset].parties:
            law = table_rules(ruleset, party.players, in_teams=party.in_teams).law
            assert law.suits * 13 == sum(law.hand_sizes) * party.players, "a cycle deals them out exactly"

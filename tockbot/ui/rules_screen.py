"""The rules of one table in words, from its declaration: a word of the law that has no sentence fails a test."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from tockbot.rules.law import JOKER, RANKS, Action, DrawCard, Law, SwapPawns, ToCentre
from tockbot.rules.table_rules import TableRules
from tockbot.ui.screen import TEXT_LIMIT, Screen, clipped
from tockbot.ui.table_screens import ruleset_name
from tockbot.ui.texts import Speaker
from tockbot.ui.words import caption, rank_name

TOLD_ALWAYS: Final = ("exchange", "unplayable", "blocking", "home_entry", "seven_hits", "seven_moves")
TOLD_WHEN_TRUE: Final = (
    "leader_stays",
    "begins_entered",
    "may_spare_partner",
    "own_colour_blocks",
    "blocking_can_swap",
    "seven_backs_at_home",
    "seven_diagonal",
    "places",
)


def rules_screen(say: Speaker, rules: TableRules) -> Screen:
    """What is played at this table: the goal, what each card does, and what else to know."""
    law = rules.law
    sizes = ", ".join(map(str, law.hand_sizes))
    lines = [
        f"**{ruleset_name(say, rules)}**",
        say("rules-goal-teams" if rules.party.in_teams else "rules-goal-solo"),
        say("rules-deal", cards=52 * law.decks + law.jokers, sizes=sizes),
        "",
        *_cards(say, law),
        "",
        *(f"- {sentence}" for sentence in sentences(say, law)),
    ]
    return Screen(clipped("\n".join(lines), TEXT_LIMIT))


def _cards(say: Speaker, law: Law) -> list[str]:
    """What each card does, cards that do the same together."""
    by_deed: dict[str, list[str]] = {}
    for rank in RANKS:
        plain = caption(say, law, rank) == rank_name(say, rank)
        deed = say("rules-plain") if plain else caption(say, law, rank)
        by_deed.setdefault(deed, []).append(rank_name(say, rank))
    if law.jokers:
        by_deed[caption(say, law, JOKER)] = [say("joker")]
    return [f"`{' '.join(ranks)}` {deed}" for deed, ranks in by_deed.items()]


def sentences(say: Speaker, law: Law) -> list[str]:
    """A sentence for everything in the law that is not the same at every table."""
    told = [say("rules-hit-others" if law.own_colour_blocks else "rules-hit-all"), say("rules-home")]
    for word in TOLD_ALWAYS:
        value = getattr(law, word)
        told.append(say(f"rules-{word}-{_name(value)}".replace("_", "-")))
    told += [say(f"rules-{word}".replace("_", "-")) for word in TOLD_WHEN_TRUE if getattr(law, word)]
    told += [say(f"rules-{deed}", ranks=ranks) for deed, ranks in _special_cards(say, law)]
    if law.forced_discard is not None:
        key = "rules-forced-discard-loses-turn" if law.forced_discard.loses_turn else "rules-forced-discard"
        told.append(say(key, rank=rank_name(say, law.forced_discard.rank)))
    if law.centre_second_cards:
        ranks = ", ".join(rank_name(say, rank) for rank in law.centre_second_cards)
        told.append(say("rules-centre-second-cards", ranks=ranks))
    if not law.joker_finishes:
        told.append(say("rules-no-joker-finish"))
    return told


def _special_cards(say: Speaker, law: Law) -> Iterator[tuple[str, str]]:
    """What cards can do that a few letters do not tell, each with its cards."""
    deeds: tuple[tuple[str, Action], ...] = (
        ("swap", SwapPawns()),
        ("draw", DrawCard()),
        ("centre", ToCentre()),
        ("swap-opponents", SwapPawns(opponents_only=True)),
    )
    for name, deed in deeds:
        ranks = [rank_name(say, rank) for rank in RANKS if deed in law.cards[rank]]
        if ranks:
            yield name, ", ".join(ranks)


def _name(value: object) -> str:
    return value.name.lower() if isinstance(value, Enum) else str(value)

"""The rules of one table as a message: the goal, what each card does here, then the rest section by section."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from tockbot.rules import Blocking, Law, TableRules
from tockbot.ui.pictures.rule_examples import example_pictures
from tockbot.ui.pictures.rules import rules_picture
from tockbot.ui.screen import ALT_LIMIT, Layout, Screen, clipped
from tockbot.ui.screen import Section as Shown
from tockbot.ui.words.names import rank_name, ruleset_name
from tockbot.ui.words.rules import Section, deeds, sentences
from tockbot.ui.words.speaker import Speaker


def beginning_screen(say: Speaker, rules: TableRules) -> Screen:
    """What the game is, and a board on which its words are marked."""
    marked = [say("rules-marked"), *([say("rules-marked-partner")] if rules.party.in_teams else [])]
    if rules.law.blocking is not Blocking.NONE:
        marked.append(say("rules-marked-protected"))
    told = (say("rules-intro-teams" if rules.party.in_teams else "rules-intro-solo"), "", *marked)
    text = "\n".join((f"**{ruleset_name(say, rules)}**", *told))
    return Screen(text, picture=rules_picture(say, rules, clipped("\n".join(told).replace("**", ""), ALT_LIMIT)))


def rules_screen(say: Speaker, rules: TableRules) -> Screen:
    """What is played at this table: all of it in words, and each section on a board of its own."""
    text = "\n".join((f"**{ruleset_name(say, rules)}**", *_beginning(say, rules)))
    sections = tuple(
        Shown("\n".join(lines), pictures=example_pictures(say, rules, section))
        for section, lines in _sections(say, rules)
    )
    return Screen(text, layout=Layout(sections=sections))


def told_rules(say: Speaker, rules: TableRules) -> list[str]:
    """All that is told of a table's rules, line by line; where two tables are told the same, they play the same."""
    lines = _beginning(say, rules)
    for _, told in _sections(say, rules):
        lines += ["", *told]
    return lines


def _beginning(say: Speaker, rules: TableRules) -> list[str]:
    """The goal, the deal, and what each card does."""
    law = rules.law
    sizes = ", ".join(map(str, law.hand_sizes))
    return [
        say("rules-goal-teams" if rules.party.in_teams else "rules-goal-solo"),
        say("rules-deal", cards=52 * law.decks + law.jokers, jokers=law.jokers, sizes=sizes)
        + " "
        + say(f"rules-shuffling-{law.shuffling.name.lower()}".replace("_", "-")),
        "",
        *_cards(say, law),
    ]


def _sections(say: Speaker, rules: TableRules) -> Iterator[tuple[Section, list[str]]]:
    """Each section with its lines, its heading first."""
    for section, told in groupby(sentences(say, rules), key=lambda sentence: sentence.section):
        yield section, [f"**{say(section.value)}**", *(f"- {sentence.text}" for sentence in told)]


def _cards(say: Speaker, law: Law) -> list[str]:
    """What each card does, cards that do the same together."""
    by_deed: dict[str, list[str]] = {}
    for rank in law.deck_ranks:
        by_deed.setdefault(deeds(say, law, rank), []).append(rank_name(say, rank))
    return [f"`{' '.join(ranks)}` {deed}" for deed, ranks in by_deed.items()]

"""The rules of one table as a message: the goal, what each card does here, then the rest section by section."""

from __future__ import annotations

from itertools import groupby

from tockbot.rules import Blocking, Law, TableRules
from tockbot.ui.pictures.rules import rules_picture
from tockbot.ui.screen import ALT_LIMIT, TEXT_LIMIT, Screen, clipped
from tockbot.ui.words.names import rank_name, ruleset_name
from tockbot.ui.words.rules import deeds, sentences
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
    """What is played at this table."""
    return Screen(clipped(rules_text(say, rules), TEXT_LIMIT))


def rules_text(say: Speaker, rules: TableRules) -> str:
    """All that the screen says, whether or not it fits a message; a test holds that it does."""
    return "\n".join((f"**{ruleset_name(say, rules)}**", *told_rules(say, rules)))


def told_rules(say: Speaker, rules: TableRules) -> list[str]:
    """All that is told of a table's rules, line by line; where two tables are told the same, they play the same."""
    law = rules.law
    sizes = ", ".join(map(str, law.hand_sizes))
    lines = [
        say("rules-goal-teams" if rules.party.in_teams else "rules-goal-solo"),
        say("rules-deal", cards=52 * law.decks + law.jokers, jokers=law.jokers, sizes=sizes)
        + " "
        + say(f"rules-shuffling-{law.shuffling.name.lower()}".replace("_", "-")),
        "",
        *_cards(say, law),
    ]
    for section, told in groupby(sentences(say, rules), key=lambda sentence: sentence.section):
        # A blank line, or Discord takes the heading for a part of the list before it.
        lines += ["", f"**{say(section.value)}**", *(f"- {sentence.text}" for sentence in told)]
    return lines


def _cards(say: Speaker, law: Law) -> list[str]:
    """What each card does, cards that do the same together."""
    by_deed: dict[str, list[str]] = {}
    for rank in law.deck_ranks:
        by_deed.setdefault(deeds(say, law, rank), []).append(rank_name(say, rank))
    return [f"`{' '.join(ranks)}` {deed}" for deed, ranks in by_deed.items()]

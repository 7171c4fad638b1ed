"""Writes the rules of each ruleset as pages with pictures, for people who read before they install.

They are made from the declarations, like ``/tock rules``, for four players in teams: ``python -m tools.rules_pages
docs/rules``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Final

from tockbot.bot.rule_texts import RulesSection, rules_text
from tockbot.bot.typed import house_rules_question
from tockbot.bot.words import Speaker, speaker
from tockbot.features.rules import SIZE, beginning_screen, example_pictures
from tockbot.render import BoardScene, draw_board
from tockbot.rules import RULESETS, TableRules, table_rules

PLAYERS: Final = 4
"""Number of players of the game that a page describes."""

ABOUT: Final = "These pages are for players. Each has the rules of one game, with pictures."
"""Introduction of the page that lists the games."""

WIDTH: Final = 100
"""Maximum length of a line of prose, in characters."""


def pages(language: str = "en") -> dict[str, str]:
    """Return the pages in a language, by name."""
    say = speaker(language)
    return {f"{name}.md": _page(say, table_rules(name, PLAYERS)) for name in RULESETS}


def listed(say: Speaker) -> str:
    """Return a list of all rulesets, each with a link to its page and a sentence."""
    return "\n".join(f"- [{say(f'ruleset-{name}')}]({name}.md): {say(f'ruleset-{name}-about')}" for name in RULESETS)


def pictures() -> Iterator[tuple[str, BoardScene]]:
    """Yield the pictures on the pages, each with its name."""
    say = speaker("en")
    for name in RULESETS:
        rules = table_rules(name, PLAYERS)
        beginning = beginning_screen(say, rules).picture
        if beginning is not None and isinstance(beginning.scene, BoardScene):
            yield f"{name}.png", beginning.scene
        for section in RulesSection:
            for one in example_pictures(say, rules, section):
                if isinstance(one.scene, BoardScene):
                    yield one.filename, one.scene


def _page(say: Speaker, rules: TableRules) -> str:
    headings = {f"**{say(section.value)}**": section for section in RulesSection}
    title, *beginning = filter(None, beginning_screen(say, rules).text.splitlines())
    lines = [f"# {title.strip('*')}", "", "\n\n".join(beginning), "", f"![The board]({rules.ruleset.name}.png)", ""]
    for line in rules_text(say, rules):
        section = headings.get(line)
        if section is None:
            lines.append(f"- {line}" if line.startswith("`") else line)
            continue
        heading = say(section.value)
        shown = [f"![{heading}]({one.filename})" for one in example_pictures(say, rules, section)]
        lines += [f"## {heading}", "", " ".join(shown), ""]
    question = house_rules_question(say, rules)
    if question.lines:
        lines += ["", f"## {question.label}", ""]
        lines += [f"- **{line.label}**: {line.about}" for line in question.lines]
    note = "Generated from the ruleset by `python -m tools.rules_pages docs/rules`."
    law = "The complete rules are in [rules.md](../rules.md) and [rules-family.md](../rules-family.md)."
    text = "\n".join((*lines, "", f"*{note} {law}*", ""))
    return "\n".join(map(_wrapped, text.split("\n")))


def _wrapped(line: str) -> str:
    if line.startswith(("#", "!")):
        return line
    indent = "  " if line.startswith("- ") else ""
    return fill(line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def main(folder: Path) -> None:
    """Write all pages and pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (pages() | {"games.md": f"# The games\n\n{ABOUT}\n\n{listed(speaker('en'))}\n"}).items():
        (folder / name).write_text(text, encoding="utf-8")
    for name, scene in pictures():
        (folder / name).write_bytes(draw_board(scene, size=SIZE))


if __name__ == "__main__":
    main(Path(sys.argv[1]))

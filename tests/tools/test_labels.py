"""The labels that README and docs name: each is one that the bot shows, or one of Discord's own."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

from tests.texts import EN, shown_as

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = (
    "README.md",
    *(
        f"docs/{name}.md"
        for name in (
            "playing",
            "learning",
            "notation",
            "operating",
            "privacy",
            "ratings",
            "releasing",
            "terms",
            "threads-and-calls",
            "tournaments",
        )
    ),
)
"""Pages that name buttons."""

ELSEWHERE: Final = frozenset(
    {
        "Actions",
        "Add App",
        "Administrator",
        "App Verification",
        "Bot",
        "Digest",
        "Discovery Settings",
        "Environments",
        "General Information",
        "GitHub Actions",
        "Installation",
        "Manage Server",
        "Manage Threads",
        "New Application",
        "Pages",
        "Publishing",
        "Read Message History",
        "Requires OAuth2 Code Grant",
        "Reset Token",
        "Settings",
        "Tock",
        "Use External Apps",
        "User Install",
        "Verified",
    }
)
"""Labels of Discord, GitHub and other programs, and the name of the game."""

MARKED: Final = re.compile(r"(?<![*\w])(\*\*|\*)(?=[^\s*])([^*\n]+?)\1(?![*\w])")
LONGEST_LABEL: Final = 5
"""Words. Longer phrases in bold are sentences."""


def labels_named(text: str) -> list[str]:
    """Return what is bold or italic in Markdown as a label is: few words, the first with a capital letter.

    A phrase at the beginning of a paragraph, list item or table cell is a heading if it begins with an article, or if
    punctuation ends or follows it.
    """
    outside = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    found = []
    for match in MARKED.finditer(outside):
        phrase = match[2].strip()
        before = outside[: match.start()].rpartition("\n")[2].strip(" >-|0123456789.")
        is_heading = not before and bool(
            re.match(r"(?:The|An?) |.*[.:?!,]$", phrase + outside[match.end()][:1].strip())
        )
        words = re.sub(r"^\W+", "", phrase)
        if words[:1].isupper() and len(words.split()) <= LONGEST_LABEL and "`" not in phrase and not is_heading:
            found.append(words)
    return found


def unknown_labels(text: str) -> list[str]:
    """Return the labels in a page that neither the bot nor another program shows."""
    parts = chain.from_iterable(label.split(" → ") for label in labels_named(text))
    return [label for label in parts if label not in ELSEWHERE and not shown_as(label)]


@pytest.mark.xdist_group("labels")
@pytest.mark.parametrize("page", PAGES)
def test_pages_name_only_labels_that_exist(page: str) -> None:
    assert unknown_labels((ROOT / page).read_text(encoding="utf-8")) == []


def test_label_check_finds_a_button_that_does_not_exist() -> None:
    page = f"Press **{EN('button-hand')}**, then **No such button** or *Nor this one?*\n\n**Careful.** See **a**.\n"
    assert unknown_labels(page) == ["No such button", "Nor this one?"]

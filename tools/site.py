"""Writes the pages of the project's site, from ``docs/`` and from the bot's own texts: ``python -m tools.site FOLDER``.

``TOCKBOT_OPERATOR`` names the person who runs the bot, with an address, for the privacy and terms pages, whose
addresses Discord asks for.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path
from typing import Final

from tockbot.bot.words import LEFTWARD, Speaker, languages, speaker
from tockbot.features.help import Topic
from tockbot.features.help import topic_screen as told_of
from tools.rules_pages import listed, pages

ROOT: Final = Path(__file__).parents[1]

BLANK: Final = re.compile(r"\*\(name[^)]*\)\*")
"""The place in the pages for the operator's name."""

ELSEWHERE: Final = re.compile(r"\[([^\]]+)\]\(\.\./[^)]*\)")
"""A link to a file of the checkout that is not a page."""

MENTION: Final = re.compile(r"</([^:>]+):\d+>")


HEADING: Final = re.compile(f"^{LEFTWARD}?\\*\\*(.+)\\*\\*{LEFTWARD}?$", re.MULTILINE)
"""A line in bold that is a heading."""


def main(folder: Path) -> None:
    """Write all pages into a folder."""
    shutil.copytree(ROOT / "docs", folder, dirs_exist_ok=True)
    shutil.copytree(ROOT / "images", folder / "images", dirs_exist_ok=True)
    operator = os.environ.get("TOCKBOT_OPERATOR", "").strip()
    for page in folder.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        if page.parent == folder and operator:
            text = BLANK.sub(lambda _: operator, text)
        page.write_text(ELSEWHERE.sub(r"\1", text), encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (folder / "changes.md").write_text(changes.replace("](docs/", "]("), encoding="utf-8")
    for language in languages():
        say = speaker(language)
        play = folder / "play" / language
        play.mkdir(parents=True, exist_ok=True)
        (play / "index.md").write_text(directed(say, beginning(say)), encoding="utf-8")
        for name, text in pages(language).items():
            (play / name).write_text(directed(say, text.rsplit("\n*", 1)[0] + "\n"), encoding="utf-8")
        for picture in (folder / "rules").glob("*.png"):
            shutil.copy(picture, play)
    (folder / "play" / "index.md").write_text(in_languages(), encoding="utf-8")
    (folder / "index.md").write_text(front(), encoding="utf-8")


def directed(say: Speaker, text: str) -> str:
    """Return a page in the direction in which its language is written."""
    return f'<div dir="rtl" markdown="1">\n\n{text}\n</div>\n' if say.is_leftward else text


def beginning(say: Speaker) -> str:
    """Return the page on how to play, from the texts of the bot's help."""
    texts = [told_of(say, topic, None).text for topic in Topic]
    text = "\n\n".join(HEADING.sub(r"## \1\n", one) for one in texts)
    typed = MENTION.sub(r"`/\1`", text)
    return f"# tockbot\n\n{say('about')}\n\n{listed(say)}\n\n{typed}\n"


def in_languages() -> str:
    """Return the page with links to how to play in each language."""
    lines = (f"- [{speaker(language)('language-name')}]({language}/index.md)" for language in languages())
    return "\n".join(("# How to play\n", *lines, ""))


def front() -> str:
    """Return the first page: what tockbot is, and where to read on."""
    film = "![A turn: a pawn walks along the board and hits another](images/turns.gif)"
    return f"# tockbot\n\n{speaker('en')('about')}\n\n{film}\n\n[How to play](play/index.md)\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""The pages of the project's site, made from ``docs/`` and from the bot's own texts: ``python -m tools.site FOLDER``.

``TOCKBOT_OPERATOR`` is whoever runs the bot, with an address, for the pages on privacy and terms, of which Discord
asks where they stand.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path
from typing import Final

from tockbot.bot.words.speaker import Speaker, languages, speaker
from tockbot.features.help import Topic
from tockbot.features.help import topic_screen as told_of
from tools.rules_pages import listed, pages

ROOT: Final = Path(__file__).parents[1]

BLANK: Final = re.compile(r"\*\(name[^)]*\)\*")
"""Where the pages leave room for whoever runs the bot."""

ELSEWHERE: Final = re.compile(r"\[([^\]]+)\]\(\.\./[^)]*\)")
"""A link to a file of the checkout that is no page."""

MENTION: Final = re.compile(r"</([^:>]+):\d+>")


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
        (play / "index.md").write_text(beginning(say), encoding="utf-8")
        for name, text in pages(language).items():
            (play / name).write_text(text.rsplit("\n*", 1)[0] + "\n", encoding="utf-8")
        for picture in (folder / "rules").glob("*.png"):
            shutil.copy(picture, play)
    (folder / "index.md").write_text(front(), encoding="utf-8")


def beginning(say: Speaker) -> str:
    """How to play, from the texts of the bot's help."""
    told = [told_of(say, topic, None).text for topic in Topic]
    text = "\n\n".join(re.sub(r"^\*\*(.+)\*\*$", r"## \1\n", one, flags=re.MULTILINE) for one in told)
    typed = MENTION.sub(r"`/\1`", text)
    return f"# tockbot\n\n{say('about')}\n\n{listed(say)}\n\n{typed}\n"


def front() -> str:
    """The first page: what it is, and how to play in each language."""
    play = " · ".join(f"[{language}](play/{language}/index.md)" for language in languages())
    film = "![A turn: a pawn walks along the board and hits another](images/turns.gif)"
    return f"# tockbot\n\n{speaker('en')('about')}\n\n{film}\n\nHow to play: {play}\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]))

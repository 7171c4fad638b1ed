"""Shows a table in a place without the bot, step by step: ``python -m tools.anywhere_pages FOLDER``.

The playground cannot show such places. This plays a script on the loopback, and saves a picture of what one person sees
after each step.
"""

from __future__ import annotations

import asyncio
import base64
import html
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from loopback import Message, Person, walk
from tests.wire.killing import LONGER
from tests.wire.test_elsewhere import Elsewhere, elsewhere
from tools.browser import Page, browser

WIDTH: Final = 560
BUTTON: Final = 2
"""Discord's type of buttons."""

STYLES: Final = {1: "#5865f2", 2: "#4e5058", 3: "#248046", 4: "#da373c"}
"""The colours of buttons, by Discord's styles."""

HEAD: Final = """<meta charset="utf-8"><style>
body { background: #313338; color: #dbdee1; font: 15px sans-serif; margin: 12px; }
section { border-left: 3px solid #4e5058; padding: 4px 10px; margin: 10px 0; white-space: pre-wrap; }
section.own { border-color: #5865f2; background: #2b2d42; }
button { border: 0; border-radius: 3px; color: white; margin: 2px; padding: 6px 10px; }
img { max-width: 500px; display: block; }
</style>"""


def shown(message: Message, files: dict[str, bytes]) -> str:
    """Return a message as HTML."""
    parts = [html.escape(message.payload["content"])]
    pictures: list[str] = [one["url"] for one in message.payload["attachments"]]
    for component, _ in walk(message.components):
        parts += [html.escape(component["content"]) + "\n"] if "content" in component else []
        pictures += [item["media"]["url"] for item in component.get("items") or []]
        if component["type"] == BUTTON:
            colour = STYLES.get(component.get("style", 2), "#4e5058")
            label = html.escape(component.get("label") or component.get("emoji", {}).get("name", ""))
            parts.append(f'<button style="background: {colour}">{label}</button>')
    drawn = (base64.b64encode(files[one]).decode() for one in dict.fromkeys(pictures) if one in files)
    parts += [f'<img src="data:image/png;base64,{picture}">' for picture in drawn]
    return f'<section class="{"own" if message.viewer else ""}">{"".join(parts)}</section>'


class Recorder:
    """Saves what a person sees."""

    def __init__(self, there: Elsewhere, page: Page, folder: Path) -> None:
        """Save pictures of this page in a folder."""
        self._there = there
        self._page = page
        self._folder = folder
        self._number = 0
        self._files: dict[str, bytes] = {}
        there.house.loopback.messages.files = self._files

    async def look(self, step: str, person: Person) -> None:
        """Save the messages that a person sees after a step."""
        await self._there.house.quiet(0.5)
        self._number += 1
        seen = "".join(shown(one, self._files) for one in person.sees(self._there.channel))
        source = self._folder / f"{self._number:02}-{step}.html"
        await asyncio.to_thread(
            source.write_text, f"{HEAD}<h3>{step}, as {person.user['global_name']} sees it</h3>{seen}"
        )
        await self._page.size(WIDTH, 100, phone=False)
        await self._page.open(source.as_uri())
        await self._page.until("document.readyState === 'complete' && !!document.querySelector('h3')")
        height: Any = await self._page.evaluate("document.body.scrollHeight + 24")
        await self._page.size(WIDTH, height, phone=False)
        await self._page.picture(source.with_suffix(".png"))
        print(source.with_suffix(".png"))


async def record(folder: Path) -> None:
    """Play the script."""
    with tempfile.TemporaryDirectory() as place:
        async with browser() as page, elsewhere(Path(place), "group", LONGER) as there:
            recorder, first = Recorder(there, page, folder), there.house.people[0]
            board = await there.open()
            await recorder.look("opened", first)
            await there.open_hands(board)
            await recorder.look("my-hand", first)
            await there.play(2)
            await recorder.look("two-moves", first)
            there.end_tokens()
            await there.play(3)
            await recorder.look("tokens-ended", first)
            await there.press_hand(first, board)
            await recorder.look("pointer", first)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    asyncio.run(record(target.resolve()))

"""Shows a table in a place without the bot, step by step: ``python -m tools.anywhere_pages FOLDER``.

The playground cannot show such places. This plays a script on the loopback, and saves what one person sees after each
step: a page with all messages, and pictures of its end on a desktop and on a phone.
"""

from __future__ import annotations

import asyncio
import base64
import html
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

from loopback import Message, Person, walk
from tests.wire.killing import LONGER
from tests.wire.player import press_on_board
from tests.wire.test_elsewhere import Elsewhere, elsewhere, of_kind
from tockbot.bot.shared_presses import AskToEnd, EndTable, ShowMore
from tockbot.features.lobby.screens import Sit, Start
from tools.browser import Page, browser

SIZES: Final = {"desktop": (1280, 900), "phone": (390, 844)}
ROW, BUTTON, MENU = 1, 2, 3
"""Discord's types of components."""

STYLES: Final = {1: "#5865f2", 2: "#4e5058", 3: "#248046", 4: "#da373c"}
"""The colours of buttons, by Discord's styles."""

SUITS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}

HEAD: Final = """<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>
body { background: #313338; color: #dbdee1; font: 15px sans-serif; margin: 12px; }
section { border-left: 3px solid #4e5058; padding: 4px 10px; margin: 10px 0; white-space: pre-wrap; }
section.own { border-color: #5865f2; background: #2b2d42; }
button { border: 0; border-radius: 3px; color: white; margin: 2px; padding: 6px 10px; font: inherit; }
small { color: #949ba4; }
mark { background: #3c4270; color: #c9cdfb; }
img { max-width: min(500px, 100%); display: block; }
</style>"""

MARKDOWN: Final = (
    (r"\*\*(.+?)\*\*", r"<b>\1</b>"),
    (r"(?m)^-# (.*)$", r"<small>\1</small>"),
    (r"(?m)^#+ (.*)$", r"<b>\1</b>"),
    (r"(?m)^&gt; ", "▏ "),
    (r"\[([^\]]+)\]\((https?://[^)]+)\)", r"<u>\1</u>"),
)


class Recorder:
    """Saves what a person sees."""

    def __init__(self, there: Elsewhere, page: Page, folder: Path) -> None:
        """Save pictures of this page in a folder."""
        self._page = page
        self._folder = folder
        self._number = 0
        self._files: dict[str, bytes] = {}
        self.watch(there)

    def watch(self, there: Elsewhere) -> None:
        """Save what people see in this place from now on."""
        self._there = there
        there.house.loopback.messages.files = self._files

    async def look(self, step: str, person: Person) -> None:
        """Save the messages that a person sees after a step."""
        await self._there.house.quiet(0.5)
        self._number += 1
        seen = "".join(map(self._shown, person.sees(self._there.channel)))
        source = self._folder / f"{self._number:02}-{step}.html"
        head = f"{HEAD}<h3>{step}, as {person.user['global_name']} sees it</h3>"
        await asyncio.to_thread(source.write_text, head + seen)
        for name, (width, height) in SIZES.items():
            await self._page.size(width, height, phone=name == "phone")
            await self._page.open(source.as_uri())
            await self._page.until("document.readyState === 'complete' && !!document.querySelector('h3')")
            await self._page.evaluate("scrollTo(0, document.body.scrollHeight)")
            await self._page.picture(source.with_name(f"{source.stem}-{name}.png"))
        print(source)

    def _shown(self, message: Message) -> str:
        """Return a message as HTML."""
        parts = [self._text(message.payload["content"])]
        pictures: list[str] = [one["url"] for one in message.payload["attachments"]]
        for component, _ in walk(message.components):
            parts += [self._text(component["content"]) + "\n"] if "content" in component else []
            pictures += [item["media"]["url"] for item in component.get("items") or []]
            if component["type"] == ROW:
                parts.append("<br>")
            elif component["type"] == BUTTON:
                colour = STYLES.get(component.get("style", 2), "#4e5058")
                label = self._text(component.get("label") or component.get("emoji", {}).get("name", ""))
                parts.append(f'<button style="background: {colour}">{label}</button>')
            elif component["type"] == MENU:
                parts.append(f"<button>{self._text(component.get('placeholder', ''))} ▾</button>")
        drawn = (base64.b64encode(self._files[one]).decode() for one in dict.fromkeys(pictures) if one in self._files)
        parts += [f'<img src="data:image/png;base64,{picture}">' for picture in drawn]
        return f'<section class="{"own" if message.viewer else ""}">{"".join(parts)}</section>'

    def _text(self, text: str) -> str:
        """Return a text as Discord shows it, roughly."""
        users = self._there.house.loopback.world.users
        text = re.sub(r"<:suit_(\w)\w*:\d+>", lambda found: SUITS[found[1]], text)
        text = re.sub(r"<:(\w+):\d+>", "\N{WHITE CIRCLE}", text)
        shown = html.escape(text)
        shown = re.sub(r"&lt;@(\d+)&gt;", lambda found: f"<mark>@{users[int(found[1])]['global_name']}</mark>", shown)
        for form, instead in MARKDOWN:
            shown = re.sub(form, instead, shown)
        return shown


async def begin(recorder: Recorder, there: Elsewhere) -> None:
    """Open a table with the command, sit down and start."""
    here, loopback, opener = there.house, there.house.loopback, there.opener
    await opener.type_command(there.channel, "tock-anywhere")
    await recorder.look("menu", opener)
    lobby = await there.open()
    await recorder.look("lobby", here.people[0])
    here.people = [opener, *here.people[:3]]
    players, first = there.players(), here.people[1]
    for seat in (1, 2, 3):
        sits = lambda press, seat=seat: isinstance(press, Sit) and press.seat == seat  # noqa: E731 - a condition
        await press_on_board(loopback, there.channel, players[seat], sits)
    await here.quiet(0.5)
    await recorder.look("seated", first)
    await press_on_board(loopback, there.channel, players[0], of_kind(Start))
    await loopback.until(lambda: lobby not in there.boards and there.boards)
    await recorder.look("started", first)
    await there.open_hands(there.boards[-1])
    await recorder.look("my-hand", first)
    await there.play(2)
    await recorder.look("two-moves", first)


async def go_on(recorder: Recorder, there: Elsewhere) -> None:
    """Go on with a game in which tokens end, others may not see messages, and the host ends the table."""
    here, first = there.house, there.house.people[0]
    board = await there.open()
    await there.open_hands(board)
    await there.play(1)
    await recorder.look("a-move", first)
    there.end_tokens()
    await there.play(2)
    await recorder.look("tokens-ended", first)
    await there.press_hand(first, board)
    await recorder.look("pointer", first)
    here.loopback.world.undocumented.public_follow_ups = False
    await there.open_hands(there.boards[-1])
    there.end_tokens()
    await there.play(3)
    await recorder.look("press-the-board", here.people[2])
    await there.press_hand(here.people[3], there.boards[-1])
    await recorder.look("refreshed", here.people[3])
    panel = await there.press(first, there.boards[-1], ShowMore)
    await recorder.look("more", first)
    question = await there.press(first, panel, AskToEnd)
    await recorder.look("end-asked", first)
    await there.press(first, question, EndTable)
    await recorder.look("ended", first)


async def record(folder: Path) -> None:
    """Play the script."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        async with browser() as page:
            async with elsewhere(Path(one), "group", None) as there:
                recorder = Recorder(there, page, folder)
                await begin(recorder, there)
            async with elsewhere(Path(other), "group", LONGER) as there:
                recorder.watch(there)
                await go_on(recorder, there)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    asyncio.run(record(target.resolve()))

"""Draws every screen of the bot at both sizes on one sheet: ``python -m tools.contact_sheet sheet.png``.

Anna looks at everything that can be typed or pressed before a game. Then she plays one with three computer players to
its end, and looks at what follows; with ``--short`` she does not play. With ``--before CHECKOUT`` an older checkout is
walked through in the same way and shown beside this one; screens that it does not have stay empty. Each picture is also
saved beside the sheet. Needs Chromium (:mod:`tools.browser`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageDraw, ImageFont

from tools.browser import BrowserError, Page, browser
from tools.whole_game import DRAWN, PHONE, SAY, SIZES, Player, playground

RESTS: Final = 1.5
"""Seconds after a press until a screen and its picture are at rest."""

LONGEST: Final = 600.0
"""Maximum duration of a game in seconds; after that, the sheet shows what there is."""

HEIGHT: Final = 420
"""Height of a screen on the sheet, in pixels."""

MARGIN: Final = 8
CAPTION: Final = 16


@dataclass(frozen=True)
class Shot:
    """A screen, and the way to it: a command to type, or the first of these buttons that is present.

    Attributes:
        name: name of the screen.
        typed: command, without its slash.
        labels: labels of buttons.
        form: whether it is a form, which is closed afterwards.
    """

    name: str
    typed: str = ""
    labels: tuple[str, ...] = ()
    form: bool = False


BEFORE: Final = (
    Shot("seat", labels=(SAY("button-at-seat", button=SAY("button-leave"), number=1), "Change · 1")),
    Shot("free seat", labels=(SAY("button-at-seat", button=SAY("button-sit"), number=4),)),
    Shot("rules chosen", labels=(SAY("button-setup"),)),
    Shot("house rules", labels=(SAY("ask-house-rules"),), form=True),
    Shot("terms", labels=(SAY("setup-terms"), "Table"), form=True),
    Shot("more", labels=(SAY("button-more"),)),
    Shot("cut", labels=(SAY("setup-cut"),), form=True),
    Shot("lesson", labels=(SAY("button-learn"), "New here?")),
    Shot("settings", typed="tock settings"),
    Shot("looks", labels=(SAY("settings-looks"), "Pictures and notes"), form=True),
    Shot("quiet hours", labels=(SAY("settings-quiet-hours"),), form=True),
    Shot("privacy", labels=(SAY("settings-privacy"),)),
    Shot("server settings", typed="tock-server settings"),
    Shot("new tables", labels=(SAY("server-settings-tables"),), form=True),
    Shot("boards and posts", labels=(SAY("server-settings-looks"),), form=True),
    Shot("help", typed="tock help"),
    Shot("help to play", labels=(SAY("help-play"), "Play now")),
    Shot("rules", typed="tock rules"),
    Shot("games", typed="tock games"),
    Shot("statistics", typed="tock stats"),
    Shot("leaderboard", typed="tock leaderboard"),
    Shot("puzzle", typed="tock puzzle"),
    Shot("lessons", typed="tock learn"),
    Shot("leave", typed="tock leave"),
    Shot("join", typed="tock join"),
)
"""Screens in the channel before a game."""

AFTER: Final = (
    Shot("poster"),
    Shot("well played", labels=(SAY("button-well-played"),)),
    Shot("log", labels=(SAY("button-log"), "Log")),
    Shot("rules at a table", labels=(SAY("button-rules"),)),
    Shot("fair", labels=(SAY("button-fair"), "Verify the deal")),
    Shot("replay", labels=(SAY("button-replay"),)),
    Shot("review", labels=(SAY("button-review"), "Where did it turn?")),
    Shot("results", typed="tock stats"),
    Shot("games over", typed="tock games"),
    Shot("next table", labels=(SAY("button-again"),)),
)
"""Screens after it."""

HANDS: Final = """
globalThis.sheet = {
  game: tock.buttons,
  all: () => [...(tock.doc()?.querySelectorAll(".message-components button, .modal-dialog button") ?? [])],
  press: (labels) => {
    const found = sheet.all().reverse().find((one) => labels.includes(one.textContent.trim()));
    found?.click();
    return Boolean(found);
  },
  show: () => tock.last()?.scrollIntoView({ block: "end", behavior: "instant" }),
  type: async (text) => {
    const doc = tock.doc(), view = doc.defaultView, input = doc.getElementById("channel-composer-input");
    const wait = () => new Promise((done) => setTimeout(done, 900));
    input.focus();
    Object.getOwnPropertyDescriptor(view.HTMLTextAreaElement.prototype, "value").set.call(input, text);
    input.dispatchEvent(new view.InputEvent("input", { bubbles: true }));
    for (let times = 0; times < 3; times++) {
      await wait();
      (doc.activeElement ?? input).dispatchEvent(
        new view.KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    }
    await wait();
  },
};
true
"""


class NoGameError(Exception):
    """No game is to be played."""


class Walker(Player):
    """Looks at every screen on the way through a game."""

    def __init__(self, page: Page, seed: int, folder: Path, *, plays: bool) -> None:
        """Play with this seed, if at all, and save the pictures in this folder."""
        super().__init__(page, seed, folder)
        self._folder, self._plays = folder, plays

    async def walk(self, address: str) -> None:
        """Look at every screen; if an older version plays a game differently, leave the game."""
        try:
            async with asyncio.timeout(LONGEST):
                await self.play(address)
        except NoGameError:
            return
        except (TimeoutError, ValueError, IndexError, BrowserError) as error:
            print(f"the game stopped: {error!r}")
        await self.page.evaluate("tock.tab('#tock').click()")
        try:
            await self._look_at(AFTER)
        except TimeoutError as error:
            print(f"not every screen was found: {error!r}")

    async def see(self, kind: str, seen: dict[str, Any] | None = None) -> None:
        """Save a screen of the game when it is first seen; in the lobby, look at all screens before a game.

        Raises:
            NoGameError: no game is to be played.
        """
        await super().see(kind, seen)
        if kind == "lobby":
            await self.page.evaluate(HANDS)
            await self._look_at(BEFORE)
            if not self._plays:
                raise NoGameError
            # The last message is now a private response to Anna, without the button that starts the game.
            await self.page.evaluate("tock.buttons = () => sheet.all(); true")
        elif kind == "exchange":
            await self.page.evaluate("tock.buttons = sheet.game; true")

    async def _look_at(self, steps: Sequence[Shot]) -> None:
        for step in steps:
            await self.page.until("tock.doc()?.getElementById('channel-composer-input') && tock.rests()")
            if step.typed:
                await self.page.evaluate(f"sheet.type({json.dumps('/' + step.typed)})")
            elif step.labels and not await self.page.evaluate(f"sheet.press({json.dumps(step.labels)})"):
                continue
            await asyncio.sleep(RESTS)
            if not step.form:
                await self.page.until(DRAWN)
                await self.page.evaluate("sheet.show()")
                await asyncio.sleep(RESTS / 3)
            await self.page.picture(self._folder / f"{step.name.replace(' ', '-')}.png")
            if step.form:
                await self.page.evaluate("sheet.press(['Cancel'])")
                await asyncio.sleep(RESTS / 3)


async def walk_through(checkout: Path, folder: Path, seed: int, *, plays: bool) -> None:
    """Save all screens of a checkout at both sizes, each in a folder of its size."""
    for width, height in SIZES:
        there = folder / f"{width}x{height}"
        await asyncio.to_thread(there.mkdir, parents=True, exist_ok=True)
        async with playground(checkout, seed) as address, browser() as page:
            await page.size(width, height, phone=width < PHONE)
            await Walker(page, seed, there, plays=plays).walk(address)


def drawn(folders: Sequence[Path]) -> Image.Image:
    """Return the pictures of these folders side by side, one row per screen, in the order of the last folder."""
    names = [file.name for file in sorted(folders[-1].glob("*.png"), key=lambda file: file.stat().st_mtime)]
    names += sorted({file.name for folder in folders for file in folder.glob("*.png")} - {*names})
    widths = [round(HEIGHT * width / height) for width, height in SIZES] * (len(folders) // len(SIZES))
    columns = [MARGIN + sum(one + MARGIN for one in widths[:place]) for place in range(len(widths))]
    row = CAPTION + HEIGHT + MARGIN
    sheet = Image.new("RGB", (columns[-1] + widths[-1] + MARGIN, max(1, len(names)) * row), "white")
    pen, font = ImageDraw.Draw(sheet), ImageFont.load_default(CAPTION - 4)
    for line, name in enumerate(names):
        pen.text((MARGIN, line * row), name.removesuffix(".png").replace("-", " "), "black", font)
        for folder, left, width in zip(folders, columns, widths, strict=True):
            if (folder / name).exists():
                with Image.open(folder / name) as picture:
                    sheet.paste(picture.convert("RGB").resize((width, HEIGHT)), (left, line * row + CAPTION))
    return sheet


def main() -> None:
    """Walk through one checkout or two, and draw the sheet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sheet", type=Path, help="the picture to write; screens go into a folder beside it")
    parser.add_argument("--before", type=Path, help="an older checkout, shown left of this one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--short", action="store_true", help="without a game")
    asked = parser.parse_args()
    folders: list[Path] = []
    for name, checkout in (("before", asked.before), ("after", Path.cwd())):
        if checkout is not None:
            folder = asked.sheet.parent / f"{asked.sheet.stem}-{name}"
            asyncio.run(walk_through(checkout, folder, asked.seed, plays=not asked.short))
            folders += [folder / f"{width}x{height}" for width, height in SIZES]
    drawn(folders).save(asked.sheet)


if __name__ == "__main__":
    main()

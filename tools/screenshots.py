"""Takes the README's screenshots in the playground: ``python -m tools.screenshots images``.

Anna plays the beginning of a game with three computer players; the cards are newly shuffled each time. Needs Chromium
(:mod:`tools.browser`).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from pathlib import Path
from typing import Any, Final

from tools.browser import Page, browser
from tools.whole_game import DRAWN, Player, playground

SIZE: Final = (680, 1500)
"""Size of a window in pixels that shows each message whole."""

WANTED: Final = {"lobby": "lobby.png", "turn": "turn.png", "list": "preview.png"}
"""The kinds of screens to photograph, and their files."""

TABLE: Final = "table.png"

MESSAGE: Final = """(() => {
  const frame = [...document.querySelectorAll("iframe")].find((one) => !one.hidden).getBoundingClientRect();
  const last = tock.last();
  last.scrollIntoView({ block: "end", behavior: "instant" });
  const box = last.getBoundingClientRect();
  return { x: box.x + frame.x, y: box.y + frame.y, width: box.width, height: box.height };
})()"""


class EnoughError(Exception):
    """All screenshots are taken."""


class Photographer(Player):
    """Plays until each wanted screen was seen."""

    def __init__(self, page: Page, seed: int, folder: Path) -> None:
        """Play with this seed, and save the screenshots in this folder."""
        super().__init__(page, seed, None)
        self._folder, self._left = folder, dict(WANTED)

    async def see(self, kind: str, seen: dict[str, Any] | None = None) -> None:
        """Take a screenshot of a screen if it is wanted.

        Raises:
            EnoughError: all screenshots are taken.
        """
        del seen
        if kind in self._left:
            await self._take(self._left.pop(kind))
        if not self._left:
            await self.page.evaluate("tock.tab('#tock').click()")
            await self.page.until("tock.last()?.querySelector('img') && tock.rests()")
            await self._take(TABLE)
            raise EnoughError

    async def _take(self, file: str) -> None:
        await self.page.until(DRAWN)
        await asyncio.sleep(1)
        await self.page.picture(self._folder / file, await self.page.evaluate(MESSAGE))


async def photograph(folder: Path, seed: int) -> None:
    """Take all screenshots."""
    async with playground() as address, browser() as page:
        await page.size(*SIZE, phone=False)
        with contextlib.suppress(EnoughError):
            await Photographer(page, seed, folder).play(address)


def main() -> None:
    """Take all screenshots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="folder for the pictures")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asyncio.run(photograph(asked.folder, asked.seed))


if __name__ == "__main__":
    main()

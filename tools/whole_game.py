"""Plays a whole game in the playground, in a browser, and counts presses: ``python -m tools.whole_game``.

Anna plays with three computer players, in a desktop window and on a phone, by pressing visible buttons. It prints the
average number of presses per play, the maximum, and how much of the board was visible during choices. The exchange, and
hands that can only be thrown in, are not counted. With ``--pictures`` the first screen of each kind is saved. A seed
fixes the deals and the choice of buttons. Needs Chromium (:mod:`tools.browser`).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, Final

from tockbot.bot.words import speaker
from tockbot.rules import SEVEN_STEPS
from tools.browser import LOOKS, Page, browser

SIZES: Final = ((1280, 900), (390, 844))
PHONE: Final = 600
"""A window narrower than this is a phone's."""

MOST: Final = 1.6
"""Maximum average number of presses per play."""

MAX_OF_ONE: Final = 3
"""Maximum number of presses for one play, except for a seven: the card, its parts, and one more."""

SLOW: Final = 60.0
"""Maximum time in seconds until a press is answered."""

SCROLLS: Final = 0.3
"""Seconds after its picture has loaded until a message stops scrolling."""

SEEDED: Final = """
import random, sys
from types import SimpleNamespace
from tockbot.app import parts
from tockbot.__main__ import start
parts.secrets = SimpleNamespace(token_bytes=random.Random(int(sys.argv[1])).randbytes)
sys.exit(start(["--playground"]))
"""
"""A program that opens the playground and deals from a seed; the bot itself has no such option, so that no one can
choose a deal."""

SAY: Final = speaker("en")

TOOLS: Final = """
globalThis.tock = {
  doc: () => [...document.querySelectorAll("iframe")].find((one) => !one.hidden)?.contentDocument,
  tab: (name) => [...document.querySelectorAll("[role=tab]")].find((one) => one.textContent.startsWith(name)),
  last: () => [...(tock.doc()?.querySelectorAll("article.channel-message") ?? [])]
    .filter((one) => one.querySelector(".message-content, .message-components")).at(-1),
  buttons: () => [...(tock.last()?.querySelectorAll(".message-components button") ?? [])],
  // While it fits itself into the window it takes no press.
  status: () => tock.doc()?.getElementById("action-status")?.textContent ?? "",
  rests: () => /updated|ready|completed|uncertain/i.test(tock.status()),
  seen: () => {
    const picture = tock.last()?.querySelector(".attachment-image");
    const board = picture?.naturalWidth ? picture.getBoundingClientRect() : null;
    const view = tock.doc()?.getElementById("channel-timeline")?.getBoundingClientRect();
    const tall = board ? Math.min(board.height, board.width) : 0;
    const top = board ? Math.max(board.top, view.top) : 0;
    return {
      id: tock.last()?.dataset.messageId ?? "",
      text: tock.last()?.querySelector(".message-content")?.innerText ?? "",
      buttons: tock.buttons().map((one) => ({
        label: one.textContent.trim(), off: one.getAttribute("aria-disabled") === "true",
        style: [...one.classList].find((name) => name.startsWith("button-style-")) ?? "",
      })),
      board: tall ? Math.max(0, Math.min(board.top + tall, view.bottom) - top) / tall : null,
      menus: tock.last()?.querySelectorAll("select, [role=combobox]").length ?? 0,
    };
  },
};
true
"""


def _told(message: str, **facts: str | int) -> str:
    """Return the longest part of a message between its variables, as a browser shows it."""
    unknown: dict[str, str | int] = dict.fromkeys(("name", "card", "channel", "number", "play", "cards"), "\0")
    parts = SAY(message, **(unknown | facts)).split("\0")
    return re.sub(r"[*`\u2068]|-# ", "", max(parts, key=len)).strip()


GIVE, GIVEN, TURN, OVER = _told("hand-give-partner"), _told("hand-given"), _told("hand-turn"), _told("hand-over")
THROW_IN, DISCARDS = (
    _told("hand-throw-in"),
    (_told("hand-discard-choice"), _told("hand-discard-all"), _told("hand-discard-keep"), _told("hand-discard-lose")),
)
CHOOSING: Final = (_told("card-choose-move"), _told("card-choose-pawn"), _told("card-only"))
SEVEN: Final = tuple(_told("seven-left", left=left) for left in range(SEVEN_STEPS + 1))
LEAVES: Final = {SAY(f"button-{one}") for one in ("back", "hint", "choose-ahead", "take-back", "hand", "learn")}

DRAWN: Final = "[...(tock.last()?.querySelectorAll('img') ?? [])].every((one) => one.complete && one.naturalWidth)"
"""A script that returns whether all pictures of the last message are loaded."""


@dataclass(slots=True)
class Counted:
    """The counts of a game.

    Attributes:
        plays: for each play the number of presses, and the number of parts if it was a seven.
        board: smallest visible share of the board, by kind of screen.
        seconds: time until each press was answered.
        kinds: number of screens of each kind.
    """

    plays: list[tuple[int, int]] = field(default_factory=list)
    board: dict[str, float] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    @property
    def average(self) -> float:
        """The average number of presses per play."""
        return sum(presses for presses, _ in self.plays) / max(1, len(self.plays))

    @property
    def too_long(self) -> list[tuple[int, int]]:
        """The plays that took too many presses."""
        return [one for one in self.plays if one[0] > max(MAX_OF_ONE, one[1] + 2 if one[1] else 0)]


class Player:
    """Plays as Anna in a page of the playground."""

    def __init__(self, page: Page, seed: int, pictures: Path | None) -> None:
        """Press random buttons drawn with this seed; save screens in this folder."""
        self.page, self._chance, self._pictures = page, random.Random(seed), pictures  # noqa: S311 - no secret
        self.counted = Counted()

    async def play(self, address: str) -> Counted:
        """Play a whole game."""
        await self.page.open(address)
        await self.page.until("document.readyState === 'complete' && document.querySelector('iframe') !== null")
        await self.page.evaluate(TOOLS)
        await self.page.until("tock.buttons().length > 5 && tock.rests()")
        await self.see("lobby")
        await self._press(SAY("button-fill"))
        await self.page.until("tock.tab('Anna').classList.contains('new')", 60)
        await self.page.evaluate("tock.tab('Anna').click()")
        await self.page.until("tock.buttons().length > 1 && tock.rests()", 60)
        presses = parts = 0
        while not (seen := await self.page.evaluate("tock.seen()"))["text"].count(OVER):
            kind = kind_of(seen)
            if kind not in {"waiting", "thrown in", "given"} and not _leading(seen):
                await asyncio.sleep(LOOKS)  # the screen is still being updated
                continue
            if kind in {"waiting", "thrown in"}:
                presses = parts = self._play_is_made(presses, parts)
                await self._changed(seen, 60)
                continue
            await self.see(kind, seen)
            if kind in {"exchange", "given"}:
                presses = parts = self._play_is_made(presses, parts)
                if kind == "given":
                    await self._changed(seen, 60)
                    continue
            elif kind in {"turn", "discard"}:
                presses = parts = self._play_is_made(presses, parts)
            label = self._chosen(seen)
            if kind != "exchange":
                presses += 1
                parts += kind == "seven" and label != SAY("button-play")
            await self._press(label, seen)
        self._play_is_made(presses, parts)
        await self.see("over")
        return self.counted

    def _play_is_made(self, presses: int, parts: int) -> int:
        """Count a play, if one was begun."""
        if presses:
            self.counted.plays.append((presses, parts))
        return 0

    def _chosen(self, seen: dict[str, Any]) -> str:
        """Return any button that leads on; one that hits her own side only if there is no other."""
        leading = _leading(seen)
        welcome = [one for one in leading if one["style"] != "button-style-4"] or leading
        return str(self._chance.choice(welcome)["label"])

    async def _press(self, label: str, before: dict[str, Any] | None = None) -> None:
        """Press a button and wait for the answer."""
        seen, began = before or await self.page.evaluate("tock.seen()"), monotonic()
        await self.page.evaluate(f"tock.buttons().find((one) => one.textContent.trim() === {label!r}).click()")
        await self._changed(seen, SLOW)
        self.counted.seconds.append(monotonic() - began)

    async def _changed(self, before: dict[str, Any], seconds: float) -> None:
        """Wait until the last message is another one, or has another text."""
        known = f"{before['id']}\0{before['text']}\0{[one['label'] for one in before['buttons']]}"
        async with asyncio.timeout(seconds):
            while True:
                now = await self.page.evaluate("tock.seen()")
                if now["id"] and known != f"{now['id']}\0{now['text']}\0{[one['label'] for one in now['buttons']]}":
                    return
                await asyncio.sleep(LOOKS)

    async def see(self, kind: str, seen: dict[str, Any] | None = None) -> None:
        """Record what a kind of screen shows, and save the first of each."""
        first = kind not in self.counted.kinds
        self.counted.kinds[kind] += 1
        if seen is not None and kind in {"list", "long list", "pawns", "seven"}:
            await self.page.until("tock.seen().board !== null")
            await asyncio.sleep(SCROLLS)
            board = (await self.page.evaluate("tock.seen()"))["board"] or 0.0
            self.counted.board[kind] = min(self.counted.board.get(kind, 1.0), board)
        if first and self._pictures is not None:
            await self.page.until(DRAWN)
            await asyncio.sleep(SCROLLS)
            await self.page.picture(self._pictures / f"{kind.replace(' ', '-')}.png")


def _leading(seen: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the buttons that lead on to a play."""
    return [one for one in seen["buttons"] if not one["off"] and one["label"] not in LEAVES]


def kind_of(seen: dict[str, Any]) -> str:
    """Return the kind of a screen."""
    text, lines = seen["text"], len(seen["buttons"])
    if seen["menus"]:
        raise ValueError(f"a menu covers the board: {text}")
    if THROW_IN in text:
        return "thrown in"
    if any(one in text for one in SEVEN):
        return "seven"
    if any(one in text for one in CHOOSING):
        return "pawns" if CHOOSING[1] in text else "long list" if lines > 6 else "list"  # noqa: PLR2004 - a row, and Back
    if GIVE in text:
        return "exchange"
    if GIVEN in text:
        return "given"
    if TURN in text:
        return "turn"
    return "discard" if any(one in text for one in DISCARDS) else "waiting"


@asynccontextmanager
async def playground(checkout: Path | None = None, seed: int | None = None) -> AsyncIterator[str]:
    """Yield the address of a new playground of this checkout, or of another; a seed fixes its deals."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"TOCKBOT_FOLDER": folder, "TOCKBOT_PLAYGROUND_PORT": "0", "PYTHONUNBUFFERED": "1"}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *(("bot.py", "--playground") if seed is None else ("-c", SEEDED, str(seed))),
            cwd=checkout,
            env={**os.environ, **settings},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        if process.stdout is None:
            raise ValueError("the playground's output cannot be read")
        try:
            while found := await asyncio.wait_for(process.stdout.readline(), 60):
                if address := re.search(rb"http://127\S+", found):
                    yield address.group().decode()
                    break
        finally:
            process.terminate()
            await process.wait()


async def one_game(width: int, height: int, seed: int, pictures: Path | None) -> Counted:
    """Play a game in a window of this size."""
    async with playground(seed=seed) as address, browser() as page:
        await page.size(width, height, phone=width < PHONE)
        return await Player(page, seed, pictures).play(address)


def main() -> int:
    """Play a game at each size, print the counts, and return 0 if they are good enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", type=Path, help="folder for a picture of each kind of screen")
    asked = parser.parse_args()
    is_good = True
    for width, height in SIZES:
        folder = None if asked.pictures is None else asked.pictures / f"{width}x{height}"
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        counted = asyncio.run(one_game(width, height, asked.seed, folder))
        by_presses = sorted(Counter(presses for presses, _ in counted.plays).items())
        print(f"{width} x {height}: {len(counted.plays)} plays, {counted.average:.2f} presses per play")
        print("  plays by presses:", ", ".join(f"{plays} of {presses}" for presses, plays in by_presses))
        print("  too long:", counted.too_long or "none")
        print(
            "  visible share of the board:",
            ", ".join(f"{kind} {part:.0%}" for kind, part in sorted(counted.board.items())),
        )
        print(f"  s per press: {sum(counted.seconds) / len(counted.seconds):.2f}, at most {max(counted.seconds):.2f}")
        is_good = is_good and counted.average <= MOST and not counted.too_long
    return 0 if is_good else 1


if __name__ == "__main__":
    raise SystemExit(main())

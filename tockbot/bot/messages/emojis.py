"""The bot's own emojis: small pictures of suits, cards and seats in its texts and on its buttons.

They are drawn by :mod:`tockbot.render` and belong to the application at Discord. One process puts up those that are
missing; a drawing that has changed has another name. Whatever is not there yet, or may not be, is a sign in text
instead: nobody waits for a picture.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Final

import discord

from tockbot.bot.messages.budget import Budget, Urgency
from tockbot.bot.words.names import SEAT_SIGNS, SUIT_SIGNS
from tockbot.tables import JOKER, Card

MOST: Final = 2000
"""So many emojis Discord lets an application have."""

AGAIN: Final = (0, 60, 600)
"""After so many seconds each a process looks whether another has put up what is missing."""

ONE_REFUSED: Final = 400
"""The status with which Discord refuses one emoji and may take the others."""

_OURS: Final = re.compile(r"(suit|card|seat)_\w+_[0-9a-f]{6}")
_NAMES: Final = {sign: f"suit_{name}" for name, sign in SUIT_SIGNS.items()} | {
    sign: f"seat_{seat}" for seat, sign in enumerate(SEAT_SIGNS, 1)
}
_SIGNS: Final = re.compile("|".join(_NAMES))


class Emojis:
    """Those that Discord has."""

    def __init__(self, draw: Callable[[], Mapping[str, bytes]], budget: Budget | None = None) -> None:
        """Have none yet; ``draw`` gives the files of all there are to be, by name.

        They are put up when nothing else is to be done, where a ``budget`` says so.
        """
        self._draw = draw
        self._budget = budget
        self._known: dict[str, discord.PartialEmoji] = {}

    def of(self, card: Card) -> discord.PartialEmoji | None:
        """A card, if Discord has it."""
        return self._known.get("card_joker" if card == JOKER else f"card_{card}")

    def in_texts(self, texts: Sequence[str], limit: int) -> list[str]:
        """The texts of a message with emojis in place of signs, if together they are no longer than the limit then."""
        written = [_SIGNS.sub(self._written, text) for text in texts]
        return written if sum(map(len, written)) <= limit else list(texts)

    def _written(self, sign: re.Match[str]) -> str:
        return str(self._known.get(_NAMES[sign[0]], sign[0]))

    async def learn(self, client: discord.Client, *, puts_up: bool) -> None:
        """Learn which emojis there are, and put up those that are missing, or wait for another process to do so.

        Raises:
            Exception: Discord refuses one, or does not answer.
        """
        drawn = await asyncio.to_thread(self._draw)
        files = {f"{name}_{sha256(file).hexdigest()[:6]}": file for name, file in drawn.items()}
        for seconds in AGAIN:
            await asyncio.sleep(seconds)
            if await self._learn(client, files, puts_up=puts_up):
                return

    async def _learn(self, client: discord.Client, files: Mapping[str, bytes], *, puts_up: bool) -> bool:
        """Whether all are there now."""
        if not files:
            return True
        found = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for name in found.keys() & files.keys():
            self._know(found[name])
        missing = files.keys() - found.keys()
        if not puts_up:
            return not missing
        # Messages of old show those of old: they stay while there is room.
        outdated = [emoji for name, emoji in found.items() if _OURS.fullmatch(name) and name not in files]
        for emoji in outdated[: max(0, len(found) + len(missing) - MOST)]:
            await emoji.delete()
        refused: discord.HTTPException | None = None
        for name in sorted(missing):
            if self._budget is not None:
                await self._budget.take(Urgency.TIDY)
            try:
                self._know(await client.create_application_emoji(name=name, image=files[name]))
            except discord.HTTPException as error:
                if error.status != ONE_REFUSED:
                    raise
                refused = error
        if refused is not None:
            raise refused
        return True

    def _know(self, emoji: discord.Emoji) -> None:
        self._known[emoji.name.rpartition("_")[0]] = discord.PartialEmoji(name=emoji.name, id=emoji.id)


NO_EMOJIS: Final = Emojis(dict)
"""For what has no signs in it."""

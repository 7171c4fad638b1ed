"""A simulated application at Discord with its emojis."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

from tockbot.bot.sending import Emojis
from tockbot.render import draw_emojis


@dataclass(frozen=True)
class OneEmoji:
    """An emoji of the application."""

    application: Application
    name: str
    id: int

    async def delete(self) -> None:
        del self.application.emojis[self.name]


@dataclass
class Application:
    """An application with its emojis, and the number it may have."""

    room: int = 2000
    emojis: dict[str, OneEmoji] = field(default_factory=dict)
    put_up: int = 0
    _ids: count[int] = field(default_factory=lambda: count(10**18))

    async def fetch_application_emojis(self) -> list[OneEmoji]:
        return list(self.emojis.values())

    async def create_application_emoji(self, *, name: str, image: bytes) -> OneEmoji:
        assert image
        if len(self.emojis) >= self.room:
            raise discord.HTTPException(_REFUSED, {"code": 30008, "message": "Maximum number of emojis reached"})
        self.put_up += 1
        self.emojis[name] = OneEmoji(self, name, next(self._ids))
        return self.emojis[name]


_REFUSED: Any = SimpleNamespace(status=400, reason="Bad Request")


async def with_all_emojis() -> Emojis:
    """Return all emojis of the bot, uploaded to an application."""
    emojis = Emojis(draw_emojis)
    await learn(emojis, Application())
    return emojis


async def learn(emojis: Emojis, application: Any, *, puts_up: bool = True) -> None:  # noqa: ANN401 - for a client
    await emojis.learn(application, puts_up=puts_up)

"""Sets up the simulated Discord: its server, its people, and the tabs that show it."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.http.router import RequestContext, route
from simcord.http.routes.application import application_info

PEOPLE: Final[Mapping[str, str]] = {"Anna": "en-GB", "Bruno": "de", "Chloé": "fr", "Dario": "it", "Emma": "en-GB"}
"""The people of the server and their languages on Discord. The first owns it, and is the visitor's first choice."""


CHANNELS: Final = ("tock", "tock-2")
LOCALE: Final = "en-GB"
"""Language of the server and of SimCord's own texts; ``page.html`` depends on it."""


@route("PATCH", "/applications/@me")
def edit_application(context: RequestContext) -> object:
    """Accept a change of the bot's profile, which SimCord does not support; no one reads it here."""
    return application_info(context)


@dataclass(slots=True)
class Tab:
    """One channel of the simulated Discord, as its viewers see it."""

    title: str
    channel: simcord.ChannelHandle
    viewers: Sequence[simcord.MemberActor] | Sequence[simcord.UserHandle]
    arrived: int = 0
    """Number of messages received; the page marks a tab if this has grown since it was last viewed."""
    preview: simcord.Preview | None = None
    closed: bool = False
    """The person has closed their direct messages."""

    @property
    def is_private(self) -> bool:
        """Return whether the tab shows someone's direct messages."""
        return len(self.viewers) == 1

    @property
    def key(self) -> str | None:
        """Return the key that opens the preview; None if it was not opened yet, or has ended."""
        try:
            return self.preview.url.partition("#")[2] if self.preview else None
        except simcord.SetupError:
            return None


def furnish(env: simcord.Env) -> list[Tab]:
    """Build the server with its people and their languages, and return the tabs."""
    users = {name: env.create_user(name.lower(), global_name=name) for name in PEOPLE}
    languages = {user.id: PEOPLE[name] for name, user in users.items()}

    def speak(event: str, payload: Mapping[str, Any]) -> None:
        # SimCord's people all use American English; this listener runs before the bot's.
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            user = (payload.get("member") or payload)["user"]
            payload["locale"] = languages.get(int(user["id"]), LOCALE)
            if "guild_locale" in payload:
                payload["guild_locale"] = LOCALE

    env.backend.subscribers.insert(0, speak)
    guild = env.create_guild("Tock club", owner=users[next(iter(PEOPLE))], preferred_locale=LOCALE)
    channels = [guild.create_text_channel(name) for name in CHANNELS]
    members = [guild.add_member(user) for user in users.values()]
    tabs = [Tab(f"#{channel.name}", channel, members) for channel in channels]
    return tabs + [Tab(f"{name}'s DMs ({PEOPLE[name]})", user.dm_channel, [user]) for name, user in users.items()]


def follow_threads(tabs: list[Tab]) -> None:
    """Add a tab for each new thread of a channel, and update the names of the others."""
    shown = {tab.channel.id: tab for tab in tabs}
    for above in [tab for tab in tabs if not tab.is_private]:
        for thread in above.channel.threads:
            tab = shown.get(thread.id)
            if tab is None:
                tabs.append(Tab(f"#{thread.name}", thread, above.viewers, arrived=len(thread.history())))
            else:
                tab.title = f"#{thread.name}"


async def open_a_table(tab: Tab) -> None:
    """Let the first viewer of a channel open a table there, so that a visitor begins by pressing, not by typing."""
    first = tab.viewers[0]
    if isinstance(first, simcord.MemberActor):
        await first.slash(tab.channel, "tock new")


def keep_emojis(env: simcord.Env, requests: Sequence[simcord.HttpLogEntry]) -> None:
    """Store the pictures of the bot's own emojis, which SimCord accepts and throws away."""
    for request in requests:
        if request.method == "POST" and request.path.endswith("/emojis") and isinstance(request.json, Mapping):
            picture = base64.b64decode(request.json["image"].partition(",")[2])
            for number, emoji in env.backend.application_emojis.items():
                if emoji.name == request.json["name"]:
                    env.backend.cdn._blobs[f"{CDN_BASE}/emojis/{number}.png"] = picture  # noqa: SLF001 - there is no other way


def seconds_behind(env: simcord.Env) -> float:
    """Return how far the simulated clock is behind the real one."""
    return (datetime.now(UTC) - env.now()).total_seconds()

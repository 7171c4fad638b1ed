"""The simulated Discord: its server, its people, and what can be looked at."""

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
"""Who there is to be, and the language of their Discord. The first owns the server, and is who a visitor is first."""


CHANNELS: Final = ("tock", "tock-2")
LOCALE: Final = "en-GB"
"""The language of the server and of what SimCord itself shows; ``page.html`` counts on it."""


@route("PATCH", "/applications/@me")
def edit_application(context: RequestContext) -> object:
    """What SimCord lacks: the bot may write its profile. Nobody reads it here."""
    return application_info(context)


@dataclass(slots=True)
class Tab:
    """One channel of the simulated Discord, as those see it who may."""

    title: str
    channel: simcord.ChannelHandle
    viewers: Sequence[simcord.MemberActor] | Sequence[simcord.UserHandle]
    arrived: int = 0
    """How many messages have come: the page marks a tab whose count has grown since it was looked at."""
    preview: simcord.Preview | None = None
    closed: bool = False
    """Whether its person has closed direct messages."""

    @property
    def is_private(self) -> bool:
        """Whether it shows somebody's direct messages."""
        return len(self.viewers) == 1

    @property
    def key(self) -> str | None:
        """What opens the preview; None where there is none, because nobody asked yet or somebody has ended it."""
        try:
            return self.preview.url.partition("#")[2] if self.preview else None
        except simcord.SetupError:
            return None


def furnish(env: simcord.Env) -> list[Tab]:
    """Build the server with its people, each with a language, and list what can be looked at."""
    users = {name: env.create_user(name.lower(), global_name=name) for name in PEOPLE}
    languages = {user.id: PEOPLE[name] for name, user in users.items()}

    def speak(event: str, payload: Mapping[str, Any]) -> None:
        # SimCord's people all speak American English; this listener hears before the bot does.
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
    """Give each new thread below a channel a tab of its own, and each the name that it has now."""
    shown = {tab.channel.id: tab for tab in tabs}
    for above in [tab for tab in tabs if not tab.is_private]:
        for thread in above.channel.threads:
            tab = shown.get(thread.id)
            if tab is None:
                tabs.append(Tab(f"#{thread.name}", thread, above.viewers, arrived=len(thread.history())))
            else:
                tab.title = f"#{thread.name}"


async def open_a_table(tab: Tab) -> None:
    """Let the first of those who see a channel open a table there: a visitor begins by pressing, not by typing."""
    first = tab.viewers[0]
    if isinstance(first, simcord.MemberActor):
        await first.slash(tab.channel, "tock new")


def keep_emojis(env: simcord.Env, requests: Sequence[simcord.HttpLogEntry]) -> None:
    """Let the pictures of the bot's own emojis be seen, which SimCord takes and throws away."""
    for request in requests:
        if request.method == "POST" and request.path.endswith("/emojis") and isinstance(request.json, Mapping):
            picture = base64.b64decode(request.json["image"].partition(",")[2])
            for number, emoji in env.backend.application_emojis.items():
                if emoji.name == request.json["name"]:
                    env.backend.cdn._blobs[f"{CDN_BASE}/emojis/{number}.png"] = picture  # noqa: SLF001 - it knows no other way


def seconds_behind(env: simcord.Env) -> float:
    """How far the simulated clock is behind the true one."""
    return (datetime.now(UTC) - env.now()).total_seconds()

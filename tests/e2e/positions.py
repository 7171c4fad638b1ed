"""A real table whose game begins from a chosen position, and what its people do and read there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
import pytest
import simcord

from tests.e2e.world import World, answered, buttons, menus
from tockbot.rules import Position, parse_position
from tockbot.tables import Actor, wishes

OUT = "r,r,r,r"
HOME_ALL = "h1,h2,h3,h4"
THREE = ("Anna", "Bruno", "Chloé")
FOUR = ("Anna", "Bruno", "Chloé", "Dario")

BOTH_WAYS = pytest.mark.parametrize("in_channel", [False, True], ids=["by dm", "in the channel"])


async def put(world: World, position: str, names: Sequence[str | None]) -> None:
    """Open a table, seat these people, a computer player for None, and begin from a position (rules.md 6.1)."""
    wanted = parse_position(position)
    first = names[0]
    assert first is not None, "somebody has to open the table"
    await _open(world, wanted, first)
    for name in names[1:]:
        if name is None:
            await world[first].slash(world.channel, "tock computer")
        else:
            await world[name].slash(world.channel, "tock join")
    seen = world.seen()
    await world.client.tables.decide(seen.id, Actor(seen.host.id), partial(wishes.start, position=wanted))
    # What the bot does of its own accord is known to SimCord; this it was told to do from outside.
    while doing := [task for task in asyncio.all_tasks() if task.get_name().endswith(f" table {seen.id}")]:
        await asyncio.wait(doing)
    await world.env.settle()


async def _open(table: World, wanted: Position, host: str) -> None:
    rules = wanted.rules
    options = " ".join(name if value == "on" else f"{name}={value}" for name, value in rules.options)
    await table[host].slash(
        table.channel,
        "tock new",
        ruleset=rules.ruleset.name,
        players=rules.party.players,
        mode="teams" if rules.party.in_teams else "solo",
        **({"options": options} if options else {}),
    )
    assert table.seen().rules == rules


class Chair:
    """Somebody's place at the table, played by direct message or with *My hand* in the channel."""

    def __init__(self, table: World, name: str, *, in_channel: bool = False) -> None:
        """Sit somebody there."""
        self.table = table
        self.name = name
        self.in_channel = in_channel
        self.presses = 0
        self._shown = 0

    async def look(self) -> discord.Message:
        """The hand as it is now; in the channel a fresh one."""
        if self.in_channel:
            result = await self.table.press(self.name, self.table.board(), self._hand_label())
            shown = result.response
            assert isinstance(shown, simcord.ResponseMessage)
            self._shown = shown.id
        return self.message

    @property
    def message(self) -> discord.Message:
        """The message with the hand."""
        if not self.in_channel:
            return self.table.dm(self.name)
        seen = self.table.channel.history(viewer=self.table[self.name])
        return next(message for message in seen if message.id == self._shown)

    @property
    def text(self) -> str:
        """What the message with the hand says."""
        return self.message.content

    @property
    def alt(self) -> str:
        """What its picture shows, in words."""
        return self.message.attachments[0].description or ""

    async def press(self, label: str) -> simcord.InteractionResult:
        """Press a button by how its label begins, or ends."""
        self.presses += 1
        button = next(item for item in buttons(self.message) if _is(label, item.label or ""))
        return await self.table.press_id(self.name, self.message, button.custom_id or "")

    async def pick(self, *words: str) -> simcord.InteractionResult:
        """Choose the one line of the menus that has these words."""
        self.presses += 1
        found = [(place, value) for place, value, label in self._lines() if all(word in label for word in words)]
        assert len(found) == 1, (words, self.lines)
        ((place, value),) = found
        return await self.table.choose(self.name, self.message, value, place)

    @property
    def lines(self) -> list[str]:
        """All lines of the menus."""
        return [label for _, _, label in self._lines()]

    def _hand_label(self) -> str:
        """What *My hand* is called at the table."""
        return next(item.label or "" for item in buttons(self.table.board()) if ":hand:" in (item.custom_id or ""))

    def _lines(self) -> list[tuple[int, str, str]]:
        return [
            (place, option.value, option.label)
            for place, menu in enumerate(menus(self.message))
            for option in menu.options
        ]


def _is(wanted: str, label: str) -> bool:
    return label.startswith(wanted) or label.endswith(wanted)


def pressable(chair: Chair) -> list[str]:
    """The buttons that can be pressed."""
    return [item.label or "" for item in buttons(chair.message) if not item.disabled]


async def refused_to(table: World, name: str, custom_id: str) -> None:
    """A press that is not this person's changes nothing and is answered."""
    before = table.game()
    message = table.dm(name)
    stored = table.env.backend.get_message(message.channel.id, message.id)
    stored.components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}]
    result = table.raw_press(name, message, custom_id)
    await table.env.settle()
    assert answered(result).content
    assert table.game() == before


def public(table: World) -> list[discord.Message]:
    """What everybody in the channel sees."""
    return [message for message in table.channel.history() if not message.flags.ephemeral]


def told(table: World) -> str:
    """All that everybody in the channel can read, alt texts too."""
    alts = (file.description or "" for message in public(table) for file in message.attachments)
    return "\n".join([*(message.content for message in public(table)), *alts])


def board_alt(table: World) -> str:
    """The board's picture in words."""
    return table.board().attachments[0].description or ""


class Pings:
    """Counts the messages sent to the channel since, and who was pinged by them."""

    def __init__(self, table: World) -> None:
        """Count from now on."""
        self._table = table
        self._from = len(table.env.http_requests)

    @property
    def messages(self) -> int:
        """How many messages the channel got."""
        return len(self._posts())

    def __call__(self) -> Counter[str]:
        """How often each person was pinged, also by messages gone by now."""
        names = {person.id: name for name, person in self._table.people.items()}
        allowed = ((post or {}).get("allowed_mentions") or {} for post in self._posts())
        return Counter(names[int(user)] for mentions in allowed for user in mentions.get("users", ()))

    def _posts(self) -> list[dict[str, Any] | None]:
        channel = f"/channels/{self._table.channel.id}/messages"
        requests = self._table.env.http_requests[self._from :]
        return [one.json for one in requests if one.method == "POST" and one.path.endswith(channel)]

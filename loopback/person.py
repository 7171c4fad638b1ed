"""Simulates a person with a Discord client who sees messages, presses buttons and types commands."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from loopback.checks.components import MENU, RADIO_GROUP, TEXT_INPUT, walk
from loopback.checks.payloads import GROUP, SUBCOMMAND
from loopback.faults import Json
from loopback.interactions import COMMAND, MODAL, PRESS, TYPING, Interaction
from loopback.model import Model
from loopback.world import (
    MANAGE_GUILD,
    TO_PERSON,
    TO_SERVER,
    USE_EXTERNAL_APPS,
    Channel,
    Message,
)

MAX_BYTES: Final = 10 << 20

OF_APPS: Final = 1 << 14 | 1 << 15 | 1 << 17
"""The app's permissions in places without the bot: embed links, attach files, mention everyone."""


class NoAnswerError(Exception):
    """The application did not respond."""


class RemovedError(NoAnswerError):
    """The owner of the app's message has removed the app, and Discord no longer serves the message."""


class NotThereError(Exception):
    """The button or command does not exist, so no one could use it on Discord."""


class Person:
    """A person who uses the bot."""

    def __init__(self, loopback: Model, name: str, locale: str = "en-US") -> None:
        """Add the person to Discord, in no server."""
        self._loopback = loopback
        self.user = loopback.world.add_user(name)
        self.id = int(self.user["id"])
        self.locale = locale
        self.may_manage = False

    @property
    def dm(self) -> Channel:
        """Return the person's direct messages with the bot."""
        return self._loopback.world.dm(self.id)

    def install(self) -> None:
        """Add the bot to the person's account."""
        self._loopback.world.installed.add(self.id)

    def uninstall(self) -> None:
        """Remove the bot from the person's account."""
        self._loopback.world.installed.discard(self.id)

    def sees(self, channel: Channel) -> list[Message]:
        """Return the messages that the person sees in a channel, the oldest first."""
        return channel.seen_by(self.id)

    async def press(self, message: Message, custom_id: str, values: Sequence[str] = ()) -> Interaction:
        """Press a button, or choose lines of a menu, and wait for the bot's first answer.

        Raises:
            NotThereError: the person sees no such button or menu.
            RemovedError: the app was removed, and Discord no longer serves its messages.
            NoAnswerError: the bot did not answer in time.
        """
        if message.channel.messages.get(message.id) is not message or message.viewer not in (None, self.id):
            raise NotThereError("the message is gone")
        if message.channel.group and self.id not in message.channel.group:
            raise NotThereError("the message is in a group of others")
        pressed = next((one for one, _ in walk(message.components) if one.get("custom_id") == custom_id), None)
        if pressed is None or pressed.get("disabled"):
            raise NotThereError(custom_id)
        data: Json = {"component_type": pressed["type"], "custom_id": custom_id, "id": pressed["id"]}
        if pressed["type"] == MENU:
            if not set(values) <= {option["value"] for option in pressed["options"]}:
                raise NotThereError(custom_id)
            data["values"] = list(values)
        owners = message.owners or {str(TO_SERVER): str(message.channel.guild or 0)}
        world = self._loopback.world
        is_removed = str(TO_SERVER) not in owners and int(owners[str(TO_PERSON)]) not in world.installed
        if is_removed and not world.undocumented.serves_removed:
            raise RemovedError("the app was removed")
        return await self._do(PRESS, message.channel, data, owners, message)

    async def type_command(self, channel: Channel, words: str, **given: str | int | bool) -> Interaction:
        """Type a command, such as ``tock seat open``, and wait for the bot's first answer.

        Raises:
            NotThereError: there is no such command.
            NoAnswerError: the bot did not answer in time.
        """
        return await self._do(COMMAND, channel, self._command(words, given), self._owners(channel, words))

    async def fill(self, asked: Interaction, **answers: str) -> Interaction:
        """Send the form that answered a press, with these answers, else its defaults; wait for the bot's answer.

        An empty answer chooses none of several lines.

        Raises:
            NoAnswerError: the bot did not answer in time.
        """
        sent: list[Json] = []
        for label in asked.payload["components"]:
            one = label["component"]
            defaults = [line["value"] for line in one.get("options") or [] if line.get("default")]
            given = [answers[one["custom_id"]]] if one["custom_id"] in answers else defaults
            alone = one["type"] in (RADIO_GROUP, TEXT_INPUT)
            several = [word for word in given if word]
            value: Json = {"value": next(iter(given), one.get("value"))} if alone else {"values": several}
            filled = {"type": one["type"], "id": one.get("id", 0), "custom_id": one["custom_id"], **value}
            sent.append({"type": label["type"], "id": label.get("id", 0), "component": filled})
        data: Json = {"custom_id": asked.payload["custom_id"], "components": sent}
        return await self._do(MODAL, asked.channel, data, asked.owners, asked.source)

    async def type_some(self, channel: Channel, words: str, parameter: str, typed: str) -> list[Json]:
        """Begin to type a parameter of a command, and return the bot's suggestions.

        Raises:
            NotThereError: there is no such command.
            NoAnswerError: the bot suggested nothing in time.
        """
        data = self._command(words, {parameter: typed})
        typing = data
        while typing["options"][0]["type"] in (SUBCOMMAND, GROUP):
            typing = typing["options"][0]
        typing["options"][0]["focused"] = True
        found: list[Json] = (await self._do(TYPING, channel, data, self._owners(channel, words))).payload["choices"]
        return found

    def _command(self, words: str, given: dict[str, Any]) -> Json:
        """Return the payload of a typed command."""
        first, *others = words.split()
        known = next((one for one in self._loopback.routes.commands if one["name"] == first), None)
        if known is None:
            raise NotThereError(words)
        data: Json = {"id": known["id"], "name": first, "type": known["type"], "options": []}
        inner = data
        for word in others:
            known = next((one for one in known.get("options") or [] if one["name"] == word), None)
            if known is None:
                raise NotThereError(words)
            inner["options"] = [{"name": word, "type": known["type"], "options": []}]
            inner = inner["options"][0]
        kinds = {one["name"]: one["type"] for one in known.get("options") or []}
        if not given.keys() <= kinds.keys():
            raise NotThereError(words)
        inner["options"] = [{"name": name, "type": kinds[name], "value": value} for name, value in given.items()]
        return data

    def _owners(self, channel: Channel, words: str) -> Json:
        """Return the server or person that installed the bot whose command the person uses here.

        Raises:
            NotThereError: Discord offers no such command here.
        """
        known = next(one for one in self._loopback.routes.commands if one["name"] == words.partition(" ")[0])
        kinds = list(map(str, known.get("integration_types") or [TO_SERVER]))
        here = self._loopback.world.owners(channel, self.id)
        owners = {kind: owner for kind, owner in here.items() if kind in kinds}
        if not owners or channel.context not in (known.get("contexts") or [channel.context]):
            raise NotThereError(words)
        return owners

    async def _do(
        self, kind: int, channel: Channel, data: Json, owners: Json, source: Message | None = None
    ) -> Interaction:
        world, gateway = self._loopback.world, self._loopback.gateway
        token = f"aW50{world.surroundings.name()}"
        now = world.surroundings.monotonic
        is_restricted = world.is_restricted(channel, self.id)
        done = Interaction(world.snowflake(), kind, self.user, channel, data, owners, token, now, source, is_restricted)
        self._loopback.interactions.add(done)
        payload: Json = {
            "id": str(done.id),
            "application_id": world.bot["id"],
            "type": kind,
            "token": done.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": world.channel_payload(channel),
            "locale": self.locale,
            "entitlements": [],
            "app_permissions": str(channel.permissions if world.has_bot(channel) else OF_APPS),
            "authorizing_integration_owners": owners,
            "context": channel.context,
            "attachment_size_limit": MAX_BYTES,
        }
        if source is not None:
            payload["message"] = source.payload
        if channel.guild is None:
            payload["user"] = self.user
        else:
            rights = world.rights(channel, self.id) | (MANAGE_GUILD if self.may_manage else 0)
            if not channel.external_apps:
                rights &= ~USE_EXTERNAL_APPS
            guild = world.guilds[channel.guild]
            payload["guild_id"] = guild["id"]
            payload["guild"] = {"id": guild["id"], "locale": guild["preferred_locale"], "features": []}
            payload["guild_locale"] = guild["preferred_locale"]
            member = world.member_of(channel.guild, self.id) or world.member(self.user)
            payload["member"] = {**member, "permissions": str(rights)}
        shard_of = channel.guild if world.has_bot(channel) or world.undocumented.follows_servers else None
        if not gateway.reaches(shard_of):
            raise NoAnswerError("the bot is off line")
        await gateway.dispatch("INTERACTION_CREATE", payload, shard_of)
        try:
            async with asyncio.timeout(self._loopback.interactions.answer_seconds):
                await done.answered.wait()
        except TimeoutError as error:
            raise NoAnswerError("the bot did not answer in time") from error
        return done

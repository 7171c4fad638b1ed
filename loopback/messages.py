"""Sends, edits and deletes messages for the bot."""

from __future__ import annotations

import json
import re
import struct
from dataclasses import dataclass
from itertools import count
from typing import Final

from loopback.checks.components import COMPONENTS_V2, walk
from loopback.checks.payloads import check_message
from loopback.faults import EMPTY_MESSAGE, TOO_LARGE, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Json
from loopback.world import EPHEMERAL, MENTION_EVERYONE, Channel, Message, World

LOADING: Final = 1 << 7
"""The flag of a message that only says that its bot is thinking."""

MAX_BYTES: Final = 10 << 20
"""Maximum size of a file."""

PNG: Final = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a message.

    Attributes:
        number: its number among the files of the message.
        filename: its name.
        content: the file.
    """

    number: int
    filename: str
    content: bytes


class Messages:
    """Sends and edits the messages of a world.

    Attributes:
        world: the world.
        files: the files of the messages by address; None if they are not kept.
    """

    def __init__(self, world: World) -> None:
        """Store messages in this world."""
        self.world = world
        self.files: dict[str, bytes] | None = None

    def send(
        self,
        channel: Channel,
        body: Json,
        uploads: list[Upload],
        *,
        viewer: int | None = None,
        more: Json | None = None,
    ) -> Message:
        """Send a message of the bot, and return it; with the nonce of an earlier message, return that one.

        Args:
            channel: the channel to send it to.
            body: the bot's payload.
            uploads: the files that came with it.
            viewer: the only person who sees it, if it is ephemeral.
            more: fields that Discord adds.

        Raises:
            Fault: Discord would refuse this message.
        """
        self.check_there(channel)
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        if nonce in channel.nonces:
            before = channel.messages.get(channel.nonces[nonce])
            if before is None:
                raise UNKNOWN_MESSAGE
            return before
        flags = body.get("flags") or 0
        payload: Json = {
            "id": str(self.world.snowflake()),
            "channel_id": str(channel.id),
            "type": 0,
            "author": self.world.bot,
            "timestamp": self.world.now(),
            "edited_timestamp": None,
            "content": "",
            "components": [],
            "attachments": [],
            "flags": 0,
            "tts": False,
            "pinned": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "embeds": [],
            **(more or {}),
        }
        made = self._with(Message(payload, channel, viewer if flags & EPHEMERAL else None), body, uploads, flags)
        made.payload |= self._mentions(made, body.get("allowed_mentions"))
        channel.messages[made.id] = made
        if nonce is not None:
            channel.nonces[nonce] = made.id
        return made

    def check_there(self, channel: Channel) -> None:
        """Check that a channel still exists: interaction tokens outlive it.

        Raises:
            Fault: the channel was deleted.
        """
        if channel.id not in self.world.channels:
            raise UNKNOWN_CHANNEL

    def _mentions(self, message: Message, allowed: Json | None) -> Json:
        """Return the users and roles that a new message pings: those that it names, as far as it allows them."""
        texts = "\n".join(
            [message.payload["content"], *(str(one.get("content")) for one, _ in walk(message.components))]
        )
        named = {kind: re.findall(f"<@{kind}([0-9]+)>", texts) for kind in ("", "&")}
        parse = ("users", "roles") if allowed is None else allowed.get("parse") or ()
        pinged = {
            kind: [one for one in named[sign] if kind in parse or one in map(str, (allowed or {}).get(kind) or ())]
            for kind, sign in (("users", ""), ("roles", "&"))
        }
        guild, may_ping_all = message.channel.guild, message.channel.permissions & MENTION_EVERYONE
        roles = [] if guild is None else [self.world.role(guild, int(one)) for one in pinged["roles"]]
        return {
            "mentions": [self.world.users[int(one)] for one in pinged["users"] if int(one) in self.world.users],
            "mention_roles": [one["id"] for one in roles if one is not None and (may_ping_all or one["mentionable"])],
        }

    def edit(self, message: Message, body: Json, uploads: list[Upload]) -> Message:
        """Edit a message of the bot, and return it.

        Raises:
            Fault: Discord would refuse this edit.
        """
        flags = (message.payload["flags"] & ~LOADING) | ((body.get("flags") or 0) & COMPONENTS_V2)
        changed = self._with(message, body, uploads, flags)
        message.payload = {**changed.payload, "edited_timestamp": self.world.now()}
        return message

    def delete(self, message: Message) -> None:
        """Delete a message."""
        del message.channel.messages[message.id]

    def say(self, channel: Channel, author: Json, content: str) -> Message:
        """Post a message of another author, and return it."""
        said = self.send(channel, {"content": content}, [])
        said.payload["author"] = author
        return said

    def _with(self, message: Message, body: Json, uploads: list[Upload], flags: int) -> Message:
        """Return a checked copy of a message with these changes."""
        described = {int(one["id"]): one for one in body.get("attachments") or []}
        before: list[Json] = message.payload["attachments"]
        kept = before if "attachments" not in body else [one for one in before if int(one["id"]) in described]
        files = [*kept, *(self._attachment(upload, described.get(upload.number, {})) for upload in uploads)]
        payload = {
            **message.payload,
            "content": body.get("content", message.payload["content"]) or "",
            # This copies them, because ids and addresses are added below.
            "components": json.loads(json.dumps(body.get("components", message.components) or [])),
            "attachments": files,
            "flags": flags,
        }
        urls = {f"attachment://{one['filename']}": one["url"] for one in files}
        check_message(payload, {str(one["filename"]) for one in files})
        if not (payload["content"] or payload["components"] or files or flags & LOADING):
            raise EMPTY_MESSAGE
        numbers = count(1)
        for component, _ in walk(payload["components"]):
            component.setdefault("id", next(numbers))
            for media in (component.get("media"), component.get("file"), *_pictures(component)):
                if media is not None:
                    media["url"] = urls.get(media["url"], media["url"])
        return Message(payload, message.channel, message.viewer)

    def _attachment(self, upload: Upload, described: Json) -> Json:
        if len(upload.content) > MAX_BYTES:
            raise TOO_LARGE
        number = str(self.world.snowflake())
        url = f"https://cdn.discordapp.com/attachments/{number}/{upload.filename}"
        file: Json = {"id": number, "filename": upload.filename, "size": len(upload.content), "url": url}
        file["proxy_url"] = url
        if self.files is not None:
            self.files[url] = upload.content
        if upload.content.startswith(PNG):
            file["width"], file["height"] = struct.unpack(">II", upload.content[16:24])
            file["content_type"] = "image/png"
        if described.get("description"):
            file["description"] = described["description"]
        return file


def _pictures(component: Json) -> list[Json]:
    return [item["media"] for item in component.get("items") or []]

"""Simulates interactions (presses and commands) from the moment they reach the bot until their tokens end.

Documented (in Discord's API description, and in *Receiving and Responding*): types 4 and 5 answer with a new message,
6 and 7 with a change of the pressed message, at once or later. A token lives for a quarter of an hour. Messages sent
with it have neither a nonce nor a reference.

Hardly documented: ``@original`` of types 6 and 7 is the pressed message, which can be edited and deleted by that name
or by its id. Follow-ups are shown as replies to ``@original``, and answers of types 4 and 5 as replies to the pressed
message. Discord refuses an ended token with 50027, and an unknown one with 10015.

*User installs* (documented in *Permissions* and *Create Followup Message*): without *Use External Apps* or *Send
Messages*, the app's messages for this person are ephemeral. If only a user installed the app, it can send at most five
follow-ups per interaction; edits are not counted. :class:`~loopback.world.Undocumented` lists the rest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from loopback.faults import (
    ALREADY_ACKNOWLEDGED,
    INVALID_WEBHOOK_TOKEN,
    MISSING_PERMISSIONS,
    TOO_MANY_FOLLOWUPS,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    Json,
    bad_form,
)
from loopback.messages import LOADING, Messages, Upload
from loopback.world import EPHEMERAL, TO_SERVER, Channel, Message

ANSWER_SECONDS: Final = 3.0
"""Seconds for which Discord waits for the first answer."""

TOKEN_SECONDS: Final = 900.0
"""Seconds for which a token lives."""

MAX_FOLLOWUPS: Final = 5
"""Maximum number of follow-ups per interaction if only a user installed the app."""

COMMAND, PRESS, TYPING, MODAL = 2, 3, 4, 5
MESSAGE, THINKING, LATER, CHANGE, SUGGEST, ASK = 4, 5, 6, 7, 8, 9

SLASH_ANSWER, REPLY = 20, 19
"""The types of messages that answer a command, and that reply to another message."""

ALLOWED: Final = {
    COMMAND: {MESSAGE, THINKING, ASK},
    PRESS: {MESSAGE, THINKING, LATER, CHANGE, ASK},
    TYPING: {SUGGEST},
    MODAL: {MESSAGE, THINKING, LATER, CHANGE},
}
"""The types of first answers that each kind of interaction allows."""


@dataclass(eq=False, slots=True)
class Interaction:
    """A press or a typed command.

    Attributes:
        id: its id.
        kind: a press, a command, …
        user: the person.
        channel: the channel of the interaction.
        data: the pressed component, or the typed command.
        owners: the server or person that installed the bot, by kind of installation.
        token: the token for answers.
        now: returns the time in seconds.
        source: the pressed message.
        is_restricted: whether the person may not let an app of their own post publicly in this place.
        began: the time at which it was sent to the bot.
        answer: the type of the first answer; None before it.
        payload: the data of the first answer, such as suggestions or a modal.
        message: the message of the first answer.
        followups: the ids of later messages.
        answered_after: seconds until the first answer.
        shown_after: seconds until the person saw a change.
    """

    id: int
    kind: int
    user: Json
    channel: Channel
    data: Json
    owners: Json
    token: str
    now: Callable[[], float]
    source: Message | None = None
    is_restricted: bool = False
    began: float = field(init=False)
    answer: int | None = None
    payload: Json = field(default_factory=dict)
    message: Message | None = None
    followups: list[int] = field(default_factory=list)
    answered_after: float | None = None
    shown_after: float | None = None
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    shown: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        """Record the time."""
        self.began = self.now()

    @property
    def age(self) -> float:
        """Return the seconds since it was sent to the bot."""
        return self.now() - self.began

    @property
    def is_of_person(self) -> bool:
        """Return whether the bot acts only as a user install, in a place without the bot."""
        return str(TO_SERVER) not in self.owners

    @property
    def is_silenced(self) -> bool:
        """Return whether Discord shows the app's messages only to the person who pressed."""
        return self.is_of_person and self.is_restricted

    def mark_shown(self) -> None:
        """Record that the person sees a change."""
        if self.shown_after is None:
            self.shown_after = self.age
        self.shown.set()


class Interactions:
    """Interactions that the bot can still answer.

    Attributes:
        answer_seconds: seconds within which the first answer must arrive.
        token_seconds: seconds for which a token lives.
    """

    def __init__(self, messages: Messages, answer_seconds: float = ANSWER_SECONDS) -> None:
        """Answer with messages of a world; the first answer must arrive within some seconds."""
        self._messages = messages
        self._undocumented = messages.world.undocumented
        self.answer_seconds = answer_seconds
        self.token_seconds = TOKEN_SECONDS
        self._by_token: dict[str, Interaction] = {}

    def add(self, interaction: Interaction) -> None:
        """Add an interaction, and forget those whose tokens have ended."""
        self._by_token[interaction.token] = interaction
        while (oldest := next(iter(self._by_token.values()))).age > 2 * max(self.token_seconds, ANSWER_SECONDS):
            del self._by_token[oldest.token]

    def answer(self, number: int, token: str, body: Json, uploads: list[Upload]) -> Interaction:
        """Carry out the first answer to an interaction.

        Raises:
            Fault: Discord would refuse this answer.
        """
        found = self._by_token.get(token)
        if found is None or found.id != number or (found.answer is None and found.age > self.answer_seconds):
            raise UNKNOWN_INTERACTION
        if found.answer is not None:
            raise ALREADY_ACKNOWLEDGED
        kind, data = body["type"], body.get("data") or {}
        if kind not in ALLOWED[found.kind] or (kind in (LATER, CHANGE) and found.source is None):
            problem = {"code": "INTERACTION_CALLBACK_TYPE_INVALID", "message": "It cannot be answered so."}
            raise bad_form({"type": {"_errors": [problem]}})
        match kind:
            case 4:
                found.message = self._send(found, data, uploads, found.source)
            case 5:
                flags = (data.get("flags") or 0) & EPHEMERAL | LOADING
                found.message = self._send(found, {"flags": flags}, [], found.source)
            case 6:
                found.message = found.source
            case 7 if found.source is not None:
                if found.source.id not in found.channel.messages:
                    raise UNKNOWN_MESSAGE
                self._check_edits(found, found.source)
                found.message = self._messages.edit(found.source, data, uploads)
            case _:
                found.message = None
        found.answer, found.payload, found.answered_after = kind, data, found.age
        found.answered.set()
        if kind not in (THINKING, LATER):
            found.mark_shown()
        return found

    def follow(self, token: str, body: Json, uploads: list[Upload]) -> Message:
        """Send a follow-up message; if the first answer only said that the bot is thinking, replace it.

        Raises:
            Fault: Discord would refuse this message.
        """
        found = self._alive(token)
        thinking = found.message is not None and bool(found.message.payload["flags"] & LOADING)
        if thinking and found.message is not None:
            sent = self._messages.edit(found.message, {**body, "flags": 0}, uploads)
        elif found.is_of_person and len(found.followups) >= MAX_FOLLOWUPS:
            raise TOO_MANY_FOLLOWUPS
        else:
            sent = self._send(found, body, uploads, found.message)
            found.followups.append(sent.id)
        found.mark_shown()
        return sent

    def owned(self, token: str, message: str) -> Message:
        """Return a message that answers an interaction, by its id or as ``@original``.

        Raises:
            Fault: there is no such message.
        """
        found = self._alive(token)
        is_pressed = found.answer == LATER and not self._undocumented.edits_pressed
        first = None if found.message is None or is_pressed else found.message.id
        wanted = first if message == "@original" else int(message)
        self._messages.check_there(found.channel)
        if wanted is None or wanted not in (first, *found.followups) or wanted not in found.channel.messages:
            raise UNKNOWN_MESSAGE
        return found.channel.messages[wanted]

    def edit(self, token: str, message: str, body: Json, uploads: list[Upload]) -> Message:
        """Edit a message that answers an interaction.

        Raises:
            Fault: Discord would refuse this edit.
        """
        owned = self.owned(token, message)
        self._check_edits(self._by_token[token], owned)
        changed = self._messages.edit(owned, body, uploads)
        self._by_token[token].mark_shown()
        return changed

    def _check_edits(self, found: Interaction, message: Message) -> None:
        """Refuse to edit a public message for a person who may not let the app post publicly.

        Raises:
            Fault: the person may not.
        """
        if found.is_silenced and message.viewer is None and not self._undocumented.edits_of_restricted:
            raise MISSING_PERMISSIONS

    def _alive(self, token: str) -> Interaction:
        found = self._by_token.get(token)
        if found is None or found.answer is None:
            raise UNKNOWN_WEBHOOK
        if found.age > self.token_seconds:
            raise INVALID_WEBHOOK_TOKEN
        return found

    def end(self) -> None:
        """End all current tokens."""
        for found in self._by_token.values():
            found.began -= self.token_seconds

    def all(self) -> list[Interaction]:
        """Return all interactions that are not forgotten."""
        return list(self._by_token.values())

    def by_token(self, token: str) -> Interaction | None:
        """Return the interaction with a token; None if it is unknown or forgotten."""
        return self._by_token.get(token)

    def channel_of(self, token: str) -> int | None:
        """Return the id of the channel in which a token can be used; None if the token is unknown."""
        found = self._by_token.get(token)
        return None if found is None else found.channel.id

    def _send(self, interaction: Interaction, body: Json, uploads: list[Upload], to: Message | None) -> Message:
        """Send a message of an interaction as a reply to another message, which may be deleted by then."""
        more: Json = {"type": SLASH_ANSWER if interaction.kind == COMMAND and to is None else 0}
        if to is not None:
            more["type"] = REPLY
            more["message_reference"] = {"type": 0, "channel_id": str(to.channel.id), "message_id": str(to.id)}
        viewer, channel = int(interaction.user["id"]), interaction.channel
        flags = body.get("flags") or 0
        is_follow_up = interaction.answer is not None
        is_private = channel.guild is None and interaction.is_of_person and is_follow_up
        if interaction.is_silenced and is_follow_up and not flags & EPHEMERAL:
            if not self._undocumented.hides_of_restricted:
                raise MISSING_PERMISSIONS
            flags |= EPHEMERAL
        elif interaction.is_silenced or (is_private and not self._undocumented.public_follow_ups):
            flags |= EPHEMERAL
        body = {**body, "flags": flags}
        sent = self._messages.send(channel, body, uploads, viewer=viewer, more=more)
        sent.owners = interaction.owners
        if interaction.is_of_person and is_follow_up and not self._undocumented.pings_follow_ups:
            sent.payload["mentions"] = []
        return sent

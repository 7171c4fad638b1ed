"""Interactions: what people press and type, from the moment it is told until its token is dead.

Documented (the types in Discord's API description, and *Receiving and Responding*): types 4 and 5 answer by a new
message, 6 and 7 by a change of the message that was pressed on, at once or later; a token lives for a quarter of an
hour; what is sent by it takes neither a nonce nor a reference. How Discord behaves, and hardly documented: that
``@original`` of types 6 and 7 is the message that was pressed on, which can be edited and deleted by that name or by
its id; that what is sent after it is shown as a reply to ``@original``, and the answer of types 4 and 5 as one to
what was pressed on; that a token which ended is refused with 50027, and one that never was with 10015.

*User installs* (documented in *Permissions* and *Create Followup Message*): without *Use External Apps* or *Send
Messages*, what an app sends for the person who pressed is ephemeral, and where only a user installed the app, it sends
at most five follow-ups per interaction; edits are not counted. :class:`~loopback.world.Undocumented` lists the rest.
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
"""So long Discord waits for the first answer."""

TOKEN_SECONDS: Final = 900.0
"""So long the token lives."""

MAX_FOLLOWUPS: Final = 5
"""So many messages may follow the answer of an app that is somebody's own, and not the server's."""

COMMAND, PRESS, TYPING, MODAL = 2, 3, 4, 5
MESSAGE, THINKING, LATER, CHANGE, SUGGEST, ASK = 4, 5, 6, 7, 8, 9

SLASH_ANSWER, REPLY = 20, 19
"""Kinds of messages: of those that answer a command, and of those that refer to another."""

ALLOWED: Final = {
    COMMAND: {MESSAGE, THINKING, ASK},
    PRESS: {MESSAGE, THINKING, LATER, CHANGE, ASK},
    TYPING: {SUGGEST},
    MODAL: {MESSAGE, THINKING, LATER, CHANGE},
}
"""By kind of interaction, how it may be answered first."""


@dataclass(eq=False, slots=True)
class Interaction:
    """Something pressed or typed.

    Attributes:
        id: its id.
        kind: a press, a command, …
        user: who did it.
        channel: where.
        data: what was pressed or typed.
        owners: for whom the bot speaks, by how it is installed.
        token: with which it is answered.
        now: returns the time in seconds.
        source: the message that was pressed on.
        is_restricted: whether the person may not let an app of their own post publicly in this place.
        began: when it was told.
        answer: how it was answered first; None as long as it was not.
        payload: what that answer said: suggestions, or a modal.
        message: the message that answers it.
        followups: the ids of those after it.
        answered_after: seconds to the first answer.
        shown_after: seconds until there was something new to see.
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
        """Begin now."""
        self.began = self.now()

    @property
    def age(self) -> float:
        """Seconds since it was told."""
        return self.now() - self.began

    @property
    def is_of_person(self) -> bool:
        """Return whether the bot acts only as a user install, in a place where it is not installed."""
        return str(TO_SERVER) not in self.owners

    @property
    def is_silenced(self) -> bool:
        """Return whether Discord shows what the app sends to the person who pressed only."""
        return self.is_of_person and self.is_restricted

    def saw(self) -> None:
        """There is something new to see for whoever did it."""
        if self.shown_after is None:
            self.shown_after = self.age
        self.shown.set()


class Interactions:
    """Those that can still be answered.

    Attributes:
        answer_seconds: how long the first answer may take.
        token_seconds: how long a token lives.
    """

    def __init__(self, messages: Messages, answer_seconds: float = ANSWER_SECONDS) -> None:
        """Answer with these messages, for the first time within so many seconds."""
        self._messages = messages
        self._undocumented = messages.world.undocumented
        self.answer_seconds = answer_seconds
        self.token_seconds = TOKEN_SECONDS
        self._by_token: dict[str, Interaction] = {}

    def add(self, interaction: Interaction) -> None:
        """Let it be answered, and forget those whose time is over."""
        self._by_token[interaction.token] = interaction
        while (oldest := next(iter(self._by_token.values()))).age > 2 * max(self.token_seconds, ANSWER_SECONDS):
            del self._by_token[oldest.token]

    def answer(self, number: int, token: str, body: Json, uploads: list[Upload]) -> Interaction:
        """Answer one for the first time.

        Raises:
            Fault: it cannot be.
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
            found.saw()
        return found

    def follow(self, token: str, body: Json, uploads: list[Upload]) -> Message:
        """Send a message after the first answer; where the bot was only thinking, it is that answer.

        Raises:
            Fault: it cannot be sent.
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
        found.saw()
        return sent

    def owned(self, token: str, message: str) -> Message:
        """A message that answers an interaction, by its id or as ``@original``.

        Raises:
            Fault: there is none.
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
        """Change a message that answers one.

        Raises:
            Fault: it cannot be.
        """
        owned = self.owned(token, message)
        self._check_edits(self._by_token[token], owned)
        changed = self._messages.edit(owned, body, uploads)
        self._by_token[token].saw()
        return changed

    def _check_edits(self, found: Interaction, message: Message) -> None:
        """Refuse to change a message that others see for a person who may not let the app post publicly.

        Raises:
            Fault: they may not.
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
        """Let all tokens that there are end now."""
        for found in self._by_token.values():
            found.began -= self.token_seconds

    def all(self) -> list[Interaction]:
        """Return all interactions that are remembered."""
        return list(self._by_token.values())

    def by_token(self, token: str) -> Interaction | None:
        """Return the interaction that has a token; None if there is none, or it was forgotten."""
        return self._by_token.get(token)

    def channel_of(self, token: str) -> int | None:
        """In which channel a token can be used."""
        found = self._by_token.get(token)
        return None if found is None else found.channel.id

    def _send(self, interaction: Interaction, body: Json, uploads: list[Upload], to: Message | None) -> Message:
        """A message of an interaction, shown as a reply to another, which may be gone by then."""
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

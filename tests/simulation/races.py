"""Puts back old races, to show that the simulation finds them: each patch undoes one fix while a seed runs.

``python -m tests.simulation --race NAME`` looks for the first seed that finds one: it fails with the race, and is well
without it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from math import inf
from typing import Any, Final

from tockbot.bot import client, dispatch, posts, sending, shown, tokens
from tockbot.bot.answers import Answer
from tockbot.bot.budget import Urgency
from tockbot.bot.contents import Post
from tockbot.bot.people import UserDirectory
from tockbot.bot.plan import CALL
from tockbot.bot.posts import Posts
from tockbot.storage import Token
from tockbot.tables import PersonId


def token_serves_before_answer() -> None:
    """Undo that the bot uses the token of a press, and paints its screen, only after the press was answered."""

    def seconds_until_usable(self: tokens.InteractionTokens, token: Token) -> float:
        resting = self._resting.get(token.text, 0.0) - self._now()
        is_usable = tokens.lives(token) and self._client().application_id is not None
        return resting if is_usable else inf

    shown.ScreenTurns.is_answering = lambda *_: False  # type: ignore[method-assign]
    tokens.InteractionTokens._seconds_until_usable = seconds_until_usable  # type: ignore[method-assign]  # noqa: SLF001 - as it was


def ping_is_lost_after_503() -> None:
    """Undo that people count as pinged only after the ping was sent: a failed ping is never repeated."""
    bring = Posts.bring

    async def bring_noted_first(
        self: Posts, urgency: Urgency, draw: Callable[[], Awaitable[Post | None]], *, is_free: bool = False
    ) -> Post | None:
        async def noted() -> Post | None:
            post = await draw()
            if post is not None and post.person == CALL:
                for person in post.face.split():
                    await self._shown.was_called(post.seen, PersonId(int(person)))
            return post

        return await bring(self, urgency, noted, is_free=is_free)

    Posts.bring = bring_noted_first  # type: ignore[method-assign]


def nonce_returns_deleted_message() -> None:
    """Undo that a nonce names the replaced message: the bot takes the next message for the one to delete."""
    named = sending.nonce_of

    def nonce_of(seed_hash: object, person: object = None, *_: object) -> str:
        return named(seed_hash, person)

    posts.nonce_of = nonce_of  # type: ignore[assignment,attr-defined]


def both_hands_are_deleted() -> None:
    """Undo that the answer to a press on a just replaced hand replaces both hands."""
    shown.ShownMessages._is_superseded = lambda *_: False  # type: ignore[method-assign]  # noqa: SLF001 - as it was


def repeated_event_is_handled_twice() -> None:
    """Undo that a press is handled once, even if Discord sends it again after a lost connection."""

    async def is_first(*_: object) -> bool:
        return True

    client.TockClient.is_first = is_first  # type: ignore[method-assign,assignment]


def used_up_token_is_tried_again() -> None:
    """Undo that a token sends nothing more for everyone once Discord refuses, in a place without the bot."""
    tokens.InteractionTokens.hides = lambda *_: False  # type: ignore[method-assign]


def interrupted_ping_is_sent_again() -> None:
    """Undo that the bot records a ping that it finds, if its sender died or got no answer."""
    posts.Posts._adopted = lambda *_: None  # type: ignore[method-assign]  # noqa: SLF001 - as it was


def failure_is_answered_twice() -> None:
    """Undo that an unsaved press gets one sentence as an answer, even if its hand cannot be shown either."""
    begin = dispatch.Attempt.__init__

    def begin_as_first(self: dispatch.Attempt, answer: Answer, asked: str, viewers: UserDirectory, **_: bool) -> None:
        begin(self, answer, asked, viewers)

    dispatch.Attempt.__init__ = begin_as_first  # type: ignore[method-assign]


RACES: Final[Mapping[str, Callable[[], Any]]] = {
    "token-serves-before-answer": token_serves_before_answer,
    "ping-is-lost-after-503": ping_is_lost_after_503,
    "nonce-returns-deleted-message": nonce_returns_deleted_message,
    "both-hands-are-deleted": both_hands_are_deleted,
    "repeated-event-is-handled-twice": repeated_event_is_handled_twice,
    "used-up-token-is-tried-again": used_up_token_is_tried_again,
    "interrupted-ping-is-sent-again": interrupted_ping_is_sent_again,
    "failure-is-answered-twice": failure_is_answered_twice,
}
"""The races by their names."""


def put_back(name: str) -> None:
    """Put a race back until this process ends."""
    RACES[name]()

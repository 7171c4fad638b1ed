"""Old races, to show that the simulation finds them: each patch undoes one fix while a seed runs.

``python -m tests.simulation --race NAME --first 1 --seeds 200 --until-failure`` looks for the first seed that finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import Any, Final

from tockbot.bot import posts, sending, shown, tokens
from tockbot.bot.boards import ChannelCalls
from tockbot.storage import ShownMessage, Token
from tockbot.tables import Person, PersonId, TableSeen


def token_serves_before_answer() -> None:
    """Undo that the token of a press serves, and its screen is painted, only once the press is answered."""

    def seconds_until_usable(self: tokens.InteractionTokens, token: Token) -> float:
        resting = self._resting.get(token.text, 0.0) - self._now()
        is_usable = tokens.lives(token) and self._client().application_id is not None
        return resting if is_usable else inf

    shown.ScreenTurns.is_answering = lambda *_: False  # type: ignore[method-assign]
    tokens.InteractionTokens._seconds_until_usable = seconds_until_usable  # type: ignore[method-assign]  # noqa: SLF001 - as it was


def ping_is_lost_after_503() -> None:
    """Undo that people count as pinged only once the ping was sent: a ping that failed is never sent again."""
    paint = ChannelCalls.paint

    async def paint_noted_first(
        self: ChannelCalls, seen: TableSeen, rows: Mapping[PersonId, ShownMessage], called: tuple[Person, ...]
    ) -> None:
        for person in called:
            await self._answered.was_called(seen, person.id)
        await paint(self, seen, rows, called)

    ChannelCalls.paint = paint_noted_first  # type: ignore[method-assign]


def nonce_returns_deleted_message() -> None:
    """Undo that a nonce names the message that is replaced: the next one is taken for the one to be deleted."""
    named = sending.nonce_of

    def nonce_of(seed_hash: object, person: object = None, *_: object) -> str:
        return named(seed_hash, person)

    posts.nonce_of = nonce_of  # type: ignore[assignment,attr-defined]


def both_hands_are_deleted() -> None:
    """Undo that a press on a hand that was just replaced is answered below, in place of both hands."""
    shown._is_replaced = lambda *_: False  # noqa: SLF001 - as it was


RACES: Final[Mapping[str, Callable[[], Any]]] = {
    "token-serves-before-answer": token_serves_before_answer,
    "ping-is-lost-after-503": ping_is_lost_after_503,
    "nonce-returns-deleted-message": nonce_returns_deleted_message,
    "both-hands-are-deleted": both_hands_are_deleted,
}
"""The races by their names."""


def put_back(name: str) -> None:
    """Put a race back, for as long as this process lives."""
    RACES[name]()

"""What is to stand somewhere of a table: a screen, and for whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tockbot.bot.screen import Screen
from tockbot.render import Theme
from tockbot.storage import MessageAt, ShownMessage
from tockbot.tables import PersonId, TableSeen


@dataclass(frozen=True, slots=True)
class Post:
    """What is to stand for somebody.

    Attributes:
        seen: the table as it is shown.
        person: for whom.
        screen: what is shown.
        theme: what its picture looks like.
        face: in short what it shows.
        drawn: the pictures' files by their names, where they are drawn already.
        is_paid: whether a request was taken from the budget for it.
        is_silent: whether nobody hears that it came.
    """

    seen: TableSeen
    person: PersonId
    screen: Screen
    theme: Theme
    face: str = ""
    drawn: Mapping[str, bytes] | None = None
    is_paid: bool = True
    is_silent: bool = False

    def at(self, place: MessageAt | None, leftovers: tuple[MessageAt, ...] = ()) -> ShownMessage:
        """As it is remembered."""
        return ShownMessage(place, self.seen.entries, self.face, leftovers)

"""What stands on Discord of a table, for everybody and for each person, so that it is changed when the table does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from tockbot.tables import PersonId, ShownMessage, TableId

EVERYBODY: Final = PersonId(0)
"""The person of the message that shows a table to everybody."""


class Messages(Protocol):
    """Where it is kept what stands of a table, for a person or for :data:`EVERYBODY`."""

    async def replace(
        self, table_id: TableId, person: PersonId, before: ShownMessage | None, shown: ShownMessage
    ) -> bool:
        """Remember what stands there instead of what was there before; False if that is no longer what stands there."""

    async def recall(self, table_id: TableId, person: PersonId) -> ShownMessage | None:
        """What stands for a person."""

    async def of_table(self, table_id: TableId) -> dict[PersonId, ShownMessage]:
        """All that stands of a table."""

    async def forget(self, table_id: TableId) -> None:
        """Forget all messages of a table."""

    async def drop_tokens(self, until: int) -> None:
        """Forget the tokens that ended by a second (since 1970)."""


@dataclass(frozen=True, slots=True)
class _Unsaved:
    """What could not be saved yet, and what is saved meanwhile."""

    saved: ShownMessage | None
    shown: ShownMessage


class ShownMessages:
    """What stands of the tables; what cannot be saved is known all the same, or every try would send it again.

    Of a table that is forgotten nothing stays, nor of a message that is saved at last.
    """

    def __init__(self, messages: Messages) -> None:
        """Save them here."""
        self._messages = messages
        self._unsaved: dict[tuple[TableId, PersonId], _Unsaved] = {}

    async def replace(
        self, table_id: TableId, person: PersonId, before: ShownMessage | None, shown: ShownMessage
    ) -> bool:
        """Remember what stands there instead of what was there before; also where saving raises.

        Returns:
            Whether it is remembered; False if somebody else was quicker: then what they wrote stands.
        """
        key = table_id, person
        waiting = self._unsaved.get(key)
        mine = self._unsaved[key] = _Unsaved(before if waiting is None else waiting.saved, shown)
        done = await self._messages.replace(table_id, person, mine.saved, shown)
        if self._unsaved.get(key) is mine:
            del self._unsaved[key]
        return done

    async def save_rest(self, table_id: TableId) -> None:
        """Save what could not be saved of a table."""
        for (of_table, person), unsaved in list(self._unsaved.items()):
            if of_table == table_id:
                await self.replace(table_id, person, unsaved.saved, unsaved.shown)

    async def recall(self, table_id: TableId, person: PersonId) -> ShownMessage | None:
        """What stands for a person."""
        unsaved = self._unsaved.get((table_id, person))
        return await self._messages.recall(table_id, person) if unsaved is None else unsaved.shown

    async def of_table(self, table_id: TableId) -> dict[PersonId, ShownMessage]:
        """All that stands of a table, by the person for whom it stands."""
        unsaved = {person: one.shown for (table, person), one in self._unsaved.items() if table == table_id}
        return await self._messages.of_table(table_id) | unsaved

    async def drop_tokens(self, until: int) -> None:
        """Forget the tokens that ended by a second (since 1970)."""
        await self._messages.drop_tokens(until)

    async def forget(self, table_id: TableId) -> None:
        """Forget all messages of a table."""
        self._unsaved = {key: one for key, one in self._unsaved.items() if key[0] != table_id}
        await self._messages.forget(table_id)

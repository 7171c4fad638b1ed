"""Which Discord messages show a table, so that they are changed when the table does, also after a restart."""

from __future__ import annotations

from typing import Final, Protocol

from tockbot.tables import PersonId, TableId

EVERYBODY: Final = PersonId(0)
"""The person of the message that shows a table to everybody."""


MessageAt = tuple[int, int]
"""A message's channel and its id."""


class Messages(Protocol):
    """Where it is kept which messages show a table, to a person or to :data:`EVERYBODY`."""

    async def remember(self, table_id: TableId, person: PersonId, message: MessageAt, shows: str) -> None:
        """Remember a message instead of any before, and in the painter's own words what it shows."""

    async def recall(self, table_id: TableId, person: PersonId) -> tuple[MessageAt, str] | None:
        """A message and what it shows."""

    async def people(self, table_id: TableId) -> list[PersonId]:
        """To whom messages show a table."""

    async def forget(self, table_id: TableId) -> None:
        """Forget all messages of a table."""


class ShownMessages:
    """The messages that show tables; one that cannot be saved is known all the same, or every try would send it again.

    Of a table that is forgotten nothing stays, nor of a message that is saved at last.
    """

    def __init__(self, messages: Messages) -> None:
        """Save them here."""
        self._messages = messages
        self._unsaved: dict[tuple[TableId, PersonId], tuple[MessageAt, str]] = {}

    async def remember(self, table_id: TableId, person: PersonId, message: MessageAt, shows: str) -> None:
        """Remember a message and what it shows, instead of any before; also where saving raises."""
        self._unsaved[table_id, person] = message, shows
        await self._messages.remember(table_id, person, message, shows)
        self._unsaved.pop((table_id, person), None)

    async def recall(self, table_id: TableId, person: PersonId) -> tuple[MessageAt, str] | None:
        """A message and what it shows."""
        return self._unsaved.get((table_id, person)) or await self._messages.recall(table_id, person)

    async def people(self, table_id: TableId) -> list[PersonId]:
        """To whom messages show a table."""
        unsaved = {person for of_table, person in self._unsaved if of_table == table_id}
        return sorted(unsaved.union(await self._messages.people(table_id)))

    async def forget(self, table_id: TableId) -> None:
        """Forget all messages of a table."""
        self._unsaved = {key: known for key, known in self._unsaved.items() if key[0] != table_id}
        await self._messages.forget(table_id)

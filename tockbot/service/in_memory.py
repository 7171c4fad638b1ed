"""The tables in memory: how each stands, who is at it, and how it was seen last.

Invariant: a table is in memory once. One that is let go of while somebody still decides at it, or waits to, stays the
one that others find.

A table as somebody sees it is worked out once for all who ask before it changes: the answer to a press, the board, the
call of whoever is next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final
from weakref import WeakValueDictionary

from tockbot.service.names import Named
from tockbot.tables import GuildId, Person, PersonId, Table, TableId, TableSeen, see

SEEN_KEPT: Final = 256
"""So many tables as somebody saw them last are kept: those at which something just happened."""


@dataclass(slots=True, weakref_slot=True)
class InMemoryTable:
    """A table in memory.

    Attributes:
        table: as it stands.
        people: its people under their names in its server; another one whenever it changes.
        outside: its people under their global names; another one whenever ``people`` is.
        members: all whom it names, known or not.
        lock: held while a wish is decided and saved.
    """

    table: Table
    people: dict[PersonId, Person] = field(default_factory=dict)
    outside: dict[PersonId, Person] = field(default_factory=dict)
    members: frozenset[PersonId] = frozenset()
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def meet(self, read: Iterable[Named]) -> None:
        """Know these people too, where they are not known."""
        # Somebody known already may have been renamed while the others were read.
        new = [one for one in read if one.here.id not in self.people]
        if new:
            self.people = self.people | {one.here.id: one.here for one in new}
            self.outside = self.outside | {one.here.id: one.outside for one in new}


@dataclass(frozen=True, slots=True)
class _View:
    """A table as somebody saw it, and what it was seen from."""

    table: Table
    people: dict[PersonId, Person]
    seen: TableSeen


class InMemory:
    """The tables in memory: all that are given to it that are open, and those that ended last."""

    def __init__(self, ended_kept: int) -> None:
        """Begin with none, and never have more than so many that ended."""
        self._ended_kept = ended_kept
        self._kept: WeakValueDictionary[TableId, InMemoryTable] = WeakValueDictionary()
        self._open: dict[TableId, InMemoryTable] = {}
        self._ended: dict[TableId, InMemoryTable] = {}
        self._views: dict[tuple[TableId, PersonId | None, bool], _View] = {}

    def __contains__(self, table_id: TableId) -> bool:
        return table_id in self._kept

    def get(self, table_id: TableId) -> InMemoryTable | None:
        """A table, if it is in memory."""
        return self._kept.get(table_id)

    def keep(self, table_id: TableId, table: Table, read: Iterable[Named]) -> None:
        """Have a table in memory as it now stands, and its people who were read just now."""
        kept = self._kept.setdefault(table_id, InMemoryTable(table))
        kept.table, kept.members = table, table.people
        kept.meet(read)
        self._ended.pop(table_id, None)
        if table.stage.is_open:
            self._open[table_id] = kept
            return
        self._open.pop(table_id, None)
        self._ended[table_id] = kept
        if len(self._ended) > self._ended_kept:
            del self._ended[next(iter(self._ended))]

    def see(
        self, table_id: TableId, kept: InMemoryTable, person: PersonId | None, *, outside: bool = False
    ) -> TableSeen:
        """A table as a person sees it, or with None as anybody does, in its server or ``outside`` of it."""
        key, people = (table_id, person, outside), kept.outside if outside else kept.people
        view = self._views.pop(key, None)
        if view is None or view.table is not kept.table or view.people is not people:
            view = _View(kept.table, people, see(table_id, kept.table, person, people))
        # Put back as the one that was asked for last.
        self._views[key] = view
        if len(self._views) > SEEN_KEPT:
            del self._views[next(iter(self._views))]
        return view.seen

    def rename(self, person: Person, guild: GuildId | None, nick: str) -> list[TableId]:
        """Call a person by other names; give the tables at which that changed something.

        Args:
            person: under the global name.
            guild: the server whose nickname is known now; None for none.
            nick: the nickname there; empty for none.
        """
        renamed: list[TableId] = []
        for table_id, kept in list(self._kept.items()):
            if person.id not in kept.members:
                continue
            here, outside = kept.people.get(person.id), kept.outside.get(person.id)
            if kept.table.opening.guild == guild:
                now = replace(person, name=nick or person.name)
            else:
                # Nicknames that other servers gave stay theirs, unless the person was forgotten.
                now = person if here == outside or here is None or person.user is None else here
            if (here, outside) != (now, person):
                kept.people = kept.people | {person.id: now}
                kept.outside = kept.outside | {person.id: person}
                renamed.append(table_id)
        return renamed

    @property
    def lengths(self) -> dict[TableId, int]:
        """How many entries the logs of open tables have."""
        return {table_id: kept.table.entries for table_id, kept in self._open.items()}

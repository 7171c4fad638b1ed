"""Who the people are that logs name, and what each of them has chosen."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from tockbot.storage.database import Database, Row, Statement, Transaction
from tockbot.storage.kept.chosen import changed, read
from tockbot.storage.kept.counters import next_number
from tockbot.tables import Person, PersonId, Preferences, Quiet, UserId

SHOWN: Final = "{0}.user_id IS NOT NULL AND {0}.hidden = 0"
"""Whom others may be told of by name, in SQL: who does not hide, and was not forgotten."""


def person_of(row: Row) -> Person:
    """The person whose number, id on Discord and name these are."""
    person, user, name = row
    return Person(PersonId(person), UserId(user), name)


class StoredPeople:
    """The people in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def meet(self, user: UserId, name: str, language: str, *, renamed: bool = True) -> Person:
        """The person of this Discord id, known from now on if not before, in this language.

        Args:
            user: the id on Discord.
            name: how to call the person.
            language: the language in which Discord speaks to them.
            renamed: whether somebody who is known is called so from now on, too.
        """
        sql = "SELECT id, name, language FROM people WHERE user_id = $1"
        for person, known_name, known_language in await self._database.look_up(sql, user):
            name = name if renamed else known_name
            if (known_name, known_language) == (name, language):
                return Person(PersonId(person), user, name)

        async def save(transaction: Transaction) -> PersonId:
            rename = "UPDATE people SET name = $2, language = $3 WHERE user_id = $1 RETURNING id"
            for (person,) in await transaction.rows(rename, user, name, language):
                return PersonId(person)
            insert = (
                "INSERT INTO people (id, user_id, name, language) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id)"
                " DO UPDATE SET name = excluded.name, language = excluded.language RETURNING id"
            )
            number = await next_number(transaction, "people")
            ((person,),) = await transaction.rows(insert, number, user, name, language)
            return PersonId(person)

        return Person(await self._database.transact(save), user, name)

    async def find(self, user: UserId) -> Person | None:
        """The person of this Discord id, None if the bot has never met them."""
        for person, name in await self._database.look_up("SELECT id, name FROM people WHERE user_id = $1", user):
            return Person(PersonId(person), user, name)
        return None

    async def read(self, ids: Collection[PersonId]) -> list[Person]:
        """Who these people are, those that are known."""
        return [
            Person(PersonId(person), None if user is None else UserId(user), name)
            for person, user, name in await self._of(ids, "id, user_id, name")
        ]

    async def preferences(self, person: PersonId) -> Preferences:
        """What a person has chosen; nothing of somebody who is not known."""
        for language, text in await self._database.look_up(
            "SELECT language, preferences FROM people WHERE id = $1", person
        ):
            return replace(read(Preferences, text), language=language)
        return Preferences()

    async def change(self, person: PersonId, change: Callable[[Preferences], Preferences]) -> None:
        """Save a change of what a person has chosen, which is made anew if somebody else was quicker with another.

        The language is none of it: :meth:`meet` keeps that.
        """
        sql = "UPDATE people SET preferences = $1 WHERE id = $2 AND preferences = $3 RETURNING id"
        while rows := await self._database.look_up("SELECT preferences FROM people WHERE id = $1", person):
            ((before,),) = rows
            after = changed(Preferences, before, change)
            if after == before or (await self._database.save(Statement(sql, (after, person, before)))).rows:
                return

    async def quiet(self, ids: Collection[PersonId]) -> Quiet:
        """The quiet hours of those of these people who have any."""
        chosen = {PersonId(one): read(Preferences, text).quiet for one, text in await self._of(ids, "id, preferences")}
        return {person: hours for person, hours in chosen.items() if hours is not None}

    async def _of(self, ids: Collection[PersonId], columns: str) -> list[Row]:
        """These columns of these people."""
        if not ids:
            return []
        asked = ", ".join(f"${number}" for number in range(1, len(ids) + 1))
        sql = f"SELECT {columns} FROM people WHERE id IN ({asked})"  # noqa: S608 - only columns and parameters are put in
        return await self._database.look_up(sql, *ids)

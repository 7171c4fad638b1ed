"""Who the people are that logs name, and what each of them has chosen."""

from __future__ import annotations

from collections.abc import Callable, Collection

from tockbot.storage.database import Database, Statement, Transaction
from tockbot.storage.kept.counters import next_number
from tockbot.tables import ChannelId, Person, PersonId, Preferences, Quiet, QuietHours, UserId


class StoredPeople:
    """The people in a database."""

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

        Raises:
            StorageError: the database could not be read or written.
        """
        sql = "SELECT id, name, language FROM people WHERE user_id = $1"
        for person, known_name, known_language in await self._database.rows(sql, user):
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
        """The person of this Discord id, None if the bot has never met them.

        Raises:
            StorageError: the database could not be read.
        """
        for person, name in await self._database.rows("SELECT id, name FROM people WHERE user_id = $1", user):
            return Person(PersonId(person), user, name)
        return None

    async def read(self, ids: Collection[PersonId]) -> list[Person]:
        """Who these people are, those that are known.

        Raises:
            StorageError: the database could not be read.
        """
        if not ids:
            return []
        asked = ", ".join(f"${number}" for number in range(1, len(ids) + 1))
        sql = f"SELECT id, user_id, name FROM people WHERE id IN ({asked})"  # noqa: S608 - only parameters are put in
        return [
            Person(PersonId(person), None if user is None else UserId(user), name)
            for person, user, name in await self._database.rows(sql, *ids)
        ]

    async def preferences(self, person: PersonId) -> Preferences:
        """What a person has chosen; nothing of somebody who is not known.

        Raises:
            StorageError: the database could not be read.
        """
        sql = (
            "SELECT language, theme, dm_closed, wide, dm_channel, quiet_zone, quiet_begins, quiet_ends,"
            " learnt, every_number FROM people WHERE id = $1"
        )
        for language, theme, dm_closed, wide, dm_channel, *hours, learnt, every in await self._database.rows(
            sql, person
        ):
            quiet, known = _quiet_hours(*hours), frozenset(learnt.split())
            return Preferences(language, theme, bool(dm_closed), bool(wide), dm_channel, quiet, known, bool(every))
        return Preferences()

    async def choose_theme(self, person: PersonId, theme: str | None) -> None:
        """Remember the theme that a person has chosen, None for no choice.

        Raises:
            StorageError: it could not be saved.
        """
        await self._set("theme", theme, person)

    async def choose_wide(self, person: PersonId, *, wide: bool) -> None:
        """Remember whether a person's private pictures are wide.

        Raises:
            StorageError: it could not be saved.
        """
        await self._set("wide", int(wide), person)

    async def choose_every_number(self, person: PersonId, *, every: bool) -> None:
        """Remember whether every field bears its number in a person's private pictures.

        Raises:
            StorageError: it could not be saved.
        """
        await self._set("every_number", int(every), person)

    async def set_dm_closed(self, person: PersonId, *, closed: bool) -> None:
        """Remember whether a person can be sent direct messages.

        Raises:
            StorageError: it could not be saved.
        """
        await self._set("dm_closed", int(closed), person)

    async def set_dm_channel(self, person: PersonId, channel: ChannelId | None) -> None:
        """Remember the channel of a person's direct messages, or that it is gone.

        Raises:
            StorageError: it could not be saved.
        """
        await self._set("dm_channel", channel, person)

    async def quiet(self, ids: Collection[PersonId]) -> Quiet:
        """The quiet hours of those of these people who have any.

        Raises:
            StorageError: the database could not be read.
        """
        sql = "SELECT quiet_zone, quiet_begins, quiet_ends FROM people WHERE id = $1"
        found: dict[PersonId, QuietHours] = {}
        for person in ids:
            for row in await self._database.rows(sql, person):
                hours = _quiet_hours(*row)
                if hours is not None:
                    found[person] = hours
        return found

    async def choose_quiet(self, person: PersonId, hours: QuietHours | None) -> None:
        """Remember when a person sleeps, None for never.

        Raises:
            StorageError: it could not be saved.
        """
        values = (None, None, None) if hours is None else (hours.zone, hours.begins, hours.ends)
        sql = "UPDATE people SET quiet_zone = $1, quiet_begins = $2, quiet_ends = $3 WHERE id = $4"
        await self._database.save(Statement(sql, (*values, person)))

    async def learn(self, person: PersonId, words: Collection[str]) -> None:
        """Remember that a person has learnt this, besides what they knew.

        Raises:
            StorageError: it could not be saved.
        """
        await self._learn(person, lambda known: known | frozenset(words))

    async def unlearn(self, person: PersonId, words: Collection[str]) -> None:
        """Remember no more that a person has learnt this.

        Raises:
            StorageError: it could not be saved.
        """
        await self._learn(person, lambda known: known - frozenset(words))

    async def _learn(self, person: PersonId, change: Callable[[frozenset[str]], frozenset[str]]) -> None:
        async def save(transaction: Transaction) -> None:
            for (known,) in await transaction.rows("SELECT learnt FROM people WHERE id = $1", person):
                learnt = " ".join(sorted(change(frozenset(known.split()))))
                await transaction.rows("UPDATE people SET learnt = $1 WHERE id = $2", learnt, person)

        await self._database.transact(save)

    async def _set(self, column: str, value: str | int | None, person: PersonId) -> None:
        sql = f"UPDATE people SET {column} = $1 WHERE id = $2"  # noqa: S608 - the column is named in this file
        await self._database.save(Statement(sql, (value, person)))


def _quiet_hours(zone: str | None, begins: int, ends: int) -> QuietHours | None:
    """Quiet hours as they are kept; in a zone that this system does not know there are none."""
    if zone is None:
        return None
    try:
        return QuietHours(zone, begins, ends)
    except ValueError:
        return None

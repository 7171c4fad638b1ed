"""Stores people, and the choices of people and servers.

Choices are JSON: each field by its name, and only fields that differ from the default, so a new field needs no script.
A field that this version does not know or cannot read counts as not chosen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import fields, replace
from typing import Any, Final, TypeVar, get_type_hints

from cattrs import Converter

from tockbot.json_codec import UNREADABLE, strict_converter
from tockbot.rules import TableRules, format_ruleset, parse_ruleset
from tockbot.storage.database import Stored, next_number
from tockbot.storage.engine import Row, Statement, Transaction
from tockbot.storage.records import Preferences, ServerChoices
from tockbot.tables import NO_GUILD, GuildId, Person, PersonId, Quiet, UserId

Chosen = TypeVar("Chosen", Preferences, ServerChoices)

KINDS: Final = {kind: get_type_hints(kind) for kind in (Preferences, ServerChoices)}
"""Type of each field."""


def written(chosen: Preferences | ServerChoices) -> str:
    """Return choices as JSON."""
    default = type(chosen)()
    values = {field.name: getattr(chosen, field.name) for field in fields(chosen)}
    return json.dumps(
        {name: _converter.unstructure(value) for name, value in values.items() if value != getattr(default, name)}
    )


def read(kind: type[Chosen], text: str) -> Chosen:
    """Return choices from JSON."""
    known, kinds = {}, KINDS[kind]
    for name, plain in json.loads(text).items():
        with suppress(*UNREADABLE):
            known[name] = _converter.structure(plain, kinds[name])
    return kind(**known)


def changed(kind: type[Chosen], text: str, change: Callable[[Chosen], Chosen]) -> str:
    """Return the JSON after a change of its choices."""
    return written(change(read(kind, text)))


def _converter_of_choices() -> Converter:
    converter = strict_converter()
    words = frozenset[str]
    converter.register_unstructure_hook(frozenset, sorted)
    converter.register_structure_hook_func(
        lambda kind: kind == words, lambda plain, _: frozenset(converter.structure(plain, tuple[str, ...]))
    )
    converter.register_unstructure_hook(TableRules, _plain_rules)
    converter.register_structure_hook(TableRules, lambda plain, _: _rules(*converter.structure(plain, _PLAIN_RULES)))
    return converter


_PLAIN_RULES: Final = tuple[str, int, bool]


def _plain_rules(rules: TableRules) -> list[Any]:
    return [format_ruleset(rules), rules.party.players, rules.party.in_teams]


def _rules(ruleset: str, players: int, in_teams: bool) -> TableRules:  # noqa: FBT001 - as they stand in a row
    return parse_ruleset(ruleset, players, in_teams=in_teams)


_converter: Final = _converter_of_choices()


SHOWN: Final = "{0}.user_id IS NOT NULL AND {0}.hidden = 0"
"""Condition in SQL for people whose names others may see: not hidden, and not deleted."""


def person_of(row: Row) -> Person:
    """Return the person in a row of number, Discord id and name."""
    person, user, name = row
    return Person(PersonId(person), UserId(user), name)


class StoredPeople(Stored):
    """The people in a database."""

    async def meet(
        self, user: UserId, name: str, language: str, *, guild: GuildId = NO_GUILD, nick: str = ""
    ) -> Person:
        """Save the names and the language of a person, and return the person under the name for this place.

        Args:
            user: the id on Discord.
            name: the global display name.
            language: the language in which Discord speaks to them.
            guild: the server in which they are; NO_GUILD outside of all servers.
            nick: their nickname in that server; empty for none.
        """
        for person, *known in await self._database.look_up(_KNOWN, user, guild):
            if known == [name, language, nick or None]:
                return Person(PersonId(person), user, nick or name)

        async def save(transaction: Transaction) -> PersonId:
            rename = "UPDATE people SET name = $2, language = $3 WHERE user_id = $1 RETURNING id"
            rows = await transaction.rows(rename, user, name, language)
            if not rows:
                insert = (
                    "INSERT INTO people (id, user_id, name, language) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id)"
                    " DO UPDATE SET name = excluded.name, language = excluded.language RETURNING id"
                )
                number = await next_number(transaction, "people")
                rows = await transaction.rows(insert, number, user, name, language)
            return await _call_here(transaction, PersonId(rows[0][0]), guild, nick)

        return Person(await self._database.transact(save), user, nick or name)

    async def rename(self, user: UserId, name: str, guild: GuildId, nick: str) -> Person | None:
        """Save the names of a person whom the bot has met, and return the person; None for anyone else."""
        for person, known_name, _, known_nick in await self._database.look_up(_KNOWN, user, guild):
            if (known_name, known_nick) == (name, nick or None):
                return Person(PersonId(person), user, nick or name)

        async def save(transaction: Transaction) -> PersonId | None:
            rename = "UPDATE people SET name = $2 WHERE user_id = $1 RETURNING id"
            for (person,) in await transaction.rows(rename, user, name):
                return await _call_here(transaction, PersonId(person), guild, nick)
            return None

        person = await self._database.transact(save)
        return None if person is None else Person(person, user, nick or name)

    async def find(self, user: UserId, guild: GuildId = NO_GUILD) -> Person | None:
        """Return the person of this Discord id under the name for a server; None if the bot has never met them."""
        for person, name, _, nick in await self._database.look_up(_KNOWN, user, guild):
            return Person(PersonId(person), user, nick or name)
        return None

    async def read(self, ids: Collection[PersonId], guild: GuildId = NO_GUILD) -> list[Person]:
        """Return those of these people who are known, under their names in a server; NO_GUILD for the global names."""
        nicks: dict[int, str] = {}
        if guild != NO_GUILD and ids:
            sql = f"SELECT person, name FROM names_here WHERE guild = $1 AND person IN ({_numbered(ids, 2)})"  # noqa: S608 - only parameters are put in
            nicks = dict(await self._database.look_up(sql, guild, *ids))
        return [
            Person(PersonId(person), None if user is None else UserId(user), nicks.get(person) or name)
            for person, user, name in await self._of(ids, "id, user_id, name")
        ]

    async def preferences(self, person: PersonId) -> Preferences:
        """Return a person's preferences; the defaults for an unknown person."""
        for language, text in await self._database.look_up(
            "SELECT language, preferences FROM people WHERE id = $1", person
        ):
            return replace(read(Preferences, text), language=language)
        return Preferences()

    async def change(self, person: PersonId, change: Callable[[Preferences], Preferences]) -> None:
        """Save a change of a person's preferences; apply it again if another change was faster.

        The language is no part of it: :meth:`meet` saves that.
        """
        sql = "UPDATE people SET preferences = $1 WHERE id = $2 AND preferences = $3 RETURNING id"
        while rows := await self._database.look_up("SELECT preferences FROM people WHERE id = $1", person):
            ((before,),) = rows
            after = changed(Preferences, before, change)
            if after == before or (await self._database.save(Statement(sql, (after, person, before)))).rows:
                return

    async def quiet(self, ids: Collection[PersonId]) -> Quiet:
        """Return the quiet hours of those of these people who have any."""
        chosen = {PersonId(one): read(Preferences, text).quiet for one, text in await self._of(ids, "id, preferences")}
        return {person: hours for person, hours in chosen.items() if hours is not None}

    async def _of(self, ids: Collection[PersonId], columns: str) -> list[Row]:
        """Return columns of these people."""
        if not ids:
            return []
        sql = f"SELECT {columns} FROM people WHERE id IN ({_numbered(ids)})"  # noqa: S608 - only columns and parameters are put in
        return await self._database.look_up(sql, *ids)


async def _call_here(transaction: Transaction, person: PersonId, guild: GuildId, nick: str) -> PersonId:
    """Save the nickname of a person in a server, or delete it if they have none there."""
    if guild != NO_GUILD and nick:
        await transaction.rows(_CALL_HERE, guild, person, nick)
    elif guild != NO_GUILD:
        await transaction.rows("DELETE FROM names_here WHERE guild = $1 AND person = $2", guild, person)
    return person


def _numbered(values: Collection[object], first: int = 1) -> str:
    return ", ".join(f"${number}" for number in range(first, first + len(values)))


_KNOWN: Final = (
    "SELECT people.id, people.name, language, names_here.name FROM people LEFT JOIN names_here"
    " ON names_here.person = people.id AND names_here.guild = $2 WHERE user_id = $1"
)
_CALL_HERE: Final = (
    "INSERT INTO names_here (guild, person, name) VALUES ($1, $2, $3)"
    " ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name"
)


KNOW_GUILD: Final = "INSERT INTO guilds (id) SELECT $1 WHERE TRUE /*found*/ ON CONFLICT (id) DO NOTHING"
"""Notes that something is stored about a server."""


class StoredGuilds(Stored):
    """The choices of servers, in a database."""

    async def choices(self, guild: GuildId) -> ServerChoices:
        """Return a server's choices; rules that this version does not know count as not chosen."""
        return read(ServerChoices, await self._read(guild))

    async def change(self, guild: GuildId, change: Callable[[ServerChoices], ServerChoices]) -> None:
        """Save a change of a server's choices; apply it again if another change was faster."""
        sql = (
            "INSERT INTO guilds (id, choices) VALUES ($1, $2) ON CONFLICT (id)"
            " DO UPDATE SET choices = excluded.choices WHERE guilds.choices = $3 RETURNING id"
        )
        while True:
            before = await self._read(guild)
            after = changed(ServerChoices, before, change)
            if after == before or (await self._database.save(Statement(sql, (guild, after, before)))).rows:
                return

    async def _read(self, guild: GuildId) -> str:
        for (text,) in await self._database.look_up("SELECT choices FROM guilds WHERE id = $1", guild):
            return str(text)
        return written(ServerChoices())

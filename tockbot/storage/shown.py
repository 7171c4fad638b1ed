"""Stores what the bot has posted about tables: messages, watchers, players to ping, predictions and regular posts.

The messages of a table are updated when it changes, also after a restart.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime
from typing import Any, Final

from tockbot.json_codec import compact
from tockbot.rules import Seat
from tockbot.storage.database import Stored
from tockbot.storage.engine import Row, Statement, Transaction, Value, moment_text
from tockbot.storage.people import KNOW_GUILD
from tockbot.storage.records import MessageAt, Regular, RegularPost, ShownMessage, Token
from tockbot.tables import ChannelId, Guess, GuessAt, GuildId, PersonId, Stamp, TableId

PRESSED: Final = "pressed"
"""The word that announces a press on a table's message to other processes, in place of the length of its log."""


class StoredMessages(Stored):
    """The remembered messages, in a database."""

    async def replace(
        self,
        table_id: TableId,
        person: PersonId,
        before: ShownMessage | None,
        shown: ShownMessage,
        *,
        lasting: bool = False,
    ) -> bool:
        """Remember a person's message, if the one that was remembered before is still current.

        Two messages are the same if they have the same place and stamp. Of two tokens for one message, the one that
        expires later is kept, since people press buttons while others write. A remembered message survives a crash of
        the process. Making all of them survive a crash of the machine too would cost several disk waits per play.

        Args:
            table_id: the table.
            person: the person who sees the message.
            before: the message that was remembered when the caller last looked; None for none.
            shown: the current message.
            lasting: it must survive a crash of the machine.

        Returns:
            True if it is remembered; False if another task was faster.
        """
        if before is None:
            sql = (
                "INSERT INTO messages (table_id, person, channel, message, stamp, shows, token, token_until)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (table_id, person) DO NOTHING RETURNING person"
            )
            values: tuple[Value, ...] = (table_id, person, *_row(shown))
        else:
            sql = (
                "UPDATE messages SET channel = $3, message = $4, stamp = $5, shows = $6, token ="
                " CASE WHEN message = $4 AND token_until > COALESCE(CAST($8 AS BIGINT), 0) THEN token ELSE $7 END,"
                " token_until = CASE WHEN message = $4 AND token_until > COALESCE(CAST($8 AS BIGINT), 0)"
                " THEN token_until ELSE $8 END"
                " WHERE table_id = $1 AND person = $2 AND message = $9 AND stamp = $10 RETURNING person"
            )
            values = (table_id, person, *_row(shown), _at(before)[1], before.stamp)
        saved = await self._database.save(Statement(sql, values), lasting=lasting)
        return bool(saved.rows)

    def announce_press(self, table_id: TableId) -> None:
        """Tell the process that shows a table that its message was pressed, without a promise that this arrives."""
        self._database.notify(f"{table_id}:{PRESSED}")

    async def recall(self, table_id: TableId, person: PersonId) -> ShownMessage | None:
        """Return the remembered message of a person."""
        sql = f"SELECT {_COLUMNS} FROM messages WHERE table_id = $1 AND person = $2"  # noqa: S608 - columns of this file
        for row in await self._database.look_up(sql, table_id, person):
            return _shown(*row)
        return None

    async def of_table(self, table_id: TableId) -> dict[PersonId, ShownMessage]:
        """Return all remembered messages of a table, by the person who sees them."""
        sql = f"SELECT person, {_COLUMNS} FROM messages WHERE table_id = $1"  # noqa: S608 - columns of this file
        return {PersonId(person): _shown(*row) for person, *row in await self._database.look_up(sql, table_id)}

    async def forget(self, table_id: TableId) -> None:
        """Forget all messages of a table, so that they are no longer updated."""

        async def delete(transaction: Transaction) -> None:
            for name in ("messages", "unshown"):
                await transaction.rows(f"DELETE FROM {name} WHERE table_id = $1", table_id)  # noqa: S608 - named above

        await self._database.transact(delete, lasting=False)

    async def forget_person(self, table_id: TableId, person: PersonId) -> None:
        """Forget the message of one person at a table."""
        sql = "DELETE FROM messages WHERE table_id = $1 AND person = $2"
        await self._database.save(Statement(sql, (table_id, person)), lasting=False)

    async def drop_tokens(self, until: int) -> None:
        """Delete the tokens that expired before this Discord id."""
        sql = "UPDATE messages SET token = NULL, token_until = NULL WHERE token_until <= $1"
        await self._database.save(Statement(sql, (until,)), lasting=False)

    async def ended_tables(self) -> list[TableId]:
        """Return the ended tables with remembered messages, which may not show the end yet."""
        sql = "SELECT table_id FROM unshown ORDER BY table_id"
        return [TableId(table_id) for (table_id,) in await self._database.rows(sql)]


_COLUMNS = "channel, message, stamp, shows, token, token_until"
_NOWHERE: MessageAt = (0, 0)


def _at(shown: ShownMessage) -> MessageAt:
    return shown.at or _NOWHERE


def _row(shown: ShownMessage) -> tuple[int, int, int, str, str | None, int | None]:
    said = {"face": shown.face, "leftovers": shown.leftovers, "under_way": shown.under_way}
    shows = compact({name: one for name, one in said.items() if one})
    token = (None, None) if shown.token is None else (shown.token.text, shown.token.until)
    return *_at(shown), shown.stamp, shows, *token


def _shown(  # noqa: PLR0913, PLR0917 - the columns of a row
    channel: int, message: int, stamp: int, shows: str, token: str | None, until: int | None
) -> ShownMessage:
    read: dict[str, Any] = json.loads(shows)
    return ShownMessage(
        at=(channel, message) if message else None,
        stamp=stamp,
        face=read.get("face", ""),
        leftovers=tuple((of, left) for of, left in read.get("leftovers", ())),
        token=None if token is None or until is None else Token(token, until),
        under_way=read.get("under_way", ""),
    )


class StoredWatching(Stored):
    """The people who watch tables, in a database."""

    async def watch(self, table_id: TableId, person: PersonId, most: int) -> bool:
        """Note that a person watches a table; return False if the table or the person has too many already."""

        async def add(transaction: Transaction) -> bool:
            insert = (
                "INSERT INTO watching (table_id, person) SELECT table_id, $2 FROM open_tables WHERE table_id = $1"
                " ON CONFLICT (table_id, person) DO NOTHING"
            )
            for count in ("table_id = $1", "person = $1"):
                of = table_id if count.startswith("table") else person
                ((watching,),) = await transaction.rows(f"SELECT count(*) FROM watching WHERE {count}", of)  # noqa: S608 - as above
                if watching >= most:
                    return False
            await transaction.rows(insert, table_id, person)
            return True

        return await self._database.transact(add)

    async def stop_watching(self, table_id: TableId, person: PersonId) -> bool:
        """Remove a watcher; return False if there was none, or another task is notifying them."""
        sql = "DELETE FROM watching WHERE table_id = $1 AND person = $2 RETURNING person"
        return bool((await self._database.save(Statement(sql, (table_id, person)))).rows)

    async def watchers(self, table_id: TableId) -> list[PersonId]:
        """Return the people to notify of a table's end."""
        rows = await self._database.rows("SELECT person FROM watching WHERE table_id = $1 ORDER BY person", table_id)
        return [PersonId(person) for (person,) in rows]


class StoredCalls(Stored):
    """The people to ping for games, the times of pings, and the roles for that, in a database."""

    async def call(self, guild: GuildId, now: datetime, since: datetime) -> datetime | None:
        """Note a ping now and return None; if the last was after ``since``, return its time and note nothing."""
        sql = (
            "INSERT INTO calls (guild, at) VALUES ($1, $2) ON CONFLICT (guild)"
            " DO UPDATE SET at = excluded.at WHERE calls.at <= $3 RETURNING guild"
        )
        noted = Statement(sql, (guild, moment_text(now), moment_text(since)))
        if (await self._database.save(noted, Statement(KNOW_GUILD, (guild,)))).rows:
            return None
        return await self.last(guild)

    async def last(self, guild: GuildId) -> datetime | None:
        """Return the time of the last ping; None if there was none."""
        rows = await self._database.rows("SELECT at FROM calls WHERE guild = $1", guild)
        return next((datetime.fromisoformat(at) for (at,) in rows), None)

    async def want(self, guild: GuildId, person: PersonId) -> None:
        """Ping a person from now on."""
        sql = (
            "INSERT INTO to_call (guild, person) VALUES ($1, $2) ON CONFLICT (guild, person) DO NOTHING RETURNING guild"
        )
        await self._database.save(Statement(sql, (guild, person)), Statement(KNOW_GUILD, (guild,)))

    async def unsubscribe(self, guild: GuildId, person: PersonId) -> None:
        """Stop pinging a person."""
        await self._database.save(Statement("DELETE FROM to_call WHERE guild = $1 AND person = $2", (guild, person)))

    async def wanted(self, guild: GuildId) -> list[PersonId]:
        """Return the people who want to be pinged."""
        rows = await self._database.rows("SELECT person FROM to_call WHERE guild = $1 ORDER BY person", guild)
        return [PersonId(person) for (person,) in rows]

    async def check_role(self, guild: GuildId, role: int, person: PersonId) -> None:
        """Note that a person who may give a role has confirmed it for those who want to be pinged."""
        sql = (
            "INSERT INTO checked_roles (guild, role, checked_by, told) VALUES ($1, $2, $3, 0) ON CONFLICT (guild)"
            " DO UPDATE SET role = excluded.role, checked_by = excluded.checked_by, told = 0 RETURNING guild"
        )
        await self._database.save(Statement(sql, (guild, role, person)), Statement(KNOW_GUILD, (guild,)))

    async def checked_by(self, guild: GuildId, role: int) -> PersonId | None:
        """Return the person who confirmed a role; None if no one did."""
        sql = "SELECT checked_by FROM checked_roles WHERE guild = $1 AND role = $2"
        return next((PersonId(by) for (by,) in await self._database.rows(sql, guild, role) if by is not None), None)

    async def refuse_role(self, guild: GuildId, role: int) -> bool:
        """Note that the managers are notified of a refused role; return False if they were before."""
        sql = (
            "INSERT INTO checked_roles (guild, role, checked_by, told) VALUES ($1, $2, NULL, 1) ON CONFLICT (guild)"
            " DO UPDATE SET role = excluded.role, told = 1, checked_by ="
            " CASE WHEN checked_roles.role = excluded.role THEN checked_roles.checked_by END"
            " WHERE checked_roles.told = 0 OR checked_roles.role <> excluded.role RETURNING guild"
        )
        saved = await self._database.save(Statement(sql, (guild, role)), Statement(KNOW_GUILD, (guild,)))
        return bool(saved.rows)

    async def give(self, guild: GuildId, person: PersonId, role: int) -> None:
        """Note that the bot gives a person a role."""
        sql = (
            "INSERT INTO given_roles (guild, person, role) VALUES ($1, $2, $3)"
            " ON CONFLICT (guild, person, role) DO NOTHING RETURNING guild"
        )
        await self._database.save(Statement(sql, (guild, person, role)), Statement(KNOW_GUILD, (guild,)))

    async def take(self, guild: GuildId, person: PersonId, role: int) -> None:
        """Note that the bot has taken a role from a person, or did not give it after all."""
        sql = "DELETE FROM given_roles WHERE guild = $1 AND person = $2 AND role = $3"
        await self._database.save(Statement(sql, (guild, person, role)))

    async def given(self, guild: GuildId, person: PersonId) -> list[int]:
        """Return the roles that the bot gave a person in a server."""
        sql = "SELECT role FROM given_roles WHERE guild = $1 AND person = $2 ORDER BY role"
        return [role for (role,) in await self._database.rows(sql, guild, person)]

    async def given_to(self, guild: GuildId, role: int) -> frozenset[PersonId]:
        """Return the people to whom the bot gave a role."""
        sql = "SELECT person FROM given_roles WHERE guild = $1 AND role = $2"
        return frozenset(PersonId(person) for (person,) in await self._database.rows(sql, guild, role))


MAX_READ: Final = 5000
"""Maximum number of predictions that count at one table; the first ones count."""


class StoredGuesses(Stored):
    """The predictions in a database."""

    async def save(self, table_id: TableId, guess: Guess) -> bool:
        """Save a prediction in place of the person's earlier one; return False if the table has changed since."""

        async def save(transaction: Transaction) -> bool:
            # A play at the table must wait for this row, so that no prediction is saved after what it predicts.
            if not await transaction.rows(_AS_IT_STANDS, table_id, guess.number):
                return False
            where = (table_id, guess.person, guess.at.value, guess.homecoming)
            await transaction.rows(_KEEP, *where, guess.seat, guess.number)
            return True

        return await self._database.transact(save)

    async def of(self, table_id: TableId, person: PersonId) -> list[Guess]:
        """Return a person's predictions at a table."""
        return [_guess(row) for row in await self._database.rows(_OF_PERSON, table_id, person)]

    async def at(self, table_id: TableId) -> list[Guess]:
        """Return all predictions at a table."""
        return [_guess(row) for row in await self._database.rows(_AT_TABLE, table_id)]


async def guesses_at(transaction: Transaction, table_id: TableId) -> list[Guess]:
    """Return all predictions at a table."""
    return [_guess(row) for row in await transaction.rows(_AT_TABLE, table_id)]


async def save_points(transaction: Transaction, table_id: TableId, scored: Iterable[tuple[Guess, int]]) -> None:
    """Save the points of each prediction at a table."""
    for guess, points in scored:
        await transaction.rows(_POINTS, table_id, guess.person, guess.at.value, guess.homecoming, points)


def _guess(row: Row) -> Guess:
    person, at, homecoming, seat, number = row
    return Guess(PersonId(person), GuessAt(at), homecoming, Seat(seat), Stamp(number))


_AS_IT_STANDS: Final = (
    "UPDATE tables SET entries = entries WHERE id = $1 AND entries = $2 AND state = 'open' RETURNING id"
)
_KEEP: Final = (
    "INSERT INTO guesses (table_id, person, at, homecoming, seat, number) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (table_id, person, at, homecoming) DO UPDATE SET seat = excluded.seat, number = excluded.number"
)
_OF_PERSON: Final = "SELECT person, at, homecoming, seat, number FROM guesses WHERE table_id = $1 AND person = $2"
_AT_TABLE: Final = (
    "SELECT person, at, homecoming, seat, number FROM guesses WHERE table_id = $1"  # noqa: S608 - a number of this file
    f" ORDER BY number, person, at LIMIT {MAX_READ}"
)
_POINTS: Final = "UPDATE guesses SET points = $5 WHERE table_id = $1 AND person = $2 AND at = $3 AND homecoming = $4"


class StoredRegularPosts(Stored):
    """The regular posts in a database."""

    async def wanted(self, guild: GuildId) -> dict[Regular, ChannelId]:
        """Return the posts that a server has ordered, with their channels."""
        rows = await self._database.rows("SELECT what, channel FROM regular_posts WHERE guild = $1", guild)
        return {Regular(what): ChannelId(channel) for what, channel in rows if what in _KNOWN}

    async def want(self, post: RegularPost) -> None:
        """Post something in a channel from now on, and no longer in an earlier one."""
        sql = (
            "INSERT INTO regular_posts (guild, what, channel, chosen_by, due_at) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (guild, what) DO UPDATE SET channel = excluded.channel, chosen_by = excluded.chosen_by,"
            " due_at = excluded.due_at, claimed_at = NULL RETURNING guild"
        )
        values = (*_key(post), post.channel, post.chosen_by, moment_text(post.due))
        await self._database.save(Statement(sql, values), Statement(KNOW_GUILD, (post.guild,)))

    async def unsubscribe(self, guild: GuildId, what: Regular) -> None:
        """Stop posting something."""
        sql = "DELETE FROM regular_posts WHERE guild = $1 AND what = $2"
        await self._database.save(Statement(sql, (guild, what.value)))

    async def due(self, now: datetime) -> list[RegularPost]:
        """Return all posts that are due, the most overdue first."""
        return [
            RegularPost(GuildId(guild), Regular(what), ChannelId(channel), PersonId(by), datetime.fromisoformat(due))
            for guild, what, channel, by, due in await self._database.rows(DUE, moment_text(now))
            if what in _KNOWN
        ]

    async def claim(self, post: RegularPost, now: datetime, since: datetime) -> bool:
        """Claim a post that is due; return False if it was claimed after ``since``, or made."""
        sql = (
            f"UPDATE regular_posts SET claimed_at = $5 WHERE {_THIS} AND (claimed_at IS NULL OR claimed_at < $6)"  # noqa: S608 - conditions of this file
            " RETURNING guild"
        )
        values = (*_this(post), moment_text(now), moment_text(since))
        return bool((await self._database.save(Statement(sql, values))).rows)

    async def done(self, post: RegularPost, due: datetime) -> None:
        """Note that a post was made, and when the next is due, unless its order has changed meanwhile."""
        sql = f"UPDATE regular_posts SET due_at = $5, claimed_at = NULL WHERE {_THIS}"  # noqa: S608 - as above
        values = (*_this(post), moment_text(due))
        await self._database.save(Statement(sql, values))

    async def give_up(self, post: RegularPost) -> bool:
        """Stop a post that its channel does not allow; return False if its order has changed meanwhile."""
        sql = f"DELETE FROM regular_posts WHERE {_THIS} RETURNING guild"  # noqa: S608 - as above
        return bool((await self._database.save(Statement(sql, _this(post)))).rows)


_KNOWN: Final = frozenset(what.value for what in Regular)
"""The posts that this version knows; others are left as they are."""

_THIS: Final = "guild = $1 AND what = $2 AND channel = $3 AND due_at = $4"

DUE: Final = (
    "SELECT guild, what, channel, chosen_by, due_at FROM regular_posts WHERE due_at <= $1 ORDER BY due_at, guild"
)


def _key(post: RegularPost) -> tuple[int, str]:
    return post.guild, post.what.value


def _this(post: RegularPost) -> tuple[int, str, int, str]:
    return *_key(post), post.channel, moment_text(post.due)

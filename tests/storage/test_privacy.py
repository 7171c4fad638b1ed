"""Tests what is stored about a person or a server, and that nothing of it is left after deletion."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Final

import pytest

from tests.storage.places import columns_of, database, everything, outside
from tests.tables.live import MOMENT, opening_of
from tests.tournaments.evenings import NOW, as_they_are, evening, won
from tockbot.rules import Seat, table_rules
from tockbot.storage import (
    Database,
    DatabaseLocation,
    Regular,
    RegularPost,
    ShownMessage,
    StoredGuilds,
    StoredLeftGuilds,
    StoredLog,
    StoredMessages,
    StoredPeople,
    StoredPersonalData,
    StoredRegularPosts,
    StoredTournaments,
)
from tockbot.storage.deletion import COLUMNS, ROWS
from tockbot.tables import (
    NO_GUILD,
    Cause,
    ChannelId,
    Closed,
    Entry,
    GuildId,
    Human,
    PersonId,
    PlaceKind,
    Reopened,
    Sat,
    TableId,
    UserId,
)
from tockbot.tournaments import begin, choose_partner, enter

RULES = table_rules("swiss", 4)
NOBODY = 99
NAME, USER = "Annabelle Unmistakable", UserId(987654321987654321)


async def seated(opened: Database, person: PersonId, channel: int) -> TableId:
    """Open a table in a channel of server 1, with a person who sits down."""
    first = Entry(1, MOMENT, person, opening_of(RULES, channel))
    log = StoredLog(opened)
    table_id = await log.open([first, Entry(2, MOMENT, person, Sat(Seat(0), Human(person)))])
    assert table_id is not None
    return table_id


async def test_personal_data_includes_everything_stored(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        people, data = StoredPeople(opened), StoredPersonalData(opened)
        anna = (await people.meet(USER, NAME, "de")).id
        await people.change(anna, lambda chosen: replace(chosen, theme="dark"))
        tables = [await seated(opened, anna, 2), await seated(opened, anna, 3)]
        await StoredLog(opened).close_unread(tables[0])
        await StoredMessages(opened).replace(tables[1], anna, None, ShownMessage((50, 60), 1))
        kept = await data.of(anna)
        assert await data.open_tables(anna) == [tables[1]]
    assert set(columns_of(place, "people")) == {"id", *COLUMNS}
    assert kept["person"] == {
        "number": anna,
        "user_id": USER,
        "name": NAME,
        "language": "de",
        "preferences": {"theme": "dark"},
        "hidden": 0,
    }
    opening = opening_of(RULES, 2)
    opened_at = MOMENT.isoformat(timespec="microseconds")
    assert kept["tables"][0] == {
        "table": tables[0],
        "place": "home",
        "server": opening.guild,
        "channel": 2,
        "opened": opened_at,
        "entries": 2,
    }
    assert [one["table"] for one in kept["tables"]] == tables
    assert kept["messages"] == [{"table": tables[1], "channel": 50, "message": 60}]


async def test_place_without_the_bot_is_stored_as_its_channel(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log = StoredLog(opened)
        elsewhere = replace(opening_of(RULES, 2), guild=NO_GUILD, place=PlaceKind.ELSEWHERE)
        anna = (await StoredPeople(opened).meet(USER, NAME, "de")).id
        entries = [
            Entry(1, MOMENT, anna, elsewhere),
            Entry(2, MOMENT, anna, Sat(Seat(0), Human(anna))),
            Entry(3, MOMENT, anna, Closed(Cause.AGREED)),
            Entry(4, MOMENT, anna, Reopened()),
        ]
        table_id = await log.open(entries[:2])
        assert table_id is not None
        assert [(one.channel, one.guild, one.place) for one in await log.open_tables()] == [(2, 0, PlaceKind.ELSEWHERE)]
        (shown,) = (await StoredPersonalData(opened).of(anna))["tables"]
        assert (shown["place"], shown["server"], shown["channel"]) == ("elsewhere", 0, 2)
        await log.append(table_id, entries[2:3], ends=True)
        assert await log.reopen(table_id, entries[3:])
        assert (await log.open_tables())[0].place is PlaceKind.ELSEWHERE
        assert await log.read(table_id) == entries
    assert outside(place, "SELECT count(*) FROM guilds") == [(0,)], "nothing is stored about a server without the bot"


async def test_personal_data_includes_tournaments(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        anna = (await StoredPeople(opened).meet(USER, NAME, "de")).id
        tournaments = StoredTournaments(opened)
        made = await tournaments.open(GuildId(5), lambda number: replace(evening(0), number=number))
        for number in range(7):
            made = await tournaments.change(made.guild, made.number, partial(enter, person=PersonId(anna + number)))
        played = won(begin(choose_partner(made, anna, PersonId(anna + 3)), NOW, as_they_are), 0)
        await tournaments.change(made.guild, made.number, lambda _: played)
        (shown,) = (await StoredPersonalData(opened).of(anna))["tournaments"]
    assert (shown["server"], shown["number"], shown["wished_partner"], shown["withdrew"]) == (5, 1, anna + 3, False)
    first, second = shown["games"]
    (game,) = [one for one in played.played[0] if anna in one.people]
    side = game.sides[0] if anna in game.sides[0] else game.sides[1]
    assert first["partner"] == next(one for one in side if one != anna)
    assert (first["round"], first["points"], first["pawns_home"]) in {(1, 2, 8), (1, 0, 3)}
    assert (second["round"], second["points"], second["pawns_home"]) == (2, None, None)


NAME_NO_ONE: Final[Mapping[str, set[str]]] = {
    "tables": {"id", "guild", "channel", "entries", "state", "ended_at", "pack_at", "place"},
    "open_tables": {"channel", "table_id", "guild", "shard", "entries", "place"},
    "packed": {"table_id"},
    "reviews": {"table_id", "data", "shared"},
    "unshown": {"table_id"},
    "under_way": {"command", "done"},
    "entries": {"table_id", "number", "at", "form", "kind"},
    "results": {"table_id", "guild", "ended_at", "follows"},
    "uncounted": {"table_id", "guild", "at"},
    "rated_until": {"guild", "ended_at", "table_id"},
    "tournaments": {"guild", "number", "version", "goes_on"},
    "rushes": {"seed"},
    "guilds": {"id", "choices"},
    "left_guilds": {"guild", "at"},
    "calls": {"guild", "at"},
    "checked_roles": {"told"},
    "counters": {"name", "last"},
    "shards": {"shard", "owner", "beat", "connected"},
    "processes": {"id", "beat", "wants"},
    "sessions": {"id", "remaining", "total", "until"},
    "identifying": {"id", "free_at"},
    "heard": {"event", "client"},
    "schema_version": {"id", "version"},
}
"""Columns in rows that name no one."""

SHOWN_ELSEWHERE: Final[Mapping[str, set[str]]] = {
    # The file lists the person's tables and the number of their entries; players can export the game as text.
    "seated": {"person", "table_id"},
    "entries": {"actor", "data"},
    "packed": {"entries"},
    "open_tables": {"opener"},
    # The file lists the games.
    "results": {"data", "rated_group"},
    # The file links to the message; its token would let a reader of the file edit it.
    "messages": {"shows", "stamp", "token", "token_until"},
    # It lists the people who entered; their own rows are shown.
    "tournaments": {"data"},
    # It is set while something is being posted.
    "regular_posts": {"claimed_at"},
}
"""Columns in rows that name a person, whose contents are shown elsewhere in the file, or emptied."""


async def test_every_column_about_a_person_is_shown_or_emptied(place: DatabaseLocation) -> None:
    """A new column fails here until it is listed, and shown if it names a person."""
    async with database(place):
        schema = {table: set(columns_of(place, table)) for table in everything(place)}
    shown = {"people": {"id", *COLUMNS}, **{rows.table: {rows.person, *rows.columns} for rows in ROWS}}
    for table, columns in schema.items():
        known = shown.get(table, set()) | SHOWN_ELSEWHERE.get(table, set()) | NAME_NO_ONE.get(table, set())
        assert columns == known, table


async def test_personal_data_includes_ratings_and_ordered_posts(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        anna = (await StoredPeople(opened).meet(USER, NAME, "de")).id
        post = RegularPost(GuildId(1), Regular.WEEK, ChannelId(2), anna, MOMENT)
        await StoredRegularPosts(opened).want(post)
        sql = "INSERT INTO ratings (guild, in_teams, person, mean, sigma, games) VALUES (1, 1, ?, 25000, 8000, 3)"
        outside(place, sql, anna)
        kept = await StoredPersonalData(opened).of(anna)
    assert [(one["server"], one["what"], one["channel"]) for one in kept["posts"]] == [(1, Regular.WEEK.value, 2)]
    assert [(one["server"], one["mean"], one["games"]) for one in kept["ratings"]] == [(1, 25000, 3)]


async def test_forgotten_person_is_in_no_table_of_the_database(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        people, data = StoredPeople(opened), StoredPersonalData(opened)
        anna = (await people.meet(USER, NAME, "de")).id
        bruno = (await people.meet(UserId(USER + 1), "Bruno", "en")).id
        await people.change(anna, lambda chosen: replace(chosen, theme="dark"))
        table_id = await seated(opened, anna, 2)
        await StoredMessages(opened).replace(table_id, anna, None, ShownMessage((50, 60), 1))
        await StoredMessages(opened).replace(table_id, bruno, None, ShownMessage((51, 61), 1))
        before = len(await StoredLog(opened).read(table_id))
        await data.forget(anna)
        # The person's screen must still say that they left; then the painter deletes its record.
        assert set(await StoredMessages(opened).of_table(table_id)) == {anna, bruno}
        await StoredMessages(opened).forget_person(table_id, anna)
        nobody = await data.of(PersonId(anna + bruno + 1))
        assert await data.of(anna) == {**nobody, "person": (await data.of(anna))["person"]}
        assert await people.find(USER) is None
        assert len(await StoredLog(opened).read(table_id)) == before
        assert list(await StoredMessages(opened).of_table(table_id)) == [bruno]
    # A person about whom the bot never knew anything.
    outside(place, "INSERT INTO people (id) VALUES (?)", NOBODY)
    rows = everything(place)
    number = columns_of(place, "people").index("id")
    known = {row[number]: [value for at, value in enumerate(row) if at != number] for row in rows["people"]}
    assert known[anna] == known[NOBODY]
    assert NAME not in str(rows)
    assert str(USER) not in str(rows).replace(str(USER + 1), "")


async def test_left_server_is_forgotten_with_all_its_rows(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        left, guilds, log = StoredLeftGuilds(opened), StoredGuilds(opened), StoredLog(opened)
        anna = (await StoredPeople(opened).meet(USER, NAME, "de")).id
        table_id = await seated(opened, anna, 2)
        guild, other = opening_of(RULES, 2).guild, GuildId(77)
        await StoredMessages(opened).replace(table_id, anna, None, ShownMessage((50, 60), 1))
        for one in (guild, other):
            await guilds.change(one, lambda chosen: replace(chosen, language="fr"))
        assert await left.known() == {guild: False, other: False}
        await left.left(guild, MOMENT)
        await left.left(guild, MOMENT + timedelta(days=9))
        await left.left(other, MOMENT + timedelta(days=1))
        assert await left.known() == {guild: True, other: True}
        assert await left.left_before(MOMENT) == []
        assert await left.left_before(MOMENT + timedelta(hours=1)) == [guild]
        await left.returned(other)
        await left.forget(guild)
        assert await left.known() == {other: False}
        assert await left.left_before(MOMENT + timedelta(days=99)) == []
        assert await log.open_tables() == []
        assert (await guilds.choices(other)).language == "fr"
    rows = everything(place)
    of_tables = ("tables", "entries", "messages", "open_tables", "seated", "left_guilds")
    assert not [row for table in of_tables for row in rows[table]]


@pytest.mark.parametrize("times", [1, 2])
async def test_player_sitting_down_again_is_recorded_once(place: DatabaseLocation, times: int) -> None:
    async with database(place) as opened:
        anna = (await StoredPeople(opened).meet(USER, NAME, "de")).id
        table_id = await seated(opened, anna, 2)
        for number in range(times):
            sat = Entry(3 + number, MOMENT, anna, Sat(Seat(0), Human(anna)))
            await StoredLog(opened).append(table_id, [sat], ends=False)
        assert await StoredPersonalData(opened).open_tables(anna) == [table_id]

"""Tests stored people, servers and messages."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict, replace

import pytest

from tests.storage.places import database, outside
from tests.tables.live import HOST, MOMENT, opening_of
from tockbot.rules import table_rules
from tockbot.storage import (
    Database,
    DatabaseLocation,
    Preferences,
    ServerChoices,
    ShownMessage,
    StorageError,
    StoredGuilds,
    StoredLog,
    StoredMessages,
    StoredPeople,
    Token,
)
from tockbot.tables import ChannelId, Entry, GuildId, Pace, Person, PersonId, QuietHours, TableId, UserId

EVERYBODY, ANNA = PersonId(0), PersonId(7)
USER = UserId(1000)


async def opened_in(opened: Database, channel: int) -> TableId:
    """Open a table in a channel."""
    opening = opening_of(table_rules("swiss", 4), channel)
    table_id = await StoredLog(opened).open([Entry(1, MOMENT, HOST, opening)])
    assert table_id is not None
    return table_id


# Messages


def shown(message: int, stamp: int = 1) -> ShownMessage:
    return ShownMessage((50, message), stamp, "round 1", ((50, message - 1),))


async def test_person_message_is_remembered(place: DatabaseLocation) -> None:
    answered = replace(shown(62, 9), at=None, leftovers=(), token=Token("secret", 1_800_000_000))
    async with database(place) as opened:
        table_id = await opened_in(opened, 2)
        messages = StoredMessages(opened)
        assert await messages.recall(table_id, ANNA) is None
        assert await messages.replace(table_id, ANNA, None, shown(60))
        assert await messages.replace(table_id, EVERYBODY, None, shown(61))
        assert await messages.replace(table_id, ANNA, shown(60), answered)
    async with database(place) as opened:
        messages = StoredMessages(opened)
        assert await messages.recall(table_id, ANNA) == answered
        assert await messages.of_table(table_id) == {ANNA: answered, EVERYBODY: shown(61)}
        assert await messages.of_table(TableId(table_id + 1)) == {}
    assert "secret" not in repr(answered)


async def test_second_of_two_simultaneous_writers_is_refused(
    place: DatabaseLocation,
) -> None:
    async with database(place) as one, database(place) as other:
        table_id = await opened_in(one, 2)
        both = (StoredMessages(one), StoredMessages(other))
        for before, after in ((None, 60), (60, 70)):
            known = None if before is None else await both[0].recall(table_id, ANNA)
            new = [shown(after, 2), shown(after + 1, 3)]
            tries = zip(both, new, strict=True)
            done = await asyncio.gather(*(messages.replace(table_id, ANNA, known, one) for messages, one in tries))
            assert sorted(done) == [False, True]
            assert await both[1].recall(table_id, ANNA) == new[done.index(True)]


async def test_message_with_a_later_stamp_is_another_record(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        table_id, messages = await opened_in(opened, 2), StoredMessages(opened)
        await messages.replace(table_id, ANNA, None, shown(60, 1))
        await messages.replace(table_id, ANNA, shown(60, 1), shown(60, 2))
        assert not await messages.replace(table_id, ANNA, shown(60, 1), shown(61, 3))
        assert await messages.recall(table_id, ANNA) == shown(60, 2)


async def test_messages_of_an_ended_table_are_kept_until_forgotten(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log, messages = StoredLog(opened), StoredMessages(opened)
        tables = [await opened_in(opened, channel) for channel in (1, 2, 3)]
        for table_id in tables:
            await messages.replace(table_id, EVERYBODY, None, shown(61))
            await messages.replace(table_id, ANNA, None, shown(62))
        await log.close_unread(tables[0])
        await log.close_unread(tables[2])
        assert await messages.ended_tables() == [tables[0], tables[2]]
        await messages.forget(tables[0])
        assert await messages.ended_tables() == [tables[2]]
        assert await messages.of_table(tables[0]) == {}
        assert len(await messages.of_table(tables[1])) == 2


async def test_a_message_belongs_to_a_table(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        with pytest.raises(StorageError, match=r"(?i)foreign key"):
            await StoredMessages(opened).replace(TableId(99), ANNA, None, shown(60))


# People


EVERYTHING = Preferences(
    "de",
    theme="dark",
    dm_closed=True,
    wide=True,
    dm_channel=ChannelId(77),
    quiet=QuietHours("Europe/Zurich", 22, 8),
    learnt=frozenset({"cards", "no-notes"}),
    every_number=True,
    named_in_pages=True,
    in_channel=False,
    told_next=True,
    chosen_language="ar",
    told_elsewhere=True,
)


def test_following_tests_cover_every_choice() -> None:
    """A new field fails here until the values below contain it."""
    for chosen in (EVERYTHING, EVERYTHING_OF_A_SERVER):
        assert [name for name, value in asdict(type(chosen)()).items() if asdict(chosen)[name] == value] == []


async def test_preferences_are_kept_until_changed(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        people = StoredPeople(opened)
        anna = (await people.meet(USER, "Anna", "de")).id
        assert await people.preferences(anna) == Preferences("de")
        await people.change(anna, lambda _: EVERYTHING)
    async with database(place) as opened:
        people = StoredPeople(opened)
        assert await people.preferences(anna) == EVERYTHING
        await people.meet(USER, "Anna", "fr")
        assert await people.preferences(anna) == replace(EVERYTHING, language="fr")
        await people.change(anna, lambda chosen: replace(chosen, dm_closed=False, theme=None))
        assert await people.preferences(anna) == replace(EVERYTHING, language="fr", dm_closed=False, theme=None)
        await people.change(anna, lambda _: Preferences())
        assert await people.preferences(anna) == Preferences("fr")
    assert outside(place, "SELECT preferences FROM people") == [("{}",)], (
        "only values other than the defaults are stored"
    )


async def test_nothing_is_kept_about_an_unknown_person(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        await StoredPeople(opened).change(PersonId(9), lambda _: EVERYTHING)
        assert await StoredPeople(opened).preferences(PersonId(9)) == Preferences()


async def test_simultaneous_preference_changes_are_both_kept(place: DatabaseLocation) -> None:
    words = [f"word-{number}" for number in range(20)]
    async with database(place) as one, database(place) as other:
        both = [StoredPeople(one), StoredPeople(other)]
        anna = (await both[0].meet(USER, "Anna", "de")).id
        learns = [lambda chosen, word=word: chosen.knowing(word) for word in words]
        await asyncio.gather(*(both[at % 2].change(anna, learn) for at, learn in enumerate(learns)))
        assert (await both[1].preferences(anna)).learnt == frozenset(words)


async def test_simultaneous_server_choices_are_both_kept(place: DatabaseLocation) -> None:
    async with database(place) as one, database(place) as other:
        await asyncio.gather(
            StoredGuilds(one).change(GuildId(5), lambda chosen: replace(chosen, language="it")),
            StoredGuilds(other).change(GuildId(5), lambda chosen: replace(chosen, theme="dark")),
            StoredGuilds(other).change(GuildId(5), lambda chosen: replace(chosen, keeps_boards=True)),
        )
        assert await StoredGuilds(one).choices(GuildId(5)) == ServerChoices("it", theme="dark", keeps_boards=True)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("quiet", {"zone": "Atlantis", "begins": 22, "ends": 8}),
        ("quiet", {"zone": "Europe/Zurich"}),
        ("quiet", "always"),
        ("learnt", 5),
        ("learnt", [5]),
        ("wide", 1),
        ("dm_channel", "77"),
        ("a setting of tomorrow", True),
    ],
)
async def test_unreadable_choice_is_ignored_and_the_others_kept(
    place: DatabaseLocation, name: str, value: object
) -> None:
    async with database(place) as opened:
        people = StoredPeople(opened)
        anna = (await people.meet(USER, "Anna", "de")).id
        outside(place, "UPDATE people SET preferences = ?", json.dumps({"theme": "dark", name: value}))
        assert await people.preferences(anna) == Preferences("de", "dark")
        assert await people.quiet((anna,)) == {}


async def test_quiet_hours_of_several_people_are_read_at_once(place: DatabaseLocation) -> None:
    night = QuietHours("Europe/Zurich", 22, 8)
    async with database(place) as opened:
        people = StoredPeople(opened)
        anna, bruno = [(await people.meet(UserId(USER + one), "Somebody", "de")).id for one in (0, 1)]
        await people.change(anna, lambda chosen: replace(chosen, quiet=night))
        assert await people.quiet((anna, bruno)) == {anna: night}
        await people.change(anna, lambda chosen: replace(chosen, quiet=None))
        assert await people.quiet((anna, bruno)) == {}
        assert await people.quiet(()) == {}


async def test_any_discord_id_is_stored(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        people = StoredPeople(opened)
        met = await people.meet(UserId(2**63 - 1), "Anna", "it")
        assert await people.find(UserId(2**63 - 1)) == met


async def test_known_person_is_found_with_their_current_name(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        people = StoredPeople(opened)
        anna = await people.meet(USER, "Anna", "en")
        bruno = await people.meet(UserId(USER + 1), "Bruno", "en")
        assert anna == Person(anna.id, USER, "Anna")
        assert bruno.id != anna.id
        assert await people.meet(USER, "Anna", "en") == anna
        renamed = await people.meet(USER, "Ännchen", "en")
        assert renamed == Person(anna.id, USER, "Ännchen")
        assert await people.find(USER) == renamed
        assert set(await people.read([bruno.id, anna.id, PersonId(99)])) == {bruno, renamed}


async def test_names_are_kept_in_any_script(place: DatabaseLocation) -> None:
    name = "Zoë 🦊 \u202e \" '; DROP TABLE people"
    async with database(place) as opened:
        people = StoredPeople(opened)
        met = await people.meet(USER, name, "en")
        assert await people.read([met.id]) == [Person(met.id, USER, name)]


async def test_person_with_an_emptied_row_returns_as_another(
    place: DatabaseLocation,
) -> None:
    async with database(place) as opened:
        people = StoredPeople(opened)
        anna = await people.meet(USER, "Anna", "en")
        outside(place, "UPDATE people SET user_id = NULL, name = '', language = NULL WHERE id = ?", anna.id)
        assert await people.find(USER) is None
        assert await people.read([anna.id]) == [Person(anna.id, None, "")]
        assert (await people.meet(USER, "Anna", "en")).id != anna.id


async def test_person_met_simultaneously_is_saved_once(place: DatabaseLocation) -> None:
    async with database(place) as opened, database(place) as other:
        both = (StoredPeople(opened), StoredPeople(other))
        met = await asyncio.gather(*(people.meet(USER, name, "en") for name in ("Anna", "Ann") for people in both))
        assert len({person.id for person in met}) == 1


# Servers


EVERYTHING_OF_A_SERVER = ServerChoices(
    "fr",
    table_rules("ttg", 6, in_teams=False, options={"jokers": "on"}),
    "dark",
    keeps_boards=True,
    anybody_calls=True,
    guesses=False,
    in_threads=True,
    called_role=7,
    call_hours=6,
    pace=Pace.SLOW,
    in_channel=True,
    films=False,
)


async def test_server_choices_are_kept_until_changed(place: DatabaseLocation) -> None:
    guild = GuildId(5)
    async with database(place) as opened:
        assert await StoredGuilds(opened).choices(guild) == ServerChoices()
        await StoredGuilds(opened).change(guild, lambda _: EVERYTHING_OF_A_SERVER)
    async with database(place) as opened:
        guilds = StoredGuilds(opened)
        assert await guilds.choices(guild) == EVERYTHING_OF_A_SERVER
        assert await guilds.choices(GuildId(6)) == ServerChoices()
        await guilds.change(guild, lambda chosen: replace(chosen, theme=None))
        assert await guilds.choices(guild) == replace(EVERYTHING_OF_A_SERVER, theme=None)
        await guilds.change(guild, lambda _: ServerChoices(language="it"))
        assert await guilds.choices(guild) == ServerChoices(language="it")


@pytest.mark.parametrize("rules", [["forgotten", 4, True], ["ttg", 99, True], ["ttg", "4", True], ["ttg"], "ttg", 5])
async def test_unknown_rules_count_as_not_chosen(place: DatabaseLocation, rules: object) -> None:
    async with database(place) as opened:
        await StoredGuilds(opened).change(GuildId(5), lambda _: EVERYTHING_OF_A_SERVER)
        written = json.dumps({"theme": "dark", "rules": rules, "pace": "at the speed of light"})
        outside(place, "UPDATE guilds SET choices = ?", written)
        assert await StoredGuilds(opened).choices(GuildId(5)) == ServerChoices(theme="dark")

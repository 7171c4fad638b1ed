from __future__ import annotations

from pathlib import Path

import discord
import pytest

from tests.e2e.world import World, answered, buttons, exchange, menus, play_by_buttons, seat_four, world
from tockbot.rules import Phase
from tockbot.ui.custom_id import Verb
from tockbot.ui.dispatch import HANDLING, Handling
from tockbot.ui.handler import Pressing
from tockbot.ui.words.names import card_name
from tockbot.ui.words.speaker import speaker

FOUR = ("Anna", "Bruno", "Chloé", "Dario")


def log_length(table: World) -> int:
    return table.client.desk.tables._tables[table.seen().id].number  # noqa: SLF001


async def test_a_second_new_says_where_the_running_table_is(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new")
        result = await table["Emma"].slash(table.channel, "tock new")
        assert str(table.board().id) in answered(result).content
        assert len([m for m in table.channel.history() if m.components]) == 1


async def test_two_tables_run_in_two_channels_at_once(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        other = table.guild.create_text_channel("tock-2")
        await seat_four(table, ("Anna",))
        await table["Bruno"].slash(other, "tock new")
        for _ in range(3):
            await table["Bruno"].slash(other, "tock computer")
        await table["Bruno"].slash(other, "tock start")
        await exchange(table, ("Anna",))
        assert table.game().phase is Phase.PLAY
        assert table.game(channel=other).phase is Phase.EXCHANGE
        assert table.board().id != table.board(other).id
        await table.press("Bruno", table.dm("Bruno"), "1 ·")
        assert table.game(channel=other).phase is Phase.PLAY


async def test_a_stranger_watches_and_is_refused_politely(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        before = log_length(table)
        result = await table.press("Stranger", table.board(), "My hand")
        assert answered(result).content == "You are not playing at this table, but you are welcome to watch."
        for word in ("play", "leave", "end"):
            arguments = {"card": "K"} if word == "play" else {}
            answer = await table["Stranger"].slash(table.channel, f"tock {word}", **arguments)
            assert answer.ephemeral
            assert answered(answer).content.endswith(".")
        rules = await table.press("Stranger", table.board(), "Rules")
        assert "Joker" in answered(rules).content
        assert log_length(table) == before


async def test_a_hand_button_of_another_player_does_nothing_for_a_stranger(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        stolen = buttons(table.dm("Anna"))[0].custom_id or ""
        before = log_length(table)
        result = table.raw_press("Stranger", with_button(table, table.board(), stolen), stolen)
        await table.env.settle()
        assert log_length(table) == before
        assert answered(result).content == "You are not playing at this table, but you are welcome to watch."


async def test_gifts_change_hands_only_when_all_have_chosen(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, FOUR)
        hands = {name: table.game(name).hand for name in FOUR}
        assert "0 of 4" in table.board().content
        assert "Waiting" not in table.board().content
        await table.press("Anna", table.dm("Anna"), "1 ·")
        await table.press("Anna", table.dm("Anna"), "2 ·")
        assert "1 of 4" in table.board().content
        assert "Waiting for Bruno, Chloé, Dario." in table.board().content
        assert table.game("Anna").gift == hands["Anna"][1]
        assert table.game("Chloé").received is None
        for name in FOUR[1:]:
            await table.press(name, table.dm(name), "1 ·")
        assert table.game("Chloé").received == hands["Anna"][1]
        assert table.game("Anna").received == hands["Chloé"][0]
        assert table.game("Dario").received == hands["Bruno"][0]
        named = card_name(speaker("en"), hands["Anna"][1])
        assert all(named not in m.content for m in table.channel.history())


async def test_a_closed_dm_falls_back_to_my_hand_with_one_hint(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3", check_errors=False) as table:
        route = f"/channels/{table['Bruno'].user.dm_channel.id}/messages"
        table.env.inject_error("POST", route, status=403, code=50007, message="Cannot send messages to this user")
        await seat_four(table, ("Anna", "Bruno"))
        hints = [m for m in table.channel.history() if "direct messages are closed" in m.content]
        assert len(hints) == 1
        assert hints[0].mentions[0].id == table["Bruno"].id
        hand = answered(await table.press("Bruno", table.board(), "My hand"))
        assert hand.attachments
        await table["Bruno"].click(hand.message, custom_id=hand.components[0]["components"][0]["custom_id"])
        await exchange(table, ("Anna",))
        while table.to_act() == "Anna":
            await play_by_buttons(table, "Anna")
        if table.to_act() == "Bruno":
            before = len(table.game().history)
            await play_in_channel(table, "Bruno")
            assert len(table.game().history) > before
        assert len([m for m in table.channel.history() if "direct messages are closed" in m.content]) == 1


async def play_in_channel(table: World, name: str) -> None:
    """Make a play with *My hand*: press the first card that can be played, then whatever is offered first."""
    stamp = table.game(name).stamp
    shown = answered(await table.press(name, table.board(), "My hand"))
    for _ in range(12):
        message = next(m for m in table.channel.history(viewer=table[name]) if m.id == shown.id)
        lists = menus(message)
        ready = [item for item in buttons(message) if not item.disabled and ":back:" not in (item.custom_id or "")]
        if lists:
            await table[name].select(message, [lists[0].options[0].value], custom_id=lists[0].custom_id)
        else:
            await table[name].click(message, custom_id=ready[0].custom_id or "")
        if table.game(name).stamp != stamp:
            return
    raise AssertionError("no play was made")


async def to_turn_of(table: World, name: str, names: tuple[str, ...]) -> None:
    for _ in range(200):
        if table.game().phase is Phase.EXCHANGE:
            await exchange(table, names)
        elif table.to_act() == name:
            return
        else:
            await play_by_buttons(table, table.to_act() or "")


async def test_a_double_press_makes_one_play(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, FOUR)
        await to_turn_of(table, "Anna", FOUR)
        plays = len(table.game().history)
        custom_id = f"tock:make:{table.seen().id}:{table.game('Anna').stamp}:0"
        message = with_button(table, table.dm("Anna"), custom_id)
        first = table.raw_press("Anna", message, custom_id)
        second = table.raw_press("Anna", message, custom_id)
        await table.env.settle()
        assert len(table.game().history) == plays + 1
        assert first.acknowledged
        assert second.acknowledged
        answers = [text.content for result in (first, second) for text in result.followups]
        assert answers == ["That button belongs to an earlier moment of the game; nothing was changed."]


@pytest.mark.parametrize(
    "custom_id",
    [
        "tock:make:1:1:0",
        "tock:make:1:999999:0",
        "tock:make:77:5:0",
        "tock:nonsense:1:5:0",
        "tock:card:1:{stamp}:99_0",
        "tock:make:1:{stamp}:9999",
        "tock:seven:1:{stamp}:0.9.9.9_0",
        "tock:confirm:1:{stamp}:0",
        "tock:make:1:{stamp}:-1",
        "tock:",
    ],
)
async def test_stale_and_forged_presses_change_nothing_and_are_answered(tmp_path: Path, custom_id: str) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        await to_turn_of(table, "Anna", ("Anna",))
        message = with_button(table, table.dm("Anna"), custom_id.format(stamp=table.game("Anna").stamp))
        before = log_length(table)
        result = table.raw_press("Anna", message, custom_id.format(stamp=table.game("Anna").stamp))
        await table.env.settle()
        assert log_length(table) == before
        assert result.acknowledged
        assert result.followups or result.response


async def test_a_bug_behind_a_button_is_logged_and_never_taken_for_an_old_button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(pressing: Pressing) -> None:
        raise [IndexError, ValueError, LookupError][len(errors())](pressing.user)

    def errors() -> list[str]:
        return [record.message for record in caplog.records if record.levelname == "ERROR"]

    monkeypatch.setitem(HANDLING, Verb.LOG, Handling(broken, anew=True))
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        for count, name in enumerate(("IndexError", "ValueError", "LookupError"), 1):
            answer = answered(await table.press("Anna", table.board(), "Log"))
            assert answer.content.startswith("Something went wrong on my side.")
            assert len(errors()) == count
            assert name in errors()[-1]
            assert str(table["Anna"].id) not in errors()[-1]


async def test_hands_shown_in_the_channel_do_not_pile_up(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna", "Bruno"))

        def hands(name: str) -> list[int]:
            seen = table.channel.history(viewer=table[name])
            return [m.id for m in seen if m.flags.ephemeral and "Tock in" in m.content]

        for _ in range(2):
            shown = answered(await table.press("Anna", table.board(), "My hand"))
            assert hands("Anna") == [shown.id]
        shown = answered(await table["Anna"].slash(table.channel, "tock hand"))
        assert hands("Anna") == [shown.id]
        other = answered(await table.press("Bruno", table.board(), "My hand"))
        assert hands("Anna") == [shown.id]
        assert hands("Bruno") == [other.id]
        await table.env.advance_time(901)
        last = answered(await table.press("Anna", table.board(), "My hand"))
        assert hands("Anna") == [shown.id, last.id], "too old to be taken away"


async def test_a_hand_that_somebody_closed_is_no_trouble(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        shown = answered(await table.press("Anna", table.board(), "My hand"))
        table.env.backend.delete_message(table.channel.id, shown.id)
        again = answered(await table.press("Anna", table.board(), "My hand"))
        assert again.attachments
        assert [error for error in table.env.errors if not isinstance(error, discord.NotFound)] == []


@pytest.mark.parametrize(
    ("name", "chosen", "typed", "offered"),
    [
        ("Anna", {"ruleset": "ttg"}, "", ["centre=off", "jokers", "ten_swap", "jack_discard"]),
        ("Anna", {"ruleset": "ttg", "players": 3}, "j", ["jokers", "jack_discard"]),
        ("Bruno", {"ruleset": "ttg"}, "mit J", ["jokers"]),
        ("Bruno", {"ruleset": "ttg"}, "jokers zehn", ["jokers ten_swap"]),
        ("Anna", {"ruleset": "ttg", "mode": "solo"}, "places ", None),
        ("Anna", {}, "board=dog h", ["board=dog home_entry=over"]),
        ("Anna", {"players": 3}, "place", ["places"]),
        ("Anna", {"players": 4}, "place", []),
        ("Anna", {"ruleset": "toctoc", "players": 3}, "", []),
        ("Anna", {"ruleset": "ttg"}, "nonsense", []),
    ],
)
async def test_options_are_suggested_as_far_as_they_exist_by_id_and_name(
    tmp_path: Path, name: str, chosen: dict[str, str | int], typed: str, offered: list[str] | None
) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        found = await table[name].autocomplete(table.channel, "tock new", "options", typed, **chosen)
        values = [choice["value"] for choice in found]
        if offered is None:
            assert values
            assert all(value.startswith("places ") and value.count("places") == 1 for value in values)
        else:
            assert values == offered
        assert all(len(choice["name"]) <= 100 for choice in found)
        for value in values:
            await table[name].slash(table.channel, "tock new", **chosen, options=value)
            assert table.client.desk.tables.in_channel(table.channel.id) is not None
            await table[name].slash(table.channel, "tock end")


async def test_a_ruleset_without_options_says_so(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        wanted = {"ruleset": "italian", "players": 4, "options": "places"}
        refused = answered(await table["Anna"].slash(table.channel, "tock new", **wanted))
        assert refused.content == "“places” cannot be chosen: Italian, 4 players in teams has no options."
        await table["Anna"].slash(table.channel, "tock new", ruleset="italian", players=4)
        shown = answered(await table.press("Anna", table.board(), "Choose rules"))
        assert "Choose the rules; these have no options." in shown.content
        await table["Anna"].slash(table.channel, "tock end")
        await table["Anna"].slash(table.channel, "tock new", ruleset="italian", players=3)
        shown = answered(await table.press("Anna", table.board(), "Choose rules"))
        assert "Choose the rules and switch the options." in shown.content


def with_button(table: World, message: discord.Message, custom_id: str) -> discord.Message:
    """The message with a button that the bot never put there."""
    stored = table.env.backend.get_message(message.channel.id, message.id)
    stored.components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}]
    return message


async def test_the_bot_names_the_permissions_it_lacks(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        me = table.client.get_guild(table.guild.id)
        assert me is not None
        denied = discord.PermissionOverwrite(attach_files=False, send_messages=False)
        closed = table.guild.create_text_channel("closed", overwrites={me.me: denied})
        result = await table["Anna"].slash(closed, "tock new")
        assert "Send Messages" in answered(result).content
        assert "Attach Files" in answered(result).content
        assert table.client.desk.tables.in_channel(closed.id) is None


async def test_a_leaver_is_replaced_and_may_come_back(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna", "Bruno"))
        await table["Bruno"].slash(table.channel, "tock leave")
        assert table.seen("Bruno").viewer is None
        assert not table.dm("Bruno").components
        await exchange(table, ("Anna",))
        assert table.game().phase is Phase.PLAY
        await table["Bruno"].slash(table.channel, "tock join")
        assert table.seen("Bruno").viewer == 1
        told = [message.content for message in table.channel.history() if f"<@{table['Bruno'].id}>" in message.content]
        assert f"<@{table['Bruno'].id}> left; Blaise (computer) plays on in seat 2 (team B)." in told
        assert f"<@{table['Bruno'].id}> takes seat 2 (team B) over from Blaise (computer)." in told


async def test_only_host_and_managers_end_a_table(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna", "Bruno"))
        refused = await table["Bruno"].slash(table.channel, "tock end")
        assert "eröffnet hat" in answered(refused).content
        assert table.client.desk.tables.in_channel(table.channel.id) is not None
        await table["Anna"].slash(table.channel, "tock end")
        assert table.client.desk.tables.in_channel(table.channel.id) is None
        await table["Bruno"].slash(table.channel, "tock new")
        assert table.client.desk.tables.in_channel(table.channel.id) is not None


async def test_the_host_replaces_somebody_who_is_away_and_who_may_come_back(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna", "Bruno"))
        refused = answered(await table["Bruno"].slash(table.channel, "tock kick", player=table["Anna"]))
        assert "führt" in refused.content
        await to_turn_of(table, "Bruno", ("Anna", "Bruno"))
        await table["Anna"].slash(table.channel, "tock kick", player=table["Bruno"])
        told = [message.content for message in table.channel.history() if not message.flags.ephemeral]
        assert any("has not played" in content and str(table["Bruno"].id) in content for content in told)
        assert table.seen("Bruno").viewer is None
        assert table.to_act() != "Bruno", "the computer player made the play that was due"
        await table["Bruno"].slash(table.channel, "tock join")
        assert table.seen("Bruno").viewer == 1


async def test_a_deleted_channel_ends_its_table(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        table.env.backend.delete_channel(table.channel.id)
        await table.env.settle()
        assert table.client.desk.tables.in_channel(table.channel.id) is None


async def test_a_turn_pings_once_and_the_board_stays_at_the_bottom(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        await to_turn_of(table, "Anna", ("Anna",))
        boards = [m for m in table.channel.history() if m.attachments and not m.flags.ephemeral]
        assert len(boards) == 1
        assert [user.id for user in boards[0].mentions] == [table["Anna"].id]
        await table["Emma"].send(table.channel, "nice move")
        await play_by_buttons(table, "Anna")
        assert table.channel.history()[-1].attachments


async def test_the_host_chooses_what_is_played(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new")
        await table.press("Bruno", table.board(), "Join")
        refused = answered(await table.press("Bruno", table.board(), "Choose rules"))
        assert "eröffnet" in refused.content
        shown = answered(await table.press("Anna", table.board(), "Choose rules"))

        def setup() -> discord.Message:
            return next(m for m in table.channel.history(viewer=table["Anna"]) if m.id == shown.id)

        await table.choose("Anna", setup(), "3s", 1)
        assert table.seen().rules.party.players == 3
        await table.choose("Anna", setup(), "ttg", 0)
        assert table.seen().rules.ruleset.name == "ttg"
        await table.press("Anna", setup(), "with jokers")
        assert dict(table.seen().rules.options) == {"jokers": "on"}
        assert "✓ with jokers" in [item.label for item in buttons(setup())]
        assert "Tock Tock Dog, 3 players, each alone, with jokers" in table.board().content
        assert table.seen("Bruno").viewer == 1
        await table.restart()
        assert dict(table.seen().rules.options) == {"jokers": "on"}


async def test_a_server_chooses_language_and_rules_of_its_new_tables(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        refused = answered(await table["Emma"].slash(table.channel, "tock settings", language="de"))
        assert refused.content == "Only whoever may manage the server can change its settings."
        boss = table.guild.add_member(
            table.env.create_user("boss"),
            roles=[table.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))],
        )
        done = answered(await boss.slash(table.channel, "tock settings", language="it", ruleset="italian", players=3))
        assert "Italian" in done.content
        wrong = answered(await boss.slash(table.channel, "tock settings", ruleset="toctoc", players=3))
        assert "cannot be played like that" in wrong.content
        await table["Emma"].slash(table.channel, "tock new")
        assert table.seen().language == "it"
        assert table.seen().rules.ruleset.name == "italian"
        assert table.seen().rules.party.players == 3

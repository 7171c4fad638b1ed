from __future__ import annotations

from functools import partial
from pathlib import Path

import discord
import pytest
import simcord

from tests.e2e.forms import fill, let_back, own_settings, remove_player, server_settings
from tests.e2e.positions import at_a_turn_of_anna
from tests.e2e.world import (
    UNLIMITED,
    World,
    answered,
    bot,
    buttons,
    exchange,
    log_of,
    open_world,
    play_by_buttons,
    seat_four,
    take,
    text_of,
)
from tests.texts import DE, EN, says
from tockbot.bot.press import write_press
from tockbot.bot.shared_presses import AskToEnd, EndTable
from tockbot.bot.words import card_name, speaker
from tockbot.features.lobby.screens import ChooseHouseRules, ChooseParty, ChooseRuleset, OpenSeat, ShowSeat
from tockbot.features.seats import CallPeople
from tockbot.features.server_settings import ChooseTables
from tockbot.features.settings import ChooseLooks
from tockbot.features.turn.turn import MakePlay
from tockbot.rules import Phase, Seat
from tockbot.tables import Actor, ChannelId, commands

FOUR = ("Anna", "Bruno", "Chloé", "Dario")


def log_length(world: World) -> int:
    return len(log_of(world, world.seen().id))


async def test_a_second_new_says_where_the_running_table_is(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        result = await world["Emma"].slash(world.channel, "tock new")
        assert str(world.board().id) in answered(result).content
        assert len([m for m in world.channel.history() if buttons(m)]) == 1


async def test_two_tables_run_in_two_channels_at_once(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        other = world.guild.create_text_channel("tock-2")
        await seat_four(world, ("Anna",))
        await world["Bruno"].slash(other, "tock new")
        await world.press("Bruno", world.board(other), EN("button-fill"))
        await exchange(world, ("Anna",))
        assert world.game().phase is Phase.PLAY
        assert world.game(channel=other).phase is Phase.EXCHANGE
        assert world.board().id != world.board(other).id
        await world.press("Bruno", world.dm("Bruno"), 1)
        assert world.game(channel=other).phase is Phase.PLAY


async def test_a_stranger_watches_and_is_refused_politely(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna",))
        before = log_length(world)
        result = await world.press("Stranger", world.board(), EN("button-hand"))
        assert answered(result).content == EN("refused-not-seated")
        for word in ("play", "leave"):
            arguments = {"card": "K"} if word == "play" else {}
            answer = await world["Stranger"].slash(world.channel, f"tock {word}", **arguments)
            assert answer.ephemeral
            assert answered(answer).content.endswith(".")
        rules = await world.press("Stranger", world.board(), EN("button-rules"))
        assert "Joker" in text_of(answered(rules))
        stolen = buttons(world.dm("Anna"))[0].custom_id or ""
        result = world.raw_press("Stranger", with_button(world, world.board(), stolen), stolen)
        await world.env.settle()
        assert answered(result).content == EN("refused-not-seated")
        assert log_length(world) == before


async def test_passed_cards_change_hands_when_all_have_chosen(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, FOUR)
        hands = {name: world.game(name).hand for name in FOUR}
        assert "0 of 4" in text_of(world.board())
        assert not says(text_of(world.board()), "table-exchange-waiting")
        await world.press("Anna", world.dm("Anna"), 1)
        await world.press("Anna", world.dm("Anna"), 2)
        assert "1 of 4" in text_of(world.board())
        assert EN("table-exchange-waiting", names="Bruno, Chloé, Dario") in text_of(world.board())
        assert world.game("Anna").gift == hands["Anna"][1]
        assert world.game("Chloé").received is None
        for name in FOUR[1:]:
            await world.press(name, world.dm(name), 1)
        assert world.game("Chloé").received == hands["Anna"][1]
        assert world.game("Anna").received == hands["Chloé"][0]
        assert world.game("Dario").received == hands["Bruno"][0]
        named = card_name(speaker("en"), hands["Anna"][1])
        assert all(named not in text_of(m) for m in world.channel.history())


async def test_closed_dms_of_everyone_are_explained_in_one_message(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", check_errors=False) as world:
        for name in FOUR:
            route = f"/channels/{world[name].user.dm_channel.id}/messages"
            world.env.inject_error("POST", route, status=403, code=50007, message="Cannot send messages to this user")
        await seat_four(world, FOUR)
        await world.env.settle()
        (hint,) = [m for m in world.channel.history() if says(m.content, "dm-closed")]
        assert [user.id for user in hint.mentions] == [world[name].id for name in FOUR]


async def to_turn_of(world: World, name: str, names: tuple[str, ...]) -> None:
    for _ in range(200):
        if world.game().phase is Phase.EXCHANGE:
            await exchange(world, names)
        elif world.to_act() == name:
            return
        else:
            await play_by_buttons(world, world.to_act() or "")


async def test_a_double_press_makes_one_play(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world)
        plays = len(world.game().history)
        custom_id = write_press(MakePlay(world.seen().id, world.game("Anna").stamp, 0))
        message = with_button(world, world.dm("Anna"), custom_id)
        first = world.raw_press("Anna", message, custom_id)
        second = world.raw_press("Anna", message, custom_id)
        await world.env.settle()
        assert len(world.game().history) == plays + 1
        assert first.acknowledged
        assert second.acknowledged
        assert not first.followups
        assert not second.followups, "the changed message says enough"
        assert world.dm("Anna").content.endswith(speaker("en")("hand-waiting"))


FORGED = (
    "tock2:make:1:1:0:-",
    "tock2:make:1:999999:0:-",
    "tock2:make:77:5:0:-",
    "tock2:make:999999999999999999:5:0:-",
    "tock2:make:9999999999999999999:5:0:-",
    "tock2:nonsense:1:5:0",
    "tock2:card:1:{stamp}:99:-:0",
    "tock2:card:1:{stamp}:0:999:0",
    "tock2:make:1:{stamp}:9999:-",
    "tock2:make:1:{stamp}:0:99",
    "tock2:seven:1:{stamp}:0:9.9.9:0",
    "tock2:confirm:1:{stamp}:0::0",
    "tock2:make:1:{stamp}:-1:-",
    "tock2:make:1:{stamp}:\u0660:-",
    "tock2:level:1:0:",
    "tock2:level:1:0:grandmaster",
    "tock2:level:1:7:hard",
    "tock2:computer:1:7",
    "tock2:sit:1:",
    "tock2:hints:1:999999",
    "tock2:ruleset:1:nonsense",
    "tock2:party:1:7:t",
    "tock2:option:1:nonsense:on",
    "tock2:again:1",
    "tock-menu:0:0123456789abcdef",
    "tock2:" + "x" * 10_000,
    "tock:",
)
"""Presses of another moment or of no screen; ``{stamp}`` is the present moment."""


async def test_stale_and_forged_presses_are_answered_without_effect(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, ("Anna",))
        shown, before = world.dm("Anna"), log_length(world)
        forged = [form.format(stamp=world.game("Anna").stamp) for form in FORGED]
        results = [world.raw_press("Anna", with_button(world, shown, one), one) for one in forged]
        await world.env.settle()
        assert log_length(world) == before
        for form, result in zip(FORGED, results, strict=True):
            assert result.acknowledged, form
            assert result.followups or result.response, form


FORGED_IN_THE_LOBBY = (
    "tock2:sit:1:7",
    "tock2:computer:1:7",
    "tock2:nocomputer:1:7",
    "tock2:level:1:7:hard",
    "tock2:level:1:0:",
    "tock2:ruleset:1:nonsense",
    "tock2:party:1:7:t",
    "tock2:option:1:nonsense:on",
    "tock2:option:1:places:nonsense",
    "tock2:hints:1:999999",
    "tock2:hand:1",
    "tock2:back:1:0",
    "tock2:make:1:0:0:-",
    "tock2:again:1",
)


async def test_forged_presses_in_the_lobby_are_answered_and_no_bug(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        shown, before = world.board(), log_length(world)
        results = {one: world.raw_press("Anna", with_button(world, shown, one), one) for one in FORGED_IN_THE_LOBBY}
        await world.env.settle()
        assert log_length(world) == before
        assert [one for one, result in results.items() if not result.acknowledged] == []
        assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


async def test_bug_in_a_handler_is_logged_and_not_called_stale(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    seeds = iter([bytes(32)])

    def broken_seed() -> bytes:
        if (seed := next(seeds, None)) is not None:
            return seed
        raise [IndexError, ValueError, LookupError][len(errors())]("a card")

    def errors() -> list[str]:
        return [record.message for record in caplog.records if record.levelname == "ERROR"]

    async with open_world(tmp_path / "t.sqlite3", make_bot=partial(bot, new_seed=broken_seed)) as world:
        await seat_four(world, ("Anna",))
        await world.end("Anna")
        for count, name in enumerate(("IndexError", "ValueError", "LookupError"), 1):
            pressed = await world.press("Anna", world.board(), EN("button-again"))
            assert says(answered(pressed).content, "failed")
            assert len(errors()) == count
            assert name in errors()[-1]
            assert "a card" not in errors()[-1]


async def test_hands_shown_in_the_channel_do_not_pile_up(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna", "Bruno"))

        def hands(name: str) -> list[int]:
            seen = world.channel.history(viewer=world[name])
            return [m.id for m in seen if m.flags.ephemeral and "Tock in" in m.content]

        for _ in range(2):
            shown = answered(await world.press("Anna", world.board(), EN("button-hand")))
            assert hands("Anna") == [shown.id]
        shown = answered(await world["Anna"].slash(world.channel, "tock table"))
        assert hands("Anna") == [shown.id]
        other = answered(await world.press("Bruno", world.board(), EN("button-hand")))
        assert hands("Anna") == [shown.id]
        assert hands("Bruno") == [other.id]
        await world.env.advance_time(901)
        last = answered(await world.press("Anna", world.board(), EN("button-hand")))
        assert hands("Anna") == [shown.id, last.id], "it is too old to be deleted"
        # A hand that its player has closed causes no error.
        world.env.backend.delete_message(world.channel.id, last.id)
        again = answered(await world.press("Anna", world.board(), EN("button-hand")))
        assert again.attachments
        assert [error for error in world.env.errors if not isinstance(error, discord.NotFound)] == []


SUGGESTED: tuple[tuple[str, dict[str, str | int], str, list[str] | None], ...] = (
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
)
"""The person, their choices, the typed text, and the suggestions; None for any that begin with the text."""


async def make_room(world: World) -> None:
    """Close the channel's open table, without a message."""
    opened = world.client.tables.in_channel(ChannelId(world.channel.id))
    assert opened is not None
    await world.client.tables.decide(opened, Actor(), commands.abandon, quietly=True)


async def test_options_are_suggested_by_id_and_name(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=partial(bot, limits=UNLIMITED)) as world:
        for name, chosen, typed, offered in SUGGESTED:
            found = await world[name].autocomplete(world.channel, "tock new", "options", typed, **chosen)
            values = [choice["value"] for choice in found]
            if offered is None:
                assert values
                assert all(value.startswith("places ") and value.count("places") == 1 for value in values)
            else:
                assert values == offered, typed
            assert all(len(choice["name"]) <= 100 for choice in found)
            for value in values:
                await world[name].slash(world.channel, "tock new", **chosen, options=value)
                await make_room(world)


async def test_options_are_taken_by_their_names_too(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=partial(bot, limits=UNLIMITED)) as world:
        for name, typed in (
            ("Anna", f"{EN('option-jokers-on')}, {EN('option-ten-swap-on')}"),
            ("Anna", f"{EN('option-ten-swap-on').capitalize()} + jokers"),
            ("Anna", f"jokers: {EN('option-jokers-on')}, ten_swap: {EN('option-ten-swap-on')}"),
            ("Bruno", f"{DE('option-jokers-on')}, {DE('option-ten-swap-on')}"),
        ):
            await world[name].slash(world.channel, "tock new", ruleset="ttg", options=typed)
            assert dict(world.seen().rules.options) == {"jokers": "on", "ten_swap": "on"}, typed
            await make_room(world)


async def test_a_ruleset_without_options_says_so(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        wanted = {"ruleset": "italian", "players": 4, "options": "places"}
        refused = answered(await world["Anna"].slash(world.channel, "tock new", **wanted))
        assert says(refused.content, "refused-rules-no-option")
        await world["Anna"].slash(world.channel, "tock new", ruleset="italian", players=4)
        shown = answered(await world.press("Anna", world.board(), EN("button-setup")))
        assert EN("ask-house-rules") not in [button.label for button in buttons(shown.message)]
        await world.end("Anna")
        await world["Anna"].slash(world.channel, "tock new", ruleset="italian", players=3)
        shown = answered(await world.press("Anna", world.board(), EN("button-setup")))
        assert EN("ask-house-rules") in [button.label for button in buttons(shown.message)]


def with_button(world: World, message: discord.Message, custom_id: str) -> discord.Message:
    """Return the message with a button that the bot never put there."""
    stored = world.env.backend.get_message(message.channel.id, message.id)
    stored.components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom_id}]}]
    return message


async def test_the_bot_names_the_permissions_it_lacks(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        me = world.client.get_guild(world.guild.id)
        assert me is not None
        denied = discord.PermissionOverwrite(attach_files=False, send_messages=False)
        closed = world.guild.create_text_channel("closed", overwrites={me.me: denied})
        result = await world["Anna"].slash(closed, "tock new")
        assert EN("permission-send-messages") in answered(result).content
        assert EN("permission-attach-files") in answered(result).content
        assert world.client.tables.in_channel(ChannelId(closed.id)) is None


async def test_commands_only_install_explains_how_to_add_the_bot(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
        result = await world["Anna"].slash(world.channel, "tock new")
        told = answered(result).content
        assert says(told, "refused-not-in-server")
        assert f"client_id={world.client.application_id}" in told
        assert world.client.tables.in_channel(ChannelId(world.channel.id)) is None


async def test_a_leaver_is_replaced_and_may_come_back(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna", "Bruno"))
        await world["Bruno"].slash(world.channel, "tock leave")
        assert world.seen("Bruno").viewer is None
        await exchange(world, ("Anna",))
        assert world.game().history or world.game().phase is Phase.PLAY, "the game waits for no one"
        assert says(text_of(world.board()), "table-away")
        messages = len(list(world.channel.history()))
        await world.press("Bruno", world.board(), EN("button-return"))
        assert world.seen("Bruno").viewer == 1
        assert not says(text_of(world.board()), "table-away")
        assert len(list(world.channel.history())) == messages, "the board shows it, without a message"


async def test_newcomer_gets_a_seat_once_the_partner_agrees(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna", "Bruno"))
        await world["Stranger"].slash(world.channel, "tock join", seat=4)
        await world.inside("Stranger", EN("button-hand"), EN("button-watch"))
        assert world.seen("Stranger").viewer is None
        assert EN("asked-seat", name=f"<@{world['Stranger'].id}>", seat=4) in text_of(world.board())
        await world.press("Bruno", world.board(), EN("button-agree", name=""))
        assert world.seen("Stranger").viewer == 3
        await world.env.settle()
        hand = world.dm("Stranger")
        assert hand.attachments, "a new player gets the hand on anyone's turn"
        told = len(world["Stranger"].user.dm_channel.history())
        await world.end("Anna")
        await world.env.settle()
        assert len(world["Stranger"].user.dm_channel.history()) == told, "players get no message about what they see"


async def test_newcomer_with_closed_messages_is_pinged_on_turn(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", check_errors=False) as world:
        route = f"/channels/{world['Stranger'].user.dm_channel.id}/messages"
        world.env.inject_error("POST", route, status=403, code=50007, message="Cannot send messages to this user")
        await seat_four(world, ("Anna", "Bruno"))
        await world["Stranger"].slash(world.channel, "tock join", seat=4)
        before = world.board()
        await world.press("Bruno", before, EN("button-agree", name=""))
        await world.env.settle()
        assert world.seen("Stranger").viewer == 3
        hints = [m for m in world.channel.history() if says(m.content, "dm-closed")]
        assert [m.mentions[0].id for m in hints] == [world["Stranger"].id]
        assert world.board().id == before.id, "they need not act, so the board does not ping them"


async def test_only_host_and_managers_end_a_table(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna", "Bruno"))
        refused = world.raw_press("Bruno", world.board(), write_press(AskToEnd(world.seen().id)))
        await world.env.settle()
        assert DE("refused-host-is-there") in answered(refused).content
        asked = await world.more(world["Anna"], AskToEnd(world.seen().id))
        assert asked.ephemeral
        assert world.client.tables.in_channel(ChannelId(world.channel.id)) is not None, "it asks first"
        await world["Anna"].click(answered(asked), custom_id=write_press(EndTable(world.seen().id)))
        assert world.client.tables.in_channel(ChannelId(world.channel.id)) is not None, "Bruno is asked"
        assert says(text_of(world.board()), "asked-end")
        await world.press("Bruno", world.board(), EN("button-agree", name="Anna"))
        assert world.client.tables.in_channel(ChannelId(world.channel.id)) is None
        names = EN("table-closed-by", names=f"<@{world['Anna'].id}>, <@{world['Bruno'].id}>", count=2)
        assert names in text_of(world.board()), "everyone sees who did it"
        await world["Bruno"].slash(world.channel, "tock new")
        assert world.client.tables.in_channel(ChannelId(world.channel.id)) is not None


def boss_of(world: World) -> simcord.MemberActor:
    """Add a server manager."""
    manages = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("boss", global_name="Boss"), roles=[manages])


async def test_absent_player_is_asked_replaced_and_comes_back(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await server_settings(boss_of(world), world.channel, ChooseTables(), pace="open")
        await seat_four(world, ("Anna", "Bruno"))
        taken = answered(await world["Stranger"].slash(world.channel, "tock new"))
        assert says(taken.content, "refused-channel-taken")
        called = await world.more(world["Anna"], CallPeople(world.seen().id))
        (told,) = [one for one in called.followups if says(one.content, "called-told")]
        assert f"<@{world['Bruno'].id}>" in told.content
        assert not told.ephemeral
        assert says(text_of(world.board()), "table-asked-whether-there")
        early = answered(await world.press("Anna", world.board(), EN("button-stand-in", name="Bruno")))
        assert says(early.content, "refused-still-asked")
        await world.press("Bruno", world.board(), EN("button-here"))
        assert not says(text_of(world.board()), "table-asked-whether-there")
        silent = answered(await world.more(world["Anna"], CallPeople(world.seen().id)))
        assert silent.content


async def test_channel_shows_a_removal_and_its_author(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss = boss_of(world)
        await seat_four(world, ("Anna", "Bruno"))
        sent = await remove_player(world, boss, "Bruno")
        told = EN("sent-away-told", name=f"<@{world['Bruno'].id}>", names=f"<@{boss.id}>")
        assert any(told in one.content and not one.ephemeral for one in sent.followups)
        refused = answered(await world["Bruno"].slash(world.channel, "tock join"))
        assert says(refused.content, "refused-sent-away", "de")
        await let_back(world, boss)
        await world["Bruno"].slash(world.channel, "tock join")
        assert world.seen("Bruno").viewer == 1


async def test_a_deleted_channel_ends_its_table(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna",))
        world.env.backend.delete_channel(world.channel.id)
        await world.env.settle()
        assert world.client.tables.in_channel(ChannelId(world.channel.id)) is None


async def test_the_host_chooses_what_is_played(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        offered = answered(await world["Anna"].slash(world.channel, "tock new"))
        assert says(offered.content, "setup-header"), "without a named game, all are offered"
        assert [file.filename for file in offered.attachments] == ["games.png"]
        await world.press("Bruno", world.board(), EN("button-sit"))
        told = answered(await world.press("Bruno", world.board(), EN("button-setup")))
        assert says(told.content, "setup-chosen", "de")
        assert f"<@{world['Anna'].id}>" in told.content
        assert [item.label for item in buttons(told.message)] == [DE("button-rules"), DE("button-more")], (
            "seats are still free"
        )
        shown = answered(await world.press("Anna", world.board(), EN("button-setup")))

        def setup() -> discord.Message:
            return next(m for m in world.channel.history(viewer=world["Anna"]) if m.id == shown.id)

        await take(world, "Anna", ChooseParty(world.seen().id, 3, in_teams=False), setup())
        assert world.seen().rules.party.players == 3
        await take(world, "Anna", ChooseRuleset(world.seen().id, "ttg"), setup())
        assert world.seen().rules.ruleset.name == "ttg"
        chosen = await fill(world["Anna"], shown, ChooseHouseRules(world.seen().id), house_rules=["jokers"])
        assert dict(world.seen().rules.options) == {"jokers": "on"}
        assert EN("option-jokers-on") in chosen.content
        assert EN("option-jokers-on") in text_of(world.board())
        assert world.seen("Bruno").viewer == 1
        await world.restart()
        assert dict(world.seen().rules.options) == {"jokers": "on"}


async def test_a_server_chooses_language_and_rules_of_its_new_tables(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        assert "tock new" in world["Emma"].available_commands(world.channel)
        assert "tock-server settings" not in world["Emma"].available_commands(world.channel)
        boss = world.guild.add_member(
            world.env.create_user("boss"),
            roles=[world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))],
        )
        done = await server_settings(boss, world.channel, ChooseTables(), language="it", ruleset="italian", party="3s")
        assert EN("ruleset-italian") in done.content
        again = await server_settings(boss, world.channel, ChooseTables(), house_rules=["places"])
        assert EN("option-places-on") in again.content
        await world["Emma"].slash(world.channel, "tock new")
        assert world.seen().language == "it"
        assert world.seen().rules.ruleset.name == "italian"
        assert world.seen().rules.party.players == 3


async def test_direct_messages_refuse_commands_that_need_a_server(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna",))
        anna = world["Anna"].user
        for word in ("new", "table"):
            refused = answered(await anna.slash(f"tock {word}"))
            assert says(refused.content, "refused-needs-server")
        chosen = await own_settings(anna, None, ChooseLooks(), theme="dark")
        assert EN("theme-dark") in chosen.content
        assert "tock-server settings" not in anna.available_commands()


async def test_opened_seat_can_be_taken(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        for seat in (1, 2):
            await world.add_computer("Anna", Seat(seat))
        anna, table = world["Anna"], world.seen().id
        shown = answered(await anna.click(world.board(), custom_id=write_press(ShowSeat(table, Seat(1)))))
        await anna.click(shown, custom_id=write_press(OpenSeat(table, Seat(1))))
        assert world.seen().seated[1] is None
        await world["Bruno"].slash(world.channel, "tock join", seat=2)
        assert world.seen("Bruno").viewer == Seat(1)

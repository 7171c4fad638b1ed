"""A tournament by buttons: opened, entered, pings to tables in threads, through a restart, to its end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from pathlib import Path

import discord
import pytest
import simcord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.e2e.forms import fill
from tests.e2e.test_limits import bot
from tests.e2e.world import World, answered, buttons, menus, open_world, text_of
from tests.storage.places import outside
from tests.texts import says
from tockbot import tournaments
from tockbot.bot.press import Press, read_press, write_press
from tockbot.bot.shared_presses import CallTournament
from tockbot.bot.words import speaker
from tockbot.features.help import ShowHelp, Topic
from tockbot.features.server_settings import ChooseCallers
from tockbot.features.tournament_screens import (
    Begin,
    BeginWithPresent,
    CallOff,
    ChoosePartner,
    Drop,
    Enter,
    PairAgain,
    SayPresent,
    Withdraw,
)
from tockbot.service import OpenTableLimits
from tockbot.tables import Pace, PersonId, Stage

EN = speaker("en")


def boss_of(world: World) -> simcord.MemberActor:
    manages = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    world.people["Boss"] = world.guild.add_member(world.env.create_user("boss", global_name="Boss"), roles=[manages])
    return world["Boss"]


async def called(
    world: World, actor: simcord.MemberActor, channel: simcord.ChannelHandle | None = None, **answers: object
) -> simcord.ResponseMessage:
    """Open a tournament from the help."""
    shown = answered(await actor.slash(channel or world.channel, "tock help"))
    told = answered(await actor.click(shown, custom_id=write_press(ShowHelp(Topic.PLAY))))
    done = await fill(actor, told, CallTournament(), **answers)
    await world.env.settle()
    return done


def entering(world: World) -> discord.Message:
    """Return the message with the button to enter."""
    return next(one for one in world.channel.history() if says(one.content, "tournament-header"))


def threads(world: World) -> list[simcord.ChannelHandle]:
    return sorted(world.channel.threads, key=lambda one: one.id)


async def come(world: World, thread: simcord.ChannelHandle, names: Sequence[str]) -> None:
    """Let these people confirm their presence in the thread of their game."""
    for name in names:
        await world.press(name, thread.history()[0], EN("button-here"))
    await world.env.settle()


def time_passes(world: World) -> None:
    """Let all time limits pass."""
    sql = "UPDATE tournaments SET version = version + 1, data = json_set(data, '$.until', '2026-01-01T00:00:00+00:00')"
    outside(world.database, sql)


async def refused(actor: simcord.MemberActor, channel: simcord.ChannelHandle) -> str:
    """Return the refusal of a press for a tournament in the help, which shows everyone the same buttons."""
    shown = answered(await actor.slash(channel, "tock help"))
    told = answered(await actor.click(shown, custom_id=write_press(ShowHelp(Topic.PLAY))))
    return answered(await actor.click(told, custom_id=write_press(CallTournament()))).content


async def test_pairs_play_a_round_in_threads_through_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss = boss_of(world)
        assert await refused(world["Anna"], world.channel) == EN("refused-tournament-managers")
        await called(world, boss, rounds="2", minutes="45")
        names = ("Anna", "Bruno", "Chloé", "Dario")
        for name in names:
            begin = next(one for one in buttons(entering(world)) if one.custom_id == write_press(Begin(1)))
            assert begin.disabled, "there are too few"
            await world.press(name, entering(world), EN("button-enter"))
        assert EN("tournament-entered", people=4) in entering(world).content
        refusal = answered(await world.press("Emma", entering(world), EN("button-begin")))
        assert refusal.content == EN("refused-tournament-not-host")
        offered = answered(await world.press("Anna", entering(world), EN("button-partner")))
        dario = next(one for one in menus(offered.message)[0].options if one.label == "Dario")
        await world["Anna"].select(offered, [dario.value])
        offered = answered(await world.press("Dario", entering(world), EN("button-partner")))
        anna = menus(offered.message)[0].options[0]
        assert (anna.label, anna.description) == ("Anna", speaker("it")("tournament-wants-you"))
        await world["Dario"].select(offered, [anna.value])
        assert f"<@{world['Anna'].id}> and <@{world['Dario'].id}>" in entering(world).content

        await world.press("Boss", entering(world), EN("button-begin"))
        await world.env.settle()
        assert EN("tournament-begun") in entering(world).content
        (thread,) = threads(world)
        (call,) = thread.history()
        assert ({one.id for one in call.mentions}, "⏳ <t:" in call.content) == (
            {world[name].id for name in names},
            True,
        )
        assert answered(await world.press("Emma", call, EN("button-here"))).content == EN(
            "refused-tournament-not-your-game"
        )

        # Three are present when the bot restarts; the fourth comes after.
        for name in names[:3]:
            await world.press(name, call, EN("button-here"))
        await world.restart()
        assert len(threads(world)) == 1
        assert len(thread.history()) == 1
        await world.press("Dario", thread.history()[0], EN("button-here"))
        await world.env.settle()
        assert not buttons(thread.history()[0])
        seen = world.seen(channel=thread)
        assert (seen.stage, seen.clock.pace) == (Stage.PLAYING, Pace.TOURNAMENT)
        assert (seen.terms.hints, seen.terms.allows_undo, seen.terms.by_invitation) == (0, False, True)
        assert {getattr(one, "user", None) for one in seen.seated} == {world[name].id for name in names}

        # The round ends before the game: pawns at home decide, and the next round is announced.
        monkeypatch.setattr(tournaments, "CHECK_IN_TIME", timedelta())
        time_passes(world)
        await world.restart()
        assert world.seen(channel=thread).stage is Stage.CLOSED
        assert next(
            one
            for one in world.channel.history()
            if EN("tournament-standings-heading", round=1, rounds=2) in one.content
        ).attachments
        await come(world, threads(world)[1], names)
        time_passes(world)
        await world.restart()
        last = world.channel.history()[-1]
        assert EN("tournament-standings-heading", round=2, rounds=2) in last.content
        assert "🥇" in last.content
        assert not buttons(answered(await world.press("Bruno", last, EN("button-more"))).message)


async def test_presence_counts_when_the_thread_is_not_saved_yet(tmp_path: Path) -> None:
    """The thread is saved after its message was sent, and a person can press before that."""
    async with open_world(tmp_path / "t.sqlite3") as world:
        await called(world, boss_of(world), mode="singles")
        for name in ("Anna", "Bruno", "Chloé", "Dario"):
            await world.press(name, entering(world), EN("button-enter"))
        await world.press("Boss", entering(world), EN("button-begin"))
        await world.env.settle()
        (thread,) = threads(world)
        sql = "UPDATE tournaments SET version = version + 1, data = json_remove(data, '$.played[0][0].thread')"
        outside(world.database, sql)
        answered(await world.press("Anna", thread.history()[0], EN("button-here")))
        (here,) = outside(world.database, "SELECT json_array_length(data, '$.played[0][0].here') FROM tournaments")
        assert here == (1,)


async def test_missing_player_is_replaced_and_a_withdrawn_one_skipped(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss = boss_of(world)
        shown = answered(await boss.slash(world.channel, "tock-server settings"))
        shown = answered(await boss.click(shown, custom_id=write_press(ChooseCallers(anybody=True))))
        assert EN("server-settings-callers", who="anybody") in shown.content
        await called(world, world["Emma"], mode="singles")
        assert says(await refused(world["Emma"], world.channel), "refused-tournament-goes-on")
        for name in ("Anna", "Bruno", "Chloé", "Dario", "Emma"):
            await world.press(name, entering(world), EN("button-enter"))
        await world.press("Bruno", entering(world), EN("button-withdraw"))
        await world.press("Emma", entering(world), EN("button-begin"))
        await world.env.settle()
        (thread,) = threads(world)
        (call,) = thread.history()
        for name in ("Anna", "Chloé"):
            await world.press(name, call, EN("button-here"))
        course = answered(await world.press("Emma", entering(world), EN("button-more")))
        assert not says(course.content, "tournament-standings-heading"), "the first goes on"
        assert course.content.count("\n**1** ") == 4, "all share the first place"
        assert EN("tournament-your-table", thread=thread.mention) in course.content
        course = answered(await world.press("Boss", entering(world), EN("button-more")))
        opened = await world["Boss"].click(course, custom_id=write_press(Drop(1)))
        assert opened.modal is not None
        (question,) = opened.modal["components"]
        dario = next(one["value"] for one in question["component"]["options"] if one["label"] == "Dario")
        dropped = answered(await world["Boss"].submit_modal(opened, {"who": dario}))
        assert EN("tournament-dropped", name=world["Dario"].mention) in dropped.content
        await world.press("Emma", call, EN("button-here"))
        await world.env.settle()
        seated = [getattr(one, "user", None) for one in world.seen(channel=thread).seated]
        assert set(seated) == {world["Anna"].id, world["Chloé"].id, world["Emma"].id, None}
        late = world.raw_press("Dario", call, write_press(SayPresent(1, 1, 0)))
        await world.env.settle()
        assert answered(late).content == speaker("it")("refused-tournament-too-late")

        # It is called off after a confirmation; later presses are refused.
        course = answered(await world.press("Emma", entering(world), EN("button-more")))
        course = answered(await world["Emma"].click(course, custom_id=write_press(Withdraw(1))))
        assert course.content.startswith(EN("tournament-withdrawn"))
        assert thread.mention not in course.content
        sure = answered(await world["Emma"].click(course, custom_id=write_press(CallOff(1, sure=False))))
        assert sure.content == EN("tournament-call-off-sure")
        await world["Emma"].click(sure, custom_id=write_press(CallOff(1, sure=True)))
        later = world.raw_press("Emma", call, write_press(Enter(1)))
        await world.env.settle()
        assert answered(later).content == EN("refused-tournament-gone")
        assert world.seen(channel=thread).stage is Stage.PLAYING


async def test_a_tournament_needs_its_permissions_and_its_channel(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss = boss_of(world)
        me, denied = world.client.user, discord.Permissions(create_public_threads=True).value
        assert me is not None
        backend = world.env.backend
        backend.edit_channel(world.channel.id, {}, overwrites=[Overwrite(me.id, OverwriteType.MEMBER, deny=denied)])
        told = await refused(boss, world.channel)
        assert EN("permission-create-public-threads") in told
        backend.edit_channel(world.channel.id, {}, overwrites=[])
        await called(world, boss)
        beside = world.guild.create_text_channel("beside")
        message = await (await world.client.fetch_channel(beside.id)).send("Anything.")  # type: ignore[union-attr]
        for press in (Enter(1), ChoosePartner(1, PersonId(1))):
            result = world.raw_press("Anna", message, write_press(press))
            await world.env.settle()
            assert answered(result).content == EN("refused-elsewhere")
        assert says(text_of(entering(world)), "tournament-entered")


PEOPLE = ("Anna", "Bruno", "Chloé", "Dario")


async def begun(world: World, host: str, *also: str) -> simcord.ChannelHandle:
    """Let four or more people enter a host's tournament, start it, and return its first thread."""
    await called(world, world[host], mode="singles", rounds="2")
    for name in (*PEOPLE, *also):
        await world.press(name, entering(world), EN("button-enter"))
    await world.press(host, entering(world), EN("button-begin"))
    await world.env.settle()
    return threads(world)[0]


async def allow_all(world: World) -> None:
    """Let everyone open tournaments."""
    boss = boss_of(world)
    shown = answered(await boss.slash(world.channel, "tock-server settings"))
    await boss.click(shown, custom_id=write_press(ChooseCallers(anybody=True)))


async def pressed(world: World, name: str, message: discord.Message, press: Press) -> str:
    """Return the answer to a press, in the person's language."""
    result = world.raw_press(name, message, write_press(press))
    await world.env.settle()
    return answered(result).content


async def missed(world: World, monkeypatch: pytest.MonkeyPatch) -> discord.Message:
    """Let the time of a check-in pass, and return the question about the absent players."""
    monkeypatch.setattr(tournaments, "CHECK_IN_TIME", timedelta())
    await in_data(world, "$.played[#-1][#-1].until")
    return next(one for one in reversed(world.channel.history()) if "⏸️" in one.content)


async def in_data(world: World, path: str) -> None:
    """Move a moment of the stored tournament into the past, and restart the bot."""
    await world.env.settle()
    sql = "UPDATE tournaments SET version = version + 1, data = json_set(data, ?, '2026-01-01T00:00:00+00:00')"
    outside(world.database, sql, path)
    await world.restart()


async def test_begin_says_how_many_players_are_missing(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await called(world, boss_of(world))
        for missing, name in zip((4, 3, 2, 1), PEOPLE, strict=True):
            begin = next(one for one in buttons(entering(world)) if one.custom_id == write_press(Begin(1)))
            assert begin.label == EN("button-begin-missing", missing=missing)
            told = await pressed(world, "Boss", entering(world), Begin(1))
            assert told == EN("refused-tournament-missing", missing=missing)
            await world.press(name, entering(world), EN("button-enter"))
        assert EN("button-begin") in [one.label for one in buttons(entering(world))]


async def test_foreign_table_is_refused_in_a_tournament_thread(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await allow_all(world)
        thread = await begun(world, "Emma")
        for typed in ({}, {"ruleset": "swiss", "players": 3, "mode": "solo"}):
            told = answered(await world["Stranger"].slash(thread, "tock new", **typed))
            assert told.content == EN("refused-tournament-thread")
        await come(world, thread, PEOPLE)
        seen = world.seen(channel=thread)
        assert seen.stage is Stage.PLAYING
        assert {getattr(one, "user", None) for one in seen.seated} == {world[name].id for name in PEOPLE}


async def test_playing_host_decides_nothing_during_a_check_in(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await allow_all(world)
        thread = await begun(world, "Anna")
        for press in (Drop(1), CallOff(1, sure=False), CallOff(1, sure=True)):
            assert await pressed(world, "Anna", entering(world), press) == EN("refused-tournament-plays")
        # A person who could come back is still a party to the game.
        await pressed(world, "Anna", entering(world), Withdraw(1))
        assert await pressed(world, "Anna", entering(world), CallOff(1, sure=True)) == EN("refused-tournament-plays")
        assert Drop(1) not in [read_press(one.custom_id or "") for one in buttons(entering(world))]
        assert await pressed(world, "Boss", entering(world), CallOff(1, sure=False)) == EN("tournament-call-off-sure")
        (call,) = thread.history()
        await world.press("Anna", call, EN("button-here"))
        assert world["Anna"].mention in thread.history()[0].content


async def test_round_without_players_is_not_a_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await allow_all(world)
        await begun(world, "Emma")
        early = await pressed(world, "Emma", entering(world), PairAgain(1, 1))
        assert early.startswith(EN("refused-tournament-too-early", when="")[:20])
        question = await missed(world, monkeypatch)
        assert EN("tournament-waits", round=1, missing=4).splitlines()[0] in question.content
        assert EN("tournament-host-decides", host=world["Emma"].mention) in question.content
        labels = [one.label for one in buttons(question)]
        assert labels == [EN("button-begin-present", missing=4), EN("button-pair-again"), EN("button-call-off")]
        assert await pressed(world, "Stranger", question, PairAgain(1, 1)) == EN("refused-tournament-not-host")
        assert await pressed(world, "Emma", question, BeginWithPresent(1, 1)) == EN("refused-tournament-nobody-here")

        # After new pairings it is the same round, with other partners, and a new check-in.
        await world.press("Emma", question, EN("button-pair-again"))
        await world.env.settle()
        first, second = threads(world)
        assert not says("".join(one.content for one in world.channel.history()), "tournament-standings-heading")
        assert len(second.history()) == 1
        assert first.history()[0].content != second.history()[0].content
        assert await pressed(world, "Emma", question, PairAgain(1, 1)) == EN(
            "refused-tournament-too-early", when=""
        ) or not buttons(next(one for one in world.channel.history() if one.id == question.id))
        assert await pressed(world, "Anna", first.history()[0], SayPresent(1, 1, 0)) == EN(
            "refused-tournament-too-late"
        )
        for name in PEOPLE[:1]:
            await world.press(name, second.history()[0], EN("button-here"))
        question = await missed(world, monkeypatch)
        await world.press("Emma", question, EN("button-begin-present", missing=3)[:12])
        await world.env.settle()
        assert world.seen(channel=second).stage is Stage.PLAYING


async def test_missing_decision_calls_the_tournament_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await allow_all(world)
        await begun(world, "Anna")
        question = await missed(world, monkeypatch)
        assert EN("tournament-manager-decides") in question.content
        assert await pressed(world, "Anna", question, PairAgain(1, 1)) == EN("refused-tournament-plays")
        await world.restart()
        assert len([one for one in world.channel.history() if "⏸️" in one.content]) == 1, "it is asked once"
        await in_data(world, "$.asked")
        last = world.channel.history()[-1]
        assert last.content == EN("tournament-unanswered", round=1)
        assert "🥇" not in "".join(one.content for one in world.channel.history())
        assert await pressed(world, "Boss", question, PairAgain(1, 1)) == EN("refused-tournament-gone")


async def test_round_begins_only_if_the_server_has_room(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=partial(bot, most_open=OpenTableLimits(2, 10))) as world:
        await allow_all(world)
        beside, behind = map(world.guild.create_text_channel, ("beside", "behind"))
        for channel in (beside, behind):
            await world["Dario"].slash(channel, "tock new")
        await called(world, world["Emma"], mode="singles", rounds="2")
        for name in PEOPLE:
            await world.press(name, entering(world), EN("button-enter"))
        told = await pressed(world, "Emma", entering(world), Begin(1))
        assert told == EN("refused-tournament-no-room", needed=1, free=0)
        assert not threads(world)
        await world.end("Dario", behind)
        await world.press("Emma", entering(world), EN("button-begin"))
        await world.env.settle()
        assert len(threads(world)) == 1


async def test_refused_call_leaves_nothing_behind(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await allow_all(world)
        await called(world, world["Emma"], mode="singles", rounds="2")
        for name in PEOPLE:
            await world.press(name, entering(world), EN("button-enter"))
        before = len(world.channel.history())
        backend, me = world.env.backend, world.client.user
        assert me is not None
        world.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160006, message="", times=1)
        await world.press("Emma", entering(world), EN("button-begin"))
        await world.env.settle()
        assert (len(threads(world)), len(world.channel.history())) == (0, before)

        # Without the permission, nothing is sent at all.
        denied = discord.Permissions(create_public_threads=True).value
        backend.edit_channel(world.channel.id, {}, overwrites=[Overwrite(me.id, OverwriteType.MEMBER, deny=denied)])
        sent = len(world.env.http_requests)
        await world.restart()
        assert "POST" not in {one.method for one in world.env.http_requests[sent:] if "/messages" in one.path}
        backend.edit_channel(world.channel.id, {}, overwrites=[])
        await world.restart()
        (thread,) = threads(world)
        assert len(thread.history()) == 1

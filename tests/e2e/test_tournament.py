"""An evening's tournament by buttons: called, entered, called to tables in threads, through a restart, to its end."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import discord
import pytest
import simcord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.e2e.forms import fill
from tests.e2e.world import World, answered, buttons, menus, open_world, text_of
from tests.storage.places import outside
from tockbot.bot.errands import CallTournament
from tockbot.bot.press import write_press
from tockbot.bot.words.speaker import speaker
from tockbot.features.help import ShowHelp, Topic
from tockbot.features.settings.server import ChooseCallers
from tockbot.features.tournament.presses import CallOff, ChoosePartner, Drop, Enter, SayPresent, Withdraw
from tockbot.service.background import tournaments
from tockbot.tables import PersonId, Stage

EN = speaker("en")


def boss_of(world: World) -> simcord.MemberActor:
    manages = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    world.people["Boss"] = world.guild.add_member(world.env.create_user("boss", global_name="Boss"), roles=[manages])
    return world["Boss"]


async def called(
    world: World, actor: simcord.MemberActor, channel: simcord.ChannelHandle | None = None, **answers: object
) -> simcord.ResponseMessage:
    """Call a tournament from the help."""
    shown = answered(await actor.slash(channel or world.channel, "tock help"))
    told = answered(await actor.click(shown, custom_id=write_press(ShowHelp(Topic.PLAY))))
    done = await fill(actor, told, CallTournament(), **answers)
    await world.env.settle()
    return done


def entering(world: World) -> discord.Message:
    """The message by which people enter."""
    return next(one for one in world.channel.history() if one.content.startswith("🏆 **Tournament**"))


def threads(world: World) -> list[simcord.ChannelHandle]:
    return sorted(world.channel.threads, key=lambda one: one.id)


def time_passes(world: World) -> None:
    """Let nobody have any more time."""
    sql = "UPDATE tournaments SET version = version + 1, data = json_set(data, '$.until', '2026-01-01T00:00:00+00:00')"
    outside(world.database, sql)


async def refused(actor: simcord.MemberActor, channel: simcord.ChannelHandle) -> str:
    """What whoever may not is told where they press for a tournament."""
    shown = answered(await actor.slash(channel, "tock help"))
    told = answered(await actor.click(shown, custom_id=write_press(ShowHelp(Topic.PLAY))))
    return answered(await actor.click(told, custom_id=write_press(CallTournament()))).content


async def test_pairs_play_a_round_in_threads_through_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss = boss_of(world)
        assert await refused(world["Anna"], world.channel) == EN("refused-tournament-managers")
        await called(world, boss, rounds="2", minutes="20")
        names = ("Anna", "Bruno", "Chloé", "Dario")
        for name in names:
            begin = next(one for one in buttons(entering(world)) if one.label == EN("button-begin"))
            assert begin.disabled, "there are too few"
            await world.press(name, entering(world), "Enter")
        assert "4 people have entered" in entering(world).content
        offered = answered(await world.press("Anna", entering(world), "My partner"))
        dario = next(one for one in menus(offered.message)[0].options if one.label == "Dario")
        await world["Anna"].select(offered, [dario.value])
        offered = answered(await world.press("Dario", entering(world), "My partner"))
        anna = menus(offered.message)[0].options[0]
        assert (anna.label, anna.description) == ("Anna", speaker("it")("tournament-wants-you"))
        await world["Dario"].select(offered, [anna.value])
        assert f"<@{world['Anna'].id}> and <@{world['Dario'].id}>" in entering(world).content

        assert answered(await world.press("Emma", entering(world), "Begin")).content == EN(
            "refused-tournament-not-host"
        )
        await world.press("Boss", entering(world), "Begin")
        await world.env.settle()
        assert EN("tournament-begun") in entering(world).content
        (thread,) = threads(world)
        (call,) = thread.history()
        assert {one.id for one in call.mentions} == {world[name].id for name in names}
        assert "⏳ <t:" in call.content
        assert answered(await world.press("Emma", call, EN("button-here"))).content == EN(
            "refused-tournament-not-your-game"
        )

        # Three are there when the bot is begun anew; the fourth comes after.
        for name in names[:3]:
            await world.press(name, call, EN("button-here"))
        await world.restart()
        assert len(threads(world)) == 1
        assert len(thread.history()) == 1
        await world.press("Dario", thread.history()[0], EN("button-here"))
        await world.env.settle()
        assert not buttons(thread.history()[0])
        seen = world.seen(channel=thread)
        assert seen.stage is Stage.PLAYING
        assert (seen.terms.hints, seen.terms.takes_back, seen.terms.by_invitation) == (0, False, True)
        assert {getattr(one, "user", None) for one in seen.seated} == {world[name].id for name in names}

        # The round is over before the game: pawns at home decide, and the next round is called.
        monkeypatch.setattr(tournaments, "COMING", timedelta())
        time_passes(world)
        await world.restart()
        assert world.seen(channel=thread).stage is Stage.CLOSED
        told = next(one for one in world.channel.history() if "After round 1 of 2" in one.content)
        assert told.attachments
        assert len(threads(world)) == 2
        time_passes(world)
        await world.restart()
        last = world.channel.history()[-1]
        assert "After round 2 of 2" in last.content
        assert "🥇" in last.content
        assert not buttons(answered(await world.press("Bruno", last, "More")).message)


async def test_who_does_not_come_is_stood_in_for_and_somebody_is_let_go(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss = boss_of(world)
        shown = answered(await boss.slash(world.channel, "tock-server settings"))
        shown = answered(await boss.click(shown, custom_id=write_press(ChooseCallers(anybody=True))))
        assert EN("server-settings-callers", who="anybody") in shown.content
        await called(world, world["Emma"], mode="singles")
        assert (await called(world, world["Emma"])).content.startswith("A tournament goes on in")
        for name in ("Anna", "Bruno", "Chloé", "Dario", "Emma"):
            await world.press(name, entering(world), "Enter")
        await world.press("Bruno", entering(world), "Withdraw")
        await world.press("Emma", entering(world), "Begin")
        await world.env.settle()
        (thread,) = threads(world)
        (call,) = thread.history()
        for name in ("Anna", "Chloé"):
            await world.press(name, call, EN("button-here"))
        course = answered(await world.press("Emma", entering(world), "More"))
        assert "After round" not in course.content, "the first goes on"
        assert course.content.count("\n**1** ") == 4, "all share the first place"
        assert EN("tournament-your-table", thread=thread.mention) in course.content
        opened = await world["Emma"].click(course, custom_id=write_press(Drop(1)))
        assert opened.modal is not None
        (question,) = opened.modal["components"]
        dario = next(one["value"] for one in question["component"]["options"] if one["label"] == "Dario")
        dropped = answered(await world["Emma"].submit_modal(opened, {"who": dario}))
        assert EN("tournament-dropped", name=world["Dario"].mention) in dropped.content
        await world.press("Emma", call, EN("button-here"))
        await world.env.settle()
        seated = [getattr(one, "user", None) for one in world.seen(channel=thread).seated]
        assert set(seated) == {world["Anna"].id, world["Chloé"].id, world["Emma"].id, None}
        late = world.raw_press("Dario", call, write_press(SayPresent(1, 1, 0)))
        await world.env.settle()
        assert answered(late).content == speaker("it")("refused-tournament-too-late")

        # It is called off once that is meant; what is pressed later is told so.
        course = answered(await world.press("Emma", entering(world), "More"))
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
        assert "Nobody has entered" in text_of(entering(world))

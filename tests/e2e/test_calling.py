"""Pings for players: people who asked for it are pinged by a list or a role, at intervals, and only by the host."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import discord
import pytest
import simcord
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.e2e.forms import server_settings
from tests.e2e.test_tournament import boss_of
from tests.e2e.world import World, answered, buttons, open_world, text_of
from tests.storage.places import outside
from tests.texts import says
from tockbot.bot.press import write_press
from tockbot.bot.shared_presses import BeCalled, CallPlayers
from tockbot.bot.words import speaker
from tockbot.features import calling
from tockbot.features.help import ShowHelp, Topic
from tockbot.features.lobby.screens import Sit
from tockbot.features.seats import CallPeople
from tockbot.features.server_settings import ChooseGathering
from tockbot.rules import Seat
from tockbot.service import utc_now
from tockbot.storage import Preferences, ServerChoices
from tockbot.storage.people import written
from tockbot.tables import QuietHours

EN = speaker("en")


async def asks_to_be_called(world: World, name: str) -> simcord.ResponseMessage:
    """Press the button in the help to be pinged for games."""
    shown = answered(await world[name].slash(world.channel, "tock help"))
    told = answered(await world[name].click(shown, custom_id=write_press(ShowHelp(Topic.PLAY))))
    return answered(await world[name].click(told, custom_id=write_press(BeCalled(wanted=True))))


async def calls(world: World, name: str) -> discord.Message | str:
    """Press the button to ping for players. Return the public message, or the reason for a refusal."""
    before = {one.id for one in world.channel.history()}
    result = world.raw_press(name, world.board(), write_press(CallPlayers(world.seen().id)))
    await world.env.settle()
    new = [one for one in world.channel.history() if one.id not in before and not one.flags.ephemeral]
    return new[-1] if new else answered(result).content


def an_hour_passes(world: World) -> None:
    """Move the last ping into the past."""
    outside(world.database, "UPDATE calls SET at = '2020-01-01T00:00:00.000000+00:00'")


def said_of_mention(role: int) -> str:
    """Return the text saying that the bot may not mention a role."""
    return EN("refused-role-mention", role=f"<@&{role}>", permissions=EN("permission-mention-everyone"))


def pinged(message: discord.Message | str) -> list[int]:
    """Return the ids of the people and roles that a message pings first."""
    assert isinstance(message, discord.Message)
    return [int("".join(filter(str.isdecimal, one))) for one in message.content.split("\n")[0].split()]


async def test_host_pings_subscribers_once_an_hour(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss")
        assert await calls(world, "Anna") == EN("refused-call-nobody")
        for name in ("Anna", "Bruno", "Chloé"):
            await asks_to_be_called(world, name)
        told = await asks_to_be_called(world, "Dario")
        assert told.content == speaker("it")("called-now")
        await world.press("Dario", told.message, speaker("it")("button-not-called"))
        assert await calls(world, "Bruno") == speaker("de")("refused-call-of-host")

        # One of the people who want to be pinged is asleep.
        hour = utc_now().hour
        chosen = written(Preferences(quiet=QuietHours("UTC", hour, (hour + 2) % 24)))
        outside(world.database, "UPDATE people SET preferences = ? WHERE name = 'Chloé'", chosen)
        await world.restart()
        call = await calls(world, "Anna")
        assert pinged(call) == [world["Bruno"].id]
        assert isinstance(call, discord.Message)
        rules = f"{EN('ruleset-swiss')}, {EN('party-teams', players=4)}"
        assert EN("call-waits", host=f"<@{world['Anna'].id}>", rules=rules, free=3) in call.content

        again = await calls(world, "Anna")
        assert isinstance(again, str)
        assert says(again, "refused-call-too-soon")
        await world.restart()
        assert await calls(world, "Anna") == again, "also after a restart"
        await world["Anna"].slash(world.guild.create_text_channel("beside"), "tock new", ruleset="swiss")

        # The message also has a button to be pinged in future, or not any more.
        told = answered(await world.press("Emma", call, EN("button-be-called")))
        assert told.content == EN("called-now")
        an_hour_passes(world)
        assert set(pinged(await calls(world, "Anna"))) == {world["Bruno"].id, world["Emma"].id}
        an_hour_passes(world)
        # The lobby is reposted below the ping with the next event at the table.
        world.raw_press("Bruno", world.board(), write_press(Sit(world.seen().id, Seat(1))))
        await world.env.settle()
        assert EN("button-call-players") in [one.label for one in buttons(world.board())]
        for seat in (2, 3):
            await world.add_computer("Anna", Seat(seat))
        assert await calls(world, "Anna") == EN("refused-call-no-seat")
        assert EN("button-call-players") not in [one.label for one in buttons(world.board())]


async def test_person_who_left_is_not_pinged_and_the_list_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss")
        for name in ("Bruno", "Chloé", "Dario"):
            await asks_to_be_called(world, name)
        world.env.backend.remove_member(world.guild.id, world["Bruno"].id)
        await world.env.settle()
        monkeypatch.setattr(calling, "MAX_CALLED", 1)
        first = pinged(await calls(world, "Anna"))
        assert len(first) == 1
        monkeypatch.setattr(calling, "MAX_CALLED", 20)
        an_hour_passes(world)
        assert set(pinged(await calls(world, "Anna"))) == {world["Chloé"].id, world["Dario"].id}
        assert len(outside(world.database, "SELECT person FROM to_call")) == 2


@dataclass
class Roles:
    """A server in which the bot may assign roles, with two managers: only the boss may assign roles too."""

    world: World
    own: simcord.RoleHandle
    players: simcord.RoleHandle
    boss: simcord.MemberActor
    manager: simcord.MemberActor

    @classmethod
    async def of(cls, world: World) -> Roles:
        """Add the roles and the managers to a world."""
        me = world.client.user
        assert me is not None
        # With SimCord's default permissions, the bot could mention every role.
        for given in world.env.backend.get_member(world.guild.id, me.id).role_ids:
            world.env.backend.edit_role(world.guild.id, given, {"permissions": 0})
        own = world.guild.create_role("bot", permissions=discord.Permissions(manage_roles=True))
        players = world.guild.create_role("players", mentionable=True)
        gives = world.guild.create_role("giver", permissions=discord.Permissions(manage_roles=True))
        world.env.backend.add_member_role(world.guild.id, me.id, own.id)
        boss = boss_of(world)
        world.env.backend.add_member_role(world.guild.id, boss.id, gives.id)
        manages = world.guild.create_role("manager", permissions=discord.Permissions(manage_guild=True))
        manager = world.guild.add_member(world.env.create_user("manager", global_name="Manager"), roles=[manages])
        world.people["Manager"] = manager
        made = cls(world, own, players, boss, manager)
        for role, position in ((players, 3), (own, 10), (gives, 20), (manages, 20)):
            made.change(role, position=position)
        # Discord tells a bot about its own roles at once, SimCord only when it connects.
        await world.restart()
        return made

    def change(self, role: simcord.RoleHandle, **facts: object) -> None:
        """Change a role."""
        self.world.env.backend.edit_role(self.world.guild.id, role.id, dict(facts))

    async def chosen(self, actor: simcord.MemberActor, role: object = "players", **more: object) -> str:
        """Choose a role in the settings, and return the answer."""
        named = self.players if role == "players" else role
        form = {"role": None if named is None else [named], **more}
        return (await server_settings(actor, self.world.channel, ChooseGathering(), **form)).content

    def has(self, name: str, role: simcord.RoleHandle | None = None) -> bool:
        """Return whether a person has a role."""
        member = self.world.env.backend.get_member(self.world.guild.id, self.world[name].id)
        return (role or self.players).id in member.role_ids

    def hand_out(self, name: str, role: simcord.RoleHandle | None = None) -> None:
        """Assign a role by hand."""
        self.world.env.backend.add_member_role(self.world.guild.id, self.world[name].id, (role or self.players).id)

    async def presses(self, name: str, *, wanted: bool) -> str:
        """Turn pings on or off for a person, and return the answer."""
        told = await asks_to_be_called(self.world, name)
        if not wanted:
            told = answered(await self.world[name].click(told, custom_id=write_press(BeCalled(wanted=False))))
        return told.content

    def mention(self) -> str:
        """Return the mention of the role."""
        return f"<@&{self.players.id}>"

    async def choose_as_before(self) -> None:
        """Choose the role as version 0.2.0 did: without a check."""
        guild = self.world.guild.id
        chosen = written(ServerChoices(called_role=self.players.id))
        outside(self.world.database, "DELETE FROM checked_roles")
        outside(self.world.database, "INSERT OR REPLACE INTO guilds (id, choices) VALUES (?, ?)", guild, chosen)
        await self.world.restart()


async def test_role_is_pinged_and_given_only_where_allowed(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        roles = await Roles.of(world)
        players, mention = roles.players, roles.mention()
        everyone = simcord.RoleHandle(
            world.env, world.guild, world.env.backend.get_role(world.guild.id, world.guild.id)
        )
        assert await roles.chosen(roles.boss, everyone) == EN("refused-role-everyone")
        roles.change(players, mentionable=False)
        await world.env.settle()
        assert await roles.chosen(roles.boss) == said_of_mention(players.id)
        roles.change(players, mentionable=True)
        # The bot may not assign roles: it keeps a list as well.
        roles.change(roles.own, permissions=0)
        await world.env.settle()
        said = await roles.chosen(roles.boss)
        assert EN("server-settings-calls", hours=1, who=mention) in said
        assert EN("permission-manage-roles") in said
        assert await roles.presses("Emma", wanted=True) == EN("called-now")
        roles.change(roles.own, permissions=discord.Permissions(manage_roles=True).value)
        await world.env.settle()
        assert EN("permission-manage-roles") not in await roles.chosen(roles.boss)
        assert await roles.presses("Anna", wanted=True) == EN("called-by-role", role=mention)
        assert roles.has("Anna")

        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss")
        assert pinged(await calls(world, "Anna")) == [players.id, world["Emma"].id]
        assert await roles.presses("Anna", wanted=False) == EN("called-no-more")
        assert not roles.has("Anna")

        # If pings are turned off, or the role may not be mentioned any more, no one is pinged.
        an_hour_passes(world)
        roles.change(players, mentionable=False)
        await world.env.settle()
        assert await calls(world, "Anna") == said_of_mention(players.id)
        await roles.chosen(roles.boss, None, calls="0")
        assert await calls(world, "Anna") == EN("refused-calls-off")
        assert await roles.presses("Emma", wanted=True) == EN("refused-calls-off")
        assert EN("button-call-players") not in text_of(world.board())


async def test_role_is_refused_when_it_can_do_anything(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        roles, kinds = await Roles.of(world), discord.Permissions
        category = world.env.backend.create_channel(world.guild.id, "rooms", type=discord.ChannelType.category.value)
        powers = (kinds(administrator=True), kinds(manage_messages=True), kinds(view_audit_log=True))
        for permissions in powers:
            roles.change(roles.players, permissions=permissions.value)
            await world.env.settle()
            assert await roles.chosen(roles.boss) == EN("refused-role-powers", role=roles.mention())
        roles.change(roles.players, permissions=0, position=11)
        await world.env.settle()
        assert await roles.chosen(roles.boss) == EN("refused-role-rank", role=roles.mention())
        roles.change(roles.players, position=3)
        seen = discord.Permissions(view_channel=True).value
        for channel in (world.guild.create_text_channel("beside").id, category.id):
            own = Overwrite(roles.players.id, OverwriteType.ROLE, allow=seen)
            world.env.backend.edit_channel(channel, {}, overwrites=[own])
            await world.env.settle()
            assert await roles.chosen(roles.boss) == EN("refused-role-channels", role=roles.mention())
            world.env.backend.edit_channel(channel, {}, overwrites=[])
        await world.env.settle()
        said = await roles.chosen(roles.boss)
        assert roles.mention() in said
        # Discord does not tell a bot the permissions of a channel that it cannot see.
        hidden = EN("server-settings-calls-hidden", role=roles.mention(), count=1)
        assert hidden not in said
        secret = world.guild.create_text_channel("secret")
        unseen = Overwrite(world.guild.id, OverwriteType.ROLE, deny=seen)
        world.env.backend.edit_channel(secret.id, {}, overwrites=[unseen])
        await world.env.settle()
        assert hidden in await roles.chosen(roles.boss)


async def test_role_is_chosen_only_by_members_who_may_give_it(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        roles = await Roles.of(world)
        refused = EN("refused-role-chooser", role=roles.mention())
        assert await roles.chosen(roles.manager) == refused
        # The boss may assign roles, but not this one, which has the same rank.
        roles.change(roles.own, position=30)
        roles.change(roles.players, position=25)
        await world.restart()
        assert await roles.chosen(roles.boss) == refused
        roles.change(roles.players, position=3)
        await world.env.settle()
        assert roles.mention() in await roles.chosen(roles.boss)
        # A manager may change the other fields of the form, and choose no role.
        assert roles.mention() in await roles.chosen(roles.manager, calls="6")
        assert await roles.presses("Emma", wanted=True) == EN("called-by-role", role=roles.mention())
        assert EN("server-settings-calls", hours=6, who=EN("server-calls-list")) in await roles.chosen(
            roles.manager, None
        )


async def test_role_is_taken_only_from_those_to_whom_the_bot_gave_it(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        roles = await Roles.of(world)
        await roles.chosen(roles.boss)
        roles.hand_out("Emma")
        assert await roles.presses("Emma", wanted=True) == EN("called-by-role", role=roles.mention())
        assert await roles.presses("Emma", wanted=False) == EN("called-role-kept", role=roles.mention())
        assert roles.has("Emma")
        await roles.presses("Anna", wanted=True)
        await world.restart()
        assert await roles.presses("Anna", wanted=False) == EN("called-no-more")
        assert not roles.has("Anna")
        # The bot has taken its own assignments: a role assigned by other people stays.
        roles.hand_out("Anna")
        assert await roles.presses("Anna", wanted=False) == EN("called-role-kept", role=roles.mention())


async def test_unchecked_role_is_unused_until_confirmed(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        roles = await Roles.of(world)
        await roles.choose_as_before()
        roles.hand_out("Anna")
        assert await roles.presses("Emma", wanted=True) == EN("called-now")
        assert not roles.has("Emma")
        assert await roles.presses("Anna", wanted=False) == EN("called-role-kept", role=roles.mention())
        assert roles.has("Anna")
        unchecked = EN("server-settings-calls-unchecked", role=roles.mention())
        assert unchecked in await roles.chosen(roles.manager), "this manager cannot confirm it"
        await world["Chloé"].slash(world.channel, "tock new", ruleset="swiss")
        roles.change(roles.players, mentionable=False)
        await world.env.settle()
        assert pinged(await calls(world, "Chloé")) == [world["Emma"].id]
        roles.change(roles.players, mentionable=True)
        await world.env.settle()
        assert unchecked not in await roles.chosen(roles.boss)
        assert await roles.presses("Emma", wanted=True) == EN("called-by-role", role=roles.mention())


async def test_managers_are_notified_once_when_a_role_is_refused(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        roles = await Roles.of(world)
        await roles.chosen(roles.boss)
        for name in ("Anna", "Emma"):
            await roles.presses(name, wanted=True)
        assert roles.has("Emma")
        roles.change(roles.players, permissions=discord.Permissions(ban_members=True).value)
        await world.env.settle()
        assert await roles.presses("Dario", wanted=True) == speaker("it")("called-now")
        assert not roles.has("Dario")
        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss")
        assert set(pinged(await calls(world, "Anna"))) == {world["Emma"].id, world["Dario"].id}
        assert await roles.presses("Emma", wanted=False) == EN("called-role-kept", role=roles.mention())
        assert roles.has("Emma"), "the bot does not take away a role with permissions either"
        (told,) = roles.boss.user.dm_channel.history()
        assert EN("called-role-refused", server="Tock club", role="players") in told.content
        assert EN("refused-role-powers", role="players") in told.content
        # Harmless again, the role is given and taken as before.
        roles.change(roles.players, permissions=0)
        await world.env.settle()
        assert await roles.presses("Emma", wanted=False) == EN("called-no-more")
        assert not roles.has("Emma")


async def test_players_are_pinged_only_for_a_host_who_may_write(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss")
        await asks_to_be_called(world, "Emma")
        deny = Overwrite(world["Anna"].id, OverwriteType.MEMBER, deny=discord.Permissions(send_messages=True).value)
        world.env.backend.edit_channel(world.channel.id, {}, overwrites=[deny])
        await world.env.settle()
        said = EN(
            "refused-own-permissions",
            channel=f"<#{world.channel.id}>",
            permissions=EN("permission-send-messages"),
        )
        assert await calls(world, "Anna") == said
        world.raw_press("Anna", world.board(), write_press(CallPeople(world.seen().id)))
        await world.env.settle()
        assert not world.seen().called

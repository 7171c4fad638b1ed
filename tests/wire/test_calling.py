"""Pings for players on the wire: the bot gives and pings a role, and no one is pinged twice through a kill."""

from __future__ import annotations

from pathlib import Path
from random import Random

from loopback import Message, Person
from loopback.world import MANAGE_ROLES
from tests.wire.player import Player, offered, press_on_board, shown
from tests.wire.server import House, house
from tests.wire.test_free import counted_of
from tockbot.bot.shared_presses import BeCalled, CallPlayers
from tockbot.features.server_settings import ChooseGathering


def calls(here: House) -> list[Message]:
    """Return the messages that ping for players."""
    return [one for one in here.channel.seen_by() if any(isinstance(press, BeCalled) for press in offered(one))]


async def choose_role(here: House, boss: Person, role: int) -> None:
    """Choose the role to ping in the server's settings."""
    done = await boss.type_command(here.channel, "tock-server settings")
    await here.loopback.until(lambda: done.message is not None and ChooseGathering() in offered(done.message))
    shown = done.message
    assert shown is not None
    asked = await boss.press(shown, offered(shown)[ChooseGathering()][0])
    await boss.fill(asked, role=str(role))
    await here.loopback.until(lambda: f"<@&{role}>" in shown.payload["content"])


async def test_role_is_given_and_pinged_once_an_hour_despite_a_kill(tmp_path: Path) -> None:
    place = tmp_path / "t.sqlite3"
    async with house(place, tmp_path) as here:
        await here.stop_bots()
        here.bots.clear()
        world, guild = here.loopback.world, here.channel.guild or 0
        role = world.add_role(guild, "players", 1, mentionable=True)
        bot = world.member_of(guild, int(world.bot["id"]))
        assert bot is not None
        bot["roles"].append(str(world.add_role(guild, "tockbot", 5, permissions=MANAGE_ROLES)))
        boss = here.people[2]
        boss.may_manage = True
        there = world.member_of(guild, boss.id)
        assert there is not None
        there["roles"].append(str(world.add_role(guild, "boss", 7, permissions=MANAGE_ROLES)))
        await here.start_bot()
        await choose_role(here, boss, role)

        anna, bruno = (Player(here.loopback, person, here.channel, Random(1)) for person in here.people[:2])
        await anna.person.type_command(here.channel, "tock new", ruleset="swiss")
        await here.loopback.until(here.boards)
        await here.quiet()
        before = counted_of(here)
        await press_on_board(here.loopback, here.channel, anna, lambda press: isinstance(press, CallPlayers))
        await here.loopback.until(lambda: calls(here))
        await here.quiet()
        (call,) = calls(here)
        assert (call.payload["mention_roles"], call.payload["mentions"]) == ([str(role)], [])
        assert counted_of(here) == before, "it answers a press"

        assert await shown(await bruno.take(BeCalled(wanted=True), call))
        bruno_there = world.member_of(guild, bruno.person.id)
        assert bruno_there is not None
        assert bruno_there["roles"] == [str(role)]

        await here.kill_bot()
        await here.start_bot()
        refused = await press_on_board(here.loopback, here.channel, anna, lambda press: isinstance(press, CallPlayers))
        await here.loopback.until(lambda: refused.followups)
        (said,) = [one for one in anna.person.sees(here.channel) if one.id in refused.followups]
        assert said.viewer == anna.person.id
        assert "<t:" in said.payload["content"], "it says when the next is possible"
        assert calls(here) == [call]
        # The bot gives no role above its own: then it uses its own list.
        given = world.role(guild, role)
        assert given is not None
        given["position"] = 9
        dario = Player(here.loopback, here.people[3], here.channel, Random(1))
        assert await shown(await dario.take(BeCalled(wanted=True), call))
        there = world.member_of(guild, dario.person.id)
        assert there is not None
        assert there["roles"] == []
        assert any("50013" in one for one in here.loopback.refusals), "Discord refused, because its data is newer"

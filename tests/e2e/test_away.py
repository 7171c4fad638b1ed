"""Going away for a typed duration: shown at the table, and kept through a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord

from tests.e2e.positions import OUT, put
from tests.e2e.test_bad_days import refusing
from tests.e2e.world import World, answered, buttons, open_world, text_of
from tests.texts import DE, says
from tockbot.bot.press import write_press
from tockbot.bot.shared_presses import ComeBack
from tockbot.bot.words import speaker
from tockbot.features.seats import AskToLeave, LeaveGame

EN = speaker("en")


async def test_player_is_away_for_the_given_time(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 10,r,r,r/30,r,r,r/{OUT} 25/56/9T", ("Anna", "Bruno", "Chloé"))
        await world.press("Anna", world.dm("Anna"), 1)

        async def told(**typed: str) -> str:
            return answered(await world["Anna"].slash(world.channel, "tock leave", **typed)).content

        offered = await world["Anna"].autocomplete(world.channel, "tock leave", "for", "2")
        assert [choice["value"] for choice in offered] == ["2 hours"]
        assert says(await told(**{"for": "a while"}), "refused-away-length")
        assert says(await told(**{"for": "3 weeks"}), "refused-away-length")
        assert says(await told(**{"for": "18:30"}), "refused-away-zone")
        assert world.seen().away == ()
        assert EN("went-away", until="<t:").split("<t:")[0] in await told(**{"for": "2 hours"})
        (away,) = world.seen().away
        assert away.until is not None
        back = f"**Anna** (back <t:{int(away.until.timestamp())}:R>)"
        assert back.replace("*", "") in text_of(world.board()).replace("*", "")
        await world.restart()
        assert world.seen().away == (away,)
        assert EN("went-away", until="<t:").split("<t:")[0] in await told(
            **{"for": "18:30", "time-zone": "Europe/Zurich"}
        )
        assert says(world.dm("Anna").content, "hand-away")
        hand = answered(await world["Anna"].slash(world.channel, "tock table")).content
        assert hand == speaker("en")("refused-away")
        await world.press("Anna", world.board(), EN("button-return"))
        assert world.seen().away == ()
        assert speaker("en")("hand-waiting") in world.dm("Anna").content, "her screen says that she is back"


async def test_seat_is_given_up_after_one_confirmation(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 10,r,r,r/30,r,r,r/{OUT} 25/56/9T", ("Anna", "Bruno", "Chloé"))
        left = answered(await world["Anna"].slash(world.channel, "tock leave"))
        assert left.content.startswith(EN("left-seat-held"))
        asked = answered(await world["Anna"].click(left, label=EN("button-give-up-seat")))
        assert asked.content == EN("give-up-seat-asked")
        assert [str(one.person.name) for one in world.seen().away] == ["Anna"], "nothing changes before she confirms"
        done = answered(await world["Anna"].click(asked, label=EN("button-give-up-seat")))
        assert done.content == EN("seat-given-up")
        assert world.seen().away == ()
        assert "Anna" not in str(world.seen().seated)
        assert says(answered(await world["Anna"].click(left, label=EN("button-give-up-seat"))).content, "refused-stale")


async def test_leave_button_asks_once_and_says_how_to_return_or_give_up(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 10,r,r,r/30,r,r,r/{OUT} 25/56/9T", ("Anna", "Bruno", "Chloé"))
        table = world.seen().id
        asked = answered(await world.more(world["Anna"], AskToLeave(table)))
        assert says(asked.content, "leave-asked")
        assert world.seen().away == ()
        result = await world["Anna"].click(asked, custom_id=write_press(LeaveGame(table)))
        (away,) = world.seen().away
        held = EN("seat-held-until", until=f"<t:{int(away.held_until.timestamp())}:R>")
        assert answered(result).content == f"{EN('left-seat-held')} {held}"
        assert write_press(ComeBack(table)) in [one.custom_id for one in buttons(answered(result).message)]
        for name in ("Anna", "Emma"):
            more = answered(await world.press(name, world.board(), EN("button-more")))
            assert EN("button-leave") not in [one.label for one in buttons(more.message)]
        await world.press("Anna", world.board(), EN("button-return"))
        assert world.seen().away == ()
        await world["Anna"].slash(world.channel, "tock leave")
        await world.env.settle()
        asked = answered(await world.press("Anna", world.dm("Anna"), EN("button-give-up-seat")))
        assert world.seen().away != ()
        await world["Anna"].user.click(asked, label=EN("button-give-up-seat"))
        await world.env.settle()
        assert world.seen().away == ()


MEMBER = ("GET", "/guilds/*/members/*")


async def full_lobby(world: World) -> None:
    """Open a lobby of Anna, Bruno and two computer players."""
    await world["Anna"].slash(world.channel, "tock new")
    await world.press("Bruno", world.board(), EN("button-sit"))
    await world.add_computers("Anna")


async def test_person_who_left_the_server_is_away(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await full_lobby(world)
        world.guild.remove_member(world["Bruno"])
        await world.press("Anna", world.board(), EN("button-start"))
        await world.env.settle()
        (away,) = world.seen().away
        assert away.person.user == world["Bruno"].id
        assert [getattr(one, "user", None) for one in world.seen().seated].count(world["Anna"].id) == 1
        # A person who is back in the server sits down again, although Discord had just said that they were not there.
        world.people["Bruno"] = world.guild.add_member(world["Bruno"].user)
        await world.press("Bruno", world.board(), EN("button-return"))
        await world.env.settle()
        assert world.seen().away == ()


async def test_no_one_is_away_when_discord_cannot_be_asked(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", check_errors=False) as world:
        await full_lobby(world)
        world.guild.remove_member(world["Bruno"])
        asked: list[str] = []
        http: Any = world.client.http
        request = http.request

        async def counted(route: discord.http.Route, **facts: Any) -> object:  # noqa: ANN401 - passed on unchanged
            if "/members/" in route.path:
                asked.append(route.url)
            return await request(route, **facts)

        http.request = counted
        with refusing(world, MEMBER, status=403, code=50001):
            await world.press("Anna", world.board(), EN("button-start"))
            await world.env.settle()
            for _ in range(3):
                world.client.tables.announce(world.seen().id)
                await world.env.settle()
        assert world.seen().away == ()
        assert len(asked) == len(set(asked)) == 2, "at most one request an hour for each person"


async def test_leaving_says_how_long_the_seat_is_held(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await full_lobby(world)
        await world.press("Anna", world.board(), EN("button-start"))
        await world.env.settle()

        async def left(**typed: str) -> str:
            return answered(await world["Bruno"].slash(world.channel, "tock leave", **typed)).content

        for typed in ({}, {"for": EN("length-back")}):
            answer = await left(**typed)
            (away,) = world.seen().away
            held = DE("seat-held-until", until=f"<t:{int(away.held_until.timestamp())}:R>")
            assert answer == f"{DE('left-seat-held')} {held}"
        assert says(await left(**{"for": "5 days"}), "seat-held-until", "de"), "the seat is held for two days at most"


async def test_leaving_the_lobby_gives_the_seat_up(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await full_lobby(world)
        left = answered(await world["Bruno"].slash(world.channel, "tock leave")).content
        assert left == speaker("de")("left")

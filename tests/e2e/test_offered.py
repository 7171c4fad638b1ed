"""Screens offer only what the table would do for the person who looks at them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import simcord

from tests.e2e.positions import OUT, put
from tests.e2e.test_at_the_table import boss_of
from tests.e2e.test_tournament import PEOPLE, allow_all, called, entering, pressed
from tests.e2e.world import World, answered, buttons, menus, open_world, seat_four, shows, text_of
from tockbot.bot.press import Press, read_press, write_press
from tockbot.bot.shared_presses import AskBack, AskToEnd, CallTournament, ShowMore, StartWithCut
from tockbot.bot.words import speaker
from tockbot.computer.greedy import choose_play
from tockbot.features.lobby.screens import OpenSeat, SetComputer, ShowSeat
from tockbot.features.privacy import BeForgotten
from tockbot.features.seats import PlayerLetBack, SendAway
from tockbot.features.tournament_screens import CallOff, Drop, ShowCourse, Withdraw
from tockbot.features.turn.screens import hand_screen
from tockbot.rules import Seat
from tockbot.tables import Actor, commands

EN = speaker("en")


def presses(shown: simcord.ResponseMessage) -> set[type[Press]]:
    return {type(read_press(one.custom_id)) for one in buttons(shown.message) if one.custom_id is not None}


async def more_of(world: World, actor: simcord.MemberActor) -> set[type[Press]]:
    """Return what *More* below the board offers a person."""
    return presses(answered(await actor.click(world.board(), custom_id=write_press(ShowMore(world.seen().id)))))


async def test_more_offers_each_person_only_what_would_work(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss = boss_of(world)
        await seat_four(world, ("Anna", "Bruno"))
        conduct = {AskToEnd, SendAway, PlayerLetBack}
        assert not conduct & await more_of(world, world["Stranger"])
        assert conduct & await more_of(world, world["Bruno"]) == set(), "the host is there"
        assert conduct & await more_of(world, world["Anna"]) == {AskToEnd}
        assert conduct & await more_of(world, boss) == {AskToEnd, SendAway}
        await world["Anna"].slash(world.channel, "tock leave")
        assert conduct & await more_of(world, world["Bruno"]) == {AskToEnd}


async def test_lobby_offers_a_guest_nothing_about_a_seat(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        await world.add_computer("Anna")
        seat = next(Seat(one) for one, player in enumerate(world.seen().seated) if one and player is not None)
        shows = write_press(ShowSeat(world.seen().id, seat))
        own = presses(answered(await world["Anna"].click(world.board(), custom_id=shows)))
        assert own == {SetComputer, OpenSeat}
        shown = answered(await world["Emma"].click(world.board(), custom_id=shows))
        assert presses(shown) == set()
        assert EN("refused-sit-first") in shown.content


async def test_more_offers_a_cut_only_when_all_seats_are_taken(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        assert StartWithCut not in presses(answered(await world.inside("Anna", EN("button-setup"), EN("button-more"))))
        await world.add_computers("Anna")
        setup = answered(await world.press("Anna", world.board(), EN("button-setup")))
        assert StartWithCut not in presses(setup), "few people need it"
        assert StartWithCut in presses(answered(await world["Anna"].click(setup, label=EN("button-more"))))


async def play_in_stead(world: World, name: str) -> None:
    """Let the bot move for a person, as when their time runs out."""
    seen, game = world.seen(name), world.game(name)
    wish = partial(commands.play, chosen=choose_play(game), stamp=game.stamp)
    await world.client.tables.decide(seen.id, Actor(plays=seen.viewer), wish)
    await world.env.settle()


async def test_undo_is_not_offered_for_a_move_of_the_bot(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d0 pm 0 0,r,r,r/{OUT}/40,r,r,r 2345/29/345", ("Anna", None, "Bruno"))
        await world.press("Anna", world.dm("Anna"), 1)
        number = world.seen("Anna").back
        assert number is not None
        await play_in_stead(world, "Bruno")
        assert world.seen("Anna").back == number, "no one else has moved"
        await play_in_stead(world, "Anna")
        assert [one.in_stead for one in world.game().history if one.seat == 0] == [False, True]
        shown = answered(await world["Anna"].slash(world.channel, "tock table"))
        assert AskBack not in presses(shown)
        forged = world.raw_press("Anna", world.dm("Anna"), write_press(AskBack(world.seen().id, number)))
        await world.env.settle()
        assert answered(forged).content == EN("refused-back-gone")


async def test_hand_in_the_channel_shows_when_the_turn_comes(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d0 pm 0 0,r,r,r/40,r,r,r/{OUT} 2345/29/345", ("Anna", "Bruno", None))
        shown = answered(await world.press("Bruno", world.board(), EN("button-hand")))
        assert speaker("de")("button-choose-ahead") in [one.label for one in buttons(shown.message)]
        await world.press("Anna", world.dm("Anna"), 1)
        assert world.to_act() == "Bruno"
        (hand,) = [one for one in world.channel.history(viewer=world["Bruno"]) if one.id == shown.id]
        assert shows(hand, hand_screen(speaker("de"), world.seen("Bruno"), asked_for=True))


async def press_all(world: World, name: str, shown: simcord.ResponseMessage) -> set[type[Press]]:
    """Press every button of a private screen that has no lasting effect; none is refused."""
    offers = {one.custom_id or "": read_press(one.custom_id or "") for one in buttons(shown.message)}
    for custom_id, press in offers.items():
        if not isinstance(press, LASTING):
            result = await world[name].click(shown, custom_id=custom_id)
            assert isinstance(result, simcord.InteractionResult)
            told = "" if result.modal is not None else text_of(answered(result))
            assert not [one for one in REFUSALS if one in told], press
    return {type(press) for press in offers.values()}


LASTING = (BeForgotten, Withdraw)
"""Presses with lasting effects, which the tests press only on purpose."""

REFUSALS = [
    EN(f"refused-{one}")
    for one in (
        "stale",
        "tournament-gone",
        "tournament-begun",
        "tournament-not-entered",
        "tournament-not-host",
        "tournament-plays",
        "tournament-place",
        "tournament-managers",
        "tournament-settled",
    )
]
"""The texts of refusals, in English."""


async def test_settings_offer_only_what_works(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        boss = world.people["Boss"] = boss_of(world)

        async def server(channel: simcord.ChannelHandle) -> simcord.ResponseMessage:
            return answered(await boss.slash(channel, "tock-server settings"))

        offers = await press_all(world, "Boss", await server(world.channel))
        assert CallTournament in offers
        for name in ("Emma", "Boss"):
            own = answered(await world[name].slash(world.channel, "tock settings"))
            await press_all(world, name, own)

        # Threads exist only below text channels, and only one tournament may be running.
        await called(world, boss)
        shown = await server(world.channel)
        assert CallTournament not in await press_all(world, "Boss", shown)
        assert EN("refused-tournament-goes-on", channel=world.channel.mention) in text_of(shown)
        await pressed(world, "Boss", entering(world), CallOff(1, sure=True))
        voice = world.guild.create_voice_channel("voice")
        shown = await server(voice)
        assert CallTournament not in presses(shown)
        assert EN("refused-tournament-place") in text_of(shown)
        assert CallTournament in presses(await server(world.channel))


async def course(world: World, name: str) -> simcord.ResponseMessage:
    """Return what *More* below a tournament's message shows a person."""
    message = next(one for one in world.channel.history() if one.content.startswith("🏆"))
    return answered(await world[name].click(message, custom_id=write_press(ShowCourse(1))))


async def test_tournament_offers_only_what_works(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await allow_all(world)
        await called(world, world["Emma"], mode="pairs", rounds="2")
        assert [one.disabled for one in buttons(entering(world))] == [False, True, True, True, False]
        assert await press_all(world, "Stranger", await course(world, "Stranger")) == set()
        assert await press_all(world, "Emma", await course(world, "Emma")) == {CallOff}, "no one can be removed"
        for name in PEOPLE:
            await world.press(name, entering(world), EN("button-enter"))
        partners = answered(await world.press("Anna", entering(world), EN("button-partner")))
        assert menus(partners.message)
        offered = {name: await press_all(world, name, await course(world, name)) for name in ("Emma", "Boss", "Anna")}
        assert offered == {"Emma": {CallOff, Drop}, "Boss": {CallOff, Drop}, "Anna": {Withdraw}}

        # After the start, a host who plays decides nothing, and a player who has left has nothing to leave.
        await world.press("Emma", entering(world), EN("button-begin"))
        await world.env.settle()
        await pressed(world, "Anna", entering(world), Withdraw(1))
        offered = {name: await press_all(world, name, await course(world, name)) for name in ("Emma", "Anna", "Bruno")}
        assert offered == {"Emma": {CallOff, Drop}, "Anna": set(), "Bruno": {Withdraw}}
        for name in PEOPLE[1:]:
            await pressed(world, name, entering(world), Withdraw(1))
        await world.env.settle()
        assert await press_all(world, "Emma", await course(world, "Emma")) <= {CallOff}
        await pressed(world, "Emma", entering(world), CallOff(1, sure=True))
        assert await press_all(world, "Emma", await course(world, "Emma")) == set()

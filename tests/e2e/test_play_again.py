"""Another game with the same people, with one press."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.world import World, answered, buttons, open_world, seat_four, text_of
from tests.texts import DE, EN, says
from tockbot.bot import people
from tockbot.bot.press import write_press
from tockbot.bot.shared_presses import PlayAgain
from tockbot.features.lobby.screens import ShowSeat, Sit
from tockbot.rules import Seat
from tockbot.tables import Level, Stage

TWO = ("Anna", "Bruno")


async def play_some_and_end(world: World) -> None:
    """Play a game of two people and two computer players, one strong, with unusual rules, until the host ends it."""
    await world["Anna"].slash(world.channel, "tock new", ruleset="italian", players=4, mode="solo", options="places")
    await world.press("Bruno", world.board(), EN("button-sit"))
    await world.add_computer("Anna", level=Level.HARD)
    await world.add_computer("Anna")
    await world.press("Anna", world.board(), EN("button-start"))
    await world.end("Anna")


async def test_next_table_keeps_rules_terms_and_seats(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await play_some_and_end(world)
        before = world.seen()
        over = world.board()
        await world.restart()
        answer = await world.press("Bruno", over, EN("button-again"))
        assert answered(answer).ephemeral
        assert says(answered(answer).content, "new-again", "de")
        after = world.seen()
        assert (after.stage, after.id) == (Stage.LOBBY, before.id + 1)
        assert (after.rules, after.terms, after.language) == (before.rules, before.terms, before.language)
        assert after.seated == (None, *before.seated[1:]), "only the person who pressed sits down"
        assert after.host.user == world["Bruno"].id
        assert world.board().id != over.id, "the record of the last game stays"
        assert EN("lobby-kept", name=f"<@{world['Anna'].id}>") in text_of(world.board())
        refused = await world.press("Emma", world.board(), EN("button-sit"))
        assert answered(refused).content == EN("refused-seat-kept")
        await world.press("Anna", world.board(), EN("button-sit"))
        assert world.seen().seated == before.seated
        await world.press("Anna", world.board(), EN("button-start"))
        assert world.seen().stage is Stage.PLAYING


async def test_partners_can_be_switched(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna", "Bruno", "Emma"))
        await world.end("Anna")
        result = await world.press("Bruno", world.board(), EN("button-again-changed"))
        assert says(answered(result).content, "new-again-seats", "de")
        after = world.seen()
        assert after.stage is Stage.LOBBY
        assert [None if kept is None else kept.name for kept in after.held] == ["Anna", "Emma", None, None]
        assert [getattr(player, "name", None) for player in after.seated][3] == "Bruno"


async def test_missing_player_gets_no_message_and_holds_up_no_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Ask Discord about members each time, as an hour later.
    monkeypatch.setattr(people, "REMEMBERED", 0.0)
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna", "Bruno", "Emma"))
        await world.end("Anna")
        await world.env.settle()
        hands = len(world["Bruno"].user.dm_channel.history())
        world.guild.remove_member(world["Emma"])
        for again in range(4):
            result = await world.press("Anna", world.board(), EN("button-again"))
            if again == 3:
                assert says(answered(result).content, "refused-too-often")
                break
            assert (EN("lobby-kept", name=f"<@{world['Bruno'].id}>") in text_of(world.board())) == (again == 0)
            assert str(world["Emma"].id) not in text_of(world.board())
            await world.add_computers("Anna")
            await world.press("Anna", world.board(), EN("button-start"))
            await world.end("Anna")
            await world.env.settle()
        assert len(world["Bruno"].user.dm_channel.history()) == hands


async def test_seat_is_held_when_the_game_begins_without_its_player(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, TWO)
        await world.end("Anna")
        await world.env.settle()
        await world.press("Anna", world.board(), EN("button-again"))
        hands = len(world["Bruno"].user.dm_channel.history())
        assert f"{EN('lobby-kept-seats', kept=1)} {EN('lobby-kept-later', kept=1)}" in text_of(world.board())
        await world.press("Anna", world.board(), EN("button-fill"))
        await world.env.settle()
        assert len(world["Bruno"].user.dm_channel.history()) == hands, "an absent person gets nothing"
        assert [one.person.user for one in world.seen().away] == [world["Bruno"].id]
        assert says(text_of(world.board()), "table-away")
        await world.press("Bruno", world.board(), EN("button-return"))
        await world.env.settle()
        assert world.seen("Bruno").viewer == 1
        assert world.seen().away == ()
        assert len(world["Bruno"].user.dm_channel.history()) == hands + 1, "the hand arrives with the seat"


async def test_player_away_at_the_end_sits_down_again(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, TWO, rated=False)
        await world["Bruno"].slash(world.channel, "tock leave", **{"for": EN("length-back")})
        await world.end("Anna")
        over = world.board()
        refused = await world.press("Emma", over, EN("button-again"))
        assert says(answered(refused).content, "refused-not-playing")
        await world.press("Bruno", over, EN("button-again"))
        assert world.seen("Bruno").viewer == 1
        assert EN("lobby-kept", name=f"<@{world['Anna'].id}>") in text_of(world.board())


async def test_next_table_is_opened_once_by_its_players_and_can_be_left(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await play_some_and_end(world)
        over = world.board()
        refused = await world.press("Stranger", over, EN("button-again"))
        assert says(answered(refused).content, "refused-not-playing")
        assert world.seen().stage is Stage.CLOSED
        await world.press("Anna", over, EN("button-again"))
        lobby = world.board()
        again = await world.press("Bruno", over, EN("button-again"))
        assert str(lobby.id) in answered(again).content
        assert world.board().id == lobby.id
        own = next(seat for seat, owner in enumerate(world.seen().held) if owner and owner.user == world["Bruno"].id)
        await world.press_id("Bruno", world.board(), write_press(Sit(world.seen().id, Seat(own))))
        assert world.seen("Bruno").viewer == own
        shown = answered(
            await world.press_id("Bruno", world.board(), write_press(ShowSeat(world.seen().id, Seat(own))))
        )
        await world.press("Bruno", shown.message, DE("button-leave"))
        assert world.seen("Bruno").viewer is None
        assert world.seen("Anna").viewer == 0


async def test_a_forged_press_in_mid_game_opens_nothing(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, TWO)
        running = world.seen()
        assert EN("button-again") not in [item.label for item in buttons(world.board())]
        world.raw_press("Anna", world.board(), write_press(PlayAgain(running.id)))
        await world.env.settle()
        assert (world.seen().id, world.seen().stage) == (running.id, Stage.PLAYING)

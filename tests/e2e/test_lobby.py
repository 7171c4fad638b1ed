"""The lobby: a seat's own button, the screen it opens, and the hash that is shown once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.forms import fill
from tests.e2e.world import World, answered, buttons, open_world, seat_four, text_of
from tests.texts import DE, says
from tockbot.bot.press import write_press
from tockbot.bot.words import speaker
from tockbot.features.lobby.screens import ChooseTerms, OpenSeat, ShowSeat, Sit
from tockbot.rules import Seat
from tockbot.tables import Level, Stage

EN = speaker("en")


INVITATION = EN("lobby-terms", pace="", hints="", undo="", rated="", door="invited").rpartition(" · ")[2]


def shown_to(world: World, name: str, seat: int) -> list[str | None]:
    """Return the buttons that a person gets for a taken seat."""
    own = [m for m in world.channel.history(viewer=world[name]) if m.flags.ephemeral and f"**{seat + 1}**" in m.content]
    return [item.label for item in buttons(own[-1])]


async def test_button_beside_a_person_only_leaves(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        await world.add_computer("Anna", Seat(1))
        shown = [item.label for item in buttons(world.board())]
        assert EN("button-at-seat", button=EN("button-leave"), number=1) in shown
        assert EN("button-at-seat", button=EN("button-seat"), number=2) in shown
        await world.press("Anna", world.board(), EN("button-leave"))
        assert shown_to(world, "Anna", 0) == [EN("button-leave")]
        other = answered(await world.press("Emma", world.board(), EN("button-leave")))
        assert other.content.endswith(EN("seat-other"))
        assert not buttons(other.message)


async def test_seated_player_is_asked_about_a_free_seat(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        await world.inside("Anna", EN("button-sit"))
        assert shown_to(world, "Anna", 1) == [
            EN("button-computer-level", level=EN("level-easy")),
            EN("button-computer-level", level=EN("level-normal")),
            EN("button-computer-level", level=EN("level-hard")),
            EN("button-sit"),
        ]
        assert world.seen("Anna").viewer == 0, "nothing is done yet"
        await world.inside("Anna", EN("button-sit"), EN("button-sit"))
        assert world.seen("Anna").viewer == 1
        assert shown_to(world, "Anna", 1) == [EN("button-leave")]
        await world.inside(
            "Anna",
            EN("button-sit"),
            EN("button-computer-level", level=EN("level-hard")),
            EN("button-computer-level", level=EN("level-easy")),
        )
        assert getattr(world.seen().seated[0], "level", None) is Level.EASY
        assert shown_to(world, "Anna", 0) == [
            EN("button-computer-level", level=EN("level-easy")),
            EN("button-computer-level", level=EN("level-normal")),
            EN("button-computer-level", level=EN("level-hard")),
            EN("button-open-seat"),
        ]
        await world.inside("Anna", EN("button-seat"), EN("button-open-seat"))
        assert world.seen().seated[0] is None


async def test_outsider_cannot_move_or_remove_a_player(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        await world.inside("Anna", EN("button-sit"), EN("button-computer-level", level=EN("level-normal")))
        await world.press("Emma", world.board(), EN("button-leave"))
        assert shown_to(world, "Emma", 0) == [], "the seat is Anna's"
        computers = await world.press_id("Emma", world.board(), write_press(ShowSeat(world.seen().id, Seat(1))))
        assert buttons(answered(computers).message) == []
        refused = world.raw_press("Emma", world.board(), write_press(OpenSeat(world.seen().id, Seat(1))))
        await world.env.settle()
        assert says(answered(refused).content, "refused-sit-first")
        assert world.seen().seated[1] is not None
        await world.press("Emma", world.board(), EN("button-sit"))
        assert world.seen("Emma").viewer == 2, "a person without a seat sits down at once"


async def test_only_the_host_gives_away_a_seat_that_is_kept(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna", "Bruno"))
        await world.end("Anna")
        await world.press("Anna", world.board(), EN("button-again"))
        table = world.seen().id
        refused = await world.press_id("Emma", world.board(), write_press(Sit(table, Seat(1))))
        assert says(answered(refused).content, "refused-seat-kept")
        shown = await world.press_id("Anna", world.board(), write_press(Sit(table, Seat(1))))
        await world.press("Anna", answered(shown).message, EN("button-open-seat"))
        assert world.seen().held[1] is None
        await world.press_id("Emma", world.board(), write_press(Sit(table, Seat(1))))
        assert world.seen("Emma").viewer == 1


async def test_at_a_table_by_invitation_the_host_is_asked(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        shown = answered(await world.press("Anna", world.board(), EN("button-setup")))
        await fill(world["Anna"], shown, ChooseTerms(world.seen().id), others=["rated", "undo", "invited"])
        assert INVITATION in text_of(world.board())
        assert (
            DE("seats-line", channel="", rules="", seats="", door="invited").rpartition("· ")[2]
            in answered(await world["Bruno"].slash(world.channel, "tock games")).content
        )
        await world.press("Bruno", world.board(), EN("button-sit"))
        (call,) = [m for m in world.channel.history() if says(m.content, "asked-host")]
        assert world["Anna"].id in [user.id for user in call.mentions]
        assert world.seen("Bruno").viewer is None
        await world.restart()
        refused = await world.press("Bruno", world.board(), "Let Bruno in")
        assert answered(refused).ephemeral
        await world.press("Anna", world.board(), "Let Bruno in")
        assert world.seen("Bruno").viewer == 1
        assert EN("button-let-in", name="Bruno") not in [item.label for item in buttons(world.board())]


@pytest.mark.parametrize("is_full", [False, True])
async def test_start_links_to_the_message_with_the_hash(tmp_path: Path, is_full: bool) -> None:  # noqa: FBT001 - pytest passes it
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        lobby = world.board()
        (picture,) = lobby.attachments
        told = "Seat 1: Anna (team A). Seat 2: free (team B). Seat 3: free (team A). Seat 4: free (team B)."
        assert picture.description == told
        if is_full:
            await world.add_computers("Anna")
            await world.press("Anna", world.board(), EN("button-start"))
        else:
            await world.press("Anna", world.board(), EN("button-fill"))
        assert not [m for m in world.channel.history() if world.seen().seed_hash in text_of(m)]
        custom_ids = {m.id: str([one.custom_id for one in buttons(m)]) for m in world.channel.history()}
        assert [m for m in custom_ids if world.seen().seed_hash in custom_ids[m]] == [lobby.id]
        (start,) = [m for m in world.channel.history() if says(m.content, "announced")]
        assert f"({lobby.jump_url})" in start.content
        record = next(m for m in world.channel.history() if m.id == lobby.id)
        assert not record.attachments, "the board has the picture now"


async def test_vacant_lobby_makes_room_in_its_channel(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new", ruleset="swiss")
        before = world.seen()
        taken = answered(await world["Emma"].slash(world.channel, "tock new", ruleset="swiss")).content
        assert world.seen().id == before.id, taken
        await world["Anna"].slash(world.channel, "tock leave")
        opened = answered(await world["Emma"].slash(world.channel, "tock new", ruleset="swiss")).content
        assert EN("new-opened") in opened
        assert world.seen("Emma").viewer == 0
        assert world.client.tables.see(before.id).stage is Stage.CLOSED

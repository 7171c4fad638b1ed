"""Undoing a move: requested in private, agreed to below the board, and announced to everyone."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.forms import fill
from tests.e2e.positions import OUT, put
from tests.e2e.world import answered, buttons, open_world, text_of
from tests.texts import DE, EN, says
from tockbot.features.lobby.screens import ChooseTerms
from tockbot.rules import format_position

THREE = ("Anna", "Bruno", "Chloé")


async def test_a_play_is_taken_back_when_the_others_agree(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 0,r,r,r/{OUT}/40,r,r,r 25/29/9T", THREE)
        before = format_position(world.game("Anna").position())
        await world.press("Anna", world.dm("Anna"), 1)
        played = world.game()
        assert len(played.history) == 1
        await world.press("Anna", world.dm("Anna"), EN("button-take-back"))
        assert says(text_of(world.board()), "back-wanted")
        assert EN("back-asked") in text_of(world.dm("Anna"))
        refused = await world.press("Emma", world.board(), EN("button-let-undo"))
        assert answered(refused).content == EN("refused-not-seated")
        await world.restart()
        for name in THREE[1:]:
            assert len(world.game().history) == 1
            await world.press(name, world.board(), EN("button-let-undo"))
        assert format_position(world.game("Anna").position()) == before
        assert says(text_of(world.board()), "back-took")
        assert world.to_act() == "Anna"
        await world.press("Anna", world.dm("Anna"), 2)
        assert len(world.game().history) == 1


async def test_undo_is_offered_at_the_next_turn_and_in_more(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, f"italian 3s d2 pm 0 0,r,r,r/{OUT}/40,r,r,r 2569/29/9T", ("Anna", None, None))
        before = format_position(world.game("Anna").position())
        undo = EN("button-take-back")
        assert undo not in [item.label for item in buttons(world.dm("Anna"))]
        await world.press("Anna", world.dm("Anna"), 1)
        assert world.to_act() == "Anna"
        assert len(world.game().history) > 1, "the computer players have moved"
        await world.press("Anna", world.dm("Anna"), undo)
        assert EN("back-undone-computers") in text_of(world.dm("Anna"))
        assert format_position(world.game("Anna").position()) == before
        assert undo not in [item.label for item in buttons(world.dm("Anna"))]
        await world.press("Anna", world.dm("Anna"), 1)
        shown = answered(await world.press("Anna", world.board(), EN("button-more")))
        await world.press("Anna", shown.message, undo)
        assert format_position(world.game("Anna").position()) == before
        shown = answered(await world.press("Anna", world.board(), EN("button-more")))
        assert undo not in [item.label for item in buttons(shown.message)]


async def test_host_can_switch_off_undo(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        shown = answered(await world.press("Bruno", world.board(), EN("button-setup")))
        assert [item.label for item in buttons(shown.message)] == [DE("button-rules"), DE("button-more")], (
            "only the host chooses"
        )
        shown = answered(await world.press("Anna", world.board(), EN("button-setup")))
        await fill(world["Anna"], shown, ChooseTerms(world.seen().id), others=["rated"])
        assert not world.seen().terms.allows_undo
        await fill(world["Anna"], shown, ChooseTerms(world.seen().id), others=["rated", "undo"])
        assert world.seen().terms.allows_undo

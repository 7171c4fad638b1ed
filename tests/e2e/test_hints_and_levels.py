"""Levels chosen at the table, and hints: private, counted, announced to everyone, and kept through a restart."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.forms import fill
from tests.e2e.positions import at_a_turn_of_anna
from tests.e2e.world import World, answered, buttons, exchange, open_world, play_by_buttons, take, text_of
from tests.texts import EN, says
from tockbot.bot.press import write_press
from tockbot.features.lobby.screens import ChooseTerms, SetComputer, ShowSeat
from tockbot.rules import Phase, Seat
from tockbot.tables import Computer, Level, has_choice, ranks_of


def levels(world: World) -> list[Level | None]:
    return [player.level if isinstance(player, Computer) else None for player in world.seen().seated]


def told(world: World) -> list[str]:
    """Return the board's lines about hints."""
    return [line for line in text_of(world.board()).split("\n") if says(line, "hint-told")]


async def ask(world: World, name: str) -> str:
    answer = await world.hint(name)
    first = answer.followups[0]
    shown = next(m for m in world.channel.history(viewer=world[name]) if m.id == first.id)
    assert shown.flags.ephemeral
    return str(shown.content)


async def to_a_choice_of_anna(world: World, names: tuple[str, ...]) -> None:
    """Play on until Anna is to act and has a choice."""
    while True:
        game, name = world.game("Anna"), world.to_act()
        if game.phase is Phase.EXCHANGE:
            await exchange(world, names)
        elif name == "Anna" and has_choice(game.position(), ranks_of(game.hand)):
            return
        else:
            assert name is not None
            await play_by_buttons(world, name)


async def change_seat(world: World, name: str, press: SetComputer) -> None:
    """Press this button on the screen of its seat."""
    shown = answered(await world.press_id(name, world.board(), write_press(ShowSeat(press.table_id, press.seat))))
    await take(world, name, press, next(m for m in world.channel.history(viewer=world[name]) if m.id == shown.id))


async def test_each_computer_player_has_its_level(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        await world.inside("Anna", EN("button-sit"), EN("button-computer-level", level=EN("level-normal")))
        await world.add_computer("Anna", level=Level.HARD)
        await world.add_computer("Anna", Seat(3), level=Level.EASY)
        assert levels(world) == [None, Level.NORMAL, Level.HARD, Level.EASY]
        assert EN("computer-name", name="", level=EN("level-hard")).strip() in text_of(world.board())
        await change_seat(world, "Anna", SetComputer(world.seen().id, Seat(1), Level.HARD))
        await world.add_computer("Anna", Seat(3), level=Level.NORMAL)
        assert levels(world) == [None, Level.HARD, Level.HARD, Level.NORMAL]
        before = world.seen().seated
        world.raw_press("Stranger", world.board(), write_press(SetComputer(world.seen().id, Seat(1), Level.EASY)))
        await world.env.settle()
        assert world.seen().seated == before, "outsiders change nothing"
        await world.restart()
        assert levels(world) == [None, Level.HARD, Level.HARD, Level.NORMAL]
        await world.press("Anna", world.board(), EN("button-start"))
        await exchange(world, ("Anna",))
        assert world.game().phase is Phase.PLAY or world.game().round > 1


async def test_hint_is_private_counted_and_announced(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        shown = answered(await world.press("Anna", world.board(), EN("button-setup")))
        await fill(world["Anna"], shown, ChooseTerms(world.seen().id), hints="1")
        assert world.seen().terms.hints == 1
        await world.add_computers("Anna")
        assert await ask(world, "Anna") == EN("refused-not-started")
        await world.press("Anna", world.board(), EN("button-start"))
        assert await ask(world, "Stranger") == EN("refused-not-seated")
        text = await ask(world, "Anna")
        assert f"1. {EN('hint-give', card='')}" in text
        assert "%" in text
        assert says(text, "hint-left")
        assert len(told(world)) == 1
        assert await ask(world, "Anna") == text, "the same moment, the same hint, and it counts once"
        assert len(told(world)) == 1
        await world.restart()
        assert world.seen("Anna").hints_left == 0
        await to_a_choice_of_anna(world, ("Anna",))
        labels = [button.label for button in buttons(world.dm("Anna"))]
        assert EN("button-hint") not in labels, "no button without hints left"
        assert says(await ask(world, "Anna"), "refused-hints-spent")


async def test_hint_is_shown_by_a_button_and_refused_out_of_turn_or_if_off(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await at_a_turn_of_anna(world, ("Anna", "Bruno"))
        assert says(await ask(world, "Bruno"), "refused-nothing-due", "de")
        before = world.dm("Anna")
        shown = answered(await world.press("Anna", before, EN("button-hint")))
        assert shown.content.startswith(EN("hint-header"))
        assert EN("hint-left", hints=2) in shown.content
        assert world.seen("Anna").hints_left == 2
        assert told(world) == [EN("hint-told", names="Anna")]
        assert world.dm("Anna").content == before.content, "the turn stays as it was"
        other = world.guild.create_text_channel("tock-2")
        await world["Emma"].slash(other, "tock new")
        shown = answered(await world["Emma"].click(world.board(other), label=EN("button-setup")))
        await fill(world["Emma"], shown, ChooseTerms(world.seen(channel=other).id), hints="0")
        await world.press("Emma", world.board(other), EN("button-fill"))
        refused = await world.hint("Emma", other)
        assert says(answered(refused).content, "refused-hints-off")

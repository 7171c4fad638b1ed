from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.e2e.test_at_the_table import to_turn_of
from tests.e2e.world import (
    World,
    buttons,
    exchange,
    log_of,
    menus,
    offered,
    open_world,
    play_by_buttons,
    seat_four,
    take,
)
from tockbot.rules import Phase
from tockbot.tables import Person
from tockbot.ui.press import BackToHand, BuildSeven

TWO = ("Anna", "Bruno")


def everything(world: World) -> object:
    """All that can be known of the table: the whole log, and what each of its people sees."""
    seen = world.seen()
    people = [player.id for player in seen.seated if isinstance(player, Person)]
    return log_of(world, seen.id), [world.client.tables.see(seen.id, person) for person in (None, *people)]


async def test_a_restart_in_the_lobby_keeps_the_seats(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await world["Anna"].slash(world.channel, "tock new")
        lobby = world.board()
        before = everything(world)
        await world.restart()
        assert everything(world) == before
        await world.press("Bruno", lobby, "Join")
        assert world.seen("Bruno").viewer == 1


async def test_a_restart_in_mid_exchange_keeps_the_gifts(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, TWO)
        await world.press("Anna", world.dm("Anna"), "2 ·")
        before, gift, hand = everything(world), world.game("Anna").gift, world.dm("Bruno")
        await world.restart()
        assert everything(world) == before
        assert world.game("Anna").gift == gift
        await world.press("Bruno", hand, "1 ·")
        assert world.game().phase is Phase.PLAY


async def test_a_restart_in_mid_turn_keeps_the_turn(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, TWO)
        await to_turn_of(world, "Anna", TWO)
        before, hand = everything(world), world.dm("Anna")
        pressed = next(item for item in buttons(hand) if not item.disabled)
        await world.restart()
        assert everything(world) == before
        assert len([m for m in world.channel.history() if m.attachments]) == 1
        plays = len(world.game().history)
        await world.press_id("Anna", hand, pressed.custom_id or "")
        await play_by_buttons_from_here(world)
        assert len(world.game().history) > plays


async def play_by_buttons_from_here(world: World) -> None:
    """Anna has pressed a card, or has nothing to choose from."""
    if world.to_act() == "Anna":
        message = world.dm("Anna")
        for back in [press for press in offered(message) if isinstance(press, BackToHand)]:
            await take(world, "Anna", back)
        await play_by_buttons(world, "Anna")


async def test_a_restart_in_mid_seven_keeps_the_parts_chosen(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await seat_four(world, ("Anna",))
        await to_a_seven(world)
        begun = seven_offered(world)
        assert begun is not None
        await take(world, "Anna", begun)
        one_step = menus(world.dm("Anna"))[0].options[-1].value
        await world.choose("Anna", world.dm("Anna"), one_step)
        half = world.dm("Anna")
        path = max(press.path for press in offered(half) if isinstance(press, BuildSeven))[:1]
        assert replace(begun, path=(*path, 0)) in offered(half)
        before = everything(world)
        await world.restart()
        assert everything(world) == before
        for _ in range(7):
            if not menus(half):
                break
            path = (*path, 0)
            await take(world, "Anna", replace(begun, path=path), half)
            half = world.dm("Anna")
        plays = len(world.game().history)
        await world.press("Anna", world.dm("Anna"), "Play it")
        assert len(world.game().history) > plays
        assert any(h.cards[0][0] == "7" and h.seat == 0 for h in world.game().history[plays:])


def seven_offered(world: World) -> BuildSeven | None:
    """What Anna can press to begin with a seven."""
    return next((press for press in offered(world.dm("Anna")) if isinstance(press, BuildSeven)), None)


async def to_a_seven(world: World) -> None:
    """Play until Anna can play a seven."""
    for _ in range(300):
        if world.game().phase is Phase.EXCHANGE:
            await exchange(world, ("Anna",))
        elif seven_offered(world):
            return
        else:
            await play_by_buttons(world, "Anna")
    raise AssertionError("no seven came")

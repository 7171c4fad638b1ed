from __future__ import annotations

from pathlib import Path

from tests.e2e.test_at_the_table import to_turn_of
from tests.e2e.world import World, buttons, exchange, menus, play_by_buttons, seat_four, world
from tockbot.rules import Phase

TWO = ("Anna", "Bruno")


def everything(table: World) -> object:
    """All that can be known of the table, hidden cards included."""
    return table.client.desk.tables._tables[table.seen().id]  # noqa: SLF001


async def test_a_restart_in_the_lobby_keeps_the_seats(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await table["Anna"].slash(table.channel, "tock new")
        lobby = table.board()
        before = everything(table)
        await table.restart()
        assert everything(table) == before
        await table.press("Bruno", lobby, "Join")
        assert table.seen("Bruno").viewer == 1


async def test_a_restart_in_mid_exchange_keeps_the_gifts(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, TWO)
        await table.press("Anna", table.dm("Anna"), "2 ·")
        before, gift, hand = everything(table), table.game("Anna").gift, table.dm("Bruno")
        await table.restart()
        assert everything(table) == before
        assert table.game("Anna").gift == gift
        await table.press("Bruno", hand, "1 ·")
        assert table.game().phase is Phase.PLAY


async def test_a_restart_in_mid_turn_keeps_the_turn(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, TWO)
        await to_turn_of(table, "Anna", TWO)
        before, hand = everything(table), table.dm("Anna")
        pressed = next(item for item in buttons(hand) if not item.disabled)
        await table.restart()
        assert everything(table) == before
        assert len([m for m in table.channel.history() if m.attachments]) == 1
        plays = len(table.game().history)
        await table.press_id("Anna", hand, pressed.custom_id or "")
        await play_by_buttons_from_here(table)
        assert len(table.game().history) > plays


async def play_by_buttons_from_here(table: World) -> None:
    """Anna has pressed a card, or has nothing to choose from."""
    if table.to_act() == "Anna":
        message = table.dm("Anna")
        back = [item for item in buttons(message) if ":back:" in (item.custom_id or "")]
        if back:
            await table.press_id("Anna", message, back[0].custom_id or "")
        await play_by_buttons(table, "Anna")


async def test_a_restart_in_mid_seven_keeps_the_parts_chosen(tmp_path: Path) -> None:
    async with world(tmp_path / "t.sqlite3") as table:
        await seat_four(table, ("Anna",))
        await to_a_seven(table)
        await table.press_id("Anna", table.dm("Anna"), seven_button(table))
        one_step = menus(table.dm("Anna"))[0].options[-1].value
        await table.choose("Anna", table.dm("Anna"), one_step)
        half = table.dm("Anna")
        assert ":part:" in (menus(half)[0].custom_id or "")
        before = everything(table)
        await table.restart()
        assert everything(table) == before
        for _ in range(7):
            message = table.dm("Anna")
            if not menus(message):
                break
            await table.choose("Anna", half, "0")
            half = table.dm("Anna")
        plays = len(table.game().history)
        await table.press("Anna", table.dm("Anna"), "Play it")
        assert len(table.game().history) > plays
        assert any(h.cards[0][0] == "7" and h.seat == 0 for h in table.game().history[plays:])


def seven_button(table: World) -> str:
    enabled = [item for item in buttons(table.dm("Anna")) if not item.disabled]
    return next((item.custom_id or "" for item in enabled if ":seven:" in (item.custom_id or "")), "")


async def to_a_seven(table: World) -> None:
    """Play until Anna can play a seven."""
    for _ in range(300):
        if table.game().phase is Phase.EXCHANGE:
            await exchange(table, ("Anna",))
        elif seven_button(table):
            return
        else:
            await play_by_buttons(table, "Anna")
    raise AssertionError("no seven came")

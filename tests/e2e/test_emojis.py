"""The bot's own emojis at a table, uploaded by the bot itself."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.e2e.world import World, bot, buttons, open_world, seat_four, text_of
from tockbot.render import draw_emojis


def put_up(world: World) -> int:
    return sum(one.method == "POST" and one.path.endswith("/emojis") for one in world.env.http_requests)


async def test_cards_and_seats_use_emojis_uploaded_once(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3", make_bot=partial(bot, draw_emojis=draw_emojis)) as world:
        while put_up(world) < len(draw_emojis()):
            await world.env.settle()
        await world["Anna"].slash(world.channel, "tock new")
        assert "<:seat_3_" in text_of(world.board())
        await world.end("Anna")
        await seat_four(world, ("Anna",))
        hand = world.game("Anna").hand
        shown = [item for item in buttons(world.dm("Anna")) if item.emoji is not None]
        cards = [(item.emoji.name if item.emoji else "").split("_")[1] for item in shown]
        assert cards == [card.replace("**", "joker") for card in dict.fromkeys(hand)]
        assert not any(sign in (item.label or "") for item in shown for sign in "♠♥♦♣")
        await world.restart()
        await world.env.settle()
        assert put_up(world) == len(draw_emojis())

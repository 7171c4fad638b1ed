"""A series of games, by presses: its score is shown, it survives a restart, and it ends."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.positions import OUT, Chair, begin, put
from tests.e2e.world import World, answered, open_world, text_of
from tests.texts import EN, says
from tockbot.rules import parse_position
from tockbot.tables import Stage

WON_BY_ANNA = f"italian 3s d2 pm 0 70,h2,h3,h4/{OUT}/{OUT} A4/9/9T"


async def anna_wins(world: World) -> None:
    """Seat Bruno and Chloé again; the game starts from a position in which Anna wins at once, and she does."""
    for name in ("Bruno", "Chloé"):
        await world.press(name, world.board(), EN("button-sit"))
    await begin(world, parse_position(WON_BY_ANNA))
    anna = Chair(world, "Anna")
    await anna.press(1)
    await anna.pick("home 1")
    await world.env.settle()
    assert world.seen().stage is Stage.FINISHED


def stands(score: str, number: int) -> str:
    """Return the texts about a series to three."""
    return EN("series-stands", first=3, score=score, number=number, most=7)


async def test_a_series_from_its_first_game_to_its_last(tmp_path: Path) -> None:
    async with open_world(tmp_path / "t.sqlite3") as world:
        await put(world, WON_BY_ANNA, ("Anna", "Bruno", "Chloé"))
        anna = Chair(world, "Anna")
        await anna.press(1)
        await anna.pick("home 1")
        await world.press("Anna", world.board(), EN("button-again-series"))
        assert says(text_of(world.board()), "series-stands")
        await anna_wins(world)
        first = world.board()
        assert "●\ufe0e 1 · ■\ufe0e 0 · ▲\ufe0e 0" in text_of(first)
        await world.restart()
        await world.press("Anna", first, EN("button-again-next"))
        assert stands("●\ufe0e 1 · ■\ufe0e 0 · ▲\ufe0e 0", 2) in text_of(world.board())
        await anna_wins(world)
        second = world.board()

        # The first game's poster cannot continue a series that was continued already.
        again = answered(await world.press("Anna", first, EN("button-again-next"))).content
        assert EN("series-left") in again
        assert says(text_of(world.board()), "series-stands")
        await world.end("Anna")

        await world.press("Bruno", second, EN("button-again-next"))
        assert says(text_of(world.board()), "series-stands")
        await world.end("Bruno")
        await world.press("Anna", second, EN("button-again-next"))
        await anna_wins(world)
        assert EN("series-won", count=1, names="Anna", score="●\ufe0e 3 · ■\ufe0e 0 · ▲\ufe0e 0") in text_of(
            world.board()
        )
        await world.press("Chloé", world.board(), EN("button-again"))
        assert stands("●\ufe0e 0 · ■\ufe0e 0 · ▲\ufe0e 0", 1) in text_of(world.board())

"""Two processes at one database server: they share the work, and one takes over when the other is killed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

from loopback import Message, Person
from tests.storage.places import outside
from tests.wire.killing import POSITION
from tests.wire.player import Player, offered, shown, text_of
from tests.wire.playing import play_on
from tests.wire.server import House, house
from tockbot.features.turn.turn import BuildSeven, Give, MakePlay, ShowCard


async def plays(here: House) -> int:
    """Return the number of plays made."""
    game = (await here.seen()).game
    return 0 if game is None else len(game.history)


async def practise(here: House) -> None:
    """A person without a table opens a practice game in the channel, and plays it by direct message.

    Any process may receive the channel's events; direct messages reach the one with the first shard.
    """
    emma, world, guild = Person(here.loopback, "Emma"), here.loopback.world, here.channel.guild
    assert guild is not None
    world.guilds[guild]["members"].append(world.member(emma.user))
    await emma.type_command(here.channel, "tock practice")

    def offers(after: int) -> list[tuple[Message, Give | ShowCard | BuildSeven | MakePlay]]:
        shown = [message for message in here.hands(emma) if "practice" in text_of(message)]
        presses = [(message, press) for message in shown for press in offered(message)]
        return [
            (message, press)
            for message, press in presses
            if isinstance(press, Give | ShowCard | BuildSeven | MakePlay) and press.stamp > after
        ]

    player, after = Player(here.loopback, emma, here.channel, Random(1)), 0
    for _ in range(2):
        await here.loopback.until(partial(offers, after))
        there = offers(after)
        # Cards that bring a pawn out are at the ends of a hand. Without one, it would be discarded, and the next press
        # would be another card to pass, after a round of the others.
        message, press = there[len(there) // 2]
        after = press.stamp
        assert await shown(await player.take(press, message))


async def test_second_process_shares_and_then_takes_everything(address: str, tmp_path: Path) -> None:
    async with house(address, tmp_path, POSITION, shards=2) as here:
        players = [Player(here.loopback, person, here.channel, Random(1)) for person in here.people]
        await here.until_shared(1)
        await here.start_bot()
        await here.until_shared(2)

        def is_told_of_everything() -> bool:
            return all(here.loopback.gateway.reaches(guild) for guild in (here.channel.guild, None))

        await here.loopback.until(is_told_of_everything)
        await practise(here)
        await play_on(here, players, until=lambda seen: seen.game is not None and len(seen.game.history) >= 6)
        await here.kill_bot()
        await here.until_shared(1)
        await here.loopback.until(is_told_of_everything)
        before = await plays(here)
        await play_on(here, players, until=lambda seen: seen.game is not None and len(seen.game.history) >= before + 4)
        await here.loopback.until(lambda: len(here.boards()) == 1)
        await here.quiet()
        assert len(here.boards()) == 1
    assert outside(address, "SELECT DISTINCT owner FROM shards") == [("",)], "a stopping process hands over"

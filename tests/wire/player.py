"""A person at a table of the real bot, who knows of it only what Discord shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from operator import itemgetter
from random import Random
from typing import Final

from loopback import Channel, Interaction, Loopback, Message, Model, NotThereError, Person, walk
from tockbot.bot.press import Press, PressError, is_ours, press_of
from tockbot.bot.shared_presses import ShowHand
from tockbot.features.lobby.screens import Sit, Start
from tockbot.features.turn.turn import ConfirmSeven, Give, MakePlay, TurnPress

TIMEOUT_SECONDS: Final = 10.0
"""Seconds that somebody waits for a screen to change before looking again."""

MAX_PRESSES: Final = 40
"""Made for one play by somebody who presses at random."""

GOOD: Final = 3
"""The colour of the card that is chosen to be given."""

Offer = dict[Press, tuple[str, tuple[str, ...]]]
"""What can be pressed: for each press its ``custom_id``, and the line to choose if it is a menu's."""


def offered(message: Message) -> Offer:
    """What can be pressed on a message."""
    found: Offer = {}
    for one, _ in walk(message.components):
        custom_id = str(one.get("custom_id", ""))
        if not is_ours(custom_id) or one.get("disabled"):
            continue
        lines: list[tuple[str, ...]] = [(str(option["value"]),) for option in one.get("options", [])]
        for values in lines or [()]:
            try:
                found[press_of(custom_id, values)] = (custom_id, values)
            except PressError:
                continue
    return found


def labelled(message: Message) -> list[tuple[Press, str]]:
    """The buttons of a message that can be pressed, and what they say."""
    named = {str(one.get("custom_id", "")): str(one.get("label", "")) for one, _ in walk(message.components)}
    return [(press, named[custom_id]) for press, (custom_id, _) in offered(message).items()]


def text_of(message: Message) -> str:
    """All that a message says."""
    texts = [str(one["content"]) for one, _ in walk(message.components) if "content" in one]
    return "\n".join([message.payload["content"], *texts])


def decides(press: Press) -> bool:
    """Whether a press settles a turn, rather than leading on to another screen."""
    return isinstance(press, Give | MakePlay | ConfirmSeven)


class Player:
    """Somebody who plays by direct message or, where these are closed or they chose it, in the channel."""

    def __init__(
        self, loopback: Model, person: Person, channel: Channel, luck: Random, *, in_channel: bool = False
    ) -> None:
        """Let this person play at the table of a channel, as luck has it."""
        self.person = person
        self._chose_channel = in_channel
        self._loopback = loopback
        self._channel = channel
        self._luck = luck

    @property
    def in_channel(self) -> bool:
        """Whether the person's cards come in the channel."""
        return self._chose_channel or self.person.id in self._loopback.world.closed

    @property
    def screen(self) -> Message | None:
        """The private screen: the newest message for this person alone."""
        if self.in_channel:
            own = [message for message in self.person.sees(self._channel) if message.viewer is not None]
        else:
            # What is answered there disappears again.
            own = [message for message in self.person.sees(self.person.dm) if message.viewer is None]
        return next((message for message in reversed(own) if offered(message)), own[-1] if own else None)

    def turn(self) -> list[TurnPress]:
        """What the private screen offers to do in this moment of the game; nothing after a card was given."""
        screen = self.screen
        if screen is None:
            return []
        given = any(one.get("style") == GOOD for one, _ in walk(screen.components))
        here: list[TurnPress] = [press for press in offered(screen) if isinstance(press, TurnPress)]
        return [] if given and any(isinstance(press, Give) for press in here) else here

    async def take(self, press: Press, message: Message) -> Interaction:
        """Press what means this.

        Raises:
            NotThereError: it is not there.
            NoAnswerError: the bot took no note.
        """
        custom_id, values = offered(message).get(press, ("", ()))
        return await self.person.press(message, custom_id, values)

    async def ask_for_hand(self) -> Interaction:
        """Press *My hand* on the table's message.

        Raises:
            NotThereError: there is none.
            NoAnswerError: the bot took no note.
        """
        for message in reversed(self._channel.seen_by()):
            for press in offered(message):
                if isinstance(press, ShowHand):
                    return await self.take(press, message)
        raise NotThereError("no board is there")

    async def play_at_random(self, seen: list[Interaction]) -> Interaction | None:
        """Do something in this turn; give the press that settled it, None if there is nothing to do.

        Args:
            seen: gains every press that was made.

        Raises:
            NotThereError: the screen changed meanwhile.
            NoAnswerError: the bot took no note of a press.
        """
        for _ in range(MAX_PRESSES):
            screen, turn = self.screen, self.turn()
            if screen is None or not turn:
                return None
            press = self._luck.choice([press for press in turn if decides(press)] or turn)
            done = await self.take(press, screen)
            seen.append(done)
            if decides(press):
                return done
            await shown(done)
        return None


def who_plays(players: Iterable[Player]) -> Player | None:
    """Who is to act; in an exchange, where all may give a card, one of them.

    A hand that went by itself still stands on its person's screen: what is older than another's is no turn.
    """
    turns = [(turn[0].stamp, player) for player in players if (turn := player.turn())]
    return max(turns, key=itemgetter(0))[1] if turns else None


async def shown(done: Interaction, seconds: float = TIMEOUT_SECONDS) -> bool:
    """Wait until there is something new to see for whoever pressed; False if that never comes."""
    try:
        async with asyncio.timeout(seconds):
            await done.shown.wait()
    except TimeoutError:
        return False
    return True


async def seat(loopback: Loopback, channel: Channel, players: list[Player]) -> None:
    """Open a table in a channel, seat these people and begin."""
    first, *others = players
    await first.person.type_command(channel, "tock new")
    for number, player in enumerate(others, 1):
        await press_on_board(loopback, channel, player, partial(_sits, number))
    await press_on_board(loopback, channel, first, lambda press: isinstance(press, Start))
    await loopback.until(lambda: all(player.turn() for player in players if not player.in_channel))


def _sits(seat: int, press: Press) -> bool:
    return isinstance(press, Sit) and press.seat == seat


async def press_on_board(
    loopback: Loopback, channel: Channel, player: Player, wanted: Callable[[Press], bool]
) -> Interaction:
    """Press what is wanted on the table's message, once it can be pressed there."""

    def there() -> list[tuple[Message, Press]]:
        boards = [message for message in channel.seen_by() if message.components]
        return [(board, press) for board in boards for press in offered(board) if wanted(press)]

    await loopback.until(there)
    board, press = there()[-1]
    return await player.take(press, board)

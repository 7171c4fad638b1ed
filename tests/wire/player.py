"""A person at a table of the real bot, who knows only what Discord shows."""

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
"""Seconds that a player waits for a screen to change before looking again."""

MAX_PRESSES: Final = 40
"""Maximum number of presses for one play by a player who presses at random."""

GOOD: Final = 3
"""The colour of the card that is chosen to be passed."""

Offer = dict[Press, tuple[str, tuple[str, ...]]]
"""Possible presses: each with its ``custom_id`` and, if it is in a menu, the option to choose."""


def offered(message: Message) -> Offer:
    """Return the presses that a message offers."""
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
    """Return the enabled buttons of a message with their labels."""
    named = {str(one.get("custom_id", "")): str(one.get("label", "")) for one, _ in walk(message.components)}
    return [(press, named[custom_id]) for press, (custom_id, _) in offered(message).items()]


def text_of(message: Message) -> str:
    """Return the whole text of a message."""
    texts = [str(one["content"]) for one, _ in walk(message.components) if "content" in one]
    return "\n".join([message.payload["content"], *texts])


def decides(press: Press) -> bool:
    """Return whether a press settles a turn, rather than leading to another screen."""
    return isinstance(press, Give | MakePlay | ConfirmSeven)


class Player:
    """A person who plays by direct message or, if these are closed or they chose it, in the channel."""

    def __init__(
        self, loopback: Model, person: Person, channel: Channel, luck: Random, *, in_channel: bool = False
    ) -> None:
        """Let this person play at a channel's table, at random."""
        self.person = person
        self._chose_channel = in_channel
        self._loopback = loopback
        self._channel = channel
        self._luck = luck

    @property
    def in_channel(self) -> bool:
        """Return whether the person gets their cards in the channel."""
        return self._chose_channel or self.person.id in self._loopback.world.closed

    @property
    def screen(self) -> Message | None:
        """Return the private screen: the newest message that only this person sees."""
        if self.in_channel:
            own = [message for message in self.person.sees(self._channel) if message.viewer is not None]
        else:
            # Ephemeral answers in direct messages disappear again.
            own = [message for message in self.person.sees(self.person.dm) if message.viewer is None]
        return next((message for message in reversed(own) if offered(message)), own[-1] if own else None)

    def turn(self) -> list[TurnPress]:
        """Return the presses of the private screen for this moment of the game; empty after a card was passed."""
        screen = self.screen
        if screen is None:
            return []
        given = any(one.get("style") == GOOD for one, _ in walk(screen.components))
        here: list[TurnPress] = [press for press in offered(screen) if isinstance(press, TurnPress)]
        return [] if given and any(isinstance(press, Give) for press in here) else here

    async def take(self, press: Press, message: Message) -> Interaction:
        """Do this press.

        Raises:
            NotThereError: the message does not offer it.
            NoAnswerError: the bot did not answer.
        """
        custom_id, values = offered(message).get(press, ("", ()))
        return await self.person.press(message, custom_id, values)

    async def ask_for_hand(self) -> Interaction:
        """Press *My hand* on the table's message.

        Raises:
            NotThereError: there is no such message.
            NoAnswerError: the bot did not answer.
        """
        for message in reversed(self._channel.seen_by()):
            for press in offered(message):
                if isinstance(press, ShowHand):
                    return await self.take(press, message)
        raise NotThereError("no board is there")

    async def play_at_random(self, seen: list[Interaction]) -> Interaction | None:
        """Do something in this turn, and return the press that settled it, or None if there is nothing to do.

        Args:
            seen: gains every press that was made.

        Raises:
            NotThereError: the screen changed meanwhile.
            NoAnswerError: the bot did not answer a press.
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
    """Return the player to act; in an exchange, one of those who may pass a card.

    A hand that was discarded automatically stays on its player's screen: a screen older than another's is no turn.
    """
    turns = [(turn[0].stamp, player) for player in players if (turn := player.turn())]
    return max(turns, key=itemgetter(0))[1] if turns else None


async def shown(done: Interaction, seconds: float = TIMEOUT_SECONDS) -> bool:
    """Wait until the person who pressed has something new to see. Return False if that never happens."""
    try:
        async with asyncio.timeout(seconds):
            await done.shown.wait()
    except TimeoutError:
        return False
    return True


def answers_of(done: Interaction) -> list[Message]:
    """Return the messages with which the bot answered a press: the one that it changed or sent first, then others."""
    found = (done.message, *map(done.channel.messages.get, done.followups))
    return [one for one in found if one is not None]


async def seat(loopback: Loopback, channel: Channel, players: list[Player]) -> None:
    """Open a table in a channel, seat these people and start."""
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
    """Do this press on the table's message, once it is offered there."""

    def there() -> list[tuple[Message, Press]]:
        boards = [message for message in channel.seen_by() if message.components]
        return [(board, press) for board in boards for press in offered(board) if wanted(press)]

    await loopback.until(there)
    board, press = there()[-1]
    return await player.take(press, board)

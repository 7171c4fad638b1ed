"""Every press that reaches the bot: acknowledged, read, handled, and answered whatever goes wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final, Self

import discord

from tockbot.tables import Refusal, Refused
from tockbot.ui import game_presses, lobby_presses, new_table
from tockbot.ui.custom_id import Press, PressError, Verb, read_press
from tockbot.ui.desk import Desk, Interaction, acknowledge, desk_of, show
from tockbot.ui.handler import Handler, Pressing
from tockbot.ui.screens.hand import hand_screen
from tockbot.ui.words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Handling:
    """How a verb is handled: by whom, and whether its answer is a new message for the person's eyes only."""

    handler: Handler
    anew: bool = False


HANDLING: Final[dict[Verb, Handling]] = {
    Verb.JOIN: Handling(lobby_presses.join),
    Verb.SIT: Handling(lobby_presses.sit),
    Verb.LEAVE: Handling(lobby_presses.leave),
    Verb.COMPUTER: Handling(lobby_presses.computer),
    Verb.NO_COMPUTER: Handling(lobby_presses.no_computer),
    Verb.LEVEL: Handling(lobby_presses.level),
    Verb.START: Handling(lobby_presses.start),
    Verb.SETUP: Handling(lobby_presses.setup, anew=True),
    Verb.RULESET: Handling(lobby_presses.ruleset),
    Verb.PARTY: Handling(lobby_presses.party),
    Verb.OPTION: Handling(lobby_presses.option),
    Verb.HINTS: Handling(lobby_presses.hints),
    Verb.HAND: Handling(game_presses.hand, anew=True),
    Verb.BACK: Handling(game_presses.back),
    Verb.LOG: Handling(game_presses.log, anew=True),
    Verb.RULES: Handling(game_presses.rules, anew=True),
    Verb.GIVE: Handling(game_presses.give),
    Verb.CARD: Handling(game_presses.card),
    Verb.PAWN: Handling(game_presses.pawn),
    Verb.SEVEN: Handling(game_presses.seven),
    Verb.PART: Handling(game_presses.part),
    Verb.CONFIRM: Handling(game_presses.confirm),
    Verb.MAKE: Handling(game_presses.make),
    Verb.CHOOSE: Handling(game_presses.choose),
    Verb.AGAIN: Handling(new_table.again, anew=True),
}


async def pressed(desk: Desk, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
    """Handle a press: acknowledge it at once, act, and answer a refusal with one sentence and the present state."""
    press = read_press(custom_id)

    async def act(say: Speaker) -> None:
        if press is None:
            raise Refused(Refusal.STALE)
        handling = HANDLING[press.verb]
        await acknowledge(interaction, anew=handling.anew)
        await desk.tables.fetch(press.table)
        try:
            await handling.handler(Pressing(desk, interaction, press, values, say))
        except PressError as error:
            raise Refused(Refusal.STALE) from error

    went_well = await desk.guarded(interaction, act)
    if not went_well and interaction.response.is_done() and press is not None and press.stamp:
        await desk.guarded(interaction, lambda say: _present_state(desk, interaction, press, say))


async def _present_state(desk: Desk, interaction: Interaction, press: Press, say: Speaker) -> None:
    """Put the hand as it now is in place of a message whose buttons are out of date."""
    seen = desk.seen_by(interaction, press.table)
    if seen.viewer is not None:
        await show(interaction, hand_screen(say, seen))


class Pressed(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"tock:.*"):
    """Any button or menu of ours, on a message of any age."""

    def __init__(self, item: discord.ui.Item[Any], custom_id: str) -> None:
        """Stand for an item of a message."""
        super().__init__(item)
        self._pressed_id = custom_id

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /) -> Self:
        """Read a press off its message."""
        return cls(item, match.string)

    async def callback(self, interaction: Interaction) -> None:
        """Handle the press at the client's desk."""
        data: dict[str, Any] = dict(interaction.data or {})
        await pressed(desk_of(interaction), interaction, self._pressed_id, tuple(data.get("values", ())))

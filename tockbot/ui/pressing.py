"""What buttons and menus do. Each handler is named for its verb."""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Self

import discord

from tockbot.rules.board import Seat
from tockbot.rules.legal import legal_plays
from tockbot.rules.plays import Play
from tockbot.tables import decisions
from tockbot.tables.cards import rank_of
from tockbot.tables.chance import SEED_BYTES
from tockbot.tables.observation import Observation, TableSeen
from tockbot.tables.refusal import Reason, Refused
from tockbot.tables.service import Decision
from tockbot.tables.sitters import Human, UserId
from tockbot.ui.desk import Desk, Interaction, desk_of, show
from tockbot.ui.hand_screens import card_screen, hand_screen, seven_screen
from tockbot.ui.press import Press, Verb, read_press
from tockbot.ui.rules_screen import rules_screen
from tockbot.ui.seven import seven_so_far
from tockbot.ui.table_screens import log_screen
from tockbot.ui.texts import Speaker


@dataclass(frozen=True, slots=True)
class Pressing:
    """A button pressed or a menu chosen from."""

    desk: Desk
    interaction: Interaction
    press: Press
    values: tuple[str, ...]
    say: Speaker

    @property
    def user(self) -> UserId:
        """The person who pressed."""
        return UserId(self.interaction.user.id)

    @property
    def seen(self) -> TableSeen:
        """The table as the person sees it now.

        Raises:
            Refused: NO_TABLE.
        """
        return self.desk.seen_by(self.interaction, self.press.table)

    def game(self) -> Observation:
        """The game as the person's seat knows it, if the button belongs to this moment.

        Raises:
            Refused: NOT_SEATED, NOT_PLAYING, STALE.
        """
        seen = self.seen
        if seen.viewer is None:
            raise Refused(Reason.NOT_SEATED)
        if seen.game is None:
            raise Refused(Reason.NOT_PLAYING)
        if seen.game.stamp != self.press.stamp:
            raise Refused(Reason.STALE)
        return seen.game

    async def decide(self, decision: Decision) -> None:
        """Make a decision at the table."""
        await self.desk.tables.decide(self.press.table, decision)


Handler = Callable[[Pressing], Awaitable[None]]


async def join(pressing: Pressing) -> None:
    """Sit down on the first free seat."""
    person = person_of(pressing.interaction)
    await pressing.decide(lambda table: decisions.join(table, person))


async def sit(pressing: Pressing) -> None:
    """Sit down on the seat chosen."""
    person = person_of(pressing.interaction)
    seat = Seat(_number(pressing.values[0]))
    await pressing.decide(lambda table: decisions.join(table, person, seat))


async def leave(pressing: Pressing) -> None:
    """Get up."""
    await pressing.decide(lambda table: decisions.leave(table, pressing.user))


async def computer(pressing: Pressing) -> None:
    """Put a computer player on the first free seat."""
    await pressing.decide(decisions.add_computer)


async def no_computer(pressing: Pressing) -> None:
    """Take a computer player away."""
    await pressing.decide(decisions.remove_computer)


async def start(pressing: Pressing) -> None:
    """Begin the game."""
    seed = secrets.token_bytes(SEED_BYTES)
    await pressing.decide(lambda table: decisions.start(table, pressing.user, seed))


async def hand(pressing: Pressing) -> None:
    """Show the hand: a fresh one, or in place of what was chosen."""
    if pressing.seen.viewer is None:
        raise Refused(Reason.NOT_SEATED)
    await show(pressing.interaction, hand_screen(pressing.say, pressing.seen))


async def log(pressing: Pressing) -> None:
    """Show the last plays."""
    await show(pressing.interaction, log_screen(pressing.say, pressing.seen))


async def rules(pressing: Pressing) -> None:
    """Show the rules of the table."""
    await show(pressing.interaction, rules_screen(pressing.say, pressing.seen.rules))


async def give(pressing: Pressing) -> None:
    """Choose the card to give."""
    game = pressing.game()
    card = game.hand[_number(pressing.press.detail)]
    seat = _seat(game)
    await pressing.decide(lambda table: decisions.give(table, seat, card, game.stamp))
    await _show_hand(pressing)


async def card(pressing: Pressing) -> None:
    """Show what a card can do."""
    pressing.game()
    (index,), page = _path(pressing.press.detail)
    await show(pressing.interaction, card_screen(pressing.say, pressing.seen, index, page))


async def seven(pressing: Pressing) -> None:
    """Show a seven being put together."""
    pressing.game()
    (index, *path), page = _path(pressing.press.detail)
    await show(pressing.interaction, seven_screen(pressing.say, pressing.seen, index, tuple(path), page))


async def part(pressing: Pressing) -> None:
    """Add a part to a seven."""
    pressing.game()
    (index, *path), _ = _path(pressing.press.detail)
    chosen = _number(pressing.values[0])
    await show(pressing.interaction, seven_screen(pressing.say, pressing.seen, index, (*path, chosen)))


async def confirm(pressing: Pressing) -> None:
    """Play a seven that is whole."""
    game = pressing.game()
    (index, *path), _ = _path(pressing.press.detail)
    whole = seven_so_far(game, rank_of(game.hand[index]), tuple(path)).play
    if whole is None:
        raise Refused(Reason.NOT_LEGAL)
    await _make(pressing, game, whole)


async def make(pressing: Pressing) -> None:
    """Make the play that the button stands for."""
    game = pressing.game()
    await _make(pressing, game, _legal(game, _number(pressing.press.detail)))


async def choose(pressing: Pressing) -> None:
    """Make the play chosen from a menu."""
    game = pressing.game()
    await _make(pressing, game, _legal(game, _number(pressing.values[0])))


async def _make(pressing: Pressing, game: Observation, chosen: Play) -> None:
    seat = _seat(game)
    await pressing.decide(lambda table: decisions.play(table, seat, chosen, game.stamp))
    await _show_hand(pressing)


async def _show_hand(pressing: Pressing) -> None:
    """Show the hand again where it was pressed; the one in direct messages is painted with the table."""
    if pressing.interaction.guild_id is not None:
        await show(pressing.interaction, hand_screen(pressing.say, pressing.seen))


def _seat(game: Observation) -> Seat:
    if game.viewer is None:
        raise Refused(Reason.NOT_SEATED)
    return game.viewer


def _legal(game: Observation, place: int) -> Play:
    """The legal play at this place in the list.

    Raises:
        Refused: NOT_YOUR_TURN, NOT_LEGAL.
    """
    if game.viewer != game.turn:
        raise Refused(Reason.NOT_YOUR_TURN)
    plays = legal_plays(game.position())
    if not 0 <= place < len(plays):
        raise Refused(Reason.NOT_LEGAL)
    return plays[place]


def _number(text: str) -> int:
    """A number that a button carries.

    Raises:
        ValueError: it carries none.
    """
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise ValueError(text)
    return int(text)


def _path(detail: str) -> tuple[list[int], int]:
    """The numbers before the ``_``, and the one after it, if any."""
    path, _, page = detail.partition("_")
    return [_number(step) for step in path.split(".")], _number(page or "0")


def person_of(interaction: Interaction) -> Human:
    """The person acting, as a table knows people."""
    return Human(UserId(interaction.user.id), interaction.user.display_name)


@dataclass(frozen=True, slots=True)
class Handling:
    """How a verb is handled: by whom, and whether its answer is a new message for the person's eyes only."""

    handler: Handler
    anew: bool = False


HANDLING: Final[dict[Verb, Handling]] = {
    Verb.JOIN: Handling(join),
    Verb.SIT: Handling(sit),
    Verb.LEAVE: Handling(leave),
    Verb.COMPUTER: Handling(computer),
    Verb.NO_COMPUTER: Handling(no_computer),
    Verb.START: Handling(start),
    Verb.HAND: Handling(hand, anew=True),
    Verb.BACK: Handling(hand),
    Verb.LOG: Handling(log, anew=True),
    Verb.RULES: Handling(rules, anew=True),
    Verb.GIVE: Handling(give),
    Verb.CARD: Handling(card),
    Verb.SEVEN: Handling(seven),
    Verb.PART: Handling(part),
    Verb.CONFIRM: Handling(confirm),
    Verb.MAKE: Handling(make),
    Verb.CHOOSE: Handling(choose),
}


async def pressed(desk: Desk, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
    """Handle a press: acknowledge it at once, act, and answer a refusal with one sentence and the present state."""
    press = read_press(custom_id)

    async def act(say: Speaker) -> None:
        if press is None:
            raise Refused(Reason.STALE)
        handling = HANDLING[press.verb]
        if handling.anew:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
        await desk.tables.fetch(press.table)
        try:
            await handling.handler(Pressing(desk, interaction, press, values, say))
        except (ValueError, IndexError) as error:
            # What the button carries fits nothing here: it is forged, or from a moment long gone.
            raise Refused(Reason.STALE) from error

    went_well = await desk.guarded(interaction, act)
    if not went_well and press is not None and press.stamp:
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

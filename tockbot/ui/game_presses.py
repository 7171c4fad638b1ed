"""What the buttons of a game do. Each handler is named for its verb."""

from __future__ import annotations

from tockbot.rules import Play, plays_without_sevens
from tockbot.tables import Card, Observation, Refusal, Refused, decisions, rank_of
from tockbot.ui.custom_id import at, number_in
from tockbot.ui.desk import show
from tockbot.ui.handler import Pressing
from tockbot.ui.screens.hand import hand_screen
from tockbot.ui.screens.play import card_screen
from tockbot.ui.screens.rules import rules_screen
from tockbot.ui.screens.seven import seven_screen, seven_so_far
from tockbot.ui.screens.table import log_screen
from tockbot.ui.words.names import shown_name
from tockbot.ui.words.plays import Teller


async def hand(pressing: Pressing) -> None:
    """Show a fresh hand, in place of the one shown before."""
    await back(pressing)
    await pressing.desk.shown_hands.replace(pressing.press.table, pressing.interaction)


async def back(pressing: Pressing) -> None:
    """Show the hand in place of what was chosen."""
    if pressing.seen.viewer is None:
        raise Refused(Refusal.NOT_SEATED)
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
    card = at(game.hand, number_in(pressing.press.detail))
    await pressing.decide(
        lambda table: decisions.give(table, decisions.seat_of(table, pressing.user), card, game.stamp)
    )
    await _show_hand(pressing)


async def card(pressing: Pressing) -> None:
    """Show what a card can do."""
    pressing.game()
    (index, *group), page = _path(pressing.press.detail)
    chosen = group[0] if group else None
    await show(pressing.interaction, card_screen(pressing.say, pressing.seen, index, chosen, page))


async def pawn(pressing: Pressing) -> None:
    """Show what a card can do with the pawn chosen."""
    pressing.game()
    index = number_in(pressing.press.detail)
    chosen = number_in(pressing.value)
    await show(pressing.interaction, card_screen(pressing.say, pressing.seen, index, chosen))


async def seven(pressing: Pressing) -> None:
    """Show a seven being put together."""
    pressing.game()
    (index, *path), page = _path(pressing.press.detail)
    await show(pressing.interaction, seven_screen(pressing.say, pressing.seen, index, tuple(path), page))


async def part(pressing: Pressing) -> None:
    """Add a part to a seven."""
    pressing.game()
    (index, *path), _ = _path(pressing.press.detail)
    chosen = number_in(pressing.value)
    await show(pressing.interaction, seven_screen(pressing.say, pressing.seen, index, (*path, chosen)))


async def confirm(pressing: Pressing) -> None:
    """Play a seven that is whole, alone or with the second card chosen."""
    game = pressing.game()
    (index, *path), _ = _path(pressing.press.detail)
    card = at(game.hand, index)
    plays = seven_so_far(game, rank_of(card), tuple(path)).plays
    await _make(pressing, game, at(plays, number_in(pressing.value) if pressing.values else 0), card)


async def make(pressing: Pressing) -> None:
    """Make the play that the button stands for, with the card that was pressed if one was."""
    game = pressing.game()
    place, _, index = pressing.press.detail.partition("_")
    card = at(game.hand, number_in(index)) if index else None
    await _make(pressing, game, _legal(game, number_in(place)), card)


async def choose(pressing: Pressing) -> None:
    """Make the play chosen from a menu."""
    game = pressing.game()
    index, _, _ = pressing.press.detail.partition("_")
    await _make(pressing, game, _legal(game, number_in(pressing.value)), at(game.hand, number_in(index)))


async def _make(pressing: Pressing, game: Observation, chosen: Play, card: Card | None) -> None:
    await pressing.decide(
        lambda table: decisions.play(table, decisions.seat_of(table, pressing.user), chosen, game.stamp, card)
    )
    if pressing.interaction.guild_id is not None:
        told = shown_name(Teller(pressing.say, game).play(chosen))
        done = pressing.say("played", play=told)
        await show(pressing.interaction, hand_screen(pressing.say, pressing.seen, done))


async def _show_hand(pressing: Pressing) -> None:
    """Show the hand again where it was pressed; the one in direct messages is painted with the table."""
    if pressing.interaction.guild_id is not None:
        await show(pressing.interaction, hand_screen(pressing.say, pressing.seen))


def _legal(game: Observation, place: int) -> Play:
    """The play at this place among those listed.

    Raises:
        Refused: NOT_YOUR_TURN, NOT_LEGAL.
    """
    if game.viewer != game.turn:
        raise Refused(Refusal.NOT_YOUR_TURN)
    plays = plays_without_sevens(game.position())
    if not 0 <= place < len(plays):
        raise Refused(Refusal.NOT_LEGAL)
    return plays[place]


def _path(detail: str) -> tuple[list[int], int]:
    """The card's place in the hand with what was chosen after it, and the number after the ``_``, if any."""
    path, _, page = detail.partition("_")
    return [number_in(step) for step in path.split(".")], number_in(page or "0")

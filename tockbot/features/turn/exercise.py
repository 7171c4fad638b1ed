"""The screens of a position to learn from: those of a turn at a table, whose presses say which exercise they are of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from tockbot.bot.pictures import of_no_round
from tockbot.bot.press import Press, PressError, at
from tockbot.bot.screen import Button, Menu, Row, Screen
from tockbot.bot.words import Speaker
from tockbot.features.turn.play import card_screen
from tockbot.features.turn.presses import BuildSeven, ConfirmSeven, Give, MakePlay, ShowCard, StudiedPress
from tockbot.features.turn.seven import seven_screen, seven_so_far
from tockbot.features.turn.turn import turn_of
from tockbot.rules import Play, SevenStep
from tockbot.tables import Card, TableSeen, rank_of


def chosen_by(seen: TableSeen, press: Give | MakePlay | ConfirmSeven, state: SevenStep | None = None) -> Play | Card:
    """The play, or the card to give, that a press chooses; ``state`` is the seven that it is about, if it is known.

    Raises:
        PressError: it fits nothing that is offered in this position.
    """
    game = seen.game
    if game is None or press.stamp != game.stamp:
        raise PressError
    match press:
        case Give(_, _, card):
            return at(game.hand, card)
        case MakePlay(_, _, play):
            return at(turn_of(seen).plays, play)
        case ConfirmSeven(_, _, card, path, play):
            state = state or seven_so_far(turn_of(seen), rank_of(at(game.hand, card)), path)
            return at(state.ways or (), play)
        case _:
            assert_never(press)


def shown_by(say: Speaker, seen: TableSeen, press: ShowCard | BuildSeven, state: SevenStep | None = None) -> Screen:
    """What a press leads to that chooses nothing yet; ``state`` is the seven that it is about, if it is known.

    Raises:
        PressError: it fits nothing that is offered in this position.
    """
    match press:
        case ShowCard(_, _, card, group):
            return card_screen(say, seen, card, group)
        case BuildSeven(_, _, card, path, group):
            return seven_screen(say, seen, card, path, group, state=state)
        case _:
            assert_never(press)


def cannot_be_played(seen: TableSeen, press: StudiedPress) -> Card | None:
    """The card that a press asks for and that cannot be played now; None if it can."""
    if not isinstance(press, ShowCard) or seen.game is None:
        return None
    held = at(seen.game.hand, press.card)
    return None if rank_of(held) in turn_of(seen).playable else held


def studied(screen: Screen, study: Callable[[StudiedPress], Press], *, explains: bool = False) -> Screen:
    """The screen with its presses made those of an exercise; if it ``explains``, no card is disabled.

    What is quietly said at a table is not said here, and no hint is given: it would give away what is to be found.
    """

    def made(press: Press) -> Press:
        return study(press) if isinstance(press, StudiedPress) else press

    rows = (_row(row, made, explains=explains) for row in screen.rows)
    picture = None if screen.picture is None else of_no_round(screen.picture)
    return replace(screen, rows=tuple(row for row in rows if row), picture=picture, quiet=())


def _row(row: Row, study: Callable[[Press], Press], *, explains: bool) -> Row:
    if isinstance(row, Menu):
        return replace(row, options=tuple(replace(one, press=study(one.press)) for one in row.options))
    return tuple(_button(one, study, explains=explains) for one in row if isinstance(one.press, StudiedPress))


def _button(button: Button, study: Callable[[Press], Press], *, explains: bool) -> Button:
    return replace(button, press=study(button.press), disabled=button.disabled and not explains)

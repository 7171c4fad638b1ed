"""Reuses the screens of a turn for exercises: lessons, puzzles and reviews, where no play is made at a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from tockbot import rules
from tockbot.bot.pictures import of_no_round
from tockbot.bot.press import Press, PressError, at
from tockbot.bot.screen import Button, Menu, Row, Screen
from tockbot.bot.words import Speaker
from tockbot.features.turn.screens import card_screen
from tockbot.features.turn.seven import Seven, seven_screen, seven_so_far
from tockbot.features.turn.turn import BuildSeven, ConfirmSeven, Give, MakePlay, ShowCard, StudiedPress, turn_of
from tockbot.tables import Card, TableSeen, rank_of


def chosen_by(seen: TableSeen, press: Give | MakePlay | ConfirmSeven, known: Seven | None = None) -> rules.Play | Card:
    """Return the play, or the card to pass, that a press chooses.

    Args:
        seen: the table as the viewer sees it.
        press: the press.
        known: the seven that the press is about, if it was computed already.
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
            state = known.step if known else seven_so_far(turn_of(seen), rank_of(at(game.hand, card)), path)
            return at(state.ways or (), play)
        case _:
            assert_never(press)


def shown_by(say: Speaker, seen: TableSeen, press: ShowCard | BuildSeven, known: Seven | None = None) -> Screen:
    """Return the screen that a press opens without choosing a move.

    Args:
        say: texts in the viewer's language.
        seen: the table as the viewer sees it.
        press: the press.
        known: the seven that the press is about, if it was computed already.
    """
    match press:
        case ShowCard(_, _, card, group):
            return card_screen(say, seen, card, group)
        case BuildSeven(_, _, card, path, group):
            return seven_screen(say, seen, card, path, group, known=known)
        case _:
            assert_never(press)


def cannot_be_played(seen: TableSeen, press: StudiedPress) -> Card | None:
    """Return the card that a press asks for if it cannot be played now, otherwise None."""
    if not isinstance(press, ShowCard) or seen.game is None:
        return None
    held = at(seen.game.hand, press.card)
    return None if rank_of(held) in turn_of(seen).playable else held


def studied(screen: Screen, study: Callable[[StudiedPress], Press], *, explains: bool = False) -> Screen:
    """Return the screen with its presses turned into those of an exercise.

    Warnings and hints are removed: they would give the solution away. If it ``explains``, disabled cards can be
    pressed.
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

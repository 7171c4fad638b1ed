"""Buttons, menus and layouts as discord.py has them.

None is ever listened to: presses arrive by their ``custom_id``.
"""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from tockbot.render import Theme
from tockbot.ui.custom_id import menu_id, write_press
from tockbot.ui.screen import Button, Layout, Menu, Picture, Row, Screen, Section, Style

STYLES: Final = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


def rows_of(screen: Screen) -> ui.View:
    """The rows below an ordinary message."""
    view = ui.View(timeout=None)
    for number, row in enumerate(screen.rows):
        for item in _items(row, number):
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def laid_out(screen: Screen, layout: Layout, theme: Theme) -> ui.LayoutView:
    """All of a message that is laid out, in a frame of its seat's colour."""
    view = ui.LayoutView(timeout=None)
    colour = None if layout.seat is None else discord.Colour.from_rgb(*theme.seats[layout.seat].fill)
    frame: ui.Container[Any] = ui.Container(accent_colour=colour)
    for part in _parts(screen, layout):
        frame.add_item(part)
    view.add_item(frame)
    view.stop()
    return view


def _parts(screen: Screen, layout: Layout) -> list[ui.Item[Any]]:
    parts: list[ui.Item[Any]] = [ui.TextDisplay(screen.text), *map(_section, layout.sections)]
    if screen.picture is not None:
        parts.append(_gallery(screen.picture))
    if layout.below:
        parts.append(ui.TextDisplay(layout.below))
    return [*parts, *(ui.ActionRow(*_items(row, number)) for number, row in enumerate(screen.rows))]


def _section(section: Section) -> ui.Item[Any]:
    if section.button is None:
        return ui.TextDisplay(section.text)
    return ui.Section(section.text, accessory=_button(section.button))


def _gallery(picture: Picture) -> ui.MediaGallery[Any]:
    shown = discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.alt)
    return ui.MediaGallery(shown)


def _items(row: Row, number: int) -> list[ui.Item[Any]]:
    return [_select(row, number)] if isinstance(row, Menu) else [_button(button) for button in row]


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(
        label=button.label,
        custom_id=write_press(button.press),
        style=STYLES[button.style],
        disabled=button.disabled,
    )


def _select(menu: Menu, number: int) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=option.label, value=write_press(option.press), default=option.chosen)
        for option in menu.options
    ]
    custom_id = menu_id(number, [option.press for option in menu.options])
    return ui.Select(custom_id=custom_id, placeholder=menu.placeholder, options=options)

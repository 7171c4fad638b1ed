"""Buttons, menus and layouts as discord.py has them.

None is ever listened to: presses arrive by their ``custom_id``.
"""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from tockbot.render import Theme
from tockbot.ui.custom_id import menu_id, write_press
from tockbot.ui.outgoing.messages.emojis import Emojis
from tockbot.ui.screen import LAID_OUT_LIMIT, Button, Layout, Menu, Picture, Row, Screen, Style
from tockbot.ui.words.names import SUIT_SIGNS

STYLES: Final = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}

MOST_PARTED: Final = 6
"""So many sections at the most are parted by lines from what is above and below: more leave no room for them."""


def rows_of(screen: Screen, emojis: Emojis) -> ui.View:
    """The rows below an ordinary message."""
    view = ui.View(timeout=None)
    for number, row in enumerate(screen.rows):
        for item in _items(row, number, emojis):
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def laid_out(screen: Screen, layout: Layout, theme: Theme, emojis: Emojis) -> ui.LayoutView:
    """All of a message that is laid out, in a frame of its seat's colour."""
    view = ui.LayoutView(timeout=None)
    colour = None if layout.seat is None else discord.Colour.from_rgb(*theme.seats[layout.seat].fill)
    frame: ui.Container[Any] = ui.Container(accent_colour=colour)
    for part in _parts(screen, layout, emojis):
        frame.add_item(part)
    view.add_item(frame)
    view.stop()
    return view


def _parts(screen: Screen, layout: Layout, emojis: Emojis) -> list[ui.Item[Any]]:
    text, *others = emojis.in_texts(screen.texts, LAID_OUT_LIMIT)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(text)]
    if parted := 0 < len(layout.sections) <= MOST_PARTED:
        parts.append(ui.Separator())
    for said, section in zip(others, layout.sections, strict=False):
        parts.append(_section(said, section.button, emojis))
        if section.pictures:
            parts.append(_gallery(section.pictures))
    if screen.picture is not None:
        parts.append(_gallery((screen.picture,)))
    if parted:
        parts.append(ui.Separator())
    parts += map(ui.TextDisplay, others[len(layout.sections) :])
    return [*parts, *(ui.ActionRow(*_items(row, number, emojis)) for number, row in enumerate(screen.rows))]


def _section(text: str, button: Button | None, emojis: Emojis) -> ui.Item[Any]:
    return ui.TextDisplay(text) if button is None else ui.Section(text, accessory=_button(button, emojis))


def _gallery(pictures: tuple[Picture, ...]) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{one.filename}", description=one.alt) for one in pictures)
    )


def _items(row: Row, number: int, emojis: Emojis) -> list[ui.Item[Any]]:
    return [_select(row, number)] if isinstance(row, Menu) else [_button(button, emojis) for button in row]


def _button(button: Button, emojis: Emojis) -> ui.Button[Any]:
    emoji = None if button.card is None else emojis.of(button.card)
    # The suit is on the card that is shown.
    suit = "" if button.card is None or emoji is None else SUIT_SIGNS.get(button.card[1], "")
    return ui.Button(
        label=button.label.replace(suit, "") if suit else button.label,
        emoji=emoji,
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

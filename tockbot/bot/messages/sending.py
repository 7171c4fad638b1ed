"""A screen as Discord gets it: its texts, its buttons and menus, its pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from tockbot.bot.messages.emojis import Emojis
from tockbot.bot.press import menu_id, write_press
from tockbot.bot.screen import LAID_OUT_LIMIT, TEXT_LIMIT, Button, Layout, Menu, Picture, Row, Screen, Style
from tockbot.bot.words.names import SUIT_SIGNS
from tockbot.render import DRAWING, WOOD, Theme
from tockbot.storage import MessageAt

STYLES: Final = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}

MOST_PARTED: Final = 6
"""So many sections at the most are parted by a line from what is above: more leave no room for it."""


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
    below = others[: len(others) - len(layout.sections)]
    parts: list[ui.Item[Any]] = [ui.TextDisplay(text)]
    if screen.picture is not None:
        parts.append(_gallery((screen.picture,)))
    parts += map(ui.TextDisplay, below)
    parts += (ui.ActionRow(*_items(row, number, emojis)) for number, row in enumerate(screen.rows))
    if 0 < len(layout.sections) <= MOST_PARTED:
        parts.append(ui.Separator())
    for said, section in zip(others[len(below) :], layout.sections, strict=True):
        parts.append(_section(said, section.button, emojis))
        if section.pictures:
            parts.append(_gallery(section.pictures))
    return parts


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
        discord.SelectOption(
            label=option.label,
            value=write_press(option.press),
            default=option.chosen,
            description=option.about or None,
        )
        for option in menu.options
    ]
    custom_id = menu_id(number, [option.press for option in menu.options])
    return ui.Select(custom_id=custom_id, placeholder=menu.placeholder, options=options)


LOCKED_THREAD: Final = 50083
"""Discord's code for an old thread, in which nothing can be said or edited any more."""

UNKNOWN_MESSAGE: Final = 10008
"""Discord's code for a message that is there no more."""

UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel that does not exist, which it also gives for a moment while it has problems."""

OPENING_TOO_FAST: Final = 40003
"""Discord's code for direct messages that are opened too fast."""

CLIENT_ERRORS: Final = range(400, 500)
PASSING: Final = frozenset({401, 429})
"""The statuses of refusals that are about the bot's token or its pace, and not about what was sent."""

UNEDITABLE_CODES: Final = (UNKNOWN_MESSAGE, 30046, LOCKED_THREAD)
"""Discord's codes for messages that can be edited no more: deleted, old and edited too often, in an old thread."""


def is_refused(error: discord.HTTPException) -> bool:
    """Return whether Discord refused what was asked for, so that asking again soon gives the same answer.

    That is the default for every status from 400 to 499, whatever its code.
    """
    return error.status in CLIENT_ERRORS and error.status not in PASSING and error.code != OPENING_TOO_FAST


def nonce_of(*facts: object) -> str:
    """What Discord knows a new message by (its nonce): one sent twice within minutes with the same appears once."""
    return sha256(repr(facts).encode()).hexdigest()[:25]


async def _file(picture: Picture, theme: Theme, drawn: bytes | None = None) -> discord.File:
    if drawn is None:
        drawn = await DRAWING.drawn(picture.scene, theme, picture.size)
    return discord.File(BytesIO(drawn), picture.filename, description=picture.alt)


def _mentions(screen: Screen) -> discord.AllowedMentions:
    roles = [] if screen.role is None else [discord.Object(screen.role)]
    users = [discord.Object(person) for person in screen.mentions]
    return discord.AllowedMentions(everyone=False, roles=roles, users=users, replied_user=False)


async def drawn_all(screen: Screen, theme: Theme = WOOD) -> dict[str, bytes]:
    """The files of all pictures of a screen, by their names."""
    return {one.filename: await DRAWING.drawn(one.scene, theme, one.size) for one in screen.pictures}


async def sending(
    screen: Screen, emojis: Emojis, theme: Theme = WOOD, drawn: Mapping[str, bytes] | None = None
) -> dict[str, Any]:
    """What a new message is sent with.

    Args:
        screen: what it is to show.
        emojis: what stands in place of signs.
        theme: what its pictures look like.
        drawn: the pictures' files by their names, where they are drawn already.
    """
    files = [await _file(one, theme, None if drawn is None else drawn[one.filename]) for one in screen.pictures]
    content: dict[str, Any] = {"files": files, "allowed_mentions": _mentions(screen)}
    if screen.layout is not None:
        return {**content, "view": laid_out(screen, screen.layout, theme, emojis)}
    content["content"] = _text(screen, emojis)
    return {**content, "view": rows_of(screen, emojis)} if screen.rows else content


async def editing(
    screen: Screen, emojis: Emojis, theme: Theme = WOOD, *, with_picture: bool = True, drawn: bytes | None = None
) -> dict[str, Any]:
    """What a message is edited with: all of it is replaced, but for the picture where that is still right.

    Args:
        screen: what it is to show.
        emojis: what stands in place of signs.
        theme: what its picture looks like.
        with_picture: whether the picture is replaced too.
        drawn: the picture's file, where it is drawn already.
    """
    content: dict[str, Any] = {"allowed_mentions": _mentions(screen)}
    if screen.layout is None:
        content |= {"content": _text(screen, emojis), "view": rows_of(screen, emojis) if screen.rows else None}
    else:
        # Without content, or one that was an ordinary message until now could not be laid out.
        content |= {"content": None, "view": laid_out(screen, screen.layout, theme, emojis)}
    if not with_picture:
        return content
    return {**content, "attachments": [] if screen.picture is None else [await _file(screen.picture, theme, drawn)]}


def _text(screen: Screen, emojis: Emojis) -> str:
    (text,) = emojis.in_texts((screen.text,), TEXT_LIMIT)
    return text


def said_by(message: discord.Message) -> str:
    """What a message says, in short."""
    if not message.flags.components_v2:
        return _short([message.content])
    shown = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    return _short([one.content for one in shown if isinstance(one, discord.ui.TextDisplay)])


def said_of(screen: Screen, emojis: Emojis) -> str:
    """What a message says that shows a screen, in short."""
    return _short([_text(screen, emojis)] if screen.layout is None else emojis.in_texts(screen.texts, LAID_OUT_LIMIT))


def _short(texts: Sequence[str]) -> str:
    return sha256(repr([text.strip() for text in texts]).encode()).hexdigest()[:16]


async def edit(client: discord.Client, at: MessageAt, content: dict[str, Any], *, in_private: bool = False) -> bool:
    """Edit a message; False if it is gone, or can be edited no more.

    Args:
        client: who has sent it.
        at: where it is.
        content: what it is to be, of :func:`editing`.
        in_private: whether it is a direct message, whose channel may be gone too: Discord makes a new one on demand.

    Raises:
        discord.HTTPException: anything else is the matter.
    """
    channel, message = at
    try:
        await client.get_partial_messageable(channel).get_partial_message(message).edit(**content)
    except discord.HTTPException as error:
        is_gone = isinstance(error, discord.NotFound) and (in_private or error.code != UNKNOWN_CHANNEL)
        if error.code in UNEDITABLE_CODES or is_gone:
            return False
        raise
    return True

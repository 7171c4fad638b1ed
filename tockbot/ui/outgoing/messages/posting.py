"""Screens become Discord messages: ordinary ones, and those that are laid out. Their pictures are drawn elsewhere.

A message that is laid out is nothing but components, and stays so: no edit makes an ordinary one of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from io import BytesIO
from typing import Any, Final

import discord

from tockbot.render import DRAWING, WOOD, Theme
from tockbot.tables import MessageAt
from tockbot.ui.outgoing.messages.emojis import Emojis
from tockbot.ui.outgoing.messages.views import laid_out, rows_of
from tockbot.ui.screen import LAID_OUT_LIMIT, TEXT_LIMIT, Picture, Screen

LOCKED_THREAD: Final = 50083
"""Discord's code for an old thread, in which nothing can be said or edited any more."""

UNEDITABLE_CODES: Final = (10008, 30046, LOCKED_THREAD)
"""Discord's codes for messages that can be edited no more: deleted, old and edited too often, in an old thread."""


def nonce_of(*facts: object) -> str:
    """What Discord knows a new message by (its nonce): one sent twice within minutes with the same appears once."""
    return sha256(repr(facts).encode()).hexdigest()[:25]


async def _file(picture: Picture, theme: Theme, drawn: bytes | None = None) -> discord.File:
    if drawn is None:
        drawn = await DRAWING.drawn(picture.scene, theme, picture.size)
    return discord.File(BytesIO(drawn), picture.filename, description=picture.alt)


def _mentions(screen: Screen) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(person) for person in screen.mentions], replied_user=False
    )


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


def says(message: discord.Message, screen: Screen, emojis: Emojis) -> bool:
    """Whether a message says what a screen does."""
    if screen.layout is None:
        return message.content.strip() == _text(screen, emojis).strip()
    shown = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    texts = [one.content.strip() for one in shown if isinstance(one, discord.ui.TextDisplay)]
    return texts == [text.strip() for text in emojis.in_texts(screen.texts, LAID_OUT_LIMIT)]


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
        if error.code in UNEDITABLE_CODES or (in_private and isinstance(error, discord.NotFound)):
            return False
        raise
    return True

"""Converts screens and forms to Discord's format, with the bot's emojis, pictures and films.

*Emojis.* Small pictures of suits, cards and seats in texts and on buttons. They are drawn by :mod:`tockbot.render` and
belong to the application at Discord. One process uploads the missing ones; a drawing that has changed has a new name.
While an emoji is missing or not allowed, a text sign replaces it: no one waits for a picture.

*Films.* Each film is drawn once, and one at a time for each person: drawing takes a second of processor time.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from io import BytesIO
from typing import Any, Final, TypeVar

import discord
from discord import ui

from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.cache import BoundedCache
from tockbot.bot.press import Press, menu_id, write_press
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.screen import (
    LAID_OUT_LIMIT,
    RADIO_LIMIT,
    TEXT_LIMIT,
    Answers,
    AnyOf,
    Button,
    Form,
    Layout,
    Line,
    Menu,
    OneOf,
    OneRole,
    Picture,
    Question,
    Row,
    Screen,
    Style,
    Typed,
    Upload,
)
from tockbot.bot.words import SEAT_SIGNS, SUIT_SIGNS
from tockbot.render import DRAWING, WOOD, FilmScene, Theme, draw_film
from tockbot.storage import MessageAt
from tockbot.tables import JOKER, Card, Refused, Stamp, TableId, UserId

MOST: Final = 2000
"""Maximum number of emojis that Discord lets an application have."""

AGAIN: Final = (0, 60, 600)
"""Seconds before each attempt of a process to find the emojis that another process uploads."""

ONE_REFUSED: Final = 400
"""The status with which Discord refuses a single emoji, and may accept others."""

_OURS: Final = re.compile(r"(suit|card|seat)_\w+_[0-9a-f]{6}")
_NAMES: Final = {sign: f"suit_{name}" for name, sign in SUIT_SIGNS.items()} | {
    sign: f"seat_{seat}" for seat, sign in enumerate(SEAT_SIGNS, 1)
}
_SIGNS: Final = re.compile("|".join(_NAMES))
_OF_SIGNS: Final = {name: sign for sign, name in _NAMES.items()}
_WRITTEN: Final = re.compile(rf"<:({'|'.join(_OF_SIGNS)})_[0-9a-f]{{6}}:\d+>")


class Emojis:
    """The emojis that the bot has at Discord."""

    def __init__(self, draw: Callable[[], Mapping[str, bytes]], budget: RateBudget | None = None) -> None:
        """Begin with none; ``draw`` returns the files of all emojis that the bot should have, by name.

        If there is a ``budget``, they are uploaded when nothing else has to be sent.
        """
        self._draw = draw
        self._budget = budget
        self._known: dict[str, discord.PartialEmoji] = {}

    def of(self, card: Card) -> discord.PartialEmoji | None:
        """Return the emoji of a card, if Discord has it."""
        return self._known.get("card_joker" if card == JOKER else f"card_{card}")

    def in_texts(self, texts: Sequence[str], limit: int) -> list[str]:
        """Return a message's texts with emojis in place of signs, if they are then together within the limit."""
        written = [_SIGNS.sub(self._written, text) for text in texts]
        return written if sum(map(len, written)) <= limit else list(texts)

    def _written(self, sign: re.Match[str]) -> str:
        return str(self._known.get(_NAMES[sign[0]], sign[0]))

    async def learn(self, client: discord.Client, *, puts_up: bool) -> None:
        """Look up the emojis, and upload the missing ones, or wait for another process to do so.

        Raises:
            Exception: Discord refuses one, or does not answer.
        """
        files = by_name_at_discord(await asyncio.to_thread(self._draw))
        for seconds in AGAIN:
            await asyncio.sleep(seconds)
            if await self._learn(client, files, puts_up=puts_up):
                return

    async def _learn(self, client: discord.Client, files: Mapping[str, bytes], *, puts_up: bool) -> bool:
        """Look up the emojis once; return whether all of them exist now."""
        if not files:
            return True
        found = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for name in found.keys() & files.keys():
            self._know(found[name])
        missing = files.keys() - found.keys()
        if not puts_up:
            return not missing
        # Old messages show outdated emojis: keep them while there is room.
        outdated = [emoji for name, emoji in found.items() if _OURS.fullmatch(name) and name not in files]
        for emoji in outdated[: max(0, len(found) + len(missing) - MOST)]:
            await emoji.delete()
        refused: discord.HTTPException | None = None
        for name in sorted(missing):
            if self._budget is not None:
                await self._budget.take(Urgency.TIDY)
            try:
                self._know(await client.create_application_emoji(name=name, image=files[name]))
            except discord.HTTPException as error:
                if error.status != ONE_REFUSED:
                    raise
                refused = error
        if refused is not None:
            raise refused
        return True

    def _know(self, emoji: discord.Emoji) -> None:
        self._known[emoji.name.rpartition("_")[0]] = discord.PartialEmoji(name=emoji.name, id=emoji.id)


def by_name_at_discord(drawn: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files of emojis by their names at Discord: another file has another name."""
    return {f"{name}_{sha256(file).hexdigest()[:6]}": file for name, file in drawn.items()}


NO_EMOJIS: Final = Emojis(dict)
"""For texts without signs."""


STYLES: Final = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}

MAX_PARTED: Final = 6
"""Maximum number of sections that are separated by a line from the text above: with more there is no room for it."""


def rows_of(screen: Screen, emojis: Emojis) -> ui.View:
    """Return the rows below an ordinary message."""
    view = ui.View(timeout=None)
    for number, row in enumerate(screen.rows):
        for item in _items(row, number, emojis):
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def laid_out(screen: Screen, layout: Layout, theme: Theme, emojis: Emojis) -> ui.LayoutView:
    """Return a message in a frame of its seat's colour."""
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
    if 0 < len(layout.sections) <= MAX_PARTED:
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
    # The emoji of the card already shows the suit.
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
"""Discord's code for an archived thread in which nothing can be sent or edited."""

UNKNOWN_MESSAGE: Final = 10008
"""Discord's code for a message that does not exist, or no longer exists."""

UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel that does not exist, which it also gives for a moment while it has problems."""

OPENING_TOO_FAST: Final = 40003
"""Discord's code for direct messages that are opened too fast."""

CLIENT_ERRORS: Final = range(400, 500)
PASSING: Final = frozenset({401, 429})
"""The statuses of refusals that are about the bot's token or its pace, and not about what was sent."""

UNEDITABLE_CODES: Final = (UNKNOWN_MESSAGE, 30046, LOCKED_THREAD)
"""Discord's codes for messages that can no longer be edited: deleted, old and edited too often, in an archived
thread."""


def is_refused(error: discord.HTTPException) -> bool:
    """Return whether Discord refused what was asked for, so that asking again soon gives the same answer.

    That is the default for every status from 400 to 499, whatever its code.
    """
    return error.status in CLIENT_ERRORS and error.status not in PASSING and error.code != OPENING_TOO_FAST


def nonce_of(*facts: object) -> str:
    """Return a nonce: of two messages sent with the same nonce within minutes, Discord shows one."""
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
    """Return the files of all pictures of a screen, by name."""
    return {one.filename: await DRAWING.drawn(one.scene, theme, one.size) for one in screen.pictures}


async def sending(
    screen: Screen, emojis: Emojis, theme: Theme = WOOD, drawn: Mapping[str, bytes] | None = None
) -> dict[str, Any]:
    """Return the arguments for sending a new message.

    Args:
        screen: its content.
        emojis: the emojis that replace text signs.
        theme: the theme of its pictures.
        drawn: the pictures' files by name, if they are already drawn.
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
    """Return the arguments for editing a message: everything is replaced, except a picture that is still right.

    Args:
        screen: its new content.
        emojis: the emojis that replace text signs.
        theme: the theme of its picture.
        with_picture: whether the picture is replaced, too.
        drawn: the picture's file, if it is already drawn.
    """
    content: dict[str, Any] = {"allowed_mentions": _mentions(screen)}
    if screen.layout is None:
        content |= {"content": _text(screen, emojis), "view": rows_of(screen, emojis) if screen.rows else None}
    else:
        # Discord refuses components in a message with content, which an ordinary message still has.
        content |= {"content": None, "view": laid_out(screen, screen.layout, theme, emojis)}
    if not with_picture:
        return content
    return {**content, "attachments": [] if screen.picture is None else [await _file(screen.picture, theme, drawn)]}


def _text(screen: Screen, emojis: Emojis) -> str:
    (text,) = emojis.in_texts((screen.text,), TEXT_LIMIT)
    return text


def said_by(message: discord.Message) -> str:
    """Return a digest of a message's texts; emojis count as the signs that they replace."""
    if not message.flags.components_v2:
        return _short([message.content])
    shown = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    return _short([one.content for one in shown if isinstance(one, discord.ui.TextDisplay)])


def said_of(screen: Screen) -> str:
    """Return the digest of the texts that a message with this screen has, whichever emojis the bot knows."""
    return _short([screen.text] if screen.layout is None else screen.texts)


def _short(texts: Sequence[str]) -> str:
    plain = [_WRITTEN.sub(lambda found: _OF_SIGNS[found[1]], text).strip() for text in texts]
    return sha256(repr(plain).encode()).hexdigest()[:16]


async def edit(client: discord.Client, at: MessageAt, content: dict[str, Any], *, in_private: bool = False) -> bool:
    """Edit a message; return False if it is gone, or can no longer be edited.

    Args:
        client: the client that sent it.
        at: its place.
        content: its new content, from :func:`editing`.
        in_private: whether it is a direct message, whose channel may be gone too: Discord makes a new one on demand.

    Raises:
        discord.HTTPException: the edit failed for another reason.
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


T = TypeVar("T")


def modal_of(form: Form, press: Press) -> ui.Modal:
    """Return a modal that arrives as this press when it is submitted."""
    modal = ui.Modal(title=form.title, custom_id=write_press(press))
    for question in form.questions:
        item = _item(question)
        modal.add_item(ui.Label(text=question.label, description=question.about or None, component=item))
    # No view waits for it: a submitted form arrives like any press, even after a restart.
    modal.stop()
    return modal


def answers_of(interaction: discord.Interaction[Any]) -> Answers:
    """Return the answers in a submitted form; none if the interaction is not one."""
    data: dict[str, Any] = dict(interaction.data or {})
    found = (data.get("resolved") or {}).get("attachments") or {}
    state = interaction.client._connection  # noqa: SLF001 - discord.py itself makes attachments with it
    files = {str(number): discord.Attachment(data=one, state=state) for number, one in found.items()}
    return Answers(data.get("components", ()), files)


def _item(question: Question) -> ui.Item[Any]:
    match question:
        case OneOf(name, lines=lines) if 1 < len(lines) <= RADIO_LIMIT:
            return ui.RadioGroup(custom_id=name, options=_options(discord.RadioGroupOption, lines))
        case OneOf(name, lines=lines):
            return ui.Select(custom_id=name, options=_options(discord.SelectOption, lines))
        case AnyOf(name, lines=lines):
            ticks = _options(discord.CheckboxGroupOption, lines)
            return ui.CheckboxGroup(custom_id=name, options=ticks, required=False, min_values=0)
        case Typed(name, text=text, longest=longest, example=example):
            return ui.TextInput(
                custom_id=name, default=text or None, max_length=longest, placeholder=example or None, required=False
            )
        case OneRole(name, chosen=chosen):
            kind = discord.SelectDefaultValueType.role
            roles = [] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=kind)]
            return ui.RoleSelect(custom_id=name, min_values=0, required=False, default_values=roles)
        case Upload(name):
            return ui.FileUpload(custom_id=name)
        case _:
            raise TypeError(f"unknown kind of question: {question!r}")


def _options(kind: Callable[..., T], lines: Sequence[Line]) -> list[T]:
    return [
        kind(label=line.label, value=line.value, description=line.about or None, default=line.chosen) for line in lines
    ]


FilmKey = tuple[TableId, Stamp | str, int | None, str, str, bool]
"""Everything that a film depends on.

The table, the moment or the name of the view, the viewer's seat, the language, the theme, and whether it shows names
from the table's server.
"""


class Films:
    """The films that are being drawn or cached."""

    def __init__(self, most: int, waiting: int) -> None:
        """Cache at most ``most`` films, and let at most ``waiting`` wait, including the one being drawn."""
        self._most_waiting = waiting
        self._drawn: BoundedCache[FilmKey, bytes] = BoundedCache(most)
        self._under_way: set[FilmKey] = set()
        self._waiting: set[UserId] = set()
        # A thread of its own: boards must not wait for films.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="film")

    async def drawn(self, user: UserId, key: FilmKey, scene: FilmScene, theme: Theme) -> bytes:
        """Return a film's file for a person."""
        if self._drawn.has(key):
            return await self._drawn.get(key, lambda: self._draw(key, scene, theme))
        if user in self._waiting:
            raise Refused(BotRefusal.ONE_FILM_AT_A_TIME)
        if key not in self._under_way and len(self._under_way) >= self._most_waiting:
            raise Refused(BotRefusal.FILMS_BUSY)
        self._waiting.add(user)
        self._under_way.add(key)
        try:
            return await self._drawn.get(key, lambda: self._draw(key, scene, theme))
        finally:
            self._waiting.discard(user)

    async def _draw(self, key: FilmKey, scene: FilmScene, theme: Theme) -> bytes:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, draw_film, scene, theme)
        finally:
            self._under_way.discard(key)

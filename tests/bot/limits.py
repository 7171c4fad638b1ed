"""Checks that Discord accepts a screen or form, and that screen readers can use it.

The limits come from Discord's documentation, not from the program. Discord counts code points, and so does ``len``: an
emoji outside the first 65,536 characters counts once, not twice as in UTF-16 (discord/discord-api-docs issue 1315,
answered by Discord's staff; serenity's constants say the same).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import ComponentType

from tockbot.bot.press import Press, menu_id, write_press
from tockbot.bot.screen import Button, Form, Layout, Menu, Picture, Screen, clipped
from tockbot.bot.sending import modal_of
from tockbot.bot.table_texts import NAME_LENGTHS, seat_words
from tockbot.bot.words import Speaker, languages, plain_name, runs_left, speaker, unmarked
from tockbot.render import BoardScene, LobbyScene, OpenHandsScene, PosterScene, PrivateScene
from tockbot.rules import RESERVE
from tockbot.tables import SeatSeen

SPEAKERS = [speaker(language) for language in languages()]


def check(screen: Screen) -> None:
    """Check that Discord accepts a screen as a message."""
    assert all(text.strip() for text in screen.texts)
    ids: list[str] = []
    if screen.layout is None:
        assert 1 <= len(screen.text) <= 2000, screen.text
        assert len(screen.rows) <= 5
    else:
        assert sum(map(len, screen.texts)) <= 4000, screen.texts
        assert components(screen, screen.layout) <= 40
        for section in screen.layout.sections:
            if section.button is not None:
                check_button(section.button)
                ids.append(write_press(section.button.press))
    for number, row in enumerate(screen.rows):
        if isinstance(row, Menu):
            check_menu(row)
            ids.append(menu_id(number, [option.press for option in row.options]))
        else:
            assert 1 <= len(row) <= 5
            for button in row:
                check_button(button)
                ids.append(write_press(button.press))
    assert len(set(ids)) == len(ids), ids
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids), ids
    assert len(screen.pictures) <= 10
    assert len({picture.filename for picture in screen.pictures}) == len(screen.pictures)
    for picture in screen.pictures:
        assert 1 <= len(picture.alt) <= 1024
    check_direction(screen)
    check_read_out(screen)


def check_direction(screen: Screen) -> None:
    """Check that each line runs as the first one does, if that runs from right to left."""
    lines = [line for text in screen.texts for line in text.split("\n") if any(map(str.isalnum, line))]
    if lines and runs_left(lines[0]):
        assert [line for line in lines if not runs_left(line)] == []


def check_read_out(screen: Screen) -> None:
    """Check that buttons sound different in a screen reader, and that it reads the place of each pawn."""
    rows = [row for row in screen.rows if not isinstance(row, Menu)]
    beside = [] if screen.layout is None else [one.button for one in screen.layout.sections if one.button is not None]
    check_labels([button.label for button in (*(one for row in rows for one in row), *beside)])
    for picture in screen.pictures:
        check_alt(picture)


def check_labels(labels: list[str]) -> None:
    """Check that no two buttons are read out alike, and that none is a symbol or a number alone."""
    assert len(set(labels)) == len(labels), labels
    assert all(any(map(str.isalnum, one)) and not one.isdigit() for one in labels), labels


def check_alt(picture: Picture) -> None:
    """Check that a picture's description says where all pawns are, or in a lobby who sits there."""
    match picture.scene:
        case LobbyScene(board):
            assert all(unmarked(seat.name) in unmarked(picture.alt) for seat in board.seats), picture.alt
        case BoardScene() as board:
            check_told(board, picture.alt)
        case PrivateScene(board) | OpenHandsScene(board) | PosterScene(board):
            check_told(board, picture.alt)
        case _:
            pass


def check_told(board: BoardScene, alt: str) -> None:
    seats = [seat for seat in board.seats if any(pawn.location != RESERVE for pawn in seat.pawns)]
    assert any(all(tells(say, seat, unmarked(alt)) for seat in seats) for say in SPEAKERS), alt


def tells(say: Speaker, seat: SeatSeen, alt: str) -> bool:
    """Return whether a description says everything about a seat in a language, with its name in full or cut."""

    def cut(length: int) -> Callable[[str], str]:
        return lambda name: plain_name(clipped(name, length))

    ways = (seat_words(say, seat, cut(length), own=own) for length in NAME_LENGTHS for own in (False, True))
    return any(unmarked(way) in alt for way in ways)


def components(screen: Screen, layout: Layout) -> int:
    """Return the number of components of a message in a frame, including all nested ones."""
    sections = sum((1 if section.button is None else 3) + bool(section.pictures) for section in layout.sections)
    separators = 0 < len(layout.sections) <= 6
    rows = sum(2 if isinstance(row, Menu) else 1 + len(row) for row in screen.rows)
    frame, text, below, picture = 1, 1, layout.below != "", screen.picture is not None
    return frame + text + sections + separators + below + picture + rows


def check_button(button: Button) -> None:
    assert 1 <= len(button.label) <= 80, button.label


def check_menu(menu: Menu) -> None:
    assert 1 <= len(menu.placeholder) <= 150, menu.placeholder
    assert 1 <= len(menu.options) <= 25
    values = [write_press(option.press) for option in menu.options]
    assert len(set(values)) == len(values), values
    assert all(1 <= len(value) <= 100 for value in values), values
    for option in menu.options:
        assert 1 <= len(option.label) <= 100, option.label
        assert option.label.strip()
        assert len(option.about) <= 100, option.about
    assert sum(option.chosen for option in menu.options) <= 1


def check_form(form: Form, press: Press) -> None:
    """Check that Discord accepts a form as a modal."""
    sent = modal_of(form, press).to_dict()
    assert 1 <= len(sent["title"]) <= 45, sent["title"]
    assert 1 <= len(sent["custom_id"]) <= 100
    assert 1 <= len(sent["components"]) <= 5
    names = [one["component"]["custom_id"] for one in sent["components"]]
    assert len(set(names)) == len(names), names
    for label in sent["components"]:
        assert 1 <= len(label["label"]) <= 45, label["label"]
        assert 1 <= len(label.get("description") or "-") <= 100, label["description"]
        check_question(label["component"])


def check_question(sent: dict[str, Any]) -> None:
    kind, options = ComponentType(sent["type"]), sent.get("options", [])
    if kind is ComponentType.text_input:
        assert len(sent.get("value") or "") <= sent["max_length"] <= 4000
        assert len(sent.get("placeholder") or "") <= 100
        return
    if kind in (ComponentType.file_upload, ComponentType.role_select):
        return
    least, most = {
        ComponentType.radio_group: (2, 10),
        ComponentType.checkbox_group: (1, 10),
        ComponentType.select: (1, 25),
    }[kind]
    assert least <= len(options) <= most
    assert len({one["value"] for one in options}) == len(options)
    for one in options:
        assert 1 <= len(one["label"]) <= 100, one["label"]
        assert 1 <= len(one["value"]) <= 100
        assert len(one.get("description") or "") <= 100, one["description"]
    if kind is not ComponentType.checkbox_group:
        assert sum(one.get("default", False) for one in options) <= 1

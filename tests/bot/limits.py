"""What Discord takes of a message, written down from its documentation and not from the program.

It counts code points, and so does ``len``: an emoji outside the first 65,536 characters counts once, not twice as in
UTF-16 (discord/discord-api-docs issue 1315, answered by Discord's staff; serenity's constants say the same).
"""

from __future__ import annotations

from tockbot.bot.press import menu_id, write_press
from tockbot.bot.screen import Button, Layout, Menu, Screen


def check(screen: Screen) -> None:
    """A screen is a message that Discord takes."""
    assert all(text.strip() for text in screen.texts)
    assert len(screen.rows) <= 5
    ids: list[str] = []
    if screen.layout is None:
        assert 1 <= len(screen.text) <= 2000, screen.text
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


def components(screen: Screen, layout: Layout) -> int:
    """How many components a message is made of that is laid out: all inside others count as well."""
    sections = sum((1 if section.button is None else 3) + bool(section.pictures) for section in layout.sections)
    separators = 2 if 0 < len(layout.sections) <= 6 else 0
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
    assert sum(option.chosen for option in menu.options) <= 1

"""Walks the private screens as a player does: by what their buttons and menus carry, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tests.tables.live import user_at
from tockbot.rules import Play, plays_without_sevens
from tockbot.tables import Computer, Human, Sitter, Table, TableSeen, rank_of, see
from tockbot.ui.custom_id import Press, Verb, read_press
from tockbot.ui.screen import Button, Screen
from tockbot.ui.screens.hand import hand_screen
from tockbot.ui.screens.play import card_screen
from tockbot.ui.screens.seven import seven_screen, seven_so_far
from tockbot.ui.words.speaker import Speaker

BIG: Final = 10**17 + 1
"""As long an id as a press carries."""

AWKWARD_NAMES: Final = (
    "W" * 32,
    "*_~`|>*_~`|>*_~`|>*_~`|>*_~`|>*_",
    "🦊" * 32,
    "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
    "@everyone <@1> ||x|| [a](b) `c`",
    "\u202e" + "\u05e9\u05dc\u05d5\u05dd \u0633\u0644\u0627\u0645 " * 3 + "\u200b",
    "# 1. > -# {$name} %s {0} \\ \\\\\\",
    "ﷺ" * 32,
)
"""Names as long as Discord lets them be, and as hard on whoever shows them."""


def awkward(table: Table, sitters: tuple[Sitter, ...] | None = None) -> Table:
    """The table with awkward names for everybody, then and now; every third is a computer player's."""
    if sitters is None:
        sitters = tuple(
            Computer(name) if seat % 3 == 2 else Human(user_at(seat), name)
            for seat, name in enumerate(AWKWARD_NAMES[: len(table.sitters)])
        )
    if table.game is None:
        return replace(table, sitters=sitters)
    history = tuple(replace(one, name=AWKWARD_NAMES[one.seat]) for one in table.game.history)
    return replace(table, sitters=sitters, game=replace(table.game, history=history))


def seen_by(table: Table, seat: int | None) -> TableSeen:
    """What a seat sees of an awkward table whose number is as long as can be."""
    seen = see(BIG, awkward(table), None)
    if seat is None or table.game is None:
        return seen
    names = AWKWARD_NAMES[: len(table.sitters)]
    people = tuple(Human(user_at(one), name) for one, name in enumerate(names))
    return replace(see(BIG, awkward(replace(table, sitters=people), people), user_at(seat)), sitters=seen.sitters)


@dataclass(frozen=True)
class Chosen:
    """The end of a way through the screens: a play."""

    play: Play


def choices(screen: Screen) -> Iterator[tuple[Press, str | None]]:
    """All that can be pressed or picked on a screen: the press, and for a menu the value."""
    for row in screen.rows:
        for item in row if isinstance(row, tuple) else (row,):
            press = read_press(item.custom_id)
            assert press is not None
            if isinstance(item, Button):
                if not item.disabled:
                    yield press, None
            else:
                for option in item.options:
                    yield press, option.value


def path_of(detail: str) -> tuple[int, tuple[int, ...], int]:
    """A press's card, the parts chosen, and the page."""
    path, _, page = detail.partition("_")
    index, *parts = map(int, path.split("."))
    return index, tuple(parts), int(page or 0)


def after_press(say: Speaker, seen: TableSeen, press: Press, value: str | None) -> Screen | Chosen:
    """What comes of a press: another screen, or a play."""
    game = seen.game
    assert game is not None
    assert (press.table, press.stamp) == (seen.id, game.stamp)
    if press.verb is Verb.BACK:
        return hand_screen(say, seen)
    if press.verb is Verb.MAKE:
        place, _, card = press.detail.partition("_")
        chosen = plays_without_sevens(game.position())[int(place)]
        assert not card or rank_of(game.hand[int(card)]) in chosen.spent
        return Chosen(chosen)
    if press.verb is Verb.CHOOSE:
        return Chosen(plays_without_sevens(game.position())[int(value or "")])
    index, parts, page = path_of(press.detail)
    if press.verb is Verb.CARD:
        return card_screen(say, seen, index, parts[0] if parts else None, page)
    if press.verb is Verb.PAWN:
        return card_screen(say, seen, index, int(value or ""))
    if press.verb is Verb.SEVEN:
        return seven_screen(say, seen, index, parts, page)
    if press.verb is Verb.PART:
        return seven_screen(say, seen, index, (*parts, int(value or "")))
    assert press.verb is Verb.CONFIRM
    return Chosen(seven_so_far(game, rank_of(game.hand[index]), parts).plays[int(value or 0)])

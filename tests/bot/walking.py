"""Walks through the private screens like a player, using only their buttons and menus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tests.tables.live import PEOPLE, person_at
from tockbot.bot.press import AtMoment, AtTable, Press, read_press, write_press
from tockbot.bot.screen import Menu, Screen
from tockbot.bot.shared_presses import AskBack, AskHint
from tockbot.bot.table_screens import NO_EXTRAS, Extras
from tockbot.bot.words import Speaker
from tockbot.features.turn.screens import card_screen, hand_screen
from tockbot.features.turn.seven import seven_screen, seven_so_far
from tockbot.features.turn.turn import (
    BackToHand,
    BuildSeven,
    ChooseAhead,
    ConfirmSeven,
    DiscardRest,
    MakePlay,
    ShowCard,
    Turn,
    turn_of,
)
from tockbot.rules import MovePlay, Play, in_fewest_parts
from tockbot.tables import (
    Computer,
    Human,
    People,
    Person,
    PersonId,
    Player,
    PlayRecord,
    Table,
    TableId,
    TableSeen,
    UserId,
    rank_of,
    see,
)

BIG: Final = 10**17 + 1
"""An id as long as the longest in a press."""

BIG_ID: Final = TableId(BIG)

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
"""Names of the maximum length that are hard to show."""


AWKWARD_PEOPLE: People = {
    person_at(seat): Person(person_at(seat), UserId(BIG + seat), name) for seat, name in enumerate(AWKWARD_NAMES)
}
"""The players of the largest table, with awkward names."""


def awkward(table: Table, seated: tuple[Player, ...] | None = None) -> Table:
    """Return a table with awkward names for everyone, now and earlier; every third player is a computer player."""
    if seated is None:
        seated = tuple(
            Computer(name) if seat % 3 == 2 else Human(person_at(seat))
            for seat, name in enumerate(AWKWARD_NAMES[: len(table.seated)])
        )
    if table.game is None:
        return replace(table, seated=seated)
    history = tuple(_made_by(one, seated[one.seat]) for one in table.game.history)
    return replace(table, seated=seated, game=replace(table.game, history=history))


_made: dict[tuple[int, Player], tuple[PlayRecord, PlayRecord]] = {}
"""By a record's id and a player: the record, which keeps its id, and the same one made by this player."""


def _made_by(record: PlayRecord, player: Player) -> PlayRecord:
    """Return a record as if this player had made it. Most are in the histories of many tables."""
    key = id(record), player
    if key not in _made:
        _made[key] = record, replace(record, player=player)
    return _made[key][1]


def seen_by(table: Table, seat: int | None) -> TableSeen:
    """Return an awkward table with the longest possible number, as a seat sees it."""
    seen = see(BIG_ID, awkward(table), None, AWKWARD_PEOPLE)
    if seat is None or table.game is None:
        return seen
    people = tuple(Human(person_at(one)) for one in table.rules.seats)
    return replace(see(BIG_ID, awkward(table, people), person_at(seat), AWKWARD_PEOPLE), seated=seen.seated)


def plainly(table: Table, person: PersonId | None = None) -> TableSeen:
    """Return a table with plain names, as a person sees it, or everyone if that is None."""
    return see(TableId(1), table, person, PEOPLE)


@dataclass(frozen=True)
class Chosen:
    """The end of a walk through the screens: a play."""

    play: Play


def choices(screen: Screen) -> Iterator[Press]:
    """Yield all presses on a screen, except the request for a hint or to undo a move."""
    if screen.layout is not None:
        yield from (one.button.press for one in screen.layout.sections if one.button is not None)
    for row in screen.rows:
        if isinstance(row, Menu):
            yield from (option.press for option in row.options)
        else:
            yield from (one.press for one in row if not one.disabled and not isinstance(one.press, AskBack | AskHint))


def lines(screen: Screen) -> list[Press]:
    """Return all presses in the list of a screen; its last row is for navigation."""
    return [one.press for row in screen.rows[:-1] if isinstance(row, tuple) for one in row]


def way_to(say: Speaker, seen: TableSeen, wanted: Play, first: Screen | None = None) -> list[Press]:
    """Return the presses from the hand, or from another first screen, to a play.

    Raises:
        AssertionError: no presses lead there.
    """
    turn = turn_of(seen)
    wanted = in_fewest_parts(turn.position, wanted)
    ways: list[tuple[Screen, list[Press]]] = [(first or hand_screen(say, seen), [])]
    while ways:
        screen, pressed = ways.pop(0)
        further = []
        for press in choices(screen):
            if _leads_to(turn, press, wanted) and press not in pressed:
                following = after_press(say, seen, press)
                if isinstance(following, Screen):
                    further.append((following, [*pressed, press]))
                elif following.play == wanted:
                    return [*pressed, press]
        # Parts of a seven are searched depth first.
        ways = further + ways
    raise AssertionError(wanted)


def _leads_to(turn: Turn, press: Press, wanted: Play) -> bool:
    """Return whether a press may lead to a play."""
    match press:
        case BackToHand() | ChooseAhead() | DiscardRest():
            return False
        case ShowCard(_, _, card):
            return rank_of(turn.game.hand[card]) in wanted.spent
        case BuildSeven(_, _, card, path):
            spent = rank_of(turn.game.hand[card])
            if not isinstance(wanted, MovePlay) or not wanted.in_parts or spent not in wanted.spent:
                return False
            if not path:
                return True
            before = seven_so_far(turn, spent, path[:-1])
            return (*before.parts, before.offered[path[-1]]) == wanted.moves[: len(path)]
        case _:
            return True


def after_press(say: Speaker, seen: TableSeen, press: Press) -> Screen | Chosen:
    """Return the result of a press, written and read as at Discord: another screen, or a play."""
    game, read = seen.game, read_press(write_press(press))
    assert game is not None
    assert isinstance(read, AtTable)
    assert read.table_id == seen.id
    assert not isinstance(read, AtMoment) or read.stamp == game.stamp
    match read:
        case BackToHand():
            return hand_screen(say, seen, asked_for=True)
        case MakePlay(_, _, play, from_card):
            chosen = turn_of(seen).plays[play]
            assert from_card is None or rank_of(game.hand[from_card]) in chosen.spent
            return Chosen(chosen)
        case DiscardRest():
            return Chosen(turn_of(seen).plays[0])
        case ShowCard(_, _, card, group):
            return card_screen(say, seen, card, group)
        case BuildSeven(_, _, card, path, group):
            return seven_screen(say, seen, card, path, group)
        case ConfirmSeven(_, _, card, path, play):
            ways = seven_so_far(turn_of(seen), rank_of(game.hand[card]), path).ways
            assert ways is not None
            return Chosen(ways[play])
    raise AssertionError(read)


class NoEndCard:
    """Nothing is known of a finished game but the state of its table."""

    async def besides(self, *_: object) -> Extras:
        return NO_EXTRAS

    async def chances(self, _: object) -> None:
        return None

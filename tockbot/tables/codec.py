"""Converts events to and from plain data, for the log, field by field except for the names and fields listed here.

A field with its default value is not written. Data that differ in any way from what would be written are refused. Every
entry is stored with the number of its format (:data:`FORM`), so that a later version can read it. An entry in an
unknown format is refused and left unchanged.

A play is stored with its moves and the pawns after it. The notation of a play is shorter, but can be read only by
listing the legal plays of the position before it.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, Final, TypeVar, get_args, get_type_hints

from cattrs import Converter
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override
from cattrs.strategies import configure_tagged_union

from tockbot.json_codec import UNREADABLE, strict_converter
from tockbot.rules import (
    Burn,
    Discard,
    Draw,
    Enter,
    Jump,
    Move,
    MovePlay,
    NotationError,
    Pawns,
    Play,
    Position,
    Spot,
    Swap,
    TableRules,
    ThrowIn,
    Walk,
    format_pawns,
    format_position,
    format_ruleset,
    parse_pawns,
    parse_position,
    parse_ruleset,
)
from tockbot.tables import events
from tockbot.tables.events import Event, LogError
from tockbot.tables.players import Card, Computer, Human, Level, PersonId, Player

T = TypeVar("T")

Data = dict[str, Any]

FORM: Final = 1
"""Format in which entries are written. Other formats are refused."""

KINDS: Final[dict[type[Event], str]] = {
    events.Opened: "open",
    events.Chosen: "choose",
    events.Sat: "sit",
    events.Left: "leave",
    events.SeatReserved: "keep",
    events.Away: "away",
    events.PlayerRemoved: "send away",
    events.PlayerLetBack: "let back",
    events.Forgotten: "forget",
    events.PresenceChecked: "call",
    events.Here: "here",
    events.Started: "start",
    events.Announced: "announce",
    events.Dealt: "deal",
    events.CardPassed: "give",
    events.Played: "play",
    events.Queued: "queue",
    events.Unqueued: "unqueue",
    events.DiscardRest: "let go",
    events.HintsAllowed: "allow",
    events.Rated: "rate",
    events.SeriesChosen: "series",
    events.UndoAllowed: "allow back",
    events.InvitationOnly: "invite",
    events.MoveUndone: "take back",
    events.Hinted: "hint",
    events.PaceChosen: "pace",
    events.Timed: "time",
    events.Reminded: "remind",
    events.Missed: "miss",
    events.ClockHeld: "hold clock",
    events.Asked: "ask",
    events.Agreed: "agree",
    events.Declined: "decline",
    events.Closed: "close",
    events.Reopened: "reopen",
    events.ClosedForGood: "give up",
}
"""Name of each kind of event in a log."""

EVENTS: Final = {word: kind for kind, word in KINDS.items()}
PLAYS: Final[dict[type[Play], str]] = {
    MovePlay: "move",
    Draw: "draw",
    Burn: "burn",
    ThrowIn: "throw in",
    Discard: "discard",
}
MOVES: Final[dict[type[Move], str]] = {Enter: "enter", Walk: "walk", Jump: "jump", Swap: "swap"}
MOVES_BY_WORD: Final = {word: kind for kind, word in MOVES.items()}

NAMES: Final[dict[type[Any], dict[str, str]]] = {
    events.Timed: {"deadlines": "until"},
    Draw: {"seat": "from"},
    Burn: {"seat": "of"},
}
"""Fields with another name in a log."""

SPREAD: Final[dict[type[Any], str]] = {
    events.Opened: "rules",
    events.Chosen: "rules",
    events.Sat: "player",
    events.Played: "play",
    events.Queued: "play",
}
"""Fields whose own keys are stored beside those of the event."""


def encode(event: Event) -> tuple[str, Data]:
    """Return the kind and the data of an event, ready for JSON."""
    return KINDS[type(event)], _converter().unstructure(event)


def decode(kind: str, data: Data, rules: TableRules | None, form: int = FORM) -> Event:
    """Return the event with this kind and data.

    Args:
        kind: kind of event.
        data: data of the event.
        rules: rules of the table; None only for the event that opens it.
        form: format of the data.

    Raises:
        LogError: the data are not an event of this kind, or are in an unknown format.
    """
    if form != FORM:
        raise LogError(f"it is written in form {form}, but this version reads only form {FORM}")
    if kind not in EVENTS:
        raise LogError(f"there is no kind of event called {kind!r}")
    if rules is None and kind != KINDS[events.Opened]:
        raise LogError("a log begins with the opening of its table")
    try:
        if rules is not None and "pawns" in data:
            data = {**data, "pawns": parse_pawns(rules, data["pawns"])}
        return _converter().structure(data, EVENTS[kind])
    except UNREADABLE as error:
        raise LogError(f"cannot read the data of the {kind!r} event: {type(error).__name__}") from error


def player_data(player: Player) -> Data:
    """Return a player as plain data, ready for JSON."""
    match player:
        case Human(person):
            return {"person": person}
        case Computer(name, level):
            return {"computer": name, "level": level.value}


def _read_player(data: Data, _: object) -> Player:
    match data:
        case {"person": person, **more} if not more:
            return Human(_converter().structure(person, PersonId))
        case {"computer": name, "level": level, **more} if not more:
            return Computer(_converter().structure(name, str), Level(level))
        case _:
            raise ValueError


def _rules_data(rules: TableRules) -> Data:
    return {"ruleset": format_ruleset(rules), "players": rules.party.players, "in_teams": rules.party.in_teams}


def _read_rules(data: Data, _: object) -> TableRules:
    players, in_teams = _converter().structure(data["players"], int), _converter().structure(data["in_teams"], bool)
    try:
        rules = parse_ruleset(data["ruleset"], players, in_teams=in_teams)
    except NotationError as error:
        raise LogError(str(error)) from error
    if _rules_data(rules) != data:
        raise ValueError
    return rules


def _move_play_data(play: MovePlay) -> Data:
    return {
        "spent": play.spent,
        "rank": play.rank,
        "moves": [[MOVES[type(move)], *_converter().unstructure(move)] for move in play.moves],
        "pawns": format_pawns(play.pawns),
        "forces_discard": play.forces_discard,
    }


def _read_move(row: list[Any], _: object) -> Move:
    word, *values = row
    return _converter().structure(values, MOVES_BY_WORD[word])


@cache
def _converter() -> Converter:
    """Build the converter when it is first needed: workers need none, and building takes a tenth of their start."""
    converter = strict_converter()
    converter.register_unstructure_hook(bytes, bytes.hex)
    converter.register_structure_hook(bytes, lambda text, _: bytes.fromhex(text))
    converter.register_unstructure_hook_func(_are_cards, " ".join)
    converter.register_structure_hook_func(_are_cards, lambda text, _: tuple(map(Card, text.split())))
    converter.register_unstructure_hook(Position, format_position)
    converter.register_structure_hook(Position, lambda text, _: parse_position(text))
    converter.register_unstructure_hook(TableRules, _rules_data)
    converter.register_structure_hook(TableRules, _read_rules)
    converter.register_unstructure_hook(Player, player_data)
    converter.register_structure_hook(Player, _read_player)
    for part in (Spot, *MOVES):
        _write_as_row(converter, part)
    converter.register_structure_hook(Move, _read_move)
    # decode has already parsed the pawns, because that takes the rules of the table.
    converter.register_structure_hook_func(lambda kind: kind == Pawns, lambda pawns, _: pawns)
    moves = override(rename="moves", struct_hook=converter.get_structure_hook(tuple[Move, ...]))
    read = make_dict_structure_fn(MovePlay, converter, lazy_moves=moves, in_parts=override(omit=True))
    converter.register_structure_hook(MovePlay, read)
    converter.register_unstructure_hook(MovePlay, _move_play_data)
    _write_by_name(converter, Draw)
    _write_by_name(converter, Burn)
    configure_tagged_union(Play, converter, tag_name="play", tag_generator=PLAYS.__getitem__)
    for kind in KINDS:
        _write_by_name(converter, kind)
    for kind, name in SPREAD.items():
        _spread(converter, kind, name)
    return converter


def _are_cards(kind: object) -> bool:
    return kind == tuple[Card, ...]


def _write_as_row(converter: Converter, kind: type[Any]) -> None:
    """Store the values of its fields as a list, in their order."""
    hints = get_type_hints(kind)
    writers = [(name, converter.get_unstructure_hook(hint)) for name, hint in hints.items()]
    readers = [(converter.get_structure_hook(hint), hint) for hint in hints.values()]

    def write(part: object) -> list[Any]:
        return [write_value(getattr(part, name)) for name, write_value in writers]

    def read(row: list[Any], _: object) -> object:
        return kind(*[read_value(value, hint) for (read_value, hint), value in zip(readers, row, strict=True)])

    converter.register_unstructure_hook(kind, write)
    converter.register_structure_hook(kind, read)


def _write_by_name(converter: Converter, kind: type[Any]) -> None:
    """Store each field under its name, or its name in :data:`NAMES`; an omitted field may not be null when read."""
    hints, names = get_type_hints(kind), NAMES.get(kind, {})
    says: dict[str, Any] = {name: override(rename=other) for name, other in names.items()}
    for field in fields(kind):
        if field.default is None:
            says[field.name] = override(struct_hook=converter.get_structure_hook(get_args(hints[field.name])[0]))
    converter.register_structure_hook(kind, make_dict_structure_fn(kind, converter, **says))
    write = make_dict_unstructure_fn(kind, converter, _cattrs_omit_if_default=True, **says)
    converter.register_unstructure_hook(kind, write)


def _spread(converter: Converter, kind: type[Any], name: str) -> None:
    """Store the keys of this field beside those of the other fields."""
    write_all, read_all = converter.get_unstructure_hook(kind), converter.get_structure_hook(kind)
    others = {field.name for field in fields(kind)} - {name}

    def write(event: object) -> Data:
        data: Data = write_all(event)
        spread: Data = data.pop(name)
        return data | spread

    def read(data: Data, _: object) -> object:
        spread = dict(data)
        return read_all({key: spread.pop(key) for key in others if key in spread} | {name: spread}, kind)

    converter.register_unstructure_hook(kind, write)
    converter.register_structure_hook(kind, read)

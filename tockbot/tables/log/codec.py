"""Events as plain data, for the log, and back.

Every entry is stored with the number of the form in which it is written (:data:`FORM`), so that a later version can
tell how to read it. A form that this version does not know is refused and left as it is.
"""

from __future__ import annotations

from typing import Any, Final, assert_never

from tockbot.rules import (
    Discard,
    Draw,
    Enter,
    Jump,
    Location,
    Move,
    MovePlay,
    NotationError,
    Play,
    Seat,
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
from tockbot.tables.cards import Card
from tockbot.tables.ids import ChannelId, GuildId, PersonId
from tockbot.tables.log.events import (
    Allowed,
    Cause,
    Chosen,
    Closed,
    Dealt,
    Event,
    Gave,
    Hinted,
    Left,
    Opened,
    Played,
    Sat,
    Started,
)
from tockbot.tables.players import Computer, Human, Level, Player

Data = dict[str, Any]

FORM: Final = 1
"""The form in which entries are written now. Another one is read as it was written, or refused."""

KINDS: Final = {
    Opened: "open",
    Chosen: "choose",
    Sat: "sit",
    Left: "leave",
    Started: "start",
    Dealt: "deal",
    Gave: "give",
    Played: "play",
    Allowed: "allow",
    Hinted: "hint",
    Closed: "close",
}


class LogError(Exception):
    """A log that cannot be read as a table's. The text says where it goes wrong and holds no card."""


def encode(event: Event) -> tuple[str, Data]:
    """An event's kind and data, ready for JSON."""
    return KINDS[type(event)], _data(event)


def _data(event: Event) -> Data:  # noqa: C901 - a match over a closed union has as many cases
    match event:
        case Opened(guild, channel, host, language, rules, seed):
            place = {"guild": guild, "channel": channel, "host": host, "language": language}
            return {**place, **_rules_data(rules), "seed": seed.hex()}
        case Chosen(rules):
            return _rules_data(rules)
        case Sat(seat, player):
            return {"seat": seat, **player_data(player)}
        case Left(seat) | Hinted(seat):
            return {"seat": seat}
        case Started(position):
            return {} if position is None else {"position": format_position(position)}
        case Dealt(dealer, hands):
            return {"dealer": dealer, "hands": [" ".join(hand) for hand in hands]}
        case Gave(seat, card):
            return {"seat": seat, "card": card}
        case Played(seat, play, cards, drawn):
            chance = {} if drawn is None else {"drawn": drawn}
            return {"seat": seat, **_play_data(play), **chance, "cards": " ".join(cards)}
        case Allowed(hints):
            return {"hints": hints}
        case Closed(cause):
            return {"cause": cause.value}
        case _:
            assert_never(event)


def _rules_data(rules: TableRules) -> Data:
    party = {"players": rules.party.players, "in_teams": rules.party.in_teams}
    return {"ruleset": format_ruleset(rules), **party}


def player_data(player: Player) -> Data:
    """Who plays on a seat as plain data, ready for JSON."""
    match player:
        case Human(person):
            return {"person": person}
        case Computer(name, level):
            return {"computer": name, "level": level.value}


def _play_data(play: Play) -> Data:
    """A play as plain data, ready for JSON."""
    match play:
        case MovePlay(spent, pawns, forces_discard, rank, moves):
            return {
                "play": "move",
                "spent": spent,
                "rank": rank,
                "moves": [_move_data(move) for move in moves],
                "pawns": format_pawns(pawns),
                "forces_discard": forces_discard,
            }
        case Draw(spent, seat):
            return {"play": "draw", "spent": spent, "from": seat}
        case ThrowIn(spent):
            return {"play": "throw in", "spent": spent}
        case Discard(spent):
            return {"play": "discard", "spent": spent}
        case _:
            assert_never(play)


def _move_data(move: Move) -> list[Any]:
    match move:
        case Enter(seat, goal, hits):
            return ["enter", seat, goal, _spots_data(hits)]
        case Walk(seat, origin, goal, steps, hits):
            return ["walk", seat, origin, goal, steps, _spots_data(hits)]
        case Jump(seat, origin, goal, hits):
            return ["jump", seat, origin, goal, _spots_data(hits)]
        case Swap(seat, origin, other):
            return ["swap", seat, origin, [other.seat, other.location]]
        case _:
            assert_never(move)


def _spots_data(spots: tuple[Spot, ...]) -> list[list[int]]:
    return [[spot.seat, spot.location] for spot in spots]


def decode(kind: str, data: Data, rules: TableRules | None, form: int = FORM) -> Event:
    """The event that was encoded; ``rules`` are those of the table, None only for the event that opens it.

    Raises:
        LogError: the data are no event of this kind, or of a form that this version does not know.
    """
    if form != FORM:
        raise LogError(f"it is written in form {form}, and this version reads form {FORM}")
    try:
        if kind == KINDS[Opened]:
            return _opened(data)
        if rules is None:
            raise LogError("a log begins with the opening of its table")
        return _event(kind, data, rules)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise LogError(f"no {kind!r} event can be read: {type(error).__name__}") from error


def _opened(data: Data) -> Opened:
    return Opened(
        GuildId(_int(data["guild"])),
        ChannelId(_int(data["channel"])),
        PersonId(_int(data["host"])),
        _str(data["language"]),
        _rules(data),
        bytes.fromhex(data["seed"]),
    )


def _rules(data: Data) -> TableRules:
    try:
        return parse_ruleset(data["ruleset"], _int(data["players"]), in_teams=_bool(data["in_teams"]))
    except NotationError as error:
        raise LogError(str(error)) from error


def _event(kind: str, data: Data, rules: TableRules) -> Event:  # noqa: C901 - as many cases as there are kinds
    match kind:
        case "choose":
            return Chosen(_rules(data))
        case "sit":
            return Sat(_seat(data["seat"]), _player(data))
        case "leave":
            return Left(_seat(data["seat"]))
        case "start":
            return Started(parse_position(data["position"]) if "position" in data else None)
        case "deal":
            return Dealt(_seat(data["dealer"]), tuple(_cards(hand) for hand in data["hands"]))
        case "give":
            return Gave(_seat(data["seat"]), Card(_str(data["card"])))
        case "play":
            drawn = data.get("drawn")
            play = _play(data, rules)
            return Played(
                _seat(data["seat"]), play, _cards(data["cards"]), None if drawn is None else Card(_str(drawn))
            )
        case "allow":
            return Allowed(None if data["hints"] is None else _int(data["hints"]))
        case "hint":
            return Hinted(_seat(data["seat"]))
        case "close":
            return Closed(Cause(data["cause"]))
        case _:
            raise LogError(f"{kind!r} is no kind of event")


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def _player(data: Data) -> Player:
    if "person" in data:
        return Human(PersonId(_int(data["person"])))
    return Computer(_str(data["computer"]), Level(data["level"]))


def _play(data: Data, rules: TableRules) -> Play:
    spent = _str(data["spent"])
    match data["play"]:
        case "move":
            moves = tuple(_move(move) for move in data["moves"])
            return MovePlay(
                spent, parse_pawns(rules, data["pawns"]), _bool(data["forces_discard"]), _str(data["rank"]), moves
            )
        case "draw":
            return Draw(spent, _seat(data["from"]))
        case "throw in":
            return ThrowIn(spent)
        case "discard":
            return Discard(spent)
        case other:
            raise LogError(f"{other!r} is no kind of play")


def _move(data: list[Any]) -> Move:
    match data:
        case ["enter", seat, goal, hits]:
            return Enter(_seat(seat), _location(goal), _spots(hits))
        case ["walk", seat, origin, goal, steps, hits]:
            return Walk(_seat(seat), _location(origin), _location(goal), _int(steps), _spots(hits))
        case ["jump", seat, origin, goal, hits]:
            return Jump(_seat(seat), _location(origin), _location(goal), _spots(hits))
        case ["swap", seat, origin, [owner, location]]:
            return Swap(_seat(seat), _location(origin), Spot(_seat(owner), _location(location)))
        case _:
            raise LogError("a move cannot be read")


def _spots(data: list[list[int]]) -> tuple[Spot, ...]:
    return tuple(Spot(_seat(seat), _location(location)) for seat, location in data)


def _seat(value: object) -> Seat:
    return Seat(_int(value))


def _location(value: object) -> Location:
    return Location(_int(value))


def _int(value: object) -> int:
    """A value that has to be a whole number: what equals one, such as 1.0 or true, is none.

    Raises:
        TypeError: it is something else.
    """
    if type(value) is not int:
        raise TypeError
    return value


def _bool(value: object) -> bool:
    if type(value) is not bool:
        raise TypeError
    return value


def _str(value: object) -> str:
    if type(value) is not str:
        raise TypeError
    return value

"""Events as plain data, for the log, and back."""

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
    format_ruleset,
    parse_pawns,
    parse_ruleset,
)
from tockbot.tables.cards import Card
from tockbot.tables.events import (
    Allowed,
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
from tockbot.tables.sitters import Computer, Human, Level, Sitter, UserId

Data = dict[str, Any]

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
        case Opened(guild, channel, host, language, rules):
            place = {"guild": guild, "channel": channel, "host": host, "language": language}
            return {**place, **_rules_data(rules)}
        case Chosen(rules):
            return _rules_data(rules)
        case Sat(seat, sitter):
            return {"seat": seat, **_sitter_data(sitter)}
        case Left(seat) | Hinted(seat):
            return {"seat": seat}
        case Started(seed):
            return {"seed": seed.hex()}
        case Dealt(dealer, hands):
            return {"dealer": dealer, "hands": [" ".join(hand) for hand in hands]}
        case Gave(seat, card):
            return {"seat": seat, "card": card}
        case Played(seat, play, drawn, cards):
            chance = {} if drawn is None else {"drawn": drawn}
            return {"seat": seat, **_play_data(play), **chance, "cards": " ".join(cards)}
        case Allowed(hints):
            return {"hints": hints}
        case Closed(by):
            return {"by": by}
        case _:
            assert_never(event)


def _rules_data(rules: TableRules) -> Data:
    party = {"players": rules.party.players, "in_teams": rules.party.in_teams}
    return {"ruleset": format_ruleset(rules), **party}


def _sitter_data(sitter: Sitter) -> Data:
    match sitter:
        case Human(user, name):
            return {"user": user, "name": name}
        case Computer(name, level):
            return {"name": name, "level": level.value}


def _play_data(play: Play) -> Data:
    match play:
        case MovePlay(spent, pawns, forces_discard, rank, moves):
            result = {"pawns": format_pawns(pawns), "forces_discard": forces_discard}
            return {
                "play": "move",
                "spent": spent,
                "rank": rank,
                "moves": [_move_data(move) for move in moves],
                **result,
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


def decode(kind: str, data: Data, rules: TableRules | None) -> Event:
    """The event that was encoded; ``rules`` are those of the table, None only for the event that opens it.

    Raises:
        LogError: the data are no event of this kind.
    """
    try:
        if kind == "open":
            return _opened(data)
        if rules is None:
            raise LogError("a log begins with the opening of its table")
        return _event(kind, data, rules)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise LogError(f"no {kind!r} event can be read: {type(error).__name__}") from error


def _opened(data: Data) -> Opened:
    return Opened(data["guild"], data["channel"], UserId(data["host"]), data["language"], _rules(data))


def _rules(data: Data) -> TableRules:
    try:
        return parse_ruleset(data["ruleset"], data["players"], in_teams=data["in_teams"])
    except NotationError as error:
        raise LogError(str(error)) from error


def _event(kind: str, data: Data, rules: TableRules) -> Event:  # noqa: C901 - as above
    match kind:
        case "choose":
            return Chosen(_rules(data))
        case "sit":
            return Sat(Seat(data["seat"]), _sitter(data))
        case "leave":
            return Left(Seat(data["seat"]))
        case "start":
            return Started(bytes.fromhex(data["seed"]))
        case "deal":
            return Dealt(Seat(data["dealer"]), tuple(tuple(map(Card, hand.split())) for hand in data["hands"]))
        case "give":
            return Gave(Seat(data["seat"]), Card(data["card"]))
        case "play":
            drawn = data.get("drawn")
            cards = tuple(map(Card, data.get("cards", "").split()))
            return Played(Seat(data["seat"]), _play(data, rules), None if drawn is None else Card(drawn), cards)
        case "allow":
            return Allowed(None if data["hints"] is None else int(data["hints"]))
        case "hint":
            return Hinted(Seat(data["seat"]))
        case "close":
            return Closed(None if data["by"] is None else UserId(data["by"]))
        case _:
            raise LogError(f"{kind!r} is no kind of event")


def _sitter(data: Data) -> Sitter:
    if "user" in data:
        return Human(UserId(data["user"]), data["name"])
    # Logs from before there were levels name none.
    return Computer(data["name"], Level(data.get("level", Level.NORMAL.value)))


def _play(data: Data, rules: TableRules) -> Play:
    spent = data["spent"]
    match data["play"]:
        case "move":
            moves = tuple(_move(move) for move in data["moves"])
            return MovePlay(spent, parse_pawns(rules, data["pawns"]), data["forces_discard"], data["rank"], moves)
        case "draw":
            return Draw(spent, Seat(data["from"]))
        case "throw in":
            return ThrowIn(spent)
        case "discard":
            return Discard(spent)
        case other:
            raise LogError(f"{other!r} is no kind of play")


def _move(data: list[Any]) -> Move:
    match data:
        case ["enter", seat, goal, hits]:
            return Enter(Seat(seat), Location(goal), _spots(hits))
        case ["walk", seat, origin, goal, steps, hits]:
            return Walk(Seat(seat), Location(origin), Location(goal), steps, _spots(hits))
        case ["jump", seat, origin, goal, hits]:
            return Jump(Seat(seat), Location(origin), Location(goal), _spots(hits))
        case ["swap", seat, origin, [owner, location]]:
            return Swap(Seat(seat), Location(origin), Spot(Seat(owner), Location(location)))
        case _:
            raise LogError("a move cannot be read")


def _spots(data: list[list[int]]) -> tuple[Spot, ...]:
    return tuple(Spot(Seat(seat), Location(location)) for seat, location in data)
